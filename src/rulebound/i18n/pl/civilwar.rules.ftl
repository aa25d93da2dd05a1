### Marvel United: Civil War: każda zasada w skrócie.

## Rozdziały i ich strony.

civilwar-chapter-start = Zanim zaczniecie
civilwar-topic-modes = Dwa tryby
civilwar-topic-terms = Terminologia
civilwar-topic-components = Zawartość pudełka
civilwar-topic-compatibility = Z innymi pudełkami

civilwar-chapter-preparing = Przygotowanie
civilwar-topic-setup = Przygotowanie gry
civilwar-topic-setup-clash = Przygotowanie Pojedynku Bohaterów
civilwar-topic-setup-registration = Przygotowanie Starcia Rejestracyjnego
civilwar-topic-bid = Deklaracja

civilwar-chapter-turn = Tura
civilwar-topic-turn = Tura Bohatera
civilwar-topic-actions = Akcje
civilwar-topic-tokens = Żetony Akcji
civilwar-topic-equipment = Ekwipunek
civilwar-topic-storyline = Osie Fabuły

civilwar-chapter-places = Plansza
civilwar-topic-board = Krąg Lokacji
civilwar-topic-locations = Lokacje
civilwar-topic-control = Kontrola Lokacji
civilwar-topic-approval = Społeczna Aprobata
civilwar-topic-population = Karty Populacji

civilwar-chapter-damage = Obrażenia i Tarcze
civilwar-topic-damage = Obrażenia
civilwar-topic-shields = Tarcze

civilwar-chapter-clash = Pojedynek Bohaterów
civilwar-topic-rounds = Rundy i wydarzenia
civilwar-topic-scoring = Punktacja

civilwar-chapter-registration = Starcie Rejestracyjne
civilwar-topic-registration = Przebieg gry
civilwar-topic-missions = Misje
civilwar-topic-danger = Żetony Niebezpieczeństwa
civilwar-topic-prison = Więzienie

civilwar-chapter-keywords = Słowa kluczowe
civilwar-topic-keywords = Efekty innych pudełek

civilwar-chapter-tournament = Turniej
civilwar-topic-tournament = Zasady turniejowe

## Zasady.

## Zawartość pudełka

civilwar-rule-components-hero-cards = Zestaw ma 8 Bohaterów, każdy po 12 kart
civilwar-rule-components-equipment = Zestaw ma 9 kart Ekwipunku
civilwar-rule-components-locations = Zestaw ma 6 Lokacji dla obu trybów
civilwar-rule-components-population-cards = Zestaw ma 12 kart Populacji
civilwar-rule-components-control-tokens = Każda Lokacja ma dwustronny żeton Kontroli
civilwar-rule-components-bases = Są 3 niebieskie i 3 czerwone podstawki
civilwar-rule-components-shield-tokens = Jest 9 dwustronnych żetonów Tarczy
civilwar-rule-components-mode-parts = Wydarzenia i znaczniki: tylko Pojedynek Bohaterów
civilwar-rule-components-registration-parts = Misje, Cele, Niebezpieczeństwo: tylko Starcie Rejestracyjne

## Tryby gry

civilwar-rule-modes-two-modes = Są dwa tryby i gra się w jednym z nich
civilwar-rule-modes-no-villain = Nie ma Łotra: tury mają tylko Bohaterowie
civilwar-rule-modes-two-teams = Grają dwie Drużyny: Niebieska i Czerwona
civilwar-rule-modes-team-size = W każdej Drużynie jest po 2 albo po 3 Bohaterów
civilwar-rule-common-ties = Remis rozstrzyga aktywny Bohater

## Terminologia

civilwar-rule-terms-heroes = „Bohaterowie” to Bohaterowie twojej Drużyny
civilwar-rule-terms-enemies = „Wrogowie” to Bohaterowie przeciwnej Drużyny
civilwar-rule-terms-attack-enemy = Atak zadaje Wrogowi 1 Obrażenie
civilwar-rule-terms-villain-henchman = „Łotr” i „Poplecznik” oznaczają Wroga
civilwar-rule-terms-villain-turn = Tura Wroga jest dla ciebie turą Łotra

