### Marvel United: Civil War: każda zasada w pełnym brzmieniu.

civilwar-statement-components-hero-cards = Zestaw zawiera 8 Bohaterów (Captain America, Kate Bishop, Spectrum, Goliath, Iron Man, Tigra, Wonder Man, Yellowjacket), każdego z 12 kartami Bohatera, razem 96.
civilwar-statement-components-equipment = Zestaw zawiera 9 kart Ekwipunku.
civilwar-statement-components-locations = Zestaw zawiera 6 Lokacji, używanych w obu trybach.
civilwar-statement-components-population-cards = Zestaw zawiera 12 kart Populacji, używanych w obu trybach.
civilwar-statement-components-control-tokens = Jest 6 dwustronnych żetonów Kontroli Lokacji (strona niebieska i czerwona), po jednym na Lokację.
civilwar-statement-components-bases = Są 3 niebieskie i 3 czerwone podstawki na figurki.
civilwar-statement-components-shield-tokens = Jest 9 dwustronnych żetonów Tarczy (strona aktywna i nieaktywna).
civilwar-statement-components-mode-parts = Tylko w Pojedynku Bohaterów używa się 6 kart Wydarzeń, 2 znaczników Drużyny i 1 karty Podsumowania.
civilwar-statement-components-registration-parts = Tylko w Starciu Rejestracyjnym używa się 6 kart Misji, 6 kart Celi i 6 żetonów Niebezpieczeństwa.

civilwar-statement-modes-two-modes = Są dokładnie dwa tryby Gracz kontra Gracz: Pojedynek Bohaterów (standardowy) i Starcie Rejestracyjne (rywalizacyjny, asymetryczny).
civilwar-statement-modes-no-villain = W grach Gracz kontra Gracz nie ma Łotra: tury wykonują tylko Bohaterowie.
civilwar-statement-modes-two-teams = Gracze dzielą się na dwie przeciwne Drużyny, Niebieską i Czerwoną.
civilwar-statement-modes-team-size = Obie Drużyny mają tyle samo Bohaterów: po 2 (2×2) albo po 3 (3×3).

civilwar-statement-common-ties = Gdy przy rozpatrywaniu efektu wystąpi remis, o jego rozstrzygnięciu decyduje aktywny Bohater.

civilwar-statement-terms-heroes = W twoich efektach słowo „Bohaterowie” oznacza wyłącznie Bohaterów twojej własnej Drużyny.
civilwar-statement-terms-enemies = W twoich efektach słowo „Wrogowie” oznacza Bohaterów przeciwnej Drużyny.
civilwar-statement-terms-attack-enemy = Bohater może użyć Akcji Ataku, aby zadać 1 Obrażenie Bohaterowi przeciwnej Drużyny, który wtedy odrzuca 1 kartę.
civilwar-statement-terms-villain-henchman = Słowa „Łotr” i „Poplecznik” w twoich efektach oznaczają Wroga (Bohatera przeciwnej Drużyny).
civilwar-statement-terms-villain-turn = Tura, w której aktywnym Bohaterem jest Wróg, liczy się dla twoich efektów jako tura Łotra.

civilwar-statement-storyline-base-turns = Bohaterowie rozgrywają tury tak jak w grze podstawowej, poza zmianami w trybach Gracz kontra Gracz.
civilwar-statement-storyline-per-team = Każda Drużyna ma własną, niezależną Oś Fabuły.
civilwar-statement-storyline-opposite-ends = Obie Osie Fabuły zaczynają się na przeciwległych końcach obszaru gry.
civilwar-statement-storyline-previous-symbols-own = Bohater korzysta wyłącznie z dolnych symboli poprzedniej karty Bohatera na Osi Fabuły własnej Drużyny.
civilwar-statement-storyline-effects-own = Efekty, które odnoszą się do Osi Fabuły, dotyczą wyłącznie Osi Fabuły Drużyny danego Bohatera.

civilwar-statement-location-eot-needs-control = Aktywny Bohater może użyć nieobowiązkowego efektu Zakończenia Tury Lokacji, w której zakończył turę, tylko wtedy, gdy kontroluje ją jego Drużyna.
civilwar-statement-location-eot-optional = O użyciu nieobowiązkowego efektu Zakończenia Tury decyduje aktywny Bohater.
civilwar-statement-location-continuous-both = Trwałe efekty Lokacji dotyczą obu Drużyn bez względu na to, kto kontroluje Lokację.
civilwar-statement-location-mandatory-eot-both = Obowiązkowe efekty Zakończenia Tury dotyczą obu Drużyn bez względu na to, kto kontroluje Lokację.
civilwar-statement-location-overflow-damage = Gdy w Lokacji dochodzi do Zatłoczenia, kontrolująca ją Drużyna musi wybrać 1 swojego Bohatera, który otrzymuje 1 Obrażenie.
civilwar-statement-location-overflow-unpreventable = Obrażenie z Zatłoczenia jest nieuchronne.
civilwar-statement-location-overflow-any-hero = Bohater wybrany do Obrażenia z Zatłoczenia może być gdziekolwiek, także w Celi, ale nie może być Znokautowany.

civilwar-statement-shield-owned = Każdy Bohater ma przed sobą 1 lub 2 żetony Tarczy, zależnie od trybu.
civilwar-statement-shield-must-flip = Gdy Bohater ma otrzymać Obrażenie i posiada aktywną Tarczę, zamiast odrzucać kartę musi odwrócić jedną aktywną Tarczę na stronę nieaktywną.
civilwar-statement-shield-unpreventable-too = Tarcze przyjmują także nieuchronne Obrażenia.
civilwar-statement-shield-counts-as-damage = Obrażenie przyjęte przez Tarczę uznaje się za zadane na potrzeby wszystkich efektów gry.
civilwar-statement-shield-per-damage = Każde Obrażenie rozpatruje się osobno, więc 2 Obrażenia przeciw 1 aktywnej Tarczy kosztują tę Tarczę i 1 kartę.
civilwar-statement-shield-not-for-discard = Tarcze nie zastępują efektu, który każe Bohaterowi odrzucić karty z ręki.
civilwar-statement-shield-recover-on-stand = Gdy Bohater odzyskuje siły po nokaucie, odwraca wszystkie swoje Tarcze z powrotem na stronę aktywną.

civilwar-statement-setup-clash-trackers-zero = Przygotowanie Pojedynku, krok 1: oba znaczniki Drużyny zaczynają na polu 0 toru punktacji.
civilwar-statement-setup-clash-choose-heroes = Przygotowanie Pojedynku, krok 3: każda Drużyna wybiera swoich Bohaterów (2 lub 3).

civilwar-statement-setup-board-side = Przygotowanie, krok 1 (oba tryby): dwustronna plansza Civil War leży na środku, stroną wybranego trybu ku górze.
civilwar-statement-setup-shuffle-locations = Przygotowanie, krok 2 (oba tryby): 6 Lokacji tasuje się i układa wokół planszy.
civilwar-statement-setup-location-tokens = Przygotowanie, krok 2 (oba tryby): każda Lokacja dostaje żetony Cywilów i Zbirów nadrukowane na jej polach.
civilwar-statement-setup-location-choice = Gracze mogą użyć 6 Lokacji z tego zestawu albo dowolnej kombinacji posiadanych Lokacji, z wyjątkiem zakazanych.
civilwar-statement-setup-bases = Przygotowanie, krok 3 (oba tryby): każda figurka stoi w podstawce w kolorze swojej Drużyny.
civilwar-statement-setup-start-locations = Przygotowanie, krok 3 (oba tryby): Bohaterowie każdej Drużyny zaczynają w Lokacji wskazanej strzałką jej koloru.
civilwar-statement-setup-control-blue = Przygotowanie, krok 4 (oba tryby): żeton Kontroli jest niebieski w Lokacji startowej Niebieskich i w 2 Lokacjach sąsiadujących z Lokacją startową Czerwonych, a czerwony w pozostałych 3.
civilwar-statement-setup-control-place = Przygotowanie, krok 4 (oba tryby): żetony Kontroli leżą na polach Zagrożenia Lokacji, a kart Zagrożeń nie ma.

