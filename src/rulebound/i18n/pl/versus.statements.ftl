### Versus: każda zasada w pełnym brzmieniu.

versus-statement-anatomy-four-types = Każda karta jest dokładnie jednego z czterech typów: postać, ekwipunek, lokacja lub zwrot fabuły.
versus-statement-anatomy-name = Każda karta każdego typu ma nazwę.
versus-statement-anatomy-recruit-cost = Postacie i ekwipunek mają koszt werbunku, czyli liczbę punktów zasobów potrzebną do ich zwerbowania.
versus-statement-anatomy-version = Postać ma wiersz wersji, który odróżnia ją od innych postaci o tym samym imieniu.
versus-statement-anatomy-team = Postać należy do drużyn wydrukowanych na karcie, a jeśli to pole jest puste, do żadnej.
versus-statement-anatomy-flight-icon = Symbol lotu daje postaci lot.
versus-statement-anatomy-range-icon = Symbol zasięgu daje postaci zasięg.
versus-statement-anatomy-atk = Na karcie postaci wydrukowano ATK (wartość ataku).
versus-statement-anatomy-def = Na karcie postaci wydrukowano OBR (wartość obrony).
versus-statement-anatomy-threshold-cost = Lokacje i zwroty fabuły mają zamiast kosztu werbunku koszt progowy.
versus-statement-anatomy-ongoing-icon = Symbol efektu stałego oznacza zwrot fabuły, który ma efekt stały.
versus-statement-anatomy-flavor-text = Tekst fabularny nie ma żadnego wpływu na grę.
versus-statement-anatomy-collector-number = Numer kolekcjonerski to trzyliterowy kod zestawu, a po nim numer kolejny karty w tym zestawie.
versus-statement-anatomy-rarity-colour = Kolor numeru kolekcjonerskiego podaje rzadkość: biały to karta pospolita, srebrny niepospolita, złoty rzadka.
versus-statement-anatomy-resource = Każda karta w rzędzie zasobów jest zasobem, odkryta czy zakryta.
versus-statement-anatomy-resource-not-character = Karta postaci lub ekwipunku w rzędzie zasobów nie jest postacią ani ekwipunkiem w grze.
versus-statement-anatomy-resource-peek-own = Gracz może w każdej chwili oglądać swoje zakryte zasoby.
versus-statement-anatomy-resource-no-reorder = Graczowi nie wolno zmieniać kolejności kart w swoim rzędzie zasobów.
versus-statement-anatomy-resource-hidden-from-opponent = Przeciwnikowi nie wolno oglądać zakrytych zasobów innego gracza, ale widzi on ich liczbę i wszystkie odkryte.
versus-statement-anatomy-hand-hidden = Gracz nie musi pokazywać przeciwnikowi kart na ręce, zanim je zagra.
versus-statement-anatomy-deck-hidden = Żadnemu graczowi nie wolno oglądać kart talii ani ich kolejności, chyba że mówi tak efekt.
versus-statement-anatomy-hand-unlimited = Nie ma maksymalnej liczby kart na ręce.
versus-statement-anatomy-rows = Każdy gracz ma przedni rząd, tuż za nim rząd wsparcia, a najbliżej siebie rząd zasobów.
versus-statement-anatomy-ko = Karta, która otrzymuje KO, trafia na stos KO swojego właściciela, czyli gracza, z którego talii pochodzi.
versus-statement-anatomy-ko-pile-face-up = Karty na stosie KO leżą odkryte, w dowolnej kolejności.
versus-statement-anatomy-discard = Odrzucić to położyć kartę ze swojej ręki na swoim stosie KO.
versus-statement-anatomy-controller = Kartę kontroluje gracz, po którego stronie jest ona w grze.
versus-statement-anatomy-enter-ready-character = Postacie wchodzą do gry gotowe.
versus-statement-anatomy-enter-ready-resource = Zasoby wchodzą do gry gotowe.
versus-statement-anatomy-exhaust = Wyczerpać kartę to obrócić ją bokiem; odtąd jest wyczerpana.
versus-statement-anatomy-ready-uses = Tylko gotową postać można wyczerpać, by zaatakować, umocnić lub zapłacić koszt.
versus-statement-anatomy-grid = Szyk to siatka o nieograniczonej liczbie kolumn; na jednym miejscu stoi najwyżej jedna postać, a przerwy są dozwolone.
versus-statement-anatomy-adjacent = Dwie postacie stoją obok siebie, gdy kontroluje je ten sam gracz i są w tej samej kolumnie albo w sąsiednich kolumnach tego samego rzędu.
versus-statement-anatomy-phase-order = Każda tura to kolejno: faza dobierania, faza rozbudowy, faza walki i faza regeneracji; każda zaczyna się, gdy skończy się poprzednia.

versus-statement-setup-two-players = W grę gra dokładnie dwóch graczy.

versus-statement-deck-minimum-60 = Talia złożona przez gracza zawiera co najmniej 60 kart.
versus-statement-deck-no-maximum = Talia złożona przez gracza nie ma maksymalnej wielkości.
versus-statement-deck-starter-40 = W grze taliami startowymi używa się dwóch talii po dokładnie 40 kart, dozwolonych tylko w niej.
versus-statement-deck-four-copies = Talia zawiera najwyżej cztery karty o tej samej nazwie.
versus-statement-deck-four-per-version = W przypadku postaci limit czterech kart dotyczy osobno każdej pary imienia i wersji.
versus-statement-deck-army-unlimited = Postaci Armii może być w talii dowolna liczba.
versus-statement-deck-any-vs-card = W każdej talii VS System można użyć każdej karty z rewersem VS System.
versus-statement-deck-copies-apply-to-starter = Limity kopii obowiązują też w taliach startowych.

versus-statement-setup-endurance-50 = Każdy gracz zaczyna z 50 punktami wytrzymałości.
versus-statement-setup-endurance-shown = Wytrzymałość każdego gracza śledzi się i pokazuje przez całą grę.
versus-statement-setup-random-chooser = Na początku gry los wyznacza gracza, który decyduje o pierwszej inicjatywie.
versus-statement-setup-chooser-decides = Wylosowany gracz wybiera, kto ma inicjatywę w pierwszej turze.
versus-statement-setup-shuffle = Przed dobraniem rąk startowych talię każdego gracza dokładnie się tasuje.
versus-statement-setup-cut = Każdą potasowaną talię podaje się przeciwnikowi do przełożenia.
versus-statement-setup-opening-hand = Każdy gracz dobiera rękę startową z czterech kart.
versus-statement-setup-mulligan = Gracz niezadowolony z ręki startowej może położyć wszystkie cztery karty na spód swojej talii i dobrać cztery nowe.
versus-statement-setup-mulligan-once = Każdy gracz może wymienić rękę najwyżej raz i tylko na początku gry.
versus-statement-setup-mulligan-order = O wymianie ręki decyduje najpierw gracz z inicjatywą, potem drugi; żadnej talii nie tasuje się ponownie.
versus-statement-setup-mulligan-bottom-order = Cztery wymieniane karty trafiają na spód talii w kolejności, którą wybiera ich gracz.
versus-statement-setup-initiative-first-actor = Gracz z inicjatywą wykonuje wszystkie działania fazy przed drugim graczem.
versus-statement-setup-initiative-marked = Zaznacza się, który gracz ma inicjatywę.