## Osie Fabuły

civilwar-rule-storyline-base-turns = Tury rozgrywa się jak w grze podstawowej
civilwar-rule-storyline-per-team = Każda Drużyna ma własną Oś Fabuły
civilwar-rule-storyline-opposite-ends = Osie Fabuły zaczynają się na przeciwległych końcach
civilwar-rule-storyline-previous-symbols-own = Symbole poprzedniej karty tylko z własnej Osi Fabuły
civilwar-rule-storyline-effects-own = Efekty dotyczą tylko własnej Osi Fabuły

## Lokacje

civilwar-rule-location-eot-needs-control = Efekt Zakończenia Tury wymaga kontroli nad Lokacją
civilwar-rule-location-eot-optional = Z efektu Zakończenia Tury można zrezygnować
civilwar-rule-location-continuous-both = Trwałe efekty Lokacji dotyczą obu Drużyn
civilwar-rule-location-mandatory-eot-both = Obowiązkowe efekty Zakończenia Tury dotyczą obu Drużyn
civilwar-rule-location-overflow-damage = Zatłoczenie rani Bohatera kontrolującej Drużyny
civilwar-rule-location-overflow-unpreventable = Obrażenie z Zatłoczenia jest nieuchronne
civilwar-rule-location-overflow-any-hero = Zatłoczenie może zranić każdego stojącego Bohatera

## Tarcze

civilwar-rule-shield-owned = Bohater ma 1 lub 2 Tarcze, zależnie od trybu
civilwar-rule-shield-must-flip = Obrażenie musi przyjąć aktywna Tarcza
civilwar-rule-shield-unpreventable-too = Tarcza przyjmuje też nieuchronne Obrażenia
civilwar-rule-shield-counts-as-damage = Obrażenie przyjęte przez Tarczę uznaje się za zadane
civilwar-rule-shield-per-damage = Tarcza przyjmuje 1 Obrażenie, za resztę odrzuca się karty
civilwar-rule-shield-not-for-discard = Tarcza nie chroni przed odrzucaniem kart
civilwar-rule-shield-recover-on-stand = Po nokaucie wszystkie Tarcze znów są aktywne

## Przygotowanie do gry

civilwar-rule-setup-clash-trackers-zero = Oba znaczniki zaczynają na polu 0
civilwar-rule-setup-clash-choose-heroes = Każda Drużyna wybiera swoich Bohaterów
civilwar-rule-setup-board-side = Plansza leży stroną wybranego trybu ku górze
civilwar-rule-setup-shuffle-locations = Lokacje leżą w losowej kolejności
civilwar-rule-setup-location-tokens = Lokacja zaczyna z żetonami wskazanymi na jej polach
civilwar-rule-setup-location-choice = Wolno użyć dowolnych 6 Lokacji oprócz zakazanych
civilwar-rule-setup-bases = Figurka stoi w podstawce koloru swojej Drużyny
civilwar-rule-setup-start-locations = Bohaterowie zaczynają przy strzałce swojego koloru
civilwar-rule-setup-control-blue = Każda Drużyna zaczyna z kontrolą nad 3 Lokacjami
civilwar-rule-setup-control-place = Żetony Kontroli leżą na polach Zagrożeń
civilwar-rule-setup-clash-one-shield = Każdy Bohater zaczyna z 1 aktywną Tarczą
civilwar-rule-setup-remove-double-wild = Z każdej talii usuwa się kartę z dwiema Dzikimi Akcjami
civilwar-rule-setup-remove-without-equipment = Kartę z Dzikimi Akcjami usuwa się też bez Ekwipunku
civilwar-rule-setup-opening-hand = Każdy Bohater zaczyna z 3 kartami na ręce
civilwar-rule-setup-own-equipment = Bohater korzysta z własnego Ekwipunku
civilwar-rule-setup-universal-equipment = Bohater bez Ekwipunku może wziąć Uniwersalny
civilwar-rule-setup-clash-event-remove-one = Jedno Wydarzenie usuwa się w ciemno, zostaje 5
civilwar-rule-setup-clash-no-event-at-start = Na początku nie odkrywa się Wydarzenia
civilwar-rule-setup-population-arrows = Karty Populacji liczą Lokacje od strzałek
civilwar-rule-setup-population = Na początku rozpatruje się 1 kartę Populacji
civilwar-rule-setup-clash-starting-team = Gracze decydują, która Drużyna zaczyna
civilwar-rule-setup-clash-starting-hero = Rozpoczynająca Drużyna wybiera pierwszego Bohatera
civilwar-rule-setup-clash-summary-card = Pierwszy Bohater bierze kartę Podsumowania

