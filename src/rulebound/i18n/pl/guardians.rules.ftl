### Zasady „Strażników Galaktyki” w skrócie: jeden tytuł na każdą zasadę z rules.toml.

## Rozdziały i ich strony.

guardians-chapter-start = Zanim zaczniecie
guardians-topic-overview = Gra w skrócie
guardians-topic-components = Zawartość pudełka
guardians-topic-heroes = Bohaterowie

guardians-chapter-preparing = Przygotowanie
guardians-topic-setup = Przygotowanie gry
guardians-topic-energy = Energia
guardians-topic-battlefields = Pola walki
guardians-topic-new-battle = Przygotowanie walki
guardians-topic-merge = Dwa zestawy razem

guardians-chapter-battle = Walka
guardians-topic-flow = Rundy i etapy
guardians-topic-selection = Wybór kart
guardians-topic-acting = Wykonywanie akcji
guardians-topic-example = Przykład tury
guardians-topic-first-player = Pierwszy gracz
guardians-topic-initiative = Przejęcie inicjatywy

guardians-chapter-dangers = Nokauty i pułapki
guardians-topic-knockout = Karty Nokautu
guardians-topic-traps = Pułapki
guardians-topic-own-traps = Własna pułapka

guardians-chapter-actions = Co robią akcje
guardians-topic-reach = Kogo to dotyczy
guardians-topic-draw = Dobieranie kart
guardians-topic-give = Oddanie techniki
guardians-topic-discard = Odrzucanie kart
guardians-topic-damage = Obrażenia i energia
guardians-topic-feint = Zwodniczy manewr
guardians-topic-stance = Postawa obronna

guardians-chapter-ending = Zwycięstwo i porażka
guardians-topic-elimination = Wypadnięcie z walki
guardians-topic-victory = Zwycięstwo

guardians-chapter-teams = W drużynach
guardians-topic-teams = Gra drużynowa

## Zasady.

## Zawartość pudełka

guardians-rule-components-technique-deck = Zestaw ma 49 technik: po 7 każdego rodzaju
guardians-rule-components-hero-cards = Zestaw ma 10 różnych bohaterów
guardians-rule-components-tactic-cards = Dwustronna taktyka dla każdej z 7 technik
guardians-rule-components-tactic-number = Taktyka ma numer swojej techniki
guardians-rule-components-knockout-cards = Zestaw ma 7 Nokautów
guardians-rule-components-team-cards = Zestaw ma 4 karty drużyn
guardians-rule-components-energy-cards = Zestaw ma 4 dwustronne karty energii
guardians-rule-components-reference-cards = Zestaw ma 4 karty pomocy
guardians-rule-components-battlefield-cards = Zestaw ma 12 pól walki
guardians-rule-components-first-player-card = Karta pierwszego gracza jest jedna

## Przygotowanie gry

guardians-rule-setup-first-player-random = Pierwszego gracza wyznacza los
guardians-rule-setup-deal-two-heroes = Każdy otrzymuje dwóch zakrytych bohaterów
guardians-rule-setup-keep-one-hero = Zostaw jednego, odkrytego bohatera
guardians-rule-setup-other-heroes-to-box = Pozostali bohaterowie wracają do pudełka
guardians-rule-hero-unique-ability = Każdy bohater ma jedną własną zdolność
guardians-rule-hero-active-once-per-battle = Zdolność aktywna działa raz na walkę
guardians-rule-hero-active-flips-card = Użycie zdolności aktywnej zakrywa bohatera
guardians-rule-hero-passive-always-on = Zdolność pasywna działa stale
guardians-rule-setup-energy-card-zero-wins = Wszyscy zaczynają bez zwycięstw
guardians-rule-setup-energy-three = Każdy bohater zaczyna z 3 punktami energii
guardians-rule-energy-tracked = Zmiany energii od razu widzą wszyscy
guardians-rule-energy-max-six = Nigdy więcej niż 6 punktów energii
guardians-rule-setup-tactics-number-side = Taktyki leżą numerem do góry
guardians-rule-setup-knockout-stack = Nokauty zaczynają na stosie
guardians-rule-setup-shuffle-battlefields = Od 3 graczy tasuje się talię pól walki
guardians-rule-battlefield-changes-one-battle = Pole walki zmienia zasady jednej walki
guardians-rule-two-player-no-battlefields = Dwóch graczy gra bez pól walki
guardians-rule-setup-shuffle-techniques = Wszystkie techniki tworzą jedną potasowaną talię
guardians-rule-overview-series-of-battles = Walki trwają, aż ktoś odniesie 3 zwycięstwa
guardians-rule-overview-all-players-in-each-battle = W każdej walce biorą udział wszyscy
guardians-rule-overview-out-hero-unaffected = Efekty nie działają na bohatera poza walką