versus-statement-golden-card-over-rule = Gdy tekst karty przeczy zasadom, rozstrzyga tekst karty.
versus-statement-golden-cannot-wins = Gdy jedna karta mówi, że coś może się stać, a inna, że nie może, rozstrzyga „nie może”.

versus-statement-draw-two-cards = W fazie dobierania każdej tury, także pierwszej, obaj gracze jednocześnie dobierają po dwie karty.
versus-statement-draw-window = Dwie karty dobiera się, gdy zaczyna się faza dobierania, zanim gracz z inicjatywą po raz pierwszy otrzyma w niej priorytet.
versus-statement-draw-empty-deck = Gracz dobiera tyle z należnych kart, ile jest w talii, i nie przegrywa z powodu brakujących.

versus-statement-build-order = W fazie rozbudowy gracz z inicjatywą wykonuje kolejno kroki zasobów, werbunku i szyku, a potem te same trzy wykonuje drugi gracz.
versus-statement-build-resource-optional = W swoim kroku zasobów gracz może, ale nie musi, położyć w rzędzie zasobów jedną kartę dowolnego typu z ręki.
versus-statement-build-resource-one-per-turn = W każdej turze gracz może położyć w swoim rzędzie zasobów najwyżej jedną kartę z ręki.
versus-statement-build-resource-face-down = Zasób kładzie się w rzędzie zakryty.
versus-statement-build-resource-rightmost = Nowy zasób kładzie się po prawej stronie zasobu położonego jako ostatni.
versus-statement-build-resource-no-flip-char-equip = Kart postaci i ekwipunku w rzędzie zasobów nigdy nie można odkryć.

versus-statement-recruit-points = Na początku kroku werbunku gracza każda karta w jego rzędzie zasobów daje jeden punkt zasobów, za który można werbować.
versus-statement-recruit-points-snapshot = Zasoby zyskane lub utracone po rozpoczęciu kroku werbunku nie zmieniają liczby już uzyskanych punktów.
versus-statement-recruit-points-lost = Niewydane punkty zasobów przepadają na koniec kroku werbunku.
versus-statement-recruit-many = Gracz może zwerbować dowolną liczbę kart, dopóki starcza mu punktów.
versus-statement-recruit-row-choice = Zwerbowaną postać kładzie się w przednim rzędzie lub w rzędzie wsparcia jej kontrolującego, według jego wyboru.
versus-statement-recruit-slot-choice = Gracz wybiera dowolne puste miejsce w wybranym rzędzie, gdy werbunek się rozpatruje.
versus-statement-recruit-on-chain = Werbunek postaci lub ekwipunku dokłada efekt do łańcucha, a karta wchodzi do gry, gdy ten efekt się rozpatrzy.
versus-statement-recruit-paid-on-announcement = Punkty wydaje się przy ogłoszeniu werbunku i nie wracają one, jeśli się on nie uda; karta trafia wtedy na stos KO właściciela.
versus-statement-recruit-own-step-only = Gracz werbuje tylko w swoim kroku werbunku.
versus-statement-recruit-no-sickness = Postać może atakować i używać swoich zdolności w tej samej turze, w której wchodzi do gry.

versus-statement-formation-move = W swoim kroku szyku gracz może przesuwać postacie, które kontroluje, między rzędami.
versus-statement-formation-move-within = W swoim kroku szyku gracz może przesuwać postacie, które kontroluje, na nowe miejsca w rzędzie.
versus-statement-formation-clear = Gracz musi jasno pokazać, które postacie stoją z przodu, a które z tyłu.
versus-statement-formation-any-state = W kroku szyku można przesuwać także wyczerpane i ogłuszone postacie.
versus-statement-formation-fixed-otherwise = Poza krokiem szyku postacie zmieniają miejsce tylko za sprawą efektu.

