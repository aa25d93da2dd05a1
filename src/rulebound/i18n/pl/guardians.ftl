### „Strażnicy Galaktyki: Bitwa superbohaterów”

guardians-title = Strażnicy Galaktyki: Bitwa superbohaterów
guardians-line = Kładź techniki w tajemnicy, omijaj pułapki i Nokauty, zostań w walce do końca: trzy wygrane walki dają zwycięstwo w grze.
guardians-result = { PERSON($side) ->
    [you] Wygrywasz
   *[other] { $side } wygrywa
 } grę!
guardians-team = Drużyna { $n }
guardians-team-by-lot = losowo: { $teams }

## Przed grą

guardians-option-players = Gracze
guardians-option-boxes = Zestawy
guardians-option-boxes-guardians = tylko „Strażnicy Galaktyki”
guardians-option-boxes-both = oba: „Strażnicy Galaktyki” i „Avengers”
guardians-option-teams = Drużyny
guardians-option-teams-0 = bez drużyn, każdy sam
guardians-option-teams-2 = dwie drużyny
guardians-option-teams-3 = trzy drużyny
guardians-option-teams-4 = cztery drużyny
guardians-option-variant = Jeśli kilka stron naraz odniesie ostatnie zwycięstwo
guardians-option-variant-none = wygrywa pierwszy gracz albo najbliższy mu zgodnie z ruchem wskazówek zegara
guardians-option-variant-four-wins = gra toczy się do czwartego zwycięstwa
guardians-option-variant-deciding-battle = toczą między sobą walkę rozstrzygającą
guardians-option-stall-guard = Bez dobierania kart od 9. rundy walki
guardians-option-stall-guard-true = tak, żeby każda walka się skończyła
guardians-option-stall-guard-false = nie
guardians-option-initiative-icon = Przy przejęciu inicjatywy dotychczasowy pierwszy gracz
guardians-option-initiative-icon-damage = otrzymuje 1 obrażenie
guardians-option-initiative-icon-energy = zyskuje 1 punkt energii

guardians-refused-players = W tę grę gra od 2 do 8 graczy, a nie { $players }.
guardians-refused-boxes = Przy { $players } graczach potrzebne są oba zestawy: „Strażnicy Galaktyki” i „Avengers”.
guardians-refused-teams = Tak nie można się podzielić (graczy { $players }, drużyn { $teams }): wybierz 2 drużyny na 4, 6 lub 8 graczy, 3 drużyny na 6, 4 drużyny na 8.

## Kroki gry

guardians-step-set-up = Przygotowanie gry
guardians-step-prepare-battle = Przygotowanie walki
guardians-step-cut-hands = Karty na ręce
guardians-step-draft = Draft
guardians-step-start-round = Początek rundy
guardians-step-select = Wybór kart
guardians-step-act = Wykonywanie akcji
guardians-step-end-round = Koniec rundy
guardians-step-end = Koniec gry

## The phases of a round, in the top bar

guardians-moment-select = Wybór kart
guardians-moment-act = Akcje
guardians-moment-battle-end = Koniec walki?
guardians-moment-round-end = Koniec rundy?

## Co leży na stole

guardians-area-middle = Środek stołu

guardians-zone-hero = Bohater
guardians-zone-dealt = Rozdani bohaterowie
guardians-zone-series = Seria technik
guardians-zone-hand = Ręka
guardians-zone-battlefield = Pole walki
guardians-zone-layout = Draft
guardians-zone-deck = Talia technik
guardians-zone-discard = Karty odrzucone
guardians-zone-battlefield-deck = Talia pól walki
guardians-zone-battlefield-discard = Odrzucone pola walki

guardians-counter-energy = Energia
guardians-counter-wins = Zwycięstwa
guardians-counter-team = Drużyna
guardians-counter-battle = Walka
guardians-counter-round = Runda
guardians-counter-stage = Etap
guardians-counter-knockouts = Nokauty w stosie

guardians-mark-first-player = pierwszy gracz
guardians-mark-out = poza walką
guardians-mark-stance = postawa obronna
guardians-mark-used = zdolność użyta
guardians-mark-turned = obrócona
guardians-mark-trap = pułapka
guardians-mark-knockout = Nokaut

