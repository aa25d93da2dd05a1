### Marvel United: Civil War: pojedynki dwóch drużyn Bohaterów, terminy według polskiej instrukcji.

civilwar-title = Marvel United: Civil War
civilwar-line = Dwie drużyny Bohaterów przeciw sobie: zdobywajcie punkty w Pojedynku Bohaterów, wymykajcie się prawu w Starciu Rejestracyjnym albo rozegrajcie turniej.
civilwar-result = Zwycięża { $team }!
civilwar-team-blue = Drużyna Niebieska
    .gen = Drużyny Niebieskiej
    .dat = Drużynie Niebieskiej
    .acc = Drużynę Niebieską
    .ins = Drużyną Niebieską
    .loc = Drużynie Niebieskiej
    .gender = f
civilwar-team-red = Drużyna Czerwona
    .gen = Drużyny Czerwonej
    .dat = Drużynie Czerwonej
    .acc = Drużynę Czerwoną
    .ins = Drużyną Czerwoną
    .loc = Drużynie Czerwonej
    .gender = f

## Before the game

civilwar-option-mode = Tryb
civilwar-option-mode-clash = Pojedynek Bohaterów: sześć Rund walki o punkty
civilwar-option-mode-registration = Starcie Rejestracyjne: Misje przeciw Więzieniu
civilwar-option-mode-tournament = Turniej: dwa Starcia Rejestracyjne z zamianą ról
civilwar-option-teams = Bohaterowie
civilwar-option-teams-2x2 = dwóch na dwóch
civilwar-option-teams-3x3 = trzech na trzech
civilwar-option-blue-players = Liczba graczy w Drużynie Niebieskiej
civilwar-option-red-players = Liczba graczy w Drużynie Czerwonej
civilwar-option-blue = Bohaterowie Drużyny Niebieskiej
civilwar-option-red = Bohaterowie Drużyny Czerwonej
civilwar-option-locations = Lokacje
civilwar-option-bid = Starcie Rejestracyjne: zadeklarowana liczba kart Drużyny Niebieskiej
civilwar-option-bid-0 = 11, jak zwykle
civilwar-option-auction = Licytacja tej liczby
civilwar-option-auction-true = tak, niższa deklaracja gra Drużyną Niebieską
civilwar-option-auction-false = nie
civilwar-option-balance = Kto zachowuje karty z dwiema Dzikimi Akcjami
civilwar-option-balance-none = nikt
civilwar-option-balance-blue = Drużyna Niebieska
civilwar-option-balance-red = Drużyna Czerwona
civilwar-option-starting-team = Kto rozpoczyna Pojedynek
civilwar-option-starting-team-none = losowo
civilwar-option-starting-team-blue = Drużyna Niebieska
civilwar-option-starting-team-red = Drużyna Czerwona
civilwar-option-universal-equipment = Bohaterowie bez Ekwipunku
civilwar-option-universal-equipment-true = mogą wziąć Ekwipunek Uniwersalny
civilwar-option-universal-equipment-false = nie mają żadnego
civilwar-option-blue-captain-america = Captain America
civilwar-option-blue-kate-bishop = Kate Bishop
civilwar-option-blue-spectrum = Spectrum
civilwar-option-blue-goliath = Goliath
civilwar-option-blue-iron-man = Iron Man
civilwar-option-blue-tigra = Tigra
civilwar-option-blue-wonder-man = Wonder Man
civilwar-option-blue-yellowjacket = Yellowjacket
civilwar-option-blue-base-captain-america = Captain America (gra podstawowa)
civilwar-option-blue-base-iron-man = Iron Man (gra podstawowa)
civilwar-option-blue-base-captain-marvel = Captain Marvel
civilwar-option-blue-base-black-panther = Black Panther
civilwar-option-blue-base-falcon = Falcon
civilwar-option-blue-base-wasp = Wasp
civilwar-option-red-captain-america = Captain America
civilwar-option-red-kate-bishop = Kate Bishop
civilwar-option-red-spectrum = Spectrum
civilwar-option-red-goliath = Goliath
civilwar-option-red-iron-man = Iron Man
civilwar-option-red-tigra = Tigra
civilwar-option-red-wonder-man = Wonder Man
civilwar-option-red-yellowjacket = Yellowjacket
civilwar-option-red-base-captain-america = Captain America (gra podstawowa)
civilwar-option-red-base-iron-man = Iron Man (gra podstawowa)
civilwar-option-red-base-captain-marvel = Captain Marvel
civilwar-option-red-base-black-panther = Black Panther
civilwar-option-red-base-falcon = Falcon
civilwar-option-red-base-wasp = Wasp
civilwar-option-locations-avengers-mountain = Góra Avengers
civilwar-option-locations-washington-dc = Waszyngton
civilwar-option-locations-the-raft = The Raft
civilwar-option-locations-sokovia = Sokovia
civilwar-option-locations-bar-with-no-name = Bar bez nazwy
civilwar-option-locations-garrett-castle = Zamek Garrett
civilwar-option-locations-avengers-mansion = Rezydencja Avengers
civilwar-option-locations-helicarrier = Helicarrier
civilwar-option-locations-times-square = Times Square
civilwar-option-locations-nypd-hq = Komenda nowojorskiej policji
civilwar-option-locations-avengers-tower = Wieża Avengers
civilwar-option-locations-central-park = Central Park
civilwar-faction-captain-america = Captain America
civilwar-faction-kate-bishop = Kate Bishop
civilwar-faction-spectrum = Spectrum
civilwar-faction-goliath = Goliath
civilwar-faction-iron-man = Iron Man
civilwar-faction-tigra = Tigra
civilwar-faction-wonder-man = Wonder Man
civilwar-faction-yellowjacket = Yellowjacket
civilwar-faction-base-captain-america = Captain America (gra podstawowa)
civilwar-faction-base-iron-man = Iron Man (gra podstawowa)
civilwar-faction-base-captain-marvel = Captain Marvel
civilwar-faction-base-black-panther = Black Panther
civilwar-faction-base-falcon = Falcon
civilwar-faction-base-wasp = Wasp
civilwar-faction-universal = Uniwersalny
civilwar-faction-blue = Drużyna Niebieska
civilwar-faction-red = Drużyna Czerwona
civilwar-faction-event = Wydarzenie
civilwar-faction-location = Lokacja
civilwar-faction-population = Populacja

civilwar-refused-players = { $colour ->
    [blue] Drużyną Niebieską
   *[red] Drużyną Czerwoną
 } nie może grać tylu graczy ({ $n }): ma { $size } Bohaterów, więc gra nią od 1 do { $size } osób.
civilwar-refused-variant = Tych trybów nie można łączyć z innym wariantem ({ $variant }).
civilwar-refused-companions = Kart Towarzyszy nie można używać w tych trybach ({ $card }).
civilwar-refused-team-cards = Kart Drużyn nie można tu używać ({ $card }): żadna nie należy do tego zestawu, a w turnieju są zakazane.
civilwar-refused-tournament-choice = W turnieju Lokacje i Bohaterów wybiera się w trakcie meczu: zostaw te listy puste.
civilwar-refused-balance = Karty z dwiema Dzikimi Akcjami można zachować tylko w Pojedynku Bohaterów; Starcie Rejestracyjne równoważy deklaracja.
civilwar-refused-bid = Nie można zadeklarować liczby { $n }: dozwolone są liczby od 1 do { $most } albo 0, czyli zwykła liczba.
civilwar-refused-heroes = Bohaterów w { $colour ->
    [blue] Drużynie Niebieskiej
   *[red] Drużynie Czerwonej
 } jest { $n }, a musi być { $size }.
civilwar-refused-hero = Nie ma Bohatera „{ $hero }”. Są: { $heroes }.
civilwar-refused-hero-twice = { $hero }: ten Bohater jest wybrany dwa razy, a każdy jest tylko jeden.
civilwar-refused-banned = { $place } to Lokacja zakazana: nie działa w tych trybach.
civilwar-refused-location = Nie ma Lokacji „{ $place }”. Są: { $places }.
civilwar-refused-locations = Potrzeba 6 różnych Lokacji, a jest ich { $n }.

## The steps of a game