versus-statement-combat-protected = Nieogłuszona postać w rzędzie wsparcia jest osłonięta, dopóki tuż przed nią stoi nieogłuszona postać.
versus-statement-combat-protected-not-attacked = Osłoniętej postaci nie mogą atakować postacie bez lotu.
versus-statement-combat-front-never-protected = Postacie w przednim rzędzie nie mogą być osłonięte.
versus-statement-combat-exhausted-protects = Wyczerpana, lecz nieogłuszona postać w przednim rzędzie nadal osłania.
versus-statement-combat-stunned-not-protecting = Ogłuszona postać w przednim rzędzie nie osłania postaci za sobą.
versus-statement-combat-flight = Postać z lotem w przednim rzędzie może atakować osłonięte postacie.
versus-statement-combat-flight-support = Sam lot nie pozwala postaci atakować z rzędu wsparcia.
versus-statement-combat-range = Postać atakuje z rzędu wsparcia tylko wtedy, gdy ma zasięg.
versus-statement-combat-range-protected = Sam zasięg nie pozwala postaci atakować osłoniętej postaci.
versus-statement-combat-flight-and-range = Postać z lotem i zasięgiem może atakować osłonięte postacie z rzędu wsparcia.
versus-statement-combat-initiative-attacks-first = Gdy obaj gracze zakończą fazę rozbudowy, gracz z inicjatywą ma pierwszy krok ataku, a drugi gracz drugi.
versus-statement-combat-own-step-only = Postacie gracza atakują tylko w jego własnym kroku ataku.
versus-statement-combat-one-at-a-time = Ataki przeprowadza się jeden po drugim.
versus-statement-combat-more-attacks = Po ataku gracz może zadeklarować kolejny, dopóki jakaś postać może atakować, i może w każdej chwili przestać.
versus-statement-combat-declare = Aby zadeklarować atak, gracz zwykle wybiera na atakującego swoją gotową postać z przedniego rzędu (postać z rzędu wsparcia potrzebuje zasięgu).
versus-statement-combat-declare-defender = Zaatakowana musi być postać przeciwnika, którą atakujący może zaatakować: zwykle nieosłonięta.
versus-statement-combat-no-stunned-target = Ogłuszonej postaci nie można zaatakować.
versus-statement-combat-response-before-exhaust = Deklaracja dokłada do łańcucha propozycję ataku; zanim atakujący zostanie wyczerpany, inni gracze mogą zagrywać zwroty fabuły i używać zdolności.
versus-statement-combat-illegal-cancel = Jeśli odpowiedź sprawi, że zadeklarowany atak stanie się niedozwolony, zostaje on odwołany, a wskazany atakujący nie zostaje wyczerpany.
versus-statement-combat-begins-on-exhaust = Atak zaczyna się, gdy atakujący i obrońca są wskazani, a atakujący zostaje wyczerpany.
versus-statement-combat-legal-after-start = Rozpoczęty atak nie może już stać się niedozwolony.
versus-statement-combat-becomes-attacker = Postać jest atakującym od chwili, gdy zostaje wyczerpana do ataku, aż do jego końca.
versus-statement-combat-becomes-defender = Zaatakowana postać jest obrońcą od początku ataku aż do jego końca.
versus-statement-combat-ends = Atak kończy się po porównaniu ATK i OBR i wykonaniu skutków.
versus-statement-combat-window = Dopóki trwa atak, gracze mogą dodawać efekty; atak rozstrzyga się, gdy wszyscy gracze kolejno spasują przy pustym łańcuchu.
versus-statement-combat-compare-less = Jeśli ATK atakującego jest mniejszy od OBR obrońcy, obrońcy nic się nie dzieje.
versus-statement-combat-compare-equal = Jeśli ATK atakującego jest równy OBR obrońcy, obrońca zostaje ogłuszony.
versus-statement-combat-compare-greater = Jeśli ATK atakującego jest większy od OBR obrońcy, obrońca zostaje ogłuszony.
versus-statement-combat-back-stun = Atakujący zostaje ogłuszony, jeśli ATK obrońcy jest co najmniej równy OBR atakującego.
versus-statement-combat-back-less = Jeśli ATK obrońcy jest mniejszy od OBR atakującego, atakującemu nic się nie dzieje.
versus-statement-combat-simultaneous = Oba porównania używają wartości z chwili rozstrzygnięcia ataku, więc ogłuszone mogą zostać obie postacie.
versus-statement-combat-breakthrough = Gdy atak ogłusza obrońcę, którego OBR jest mniejszy od ATK ataku, gracz kontrolujący obrońcę traci wytrzymałość równą różnicy (przełamanie).
versus-statement-combat-breakthrough-plus-stun = Wytrzymałość z przełamania traci się dodatkowo, oprócz straty za ogłuszenie.
versus-statement-combat-breakthrough-needs-stun = Jeśli obrońca nie zostaje ogłuszony, nie ma przełamania.
versus-statement-combat-no-breakthrough-back = Ogłuszony atakujący oznacza dla kontrolującego go gracza stratę wytrzymałości za ogłuszenie, ale nie przełamanie.
versus-statement-combat-direct = Gracza, który nie kontroluje żadnej nieogłuszonej postaci, można zaatakować bezpośrednio.
versus-statement-combat-direct-loss = Wskutek ataku bezpośredniego zaatakowany gracz traci wytrzymałość równą ATK atakującego.
versus-statement-combat-direct-is-breakthrough = Całą wytrzymałość utraconą w ataku bezpośrednim uznaje się za przełamanie.
versus-statement-combat-direct-position = Atakujący bezpośrednio musi stać w przednim rzędzie albo w rzędzie wsparcia i mieć zasięg.
versus-statement-combat-direct-exhausts = Atak bezpośredni deklaruje się jak każdy inny: atakujący musi być gotowy i zostaje wyczerpany, gdy atak się zaczyna.
versus-statement-combat-direct-late-character = Rozpoczęty atak bezpośredni pozostaje bezpośredni, nawet jeśli zaatakowany gracz zyska nieogłuszoną postać.
versus-statement-combat-attacker-leaves = Atakujący ogłuszony lub usunięty z gry przed rozstrzygnięciem nie bierze udziału w ataku.
versus-statement-combat-no-attacker-cancels = Atak, w którym nie bierze już udziału żaden atakujący, zostaje odwołany.
versus-statement-combat-defender-leaves = Jeśli przed rozstrzygnięciem obrońca zostaje ogłuszony lub usunięty z gry, atak zostaje odwołany.
versus-statement-combat-attackers-ready-again = Gdy atak zostaje odwołany, bo obrońca nie bierze w nim udziału, atakujący odzyskują gotowość i mogą atakować ponownie.
versus-statement-combat-no-rejoin = Postać, która wypadła z ataku, nie wraca do niego, nawet jeśli zregeneruje się przed rozstrzygnięciem.
versus-statement-combat-negative = ATK lub OBR poniżej zera liczy się jako zero, chyba że właśnie się do niego dodaje lub od niego odejmuje.
versus-statement-combat-illegal-declaration-refused = Ataku niedozwolonego w chwili deklaracji nie przyjmuje się i niczego on nie zmienia.

versus-statement-team-attack-definition = Atak drużynowy to atak dowolnej liczby postaci (co najmniej dwóch) jednego gracza na jednego obrońcę.
versus-statement-team-attack-shared-team = Wszystkie postacie w ataku drużynowym muszą mieć wspólną drużynę.
versus-statement-team-attack-each-legal = Każdy uczestnik musi móc sam, zgodnie z zasadami, zaatakować tego obrońcę.
versus-statement-team-attack-exhaust-all = Gdy atak się zaczyna, wyczerpani zostają wszyscy uczestnicy.
versus-statement-team-attack-sum = ATK wszystkich atakujących sumuje się i porównuje z OBR obrońcy; obrońca zostaje ogłuszony, jeśli suma jest co najmniej równa OBR.
versus-statement-team-attack-breakthrough = Przełamanie w ataku drużynowym to suma ATK minus OBR obrońcy.
versus-statement-team-attack-choose-one = Gracz kontrolujący obrońcę wybiera jednego z atakujących, z którym porówna się ATK obrońcy.
versus-statement-team-attack-back-stun = Wybrany atakujący zostaje ogłuszony, jeśli ATK obrońcy jest co najmniej równy jego OBR.
versus-statement-team-attack-back-regardless = Porównanie z wybranym atakującym następuje bez względu na to, czy obrońca zostaje ogłuszony.
versus-statement-team-attack-continues = Atak drużynowy trwa, dopóki bierze w nim udział co najmniej jeden atakujący.
versus-statement-team-attack-dropped-atk = ATK atakującego, który nie bierze już udziału w ataku drużynowym, się nie liczy.
versus-statement-team-attack-multi-team = Uczestnicy należący do kilku drużyn mają wspólną drużynę, jeśli co najmniej jedna jest wspólna dla wszystkich.
versus-statement-team-attack-direct = Kilka postaci o wspólnej drużynie może też przeprowadzić atak drużynowy na gracza: każda musi móc zaatakować tego gracza sama, a gracz traci sumę ich ATK.
versus-statement-team-attack-direct-no-back = W ataku drużynowym na gracza nie wybiera się atakującego i żaden nie zostaje w odwecie ogłuszony.

versus-statement-reinforcement-window = Umocnienia używa się po rozpoczęciu ataku przeciwnika, a przed jego rozstrzygnięciem, gdy ma się priorytet.
versus-statement-reinforcement-cost = Aby umocnić, gracz wyczerpuje jedną ze swoich gotowych postaci w rzędzie wsparcia.
versus-statement-reinforcement-support-only = Umacniać może tylko postać w rzędzie wsparcia.
versus-statement-reinforcement-adjacent = Umacniany obrońca musi stać tuż przed umacniającą postacią albo bezpośrednio po jej lewej lub prawej stronie.
versus-statement-reinforcement-example-nimrod = Postać, przed którą nikt nie stoi, umacnia tylko swoich sąsiadów w rzędzie wsparcia.
versus-statement-reinforcement-not-self = Postać nie może umocnić samej siebie.
versus-statement-reinforcement-ready-only = Wyczerpana postać nie może umacniać.
versus-statement-reinforcement-shared-team = Umacniająca postać i obrońca muszą mieć wspólną drużynę.
versus-statement-reinforcement-prevents-breakthrough = Jeśli umocniony obrońca zostaje ogłuszony, kontrolujący go gracz nie traci wytrzymałości z przełamania.
versus-statement-reinforcement-stun-loss-stays = Umocnienie nie zapobiega ogłuszeniu ani stracie wytrzymałości za ogłuszenie.
versus-statement-reinforcement-on-chain = Umocnienie to efekt gry w łańcuchu, którego kosztem jest wyczerpanie.
versus-statement-reinforcement-duration = Obrońca pozostaje umocniony do końca ataku, nawet jeśli umacniająca postać odejdzie.
versus-statement-reinforcement-repeat = Jednego obrońcę może umocnić kilka postaci, a każda płaci własnym wyczerpaniem; drugie umocnienie nic nie dodaje do pierwszego.

