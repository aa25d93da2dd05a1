### VS System, terminy według rosyjskiej księgi zasad.

## The game

versus-title = VS System
versus-line = Dwa szyki twarzą w twarz: werbuj, ustawiaj, atakuj i obniż wytrzymałość przeciwnika z 50 do zera.
versus-result = { PERSON($side) ->
    [you] Wygrywasz
   *[other] Wygrywa { $side }
 }!
versus-result-won = { PERSON($player) ->
    [you] Wygrywasz
   *[other] Wygrywa { $player }
 }.
versus-result-draw = Remis po ostatniej turze.
versus-result-draw-decks = Remis: obie talie skończyły się jednocześnie przy równej wytrzymałości.

## Before the game

versus-option-decks = Talie
versus-option-decks-march-of-iron = Żelazny marsz (startowa, Sentinele)
versus-option-decks-first-class = Pierwsza klasa (startowa, X-Men)
versus-option-decks-sentinels = Marsz Sentineli (Sentinele)
versus-option-decks-x-men = Absolwenci ze wzgórza (X-Men)
versus-option-decks-brotherhood = Magnetyczny dwór (Bractwo)
versus-option-decks-doom = Dekrety zamku (Doom)
versus-option-empty-deck = Gdy trzeba dobrać więcej kart, niż jest w talii
versus-option-empty-deck-nothing = to nie porażka: dobiera się tyle, ile jest
versus-option-empty-deck-loss = gra jest przegrana
versus-option-turn-limit = Po turze 40
versus-option-turn-limit-true = gra się kończy: wygrywa ten, kto ma więcej wytrzymałości
versus-option-turn-limit-false = gra toczy się dalej
versus-option-windows = Pytania
versus-option-windows-some = tylko gdy jest na co odpowiedzieć
versus-option-windows-all = za każdym razem, gdy masz priorytet
versus-option-cut = Potasowane talie
versus-option-cut-true = każdy może przełożyć talię przeciwnika
versus-option-cut-false = nikt nie przekłada
versus-option-concede = Można się poddać
versus-option-concede-true = tak
versus-option-concede-false = nie
versus-refused-seats = VS System to pojedynek: podaj dwie talie, a nie { $n }.
versus-refused-deck = Talia gracza { $seat } jest niezgodna z zasadami: { $faults }
versus-refused-deck-name = Nie ma talii { $deck }. Są: { $decks }.
versus-refused-card = W VS System nie ma karty { $card }: kody biegną od VS-001 do VS-106.
versus-refused-colour = Numer kolekcjonerski nie bywa koloru { $colour }: tylko { $colours }.
versus-refused-collector-number = { $number } to nie numer kolekcjonerski: trzy litery zestawu, łącznik, liczba.
versus-deck-unknown = { $card } to nie karta VS System.
versus-deck-number = Liczba kopii karty { $card } to { $n }: podaj co najmniej jedną albo ją pomiń.
versus-deck-starter-size = Kart w talii startowej musi być dokładnie { $right }, a jest { $n }.
versus-deck-too-small = Kart w talii musi być co najmniej { $least }, a jest { $n }.
versus-deck-copies = { $card } występuje { $n ->
    [one] { $n } raz
   *[other] { $n } razy
 }, a wolno najwyżej 4.

## Co znaczy wybór przed grą, dla tych, którzy tak jeszcze nie grali

versus-about-decks-march-of-iron = Roboty, których obok siebie może stać dowolnie wiele. Czterdzieści kart: dobra talia na pierwszą grę.
versus-about-decks-first-class = Drużyna bohaterów, każdy z własną zdolnością. Czterdzieści kart: dobra talia na pierwszą grę.
versus-about-decks-sentinels = Cała armia wokół Master Mold: wiele robotów i tarcze dla nich.
versus-about-decks-x-men = Cała szkoła wokół Wolverine: postacie, które sobie pomagają, i plany na dwoje.
versus-about-decks-brotherhood = Atakuje od pierwszej tury: silne postacie wokół Magneto, które rzadko się bronią.
versus-about-decks-doom = Czeka za robotami, aż przyjdzie sam Dr. Doom, a tymczasem wielu rzeczy zabrania. Dla znających zasady.

## The steps of a game

versus-step-set-up = Przygotowanie
versus-step-cut = Przekładanie talii
versus-step-mulligan = Wymiana ręki startowej
versus-step-draw = Faza dobierania
versus-step-priority = Priorytet
versus-step-resolve = Rozpatrywanie efektu
versus-step-conclude = Rozstrzygnięcie ataku
versus-step-recovery = Faza regeneracji
versus-step-end = Koniec gry

## The phases of a round, in the top bar

versus-moment-draw = Dobieranie
versus-moment-resource = Zasoby
versus-moment-recruit = Werbunek
versus-moment-formation = Szyk
versus-moment-attack = Atak
versus-moment-recovery = Regeneracja

## The table

versus-area-middle = Atak i łańcuch
versus-zone-resources = Rząd zasobów
versus-zone-hand = Ręka
versus-zone-deck = Talia
versus-zone-ko = Stos KO
versus-counter-endurance = Wytrzymałość
versus-counter-points = Punkty zasobów
versus-counter-turn = Tura
versus-counter-attack = ATK atakujących
versus-counter-defense = OBR obrońcy
versus-counter-back = ATK obrońcy
versus-counter-breakthrough = Przełamanie
versus-mark-initiative = inicjatywa
versus-mark-active = wykonuje krok
versus-mark-priority = priorytet
versus-mark-passing-event = pasuje, aż coś się stanie
versus-mark-passing-attack = pasuje do swojego kroku ataku
versus-mark-passing-turn = pasuje do końca tury
versus-short-plot-twist = Zwrot
versus-row-front = Przedni
versus-row-support = Wsparcie
versus-chain-recruit = werbunek
versus-chain-attack = atak
versus-mark-front = przedni rząd
versus-mark-support = rząd wsparcia
versus-mark-stunned = ogłuszona
versus-mark-exhausted = wyczerpana
versus-mark-attacker = atakuje
versus-mark-defender = broni się
versus-mark-reinforced = umocniona
versus-mark-protected = osłonięta
versus-mark-flight = lot
versus-mark-range = zasięg
versus-mark-face-down = zakryta
versus-mark-ongoing = działa stale
versus-mark-team-sentinel = wybrano: Sentinele
versus-mark-team-x-men = wybrano: X-Men
versus-mark-team-brotherhood = wybrano: Bractwo
versus-mark-team-doom = wybrano: Doom
versus-mark-seat-1 = gracza 1
versus-mark-seat-2 = gracza 2
versus-mark-draw = faza dobierania
versus-mark-resource = krok zasobów
versus-mark-recruit = krok werbunku
versus-mark-formation = krok szyku
versus-mark-attack = krok ataku
versus-mark-recovery = faza regeneracji
versus-mark-plot-twist = zwrot fabuły
versus-mark-power = zdolność
versus-mark-trigger = zdolność wyzwalana
versus-mark-reinforcement = umocnienie
versus-mark-power-up = wzmocnienie
versus-stat-atk = ATK
versus-stat-def = OBR
versus-stat-cost = Koszt werbunku
versus-stat-threshold = Koszt progowy
versus-icon-flight = lot
versus-icon-range = zasięg
versus-icon-ongoing = efekt stały
versus-deck-factions = Drużyna
versus-unit-round = tura
versus-unit-rounds = tur
versus-figure-recruited = zwerbowane postacie
versus-figure-attacks = zadeklarowane ataki
versus-figure-endurance-lost = utracona wytrzymałość
versus-figure-stunned = ogłuszone postacie
versus-kind-character = Postać
versus-kind-equipment = Ekwipunek
versus-kind-location = Lokacja
versus-kind-plot-twist = Zwrot fabuły
versus-set-vsh = Zestaw domowy
versus-back-versus = karta
    .acc = kartę
    .gender = f
