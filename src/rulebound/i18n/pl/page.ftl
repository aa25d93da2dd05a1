### Słowa stołu w przeglądarce.

## Strona początkowa

page-title = Pięć gier karcianych, które znają własne zasady.
page-subtitle = Graj samemu z komputerem albo wyślij znajomemu link. W każdej chwili możesz zapytać „dlaczego?” i „dlaczego nie?”.
page-continue = Kontynuuj
page-new = Nowa gra
page-campaign = Kampania
page-campaign-new = Nowa kampania
page-campaign-begin = Zacznij kampanię
page-campaign-play = Graj scenariusz
page-campaign-go-on = Wróć do stołu
page-campaign-on = Dalej w kampanii
page-campaign-friends = Grają znajomi: inne miejsca dostaną linki
page-campaign-number = Kampania { $n }
page-campaign-unknown = Ta przeglądarka nie przechowuje takiej kampanii.
page-play-now = Graj
page-set-up = Ustaw
page-coming = Wkrótce
page-open-file = Otwórz zapisaną grę
page-seats-file = Zabierz miejsca do innej przeglądarki
page-seats-file-line = Plik z sekretami twoich miejsc: otwórz go tam jak zapisaną grę. Kto ma plik, też na nich siedzi.
page-seats-taken = { $n ->
    [one] Są tu teraz miejsca { $n } gry.
   *[other] Są tu teraz miejsca { $n } gier.
 }
page-host-says = Od gospodarza tego serwera: { $words }
page-language = Język
page-theme = Ciemny albo jasny
page-your-move = Twój ruch
page-waits = Oczekiwanie
page-over = Zakończona
page-forget = Usuń z listy: { $name }
page-continue-all = Pokaż wszystkie { $n }
page-manage = Linki i ustawienia: { $name }
page-forget-ask = Ta przeglądarka zapomni grę. Nikt inny nic nie straci.
page-forget-seat-ask = Ta przeglądarka zapomni swoje miejsce i nie wróci bez nowego linku.
page-forget-yes = Usuń z listy
page-remove = Usuń tę grę
page-remove-ask = Gra zostanie usunięta dla wszystkich, razem z powtórką i wszystkimi linkami. Tego nie można cofnąć.
page-remove-yes = Usuń dla wszystkich
page-no = Nie
page-here = obecny
page-new-link = Nowy link
page-new-link-ask = Przeglądarka, która ma teraz miejsce ({ $name }), straci je. Usiądzie tam ten, kto otworzy nowy link.
page-new-link-yes = Zrób nowy link
page-seat-lost = Miejsce utracone
page-seat-lost-line = Twoje miejsce dostało nowy link, którego ta przeglądarka nie otworzyła. Poproś o niego.
page-study = Do przejrzenia
page-file-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[many] { $n } odpowiedzi
}
page-file-play = Graj dalej
page-file-study = Tylko przejrzyj
page-game-champions = Marvel Champions
page-line-champions = Bohaterowie razem przeciw złoczyńcy i jego intrydze.
page-players-champions = 1–4, razem
page-game-fellowship = Władca Pierścieni
page-line-fellowship = Wyprawa przez Mroczną Puszczę, walka i zagrożenie, które trzeba hamować.
page-players-fellowship = 1–4, razem
page-game-versus = VS System
page-line-versus = Dwa szyki twarzą w twarz; na każdy ruch jest odpowiedź.
page-players-versus = 2, pojedynek
page-game-guardians = Strażnicy: Bitwa superbohaterów
page-line-guardians = Połóż technikę w tajemnicy. Siedem taktyk, pułapki, nokauty.
page-players-guardians = 2–8, każdy sam albo drużyny
page-game-civilwar = Marvel United: Wojna bohaterów
page-line-civilwar = Dwie drużyny, sześć lokacji, jedna publiczność.
page-players-civilwar = 2–6, dwie drużyny

## Do stołu