versus-statement-power-up-discard-same-name = Gracz może wzmocnić postać, odrzucając z ręki na stos KO kartę postaci o tym samym imieniu.
versus-statement-power-up-version-irrelevant = Wersja odrzuconej karty nie ma znaczenia.
versus-statement-power-up-attacker-or-defender = Wzmocnić można tylko atakującego lub obrońcę, którego się kontroluje.
versus-statement-power-up-bonus = Wzmocniona postać otrzymuje +1 ATK i +1 OBR.
versus-statement-power-up-repeat = Postać można wzmocnić kilka razy.
versus-statement-power-up-duration = Premia za wzmocnienie trwa do końca tego ataku.
versus-statement-power-up-on-chain = Wzmocnienie to efekt gry w łańcuchu, którego kosztem jest odrzucenie karty.

versus-statement-stun-endurance-loss = Gdy postać zostaje ogłuszona, kontrolujący ją gracz traci wytrzymałość równą jej kosztowi werbunku.
versus-statement-stun-any-source = Strata wytrzymałości za ogłuszenie dotyczy każdego ogłuszenia: przez atak, efekt czy koszt.
versus-statement-stun-printed-cost = Do straty za ogłuszenie liczy się wydrukowany koszt werbunku, bez względu na to, ile zapłacono.
versus-statement-stun-face-down-exhausted = Ogłuszoną postać odwraca się na zakrytą i wyczerpuje.
versus-statement-stun-counts-exhausted = Ogłuszona postać liczy się jako wyczerpana.
versus-statement-stun-keeps-place = Ogłuszona postać pozostaje w swoim rzędzie i na swoim miejscu.
versus-statement-stun-keeps-identity = Ogłuszona postać nadal liczy się jako postać ze swoim imieniem, wersją i drużyną.
versus-statement-stun-cannot-ready = Ogłuszona postać nie może odzyskać gotowości.
versus-statement-stun-text-inactive = Tekst ogłuszonej postaci jest nieaktywny i nie wpływa na grę.
versus-statement-stun-no-power-use = Ogłuszona postać nie może używać swoich zdolności.
versus-statement-stun-loses-powers = Ogłuszona postać traci wszystkie zdolności, także lot i zasięg.
versus-statement-stun-visible = Każdy gracz może w każdej chwili obejrzeć każdą ogłuszoną postać.
versus-statement-stun-again = Ogłuszonej postaci nie można ogłuszyć ponownie.
versus-statement-stun-power-on-chain = Efekt postaci, który jest już w łańcuchu, rozpatruje się także po ogłuszeniu tej postaci.
versus-statement-stun-recover = Aby zregenerować ogłuszoną postać, odkrywa się ją i zostawia wyczerpaną.

versus-statement-recovery-order = Faza regeneracji przebiega kolejno: sprawdzenie wytrzymałości, regeneracja i KO, odzyskanie gotowości, przekazanie inicjatywy, koniec tury i początek następnej od jej fazy dobierania.
versus-statement-recovery-choose-one = W fazie regeneracji każdy gracz wybiera jedną ogłuszoną postać, którą kontroluje, i ją regeneruje.
versus-statement-recovery-initiative-chooses-first = Gracz z inicjatywą wybiera postać do regeneracji przed drugim graczem.
versus-statement-recovery-ko-rest = Wszystkie pozostałe ogłuszone postacie otrzymują KO i trafiają na stosy KO swoich właścicieli.
versus-statement-recovery-mandatory = Gracz, który ma ogłuszoną postać, musi jedną zregenerować.
versus-statement-recovery-ready-all = Po regeneracji wszystkie karty w grze odzyskują gotowość, także zregenerowane postacie i zasoby.
versus-statement-recovery-initiative-passes = Potem inicjatywa przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
versus-statement-recovery-start-window = Gracze otrzymują priorytet na początku fazy regeneracji, przed sprawdzeniem wytrzymałości, a nie między jej ponumerowanymi działaniami.

versus-statement-victory-check-time = To, czy wytrzymałość wynosi 0 lub mniej, sprawdza się tylko w fazie regeneracji.
versus-statement-victory-lose-at-zero = Gracz, którego wytrzymałość przy sprawdzeniu wynosi 0 lub mniej, przegrywa z graczem, który ma więcej.
versus-statement-victory-both-below = Jeśli obaj gracze mają 0 lub mniej, wygrywa ten z wyższą wytrzymałością (bliższą zera); wartości poniżej zera liczy się dokładnie.
versus-statement-victory-tie-extra-turn = Jeśli obaj gracze mają 0 lub mniej i tyle samo wytrzymałości, rozgrywają jeszcze jedną turę.
versus-statement-victory-tie-repeat = Dodatkowa tura to zwykła pełna tura z takim samym sprawdzeniem po niej, tyle razy, ile trzeba.
versus-statement-victory-gain-no-cap = Zyskana wytrzymałość może przekroczyć 50.
versus-statement-victory-concede = Gracz może w każdej chwili się poddać i natychmiast przegrywa.
versus-statement-victory-turn-limit = Jeśli przy sprawdzeniu w turze 40 nikt nie przegrał, wygrywa gracz z większą wytrzymałością, a równość oznacza remis.

versus-statement-uniqueness-character = Postacie są unikatowe, chyba że należą do Armii: gdy werbujesz jedną, wszystkie inne kontrolowane przez ciebie postacie o tym samym imieniu otrzymują KO.
versus-statement-uniqueness-owner-pile = Karta, która otrzymuje KO przez unikatowość, trafia na stos KO swojego właściciela.
versus-statement-uniqueness-on-entry = Unikatowość działa od razu, gdy nowa karta wchodzi do gry lub zostaje odkryta, a nie przy ogłoszeniu werbunku, i nie używa łańcucha.
versus-statement-uniqueness-any-version = Unikatowość porównuje tylko imiona, a nie wersje.
versus-statement-uniqueness-army = Postacie Armii nie są unikatowe: w grze może ich być dowolna liczba.
versus-statement-uniqueness-per-player = Unikatowość dotyczy tylko postaci, które kontrolujesz.
versus-statement-uniqueness-stunned-counts = Ogłuszona postać też liczy się do unikatowości.
versus-statement-uniqueness-no-stun-loss = KO przez unikatowość nie jest ogłuszeniem i nie kosztuje wytrzymałości.
versus-statement-uniqueness-any-entry = Unikatowość działa bez względu na to, w jaki sposób postać wchodzi do gry.
versus-statement-uniqueness-location = Lokacje są unikatowe: gdy odkrywasz jedną, wszystkie inne twoje odkryte lokacje o tej samej nazwie otrzymują KO.
versus-statement-uniqueness-location-face-down = Zakrytych kopii lokacji unikatowość nie dotyczy.
versus-statement-uniqueness-equipment = Ekwipunek, w którego tekście jest słowo „unikatowa”, podlega zasadzie postaci: gdy wchodzi do gry, inny kontrolowany przez ciebie ekwipunek o tej nazwie otrzymuje KO.
versus-statement-uniqueness-equipment-not-unique = Ekwipunek, w którego tekście nie ma słowa „unikatowa”, nie jest unikatowy.
versus-statement-uniqueness-plot-twist = Zwroty fabuły nie są unikatowe: w grze może być kilka kopii.