civilwar-step-pick-locations = Wybór Lokacji
civilwar-step-ban-locations = Odrzucanie Lokacji
civilwar-step-draft-heroes = Zgłaszanie Bohaterów
civilwar-step-bid = Deklaracje
civilwar-step-lay-out = Rozkładanie Lokacji
civilwar-step-deal = Rozdanie
civilwar-step-first-turn = Przed pierwszą turą
civilwar-step-choose-hero = Wybór Bohatera
civilwar-step-start-turn = Początek tury
civilwar-step-play-card = Zagranie karty
civilwar-step-act = Akcje
civilwar-step-end-turn = Zakończenie tury
civilwar-step-after-turn = Między turami
civilwar-step-end-round = Koniec Rundy
civilwar-step-end = Gra skończona

## What lies on the table

civilwar-moment-draw = Dobranie
civilwar-moment-play = Karta
civilwar-moment-act = Akcje
civilwar-moment-end = Koniec tury

civilwar-area-draft = Wybór
civilwar-area-ring = Krąg Lokacji
civilwar-area-track = Tor punktacji
civilwar-area-prison = Więzienie The Vault
civilwar-area-turn = Tura
civilwar-area-storyline-blue = Oś Fabuły Drużyny Niebieskiej
civilwar-area-storyline-red = Oś Fabuły Drużyny Czerwonej

civilwar-zone-hand = Ręka
civilwar-zone-deck = Talia
civilwar-zone-equipment = Ekwipunek
civilwar-zone-storyline = Oś Fabuły
civilwar-zone-event = Wydarzenie
civilwar-zone-event-deck = Talia Wydarzeń
civilwar-zone-event-discard = Odrzucone Wydarzenia
civilwar-zone-mission = Misja
civilwar-zone-mission-deck = Talia Misji
civilwar-zone-mission-discard = Odrzucone Misje
civilwar-zone-cells = Dostępne Cele
civilwar-zone-cell-discard = Odrzucone Cele
civilwar-zone-removed = Usunięte z gry
civilwar-zone-population = Talia Populacji
civilwar-zone-population-discard = Odrzucone karty Populacji

civilwar-back-hero = karta Bohatera
    .acc = kartę Bohatera
    .inner = Bohatera
civilwar-back-figure = Bohater
civilwar-back-equipment = Ekwipunek
civilwar-back-location = Lokacja
civilwar-back-event = Wydarzenie
civilwar-back-population = karta Populacji
civilwar-back-mission = Misja
civilwar-back-cell = karta Celi

civilwar-figure-rescued = uratowani Cywile
civilwar-figure-thugs = pokonani Zbirowie
civilwar-figure-approvals = aprobaty
civilwar-figure-controlled = przejęte lokacje
civilwar-kind-figure = Bohater
civilwar-kind-hero-card = Karta Bohatera
civilwar-kind-equipment = Ekwipunek
civilwar-kind-location = Lokacja
civilwar-kind-event = Wydarzenie
civilwar-kind-population = Populacja
civilwar-kind-mission = Misja
civilwar-kind-cell = Cela

civilwar-icon-move = Ruch
civilwar-icon-attack = Atak
civilwar-icon-heroic = Heroiczna Akcja
civilwar-icon-wild = Dzika Akcja
civilwar-icon-civilian = Cywil
civilwar-icon-thug = Zbir
civilwar-icon-empty = wolne pole
civilwar-icon-instant = natychmiastowe
civilwar-icon-lasting = trwałe

civilwar-house-name = nazwa
civilwar-house-title = tytuł
civilwar-house-text = efekt
civilwar-house-symbols = symbole
civilwar-house-slots = pola ładunków
civilwar-house-need = wymagana liczba

civilwar-counter-slots = Pola
civilwar-counter-civilians = Cywile
civilwar-counter-thugs = Zbiry
civilwar-counter-endangered-civilians = Cywile w niebezpieczeństwie
civilwar-counter-endangered-thugs = Zbiry z żetonem Niebezpieczeństwa
civilwar-counter-danger = Niebezpieczeństwo
civilwar-counter-approval = Społeczna Aprobata
civilwar-counter-hand = Karty na ręce
civilwar-counter-deck = Karty w talii
civilwar-counter-shields = Aktywne Tarcze
civilwar-counter-token-move = Żetony Ruchu
civilwar-counter-token-attack = Żetony Ataku
civilwar-counter-token-heroic = Żetony Heroicznej Akcji
civilwar-counter-token-wild = Żetony Dzikiej Akcji
civilwar-counter-crisis = Żetony Kryzysu
civilwar-counter-stun = Żetony Ogłuszenia
civilwar-counter-slot-move = pole Ruchu
civilwar-counter-slot-attack = pole Ataku
civilwar-counter-slot-heroic = pole Heroicznej Akcji
civilwar-counter-slot-wild = pole dowolnej Akcji
civilwar-counter-turns = Tury
civilwar-counter-delayed-move = Opóźnione symbole Ruchu
civilwar-counter-delayed-attack = Opóźnione symbole Ataku
civilwar-counter-delayed-heroic = Opóźnione symbole Heroicznej Akcji
civilwar-counter-delayed-wild = Opóźnione symbole Dzikiej Akcji
civilwar-counter-score-blue = Punkty Drużyny Niebieskiej
civilwar-counter-score-red = Punkty Drużyny Czerwonej
civilwar-counter-round = Runda
civilwar-counter-round-turn = Tury w tej Rundzie
civilwar-counter-next-green = Następne zielone pole
civilwar-counter-missions = Ukończone Misje
civilwar-counter-progress = Odrzucone żetony Niebezpieczeństwa
civilwar-counter-cards-used = Karty na Osi Fabuły Niebieskich
civilwar-counter-danger-supply = Żetony Niebezpieczeństwa w puli
civilwar-counter-game = Rozgrywka
civilwar-counter-to-beat = Liczba tur do pobicia
civilwar-counter-drafted = Wybrani Bohaterowie
civilwar-counter-pool-move = Akcje Ruchu
civilwar-counter-pool-attack = Akcje Ataku
civilwar-counter-pool-heroic = Heroiczne Akcje
civilwar-counter-pool-wild = Dzikie Akcje

civilwar-mark-blue = Niebiescy
civilwar-mark-red = Czerwoni
civilwar-mark-blue-arrow = start Drużyny Niebieskiej
civilwar-mark-red-arrow = start Drużyny Czerwonej
civilwar-mark-active = aktywny Bohater
civilwar-mark-ko = nokaut
civilwar-mark-jailed = w Celi
civilwar-mark-invulnerable = Niewrażliwość
civilwar-mark-guarded = ochrona w następnej turze Wroga
civilwar-mark-stunned = Ogłuszenie
civilwar-mark-summary = ma kartę Podsumowania
civilwar-mark-taken = po turze
civilwar-mark-now = gra teraz
civilwar-mark-face-down = zakryta
civilwar-mark-behind-blue = Drużyna Niebieska uchodzi za słabszą
civilwar-mark-behind-red = Drużyna Czerwona uchodzi za słabszą
civilwar-mark-top-blue = niebieski znacznik na wierzchu
civilwar-mark-top-red = czerwony znacznik na wierzchu
civilwar-mark-free = wolna
civilwar-mark-prepared = przygotowana
civilwar-mark-occupied = zajęta
civilwar-mark-special-left = Specjalny Efekt jeszcze nieużyty
civilwar-mark-phase-draw = dobieranie
civilwar-mark-phase-play = zagranie karty
civilwar-mark-phase-act = akcje
civilwar-mark-phase-end = koniec tury

civilwar-symbol-move = Ruch
    .gen = Ruchu
    .acc = Akcję Ruchu
    .few = Akcje Ruchu
    .many = Akcji Ruchu
    .gender = mi
civilwar-symbol-attack = Atak
    .gen = Ataku
    .acc = Akcję Ataku
    .few = Akcje Ataku
    .many = Akcji Ataku
    .gender = mi
civilwar-symbol-heroic = Heroiczna Akcja
    .gen = Heroicznej Akcji
    .acc = Heroiczną Akcję
    .few = Heroiczne Akcje
    .many = Heroicznych Akcji
    .gender = f
civilwar-symbol-wild = Dzika Akcja
    .gen = Dzikiej Akcji
    .acc = Dziką Akcję
    .few = Dzikie Akcje
    .many = Dzikich Akcji
    .gender = f