guardians-unit-round = walka
guardians-unit-rounds = walk
guardians-figure-energy-lost = utracona energia
guardians-figure-out-of-battle = razy poza walką
guardians-figure-traps = uruchomione pułapki
guardians-kind-technique = Technika
guardians-kind-hero = Bohater
guardians-kind-battlefield = Pole walki
guardians-kind-team = Karta drużyny

guardians-stat-number = Numer
guardians-icon-active = Aktywna: raz na walkę
guardians-icon-passive = Pasywna: działa stale

guardians-set-guardians = Strażnicy Galaktyki
guardians-set-avengers = Avengers
guardians-faction-technique = Technika
guardians-faction-guardians = Strażnicy Galaktyki
guardians-faction-avengers = Avengers
guardians-faction-red = Czerwona
guardians-faction-blue = Niebieska

guardians-house-number = numer
guardians-house-name = nazwa
guardians-house-text = tekst
guardians-house-ability = zdolność
guardians-house-tackle = { guardians-action-tackle }
guardians-house-false-trail = { guardians-action-false-trail }
guardians-house-breather = { guardians-action-breather }
guardians-house-seize-initiative = { guardians-action-seize-initiative }
guardians-house-stun = { guardians-action-stun }
guardians-house-explosives = { guardians-action-explosives }
guardians-house-resupply = { guardians-action-resupply }
guardians-house-vantage-point = { guardians-action-vantage-point }
guardians-house-shoot-to-kill = { guardians-action-shoot-to-kill }
guardians-house-suppressive-fire = { guardians-action-suppressive-fire }
guardians-house-grapple = { guardians-action-grapple }

guardians-back-technique = karta techniki
    .acc = kartę techniki
    .gender = f
guardians-back-hero-guardians = karta bohatera „Strażników Galaktyki”
guardians-back-hero-avengers = karta bohatera „Avengers”
guardians-back-battlefield-guardians = karta pola walki „Strażników Galaktyki”
guardians-back-battlefield-avengers = karta pola walki „Avengers”
guardians-back-team = karta drużyny

## Nazwy

guardians-card-trick = Podstęp
guardians-card-defence = Obrona
guardians-card-ambush = Zasadzka
guardians-card-arsenal = Arsenał
guardians-card-planning = Planowanie
guardians-card-shot = Strzał
guardians-card-melee = Walka wręcz

guardians-action-tackle = Wślizg
guardians-action-false-trail = Fałszywy trop
guardians-action-defensive-stance = Postawa obronna
guardians-action-breather = Chwila wytchnienia
guardians-action-seize-initiative = Przejęcie inicjatywy
guardians-action-stun = Ogłuszenie
guardians-action-explosives = Materiały wybuchowe
guardians-action-resupply = Uzupełnienie zapasów
guardians-action-feint-manoeuvre = Zwodniczy manewr
guardians-action-vantage-point = Dogodna pozycja
guardians-action-shoot-to-kill = Śmiertelny strzał
guardians-action-suppressive-fire = Ogień zaporowy
guardians-action-hail-of-blows = Grad ciosów
guardians-action-grapple = Chwyt

guardians-card-star-lord = Star-Lord
guardians-card-rocket = Rocket
guardians-card-mantis = Mantis
guardians-card-yondu = Yondu
guardians-card-adam-warlock = Adam Warlock
guardians-card-gamora = Gamora
guardians-card-drax = Drax
guardians-card-groot = Groot
guardians-card-nebula = Nebula
guardians-card-cosmo = Cosmo
guardians-card-iron-man = Iron Man
guardians-card-captain-america = Kapitan Ameryka
guardians-card-thor = Thor
guardians-card-hawkeye = Hawkeye
guardians-card-doctor-strange = Doktor Strange
guardians-card-hulk = Hulk
guardians-card-black-widow = Czarna Wdowa
guardians-card-spider-man = Spider-Man
guardians-card-black-panther = Czarna Pantera
guardians-card-captain-marvel = Kapitan Marvel

