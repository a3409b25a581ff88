"""Everything `./spielwerk test` runs, in folders named after what they test; `contract` holds for both engines."""
