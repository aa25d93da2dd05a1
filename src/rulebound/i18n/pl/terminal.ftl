### Terminal i polecenia.

## Stół

terminal-begins = { $game }. Ziarno { $seed }: to samo ziarno rozda tę samą partię jeszcze raz.
terminal-other-version = { $file } zapisano według wersji zasad { $theirs }, teraz jest { $ours }: plik zostaje, jaki był, a ta gra zostanie zapisana w innym.
terminal-goes-on = Partia z { $file } trwa dalej po { $answers ->
    [one] { $answers } decyzji
   *[other] { $answers } decyzjach
 }.
terminal-spectator = oczami widza
terminal-news = Co się wydarzyło
terminal-copies = { $n ->
    [one] { $n } kopia
    [few] { $n } kopie
   *[other] { $n } kopii
 }
terminal-house = wymyślone na potrzeby tego projektu: { $parts }

## Polecenia przy stole

terminal-commands = numer: wybór · ? pomoc · u cofnij · h rada · l dziennik · s zapis · c poddaj · q wyjście
terminal-help =
    Numer wybiera opcję o tym numerze.
    ?          to wyjaśnienie i zasada, z której wynika pytanie
    ? 2        wyjaśnia opcję 2
    ? NAZWA    co mówi karta i dlaczego można albo nie można jej teraz użyć
    ? ZASADA   pokazuje zasadę o tym identyfikatorze
    u          cofa ostatnią decyzję, jeśli od tego czasu nic nie odkryto
    h          co zrobiłby komputer
    l          dziennik z zasadami; l 200 pokazuje ostatnie 200 wierszy
    s PLIK     zapisuje partię
    c          poddaje grę, na dobre
    q          wyjście; partię można zapisać i wznowić później
    Enter      pokazuje stół jeszcze raz
terminal-sit-down = { $seat }: usiądź i naciśnij Enter. Pozostali niech teraz nie patrzą.
terminal-undone = Decyzja cofnięta.
terminal-saved =
    Zapisano w { $file }. Aby grać dalej:
      { $resume }
terminal-saved-end =
    Zapisano w { $file }. Aby obejrzeć jeszcze raz:
      { $replay }
terminal-concede = Poddać grę na dobre? t: tak, Enter: nie
terminal-quit = Zapisać partię przed wyjściem? Enter: tak, n: nie, albo wpisz nazwę pliku:
terminal-yes = t tak
terminal-no = n nie
terminal-input-ended =
    Wejście skończyło się przed partią. Zapisano ją w { $file }; aby grać dalej:
      { $resume }
terminal-winners = { $n ->
    [1] Wygrywa: { $names }.
   *[other] Wygrywają: { $names }.
 }
terminal-end-save = Koniec partii. s PLIK zapisuje ją, l pokazuje dziennik, Enter kończy.

## Pytania

terminal-possible = { $where }: teraz możliwe, opcja { $options }
terminal-not-possible = { $where }: teraz niemożliwe
terminal-not-here = Nie ma jej na stole tam, gdzie widzisz.
terminal-which = Tak nazywa się kilka rzeczy: { $names }. Wpisz więcej z nazwy.
terminal-unknown-thing = Nic tutaj nie nazywa się „{ $name }”: po ? wpisz numer opcji, nazwę karty albo identyfikator zasady.

## Błędne wejście

terminal-wrong = „{ $typed }” to nie opcja: wpisz numer od 1 do { $last } albo ?, aby zobaczyć pomoc.
terminal-wrong-log = „{ $typed }” to nie liczba wierszy: wpisz l albo na przykład l 100.
terminal-wrong-end = „{ $typed }” nie jest już możliwe: wpisz s PLIK, aby zapisać, l, aby zobaczyć dziennik, albo Enter, aby wyjść.
terminal-file-exists = Plik { $file } już istnieje: wybierz inną nazwę.
terminal-refused-with = Pozostałych graczy jest { $wanted }, a --with wymienia { $given }: podaj jedną nazwę dla wszystkich albo po jednej dla każdego, po przecinku.

## Powtórka

terminal-step = Krok { $step } z { $last }: { $viewer }
terminal-decides = { $n ->
    [1] Decyduje
   *[other] Decydują
 } { $names }: { $rule }
