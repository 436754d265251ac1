"""Tables as files: the format, export, import, replaying a file, leaving names out."""