civilwar-plain-card = { $hero }: { $symbols }
    .inner = { GENDER($symbols) ->
        [pl] z symbolami: { $symbols }
       *[other] z symbolem { CASE($symbols, "gen") }
    }
    .full = { GENDER($symbols) ->
        [pl] z symbolami: { $symbols }
       *[other] z symbolem { CASE($symbols, "gen") }
    }
civilwar-titled-card = { $title } ({ $symbols })
    .inner = { CASE($title, "inner") }
    .full = { CASE($title, "inner") } ({ $symbols })
civilwar-population = Populacja { $n }
civilwar-cell-space = Cela { $letter }
    .gen = Celi { $letter }
    .acc = Celę { $letter }
    .gender = f
civilwar-exits = wyjścia: { $places }
civilwar-civilian-in = Cywil w Lokacji { $place }
    .acc = Cywila w Lokacji { $place }
civilwar-thug-in = Zbir w Lokacji { $place }
    .acc = Zbira w Lokacji { $place }
civilwar-folk-civilians = Cywile
    .acc = Cywila
    .pl-acc = Cywilów
civilwar-folk-thugs = Zbiry
    .acc = Zbira
    .pl-acc = Zbirów
civilwar-from-arrow = { $k ->
    [0] przy obu strzałkach
    [1] w dwóch następnych zgodnie z ruchem wskazówek zegara
   *[other] w dwóch oddalonych od strzałek o { $k } zgodnie z ruchem wskazówek zegara
 }
civilwar-places-1-2-3-4-5 = każdej Lokacji oprócz Lokacji startowej Drużyny Niebieskiej
civilwar-places-1-2-4-5 = każdej Lokacji oprócz dwóch Lokacji startowych
civilwar-places-2-4 = każdej z 2 Lokacji sąsiadujących z Lokacją startową Drużyny Czerwonej

## What is asked

civilwar-ask-act = { $hero }: co dalej?
civilwar-ask-ban = Którą Lokację przeciwnej Drużyny odrzucasz?
civilwar-ask-bid = { $last ->
    [0] Za pomocą ilu kart na waszej Osi Fabuły ukończycie 5 Misji? Na 1 Misję potrzeba około 3 kart; w pierwszej grze zacznijcie powyżej 15.
   *[other] Ostatnia deklaracja to { $last }. Podajecie mniejszą liczbę czy pasujecie i gracie Drużyną Czerwoną? W pierwszej grze nie schodźcie poniżej 12.
 }
civilwar-ask-choose-one = Co wybierasz?
civilwar-ask-damage = { CAPITAL($deeds) }. Kto otrzymuje Obrażenia?
civilwar-ask-defeat = { CAPITAL($deeds) }. Czy pokonać Zbira?
civilwar-ask-delay = Z którego symbolu nie skorzysta Bohater w następnej turze Wroga?
civilwar-ask-discard = { $hero }: którą kartę odrzucasz?
civilwar-ask-draft = Którego Bohatera zgłasza wasza Drużyna?
civilwar-ask-end-of-turn = { $place }: { $does } Użyć?
civilwar-ask-equip = Czy { $hero } bierze Ekwipunek Uniwersalny?
civilwar-ask-exit = Dokąd ucieka { $hero }?
civilwar-ask-flip = { CAPITAL($deeds) }. Nad którą Lokacją przejmujecie kontrolę?
civilwar-ask-give-token = { CAPITAL($deeds) }. Kto otrzymuje żeton?
civilwar-ask-go = { CAPITAL($deeds) }. Dokąd?
civilwar-ask-guard = { CAPITAL($deeds) }. Kogo chronić?
civilwar-ask-jail = Do której Celi trafia { $hero }?
civilwar-ask-let-charge = { CAPITAL($deeds) }. Czyj Ekwipunek naładować?
civilwar-ask-let-discard = { CAPITAL($deeds) }. Kto odrzuca kartę?
civilwar-ask-let-draw = { CAPITAL($deeds) }. Kto dobiera kartę?
civilwar-ask-let-draw-to = { CAPITAL($deeds) }. Kto dobiera karty?
civilwar-ask-look = { CAPITAL($deeds) }. Czyją talię sprawdzić?
civilwar-ask-lose = { $hero } otrzymuje Obrażenie: którą kartę odrzucasz?
civilwar-ask-most = W kilku Lokacjach jest ich tyle samo: którą wybierasz?
civilwar-ask-next-hero = Który Bohater wykonuje turę?
civilwar-ask-overflow = Zatłoczenie w Lokacji { $place }: kto otrzymuje Obrażenie?
civilwar-ask-pay = Jak płacisz?
civilwar-ask-pick = Którą Lokację wasza Drużyna wybiera w tajemnicy ({ $n } z 4)?
civilwar-ask-play = { $hero }: którą kartę zagrywasz?
civilwar-ask-pull = { CAPITAL($deeds) }. Którego Zbira przemieścić tutaj?
civilwar-ask-ready = { CAPITAL($deeds) }. Czyją Tarczę odwrócić na stronę aktywną?
civilwar-ask-rescue = { CAPITAL($deeds) }. Czy uratować Cywila?
civilwar-ask-reward = Nokaut Bohatera Drużyny Czerwonej: kto otrzymuje który żeton (pozostało { $n })?
civilwar-ask-search = { CAPITAL($deeds) }. Którą kartę położyć na wierzchu talii?
civilwar-ask-send-off = { CAPITAL($deeds) }. Kogo odrzucić?
civilwar-ask-send = { CAPITAL($deeds) }. Który żeton przemieścić i dokąd?
civilwar-ask-space = Na którym polu Celi?
civilwar-ask-spend = Użyć symbolu Dzikiej Akcji czy żetonu?
civilwar-ask-strike = { CAPITAL($deeds) }. Kto jest celem?
civilwar-ask-strike-at = { CAPITAL($deeds) }. W której Lokacji?
civilwar-ask-strip = { CAPITAL($deeds) }. Kto coś traci?
civilwar-ask-strip-shield = { CAPITAL($deeds) }. Kto traci Tarczę?
civilwar-ask-strip-what = Co traci?
civilwar-ask-stun = { CAPITAL($deeds) }. Kto otrzymuje żeton Ogłuszenia?
civilwar-ask-swap = { CAPITAL($deeds) }. Który żeton Kontroli zamienić?
civilwar-ask-twice = Którego symbolu poprzedniej karty użyć dwukrotnie?
civilwar-ask-ward = { CAPITAL($deeds) }. Kto otrzymuje żeton Niewrażliwości?
civilwar-ask-which-token = Z żetonem Niebezpieczeństwa czy bez?

## What can be done