terminal-decided = { $seat }: decyzja podjęta.
terminal-decided-on = { $seat } decyduje: { $option }.
terminal-replay-commands = n dalej · p wstecz · numer: idź do kroku · a: do końca · seat 2: oczami gracza 2 (seat 0: oczami widza) · l dziennik · ? NAZWA · q wyjdź
terminal-no-step = Nie ma kroku { $step }: zapisana partia ma kroki od 0 do { $last }.
terminal-wrong-replay = „{ $typed }” donikąd nie prowadzi: wpisz n, p, krok od 0 do { $last }, a, seat 1, l albo q.
terminal-wrong-seat = Nie ma tu miejsca „{ $typed }”: wpisz od seat 1 do seat { $seats } albo seat 0 dla widza.

## Wiersz poleceń

cli-help = Gry karciane ściśle według zasad: przy każdym rozstrzygnięciu stoi zasada, z której wynika.
cli-example = Przykład: { $program } play guardians --players 4
cli-help-table = Otwórz stół w przeglądarce (to samo co bez polecenia).
cli-example-table = Przykład: { $program } table --port 8000 --database postgresql://localhost/rulebound
cli-help-host = Gdzie słuchać; z 0.0.0.0 mogą dołączyć inne komputery.
cli-help-port = Port; 0 oznacza dowolny wolny.
cli-help-database = Baza danych PostgreSQL do przechowywania gier; bez niej leżą w folderze danych.
cli-help-redis = Serwer Redis, który łączy kilka stołów na jednej bazie PostgreSQL.
cli-help-journal = mówić, co się dzieje, po wierszu JSON: partie rozpoczęte, zakończone i usunięte, osiągnięte granice
cli-help-keep = Ile dni trzymać zakończone gry, których nikt nie otwiera; pozostałe cztery razy dłużej, 0 zachowuje wszystkie.
cli-help-name = Nazwa, pod którą przeglądarki znajdują ten serwer, na przykład table.example.org; można podać kilka razy.
cli-help-table-player = Plik z własnym graczem, który zasiądzie przy tym stole, na przykład ./mine.py; można podać kilka razy.
cli-help-data = Folder na gry; zwykle folder danych twoich programów.
cli-help-no-browser = Tylko powiedz, gdzie jest stół; nie otwieraj przeglądarki.
cli-help-load = Zmierzyć, ile partii wytrzyma serwer: tłum gra we wszystkie gry na własnych serwerach albo na tym, który już działa.
cli-example-load = Przykład: { $program } load --matches 200 --seconds 120 · { $program } load --postgres --processes 2 --nginx
cli-help-load-url = serwer, który już działa; bez niego serwery są uruchamiane na czas próby
cli-help-load-matches = partii naraz
cli-help-load-connections = połączeń przy każdej partii: dwoje ludzi, pozostali to widzowie
cli-help-load-seconds = ile sekund mierzyć
cli-help-load-think = ile sekund myśli człowiek, średnio
cli-help-load-length = po ilu odpowiedziach ludzie się poddają, średnio; 0: grają do końca
cli-help-load-games = gry oddzielone przecinkami; bez tego wszystkie
cli-help-load-player = gracz komputerowy; random myśli najmniej
cli-help-load-processes = procesów serwera; kilka wymaga --postgres
cli-help-load-postgres = na własnych PostgreSQL i Redis zamiast SQLite
cli-help-load-nginx = przez nginx z plikiem z deploy/
cli-help-load-no-compression = nie pakować widoków stołu; przeglądarki dostają je spakowane
cli-load-progress = sekundy
cli-help-soak = Długo grać tłumem albo zabijać pod nim serwery, PostgreSQL i Redis i dowieść, że nic potwierdzonego nie przepadło.
cli-example-soak = Przykład: { $program } soak --minutes 30 · { $program } soak --kills 40 --postgres --processes 2 --victims server,postgres,redis
cli-help-soak-minutes = ile minut
cli-help-soak-kills = ile razy coś jest zabijane
cli-help-soak-victims = co jest zabijane po kolei: server, postgres, redis, oddzielone przecinkami
cli-help-soak-seed = wyznacza chwile zabójstw
cli-soak-progress = próba
cli-refused-load = Z takimi liczbami nie da się grać: co najmniej 1 partia, od 2 do 100 połączeń, więcej niż 0 sekund i nic poniżej 0.
cli-refused-soak = Podaj, jak długo, przez --minutes, albo ile razy zabijać, przez --kills; żadne nie może być mniejsze od 0.
cli-help-backup = Zapisać wszystkie gry stołu w jednym pliku i sprawdzić go, odtwarzając je; stół może działać dalej.
cli-example-backup = Przykład: { $program } backup games.backup --data /var/lib/rulebound
cli-help-restore = Włożyć gry z kopii zapasowej do pustej bazy danych i sprawdzić je, odtwarzając.
cli-example-restore = Przykład: { $program } restore games.backup --database postgresql://localhost/rulebound
cli-help-backup-file = plik kopii zapasowej
cli-help-no-replay = nie odtwarzać gier
cli-help-admin = Dla gospodarza stołu: pokazać i usunąć gry, zabronić adresom wstępu, powiedzieć coś wszystkim, zrobić miejsce.
cli-example-admin = Przykład: { $program } admin list · { $program } admin ban 203.0.113.0/24
cli-help-admin-what = list (spis), show (pokazać), delete (usunąć), ban (zabronić), unban (pozwolić), notice (ogłoszenie) albo lift: usunąć gry, które zajmują miejsce, choć nikt w nich nie odpowiadał
cli-help-admin-words = gra według id, adres albo sieć lub słowa ogłoszenia (bez słów ostatnie znika)
cli-help-admin-hours = dla lift: gry, które mają co najmniej tyle godzin
cli-backup-written = Zapisano { $file }, wierszy: { $rows }.
cli-backup-differs = W { $file } nie ma tego, co zapisano: dysk może być pełny albo zepsuty.
cli-backup-fault = { $match }: { $problem }
cli-backup-proven = Odtworzono: stoją tak, jak stały, { $proven } z { $matches } gier; wszystkich odpowiedzi: { $answers }.
cli-restored = Przywrócono { $file }, wierszy: { $rows }.
cli-admin-list = Pokazano gier: { $n }; trwa: { $running }.
cli-admin-bans = Zakazane: { $addresses }
cli-admin-notice = Powiedziano wszystkim: { $words }
cli-admin-match = { $match }: { $game }, wersja zasad { $version }, odpowiedzi: { $answers }
cli-admin-times = Zaczęto { $started }, ostatnio otwarto { $touched }
cli-admin-seat = Gracz { $seat }: { $kind }, imię: { $name }, gracz komputerowy: { $player }
cli-admin-deleted = Usunięto gier: { $n }.
cli-admin-banned = { $address } ma zakaz wstępu; serwer dowie się w ciągu kilku sekund.
cli-admin-unbanned = { $address } może znowu wejść.
cli-admin-not-banned = { $address } nie ma zakazu wstępu.
cli-admin-noticed = Wszyscy zobaczą to w ciągu kilku sekund.
cli-admin-notice-gone = Ogłoszenie usunięto.
cli-admin-lifted = Usunięto gier, w których nikt nie odpowiadał: { $n }; trwa: { $running }.
cli-refused-admin = „{ $what }” to nic z: { $known }.
cli-refused-admin-words = Powiedz, do czego: po { $what } musi stać gra albo adres.
cli-refused-match = Gry { $match } tu nie ma: admin list pokaże te, które są.
cli-refused-network = „{ $address }” to ani adres, ani sieć, jak 192.0.2.7 albo 2001:db8::/64.
cli-refused-no-database = Pod { $file } nie ma stołu: podaj jego folder przez --data albo bazę danych przez --database.
refused-backup = { $file } nie jest całą kopią zapasową: { $problem }
refused-restore-full = W tej bazie danych są już gry: kopię zapasową wkłada się tylko do pustej, by niczego nie nadpisać.
refused-restore-differs = W bazie danych nie ma tego, co przywrócono: nie grajcie na niej.
cli-help-play = Zagraj partię w terminalu.
cli-example-play = Przykład: { $program } play guardians --players 4 --teams 2 --with fair,random,strong --seed 7
cli-help-resume = Graj dalej zapisaną partię.
cli-example-resume = Przykład: { $program } resume guardians-7.json
cli-help-replay = Pokaż zapisaną partię krok po kroku.
cli-example-replay = Przykład: { $program } replay guardians-7.json --seat 1
cli-help-judge = Pokaż, jakie były szanse w zapisanej partii, gdzie się odwróciły i co byłoby lepsze.
cli-example-judge = Przykład: { $program } judge guardians-7.json --budget 200
cli-help-rules = Pokaż wszystkie zasady, gdzie działają, i ich testy.
cli-example-rules = Przykład: { $program } rules guardians --check
cli-help-cards = Pokaż wszystkie karty: dane, tekst, liczbę.
cli-example-cards = Przykład: { $program } cards guardians --lang uk
cli-help-deck = Powiedz, co jest nie tak z talią, pokaż talie gry albo przenieś listy z innych programów i do nich.
cli-example-deck = Przykład: { $program } deck check my-deck.toml · { $program } deck list champions · { $program } deck import from-ringsdb.txt --out my-deck.toml · { $program } deck export lore --game fellowship --format octgn
cli-help-deck-what = check (sprawdź), list (pokaż), import (wczytaj) albo export (zapisz)
cli-help-deck-name = plik z talią, gra, której talie pokazać, albo talia dołączona do gry z --game
cli-help-deck-game = gra, do której należy talia, jeśli plik tego nie mówi
cli-help-deck-format = jak zapisać talię: text (jak MarvelCDB i RingsDB), octgn (.o8d) albo toml
cli-help-deck-out = plik do zapisania; bez niego lista zostanie wypisana
cli-help-campaign = Zagraj kilka partii z rzędu jako kampanię: zacznij ją, graj dalej, przeczytaj dziennik.
cli-example-campaign = Przykład: { $program } campaign new journey.json --decks leadership,spirit · { $program } campaign play journey.json
cli-help-campaign-what = new (zacznij), play (graj) albo show (pokaż)
cli-help-campaign-file = plik kampanii
cli-help-campaign-decks = Talie, po jednej na gracza: nazwy talii z gry albo pliki (TOML lub JSON).
cli-help-campaign-names = new: imiona graczy.
cli-help-campaign-mode = new: tryb, normal (normalny) albo easy (łatwy).
cli-help-campaign-expert = new: tryb ekspercki, w którym rany zostają między scenariuszami.
cli-help-campaign-after = new: plik zakończonej kampanii, z której coś przechodzi.
cli-help-conformance = Sprawdź grę w losowych partiach.
cli-example-conformance = Przykład: { $program } conformance guardians --matches 1000 --seed 1
cli-help-compare = Zmierz, jak często gracze wygrywają ze sobą.
cli-example-compare = Przykład: { $program } compare guardians --players heuristic,random --games 1000 --setup players=2
cli-help-tournament = Sprawdź, kto jest najsilniejszym graczem: każdy gra z każdym.
cli-example-tournament = Przykład: { $program } tournament guardians --players random,heuristic,search --games 100 --setup players=2
cli-help-tune = Dobierz wartość pozycji do partii, które komputer gra sam ze sobą.
cli-example-tune = Przykład: { $program } tune champions --games 500 --seed 1
cli-help-bench = Zmierz szybkość obok innych silników.
cli-example-bench = Przykład: { $program } bench guardians --json
cli-help-compile = Skompiluj reguły, jeśli jest kompilator C: gry toczą się kilka razy szybciej.
cli-example-compile = Przykład: { $program } compile