## Przygotowanie walki

guardians-rule-battle-setup-return-knockouts = Przed walką Nokauty wracają na stos
guardians-rule-battle-setup-reset-tactics = Przed walką taktyki odwraca się numerem do góry
guardians-rule-battle-setup-reset-energy = Każdy bohater zaczyna walkę z 3 punktami energii
guardians-rule-battle-setup-unflip-active-heroes = Przed walką użytych bohaterów znów się odkrywa
guardians-rule-battle-setup-discard-old-battlefield = Stare pole walki zostaje odrzucone
guardians-rule-battle-setup-reveal-battlefield = Nowe pole walki odkrywa się przed dobieraniem kart
guardians-rule-battle-setup-first-battle-draw-five = Przed pierwszą walką każdy dobiera 5 kart
guardians-rule-battle-setup-discard-down-to-five = Przed walką odrzuć karty do 5
guardians-rule-battle-setup-draw-up-to-five = Przed walką dobierz karty do 5
guardians-rule-battle-setup-refill-order = Do 5 kart dobiera się po kolei od pierwszego gracza
guardians-rule-battle-setup-out-hero-refills = Kto wypadł, zachowuje karty i wyrównuje rękę do 5
guardians-rule-battle-setup-draft-layout-base = Draft: 6, 8 lub 10 kart dla 2, 3 lub 4 graczy
guardians-rule-battle-setup-draft-layout-merged = Draft: 12, 14, 16 lub 18 kart dla 5–8 graczy
guardians-rule-battle-setup-draft-starts-right = Draft zaczyna osoba po prawej od pierwszego gracza
guardians-rule-battle-setup-draft-counter-clockwise = Draft idzie przeciwnie do ruchu wskazówek zegara
guardians-rule-battle-setup-draft-second-pass = Draft idzie drugi raz w tej samej kolejności
guardians-rule-battle-setup-draft-leftover-discard = Dwie ostatnie karty draftu są odrzucane
guardians-rule-battle-setup-five-plus-needs-both-boxes = Od 5 do 8 graczy potrzebne są oba zestawy

## Przebieg gry

guardians-rule-flow-round-three-stages = Runda ma trzy etapy
guardians-rule-flow-stage-four-phases = Etap ma cztery fazy
guardians-rule-selection-simultaneous = Wszyscy wybierają karty jednocześnie
guardians-rule-selection-face-down-right-end = Kartę kładzie się zakrytą na końcu serii
guardians-rule-selection-non-decreasing = Numery w serii nie mogą maleć
guardians-rule-selection-illegal-out-on-reveal = Za niską kartę wolno położyć: wypadasz po odkryciu
guardians-rule-selection-act-when-all-laid = Akcje zaczynają się, gdy wszyscy położyli karty
guardians-rule-action-first-player-reveals-first = Pierwszy gracz odkrywa kartę jako pierwszy
guardians-rule-action-too-low-leaves = Za niski numer wyklucza z walki
guardians-rule-action-reveal-check-order = Kolejność: numer, Nokaut, pułapka, akcja
guardians-rule-action-one-of-two = Wykonaj jedną z dwóch akcji karty
guardians-rule-action-clockwise-order = Akcje idą zgodnie z ruchem wskazówek zegara, po jednej
guardians-rule-action-end-immediately-one-left = Został jeden bohater: walka kończy się od razu
guardians-rule-flow-battle-end-check = Ostatni bohater wygrywa, inaczej walka trwa
guardians-rule-first-player-card-not-passed = Po rundzie i walce pierwszy gracz się nie zmienia
guardians-rule-first-player-only-by-initiative = „Przejęcie inicjatywy” czyni cię pierwszym graczem
guardians-rule-flow-round-end-clear-series = Po trzech turach serie są odrzucane
guardians-rule-flow-new-round = Nową rundę zaczyna dowolny numer

## Nokauty i pułapki

guardians-rule-knockout-place-any-free = Nokaut kładzie się na dowolnej wolnej taktyce
guardians-rule-knockout-one-per-tactic = Na taktyce leży najwyżej jeden Nokaut
guardians-rule-knockout-triggered = Nokaut wyklucza tego, kto odkrył jego technikę
guardians-rule-knockout-first-hero-only = Nokaut trafia tylko pierwszego bohatera
guardians-rule-knockout-returns-to-stack = Nokaut, który trafił, wraca na stos
guardians-rule-knockout-remove-any = Nokaut można usunąć z dowolnej taktyki
guardians-rule-trap-set-flips-tactic = Zastawiona pułapka odwraca taktykę
guardians-rule-trap-hits-any-hero = Pułapka rani każdego, także tego, kto ją zastawił
guardians-rule-trap-one-damage = Pułapka zadaje 1 obrażenie
guardians-rule-trap-stays = Pułapka, która zadziałała, zostaje
guardians-rule-trap-remove-flips-back = Usunięta pułapka odwraca taktykę z powrotem