civilwar-do-approve = Zdobądź Społeczną Aprobatę w Lokacji { $on }
civilwar-do-attack = Zaatakuj: { $on }
civilwar-do-ban = Odrzuć Lokację { $on }
civilwar-do-bid = Liczba kart: { $on }
civilwar-do-capture = Daj żeton Kryzysu: { $on }
civilwar-do-charge-move = Naładuj Ekwipunek Akcją Ruchu: { $on }
civilwar-do-charge-attack = Naładuj Ekwipunek Akcją Ataku: { $on }
civilwar-do-charge-heroic = Naładuj Ekwipunek Heroiczną Akcją: { $on }
civilwar-do-choose = { CAPITAL($on) }
civilwar-do-damage = { $on }
civilwar-do-decline = Nie
civilwar-do-defeat = Pokonaj { CASE($on, "acc") }
civilwar-do-delay-move = Ruch
civilwar-do-delay-attack = Atak
civilwar-do-delay-heroic = Heroiczna Akcja
civilwar-do-delay-wild = Dzika Akcja
civilwar-do-discard = Odrzuć kartę { CASE($on, "full") }
civilwar-do-done = Wystarczy
civilwar-do-draft = { $on }
civilwar-do-end = Zakończ turę
civilwar-do-endangered = Z żetonem Niebezpieczeństwa: { $on }
civilwar-do-equip = Weź: { $on }
civilwar-do-escape-move = Uwolnij za 2 Akcje Ruchu: { $on }
civilwar-do-escape-attack = Uwolnij za 2 Akcje Ataku: { $on }
civilwar-do-escape-heroic = Uwolnij za 2 Heroiczne Akcje: { $on }
civilwar-do-exit = { $on }
civilwar-do-flip = { $on }
civilwar-do-give-token = { $on }
civilwar-do-go = { $on }
civilwar-do-guard = { $on }
civilwar-do-jail = { $on }
civilwar-do-let-charge = { $on }
civilwar-do-let-discard = { $on }
civilwar-do-let-draw = { $on }
civilwar-do-let-draw-to = { $on }
civilwar-do-look = { $on }
civilwar-do-lose = { $on }
civilwar-do-mission = Wykonaj zadanie Misji w Lokacji { $on }
civilwar-do-most = { $on }
civilwar-do-move = Przemieść się do Lokacji { $on }
civilwar-do-next-hero = { $on }
civilwar-do-overflow = { $on }
civilwar-do-pass = Spasuj i graj Drużyną Czerwoną
civilwar-do-pay-card = Odrzuć kartę
civilwar-do-pay-move = Odrzuć żeton Ruchu
civilwar-do-pay-attack = Odrzuć żeton Ataku
civilwar-do-pay-heroic = Odrzuć żeton Heroicznej Akcji
civilwar-do-pay-wild = Odrzuć żeton Dzikiej Akcji
civilwar-do-pick = { $on }
civilwar-do-plain = Bez żetonu Niebezpieczeństwa: { $on }
civilwar-do-play = Zagraj kartę { CASE($on, "full") }
civilwar-do-prepare = Przygotuj Celę: { $on }
civilwar-do-pull = { CAPITAL($on) }
civilwar-do-pull-endangered = Z żetonem Niebezpieczeństwa: { $on }
civilwar-do-ready = { $on }
civilwar-do-rescue = Uratuj { CASE($on, "acc") }
civilwar-do-reward-move = Żeton Ruchu: { $on }
civilwar-do-reward-attack = Żeton Ataku: { $on }
civilwar-do-reward-heroic = Żeton Heroicznej Akcji: { $on }
civilwar-do-search = { $on }
civilwar-do-send-off = Odrzuć { CASE($on, "acc") }
civilwar-do-send-thug = Zbir do Lokacji { $on }
civilwar-do-send-endangered-thug = Zbir z żetonem Niebezpieczeństwa do Lokacji { $on }
civilwar-do-send-civilian = Cywil do Lokacji { $on }
civilwar-do-send-endangered-civilian = Cywil z żetonem Niebezpieczeństwa do Lokacji { $on }
civilwar-do-space = { $on }
civilwar-do-special = Użyj Specjalnego Efektu karty { CASE($on, "inner") }
civilwar-do-spend-token = Żeton
civilwar-do-spend-wild = Symbol Dzikiej Akcji
civilwar-do-strike = { CAPITAL($on) }
civilwar-do-strike-at = { $on }
civilwar-do-strip = { $on }
civilwar-do-strip-move = Żeton Ruchu: { $on }
civilwar-do-strip-attack = Żeton Ataku: { $on }
civilwar-do-strip-heroic = Żeton Heroicznej Akcji: { $on }
civilwar-do-strip-wild = Żeton Dzikiej Akcji: { $on }
civilwar-do-strip-charge = Ładunek Ekwipunku: { $on }
civilwar-do-strip-shield = { $on }
civilwar-do-stun = { $on }
civilwar-do-swap = { $on }
civilwar-do-twice-move = Ruch
civilwar-do-twice-attack = Atak
civilwar-do-twice-heroic = Heroiczna Akcja
civilwar-do-twice-wild = Dzika Akcja
civilwar-do-use = Użyj Ekwipunku: { $on }
civilwar-do-use-place = Użyj efektu Lokacji { $on }
civilwar-do-ward = { $on }

## Why not

civilwar-needs-a-space-is-free = Jest wolne pole Celi
civilwar-needs-a-use = Można teraz coś z tym zrobić
civilwar-needs-approval-is-used = W tym trybie używa się Społecznej Aprobaty
civilwar-needs-can-charge-equipment = Nie jesteś w Celi, gdzie nie można ładować Ekwipunku
civilwar-needs-can-use-equipment = Nie jesteś w Celi, gdzie nie można używać Ekwipunku
civilwar-needs-can-walk = Nie jesteś w Celi, z której nie można się przemieścić
civilwar-needs-danger-lies-there = W tej Lokacji leży żeton Niebezpieczeństwa
civilwar-needs-equipment-does-something = Efekt tej karty może teraz zadziałać
civilwar-needs-has-move = Masz jeszcze Akcję Ruchu
civilwar-needs-has-attack = Masz jeszcze Akcję Ataku
civilwar-needs-has-heroic = Masz jeszcze Heroiczną Akcję
civilwar-needs-has-two-move = Masz jeszcze dwie Akcje Ruchu
civilwar-needs-has-two-attack = Masz jeszcze dwie Akcje Ataku
civilwar-needs-has-two-heroic = Masz jeszcze dwie Heroiczne Akcje
civilwar-needs-has-what-the-mission-wants = Masz jeszcze Akcję, której wymaga Misja
civilwar-needs-helper-is-free = Nie jesteś w innej Celi
civilwar-needs-is-adjacent = Ta Lokacja sąsiaduje z twoją
civilwar-needs-is-an-enemy = To Wróg
civilwar-needs-is-available = To jedna z dostępnych Cel
civilwar-needs-is-controlled-by-enemies = Tę Lokację kontroluje przeciwna Drużyna
civilwar-needs-is-free-space = Na tym polu nie ma karty Celi ani Bohatera
civilwar-needs-is-fully-charged = Wszystkie pola ładunków są zapełnione
civilwar-needs-is-in-a-cell = Ten Bohater jest w Celi
civilwar-needs-is-in-your-location = Są w twojej Lokacji
civilwar-needs-is-not-knocked-out = Ten Bohater nie jest Znokautowany
civilwar-needs-is-not-stunned = Nie masz żetonu Ogłuszenia
civilwar-needs-is-out-of-cell = Nie jesteś w Celi
civilwar-needs-is-prepared = Leży tam karta Celi
civilwar-needs-is-where-you-are = Jesteś w tej Lokacji
civilwar-needs-is-with-you = Ten Bohater jest w twojej Lokacji
civilwar-needs-is-your-equipment = To twój Ekwipunek
civilwar-needs-is-your-team-mate = Ty i uwięziony należycie do Drużyny Niebieskiej
civilwar-needs-may-be-taken = Ktoś z nich nie ma żetonu Niebezpieczeństwa albo Misja pozwala ci go odrzucić
civilwar-needs-mission-wants-an-action = W tej Misji żetony Niebezpieczeństwa odrzuca się za Akcje
civilwar-needs-somebody-is-there = Ktoś tam jest
civilwar-needs-special-does-something = Jej Specjalny Efekt może teraz zadziałać
civilwar-needs-special-is-left = Karta ma Specjalny Efekt, jeszcze nieużyty
civilwar-needs-special-is-not-void = Nie jesteś w Celi, gdzie Specjalne Efekty są anulowane
civilwar-needs-stands = Ten Bohater nie jest Znokautowany
civilwar-needs-stands-in-the-cell = Uwięziony nie jest już Znokautowany
civilwar-needs-takes-move = Jest wolne pole, które przyjmuje Akcję Ruchu
civilwar-needs-takes-attack = Jest wolne pole, które przyjmuje Akcję Ataku
civilwar-needs-takes-heroic = Jest wolne pole, które przyjmuje Heroiczną Akcję
civilwar-needs-was-just-played = To właśnie zagrana przez ciebie karta
civilwar-needs-was-not-used-this-turn = Ekwipunku nie użyto jeszcze w tej turze
civilwar-needs-you-are-blue = Grasz w Drużynie Niebieskiej
civilwar-needs-you-are-red = Grasz w Drużynie Czerwonej
civilwar-needs-your-turn-is-ending = Twoja tura się kończy: efekt Lokacji jest na samym końcu
civilwar-needs-you-end-your-turn-there = Kończysz tam swoją turę
civilwar-needs-your-team-controls-it = Twoja Drużyna kontroluje tę Lokację
civilwar-needs-place-does-something = Efekt tej Lokacji może teraz zadziałać

## What happened

