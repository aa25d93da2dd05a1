### Władca Pierścieni. Nazwy kart pozostają takie, jakie są na kartach.

fellowship-title = Władca Pierścieni: gra karciana
fellowship-line = Od jednego do czterech graczy razem na wyprawie: ukończcie ostatni etap, zanim powstrzyma was zagrożenie lub wrogowie.
fellowship-result-won = Gracze wygrali. Wynik: { $n }.
fellowship-result-lost = Gracze przegrali.
fellowship-back-player = karta gracza
    .acc = kartę gracza
    .gen = karty gracza
    .dat = karcie gracza
    .loc = karcie gracza
    .pl-gen = kart gracza
    .gender = f
fellowship-back-encounter = karta spotkania
    .acc = kartę spotkania
    .gen = karty spotkania
    .dat = karcie spotkania
    .loc = karcie spotkania
    .pl-gen = kart spotkań
    .gender = f
fellowship-back-quest = karta wyprawy
    .acc = kartę wyprawy
    .gen = karty wyprawy
    .dat = karcie wyprawy
    .loc = karcie wyprawy
    .pl-gen = kart wyprawy
    .gender = f
fellowship-facedown-orc-guard = orkowy strażnik
    .acc = orkowego strażnika
    .gen = orkowego strażnika
    .dat = orkowemu strażnikowi
    .loc = orkowym strażniku
    .pl-gen = orkowych strażników
    .gender = m

## Before the game

fellowship-option-scenario = Scenariusz
fellowship-option-scenario-mirkwood = Przeprawa przez Mroczną Puszczę
fellowship-option-scenario-anduin = Podróż wzdłuż Anduiny
fellowship-option-scenario-dol-guldur = Ucieczka z Dol Guldur
fellowship-option-decks = Talie
fellowship-option-decks-leadership = Dowodzenie (talia startowa)
fellowship-option-decks-tactics = Taktyka (talia startowa)
fellowship-option-decks-spirit = Duch (talia startowa)
fellowship-option-decks-lore = Wiedza (talia startowa)
fellowship-option-decks-leadership-and-spirit = Dowodzenie i duch
fellowship-option-decks-lore-and-tactics = Wiedza i taktyka
fellowship-option-mode = Tryb
fellowship-option-mode-normal = normalny
fellowship-option-mode-easy = łatwy
fellowship-refused-players = Liczba graczy nie może wynosić { $n }: gra od 1 do { $most }.
fellowship-refused-scenario = Nie ma scenariusza { $scenario }. Wybierz spośród: { $scenarios }.
fellowship-refused-same-hero = { $hero } może być tylko w jednej talii: dwóch graczy nie może mieć tego samego bohatera.
fellowship-refused-ally-like-hero = { $ally } nie może być w talii: inny gracz ma bohatera o tym samym imieniu.
fellowship-refused-deck-name = Nie ma talii { $deck }. Wybierz spośród: { $decks }.
fellowship-refused-deck = Tą talią nie można grać: { $problem }
fellowship-deck-hero = nie ma bohatera { $code }.
fellowship-deck-heroes = ma { $n ->
        [one] { $n } bohatera
        [few] { $n } bohaterów
       *[many] { $n } bohaterów
     }, a wolno od 1 do { $most }.
fellowship-deck-same-hero = ma dwa razy tego samego bohatera.
fellowship-deck-unknown = nie ma karty gracza { $code }.
fellowship-deck-size = ma { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }, a potrzeba co najmniej { $least }.
fellowship-deck-copies = wolno mieć najwyżej { $n ->
        [one] { $n } kopię
        [few] { $n } kopie
       *[many] { $n } kopii
     } karty { $card }.

## Co znaczy wybór przed grą, dla tych, którzy tak jeszcze nie grali

fellowship-about-decks-leadership = Zasoby i silni sojusznicy: umie wszystko. Talia na pierwszą grę.
fellowship-about-decks-tactics = Broń i wojownicy: nikt lepiej nie walczy, nikt gorzej nie radzi sobie na wyprawie. Raczej dla dwojga niż dla jednej osoby.
fellowship-about-decks-spirit = Dużo siły woli, mało zagrożenia i odpowiedzi na podstępy; słaba w walce.
fellowship-about-decks-lore = Dobiera karty, leczy i wie, co będzie dalej; powolna.
fellowship-about-decks-leadership-and-spirit = Bohaterowie dwóch sfer: silna na wyprawie, a sojusznicy walczą.
fellowship-about-decks-lore-and-tactics = Bohaterowie dwóch sfer: walczy, leczy i dobiera karty.
fellowship-about-scenario-mirkwood = Pająki i las, w którym łatwo zabłądzić. Trudność 1 na karcie: scenariusz na pierwszą grę.
fellowship-about-scenario-anduin = Troll na samym początku, potem w dół rzeki pod coraz większym zagrożeniem. Trudność 4.
fellowship-about-scenario-dol-guldur = Jeden bohater jest więźniem w wieży Nekromanty. Trudność 7: lepiej we troje lub czworo.
fellowship-about-mode-normal = Scenariusz taki, jak go wydrukowano.
fellowship-about-mode-easy = Każdy bohater zaczyna z jednym dodatkowym zasobem, a najtrudniejsze karty są odłożone.

## Steps

fellowship-step-set-up = Przygotowanie
fellowship-step-opening-hands = Początkowe ręce
fellowship-step-follow-scenario = Scenariusz
fellowship-step-begin-round = Początek rundy
fellowship-step-collect-resources = Faza zasobów: zasoby
fellowship-step-draw-cards = Faza zasobów: karty
fellowship-step-resource-actions = Faza zasobów: akcje
fellowship-step-end-resource-phase = Koniec fazy zasobów
fellowship-step-begin-planning = Początek fazy planowania
fellowship-step-plan = Faza planowania
fellowship-step-end-planning = Koniec fazy planowania
fellowship-step-begin-quest = Początek fazy wyprawy
fellowship-step-quest-actions = Faza wyprawy: akcje przed wysłaniem postaci
fellowship-step-commit = Faza wyprawy: wysłanie postaci
fellowship-step-commit-actions = Faza wyprawy: akcje przed przeciwnościami
fellowship-step-begin-staging = Faza wyprawy: początek przeciwności
fellowship-step-stage = Faza wyprawy: przeciwności
fellowship-step-staging-actions = Faza wyprawy: akcje po przeciwnościach
fellowship-step-resolve-quest = Faza wyprawy: rozstrzygnięcie
fellowship-step-resolution-actions = Faza wyprawy: akcje po rozstrzygnięciu
fellowship-step-end-quest = Koniec fazy wyprawy
fellowship-step-begin-travel = Początek fazy podróży
fellowship-step-travel = Faza podróży
fellowship-step-travel-actions = Faza podróży: akcje
fellowship-step-end-travel = Koniec fazy podróży
fellowship-step-begin-encounter = Początek fazy spotkań
fellowship-step-engage = Faza spotkań: dobrowolne zwarcie
fellowship-step-engage-actions = Faza spotkań: akcje po zwarciu
fellowship-step-check-engagement = Faza spotkań: testy zwarcia
fellowship-step-check-actions = Faza spotkań: akcje po testach
fellowship-step-end-encounter = Koniec fazy spotkań
fellowship-step-begin-combat = Początek fazy walki
fellowship-step-deal-shadow-cards = Faza walki: karty cienia
fellowship-step-shadow-actions = Faza walki: akcje
fellowship-step-begin-enemy-attacks = Faza walki: początek ataków wrogów
fellowship-step-enemy-attack = Faza walki: ataki wrogów
fellowship-step-begin-player-attacks = Faza walki: początek ataków graczy
fellowship-step-player-attack = Faza walki: ataki graczy
fellowship-step-end-combat = Koniec fazy walki
fellowship-step-ready-cards = Faza odpoczynku: przygotowanie kart
fellowship-step-raise-threat = Faza odpoczynku: zagrożenie
fellowship-step-pass-first-player = Faza odpoczynku: żeton pierwszego gracza
fellowship-step-refresh-actions = Faza odpoczynku: akcje
fellowship-step-end-refresh = Koniec fazy odpoczynku
fellowship-step-end-round = Koniec rundy
fellowship-step-end = Koniec gry

## The table

fellowship-area-scenario = Wyprawa
fellowship-area-score = Wynik
fellowship-zone-encounter-deck = Talia spotkań
fellowship-zone-encounter-discard = Odrzucone karty spotkań
fellowship-zone-quest = Obecna wyprawa
fellowship-zone-quest-deck = Talia wyprawy
fellowship-zone-active-location = Aktywny obszar
fellowship-zone-staging = Strefa przeciwności
fellowship-zone-revealing = Ujawniona karta
fellowship-zone-beside = Karty odłożone na bok
fellowship-zone-victory = Pula zwycięstwa
fellowship-zone-removed = Usunięte z gry
fellowship-zone-engaged = Wrogowie w zwarciu
fellowship-zone-heroes = Bohaterowie
fellowship-zone-allies = Sojusznicy
fellowship-zone-on-deck = Na talii
fellowship-zone-hand = Ręka
fellowship-zone-deck = Talia
fellowship-zone-discard = Stos kart odrzuconych
fellowship-counter-round = Runda
fellowship-counter-staging-threat = Zagrożenie w strefie przeciwności
fellowship-counter-willpower = Wysłana siła woli
fellowship-counter-to-reveal = Karty do ujawnienia
fellowship-counter-attack = Atak
fellowship-counter-defense = Obrona
fellowship-counter-threat = Zagrożenie
fellowship-counter-damage = Obrażenia
fellowship-counter-resources = Zasoby
fellowship-counter-progress = Postęp
fellowship-counter-score-fallen = Koszt zagrożenia poległych bohaterów
fellowship-counter-score-result = Wynik gracza
fellowship-counter-score-sum = Suma
fellowship-counter-score-rounds = Po 10 za każdą rundę
fellowship-counter-score-victory = Punkty zwycięstwa
fellowship-counter-score-total = Razem
fellowship-mark-first-player = pierwszy gracz
fellowship-mark-active = aktywny gracz
fellowship-mark-passing = pasuje do końca fazy
fellowship-mark-out = gracz odpadł
fellowship-mark-exhausted = karta wyczerpana
fellowship-mark-committed = na wyprawie
fellowship-mark-captive = w niewoli
fellowship-mark-shadow = karta cienia
fellowship-mark-picked = wybrano
fellowship-mark-attacker = atakuje
fellowship-mark-defender = broni się
fellowship-mark-face-down = zakryta
fellowship-mark-commits-later = wysyła postacie później
fellowship-mark-landed = zadano obrażenia
fellowship-mark-facedown-orc-guard = orkowy strażnik
fellowship-mark-phase-resource = faza zasobów
fellowship-mark-phase-planning = faza planowania
fellowship-mark-phase-quest = faza wyprawy
fellowship-mark-phase-travel = faza podróży
fellowship-mark-phase-encounter = faza spotkań
fellowship-mark-phase-combat = faza walki
fellowship-mark-phase-refresh = faza odpoczynku
fellowship-phase-resource = faza zasobów
    .gen = fazy zasobów
