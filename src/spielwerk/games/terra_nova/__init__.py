"""Terra Nova (KOSMOS 2022, Andreas Faul) for two to four players."""
