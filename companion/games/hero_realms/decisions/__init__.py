"""What a seat may know and do: its view of the table, its legal acts."""