fellowship-phase-planning = faza planowania
    .gen = fazy planowania
fellowship-phase-quest = faza wyprawy
    .gen = fazy wyprawy
fellowship-phase-travel = faza podróży
    .gen = fazy podróży
fellowship-phase-encounter = faza spotkań
    .gen = fazy spotkań
fellowship-phase-combat = faza walki
    .gen = fazy walki
fellowship-phase-refresh = faza odpoczynku
    .gen = fazy odpoczynku
fellowship-phase-any = dowolna faza
fellowship-deck-factions = Sfera
fellowship-figure-threat-raised = zdobyte zagrożenie
fellowship-figure-progress = żetony postępu
fellowship-figure-explored = zbadane obszary
fellowship-figure-destroyed = zniszczone
fellowship-kind-hero = Bohater
fellowship-kind-ally = Sojusznik
fellowship-kind-attachment = Dodatek
fellowship-kind-event = Wydarzenie
fellowship-kind-enemy = Wróg
fellowship-kind-location = Obszar
fellowship-kind-treachery = Podstęp
fellowship-kind-objective = Cel
fellowship-kind-objective-ally = Cel-sojusznik
fellowship-kind-quest = Wyprawa
fellowship-kind-campaign = Kampania
fellowship-sphere-leadership = Dowodzenie
fellowship-sphere-lore = Wiedza
fellowship-sphere-spirit = Duch
fellowship-sphere-tactics = Taktyka
fellowship-sphere-neutral = Neutralna
fellowship-sphere-none = bez sfery
fellowship-faction-leadership = Dowodzenie
fellowship-faction-lore = Wiedza
fellowship-faction-spirit = Duch
fellowship-faction-tactics = Taktyka
fellowship-faction-neutral = Neutralna
fellowship-faction-encounter = Spotkanie
fellowship-icon-leadership = Dowodzenie
fellowship-icon-lore = Wiedza
fellowship-icon-spirit = Duch
fellowship-icon-tactics = Taktyka
fellowship-icon-shadow = efekt cienia
fellowship-icon-gold-ring = złoty pierścień
fellowship-stat-cost = Koszt
fellowship-stat-threat-cost = Koszt zagrożenia
fellowship-stat-engagement = Koszt zwarcia
fellowship-stat-stage = Etap
fellowship-stat-threat = Zagrożenie
fellowship-stat-willpower = Siła woli
fellowship-stat-attack = Siła ataku
fellowship-stat-defense = Siła obrony
fellowship-stat-hit-points = Punkty wytrzymałości
fellowship-stat-quest-points = Punkty wyprawy
fellowship-stat-victory = Zwycięstwo
fellowship-set-leadership = Dowodzenie
fellowship-set-lore = Wiedza
fellowship-set-spirit = Duch
fellowship-set-tactics = Taktyka
fellowship-set-neutral = Karty neutralne
fellowship-set-spiders-of-mirkwood = Pająki z Mrocznej Puszczy
fellowship-set-dol-guldur-orcs = Orkowie z Dol Guldur
fellowship-set-passage-through-mirkwood = Przeprawa przez Mroczną Puszczę
fellowship-set-wilderlands = Dzikie Kraje
fellowship-set-saurons-reach = Macki Saurona
fellowship-set-journey-along-the-anduin = Podróż wzdłuż Anduiny
fellowship-set-escape-from-dol-guldur = Ucieczka z Dol Guldur
fellowship-scenario-mirkwood = Przeprawa przez Mroczną Puszczę
fellowship-scenario-anduin = Podróż wzdłuż Anduiny
fellowship-scenario-dol-guldur = Ucieczka z Dol Guldur

## What the browser table adds

fellowship-moment-resource = Zasoby
fellowship-moment-planning = Planowanie
fellowship-moment-quest = Wyprawa
fellowship-moment-travel = Podróż
fellowship-moment-encounter = Spotkania
fellowship-moment-combat = Walka
fellowship-moment-refresh = Odpoczynek
fellowship-table-tally = Co przeciw czemu
fellowship-table-willpower = siła woli
fellowship-table-threat = zagrożenie
fellowship-table-attack = atak
fellowship-table-defense = obrona
fellowship-table-engaged = W zwarciu
fellowship-table-so-far = na razie { SIGNED($n) }
fellowship-table-damage = Obrażenia: { $n }
fellowship-table-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
 }
fellowship-table-else = efekty
fellowship-table-later = później
fellowship-table-shadow = cień
fellowship-table-then-progress = Potem: postęp { $n } na kartę { $card }.
fellowship-table-then-both = Potem: postęp { $n } na kartę { $card } i { $rest } na wyprawę.
fellowship-table-then-raise = Potem: zagrożenie każdego gracza rośnie o { $n }.
fellowship-table-then-nothing = Potem: nic się nie dzieje.
fellowship-table-to-come = { $n ->
    [one] Do ujawnienia jeszcze { $n } karta.
    [few] Do ujawnienia jeszcze { $n } karty.
   *[other] Do ujawnienia jeszcze { $n } kart.
 }
fellowship-table-then-keeps = Potem: { $card }, wytrzymałość { $n } z { $most }.
fellowship-table-then-destroyed = Potem: { $card } ginie.
fellowship-table-then-undefended = Na razie nikt nie broni: wszystko przyjmie bohater.
fellowship-table-engages = { $card }: { $n }
fellowship-table-parts = Pokaż składniki
fellowship-table-open = { $name }: przejrzyj
fellowship-table-score = Arkusz wyników
fellowship-table-player = Gracz

## Asking

fellowship-ask-planning = Planowanie: zagraj sojuszników i dodatki albo użyj akcji. Zasoby twoich bohaterów: { $n }.
fellowship-ask-action = { $what ->
    [enemy] { PERSON($on) ->
        [you] { $by } atakuje cię z siłą { $n }.
       *[other] { $by } atakuje z siłą { $n }. Cel: { $on }.
     } Użyć akcji?
    [players] Twój atak ma siłę { $n }. Cel: { $on }, obrona { $defense }, wytrzymałość { $left }. Użyć akcji?
    [quest] Wyprawa: siła woli { $willpower } przeciw zagrożeniu { $threat }. Użyć akcji?
   *[phase] Użyć akcji?
 }
fellowship-ask-commit = Kto rusza na wyprawę? Na razie siła woli { $willpower } przeciw zagrożeniu { $threat }.
fellowship-ask-travel = Dokąd podróżują gracze?
fellowship-ask-engage = Wejść w zwarcie z wrogiem? Ci, których koszt nie przekracza twojego zagrożenia ({ $threat }), przyjdą sami.
fellowship-ask-check = Twoje zagrożenie to { $threat }: który z tych wrogów wchodzi z tobą w zwarcie?
fellowship-ask-deal = Który z twoich wrogów pierwszy otrzymuje kartę cienia?
fellowship-ask-enemy = Który wróg atakuje cię jako następny?
fellowship-ask-defend = { $you ->
    [0] { $by } atakuje z siłą { $n } i odkryje kartę cienia. Cel: { $on }. Bronisz?
   *[other] { $by } atakuje cię z siłą { $n } i odkryje kartę cienia. Kto się broni?
 }
fellowship-ask-attack-damage = { $by }: kto otrzyma obrażenia ({ $n })?
fellowship-ask-attack = { $told ->
    [0] Którego wroga atakujesz?
   *[other] { $by }: którego wroga zaatakować?
 }
fellowship-ask-attackers = Kto atakuje? Cel: { $on }. Siła ataku na razie { $n }, obrona { $defense }, wytrzymałość { $left }.
fellowship-ask-pay = Zapłać { $cost } za kartę { $card }: pozostało { $left }.
fellowship-ask-x = { $card }: wybierz X. Zasoby na to: { $n }.
fellowship-ask-pay-to-ready = Zapłacić { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     }, aby przygotować bohatera? { $card }.
fellowship-ask-order = Kilka efektów naraz: co rozpatrzyć najpierw?
fellowship-ask-answer = Na co odpowiadasz?
fellowship-ask-first = Kto będzie pierwszym graczem?
fellowship-ask-mulligan = Zachować tę rękę? Można ją raz wymienić w całości.
fellowship-ask-discard-cost = { $by }: { $deeds }. Którą kartę?
fellowship-ask-discard-first = Odrzucasz kilka kart: która trafia na stos najpierw?
fellowship-ask-discard = { $by }: { $deeds }. Którą kartę?
fellowship-ask-restricted = { $card }: za dużo dodatków z ograniczeniem, odrzuć jeden.
fellowship-ask-attach = { $card }: do czego dołączyć tę kartę?
fellowship-ask-choose = { $told ->
    [0] { $by }: wybierz.
   *[other] { $by }: { $deeds }. Co wybierasz?
 }
