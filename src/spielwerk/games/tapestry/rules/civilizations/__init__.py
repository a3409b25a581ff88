"""What civilizations do: one named function per ability."""