civilwar-log-accelerates = { $team } może w następnej turze użyć dwukrotnie 1 symbolu poprzedniej karty.
civilwar-log-answers = { $hero } odpowiada kartą { CASE($card, "inner") }.
civilwar-log-bam = BAM! Policzone symbole: { $n }.
civilwar-log-blinds = { $team } w następnej turze nie skorzysta z symboli poprzedniej karty.
civilwar-log-looks = Na wierzchu talii, której właścicielem jest { $hero }, leży: { $card }.
civilwar-log-spares = Następna karta Populacji doda mniej Zbirów: { $n }.
civilwar-log-approves = { $team } zdobywa Społeczną Aprobatę w Lokacji { $place }.
civilwar-log-attacks = { $hero } atakuje. Cel: { $enemy }.
civilwar-log-bans = { $team } odrzuca Lokację { $place }.
civilwar-log-bids = Drużyna { $side } deklaruje { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }.
civilwar-log-bids-first = Drużyna { $side } deklaruje pierwsza.
civilwar-log-breaks-out = { $hero } wyłamuje się z Celi.
civilwar-log-captured = { $hero } otrzymuje żeton Kryzysu (ma ich teraz { $n }).
civilwar-log-cell-discarded = Odrzucono kartę Celi: { $card }.
civilwar-log-cells-noted = { $team } ma odrzucone karty Celi: { $n }.
civilwar-log-charges = { $hero } ładuje Ekwipunek: { $card } (zapełnione pola: { $n }).
civilwar-log-comes = { $place }: Cywile { $civilians }, Zbiry { $thugs }.
civilwar-log-danger = Położone żetony Niebezpieczeństwa: { $n }.
civilwar-log-danger-gone = Odrzucono żeton Niebezpieczeństwa ({ $n } z { $need }).
civilwar-log-defeats = { $team } pokonuje Zbira w Lokacji { $place }.
civilwar-log-delays = { $team } w następnej turze nie skorzysta z symbolu { CASE($symbol, "gen") } poprzedniej karty.
civilwar-log-drafts = { $team } zgłasza Bohatera: { $hero }.
civilwar-log-draws = { $n ->
    [0] { $hero } nie ma już kart w talii.
    [one] { $hero } dobiera { $n } kartę.
    [few] { $hero } dobiera { $n } karty.
   *[many] { $hero } dobiera { $n } kart.
 }
civilwar-log-enters = { $hero } przemieszcza się do Lokacji { $place }.
civilwar-log-equipped = { $hero } ma Ekwipunek: { $card }.
civilwar-log-escapes = { $hero } ucieka z Celi do Lokacji { $place }.
civilwar-log-event = Wydarzenie: { $card }.
civilwar-log-event-discarded = Koniec Wydarzenia: { $card }.
civilwar-log-first-blue = Drużyna { $side } gra pierwsza jako Drużyna Niebieska.
civilwar-log-flips = { $team } przejmuje kontrolę nad Lokacją { $place }.
civilwar-log-frees = { $hero } otwiera Celę, w której jest { $prisoner }.
civilwar-log-gains = { $hero } otrzymuje w tej turze { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }.
civilwar-log-game-noted = { $n ->
    [0] { $team } nie ukończyła 5 Misji.
    [one] { $team } ukończyła 5 Misji w { $n } turę.
    [few] { $team } ukończyła 5 Misji w { $n } tury.
   *[many] { $team } ukończyła 5 Misji w { $n } tur.
 }
civilwar-log-game-over = Koniec rozgrywki. Zwycięża { $team }.
civilwar-log-green-space = Osiągnięto zielone pole { $n }.
civilwar-log-guarded = { $hero } ma ochronę w następnej turze Wroga.
civilwar-log-initiative = Runda { $round }. Rozpoczyna { $team }.
civilwar-log-jailed = { $hero } trafia do Więzienia: { $cell }.
civilwar-log-knocked-out = { $hero } zostaje { GENDER($hero) ->
    [f] Znokautowana
   *[m] Znokautowany
 }!
civilwar-log-laid-out = Krąg Lokacji: { $places }.
civilwar-log-last-turn = Runda { $round } była ostatnia.
civilwar-log-lies = { $hero } leży w swojej Lokacji: żadna Cela nie jest przygotowana.
civilwar-log-lies-inside = { $hero } leży dalej w swojej Celi.
civilwar-log-loses-card = { $hero } odkłada kartę z ręki na spód talii (zostało na ręce: { $left }).
civilwar-log-mission = Misja: { $card }.
civilwar-log-mission-discarded = Odrzucono Misję: { $card }.
civilwar-log-mission-done = Ukończono Misję { $n } z 5: { $card }.
civilwar-log-no-population = W talii Populacji nie ma już kart.
civilwar-log-overflow = Zatłoczenie w Lokacji { $place }. Kontroluje ją { $team }.
civilwar-log-passes = Drużyna { $side } pasuje przy deklaracji { $n } i gra Drużyną Czerwoną.
civilwar-log-pays-token = { $hero } odrzuca żeton Akcji.
civilwar-log-plays = { $hero } zagrywa kartę { CASE($card, "full") }.
civilwar-log-population = Odkryto kartę: { $card }.
civilwar-log-prepares = { $hero } przygotowuje { CASE($cell, "acc") }.
civilwar-log-prevented = { $hero } korzysta z ochrony: nic się nie dzieje.
civilwar-log-readies = { $hero } odwraca Tarczę na stronę aktywną (aktywne Tarcze: { $n }).
civilwar-log-recovers = { $hero } odzyskuje siły.
civilwar-log-removed = Usunięto z gry: { $card }.
civilwar-log-rescues = { $team } ratuje Cywila w Lokacji { $place }.
civilwar-log-scores = { $team } zdobywa { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } i ma ich { $score }.
civilwar-log-sent-off = Ktoś opuszcza Lokację { $place }, a nikt nie zdobywa punktów.
civilwar-log-searches = { $hero } przeszukuje talię.
civilwar-log-shield-lost = { $hero } traci na zawsze żeton Tarczy (zostało: { $n }).
civilwar-log-shield-turns = { $hero } odwraca Tarczę na stronę nieaktywną zamiast odrzucać kartę.
civilwar-log-shows = { $team } wybiera Lokacje: { $places }.
civilwar-log-special = { $hero } używa Specjalnego Efektu karty { CASE($card, "inner") }.
civilwar-log-starts = Rozpoczyna { $team }.
civilwar-log-stripped = { $hero } traci żetony lub ładunki.
civilwar-log-stun-gone = { $hero } odrzuca żetony Ogłuszenia.
civilwar-log-stunned = { $hero } otrzymuje Ogłuszenie (żetony: { $n }).
civilwar-log-summary = { $hero } bierze kartę Podsumowania.
civilwar-log-swap = Zamiana ról: Drużyna { $side } jest teraz Drużyną Niebieską.
civilwar-log-swaps-control = { $one } i { $other }: zamieniono żetony Kontroli.
civilwar-log-thug-moves = Przemieszczono Zbira z Lokacji { $place } do Lokacji { $to }.
civilwar-log-token = { $hero } otrzymuje { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } { CASE($symbol, "gen") }.
civilwar-log-token-moves = Przemieszczono żeton z Lokacji { $place } do Lokacji { $to }.
civilwar-log-trap = Zadziałała Pułapka: { $card }.
civilwar-log-turn = Turę rozpoczyna { $hero }.
civilwar-log-turn-over = Turę kończy { $hero }.
civilwar-log-uses = { $hero } używa Ekwipunku: { $card }.
civilwar-log-uses-place = { $hero } używa efektu Lokacji { $place }.
civilwar-log-warded = { $hero } otrzymuje żeton Niewrażliwości.
civilwar-log-wins = Zwycięża { $team }.

## The texts of cards