guardians-card-knowhere = Knowhere
guardians-card-xandar = Xandar
guardians-card-kyln = Kyln
guardians-card-morag = Morag
guardians-card-ego = Planeta Ego
guardians-card-sovereign = Suweren
guardians-card-contraxia = Contraxia
guardians-card-sanctuary = Sanktuarium
guardians-card-hala = Hala
guardians-card-sakaar = Arena Arcymistrza
guardians-card-museum = Muzeum Kolekcjonera
guardians-card-death = Królestwo Śmierci
guardians-card-tower = Wieża Starka
guardians-card-helicarrier = Helicarrier
guardians-card-wakanda = Wakanda
guardians-card-asgard = Asgard
guardians-card-sanctum = Sanctum Sanctorum
guardians-card-savage-land = Dzika Kraina
guardians-card-latveria = Latveria
guardians-card-hydra = Baza Hydry
guardians-card-manhattan = Ulice Manhattanu
guardians-card-mansion = Rezydencja Avengers
guardians-card-quantum = Wymiar kwantowy
guardians-card-raft = Raft

guardians-card-team-red-guardians = Czerwona drużyna (rewers „Strażników”)
guardians-card-team-blue-guardians = Niebieska drużyna (rewers „Strażników”)
guardians-card-team-red-avengers = Czerwona drużyna (rewers „Avengers”)
guardians-card-team-blue-avengers = Niebieska drużyna (rewers „Avengers”)

## O co pyta się gracza i co można odpowiedzieć

guardians-ask-keep = Którego bohatera wybierasz?
guardians-do-keep = Bohater: { $on }
guardians-ask-cut = { $n ->
    [one] Masz na ręce o jedną kartę za dużo. Którą odrzucasz?
    [few] Masz na ręce o { $n } karty za dużo. Którą odrzucasz najpierw?
   *[other] Masz na ręce o { $n } kart za dużo. Którą odrzucasz najpierw?
 }
guardians-do-cut = Odrzuć: { $on }
guardians-ask-draft = Draft: którą kartę bierzesz na rękę?
guardians-do-draft = Weź: { $on }
guardians-ask-lay = Którą kartę kładziesz zakrytą?
guardians-do-lay = Połóż: { $on }
guardians-ask-act = { $by }: którą z dwóch akcji wykonujesz?
guardians-do-act = { $on }
guardians-ask-before-reveal = { $by }: { $does } Użyć?
guardians-ask-after-action = { $by }: { $does } Użyć?
guardians-ask-prevent = { $who } zadaje ci obrażenia ({ $n }). { $by }: { $does } Użyć?
guardians-ask-survive = { $by } traci ostatni punkt energii. { $does } Użyć?
guardians-do-use-ability = Użyj zdolności: { $on }
guardians-do-decline = Nie teraz
guardians-ask-swap = Którą kartę z ręki kładziesz zamiast już położonej?
guardians-do-swap = Zamień na: { $on }
guardians-ask-hail = { $n ->
    [one] Grad ciosów: któremu przeciwnikowi zadajesz { $n } obrażenie?
    [few] Grad ciosów: któremu przeciwnikowi zadajesz { $n } obrażenia?
   *[other] Grad ciosów: któremu przeciwnikowi zadajesz { $n } obrażeń?
 }
guardians-do-hail = Cel: { $on }
guardians-ask-grapple = { $n ->
    [one] Chwyt: któremu przeciwnikowi zadajesz { $n } obrażenie?
    [few] Chwyt: któremu przeciwnikowi zadajesz { $n } obrażenia?
   *[other] Chwyt: któremu przeciwnikowi zadajesz { $n } obrażeń?
 }
guardians-do-grapple = Cel: { $on }
guardians-ask-shot = Śmiertelny strzał: któremu przeciwnikowi zadajesz obrażenia ({ $damage })? Możesz wybrać jeszcze { $n }.
guardians-do-shot = Cel: { $on }
guardians-ask-hero = Zdolność bohatera: któremu przeciwnikowi zadajesz obrażenia ({ $damage })? Możesz wybrać jeszcze { $n }.
guardians-note-energy = Energia: { $n }
guardians-note-hand = Karty na ręce: { $n }
guardians-do-hero = Cel: { $on }
guardians-ask-make-discard = { $n ->
    [one] Który przeciwnik odrzuca { $n } losową kartę?
    [few] Który przeciwnik odrzuca { $n } losowe karty?
   *[other] Który przeciwnik odrzuca { $n } losowych kart?
 }
