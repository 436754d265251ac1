"""What players have and do: towns, heroes, resources, trade, visits, AI heroes."""
