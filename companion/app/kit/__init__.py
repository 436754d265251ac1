"""Small parts that screens are made of. They receive a look and finished words; they have no words of their own."""