guardians-do-make-discard = Cel: { $on }
guardians-ask-stun = Ogłuszenie: którego przeciwnika wybierasz?
guardians-do-stun = Cel: { $on }
guardians-ask-name = Ogłuszenie: którą technikę podajesz?
guardians-do-name = Podaj: { $on }
guardians-ask-read-mind = Czyją rękę chcesz obejrzeć?
guardians-do-read-mind = Cel: { $on }
guardians-ask-traps = Zastawiasz pułapki czy je usuwasz?
guardians-do-set-traps = Zastaw pułapki
guardians-do-remove-traps = Usuń pułapki
guardians-ask-set-trap = Na której taktyce zastawiasz pułapkę?
guardians-do-set-trap = Zastaw pułapkę: { $on }
guardians-ask-remove-trap = Z której taktyki usuwasz pułapkę?
guardians-do-remove-trap = Usuń pułapkę: { $on }
guardians-ask-place-knockout = Na której taktyce kładziesz Nokaut?
guardians-do-place-knockout = Połóż Nokaut: { $on }
guardians-ask-remove-knockout = Z której taktyki usuwasz Nokaut?
guardians-do-remove-knockout = Usuń Nokaut: { $on }
guardians-do-done = Gotowe

guardians-note-out = Zły numer: wypadniesz z walki
guardians-note-knockout = Nokaut: wypadniesz z walki
guardians-note-stance = Nokaut: postawa cię ochroni
guardians-note-trap = { $n ->
    [one] Pułapka: { $n } obrażenie
    [few] Pułapka: { $n } obrażenia
   *[other] Pułapka: { $n } obrażeń
 }

## Co musi być prawdą

guardians-needs-is-in-battle = Bohater jest w walce
guardians-needs-is-an-opponent = Bohater jest przeciwnikiem
guardians-needs-is-not-chosen-yet = Bohater nie został jeszcze wybrany
guardians-needs-shows-number = Taktyka leży stroną z numerem do góry
guardians-needs-shows-trap = Taktyka leży stroną z pułapką do góry
guardians-needs-has-no-knockout = Na taktyce nie ma Nokautu
guardians-needs-has-knockout = Na taktyce leży Nokaut
guardians-needs-is-in-your-hand = Karta jest na twojej ręce
guardians-needs-your-hero-is-in-battle = Twój bohater jest w walce
guardians-needs-it-is-the-select-phase = Trwa faza wyboru kart

## Co się stało

guardians-log-team-cards = Wszyscy otrzymują po jednej zakrytej karcie drużyny.
guardians-log-team = Drużyna { $n }: { $players }.
guardians-log-first = { PERSON($player) ->
    [you] Los wyznaczył ciebie na pierwszego gracza
   *[other] Pierwszego gracza wyznaczył los: { $player }
 }.
guardians-log-keeps = { PERSON($player) ->
    [you] Wybierasz
   *[other] { $player } wybiera
 } bohatera: { $hero }.

guardians-log-battle = Zaczyna się walka { $n }.
guardians-log-battlefield = Pole walki: { $card }.
guardians-log-energy-reset = Energia każdego bohatera na początku walki: { $n }.
guardians-log-lays-out = Wyłożono do draftu: { $cards }.
guardians-log-drafts = { PERSON($player) ->
    [you] Bierzesz
   *[other] { $player } bierze
 } na rękę kartę „{ $card }”.
guardians-log-left-over = Zostały i są odrzucane: { $cards }.

guardians-log-round = Zaczyna się runda { $round }.
guardians-log-stall-guard = Od tej rundy do końca walki nikt nie dobiera kart.
guardians-log-phase-select = Runda { $round }, etap { $stage }: wszyscy wybierają karty.
guardians-log-lays = { PERSON($player) ->
    [you] Kładziesz
   *[other] { $player } kładzie
 } zakrytą { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] kartę „{ $card }”
 }.
guardians-log-phase-act = Wszystkie karty leżą: bohaterowie wykonują akcje.
guardians-log-reveals = { PERSON($player) ->
    [you] Odkrywasz
   *[other] { $player } odkrywa
 } kartę „{ $card }”.
guardians-log-forgiven = { PERSON($player) ->
    [you] Możesz
   *[other] { $player } może
 } raz na rundę tak naruszyć kolejność numerów: karta „{ $card }” pasuje.
guardians-log-acts = { PERSON($player) ->
    [you] Wykonujesz
   *[other] { $player } wykonuje
 } akcję „{ $action }”.
guardians-log-uses-ability = { PERSON($player) ->
    [you] Używasz
   *[other] { $player } używa
 } zdolności bohatera ({ $hero }).
guardians-log-swaps = { PERSON($player) ->
    [you] Zamieniasz
   *[other] { $player } zamienia
 } położoną kartę na inną.