page-all-games = Wszystkie gry
page-nowhere = Nie ma takiej strony
page-nowhere-line = Pod tym adresem nic nie ma. Być może w linku zgubiła się litera.
page-setup-line = Wszystko poniżej to już dobra pierwsza gra.
page-game-options = Gra
page-own-options = Każdy gracz
page-free = wolny
page-own-deck = Własna talia
page-own-deck-line = Po jednej karcie w wierszu: kod albo nazwa i ile („01005 x 3”).
page-own-deck-use = Graj tą talią
page-own-deck-file = Wczytaj plik
page-own-deck-drop = Gotowa talia
page-deck-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
page-seats = Miejsca
page-seat = Gracz { $n }
page-seat-me = Ja
page-seat-computer = Komputer
page-seat-open = Wolne
page-seat-open-line = Link do wolnego miejsca będzie przy stole.
page-seat-add = Jeszcze jeden gracz
page-seat-remove = Bez: { $name }
page-computers = Gracze komputerowi
page-player-random = Losowy
page-player-easy = Łatwy
page-player-fair = Średni
page-player-strong = Silny
page-player-expert = Ekspert
page-player-heuristic = Średni
page-player-search = Szukający
page-player-about-random = Wybiera cokolwiek, bez zastanowienia.
page-player-about-easy = Patrzy o krok naprzód, a w co trzeciej decyzji wybiera pierwsze, co przyjdzie mu na myśl.
page-player-about-fair = Patrzy o krok naprzód. Odpowiada od razu.
page-player-about-strong = Wypróbowuje każdą możliwość w setkach wyobrażonych partii, przez około sekundę.
page-player-about-expert = Wypróbowuje każdą możliwość w tysiącach wyobrażonych partii, do pięciu sekund.
page-level-1 = Łatwe na początek
page-level-2 = Na drugą grę
page-level-3 = Trudne
page-your-name = Twoje imię
page-rename = Zachowaj
page-start = Zacznij grę
page-setup-refused = Tak nie można grać.
page-setup-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[many] { $n } graczy
}
page-setup-nobody = Żadne miejsce nie jest twoje: będziesz widzem.
page-join-title = Czeka na ciebie wolne miejsce
page-join-line = Powiedz, jak cię nazywać, i siadaj.
page-join = Usiądź
page-join-with = Przy stole: { $names }
page-join-again = Ta przeglądarka siedzi już przy tym stole. Wziąć też to miejsce?
page-join-too = Weź też to miejsce
page-join-back = Z powrotem na moje miejsce
page-join-gone = Tego miejsca nie można zająć

## Talie

page-decks = Talie
page-deck = Talia
page-deck-build = Zbuduj talię
page-deck-pool = Karty
page-deck-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
page-deck-all = Pokaż wszystkie
page-deck-more = Jeszcze jedna: { $name }
page-deck-less = O jedną mniej: { $name }
page-deck-copies = W talii: { $n }
page-deck-search = Nazwa, cecha lub tekst
page-deck-factions = Kolor
page-deck-no-faction = Bez drużyny
page-deck-kinds = Rodzaj
page-deck-cost = Koszt
page-deck-trait = Cecha
page-deck-any-trait = Dowolna cecha
page-deck-inside = W talii
page-deck-name = Nazwa
page-deck-unnamed = Talia bez nazwy
page-deck-open = Otwórz talię
page-deck-mine = Moje talie
page-deck-begin = Zacznij od gotowej
page-deck-new = Nowa
page-deck-leaders = { $n ->
    [1] Bohater
   *[other] Bohaterowie, do { $n }
}
page-deck-legal = Talia zgodna z zasadami
page-deck-illegal = Jeszcze niezgodna z zasadami
page-deck-play = Zagraj nią
page-deck-import = Import
page-deck-export = Eksport
page-deck-import-line = Wklej listę z MarvelCDB lub RingsDB, plik OCTGN albo po jednej karcie w wierszu.
page-deck-read = Wczytaj listę
page-deck-missing = Tego nie ma w pudełku:
page-deck-missing-line = Tego nie ma w pudełku: { $cards }
page-deck-format-text = Tekst
page-deck-format-octgn = OCTGN
page-deck-format-toml = Rulebound
page-deck-curve = Ile kart ile kosztuje
page-deck-forget = Usuń tę talię
page-deck-forget-ask = Usunąć ją z tej przeglądarki? Wysłany link nadal będzie działał.