## Wypadnięcie z walki

guardians-rule-elimination-last-energy = Kto straci ostatni punkt energii, wypada z walki
guardians-rule-elimination-cannot-lay = Kto nie ma czego położyć, wypada z walki
guardians-rule-elimination-last-card-safe = Zagranie ostatniej karty nie wyklucza z walki
guardians-rule-elimination-no-lay-no-act = Kto wypadł z walki, nie kładzie kart
guardians-rule-elimination-out-no-action = Kto wypadł z walki, nie wykonuje akcji
guardians-rule-elimination-not-targetable = Kto wypadł z walki, nie może być celem
guardians-rule-elimination-series-discarded = Seria tego, kto wypadł, zostaje odrzucona
guardians-rule-elimination-hand-kept = Kto wypadł z walki, zachowuje karty na ręce
guardians-rule-first-player-out-keeps-card = Pierwszy gracz poza walką zachowuje swoją kartę
guardians-rule-first-player-out-left-starts = Bez pierwszego gracza zaczyna osoba po jego lewej
guardians-rule-elimination-simultaneous-cannot-lay = Wszyscy, którzy nie mają czego położyć, wypadają razem

## Zwycięstwo

guardians-rule-victory-simultaneous-all-win = Ostatni wypadli razem: wygrywają wszyscy
guardians-rule-victory-simultaneous-effect-all-win = Jeden efekt wykluczył ostatnich: wygrywają wszyscy
guardians-rule-victory-unrevealed-card-ignored = Nieodkryta karta nie wyklucza z walki
guardians-rule-victory-add-win = Zwycięzca walki zyskuje jedno zwycięstwo
guardians-rule-victory-winner-series-discarded = Po walce pozostałe serie są odrzucane
guardians-rule-victory-third-win = Trzecie zwycięstwo wygrywa grę
guardians-rule-victory-tie-first-player = Remis przy trzech zwycięstwach: wygrywa pierwszy gracz
guardians-rule-victory-tie-nearest-clockwise = Remis bez pierwszego gracza: wygrywa najbliższy mu
guardians-rule-victory-variant-four-wins = Wariant: przy remisie gra trwa do czwartej wygranej
guardians-rule-victory-variant-deciding-battle = Wariant: przy remisie walka rozstrzygająca

## Gra drużynowa

guardians-rule-team-four-two-teams = Czworo graczy może utworzyć dwie drużyny
guardians-rule-team-player-counts = Drużyny są dla 4, 6 lub 8 graczy
guardians-rule-team-deal-team-cards = Każdy otrzymuje zakrytą kartę drużyny
guardians-rule-team-same-colour-same-team = Ten sam kolor to ta sama drużyna
guardians-rule-team-alternate-seating = Członkowie drużyny siedzą naprzeciw siebie
guardians-rule-team-battle-ends-one-team = Walka kończy się, gdy została jedna drużyna
guardians-rule-team-simultaneous-both-win = Ostatni wypadli razem: wygrywają ich drużyny
guardians-rule-team-team-wins-battle = Zwycięstwo drużyny liczy się raz
guardians-rule-team-third-win = Trzecie zwycięstwo drużyny wygrywa grę
guardians-rule-team-tie-first-player-team = Przy remisie wygrywa drużyna pierwszego gracza

## Akcje i przykład tury

guardians-rule-effect-feint-manoeuvre-knockout = „Zwodniczy manewr” kładzie Nokaut
guardians-rule-effect-hail-of-blows-two = „Grad ciosów” zabiera bohaterowi 2 punkty energii
guardians-rule-effect-shoot-to-kill = „Śmiertelny strzał” zabiera bohaterowi energię
guardians-rule-example-full-turn = Przykład tury z instrukcji

## Oba zestawy razem