## Przebieg rundy

civilwar-rule-clash-alternate-turns = Drużyny grają tury naprzemiennie
civilwar-rule-clash-round-four-turns = Runda to 4 tury, po 2 każdej Drużyny
civilwar-rule-clash-hero-order = Bohaterowie Drużyny grają w stałej kolejności
civilwar-rule-clash-team-order-choice = Kolejność Drużyny ustalają pierwsze tury Bohaterów
civilwar-rule-clash-reveal-event = Po 4. turze Rundy odkrywa się Wydarzenie
civilwar-rule-clash-event-discard-old = Nowe Wydarzenie zastępuje poprzednie
civilwar-rule-clash-event-instant = Natychmiastowe Wydarzenie działa przed Inicjatywą
civilwar-rule-clash-event-lasting = Trwałe Wydarzenie działa do odkrycia nowego
civilwar-rule-clash-initiative = Rundę zaczyna Drużyna z mniejszą liczbą punktów
civilwar-rule-clash-initiative-next-hero = Rundę zaczyna kolejny Bohater Drużyny
civilwar-rule-clash-summary-each-round = Kto zaczyna Rundę, bierze kartę Podsumowania
civilwar-rule-clash-initiative-tie = Przy remisie zaczyna Drużyna ze znacznikiem na wierzchu
civilwar-rule-clash-initiative-tie-zero = Przy 0:0 znacznik rozpoczynających leży na spodzie
civilwar-rule-clash-same-starter-2x2 = Gra 2×2: bez zmiany Inicjatywy zaczyna ten sam Bohater
civilwar-rule-clash-other-starter-3x3 = Gra 3×3: Rundę zaczyna za każdym razem inny Bohater
civilwar-rule-clash-last-round = Po piątym Wydarzeniu następuje ostatnia Runda
civilwar-rule-clash-six-rounds = Gra trwa 6 Rund
civilwar-rule-clash-end-at-40 = Gra kończy się po Rundzie, w której ktoś ma 40 punktów

## Społeczna Aprobata

civilwar-rule-approval-place = Heroiczna Akcja daje żeton Społecznej Aprobaty
civilwar-rule-approval-not-own-location = Aprobatę zdobywa się tam, gdzie nie masz kontroli
civilwar-rule-approval-flip-at-two = Dwa żetony Aprobaty odwracają żeton Kontroli
civilwar-rule-approval-persist = Pojedynczy żeton Aprobaty zostaje
civilwar-rule-approval-immediate-use = Z przejętej Lokacji można skorzystać od razu
civilwar-rule-approval-reset-on-flip = Odwrócenie żetonu Kontroli efektem usuwa Aprobatę
civilwar-rule-approval-mode = Społeczna Aprobata jest tylko w Pojedynku Bohaterów

## Karty Populacji

