"""Which rule explains a message: the text `help-<topic>`, or the component that is the source of what happened."""

from collections.abc import Mapping

from spielwerk.core.reasons import Fact

Help = Mapping[str, str]
"""Topics by prefix of an id, whole words only: `refusal-too-few` also matches `refusal-too-few-coins`. The empty id is
for messages without a topic of their own."""

SOURCES = ("source", "component")


def rule_of(help_: Help, name: str, args: Mapping[str, Fact], *instead: str) -> str:
    """The id of the text or component that explains the message, or `instead` where the message has none."""
    sources = [str(args[slot]) for slot in SOURCES if slot in args]
    for wanted in (name, *instead, str(args.get("move", "")), *sources):
        topic = _topic(help_, wanted)
        if topic:
            return f"help-{topic}"
    if "question" in args:
        return f"help-{args['question']}"
    return sources[0] if sources else f"help-{help_['']}"


def _topic(help_: Help, name: str) -> str:
    words = name.split("-") if name else []
    for end in range(len(words), 0, -1):
        topic = help_.get("-".join(words[:end]))
        if topic:
            return topic
    return ""