## Łącze z serwerem

page-opening = Otwieranie …
page-no-server = Serwer nie odpowiada. Czy jest uruchomiony?
page-no-answer = Serwer nie dał użytecznej odpowiedzi ({ $status }).
page-line-lost = Brak połączenia, próbuję ponownie
page-closed = Tego stołu nie można otworzyć
page-not-yours = Ta przeglądarka nie ma miejsca przy tym stole. Poproś o link.
page-not-a-file = Ten plik nie jest zapisaną grą.

## Wybór

page-choice = Co trzeba zdecydować
page-you = Ty
page-you-decide = Decydujesz ty
page-all-decide = Decydują wszyscy
page-one-decides = Decyduje { $name }
page-others-decide = Decydują inni
page-waiting = Czekamy: { $names }
page-choose = Wybierz
page-also-deciding = Wszyscy odpowiadają naraz; jeszcze decydują: { $names }
page-seek = Znajdź wśród { $n }
page-glowing = { $n ->
    [one] albo kliknij świecącą kartę
   *[other] świeci { $n }: kliknij wybrane
}
page-other = Coś innego
page-option = opcja { $key }
page-can = można wziąć
page-hint = Rada
page-hint-thinking = Gracz komputerowy myśli …
page-stage = Etap { $stage } z { $last }
page-hint-pay = Gracz komputerowy zapłaciłby właśnie tym.
page-hint-then = { $advice } (potem: { $steps })
page-pay = Zapłać
page-pay-with = Zapłać: { $names }
page-paid = Zapłacono: { $names }.
page-repay = Zapłać inaczej
page-bill = Wybrano { $have } z { $cost }
page-cancel = Wróć
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie
page-undo-wanted = { $name } prosi o cofnięcie ostatniej odpowiedzi.
page-undo-waiting = Jeszcze muszą się zgodzić: { $names }
page-agree = Zgoda
page-refuse = Odmowa

## Stół

page-hand = Twoja ręka
page-hand-empty = Brak kart na ręce
page-deciding = decyduje
page-laid = położona
page-lay-here = połóż kartę tutaj
page-your-series = Twoja seria
page-series-last = Ostatni numer: { $number }.
page-series-stance = Chroni cię postawa.
page-face-down = { $back }, zakryta
page-house = karta domowa
page-house-parts = Wymyślone dla tego projektu: { $parts }
page-copies = ×{ $n } w pudełku
page-mark-not-used = jeszcze nieużyte
page-mark-used = użyte
page-mark-exhausted = wyczerpana
page-mark-stunned = Ogłuszenie
page-mark-confused = Dezorientacja
page-mark-tough = Twardość

## Pasek boczny

page-rail = Gracze i wydarzenia
page-log = Co się stało
page-details = Szczegóły
page-close = Zamknij
page-away = nieobecny
page-kept = gra za niego komputer
page-copy-link = Kopiuj link
page-copied = Link skopiowany. Wyślij go, komu chcesz.
page-stand-in = Niech gra komputer
page-take-back = Usiądź z powrotem
page-look-from = Patrz z miejsca: { $name }
page-spectators = Widzowie
page-rulebook = Zasady, „{ $section }”
page-rule-missing = Nie udało się odczytać zasady { $rule }.
page-why-not = Dlaczego nie: { $name }?
page-why-legal = { $name }: teraz można
page-met = Spełnione:
page-unmet = Niespełnione:
page-show-position = Pokaż krok { $step }
page-scrubber = Wcześniejsze pozycje
page-step = Krok { $step } z { $last }
page-now = Teraz, krok { $step }
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-earlier = Wcześniej
page-earlier-note = Tak było wcześniej. Gra toczy się na swoim miejscu.
page-back-to-now = Wróć do teraz
page-go-on = Nowa gra stąd