civilwar-rule-population-green-check = Po każdej turze sprawdza się zielone pola
civilwar-rule-population-one-per-space = Każde osiągnięte zielone pole to 1 karta Populacji
civilwar-rule-population-first-time-only = Zielone pole działa tylko za pierwszym razem
civilwar-rule-population-add-tokens = Karta Populacji dodaje Zbirów i Cywilów
civilwar-rule-population-before-event = Populację rozpatruje się przed Wydarzeniem
civilwar-rule-population-none-after-last = Po ostatniej turze gry nie ma karty Populacji
civilwar-rule-population-deck-empty = Pusta talia Populacji nic nie dodaje

## Punktacja

civilwar-rule-scoring-civilian = Uratowany Cywil daje 1 punkt
civilwar-rule-scoring-thug = Pokonany Zbir daje 1 punkt
civilwar-rule-scoring-ko = Nokaut Bohatera daje przeciwnikom 5 punktów
civilwar-rule-scoring-ko-any-cause = Nokaut punktuje bez względu na przyczynę
civilwar-rule-scoring-control = Odwrócony żeton Kontroli daje 1 punkt
civilwar-rule-scoring-discard-no-score = Odrzucony Cywil lub Zbir nie daje punktów
civilwar-rule-scoring-immediate = Punkty zdobywa się od razu
civilwar-rule-scoring-stack-on-top = Dochodzący znacznik kładzie się na wierzchu
civilwar-rule-scoring-winner = Wygrywa Drużyna z większą liczbą punktów
civilwar-rule-scoring-tie-locations = Przy remisie wygrywa większa liczba Lokacji
civilwar-rule-scoring-tie-bottom = Dalszy remis: wygrywa znacznik na spodzie
civilwar-rule-scoring-past-40 = Punkty powyżej 40 też się liczą
civilwar-rule-balance-keep-double-wild = Mniej doświadczeni mogą zachować karty Dzikich Akcji

## Starcie Rejestracyjne: deklaracja

civilwar-rule-bid-heroes-first = Bohaterów wybiera się przed deklaracją
civilwar-rule-bid-first-bidder = Kto deklaruje pierwszy, decyduje los
civilwar-rule-bid-meaning = Deklaracja to liczba kart na 5 Misji Niebieskich
civilwar-rule-bid-lower = Każda deklaracja musi być niższa od poprzedniej
civilwar-rule-bid-passer-red = Kto spasuje, gra Drużyną Czerwoną
civilwar-rule-bid-bidder-blue = Druga Drużyna gra Niebieską z ostatnią liczbą
civilwar-rule-bid-first-must-bid = Pierwsza Drużyna musi podać liczbę
civilwar-rule-bid-advice = Rada: na Misję potrzeba około 3 kart

## Starcie Rejestracyjne: przygotowanie

civilwar-rule-setup-registration-shields = Czerwoni mają po 1 Tarczy, Niebiescy po 2
civilwar-rule-setup-registration-mission-remove = Jedną Misję pokazuje się i usuwa, zostaje 5
civilwar-rule-setup-registration-mission-no-peek = Talii Misji nie wolno przeglądać
civilwar-rule-setup-registration-cell-remove = Jedną Celę pokazuje się i usuwa, Czerwoni mają 5
civilwar-rule-setup-registration-cells-peek = Czerwoni mogą zawsze przeglądać swoje Cele
civilwar-rule-setup-registration-danger-supply = Żetony Niebezpieczeństwa leżą we wspólnej puli
civilwar-rule-setup-registration-first-mission = Niebiescy odkrywają pierwszą Misję podczas przygotowań
civilwar-rule-setup-registration-first-hero = Niebiescy wybierają Bohatera, który zaczyna

## Starcie Rejestracyjne: tury i koniec gry

