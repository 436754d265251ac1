"""The private PostgreSQL server that database tests use."""

import pytest
from sqlalchemy import create_engine, text

pytestmark = pytest.mark.slow


def test_a_fresh_database_answers_and_keeps_accents(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE hero (name text)"))
        connection.execute(text("INSERT INTO hero VALUES ('Élise Ñandú')"))
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT name FROM hero")) == "Élise Ñandú"
    engine.dispose()


def test_the_next_test_finds_nothing_of_the_last(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT to_regclass('hero')")) is None
    engine.dispose()