versus-statement-equipment-recruit = Ekwipunek werbuje się jak postać, za punkty zasobów równe jego kosztowi werbunku.
versus-statement-equipment-attach = Zwerbowany ekwipunek trzeba dołączyć do postaci; leży on za kartą tej postaci.
versus-statement-equipment-no-slot = Ekwipunek nie zajmuje miejsca w szyku.
versus-statement-equipment-one-each = Postać nie może mieć dwóch ani więcej kart ekwipunku.
versus-statement-equipment-no-move = Ekwipunku nie można przenieść z jednej postaci na inną.
versus-statement-equipment-ko-with-character = Gdy postać otrzymuje KO lub zostaje usunięta z gry, jej ekwipunek trafia na stos KO właściciela ekwipunku.
versus-statement-equipment-own-character = Ekwipunek dołącza się do postaci kontrolowanej przez gracza, który go werbuje.
versus-statement-equipment-stunned-bearer = Ekwipunek można zwerbować dla ogłuszonej postaci.
versus-statement-equipment-stunned-inactive = Ekwipunek ogłuszonej postaci pozostaje dołączony, ale jego tekst nie działa, dopóki postać się nie zregeneruje.
versus-statement-equipment-target-gone = Jeśli w chwili rozpatrzenia werbunku wybranej postaci już nie ma lub ma ona ekwipunek, werbowany ekwipunek trafia na stos KO.

versus-statement-location-flip-in-row-only = Lokację można odkryć tylko w rzędzie zasobów.
versus-statement-location-must-be-face-up = Zdolności lokacji można używać tylko wtedy, gdy jest odkryta.
versus-statement-location-stays-up = Odkrytej lokacji nie można odkryć ponownie.
versus-statement-location-threshold = Próg lokacji to najmniejsza liczba kart w rzędzie, łącznie z samą lokacją, potrzebna do jej odkrycia.
versus-statement-location-no-points = Odkrycie lokacji nie kosztuje punktów zasobów.
versus-statement-location-stays-resource = Odkryta lokacja pozostaje w grze i nadal liczy się jako zasób.
versus-statement-location-any-time = Lokację można odkryć zawsze, gdy kontrolujący ją gracz ma priorytet, także podczas ataku.
versus-statement-location-flip-off-chain = Odkrycie lokacji nie używa łańcucha: następuje od razu, a gracz zachowuje priorytet.

versus-statement-plot-twist-two-ways = Zwrot fabuły można zagrać z rzędu zasobów.
versus-statement-plot-twist-play-from-hand = Zwrot fabuły można zagrać z ręki.
versus-statement-plot-twist-threshold = Zwrot fabuły można zagrać, z obu tych miejsc, tylko wtedy, gdy w rzędzie zasobów jest co najmniej tyle kart, ile wynosi jego koszt progowy.
versus-statement-plot-twist-no-points = Zagranie zwrotu fabuły nie kosztuje punktów zasobów.
versus-statement-plot-twist-threshold-timing = Próg sprawdza się przy zagraniu zwrotu fabuły i nie później.
versus-statement-plot-twist-from-row = Aby zagrać zwrot fabuły z rzędu, gracz odkrywa go, a potem wykonuje jego polecenia.
versus-statement-plot-twist-row-stays-resource = Zwrot fabuły zagrany z rzędu pozostaje w rzędzie i nadal liczy się jako zasób.
versus-statement-plot-twist-row-inert = Odkryty zwrot fabuły bez efektu stałego już na nic nie wpływa.
versus-statement-plot-twist-row-no-turn-back = Zwrotu fabuły zagranego z rzędu kontrolujący go gracz nie może ponownie zakryć ani zagrać jeszcze raz.
versus-statement-plot-twist-from-hand = Aby zagrać zwrot fabuły z ręki, gracz pokazuje go innym graczom i wykonuje jego polecenia.
versus-statement-plot-twist-hand-to-ko = Po wykonaniu poleceń zwrot fabuły zagrany z ręki trafia na stos KO swojego gracza.
versus-statement-plot-twist-hand-pending = Dopóki efekt jest w łańcuchu, zwrot fabuły zagrany z ręki nie jest ani na ręce, ani na stosie KO; trafia na stos KO, gdy efekt opuszcza łańcuch, unieważniony czy nie.
versus-statement-plot-twist-on-chain = Zagranie zwrotu fabuły dokłada jego efekt do łańcucha.
versus-statement-plot-twist-any-time = Zwrot fabuły można zagrać zawsze, gdy jego gracz ma priorytet, chyba że ogranicza to jego tekst.
versus-statement-plot-twist-ongoing-first-part = Tekst przed słowami „Efekt stały” wykonuje się przy zagraniu karty w zwykły sposób.
versus-statement-plot-twist-ongoing-duration = Tekst po słowach „Efekt stały” działa tylko wtedy, gdy karta leży odkryta w rzędzie zasobów.
versus-statement-plot-twist-ongoing-from-hand = Tekst „Efekt stały” zwrotu fabuły zagranego z ręki nigdy nie działa.
versus-statement-plot-twist-ongoing-starts = Tekst „Efekt stały” zaczyna działać, gdy rozpatrzy się efekt zwrotu fabuły zagranego z rzędu.
versus-statement-plot-twist-ongoing-negated = Jeśli zwrot fabuły zagrany z rzędu zostaje unieważniony, pozostaje odkryty, a jego efekt stały nie zaczyna działać.
versus-statement-plot-twist-additional-cost = Dodatkowe koszty podane na zwrocie fabuły płaci się przy jego zagraniu.

