"""What is stored: backups, damaged databases, leases, older engines, processes that are killed."""
