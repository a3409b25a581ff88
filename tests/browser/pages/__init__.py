"""Pages beside a table: rules, components, guided games, exercises, the companion at a real board."""
