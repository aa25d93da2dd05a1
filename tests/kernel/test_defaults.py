"""What holds for a game that says nothing else: sides, wishes, notes, judgement, and a position that was set up."""

import msgspec
import pytest

from rulebound.kernel import view
from rulebound.kernel.cards import State
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import choose
from rulebound.kernel.game import END, Game, SetupOption
from rulebound.kernel.match import Match
from rulebound.kernel.mind import Mind, best
from rulebound.kernel.requirements import legal, requirement, verdicts
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.things import Seat, Thing
from rulebound.kernel.view import Result, Verdict
from tests.kernel.test_flow import run
from tests.kernel.toy import TOY, Toy, ToyState, is_odd


def test_every_seat_is_a_side_of_its_own_unless_all_play_together():
    s = ToyState(3, Chance(1))
    game = Game()
    assert game.sides(s) == [0, 1, 2]
    game.cooperative = True
    assert game.sides(s) == [0, 0, 0]


def test_a_game_that_says_nothing_shows_asks_and_promises_nothing_more():
    s, game = ToyState(2, Chance(1)), Game()
    choice = Choice(0, "lay", [Option("a")], "toy.play.lay")
    assert game.arrows(s) == game.notes(s, choice, choice.options[0]) == game.why_not(s, 0, Seat(0)) == []
    assert game.wishes(s, 0) == game.faults(s, {}) == game.course_faults(s) == []
    assert (game.version, game.cooperative, game.decks) == ("1", False, None)
    assert TOY.options() == TOY.opening.setup_options()
    assert TOY.setup_by_lot(Chance(1)) in TOY.setups()


def test_a_mind_that_knows_nothing_waits_for_the_end():
    s, mind = ToyState(2, Chance(1)), Mind()
    choice = Choice(0, "lay", [Option("a")], "toy.play.lay")
    assert mind.value(s, 1) == 0.5
    s.result = Result([1], [0.0, 1.0], Text("toy-result"), "toy.play.win")
    assert [mind.value(s, seat) for seat in (0, 1)] == [0.0, 1.0]
    assert mind.clock(s) == 0
    assert mind.settled(s, choice, 0) is None
    assert mind.habit(s, choice) is None
    assert mind.routines == frozenset()
    assert mind.soon == 0.0
    assert best([1.0, 3.0, 2.0, 3.0]) == 1


def test_a_thing_is_known_to_everyone_by_its_key():
    class Place(Thing):
        @property
        def key(self):
            return "here"

    place = Place()
    assert (place.old_key, place.key_for(3), place.visible_to(None), place.details()) == ("here", "here", True, [])
    assert Seat(1).name_for(None) == Text("seat", {"n": 2})


def test_a_state_begins_with_nothing_and_finds_things_by_their_keys():
    s = State(3, Chance(1), "begin")
    assert (s.seats, s.step, s.cards, s.zones, s.result, s.reveals) == (3, "begin", [], [], None, 0)
    toy = ToyState(2, Chance(1))
    card = toy.deal(toy.deck, toy.hands[0])
    assert toy.find(card.key) is card
    assert toy.find("k99") is None
    assert toy.things() == toy.cards
    assert [zone.place.in_game for zone in toy.zones] == [True] * 4
    assert (len(toy.deck), len(toy.hands[0])) == (14, 1)


def test_faults_name_ids_tags_places_and_what_is_not_known():
    toy = ToyState(2, Chance(1))
    toy.cards[0], toy.cards[1] = toy.cards[1], toy.cards[0]
    assert toy.faults() == ["card ids out of order"]
    toy = ToyState(2, Chance(1))
    toy.cards[0].tag = 1
    assert toy.faults() == ["two cards have the same tag"]
    toy = ToyState(2, Chance(1))
    card = toy.deal(toy.deck, toy.hands[1])
    card.known = 0b01
    assert toy.faults() == [f"{card} in hand is not known to all who see that zone"]
    toy = ToyState(2, Chance(1))
    toy.cards[0].place = toy.pile.place
    assert toy.faults() == [f"{toy.cards[0]} lies in deck but says Place(pile)"]


def test_a_position_that_was_set_up_has_no_seed_no_record_and_perhaps_no_way_back():
    state = Match(TOY, {}, 3).state.clone()
    match = Match.at(TOY, state)
    assert (match.seed, match.answers, match.log) == (0, 0, [])
    assert match.state is state
    with pytest.raises(Refused) as error:
        match.record()
    assert error.value.text.id == "refused-record-quiet"
    with pytest.raises(Refused):
        match.undo(0)
    quiet = Match.at(TOY, state.clone(), quiet=True)
    with pytest.raises(Refused):
        quiet.fork()
    assert not quiet.state.log.on
    assert match.state.log.on


def test_a_match_without_a_log_keeps_its_record():
    match = Match(TOY, {}, 3, log=False)
    for seat in (0, 1):
        match.answer(seat, 0)
    assert match.log == []
    assert len(match.record().answers) == 2
    assert match.fork().answers == 2


def test_a_setup_is_given_as_plain_data_as_itself_or_not_at_all():
    given = TOY.opening.Setup(seats=3)
    assert TOY.read_setup(given) == TOY.read_setup({"seats": 3}) == given
    assert TOY.read_setup(None) == TOY.read_setup({}) == TOY.opening.Setup()