fellowship-ask-choose-one = { $by }: wybierz jedno.
fellowship-ask-find = { $by }: { $deeds }. Którą kartę?
fellowship-ask-take = { $by }: { $deeds }. Którą kartę wziąć?
fellowship-ask-put-back = { $card }: którą kartę odłożyć? Ostatnia znajdzie się na wierzchu.
fellowship-ask-sink = { $by }: na wierzchu talii spotkań leży { $card }. Odłożyć tę kartę na spód?
fellowship-ask-may = { $by }: { $deeds }?
fellowship-ask-damage = { $by }: { $deeds }. Komu?
fellowship-ask-heal = { $by }: { $deeds }. Kogo?
fellowship-ask-ready = { $by }: { $deeds }. Którą kartę?
fellowship-ask-exhaust = { $by }: { $deeds }. Którą kartę?
fellowship-ask-progress = { $by }: { $deeds }. Gdzie?
fellowship-ask-return = { $by }: { $deeds }. Którą kartę?
fellowship-ask-cancel-reveal = Ujawniono kartę { $on }. Anulować jej efekty?
fellowship-ask-cancel-shadow = { $by }: karta cienia { $on }. Anulować jej efekt?
fellowship-ask-response-commit = { $on } rusza na wyprawę. Odpowiedź?
fellowship-ask-response-quested = Wyprawa jest rozstrzygnięta. Odpowiedź?
fellowship-ask-response-progress = Postęp: { $n }, gdzie: { $on }. Odpowiedź?
fellowship-ask-response-stage = Etap ukończony: { $on }. Odpowiedź?
fellowship-ask-response-travel = Cel podróży: { $on }. Odpowiedź?
fellowship-ask-response-engage = { $on } wchodzi w zwarcie z graczem. Odpowiedź?
fellowship-ask-response-shadow-dealt = { $on } otrzymuje kartę cienia. Odpowiedź?
fellowship-ask-response-shadow = Efekt cienia karty { $on } jest rozpatrzony. Odpowiedź?
fellowship-ask-response-enemy-attack = { $by } kończy atak. Odpowiedź?
fellowship-ask-response-defend = { $on } się broni. Atakuje { $by }. Odpowiedź?
fellowship-ask-response-attack = Atak zakończony. Cel: { $on }. Odpowiedź?
fellowship-ask-response-declare = { $on } atakuje. Odpowiedź?
fellowship-ask-response-damage = Obrażenia: { $n }, komu: { $on }. Odpowiedź?
fellowship-ask-response-defeat = Zniszczono: { $on }. Odpowiedź?
fellowship-ask-response-leave = { $on } opuszcza grę. Odpowiedź?
fellowship-ask-response-claim = Zdobyty cel: { $on }. Odpowiedź?
fellowship-ask-response-rescue = Uwolnienie: { $on }. Odpowiedź?
fellowship-ask-response-reveal = Ujawniono kartę { $on }. Odpowiedź?
fellowship-ask-response-enter = Do gry weszła karta { $on }. Odpowiedź?
fellowship-ask-response-play = Zagrano kartę { $on }. Odpowiedź?
fellowship-ask-response-use = Użyto zdolności karty { $on }. Odpowiedź?
fellowship-note-willpower = Siła woli { $n }
fellowship-note-attack = Atak { $n }
fellowship-note-defense = Obrona { $n }
fellowship-note-hit-points = Pozostała wytrzymałość: { $n }
fellowship-note-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
 }
fellowship-note-engagement = Koszt zwarcia { $n }
fellowship-note-threat = Zagrożenie { $n }
fellowship-note-quest-points = Punkty wyprawy: { $n }
fellowship-ask-response-begin-phase = Odpowiedź na początek fazy?
fellowship-ask-response-begin-round = Odpowiedź na początek rundy?
fellowship-ask-response-end-of-phase = Odpowiedź na koniec fazy?
fellowship-ask-response-end-of-round = Odpowiedź na koniec rundy?

## Options

fellowship-do-play = Zagraj: { $on }
fellowship-do-use = Użyj: { $on }
fellowship-do-use-1 = Użyj: { $on }, pierwsza zdolność
fellowship-do-use-2 = Użyj: { $on }, druga zdolność
fellowship-do-use-3 = Użyj: { $on }, trzecia zdolność
fellowship-do-pass = Pas
fellowship-do-pass-phase = Pasuj do końca fazy
fellowship-do-stop-passing = Przestań pasować
fellowship-do-commit = Wyślij: { $on }
fellowship-do-done = Gotowe
fellowship-do-travel = Wyrusz do obszaru { $on }
fellowship-do-stay = Nie podróżuj
fellowship-do-engage = Wejdź w zwarcie: { $on }
fellowship-do-no-engage = Nie wchodź w zwarcie
fellowship-do-deal = { CAPITAL($on) }
fellowship-do-enemy = { CAPITAL($on) }
fellowship-do-defend = Broni się { $on }
fellowship-do-no-defense = Nie broń się
fellowship-do-damage = { CAPITAL($on) }
fellowship-do-attack = Zaatakuj: { $on }
fellowship-do-no-attack = Nie atakuj więcej
fellowship-do-attacker = Atakuje { $on }
fellowship-do-spend = Zasób bohatera { $on }
fellowship-do-x = X wynosi { $on }
fellowship-do-pay = Zapłać
fellowship-do-decline = Nie płać
fellowship-do-resolve = { CAPITAL($on) }
fellowship-do-resolve-1 = { CAPITAL($on) }, pierwsza zdolność
fellowship-do-resolve-2 = { CAPITAL($on) }, druga zdolność
fellowship-do-resolve-3 = { CAPITAL($on) }, trzecia zdolność
fellowship-do-answer = { CAPITAL($on) }
fellowship-do-first = { CAPITAL($on) }
fellowship-do-by-lot = Niech zdecyduje los
fellowship-do-keep = Zachowaj rękę
fellowship-do-mulligan = Wtasuj ją i dobierz nową
fellowship-do-discard = Odrzuć: { $on }
fellowship-do-attach = { CAPITAL($on) }
fellowship-do-choose = { CAPITAL($on) }
fellowship-do-take = Weź: { $on }
fellowship-do-put-back = { CAPITAL($on) }
fellowship-do-sink = Odłóż na spód: { $on }
fellowship-do-leave-it = Zostaw na wierzchu
fellowship-do-heal = { CAPITAL($on) }
fellowship-do-ready = { CAPITAL($on) }
fellowship-do-exhaust = { CAPITAL($on) }
fellowship-do-progress = { CAPITAL($on) }
fellowship-do-return = { CAPITAL($on) }
fellowship-do-branch = { $on ->
    [draw] Dobierz karty
    [exhaust-damaged] Wyczerp ranne postacie
    [damage] Obrażenia
    [threat] Obniż poziom zagrożenia
    [one-player] Jeden gracz
    [each-player] Każdy gracz
    [defense] Siła obrony
    [willpower] Siła woli
   *[other] { $on }
 }

## Requirements

fellowship-needs-window-open = Otwarte jest okno akcji
fellowship-needs-right-phase = Trwa faza podana na karcie ({ $phase })
fellowship-needs-source-is-there = Karta jest w grze albo to wydarzenie na twojej ręce
fellowship-needs-may-decide = Karta jest twoja albo należy do scenariusza
fellowship-needs-heroes-match = Jeden z twoich bohaterów ma symbol jej sfery ({ $sphere })
fellowship-needs-resources-suffice = Kosztuje { $cost }, pasujący bohaterowie mają { $have }
fellowship-needs-changes-the-game = To zmieni grę
fellowship-needs-copies-left = W tej rundzie nie zagrano jej zbyt wiele razy (najwyżej { $n })
fellowship-needs-right-moment = To odpowiedni moment
fellowship-needs-limit-left = Limit nie został wyczerpany
fellowship-needs-costs-payable = Koszt można opłacić
fellowship-needs-in-hand = To sojusznik lub dodatek na twojej ręce
fellowship-needs-planning-window = Trwa faza planowania
fellowship-needs-is-active = Jesteś aktywnym graczem
fellowship-needs-unique-is-free = W grze nie ma unikatowej karty o tej nazwie
fellowship-needs-has-a-host = Jest do czego ją dołączyć
fellowship-needs-not-forbidden = Żadna karta tego nie zabrania
fellowship-needs-is-own-character = To postać pod twoją kontrolą
fellowship-needs-is-ready = Karta jest gotowa
fellowship-needs-may-commit = Postać nie została jeszcze wysłana i żadna karta tego nie zabrania
fellowship-needs-is-staged-location = To obszar w strefie przeciwności
fellowship-needs-none-is-active = Nie ma aktywnego obszaru
fellowship-needs-travel-cost-payable = Koszt podróży można opłacić
fellowship-needs-may-be-travelled-to = Żadna karta nie zabrania podróży w to miejsce
fellowship-needs-is-staged-enemy = To wróg w strefie przeciwności
fellowship-needs-may-be-engaged = Żadna karta nie zabrania zwarcia z nim
fellowship-needs-may-help = To postać atakowanego gracza albo wartownik
fellowship-needs-is-character = To postać
fellowship-needs-may-defend = Żadna karta nie zabrania jej bronić się
fellowship-needs-may-attack = Żadna karta nie zabrania jej atakować
fellowship-needs-not-struck-yet = Ten wróg nie był jeszcze przez ciebie atakowany w tej fazie
fellowship-needs-in-reach = Jedna z twoich gotowych postaci może go dosięgnąć

## The log

fellowship-log-round = Runda { $n }.
fellowship-log-phase = Rozpoczyna się faza { $phase ->
    [resource] zasobów
    [planning] planowania
    [quest] wyprawy
    [travel] podróży
    [encounter] spotkań
    [combat] walki
   *[refresh] odpoczynku
 }.
fellowship-log-starting-threat = { PERSON($player) ->
    [you] Zaczynasz
   *[other] { $player } zaczyna
 } z poziomem zagrożenia { $n }.
fellowship-log-first = { PERSON($player) ->
    [you] Jesteś pierwszym
   *[other] { $player } jest pierwszym
 } graczem.
fellowship-log-first-player = { PERSON($player) ->
    [you] Otrzymujesz żeton pierwszego gracza
   *[other] Żeton pierwszego gracza otrzymuje { $player }
 }.
fellowship-log-mulligan = { PERSON($player) ->
    [you] Dobierasz
   *[other] { $player } dobiera
 } nową rękę.
fellowship-log-plans = { PERSON($player) ->
    [you] Jesteś aktywnym
   *[other] { $player } jest aktywnym
 } graczem.
fellowship-log-gains = { CAPITAL($card) } otrzymuje { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     }.
fellowship-log-spends = { CAPITAL($card) } wydaje { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     }.
fellowship-log-draws = { PERSON($player) ->
    [you] Dobierasz
   *[other] { $player } dobiera
 } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }.
fellowship-log-cannot-draw = { PERSON($player) ->
    [you] Nie możesz
   *[other] { $player } nie może
 } dobierać kart.
fellowship-log-instead-of-drawing = { PERSON($player) ->
    [you] Nie dobierasz
   *[other] { $player } nie dobiera
 } kart: zamiast tego odrzucono kartę { $card }.
fellowship-log-plays = { PERSON($player) ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
 } kartę { $card }.
fellowship-log-uses = { PERSON($player) ->
    [you] Używasz
   *[other] { $player } używa
 } karty { $card }.
fellowship-log-enters = { CAPITAL($card) } wchodzi do gry.
fellowship-log-leaves = { CAPITAL($card) } opuszcza grę.
fellowship-log-takes-control = { PERSON($player) ->
    [you] Przejmujesz
   *[other] { $player } przejmuje
 } kontrolę nad kartą { $card }.
fellowship-log-readies = Przygotowano kartę { $card }.
fellowship-log-exhausts = Wyczerpano kartę { $card }.
fellowship-log-ready = Przygotowano wszystkie karty.
fellowship-log-commits = { PERSON($player) ->
    [you] Wysyłasz
   *[other] { $player } wysyła
 } na wyprawę: { $cards }.