civilwar-rule-registration-alternate = Niebiescy i Czerwoni grają naprzemiennie do końca
civilwar-rule-registration-hero-order = Bohaterowie Drużyny grają po kolei, zawsze tak samo
civilwar-rule-registration-no-rounds = Nie ma Rund, Wydarzeń, Inicjatywy ani punktów
civilwar-rule-registration-end-fifth-mission = Piąta Misja natychmiast kończy grę
civilwar-rule-registration-end-limit = Gra kończy się, gdy Niebiescy przekroczą swoją liczbę
civilwar-rule-registration-end-no-cards = Bohater bez kart na początku tury kończy grę
civilwar-rule-registration-win-blue = Niebiescy wygrywają po 5 Misjach w swojej liczbie kart
civilwar-rule-registration-win-red = Czerwoni wygrywają, jeśli Niebiescy nie zdążą
civilwar-rule-registration-no-cards-red = Gdy Bohaterowi zabraknie kart, wygrywają Czerwoni
civilwar-rule-registration-jail-turn-counts = Karta zagrana w Celi liczy się do limitu

## Misje i Niebezpieczeństwo

civilwar-rule-mission-population-after = Ukończona Misja sprowadza kartę Populacji
civilwar-rule-mission-no-population-after-fifth = Po piątej Misji nie ma karty Populacji
civilwar-rule-mission-replace = Po turze odkrywa się następną Misję
civilwar-rule-mission-one-active = Aktywna jest zawsze tylko jedna Misja
civilwar-rule-mission-complete-any-turn = Misję można ukończyć także w turze Czerwonych
civilwar-rule-danger-as-far-as-possible = Misję stosuje się w takim stopniu, jak to możliwe
civilwar-rule-danger-protected = Żaden efekt nie usuwa żetonów Niebezpieczeństwa
civilwar-rule-danger-only-by-mission = Niebezpieczeństwo odrzuca się tylko według Misji
civilwar-rule-danger-travels = Niebezpieczeństwo porusza się razem z Cywilem lub Zbirem
civilwar-rule-danger-red-cannot-remove = Czerwoni nie usuną Cywila ani Zbira w Niebezpieczeństwie
civilwar-rule-danger-none-placed = Misja bez żetonów kończy się z turą Niebieskich
civilwar-rule-danger-clear-on-completion = Po ukończeniu Misji reszta żetonów wraca do puli
civilwar-rule-control-flip-on-use = Użycie efektu Zakończenia Tury oddaje kontrolę
civilwar-rule-control-mandatory-no-flip = Obowiązkowy efekt w cudzej Lokacji nie zmienia kontroli

## Więzienie

civilwar-rule-prison-crisis-action = Czerwony daje żeton Kryzysu Niebieskiemu w tej Lokacji
civilwar-rule-prison-prepare-cell = Heroiczna Akcja przygotowuje Celę
civilwar-rule-prison-cell-face-down = Przygotowana Cela ukrywa Pułapkę
civilwar-rule-prison-free-space = Wolne pole Celi nie ma karty ani Bohatera
civilwar-rule-prison-choose-cell-card = Celę wybiera Drużyna, w sporze aktywny Bohater
civilwar-rule-prison-ko-to-cell = Znokautowany Niebieski trafia do przygotowanej Celi
civilwar-rule-prison-trap-with-crisis = Z żetonem Kryzysu rozpatruje się Pułapkę
civilwar-rule-prison-trap-other-target = Pułapka dotyka tego, kogo wskazuje jej tekst
civilwar-rule-prison-trap-discard = Po Pułapce karta Celi zostaje odrzucona
civilwar-rule-prison-crisis-discard = Po Pułapce odrzuca się żetony Kryzysu Bohatera
civilwar-rule-prison-no-crisis-no-trap = Bez żetonu Kryzysu Pułapka nie działa
civilwar-rule-prison-no-cell-normal-ko = Bez przygotowanej Celi nokaut jest zwyczajny
civilwar-rule-prison-ko-inside-cell = Nokaut w Celi: do innej przygotowanej albo na miejscu
civilwar-rule-prison-start-in-cell = W Celi Znokautowany odzyskuje siły jak zwykle
civilwar-rule-prison-plays-card = Uwięziony zagrywa kartę jak zwykle
civilwar-rule-prison-no-move = Uwięziony nie może się poruszyć
civilwar-rule-prison-no-actions = Uwięziony może tylko uciekać
civilwar-rule-prison-no-special = W Celi Specjalne Efekty są anulowane
civilwar-rule-prison-no-equipment-use = W Celi nie można korzystać z Ekwipunku
civilwar-rule-prison-no-equipment-charge = W Celi nie można naładować Ekwipunku
civilwar-rule-prison-escape-when-standing = Uwolnić można tego, kto już nie jest Znokautowany
civilwar-rule-prison-escape-cost = Uwolnienie kosztuje 2 Akcje tego samego rodzaju
civilwar-rule-prison-escape-wild = Dzika Akcja zastępuje dowolną przy uwolnieniu
civilwar-rule-prison-escape-by-self-or-ally = Za uwolnienie płaci uwięziony lub inny Niebieski
civilwar-rule-prison-escape-location = Uwolniony wybiera 1 z 2 Lokacji przy Celi
civilwar-rule-prison-escape-continue = Kto uwolnił się sam, kontynuuje turę
civilwar-rule-prison-red-ko-reward = Nokaut Czerwonego daje Niebieskim 2 żetony Akcji
civilwar-rule-prison-red-ko-normal = Znokautowany Czerwony nie trafia do Celi
civilwar-rule-prison-cells-not-locations = Cele nie są Lokacjami
civilwar-rule-prison-discard-count = Wykorzystana Cela nie wraca do gry

