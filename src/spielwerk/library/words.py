"""The texts of one table; each language is loaded when it is first asked for."""

from collections.abc import Sequence

from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.state import Message, State
from spielwerk.core.texts import LANGUAGES, Texts


class UnknownLanguage(Exception):
    """A language without texts; the message is a whole sentence."""


class Words:
    def __init__(self, game: Game, state: State, names: Sequence[str]) -> None:
        self._game = game
        self._state = state
        """The state is only used for what never changes in a game: texts of its own data."""
        self._names = {letter(seat): f"{letter(seat)} ({name})" for seat, name in enumerate(names) if name}
        self._texts: dict[str, Texts] = {}

    def say(self, message: Message, language: str) -> str:
        """The message as a sentence; raises UnknownLanguage."""
        return self._in(language).format(*message)

    def _in(self, language: str) -> Texts:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"There are no texts in '{language}'. Known: {', '.join(LANGUAGES)}.")
        if language not in self._texts:
            texts = Texts(self._game.name, language, self._names)
            texts.learn(self._game.own_texts(self._state, language))
            self._texts[language] = texts
        return self._texts[language]
