"""What an answer brings, in few words."""

from spielwerk.cli.common.outcome import parts
from spielwerk.core.state import Message
from spielwerk.core.texts import Texts

TEXTS = Texts("age-of-innovation", "de")


def gained(seat: str, resource: str, n: int, source: str) -> Message:
    return "event-gained", {"seat": seat, "resource": resource, "n": n, "source": source}


def test_sums_for_each_seat_the_mover_first_and_without_a_name() -> None:
    events = [gained("A", "tools", 1, "rule-setup"), gained("B", "scholars", 1, "rule-setup")]
    paid: Message = ("event-paid", {"seat": "B", "resource": "coins", "n": 2, "source": "rule-cost"})
    assert parts(TEXTS, [*events, paid, paid], 1) == ["+1 Gelehrter, −4 Geld · A: +1 Werkzeug"]


def test_a_phase_has_a_line_of_its_own_with_the_sources_of_points() -> None:
    events: list[Message] = [
        gained("B", "vp", 2, "faction-moles"),
        ("event-phase-began", {"phase": "over"}),
        gained("B", "vp", 8, "science-law"),
        gained("A", "vp", 4, "science-law"),
        gained("B", "vp", 2, "science-medicine"),
    ]
    assert parts(TEXTS, events, 1) == [
        "+2 Punkte",
        "Spielende und Schlusswertung · A: +4 Punkte (Wissenswertung: Recht)"
        " · B: +8 Punkte (Wissenswertung: Recht), +2 Punkte (Wissenswertung: Medizin)",
    ]


def test_of_a_climb_only_the_level_it_ended_on() -> None:
    steps: list[Message] = [
        ("event-stepped", {"seat": "A", "discipline": "law", "level": level, "source": "city-knowledge"})
        for level in (1, 2, 3)
    ]
    assert parts(TEXTS, steps, 0) == ["A erreicht Stufe 3 in Recht (Stadtmarker: 1 Schritt je Disziplin)"]


def test_beside_its_words_an_answer_is_not_told_again() -> None:
    built: Message = ("event-built", {"seat": "A", "hex": "C5", "building": "workshop", "source": "rule-cost"})
    elsewhere: Message = ("event-built", {"seat": "A", "hex": "C6", "building": "guild", "source": "palace-16"})
    assert parts(TEXTS, [built], 0) == ["A baut eine Werkstatt auf C5"]
    assert parts(TEXTS, [built, elsewhere], 0, {"hex": "C5"}) == ["A baut eine Gilde auf C6 (Palast 16)"]