cli-help-version = Pokaż wersję.
cli-help-plain = Działaj jako zwykły Python, nawet jeśli są skompilowane moduły.
cli-help-game = Nazwa gry.
cli-help-play-help = Pokaż tę pomoc; z nazwą gry także jej ustawienia.
cli-help-file = Zapisana partia.
cli-help-lang = Język: en, uk, ru albo pl.
cli-help-json = Wypisz dane dla programów zamiast tekstu.
cli-help-seat = Twoje miejsce.
cli-help-with = Kto gra na pozostałych miejscach: easy, fair, strong, expert, random albo human; jedna nazwa dla wszystkich albo po jednej, po przecinku. Własny gracz — po nazwie pliku: ./mine.py.
cli-help-seed = To samo ziarno daje ten sam wynik.
cli-help-seed-random = Liczba albo słowo: to samo ziarno rozdaje tę samą partię. Bez niego decyduje los.
cli-help-replay-seat = Czyimi oczami patrzeć; 0 to oczy widza.
cli-help-at = Zacznij od tego kroku.
cli-help-auto = Pokaż resztę partii bez pytania.
cli-help-check = Błąd, jeśli zasada nie ma testu albo wymieniono nieznaną zasadę.
cli-help-matches = Ile partii rozegrać z każdym ustawieniem.
cli-help-campaigns = Tyle całych losowych kampanii, jeśli gra je ma.
cli-help-by-lot = Ile jeszcze partii rozegrać, każdą z innym losowym ustawieniem: gdzie gra ma talie, z losowymi dozwolonymi.
cli-help-workers = Ilu procesów użyć; zwykle po jednym na procesor.
cli-help-folder = Gdzie zapisywać nieudane partie.
cli-help-compare-players = Kogo porównać, po przecinku. Własny gracz — po nazwie pliku: ./mine.py.
cli-help-tournament-players = Kto bierze udział, po przecinku. Własny gracz — po nazwie pliku: ./mine.py.
cli-help-tournament-games = Ile partii gra każda para, liczba parzysta; każde rozdanie gra się dwa razy, ze zmianą stron.
cli-help-tune-player = Kto gra: habit szybko, heuristic i search lepiej.
cli-help-tune-write = Zapisz wagi w kodzie gry zamiast je pokazać.
cli-help-judge-budget = Ile wyobrażonych partii przypada na każdą decyzję: więcej to pewniej, ale dłużej.
cli-judge-progress = Decyzje
cli-help-setup = Ustawienie gry, na przykład --setup players=4; można podać kilka.
cli-help-games = Ile partii rozegrać.
cli-help-bench-game = Którą grę zmierzyć; bez nazwy wszystkie.
cli-help-all-setups = Zmierz wszystkie ustawienia, nie po trzy każdej gry.
cli-help-seconds = Ile sekund procesora trwa każdy pomiar.

