"""What a run says: SQL, statistics, charts, and the page of them."""