civilwar-statement-setup-clash-one-shield = Przygotowanie Pojedynku, krok 5: każdy Bohater bierze 1 Tarczę, aktywną stroną ku górze.

civilwar-statement-setup-remove-double-wild = Przygotowanie, krok 6 (oba tryby): każdy Bohater wyjmuje ze swojej talii kartę z dwiema Dzikimi Akcjami i usuwa ją z gry.
civilwar-statement-setup-remove-without-equipment = Przygotowanie, krok 6 (oba tryby): kartę z dwiema Dzikimi Akcjami usuwa się nawet wtedy, gdy Bohater nie bierze Ekwipunku.
civilwar-statement-setup-opening-hand = Przygotowanie, krok 6 (oba tryby): po usunięciu tej karty każdy Bohater tasuje swoją talię i dobiera 3 karty.
civilwar-statement-setup-own-equipment = Przygotowanie, krok 6 (oba tryby): Bohater, który ma własne karty Ekwipunku, korzysta z nich.
civilwar-statement-setup-universal-equipment = Przygotowanie, krok 6 (oba tryby): Bohater bez własnego Ekwipunku może wybrać 1 kartę Ekwipunku Uniwersalnego.

civilwar-statement-setup-clash-event-remove-one = Przygotowanie Pojedynku, krok 7: z kart Wydarzeń tasuje się zakrytą talię i 1 z nich usuwa się z gry bez pokazywania, więc zostaje 5.
civilwar-statement-setup-clash-no-event-at-start = Przygotowanie Pojedynku, krok 7: na początku gry nie odkrywa się żadnego Wydarzenia.

civilwar-statement-setup-population-arrows = Karty Populacji wskazują Lokacje względem czerwonej i niebieskiej strzałki na planszy.
civilwar-statement-setup-population = Przygotowanie, krok 8 / 10 (oba tryby): karty Populacji tasuje się zakryte, po czym 1 dobiera się i rozpatruje.

civilwar-statement-setup-clash-starting-team = Przygotowanie Pojedynku, krok 9: gracze decydują, która Drużyna rozpoczyna.
civilwar-statement-setup-clash-starting-hero = Przygotowanie Pojedynku, krok 9: rozpoczynająca Drużyna wybiera, który z jej Bohaterów wykonuje pierwszą turę.
civilwar-statement-setup-clash-summary-card = Przygotowanie Pojedynku, krok 9: Bohater, który wykonuje pierwszą turę, bierze kartę Podsumowania.

civilwar-statement-clash-alternate-turns = Po zakończonej turze Bohatera następna tura należy do drugiej Drużyny, aż zagra po 2 Bohaterów z każdej Drużyny.
civilwar-statement-clash-round-four-turns = Runda to zawsze 4 tury Bohaterów, po 2 każdej Drużyny, zarówno w grze 2×2, jak i 3×3.
civilwar-statement-clash-hero-order = Bohaterowie Drużyny grają w stałej, cyklicznej kolejności, która ciągnie się z Rundy na Rundę.
civilwar-statement-clash-team-order-choice = Każda Drużyna ustala kolejność swoich Bohaterów w miarę tego, jak każdy z nich wykonuje swoją pierwszą turę.
civilwar-statement-clash-reveal-event = Na koniec Rundy, po jej 4. turze, odkrywa się wierzchnią kartę Wydarzenia.
civilwar-statement-clash-event-discard-old = Gdy odkrywa się nowe Wydarzenie, najpierw odrzuca się aktywne, więc aktywne jest najwyżej jedno.
civilwar-statement-clash-event-instant = Natychmiastowy efekt Wydarzenia rozpatruje się od razu, przed sprawdzeniem Inicjatywy.
civilwar-statement-clash-event-lasting = Wydarzenie o trwałym efekcie działa do odkrycia nowego Wydarzenia.
civilwar-statement-clash-initiative = Po Wydarzeniu sprawdza się Inicjatywę: nową Rundę rozpoczyna Drużyna, która ma mniej punktów.
civilwar-statement-clash-initiative-next-hero = Drużyna z Inicjatywą rozpoczyna Rundę swoim kolejnym Bohaterem według kolejności tur.
civilwar-statement-clash-summary-each-round = Każdy Bohater, który rozpoczyna Rundę, bierze kartę Podsumowania.
civilwar-statement-clash-initiative-tie = Jeśli przy sprawdzaniu Inicjatywy punktów jest tyle samo, za Drużynę z mniejszą liczbą punktów uważa się tę, której znacznik leży na znaczniku przeciwników.
civilwar-statement-clash-initiative-tie-zero = Jeśli oba znaczniki są wciąż na polu 0 i żaden się nie ruszył, za leżący na spodzie uważa się znacznik Drużyny rozpoczynającej.
civilwar-statement-clash-same-starter-2x2 = W grze 2×2, jeśli Inicjatywa się nie zmienia, Bohater, który rozpoczął poprzednią Rundę, rozpoczyna także obecną.
civilwar-statement-clash-other-starter-3x3 = W grze 3×3, nawet jeśli Inicjatywa się nie zmienia, Rundę rozpoczyna inny Bohater niż poprzednią.
civilwar-statement-clash-last-round = Gdy zostaje odkryte piąte, ostatnie Wydarzenie, rozgrywa się jeszcze jedną, ostatnią Rundę, po czym gra się kończy.
civilwar-statement-clash-six-rounds = Pojedynek, w którym nikt nie osiąga 40 punktów, trwa dokładnie 6 Rund.
civilwar-statement-clash-end-at-40 = Gra kończy się również na koniec Rundy, w której któryś znacznik osiągnął lub przekroczył 40.

civilwar-statement-approval-place = Bohater może użyć Heroicznej Akcji, aby położyć żeton Heroicznej Akcji z puli na pustym polu Społecznej Aprobaty połączonym z jego Lokacją.
civilwar-statement-approval-not-own-location = Żetony Społecznej Aprobaty może kłaść tylko Bohater, którego Drużyna nie kontroluje danej Lokacji.
civilwar-statement-approval-flip-at-two = Gdy przy Lokacji są 2 żetony Społecznej Aprobaty, oba natychmiast się odrzuca, a jej żeton Kontroli zostaje odwrócony.
civilwar-statement-approval-persist = Pojedynczy żeton Społecznej Aprobaty zostaje przy Lokacji przez kolejne tury i Rundy.
civilwar-statement-approval-immediate-use = Drużyna, która przejęła Lokację w trakcie tury, może jeszcze w tej samej turze użyć jej efektu Zakończenia Tury.
civilwar-statement-approval-reset-on-flip = Jeśli efekt zmienia kontrolę nad Lokacją, przy której leży 1 żeton Społecznej Aprobaty, ten żeton zostaje odrzucony.
civilwar-statement-approval-mode = Społecznej Aprobaty używa się tylko w Pojedynku Bohaterów.

civilwar-statement-population-green-check = Po każdej turze Bohatera sprawdza się, czy któryś znacznik po raz pierwszy osiągnął lub przekroczył zielone pole.
civilwar-statement-population-one-per-space = Za każde zielone pole osiągnięte lub przekroczone po raz pierwszy dobiera się i rozpatruje 1 kartę Populacji.
civilwar-statement-population-first-time-only = Zielone pole działa tylko raz w grze, dla tego znacznika, który dotrze do niego pierwszy.
civilwar-statement-population-add-tokens = Karta Populacji dodaje podaną liczbę Zbirów i Cywilów w Lokacjach, które wskazuje.
civilwar-statement-population-before-event = Jeśli po tej samej turze przypada i karta Populacji, i Wydarzenie, najpierw rozpatruje się kartę Populacji.
civilwar-statement-population-none-after-last = Po ostatniej w grze turze Bohatera nie dobiera się karty Populacji.
civilwar-statement-population-deck-empty = Jeśli talia Populacji jest pusta, nic się nie dodaje.