cli-game-options = Ustawienia { $game }:
cli-game-no-options = Gra { $game } nie ma ustawień.
cli-option-default = zwykle { $value }
cli-option-many = (kilka, po przecinku)
cli-game-example = Przykład: { $program } play { $game } { $options }

cli-cards-total = Kart: { $cards }, różnych: { $kinds }.
cli-deck-problem = ✗ { $problem } — { $title } ({ $rule })
cli-deck-missing = ✗ Nie ma w pudełku: { $n } × { $card }
cli-deck-legal = { $name }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }, talia zgodna z zasadami.
cli-deck-illegal = { $name }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }, talia niezgodna z zasadami.
cli-deck-listed = { $deck }: { $name }, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
 }
cli-deck-folder = Ich pliki są w { $folder }.
cli-campaign-begun =
    Kampania jest w { $file }. Aby grać:
      { $play }
cli-campaign-other-version = Kampanię zapisano według wersji zasad { $theirs }, teraz jest { $ours }: taka, jaka była, zostaje w { $file }.
cli-campaign-saved =
    Kampanię zapisano w { $file }. Aby grać dalej:
      { $play }
cli-campaign-going-on = Scenariusz trwa, decyzji dotąd: { $answers }.
cli-refused-campaign-what = „{ $what }” nie da się zrobić z kampanią: napisz new, play albo show.
cli-refused-campaign-decks = Scenariusz trwa: talie można zmienić, gdy się skończy.
cli-refused-deck-what = „{ $what }” nie da się zrobić z talią: napisz check, list, import albo export.
cli-refused-deck-game = Nie wiadomo, do której gry należy talia w pliku { $file }: dodaj --game GRA albo wiersz game = "…" w pliku.
cli-rules-enforced = działa w:
cli-rules-proven = dowód:
cli-rules-nowhere = nigdzie
cli-rules-untestable = nie da się sprawdzić: { $reason }
cli-rules-total = Zasad: { $rules }; wymienionych w kodzie: { $enforced }; dowiedzionych testami: { $proven }; niesprawdzalnych: { $untestable }; { $faults ->
    [0] niczego nie brakuje
   *[other] braków: { $faults }
 }.
