"""How results are printed: tables and colours, JSON, progress, QR codes."""
