"""Playing many games: workers, clusters, and the tables and records they leave."""
