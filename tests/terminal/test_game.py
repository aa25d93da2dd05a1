"""A game at the keyboard: whole games, wrong input, questions, undo, saving."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulebound.games.guardians import GAME
from rulebound.kernel.game import game_names
from tests.cli.command import Command

PLAY = "play guardians --players 3 --with random --seed 3"
ONES = ["1"] * 400


def test_a_whole_game_can_be_scripted(command: Command) -> None:
    played = command(PLAY, *ONES)
    assert played.code == 0
    assert played.err == ""
    assert re.search(r"Winners?: Player", played.out)
    assert "guardians.victory." in played.out


def test_a_game_that_all_have_lost_names_no_winners(command: Command) -> None:
    played = command("play fellowship --decks leadership --seed 3", *["1"] * 1000)
    assert played.code == 0
    assert "The players have lost." in played.out
    assert "Winner" not in played.out


def test_piped_output_has_no_control_codes_and_fits_80_columns(command: Command) -> None:
    played = command(PLAY, *ONES)
    assert "\033" not in played.out
    assert max(len(line) for line in played.out.splitlines()) <= 80


def test_the_same_seed_and_answers_give_the_same_game(command: Command) -> None:
    assert command(PLAY, *ONES).out == command(PLAY, *ONES).out


def test_the_board_shows_what_a_seat_may_see(command: Command) -> None:
    shown = command(PLAY, "1", "1", "1").out
    board = shown[shown.rindex("What happened") :]
    assert re.search(r"Player 2 · \S+", board)
    assert "Energy ◆◆◆◇◇◇ 3/6" in board
    assert "Wins ◇◇◇ 0/3" in board
    assert re.search(r"Battlefield  \S+", board)
    assert "1 Trick   2 Defence   3 Ambush   4 Arsenal   5 Planning   6 Shot   7 Melee" in board
    assert re.search(r"Hand\s+\d × ▒ · \d \w+", board), "of a drafted hand the drafted cards are known"
    assert re.search(r"Player 1 \(you\) · ", board)


def test_a_card_says_how_far_its_numbers_go(command: Command) -> None:
    shown = command("play fellowship --decks leadership --seed 3", "1", "1").out
    assert re.search(r"Old Forest Road \(Threat 1\) Progress 0/3\b", shown)
    assert re.search(r"Aragorn .*Resources\s+1$", shown, re.MULTILINE | re.DOTALL)


def test_wrong_input_says_what_would_be_right_and_asks_again(command: Command) -> None:
    played = command(PLAY, "17", "0", "hello", "l many", "? 99", "? nobody", "1", "q", "n")
    assert played.code == 0
    assert "There is no option 17: choose one from 1 to 2." in played.out
    assert "There is no option 0: choose one from 1 to 2." in played.out
    assert "“hello” is no option: type a number from 1 to 2, or ? for help." in played.out
    assert "“many” is no number of lines" in played.out
    assert "There is no option 99" in played.out
    assert "Nothing here is called “nobody”" in played.out
    assert "will play" in played.out, "the right answer after the wrong ones was taken"


def test_an_option_can_be_typed_as_its_key(command: Command) -> None:
    command(PLAY, "2", "s game.json")
    answers = json.loads(Path("game.json").read_text())["answers"]
    key = next(key for seat, key in answers if seat == 0)
    assert key.startswith("keep:k")
    assert command(PLAY, key, "q", "n").out.replace(key, "2") == command(PLAY, "2", "q", "n").out


# --- questions --------------------------------------------------------------------------------------


def test_a_question_mark_explains_the_choice_with_its_rule(command: Command) -> None:
    asked = command(PLAY, "?").out
    assert "§ " in asked
    assert GAME.rulebook["guardians.setup.keep_one_hero"].statement[:60] in asked
    assert "? NAME" in asked


def test_a_question_about_an_option_tells_the_card(command: Command) -> None:
    asked = command(PLAY, "? 1").out.split("> ? 1")[1]
    assert "Groot" in asked
    assert "Gain 1" in asked
    assert "made for this project" in asked
    assert "guardians.setup.keep_one_hero" in asked


def test_a_question_about_a_rule_shows_it(command: Command) -> None:
    asked = command(PLAY, "? guardians.victory.third_win").out
    assert "The third win wins the game  guardians.victory.third_win" in asked
    assert "A hero that gets its third win wins the game at once." in asked
    assert "Третя перемога — перемога у грі" in command(f"{PLAY} --lang uk", "? guardians.victory.third_win").out


def test_a_question_about_a_rule_is_answered_in_full_in_the_language_that_is_read(command: Command) -> None:
    rule = "champions.guard.villain_cannot_be_attacked"
    asked = command("play champions --seed 7 --lang uk", f"? {rule}", "? table.concede").out
    assert "Поки на гравця нападає посіпака-охоронець" in asked
    assert "Хто здався, той вибуває." in asked


def test_why_not_lists_the_unmet_requirements_first(command: Command) -> None:
    """A card in the discard while the hand is asked for."""
    shown = command(PLAY, "1", "1", "1", "? trick", "? defence", "? ambush", "? arsenal", "? shot").out
    answer = shown[shown.index("Middle of the table, Discard") :]
    assert "not possible now" in answer.splitlines()[0]
    assert re.findall(r"^  (.) (.*?)  (guardians\S+)$", answer, re.M)[:3] == [
        ("✗", "The card is in your hand", "guardians.selection.simultaneous"),
        ("✓", "Your hero is in the battle", "guardians.elimination.no_lay_no_act"),
        ("✓", "It is the phase of selecting cards", "guardians.flow.stage_four_phases"),
    ]


def test_why_not_says_what_is_asked_instead(command: Command) -> None:
    """Drafting: a technique in the own hand is no answer."""
    asked = command(PLAY, "1", "? hand", "? groot").out
    assert "✗ It answers the open question" in asked


def test_why_not_says_that_a_card_is_an_option(command: Command) -> None:
    shown = command(PLAY, "1", "1", "1").out
    first = re.findall(r"1 Lay (\w+) \(\d\)", shown)[-1]
    asked = command(PLAY, "1", "1", "1", f"? {first}").out.split(f"> ? {first}")[1]
    assert "possible now, option 1" in asked
    assert "✓ The card is in your hand  guardians.selection.simultaneous" in asked


def test_a_name_with_several_meanings_is_asked_back(command: Command) -> None:
    assert "Several things are called like this: " in command(PLAY, "1", "1", "1", "? e").out


def test_a_card_that_is_not_on_the_table_can_be_read(command: Command) -> None:
    asked = command(PLAY, "? Rocket").out.split("> ? Rocket")[1]
    assert "After your action: Set a trap. Draw 2 cards." in asked
    assert "It is not on the table where you can see it." in asked


# --- undo, hint, log -----------------------------------------------------------------------------------


def test_undo_takes_the_last_answer_back(command: Command) -> None:
    """The two actions of a technique: performing the one that only asks on can be taken back."""
    played = _until(command, "On which tactic do you place the Knockout?")
    undone = command(PLAY, *played, "u").out.split("> u")[1]
    assert undone.lstrip().startswith("Taken back.")
    assert "which of its two actions do you perform?" in undone


def test_undo_says_why_it_cannot_be(command: Command) -> None:
    assert "There is nothing to take back" in command(PLAY, "u").out
    assert "This cannot be taken back: " in command(PLAY, "1", "u").out


def test_a_hint_names_the_best_options_with_their_chances_and_says_why(command: Command) -> None:
    told = command(PLAY, "h").out.partition("> h\n")[2]
    assert re.search(r"^   [12] Play \w.*  +\d+% ±\d+%$", told, re.MULTILINE)
    said = " ".join(told.split())
    assert re.search(r"“Play [^”]+”: \d+%, (\d+% more than|about as good as) “Play ", said)
    assert "imagined games" in said
    assert command(PLAY, "h").out.partition("> h\n")[2] == told, "and the same again"


def test_the_log_cites_rules(command: Command) -> None:
    assert "guardians.setup.keep_one_hero" in command(PLAY, "1", "l").out.split("> l")[1]
    short = command(PLAY, "1", "l 1").out.split("> l 1")[1]
    assert short.count(" · ") == 1


def _until(command: Command, prompt: str) -> list[str]:
    """The answers, all of them 1, that lead to this question."""
    shown = command(PLAY, *ONES).out
    return ["1"] * shown[: shown.index(prompt)].count("\n> 1\n")


# --- leaving and coming back -----------------------------------------------------------------------------


def test_a_player_that_fails_is_told_and_the_game_kept(command: Command) -> None:
    deed = "class Mine(Player):\n    def decide(self, chair: Chair) -> int:\n        return 9\n"
    Path("mine.py").write_text(f"from rulebound.players import Chair, Player\n\n\n{deed}", encoding="utf-8")
    failed = command("play guardians --with ./mine.py --seed 3", *ONES)
    assert failed.code == 1
    told, saved, how = failed.err.splitlines()
    assert told == "The player ./mine.py answered 9; right would be the number of an option, from 0 to 1."
    assert saved == "Saved to guardians-3.json. To go on:"
    assert how.endswith("rulebound resume guardians-3.json --seat 1 --with ./mine.py")
    assert command("resume guardians-3.json --with random", *ONES).code == 0


def test_the_end_of_the_input_saves_the_game_and_says_how_to_go_on(command: Command) -> None:
    ended = command(PLAY, "1", "1")
    assert ended.code == 3
    assert "rulebound resume guardians-3.json --seat 1 --with random" in ended.err
    assert Path("guardians-3.json").exists()
    again = command("resume guardians-3.json --seat 1 --with random", *ONES)
    assert again.code == 0
    assert "goes on after" in again.out
    assert "Winner: " in again.out


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(command: Command) -> None:
    """The board of a resumed game is the board that was left."""
    left = command(PLAY, "1", "1", "1").out
    board = left[left.rindex("Player 2 · ") : left.rindex("number: take it")]
    assert board in command("resume guardians-3.json --with random").out


def test_save_and_quit(command: Command) -> None:
    saved = command(PLAY, "1", "s mine.json", "q", "")
    assert saved.code == 0
    assert "Saved to mine.json" in saved.out
    assert Path("mine.json").exists()
    assert not Path("guardians-3.json").exists(), "a game that has a file is saved there again"


def test_quit_without_saving(command: Command) -> None:
    assert command(PLAY, "1", "q", "n").code == 0
    assert list(Path().iterdir()) == []


def test_quit_to_a_file(command: Command) -> None:
    assert command(PLAY, "1", "q", "later.json").code == 0
    assert Path("later.json").exists()


def test_somebody_elses_file_is_never_written_over(command: Command) -> None:
    Path("diary.txt").write_text("dear diary")
    played = command(PLAY, "s diary.txt", "s no/such/folder.json", "q", "n")
    assert "The file diary.txt exists already" in played.out
    assert "The file no/such/folder.json cannot be used" in played.out
    assert Path("diary.txt").read_text() == "dear diary"


def test_a_finished_game_can_be_saved_and_watched(command: Command) -> None:
    answers = len(re.findall(r"^> 1$", command(PLAY, *ONES).out, re.M)) - 1
    played = command(PLAY, *["1"] * answers, "s", "")
    assert played.code == 0
    assert "rulebound replay guardians-3.json" in played.out
    shown = command("replay guardians-3.json --auto")
    assert shown.code == 0
    assert "Winner: " in shown.out
    assert "is over" in command("resume guardians-3.json").complaint


def test_hot_seat_asks_each_person_in_turn(command: Command) -> None:
    shown = command("play guardians --players 2 --with human --seed 5", "1", "2").out
    assert "Player 1: Which hero will you play?" in shown
    assert "Player 2: Which hero will you play?" in shown
    second = shown.split("> 1\n")[1].split("Player 2: Which")[0]
    assert "Player 1 (you)" not in second
    assert second.count("▒▒ · ▒▒") == 1, "the other person's heroes are hidden"


def test_the_terminal_speaks_other_languages(command: Command) -> None:
    shown = command(f"{PLAY} --lang ru", "hm").out
    assert "Что произошло" in shown
    assert "«hm» — не вариант" in shown
    assert "What happened" not in shown


def test_a_hero_on_the_board_is_called_by_name_with_seat_and_location_and_no_mark_is_cut(command: Command) -> None:
    out = command("play civilwar --mode registration --seat 2 --seed 5", "q").out
    assert "Iron Man · Player 2 (you) · Avengers Mountain [red] ─" in out
    assert "Cell A [free] (exits: Washington DC and Garrett Castle)" in out
    assert "Thugs 1: Iron Man, Yellowjacket" in " ".join(out.split())
    assert "Position" not in out
    assert "\nPlayer 2" not in out
    clash = command("play civilwar --seed 5", "q").out
    assert "[red tracker on top]" in clash
    assert "…" not in clash
    assert "Hold the Line: You may ready 1 Shield of a Hero of your team here." in clash
    assert "Play Shield Ricochet (Attack)" in command("play civilwar --seed 5", "1", "q").out


# --- giving up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_given_up(command: Command, game: str) -> None:
    played = command(f"play {game} --with random --seed 3", "c", "y", "s given-up.json")
    assert played.code == 0
    assert "You concede" in played.out
    assert "Whoever concedes is out." in played.out or "When no person plays on" in played.out
    assert "  table.concede" in command("replay given-up.json", "a", "l", "q").out
    record = json.loads(Path("given-up.json").read_text())
    assert [0, "!concede"] in [answer[:2] for answer in record["answers"]]


def test_who_does_not_really_mean_it_plays_on(command: Command) -> None:
    played = command(PLAY, "c", "", "c", "n", "? table.concede", "1", "q", "n")
    assert played.out.count("Give up for good?") == 2
    assert "Whoever concedes is out." in played.out
    assert "You concede" not in played.out
    assert "will play" in played.out


def test_a_computer_player_answers_for_who_has_given_up_while_others_play_on(command: Command) -> None:
    played = command("play guardians --players 3 --with human,random --seed 3", "c", "y", *["1"] * 400)
    assert played.code == 0
    assert "Player 1 concedes" in played.out  # the other person reads it
    asked = played.out[played.out.index("Player 1 concedes") :]
    assert "Player 2: " in asked
    assert "Player 1: " not in asked.replace("Player 1: take", "")
    assert re.search(r"Winners?: Player", played.out)


def test_a_computer_partner_says_what_it_is_after(command: Command) -> None:
    played = command("play champions --heroes spider_man,captain_marvel --with heuristic --seed 3", *["1"] * 60)
    assert re.search(r"^ Player 2: Aim: \w.*", played.out, re.MULTILINE)
    alone = command("play guardians --players 2 --with heuristic --seed 3", *["1"] * 12)
    assert "Aim:" not in alone.out, "no opponent tells its plans"
