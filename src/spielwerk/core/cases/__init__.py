"""Rule cases: YAML files that say what a rule does; docs/cases.md has their whole vocabulary."""