fellowship-log-leaves-quest = { CAPITAL($card) } wraca z wyprawy.
fellowship-log-reveals = Ujawniono kartę { $card }.
fellowship-log-surge = Przypływ: ujawnia się jeszcze jedną kartę.
fellowship-log-guards = { CAPITAL($card) } strzeże karty { $on }.
fellowship-log-encounter-deck-made = Z odrzuconych kart spotkań powstaje nowa talia spotkań.
fellowship-log-quest-resolved = Siła woli { $willpower } przeciw zagrożeniu { $threat }.
fellowship-log-quest-tied = Remis: nic się nie dzieje.
fellowship-log-progress = Na kartę { $card } położono { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
     } postępu.
fellowship-log-progress-removed = Z karty { $card } usunięto { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
     } postępu.
fellowship-log-explored = Zbadano obszar { $card }.
fellowship-log-stage-defeated = Ukończono etap { $card }.
fellowship-log-stage-revealed = Następny etap: { $card }.
fellowship-log-turned-over = Odwrócono kartę { $card }.
fellowship-log-threat-raised = { PERSON($player) ->
    [you] Twój poziom zagrożenia
   *[other] { $player }: poziom zagrożenia
 } rośnie o { $n } do { $threat }.
fellowship-log-threat-reduced = { PERSON($player) ->
    [you] Twój poziom zagrożenia
   *[other] { $player }: poziom zagrożenia
 } spada o { $n } do { $threat }.
fellowship-log-travels = Gracze wyruszają do obszaru { $card }.
fellowship-log-engages = { CAPITAL($card) } wchodzi { PERSON($player) ->
    [you] z tobą w zwarcie
   *[other] w zwarcie. Cel: { $player }
 }.
fellowship-log-returns-to-staging = { CAPITAL($card) } wraca do strefy przeciwności.
fellowship-log-shadow-dealt = { CAPITAL($card) } otrzymuje kartę cienia.
fellowship-log-shadow = Karta cienia: { $card }.
fellowship-log-shadows-discarded = Odrzucono karty cienia: { $cards }.
fellowship-log-enemy-attacks = { CAPITAL($enemy) } atakuje{ PERSON($player) ->
    [you] {" "}cię
   *[other] . Cel: { $player }
 }.
fellowship-log-defends = { CAPITAL($card) } broni się.
fellowship-log-undefended = { PERSON($player) ->
    [you] Atak na ciebie
   *[other] { $player }: atak
 } nie ma obrońcy.
fellowship-log-no-damage = { CAPITAL($card) } nie zadaje obrażeń.
fellowship-log-attacks = Cel ataku: { $enemy }. Atakujący: { $cards }.
fellowship-log-strikes = Atak o sile { $n }, cel: { $enemy }. Obrażenia: { $damage }.
fellowship-log-damaged = { CAPITAL($card) } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }.
fellowship-log-prevents = Zapobieżono { $n ->
        [one] { $n } obrażeniu
       *[other] { $n } obrażeniom
     }.
fellowship-log-destroyed = Zniszczono kartę { $card }.
fellowship-log-healed = { CAPITAL($card) }: uleczono { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }.
fellowship-log-discards = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 }: { $cards }.
fellowship-log-takes = { PERSON($player) ->
    [you] Bierzesz
   *[other] { $player } bierze
 } na rękę: { $cards }.
fellowship-log-forced = Działa wymuszony efekt karty { $card }.
fellowship-log-discards-top = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 } z talii: { $cards }.
fellowship-log-discard-shuffled = { PERSON($player) ->
    [you] Wtasowujesz
   *[other] { $player } wtasowuje
 } odrzucone karty do talii.
fellowship-log-shuffled-away = Wtasowano kartę { $card } do talii.
fellowship-log-finds = { PERSON($player) ->
    [you] Znajdujesz
   *[other] { $player } znajduje
 } { CASE($card, "acc") }.
fellowship-log-searches = { PERSON($player) ->
    [you] Bierzesz
   *[other] { $player } bierze
 } z talii { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }.
fellowship-log-looks = { PERSON($player) ->
    [you] Oglądasz
   *[other] { $player } ogląda
 } { CASE($card, "acc") }.
fellowship-log-cancelled = Anulowano kartę { $card }.
fellowship-log-replaced = { CAPITAL($card) } zmienia to, co miało się stać.
fellowship-log-removed = Usunięto z gry kartę { $card }.
fellowship-log-claims = { PERSON($player) ->
    [you] Zdobywasz
   *[other] { $player } zdobywa
 } kartę { $card }.
fellowship-log-captured = { CAPITAL($card) } trafia do niewoli.
fellowship-log-rescued = { CAPITAL($card) } odzyskuje wolność.
fellowship-log-set-aside = Odłożono na bok kartę { $card }.
fellowship-log-back-on-top = { CAPITAL($card) } wraca na wierzch talii spotkań.
fellowship-log-eliminated = { PERSON($player) ->
    [you] Odpadasz
   *[other] { $player } odpada
 } z gry.
fellowship-log-won = Gracze wygrywają. Wynik: { $n }.
fellowship-log-lost = Gracze przegrali.

## Card text: abilities

fellowship-ability-action = { $phase ->
    [quest] Akcja w fazie wyprawy
    [combat] Akcja w fazie walki
   *[any] Akcja
 }
fellowship-ability-response = Odpowiedź
fellowship-ability-interrupt = Odpowiedź
fellowship-ability-cancel = Odpowiedź
fellowship-ability-would = Wymuszony
fellowship-ability-forced-interrupt = Wymuszony
fellowship-ability-forced-response = Wymuszony
fellowship-ability-when-revealed = Po ujawnieniu
fellowship-ability-shadow = Cień
fellowship-ability-travel = Podróż
fellowship-ability-setup = Przygotowanie
fellowship-ability-resolution = Rozstrzygnięcie

## Card text: printed words

fellowship-text-encounter-sets = Zestawy spotkań: { $sets }.
fellowship-text-attach = Dołącz do { CASE($to, "gen") }.
fellowship-text-max-per-host = Limit: 1 na karcie, do której dołączono.
fellowship-text-payers = Koszt trzeba opłacić zasobami z pul { $n ->
        [one] { $n } bohatera
        [few] { $n } różnych bohaterów
       *[many] { $n } różnych bohaterów
     }.
fellowship-text-also-in = Można zagrać także, gdy trwa { $phase }.
fellowship-text-played-per-round = W każdej rundzie można zagrać tylko { $n ->
        [one] { $n } kopię
        [few] { $n } kopie
       *[many] { $n } kopii
     }.
fellowship-text-follows-first = Tę kartę kontroluje pierwszy gracz.
fellowship-text-detached-staging = Liczy się jako dodatek; po odłączeniu wraca do strefy przeciwności.
fellowship-text-leaves-to-encounter-top = Wymuszony: Jeśli ta karta opuszcza grę, wraca na wierzch talii spotkań, a nie na stos kart odrzuconych.
fellowship-text-leaves-to-removed = Jeśli ta karta opuszcza grę, zostaje usunięta z gry.
fellowship-keyword-doomed = Zguba { $n }.
fellowship-keyword-guarded = Strzeżony.
fellowship-keyword-permanent = Na stałe.
fellowship-keyword-ranged = Dystansowy.
fellowship-keyword-restricted = Ograniczenie.
fellowship-keyword-sentinel = Wartownik.
fellowship-keyword-setup = Przygotowanie.
fellowship-keyword-surge = Przypływ.
fellowship-keyword-name-ranged = Dystansowy
fellowship-keyword-name-sentinel = Wartownik

## Card text: triggering conditions

fellowship-when-this-commits = ta postać wyruszy na wyprawę
fellowship-when-quested-unsuccessfully-while-staged = wyprawa skończy się niepowodzeniem, a ta karta będzie w strefie przeciwności
fellowship-when-progress-placed-here = umieści się tu postęp
fellowship-when-this-stage-is-defeated = ten etap zostanie ukończony
fellowship-when-a-quest-card-is-defeated = karta wyprawy zostanie ukończona
fellowship-when-players-travel-here = gracze tu wyruszą
fellowship-when-you-travel = wyruszysz do obszaru
fellowship-when-this-engages = ten wróg wejdzie w zwarcie z graczem
fellowship-when-this-attacks = ten wróg zaatakuje
fellowship-when-this-attacks-without-shadow = ten wróg zaatakuje z kartą cienia bez efektu
fellowship-when-shadow-effect-of-this-resolves = zadziała efekt karty cienia rozdanej temu wrogowi
fellowship-when-shadow-effect-triggers = zostanie wywołany efekt cienia
fellowship-when-shadow-dealt-against-you = wróg w zwarciu z tobą otrzyma kartę cienia
fellowship-when-this-defends = ta postać zostanie wyznaczona na obrońcę
fellowship-when-a-character-defends = postać zostanie wyznaczona na obrońcę
fellowship-when-host-is-declared-attacker = bohater z tą kartą zostanie wyznaczony na atakującego
fellowship-when-this-suffers-damage = ta postać otrzyma obrażenia
fellowship-when-this-takes-part-in-destroying = ta postać weźmie udział w ataku, który zniszczy wroga
fellowship-when-host-destroys = bohater z tą kartą zaatakuje i zniszczy wroga
fellowship-when-a-character-is-destroyed = postać zostanie zniszczona
fellowship-when-your-character-is-destroyed = postać pod twoją kontrolą zostanie zniszczona
fellowship-when-this-is-destroyed = ta karta zostanie zniszczona
fellowship-when-an-ally-leaves-play = sojusznik dowolnego gracza opuści grę
fellowship-when-this-leaves-play = ta karta opuści grę
fellowship-when-this-is-explored = ten obszar zostanie zbadany i opuści grę
fellowship-when-your-hero-leaves = bohater z cechą „{ $trait }” pod twoją kontrolą opuści grę
fellowship-when-named-is-destroyed = karta { $title } zostanie zniszczona
fellowship-when-destroyed-by-named = { $title } zniszczy postać
fellowship-when-this-enters-play = ta karta wejdzie do gry
fellowship-when-you-play-this = zagrasz tę kartę
fellowship-when-a-card-is-revealed = z talii spotkań zostanie ujawniona karta z efektami „Po ujawnieniu”
fellowship-when-a-treachery-is-revealed = z talii spotkań zostanie ujawniona karta podstępu z efektami „Po ujawnieniu”
fellowship-when-an-enemy-is-revealed-while-committed = z talii spotkań zostanie ujawniony wróg, a ta postać jest na wyprawie
fellowship-when-the-prisoner-is-rescued = więzień zostanie uwolniony
fellowship-when-a-hero-would-be-captured = losowy bohater miałby trafić do niewoli
fellowship-when-phase-begins = na początku { CASE($phase, "gen") }
fellowship-when-round-ends = na koniec rundy
fellowship-when-round-ends-for-the-host = na koniec rundy, jeśli ta karta jest dołączona do bohatera,
fellowship-when-combat-ends-with-this-in-staging = na koniec fazy walki, jeśli ten wróg jest w strefie przeciwności,
fellowship-ability-at = { $when } { $body }