## Turniej

civilwar-rule-tournament-same-setup = Mecz to dwie rozgrywki z rzędu
civilwar-rule-tournament-same-heroes = W obu rozgrywkach grają ci sami Bohaterowie
civilwar-rule-tournament-same-layout = W obu rozgrywkach układ Lokacji jest ten sam
civilwar-rule-tournament-same-cells = W obu rozgrywkach jest tych samych 5 Cel
civilwar-rule-tournament-same-missions = W obu rozgrywkach jest tych samych 5 Misji, przetasowanych
civilwar-rule-tournament-swap-roles = W drugiej rozgrywce Drużyny zamieniają się rolami
civilwar-rule-tournament-steps-before-setup = Turniej: Niebiescy, Lokacje, Bohaterowie, przygotowanie
civilwar-rule-tournament-first-blue-random = Pierwszych Niebieskich wybiera los, bez deklaracji
civilwar-rule-tournament-no-limit = Pierwsza rozgrywka nie ma limitu tur
civilwar-rule-tournament-pick-four = Każda Drużyna wybiera 4 Lokacje
civilwar-rule-tournament-reveal-order = Lokacje najpierw pokazuje pierwsza Drużyna Niebieska
civilwar-rule-tournament-ban-one = Każda Drużyna odrzuca 1 Lokację przeciwników
civilwar-rule-tournament-six-remain = Pozostałe 6 Lokacji rozmieszcza się losowo
civilwar-rule-tournament-location-copies = Ta sama Lokacja może wystąpić dwa razy
civilwar-rule-tournament-draft = Bohaterów zgłasza się po kolei: 1, 2, 1, potem 1 i 1
civilwar-rule-tournament-no-twins = Drużyna nie może mieć dwóch takich samych Bohaterów
civilwar-rule-tournament-variants-allowed = Warianty jednej postaci mogą być w jednej Drużynie
civilwar-rule-tournament-same-hero-both-teams = Obie Drużyny mogą mieć tego samego Bohatera
civilwar-rule-tournament-no-team-cards = W turnieju nie używa się kart Drużyn
civilwar-rule-tournament-record = Zapisuje się liczbę tur Niebieskich
civilwar-rule-tournament-record-cells = Zapisuje się odrzucone Cele Czerwonych
civilwar-rule-tournament-stop-game-two = Druga rozgrywka kończy się, gdy Niebiescy nie zdążą
civilwar-rule-tournament-winner = Mecz wygrywa, kto potrzebował mniej tur na 5 Misji
civilwar-rule-tournament-tie-cells = Przy równej liczbie tur decydują odrzucone Cele
civilwar-rule-tournament-tie-cells-none-done = Gdy nikt nie ukończył Misji, decydują odrzucone Cele
civilwar-rule-tournament-tie-red-second = Dalszy remis: wygrywają Czerwoni z drugiej rozgrywki