def test_a_fork_after_a_way_back_has_the_log_of_then():
    match = Match(TOY, {}, 7)
    for seat in (0, 1):
        match.answer(seat, 0)
    (winner,) = match.choices
    for key in ("done", "stop"):
        match.answer(winner, key)
    lines = len(match.log)
    match.undo(winner)
    assert len(match.log) == lines - 1
    fork = match.fork()
    assert fork.view(0) == fork.fork().view(0) == match.view(0)
    assert [line.at for line in fork.log] == [line.at for line in match.log]


def test_wishes_are_answers_too():
    match = Match(TOY, {"seats": 3}, 3)
    match.tell(2, "no-coin")
    assert match.answers == 1
    assert match.state.log.answers == 1
    assert match.record().answers == [(2, "!no-coin")]
    assert match.fork().answers == 1
    assert match.undo_point(2) == (0, set())
    match.undo(2)
    assert match.state.no_coin == [False] * 3
    match.tell(2, "no-coin")
    for seat in range(3):
        match.answer(seat, 0)
    (verb,) = {line.at for line in match.log if line.what == "lays"}
    assert verb == 4


def test_a_finished_match_stands_at_its_end():
    match = Match(TOY, {}, 3)
    while match.choices:
        seat = min(match.choices)
        match.answer(seat, len(match.choices[seat].options) - 1)
    assert match.state.step == END == match.view(0).step
    assert match.view(0).result == match.result is not None
    with pytest.raises(Refused) as error:
        match.check(0, "lay")
    assert error.value.text.id == "refused-over"
    assert match.why_not(0, match.state.pile.cards[0])[0].rule == "toy.play.win"


def test_two_who_have_answered_are_told_who_is_waited_for():
    match = Match(TOY, {"seats": 4}, 3)
    for seat in (2, 0):
        match.answer(seat, 0)
    with pytest.raises(Refused) as error:
        match.answer(2, 0)
    assert (error.value.text.id, error.value.text.args) == ("refused-already", {"seats": "2, 4"})


# --- choosing ---------------------------------------------------------------------------------------------------


def test_a_candidate_is_chosen_among_those_that_meet_all_needs():
    s = ToyState(2, Chance(1))
    odd = [card for card in s.cards if card.printed.number % 2]
    flow = choose(s, 1, "take", s.cards[:4], "toy.play.lay", needs=(is_odd,), decline="done", about=s.cards[9])
    choice = flow.send(None)
    assert (choice.seat, choice.prompt, choice.rule, choice.about) == (1, "take", "toy.play.lay", s.cards[9])
    assert [option.act for option in choice.options] == ["take", "take", "done"]
    assert [option.on for option in choice.options[:2]] == odd[:2]
    assert [verdict.met for verdict in choice.explain(s.cards[1])] == [False]
    assert choice.explain(s.cards[9]) is None
    assert run(choose(s, 1, "take", s.cards[:4], "toy.play.lay", needs=(is_odd,)), 1) is odd[1]
    assert run(choose(s, 1, "take", s.cards[:4], "toy.play.lay", decline="done"), 4) is None
    assert run(choose(s, 1, "take", s.cards[1:2], "toy.play.lay", needs=(is_odd,))) is None
    assert run(choose(s, 1, "take", s.cards[:1], "toy.play.lay")) is s.cards[0], "one is taken without asking"
    assert run(choose(s, 1, "take", s.cards[:1], "toy.play.lay", always=True), 0) is s.cards[0]
    assert choose(s, 1, "take", s.cards[:2], "toy.play.lay", prompt="steal").send(None).prompt == "steal"


def test_requirements_are_listed_with_the_unmet_first():
    @requirement("toy.play.low")
    def is_low(s, seat, card):
        return card.printed.number < 5

    s = ToyState(2, Chance(1))
    four, five, six = (s.cards[n - 1] for n in (4, 5, 6))
    assert [legal((is_odd, is_low), s, 0, card) for card in (four, five, six)] == [False] * 3
    assert legal((is_odd, is_low), s, 0, s.cards[2])
    assert [verdict.met for verdict in verdicts((is_low, is_odd), s, 0, four)] == [False, True]
    assert is_low.text == "toy-needs-is-low"
    assert is_low.verdict(s, 0, four).text.args == {}


def test_a_refusal_says_its_text():
    assert str(refuse("refused-x", n=1)) == "refused-x {'n': 1}"
    assert str(Refused(Text("refused-x", plain="No."))) == "No."
    assert str(Refused(Text("refused-x", {"n": 1}, "No."))) == "No."
    assert str(refuse("refused-x")) == "refused-x"


def test_what_a_view_does_not_say_is_nothing():
    said = {}
    for name, one in vars(view).items():
        if isinstance(one, type) and issubclass(one, msgspec.Struct):
            for field in msgspec.structs.fields(one):
                if not field.required and (
                    default := field.default_factory() if field.default is msgspec.NODEFAULT else field.default
                ):
                    said[name, field.name] = default
    assert said == {("Face", "copies"): 1}


def test_why_not_tells_what_is_asked_and_what_the_game_has_to_say():
    class Talkative(Toy):
        def why_not(self, s, seat, thing):
            return [Verdict(Text("toy-needs-patience"), f"toy.play.{thing.key}", False)]

    match = Match(Talkative(), {"seats": 2}, 7)
    laid = match.state.hands[0].cards[0]
    for seat in (0, 1):
        match.answer(seat, 0)
    (winner,) = match.choices
    match.answer(winner, "done")
    told = match.why_not(winner, laid)
    assert [verdict.rule for verdict in told] == ["toy.play.coin", f"toy.play.{laid.key}"]


def test_a_setup_is_asked_for_one_value_of_each_sort():
    option = SetupOption("seats", [2, 3], 2)
    assert (option.many, option.seats, option.facts) == (False, None, {})