## Card text: effects

fellowship-effect-add-resources = dodaj { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     } { CASE($target, "dat") }
fellowship-effect-add-resources-by = dodaj 1 zasób { CASE($target, "dat") } za { CASE($n, "acc") }
fellowship-effect-spend = wydaj { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     } { CASE($target, "gen") }
fellowship-effect-raise-threat = { $by ->
        [you] podnieś swój poziom zagrożenia
       *[other] { $who } podnosi swój poziom zagrożenia
     } o { $n }
fellowship-effect-raise-threat-by = { $by ->
        [you] podnieś swój poziom zagrożenia
       *[other] { $who } podnosi swój poziom zagrożenia
     } o { $n }
fellowship-effect-reduce-threat = { $by ->
        [you] obniż swój poziom zagrożenia
       *[other] { $who } obniża swój poziom zagrożenia
     } o { $n }
fellowship-effect-place-progress = umieść { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
     } postępu na { CASE($target, "loc") }
fellowship-effect-place-progress-by = umieść na { CASE($target, "loc") } żetony postępu: { $n }
fellowship-effect-remove-progress = usuń { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
     } postępu z { CASE($target, "gen") }
fellowship-effect-remove-progress-by = usuń z { CASE($target, "gen") } żetony postępu: { $n }
fellowship-effect-leave-quest = wycofaj z wyprawy { CASE($target, "acc") }
fellowship-effect-take-to-hand = weź { CASE($target, "acc") } na rękę właściciela
fellowship-effect-shuffle-discard-into-deck = { $by ->
        [you] wtasuj swoje odrzucone karty do swojej talii
       *[other] { $who } wtasowuje swoje odrzucone karty do swojej talii
     }
fellowship-effect-shuffle-into-owners-deck = wtasuj { CASE($target, "acc") } do talii właściciela
fellowship-effect-put-hero-into-play = wprowadź do gry { CASE($target, "acc") } pod kontrolę właściciela
fellowship-effect-search-top = możesz przejrzeć wierzchnie karty swojej talii ({ $n }), wziąć jedną z nich na rękę, a resztę wtasować do talii
fellowship-effect-look-at-deck = obejrzyj wierzchnie karty talii dowolnego gracza ({ $n }), przenieś jedną z nich na rękę jej właściciela, a resztę odłóż na wierzch w dowolnej kolejności
fellowship-effect-give-control = ten gracz przejmuje kontrolę nad tą kartą
fellowship-effect-choose-another-player = wybierz innego gracza: { $effects }
fellowship-effect-engage = zwiąż zwarciem { CASE($target, "acc") }
fellowship-effect-return-to-staging = cofnij { CASE($target, "acc") } do strefy przeciwności
fellowship-effect-keep-from-attacking = { $target } nie może do końca fazy atakować gracza, z którym jest w zwarciu
fellowship-effect-many-defenders = do końca fazy { $who } może wyznaczać dowolną liczbę obrońców przeciw każdemu wrogowi
fellowship-effect-attack-bonus = atakujący wróg otrzymuje +{ $n } do siły ataku
fellowship-effect-attack-bonus-by = siła ataku atakującego wroga rośnie o { $n }
fellowship-effect-ignore-defense = siły obrony obrońcy nie uwzględnia się
fellowship-effect-deal-shadow = rozdaj { CASE($target, "dat") } jeszcze { $n ->
        [one] { $n } kartę cienia
        [few] { $n } karty cienia
       *[many] { $n } kart cienia
     }
fellowship-effect-deal-shadow-by = rozdaj { CASE($target, "dat") } dodatkowe karty cienia — { $n }
fellowship-effect-look-at-shadow = obejrzyj tę kartę cienia
fellowship-effect-enemy-attacks = { $target } atakuje ciebie
fellowship-effect-attack-as-shadow = ta karta atakuje broniącego się gracza, który może wyznaczyć jednego obrońcę; otrzymuje własną kartę cienia, a po walce wraca na wierzch talii spotkań
fellowship-effect-back-on-top = ta karta wraca na wierzch talii spotkań
fellowship-effect-attack-with = ta postać natychmiast atakuje dostępnego wroga
fellowship-effect-cancel-shadow = anuluj ten efekt cienia
fellowship-effect-cancel-when-revealed = anuluj jej efekty „Po ujawnieniu”
fellowship-effect-cancel-and-replace = anuluj jej efekty „Po ujawnieniu”, potem odrzuć ją i zastąp następną kartą z talii spotkań
fellowship-effect-resolve-when-revealed = rozpatrz efekt „Po ujawnieniu” tej karty
fellowship-effect-reveal-more = ujawnij { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     } z talii spotkań
fellowship-effect-reveal-more-by = ujawnij z talii spotkań { CASE($n, "cards") }
fellowship-effect-each-reveals-top = każdy gracz ujawnia wierzchnią kartę talii spotkań i dodaje ją do strefy przeciwności
fellowship-effect-gain-surge = ta karta otrzymuje „Przypływ”
fellowship-effect-add-to-staging = znajdź w talii spotkań { CASE($target, "acc") } i dodaj do strefy przeciwności, potem przetasuj talię
fellowship-effect-add-to-staging-also = znajdź w talii spotkań lub wśród jej odrzuconych kart { CASE($target, "acc") } i dodaj do strefy przeciwności, potem przetasuj talię
fellowship-effect-look-at-encounter = obejrzyj wierzchnią kartę talii spotkań
fellowship-effect-look-at-encounter-sink = obejrzyj wierzchnią kartę talii spotkań; możesz odłożyć ją na spód talii
fellowship-effect-attach-this = { $who } dołącza tę kartę do jednego ze swoich bohaterów; liczy się jako dodatek
fellowship-effect-attach-to-deck = dołącz tę kartę do talii { CASE($who, "gen") }; liczy się jako dodatek
fellowship-effect-next-stage-at-random = przejdź do losowej karty następnego etapu
fellowship-effect-win = gracze wygrywają grę
fellowship-effect-lose = gracze przegrywają grę
fellowship-effect-claim-this = zdobądź ten cel, jeśli nie dołączono do niego kart spotkań, i dołącz go do { CASE($target, "gen") }
fellowship-effect-stage-guarded = znajdź w talii spotkań { CASE($target, "acc") }, umieść w strefie przeciwności, przetasuj talię i dołącz do każdego z nich kartę spotkania
fellowship-effect-capture = losowy bohater trafia do niewoli: dopóki nie zostanie uwolniony, nie można go używać, nie otrzymuje obrażeń ani zasobów
fellowship-effect-rescue = uwolnij więźnia, który otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }
fellowship-effect-set-aside = odłóż { CASE($target, "acc") } poza grą
fellowship-effect-come-into-staging = ten wróg pojawia się w strefie przeciwności
fellowship-effect-face-down = { $by ->
        [you] połóż
       *[other] { $who } kładzie
     } zakrytą wierzchnią kartę swojej talii przed sobą jako wroga, który właśnie wszedł w zwarcie: { $name } o sile ataku { $attack }, sile obrony { $defense } i wytrzymałości { $hp }
fellowship-effect-engage-this = wprowadź tę kartę do gry w zwarciu z tobą
fellowship-change-willpower = { $more ->
        [1] { SIGNED($n) } do siły woli
       *[other] otrzymuje { SIGNED($n) } do siły woli
     }
fellowship-change-attack = { $more ->
        [1] { SIGNED($n) } do siły ataku
       *[other] otrzymuje { SIGNED($n) } do siły ataku
     }
fellowship-change-defense = { $more ->
        [1] { SIGNED($n) } do siły obrony
       *[other] otrzymuje { SIGNED($n) } do siły obrony
     }
fellowship-change-threat = otrzymuje { SIGNED($n) } do zagrożenia
fellowship-change-no-threat = nie dodaje swojego zagrożenia
fellowship-change-staging-threat = wzrasta o { $n }

## Card text: constant abilities

fellowship-gets-willpower = { $target } otrzymuje { SIGNED($n) } do siły woli
fellowship-gets-attack = { $target } otrzymuje { SIGNED($n) } do siły ataku
fellowship-gets-defense = { $target } otrzymuje { SIGNED($n) } do siły obrony
fellowship-gets-hit-points = { $target } otrzymuje { SIGNED($n) } do punktów wytrzymałości
fellowship-gets-threat = { $target } otrzymuje { SIGNED($n) } do zagrożenia
fellowship-gets-icon-spirit = { $target } otrzymuje symbol zasobów sfery „Duch”
fellowship-gets-reveals = w każdej fazie wyprawy ujawniajcie dodatkowo { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     } z talii spotkań
fellowship-gets-refresh-threat = w fazie odpoczynku każdy gracz podnosi swój poziom zagrożenia o dodatkowe { $n }
fellowship-gets-collects = { $target } otrzymuje dodatkowo { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     } w każdej fazie zasobów
fellowship-gets-attacks-staging = { $target } może atakować wrogów w strefie przeciwności, jeśli atakuje bez innych postaci
fellowship-gets-excess-as-threat = obrażenia od { CASE($target, "gen") } ponad wytrzymałość atakowanej postaci podnoszą poziom zagrożenia atakowanego gracza
fellowship-gets-must-travel = gracze muszą wyruszyć tutaj, jeśli nie ma aktywnego obszaru
fellowship-gets-price-of-readying = { CASE($target, "gen") } nie przygotowuje się w fazie odpoczynku, chyba że wyda się { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     } z jego puli
fellowship-cannot-attack = { $target } nie może atakować
fellowship-cannot-defend = { $target } nie może się bronić
fellowship-cannot-be-defeated = tego etapu nie można ukończyć
fellowship-cannot-be-engaged-by-choice = gracze nie mogą dobrowolnie wiązać zwarciem { CASE($target, "gen") }
fellowship-cannot-have-attachments = na { CASE($target, "acc") } nie można zagrywać dodatków
fellowship-cannot-have-attachments-of = na { CASE($target, "acc") } nie można zagrywać dodatków z cechą „{ $trait }”
fellowship-players-cannot-draw = gracze nie mogą dobierać kart
fellowship-players-cannot-stage = krok przeciwności pomija się
fellowship-players-cannot-make-engagement-checks = nie przeprowadza się testów zwarcia
fellowship-allies-per-round = wszyscy gracze razem mogą zagrać najwyżej { $n ->
        [one] { $n } sojusznika
        [few] { $n } sojuszników
       *[many] { $n } sojuszników
     } w rundzie
fellowship-ends-win = gracze wygrywają, { $condition }
fellowship-ends-lose = gracze przegrywają, { $condition }
fellowship-instead-of-drawing = gdy następnym razem gracz miałby dobrać karty z tej talii, zamiast tego odrzuć tę kartę