versus-faction-sentinel = Sentinele
versus-faction-x-men = X-Men
versus-faction-brotherhood = Bractwo
versus-faction-doom = Doom
versus-team-sentinel = Sentinele
versus-team-x-men = X-Men
versus-team-brotherhood = Bractwo
versus-team-doom = Doom
versus-house-name = nazwa
versus-house-version = wersja
versus-house-cost = koszt
versus-house-stats = ATK i OBR
versus-house-icons = lot i zasięg
versus-house-text = tekst
versus-house-team = drużyna
versus-version-army = Armia
versus-slot = { $row ->
    [front] przedni rząd
   *[support] rząd wsparcia
 } { $n ->
    [0] (na lewo od 1)
   *[other] { $n }
 }
versus-named = { $name }, { $version }
versus-told = { $name } „{ $version }”

## Effects on the chain

versus-effect-recruit = { $n ->
    [0] werbunek ({ $card })
   *[other] werbunek ({ $card }, wyposażenie dla: { $aims })
 }
versus-effect-plot-twist = { $n ->
    [0] { $card }
   *[other] { $card } (cel: { $aims })
 }
versus-effect-power = { $n ->
    [0] zdolność ({ $card })
   *[other] zdolność ({ $card }; cel: { $aims })
 }
versus-effect-trigger = { $n ->
    [0] zdolność wyzwalana ({ $card })
   *[other] zdolność wyzwalana ({ $card }; cel: { $aims })
 }
versus-effect-attack = atak ({ $card }; cel: { $aims })
versus-effect-direct-attack = { PERSON($player) ->
    [you] atak ({ $card }; cel: ty)
   *[other] atak ({ $card }; cel: { $player })
 }
versus-effect-reinforcement = umocnienie ({ $card }, broni się { $aims })
versus-effect-power-up = wzmocnienie ({ $aims }, odrzucona karta: { $card })

## Questions

versus-ask-initiative = Kto ma inicjatywę w pierwszej turze?
versus-ask-cut = Talia przeciwnika jest potasowana: przełożyć ją?
versus-ask-mulligan = Zachować tę rękę czy jeden raz ją wymienić?
versus-ask-mulligan-bottom = Wymieniasz rękę: która karta trafia teraz pod talię?
versus-ask-draw = Tura { $turn }, faza dobierania: użyć czegoś czy spasować?
versus-ask-resource = { $own ->
    [0] Krok zasobów przeciwnika: użyć czegoś czy spasować?
   *[other] Krok zasobów: położyć jedną kartę w swoim rzędzie? Karty w nim: { $n }.
 }
versus-ask-recruit = { $own ->
    [0] Krok werbunku przeciwnika: użyć czegoś czy spasować?
   *[other] Krok werbunku: kogo werbujesz? Punkty zasobów: { $n }.
 }
versus-ask-formation = { $own ->
    [0] Krok szyku przeciwnika: użyć czegoś czy spasować?
   *[other] Krok szyku: przesunąć kogoś czy spasować?
 }
versus-ask-attack = { $own ->
    [0] Krok ataku przeciwnika: użyć czegoś czy spasować?
   *[other] Krok ataku: kto atakuje?
 }
versus-ask-recovery = Faza regeneracji: { $n ->
    [0] zrobić coś przed sprawdzeniem wytrzymałości?
    [1] twoja ogłuszona postać się zregeneruje. Zrobić coś przedtem?
   *[other] ogłuszone są twoje postacie ({ $n }). Jedna się zregeneruje, reszta trafia na stos KO. Zrobić coś przedtem?
 }
versus-ask-respond = Ostatnie w łańcuchu: { $effect }. Odpowiedzieć?
versus-ask-fight = { $direct ->
    [0] Atak: { $attackers }, ATK { $n }. Cel: { $on }, OBR { $defense }. Co robisz?
   *[other] Atak: { $attackers }, ATK { $n }. Cel: { $on } bezpośrednio. Co robisz?
 }
versus-ask-pass-on = Jak długo pasować?
versus-ask-place = { $by }: na które miejsce?
versus-ask-attack-whom = { $by } atakuje, ATK { $n }: kogo?
versus-ask-join = Atak: { $attackers }, ATK { $n }. Cel: { $on }. Kto się przyłącza?
versus-ask-strike = { $by } oddaje cios, ATK { $n }: którą atakującą postać?
versus-ask-recover = Jedna twoja ogłuszona postać się zregeneruje, reszta trafia na stos KO: która?
versus-ask-discard = { $own ->
    [0] { $by } zmusza cię do odrzucenia karty: której?
   *[other] { $by }: którą kartę za to odrzucasz?
 }
versus-ask-exhaust = { $by }: kogo za to wyczerpujesz?
versus-ask-equip = { $by }: kto otrzyma ten ekwipunek?
versus-ask-power-up = { $by }: kogo wzmocnić?
versus-ask-target = { $by }: { $effects }. Który cel?
versus-ask-trigger-first = Uruchamia się kilka twoich zdolności: która trafi do łańcucha pierwsza, czyli zadziała ostatnia?
versus-ask-fall-back = { $by }: grozi ogłuszenie. Zapłacić wytrzymałością ({ $n }) i zamiast tego się wycofać?
versus-ask-stun = { $by }: ogłuszyć postać obok obrońcy?
versus-ask-pay = { $by }: zapłacić wytrzymałością ({ $n }), aby tego uniknąć? { $what ->
    [negate] Unieważnione zostaje: { $on }.
   *[exhaust] Wyczerpana zostaje postać: { $on }.
 }
versus-ask-stay-or-move = { $by }: zostać na miejscu czy się przesunąć?
versus-ask-search = { $by }: którą kartę wziąć z talii?
versus-ask-put-into-play = { $by }: wprowadzić do gry kartę { $card } ze stosu KO?
versus-ask-may-discard = { $by }: odrzucić kartę? Wtedy { $then }.
versus-ask-name = { $by }: nazwij { $n ->
    [0] kartę
   *[other] jeszcze jedną kartę
 }, która może być wśród czterech wierzchnich twojej talii.
versus-ask-bottom = { $by }: która karta trafia teraz pod talię?
versus-ask-peek = { $by }: na wierzchu twojej talii leży { $card }. Zostawić tę kartę?
versus-ask-team = { $by }: wybierz drużynę.
versus-ask-replace = { $by }: twój zasób trafia na stos KO. Położyć na jego miejscu wierzchnią kartę talii?
versus-note-strength = ATK { $atk }, OBR { $defense }
versus-note-outcome = { $who ->
    [both] Ogłuszone byłyby obie postacie
    [defender] Ta postać byłaby ogłuszona
    [attacker] Ogłuszona byłaby tylko postać atakująca
   *[nobody] Nikt nie byłby ogłuszony
 }
versus-note-cost = Punkty zasobów: { $n }

## Options

versus-do-leave = Zostaw bez zmian
versus-do-cut = { $on ->
    [top] Przełóż blisko wierzchu
    [middle] Przełóż pośrodku
   *[bottom] Przełóż blisko spodu
}
versus-do-initiative = { CAPITAL($on) }
versus-do-keep = Zachowaj rękę
versus-do-mulligan = Wymień rękę
versus-do-bottom = Na spód talii: { $on }
versus-do-resource = Zasób: { $on }
versus-do-recruit = Zwerbuj: { $on }
versus-do-move = Przesuń: { $on }
versus-do-attack = Do ataku: { $on }
versus-do-play = Zagraj: { $on }
versus-do-flip = Odkryj: { $on }
versus-do-use = Użyj zdolności: { $on }
versus-do-reinforce = Umocnienie daje { $on }
versus-do-power-up = Wzmocnij kartą: { $on }
versus-do-pass = Pasuj
versus-do-pass-on = Pasuj dłużej …
versus-do-concede = Poddaj się
versus-do-place = { CAPITAL($on) }
versus-do-defend = { CAPITAL($on) }
versus-do-join = Dodaj: { $on }
versus-do-done = Gotowe
versus-do-strike = { CAPITAL($on) }
versus-do-recover = Zregeneruj: { $on }
versus-do-discard = Odrzuć: { $on }
versus-do-exhaust = Wyczerp: { $on }
versus-do-equip = Wyposaż: { $on }
versus-do-target = { CAPITAL($on) }
versus-do-trigger = { CAPITAL($on) }
versus-do-fall-back = { CAPITAL($on) }: wycofanie
versus-do-be-stunned = { CAPITAL($on) }: ogłuszenie
versus-do-stun = Ogłusz: { $on }
versus-do-decline = Nie
versus-do-pay = Zapłać { $on ->
    [one] { $on } punkt
    [few] { $on } punkty
   *[many] { $on } punktów
 } wytrzymałości