cli-check-untestable = { $rule } nie da się sprawdzić: { $reason }
cli-check-unproven = { $rule }: brak testu
cli-check-stale = { $rule }: na liście jeszcze niedowiedzionych, ale jest dowiedziona albo nie ma takiej zasady
cli-rules-awaited = Gra jest w budowie: zasad jeszcze niedowiedzionych: { $n } (unproven.txt).
cli-check-unknown = { $rule } wymieniono, ale nie ma takiej zasady: { $places }
cli-compare-progress = Partie
cli-bench-progress = Pomiar
cli-compile-translating = Tłumaczenie reguł na C
cli-compile-progress = Kompilacja { $group }
cli-compile-training = Trwa gra: kompilator dowiaduje się, co robi się często
cli-compile-done = Reguły są skompilowane i będą używane od następnego uruchomienia.
cli-compile-ready = Reguły są już skompilowane i od tego czasu nic się nie zmieniło.
cli-compile-no-mypyc = Brakuje mypyc, który tłumaczy reguły: pip install mypy setuptools.
cli-compile-no-compiler = Nie ma tu kompilatora C, więc nie ma czym kompilować: zainstaluj go (w Debianie: apt-get install gcc) albo graj dalej jak dotąd.
cli-compile-no-headers = Brakuje nagłówków C dla Pythona { $version }, więc nie da się kompilować: zainstaluj je (w Debianie: apt-get install python3-dev) albo graj dalej jak dotąd.
cli-compile-failed = Nie udało się skompilować reguł: { $problem }
cli-compile-installed = Skompilować można tylko klon; dla zainstalowanego programu zbuduj skompilowany wheel z RULEBOUND_COMPILE=1.
cli-compiled-stale = Kod źródłowy zmienił się od kompilacji, więc działa zwykły Python: { $program } compile znów go przyspieszy.
cli-conformance-progress = Partie { $game }
cli-conformance-failure = Naruszono: { $promise } ({ $setup }; ziarno { $seed }): { $detail }
cli-conformance-saved =
    Zapisano w { $file }. Aby obejrzeć:
      { $replay }
