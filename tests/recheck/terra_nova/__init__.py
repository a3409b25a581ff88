"""Terra Nova a second time, from the rulebook alone: tables, map, menus, and what every answer does."""