guardians-log-phase-battle-end = Walka trwa.
guardians-log-phase-round-end = Koniec etapu { $stage }.
guardians-log-round-over = Koniec rundy { $round }: wszystkie serie są odrzucane.

guardians-log-draws = { PERSON($player) ->
    [you] Dobierasz
   *[other] { $player } dobiera
 }: { $cards }.
guardians-log-no-draw = { PERSON($player) ->
    [you] Nie dobierasz
   *[other] { $player } nie dobiera
 } już kart w tej walce.
guardians-log-discards = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 }: { $cards }.
guardians-log-shows = { PERSON($player) ->
    [you] Pokazujesz
   *[other] { $player } pokazuje
 } wszystkim swoją rękę: { $cards }.
guardians-log-shows-one = { PERSON($player) ->
    [you] Pokazujesz
   *[other] { $player } pokazuje
 } swoją rękę w tajemnicy: { $cards }.
guardians-log-passes = { PERSON($player) ->
    [you] Przekazujesz
   *[other] { $player } przekazuje
 } { GENDER($card) ->
    [f] { CASE($card, "acc") }
   *[m] kartę „{ $card }”
 }. { PERSON($to) ->
    [you] Otrzymujesz ją
   *[other] Otrzymuje ją { $to }
 }.
guardians-log-is-given = { PERSON($player) ->
    [you] Otrzymujesz
   *[other] { $player } otrzymuje
 } kartę „{ $card }”.
guardians-log-reshuffles = { $n ->
    [one] Odrzucone karty potasowano, nowa talia ma { $n } kartę.
    [few] Odrzucone karty potasowano, nowa talia ma { $n } karty.
   *[other] Odrzucone karty potasowano, nowa talia ma { $n } kart.
 }
guardians-log-guards-hand = { PERSON($player) ->
    [you] Nie odrzucasz ani nie pokazujesz
   *[other] { $player } nie odrzuca ani nie pokazuje
 } żadnej karty.

guardians-log-gains = { PERSON($player) ->
    [you] Zyskujesz
   *[other] { $player } zyskuje
 } { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } energii, { PERSON($player) ->
    [you] masz
   *[other] ma
 } teraz { $energy }.
guardians-log-loses = { PERSON($player) ->
    [you] Tracisz
   *[other] { $player } traci
 } { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  } energii, zostaje { $energy }.
guardians-log-stance = { PERSON($player) ->
    [you] Przyjmujesz
   *[other] { $player } przyjmuje
 } postawę obronną: karta „{ $card }” zostaje obrócona.
guardians-log-lessened = { $n ->
    [0] { PERSON($player) ->
        [you] Nie otrzymujesz
       *[other] { $player } nie otrzymuje
     } tych obrażeń
   *[other] { PERSON($player) ->
        [you] Otrzymujesz
       *[other] { $player } otrzymuje
     } tylko { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
      }
 }.
guardians-log-prevented = { PERSON($player) ->
    [you] Zapobiegasz
   *[other] { $player } zapobiega
 } obrażeniom.
guardians-log-survives = { PERSON($player) ->
    [you] Zostajesz
   *[other] { $player } zostaje
 } w walce.
guardians-log-stance-holds = { PERSON($player) ->
    [you] Jesteś w postawie
   *[other] { $player } jest w postawie
 } obronnej: efekt nie działa.
guardians-log-names = Ogłuszenie: { PERSON($player) ->
    [you] podajesz
   *[other] { $player } podaje
 } technikę „{ $technique }”; cel: { PERSON($target) ->
    [you] ty
   *[other] { $target }
 }.
guardians-log-takes-first = { PERSON($player) ->
    [you] Otrzymujesz kartę pierwszego gracza
   *[other] Kartę pierwszego gracza otrzymuje { $player }
 }.
guardians-log-refreshes = Użyte karty bohaterów są znów odkryte: ich zdolności można użyć jeszcze raz.

guardians-log-trap-set = Na taktyce „{ $tactic }” zastawiono pułapkę.
guardians-log-trap-removed = Z taktyki „{ $tactic }” usunięto pułapkę.
guardians-log-trap-springs = { PERSON($player) ->
    [you] Wpadasz
   *[other] { $player } wpada
 } w pułapkę na taktyce „{ $card }”.
