"""Controls: buttons, chips, steppers, text fields."""