## Specjalne Efekty

civilwar-rule-keyword-replace = W tych trybach słowa kluczowe mają nowe znaczenie
civilwar-rule-keyword-threat-add = Żetony na Zagrożeniu to żetony Społecznej Aprobaty
civilwar-rule-keyword-threat-clear = Powstrzymanie Zagrożenia to przejęcie kontroli
civilwar-rule-keyword-threat-swap = Wymiana Zagrożeń to wymiana żetonów Kontroli
civilwar-rule-keyword-threat-move = Przemieszczenie Zagrożenia nic nie robi
civilwar-rule-keyword-swap-no-score = Wymiana żetonów Kontroli nie daje punktów
civilwar-rule-keyword-delay = Opóźnianie: Wróg traci 1 symbol poprzedniej karty
civilwar-rule-keyword-accelerate = Przyspieszanie: Wróg używa 1 symbolu dwukrotnie
civilwar-rule-keyword-facedown-plan = Zakryty Plan: brak symboli z poprzedniej karty
civilwar-rule-keyword-next-turn-only = Opóźnianie i przyspieszanie trwają jedną turę Wroga
civilwar-rule-keyword-bam = BAM! liczy symbole na Osi Fabuły Wroga
civilwar-rule-keyword-plan-deck = Talia Planu to talia jednego z Wrogów
civilwar-rule-keyword-plan-tokens = Żetony karty Planu to żetony karty Populacji
civilwar-rule-keyword-stun = Ogłuszenie: Specjalne Efekty są puste do końca tury
civilwar-rule-keyword-stun-discard = Żetony Ogłuszenia odrzuca się na koniec tury
civilwar-rule-keyword-health = Zdrowie to liczba kart na ręce Wroga
civilwar-rule-keyword-health-squirrel-girl = Squirrel Girl liczy karty na rękach wszystkich Wrogów
civilwar-rule-keyword-defeat-villain = Pokonanie Łotra to nokaut Wroga
civilwar-rule-keyword-villain-ends-move = „Łotr kończy ruch” to Wróg, który wchodzi do Lokacji
civilwar-rule-keyword-alone = Bohater wśród Wrogów wciąż jest samotny
civilwar-rule-keyword-ignore-removal = Usuwanie Bohaterów i Łotrów ignoruje się
civilwar-rule-keyword-ignore-skip = Pomijanie tur ignoruje się
civilwar-rule-keyword-ignore-unused = Ignoruje się to, czego nie ma w tych trybach

## Zakazy i kompatybilność

civilwar-rule-banned-rule = Zakazanych Lokacji nie wolno wybrać
civilwar-rule-banned-list = Lista Zakazanych Lokacji
civilwar-rule-compatibility-no-other-variant = Nie można dołączyć innego wariantu
civilwar-rule-compatibility-no-companions = Kart Towarzyszy nie można używać
civilwar-rule-compatibility-mix-content = Wolno dodać Bohaterów i Lokacje z innych zestawów

## Plansza

civilwar-rule-board-ring = Lokacje tworzą krąg
civilwar-rule-board-opposite = Przeciwległa Lokacja jest o 3 kroki dalej
civilwar-rule-board-slots = Na polu mieści się jeden Cywil albo jeden Zbir
civilwar-rule-board-slots-any-token = Po przygotowaniu gry każdy żeton pasuje na każde pole
civilwar-rule-board-overflow-once = Zatłoczenie zdarza się raz na Lokację i efekt
civilwar-rule-board-overflow-fill = Wolne pola się zapełnia, reszty się nie dodaje