guardians-log-trap-spared = { PERSON($player) ->
    [you] Nie otrzymujesz
   *[other] { $player } nie otrzymuje
 } obrażeń od pierwszej pułapki w tej walce.
guardians-log-knockout-placed = Na taktyce „{ $tactic }” położono Nokaut.
guardians-log-knockout-returned = Nokaut z taktyki „{ $tactic }” wraca na stos.
guardians-log-leaves-number = { PERSON($player) ->
    [you] Wypadasz
   *[other] { $player } wypada
 } z walki: numer karty nie pasuje do serii.
guardians-log-leaves-knockout = { PERSON($player) ->
    [you] Wypadasz
   *[other] { $player } wypada
 } z walki: Nokaut.
guardians-log-leaves-energy = { PERSON($player) ->
    [you] Wypadasz
   *[other] { $player } wypada
 } z walki: zabrakło energii.
guardians-log-leaves-cards = { PERSON($player) ->
    [you] Wypadasz
   *[other] { $player } wypada
 } z walki: nie ma karty, którą można położyć.

guardians-log-battle-over = Koniec walki.
guardians-log-wins-battle = { PERSON($side) ->
    [you] Wygrywasz
   *[other] { $side } wygrywa
 } walkę. Zwycięstwa: { $wins }.
guardians-log-four-wins = Kilka stron naraz odniosło trzecie zwycięstwo: rozstrzygnie czwarte.
guardians-log-deciding-battle = Kilka stron naraz odniosło trzecie zwycięstwo: stoczą walkę rozstrzygającą.
guardians-log-wins-game = { PERSON($side) ->
    [you] Wygrywasz
   *[other] { $side } wygrywa
 } grę!

## Teksty kart: efekty, w kolejności działania

guardians-effect-draw = dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
    .third = dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
guardians-effect-gain = zyskaj { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 } energii
    .third = zyskuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } energii
guardians-effect-stance = obróć tę kartę; dopóki leży obrócona w twojej serii, nie szkodzą ci Nokauty, Grad ciosów ani żadna akcja Strzału
guardians-effect-other-action = wykonaj drugą akcję właśnie zagranej karty
guardians-effect-swap-laid = weź położoną kartę z powrotem na rękę i połóż zamiast niej inną zakrytą kartę z ręki
guardians-effect-seize-initiative = weź kartę pierwszego gracza; dotychczasowy pierwszy gracz, jeśli jest w walce, otrzymuje 1 obrażenie, nawet jeśli to ty (zamiast tego 1 punkt energii, jeśli tak ustawiono grę)
guardians-effect-damage-one = { $n ->
    [one] zadaj { $n } obrażenie jednemu przeciwnikowi
    [few] zadaj { $n } obrażenia jednemu przeciwnikowi
   *[other] zadaj { $n } obrażeń jednemu przeciwnikowi
 }
guardians-effect-damage-up-to = zadaj po { $n ->
    [one] { $n } obrażeniu
   *[other] { $n } obrażenia
 } najwyżej { $most ->
    [one] { $most } przeciwnikowi
   *[other] { $most } przeciwnikom
 }
guardians-effect-damage-neighbours = zadaj po { $n ->
    [one] { $n } obrażeniu
   *[other] { $n } obrażenia
 } najbliższym przeciwnikom w walce po twojej lewej i prawej stronie
guardians-effect-they-discard = { $n ->
    [one] wybrany przez ciebie przeciwnik odrzuca { $n } losową kartę
    [few] wybrany przez ciebie przeciwnik odrzuca { $n } losowe karty
   *[other] wybrany przez ciebie przeciwnik odrzuca { $n } losowych kart
 }
guardians-effect-culprit-discards = { $n ->
    [one] ten przeciwnik odrzuca { $n } losową kartę
    [few] ten przeciwnik odrzuca { $n } losowe karty
   *[other] ten przeciwnik odrzuca { $n } losowych kart
 }
guardians-effect-stun = { $n ->
    [one] wskaż przeciwnika i podaj technikę; jeśli ma ją na ręce, odrzuca jeden jej egzemplarz i otrzymuje { $n } obrażenie, a jeśli nie, pokazuje wszystkim swoją rękę
    [few] wskaż przeciwnika i podaj technikę; jeśli ma ją na ręce, odrzuca jeden jej egzemplarz i otrzymuje { $n } obrażenia, a jeśli nie, pokazuje wszystkim swoją rękę
   *[other] wskaż przeciwnika i podaj technikę; jeśli ma ją na ręce, odrzuca jeden jej egzemplarz i otrzymuje { $n } obrażeń, a jeśli nie, pokazuje wszystkim swoją rękę
 }