civilwar-statement-scoring-civilian = Uratowany Cywil przesuwa znacznik Drużyny, która go uratowała, o 1 pole.
civilwar-statement-scoring-thug = Pokonany Zbir przesuwa znacznik Drużyny, która go pokonała, o 1 pole.
civilwar-statement-scoring-ko = Znokautowany Bohater przesuwa znacznik przeciwnej Drużyny o 5 pól.
civilwar-statement-scoring-ko-any-cause = Nagroda za nokaut należy się bez względu na jego przyczynę, także za nokaut wskutek Zatłoczenia.
civilwar-statement-scoring-control = Odwrócenie żetonu Kontroli przesuwa o 1 pole znacznik tej Drużyny, której kolor żeton teraz pokazuje.
civilwar-statement-scoring-discard-no-score = Cywil lub Zbir odrzucony przez efekt (a nie uratowany ani pokonany) nie daje punktów.
civilwar-statement-scoring-immediate = Znaczniki przesuwa się w chwili, gdy następuje to, za co przyznaje się punkty.
civilwar-statement-scoring-stack-on-top = Znacznik, który trafia na zajęte pole, kładzie się na drugim znaczniku.
civilwar-statement-scoring-winner = Na koniec gry wygrywa Drużyna, która jest dalej na torze punktacji.
civilwar-statement-scoring-tie-locations = Przy równej liczbie punktów wygrywa Drużyna, która kontroluje więcej Lokacji.
civilwar-statement-scoring-tie-bottom = Jeśli liczba kontrolowanych Lokacji też jest równa, wygrywa Drużyna, której znacznik leży na spodzie stosu.
civilwar-statement-scoring-past-40 = Punkty powyżej 40 też się liczą.

civilwar-statement-balance-keep-double-wild = Dla wyrównania szans w Pojedynku Bohaterów przeciwnicy bardziej doświadczonej Drużyny mogą zachować swoje karty z dwiema Dzikimi Akcjami.

civilwar-statement-bid-heroes-first = Każda Drużyna wybiera swoich Bohaterów przed deklaracją.
civilwar-statement-bid-first-bidder = Jako pierwsza deklaruje losowo wybrana Drużyna.
civilwar-statement-bid-meaning = Deklaracja to liczba kart Bohaterów na własnej Osi Fabuły, z użyciem których Drużyna zobowiązuje się ukończyć 5 Misji jako Drużyna Niebieska.
civilwar-statement-bid-lower = Drużyny deklarują na przemian i każda deklaracja musi być niższa od poprzedniej.
civilwar-statement-bid-passer-red = Deklarowanie kończy się, gdy któraś Drużyna spasuje; ta, która spasowała, gra Drużyną Czerwoną.
civilwar-statement-bid-bidder-blue = Drużyna, która nie spasowała, gra Drużyną Niebieską, a jej limitem jest ostatnia zadeklarowana liczba.
civilwar-statement-bid-first-must-bid = Drużyna deklarująca pierwsza nie może spasować, zanim padnie jakakolwiek liczba, a deklaracja wynosi co najmniej 1.
civilwar-statement-bid-advice = To tylko rada: na jedną Misję potrzeba około 3 kart Drużyny Niebieskiej; w pierwszej grze warto zacząć deklaracje powyżej 15 i nie schodzić poniżej 12.

civilwar-statement-setup-registration-shields = Przygotowanie Starcia Rejestracyjnego, krok 5: każdy Bohater Drużyny Czerwonej bierze 1 aktywną Tarczę, a każdy Bohater Drużyny Niebieskiej 2.
civilwar-statement-setup-registration-mission-remove = Przygotowanie Starcia Rejestracyjnego, krok 7: karty Misji tasuje się zakryte i kładzie przy Niebieskich; wierzchnią pokazuje się obu Drużynom i usuwa, więc zostaje 5.
civilwar-statement-setup-registration-mission-no-peek = Graczom nie wolno przeglądać talii Misji.
civilwar-statement-setup-registration-cell-remove = Przygotowanie Starcia Rejestracyjnego, krok 8: 1 losową kartę Celi pokazuje się obu Drużynom i usuwa; pozostałe 5 dostaje Drużyna Czerwona.
civilwar-statement-setup-registration-cells-peek = Drużyna Czerwona może w każdej chwili przeglądać swoje dostępne karty Celi.
civilwar-statement-setup-registration-danger-supply = Przygotowanie Starcia Rejestracyjnego, krok 9: żetony Niebezpieczeństwa leżą we wspólnej puli.
civilwar-statement-setup-registration-first-mission = Przygotowanie Starcia Rejestracyjnego, krok 11: Drużyna Niebieska odkrywa wierzchnią Misję i kładzie żetony Niebezpieczeństwa zgodnie z jej treścią.
civilwar-statement-setup-registration-first-hero = Przygotowanie Starcia Rejestracyjnego, krok 12: Drużyna Niebieska wybiera, który z jej Bohaterów wykonuje pierwszą turę w grze.

civilwar-statement-registration-alternate = Po pierwszej turze Drużyny grają na przemian, po jednym Bohaterze, aż do końca gry.
civilwar-statement-registration-hero-order = W obrębie Drużyny Bohaterowie grają w stałej, cyklicznej kolejności.
civilwar-statement-registration-no-rounds = W Starciu Rejestracyjnym nie ma Rund, Wydarzeń, Inicjatywy ani toru punktacji.
civilwar-statement-registration-end-fifth-mission = Gra kończy się natychmiast, gdy Niebiescy ukończą swoją piątą Misję.
civilwar-statement-registration-end-limit = Gra kończy się natychmiast, gdy zostanie przekroczona zadeklarowana liczba tur Niebieskich.
civilwar-statement-registration-end-no-cards = Gra kończy się natychmiast, gdy dowolny Bohater rozpoczyna turę bez kart na ręce i w talii.
civilwar-statement-registration-win-blue = Niebiescy wygrywają, jeśli w chwili ukończenia piątej Misji na ich Osi Fabuły jest nie więcej kart Bohaterów, niż zadeklarowali.
civilwar-statement-registration-win-red = Czerwoni wygrywają, jeśli Niebiescy nie ukończą 5 Misji w zadeklarowanej liczbie tur.
civilwar-statement-registration-no-cards-red = Jeśli gra kończy się dlatego, że Bohater nie ma kart, wygrywają Czerwoni, bo Niebiescy nie ukończyli 5 Misji.
civilwar-statement-registration-jail-turn-counts = Karta zagrana przez uwięzionego Bohatera Drużyny Niebieskiej leży na Osi Fabuły i liczy się do limitu.

civilwar-statement-mission-population-after = Gdy Misja została ukończona, zaraz po turze obecnego Bohatera dobiera się i rozpatruje 1 kartę Populacji.
civilwar-statement-mission-no-population-after-fifth = Po piątej Misji nie dobiera się karty Populacji.
civilwar-statement-mission-replace = Po karcie Populacji odrzuca się ukończoną Misję, odkrywa wierzchnią Misję i stosuje jej efekty.
civilwar-statement-mission-one-active = Aktywna jest zawsze dokładnie jedna Misja i tylko ją można ukończyć.
civilwar-statement-mission-complete-any-turn = Misja jest ukończona, gdy tylko zostanie spełniony jej warunek, także w turze Bohatera Drużyny Czerwonej.

