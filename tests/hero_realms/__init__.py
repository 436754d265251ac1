"""Tests of the engine of Hero Realms."""