versus-do-stay = { CAPITAL($on) }: bez ruchu
versus-do-take = Weź: { $on }
versus-do-put-into-play = Wprowadź do gry: { $on }
versus-do-name = { CAPITAL($on) }
versus-do-keep-on-top = Zostaw na wierzchu: { $on }
versus-do-replace = Połóż w rzędzie wierzchnią kartę
versus-do-pass-until = { $on ->
    [event] Pasuj, aż coś się stanie
    [attack] Pasuj do mojego kroku ataku
   *[turn] Pasuj do końca tury
 }
versus-do-ask = { $on ->
    [all] Pasuj i odtąd pytaj mnie zawsze
   *[some] Pasuj i pytaj mnie tylko, gdy jest coś nowego
 }
versus-do-stop-passing = Nie pasuj dalej
versus-do-ask-always = Pytaj zawsze
versus-do-ask-less = Pytaj rzadziej
versus-do-team = { $on ->
    [sentinel] Sentinele
    [x-men] X-Men
    [brotherhood] Bractwo
   *[doom] Doom
 }

## What happened

versus-log-chooser = Los wybrał: { PERSON($player) ->
    [you] decydujesz
   *[other] { $player } decyduje
 }, kto ma inicjatywę.
versus-log-initiative = { PERSON($player) ->
    [you] Masz inicjatywę
   *[other] Inicjatywę ma { $player }
 }.
versus-log-cuts = { PERSON($player) ->
    [you] Przekładasz
   *[other] { $player } przekłada
 } talię przeciwnika { $place ->
    [top] blisko wierzchu
    [middle] pośrodku
   *[bottom] blisko spodu
}.
versus-log-leaves-uncut = { PERSON($player) ->
    [you] Zostawiasz
   *[other] { $player } zostawia
 } talię przeciwnika bez zmian.
versus-log-runs-out = { PERSON($player) ->
    [you] W twojej talii
   *[other] { $player }: w talii
 } brakuje kart.
versus-log-mulligan-keep = { PERSON($player) ->
    [you] Zachowujesz
   *[other] { $player } zachowuje
 } rękę.
versus-log-mulligan-mulligan = { PERSON($player) ->
    [you] Wymieniasz
   *[other] { $player } wymienia
 } rękę.
versus-log-turn = Tura { $turn }; { PERSON($player) ->
    [you] masz inicjatywę
   *[other] inicjatywę ma { $player }
 }.
versus-log-turn-ends = Koniec tury, { PERSON($player) ->
    [you] masz teraz inicjatywę
   *[other] inicjatywę ma teraz { $player }
 }.
versus-log-recovery = Faza regeneracji.
versus-log-step-resource = { PERSON($player) ->
    [you] Twój krok zasobów
   *[other] Krok zasobów: { $player }
 }.
versus-log-step-recruit = { PERSON($player) ->
    [you] Twój krok werbunku
   *[other] Krok werbunku: { $player }
 }.
versus-log-step-formation = { PERSON($player) ->
    [you] Twój krok szyku
   *[other] Krok szyku: { $player }
 }.
versus-log-step-attack = { PERSON($player) ->
    [you] Twój krok ataku
   *[other] Krok ataku: { $player }
 }.
