"""What commands share: errors, files, languages, words, output."""