guardians-effect-read-mind = { $n ->
    [one] wybrany przez ciebie przeciwnik pokazuje ci swoją rękę i odrzuca { $n } losową kartę; jeśli jakąś odrzucił, dobierz 1 kartę
    [few] wybrany przez ciebie przeciwnik pokazuje ci swoją rękę i odrzuca { $n } losowe karty; jeśli jakąś odrzucił, dobierz 1 kartę
   *[other] wybrany przez ciebie przeciwnik pokazuje ci swoją rękę i odrzuca { $n } losowych kart; jeśli jakąś odrzucił, dobierz 1 kartę
 }
guardians-effect-suffer-knockout = { $n ->
    [one] otrzymaj { $n } obrażenie
    [few] otrzymaj { $n } obrażenia
   *[other] otrzymaj { $n } obrażeń
 }
guardians-effect-set-trap = zastaw pułapkę
guardians-effect-remove-trap = możesz usunąć pułapkę
guardians-effect-place-knockout = połóż Nokaut na taktyce, na której go nie ma
guardians-effect-remove-knockout = możesz usunąć Nokaut
guardians-effect-set-or-remove-traps = { $n ->
    [one] zastaw najwyżej { $n } pułapkę albo usuń najwyżej { $n } pułapkę
    [few] zastaw najwyżej { $n } pułapki albo usuń najwyżej { $n } pułapki
   *[other] zastaw najwyżej { $n } pułapek albo usuń najwyżej { $n } pułapek
 }
guardians-effect-each-hero = każdy w walce { CASE($deeds, "third") }
guardians-effect-damage-all = { $n ->
    [one] każdy bohater w walce otrzymuje { $n } obrażenie
    [few] każdy bohater w walce otrzymuje { $n } obrażenia
   *[other] każdy bohater w walce otrzymuje { $n } obrażeń
 }
guardians-effect-traps-on = pułapki zostają zastawione na taktykach: { $techniques }
guardians-effect-random-trap = losowa taktyka zostaje odwrócona na stronę z pułapką
guardians-effect-random-knockout = na losowej taktyce bez Nokautu zostaje położony Nokaut
guardians-effect-give-technique = każdy w walce otrzymuje jedną kartę „{ $technique }”
guardians-effect-pass-first-player = karta pierwszego gracza przechodzi do następnego gracza w walce, zgodnie z ruchem wskazówek zegara
guardians-effect-refresh-heroes = wszystkie użyte karty bohaterów zostają znów odkryte
guardians-effect-pass-cards = każdy w walce przekazuje losową kartę z ręki najbliższemu bohaterowi w walce po lewej

## Teksty kart: akcje, bohaterowie, pola walki

guardians-text-effects = { CAPITAL($effects) }.
guardians-text-action = { $action }: { CAPITAL($effects) }.
guardians-text-before-reveal = Zanim odkryjesz kartę: { CAPITAL($effects) }.
guardians-text-after-action = Po twojej akcji: { CAPITAL($effects) }.
guardians-text-prevents-damage = Gdy przeciwnik zadaje ci obrażenia: Zapobiegnij im.
guardians-text-cheats-death = { $n ->
    [one] Gdy obrażenia zabierają ci ostatni punkt energii: Zamiast tego zostaje ci { $n } punkt energii. Odrzuć 1 losową kartę.
    [few] Gdy obrażenia zabierają ci ostatni punkt energii: Zamiast tego zostają ci { $n } punkty energii. Odrzuć 1 losową kartę.
   *[other] Gdy obrażenia zabierają ci ostatni punkt energii: Zamiast tego zostaje ci { $n } punktów energii. Odrzuć 1 losową kartę.
 }