versus-statement-power-three-kinds = Zdolności są płatne, wyzwalane lub ciągłe.
versus-statement-power-from-text = O tym, jakie zdolności ma karta, mówi jej tekst; karta bez tekstu nie ma żadnych.
versus-statement-power-payment-arrow = Zdolność płatną zapisuje się jako koszt, strzałkę i efekt; efekt powstaje tylko po zapłaceniu całego kosztu.
versus-statement-power-payment-costs = Kosztem może być zapłacenie wytrzymałości, odrzucenie kart i wyczerpanie swoich postaci.
versus-statement-power-payment-repeat = Zdolności płatnej można użyć tyle razy, ile razy zapłaci się jej koszt.
versus-statement-power-any-time = Zdolności płatnej można użyć zawsze, gdy kontrolujący ją gracz ma priorytet, w kroku dowolnego gracza, chyba że ogranicza to jej tekst.
versus-statement-power-endurance-cost = Gracz może zapłacić koszt w wytrzymałości tylko wtedy, gdy ma jej co najmniej tyle.
versus-statement-power-activate = „Aktywuj” w koszcie oznacza: wyczerp tę kartę.
versus-statement-power-activate-exhausted = Wyczerpana karta nie może używać zdolności, które trzeba aktywować.
versus-statement-power-no-activate-no-exhaust = Użycie zdolności płatnej bez „Aktywuj” i bez kosztu wyczerpania nie wyczerpuje jej karty; może jej użyć także wyczerpana karta.
versus-statement-power-triggered-words = W zdolności wyzwalanej jest słowo „gdy”, „ilekroć” lub wyrażenie „na początku”, „na koniec”.
versus-statement-power-triggered-auto = Zdolność wyzwalana tworzy swój efekt automatycznie, gdy tylko zostanie spełniony jej warunek.
versus-statement-power-triggered-repeat = Zdolność wyzwalana może się wyzwolić kilka razy w turze.
versus-statement-power-triggered-stunned-source = Zdolność, którą wyzwala ogłuszenie jej własnej postaci, wyzwala się.
versus-statement-power-triggered-order = Jednoczesne wyzwolenia jednego gracza trafiają do łańcucha w kolejności, którą ten gracz wybiera; najpierw swoje dokłada gracz wykonujący bieżący krok (poza krokiem gracz z inicjatywą).
versus-statement-power-trigger-no-target = Cele zdolności wyzwalanej wybiera się, gdy trafia ona do łańcucha; jeśli potrzebny cel nie istnieje, nie trafia tam wcale.
versus-statement-power-continuous = Zdolność ciągła działa przez cały czas, gdy jej karta jest w grze, a tekst jest aktywny; przestaje działać, gdy karta odejdzie lub zostanie ogłuszona.
versus-statement-power-replacement = Tekst „jeśli miałoby nastąpić A, zamiast tego następuje B” to zdolność ciągła: A nie następuje i nie następuje nic, co od A zależy.
versus-statement-power-target = Cel wybiera się przy zagraniu zwrotu fabuły lub użyciu zdolności, a efekt działa tylko na ten cel.
versus-statement-power-target-illegal = Efekt, którego jedyny cel jest w chwili rozpatrzenia niedozwolony, nic nie robi.
versus-statement-power-target-some-illegal = Efekt o kilku celach działa na te, które są nadal dozwolone, chyba że potrzebuje wszystkich.
versus-statement-power-left-and-back = Karta, która opuszcza swoje miejsce i wraca, jest nową kartą: nie dotyczy jej żaden efekt, trwała zmiana ani oznaczenie związane z poprzednią.
versus-statement-power-unless = „Zrób A, chyba że zrobisz B” oznacza: możesz zrobić B; jeśli tego nie zrobisz, zrób A.
versus-statement-power-negate = Unieważniony efekt opuszcza łańcuch, nie następując, a jego koszty pozostają zapłacone.
versus-statement-power-this-turn-duration = Efekty „w tej turze” kończą się na koniec fazy regeneracji.
versus-statement-power-this-attack-duration = Efekty „w tym ataku” kończą się, gdy atak się kończy lub zostaje odwołany.

versus-statement-chain-events = Werbunek, zagranie zwrotu fabuły, użycie zdolności i deklaracja ataku tworzą efekt, który trafia do łańcucha.
versus-statement-chain-respond = Gdy gracz utworzył efekt, drugi gracz może odpowiedzieć, zagrywając zwrot fabuły lub używając zdolności.
versus-statement-chain-first-object = Pierwszy utworzony efekt staje się pierwszym elementem łańcucha, a odpowiedzi dokłada się za nim w kolejności tworzenia.
versus-statement-chain-resolve-last = Gdy gracze przestają odpowiadać, łańcuch rozpatruje się, zaczynając od ostatniego elementu.
versus-statement-chain-one-at-a-time = Za każdym razem, gdy wszyscy gracze kolejno spasują, rozpatruje się i opuszcza łańcuch dokładnie jeden efekt, ostatni, aż łańcuch będzie pusty.
versus-statement-chain-new-between = Po każdym rozpatrzeniu gracze mogą dodać nowe efekty, zanim rozpatrzy się następny.
versus-statement-chain-three-example = Trzy efekty zagrane jako pierwszy, drugi i trzeci rozpatruje się w kolejności: trzeci, drugi, pierwszy, a przed każdym wszyscy pasują.
versus-statement-chain-off-chain-actions = Położenie zasobu, ruch w kroku szyku, odkrycie lokacji, dobieranie w fazie dobierania i działania regeneracji nie używają łańcucha.
versus-statement-chain-empty-pass-advances = Gdy wszyscy gracze kolejno spasują przy pustym łańcuchu, kończy się bieżący krok lub faza (albo rozstrzyga się trwający atak).

versus-statement-priority-phase-start = Na początku każdej fazy priorytet otrzymuje gracz z inicjatywą.
versus-statement-priority-phase-and-step = W fazach rozbudowy i walki początek fazy i początek jej pierwszego kroku to jedna chwila z jednym oknem priorytetu.
versus-statement-priority-step-start = Na początku kroku priorytet otrzymuje gracz, który go wykonuje.
versus-statement-priority-after-resolution = Po rozpatrzeniu efektu priorytet otrzymuje gracz wykonujący bieżący krok.
versus-statement-priority-outside-step = Po rozpatrzeniu efektu poza jakimkolwiek krokiem priorytet otrzymuje gracz z inicjatywą.
versus-statement-priority-options = Gracz z priorytetem może dołożyć efekt do łańcucha albo spasować.
versus-statement-priority-keep = Po dołożeniu efektu do łańcucha gracz ponownie otrzymuje priorytet.
versus-statement-priority-pass = Gdy gracz pasuje, priorytet przechodzi na drugiego gracza, który może dołożyć efekt albo spasować.
versus-statement-priority-pass-reset = Łańcuch rozpatruje tylko nieprzerwany ciąg pasów wszystkich graczy: dołożony efekt zaczyna liczenie od nowa.
versus-statement-priority-action-resets = Działanie, które nie używa łańcucha (odkrycie lokacji, położenie zasobu, ruch w szyku), także zaczyna liczenie pasów od nowa i zostawia priorytet temu graczowi.

versus-statement-team-attack-partial-illegal = Jeśli odpowiedź sprawia, że w proponowanym ataku drużynowym tylko niektórzy uczestnicy stają się niedozwoleni, odpadają oni gotowi, a atak zaczyna się z resztą albo zostaje odwołany, jeśli nikt nie został.

versus-statement-chain-own-actions-empty = Położenie zasobu, werbunek, ruch w szyku i deklaracja ataku wymagają priorytetu we własnym kroku i pustego łańcucha.

## Uzasadnienia.

