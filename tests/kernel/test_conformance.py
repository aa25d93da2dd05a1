"""The conformance suite passes a sound game and catches every way to be unsound that we know of."""

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import ask
from rulebound.kernel.game import load_game
from rulebound.kernel.log import Line
from rulebound.kernel.match import Match
from rulebound.kernel.view import AreaView, CardView, ZoneView
from rulebound.testing import conformance
from rulebound.testing.conformance import Examination, conform
from tests.kernel import toy
from tests.kernel.toy import Opening, Toy, ToyMind, ToyState


def promise_broken(game, seeds=range(12)):
    """The first broken promise over a few seeds; "" if all held."""
    for seed in seeds:
        _, failure = Examination(game, {"seats": 3}, seed).run()
        if failure is not None:
            return failure.promise
    return ""


def test_a_sound_game_passes():
    assert promise_broken(Toy(), range(40)) == ""


def with_steps(**steps):
    game = Toy()
    game.steps = {**Toy.steps, **steps}
    return game


def test_an_endless_game_is_caught(monkeypatch):
    monkeypatch.setattr(conformance, "MOST_ANSWERS", 200)

    def endless(s):
        yield from ask(Choice(0, "lay", [Option("a"), Option("b")], "toy.play.lay"))
        return "deal"

    assert promise_broken(with_steps(deal=endless), [1]) == "every match ends"


def test_a_step_that_leads_nowhere_is_caught():
    def stop(s):
        return "nowhere"
        yield

    assert promise_broken(with_steps(deal=stop)) == "no option fails"


def test_a_crash_is_caught_and_its_record_kept():
    def crash(s):
        raise ZeroDivisionError("oh")
        yield

    _, failure = Examination(with_steps(keep=crash), {"seats": 2}, 1).run()
    assert failure.promise == "no option fails"
    assert "ZeroDivisionError: oh" in failure.detail
    assert len(failure.record.answers) == 2


@pytest.mark.parametrize(
    ("options", "rule", "promise"),
    [
        ([], "toy.play.lay", "every choice has an option"),
        ([Option("a"), Option("a")], "toy.play.lay", "options have keys of their own"),
        ([Option("a"), Option("b")], "toy.no.such", "choices cite rules that exist"),
    ],
)
def test_an_unsound_choice_is_caught(options, rule, promise):
    def unsound(s):
        yield from ask(Choice(0, "lay", options, rule))
        return "deal"

    assert promise_broken(with_steps(deal=unsound)) == promise


def test_a_log_line_without_a_rule_is_caught():
    def keep(s):
        s.log.say("keeps", "toy.no.such")
        return (yield from toy.keep(s))

    assert promise_broken(with_steps(keep=keep)) == "log lines cite rules that exist"


def test_a_lost_card_is_caught():
    def keep(s):
        if s.deck.cards:
            s.deck.cards.pop()
        return (yield from toy.keep(s))

    assert promise_broken(with_steps(keep=keep)) == "every card is in exactly one zone and the table is sound"


class Forgetful(ToyState):
    __slots__ = ("extra",)

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.extra = 3


class Sharing(ToyState):
    __slots__ = ()

    def clone(self):
        copy = super().clone()
        copy.points = self.points
        return copy


def starting_from(kind):
    class Other(Opening):
        def start(self, setup, chance):
            return kind(setup.seats, chance)

    game = Toy()
    game.opening = Other()
    return game


@pytest.mark.parametrize("kind", [Forgetful, Sharing])
def test_a_bad_clone_is_caught(kind):
    assert promise_broken(starting_from(kind)) == "a clone is complete and shares nothing that changes"


def test_a_coroutine_or_lambda_in_the_state_is_caught():
    class Lambda(ToyState):
        __slots__ = ("f",)

        def clone(self):
            copy = super().clone()
            copy.f = self.f
            return copy

        def __init__(self, seats, chance):
            super().__init__(seats, chance)
            self.f = lambda: 1

    assert promise_broken(starting_from(Lambda)) != ""


def leaking(show):
    class Leaking(Toy):
        def areas(self, s, seat):
            return [*super().areas(s, seat), AreaView("leak", "x", zones=[ZoneView("leak", "row", 1, show(s, seat))])]

    return Leaking()