versus-log-draws = { PERSON($player) ->
    [you] Dobierasz
   *[other] { $player } dobiera
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }.
versus-log-places = { PERSON($player) ->
    [you] Kładziesz
   *[other] { $player } kładzie
 } w rzędzie zasobów zakrytą kartę{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-new-resource = { PERSON($player) ->
    [you] Kładziesz
   *[other] { $player } kładzie
 } w rzędzie zasobów wierzchnią kartę talii.
versus-log-flips = { PERSON($player) ->
    [you] Odkrywasz
   *[other] { $player } odkrywa
 } kartę { $card }.
versus-log-plays = { PERSON($player) ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
 } kartę { $card } z { $place ->
    [row] rzędu zasobów
   *[hand] ręki
 }.
versus-log-uses = { PERSON($player) ->
    [you] Używasz
   *[other] { $player } używa
 } zdolności karty { $card }.
versus-log-recruits = { PERSON($player) ->
    [you] Werbujesz
   *[other] { $player } werbuje
 } kartę { $card } za { $n ->
    [one] { $n } punkt zasobów
    [few] { $n } punkty zasobów
   *[many] { $n } punktów zasobów
 }, zostaje { $left }.
versus-log-reinforces = { PERSON($player) ->
    [you] Wyczerpujesz
   *[other] { $player } wyczerpuje
 } kartę { $card } na umocnienie; broni się { $defender }.
versus-log-powers-up = { PERSON($player) ->
    [you] Wzmacniasz
   *[other] { $player } wzmacnia
 } postać { $card }.
versus-log-chain = W łańcuchu: { $effect }.
versus-log-resolves = Rozpatrywany efekt: { $effect }.
versus-log-negated = Unieważniono: { $effect }.
versus-log-fizzles = Nie ma już dozwolonego celu: nic się nie dzieje.
versus-log-no-effect = To niczego nie zmienia.
versus-log-declines = { PERSON($player) ->
    [you] Rezygnujesz
   *[other] { $player } rezygnuje
 }.
versus-log-no-target = { CAPITAL($card) }: zdolność się wyzwala, ale nie ma celu.
versus-log-passes = { PERSON($player) ->
    [you] Pasujesz
   *[other] { $player } pasuje
 }.
versus-log-enters = { CAPITAL($card) } wchodzi do gry: { $to }.
versus-log-equips = { CAPITAL($bearer) } otrzymuje ekwipunek: { $card }.
versus-log-no-bearer = Nikt nie może już otrzymać ekwipunku: { $card }.
versus-log-moves = { PERSON($player) ->
    [you] Przesuwasz
   *[other] { $player } przesuwa
 } kartę { $card } na nowe miejsce: { $to }.
versus-log-swaps = { PERSON($player) ->
    [you] Zamieniasz
   *[other] { $player } zamienia
 } miejscami karty { $card } i { $other }; nowe miejsce karty { $card }: { $to }.
versus-log-retreats = { CAPITAL($card) } przemieszcza się: { $to }.
versus-log-exchanged = { CAPITAL($card) } i { $other } zamieniają się miejscami.
versus-log-declares = { PERSON($player) ->
    [you] Deklarujesz
   *[other] { $player } deklaruje
 } atak: { $attackers }; cel: { PERSON($defender) ->
    [you] ty
   *[other] { $defender }
 }.
versus-log-attack = Atak się zaczyna; wyczerpanie: { $attackers }; { PERSON($defender) ->
    [you] bronisz się ty
   *[other] broni się { $defender }
 }.
versus-log-cancelled = Atak jest już niedozwolony i się nie zaczyna: { $effect }.
versus-log-attack-off = Atak zostaje odwołany.
versus-log-compares = Porównanie: { $attackers } — ATK { $atk }, { $defender } — OBR { $defense }.
versus-log-strikes-back = Cios w odpowiedzi: { $defender } — ATK { $atk }, { $card } — OBR { $defense }.
versus-log-strikes-player = Atak bezpośredni: { $attackers } — ATK { $atk }, { PERSON($player) ->
    [you] bronisz się ty
   *[other] broni się { $player }
 }.
versus-log-nobody-stunned = Nikt nie zostaje ogłuszony.
versus-log-cannot-be-stunned = { CAPITAL($card) }: nie można ogłuszyć.
versus-log-no-breakthrough = { CAPITAL($card) }: umocnienie zapobiega przełamaniu ({ $n }).
versus-log-stunned = Ogłuszenie: { $card }.
versus-log-falls-back = { CAPITAL($card) } wycofuje się zamiast ogłuszenia: { $to }.
versus-log-loses = { $why ->
    [paid] { PERSON($player) ->
        [you] Płacisz
       *[other] { $player } płaci
     }
   *[effect] { PERSON($player) ->
        [you] Tracisz
       *[other] { $player } traci
     }
 } { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości{ $why ->
    [stun] {" "}przez ogłuszenie
    [breakthrough] {" "}przez przełamanie
   *[effect] {""}
 }, zostaje { $left }.
versus-log-gains = { PERSON($player) ->
    [you] Zyskujesz
   *[other] { $player } zyskuje
 } { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości i { PERSON($player) ->
    [you] masz
   *[other] ma
 } { $left }.
versus-log-recovers = { CAPITAL($card) } regeneruje się.
versus-log-readies = { CAPITAL($card) } odzyskuje gotowość.
versus-log-exhausts = Wyczerpanie: { $card }.
versus-log-reinforced = { CAPITAL($card) } otrzymuje umocnienie.
versus-log-no-reinforcement = { CAPITAL($card) }: w tym ataku nie można umocnić.
versus-log-modified = { CAPITAL($card) } otrzymuje { $stats } do końca { $until ->
    [turn] tury
   *[attack] ataku
 }.
versus-log-gains-keyword = { CAPITAL($card) } zyskuje { $keyword ->
    [flight] lot
   *[range] zasięg
 } do końca { $until ->
    [turn] tury
   *[attack] ataku
 }.
versus-log-suppressed = { CAPITAL($card) } traci lot i zasięg i nie może używać zdolności płatnych.
versus-log-loses-teams = { CAPITAL($card) } do końca tury nie należy do żadnej drużyny.
versus-log-ko = { CAPITAL($card) } trafia na stos KO.
versus-log-discards = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 } kartę { $card }.
versus-log-returns = { CAPITAL($card) } wraca na rękę.
versus-log-finds = { PERSON($player) ->
    [you] Znajdujesz
   *[other] { $player } znajduje
 } kartę { $card }.
versus-log-finds-nothing = { PERSON($player) ->
    [you] Nie bierzesz
   *[other] { $player } nie bierze
 } niczego z talii.
versus-log-names = { PERSON($player) ->
    [you] Wymieniasz
   *[other] { $player } wymienia
 } kartę { $card }.
versus-log-reveals = { PERSON($player) ->
    [you] Pokazujesz
   *[other] { $player } pokazuje
 } karty: { $cards }.
versus-log-takes-up = { PERSON($player) ->
    [you] Bierzesz
   *[other] { $player } bierze
 } na rękę: { $cards }.
versus-log-bottoms = { PERSON($player) ->
    [you] Odkładasz
   *[other] { $player } odkłada
 } na spód talii kartę{ GENDER($card) ->
    [f] {""}
   *[m] {" "}{ $card }
 }.
versus-log-keeps-on-top = { PERSON($player) ->
    [you] Zostawiasz
   *[other] { $player } zostawia
 } kartę na wierzchu talii.
versus-log-takes = { PERSON($player) ->
    [you] Przejmujesz
   *[other] { $player } przejmuje
 } kontrolę nad kartą { $card }.
versus-log-chooses-team = { PERSON($player) ->
    [you] Wybierasz
   *[other] { $player } wybiera
 } drużynę: { $team }.
versus-log-ongoing = { CAPITAL($card) } działa stale.
versus-log-at-recovery = { CAPITAL($card) } zadziała na początku fazy regeneracji.
versus-log-stay-exhausted = Uczestnicy ataków drużynowych tej tury nie odzyskają gotowości w fazie regeneracji.
versus-log-extra-turn = Równa wytrzymałość nie większa od zera: jeszcze jedna tura.
versus-log-concedes = { PERSON($player) ->
    [you] Poddajesz
   *[other] { $player } poddaje
 } się.
versus-log-wins = { PERSON($player) ->
    [you] Wygrywasz
   *[other] Wygrywa { $player }
 }.

## Why not: phrased as what would have to be true

versus-needs-an-attack-is-being-declared = Deklarujesz atak
versus-needs-no-effect-waits = Łańcuch jest pusty
versus-needs-can-be-exhausted = Postać jest gotowa
versus-needs-can-be-fought = Cel nie jest ogłuszony
versus-needs-can-be-recruited = To postać albo ekwipunek
versus-needs-could-attack-it-alone = Mogłaby zaatakować ten cel sama
versus-needs-has-a-payment-power = Ma zdolność płatną
versus-needs-has-somebody-to-attack = Ma kogo zaatakować
versus-needs-is-a-character-card = To karta postaci
versus-needs-is-a-location = To lokacja: postaci i ekwipunku w rzędzie się nie odkrywa
versus-needs-is-a-plot-twist = To zwrot fabuły
versus-needs-is-in-front-or-has-range = Stoi w przednim rzędzie albo ma zasięg
versus-needs-is-in-play-for-you = Jest w grze pod twoją kontrolą
versus-needs-is-in-your-hand = Jest na twojej ręce
versus-needs-is-in-your-hand-or-row = Jest na twojej ręce albo w twoim rzędzie zasobów
versus-needs-is-not-in-it-yet = Nie bierze jeszcze udziału w tym ataku
versus-needs-is-not-stunned = Nie jest ogłuszona
versus-needs-is-not-the-defender = To nie sam obrońca
versus-needs-is-opposing-character = To postać przeciwnika
versus-needs-is-ready = Jest gotowa
versus-needs-is-unprotected-or-you-fly = Cel nie jest osłonięty albo atakujący ma lot
versus-needs-is-your-character = To twoja postać
versus-needs-it-is-your-attack-step = Trwa twój krok ataku
versus-needs-it-is-your-formation-step = Trwa twój krok szyku
versus-needs-it-is-your-recruit-step = Trwa twój krok werbunku
versus-needs-it-is-your-resource-step = Trwa twój krok zasobów
versus-needs-its-powers-are-not-forbidden = Zdolności tej karty są w tej turze dozwolone
versus-needs-its-text-is-active = Tekst karty działa: leży ona odkryta i nie jest ogłuszona
versus-needs-lies-face-down = Leży zakryta
versus-needs-lies-in-your-row = Leży w twoim rzędzie zasobów
versus-needs-moves-are-left = W tym kroku szyku zostały jeszcze ruchy
versus-needs-no-attack-is-in-progress = Nie trwa żaden atak
versus-needs-no-resource-was-placed = W tej turze nie położono jeszcze zasobu
versus-needs-nobody-guards-it = Żadna zdolność nie zabrania tego ataku
versus-needs-nothing-is-on-the-chain = Łańcuch jest pusty
versus-needs-the-chain-is-empty = Łańcuch jest pusty
versus-needs-one-of-that-name-fights-for-you = Twoja postać o tym imieniu atakuje lub się broni
versus-needs-shares-a-team-with-all = Jest w jednej drużynie ze wszystkimi atakującymi
versus-needs-shares-a-team-with-the-defender = Jest w jednej drużynie z obrońcą
versus-needs-somebody-can-carry-it = Masz postać bez ekwipunku
versus-needs-stands-in-the-support-row = Stoi w rzędzie wsparcia
versus-needs-stands-next-to-the-defender = Obrońca jest tuż przed nią albo obok niej
versus-needs-the-defender-can-be-reinforced = Obrońcę można umocnić
versus-needs-the-row-reaches-its-threshold = Kart w twoim rzędzie co najmniej { $needs } (teraz { $has })
versus-needs-was-not-played-yet = Nie została jeszcze zagrana
versus-needs-you-have-the-points = Masz punktów zasobów co najmniej { $needs } (zostało { $has })
versus-needs-your-character-is-attacked = Twoja postać jest atakowana
versus-needs-cost = Koszt da się zapłacić: { $cost }
versus-needs-once = Nie użyto jej jeszcze w tej turze
versus-needs-reach = Można tego teraz użyć
versus-needs-target = Jest cel: { $target }
versus-needs-only-combat = Trwa faza walki
versus-needs-only-own-attack-step = Trwa twój krok ataku
versus-needs-only-while-attacking = Postać atakuje

## The text of cards

versus-text-payment = { CAPITAL($costs) } → { CAPITAL($effects) }.
versus-text-triggered = { $event } { $effects }.
versus-text-play = { CAPITAL($effects) }.
versus-text-additional-cost = Dodatkowy koszt: { $costs }.
versus-text-continuous = { CAPITAL($effects) }.
versus-text-ongoing = Efekt stały: { CAPITAL($effects) }.
versus-text-unique = Karta unikatowa.
versus-text-not-unique = Karta nieunikatowa.
versus-text-once = Użyj tylko raz na turę.
versus-text-only-combat = Zagraj tylko w fazie walki.
versus-text-only-own-attack-step = Użyj tylko w swoim kroku ataku.
versus-text-only-while-attacking = Użyj tylko, gdy ta postać atakuje.
versus-text-event-enters = Gdy ta karta wchodzi do gry,
versus-text-event-stunned = Gdy ta postać zostaje ogłuszona,
versus-text-event-bearer-stunned = Gdy wyposażona postać zostaje ogłuszona,
versus-text-event-attacks = Ilekroć ta postać zaczyna atakować,
versus-text-event-defends = Ilekroć ta postać zaczyna się bronić,
versus-text-event-breakthrough = Ilekroć ta postać zadaje graczowi przełamanie,
versus-text-event-big-breakthrough = Gdy ta postać, atakując postać, zadaje przełamanie równe 3 lub większe,
versus-text-event-reinforces = Ilekroć ta postać umacnia obrońcę,
versus-text-event-flipped = Gdy odkrywasz tę lokację,
versus-text-event-stuns = Ilekroć przy rozstrzyganiu ataku z udziałem tej postaci zostaje ogłuszona postać przeciwnika,
versus-text-event-recovery = Na początku fazy regeneracji
versus-text-event-recovery-stunned = Na początku fazy regeneracji, jeśli ta postać jest ogłuszona,
versus-text-event-own-attack-step = Na początku twojego kroku ataku
versus-text-event-own-recruit-step = Na początku twojego kroku werbunku
versus-text-event-delayed = Na początku fazy regeneracji tej tury
versus-text-if-another-has-range = kontrolujesz inną postać z zasięgiem
versus-text-if-attacks-alone = atakuje sama
versus-text-cost-activate = aktywuj
versus-text-cost-endurance = zapłać { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości
versus-text-cost-exhaust-equipped = wyczerp wyposażoną postać
versus-text-cost-return-this = cofnij tę kartę na rękę właściciela
versus-text-cost-ko-this = odłóż tę kartę na stos KO
versus-text-cost-discard = odrzuć { CASE($who, "acc") }
versus-text-cost-discards = odrzuć { $n ->
    [2] dwie karty
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
versus-text-cost-exhaust = wyczerp { CASE($who, "acc") }
versus-text-cost-exhaust-many = wyczerp { $n ->
    [2] dwie gotowe
    [few] { $n } gotowe
   *[many] { $n } gotowych
 } { $n ->
    [few] { CASE($who, "pl") }
   *[many] { CASE($who, "pl-gen") }
 }
versus-text-it = ona
    .acc = ją
versus-text-this = ta postać
    .acc = tę postać
versus-text-all = { CASE($noun, "pl") }
    .gender = pl
versus-text-bearer = wyposażona postać
versus-text-each = każda { $noun }
versus-text-stun = ogłusz { CASE($it, "acc") }
versus-text-recover = zregeneruj { CASE($it, "acc") }
versus-text-ready = { $it } odzyskuje gotowość
versus-text-draw = dobierz { $n ->
    [1] kartę
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
versus-text-gain = zyskujesz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości
versus-text-drain-self = tracisz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości
versus-text-drain-for = przeciwnik traci 1 punkt wytrzymałości za każdą { CASE($who, "acc") }
versus-text-exchange = zamień pozycje { CASE($it, "pl-gen") }
versus-text-retreat-ready = przesuń { CASE($it, "acc") } na wolne miejsce swojego rzędu wsparcia albo zostaw ją tam; odzyskuje ona gotowość, jeśli nie jest ogłuszona
versus-text-return-to-hand = weź na rękę { CASE($it, "acc") }
versus-text-lose-teams = { $it } do końca tury nie należy do żadnej drużyny
versus-text-lose-reinforcement = { $it } traci umocnienie i w tym ataku nie można jej umocnić
versus-text-suppress = { $it } do końca tury traci lot i zasięg, a jej zdolności płatnych nie można używać
versus-text-name-and-reveal = wymień dwie różne karty, po czym pokaż cztery wierzchnie karty swojej talii. Jeśli są wśród nich obie wymienione, weź na rękę wszystkie ich pokazane kopie. Pozostałe odłóż na spód talii
versus-text-peek-top = obejrzyj wierzchnią kartę swojej talii; możesz odłożyć ją na spód
versus-text-take-control = { $it } przechodzi pod twoją kontrolę, na prawy koniec twojego rzędu zasobów. Gracz, który ją kontrolował, kładzie zakrytą wierzchnią kartę swojej talii w swoim rzędzie. Następnie twój skrajny lewy zakryty zasób trafia na stos KO
versus-text-team-attackers-stay-exhausted = postacie, które w tej turze brały udział w ataku drużynowym, nie odzyskują gotowości w fazie regeneracji tej tury
versus-text-team-up = twoje postacie należące do jednej z wybranych drużyn należą do obu
versus-text-choose-teams = wybierz { $n ->
    [1] drużynę
    [2] dwie różne drużyny
    [few] { $n } różne drużyny
   *[many] { $n } różnych drużyn
 }
versus-text-search = znajdź w swojej talii { CASE($who, "acc") }, pokaż ją, weź na rękę i potasuj talię
versus-text-put-into-play = możesz wprowadzić do gry ze swojego stosu KO { CASE($who, "acc") }; wchodzi gotowa na wolne miejsce twojego rzędu wsparcia
versus-text-opponent-discards = ten gracz odrzuca { $n ->
    [1] kartę
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
versus-text-may-discard-to = możesz odrzucić { CASE($who, "acc") }. Jeśli to zrobisz, { $then }. Nie częściej niż raz na turę
versus-text-strengthen-reinforced = ten obrońca otrzymuje +{ $n } OBR do końca ataku
versus-text-borrow-keywords = ta postać do końca tury zyskuje lot i zasięg, które miała tamta postać, oraz +{ $n } OBR
versus-text-stun-adjacent = możesz ogłuszyć postać o koszcie { $n } lub mniejszym obok tego obrońcy
versus-text-falls-back = jeśli ta postać miałaby zostać ogłuszona w twoim przednim rzędzie, możesz zamiast tego zapłacić { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości i przesunąć ją na wolne miejsce swojego rzędu wsparcia
versus-text-stronger-power-up = wzmocnienia { CASE($who, "pl-gen") } dają +{ $n } ATK i +{ $n } OBR zamiast zwykłej premii
versus-text-cannot-be-targeted = { $who } nie { GENDER($who) ->
    [pl] mogą być celami
   *[m] może być celem
 } efektów przeciwnika
    .gender = { GENDER($who) }
versus-text-guards-adjacent = dopóki ta postać jest w twoim przednim rzędzie, postacie przeciwnika bez lotu nie mogą atakować { CASE($who, "pl-gen") } obok niej
versus-text-ground = w twoim kroku ataku { $who } tracą lot i zasięg
versus-text-modify = { $it } otrzymuje { $stats }{ $flight ->
    [attack] {" "}i lot
   *[other] {""}
 } { $until ->
    [turn] do końca tury
   *[attack] do końca ataku
 }{ $flight ->
    [turn] {" "}oraz lot do końca tury
   *[other] {""}
 }
versus-text-modify-or = { $does }, a jeśli { $better }, to { $instead }
versus-text-bonus = { $who } { GENDER($who) ->
    [pl] otrzymują
   *[m] otrzymuje
 } { $stats }
    .gender = { GENDER($who) }
versus-text-stats = { $shows ->
    [atk] { $atk } ATK
    [def] { $defense } OBR
   *[both] { $atk } ATK i { $defense } OBR
 }
versus-text-grant = { $who } { GENDER($who) ->
    [pl] mają
   *[m] ma
 } { $keyword ->
    [flight] lot
   *[range] zasięg
 }
    .gender = { GENDER($who) }
versus-text-cannot-be-stunned = { $who } nie { GENDER($who) ->
    [pl] mogą zostać ogłuszone
   *[m] może zostać ogłuszona
 }{ $by ->
    [plot-twist] {" "}przez efekty zwrotów fabuły
   *[any] {""}
 }
    .gender = { GENDER($who) }
versus-text-while-attacker = { $does }, gdy { GENDER($does) ->
    [pl] atakują
   *[m] atakuje
 }
versus-text-while-defender = { $does }, gdy się { GENDER($does) ->
    [pl] bronią
   *[m] broni
 }
versus-text-while-reinforced = { $does }, gdy { GENDER($does) ->
    [pl] są umocnione
   *[m] jest umocniona
 }
versus-text-while-self-attacking = { $does }, gdy { GENDER($does) ->
    [pl] atakują
   *[m] atakuje
 }
versus-text-while-attacking-chosen-team = { $does }, gdy { GENDER($does) ->
    [pl] atakują
   *[m] atakuje
 } postać wybranej drużyny
versus-text-while-attacking-whom = { $does }, gdy { GENDER($does) ->
    [pl] atakują
   *[m] atakuje
 } { CASE($whom, "acc") }
versus-text-while-team = { $does }, dopóki należy do { $team }
versus-text-drain = przeciwnik traci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości{ $condition ->
    [richer] , jeśli ma więcej wytrzymałości niż ty
    [no-ready-support] , jeśli nie ma gotowych postaci w rzędzie wsparcia
   *[no] {""}
 }
versus-text-exhaust = wyczerp { CASE($it, "acc") }
versus-text-exhaust-unless = { $does }, chyba że kontrolujący ją gracz zapłaci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości
versus-text-negate = unieważnij { CASE($it, "acc") }
versus-text-negate-unless = { $does }, chyba że gracz, który go stworzył, zapłaci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } wytrzymałości
versus-text-ko = odłóż na stos KO { CASE($it, "acc") }
versus-text-ko-drains = { $does }; kontrolujący ją gracz traci wytrzymałość równą jej kosztowi
versus-text-ko-replaceable = { $does }. Następnie ten gracz może położyć zakrytą wierzchnią kartę swojej talii w swoim rzędzie zasobów
versus-text-target = { GENDER($noun) ->
        [f] docelowa
        [n] docelowe
       *[m] docelowy
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] docelową
        [n] docelowe
        [mi] docelowy
       *[m] docelowego
    } { CASE($noun, "acc") }
    .pl = docelowe { CASE($noun, "pl") }
    .pl-gen = docelowych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-targets = { $n ->
    [2] dwie docelowe
    [few] { $n } docelowe
   *[many] { $n } docelowych
 } { $n ->
    [few] { CASE($noun, "pl") }
   *[many] { CASE($noun, "pl-gen") }
 }
    .pl-gen = { $n ->
        [2] dwóch
       *[other] { $n }
    } docelowych { CASE($noun, "pl-gen") }
    .gender = pl
    .acc = { $n ->
        [2] dwie docelowe
        [few] { $n } docelowe
       *[many] { $n } docelowych
    } { $n ->
        [few] { CASE($noun, "pl") }
       *[many] { CASE($noun, "pl-gen") }
    }
versus-text-targets-up-to = do { $n ->
    [2] dwóch
   *[other] { $n }
 } docelowych { CASE($noun, "pl-gen") }
    .gender = pl
    .acc = do { $n ->
        [2] dwóch
       *[other] { $n }
    } docelowych { CASE($noun, "pl-gen") }
versus-text-from-pile = { $noun } z twojego stosu KO
    .acc = { CASE($noun, "acc") } z twojego stosu KO
    .pl = { CASE($noun, "pl") } z twojego stosu KO
    .pl-gen = { CASE($noun, "pl-gen") } z twojego stosu KO
    .gender = { GENDER($noun) }
versus-text-or-two = { $noun } (lub do dwóch, jeśli odrzucona została { $paid })
    .acc = { CASE($noun, "acc") } (lub do dwóch, jeśli odrzucona została { $paid })
    .pl = { CASE($noun, "pl") } (lub do dwóch, jeśli odrzucona została { $paid })
    .pl-gen = { CASE($noun, "pl-gen") } (lub do dwóch, jeśli odrzucona została { $paid })
    .gender = { GENDER($noun) }
versus-text-target-chain = docelowy efekt { $kind ->
    [plot-twist] zwrotu fabuły
    [activated] aktywowanej zdolności
   *[trigger] wyzwalanej zdolności
 }{ $opposing ->
    [yes] {" "}postaci przeciwnika
   *[no] {""}
 } w łańcuchu
    .acc = docelowy efekt { $kind ->
        [plot-twist] zwrotu fabuły
        [activated] aktywowanej zdolności
       *[trigger] wyzwalanej zdolności
    }{ $opposing ->
        [yes] {" "}postaci przeciwnika
       *[no] {""}
    } w łańcuchu
    .gender = mi
versus-text-noun-character = postać
    .acc = postać
    .pl = postacie
    .pl-gen = postaci
    .gender = f
versus-text-noun-attacker = atakująca postać
    .acc = atakującą postać
    .pl = atakujące postacie
    .pl-gen = atakujących postaci
    .gender = f
versus-text-noun-defender = broniąca się postać
    .acc = broniącą się postać
    .pl = broniące się postacie
    .pl-gen = broniących się postaci
    .gender = f
versus-text-noun-fighting = atakująca lub broniąca się postać
    .acc = atakującą lub broniącą się postać
    .pl = atakujące lub broniące się postacie
    .pl-gen = atakujących lub broniących się postaci
    .gender = f
versus-text-noun-equipment = ekwipunek
    .acc = ekwipunek
    .pl = ekwipunki
    .pl-gen = ekwipunków
    .gender = mi
versus-text-noun-location = lokacja
    .acc = lokację
    .pl = lokacje
    .pl-gen = lokacji
    .gender = f
versus-text-noun-resource = odkryty zasób
    .acc = odkryty zasób
    .pl = odkryte zasoby
    .pl-gen = odkrytych zasobów
    .gender = mi
versus-text-noun-any = karta
    .acc = kartę
    .pl = karty
    .pl-gen = kart
    .gender = f
versus-text-noun-character-card = karta postaci
    .acc = kartę postaci
    .pl = karty postaci
    .pl-gen = kart postaci
    .gender = f
versus-text-noun-equipment-card = karta ekwipunku
    .acc = kartę ekwipunku
    .pl = karty ekwipunku
    .pl-gen = kart ekwipunku
    .gender = f
versus-text-noun-plot-twist-card = karta zwrotu fabuły
    .acc = kartę zwrotu fabuły
    .pl = karty zwrotu fabuły
    .pl-gen = kart zwrotu fabuły
    .gender = f
versus-text-attacking-with-this = pozostałe postacie w ataku drużynowym z udziałem tej postaci
    .gender = pl
versus-text-that-attacking-this = { CASE($noun, "pl") } atakujące tę postać
    .gender = pl
versus-text-that-idle = { GENDER($noun) ->
        [f] niebiorąca
        [n] niebiorące
       *[m] niebiorący
    } udziału w ataku { $noun }
    .acc = { GENDER($noun) ->
        [f] niebiorącą
        [n] niebiorące
        [mi] niebiorący
       *[m] niebiorącego
    } udziału w ataku { CASE($noun, "acc") }
    .pl = niebiorące udziału w ataku { CASE($noun, "pl") }
    .pl-gen = niebiorących udziału w ataku { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-that-not-attacking = { GENDER($noun) ->
        [f] nieatakująca
        [n] nieatakujące
       *[m] nieatakujący
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] nieatakującą
        [n] nieatakujące
        [mi] nieatakujący
       *[m] nieatakującego
    } { CASE($noun, "acc") }
    .pl = nieatakujące { CASE($noun, "pl") }
    .pl-gen = nieatakujących { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-team-sentinel = Sentineli
versus-text-team-x-men = X-Men
versus-text-team-brotherhood = Bractwa
versus-text-team-doom = Dooma
versus-text-of-team = { $noun } { $team }
    .acc = { CASE($noun, "acc") } { $team }
    .pl = { CASE($noun, "pl") } { $team }
    .pl-gen = { CASE($noun, "pl-gen") } { $team }
    .gender = { GENDER($noun) }
versus-text-army = { $noun } Armii
    .acc = { CASE($noun, "acc") } Armii
    .pl = { CASE($noun, "pl") } Armii
    .pl-gen = { CASE($noun, "pl-gen") } Armii
    .gender = { GENDER($noun) }
versus-text-army-team = { $noun } Armii { $team }
    .acc = { CASE($noun, "acc") } Armii { $team }
    .pl = { CASE($noun, "pl") } Armii { $team }
    .pl-gen = { CASE($noun, "pl-gen") } Armii { $team }
    .gender = { GENDER($noun) }
versus-text-adj-stunned = { GENDER($noun) ->
        [f] ogłuszona
        [n] ogłuszone
       *[m] ogłuszony
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] ogłuszoną
        [n] ogłuszone
        [mi] ogłuszony
       *[m] ogłuszonego
    } { CASE($noun, "acc") }
    .pl = ogłuszone { CASE($noun, "pl") }
    .pl-gen = ogłuszonych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-not-stunned = { GENDER($noun) ->
        [f] nieogłuszona
        [n] nieogłuszone
       *[m] nieogłuszony
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] nieogłuszoną
        [n] nieogłuszone
        [mi] nieogłuszony
       *[m] nieogłuszonego
    } { CASE($noun, "acc") }
    .pl = nieogłuszone { CASE($noun, "pl") }
    .pl-gen = nieogłuszonych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-exhausted = { GENDER($noun) ->
        [f] wyczerpana
        [n] wyczerpane
       *[m] wyczerpany
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] wyczerpaną
        [n] wyczerpane
        [mi] wyczerpany
       *[m] wyczerpanego
    } { CASE($noun, "acc") }
    .pl = wyczerpane { CASE($noun, "pl") }
    .pl-gen = wyczerpanych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-ready = { GENDER($noun) ->
        [f] gotowa
        [n] gotowe
       *[m] gotowy
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] gotową
        [n] gotowe
        [mi] gotowy
       *[m] gotowego
    } { CASE($noun, "acc") }
    .pl = gotowe { CASE($noun, "pl") }
    .pl-gen = gotowych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-adj-other = { GENDER($noun) ->
        [f] inna
        [n] inne
       *[m] inny
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] inną
        [n] inne
        [mi] inny
       *[m] innego
    } { CASE($noun, "acc") }
    .pl = inne { CASE($noun, "pl") }
    .pl-gen = innych { CASE($noun, "pl-gen") }
    .gender = { GENDER($noun) }
versus-text-of-own = { $noun } pod twoją kontrolą
    .acc = { CASE($noun, "acc") } pod twoją kontrolą
    .pl = { CASE($noun, "pl") } pod twoją kontrolą
    .pl-gen = { CASE($noun, "pl-gen") } pod twoją kontrolą
    .gender = { GENDER($noun) }
versus-text-of-opposing = { $noun } przeciwnika
    .acc = { CASE($noun, "acc") } przeciwnika
    .pl = { CASE($noun, "pl") } przeciwnika
    .pl-gen = { CASE($noun, "pl-gen") } przeciwnika
    .gender = { GENDER($noun) }
versus-text-of-cost-most = { $noun } o koszcie { $n } lub mniejszym
    .acc = { CASE($noun, "acc") } o koszcie { $n } lub mniejszym
    .pl = { CASE($noun, "pl") } o koszcie { $n } lub mniejszym
    .pl-gen = { CASE($noun, "pl-gen") } o koszcie { $n } lub mniejszym
    .gender = { GENDER($noun) }
versus-text-of-cost-least = { $noun } o koszcie { $n } lub większym
    .acc = { CASE($noun, "acc") } o koszcie { $n } lub większym
    .pl = { CASE($noun, "pl") } o koszcie { $n } lub większym
    .pl-gen = { CASE($noun, "pl-gen") } o koszcie { $n } lub większym
    .gender = { GENDER($noun) }
versus-text-named = { $noun } o imieniu „{ $title }”
    .acc = { CASE($noun, "acc") } o imieniu „{ $title }”
    .pl = { CASE($noun, "pl") } o imieniu „{ $title }”
    .pl-gen = { CASE($noun, "pl-gen") } o imieniu „{ $title }”
    .gender = { GENDER($noun) }
versus-text-with-flight = { $noun } z lotem
    .acc = { CASE($noun, "acc") } z lotem
    .pl = { CASE($noun, "pl") } z lotem
    .pl-gen = { CASE($noun, "pl-gen") } z lotem
    .gender = { GENDER($noun) }
versus-text-with-range = { $noun } z zasięgiem
    .acc = { CASE($noun, "acc") } z zasięgiem
    .pl = { CASE($noun, "pl") } z zasięgiem
    .pl-gen = { CASE($noun, "pl-gen") } z zasięgiem
    .gender = { GENDER($noun) }
versus-text-with-grounded = { $noun } bez lotu i zasięgu
    .acc = { CASE($noun, "acc") } bez lotu i zasięgu
    .pl = { CASE($noun, "pl") } bez lotu i zasięgu
    .pl-gen = { CASE($noun, "pl-gen") } bez lotu i zasięgu
    .gender = { GENDER($noun) }
versus-text-with-overload = { $noun }, której ATK jest co najmniej dwa razy większy od wydrukowanego
    .acc = { CASE($noun, "acc") }, której ATK jest co najmniej dwa razy większy od wydrukowanego
    .pl = { CASE($noun, "pl") }, której ATK jest co najmniej dwa razy większy od wydrukowanego
    .pl-gen = { CASE($noun, "pl-gen") }, której ATK jest co najmniej dwa razy większy od wydrukowanego
    .gender = { GENDER($noun) }
versus-titled-dr-doom = Doktor Doom
versus-titled-wild-sentinel = Dziki Sentinel

## Names of cards

versus-card-VS-001 = Dziki Sentinel
versus-card-VS-002 = Bolivar Trask
versus-version-VS-002 = twórca programu Sentinel
versus-card-VS-003 = Sentinel Mark I
versus-card-VS-004 = Sentinel Tropiciel
versus-card-VS-005 = Sentinel Mark II
versus-card-VS-006 = Sentinel Zapora
versus-card-VS-007 = Sentinel Mark IV
versus-card-VS-008 = Sentinel Oblężniczy
versus-card-VS-009 = Nimrod
versus-version-VS-009 = przystosowany łowca
versus-card-VS-010 = Sentinel Transportowy
versus-card-VS-011 = Bastion
versus-version-VS-011 = dowódca „Zero tolerancji”
versus-card-VS-012 = Master Mold
versus-version-VS-012 = prototypowy korpus
versus-card-VS-013 = Master Mold
versus-version-VS-013 = serce fabryki
versus-card-VS-014 = Sentinel Omega
versus-card-VS-015 = Protokół odzysku
versus-card-VS-016 = Skupiona salwa
versus-card-VS-017 = Matryca tarcz
versus-card-VS-018 = Nakaz rejestracji
versus-card-VS-019 = Orbitalna odlewnia
versus-card-VS-020 = Ukryta montownia
versus-card-VS-021 = Działo plazmowe
versus-card-VS-022 = Siatka inhibitorów
versus-card-VS-023 = Longshot
versus-version-VS-023 = zbuntowany bojownik o wolność
versus-card-VS-024 = Moira MacTaggert
versus-version-VS-024 = lekarka z wyspy
versus-card-VS-025 = Bishop
versus-version-VS-025 = naładowany weteran
versus-card-VS-026 = Nightcrawler
versus-version-VS-026 = krok przez cień
versus-card-VS-027 = Forge
versus-version-VS-027 = mistrz warsztatu
versus-card-VS-028 = Psylocke
versus-version-VS-028 = ostrze umysłu
versus-card-VS-029 = Wolverine
versus-version-VS-029 = instynkt broni
versus-card-VS-030 = Polaris
versus-version-VS-030 = Lorna Dane
versus-card-VS-031 = Storm
versus-version-VS-031 = władczyni nieba
versus-card-VS-032 = Havok
versus-version-VS-032 = przewodnik plazmy
versus-card-VS-033 = Cyclops
versus-version-VS-033 = dowódca polowy
versus-card-VS-034 = Wolverine
versus-version-VS-034 = najlepszy w swoim fachu
versus-card-VS-035 = Archangel
versus-version-VS-035 = skrzydła jak brzytwy
versus-card-VS-036 = Rogue
versus-version-VS-036 = pożyczona moc
versus-card-VS-037 = Storm
versus-version-VS-037 = korona burzy
versus-card-VS-038 = Colossus
versus-version-VS-038 = żywa stal
versus-card-VS-039 = Profesor X
versus-version-VS-039 = przewodni umysł
versus-card-VS-040 = Błyskawiczny rzut
versus-card-VS-041 = Ramię w ramię
versus-card-VS-042 = Niebezpieczny trening
versus-card-VS-043 = Kampus na wzgórzu
versus-card-VS-044 = Blackbird
versus-card-VS-045 = Lorelei
versus-version-VS-045 = mutantka z Dzikiej Krainy
versus-card-VS-046 = Toad
versus-version-VS-046 = bagienny skoczek
versus-card-VS-047 = Quicksilver
versus-version-VS-047 = rozmyta smuga
versus-card-VS-048 = Pyro
versus-version-VS-048 = rzeźbiarz ognia
versus-card-VS-049 = Sabretooth
versus-version-VS-049 = dziki łowca
versus-card-VS-050 = Mystique
versus-version-VS-050 = fałszywe oblicze
versus-card-VS-051 = Blob
versus-version-VS-051 = masa nie do ruszenia
versus-card-VS-052 = Mystique
versus-version-VS-052 = agentka cienia
versus-card-VS-053 = Magneto
versus-version-VS-053 = żelazna wola
versus-card-VS-054 = Quicksilver
versus-version-VS-054 = nieustępliwy
versus-card-VS-055 = Sabretooth
versus-version-VS-055 = Victor Creed
versus-card-VS-056 = Spiral
versus-version-VS-056 = Freedom Force
versus-card-VS-057 = Magneto
versus-version-VS-057 = król magnesów
versus-card-VS-058 = Blob
versus-version-VS-058 = osuwisko
versus-card-VS-059 = Magneto
versus-version-VS-059 = władca asteroidy
versus-card-VS-060 = Wojna z ludzkością
versus-card-VS-061 = Wyższość mutantów
versus-card-VS-062 = Nagła zasadzka
versus-card-VS-063 = Uderz i zniknij
versus-card-VS-064 = Zaginione miasto
versus-card-VS-065 = Stacja kosmiczna Avalon
versus-card-VS-066 = Magnetyczny hełm
versus-card-VS-067 = Boris
versus-version-VS-067 = osobisty sługa Doktora Dooma
versus-card-VS-068 = Zamkowy sługa
versus-card-VS-069 = Władca Marionetek
versus-version-VS-069 = Philip Masters
versus-card-VS-070 = Robot pogranicznik
versus-card-VS-071 = Robot oblężniczy
versus-card-VS-072 = Darkoth
versus-version-VS-072 = spętany upiór
versus-card-VS-073 = Doktor Doom
versus-version-VS-073 = tyran w zbroi
versus-card-VS-074 = Robot wabik
versus-card-VS-075 = Sub-Mariner
versus-version-VS-075 = książę przypływu
versus-card-VS-076 = Robot kolos
versus-card-VS-077 = Darkoth
versus-version-VS-077 = zerwany z łańcucha
versus-card-VS-078 = Doktor Doom
versus-version-VS-078 = czarnoksiężnik regent
versus-card-VS-079 = Robot kat
versus-card-VS-080 = Sub-Mariner
versus-version-VS-080 = niechętny sojusznik
versus-card-VS-081 = Doktor Doom
versus-version-VS-081 = cesarz świata
versus-card-VS-082 = Nadworny hipnotyzer
versus-version-VS-082 = milczący doradca
versus-card-VS-083 = Maska wielu
versus-card-VS-084 = Zaklęcie zastoju
versus-card-VS-085 = Żelazny dekret
versus-card-VS-086 = Sala tronowa zamku
versus-card-VS-087 = Przygraniczna wioska
versus-card-VS-088 = Rękawica władzy
versus-card-VS-089 = Uliczny informator
versus-version-VS-089 = wszystko słyszy
versus-card-VS-090 = Zamaskowany włóczęga
versus-version-VS-090 = niczyj sojusznik
versus-card-VS-091 = Oddział najemników
versus-card-VS-092 = Brutalne pobicie
versus-card-VS-093 = Przeciążenie
versus-card-VS-094 = Bratobójczy ogień
versus-card-VS-095 = Unik
versus-card-VS-096 = Kopnięcie z wyskoku
versus-card-VS-097 = Dobij ich
versus-card-VS-098 = Kontrplan
versus-card-VS-099 = Odsłonięta flanka
versus-card-VS-100 = Zajęcie terenu
versus-card-VS-101 = Na złom
versus-card-VS-102 = Drugi oddech
versus-card-VS-103 = Metropolis
versus-card-VS-104 = Ciche rozdroże
versus-card-VS-105 = Wóz bojowy
versus-card-VS-106 = Zestaw polowy

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

versus-feature-endurance = wytrzymałość
    .better = więcej wytrzymałości
versus-feature-hand = karty na ręce
    .better = więcej kart na ręce
versus-feature-resources = zasoby w rzędzie
    .better = więcej zasobów
versus-feature-equipment = wyposażenie
    .better = lepsze wyposażenie
versus-feature-characters = postacie w grze
    .better = silniejsza drużyna w grze
versus-feature-danger = postacie narażone na cios
    .better = bezpieczniejszy szyk
versus-feature-ready = gotowi atakujący
    .better = więcej gotowych atakujących
versus-feature-support = pomocnicy w rzędzie wsparcia
    .better = więcej pomocników w rzędzie wsparcia
versus-feature-stunned = ogłuszeni, którzy mogą dojść do siebie
    .better = więcej takich, którzy mogą dojść do siebie
versus-feature-attack = trwający atak
    .better = lepszy wynik ataku
versus-feature-plans = przydatność kart w następnych turach
    .better = lepsze plany na następne tury