versus-reason-anatomy-resource-not-character = Instrukcja nazywa tę kartę zasobem i nigdy nie pozwala jej odkryć, ale nie mówi, że przestaje ona być postacią.
versus-reason-anatomy-resource-hidden-from-opponent = Instrukcja pozwala oglądać tylko kontrolującemu; ukrycie przed przeciwnikiem jest naturalnym uzupełnieniem.
versus-reason-anatomy-deck-hidden = Instrukcja mówi tylko o rękach i zasobach; znana kolejność talii odebrałaby sens tasowaniu i przekładaniu.
versus-reason-anatomy-grid = Instrukcja potrzebuje słów „tuż przed, po lewej, po prawej”, ale nie opisuje układu; siatka z przerwami dokładnie określa sąsiedztwo.
versus-reason-anatomy-adjacent = Podstawowa instrukcja pokazuje sąsiedztwo tylko na rysunku; to jest oficjalne sformułowanie.

versus-reason-setup-two-players = Instrukcja mówi „zgodnie z ruchem wskazówek zegara” i „wszyscy gracze”, ale każdą procedurę opisano dla dwóch; kolejność ataków przy większej liczbie graczy nie jest określona.

versus-reason-deck-no-maximum = Instrukcja podaje tylko minimum.
versus-reason-deck-starter-40 = Instrukcja mówi, że talie startowe mają 40 kart, a własne co najmniej 60, ale nie mówi, gdzie te po 40 kart są dozwolone.
versus-reason-deck-copies-apply-to-starter = Instrukcja podaje limit tylko dla talii złożonych przez graczy; jedno sprawdzanie jest prostsze, a wszystkie nasze talie startowe go przestrzegają.

versus-reason-setup-mulligan-order = Instrukcja nie mówi ani o kolejności, ani o tasowaniu.
versus-reason-setup-mulligan-bottom-order = Instrukcja mówi tylko, że trafiają na spód talii.

versus-reason-golden-cannot-wins = Instrukcja nie ustala pierwszeństwa między kartami; to zwykle przyjęta umowa.

versus-reason-draw-window = Instrukcja daje priorytet na początku każdej fazy, ale nie mówi, czy dobieranie następuje przed nim, czy po nim.
versus-reason-draw-empty-deck = Instrukcja milczy, a jedyną drogą do przegranej jest w niej wytrzymałość, więc przegrana z powodu pustej talii dodałaby porażkę, której instrukcja nie zna. Gracze innych gier karcianych mogą się takiej przegranej spodziewać; w zebranych materiałach nie znaleźliśmy dla niej źródła dotyczącego VS System. Jest to więc ustawienie, które nie oznacza przegranej, dopóki ktoś o nią nie poprosi.

versus-reason-build-resource-face-down = Hasło o rzędzie zasobów mówi „rewersem w dół”, a opis kroku zasobów „rewersem w górę”; z opisem kroku zgadza się reszta instrukcji: karta leży zakryta.

versus-reason-recruit-points-snapshot = Instrukcja daje punkty tylko na początku kroku.
versus-reason-recruit-slot-choice = Instrukcja wymienia tylko rząd; miejsce ma znaczenie dla osłony i umocnienia.
versus-reason-recruit-paid-on-announcement = Instrukcja nie mówi, ile kosztuje nieudany werbunek.
versus-reason-recruit-own-step-only = Instrukcja opisuje werbunek tylko w kroku werbunku, w którym istnieją punkty, ale nie zabrania go wprost gdzie indziej.
versus-reason-recruit-no-sickness = Instrukcja nie zna zasady o czekaniu i mówi, że postacie wchodzą do gry gotowe.

versus-reason-formation-any-state = Opis kroku szyku mówi o „twoich postaciach”, nie ograniczając ich stanu, a ogłuszona „nadal uważana jest za postać”. Zdanie, że ogłuszona postać „pozostaje w rzędzie i zachowuje w nim swoje położenie”, z rozdziału o końcu ataku, mówi, co robi ogłuszenie: nikogo nie przesuwa i nie zostawia luki. Nie odbiera graczowi jego własnego kroku szyku; o ogłuszeniu mówi zasada „Ogłuszona postać zostaje na swoim miejscu”.
versus-reason-formation-fixed-otherwise = Wynika to z instrukcji: pozwala ona na ruchy tylko w kroku szyku i mówi, że ogłuszona postać zachowuje swoje miejsce.

versus-reason-combat-window = Instrukcja pozwala na efekty przed rozstrzygnięciem, ale nie podaje warunku zamknięcia; oficjalna rubryka o zasadach mówi, że kolejne pasy przy pustym łańcuchu przenoszą grę do następnego kroku lub podkroku (Cerebro I).
versus-reason-combat-simultaneous = Instrukcja numeruje porównania, ale żadne nie zależy od drugiego.
versus-reason-combat-breakthrough-needs-stun = Instrukcja wiąże przełamanie z ogłuszeniem w przykładzie, ale podaje je tylko przez porównanie; takie jest oficjalne odczytanie.
versus-reason-combat-direct-late-character = Wynika to ze słów, że po rozpoczęciu atak nie może stać się niedozwolony; instrukcja nie podaje przykładu.
versus-reason-combat-no-rejoin = Instrukcja usuwa postać z ataku i nie zna drogi powrotu.

versus-reason-team-attack-back-regardless = Instrukcja wymienia to jako drugi, bezwarunkowy krok.
versus-reason-team-attack-multi-team = Instrukcja mówi „jedna drużyna”, nie omawiając podwójnej przynależności ani łączenia drużyn.
versus-reason-team-attack-direct = Instrukcja opisuje ataki drużynowe na obrońcę, ale nie zabrania ich wobec gracza; doświadczeni gracze spodziewają się wspólnego ataku bezpośredniego, a łączna strata jest taka sama jak przy osobnych atakach. Oparte na pamięci o grze turniejowej, bez zachowanego źródła.
versus-reason-team-attack-direct-no-back = Wynika to z braku obrońcy; instrukcja omawia tylko ataki drużynowe na postać.

versus-reason-reinforcement-window = Instrukcja mówi tylko „po deklaracji”; dzięki czekaniu na początek ataku nie wyczerpuje się postaci z powodu odwołanego ataku.
versus-reason-reinforcement-on-chain = Instrukcja nie podaje wyjątków od zasady, że zdarzenia tworzą efekty; traktujemy to jak wzmocnienie.
versus-reason-reinforcement-duration = Instrukcja wiąże umocnienie z obrońcą, a nie z pomagającym.
versus-reason-reinforcement-repeat = Instrukcja nie ustala granicy; drugi pomagający ma znaczenie dla zdolności takich jak na karcie VS-006.

versus-reason-power-up-duration = Tekst mówi „krok ataku”, a słowniczek „ten atak”; słowniczek i oficjalne sformułowanie zgodnie mówią o ataku.
versus-reason-power-up-on-chain = Mówi to oficjalne FAQ, a nie podstawowa instrukcja.

versus-reason-stun-printed-cost = Instrukcja mówi „koszt werbunku tej postaci”; wartość wydrukowana jest stała.
versus-reason-stun-again = Instrukcja mówi „zostaje ogłuszona”, a to wymaga zmiany stanu.
versus-reason-stun-power-on-chain = Instrukcja oddziela efekty od ich źródeł, ale tego nie rozstrzyga.

versus-reason-recovery-mandatory = Instrukcja mówi „wybiera”, bez słowa „może”.
versus-reason-recovery-start-window = Instrukcja daje priorytet na początku każdej fazy; oficjalne rozstrzygnięcie wyklucza okno przed KO.