## Koniec

page-end-won = { $rounds ->
    [0] Wygrana
   *[other] Wygrana: { $unit } { $rounds }
}
page-end-lost = { $rounds ->
    [0] Przegrana
   *[other] Przegrana: { $unit } { $rounds }
}
page-end-rematch = Jeszcze raz
page-end-now = Teraz: { $what }
page-end-against = Komputer: { $player }
page-end-sides = Zamiana stron
page-end-more = Jeszcze jeden przeciwnik
page-end-who = Kto grał
page-end-computer = (komputer, { $level })
page-end-winner = zwycięzca
page-end-board = Pokaż stół
page-end-scene = Jak było
page-end-numbers = W liczbach
page-end-steps = decyzji
page-unit-round = runda
page-unit-rounds = rund
page-play = Odtwarzaj
page-pause = Pauza
page-speed = Szybkość
page-speed-times = { $n }×
page-figure-cards-played = zagrane karty
page-figure-enemy-attacks = ataki wrogów
page-figure-knocked-out = wyeliminowani
page-phases = Fazy rundy
page-history = Twoje partie
page-history-line = Rozegrane do końca w tej przeglądarce i jak często wygrywasz.
page-history-none = W tej przeglądarce nie rozegrano jeszcze żadnej partii do końca.
page-history-rates = Jak często wygrywasz
page-history-games = Wszystkie partie
page-history-won = wygrane: { $won } z { $played }
page-history-look = Obejrzyj
page-history-again = Tak samo jeszcze raz
page-ended = Zakończone partie: { $n }
page-today = Partia dnia, { $day }
page-today-line = Dziś wszyscy mają to samo rozdanie. Dla jednej osoby, z partnerami komputerowymi.
page-today-play = Zagraj
page-today-again = Jeszcze raz
page-won = Wygrana
page-lost = Przegrana
page-replay = Odtwórz
page-share = Kopiuj link do zapisu
page-save = Zapisz do pliku
page-again = Jeszcze jedna gra

## Menu

page-menu = Menu
page-spectate-link = Kopiuj link dla widzów
page-leave-seat = Niech komputer gra za mnie
page-keys = Klawisze
page-key-option = 1–9
page-key-option-does = wybierz opcję
page-key-arrows = strzałki
page-key-arrows-does = od karty do karty; w dzienniku krok po kroku
page-key-take = Enter
page-key-take-does = weź kartę
page-key-zoom = Spacja
page-key-zoom-does = pokaż kartę w całości
page-key-why = ?
page-key-why-does = dlaczego albo dlaczego nie
page-key-hint = H
page-key-hint-does = rada
page-key-undo = U
page-key-undo-does = cofnij
page-key-log = L
page-key-log-does = co się stało
page-key-menu = M
page-key-menu-does = menu
page-key-theme = T
page-key-theme-does = ciemny albo jasny
page-key-guide = G
page-key-guide-does = przewodnik: tak lub nie
page-key-close = Esc
page-key-close-does = zamknij
page-key-civilwar-only = Q W E
page-key-civilwar-only-does = tylko to, na co pozwala Ruch, Atak lub Heroiczna Akcja
page-key-civilwar-end = 0
page-key-civilwar-end-does = zakończ turę lub zrezygnuj
page-key-civilwar-ring = { page-key-arrows }
page-key-civilwar-ring-does = na Lokacji: dookoła kręgu
page-key-civilwar-story = B R
page-key-civilwar-story-does = ostatnia karta niebieskiej lub czerwonej Osi Fabuły
page-only = Tylko { $what }. Esc: wszystko.
page-only-none = { $what }: teraz nic się tym nie da zrobić.

## Księga zasad