## Tura

civilwar-rule-turn-order = Tura: początek, dobranie, zagranie, akcje, koniec
civilwar-rule-turn-draw = Na początku tury dobierz 1 kartę
civilwar-rule-turn-draw-empty = Gdy talia się kończy, dobiera się tyle, ile jest
civilwar-rule-turn-no-hand-limit = Nie ma limitu kart na ręce
civilwar-rule-turn-play-one = W turze zagrywa się dokładnie 1 kartę
civilwar-rule-turn-own-symbols = Każdy symbol zagranej karty to akcja
civilwar-rule-turn-previous-symbols = Symbole poprzedniej karty to także akcje
civilwar-rule-turn-previous-effect-not = Efekt poprzedniej karty nie jest dostępny
civilwar-rule-turn-any-order = Akcje i efekty wykonuje się w dowolnej kolejności
civilwar-rule-turn-unused-lost = Niewykorzystane symbole przepadają
civilwar-rule-turn-special-once = Specjalnego Efektu używa się raz w turze
civilwar-rule-turn-special-optional = Specjalnego Efektu nie trzeba używać
civilwar-rule-turn-facedown-card = Zakryta karta nic nie daje
civilwar-rule-turn-end-effect = Efekt Lokacji to ostatni krok tury
civilwar-rule-turn-end-effect-no-chain = Ruch z efektu Zakończenia Tury nie daje drugiego

## Akcje i żetony

civilwar-rule-action-move = Akcja Ruchu prowadzi do sąsiedniej Lokacji
civilwar-rule-action-heroic-rescue = Heroiczna Akcja ratuje 1 Cywila w Lokacji
civilwar-rule-action-attack-thug = Atak pokonuje 1 Zbira w Lokacji
civilwar-rule-action-attack-here-only = Atak sięga tylko własnej Lokacji
civilwar-rule-action-wild = Dzika Akcja to dowolna z trzech akcji
civilwar-rule-token-keep = Żetony Akcji zostają, aż zostaną wydane
civilwar-rule-token-spend = Żeton Akcji wydaje się jako jedną akcję
civilwar-rule-token-own-turn = Żetony wydaje się tylko we własnej turze

## Obrażenia i nokaut

civilwar-rule-damage-card-to-bottom = Obrażenie odkłada kartę z ręki na spód talii
civilwar-rule-damage-ko = Pusta ręka po Obrażeniu to nokaut
civilwar-rule-damage-ko-by-discard = Odrzucenie ostatniej karty to też nokaut
civilwar-rule-damage-ko-after-last-card = Ostatnia karta zagrana: nokaut na koniec tury
civilwar-rule-damage-ko-ignored = Efekty pomijają Znokautowanego Bohatera
civilwar-rule-damage-ko-own-turn = Nokaut we własnej turze kończy ją
civilwar-rule-damage-recovery = Po nokaucie Bohater wstaje i dobiera 4 karty
civilwar-rule-damage-no-discard-pile = Nie ma stosu kart odrzuconych ani tasowania
civilwar-rule-damage-invulnerable = Żeton Niewrażliwości zapobiega Obrażeniom
civilwar-rule-damage-invulnerable-expires = Niewrażliwość mija na początku następnej tury
civilwar-rule-damage-invulnerable-target = Niewrażliwy Bohater wciąż może być celem
civilwar-rule-damage-unpreventable = Przed nieuchronnym Obrażeniem chroni tylko Tarcza
civilwar-rule-crisis-no-own-rule = Sam żeton Kryzysu nic nie robi

## Ekwipunek

civilwar-rule-equipment-charge = Akcja właściwego rodzaju ładuje Ekwipunek
civilwar-rule-equipment-use = Naładowanego Ekwipunku można użyć raz
civilwar-rule-equipment-keep = Ładunki zostają między turami i po nokaucie