civilwar-statement-danger-as-far-as-possible = Jeśli efektów Misji nie da się zastosować w pełni, stosuje się je w takim stopniu, w jakim to możliwe.
civilwar-statement-danger-protected = Żetonów Niebezpieczeństwa nie może odrzucić ani usunąć żaden efekt, który odrzuca lub usuwa żetony.
civilwar-statement-danger-only-by-mission = Żeton Niebezpieczeństwa odrzuca się tylko w sposób opisany na aktywnej Misji.
civilwar-statement-danger-travels = Jeśli Cywil lub Zbir z żetonem Niebezpieczeństwa zostaje przemieszczony do innej Lokacji, żeton Niebezpieczeństwa przemieszcza się razem z nim.
civilwar-statement-danger-red-cannot-remove = Bohater Drużyny Czerwonej nie może uratować, pokonać ani odrzucić Cywila lub Zbira, który ma żeton Niebezpieczeństwa.
civilwar-statement-danger-none-placed = Jeśli nie da się położyć ani jednego żetonu Niebezpieczeństwa, Misję uznaje się za ukończoną na koniec następnej tury Niebieskich.
civilwar-statement-danger-clear-on-completion = Gdy Misja zostaje ukończona, żetony Niebezpieczeństwa, które są jeszcze na planszy, wracają do puli.

civilwar-statement-control-flip-on-use = Gdy Bohater używa efektu Zakończenia Tury Lokacji kontrolowanej przez jego Drużynę, żeton Kontroli natychmiast odwraca się na stronę drugiej Drużyny.
civilwar-statement-control-mandatory-no-flip = Obowiązkowy efekt Zakończenia Tury, rozpatrzony w Lokacji kontrolowanej przez drugą Drużynę, nie zmienia kontroli.

civilwar-statement-prison-crisis-action = Bohater Drużyny Czerwonej może w Lokacji, w której jest Bohater Drużyny Niebieskiej, wydać 1 Heroiczną Akcję, aby dać temu Bohaterowi żeton Kryzysu.
civilwar-statement-prison-prepare-cell = Bohater Drużyny Czerwonej może w swojej turze wydać 1 Heroiczną Akcję, aby położyć 1 dostępną kartę Celi na wolnym polu Celi.
civilwar-statement-prison-cell-face-down = Przygotowana karta Celi leży zakryta (Pułapka jest ukryta).
civilwar-statement-prison-free-space = Pole Celi jest wolne, jeśli nie ma na nim ani karty Celi, ani Bohatera.
civilwar-statement-prison-choose-cell-card = Drużyna Czerwona może wybrać kartę Celi wspólnie; gdy nie ma zgody, decyduje aktywny Bohater.
civilwar-statement-prison-ko-to-cell = Gdy Bohater Drużyny Niebieskiej zostaje Znokautowany, a jest co najmniej 1 przygotowana Cela, Czerwoni muszą wybrać jedną z nich i położyć tego Bohatera na jej polu.
civilwar-statement-prison-trap-with-crisis = Jeśli Bohater położony w Celi ma jakikolwiek żeton Kryzysu, rozpatruje się Pułapkę tej karty Celi.
civilwar-statement-prison-trap-other-target = Pułapka nie musi dotyczyć Znokautowanego Bohatera; dotyczy tego, kogo wskazuje jej tekst, a może to być i ten Bohater, choć jest Znokautowany.
civilwar-statement-prison-trap-discard = Po rozpatrzeniu Pułapki karta Celi zostaje odrzucona.
civilwar-statement-prison-crisis-discard = Po rozpatrzeniu Pułapki odrzuca się wszystkie żetony Kryzysu uwięzionego Bohatera.
civilwar-statement-prison-no-crisis-no-trap = Jeśli Znokautowany Bohater nie ma żetonu Kryzysu, kartę Celi odrzuca się bez efektu.
civilwar-statement-prison-no-cell-normal-ko = Jeśli nie ma przygotowanej Celi, Znokautowanego Bohatera Drużyny Niebieskiej kładzie się w jego Lokacji, a w swojej następnej turze odzyskuje on siły jak zwykle.
civilwar-statement-prison-ko-inside-cell = Bohater Drużyny Niebieskiej Znokautowany w Celi zostaje przeniesiony do przygotowanej Celi wybranej przez Czerwonych, jeśli taka jest; w przeciwnym razie kładzie się go w obecnej Celi.
civilwar-statement-prison-start-in-cell = Bohater Drużyny Niebieskiej, który po nokaucie rozpoczyna turę w Celi, wstaje i uzupełnia rękę według zwykłej zasady odzyskiwania sił.
civilwar-statement-prison-plays-card = Uwięziony Bohater zagrywa kartę Bohatera w standardowy sposób.
civilwar-statement-prison-no-move = Uwięziony Bohater nie może się w żaden sposób poruszyć.
civilwar-statement-prison-no-actions = Dopóki Bohater jest w Celi, nie może wykonać żadnej akcji oprócz ucieczki.
civilwar-statement-prison-no-special = Dopóki Bohater jest w Celi, wszystkie Specjalne Efekty jego kart są anulowane.
civilwar-statement-prison-no-equipment-use = Bohater w Celi nie może korzystać ze swojego Ekwipunku.
civilwar-statement-prison-no-equipment-charge = Bohater w Celi nie może ładować swojego Ekwipunku.
civilwar-statement-prison-escape-when-standing = Uwięzionego Bohatera można uwolnić dopiero wtedy, gdy nie jest już Znokautowany.
civilwar-statement-prison-escape-cost = Uwolnienie kosztuje 2 Akcje Ruchu albo 2 Heroiczne Akcje, albo 2 Akcje Ataku.
civilwar-statement-prison-escape-wild = Symbole i żetony Dzikiej Akcji mogą zastąpić każdą z dwóch akcji kosztu uwolnienia.
civilwar-statement-prison-escape-by-self-or-ally = Koszt płaci uwięziony albo inny Bohater Drużyny Niebieskiej, zawsze we własnej turze płacącego.
civilwar-statement-prison-escape-location = Uciekający Bohater wybiera 1 z 2 Lokacji wskazanych przy jego polu Celi i tam staje.
civilwar-statement-prison-escape-continue = Bohater, który uwolnił się sam, może dokończyć swoją turę, korzystając z pozostałych akcji i Specjalnych Efektów.
civilwar-statement-prison-red-ko-reward = Gdy Bohater Drużyny Czerwonej zostaje Znokautowany, Niebiescy natychmiast rozdzielają między swoich Bohaterów, jak chcą, 2 żetony Akcji (Ruchu, Ataku lub Heroicznej Akcji, w dowolnej kombinacji).
civilwar-statement-prison-red-ko-normal = Znokautowany Bohater Drużyny Czerwonej nigdy nie trafia do Celi; leży w swojej Lokacji i odzyskuje siły jak zwykle.
civilwar-statement-prison-cells-not-locations = Dla efektów gry Cele nie są Lokacjami.
civilwar-statement-prison-discard-count = Odrzucone karty Celi pozostają poza grą, a ich liczba jest równa liczbie uwięzień.