civilwar-text-effects = { CAPITAL($effects) }.
civilwar-text-end-of-turn = Zakończenie tury: { $effects }.
civilwar-text-enemy-ko = Gdy Wróg zostaje Znokautowany: { $effects }.
civilwar-text-enemy-enters = Gdy Wróg wchodzi do twojej Lokacji: { $effects }.
civilwar-text-must = Zakończenie tury (obowiązkowe): { $effects }.
civilwar-text-trap = Pułapka: { $effects }.
civilwar-text-shelters = Bohaterowie w tej Lokacji nie otrzymują Obrażeń, którym można zapobiec.
civilwar-text-control-bonus = Do następnego Wydarzenia odwrócony żeton Kontroli daje o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } więcej.
civilwar-text-ko-bonus = Do następnego Wydarzenia nokaut daje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } zamiast 5.
civilwar-text-comes = Dodaj { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $k ->
    [0] w każdej Lokacji przy strzałce
    [1] w następnej Lokacji od każdej strzałki, zgodnie z ruchem wskazówek zegara
   *[other] w { $k }. Lokacji od każdej strzałki, zgodnie z ruchem wskazówek zegara
 }.
civilwar-text-arrivals = Dodaj 1 { CASE($who, "acc") } w każdej Lokacji przy strzałce.
civilwar-text-danger-thug = W każdej z 2 Lokacji z największą liczbą Zbirów połóż żetony Niebezpieczeństwa na maksymalnie { $n ->
    [one] { $n } Zbirze
   *[other] { $n } Zbirach
 }.
civilwar-text-danger-civilian = W każdej z 2 Lokacji z największą liczbą Cywilów połóż żetony Niebezpieczeństwa na maksymalnie { $n ->
    [one] { $n } Cywilu
   *[other] { $n } Cywilach
 }.
civilwar-text-danger-location = Połóż { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } Niebezpieczeństwa w { $where }.
civilwar-text-danger-hero = Kładź po kolei po 1 żetonie Niebezpieczeństwa na Bohaterach Drużyny Czerwonej, w kolejności ich tur, aż położysz { $most }.
civilwar-text-done-defeat = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca Bohater, który pokona Zbira z żetonem.
civilwar-text-done-rescue = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca Bohater, który uratuje Cywila z żetonem.
civilwar-text-done-damage = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca każde Obrażenie zadane Bohaterowi, który go ma.
civilwar-text-done-heroic = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca Bohater, który wyda w jego Lokacji Heroiczną Akcję.
civilwar-text-done-move = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca Bohater, który wyda w jego Lokacji Akcję Ruchu i zostanie na miejscu.
civilwar-text-done-attack = Misja jest ukończona po odrzuceniu { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 }: żeton odrzuca Bohater, który wyda w jego Lokacji Akcję Ataku lub 1 Obrażenie ze Specjalnego Efektu.

civilwar-effect-add = dodaj 1 { CASE($who, "acc") } w każdej z tych Lokacji: { $places }
civilwar-effect-alone = jeśli w twojej Lokacji nie ma innego Bohatera twojej Drużyny, { $deeds }
civilwar-effect-choose-one = wybierz jedno: { $branches }
civilwar-effect-way = { $deeds }
civilwar-effect-damage = zadaj { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
   *[many] { $n } Obrażeń
 } { CASE($who, "dat") }
civilwar-effect-let-charge-self = połóż { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
 } na swoim Ekwipunku
civilwar-effect-defeat = { $n ->
    [one] możesz pokonać { $n } Zbira { $where }
   *[other] pokonaj do { $n } Zbirów { CASE($where, "pl") }
 }
civilwar-effect-defeat-up-to = { $n ->
    [one] pokonaj do { $n } Zbira { $where }
   *[other] pokonaj do { $n } Zbirów { CASE($where, "pl") }
 }
civilwar-effect-delay = w następnej turze Wroga Bohater nie skorzysta z { $n ->
    [one] { $n } wybranego przez ciebie symbolu
   *[other] { $n } wybranych przez ciebie symboli
 } poprzedniej karty
