"""What happens on a score sheet: counters, marks, dice, piles, turns, who is out, who has won."""