## Card text: numbers and conditions

fellowship-amount-per-player = { $n } na każdego gracza
    .cards = po { $n ->
        [one] { $n } karcie
        [few] { $n } karty
       *[many] { $n } kart
     } na każdego gracza
fellowship-amount-damage-here = każde obrażenie na niej
    .acc = każde obrażenie na niej
    .gen = każdego obrażenia na niej
    .dat = każdemu obrażeniu na niej
    .loc = każdym obrażeniu na niej
    .gender = n
fellowship-amount-resources-here = każdy zasób na niej
    .acc = każdy zasób na niej
    .gen = każdego zasobu na niej
    .dat = każdemu zasobowi na niej
    .loc = każdym zasobie na niej
    .gender = mi
fellowship-amount-damage-suffered = każde właśnie otrzymane obrażenie
    .acc = każde właśnie otrzymane obrażenie
    .gen = każdego właśnie otrzymanego obrażenia
    .dat = każdemu właśnie otrzymanemu obrażeniu
    .loc = każdym właśnie otrzymanym obrażeniu
    .gender = n
fellowship-amount-players = tyle, ilu graczy jest w grze
    .cards = tyle kart, ilu graczy jest w grze
fellowship-if-threat-at-least = jeśli twój poziom zagrożenia wynosi { $n } lub więcej
fellowship-if-host-trait = jeśli bohater z tą kartą ma cechę „{ $trait }”
fellowship-if-host-is = jeśli bohater z tą kartą to { $title }
fellowship-if-host-attacks = jeśli atakuje kartę z cechą „{ $trait }”
fellowship-if-undefended = jeśli atak nie ma obrońcy
fellowship-if-attacking-staging = jeśli atakuje w strefie przeciwności
fellowship-if-active-location = dopóki to aktywny obszar
fellowship-if-staging-empty = jeśli w strefie przeciwności nie ma kart
fellowship-if-other-enemies-staged = jeśli w strefie przeciwności są inni wrogowie
fellowship-if-prisoner-held = dopóki więzień nie zostanie uwolniony
fellowship-if-fewer-objectives = dopóki gracze { $n ->
        [1] nie mają żadnego celu
       *[other] mają mniej celów niż { $n }
     }

## Card text: nouns and what is said of them

fellowship-noun-character = postać
    .acc = postać
    .gen = postaci
    .dat = postaci
    .loc = postaci
    .few = postacie
    .pl-gen = postaci
    .gender = f
fellowship-noun-hero = bohater
    .acc = bohatera
    .gen = bohatera
    .dat = bohaterowi
    .loc = bohaterze
    .pl-gen = bohaterów
    .gender = m
fellowship-noun-ally = sojusznik
    .acc = sojusznika
    .gen = sojusznika
    .dat = sojusznikowi
    .loc = sojuszniku
    .pl-gen = sojuszników
    .gender = m
fellowship-noun-attachment = dodatek
    .acc = dodatek
    .gen = dodatku
    .dat = dodatkowi
    .loc = dodatku
    .pl-gen = dodatków
    .gender = mi
fellowship-noun-event = wydarzenie
    .acc = wydarzenie
    .gen = wydarzenia
    .dat = wydarzeniu
    .loc = wydarzeniu
    .pl-gen = wydarzeń
    .gender = n
fellowship-noun-card = karta
    .acc = kartę
    .gen = karty
    .dat = karcie
    .loc = karcie
    .pl-gen = kart
    .gender = f
fellowship-noun-enemy = wróg
    .acc = wroga
    .gen = wroga
    .dat = wrogowi
    .loc = wrogu
    .pl-gen = wrogów
    .gender = m
fellowship-noun-engaged-enemy = wróg w zwarciu
    .acc = wroga w zwarciu
    .gen = wroga w zwarciu
    .dat = wrogowi w zwarciu
    .loc = wrogu w zwarciu
    .pl-gen = wrogów w zwarciu
    .gender = m
fellowship-noun-location = obszar
    .acc = obszar
    .gen = obszaru
    .dat = obszarowi
    .loc = obszarze
    .pl-gen = obszarów
    .gender = mi
fellowship-noun-objective = cel
    .acc = cel
    .gen = celu
    .dat = celowi
    .loc = celu
    .pl-gen = celów
    .gender = mi
fellowship-noun-encounter-card = karta spotkania
    .acc = kartę spotkania
    .gen = karty spotkania
    .dat = karcie spotkania
    .loc = karcie spotkania
    .pl-gen = kart spotkań
    .gender = f
fellowship-noun-quest = obecna wyprawa
    .acc = obecną wyprawę
    .gen = obecnej wyprawy
    .dat = obecnej wyprawie
    .loc = obecnej wyprawie
    .pl-gen = obecnych wypraw
    .gender = f
fellowship-noun-staged-threat = zagrożenie w strefie przeciwności
    .gender = n
fellowship-noun-active-location = aktywny obszar
    .acc = aktywny obszar
    .gen = aktywnego obszaru
    .dat = aktywnemu obszarowi
    .loc = aktywnym obszarze
    .pl-gen = aktywnych obszarów
    .gender = mi
fellowship-noun-attacking-enemy = atakujący wróg
    .acc = atakującego wroga
    .gen = atakującego wroga
    .dat = atakującemu wrogowi
    .loc = atakującym wrogu
    .pl-gen = atakujących wrogów
    .gender = m
fellowship-noun-attacked-enemy = zaatakowany wróg
    .acc = zaatakowanego wroga
    .gen = zaatakowanego wroga
    .dat = zaatakowanemu wrogowi
    .loc = zaatakowanym wrogu
    .pl-gen = zaatakowanych wrogów
    .gender = m
fellowship-noun-defending-character = broniąca się postać
    .acc = broniącą się postać
    .gen = broniącej się postaci
    .dat = broniącej się postaci
    .loc = broniącej się postaci
    .pl-gen = broniących się postaci
    .gender = f
fellowship-noun-attachment-on-defender = dodatek obrońcy
    .acc = dodatek obrońcy
    .gen = dodatku obrońcy
    .dat = dodatkowi obrońcy
    .loc = dodatku obrońcy
    .pl-gen = dodatków obrońcy
    .gender = mi
fellowship-noun-shadow-card = karta cienia
    .acc = kartę cienia
    .gen = karty cienia
    .dat = karcie cienia
    .loc = karcie cienia
    .pl-gen = kart cienia
    .gender = f
fellowship-committed = { $noun } spośród wysłanych na wyprawę
    .acc = { CASE($noun, "acc") } spośród wysłanych na wyprawę
    .gen = { CASE($noun, "gen") } spośród wysłanych na wyprawę
    .dat = { CASE($noun, "dat") } spośród wysłanych na wyprawę
    .loc = { CASE($noun, "loc") } spośród wysłanych na wyprawę
    .pl-gen = { CASE($noun, "pl-gen") } spośród wysłanych na wyprawę
    .gender = { GENDER($noun) }
fellowship-not-committed = { $noun } spośród niewysłanych na wyprawę
    .acc = { CASE($noun, "acc") } spośród niewysłanych na wyprawę
    .gen = { CASE($noun, "gen") } spośród niewysłanych na wyprawę
    .dat = { CASE($noun, "dat") } spośród niewysłanych na wyprawę
    .loc = { CASE($noun, "loc") } spośród niewysłanych na wyprawę
    .pl-gen = { CASE($noun, "pl-gen") } spośród niewysłanych na wyprawę
    .gender = { GENDER($noun) }
fellowship-damaged = { $noun } z obrażeniami
    .acc = { CASE($noun, "acc") } z obrażeniami
    .gen = { CASE($noun, "gen") } z obrażeniami
    .dat = { CASE($noun, "dat") } z obrażeniami
    .loc = { CASE($noun, "loc") } z obrażeniami
    .pl-gen = { CASE($noun, "pl-gen") } z obrażeniami
    .gender = { GENDER($noun) }
fellowship-most-damaged = { $noun } z największą liczbą obrażeń
    .acc = { CASE($noun, "acc") } z największą liczbą obrażeń
    .gen = { CASE($noun, "gen") } z największą liczbą obrażeń
    .dat = { CASE($noun, "dat") } z największą liczbą obrażeń
    .loc = { CASE($noun, "loc") } z największą liczbą obrażeń
    .pl-gen = { CASE($noun, "pl-gen") } z największą liczbą obrażeń
    .gender = { GENDER($noun) }
fellowship-with-keyword = { $noun } ze słowem kluczowym „{ $keyword }”
    .acc = { CASE($noun, "acc") } ze słowem kluczowym „{ $keyword }”
    .gen = { CASE($noun, "gen") } ze słowem kluczowym „{ $keyword }”
    .dat = { CASE($noun, "dat") } ze słowem kluczowym „{ $keyword }”
    .loc = { CASE($noun, "loc") } ze słowem kluczowym „{ $keyword }”
    .pl-gen = { CASE($noun, "pl-gen") } ze słowem kluczowym „{ $keyword }”
    .gender = { GENDER($noun) }
fellowship-of-sphere = { $noun } (sfera „{ $sphere }”)
    .acc = { CASE($noun, "acc") } (sfera „{ $sphere }”)
    .gen = { CASE($noun, "gen") } (sfera „{ $sphere }”)
    .dat = { CASE($noun, "dat") } (sfera „{ $sphere }”)
    .loc = { CASE($noun, "loc") } (sfera „{ $sphere }”)
    .pl-gen = { CASE($noun, "pl-gen") } (sfera „{ $sphere }”)
    .gender = { GENDER($noun) }
fellowship-at-threat = { $noun } gracza z poziomem zagrożenia { $n } lub wyższym
    .acc = { CASE($noun, "acc") } gracza z poziomem zagrożenia { $n } lub wyższym
    .gen = { CASE($noun, "gen") } gracza z poziomem zagrożenia { $n } lub wyższym
    .dat = { CASE($noun, "dat") } gracza z poziomem zagrożenia { $n } lub wyższym
    .loc = { CASE($noun, "loc") } gracza z poziomem zagrożenia { $n } lub wyższym
    .pl-gen = { CASE($noun, "pl-gen") } gracza z poziomem zagrożenia { $n } lub wyższym
    .gender = { GENDER($noun) }
fellowship-with-cost-x = { $noun } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .acc = { CASE($noun, "acc") } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .gen = { CASE($noun, "gen") } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .dat = { CASE($noun, "dat") } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .loc = { CASE($noun, "loc") } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .pl-gen = { CASE($noun, "pl-gen") } o wydrukowanym koszcie X ze stosu kart odrzuconych dowolnego gracza
    .gender = { GENDER($noun) }
