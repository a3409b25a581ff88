"""Games written down: a change of the rules shows here as a readable diff (`python -m tests.playthroughs.renew`)."""