guardians-rule-merge-technique-decks = Dwa zestawy: jedna talia technik
guardians-rule-merge-battlefield-decks = Dwa zestawy: jedna talia pól walki
guardians-rule-merge-one-tactic-and-knockout-set = Dwa zestawy: jeden komplet taktyk i Nokautów
guardians-rule-merge-deal-one-hero-per-box = Dwa zestawy: każdy dostaje po bohaterze z każdego
guardians-rule-merge-keep-one-return-other = Dwa zestawy: zostaw jednego bohatera, drugiego oddaj
guardians-rule-team-six-eight-mix-cards = Przy 6 lub 8 graczach miesza się karty drużyn
guardians-rule-team-two-teams-by-colour = Dwie drużyny dzieli kolor
guardians-rule-team-six-two-teams-remove = Sześcioro, 2 drużyny: usuń czerwoną i niebieską kartę
guardians-rule-team-three-four-by-colour-and-back = Trzy lub cztery drużyny: według koloru i rewersu
guardians-rule-team-six-three-teams-remove = Sześcioro, 3 drużyny: usuń dwie jednakowe karty
guardians-rule-team-rotation-seating = Drużyny siedzą na przemian

## Objaśnienia efektów kart

guardians-rule-effect-all-opponents-scope = „Wszyscy przeciwnicy” to nie ty ani twoja drużyna
guardians-rule-effect-draw-x = „Dobierz X”: X kart z talii na rękę
guardians-rule-effect-stall-guard = Od 9. rundy walki można nie dobierać kart
guardians-rule-effect-reshuffle-discard = Pusta talia powstaje na nowo z kart odrzuconych
guardians-rule-effect-give-named-technique-search = Potrzebnej techniki szuka się w talii i odrzuconych
guardians-rule-effect-give-named-technique-shuffle = Po szukaniu talię się tasuje
guardians-rule-effect-give-named-technique-short = Za mało kopii: rozdaje się je w kolejności draftu
guardians-rule-effect-discard-random = „Odrzuć X”: X losowych kart z ręki
guardians-rule-effect-discard-fewer = Kto ma mniej kart, odrzuca wszystkie
guardians-rule-effect-discard-none = Kto nie ma kart, nic nie odrzuca
guardians-rule-effect-damage-x = X obrażeń zabiera X punktów energii
guardians-rule-effect-gain-energy = „Zyskaj X” dodaje X punktów energii
guardians-rule-effect-trap-before-action = Pułapka działa przed akcją
guardians-rule-effect-trap-before-own-removal = Pułapka działa, nim karta zdoła ją usunąć
guardians-rule-effect-lethal-trap-no-action = Kogo wyklucza pułapka, ten nie wykonuje akcji
guardians-rule-effect-trap-until-battle-end = Pułapka działa do końca walki
guardians-rule-effect-knockout-over-trap = Nokaut może leżeć na pułapce
guardians-rule-effect-knockout-no-action = Kogo wyklucza Nokaut, ten nie wykonuje akcji
guardians-rule-effect-knockouts-return-at-battle-end = Po walce Nokauty wracają na stos
guardians-rule-effect-initiative-when-first-out = Pierwszy gracz poza walką: przechodzi tylko jego karta
guardians-rule-effect-initiative-by-first-player = „Przejęcie inicjatywy” pierwszego gracza działa na niego
guardians-rule-effect-initiative-old-first-player = „Przejęcie inicjatywy” działa na byłego pierwszego gracza
guardians-rule-effect-initiative-skip-acted = „Przejęcie inicjatywy” od razu zmienia kolejność
guardians-rule-effect-stun-show-hand = „Ogłuszenie”: kto nie ma techniki, pokazuje rękę
guardians-rule-effect-explosives-vantage-own-trap = „Materiały wybuchowe”: pułapka rani, nim zniknie
guardians-rule-effect-vantage-own-trap = „Dogodna pozycja”: pułapka rani, nim zniknie
guardians-rule-effect-stance-protects-knockout = „Postawa obronna” chroni przed Nokautami
guardians-rule-effect-stance-protects-hail = „Postawa obronna” chroni przed „Gradem ciosów”
guardians-rule-effect-stance-protects-shot = „Postawa obronna” chroni przed akcjami „Strzału”
guardians-rule-effect-stance-nothing-else = „Postawa obronna” nie chroni przed niczym innym
guardians-rule-effect-stance-marker = Postawę oznacza obrócona „Obrona”
guardians-rule-effect-stance-duration = Postawa trwa, póki „Obrona” leży w serii
guardians-rule-effect-stance-knockout-returned = Postawa odsyła Nokaut na stos
guardians-rule-effect-stance-targetable = Bohater w postawie może być celem
guardians-rule-effect-tackle-suppress-empty-hand = „Wślizg” i „Ogień zaporowy” nie szkodzą pustej ręce
guardians-rule-effect-tackle-suppress-may-target-empty = „Wślizg” i „Ogień zaporowy”: cel może nie mieć kart
guardians-rule-effect-empty-hand-stays-until-lay = Bez kart zostajesz, póki nie trzeba położyć karty
guardians-rule-effect-stance-not-against-own-card = Postawa nie ratuje karty, która ją tworzy