fellowship-in-staging = { $noun } w strefie przeciwności
    .acc = { CASE($noun, "acc") } w strefie przeciwności
    .gen = { CASE($noun, "gen") } w strefie przeciwności
    .dat = { CASE($noun, "dat") } w strefie przeciwności
    .loc = { CASE($noun, "loc") } w strefie przeciwności
    .pl-gen = { CASE($noun, "pl-gen") } w strefie przeciwności
    .gender = { GENDER($noun) }
fellowship-not-engaged-with-you = { $noun } ze strefy przeciwności lub ze zwarcia z innym graczem
    .acc = { CASE($noun, "acc") } ze strefy przeciwności lub ze zwarcia z innym graczem
    .gen = { CASE($noun, "gen") } ze strefy przeciwności lub ze zwarcia z innym graczem
    .dat = { CASE($noun, "dat") } ze strefy przeciwności lub ze zwarcia z innym graczem
    .loc = { CASE($noun, "loc") } ze strefy przeciwności lub ze zwarcia z innym graczem
    .pl-gen = { CASE($noun, "pl-gen") } ze strefy przeciwności lub ze zwarcia z innym graczem
    .gender = { GENDER($noun) }

## The campaign

fellowship-faction-boon = Łaska
fellowship-faction-burden = Brzemię
fellowship-set-campaign = Kampania
fellowship-step-muster = Kampania: bohaterowie
fellowship-step-recover = Kampania: rany i łaski
fellowship-refused-fallen = { $hero } jest na liście poległych bohaterów: do końca kampanii nikt nie może nim grać.
fellowship-refused-one-change = Gracz { $player } może wymienić najwyżej jednego bohatera po każdym wygranym scenariuszu.
fellowship-refused-other-heroes = Gracz { $player } musi grać bohaterami z dziennika kampanii.
fellowship-refused-log = Dziennik kampanii jest błędny: { $problem }.
fellowship-refused-campaign-over = Kampania jest zakończona: wszystkie scenariusze wygrane.
fellowship-refused-campaign-scenario = Teraz kolej na scenariusz { $current }, a nie { $scenario }.
fellowship-refused-campaign-players = Talii w tej kampanii jest { $players }, a nie { $n }.
fellowship-refused-campaign-mode = Tryb tej kampanii to { $current }, a nie { $mode }.
fellowship-ask-replace-fallen = Poległ bohater: { $hero }. Kto zajmie jego miejsce? Każdy gracz otrzyma +1 do początkowego poziomu zagrożenia do końca kampanii.
fellowship-ask-change-hero = Wymienić bohatera? Każdy gracz otrzyma +1 do początkowego poziomu zagrożenia do końca kampanii.
fellowship-ask-new-hero = Kto przyjdzie zamiast niego?
fellowship-ask-heal-for-threat = Uleczyć bohatera przed scenariuszem? Tylko twój początkowy poziom zagrożenia wzrośnie o 1 do końca kampanii.
fellowship-ask-take-boon = Dodać kartę { $card } do swojej talii?
fellowship-do-go-without = Nikt
fellowship-do-keep-heroes = Zachowaj tych bohaterów
fellowship-do-change = Wymień: { $on }
fellowship-do-leave-wounds = Nie lecz nikogo
fellowship-do-take-along = Dodaj
fellowship-do-leave-behind = Nie dodawaj
fellowship-log-campaign-card = Kampania: { $card }.
fellowship-log-resolution = { CAPITAL($card) }: wykonano rozstrzygnięcie.
fellowship-log-fallen = Do poległych bohaterów dopisano: { $card }.
fellowship-log-penalty-all = Każdy gracz otrzymuje +{ $n } do początkowego poziomu zagrożenia do końca kampanii.
fellowship-log-penalty-own = { PERSON($player) ->
    [you] Otrzymujesz
   *[other] { $player } otrzymuje
 } +{ $n } do początkowego poziomu zagrożenia do końca kampanii.
fellowship-log-hero-leaves = { PERSON($player) ->
    [you] Zwalniasz
   *[other] { $player } zwalnia
 } kartę { $card }.
fellowship-log-hero-joins = { PERSON($player) ->
    [you] Do ciebie
   *[other] { $player }:
 } dołącza { $card }.
fellowship-log-healed-for-threat = { CAPITAL($card) } wraca do zdrowia: { PERSON($player) ->
    [you] otrzymujesz
   *[other] { $player } otrzymuje
 } +1 do początkowego poziomu zagrożenia do końca kampanii.
fellowship-log-wounded = { CAPITAL($card) }: obrażenia na początku { $n }.
fellowship-when-named-leaves-play = { $title } opuści grę
fellowship-when-the-first-objective-is-claimed = pierwszy cel zostanie zdobyty
fellowship-effect-put-aside-into-play = wprowadź kartę { $title } do gry
fellowship-effect-set-copies-aside = odłóż wszystkie kopie karty { $title } poza grą
fellowship-effect-attach-aside = { $who } dołącza 1 odłożoną kopię karty { $title } do bohatera, którego kontroluje
fellowship-effect-attach-by-first = dołącz kartę { $title } do bohatera wybranego przez pierwszego gracza
fellowship-effect-capture-prisoner = zamiast tego do niewoli trafia bohater zapisany w dzienniku kampanii; dołączone do niego karty leżą zakryte, dopóki nie zostanie uwolniony
fellowship-effect-capture-too = { $title } też trafia do niewoli i nie opuszcza przez to gry
fellowship-effect-free-captive = odkryj kartę { $title } i połóż na niej obrażenia: { $n }
fellowship-effect-turn-this-over = odwróć tę kartę
fellowship-effect-earn = dodaj kartę { $title } do puli kampanii
fellowship-effect-each-earns = każdy gracz zdobywa 1 kopię karty { $title }; dodaj je do puli kampanii
fellowship-effect-earn-attached = dodaj każdą kopię karty { $title } w grze do puli kampanii i zapisz imię jej bohatera; w kolejnych scenariuszach dołącza się ją do tego bohatera
fellowship-effect-record-prisoner = zapisz jako więźnia bohatera z największą liczbą obrażeń; spośród kilku wybierz losowo
fellowship-effect-bequeath = dodaj kartę { $title } do puli następnej kampanii
fellowship-refused-campaign-no-mode = Nie ma trybu { $mode }: wybierz normal albo easy.
fellowship-refused-campaign-not-over = Druga kampania nie jest jeszcze zakończona: nic z niej nie przechodzi.
fellowship-campaign-players = Gracze i bohaterowie
fellowship-campaign-fallen = Polegli bohaterowie
fellowship-campaign-penalties = Kary (zagrożenie)
fellowship-campaign-notes = Notatki
fellowship-campaign-completed = Ukończone scenariusze
fellowship-campaign-boons = Pula kampanii: łaski
fellowship-campaign-burdens = Pula kampanii: brzemiona
fellowship-campaign-result = Wynik kampanii
fellowship-campaign-line = Trzy scenariusze po kolei z tymi samymi bohaterami. Zdobycze, straty i polegli zostają.
fellowship-campaign-way = { $n ->
    [0] Przed wami trzy drogi
    [1] Jedna droga za wami, dwie przed wami
    [2] Dwie drogi za wami, została wieża
   *[other] Wszystkie drogi za wami
 }
fellowship-campaign-of-three = z 3 wygrane
fellowship-campaign-points = punktów, im mniej, tym lepiej
fellowship-campaign-penalty = do zagrożenia
fellowship-campaign-stop-won = wygrany w { $n ->
    [one] { $n } rundę
    [few] { $n } rundy
   *[other] { $n } rund
 }, { $score }
fellowship-campaign-stop-next = Dalej
fellowship-campaign-stop-later = później
fellowship-campaign-none = –
fellowship-campaign-player = { $n }. { $name }: { $heroes }
fellowship-campaign-player-alone = { $n }. { $name }: nie został żaden bohater
fellowship-campaign-penalty-all = każdy gracz +{ $n }
fellowship-campaign-penalty-own = { $player } +{ $n }
fellowship-campaign-note-expert = Tryb ekspercki: rany zostają między scenariuszami.
fellowship-campaign-note-easy = Tryb łatwy.
fellowship-campaign-note-permanent = { $hero }: dołączono kartę { $card }.
fellowship-campaign-note-prisoner = W niewoli: { $hero }.
fellowship-campaign-note-wounds = { $hero }, obrażenia: { $n }.
fellowship-campaign-note-change = Przygotowując następny scenariusz, każdy gracz może wymienić jednego bohatera; wtedy każdy gracz otrzyma +1 do początkowego poziomu zagrożenia do końca kampanii.
fellowship-campaign-note-legacy = Następna kampania zaczyna się z kartą: { $card }.
fellowship-campaign-note-lost = { $scenario }, porażki: { $n }.
fellowship-campaign-won = { $scenario }: { $n } (zagrożenie { $threat }, polegli bohaterowie { $fallen }, obrażenia { $damage }, rundy { $rounds }, punkty zwycięstwa { $victory })
fellowship-campaign-earned = { $card } ×{ $n }
fellowship-campaign-next = Dotąd { $n }. Następnie: { $scenario }.
fellowship-campaign-over = Wszystkie scenariusze wygrane: { $n }.
fellowship-if-stage-was = jeśli etapem 3B była karta { $title }

## Traits

fellowship-trait-archer = Łucznik
fellowship-trait-armor = Pancerz
fellowship-trait-artifact = Artefakt
fellowship-trait-beorning = Beorning
fellowship-trait-condition = Stan
fellowship-trait-craftsman = Rzemieślnik
fellowship-trait-creature = Stworzenie
fellowship-trait-dol-guldur = Dol Guldur
fellowship-trait-dunedain = Dúnedain
fellowship-trait-dungeon = Loch
fellowship-trait-dwarf = Krasnolud
fellowship-trait-forest = Las
fellowship-trait-goblin = Goblin
fellowship-trait-gondor = Gondor
fellowship-trait-hobbit = Hobbit
fellowship-trait-insect = Owad
fellowship-trait-istari = Istari
fellowship-trait-item = Przedmiot
fellowship-trait-marshland = Bagna
fellowship-trait-minstrel = Minstrel
fellowship-trait-mountain = Góry
fellowship-trait-nazgul = Nazgûl
fellowship-trait-noble = Szlachetny
fellowship-trait-noldor = Noldor
fellowship-trait-orc = Ork
fellowship-trait-ranger = Strażnik
fellowship-trait-riverland = Nadrzecze
fellowship-trait-rohan = Rohan
fellowship-trait-scout = Zwiadowca
fellowship-trait-silvan = Leśny elf
fellowship-trait-skill = Umiejętność
fellowship-trait-spider = Pająk
fellowship-trait-steward = Namiestnik
fellowship-trait-stronghold = Twierdza
fellowship-trait-title = Tytuł
fellowship-trait-trap = Pułapka
fellowship-trait-troll = Troll
fellowship-trait-undead = Nieumarły
fellowship-trait-warrior = Wojownik
fellowship-trait-wasteland = Pustkowie
fellowship-trait-weapon = Broń