civilwar-statement-tournament-same-setup = Mecz to dwie następujące po sobie rozgrywki Starcia Rejestracyjnego.
civilwar-statement-tournament-same-heroes = W obu rozgrywkach każda Drużyna używa tych samych Bohaterów.
civilwar-statement-tournament-same-layout = W obu rozgrywkach układ Lokacji jest taki sam.
civilwar-statement-tournament-same-cells = W obu rozgrywkach używa się tych samych 5 kart Celi.
civilwar-statement-tournament-same-missions = W obu rozgrywkach używa się tych samych 5 Misji, na nowo przetasowanych.
civilwar-statement-tournament-swap-roles = W drugiej rozgrywce Drużyny zamieniają się kolorami i rolami.
civilwar-statement-tournament-steps-before-setup = Przed przygotowaniem losuje się pierwszą Drużynę Niebieską, potem wybiera się Lokacje, a potem Bohaterów; te kroki zastępują zwykłe.
civilwar-statement-tournament-first-blue-random = O tym, która Drużyna pierwsza gra jako Niebieska, decyduje los; deklaracji nie ma.
civilwar-statement-tournament-no-limit = Skoro nie ma deklaracji, pierwsza rozgrywka nie ma limitu tur; kończy się wraz z piątą Misją albo gdy Bohater rozpoczyna turę bez kart.
civilwar-statement-tournament-pick-four = Każda Drużyna wybiera 4 Lokacje.
civilwar-statement-tournament-reveal-order = Wybrane Lokacje pokazuje się przeciwnikom, poczynając od Drużyny, która pierwsza gra jako Niebieska.
civilwar-statement-tournament-ban-one = Każda Drużyna odrzuca 1 z Lokacji wybranych przez przeciwną Drużynę.
civilwar-statement-tournament-six-remain = Pozostałe 6 Lokacji układa się losowo.
civilwar-statement-tournament-location-copies = W kręgu mogą się znaleźć dwie kopie tej samej Lokacji.
civilwar-statement-tournament-draft = Bohaterów zgłasza się w kolejności: Niebiescy 1, Czerwoni 2, Niebiescy 1; w grze 3×3 następnie Niebiescy ostatniego i Czerwoni ostatniego.
civilwar-statement-tournament-no-twins = W jednej Drużynie nie może być dwóch identycznych Bohaterów.
civilwar-statement-tournament-variants-allowed = Jedna Drużyna może mieć dwa różne warianty tej samej postaci.
civilwar-statement-tournament-same-hero-both-teams = Obie Drużyny mogą używać kopii tego samego Bohatera.
civilwar-statement-tournament-no-team-cards = W rozgrywkach turniejowych karty Drużyn są niedozwolone.
civilwar-statement-tournament-record = Na koniec rozgrywki zapisuje się liczbę tur, w których Bohaterowie Drużyny Niebieskiej ukończyli 5 Misji.
civilwar-statement-tournament-record-cells = Na koniec rozgrywki Czerwonym zapisuje się liczbę odrzuconych kart Celi.
civilwar-statement-tournament-stop-game-two = Druga rozgrywka kończy się natychmiast, gdy Niebiescy nie ukończyli 5 Misji w tylu turach, ilu przeciwnicy potrzebowali w pierwszej.
civilwar-statement-tournament-winner = Mecz wygrywa Drużyna, która ukończyła 5 Misji w mniejszej liczbie tur Bohaterów.
civilwar-statement-tournament-tie-cells = Przy równej liczbie tur wygrywa Drużyna, która jako Czerwona odrzuciła więcej kart Celi.
civilwar-statement-tournament-tie-cells-none-done = Jeśli żadna Drużyna nie ukończyła 5 Misji, wygrywa ta, która jako Czerwona odrzuciła więcej kart Celi.
civilwar-statement-tournament-tie-red-second = Jeśli nadal jest remis, wygrywa Drużyna, która w drugiej rozgrywce grała jako Czerwona.

civilwar-statement-keyword-replace = Efekt, który używa jednego z wymienionych słów kluczowych, rozpatruje się tak, jak tu opisano, co całkowicie zastępuje jego pierwotne znaczenie.
civilwar-statement-keyword-threat-add = Dodanie żetonów Akcji do Zagrożenia oznacza dodanie żetonów Heroicznej Akcji na obszar Społecznej Aprobaty.
civilwar-statement-keyword-threat-clear = Powstrzymanie Zagrożenia oznacza odwrócenie żetonu Kontroli na stronę własnej Drużyny.
civilwar-statement-keyword-threat-swap = Wymiana Zagrożeń oznacza wymianę żetonów Kontroli.
civilwar-statement-keyword-threat-move = Przemieszczenie Zagrożenia nie ma efektu.
civilwar-statement-keyword-swap-no-score = Wymiana żetonów Kontroli nie jest odwróceniem i nie daje punktów.
civilwar-statement-keyword-delay = Opóźnianie Łotra: w następnej turze Wroga Bohater nie korzysta z 1 wybranego dolnego symbolu poprzedniej karty na swojej Osi Fabuły.
civilwar-statement-keyword-accelerate = Przyspieszanie Łotra: w następnej turze Wroga Bohater może użyć dwukrotnie 1 wybranego dolnego symbolu poprzedniej karty na swojej Osi Fabuły.
civilwar-statement-keyword-facedown-plan = Zagranie zakrytej karty Planu bez efektu: w następnej turze Wroga Bohater nie korzysta z żadnego dolnego symbolu poprzedniej karty.
civilwar-statement-keyword-next-turn-only = Efekty opóźniania, przyspieszania i zakrytej karty trwają tylko jedną turę Wroga.
civilwar-statement-keyword-bam = BAM! aktywuje się za wszystkie odpowiednie symbole widoczne na dole i w Specjalnych Efektach kart użytych przez Wroga na jego Osi Fabuły.
civilwar-statement-keyword-plan-deck = Talia lub karta Planu oznacza talię lub kartę jednego z Wrogich Bohaterów, którego wskazuje aktywny Bohater.
civilwar-statement-keyword-plan-tokens = Zbiry lub Cywile dodawani przez kartę Planu oznaczają tych, których dodaje karta Populacji.
civilwar-statement-keyword-stun = Żeton Ogłuszenia dostaje Wróg; do końca swojej tury traktuje on jako puste Specjalne Efekty wszystkich kart Bohatera, które ma na swojej Osi Fabuły.
civilwar-statement-keyword-stun-discard = Na koniec swojej tury ogłuszony Bohater odrzuca wszystkie swoje żetony Ogłuszenia.
civilwar-statement-keyword-health = Zdrowie Łotrów i Popleczników oznacza liczbę kart Bohatera na ręce Wroga.
civilwar-statement-keyword-health-squirrel-girl = W przypadku karty „Zdrowy Rozsądek” Squirrel Girl bierze się sumę wszystkich kart na rękach wszystkich Wrogów.
civilwar-statement-keyword-defeat-villain = Pokonanie Łotra lub Poplecznika oznacza Znokautowanego Wroga.
civilwar-statement-keyword-villain-ends-move = „Łotr kończy swój ruch w twojej Lokacji” oznacza Wroga, który wchodzi do twojej Lokacji, a nie takiego, który kończy w niej turę.
civilwar-statement-keyword-alone = Bohatera, który jest w Lokacji z Wrogami, wciąż uznaje się za samotnego.
civilwar-statement-keyword-ignore-removal = Ignoruje się wszystko, co dotyczy usuwania Bohaterów, Łotrów lub Popleczników z planszy.
civilwar-statement-keyword-ignore-skip = Ignoruje się wszystko, co dotyczy pomijania tury Bohatera, Łotra lub Poplecznika.
civilwar-statement-keyword-ignore-unused = Ignoruje się wszystko, co dotyczy Misji lub komponentów nieużywanych w trybach Gracz kontra Gracz.

civilwar-statement-banned-rule = Lokacji z listy zakazanych nie można wybrać podczas przygotowania gry w żadnym z trybów Gracz kontra Gracz.
civilwar-statement-banned-list = Lista Zakazanych Lokacji: Kwatera Główna S.H.I.E.L.D., Laboratoria Starka (Marvel United); Wielki Pagórek (Rise of the Black Panther); Hala i wszystkie 6 Lokacji Thanosa (The Infinity Gauntlet); Mojoverse (Blue Team); Hellfire Club Building (Gold Team); The Danger Room (First Class); Morlock Tunnels (X-Force); Statue of Liberty (Maximum Carnage); Dark Beast Laboratory, The Core / Seattle Slave Camp (The Age of Apocalypse); Camp Hammond (Secret Invasion); Harvester of Sorrow (Annihilation); Monster Isle (Multiverse Promos).

civilwar-statement-compatibility-no-other-variant = Żadnego z trybów Gracz kontra Gracz nie można łączyć z jakimkolwiek innym wariantem.
civilwar-statement-compatibility-no-companions = Kart Towarzyszy nie można używać w żadnym z trybów Gracz kontra Gracz.
civilwar-statement-compatibility-mix-content = Bohaterów i Lokacje z tego zestawu można łączyć z innymi Bohaterami i Lokacjami, z wyjątkiem zakazanych.