cli-conformance-campaigns = Całych kampanii: { $n }.
cli-conformance-total = { $game }: partii { $matches }, decyzji { $answers }, { $failures ->
    [0] bez naruszeń
   *[other] naruszeń: { $failures }
 }.

## Błędne polecenia

cli-refused-no-game = Która gra? Są takie: { $games }.
cli-refused-option = Gra { $game } nie ma ustawienia { $option }. Są takie: { $options }.
cli-refused-value = { $option } nie może mieć wartości „{ $value }”: wybierz jedną z { $values }.
cli-refused-no-value = Po { $option } potrzebna jest wartość.
cli-refused-short = Nie ma ustawienia { $option }: ustawienia zaczynają się od dwóch łączników, jak --players 4.
cli-refused-word = Jedna gra naraz: słowo „{ $word }” jest zbędne.
cli-refused-number = { $option } musi wynosić co najmniej 1, a nie { $number }.
cli-refused-setup = „{ $word }” nie ustawia niczego w grze: napisz tak: --setup players=4.
cli-refused-seconds = --seconds musi być większe od 0 i nie większe niż 3600, a nie { $seconds }.
cli-refused-finished = Partia w { $file } jest skończona. Aby ją obejrzeć: { $replay }
cli-refused-no-tests = Testów tu nie ma: należą do kodu źródłowego, a nie do zainstalowanego programu.
cli-wrong-option = Nie ma tu opcji { $option }: zobacz --help.
cli-wrong-missing = Brakuje { $name }: przykład jest w --help.
cli-wrong-number = { $name } wymaga liczby.
cli-wrong-command = Nie ma polecenia „{ $command }”. Polecenia: { $commands }.
cli-wrong = Nie można zrozumieć polecenia: { $problem }; zobacz --help.
cli-bug = To nie powinno się zdarzyć, to błąd w Rulebound: { $error } (z { $debug }=1 widać, gdzie)

## Sędzia zakończonej partii

judge-how = Każda decyzja oceniona według tego, co gracz mógł wiedzieć; wyobrażone partie: { $plays }.
judge-turning = Punkty zwrotne
judge-no-turning = Szanse nigdy nie zmieniły się gwałtownie.
judge-turn = Kroki { $step }–{ $until }, { $side }: z { $before }% do { $after }%.
judge-mistakes = Co byłoby lepsze
judge-no-mistakes = Nie znaleziono wyraźnych błędów.
judge-mistake = Krok { $step }, { $seat }: „{ $taken }”. Lepiej: „{ $better }”, o { $loss }% więcej (± { $error }, po { $plays } partii na każdą opcję).