def test_a_leaked_key_is_caught():
    game = leaking(lambda s, seat: [CardView("number", key=c.key) for hand in s.hands for c in hand.cards])
    assert promise_broken(game) == "nothing hidden is in a view"


def test_a_leaked_face_without_a_key_is_caught():
    game = leaking(lambda s, seat: [CardView("number", face=c.printed.face) for c in s.deck.cards])
    assert promise_broken(game) == "nothing hidden is in a view"


def test_a_leak_through_a_mark_is_caught_by_imagining():
    game = leaking(lambda s, seat: [CardView("number", marks=[str(s.deck.cards[-1].printed.number)])])
    assert promise_broken(game) == "view(seat) is unchanged by imagine(seat)"


def test_options_that_depend_on_hidden_cards_are_caught():
    def keep(s):
        seat = s.kept[-1]
        rival = s.hands[(seat + 1) % s.seats].cards
        high = bool(rival) and rival[0].printed.number > 7
        options = [Option("peek-high" if high else "peek-low"), Option("stop")]
        choice = Choice(seat, "keep", options, "toy.play.keep")
        yield choice
        return (yield from toy.keep(s))

    class Lazy(Toy):
        """Labels of options are made when they are looked at, so hidden facts can slip into them."""

        steps = {**Toy.steps, "keep": keep}  # noqa: RUF012

        def notes(self, s, choice, option):
            rival = s.hands[(choice.seat + 1) % s.seats].cards
            return [toy.Text("high")] if rival and rival[0].printed.number > 7 else []

    assert promise_broken(Lazy(), range(40)) == "imagine keeps the seat's options"


def test_options_made_from_hidden_cards_are_caught():
    def keep(s):
        seat = s.kept[-1]
        rival = s.hands[(seat + 1) % s.seats].cards
        high = bool(rival) and rival[0].printed.number > 7
        options = [Option("beat")] if high else []
        yield Choice(seat, "beat", [*options, Option("stop")], "toy.play.keep", always=True)
        return (yield from toy.keep(s))

    assert promise_broken(with_steps(keep=keep), range(40)) == "options tell nothing of what is hidden"


def test_an_option_that_names_an_unknown_card_is_caught(monkeypatch):
    def keep(s):
        seat = s.kept[-1]
        rival = s.hands[(seat + 1) % s.seats].cards
        yield Choice(seat, "take", [*(Option("take", card) for card in rival), Option("stop")], "toy.play.keep")
        return (yield from toy.keep(s))

    game = with_steps(keep=keep)
    assert "names a card" not in promise_broken(game), "a card is called by its place"
    monkeypatch.setattr(toy.ToyCard, "key_for", lambda card, seat, zones: card.key)
    assert promise_broken(game) == "no option names a card that its seat does not know"


# --- what is shuffled, and by which rule --------------------------------------------------------------------


def carries_its_tags(s, zone):
    s.chance.shuffle(zone.cards)
    for card in zone.cards:
        card.known = 0


def keeps_what_was_known(s, zone):
    s.chance.shuffle(zone.cards)
    s._deal_tags(zone.cards)


def leaves_the_tags(s, zone):
    tags = [card.tag for card in zone.cards]
    carries_its_tags(s, zone)
    for card, tag in zip(zone.cards, tags, strict=True):
        card.tag = tag


def leaves_the_cards(s, zone):
    s._deal_tags(zone.cards)


class Large(ToyState):
    """With a pile of many cards that everybody has seen."""

    __slots__ = ()

    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        for number in toy.NUMBERS:
            self.add_card(toy.ToyCard(len(self.cards), number), self.pile)


@pytest.mark.parametrize("shuffle", [carries_its_tags, keeps_what_was_known, leaves_the_tags, leaves_the_cards])
def test_a_shuffle_that_does_not_forget_is_caught(monkeypatch, shuffle):
    game = starting_from(Large)
    assert promise_broken(game) == ""
    monkeypatch.setattr(ToyState, "shuffle", shuffle)
    assert promise_broken(game) == conformance.SHUFFLE_PROMISE


