"""Small parts that screens are made of. They get a look and finished words, and have none of their own."""
