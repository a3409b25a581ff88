"""What the person who runs a server sees and decides: its state, backups, bans, a notice to everybody."""