def test_a_line_that_cites_a_rule_out_of_its_chapter_is_caught():
    class Strict(Toy):
        def in_force(self, s, rule):
            return rule != "toy.play.keep" or s.step == "keep"

    def trick(s):
        s.log.say("keeps", "toy.play.keep")
        return (yield from toy.trick(s))

    assert promise_broken(Strict()) == ""
    game = Strict()
    game.steps = {**Toy.steps, "trick": trick}
    assert promise_broken(game) == conformance.CHAPTER_PROMISE


# --- the log, the way back, imagination ----------------------------------------------------------------------


class Gossip(Line):
    """Told to everybody as to the one who knows."""

    __slots__ = ()

    def view(self, seat):
        return super().view(0)


def test_a_log_that_every_seat_reads_as_the_one_who_knows_is_caught():
    def deal(s):
        yield from toy.deal(s)
        s.log.say("keeps", "toy.play.keep", cards=s.hands[0].cards[:])
        line = s.log.lines.pop()
        s.log.lines.append(Gossip(line.what, line.rule, line.at, line.args))
        return "trick"

    assert promise_broken(with_steps(deal=deal)) == conformance.LOG_PROMISE


def test_a_log_line_that_holds_the_name_of_a_hidden_card_is_caught():
    def keep(s):
        s.log.say("keeps", "toy.play.keep", card=s.deck.cards[-1].printed.name)
        return (yield from toy.keep(s))

    assert promise_broken(with_steps(keep=keep)) == conformance.LOG_PROMISE


def test_a_name_told_before_the_first_choice_is_caught():
    def deal(s):
        yield from toy.deal(s)
        s.log.say("keeps", "toy.play.keep", card=s.hands[0].cards[0].printed.name)
        return "trick"

    assert promise_broken(with_steps(deal=deal)) == conformance.LOG_PROMISE


def test_a_reveal_that_can_be_taken_back_is_caught(monkeypatch):
    def show(s, card, to):
        card.known |= to

    monkeypatch.setattr(ToyState, "show", show)
    assert promise_broken(Toy()) == "what was seen or drawn is not taken back"


class Uncounted(Chance):
    """Does not count the numbers that are taken for a toss."""

    __slots__ = ()

    def number(self):
        found = super().number()
        self.drawn = 0
        return found

    def clone(self):
        copy = Uncounted(self.seed)
        copy.drawn = self.drawn
        return copy


def test_a_toss_that_can_be_taken_back_is_caught():
    game = starting_from(lambda seats, chance: ToyState(seats, Uncounted(chance.seed)))
    assert promise_broken(game) == "what was seen or drawn is not taken back"


def test_an_undo_that_goes_elsewhere_is_caught(monkeypatch):
    def undo(match, seat):
        real(match, seat)
        match.state = Match.replay(match.game, match.record(final=False), max(0, match.answers - 1)).state

    real = Match.undo
    monkeypatch.setattr(Match, "undo", undo)
    assert promise_broken(Toy(), range(40)) == "undo goes back to the same view"


def test_an_undo_that_leaves_something_behind_is_caught(monkeypatch):
    def undo(match, seat):
        real(match, seat)
        match.state.kept.append(0)

    real = Match.undo
    monkeypatch.setattr(Match, "undo", undo)
    assert promise_broken(Toy(), range(40)) == "undo goes back to the same position"


def test_an_imagination_that_deals_nothing_anew_is_caught(monkeypatch):
    monkeypatch.setattr(ToyState, "redeal", lambda s, seat, chance: None)
    assert promise_broken(Toy()) == "imagine deals anew what the seat does not know"


def test_an_imagination_that_knows_the_next_toss_is_caught(monkeypatch):
    def imagine(match, seat, chance):
        copy = real(match, seat, chance)
        copy.state.chance = match.state.chance.clone()
        return copy

    real = Match.imagine
    monkeypatch.setattr(Match, "imagine", imagine)
    assert promise_broken(Toy()) == "imagine does not know what chance will say"