## What all living card games say, in the words of this game

fellowship-lcg-characters-of = każda postać pod kontrolą { CASE($who, "gen") }
    .acc = każdą postać pod kontrolą { CASE($who, "gen") }
    .gen = każdej postaci pod kontrolą { CASE($who, "gen") }
    .dat = każdej postaci pod kontrolą { CASE($who, "gen") }
    .loc = każdej postaci pod kontrolą { CASE($who, "gen") }
    .gender = f
fellowship-lcg-chosen = { $noun } według twojego wyboru
    .acc = { CASE($noun, "acc") } według twojego wyboru
    .gen = { CASE($noun, "gen") } według twojego wyboru
    .dat = { CASE($noun, "dat") } według twojego wyboru
    .loc = { CASE($noun, "loc") } według twojego wyboru
    .gender = { GENDER($noun) }
fellowship-lcg-controlled-by = { $noun } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .loc = { CASE($noun, "loc") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .few = { CASE($noun, "few") } { $by ->
        [you] pod twoją kontrolą
       *[other] pod kontrolą { CASE($who, "gen") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-effect-choose-player = wybierz gracza: { $deeds }
fellowship-lcg-effect-deal = zadaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } { CASE($target, "dat") }
fellowship-lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } cechę „{ $trait }” do końca fazy
fellowship-lcg-effect-heal = ulecz { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } { CASE($target, "gen") }
fellowship-lcg-effect-heal-all = ulecz wszystkie obrażenia { CASE($target, "gen") }
fellowship-lcg-effect-heal-by = ulecz u { CASE($target, "gen") } { CASE($n, "damage") }
fellowship-lcg-effect-lasts-attack = do końca tego ataku { $target } { $changes }
fellowship-lcg-effect-lasts-phase = do końca fazy { $target } { $changes }
fellowship-lcg-effect-lasts-round = do końca rundy { $target } { $changes }
fellowship-lcg-effect-put-into-play = wprowadź do gry pod swoją kontrolę { CASE($target, "acc") }
fellowship-lcg-effect-ready = przygotuj { CASE($target, "acc") }
fellowship-lcg-effect-remove-from-game = usuń tę kartę z gry
fellowship-lcg-effect-return-topmost = { $by ->
    [you] weź
   *[other] { $who } bierze
 } na rękę { GENDER($noun) ->
    [f] leżącą
    [n] leżące
    [mi] leżący
   *[m] leżącego
 } najwyżej na swoim stosie kart odrzuconych { CASE($noun, "acc") }
fellowship-lcg-effect-take-control = przejmij kontrolę: { $target }
fellowship-lcg-engaged-with = { $noun } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .loc = { CASE($noun, "loc") } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .pl-gen = { CASE($noun, "pl-gen") } { $by ->
        [you] w zwarciu z tobą
       *[other] w zwarciu z { CASE($who, "ins") }
     }
    .gender = { GENDER($noun) }
fellowship-lcg-exhausted = { GENDER($noun) ->
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
    .gen = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
fellowship-lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } cechę „{ $trait }”
fellowship-lcg-host = { $noun } z tym dodatkiem
    .acc = { CASE($noun, "acc") } z tym dodatkiem
    .gen = { CASE($noun, "gen") } z tym dodatkiem
    .dat = { CASE($noun, "dat") } z tym dodatkiem
    .loc = { CASE($noun, "loc") } z tym dodatkiem
    .pl-gen = { CASE($noun, "pl-gen") } z tym dodatkiem
    .gender = { GENDER($noun) }
fellowship-lcg-if-absent = jeśli w grze nie ma { CASE($noun, "gen") }
fellowship-lcg-in-discard-piles = { $noun } ze stosu kart odrzuconych dowolnego gracza
    .acc = { CASE($noun, "acc") } ze stosu kart odrzuconych dowolnego gracza
    .gen = { CASE($noun, "gen") } ze stosu kart odrzuconych dowolnego gracza
    .dat = { CASE($noun, "dat") } ze stosu kart odrzuconych dowolnego gracza
    .loc = { CASE($noun, "loc") } ze stosu kart odrzuconych dowolnego gracza
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-hand = { $noun } ze swojej ręki
    .acc = { CASE($noun, "acc") } ze swojej ręki
    .gen = { CASE($noun, "gen") } ze swojej ręki
    .dat = { CASE($noun, "dat") } ze swojej ręki
    .loc = { CASE($noun, "loc") } ze swojej ręki
    .pl-gen = { CASE($noun, "pl-gen") } ze swojej ręki
    .gender = { GENDER($noun) }
fellowship-lcg-in-your-discard-pile = { $noun } ze swojego stosu kart odrzuconych
    .acc = { CASE($noun, "acc") } ze swojego stosu kart odrzuconych
    .gen = { CASE($noun, "gen") } ze swojego stosu kart odrzuconych
    .dat = { CASE($noun, "dat") } ze swojego stosu kart odrzuconych
    .loc = { CASE($noun, "loc") } ze swojego stosu kart odrzuconych
    .pl-gen = { CASE($noun, "pl-gen") } ze swojego stosu kart odrzuconych
    .gender = { GENDER($noun) }
fellowship-lcg-named = { $title }
    .acc = kartę { $title }
    .gen = karty { $title }
    .dat = karcie { $title }
    .loc = karcie { $title }
fellowship-lcg-ready = { $noun } w gotowości
    .acc = { CASE($noun, "acc") } w gotowości
    .gen = { CASE($noun, "gen") } w gotowości
    .dat = { CASE($noun, "dat") } w gotowości
    .loc = { CASE($noun, "loc") } w gotowości
    .pl-gen = { CASE($noun, "pl-gen") } w gotowości
    .gender = { GENDER($noun) }
fellowship-lcg-so-many-by = tyle { CASE($noun, "pl-gen") } do wyboru: { $n }
    .acc = tyle { CASE($noun, "pl-gen") } do wyboru: { $n }
fellowship-lcg-who-engaged = gracz w zwarciu z tym wrogiem
    .acc = gracza w zwarciu z tym wrogiem
    .gen = gracza w zwarciu z tym wrogiem
    .dat = graczowi w zwarciu z tym wrogiem
    .loc = graczu w zwarciu z tym wrogiem
    .pl-gen = graczy w zwarciu z tym wrogiem
    .gender = m
fellowship-lcg-with-trait = { $noun } z cechą „{ $trait }”
    .acc = { CASE($noun, "acc") } z cechą „{ $trait }”
    .gen = { CASE($noun, "gen") } z cechą „{ $trait }”
    .dat = { CASE($noun, "dat") } z cechą „{ $trait }”
    .loc = { CASE($noun, "loc") } z cechą „{ $trait }”
    .pl-gen = { CASE($noun, "pl-gen") } z cechą „{ $trait }”
    .gender = { GENDER($noun) }

# --- Przenoszenie, zamiana, puste pola tekstowe ---
fellowship-change-blank = ma puste pole tekstowe
fellowship-gets-blank = { $target } ma puste pole tekstowe
fellowship-effect-move-damage = przenieś { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } z { CASE($target, "gen") } na { CASE($to, "acc") }
fellowship-effect-move-damage-by = przenieś z { CASE($target, "gen") } na { CASE($to, "acc") } { CASE($n, "damage") }
fellowship-effect-move-resources = przenieś { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
     } z { CASE($target, "gen") } na { CASE($to, "acc") }
fellowship-effect-move-resources-by = przenieś zasoby z { CASE($target, "gen") } na { CASE($to, "acc") }: { $n }
fellowship-effect-swap-cards = zamień miejscami { CASE($one, "acc") } i { CASE($other, "acc") }
fellowship-effect-swap-values = { $period ->
        [attack] do końca tego ataku
        [round] do końca rundy
       *[phase] do końca fazy
     } zamień wartości „{ $stat }” { CASE($one, "gen") } i { CASE($other, "gen") }
fellowship-log-moves-damage = Przeniesiono obrażenia z karty { $card } na kartę { $to }: { $n }.
fellowship-log-moves-resources = Przeniesiono zasoby z karty { $card } na kartę { $to }: { $n }.
fellowship-log-swaps = Zamieniono karty { $card } i { $other }.
fellowship-lcg-effect-lasts-combat = do końca fazy walki { $target } { $changes }
fellowship-lcg-effect-lasts-quest = do końca fazy wyprawy { $target } { $changes }

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

fellowship-feature-stages = przyszłe etapy wyprawy
    .better = mniej etapów przed wami
fellowship-feature-progress = potrzebny postęp
    .better = mniej potrzebnego postępu
fellowship-feature-location = postęp potrzebny aktywnemu obszarowi
    .better = aktywny obszar bliższy zbadania
fellowship-feature-goal = wróg, który musi paść
    .better = nie ma wroga, który musi paść
fellowship-feature-goal-hurt = rany wroga, który musi paść
    .better = więcej ran wroga, który musi paść
fellowship-feature-blocked = etap, którego teraz nie da się ukończyć
    .better = etap, który da się ukończyć
fellowship-feature-staged-threat = zagrożenie w strefie przeciwności
    .better = mniej zagrożenia w strefie przeciwności
fellowship-feature-shortage = brakująca siła woli
    .better = dość siły woli na wyprawę
fellowship-feature-staged-enemies = wrogowie w strefie przeciwności
    .better = mniej wrogów w strefie przeciwności
fellowship-feature-enemy-strength = wytrzymałość i obrona wrogów w zwarciu
    .better = słabsi wrogowie w zwarciu
fellowship-feature-enemy-attack = atak wrogów w zwarciu
    .better = słabsze ciosy wrogów
fellowship-feature-room = zapas do granicy zagrożenia
    .better = niższy poziom zagrożenia
fellowship-feature-willpower = siła woli postaci
    .better = więcej siły woli
fellowship-feature-attack = atak postaci
    .better = silniejszy atak
fellowship-feature-defense = obrona postaci
    .better = mocniejsza obrona
fellowship-feature-heroes = żywi bohaterowie
    .better = więcej żywych bohaterów
fellowship-feature-health = wytrzymałość bohaterów
    .better = zdrowsi bohaterowie
fellowship-feature-resources = zasoby bohaterów
    .better = więcej zasobów
fellowship-feature-allies = sojusznicy w grze
    .better = więcej sojuszników w grze
fellowship-feature-attachments = dodatki w grze
    .better = lepsze dodatki w grze
fellowship-feature-hand = przydatność kart na ręce
    .better = lepsza ręka