page-rules = Zasady
page-rules-open = Otwórz w księdze zasad
page-rules-begin = Na początek
page-rules-no-such = W tej księdze zasad nie ma takiej strony.
page-rules-chapters = Rozdziały
page-rules-game = Która gra
page-rules-turn = Inne strony
page-rules-beside = Co się z tym wiąże
page-rules-english = Niektóre z tych zasad są na razie tylko po angielsku.
page-rules-related = Powiązane zasady
page-rules-none = Nic poza tą stroną.
page-rules-cards = Karty, których to dotyczy
page-rules-no-cards = Żadna karta o tym nie mówi.
page-rules-all-cards = Pokaż wszystkie karty: { $n }
page-rules-of-one = Tylko dla „{ $title }”.
page-rules-of-all = Pokaż dla całej strony
page-rules-note = Jak to rozumiemy:
page-rules-house = nasza decyzja
page-rules-house-why = Dlaczego tak postanowiliśmy:
page-rules-untested = program nie może tego pokazać
page-rules-untested-why = Dlaczego program nie może tego pokazać:
page-rules-source = Drukowana księga zasad:
page-rules-copy = Skopiuj link do tej zasady
page-rules-search = Szukaj w zasadach
page-rules-search-line = Szukaj, liczba zasad: { $n }. Słowo, karta lub id zasady
page-rules-results = Znalezione
page-rules-found = { $n ->
    [0] Nic nie znaleziono.
    [one] { $n } wynik
    [few] { $n } wyniki
   *[other] { $n } wyników
 }
page-rules-kind-rule = Zasada
page-rules-kind-topic = Strona
page-rules-kind-card = Karta
page-position = Pozycja
page-position-example = Przykład z księgi zasad
page-position-of = Pozycja: { $title }
page-position-also = Pokazuje też:
page-position-look = Tu nic nie dzieje się samo: zapytaj karty, dlaczego nie.
page-position-back = Krok wstecz
page-position-next = Następny krok ({ $n } z { $last })
page-position-board = { $n ->
    [0] Stół przed pierwszym krokiem
   *[other] Stół po kroku { $n } z { $last }
 }