def test_the_real_deal_must_not_go_into_what_is_imagined(monkeypatch):
    def redeal(s, seat, chance):
        """Uniform, and yet another deal for another table."""
        hidden = [card for card in s.cards if not card.visible_to(seat)]
        printed = [card.printed for card in hidden]
        chance.shuffle(printed)
        for card, face in zip(hidden, printed, strict=True):
            card.printed = face

    monkeypatch.setattr(ToyState, "redeal", redeal)
    assert promise_broken(Toy(), range(40)) == "a player decides the same with everything hidden dealt anew"


def test_a_thought_must_not_depend_on_anything_but_the_chair():
    class Moody(ToyMind):
        asked = 0

        def value(self, s, seat):
            Moody.asked += 1
            return Moody.asked % 7 / 7

    game = Toy()
    game.mind = Moody()
    assert promise_broken(game, range(40)) == "a player decides the same with everything hidden dealt anew"


def test_an_imagination_that_forgets_what_the_seat_knows_is_caught(monkeypatch):
    def imagine(match, seat, chance):
        copy = real(match, seat, chance)
        for card in copy.state.pile.cards:
            card.printed = copy.state.pile.cards[0].printed
        return copy

    class Blind(Toy):
        def areas(self, s, seat):
            return []

    real = Match.imagine
    monkeypatch.setattr(Match, "imagine", imagine)
    assert promise_broken(Blind(), range(40)) == "imagine keeps what the seat knows"


def test_a_broken_promise_of_the_game_itself_is_caught():
    class Strict(Toy):
        def faults(self, s, choices):
            return [f"seat {seat} is asked about a coin" for seat in choices if choices[seat].prompt == "toss"]

    assert promise_broken(Strict()) == "the game keeps its own promises at every choice"


def test_a_game_with_chance_outside_the_state_is_caught():
    calls = []

    def keep(s):
        calls.append(1)
        s.log.say("keeps", "toy.play.keep", n=len(calls))
        return (yield from toy.keep(s))

    assert promise_broken(with_steps(keep=keep)) in {
        "same record, same log",
        "a fork played with the same answers gives the same log",
    }


def test_a_why_not_that_contradicts_the_options_is_caught():
    class Silent(Toy):
        def why_not(self, s, seat, thing):
            return []

    game = Silent()

    def keep(s):
        seat = s.kept[-1]
        cards = s.hands[seat].cards[:]
        options = [Option("return", card) for card in cards] + [Option("done")]
        yield Choice(seat, "keep", options, "toy.play.keep", explain=lambda thing: [])
        return (yield from toy.keep(s))

    game.steps = {**Toy.steps, "keep": keep}
    assert promise_broken(game, range(30)) == "what is no option has an unmet requirement"


def test_a_failing_match_is_saved(tmp_path, monkeypatch):
    def crash(s):
        raise ZeroDivisionError
        yield

    game = load_game("guardians")
    monkeypatch.setattr(type(game), "steps", {**game.steps, "act": crash})
    report = conform(game, 1, setups=[{"players": 2}], folder=tmp_path / "failures")
    (failure,) = report.failures
    assert (tmp_path / "failures" / f"guardians-{failure.seed}.json").is_file()
    assert failure.file.endswith(".json")


def test_matches_by_lot_have_setups_of_their_own(monkeypatch):
    played = []
    monkeypatch.setattr(conformance, "_play_task", lambda task: played.append(task) or (1, None))
    game = load_game("versus")
    report = conform(game, 1, 5, setups=[{}], by_lot=3)
    assert report.matches == 4
    assert played[0] == ("versus", {}, 5_000_015)
    drawn = [setup for _, setup, _ in played[1:]]
    assert drawn == [game.setup_by_lot(Chance(seed)) for _, _, seed in played[1:]]
    assert len({str(setup) for setup in drawn}) == 3
    for setup in drawn:
        game.read_setup(setup)
    conform(game, 1, 6, setups=[], by_lot=1)
    assert played[-1][1] not in drawn


def test_by_lot_a_game_without_decks_takes_one_of_its_setups():
    game = load_game("guardians")
    assert all(game.setup_by_lot(Chance(seed)) in game.setups() for seed in range(5))