civilwar-effect-let-discard-self = odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-let-draw-self = dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-let-draw-to-self = dobieraj karty, aż będziesz mieć na ręce { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-flip = odwróć do { $n ->
    [one] { $n } żetonu
   *[other] { $n } żetonów
 } Kontroli na stronę swojej Drużyny
civilwar-effect-gain = otrzymujesz w tej turze { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 }
civilwar-effect-give-token = daj { CASE($who, "dat") } { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } { CASE($symbol, "gen") }
civilwar-effect-give-token-self = weź { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } { CASE($symbol, "gen") }
civilwar-effect-go = przemieść się { CASE($where, "acc") }
civilwar-effect-take-along = przemieść { CASE($who, "acc") } { CASE($where, "acc") }
civilwar-effect-guard = w następnej turze Wroga ochroń { CASE($who, "acc") } przed pierwszym Obrażeniem, któremu można zapobiec, i pierwszym żetonem Kryzysu
civilwar-effect-guard-self = zignoruj w następnej turze Wroga pierwsze Obrażenie, któremu można zapobiec, i pierwszy żeton Kryzysu
civilwar-effect-hand-of = jeśli masz na ręce dokładnie { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }, { $deeds }
civilwar-effect-let-charge = połóż { $n ->
    [one] { $n } ładunek
    [few] { $n } ładunki
   *[many] { $n } ładunków
 } na Ekwipunku { CASE($who, "gen") }
civilwar-effect-let-discard = { $who } odrzuca { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-let-draw = { $who } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-let-draw-to = { $who } dobiera karty, aż będzie mieć na ręce { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
civilwar-effect-move-tokens = przemieść do { $n ->
    [one] { $n } Cywila lub Zbira
   *[other] { $n } Cywilów lub Zbirów
 } z twojej Lokacji na wolne pola sąsiednich Lokacji
civilwar-effect-pay-card = jako koszt odrzuć 1 kartę
civilwar-effect-pay-token = jako koszt odrzuć 1 żeton Akcji
civilwar-effect-pay-either = jako koszt odrzuć 1 kartę lub 1 żeton Akcji
civilwar-effect-pull = przemieść dowolną liczbę Zbirów (co najmniej 1) z sąsiednich Lokacji na wolne pola twojej Lokacji
civilwar-effect-ready = { $n ->
    [one] możesz odwrócić na stronę aktywną { $n } Tarczę
   *[other] odwróć na stronę aktywną do { $n } Tarcz
 } { CASE($who, "gen") }
civilwar-effect-ready-each = odwróć na stronę aktywną { $n ->
    [one] { $n } Tarczę
    [few] { $n } Tarcze
   *[many] { $n } Tarcz
 } { CASE($who, "gen") }
civilwar-effect-ready-self = odwróć na stronę aktywną { $n ->
    [one] { $n } swoją Tarczę
    [few] { $n } swoje Tarcze
   *[many] { $n } swoich Tarcz
 }
civilwar-effect-rescue = { $n ->
    [one] możesz uratować { $n } Cywila { $where }
   *[other] uratuj do { $n } Cywilów { CASE($where, "pl") }
 }
civilwar-effect-rescue-up-to = { $n ->
    [one] uratuj do { $n } Cywila { $where }
   *[other] uratuj do { $n } Cywilów { CASE($where, "pl") }
 }
civilwar-effect-search = poszukaj w swojej talii 1 karty, przetasuj talię i połóż tę kartę na wierzchu
civilwar-effect-send-off = odrzuć do { $n ->
    [one] { $n } { CASE($who, "acc") }
   *[other] { $n } { CASE($who, "pl-acc") }
 } { $where }, bez zdobywania punktów
civilwar-effect-gain-per-card = otrzymujesz w tej turze { $n ->
    [one] { $n } { CASE($symbol, "acc") }
    [few] { $n } { CASE($symbol, "few") }
   *[many] { $n } { CASE($symbol, "many") }
 } za każdą kartę na swojej Osi Fabuły
civilwar-effect-strike = zadaj { $n ->
    [one] { $n } Obrażenie celowi { $where }
    [few] { $n } Obrażenia celom { CASE($where, "pl") }, dzieląc je dowolnie
   *[many] { $n } Obrażeń celom { CASE($where, "pl") }, dzieląc je dowolnie
 }
civilwar-effect-strip = odbierz { CASE($who, "dat") } { $n ->
    [one] { $n } wybrany żeton Akcji lub ładunek Ekwipunku
    [few] { $n } wybrane żetony Akcji lub ładunki Ekwipunku
   *[many] { $n } wybranych żetonów Akcji lub ładunków Ekwipunku
 }
civilwar-effect-strip-all = odbierz { CASE($who, "dat") } wszystkie żetony Akcji i ładunki Ekwipunku
civilwar-effect-strip-shield = usuń z gry { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } Tarczy { CASE($who, "gen") }
civilwar-effect-stun = daj { CASE($who, "dat") } { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } Ogłuszenia
civilwar-effect-ward = daj { CASE($who, "dat") } żeton Niewrażliwości
civilwar-effect-ward-self = weź żeton Niewrażliwości

civilwar-effect-aid-threat = połóż { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
 } Heroicznej Akcji na obszarze Społecznej Aprobaty { $where }, jeśli kontrolują ją Wrogowie
civilwar-effect-clear-threat = odwróć na stronę swojej Drużyny żeton Kontroli { $where }
civilwar-effect-swap-threats = zamień miejscami żetony Kontroli 2 Lokacji
civilwar-effect-ignored-move-threat = przemieść Zagrożenie (bez efektu)
civilwar-effect-ignored-removal = usuń kogoś z planszy (bez efektu)
civilwar-effect-ignored-skip = ktoś pomija turę (bez efektu)
civilwar-effect-ignored-unused = użyj czegoś, czego nie ma w tym trybie (bez efektu)
civilwar-effect-accelerate = w następnej turze Wroga Bohater może użyć dwukrotnie { $n ->
    [one] { $n } symbolu
   *[other] { $n } symboli
 } poprzedniej karty
civilwar-effect-face-down-plan = w następnej turze Wroga Bohater nie skorzysta z symboli poprzedniej karty
civilwar-effect-bam = za każdy symbol { CASE($symbol, "gen") } na Osi Fabuły Wrogów { $deeds }
civilwar-effect-look-at-plan = obejrzyj wierzchnią kartę talii jednego z Wrogów
civilwar-effect-spare-plan = następna karta Populacji dodaje mniej Zbirów (o { $n })

civilwar-who-ally = inny Bohater twojej Drużyny
    .gen = innego Bohatera twojej Drużyny
    .dat = innemu Bohaterowi twojej Drużyny
    .acc = innego Bohatera twojej Drużyny
civilwar-who-hero = Bohater twojej Drużyny
    .gen = Bohatera twojej Drużyny
    .dat = Bohaterowi twojej Drużyny
    .acc = Bohatera twojej Drużyny
civilwar-who-hero-here = Bohater twojej Drużyny w twojej Lokacji
    .gen = Bohatera twojej Drużyny w twojej Lokacji
    .dat = Bohaterowi twojej Drużyny w twojej Lokacji
    .acc = Bohatera twojej Drużyny w twojej Lokacji
civilwar-who-heroes-here = wszyscy Bohaterowie twojej Drużyny w twojej Lokacji
    .gen = wszystkich Bohaterów twojej Drużyny w twojej Lokacji
    .dat = wszystkim Bohaterom twojej Drużyny w twojej Lokacji
    .acc = wszystkich Bohaterów twojej Drużyny z twojej Lokacji
    .gender = pl
civilwar-who-enemy-here = Wróg w twojej Lokacji
    .gen = Wroga w twojej Lokacji
    .dat = Wrogowi w twojej Lokacji
    .acc = Wroga w twojej Lokacji
civilwar-who-enemy-adjacent = Wróg w sąsiedniej Lokacji
    .gen = Wroga w sąsiedniej Lokacji
    .dat = Wrogowi w sąsiedniej Lokacji
    .acc = Wroga w sąsiedniej Lokacji
civilwar-who-enemy-near = Wróg w twojej lub sąsiedniej Lokacji
    .gen = Wroga w twojej lub sąsiedniej Lokacji
    .dat = Wrogowi w twojej lub sąsiedniej Lokacji
    .acc = Wroga w twojej lub sąsiedniej Lokacji
civilwar-who-each-enemy-here = każdy Wróg w twojej Lokacji
    .gen = każdego Wroga w twojej Lokacji
    .dat = każdemu Wrogowi w twojej Lokacji
    .acc = każdego Wroga w twojej Lokacji
civilwar-who-blue-hero = Bohater Drużyny Niebieskiej, który nie jest Znokautowany ani uwięziony
    .gen = Bohatera Drużyny Niebieskiej, który nie jest Znokautowany ani uwięziony
    .dat = Bohaterowi Drużyny Niebieskiej, który nie jest Znokautowany ani uwięziony
    .acc = Bohatera Drużyny Niebieskiej, który nie jest Znokautowany ani uwięziony
civilwar-who-any-blue-hero = dowolny Bohater Drużyny Niebieskiej
    .gen = dowolnego Bohatera Drużyny Niebieskiej
    .dat = dowolnemu Bohaterowi Drużyny Niebieskiej
    .acc = dowolnego Bohatera Drużyny Niebieskiej
civilwar-who-each-blue = każdy Bohater Drużyny Niebieskiej oprócz Znokautowanych
    .gen = każdego Bohatera Drużyny Niebieskiej oprócz Znokautowanych
    .dat = każdemu Bohaterowi Drużyny Niebieskiej oprócz Znokautowanych
    .acc = każdego Bohatera Drużyny Niebieskiej oprócz Znokautowanych
civilwar-who-every-blue = każdy Bohater Drużyny Niebieskiej, także Znokautowany
    .gen = każdego Bohatera Drużyny Niebieskiej, także Znokautowanego
    .dat = każdemu Bohaterowi Drużyny Niebieskiej, także Znokautowanemu,
    .acc = każdego Bohatera Drużyny Niebieskiej, także Znokautowanego
civilwar-who-each-red = każdy Bohater Drużyny Czerwonej oprócz Znokautowanych
    .gen = każdego Bohatera Drużyny Czerwonej oprócz Znokautowanych
    .dat = każdemu Bohaterowi Drużyny Czerwonej oprócz Znokautowanych
    .acc = każdego Bohatera Drużyny Czerwonej oprócz Znokautowanych
civilwar-who-each-behind = każdy Bohater Drużyny, która ma mniej punktów
    .gen = każdego Bohatera Drużyny, która ma mniej punktów
    .dat = każdemu Bohaterowi Drużyny, która ma mniej punktów,
    .acc = każdego Bohatera Drużyny, która ma mniej punktów
civilwar-who-everyone = każdy Bohater obu Drużyn
    .gen = każdego Bohatera obu Drużyn
    .dat = każdemu Bohaterowi obu Drużyn
    .acc = każdego Bohatera obu Drużyn

civilwar-where-here = w twojej Lokacji
    .pl = w twojej Lokacji
    .acc = do twojej Lokacji
civilwar-where-adjacent = w sąsiedniej Lokacji
    .pl = w sąsiednich Lokacjach
    .acc = do sąsiedniej Lokacji
civilwar-where-one-adjacent = w sąsiedniej Lokacji
    .pl = w jednej z sąsiednich Lokacji
    .acc = do sąsiedniej Lokacji
civilwar-where-near = w twojej lub sąsiedniej Lokacji
    .pl = w twojej i sąsiednich Lokacjach
    .acc = do swojej lub sąsiedniej Lokacji
civilwar-where-opposite = w przeciwległej Lokacji
    .pl = w przeciwległej Lokacji
    .acc = do przeciwległej Lokacji
civilwar-where-any = w dowolnej Lokacji
    .pl = w dowolnych Lokacjach
    .acc = do dowolnej Lokacji
civilwar-where-other-with-enemy = w innej Lokacji, w której jest Wróg
    .pl = w innych Lokacjach, w których jest Wróg
    .acc = do innej Lokacji, w której jest Wróg

## The names of heroes and cards

civilwar-hero-captain-america = Captain America
    .gender = m
civilwar-hero-kate-bishop = Kate Bishop
    .gender = f
civilwar-hero-spectrum = Spectrum
    .gender = f
civilwar-hero-goliath = Goliath
    .gender = m
civilwar-hero-iron-man = Iron Man
    .gender = m
civilwar-hero-tigra = Tigra
    .gender = f
civilwar-hero-wonder-man = Wonder Man
    .gender = m
civilwar-hero-yellowjacket = Yellowjacket
    .gender = m
civilwar-hero-base-captain-america = Captain America (gra podstawowa)
    .gender = m
civilwar-hero-base-iron-man = Iron Man (gra podstawowa)
    .gender = m
civilwar-hero-base-captain-marvel = Captain Marvel
    .gender = f
civilwar-hero-base-black-panther = Black Panther
    .gender = m
civilwar-hero-base-falcon = Falcon
    .gender = m
civilwar-hero-base-wasp = Wasp
    .gender = f
civilwar-card-captain-america-10 = Przywódca podziemia
    .inner = „Przywódca podziemia”
civilwar-card-captain-america-11 = Rykoszet tarczy
    .inner = „Rykoszet tarczy”
civilwar-card-captain-america-12 = Utrzymać linię
    .inner = „Utrzymać linię”
civilwar-card-kate-bishop-10 = Strzała z niespodzianką
    .inner = „Strzała z niespodzianką”
civilwar-card-kate-bishop-11 = Daleki strzał
    .inner = „Daleki strzał”
civilwar-card-kate-bishop-12 = Lucky, pies od pizzy
    .inner = „Lucky, pies od pizzy”
civilwar-card-spectrum-10 = Prędkość światła
    .inner = „Prędkość światła”
civilwar-card-spectrum-11 = Fotonowa nawałnica
    .inner = „Fotonowa nawałnica”
civilwar-card-spectrum-12 = Niematerialna
    .inner = „Niematerialna”
civilwar-card-goliath-10 = Tupnięcie olbrzyma
    .inner = „Tupnięcie olbrzyma”
civilwar-card-goliath-11 = Krok olbrzyma
    .inner = „Krok olbrzyma”
civilwar-card-goliath-12 = Podnieść gruzy
    .inner = „Podnieść gruzy”
civilwar-card-iron-man-10 = Salwa repulsorów
    .inner = „Salwa repulsorów”
civilwar-card-iron-man-11 = Logistyka Starka
    .inner = „Logistyka Starka”
civilwar-card-iron-man-12 = Ogniwo mocy
    .inner = „Ogniwo mocy”
civilwar-card-tigra-10 = Skok drapieżnika
    .inner = „Skok drapieżnika”
civilwar-card-tigra-11 = Szał pazurów
    .inner = „Szał pazurów”
civilwar-card-tigra-12 = Kocie odruchy
    .inner = „Kocie odruchy”
civilwar-card-wonder-man-10 = Jonowy cios
    .inner = „Jonowy cios”
civilwar-card-wonder-man-11 = Jonowe ciało
    .inner = „Jonowe ciało”
civilwar-card-wonder-man-12 = Gwiazda filmowa
    .inner = „Gwiazda filmowa”
civilwar-card-yellowjacket-10 = Cząsteczki Pyma
    .inner = „Cząsteczki Pyma”
civilwar-card-yellowjacket-11 = Żądło zakłócające
    .inner = „Żądło zakłócające”
civilwar-card-yellowjacket-12 = Sabotaż
    .inner = „Sabotaż”
civilwar-card-base-captain-america-10 = Przywództwo
    .inner = „Przywództwo”
civilwar-card-base-captain-america-11 = Przywództwo
    .inner = „Przywództwo”
civilwar-card-base-captain-america-12 = Przywództwo
    .inner = „Przywództwo”
civilwar-card-base-iron-man-10 = Zasoby Starka
    .inner = „Zasoby Starka”
civilwar-card-base-iron-man-11 = Zaawansowana analiza walki
    .inner = „Zaawansowana analiza walki”
civilwar-card-base-iron-man-12 = Doładowanie
    .inner = „Doładowanie”
civilwar-card-base-captain-marvel-10 = Fotonowy wybuch
    .inner = „Fotonowy wybuch”
civilwar-card-base-captain-marvel-11 = Fotonowy wybuch
    .inner = „Fotonowy wybuch”
civilwar-card-base-captain-marvel-12 = Fotonowy wybuch
    .inner = „Fotonowy wybuch”
civilwar-card-vibranium-shield = Tarcza z vibranium
civilwar-card-recurve-bow = Łuk refleksyjny
civilwar-card-photon-gauntlets = Fotonowe rękawice
civilwar-card-pym-reservoir = Zbiornik Pyma
civilwar-card-extremis-armor = Zbroja Extremis
civilwar-card-cat-amulet = Koci amulet
civilwar-card-ionic-belt = Jonowy pas
civilwar-card-stinger-gauntlets = Rękawice z żądłami
civilwar-card-field-kit = Zestaw polowy
civilwar-card-avengers-mountain = Góra Avengers
civilwar-card-washington-dc = Waszyngton
civilwar-card-the-raft = The Raft
civilwar-card-sokovia = Sokovia
civilwar-card-bar-with-no-name = Bar bez nazwy
civilwar-card-garrett-castle = Zamek Garrett
civilwar-card-avengers-mansion = Rezydencja Avengers
civilwar-card-helicarrier = Helicarrier
civilwar-card-times-square = Times Square
civilwar-card-nypd-hq = Komenda nowojorskiej policji
civilwar-card-avengers-tower = Wieża Avengers
civilwar-card-central-park = Central Park
civilwar-card-press-conference = Konferencja prasowa
civilwar-card-riots = Zamieszki
civilwar-card-evacuation = Ewakuacja
civilwar-card-media-frenzy = Medialna gorączka
civilwar-card-ceasefire = Zawieszenie broni
civilwar-card-resupply = Uzupełnienie zapasów
civilwar-card-clear-the-streets = Oczyścić ulice
civilwar-card-get-them-out = Wyprowadzić ludzi
civilwar-card-safe-houses = Kryjówki
civilwar-card-secret-couriers = Tajni kurierzy
civilwar-card-raid-the-armory = Napad na zbrojownię
civilwar-card-turn-the-tables = Odwrócić role
civilwar-card-power-dampener = Tłumik mocy
civilwar-card-shock-collar = Obroża elektryczna
civilwar-card-ambush = Zasadzka
civilwar-card-confiscation = Konfiskata
civilwar-card-martial-law = Stan wojenny
civilwar-card-reinforcements = Posiłki

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

civilwar-feature-score = przewaga w punktach
    .better = więcej punktów niż wrogowie
civilwar-feature-risk = bohaterowie zagrożeni nokautem
    .better = bohaterowie mniej zagrożeni
civilwar-feature-kit = żetony, ładunki i znaczniki
    .better = więcej żetonów i ładunków
civilwar-feature-control = kontrolowane lokacje
    .better = więcej kontrolowanych lokacji
civilwar-feature-approval = aprobata w innych lokacjach
    .better = więcej aprobaty w innych lokacjach
civilwar-feature-symbols = symbole ostatniej karty
    .better = lepsze symbole dla następnego bohatera
civilwar-feature-cards = zapas kart Drużyny Niebieskiej
    .better = lepsze tempo w misjach
civilwar-feature-cells = przygotowane cele
    .better = korzystniejsza sytuacja z celami
civilwar-feature-blue-risk = bohaterowie Drużyny Niebieskiej zagrożeni nokautem
    .better = lepsze położenie rannych Drużyny Niebieskiej
civilwar-feature-red-risk = bohaterowie Drużyny Czerwonej zagrożeni nokautem
    .better = lepsze położenie rannych Drużyny Czerwonej
civilwar-feature-crisis = bohaterowie Drużyny Niebieskiej w kryzysie
    .better = korzystniejszy układ kryzysów
civilwar-feature-blue-kit = żetony i ładunki Drużyny Niebieskiej
    .better = korzystniejszy stan żetonów Drużyny Niebieskiej
civilwar-feature-red-kit = żetony i ładunki Drużyny Czerwonej
    .better = korzystniejszy stan żetonów Drużyny Czerwonej
civilwar-feature-jailed = bohaterowie Drużyny Niebieskiej w celach
    .better = korzystniejszy układ więźniów
civilwar-feature-down = znokautowani bohaterowie Drużyny Niebieskiej
    .better = korzystniejszy układ nokautów
civilwar-feature-distance = kroki Drużyny Niebieskiej do celów
    .better = korzystniejsza odległość do celów misji
civilwar-feature-blue-symbols = symbole ostatniej karty Drużyny Niebieskiej
    .better = korzystniejsze symbole na ostatniej karcie Drużyny Niebieskiej
civilwar-feature-red-symbols = symbole ostatniej karty Drużyny Czerwonej
    .better = korzystniejsze symbole na ostatniej karcie Drużyny Czerwonej
