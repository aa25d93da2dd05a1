"""What only cards of this game do: attack and thwart, threat and schemes, forms, the encounter deck."""

from __future__ import annotations

from rulebound.games.champions.words.cards import (
    ChangeForm,
    DiscardTopKeep,
    DrawUp,
    PutUnderThis,
    ResolveSpecials,
    ReturnFromUnder,
)
from rulebound.games.champions.words.constants import ChampionsCannot, ChampionsGets, ChampionsMayPlay
from rulebound.games.champions.words.fighting import (
    AssignDamage,
    Confuse,
    IndirectDamage,
    MakeAttack,
    MakeTough,
    MoveDamage,
    PlaceHereInstead,
    PlaceThreat,
    RemoveThreat,
    Stun,
    StunTheDamaged,
    TakeDamage,
    Thwart,
)
from rulebound.games.champions.words.paying import PayFor, Spend, SpendX
from rulebound.games.champions.words.scenario import (
    AddAcceleration,
    AlsoAttack,
    DealEncounter,
    DiscardEncounter,
    DiscardUntil,
    EnemyAttacks,
    EnemySchemes,
    ExtraBoost,
    FaceDown,
    FindAndReveal,
    GainOverkill,
    LessThreat,
    NemesisComes,
    PutThisIntoPlay,
    RevealTop,
    Surge,
    TakeThreatAsDamage,
    ToOwnersDiscard,
)

__all__ = (
    "add_acceleration", "also_attack", "assign_damage", "attack", "cannot", "change_form", "confuse", "deal_encounter",
    "discard_encounter", "discard_top_keep", "discard_until", "draw_up", "enemy_attacks", "enemy_schemes",
    "extra_boost", "face_down", "find", "gain_overkill", "gets", "indirect_damage", "less_threat", "make_tough",
    "may_play", "move_damage", "nemesis_comes", "pay_for", "place_here_instead", "place_threat", "put_this_into_play",
    "put_under_this", "remove_threat", "resolve_specials", "return_from_under", "reveal_top", "spend", "spend_x",
    "stun", "stun_the_damaged", "surge", "take_damage", "take_threat_as_damage", "thwart", "to_owners_discard",
)  # fmt: skip

take_damage = TakeDamage
attack = MakeAttack
thwart = Thwart
remove_threat = RemoveThreat
place_threat = PlaceThreat
move_damage = MoveDamage
stun = Stun
confuse = Confuse
make_tough = MakeTough
place_here_instead = PlaceHereInstead
assign_damage = AssignDamage
indirect_damage = IndirectDamage
stun_the_damaged = StunTheDamaged()
draw_up = DrawUp()
discard_top_keep = DiscardTopKeep
discard_encounter = DiscardEncounter()
put_under_this = PutUnderThis()
return_from_under = ReturnFromUnder()
change_form = ChangeForm
pay_for = PayFor
spend = Spend
spend_x = SpendX
add_acceleration = AddAcceleration()
surge = Surge()
enemy_attacks = EnemyAttacks
also_attack = AlsoAttack()
enemy_schemes = EnemySchemes
extra_boost = ExtraBoost()
gain_overkill = GainOverkill()
less_threat = LessThreat
take_threat_as_damage = TakeThreatAsDamage()
reveal_top = RevealTop()
deal_encounter = DealEncounter
find = FindAndReveal
discard_until = DiscardUntil
face_down = FaceDown
to_owners_discard = ToOwnersDiscard()
nemesis_comes = NemesisComes()
put_this_into_play = PutThisIntoPlay()
resolve_specials = ResolveSpecials
gets = ChampionsGets
cannot = ChampionsCannot
may_play = ChampionsMayPlay