page-position-play = Odtwórz
page-position-pause = Pauza
page-position-changed = właśnie się zmieniło
page-position-keys-step = krok po kroku
page-position-keys-play = odtwarzanie i pauza
page-position-watch = Obejrzyj przy stole
page-position-try = Wypróbuj przy stole
page-position-from = Z księgi zasad
page-how = Jak grać
page-how-aim = O co chodzi
page-how-round = Jak przebiega runda
page-how-end = Jak się kończy
page-how-tip = Wskazówka
page-how-symbols = Co znaczą symbole
page-how-play = Zagraj pierwszą grę
page-how-aim-champions = Razem gracie bohaterami przeciw złoczyńcy. Sprowadźcie zdrowie jego ostatniego etapu do 0, zanim główna intryga zbierze swoje zagrożenie.
page-how-round-champions-1 = Twoja tura: w dowolnej kolejności i dopóki możesz płacić, zagrywaj karty, atakuj, udaremniaj, używaj sojuszników. Karty z ręki to także twoje zasoby: płacisz, odrzucając je.
page-how-round-champions-2 = Raz w turze możesz zmienić formę. Bohater atakuje, udaremnia i broni się; alter ego się regeneruje, a złoczyńca wtedy knuje zamiast atakować.
page-how-round-champions-3 = Potem wszyscy odrzucają to, czego nie chcą, dobierają karty do rozmiaru ręki i przygotowują swoje karty.
page-how-round-champions-4 = Faza złoczyńcy: na głównej intrydze rośnie zagrożenie, złoczyńca i poplecznicy atakują albo knują, a każdy gracz odkrywa kartę spotkania.
page-how-end-champions = Wygrywacie, gdy ostatni etap złoczyńcy zostanie pokonany. Przegrywacie, gdy główna intryga się dokona albo gdy wszyscy gracze zostaną wyeliminowani.
page-how-tip-champions = Dobra pierwsza tura: zmień formę na bohatera, zagraj to, co pomaga co rundę, i zostaw kartę na obronę.
page-how-aim-guardians = Każdy jest bohaterem w serii walk. Kto pierwszy wygra trzy walki, ten wygrał grę.
page-how-round-guardians-1 = Wszyscy naraz kładą zakrytą kartę techniki, po prawej stronie swojej serii. Jej numer nie może być niższy od poprzedniego.
page-how-round-guardians-2 = Od pierwszego gracza wszyscy po kolei odkrywają karty i wykonują jedną z dwóch akcji na nich.
page-how-round-guardians-3 = Kto odkrył technikę, na której leży Nokaut, wypada z walki; pułapka zabiera 1 energię. Wypada też ten, komu nie została energia albo kto nie ma czego położyć.
page-how-round-guardians-4 = Po trzech takich etapach serie się zbiera i zaczyna się nowa runda.
page-how-end-guardians = Ostatni bohater w walce ją wygrywa; potem wszyscy zaczynają nową walkę z 3 energii i biorą z draftu nowe karty.
page-how-tip-guardians = Najpierw kładź niskie numery: po 7 pasuje tylko kolejna 7.
page-how-aim-versus = Dwoje graczy, każdy z drużyną postaci. Kto na koniec tury nie ma wytrzymałości, przegrywa; oboje zaczynają z 50.
page-how-round-versus-1 = Dobierz dwie karty, potem połóż jedną kartę z ręki zakrytą w rzędzie zasobów.
page-how-round-versus-2 = Każdy zasób daje jeden punkt: werbuj za nie postacie i ekwipunek, a potem ustaw przedni rząd i rząd wsparcia.
page-how-round-versus-3 = Atak: postać albo drużyna atakuje jedną z postaci przeciwnika. Atak przeciw obronie rozstrzyga, kto zostaje ogłuszony.
page-how-round-versus-4 = Ogłuszona postać kosztuje gracza wytrzymałość; w fazie regeneracji każdy regeneruje jedną, reszta trafia na stos KO.
page-how-end-versus = Nadwyżka ataku nad obroną ogłuszonego przełamuje się do gracza, a gracza bez nieogłuszonych postaci atakuje się bezpośrednio.
page-how-tip-versus = Werbuj najdroższą postać, na jaką cię stać, a małymi atakuj razem.
page-how-aim-civilwar = Dwie drużyny bohaterów, niebiescy i czerwoni, na kręgu sześciu lokacji. W Pojedynku Bohaterów wygrywa drużyna z wyższym wynikiem; w Starciu Rejestracyjnym niebiescy muszą ukończyć misje, zanim skończą im się karty.
page-how-round-civilwar-1 = Dobierz kartę, zagraj jedną kartę na oś fabuły swojej drużyny i użyj jej symboli razem z symbolami poprzedniej.
page-how-round-civilwar-2 = Ruch prowadzi do sąsiedniej lokacji, atak rani zbira albo wrogiego bohatera, heroiczna akcja ratuje cywila. Gwiazda to dowolne z nich.
page-how-round-civilwar-3 = Karty na ręce to twoje życie: każde obrażenie wkłada jedną pod talię. Bohater bez kart jest znokautowany i później wstaje.
page-how-round-civilwar-4 = Potem można użyć efektu lokacji, jeśli kontroluje ją twoja drużyna, i gra druga drużyna.
page-how-end-civilwar = Punkty dają uratowani cywile, pokonani zbirowie i bohaterowie oraz kontrola nad lokacjami. Dwa żetony aprobaty przechylają lokację na stronę twojej drużyny.
page-how-tip-civilwar = Patrz, co twoja karta zostawia partnerowi: następny bohater drużyny też używa jej symboli.
page-how-aim-fellowship = Razem przechodzicie wyprawę. Połóżcie dość postępu na jej ostatnim etapie, zanim wasze zagrożenie sięgnie 50 albo polegną bohaterowie.
page-how-round-fellowship-1 = Zasoby i planowanie: każdy bohater dostaje zasób; płaci się nimi za sojuszników i dodatki ze sfery tego bohatera.
page-how-round-fellowship-2 = Wyprawa: wyślij postacie, które się wyczerpują. Ujawnia się karty spotkań i porównuje siłę woli z zagrożeniem w strefie przeciwności: nadwyżka daje postęp, niedobór podnosi wasze zagrożenie.
page-how-round-fellowship-3 = Możecie podróżować do obszaru, a potem spotykacie wrogów: w zwarcie wchodzą ci, których koszt zwarcia sięga wasze zagrożenie.
page-how-round-fellowship-4 = Walka: każdy wróg dostaje kartę cienia i atakuje; broń się gotową postacią, potem oddaj cios. Na koniec wszyscy się przygotowują, a zagrożenie rośnie o 1.
page-how-end-fellowship = Wygrywacie, gdy ukończony jest ostatni etap wyprawy. Kto sięgnie 50 zagrożenia albo straci wszystkich bohaterów, odpada.
page-how-tip-fellowship = Zostaw gotową postać na każdego wroga, który zaatakuje: wysłane bronić się nie mogą.