guardians-text-ignores-stance = Postawa obronna nie chroni przeciwników przed twoimi akcjami.
guardians-text-when-hurting = Za każdym razem, gdy przeciwnik traci energię od twoich obrażeń: { CAPITAL($effects) }.
guardians-text-prevents-first-trap = W każdej walce nie otrzymujesz obrażeń od pierwszej pułapki.
guardians-text-on-reveal = Gdy odkrywasz kartę „{ $technique }”, przed jej akcją: { CAPITAL($effects) }.
guardians-text-when-hurt = Za każdym razem, gdy tracisz energię od obrażeń i zostajesz w walce: { CAPITAL($effects) }.
guardians-text-when-hurt-by-opponent = Za każdym razem, gdy tracisz energię od obrażeń przeciwnika i zostajesz w walce: { CAPITAL($effects) }.
guardians-text-forgives = Raz na rundę twoja karta może naruszyć kolejność numerów, ale dokładnie o { $n }.
guardians-text-guards-hand = Przeciwnicy nie mogą zmusić cię do odrzucenia ani pokazania kart.
guardians-text-survives-knockout = Przez Nokaut nie wypadasz z walki. Nokaut wraca na stos; zamiast tego { $effects }.
guardians-text-caps-damage = Jeśli masz otrzymać naraz więcej obrażeń niż { $n }, otrzymujesz { $n }. Za każdym razem, gdy tak się stanie i zostajesz w walce: { CAPITAL($effects) }.
guardians-text-when-gaining = Za każdym razem, gdy efekt daje ci energię: { CAPITAL($effects) }.

guardians-text-start-energy = { $n ->
    [one] Wszyscy zaczynają tę walkę z { $n } punktem energii.
   *[other] Wszyscy zaczynają tę walkę z { $n } punktami energii.
 }
guardians-text-hand-size = { $n ->
    [one] Przed draftem każdy odrzuca lub dobiera do { $n } karty na ręce.
   *[other] Przed draftem każdy odrzuca lub dobiera do { $n } kart na ręce.
 }
guardians-text-draft-passes = { $n ->
    [one] W drafcie każdy bierze { $n } kartę.
    [few] W drafcie każdy bierze { $n } karty.
   *[other] W drafcie każdy bierze { $n } kart.
 }
guardians-text-trap-damage = { $n ->
    [one] Pułapka zadaje { $n } obrażenie.
    [few] Pułapka zadaje { $n } obrażenia.
   *[other] Pułapka zadaje { $n } obrażeń.
 }
guardians-text-stages = { $n ->
    [one] Runda ma { $n } etap.
    [few] Runda ma { $n } etapy.
   *[other] Runda ma { $n } etapów.
 }
guardians-text-falling = Numery w serii nie mogą rosnąć: numer karty musi być mniejszy od numeru karty po lewej lub mu równy.
guardians-text-clockwise = Bohaterowie wykonują akcje przeciwnie do ruchu wskazówek zegara.
guardians-text-stance-protects = Postawa obronna chroni tylko przed { $sources }.
guardians-source-knockout = Nokautami
guardians-source-hail = Gradem ciosów
guardians-source-shot = obiema akcjami Strzału
guardians-text-knockouts-are-traps = Zamiast położyć Nokaut, zastaw pułapkę.
guardians-text-abilities = Zdolności bohaterów nie działają.
guardians-text-discard-bonus = { $n ->
    [one] Gdy przeciwnik każe ci odrzucić losowe karty, odrzuć o { $n } kartę więcej.
    [few] Gdy przeciwnik każe ci odrzucić losowe karty, odrzuć o { $n } karty więcej.
   *[other] Gdy przeciwnik każe ci odrzucić losowe karty, odrzuć o { $n } kart więcej.
 }
guardians-text-first-damage-less = Pierwsze obrażenia każdego bohatera w tej walce są mniejsze o { $n }.
guardians-text-gains-for-outs = { $n ->
    [one] Za każdego innego bohatera, który wypada z walki od twoich obrażeń, zyskaj { $n } punkt energii.
    [few] Za każdego innego bohatera, który wypada z walki od twoich obrażeń, zyskaj { $n } punkty energii.
   *[other] Za każdego innego bohatera, który wypada z walki od twoich obrażeń, zyskaj { $n } punktów energii.
 }
guardians-text-after-draft = Po drafcie { $effects }.
guardians-text-round-start = Na początku każdej rundy { $effects }.
guardians-text-from-round = Na początku każdej rundy, począwszy od rundy { $n }, { $effects }.
guardians-text-only-round = Na początku rundy { $n } { $effects }.
guardians-text-round-end = Na końcu każdej rundy { $effects }.

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

guardians-feature-battles = wygrane walki
    .better = przewaga w wygranych walkach
guardians-feature-strength = siła w tej walce
    .better = mocniejsza pozycja w tej walce
