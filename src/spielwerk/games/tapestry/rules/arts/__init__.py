"""Arts & Architecture beside its track: masterpieces, and inspiration tiles on the income mat."""
