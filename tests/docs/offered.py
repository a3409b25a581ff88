"""`python -m tests.docs.offered GAME COMPONENT OPTION …`: components that a game offers, with a text in each language.

Runs in a copy of the sources (workbench.py) and prints what each component does.
"""

import sys

import spielwerk
from spielwerk.core.texts import LANGUAGES, Texts
from spielwerk.games import game


def check(of: str, component: str, option: str) -> None:
    name = component.partition("-")[2]
    rows = {f"{row['kind']}-{row['name']}": row for row in game(of).components()}
    assert component in rows, f"{of} has no component '{component}'"
    for language in LANGUAGES:
        texts = Texts(of, language)
        said = "; ".join([texts.format(component), *texts.effects(rows[component])])
        assert not texts.errors, texts.errors
        sys.stdout.write(f"{language}: {said}\n")
    state = game(of).new(1, {"players": 2, option: [name]})
    assert f"'{name}'" in str(game(of).view(state, 0)), f"a new game does not offer '{name}'"


if __name__ == "__main__":
    assert spielwerk.engine() == "python"
    for number in range(1, len(sys.argv), 3):
        check(*sys.argv[number : number + 3])
