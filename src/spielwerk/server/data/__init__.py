"""What is stored: the schema and its migrations, answers, snapshots."""