civilwar-statement-board-ring = 6 Lokacji tworzy krąg; każda sąsiaduje z dwiema obok niej.
civilwar-statement-board-opposite = Lokacja przeciwległa do pozycji i to pozycja i+3 w kręgu.
civilwar-statement-board-slots = Lokacja ma stałą liczbę pól, a na każdym mieści się jeden Cywil albo jeden Zbir.
civilwar-statement-board-slots-any-token = Symbole nadrukowane na polach mają znaczenie tylko przy przygotowaniu gry; później każde pole mieści Cywila albo Zbira.
civilwar-statement-board-overflow-once = Zatłoczenie następuje raz na Lokację i kartę lub efekt, bez względu na to, ile żetonów jest w nadmiarze.
civilwar-statement-board-overflow-fill = Jeśli trzeba dodać więcej żetonów, niż jest pustych pól, zapełnia się wolne pola, a reszty się nie dodaje.

civilwar-statement-turn-order = Tura Bohatera przebiega w kolejności: początek, dobranie, zagranie, akcje, koniec tury.
civilwar-statement-turn-draw = Na początku swojej tury aktywny Bohater dobiera 1 kartę.
civilwar-statement-turn-draw-empty = Bohater, któremu talia kończy się przy dobieraniu, dobiera tyle kart, ile może, bez kary.
civilwar-statement-turn-no-hand-limit = Nie ma limitu kart na ręce; polecenie „dobierz do n kart” nic nie robi, gdy ma się ich na ręce n lub więcej.
civilwar-statement-turn-play-one = Aktywny Bohater musi zagrać dokładnie 1 kartę, odkrytą, na końcu Osi Fabuły.
civilwar-statement-turn-own-symbols = Bohater może użyć każdego symbolu właśnie zagranej karty jako akcji.
civilwar-statement-turn-previous-symbols = Bohater może użyć także każdego dolnego symbolu poprzedniej karty Bohatera na Osi Fabuły; przed pierwszą kartą Osi Fabuły takich nie ma.
civilwar-statement-turn-previous-effect-not = Specjalny Efekt poprzedniej karty nie jest dostępny dla następnego Bohatera.
civilwar-statement-turn-any-order = Symboli, żetonów i Specjalnego Efektu można używać w dowolnej kolejności, także na przemian.
civilwar-statement-turn-unused-lost = Niewykorzystane symbole przepadają na koniec tury i nigdy nie stają się żetonami.
civilwar-statement-turn-special-once = Specjalnego Efektu zagranej karty można użyć raz w tej turze.
civilwar-statement-turn-special-optional = Użycie Specjalnego Efektu jest dobrowolne, chyba że karta mówi inaczej.
civilwar-statement-turn-facedown-card = Zakryta karta na Osi Fabuły nie daje ani symboli, ani efektu.
civilwar-statement-turn-end-effect = Efekt Zakończenia Tury Lokacji, w której jest Bohater, to ostatni krok tury.
civilwar-statement-turn-end-effect-no-chain = Przemieszczenie przez efekt Zakończenia Tury nie uruchamia efektu nowej Lokacji.

civilwar-statement-action-move = Akcja Ruchu przemieszcza Bohatera do sąsiedniej Lokacji.
civilwar-statement-action-heroic-rescue = Heroiczna Akcja ratuje 1 Cywila w Lokacji Bohatera; żeton wraca do puli.
civilwar-statement-action-attack-thug = Akcja Ataku pokonuje 1 Zbira w Lokacji Bohatera.
civilwar-statement-action-attack-here-only = Akcja Ataku dosięga tylko celów we własnej Lokacji Bohatera.
civilwar-statement-action-wild = Symbol lub żeton Dzikiej Akcji służy jako 1 Akcja Ruchu, Akcja Ataku lub Heroiczna Akcja, wybrana w chwili użycia.

civilwar-statement-token-keep = Żetony Akcji zostają u Bohatera przez kolejne tury, aż zostaną wydane.
civilwar-statement-token-spend = Żeton Akcji wydaje się jako jedną akcję jego rodzaju, po czym wraca on do puli.
civilwar-statement-token-own-turn = Żeton Akcji wydaje tylko jego właściciel i tylko we własnej turze.

civilwar-statement-damage-card-to-bottom = Za 1 Obrażenie, którego nie przyjęła Tarcza, gracz tego Bohatera wybiera 1 kartę z ręki i kładzie ją na spód swojej talii.
civilwar-statement-damage-ko = Bohater, któremu wskutek Obrażeń nie została na ręce żadna karta, jest natychmiast Znokautowany, a jego figurkę się kładzie.
civilwar-statement-damage-ko-by-discard = Bohater, któremu wskutek efektu odrzucania nie została na ręce żadna karta, też jest Znokautowany, chyba że efekt mówi inaczej.
civilwar-statement-damage-ko-after-last-card = Bohater, który zagrał ostatnią kartę z ręki, kończy swoją turę i na jej koniec zostaje Znokautowany, jeśli jego ręka nadal jest pusta.
civilwar-statement-damage-ko-ignored = Znokautowanego Bohatera pomijają wszystkie efekty: nie otrzymuje Obrażeń, nie zyskuje żetonów i nie jest przemieszczany.
civilwar-statement-damage-ko-own-turn = Bohater Znokautowany we własnej turze traci resztę tej tury.
civilwar-statement-damage-recovery = Na początku swojej następnej tury Znokautowany Bohater wstaje i dobiera 4 karty zamiast 1, a potem kontynuuje turę.
civilwar-statement-damage-no-discard-pile = Nie ma stosu kart odrzuconych ani ponownego tasowania: zagrane karty zostają na Osi Fabuły.
civilwar-statement-damage-invulnerable = Żeton Niewrażliwości zapobiega wszystkim Obrażeniom zadawanym Bohaterowi, poza nieuchronnymi.
civilwar-statement-damage-invulnerable-expires = Bohater traci żeton Niewrażliwości na początku swojej następnej tury.
civilwar-statement-damage-invulnerable-target = Bohater z żetonem Niewrażliwości wciąż może zostać wybrany na cel.
civilwar-statement-damage-unpreventable = Nieuchronne Obrażenia pomijają Niewrażliwość i inne sposoby zapobiegania, ale nie Tarcze.

civilwar-statement-crisis-no-own-rule = Żeton Kryzysu sam nie ma żadnego efektu; jego znaczenie wynika z trybu lub karty.

civilwar-statement-equipment-charge = Bohater może we własnej turze wydać akcję rodzaju pokazanego na pustym polu ładunku swojego Ekwipunku, aby zapełnić to pole.
civilwar-statement-equipment-use = Gdy wszystkie pola ładunków są zapełnione, Bohater może we własnej turze użyć Ekwipunku raz, po czym wszystkie pola są znów puste.
civilwar-statement-equipment-keep = Ładunki zostają na Ekwipunku przez kolejne tury i po nokaucie.

## Uwagi do zasad.

civilwar-note-components-equipment = To, które z nich należą do którego Bohatera, jest naszą decyzją.

civilwar-note-common-ties = Między turami (Wydarzenia, Populacja, Misje) za aktywnego uważa się Bohatera, którego tura właśnie się skończyła (nasza decyzja).

civilwar-note-location-continuous-both = Żadna z 6 Lokacji tego zestawu nie ma trwałego efektu.
civilwar-note-location-mandatory-eot-both = Żadna z 6 Lokacji tego zestawu nie ma obowiązkowego efektu.
civilwar-note-location-overflow-any-hero = Instrukcja nie ogranicza położenia ani nie wyklucza uwięzionego Bohatera; wyjątek dla Znokautowanego wynika z podstawowej zasady, że Znokautowanych Bohaterów się pomija. O nokaucie w Celi mówi zasada „Nokaut w Celi: do innej przygotowanej albo na miejscu”.

civilwar-note-shield-per-damage = Tak mówi instrukcja: za każdym razem, gdy Bohater ma otrzymać Obrażenie, w liczbie pojedynczej.

