"""What the Automa's cards do, one file each."""