## Między nieznajomymi

page-concede = Poddaj się
page-concede-ask = Poddać tę grę? Tego nie będzie można cofnąć.
page-concede-yes = Tak, poddaję się
page-claim = Zażądaj zwycięstwa
page-give-seat = Zwolnij moje miejsce
page-give-seat-ask = Oddać swoje miejsce komuś innemu? Ta przeglądarka już go nie otworzy.
page-give-seat-yes = Tak, zwolnij
page-gone = już nie gra
page-time-left = Pozostały czas: { $time }
page-known = Ta gra zaczęła się od zapisanego pliku: kto ją utworzył, może znać karty.
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-game = { $minutes } min na całą grę
page-clock-move = { $seconds } s na ruch

## Stół Wojny bohaterów

page-civilwar-controls = Kontroluje: { $team }
page-civilwar-start = start
page-civilwar-ko = KO
page-civilwar-spent = { $symbol }, wykorzystane
page-civilwar-token = Żeton: { $symbol }
page-civilwar-empty = puste pole: { $symbol }
page-civilwar-storyline = { $side ->
    [red] Czerwona Oś Fabuły
   *[other] Niebieska Oś Fabuły
 }, { $n }
page-civilwar-storyline-of = { $side ->
    [red] Czerwona Oś Fabuły
   *[other] Niebieska Oś Fabuły
 }, { $n } z { $most }
page-civilwar-no-card = Nie ma jeszcze kart.
page-civilwar-joined-own = Twoja karta i poprzednia:
page-civilwar-joined = { $hero }: zagrana karta i poprzednia:
page-civilwar-gives = Następny bohater otrzyma ({ $team }):
page-civilwar-open = Pokaż obie Osie Fabuły
page-civilwar-behind = W tyle jest i rozpoczęłaby następną rundę: { $team }.
page-civilwar-tied = Remis: drużyna, której znacznik leży na wierzchu, jest w tyle i rozpoczęłaby następną rundę: { $team }.
page-civilwar-score = Wynik: niebiescy { $blue }, czerwoni { $red }
page-civilwar-round = Runda { $n } z { $most }
page-civilwar-turns = Tury
page-civilwar-next = gra następny
page-civilwar-cell-free = Nie ma jeszcze karty celi: przygotowuje ją Heroiczna Akcja
page-civilwar-cell-hidden = przygotowana, zakryta
page-civilwar-mission = misja { $n } z { $most }
page-civilwar-no-mission = Brak misji
page-civilwar-progress = odrzucono { $n } z { $most }
page-civilwar-used = Karty niebieskich
page-civilwar-missions-left = Niebieskim brakuje misji: { $n }
page-civilwar-game = Gra { $n } z 2
page-civilwar-to-beat = { $n ->
    [one] do pobicia 1 tura
    [few] do pobicia { $n } tury
   *[other] do pobicia { $n } tur
 }
page-civilwar-heroes = Twoi bohaterowie
page-civilwar-full = gotowe
page-civilwar-pool = Pozostałe akcje
page-civilwar-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
 }
page-civilwar-has-picked = Wybór: { $team }
page-civilwar-counted = { $what }: { $n }
page-civilwar-has = Wyposażenie: { $card }
page-civilwar-side = Drużyna { $n }
