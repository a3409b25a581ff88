"""How a command ends when it cannot do what was asked: a sentence and an exit code, never a traceback."""

OK = 0
SAYS_NO = 1
"""A rule, a case or a check says no."""
BAD_INPUT = 2
"""Bad usage or a bad file."""
INTERNAL = 70
"""Our mistake (EX_SOFTWARE of sysexits)."""
INTERRUPTED = 130


class CommandError(Exception):
    """Ends the command with a sentence on stderr; `status` is one of the exit codes above."""

    def __init__(self, sentence: str, status: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.status = status