versus-reason-victory-both-below = Hasło o wytrzymałości (0 lub mniej i mniej niż przeciwnik) rozstrzyga już 0 przeciw -1; krok 1 mówi o obu graczach „mniej niż zero”, więc 0 traktujemy jak wartość ujemną.
versus-reason-victory-tie-extra-turn = Instrukcja mówi tu „mniej niż zero”; równe wartości wynoszące dokładnie 0 traktujemy tak samo.
versus-reason-victory-tie-repeat = Instrukcja mówi o jeszcze jednej turze i milczy o drugim remisie.
versus-reason-victory-gain-no-cap = Instrukcja podaje 50 tylko jako wartość początkową.
versus-reason-victory-concede = Potrzebuje tego program; instrukcja milczy.
versus-reason-victory-turn-limit = Skoro pusta talia nie oznacza przegranej, gra mogłaby trwać bez końca; potrzebna jest granica, chyba że gracze ją wyłączą w ustawieniach. Ma ona pierwszeństwo przed dodatkową turą z zasady „Równo przy 0 lub mniej: jeszcze jedna tura”.

versus-reason-uniqueness-owner-pile = Hasła o unikatowości mówią „twój stos KO”, a hasła o KO „stos właściciela”; dla własnych kart to to samo, dla innych rozstrzyga definicja KO.
versus-reason-uniqueness-on-entry = Instrukcja mówi „gdy werbujesz”, nie rozróżniając ogłoszenia i wejścia do gry.
versus-reason-uniqueness-no-stun-loss = Instrukcja wiąże stratę tylko z ogłuszeniem.
versus-reason-uniqueness-any-entry = Instrukcja mówi tylko o werbunku; inaczej efekty łamałyby unikatowość.
versus-reason-uniqueness-location-face-down = Instrukcja mówi „twoje pozostałe lokacje”; zakryta karta nie ma jawnej nazwy.

versus-reason-equipment-no-slot = Instrukcja kładzie tę kartę za postacią; liczenie jej jako miejsca zepsułoby osłonę.
versus-reason-equipment-own-character = Instrukcja mówi „twoje postacie” tylko we wstępie o ekwipunku.
versus-reason-equipment-stunned-bearer = Ogłuszona postać nadal liczy się jako postać, a innych ograniczeń instrukcja nie podaje.
versus-reason-equipment-stunned-inactive = Instrukcja milczy; tekst samej postaci też jest wtedy nieaktywny.
versus-reason-equipment-target-gone = Instrukcja milczy.

versus-reason-location-any-time = Instrukcja mówi tylko „gdy tylko masz tyle kart”; taka jest oficjalna praktyka (Cerebro I wymienia odkrycie lokacji wśród tego, co może zrobić gracz z priorytetem).
versus-reason-location-flip-off-chain = Odkrycia nie ma wśród przykładów zdarzeń tworzących efekty w instrukcji, a oficjalna rubryka o zasadach wymienia zagranie efektu, odkrycie lokacji i zaproponowanie ataku jako osobne rzeczy, które można zrobić, mając priorytet, i po każdej się go zachowuje (Cerebro I, ArticleId 4460). Zdolności odkrytej lokacji, także wyzwalane, używają łańcucha.

versus-reason-plot-twist-no-points = Instrukcja wymienia próg jako jedyny warunek, a wprost mówi to tylko o lokacjach.
versus-reason-plot-twist-threshold-timing = Instrukcja wymienia tylko chwilę zagrania.
versus-reason-plot-twist-hand-pending = Instrukcja przenosi kartę po wykonaniu poleceń i nie zna unieważniania.
versus-reason-plot-twist-ongoing-starts = Instrukcja mówi tylko: po odkryciu karty; dzięki czekaniu na rozpatrzenie można na to odpowiedzieć.
versus-reason-plot-twist-ongoing-negated = Instrukcja nie zna unieważniania; dzięki temu zachowuje ono sens.
versus-reason-plot-twist-additional-cost = Instrukcja określa koszty ogólnie; chwila zapłaty jest taka jak przy zdolnościach płatnych.

versus-reason-power-endurance-cost = Oficjalne FAQ; podstawowa instrukcja milczy.
versus-reason-power-no-activate-no-exhaust = Przegląd mówi, że postacie wyczerpują się, używając zdolności, a rozdział o zdolnościach tylko przy „Aktywuj” i pozwala na wielokrotne użycie; rozstrzyga zasada bardziej szczegółowa.
versus-reason-power-triggered-stunned-source = Jej tekst był aktywny w chwili zdarzenia; inaczej taka zdolność nigdy nie mogłaby zadziałać.
versus-reason-power-triggered-order = FAQ ustala kolejność jednego gracza; o kolejności między graczami instrukcja milczy, a ta sama kolejność co przy priorytecie zaskakuje najmniej.
versus-reason-power-trigger-no-target = Instrukcja nie omawia celów zdolności wyzwalanych.
versus-reason-power-replacement = Wśród trzech rodzajów zdolności w instrukcji nie ma czwartego dla zastąpienia; nie jest ono ani płatne, ani wyzwalane.
versus-reason-power-target-illegal = Instrukcja nie omawia utraconych celów; oficjalna rubryka sprawdza, czy cel jest dozwolony, przy ogłoszeniu i przy rozpatrzeniu i unieważnia efekt, jeśli wszystkie cele są niedozwolone (Cerebro VIII).
versus-reason-power-target-some-illegal = Instrukcja nie omawia utraconych celów; oficjalna rubryka unieważnia efekt tylko wtedy, gdy wszystkie cele są niedozwolone (Cerebro VIII).
versus-reason-power-left-and-back = Instrukcja tego nie omawia. Przenosi karty między strefami bez pamięci, a oficjalna rubryka ponownie sprawdza cel przy rozpatrzeniu (Cerebro VIII).
versus-reason-power-unless = Oficjalne FAQ.
versus-reason-power-negate = Instrukcja nie zna unieważniania; używają go drukowane karty.
versus-reason-power-this-turn-duration = Instrukcja nie określa czasu trwania efektów.
versus-reason-power-this-attack-duration = Instrukcja nie określa czasu trwania efektów poza wzmocnieniem.

versus-reason-chain-off-chain-actions = Instrukcja wymienia zdarzenia łańcucha i nie ma wśród nich tych działań.
versus-reason-chain-empty-pass-advances = Instrukcja nie mówi, jak kończy się krok; oficjalna rubryka mówi właśnie tak (Cerebro I).

versus-reason-priority-phase-and-step = Instrukcja daje priorytet w obu tych chwilach; pierwszy krok wykonuje gracz z inicjatywą, więc drugie okno niczego nie zmienia.
versus-reason-priority-action-resets = Instrukcja wymienia tylko efekty; inaczej przeciwnik nie mógłby odpowiedzieć na takie działanie.

versus-reason-team-attack-partial-illegal = Instrukcja rozstrzyga tylko o pojedynczym wskazanym atakującym; odpadnięcie uczestników zgadza się z jej zasadą o trwającym ataku.

versus-reason-chain-own-actions-empty = Instrukcja nie pozwala odpowiadać nimi na efekt (odpowiedzi to zwroty fabuły i zdolności), ale nie podaje dla nich czasu.