civilwar-note-setup-clash-choose-heroes = To, że poza turniejem Bohater jest w grze tylko raz, jest naszą decyzją (każda talia ma jeden egzemplarz); kolejność wybierania jest dowolna.

civilwar-note-setup-start-locations = To, że obie strzałki leżą naprzeciw siebie, wnioskujemy z symetrii; układ żetonów Kontroli wyklucza sąsiadujące Lokacje startowe.
civilwar-note-setup-remove-double-wild = Symbol zaginął w tekście, którym dysponujemy. Trudne wyzwanie z tego samego sezonu też usuwa kartę z dwiema Dzikimi Akcjami i taka jest cena Talii Drużyn z tego sezonu. FAQ wydawcy: z kilku egzemplarzy usuwanej karty znika tylko 1.
civilwar-note-setup-remove-without-equipment = Symbol zaginął w tekście, którym dysponujemy; zob. zasadę „Z każdej talii usuwa się kartę z dwiema Dzikimi Akcjami”.
civilwar-note-setup-own-equipment = Instrukcja mówi „powinni”; rozumiemy to tak, że Ekwipunek jest w grze. To, że na początku nie jest naładowany, jest naszą decyzją i należy do naszego mechanizmu ładowania; drukowany Ekwipunek z tego sezonu zaczyna odkryty i gotowy do użycia.
civilwar-note-setup-universal-equipment = Wybór po dobraniu kart wynika z kolejności w instrukcji. W zestawie jest 1 karta Uniwersalna, a kolejność, w jakiej można po nią sięgnąć, jest naszą decyzją.
civilwar-note-setup-population-arrows = Sposób wskazywania Lokacji (czerwona+k, niebieska+k) i liczenie zgodnie z ruchem wskazówek zegara są naszą decyzją.

civilwar-note-setup-clash-starting-team = Los jako domyślny sposób jest naszą decyzją.

civilwar-note-clash-hero-order = Rozstrzygnięcie projektanta dla gier z kilkoma graczami: kolejność Bohaterów ustalają ich pierwsze tury i obowiązuje ona przez całą grę.
civilwar-note-clash-team-order-choice = Instrukcja ustala tylko pierwszego Bohatera. Potwierdza to rozstrzygnięcie projektanta: kolejność tworzy to, kto gra pierwszy, drugi i trzeci.
civilwar-note-clash-initiative = To, że punkty z Wydarzenia już się liczą, wynika z wydrukowanej kolejności (najpierw Wydarzenie, potem Inicjatywa).
civilwar-note-clash-initiative-tie-zero = Nasza decyzja: instrukcja nie podaje, jak leżą znaczniki na pierwszym polu. Ta sama kolejność służy też do rozstrzygania ostatecznego remisu.
civilwar-note-clash-end-at-40 = To, że na koniec ostatniej Rundy nie odkrywa się Wydarzenia, wnioskujemy z zasady o Populacji. Punkty z Wydarzenia liczą się dopiero na koniec następnej Rundy (nasza decyzja).

civilwar-note-approval-persist = Wniosek: instrukcja usuwa żetony Społecznej Aprobaty dopiero wtedy, gdy są 2.
civilwar-note-approval-reset-on-flip = Nasza decyzja; instrukcja tego nie obejmuje.
civilwar-note-approval-mode = Wniosek: ten fragment należy do rozdziału o Pojedynku Bohaterów, a Starcie Rejestracyjne ma własną zasadę kontroli.

civilwar-note-population-green-check = Punkty zdobyte między dwiema turami (Wydarzenie, Populacja, Zatłoczenie) sprawdza się po następnej turze Bohatera (nasza decyzja).
civilwar-note-population-deck-empty = Nasza decyzja.

civilwar-note-scoring-ko-any-cause = Wniosek: instrukcja nie ogranicza przyczyny.
civilwar-note-scoring-discard-no-score = Tak rozumiemy grę podstawową; instrukcja punktuje tylko uratowanych i pokonanych.
civilwar-note-scoring-immediate = Tak mówi instrukcja: znacznik przesuwa się za każdym razem, gdy to nastąpi.
civilwar-note-scoring-past-40 = Wniosek ze słów „osiągnie lub przekroczy wartość 40”.

civilwar-note-balance-keep-double-wild = To, że dotyczy to tylko Pojedynku, wnioskujemy z miejsca w instrukcji.

civilwar-note-bid-meaning = Przy deklaracji i zwycięstwie instrukcja mówi o kartach na Osi Fabuły, a przy końcu gry o turach: to ta sama liczba, bo żadna tura Niebieskich nie mija bez karty.
civilwar-note-bid-first-must-bid = Nasza decyzja; instrukcja nie przewiduje spasowania bez deklaracji.
civilwar-note-bid-advice = To rada, a nie zasada: inne deklaracje są dozwolone.

civilwar-note-setup-registration-cells-peek = To, że Niebieskim nie wolno ich oglądać, jest wnioskiem (Cele kładzie się z ukrytą Pułapką).

civilwar-note-registration-hero-order = Słowa instrukcji o turze 1 ze swoich Bohaterów nie podają kolejności; uzupełnia ją zasada podstawowa (rozstrzygnięcie projektanta, jak w zasadach „Bohaterowie Drużyny grają w stałej kolejności” i „Kolejność Drużyny ustalają pierwsze tury Bohaterów”).
civilwar-note-registration-no-rounds = Wniosek: te elementy należą do rozdziału o Pojedynku.
civilwar-note-registration-end-limit = Rozumiemy to dosłownie: „przekroczona”, więc sprawdza się to na początku tury N+1 Niebieskich.
civilwar-note-registration-win-blue = To, że po ostatniej karcie jest jeszcze tura Czerwonych, wynika z dosłownego warunku końca gry: „przekroczona”.
civilwar-note-registration-no-cards-red = Wniosek z warunków zwycięstwa.
civilwar-note-registration-jail-turn-counts = Wniosek: Bohater zagrywa swoją kartę w standardowy sposób.

civilwar-note-mission-one-active = Wniosek: następną Misję odkrywa się dopiero po turze.
civilwar-note-mission-complete-any-turn = Wniosek ze słów „obecnego Bohatera”; żadna karta zestawu nie działa w turze drugiej Drużyny.

civilwar-note-danger-red-cannot-remove = Nasza decyzja: wynika z zasady, że Niebezpieczeństwo usuwa tylko Misja. Obejmuje także efekty na odległość i obrażenia zadawane celom.
civilwar-note-danger-none-placed = Nasza decyzja.
civilwar-note-danger-clear-on-completion = Nasza decyzja, potrzebna ze względu na wymyślone przez nas Misje.

civilwar-note-control-mandatory-no-flip = Wniosek: odwrócenie wiąże się z użyciem efektu w Lokacji kontrolowanej przez własną Drużynę.

civilwar-note-prison-crisis-action = Jeden Bohater może mieć kilka żetonów Kryzysu (instrukcja mówi o wszystkich jego żetonach Kryzysu); Znokautowanego wyklucza zasada podstawowa, uwięzionego to, że Cela nie jest Lokacją.
civilwar-note-prison-prepare-cell = W dowolnym miejscu: to wniosek, bo instrukcja nie podaje miejsca. Bohater Drużyny Czerwonej może to zrobić kilka razy w turze.
civilwar-note-prison-cell-face-down = To, że Czerwoni mogą obejrzeć przygotowaną Celę, wnioskujemy z kroku 8 przygotowania.
civilwar-note-prison-ko-to-cell = Dowolna przyczyna: instrukcja jej nie ogranicza.
civilwar-note-prison-trap-other-target = Tylko Pułapki dosięgają Znokautowanego Bohatera; zob. zasadę „Efekty pomijają Znokautowanego Bohatera”.
civilwar-note-prison-no-cell-normal-ko = To, że jego żetony Kryzysu zostają, wnioskujemy ze słów „bez dodatkowych konsekwencji”.
civilwar-note-prison-ko-inside-cell = Nasza decyzja: instrukcja tego nie przewiduje; zasadę o nokaucie stosujemy dosłownie.
civilwar-note-prison-no-move = Efekt ruchu, którym mógłby go przemieścić towarzysz z Drużyny, sprawdzamy na przykładzie wymyślonej karty (w zestawie Wasp przemieszcza tylko Bohaterów ze swojej Lokacji).
civilwar-note-prison-escape-wild = Wniosek ze znaczenia Dzikiej Akcji.
civilwar-note-prison-escape-by-self-or-ally = To, że położenie pomagającego nie ma znaczenia, że kosztu się nie dzieli i że uwięziony pomocnik może uwolnić tylko siebie, jest wnioskiem.
civilwar-note-prison-red-ko-reward = Symbole zaginęły w tekście, ale luki są trzy („A B lub C”), a więc Ruch, Heroiczna Akcja i Atak; Dzika Akcja byłaby czwartym. Znokautowani Bohaterowie Drużyny Niebieskiej nie dostają żetonów, uwięzieni mogą je dostać (zasada podstawowa / nasza decyzja).
civilwar-note-prison-red-ko-normal = Wniosek: instrukcja więzi tylko Bohaterów Drużyny Niebieskiej.
civilwar-note-prison-discard-count = O równości mówią zasady turniejowe; to, że odrzucone Cele nie wracają, jest wnioskiem.

civilwar-note-tournament-first-blue-random = To, że deklaracja odpada, jest wnioskiem: wynikiem jest liczba tur.
civilwar-note-tournament-no-limit = Nasza decyzja: wynika z rezygnacji z deklaracji. Druga rozgrywka też nie ma limitu, jeśli w pierwszej Niebieskim się nie udało.
civilwar-note-tournament-pick-four = 4 Lokacje jednej Drużyny muszą się od siebie różnić (nasza decyzja).
civilwar-note-tournament-reveal-order = To, że przed pokazaniem są ukryte, wnioskujemy ze słów „przedstawiają swój wybór”.
civilwar-note-tournament-ban-one = Kolejność obu odrzuceń: najpierw pierwsza Drużyna Niebieska (nasza decyzja).
civilwar-note-tournament-no-twins = Identyczny Bohater to dokładnie ten sam Bohater i ta sama talia (nasza decyzja).
civilwar-note-tournament-variants-allowed = Instrukcja wymienia Wolverine’a i Old Man Logana; rozumiemy to tak, że wariant to inny Bohater o osobnej talii (nasza decyzja).
civilwar-note-tournament-stop-game-two = Jeśli pierwsza rozgrywka nie dała liczby, druga nie ma takiego zatrzymania (nasza decyzja).

civilwar-note-keyword-threat-add = Nasza decyzja: w Starciu Rejestracyjnym nie ma obszaru Społecznej Aprobaty, więc taki efekt nic tam nie robi. To, że nie dotyczy Lokacji własnej Drużyny, wynika z zasady „Aprobatę zdobywa się tam, gdzie nie masz kontroli”; dla efektów na odległość jest to nasza decyzja.
civilwar-note-keyword-swap-no-score = Nasza decyzja.
civilwar-note-keyword-delay = Symbol wybiera ten, kto używa efektu, w chwili jego rozpatrzenia (nasza decyzja; instrukcja mówi tylko o „wybranym” symbolu).
civilwar-note-keyword-accelerate = Symbol wybiera Bohater, który może go użyć (nasza decyzja).
civilwar-note-keyword-bam = Symbol zaginął w tekście, którym dysponujemy; bierzemy go z danych karty.
civilwar-note-keyword-plan-tokens = Symbole zaginęły w tekście; luki są dwie, rozdzielone kreską: Zbir / Cywil.
civilwar-note-keyword-health-squirrel-girl = Squirrel Girl nie ma w zestawie; zasadę sprawdzamy na wymyślonej karcie.
civilwar-note-keyword-alone = Znokautowanych towarzyszy z Drużyny pomija się jak wszędzie (zasada podstawowa).

civilwar-note-compatibility-mix-content = Tak mówi wstęp instrukcji.

civilwar-note-board-slots-any-token = FAQ 2.0 wydawcy.
civilwar-note-board-overflow-once = FAQ 2.0 wydawcy.
civilwar-note-board-overflow-fill = Które żetony zapełniają wolne pola: według podanej kolejności (nasza decyzja).

civilwar-note-turn-order = Instrukcja gry podstawowej podaje taką kolejność: dobranie, zagranie, akcje, efekt Lokacji.
civilwar-note-turn-draw-empty = Wniosek.
civilwar-note-turn-no-hand-limit = Wniosek: nigdzie nie podano limitu.
civilwar-note-turn-any-order = FAQ 2.0 wydawcy.
civilwar-note-turn-unused-lost = FAQ 2.0 wydawcy.
civilwar-note-turn-facedown-card = To, że następny Bohater nie sięga do jeszcze wcześniejszej karty, jest naszą decyzją (nie znaleźliśmy rozstrzygnięcia).
civilwar-note-turn-end-effect = Instrukcja gry podstawowej podaje taką kolejność: dobranie, zagranie, akcje, efekt Lokacji.
civilwar-note-turn-end-effect-no-chain = Wniosek.

civilwar-note-token-keep = Rozstrzygnięcie projektanta: żetony można zachować na późniejsze tury.

civilwar-note-damage-ko-by-discard = Wniosek: drukowana Lokacja podaje jako swój wyjątek, że odrzucenie wszystkich kart z ręki nie nokautuje, więc bez tego wyjątku nokautuje.
civilwar-note-damage-ko-after-last-card = Rozstrzygnięcie projektanta, który cytuje instrukcję gry podstawowej. Kolejność (nasza decyzja): po efekcie Zakończenia Tury i odrzuceniu żetonów Ogłuszenia, przed kartą Populacji, Misją i Wydarzeniem.
civilwar-note-damage-ko-ignored = FAQ 2.0 wydawcy. Wyjątek z zasad Gracz kontra Gracz: Pułapka może dotyczyć Bohatera, który właśnie został Znokautowany (zasada „Pułapka dotyka tego, kogo wskazuje jej tekst”).
civilwar-note-damage-ko-own-turn = FAQ wydawcy o nokaucie na początku własnej tury: ta tura przepada; w następnej Bohater wstaje, dobiera 4 karty i gra dalej. Dla nokautu później w turze to wniosek z tego.
civilwar-note-damage-recovery = FAQ 2.0 wydawcy. Jeśli w talii jest mniej niż 4 karty, Bohater dobiera tyle, ile jest (wniosek).
civilwar-note-damage-invulnerable-expires = Rozstrzygnięcie projektanta: do następnej tury tego Bohatera.
civilwar-note-damage-invulnerable-target = FAQ 2.0 wydawcy.
civilwar-note-damage-unpreventable = Tak rozumiemy słowo „nieuchronne”; o tym, że Tarcze i wtedy działają, mówi rozdział „Tarcze”.

civilwar-note-equipment-charge = Nasz mechanizm. Drukowany Ekwipunek z tego sezonu nie ma pól ładunku: używa się go odkrytego, potem zakrywa, a na początku własnej tury ładuje ponownie za opłatą (najczęściej 1 żeton Akcji). Dzika Akcja pasuje do każdego pola, a pole Dzikiej Akcji przyjmuje dowolną akcję.
civilwar-note-equipment-use = Nasz mechanizm. Drukowany Ekwipunek z tego sezonu nie ma pól ładunku: używa się go odkrytego, potem zakrywa, a na początku własnej tury ładuje ponownie za opłatą (najczęściej 1 żeton Akcji).
civilwar-note-equipment-keep = Nasz mechanizm. Drukowany Ekwipunek z tego sezonu nie ma pól ładunku: używa się go odkrytego, potem zakrywa, a na początku własnej tury ładuje ponownie za opłatą (najczęściej 1 żeton Akcji).
