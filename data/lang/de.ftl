# Source: our own. Messages of Kabinett in German.

## The page as a whole

language = Sprache
light = Hell
sounds = Ton
dark = Dunkel
opening = Der Tisch wird geöffnet …
lost = Die Verbindung ist unterbrochen; sie wird wieder aufgebaut.
stale = Das Spiel ist inzwischen weitergegangen: Schau es dir noch einmal an und entscheide neu.
to-lobby = Zur Lobby
cancel = Abbrechen
you = du
guest = Gast

## Lobby

motto = Zwei Kabinettskriege, ein Tisch
new-game = Neues Spiel
game = Spiel
title-friedrich = Der Siebenjährige Krieg, 1756–1763
title-maria = Der Österreichische Erbfolgekrieg, 1741–1744
mode = Variante
bots = Stärke der Bots
your-name = Dein Name
who-sits = Plätze
who-me = Ich
who-bot = Ein Bot
who-link = Mitspieler per Link
who-open = Offen für alle
option-expert = Expertenregeln
option-milder-fate = Milderes Schicksal
option-political = Mehr Politik
begin = Beginnen
own-games = Deine Spiele
open-games = Offene Tische
running-games = Spiele zum Zuschauen
finished-games = Beendete Spiele

## Before the game

gathering = Warten auf Mitspieler
seat-empty = noch frei
bot-named = Bot ({ $name })
link-for = Link für { $seat }
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
sit-as = Platz nehmen als { $seat }
own-words = Eigene Wörter oder Würfelwürfe (freiwillig)
own-words-hint = Sie ersetzen die Zufallszahl, die dein Browser zum Mischen beiträgt. Schreib sie dir zusammen mit der Festlegung auf.
commitment = Festlegung des Servers
entropy-of = Beitrag von { $seat }
start = Spiel starten
start-waits = Das Spiel beginnt, sobald jeder Platz besetzt ist.

## The table

turn = Runde { $turn }
decides =
    { $n ->
        [one] { $powers } entscheidet
       *[other] { $powers } entscheiden
    }
won-by =
    { $n ->
        [0] Niemand hat gewonnen.
        [one] { $powers } hat gewonnen.
       *[other] { $powers } haben gewonnen.
    }
reason-objectives = Alle Zielstädte sind erobert.
reason-eased-objectives = Alle Zielstädte erster Ordnung sind erobert.
reason-offensive = Die Offensive ist gelungen.
reason-fate = Das Schicksal hat entschieden.
reason-pool-empty = Der Pool ist leer.
reason-winter-scores = Die Zwischenstände haben entschieden.
reason-fortresses = Die Festungen sind gefallen.
reason-endurance = Bis zum Ende durchgehalten.
reason-draw = Das Spiel endet unentschieden.
reason-resignation = Die anderen haben aufgegeben.
watching = Du siehst zu.
waiting = Du hast gerade nichts zu entscheiden.
others-decide = Warten auf { $seat } ({ $power }).
game-over = Das Spiel ist zu Ende.
curtain = Gib das Gerät an die nächste Person weiter.
curtain-open = Vorhang auf
next-seat = Gerät weitergeben
take-back = Zurücknehmen
targets-n =
    { $n ->
        [one] Eine Stadt erreichbar
       *[other] { $n } Städte erreichbar
    }
which-way = Weg wählen
go-to = Nach { $city }
why-not = Warum nicht { $city }?
tab-log = Verlauf
tab-talk = Chat
tab-affairs = Lage
tab-treaties = Verträge
tab-text = Stellung als Text
tab-table = Tisch
log = Was bisher geschah, Neuestes zuerst
log-empty = Noch ist nichts geschehen.
talk = Gespräch am Tisch
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Allen am Tisch etwas sagen
send = Senden
notes = Deine Notizen, nur für dich
away = abwesend
stand-in = { $name } springt ein
propose-end = Ende des Spiels vorschlagen
proposal-end = Vorschlag von { $seat }: das Spiel hier beenden.
proposal-back = Vorschlag von { $seat }: Züge zurücknehmen.
agree = Zustimmen
decline = Ablehnen
resign-sure = Ja, aufgeben

## Map and pieces

map-label = Karte. Pfeiltasten verschieben sie, Plus und Minus zoomen, 0 zeigt den Kriegsschauplatz, noch einmal die ganze Karte; Tab führt zu den Figuren, i sagt, was dort ist.
map-nearer = Vergrößern
map-further = Verkleinern
map-whole = Kriegsschauplatz; noch einmal: ganze Karte
troops =
    { $unit ->
        [troop]
            { $n ->
                [one] eine Armee
               *[other] { $n } Armeen
            }
       *[army]
            { $n ->
                [one] eine Armee
               *[other] { $n } Armeen
            }
    }
troops-between =
    { $unit ->
        [troop] { $least } bis { $most } Armeen
       *[army] { $least } bis { $most } Armeen
    }
kind-train = Tross { $number }
kind-hussar = Husaren { $number }
face-down = umgedreht
has-moved = schon bewegt
place-off = nicht auf dem Spielplan
place-out = nicht im Spiel
place-box = in der Box
combats = Anstehende Kämpfe

## Powers

powers = Wie die Mächte stehen
goal = zum Sieg
goal-title = { $held } von { $needed } für den Sieg.
goal-other = Anderer Weg zum Sieg: { $held } von { $needed }.
armies =
    { $unit ->
        [troop] Armeen
       *[army] Armeen
    }
armies-title =
    { $unit ->
        [troop]
            { $most ->
                [0] { $n } Armeen
               *[other] { $n } Armeen, höchstens { $most }
            }
       *[army]
            { $most ->
                [0] { $n } Armeen
               *[other] { $n } Armeen, höchstens { $most }
            }
    }
cards = Karten
cards-n =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
power-line =
    { $unit ->
        [troop] { $seat }; Armeen: { $armies }; Karten: { $n }, je Runde { $income } dazu.
       *[army] { $seat }; Armeen: { $armies }; Karten: { $n }, je Runde { $income } dazu.
    }
power-gone = Ist ausgeschieden.
holds = Hält { $cities }.
may-take = Nach den Kämpfen erobert, falls ungedeckt: { $cities }.

## Cards

hands = Deine Karten
hand-is = Auf der Hand: { $cards }
known-cards = Davon kennst du: { $cards }
reserve = Reserve
suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
of-set = Satz { $set }
points-of =
    { $reserves ->
        [0] { $points } bezahlt, { $due } nötig
        [one] { $points } und eine Reserve bezahlt, { $due } nötig
       *[other] { $points } und { $reserves } Reserven bezahlt, { $due } nötig
    }
chosen-of = { $n } von { $number } gewählt
deck = Taktische Karten
deck-line = Im Talon: { $pile }. Ungeöffnete Sätze: { $sets }. Verbraucht: { $spent }.

## Combat

duel = Kampf
attacker = Angreifer
defender = Verteidiger
score-of = Stand { $score }
cards-played =
    { $n ->
        [one] eine Karte gespielt
       *[other] { $n } Karten gespielt
    }

## Affairs

fate = Schicksal
fate-turn = in Runde { $turn }
fate-none = Noch wurde keine Schicksalskarte gezogen.
politics = Politik
trump-is = Trumpf: { $suit }
track-at = Feld { $box } von { $of }
sealed = eine verdeckte Karte
victory = Siegmarken
treaty = Vertrag { $number }
treaty-in-force = in Kraft
treaty-offered = angeboten
treaties-none = Es gibt keinen Vertrag.
clause-open = offen
clause-binding = bindend
clause-dormant = noch nicht fällig
clause-ended = erloschen
clause-released = aufgehoben
contract = Subsidien: { $giver } an { $receiver }; verbleibende Runden: { $n }.

## Forms

form-deploy =
    { $unit ->
        [troop] { $power }: Armeen verteilen
       *[army] { $power }: Armeen verteilen
    }
form-transfer =
    { $unit ->
        [troop] Armeen umverteilen: { $generals }
       *[army] Armeen umverteilen: { $generals }
    }
form-pay = { $power }: mit Karten zahlen
form-discard = { $power }: Karten ablegen
form-corps = { $power }: Expeditionskorps entsenden
form-recruit = { $power }: für je { $price } Punkte rekrutieren
form-contract = Subsidien: { $giver } an { $receiver }
form-propose = Vertrag vorschlagen
transfers =
    { $unit ->
        [troop] Armeen in einem Turm umverteilen
       *[army] Armeen in einem Turm umverteilen
    }
general = General
turns = Runden
less = { $name }: eins weniger
more = { $name }: eins mehr
sum-of = { $sum } von { $total }
armies-of =
    { $unit ->
        [troop] Armeen: { $n }, höchstens { $most }
       *[army] Armeen: { $n }, höchstens { $most }
    }
comes-back = { $name } kehrt zurück in
stays-away = jetzt nicht

## What is asked

about-deploy =
    { $unit ->
        [troop] Verteile die Armeen { $power-gen } auf die Generäle.
       *[army] Verteile die Armeen { $power-gen } auf die Generäle.
    }
about-discard = Lege eine der Karten, die { $power } eben gezogen hat, verdeckt ab.
about-offensive = Geht { $power } in die Offensive? Wenn ja, wähle die Karte, die du offen auslegst.
about-movement = { $power } ist am Zug: Bewege die Figuren oder beende die Bewegung.
about-combat-order = Welchen Kampf trägt { $power } als nächsten aus?
about-evade = { $power } wird angegriffen: ausweichen oder standhalten?
about-duel = { $power } ist beim Stand von { $score } an der Reihe: { $suit } oder eine Reserve.
about-retreat = { $power } hat gewonnen: Wähle, wohin sich die Geschlagenen zurückziehen ({ $distance } weit).
about-leaving = Wähle den General { $power-gen }, der ausscheidet.
about-fate = { $title }: { $text } Es entscheidet { $power }.
about-exchange-offer = Will { $power } eine Karte tauschen?
about-exchange-card = Wähle die Karte, die { $power } hergibt.
about-trump = { $power } hat den letzten Kampf gewonnen: Bestimme das Trumpfsymbol.
about-bid = { $power } darf eine Karte auf das Politik-Tableau legen.
about-influence = { $power } nimmt eine Politikkarte oder spart an.
about-execute = Wie nutzt { $power } „{ $card }“?
about-effect = { $power } entscheidet, was „{ $card }“ bewirkt.
about-corps = Welcher General { $power-gen } führt das Expeditionskorps?
about-hussars = { $power } setzt Husaren ein oder lässt sie, wo sie sind.
about-subsidy = Zahlt { $power } in dieser Runde die Subsidien?
about-pay-supply = Husaren stören die Versorgung: { $power } muss { $due } Punkte zahlen.
about-feed = { $power } kann nicht für alle zahlen: Welche Generäle werden versorgt?
about-saxon-shift = Wie weit rückt die Sachsenmarke in Richtung Österreich? Höchstens { $boxes }.
about-reduction = Reduziert { $power } die Kriegsziele?
about-peace-offer = Bietet { $power } Frieden gegen die Abtretung Schlesiens an?
about-peace-answer = Nimmt { $power } den Frieden an und gibt Schlesien auf?
about-displace = Figuren { $power-gen } müssen weichen: Wähle, wohin.
about-saxon-return = Der General { $power-gen } darf mit neuen Armeen zurückkehren.
about-second-train = Wo kommt der zweite Tross { $power-gen } ins Spiel?
about-vote = Kaiserwahl: Du hast { $votes } zu vergeben.
about-winter = Im Winter darf { $power } rekrutieren.
about-cession = Tritt { $power } Schlesien ab?
about-consent = Der General eines Mitspielers will sich mit deinem vereinigen: Bist du einverstanden?
about-command = Zwei Generäle gleichen Ranges vereinigen sich: Wer hat den Oberbefehl?

## Answers

act-discard = { $card } ablegen
act-offensive = Offensive mit { $card }
act-offensive-no = In der Defensive bleiben
act-march =
    { $stops ->
        [0] { $pieces } nach { $city }
       *[other] { $pieces } nach { $city } über { $way }
    }
act-force-march =
    { $stops ->
        [0] { $pieces } im Gewaltmarsch nach { $city }
       *[other] { $pieces } im Gewaltmarsch nach { $city } über { $way }
    }
act-end = Bewegung beenden
act-attack = { $first } greift { $second } an
act-play = { $card } spielen
act-double = doppelt gezählt
act-concede = Keine Karte mehr spielen
act-retreat =
    { $stops ->
        [0] Rückzug nach { $city }
       *[other] Rückzug nach { $city } über { $way }
    }
act-leave = { $first } scheidet aus
act-assign = { $first } wählen
act-accept = Annehmen
act-pass = Passen
act-give = { $card } geben
act-starve = { $first } bleibt unversorgt
act-step = { $first } nach { $city }
act-evade = Ausweichen nach { $city }
act-resign = Aufgeben
act-enter = { $first } kommt in { $city } ins Spiel
act-hussar = { $first } nach { $city }
act-trump = Trumpf ist { $suit }
act-bid = { $card } legen
act-take = „{ $name }“ nehmen
act-bury = Ohne Wirkung abwerfen
act-obey = Anweisung ausführen
act-nothing = Nichts davon ausführen
act-pay = { $card } zahlen
act-feed = { $pieces } versorgen
act-shift =
    { $number ->
        [0] Marke nicht bewegen
        [one] 1 Feld Richtung Österreich
       *[other] { $number } Felder Richtung Österreich
    }
act-vote =
    { $number ->
        [0] Alle Stimmen für Karl Albrecht
        [one] 1 Stimme für Franz
       *[other] { $number } Stimmen für Franz
    }
act-corps = { $first } führt das Expeditionskorps
act-settle = { $first } geht nach { $city }
act-command = { $first } hat den Oberbefehl
act-dispute = Zugfolge anfechten
act-agree = Vertrag { $number } annehmen
act-decline = Vertrag { $number } ablehnen
act-withdraw = Vertrag { $number } zurückziehen
act-waive = Gegenseite aus Vertrag { $number } entlassen
act-cancel = Subsidien von { $giver } an { $receiver } beenden

## Names in sentences. Where a language declines them, attributes say how: .acc accusative, .gen genitive, .dat dative, .one the singular of a suit.

power-austria = Österreich
    .gen = Österreichs
power-bavaria = Bayern
    .gen = Bayerns
power-empire = die Reichsarmee
    .gen = der Reichsarmee
    .dat = der Reichsarmee
power-france = Frankreich
    .gen = Frankreichs
power-hanover = Hannover
    .gen = Hannovers
power-pragmatic = die Pragmatische Armee
    .gen = der Pragmatischen Armee
    .dat = der Pragmatischen Armee
power-prussia = Preußen
    .gen = Preußens
power-russia = Russland
    .gen = Russlands
power-saxony = Sachsen
    .gen = Sachsens
power-sweden = Schweden
    .gen = Schwedens
seat-elisabeth = Elisabeth
seat-frederick = Friedrich
seat-louis = Ludwig XV.
seat-maria-theresa = Maria Theresia
seat-pompadour = Pompadour
seat-a = Seite A
seat-b = Seite B
piece-general = { $name }
piece-train = der Tross { $name } { $power-gen }
    .acc = den Tross { $name } { $power-gen }
    .gen = des Trosses { $name } { $power-gen }
    .dat = dem Tross { $name } { $power-gen }
piece-hussar = der Husar { $name } { $power-gen }
    .acc = den Husaren { $name } { $power-gen }
    .gen = des Husaren { $name } { $power-gen }
    .dat = dem Husaren { $name } { $power-gen }
card-suited = die { $suit }-{ $value } (Satz { $set })
    .dat = der { $suit }-{ $value } (Satz { $set })
card-reserve = eine Reserve (Satz { $set })
    .dat = einer Reserve (Satz { $set })
card-none = keine Karte
    .dat = keiner Karte
path-in = in { $city }
path-straight = von { $from } nach { $to }
path-by-way = von { $from } über { $by } nach { $to }
list-and = { $first } und { $last }

## Numbers of things

n-armies =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }
n-troops =
    { $n ->
        [one] { $n } Armee
       *[other] { $n } Armeen
    }
n-cards =
    { $n ->
        [0] keine Karte
        [one] { $n } Karte
       *[other] { $n } Karten
    }
n-cities =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
    .dat =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städten
    }
n-boxes =
    { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }
n-turns =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
n-free-votes =
    { $n ->
        [one] { $n } freie Stimme
       *[other] { $n } freie Stimmen
    }
n-victory-points =
    { $n ->
        [one] einen Siegpunkt
       *[other] { $n } Siegpunkte
    }

## The log: turns and cards

told-deployed =
    { $unit ->
        [troop] { $power } hat die Armeen verteilt.
       *[army] { $power } hat die Armeen verteilt.
    }
told-turn-began = Runde { $turn } beginnt.
told-power-acts =
    { $powers-n ->
        [one] { $powers } ist am Zug.
       *[other] { $powers } sind am Zug.
    }
told-fresh-deck = Neu gemischter Talon: { $sets }.
told-drew = { $power } zieht { $cards }.
told-drew-cards = { $power } erhält { $cards-acc }.
told-discarded-hidden = { $power } legt verdeckt { $cards } ab.
told-discarded-card = { $power } legt { $card-acc } ab.
told-fictional-draw = Die Karten des fiktiven Spielers werden ungesehen abgelegt: { $cards }.
told-cards-exchanged = { $powers } tauschen eine Karte.
told-received-card = { $power } bekommt { $card-acc }.

## The log: movement and conquest

told-marched =
    { $pieces-n ->
        [one] { $pieces } marschiert { $path }.
       *[other] { $pieces } marschieren { $path }.
    }
told-stacked = { $pieces } stehen gemeinsam in { $city }.
told-train-taken = { $power } schlägt { $piece-acc } in { $city }.
told-stepped = { $piece } zieht { $path }.
told-movement-ended = { $power } hat die Bewegung beendet.
told-conquered = { $power } erobert { $city }.
told-questioned = { $power } legt ein Fragezeichen auf { $city }; die Kämpfe werden entscheiden.
told-question-lifted = Das Fragezeichen auf { $city } verschwindet wieder.
told-reconquered = { $power } erobert { $city } zurück.
told-recruited = { $power } rekrutiert { $armies } für { $cards-acc } und hat nun { $total }.
told-given-armies = { $power } erhält { $armies } kostenlos und hat nun { $total }.
told-bought-trains = { $power } zahlt { $cards-acc } für Trosse.
told-returned = { $piece } kehrt in { $city } ins Spiel zurück.
told-free-army =
    { $unit ->
        [troop] { $power } erhält eine Armee kostenlos und hat nun { $total }.
       *[army] { $power } erhält eine Armee kostenlos und hat nun { $total }.
    }
told-army-lost =
    { $unit ->
        [troop] { $power } verliert eine Armee und hat nun { $total }.
       *[army] { $power } verliert eine Armee und hat nun { $total }.
    }

## The log: combat and supply

told-combat-began = { $attacker } ({ $attackers }) greift { $defender-acc } ({ $defenders }) an.
told-combat-lapsed = Der Kampf von { $attacker-dat } gegen { $defender-acc } entfällt.
told-played = { $power } spielt { $card-acc }; sie zählt { $counted }, der Stand ist { $score }.
told-tied = { $attacker } und { $defender } trennen sich unentschieden.
told-beaten = { $winner } schlägt { $loser-acc }, der { $lost } verliert (Stand { $score }).
told-retreated =
    { $pieces-n ->
        [one] { $pieces } zieht sich { $path } zurück.
       *[other] { $pieces } ziehen sich { $path } zurück.
    }
told-no-retreat = Für { $pieces-acc } gibt es keinen Ausweg.
told-evaded =
    { $pieces-n ->
        [one] { $pieces } weicht nach { $city } aus.
       *[other] { $pieces } weichen nach { $city } aus.
    }
told-removed = { $piece } wird vom Spielplan genommen.
told-turned-over =
    { $pieces-n ->
        [one] { $pieces } ist unversorgt.
       *[other] { $pieces } sind unversorgt.
    }
told-turned-with =
    { $pieces-n ->
        [one] { $pieces } wird mit dem ganzen Turm umgedreht.
       *[other] { $pieces } werden mit dem ganzen Turm umgedreht.
    }
told-turned-back =
    { $pieces-n ->
        [one] { $pieces } ist wieder versorgt.
       *[other] { $pieces } sind wieder versorgt.
    }
told-starved =
    { $pieces-n ->
        [one] { $pieces } geht mangels Versorgung verloren.
       *[other] { $pieces } gehen mangels Versorgung verloren.
    }
told-hungry =
    { $pieces-n ->
        [one] { $pieces } ist unversorgt und verliert { $lost }.
       *[other] { $pieces } sind unversorgt und verlieren { $lost }.
    }
told-combats-begin = Die Kämpfe beginnen.
told-hussar-placed = Husaren reiten nach { $city }.
told-hussar-gone = Husaren werden vertrieben.
told-train-entered = { $piece } kommt in { $city } ins Spiel (bezahlt: { $cards }).
told-paid-supply = { $power } zahlt { $cards-acc } für die von Husaren gestörte Versorgung ({ $due } Punkte).

## The log: fate and the offensive

told-fate-marker-removed = Runde { $turn } endet; noch regt sich das Schicksal nicht.
told-fate-drawn = Schicksal: { $title }. { $text }
told-fate-ended = Die Wirkung des Schicksals ist vorüber.
told-offer-accepted = { $power } ist bereit, eine Karte zu tauschen.
told-offer-declined = { $power } lehnt es ab, eine Karte zu tauschen.
told-declined = { $power } verzichtet darauf.
told-offensive-declined = Preußen bleibt in der Defensive.
told-markers-taken-off =
    { $cities-n ->
        [one] Die Marke { $power-gen } wird weggenommen: { $cities }.
       *[other] Die Marken { $power-gen } werden weggenommen: { $cities }.
    }
told-offensive-begun = Preußen geht in die Offensive und legt { $card-acc } offen aus.
told-offensive-card-taken = Österreich nimmt { $card-acc } auf, die offen lag.
told-offensive-failed = Preußens Offensive ist gescheitert.

## The log: who leads and who leaves

told-power-left = { $power } scheidet aus dem Krieg aus: Figuren und Marken kommen vom Spielplan, die Karten werden verdeckt abgelegt.
told-general-left = { $piece } scheidet aus dem Krieg aus.
told-general-left-with = { $piece } scheidet aus dem Krieg aus und nimmt { $armies } mit.
told-income-changed = { $power } zieht fortan { $cards } je Runde.
told-seat-changed =
    { $seat-n ->
        [one] { $seat } führt fortan { $power-acc }.
       *[other] { $seat } führen fortan { $power-acc }.
    }
told-victory-eased = { $power } braucht nur noch die Zielstädte erster Ordnung.
told-resigned =
    { $seat-n ->
        [one] { $seat } gibt auf.
       *[other] { $seat } geben auf.
    }
told-seat-done =
    { $seat-n ->
        [one] { $seat } hat alle Bewegungen beendet.
       *[other] { $seat } haben alle Bewegungen beendet.
    }
told-disputed = Die Verbündeten streiten um die Zugfolge: Sie ziehen abwechselnd.
told-passed-on-flanders = { $seat } passt auf der Flandern-Karte und bewegt dort in dieser Runde nichts mehr.
told-consent-asked =
    { $pieces-n ->
        [one] { $pieces } möchte sich vereinigen.
       *[other] { $pieces } möchten sich vereinigen.
    }
told-union-refused = { $seat } lehnt die Vereinigung ab.
told-command-taken = { $piece } hat im Turm den Oberbefehl.

## The log: the end

told-end-objectives =
    { $winners-n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } in Runde { $turn }: { $powers-n ->
        [one] { $powers } hat alle Ziele erreicht.
       *[other] { $powers } haben alle Ziele erreicht.
    }
told-end-eased-objectives =
    { $winners-n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } in Runde { $turn }: { $powers-n ->
        [one] { $powers } hat alles, was noch nötig war.
       *[other] { $powers } haben alles, was noch nötig war.
    }
told-end-offensive =
    { $winners-n ->
        [one] { $winners } gewinnt in Runde { $turn }: Die Offensive { $powers-gen } war erfolgreich.
       *[other] { $winners } gewinnen in Runde { $turn }: Die Offensive { $powers-gen } war erfolgreich.
    }
told-end-fate =
    { $winners-n ->
        [one] { $winners } gewinnt in Runde { $turn }: Das Schicksal hat { $powers-acc } gerettet.
       *[other] { $winners } gewinnen in Runde { $turn }: Das Schicksal hat { $powers-acc } gerettet.
    }
told-end-pool-empty =
    { $winners-n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } in Runde { $turn }: { $powers-n ->
        [one] { $powers } hat keine Siegmarke mehr im Pool.
       *[other] { $powers } haben keine Siegmarke mehr im Pool.
    }
told-end-winter-scores =
    { $winners-n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } nach dem letzten Winter: { $powers-n ->
        [one] { $powers } hat die wenigsten Minuspunkte.
       *[other] { $powers } haben die wenigsten Minuspunkte.
    }
told-end-endurance =
    { $winners-n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }: { $powers-n ->
        [one] { $powers } hat bis zum Ende durchgehalten.
       *[other] { $powers } haben bis zum Ende durchgehalten.
    }
told-end-draw = Niemand gewinnt: Zwischen { $winners } endet das Spiel unentschieden.
told-end-resignation =
    { $winners-n ->
        [one] { $winners } gewinnt in Runde { $turn } durch Aufgabe.
       *[other] { $winners } gewinnen in Runde { $turn } durch Aufgabe.
    }

## The log: politics

told-election-called = Am Ende dieser Runde wird ein Kaiser gewählt.
told-political-card = Auf dem Tisch liegt „{ $card }“.
told-trump-turned = { $card } wird aufgedeckt.
told-trump = { $suit } ist Trumpf.
told-bid = { $power } legt eine Karte auf das Tableau.
told-no-bid = { $power } legt keine Karte.
told-bid-counts = { $power } hat { $card-acc } gelegt: Sie zählt.
told-bid-bluffs = { $power } hat { $card-acc } gelegt: ein Bluff.
told-bluff-stays = { $power } hat geblufft: Die Karte bleibt bis zur nächsten Runde verdeckt liegen.
told-turned-down = { $power } dreht die Karten auf dem Tableau bis zur nächsten Runde um.
told-took-back = { $power } nimmt die Karten vom Tableau auf die Hand zurück.
told-conserved = { $power } spart an.
told-took-card = { $power } nimmt „{ $card }“.
told-buried = { $power } wirft die Karte ohne Wirkung ab.
told-executed = { $power } { $deeds }.
deed-obey = führt die Anweisung aus
deed-shift = verschiebt die Marke „{ $track }“ um { $steps }
told-discarded = { $power } wirft { $cards-acc } ab.
told-marker-moved = Die Marke „{ $track }“ rückt auf Feld { $to }.
told-corps-sent = { $piece } verlässt mit dem Expeditionskorps den Spielplan.
told-corps-paid = { $piece } verlässt mit dem Expeditionskorps den Spielplan (bezahlt: { $cards }).
told-voted = { $seat } stimmt ab: { $franz } für Franz, { $karl } für Karl Albrecht.
told-elected-franz = Franz von Lothringen wird mit { $franz } zu { $karl } Stimmen zum Kaiser gewählt; Österreich legt eine Siegmarke.
told-elected-karl = Karl Albrecht von Bayern wird mit { $karl } zu { $franz } Stimmen zum Kaiser gewählt; Frankreich legt eine Siegmarke.
told-subsidy-paid = { $giver } zahlt { $receiver-dat } eine Karte als Subsidie.
told-contract-made = { $giver } wird { $receiver-dat } für { $turns } Subsidien zahlen.
told-contract-ended = Die Subsidien { $giver-gen } an { $receiver-acc } enden.
told-put-aside = Verdeckt beiseitegelegt: { $cards }.
told-picked-up = { $power } nimmt die beiseitegelegten Karten auf: { $cards }.

## The log: winter, peace and points

told-winter-began = Nach Runde { $turn } kommt der Winter.
told-winter-noted = Die Zwischenstände werden notiert und bleiben bis zum Spielende geheim.
told-winter-scores = Die Zwischenstände zusammengezählt: { $scores }.
power-points = { $power } { $n }
told-points-won = { $power } erhält { $points }.
told-points-lost = { $power } verliert { $points }.
told-saxony-prussian = Sachsen hält zu Preußen.
told-saxony-neutral = Sachsen ist neutral.
told-saxony-austrian = Sachsen hält zu Österreich.
told-sent-home = { $piece } kehrt heim nach { $city }.
told-displaced = { $piece } muss nach { $city } weichen.
told-peace-offered = Preußen bietet Frieden gegen die Abtretung Schlesiens an.
told-peace-not-offered = Preußen bietet keinen Frieden an.
told-peace-accepted = Österreich nimmt den Frieden an.
told-peace-refused = Österreich weist den Frieden zurück.
told-peace-made = Schlesien ist preußisch.
told-neutrality-ends = Preußen ist nicht länger neutral.
told-set-aside =
    { $markers ->
        [one] { $power } legt eine Siegmarke beiseite.
       *[other] { $power } legt { $markers } Siegmarken beiseite.
    }
told-aside-returned =
    { $markers ->
        [one] Die beiseitegelegte Siegmarke { $power-gen } kommt in den Pool zurück.
       *[other] Die { $markers } beiseitegelegten Siegmarken { $power-gen } kommen in den Pool zurück.
    }
told-ceded = Österreich tritt Schlesien ab. Noch fehlende Festungen: Preußen { $prussia }, Frankreich { $france }; in Schlesien noch österreichisch: { $austria }.
told-not-ceded = Österreich tritt Schlesien nicht ab.

## The log: treaties

told-treaty-proposed = { $from } bietet { $to-dat } Vertrag { $treaty } an: { $clauses }.
told-treaty-made = Vertrag { $treaty } ist geschlossen und bindend.
told-treaty-declined = Vertrag { $treaty } wird abgelehnt.
told-treaty-withdrawn = Das Angebot zu Vertrag { $treaty } wird zurückgezogen.
told-proposal-lapsed = Das Angebot zu Vertrag { $treaty } ist verfallen.
told-treaty-waived = { $seat } entlässt die Gegenseite aus Vertrag { $treaty }.
told-clause-ended = Klausel { $clause } von Vertrag { $treaty } ist erloschen.
told-clause-released = Klausel { $clause } von Vertrag { $treaty } bindet nicht mehr: { $why }.
told-promise-due = Zur Erinnerung: Was du im Wortlaut von Vertrag { $treaty } (Klausel { $clause }) versprochen hast, ist jetzt fällig.
release-no-other-way = Es ist kein anderer Zug möglich
release-leader-changed = Die gebundene Macht wird jetzt von jemand anderem geführt
release-no-longer-allies = Die Mächte sind nicht mehr verbündet
told-treaty-ended = Vertrag { $treaty } ist zu Ende.

## What a treaty promises

clause-and = { $first }; { $rest }
clause-until = { $promise }, bis Runde { $until }
clause-until-stage = { $promise }, bis zum Ende des Abschnitts { $power-gen } in Runde { $until }
clause-until-winter = { $promise }, bis zum Beginn des Winters nach Runde { $until }
clause-until-next-winter = { $promise }, bis zum Beginn des nächsten Winters
clause-except = { $promise }; ausgenommen: { $places }
clause-while = { $condition }: { $promise }
promise-subsidy = { $power } zahlt { $receiver-dat } für { $turns } Subsidien
promise-cancel = { $power } zahlt { $receiver-dat } keine Subsidien mehr
promise-vote-franz = { $power } stimmt für Franz
promise-vote-karl = { $power } stimmt für Karl Albrecht
promise-no-attack = { $power } greift { $target-acc } nicht an
promise-no-attack-in = { $power } greift { $target-acc } in diesem Gebiet nicht an ({ $place })
promise-no-conquest = { $power } nimmt { $target-dat } keine Festung ab
promise-no-conquest-in = { $power } nimmt { $target-dat } in diesem Gebiet keine Festung ab ({ $place })
promise-conquer-nothing = { $power } erobert keine Festung
promise-conquer-nothing-in = { $power } erobert in diesem Gebiet keine Festung ({ $place })
promise-no-capture = { $power } schlägt keinen Tross { $target-gen }
promise-no-capture-in = { $power } schlägt in diesem Gebiet keinen Tross { $target-gen } ({ $place })
promise-capture-nothing = { $power } schlägt keinen Tross
promise-capture-nothing-in = { $power } schlägt in diesem Gebiet keinen Tross ({ $place })
promise-no-hussars = { $power } setzt keine Husaren ein, die die Versorgung { $target-gen } stören
promise-no-hussars-in = { $power } setzt in diesem Gebiet keine Husaren ein, die die Versorgung { $target-gen } stören ({ $place })
promise-no-block = { $power } beendet keinen Zug dort, wo er die Versorgung { $target-gen } abschneidet
promise-no-block-in = { $power } beendet in diesem Gebiet keinen Zug dort, wo er die Versorgung { $target-gen } abschneidet ({ $place })
promise-truce = { $power } hält Waffenstillstand mit { $target-dat } (kein Angriff, keine Eroberung, kein Tross geschlagen, keine Husaren an der Versorgung, keine Versorgungslinie abgeschnitten)
promise-truce-in = { $power } hält in diesem Gebiet Waffenstillstand mit { $target-dat } ({ $place }; kein Angriff, keine Eroberung, kein Tross geschlagen, keine Husaren an der Versorgung, keine Versorgungslinie abgeschnitten)
promise-not-enter = { $power } betritt dieses Gebiet nicht ({ $place })
promise-not-leave = { $power } verlässt dieses Gebiet nicht ({ $place })
promise-keep-away = Generäle { $power-gen } bleiben mindestens { $distance } von { $city } entfernt
promise-take-none = { $power } nimmt keine Politikkarte
promise-not-take = { $power } nimmt „{ $card }“ nicht
promise-execute-none = { $power } führt keine Politikkarte aus
promise-not-execute = { $power } führt „{ $card }“ nicht aus
promise-peace = { $power } stimmt dem Frieden um Schlesien zu
promise-no-peace = { $power } stimmt dem Frieden um Schlesien nicht zu
promise-words = { $power } tut in Runde { $turn }, was der Wortlaut des Vertrags sagt
promise-words-stage = { $power } tut in Runde { $turn }, im Abschnitt { $stage-gen }, was der Wortlaut des Vertrags sagt
promise-words-winter = { $power } tut im Winter nach Runde { $turn }, was der Wortlaut des Vertrags sagt
promise-words-next-winter = { $power } tut im nächsten Winter, was der Wortlaut des Vertrags sagt
while-clear = solange { $power } keinen General hat
while-clear-in = solange { $power } keinen General in diesem Gebiet hat ({ $place })
while-held = solange { $power } { $city } kontrolliert
while-kept = solange Klausel { $clause } eingehalten wird
ground-anywhere = überall
ground-around = Umkreis von { $distance-dat } um { $city }

## Refusals: who may speak, armies and cards

no-game-over = Der Krieg ist vorbei; es gibt nichts mehr zu tun.
no-not-asked = Du hast gerade nichts zu entscheiden; warte, bis du an der Reihe bist.
no-not-this-now = Das geht jetzt nicht; du hast gerade etwas anderes zu entscheiden.
no-not-in-this-game = Eine solche Aktion gibt es in diesem Spiel nicht.
no-cannot-decline = Das lässt sich nicht ablehnen.
no-still-deploying =
    { $unit ->
        [troop] Die Armeen werden noch verteilt; erst danach lassen sie sich im Turm umverteilen.
       *[army] Die Armeen werden noch verteilt; erst danach lassen sie sich im Turm umverteilen.
    }
no-not-your-power = Du führst { $power-acc } nicht.
no-not-in-play = { $power } nimmt an diesem Spiel nicht teil.
no-not-your-piece = { $piece } steht jetzt nicht unter deinem Befehl.
no-not-active = { $piece } gehört zu { $power-dat }; diese Macht zieht jetzt nicht.
no-wrong-total =
    { $unit ->
        [troop] Die Armeen { $power-gen } müssen zusammen genau { $needed } ergeben.
       *[army] Die Armeen { $power-gen } müssen zusammen genau { $needed } ergeben.
    }
no-wrong-stack-total =
    { $unit ->
        [troop] Die Armeen dieses Turms müssen wie zuvor zusammen genau { $needed } ergeben.
       *[army] Die Armeen dieses Turms müssen wie zuvor zusammen genau { $needed } ergeben.
    }
no-commands-nothing =
    { $unit ->
        [troop] { $piece } führt keine Armeen.
       *[army] { $piece } führt keine Armeen.
    }
no-too-few-troops = { $piece } muss mindestens { $armies } haben.
no-too-many-troops = { $piece } kann höchstens { $armies } führen.
no-unknown-general = { $power } hat in diesem Spiel keine solche Figur.
no-not-one-stack =
    { $unit ->
        [troop] Armeen lassen sich nur zwischen Generälen eines Turms umverteilen.
       *[army] Armeen lassen sich nur zwischen Generälen eines Turms umverteilen.
    }
no-not-one-power =
    { $unit ->
        [troop] Zwischen Generälen verschiedener Mächte wechseln keine Armeen.
       *[army] Zwischen Generälen verschiedener Mächte wechseln keine Armeen.
    }
no-stands-aside = { $piece } hat sich zurückgezogen und steht abseits, bis dieser Kampf vorbei ist.
no-card-not-held = { $card } ist nicht auf dieser Hand.
no-not-just-drawn = { $card } war nicht unter den eben gezogenen Karten.
no-wrong-number-of-cards = Du musst genau { $cards } abwerfen.
no-nothing-to-take-back = Von deinen Zügen lässt sich keiner mehr zurücknehmen.

## Refusals: movement

no-pieces = Du hast keine Figur gewählt.
no-not-on-board = { $piece } ist nicht auf dem Spielplan.
no-already-moved = { $piece } wurde schon bewegt.
no-united = { $piece } hat sich in dieser Phase mit anderen vereinigt und zieht nicht mehr.
no-just-entered = { $piece } kam in dieser Runde ins Spiel und zieht erst in der nächsten.
no-hussars-do-not-march = Husaren marschieren nicht; Österreich setzt sie ein, bevor die Mächte ziehen.
no-not-together = Diese Figuren stehen nicht in derselben Stadt.
no-train-moves-alone = Ein Tross zieht allein.
no-wrong-start = Der Weg muss in { $city } beginnen.
no-step = Ein Marsch muss mindestens eine Stadt weit führen.
no-road = Keine Straße verbindet { $from } und { $to }.
no-too-far = Das ist zu weit: höchstens { $road }, oder { $main }, wenn der ganze Weg über Hauptstraßen führt.
no-enemy-general = In { $city } steht ein feindlicher General.
no-piece-in-the-way = In { $city } steht eine Figur, mit der man sich die Stadt nicht teilen kann.
no-stack-full = In { $city } stünden mehr als { $most } Generäle.
no-must-stop-at-stack = Wer sich den Generälen in { $city } anschließt, beendet dort seinen Marsch.
no-must-stop-at-train = Wer den Tross in { $city } schlägt, beendet dort seinen Marsch.
no-trains-cannot-capture = In { $city } steht ein feindlicher Tross; nur Generäle können ihn schlagen.
no-closed = { $city } liegt in einem neutralen Land, das fremde Figuren nicht betreten dürfen.
no-may-not-end = Vor der Abtretung Schlesiens enden Märsche auf der Flandern-Karte im eigenen Land oder in dem eines Verbündeten; { $city } liegt in keinem davon.
no-held = Das Schicksal hält { $piece-acc } fest, wo er steht.
no-attack-position = Das Schicksal hält { $piece-acc } vom Feind fern: { $city } ist einem feindlichen General benachbart.
no-capture = Das Schicksal verwehrt es { $piece-dat }, einen Tross zu schlagen.
no-sanctuary = Das Schicksal schützt { $city }: Dort kann kein Tross geschlagen werden.
no-must-stay-stacked = Das Schicksal will, dass { $piece } bei einem seiner Gefährten bleibt.
no-recruits-stand = { $piece } drillt seine Rekruten und darf nicht nach { $city }, neben den Feind.
no-recruits-in-attack = { $piece } ist nach { $city } gezogen, neben den Feind, und darf in dieser Runde keine Rekruten erhalten.
no-one-step = Das Schicksal lässt { $piece-acc } genau eine Stadt weit ziehen.

## Refusals: recruiting

no-not-recruiting = { $power } rekrutiert jetzt nicht.
no-nothing-bought = Noch ist nichts gekauft.
no-trains-not-recruited = Trosse werden nicht rekrutiert; sie kommen in der Bewegungsphase ins Spiel.
no-card-troops = Die Karte gibt { $power-dat } genau { $armies }.
no-card-troops-at-most = Durch diese Karte rekrutiert { $power } höchstens { $armies }.
no-above-ceiling = { $power } kann nicht mehr als { $armies } haben.
no-not-off-board = { $piece } wartet nicht auf die Rückkehr.
no-needs-new-army =
    { $unit ->
        [troop] { $piece } braucht zur Rückkehr eine neue Armee.
       *[army] { $piece } braucht zur Rückkehr eine neue Armee.
    }
no-not-a-place-of-return = { $piece } kann jetzt nicht in { $city } zurückkehren.
no-room = In { $city } ist kein Platz.
no-only-one-substitute = Alle Figuren müssen in derselben Ersatzstadt zurückkehren; { $city } wäre eine zweite.
no-too-little-paid = Das kostet { $price } Punkte; die Karten ergeben nur { $paid }.
no-recruits-for = { $piece } darf jetzt keine Rekruten erhalten.

## Refusals: combat and retreat

no-such-combat = Diese beiden müssen jetzt nicht gegeneinander kämpfen.
no-stack-fights = { $piece } kämpft im selben Turm wie { $commander }, der den Oberbefehl hat: Nenne diesen.
no-austria-first = Österreichs Angriffe werden vor denen der Pragmatischen Armee ausgetragen.
no-wrong-suit = { $card } passt nicht: Hier ist { $suit } gefragt.
no-reserve-value = Für eine Reserve musst du einen Wert von 1 bis { $most } ansagen.
no-not-a-reserve = { $card } ist keine Reserve; für sie gibt es nichts anzusagen.
no-card-too-high = { $card } ist zu hoch: In diesem Kampf darf nichts über { $most } gespielt werden.
no-must-play = Beim Stand von 0 musst du weiterspielen, solange du { $suit } hast.
no-must-press-on = Das Schicksal verlangt, dass du weiterspielst, bis du vorn liegst.
no-must-get-ahead = Das Schicksal verlangt, dass du in Führung gehst; nach dieser Karte ginge das nicht mehr: { $card }.
no-cannot-double = { $card } kann jetzt nicht doppelt zählen.
no-wrong-length = Der Weg muss genau { $distance } lang sein.
no-city-twice = { $city } kommt auf diesem Weg zweimal vor.
no-occupied = { $city } ist nicht leer.
no-not-farthest = Ein Rückzug muss so weit vom Sieger enden wie möglich; { $city } ist zu nah.
no-not-a-choice = { $piece } kann hier nicht gewählt werden.
no-not-meant-by-fate = Die Schicksalskarte betrifft { $piece-acc } nicht.
no-not-adjacent = { $city } ist keine leere Nachbarstadt.
no-not-westward = Der Weg nach { $city } ist versperrt oder führt nicht nach Westen.

## Refusals: maps, force marches and payments

no-border-closed = { $city } liegt auf der anderen Karte, die diese Figuren nicht betreten dürfen.
no-retreat-over-the-border = Auf die andere Karte, nach { $city }, ist hier kein Rückzug erlaubt.
no-map-not-in-use = { $city } liegt auf einer Karte, die nicht im Spiel ist.
no-bound-to-the-map = Vor der Abtretung Schlesiens verlässt keine Figur die Flandern-Karte; { $city } liegt auf der anderen.
no-neutral-stays-home = Eine neutrale Macht bleibt im eigenen Land; { $city } liegt im Ausland.
no-enemy-fortress = Kein Gewaltmarsch darf { $city } betreten, eine Festung in Feindeshand.
no-next-to-enemy = Kein Gewaltmarsch darf { $city } betreten, weil { $piece } dort oder daneben steht.
no-off-main-roads = Ein Gewaltmarsch bleibt auf Hauptstraßen.
no-force-march-too-far = Ein Gewaltmarsch ist höchstens { $distance } lang.
no-not-a-train = { $piece } ist kein Tross.
no-entered-already = { $piece } ist in dieser Phase schon ins Spiel gekommen.
no-train-in-the-box = { $piece } wartet in der Box und kann nicht gekauft werden.
no-site-for-trains = Trosse kommen in großen Festungen des eigenen Landes oder des Partners ins Spiel; { $city } ist keine.
no-site-not-open = { $city } muss leer und in befreundeter Hand sein.
no-site-for-second-train = Der Tross kommt in einer leeren großen Festung seiner Macht ins Spiel, nicht in { $city }.
no-not-in-the-stack = { $piece } gehört nicht zu diesem Turm.
no-not-to-be-moved = { $piece } muss nicht weichen.
no-others-go-first = { $piece } muss weichen, aber zuerst werden andere Figuren versetzt.
no-train-unpaid = Ein Tross kostet { $price } Punkte; die Karten ergeben nur { $paid }.
no-supply-unpaid = Die Versorgung an den Husaren vorbei kostet { $price } Punkte; die Karten ergeben nur { $paid }.
no-corps-unpaid = Ein General, der nicht auf dem Spielplan steht, kostet { $price } Punkte; die Karten ergeben nur { $paid }.
no-nothing-to-pay = Hier gibt es nichts zu bezahlen.

## Refusals: politics and hussars

no-trains-cannot-force = Nur Generäle können einen Gewaltmarsch machen.
no-not-your-move = Die Verbündeten ziehen hier abwechselnd, und der andere ist an der Reihe.
no-passed-on-flanders = Auf der Flandern-Karte hast du gepasst; in dieser Runde bewegst du dort nichts mehr.
no-dispute = Es gibt jetzt keine Zugfolge, um die man streiten könnte.
no-dispute-runs = Um die Zugfolge wird bereits gestritten.
no-dispute-alone = { $seat } hat auf der Flandern-Karte nichts mehr zu bewegen; es gibt keine Zugfolge, um die man streiten könnte.
no-union-declined = { $seat } hat die Vereinigung in { $city } abgelehnt, und seither hat sich nichts geändert.
no-not-nearest = { $city } gehört nicht zu den nächsten freien Orten.
no-instruction = Diese Karte enthält keine Anweisung.
no-shift-not-offered = Die Karte erlaubt es nicht, die Marke „{ $track }“ so zu verschieben.
no-not-your-arms = Diese Karte zeigt nicht das Wappen deiner Macht.
no-not-on-the-table = Diese Karte liegt nicht aus.
no-not-meant-by-card = Die Karte betrifft { $piece-acc } nicht.
no-not-a-feeding = Versorge so viele Generäle, wie die Punkte erlauben, und nicht mehr.
no-shift-too-far = Die Marke darf höchstens { $boxes } weit rücken.
no-too-many-votes = Du hast nur { $votes }.
no-such-hussar = Dieser Husar kann jetzt nicht eingesetzt werden.
no-not-for-hussars = Husaren bleiben auf der Böhmen-Karte, auf der { $city } nicht liegt.
no-hussar-on-piece = In { $city } steht eine Figur; Husaren brauchen eine leere Stadt.
no-hussar-there = In { $city } ist schon ein Husar.
no-too-far-for-hussars = { $city } liegt mehr als { $distance } von jedem österreichischen General entfernt.

## Refusals: treaties

no-treaties = Es gibt nichts zu verhandeln: Verträge gibt es nur in der Profi-Variante, sobald die Armeen verteilt sind.
no-treaty-with-self = Zu einem Vertrag gehört ein anderer Spieler, der zustimmt.
no-such-seat = Dort sitzt niemand, mit dem man verhandeln könnte.
no-empty-treaty = Ein Vertrag braucht mindestens eine Klausel.
no-bad-clause = Klausel { $clause } kann nicht vereinbart werden: { $fault }.
no-treaty-broken = Vertrag { $treaty } verbietet das in Klausel { $clause }.
no-treaty-broken-by = Vertrag { $treaty } verbietet das in Klausel { $clause }: { $deed }.
breach-attack = Der Marsch würde neben { $general-dat } enden
breach-conquest = { $city } würde erobert
breach-capture = { $train } würde geschlagen
breach-hussars = { $general } müsste für die Versorgung mehr bezahlen
breach-block = { $general } wäre von der Versorgung abgeschnitten oder müsste mehr dafür bezahlen
no-such-treaty = Es gibt keinen Vertrag { $treaty }, mit dem du das tun könntest.
no-not-your-answer = Über Vertrag { $treaty } hat jetzt die Gegenseite zu entscheiden.
no-not-your-offer = Vertrag { $treaty } ist ein Angebot der Gegenseite: Nimm es an oder lehne es ab.
no-too-many-treaties = Mehr als { $most } Verträge können nicht zugleich gelten; warte, bis einer endet.
no-too-many-open = Auf { $most } deiner Angebote steht die Antwort noch aus; zieh eines zurück, bevor du ein neues machst.
no-too-many-offers = Du hast in dieser Runde schon { $most } Angebote gemacht; mehr sind nicht erlaubt.
no-table-full = Es liegen schon zu viele Angebote und Verträge auf dem Tisch; warte, bis etwas davon erledigt ist.
no-contract = Es kann keinen Subsidienvertrag geben, nach dem { $giver } an { $receiver-acc } zahlt: { $fault }.
no-such-contract = Es läuft kein Subsidienvertrag, nach dem { $giver } an { $receiver-acc } zahlt.
no-bound-contract = Der erste Subsidienvertrag zwischen Frankreich und Bayern kann nicht vorzeitig enden.
fault-not-a-party = Sie bindet eine Macht, die keine der beiden Seiten führt
fault-not-in-play = Sie nennt eine Macht, die nicht mitspielt
fault-same-power = Sie richtet eine Macht gegen sich selbst
fault-past = Ihre letzte Runde ist schon vorbei
fault-endless = Sie würde das Spiel überdauern
fault-contradiction = Eine andere Klausel sagt das Gegenteil
fault-changes-rule = Kein Vertrag ändert eine Regel
fault-no-peace = Es gibt keinen Frieden außer dem, den Preußen anbietet und Österreich annimmt
fault-too-late = Was sie regelt, ist schon geschehen
fault-nothing-to-cancel = Es läuft kein solcher Subsidienvertrag
fault-bound-contract = Dieser Subsidienvertrag kann nicht vorzeitig enden
fault-no-such-clause = Sie hängt von einer Klausel ab, die die Gegenseite nicht bindet
fault-bad-number = Ihre Zahl ist zu groß oder zu klein
fault-no-place = Sie nennt keinen Ort, den man betreten oder verlassen könnte
fault-no-date = Sie endet von selbst und hat keine letzte Runde
fault-no-stage = Der Abschnitt dieser Macht steht nicht fest
fault-no-winter = Auf diese Runde folgt kein Winter
fault-no-hussars = Nur Österreich hat Husaren
fault-no-exception = Sie nennt keinen Ort, also kann sie auch keinen ausnehmen
fault-too-many-exceptions = Ein Vertrag kann höchstens vier verschiedene Orte ausnehmen
fault-second-contract = Eine andere Klausel regelt diese Subsidie schon
fault-minor-gives = Nur eine Großmacht zahlt Subsidien
fault-not-allies = Nur Verbündete erhalten Subsidien
fault-major-receives = Zu zweit erhalten nur Kleinstaaten Subsidien
fault-bad-turns = Ein Subsidienvertrag läuft mindestens eine Runde und nicht länger als das Spiel
fault-contract-runs = Zwischen diesen beiden Mächten läuft schon ein Subsidienvertrag

## Refusals: an action that cannot be read

misread = „{ $word }“: { $problem }
misread-nothing = Es fehlt eine Aktion.
misread-too-long = Die Zeile ist zu lang für eine Aktion.
misread-more = Die Aktion sollte hier enden.
misread-no-action = Eine solche Aktion gibt es nicht.
misread-no-card = Eine solche Karte gibt es nicht.
misread-no-city = Eine solche Stadt gibt es nicht.
misread-no-piece = Eine solche Figur gibt es nicht.
misread-no-power = Eine solche Macht gibt es nicht.
misread-no-seat = Einen solchen Platz gibt es nicht.
misread-no-track = Eine solche Leiste gibt es nicht.
misread-wants-card = Hier gehört eine Karte hin.
misread-wants-card-or-no = Hier gehört „no“ oder eine Karte hin.
misread-wants-cards = Hier gehören Karten hin, verbunden durch „+“.
misread-wants-city = Hier gehört eine Stadt hin.
misread-wants-power = Hier gehört eine Macht hin.
misread-wants-piece = Hier gehört eine Figur hin.
misread-wants-pieces = Hier gehören Figuren hin, verbunden durch „+“.
misread-wants-hussar = Hier gehört ein Husar hin.
misread-wants-path = Hier gehört ein Weg hin, Städte verbunden durch „-“.
misread-wants-suit = Hier gehört ein Symbol hin: „c“ Kreuz, „s“ Pik, „h“ Herz oder „d“ Karo.
misread-wants-number = Hier gehört eine Zahl von 0 bis 255 hin.
misread-wants-share = Hier gehören ein General und eine Zahl hin, zum Beispiel „friedrich=8“.
misread-wants-declared = Eine Reserve wird mit Symbol und Wert angesagt, zum Beispiel „s5“.
misread-wants-double = Auf eine Karte kann nur „double“ folgen.
misread-wants-shift = Hier gehört „obey“ oder eine Leiste mit ihren Schritten hin, zum Beispiel „saxony=-1“.
misread-wants-political-card = Hier gehört eine Politikkarte hin.
misread-wants-votes = Hier gehört „franz=“ mit einer Zahl hin.
misread-wants-treaty = Hier gehört die Nummer eines Vertrags hin.
misread-none-held = Eine solche Karte ist nicht auf der Hand; nenne ihren Satz, zum Beispiel „s10.2“.
misread-several-held = Mehrere solche Karten sind auf der Hand; nenne den Satz, zum Beispiel „s10.2“.
misread-too-often = Diese Karte ist zu oft genannt.
misread-twice = Eine Figur ist zweimal genannt.
misread-path-too-long = Dieser Weg ist zu lang.
misread-not-of-power = Diese Figur gehört in dieser Variante nicht zu jener Macht.
misread-stack = So viele Generäle stehen nie in einem Turm.
misread-wrong-sum = Die angekündigte und die verteilte Zahl stimmen nicht überein.
misread-train-place = Ein Tross braucht einen Ort und keine Zahl, zum Beispiel „austria-t1@tabor“.
misread-wants-offer = Hier gehören ein Platz, ein Doppelpunkt und Klauseln hin, zum Beispiel „louis-xv: vote prussia karl“.
misread-wants-clause = Hier gehört eine Klausel hin.
misread-wants-condition = Hier gehört eine Bedingung hin: „clear“, „held“ oder „kept“.
misread-wants-then = Auf eine Bedingung muss „then“ folgen.
misread-wants-until = Sag, wie lange das bindet, zum Beispiel „until 6“.
misread-wants-at = Sag, wann das fällig ist, zum Beispiel „at 6“.
misread-too-many-exceptions = Eine Klausel kann höchstens 4 Orte ausnehmen.
misread-turn-zero = Runden werden ab 1 gezählt.
misread-clause-ends = Die Klausel sollte hier enden; Klauseln werden durch „;“ getrennt.
misread-clause-number = Klauseln werden von 1 bis 4 gezählt.
misread-too-many-clauses = Ein Vertrag hat höchstens 4 Klauseln.
misread-wants-fortress = Hier gehört eine Festung hin.
misread-wants-ground = Hier gehört ein Gebiet, ein Land oder eine Stadt hin.
misread-radius = Die Entfernung von einer Stadt ist eine Zahl von 0 bis 15.
misread-wants-candidate = Gewählt wird „franz“ oder „karl“.
misread-wants-yes-or-no = Über den Frieden entscheidet „yes“ oder „no“.
misread-wording-too-long = Der Wortlaut eines Vertrags hat höchstens 500 Zeichen.
misread-wording-not-plain = Der Wortlaut eines Vertrags ist eine Zeile einfacher Text.
misread-cards-pass = Karten wechseln nur als Subsidien von Macht zu Macht.
misread-alliances = Kein Vertrag ändert Bündnisse oder schließt Frieden.
misread-no-clause = Eine solche Klausel gibt es nicht, und kein Vertrag ändert eine Regel.

## What is wrong with a record

broken = Die Aufzeichnung hält der Prüfung nicht stand, Zeile { $line }: { $fault }
broken-empty = Die Datei ist leer.
broken-foreign = Das ist keine Aufzeichnung von Kabinett; eine Aufzeichnung beginnt mit „{ $start }“.
broken-unreadable = Die Datei ist nicht lesbar ({ $error }).
broken-file-too-long = Die Datei ist länger als jedes Spiel ({ $most } Bytes).
broken-line-too-long = Die Zeile ist länger als jede Zeile einer Aufzeichnung ({ $most } Bytes).
broken-off = Die Datei bricht mitten in dieser Zeile ab.
broken-not-utf8 = Byte { $byte } der Zeile ist kein UTF-8-Text.
broken-not-plain = Zeichen { $letter } der Zeile ist kein einfacher Text.
broken-windows = Die Zeile endet wie unter Windows; speichere die Datei mit einfachen Zeilenenden (LF).
broken-version = Die Aufzeichnung hat Version { $version }, dieses Programm liest Version { $own }: Nimm das Programm, das sie geschrieben hat.
broken-no-version = „{ $version }“ ist keine Version einer Aufzeichnung.
broken-other-rules = Gespielt wurde nach Version { $version } der Regeln; dieses Programm spielt nach Version { $own }.
broken-other-pack = Gespielt wurde auf einem anderen Spielplan ({ $other }…); dieses Programm hat { $own }…: Gib den richtigen mit --data an.
broken-no-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind { $games }.
broken-no-mode = Eine Variante „{ $mode }“ gibt es nicht; die Varianten sind { $modes }.
broken-no-option = Eine Option „{ $option }“ gibt es nicht.
broken-other-option = Die Variante „{ $mode }“ verträgt sich nicht mit der Option „{ $option }“.
broken-unplayable = Für diesen Spielplan hat dieses Programm keine Regeln.
broken-ends-in-header = Die Datei endet mitten im Kopf.
broken-no-head = Der Kopf muss mit einer Zeile „head: HASH“ schließen.
broken-header-too-long = Der Kopf ist länger als { $most } Zeilen.
broken-header-hash = Die Prüfsumme des Kopfes passt nicht: Eine der Zeilen 1 bis { $last } wurde geändert.
broken-header-line = Hier muss im Kopf „{ $line }“ stehen.
broken-no-blank = Auf den Kopf muss eine leere Zeile folgen.
broken-no-field = Eine Zeile des Kopfes hat die Form „name: value“.
broken-unknown-field = Dieses Programm kennt „{ $name }“ nicht, obwohl es das laut Kopf kennen muss.
broken-field-twice = „{ $name }“ kommt zweimal vor.
broken-lacks-field = Im Kopf fehlt „{ $name }“.
broken-no-seat = Einen Platz „{ $seat }“ gibt es in dieser Variante nicht.
broken-seat-order = Die Plätze stehen in der Reihenfolge der Variante, jeder einmal.
broken-sitter = Auf einem Platz sitzt „person NAME“ oder „bot NAME“.
broken-nobody-on = Der Kopf sagt nicht, wer auf dem Platz „{ $seat }“ sitzt.
broken-two-chances = Ein Spiel hat entweder einen öffentlichen Startwert oder eine Festlegung, nicht beides.
broken-no-seed = „{ $seed }“ ist kein Startwert.
broken-no-chance = Der Kopf nennt weder „seed“ noch „commitment“.
broken-digits = Zu „{ $name }“ gehören { $count } hexadezimale Ziffern.
broken-added-twice = Dieser Platz hat ein zweites „{ $name }“.
broken-bot-entropy = Hier sitzt ein Bot; nur Menschen tragen zum Zufall bei.
broken-pledge = Der Platz „{ $seat }“ hat nicht beigetragen, was er zugesagt hatte.
broken-no-result = Die Datei endet nach Aktion { $action } ohne ein Ergebnis.
broken-no-line = Eine Zeile des Spiels hat die Form „NUMBER SEAT ACTION #HASH“.
broken-no-number = „{ $number }“ ist nicht die Nummer einer Aktion.
broken-too-many-actions = Kein Spiel hat mehr als { $most } Aktionen.
broken-missing = Aktion { $other } fehlt: An ihrer Stelle steht Aktion { $action }.
broken-twice = Aktion { $action } steht hier ein zweites Mal.
broken-too-early = Aktion { $action } steht vor Aktion { $other } (Zeile { $late }): Die Zeilen sind nicht in der richtigen Reihenfolge.
broken-too-late = Aktion { $action } steht nach Aktion { $other }: Die Zeilen sind nicht in der richtigen Reihenfolge.
broken-hash = Die laufende Prüfsumme passt nicht: Diese Zeile wurde geändert oder gehört nicht hierher.
broken-ends-before = Die Datei endet vor der Zeile „{ $name }: …“.
broken-wants-line = Hier muss die Zeile „{ $name }: …“ stehen.
broken-final-hash = Die letzte Prüfsumme passt nicht: Eine der Zeilen { $from } bis { $last } wurde geändert.
broken-goes-on = Die Aufzeichnung ist zu Ende, aber die Datei geht weiter.
broken-misread = „{ $action }“: { $problem }
broken-loose = Die Aktion muss „{ $action }“ geschrieben werden.
broken-refused = „{ $action }“ ist nach Regel { $rule } nicht erlaubt: { $refusal }
broken-goes-back = „undo { $count }“: Bisher sind nur { $played } Aktionen gespielt.
broken-consents = Ein Tisch kann höchstens { $most }-mal zurückgehen.
broken-table-line = „{ $action }“ ist keine Zeile des Tisches; das sind „undo N“ und „seat SEAT person|bot NAME“.
broken-not-over = Nach der letzten Aktion ist das Spiel nicht zu Ende; die Datei sagt „{ $said }“.
broken-other-end = Das Spiel endet mit „{ $end }“, die Datei sagt „{ $said }“.
broken-other-position = Die Endstellung hat die Prüfsumme { $hash }, die Datei nennt eine andere.
broken-other-secret = Das offengelegte Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
broken-not-opened = Das Geheimnis des Spiels ist nicht offengelegt.
broken-running = Das Spiel läuft noch; was nicht öffentlich ist, bleibt bis zum Ende versiegelt.
broken-is-over = Das Spiel ist zu Ende; es gibt nichts fortzusetzen.
broken-nothing-to-seal = Ein Spiel mit öffentlichem Startwert hat nichts zu versiegeln.
broken-sealed-digits = Der versiegelte Teil wird in hexadezimalen Ziffern geschrieben.
broken-other-server = Das Spiel wurde von einem anderen Server versiegelt oder mit einem anderen Schlüssel von diesem; nur der Server, der die Datei geschrieben hat, kann es fortsetzen.
broken-seal = Der versiegelte Teil lässt sich nicht öffnen: Er oder der öffentliche Teil wurde geändert.
broken-other-make = Der versiegelte Teil hat ein anderes Format.
broken-no-signature = Eine Signatur hat die Form „signed: SCHLÜSSEL SIGNATUR“ mit 64 und 128 hexadezimalen Ziffern.
broken-signature = Die Signatur ist falsch: Der Server mit dem Schlüssel { $key } hat die Zeilen darüber nicht signiert.
broken-witness-header = Der Zeuge sagt hier „{ $said }“.
broken-witness-header-ends = Der Kopf des Zeugen hat keine solche Zeile.
broken-witness-line = Der Zeuge sagt hier „{ $said }“ (in seiner Zeile { $other }).
broken-witness-longer = Das Spiel endet hier, aber der Zeuge fährt mit „{ $said }“ fort (in seiner Zeile { $other }).
broken-witness-ended = Nach dem Zeugen war das Spiel vor dieser Zeile mit „{ $end }“ zu Ende.
broken-witness-key = Den Zeugen hat ein anderer Server signiert, der mit dem Schlüssel { $key }.

## Refusals of a record at the door

hall-running-record = Das Spiel läuft noch; nur der Betreiber kann es zurückholen, mit „kabinett import“.
hall-other-record = Die Aufzeichnung stimmt, würde hier aber anders gespeichert, als sie geschrieben ist; sie wurde nicht übernommen.
hall-line-not-kept = Zeile { $line } lässt sich nicht übernehmen.
hall-unread-record = Die Aufzeichnung konnte nicht gelesen werden.
hall-too-often = Zu viele Anfragen von dieser Adresse; warte einen Augenblick.
hall-steps-so-far = Dieses Spiel hat bisher { $n } Schritte.

## The log: what the table does

table-takes-back = { $name } nimmt { $n ->
        [one] die letzte Aktion zurück.
       *[other] die letzten { $n } Aktionen zurück.
    }
table-goes-back = Alle sind einverstanden, { $n ->
        [one] eine Aktion zurückzugehen.
       *[other] { $n } Aktionen zurückzugehen.
    }
table-stands-in = { $bot } springt für { $name } ein.
table-is-back = { $name } ist wieder da.
table-ends = Alle sind einverstanden, das Spiel hier zu beenden.
table-abandoned = Niemand ist zu diesem Spiel zurückgekehrt.
table-adds = { $name } fügt hinzu: „{ $words }“
table-seat-changes = Von hier an spielt { $name } die Rolle { $seat }.

## Refusals of the table and its door

closed-stops = Der Server wird heruntergefahren; das Spiel geht weiter, sobald er wieder da ist.
closed-put-away = Dieser Tisch wurde geschlossen, weil niemand da war; öffne ihn wieder.
closed-changed-elsewhere = Dieser Tisch wurde anderswo geändert; öffne ihn wieder.
closed-fault = Ein Programmfehler in den Regeln hat diesen Tisch angehalten; die Aufzeichnung ist für den Betreiber gesichert.
closed-resigned = Du hast aufgegeben; öffne den Tisch wieder, um zuzuschauen.
closed-slow = Diese Seite kam nicht mehr mit; sieh noch einmal nach.
closed-silent = Von dieser Seite war eine Weile nichts zu hören.
closed-no-table = Diese Seite hat keinen Tisch genannt; öffne den Tisch noch einmal.
closed-too-many-messages = Zu viele Nachrichten kamen auf einmal; warte einen Augenblick.
closed-not-text = Eine Nachricht war kein Text.
closed-not-read = Eine Nachricht war für diesen Server nicht lesbar; siehe docs/wire.md.
closed-other-version = Diese Seite gehört zu einer anderen Version; lade sie neu.
hall-closed = Dieser Tisch ist gerade geschlossen; öffne ihn noch einmal.
hall-no-seat-by-link = Dieser Link öffnet keinen Platz an diesem Tisch.
hall-no-table = Diesen Tisch gibt es nicht.
hall-full = An diesem Tisch sind zu viele Leute; versuch es später noch einmal.
hall-no-spectators = Ohne Link ist dieser Tisch für Zuschauer nicht offen.
hall-private = Dieser Tisch ist privat.
hall-spectators-watch = Zuschauer sehen zu und fragen; handeln kann nur, wer einen Platz hat.
hall-not-playing = An diesem Tisch läuft kein Spiel.
hall-nothing-proposed = Zurzeit ist nichts vorgeschlagen.
hall-record-later = Zuschauer sehen diesen Tisch zeitversetzt: Die Aufzeichnung gibt es am Ende.
hall-seat-kept = Dieser Platz ist für jemand anderen reserviert.
hall-name-a-seat = Nenne einen Platz oder komm mit seinem Link.
hall-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
hall-sit-down-first = Setz dich zuerst an diesen Tisch.
hall-no-rematch = Eine Revanche gibt es erst, wenn das Spiel zu Ende ist.
hall-no-record = Das Spiel hat noch nicht begonnen: Es gibt keine Aufzeichnung.
hall-begun = Das Spiel hat begonnen: Plätze lassen sich nicht mehr tauschen.
hall-seat-taken = Dieser Platz ist besetzt.
hall-name-length = Ein Name hat 1 bis 40 Zeichen.
hall-nobody-there = Dort sitzt niemand.
hall-seats-empty = Noch sind Plätze frei: Warte auf die Mitspieler oder gib die Plätze an Bots.
hall-not-taken-back = Zurücknehmen lassen sich nur eigene letzte Aktionen, die nichts Neues gezeigt haben.
hall-too-many-actions = So viele Aktionen sind nicht gespielt worden.
hall-talked-enough = Der Chat dieses Tisches ist voll.
hall-word-length = Eine Chatnachricht hat 1 bis 1000 Zeichen.
hall-notes-length = Notizen haben höchstens 20.000 Zeichen.
hall-not-begun = Das Spiel hat noch nicht begonnen.
hall-fault = Ein Programmfehler in den Regeln hat diesen Tisch angehalten; die Aufzeichnung ist gesichert.
hall-disk-full = Die Festplatte des Servers ist voll: Es wurde nichts geändert, und es geht weiter, sobald wieder Platz ist.
hall-store-fault = Der Server kann gerade nichts speichern: Es wurde nichts geändert; versuche es später noch einmal.
hall-written-first = Jemand war schneller; sieh noch einmal nach.
hall-game-long = Dieses Spiel ist so lang geworden, dass nichts mehr zurückgenommen, angeboten oder einem Bot überlassen werden kann; zu Ende gespielt werden kann es noch.
hall-game-too-long = Dieses Spiel ist länger, als eine Aufzeichnung sein kann.
hall-line-too-long = Das ist länger, als eine Zeile der Aufzeichnung sein kann.
hall-went-back-enough = Dieses Spiel ist schon so oft zurückgegangen, wie eine Aufzeichnung erlaubt.
hall-free-enough = Du hast in dieser Runde oft genug verhandelt und Armeen im Turm verschoben; spiel erst einmal weiter.
hall-seated = Du hast an diesem Tisch schon einen Platz.
hall-resigned = Du hast aufgegeben und kannst nur noch zuschauen.
hall-slow-down = Du hast in der letzten Stunde sehr viel geschickt; warte ein wenig.
hall-too-many-pages = Von dieser Adresse sind zu viele Seiten geöffnet; schließe zuerst eine.
hall-too-many-tables = Von dieser Adresse sind zu viele Tische angelegt worden; warte ein paar Minuten.
hall-name-hidden = Ein Name darf nur sichtbare Zeichen enthalten.
hall-name-alike = Jemand an diesem Tisch hat einen Namen, der genauso aussieht; wähle einen anderen.
hall-imports-wait = Zu viele Aufzeichnungen warten auf die Prüfung; versuche es gleich noch einmal.
notice-stop-ask = Keine Benachrichtigungen mehr über deine Züge an diesem Tisch?
notice-stop-button = Benachrichtigungen abstellen
notice-stopped = Du bekommst keine dieser Benachrichtigungen mehr.
notice-confirm-ask = Sollen Benachrichtigungen über deine Züge an diesem Tisch an deine Adresse gehen?
notice-confirm-button = Ja, schicken
notice-confirmed = Deine Adresse ist bestätigt.
hall-only-seats = Nur wer einen Platz hat, kann erfahren, was er tun darf.
hall-no-piece = Diese Figur gibt es nicht.
hall-no-city = Diese Stadt gibt es auf diesem Spielplan nicht.
hall-no-road = Dorthin führt keine Straße.
hall-no-general = Auf dem Spielplan steht kein General dieses Namens.
hall-no-duel = Gerade wird kein Kampf ausgetragen.
hall-no-site = Es gibt keine Zielstadt und keine Festung dieses Namens.
hall-bound = Die Zusagen sind offengelegt: Jetzt kann niemand mehr gehen oder den Platz tauschen.
hall-not-all-opened = Noch haben nicht alle ihre Zusage offengelegt.
hall-not-over = Weiterspielen lässt sich nur von einem beendeten Spiel aus.
hall-pledges-wait = Noch sind Plätze frei: Die Zusagen werden offengelegt, sobald alle Plätze besetzt sind.
hall-steps-later = Zuschauer sehen diesen Tisch zeitversetzt: Die Schritte sind am Ende zu sehen.
hall-ask-later = Zuschauer sehen diesen Tisch zeitversetzt: Bis zum Ende können sie nur nach Entfernungen fragen.
hall-chance-settled = Das Spiel hat begonnen: Der Startwert für den Zufall steht fest.
hall-nothing-to-see = Das Spiel hat noch nicht begonnen: Es gibt nichts zu sehen.
hall-over-at-step = Bei diesem Schritt ist das Spiel schon vorbei: Wähle einen früheren.
hall-no-steps = Dieses Spiel lässt sich gerade nicht Schritt für Schritt zeigen.
hall-other-pledge = Das ist nicht, was dieser Platz zugesagt hat.
hall-nothing-to-open = Dieser Platz hat nichts offenzulegen.
hall-unknown-effect = Was daraus wird, weiß man erst, wenn es getan ist.
hall-own-eyes = Solange ein Spiel läuft, siehst du es nur von deinem eigenen Platz aus.
account-name = Der Name eines Kontos hat 3 bis 32 Buchstaben oder Ziffern, dazwischen auch - _ . und Leerzeichen.
account-password = Ein Passwort hat 10 bis 200 Zeichen.
account-letters = Der Name eines Kontos besteht aus sichtbaren Buchstaben eines einzigen Alphabets.
account-taken = Diesen Namen hat schon jemand; wähle einen anderen.
account-wrong = Name oder Passwort ist falsch.
account-too-often = Zu viele Versuche mit diesem Namen; warte eine halbe Minute.
account-sign-in = Melde dich zuerst an.
account-full = Ein Konto fasst 500 Plätze; gib zuerst einen auf.

## A game retold in the terminal

the-bot = der Bot { $name }
replay-result = Ergebnis: { $result }
replay-asked = Gefragt: { $question }

## Phases

phase-deploy = Aufstellung
phase-discard = Karten ziehen
phase-offensive = Offensivoption
phase-movement = Bewegung
phase-combat-order = Kampf
phase-evade = Kampf
phase-duel = Kampf
phase-retreat = Rückzug
phase-leaving = Schicksal
phase-fate-choice = Schicksal
phase-exchange-offer = Schicksal
phase-exchange-cards = Schicksal
phase-trump = Politik
phase-place = Politik
phase-influence = Politik
phase-execute = Politik
phase-effect-choice = Politik
phase-expedition = Politik
phase-corps-return = Politik
phase-hussars = Husaren
phase-subsidy = Subsidien
phase-pay = Versorgung
phase-feed = Versorgung
phase-saxon-shift = Sachsen
phase-reduction = Kriegsziele
phase-peace-offer = Frieden
phase-peace-answer = Frieden
phase-displace = Verlegung
phase-saxon-return = Sachsen
phase-second-train = zweiter Tross
phase-vote = Kaiserwahl
phase-winter = Winter
phase-winter-recruit = Winter
phase-cession = Abtretung
phase-consent = Bewegung
phase-command = Bewegung
phase-over = Ende

## The page: orders and decisions

order = Noch zu bestätigen
rule-text = Was Regel { $id } sagt
change-again = Frühere Antwort ändern
your-decision = Deine Entscheidung

## Wiedergabe

replay = Wiedergabe
replay-opening = Das Spiel wird geladen …
replay-controls = Steuerung der Wiedergabe
replay-slider = Schritt des Spiels
replay-at = Schritt { $step } von { $last }, Runde { $turn }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Eine Runde zurück
replay-turn-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-start = Der Anfang
replay-step = Schritt { $step } von { $last }
replay-what = Was in diesem Schritt geschah
replay-before = Das Spiel hat noch nicht begonnen.
replay-quiet = Nichts zu berichten.
replay-past = Was vorher geschah, das Neueste zuerst
replay-follow = Auf der Karte verfolgen
replay-hands = Handkarten
replay-no-hands = Zuschauer sehen keine Handkarten. Wähle oben eine andere Sicht.
replay-chances = Gewinnaussichten nach dem, was alle wussten
replay-chance = { $seat } { $n } %
eyes = Sicht
eyes-public = Zuschauer
eyes-full = alles
play-on = Von hier weiterspielen
play-on-hint = Ein neues Spiel beginnt mit der Stellung bei Schritt { $step }. Seine Karten lassen sich hier nachsehen; es beweist also nicht, dass ehrlich gemischt wurde.
play-on-begin = Weiterspielen

## Eine Aufzeichnung bringen

import = Aufzeichnung laden
import-hint = Wähle die Aufzeichnung eines Spiels oder zieh sie hierher: Sie wird geprüft und lässt sich dann Schritt für Schritt ansehen.
import-busy = Die Aufzeichnung wird geprüft …
imported = Von dir geladene Aufzeichnungen

## Die Regeln und die Wörter

rules = Regeln
rules-search = Nummer oder Wörter
rules-section = Abschnitt
rules-found =
    { $n ->
        [one] ein Eintrag
       *[other] { $n } Einträge
    }
rules-english = Die Regeln gibt es vorerst nur auf Englisch.
rules-none = Eine Regel { $id } gibt es nicht.
rules-open = In den Regeln öffnen
glossary = Glossar
glossary-hint = Was die Begriffe beider Spiele bedeuten. Genau legen es die Regeln fest.
glossary-only = nur in { $title }

## Glossar

term-army = Armee
term-army-is = Die Stärke eines Generals. Wie viele Armeen jeder führt, steht geheim auf dem Armeeplan; nur sein Spieler weiß es.
term-general = General
term-general-is = Eine runde Figur, die marschiert, kämpft, deckt und erobert. Ihre Zahl ist der Rang.
term-rank = Rang
term-rank-is = Die Zahl auf einem General. In einem Turm hat die niedrigste den Oberbefehl.
term-stack = Turm
term-stack-is = Zwei Generäle in einer Stadt (in FRIEDRICH bis zu drei), die gemeinsam marschieren und kämpfen.
term-train = Tross
term-train-is = Ein Wagen, der die Generäle seiner Macht außerhalb der Heimat versorgt. Er kann nicht kämpfen; ein feindlicher General, der seine Stadt betritt, schlägt ihn.
term-supply = Versorgung
term-supply-is = Außerhalb der Heimat braucht ein General eine Versorgungslinie von höchstens 6 Städten zu einem eigenen Tross, die kein Feind sperrt. Ohne sie wird er umgedreht.
term-face-down = Umgedreht
term-face-down-is = Zeigt, dass ein General unversorgt ist. In FRIEDRICH geht er mit allen Armeen verloren, wenn er es bei der nächsten Prüfung immer noch ist. In MARIA verliert er eine Armee, bei jeder weiteren Prüfung zwei, und kann nichts erobern.
term-home = Heimat
term-home-is = Die Gebiete einer Macht. Ihre Generäle brauchen dort keinen Tross.
term-depot = Depotstadt
term-depot-is = Eine Stadt, in der verlorene Figuren einer Nation zurückkehren.
term-main-road = Hauptstraße
term-main-road-is = Eine breite Straße. Führt der ganze Marsch über Hauptstraßen, reicht er eine Stadt weiter.
term-sector = Sektor
term-sector-is = Ein Rechteck der Karte mit einem Symbol. Wer in einer Stadt des Sektors kämpft, spielt Karten dieses Symbols.
term-suit = Symbol
term-suit-is = Kreuz, Pik, Herz oder Karo. Der Ort entscheidet, welches im Kampf gilt.
term-tactical-card = Taktische Karte
term-tactical-card-is = Kurz TK, das Mittel des Krieges: im Kampf gespielt, für Rekruten gezahlt und in MARIA auch für Einfluss in der Politik gelegt.
term-reserve-card = Reserve
term-reserve-card-is = Eine Karte, die zu jedem Symbol passt; wer sie spielt, sagt ihren Wert an.
term-set = Satz
term-set-is = Einer der vier gleichen Sätze Taktischer Karten. Ein neuer kommt ins Spiel, wenn der letzte aufgebraucht ist.
term-combat = Kampf
term-combat-is = Zwei feindliche Generäle in benachbarten Städten kämpfen: Erst werden die Armeen verglichen, dann abwechselnd Karten gespielt.
term-score = Stand
term-score-is = Um wie viel eine Seite im Kampf vorn liegt. Wer hinten liegt, spielt eine Karte oder gibt sich geschlagen; beim Stand von 0 muss spielen, wer das Symbol hat.
term-give-in = Sich geschlagen geben
term-give-in-is = Wer hinten liegt und keine Karte mehr spielt, verliert den Kampf und so viele Armeen, wie er hinten liegt.
term-retreat = Rückzug
term-retreat-is = Der Verlierer zieht sich um so viele Städte zurück, wie er Armeen verlor; der Sieger wählt, wohin.
term-recruit = Rekrutieren
term-recruit-is = Neue Armeen und Trosse werden mit den Punkten von Karten bezahlt; mit neuen Armeen können auch verlorene Generäle zurückkehren.
term-protection = Decken
term-protection-is = Ein General des Verteidigers, der höchstens 3 Städte entfernt steht, deckt einen Ort: Dieser kann nicht sofort erobert werden.
term-objective = Zielstadt
term-objective-is = Eine markierte Stadt, die eine Nation zum Sieg erobern muss; erster oder zweiter Ordnung.
term-fortress = Festung
term-fortress-is = Eine Stadt, die für den Sieg zählt und von einem General erobert wird, der sie verlässt.
term-conquest = Eroberung
term-conquest-is = Ein ungedeckter Ort ist erobert, wenn dein General über ihn zieht oder ihn verlässt.
term-question-mark = Fragezeichen
term-question-mark-is = Der Ort war gedeckt, als dein General über ihn zog. Werden die deckenden Generäle im selben Zug vertrieben, ist er nachträglich erobert.
term-clock-of-fate = Schicksalsuhr
term-clock-of-fate-is = Der Stapel der Schicksalskarten. Ab dem Ende von Runde 6 wird nach jeder Runde eine gezogen; durch sie scheiden Mächte aus dem Krieg aus.
term-eased-victory = Erleichterter Sieg
term-eased-victory-is = Manche Nationen brauchen nur noch die Zielstädte erster Ordnung, sobald ein Verbündeter durch das Schicksal ausgeschieden ist.
term-offensive-option = Offensivoption
term-offensive-option-is = In Runde 3 darf Preußen sich zum Angriff entschließen: Es siegt dann durch eigene Eroberungen statt durch Ausharren.
term-subsidy = Subsidie
term-subsidy-is = Eine Karte, die eine Macht über ihr eigenes Einkommen hinaus erhält, von einem Verbündeten oder einem Freund im Ausland.
term-hussars = Husaren
term-hussars-is = Österreichs leichte Reiter, zwei an der Zahl. Sie stören Versorgungslinien, die dann mit Karten bezahlt werden müssen.
term-forced-march = Gewaltmarsch
term-forced-march-is = Ein längerer Marsch auf Hauptstraßen, bei dem ein General dem Feind fernbleiben muss.
term-political-card = Politikkarte
term-political-card-is = Zwei liegen jede Runde offen. Wer den größten Einfluss hat, nimmt eine und führt sie aus oder wirft sie ohne Wirkung ab.
term-political-display = Politik-Tableau
term-political-display-is = Das Tableau mit Feldern, auf die die Mächte verdeckt je eine Taktische Karte für Einfluss legen.
term-trump = Trumpf
term-trump-is = Das Symbol, das in der Politik dieser Runde zählt; der Sieger des letzten Kampfes bestimmt es.
term-track = Leiste
term-track-is = Eine Reihe von Feldern, auf der eine Marke zeigt, wohin eine Macht neigt und was das bringt.
term-election = Kaiserwahl
term-election-is = Die Kurfürsten wählen den nächsten Kaiser; wer eine Festung mit Kurstimme hält, gibt diese Stimme ab.
term-victory-marker = Siegmarke
term-victory-marker-is = Eine Marke, die durch eine Eroberung, einen Schlachtensieg oder die Politik den Pool verlässt. Wer seinen Pool leert, siegt.
term-battle-box = Schlachtenbox
term-battle-box-is = Platz für eine Siegmarke aus einem Schlachtensieg; jede Großmacht hat zwei.
term-winter = Winter
term-winter-is = Nach jeder dritten Runde ruhen die Heere: Die Mächte rekrutieren, und in der Profi-Variante werden die Zwischenstände notiert.
term-treaty = Vertrag
term-treaty-is = Eine schriftliche Abmachung zwischen Spielern mit Klauseln, über die das Programm wacht.

## The page: what an order would do, what is at a place

effect-consent = Wenn der andere Spieler zustimmt
effect-command = Zuerst wird der Oberbefehl bestimmt
effect-conquers = Erobert { $cities }
effect-frees = Befreit { $cities }
effect-question = { $cities }: erobert, sobald niemand mehr deckt
effect-takes = Schlägt { $pieces }
effect-hussars = Vertreibt Husaren aus { $cities }
effect-fight = Kampf: { $attackers } gegen { $defenders }
effect-protects = Deckt { $cities }
effect-exposes = Lässt { $cities } ungedeckt
effect-supplied = Wieder versorgt: { $pieces }
effect-unsupplied = Nicht mehr versorgt: { $pieces }
facts = Was hier ist
facts-unsupplied = unversorgt
facts-supplied = versorgt
facts-fed-home = versorgt: in der Heimat
facts-fed-depot = versorgt: in einer Depotstadt
facts-fed-train = versorgt durch einen Tross
facts-depot = Depotstadt: { $power }
facts-objective = Zielstadt { $order }. Ordnung: { $power }.
facts-major-fortress = Eine große Festung.
facts-minor-fortress = Eine kleine Festung.
facts-held = In der Hand von: { $power }.
facts-protected = Gedeckt durch { $pieces }.
facts-unprotected = Ungedeckt.
pay-cheapest = Günstigste Zahlung

## Erstes Spiel mit Begleitung

guide = Anleitung für dein erstes Spiel
guide-close = Anleitung schließen
guide-next = Weiter
guide-show = { $general } zeigen
guide-generals = Deine Generäle
guide-first = Erstes Spiel mit Anleitung
guide-first-hint = Gegen einfache Bots, mit einer Anleitung neben der Karte, die jede Entscheidung erklärt.
guide-hello = Willkommen am Tisch. Du führst { $powers }. Das sind deine Generäle; wähle einen Namen, und die Karte zeigt dir, wo er steht.
guide-screen =
    Über der Karte siehst du jede Macht: wie nah sie dem Sieg ist, ihre Armeen, ihre Karten.
    Neben der Karte steht immer, was du zu entscheiden hast; darunter findest du deine Karten und den Verlauf. Mit dem Mausrad oder zwei Fingern zoomst du.
guide-waiting = Jetzt entscheiden die anderen. Der Verlauf erzählt, was sie tun; wähle einen Eintrag, und die Karte zeigt ihn.
guide-pick = Du bist am Zug. { $general } steht in { $city }: Wähle die Figur auf der Karte oder gib daneben ihren Namen ein. Figuren, die ziehen können, sind hervorgehoben.
guide-goal =
    { $goals ->
        [one] Du hast { $picked } gewählt. Eine Stadt leuchtet: Sie ist erreichbar. Wähle sie oder zieh die Figur dorthin.
       *[other] Du hast { $picked } gewählt. { $goals } Städte leuchten: Sie sind erreichbar. Wähle eine oder zieh die Figur dorthin. Wählst du eine andere, erfährst du, warum es dorthin nicht geht.
    }
guide-confirm = Der Weg ist auf der Karte eingezeichnet. Gefällt er dir, drücke „{ $button }“; sonst wähle eine andere Stadt.
guide-more = Gut marschiert. Solange nichts gezogen oder aufgedeckt wurde, geht noch „{ $back }“. Bewege weitere Figuren oder drücke „{ $end }“: Dann folgen die Kämpfe zwischen Nachbarn.
guide-end = Keine Figur kann mehr ziehen. Drücke „{ $end }“.
guide-other = Lies die Frage neben der Karte: Jede erlaubte Antwort steht darunter. Was nicht angeboten wird, ist nicht erlaubt.
guide-done = Du hast jetzt alles erlebt, woraus dieses Spiel besteht. Die Anleitung endet hier; Glossar und Regeln bleiben zur Hand. Viel Glück!
guide-at-deploy =
    { $unit ->
        [troop] Vor dem Krieg verteilst du deine Armeen geheim auf die Generäle. Ein starker General gewinnt Kämpfe, ein schwacher täuscht. Der Armeeplan ist schon mit einem Vorschlag ausgefüllt: Ändere, was du magst, und bestätige.
       *[army] Vor dem Krieg verteilst du deine Armeen geheim auf die Generäle. Ein starker General gewinnt Kämpfe, ein schwacher täuscht. Der Armeeplan ist schon mit einem Vorschlag ausgefüllt: Ändere, was du magst, und bestätige.
    }
guide-at-discard = Du hast mehr Karten gezogen, als du behalten darfst. Lege eine ab: eine niedrige mit einem Symbol, in dem du selten kämpfst.
guide-at-offensive = Diese Wahl ändert, wie du siegst. Bleib im ersten Spiel in der Defensive.
guide-at-combat-order = Feinde stehen nebeneinander, also kämpfen sie. Wähle, welcher Kampf zuerst kommt.
guide-at-duel =
    { $unit ->
        [troop] Ein Kampf. Liegst du hinten, spiele eine Karte des gezeigten Symbols oder eine Reserve: Ihr Wert zählt für dich. Wer aufhört, verliert so viele Armeen, wie er hinten liegt; manchmal ist das klug. Beim Stand von 0 musst du weiterspielen, solange du das Symbol hast.
       *[army] Ein Kampf. Liegst du hinten, spiele eine Karte des gezeigten Symbols oder eine Reserve: Ihr Wert zählt für dich. Wer aufhört, verliert so viele Armeen, wie er hinten liegt; manchmal ist das klug. Beim Stand von 0 musst du weiterspielen, solange du das Symbol hast.
    }
guide-at-retreat = Du hast gewonnen. Wähle auf der Karte, wohin sich der Geschlagene zurückzieht: weit weg von dem, was er deckt.
guide-at-evade = Du wirst angegriffen. Weiche aus, wenn du schwächer bist; halte stand, wenn deine Karten gut sind.
guide-at-trump = Das Symbol, das du bestimmst, zählt diese Runde in der Politik. Nimm eines, in dem du hohe Karten hast.
guide-at-bid = Du darfst verdeckt eine Karte für Einfluss in der Politik legen. Hohe Trümpfe gewinnen; du kannst auch keine legen und die Karten für den Krieg behalten.
guide-at-influence = Du hast Einfluss: Nimm eine Politikkarte oder spare an und überlass sie den anderen.
guide-at-execute = Du hast eine Politikkarte: Führe sie aus, wenn sie dir hilft, sonst wirf sie ohne Wirkung ab.
guide-at-effect = Wähle, was die Karte bewirkt. Ihr Text steht darüber.
guide-at-hussars = Deine Husaren stören die Versorgung des Feindes. Setze sie zwischen einen feindlichen General und seinen Tross.
guide-at-pay-supply = Husaren stören deine Versorgung. Zahle mit niedrigen Karten, sonst bleiben Generäle unversorgt.
guide-at-winter =
    { $unit ->
        [troop] Winter: Zahle Karten für neue Armeen. Der Vorschlag ist der günstigste; nimm dazu, was du magst.
       *[army] Winter: Zahle Karten für neue Armeen. Der Vorschlag ist der günstigste; nimm dazu, was du magst.
    }
guide-at-fate = Das Schicksal hat zugeschlagen, und du entscheidest, was folgt. Der Text der Karte steht darüber.

## Konten

account = Konto
account-of = Konto von { $name }
account-why = Zum Spielen brauchst du kein Konto. Mit einem Konto findest du deine Plätze in jedem Browser wieder.
account-your-name = Name
account-your-password = Passwort (mindestens 10 Zeichen)
account-new-password = Neues Passwort
account-enter = Anmelden
account-make = Konto anlegen
account-sign-out = Abmelden
account-keep = Plätze dieses Browsers übernehmen
account-kept = Die Plätze dieses Browsers gehören jetzt zum Konto.
account-change = Passwort ändern
account-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
account-remove = Konto löschen
account-removed = Das Konto ist gelöscht. Deine Links öffnen ihre Plätze wie bisher.

## Tafeln des Spiels: Kampf, Schicksal, Protokoll

close = Schließen
not-understood = Das ist noch nicht vollständig: Ergänze, was fehlt.
log-replay = Das ganze Spiel noch einmal ansehen
duel-plays = In { $city } gilt { $suit }
counts-as = zählt { $n }
retreat-on-map = Wähle den Rückzug auf der Karte.
one-more-card = Noch eine Karte, und der Stand danach:
none-of-your-cards = Keine deiner Karten passt hier.
they-answer = Dann muss die Gegenseite antworten.
you-go-on = Dann bist immer noch du an der Reihe.
fate-subsidies =
    { $n ->
        [one] Preußens Subsidien sind einmal gekürzt worden.
       *[other] Preußens Subsidien sind { $n }-mal gekürzt worden.
    }
fate-colonies =
    { $n ->
        [one] Frankreich hat einen Verlust in den Kolonien erlitten.
       *[other] Frankreich hat { $n } Verluste in den Kolonien erlitten.
    }
fate-gone = Aus dem Krieg ausgeschieden: { $powers }.
fate-eased = Zielstädte erster Ordnung genügen für: { $powers }.
fate-cards =
    { $n ->
        [one] Eine Karte gezogen
       *[other] { $n } Karten gezogen, die neueste zuerst
    }

## Tafeln des Spiels: Verträge, Kurfürstenkollegium, was man weiß

tab-knowledge = Wissen
treaty-between = { $from } mit { $to }, Runde { $turn }:
quoted = „{ $words }“
treaty-with = Mit
treaty-words = In eigenen Worten (für alle sichtbar, für niemanden bindend)
clause-add = Klausel hinzufügen
clause-remove = Klausel { $n } entfernen
clause-kind = Versprechen
clause-binds = Wer verspricht
clause-target = Wer verschont wird
clause-receiver = Empfänger
clause-place = Wo
clause-around = Umkreis in Städten
clause-fortress = Festung
clause-distance = Abstand in Städten
clause-card = Politikkarte
clause-peace = Frieden um Schlesien
clause-last-turn = Letzte Runde
clause-condition = Nur solange
condition-power = Macht
condition-clause = Klausel
condition-none = ohne Bedingung
condition-clear = dort kein General steht
condition-held = eine Festung gehalten wird
condition-kept = eine andere Klausel eingehalten wird
kind-no-attack = nicht anzugreifen
kind-not-enter = nicht zu betreten
kind-not-leave = nicht zu verlassen
kind-keep-away = Abstand zu halten
kind-subsidy = eine Subsidie
kind-cancel = das Ende einer Subsidie
kind-vote = eine Stimme bei der Kaiserwahl
kind-no-take = eine Karte nicht zu nehmen
kind-no-execute = eine Karte nicht auszuführen
kind-peace = Frieden oder keiner
kind-truce = einen Waffenstillstand
kind-no-conquest = keine Festung zu erobern
kind-no-capture = keinen Tross zu schlagen
kind-no-hussars = die Versorgung nicht durch Husaren zu stören
kind-no-block = die Versorgung nicht abzuschneiden
kind-promise = etwas in eigenen Worten
explain-truce = Alles in einem: kein Angriff, keine Eroberung, kein Tross geschlagen, keine Husaren an der Versorgung der anderen, keine Versorgungslinie abgeschnitten.
explain-no-attack = Kein Marsch endet neben einem General dieser Macht. Wer schon dort steht, muss trotzdem kämpfen.
explain-no-conquest = Kein Marsch lässt eine Festung oder Kurfürstenstadt dieser Macht so hinter sich, dass sie erobert würde oder ein Fragezeichen bekäme. Hineingehen und bleiben ist erlaubt.
explain-no-capture = Kein Marsch schlägt einen Tross dieser Macht.
explain-no-hussars = Österreich setzt keine Husaren so ein, dass ein General dieser Macht zahlen oder mehr zahlen müsste. Husaren, die schon dort stehen, dürfen bleiben.
explain-no-block = Kein Marsch endet dort, wo er eine Versorgungslinie dieser Macht abschneidet, die offen war, als die Figur loszog.
explain-not-enter = Keine Figur geht von außen in das Gebiet oder wird dorthin gesetzt.
explain-not-leave = Keine Figur geht aus dem Gebiet hinaus oder wird hinausgesetzt.
explain-keep-away = Generäle bleiben mindestens so viele Städte entfernt; wer näher steht, darf bleiben oder sich entfernen.
explain-subsidy = Eine Taktische Karte des Einkommens je Runde, so viele Runden lang.
explain-cancel = Der laufende Subsidienvertrag endet vorzeitig.
explain-vote = Alle freien Stimmen bei der Kaiserwahl.
explain-no-take = Sie nimmt keine Politikkarte oder nicht diese.
explain-no-execute = Sie führt von keiner Politikkarte etwas aus oder nichts von dieser.
explain-peace = Preußen bietet den Frieden um Schlesien an, sobald es darf, Österreich nimmt ihn an – oder eben nicht.
explain-promise = Was die Worte unten sagen. Niemand prüft es, aber wer es versprochen hat, wird daran erinnert, wenn die Zeit gekommen ist.
anybody = alle
clause-date = Bindend bis
clause-due = Fällig
clause-turn = Runde
clause-stage = Wessen Abschnitt
date-turn = Runde
date-stage = Abschnitt einer Runde
date-winter = nächster Winter
clause-exceptions = Ausgenommen
except-none = Ort hinzufügen
except-remove = ausgenommen: { $place } (entfernen)
words-wanted = Schreib unten, was versprochen wird.
words-due = Was du in eigenen Worten versprochen hast, ist jetzt fällig.
anywhere = überall
any-card = jede Karte
places-areas = Gebiete
places-territories = Länder
places-cities = Städte
peace-yes = zustimmen
peace-no = nicht zustimmen
candidate = Kandidat
candidate-franz = Franz von Lothringen
candidate-karl = Karl Albrecht
college = Kurfürstenkollegium
college-before = Neun Kurstimmen entscheiden, wer Kaiser wird. So wären sie nach dem jetzigen Stand der Festungen verteilt:
college-this-turn = Am Ende dieser Runde wird der Kaiser gewählt. So sind die Stimmen nach dem jetzigen Stand der Festungen verteilt:
college-elected-franz = Franz von Lothringen ist Kaiser, mit { $franz } zu { $karl } Stimmen.
college-elected-karl = Karl Albrecht ist Kaiser, mit { $karl } zu { $franz } Stimmen.
suit = Symbol
known-cards-title = Karten, die du kennst, nach Symbolen
known-spent = verbraucht
known-own = bei dir
known-elsewhere = bei anderen
known-hands = Karten der anderen
known-hint = Je Symbol: wie viele Karten zu erwarten sind und wie wahrscheinlich mindestens eine dabei ist.
suit-guess = { $suit }: { $least } bis { $most } Karten, mindestens eine: { $any }
likely-number = , etwa { $n }
known-lacks = ohne { $suits }
known-of-you = { $who }: { $cards } bekannt
everybody = Alle
of-back = { $n } aus Satz { $set }
known-armies =
    { $unit ->
        [troop] Armeen, soweit du es wissen kannst
       *[army] Armeen, soweit du es wissen kannst
    }
known-total =
    { $unit ->
        [troop]
            { $n ->
                [one] eine Armee insgesamt
               *[other] { $n } Armeen insgesamt
            }
       *[army]
            { $n ->
                [one] eine Armee insgesamt
               *[other] { $n } Armeen insgesamt
            }
    }

## Die Seite: was man ansieht, Entfernungen

facts-away =
    { $n ->
        [0] hier
        [one] eine Stadt entfernt
       *[other] { $n } Städte entfernt
    }
facts-distance =
    { $n ->
        [one] Eine Stadt von { $city } entfernt
       *[other] { $n } Städte von { $city } entfernt
    }
facts-question = Ungedeckt fällt sie an: { $power }.
facts-vote = Ihre Kurstimme hat: { $power }.
facts-hussars = Husaren stören hier die Versorgung.
facts-rank = Rang { $rank }

## Die Seite: Felder der Leisten, Antworten nach der Frage benannt

track-prussian-ally = Verbündeter Preußens
track-neutral = neutral
track-austrian-ally = Verbündeter Österreichs
track-tc-bonus = eine Karte mehr je Runde: { $power }
track-tc-penalty = eine Karte weniger je Runde: { $power }
track-expedition = Expeditionskorps: { $power }
track-victory-point = eine Siegmarke: { $power }
track-annexation = Feld nach der Annexion Schlesiens
track-star = Ausgangsfeld
track-plain = keine Wirkung
track-now = Jetzt: { $what }
act-end-winter = Rekrutieren beenden
act-end-hussars = Fertig mit den Husaren
act-pass-bid = Keine Karte legen
act-pass-influence = Einfluss ansparen
act-pass-evade = Standhalten
act-pass-peace-offer = Keinen Frieden anbieten
act-pass-peace-answer = Frieden ablehnen
act-accept-peace-offer = Frieden anbieten
act-accept-peace-answer = Frieden annehmen
act-pass-reduction = Kriegsziele behalten
act-accept-reduction = Kriegsziele reduzieren
act-pass-cession = Schlesien behalten
act-accept-cession = Schlesien abtreten
act-pass-subsidy = Nicht zahlen
act-accept-subsidy = Subsidien zahlen
act-pass-consent = Nicht vereinigen
act-accept-consent = Der Vereinigung zustimmen
act-pass-exchange-offer = Kein Tausch
act-accept-exchange-offer = Eine Karte tauschen
recruit-aside = Rekrutieren: { $power }
clause-dated = nur bis zu einer bestimmten Runde
come-back = Zurück an den Tisch

## Die Seite: Vorräte und Kästen des Sieges

pool-left = Im Pool
pool-battle = Schlachten
pool-aside = Beiseitegelegt
pool-winter = Winter
power = Macht
victory-three-electors = 3 Kurfürsten
victory-emperor = Kaiser
victory-italy = Italien
victory-silesia = Schlesien

## Die Seite: Namen der Bots

strength-recruit = Rekrut
strength-captain = Hauptmann
strength-random = Zufall
import-choose = Datei wählen

## Die Seite: Ärger auf dem Weg zum Server

unreachable = Der Server ist nicht erreichbar; versuch es gleich noch einmal.
server-refuses = Der Server lehnt ab; der Grund auf Englisch: { $reason }
unread = Die Datei { $file } der Seite ließ sich nicht lesen; lade die Seite neu.

## Facts of cards, powers and boxes

fact-fights = Im Kampf zählt sie { $n }, aber nur für einen General in einem Sektor mit { $suit } ({ $glyph }).
fact-pays = Beim Bezahlen ist sie { $n } Punkte wert, gleich welches Symbol.
fact-reserve = Wer sie spielt, bestimmt dabei Symbol und Wert.
fact-unseen = Handkarte: { $power }. Niemand sonst hat sie gesehen.
fact-seen-all = Handkarte: { $power }. Alle kennen sie.
fact-seen = Handkarte: { $power }. Gesehen von: { $who }.
fact-led = Führung: { $seat }
fact-eased = Es genügen jetzt die Zielstädte erster Ordnung.
fact-pool =
    { $n ->
        [0] Der Pool der Siegmarken ist leer: Das ist der Sieg.
        [one] Eine Siegmarke liegt noch im Pool; wer seinen Pool leert, siegt.
       *[other] { $n } Siegmarken liegen noch im Pool; wer seinen Pool leert, siegt.
    }
fact-battle = Marken in den Schlachtenboxen: { $n }.
fact-winters = Minuspunkte aus allen Wintern: { $n }; wer die wenigsten hat, siegt.
fact-cards =
    { $n ->
        [one] Eine Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
fact-income =
    { $n ->
        [0] Zieht zurzeit keine Karte.
        [one] Zieht jede Runde eine Karte.
       *[other] Zieht jede Runde { $n } Karten.
    }
fact-income-less = Zieht jede Runde { $n } Karten und legt davon { $less } sofort ab.
fact-neutral = Neutral.
fact-enemies = Im Krieg mit: { $powers }.
fact-partners = Auf derselben Seite: { $powers }.
fact-arms = Nehmen dürfen sie: { $powers }.
fact-fate = Ab der sechsten Runde wird am Ende jeder Runde eine Schicksalskarte gezogen.
fact-stroke = Ein Schicksalsschlag: Was er bewirkt, bleibt.
fact-event = Ein Ereignis: Seine Wirkung ist vorübergehend.
fact-marker-at = Die Marke liegt auf Feld { $box }.
fact-trump = Das Symbol, das in dieser Runde auf dem Politik-Tableau zählt.
fact-open = Offen: { $cards }.
fact-turned-down = Bis zur nächsten Runde umgedreht: { $cards }.
fact-own-card = Von dir verdeckt gelegt: { $cards }.
fact-placed = Eine Karte liegt dort verdeckt.
fact-influence = Die Summe der Karten einer Macht ist hier ihr Einfluss; wer den größten hat, wählt zuerst.
fact-box-three-electors = Für den, der drei von Mainz, Trier, Köln und Mannheim hält.
fact-box-emperor = Für die Seite, deren Kandidat Kaiser wird.
fact-box-italy = Für den, den die Italien-Leiste begünstigt.
fact-box-silesia = Für Preußen, sobald es Schlesien annektiert hat.
fact-box-held = Hier liegt eine Marke: { $power }.
fact-turn = Die Marke zeigt, wie weit der Krieg fortgeschritten ist.

## The map on a phone, short names of tabs

map-larger = Größere Karte
map-smaller = Kleinere Karte
tab-text-short = Text

## Replay: steps of which the log tells nothing

replay-quiet-transfer =
    { $unit ->
        [troop] { $seat }: Armeen in einem Turm umverteilt{ $n ->
            [0] .
           *[other] : { $parts }.
        }
       *[army] { $seat }: Armeen in einem Turm umverteilt{ $n ->
            [0] .
           *[other] : { $parts }.
        }
    }
replay-quiet-end = { $seat }: Ende dieser Phase.

## Der Server: Geschichten und Benachrichtigungen
hall-no-story = Die Geschichte eines Spiels wird erzählt, sobald es zu Ende ist.
notice-off = Benachrichtigungen dieser Art sind ausgeschaltet.
notice-unconfirmed = Die Adresse ist noch nicht bestätigt: Folge dem Link in der ersten Mail.
notice-enough = Genug für heute: Mehr Benachrichtigungen gibt es an einem Tag nicht.
notice-lost = Die Benachrichtigung ist nicht angekommen. Prüfe, wohin sie geht.

## Das Ziel im Blick, was seither geschah, und der Verlauf

goal-yours = Dein Ziel:
goal-card = Ziel: { $goal }
goal-light = Auf der Karte zeigen
goal-light-goals = Meine Ziele
goal-light-threats = Was mir droht
goal-rival-close = Kurz vor dem Sieg
goal-rival-now = Kann jetzt gewinnen
goal-noted = Verstanden
recap = Seit deiner letzten Entscheidung
recap-read = Zusammenfassung schließen
recap-all = Alles auf der Karte
recap-steps = Schritt für Schritt
recap-back = Einen Schritt zurück
recap-on = Einen Schritt weiter
recap-conquered = Erobert: { $cities }
recap-marches =
    { $n ->
        [one] Ein Marsch
       *[other] { $n } Märsche
    }
recap-more = und { $n } weitere
log-filter = Nur anzeigen
log-unfiltered = Alles zeigen
log-none = Davon ist noch nichts geschehen.
log-kind-battle = Kämpfe
log-kind-conquest = Eroberungen
log-kind-loss = Verluste
log-kind-march = Märsche
log-kind-politics = Schicksal und Politik
log-kind-cards = Karten und Rekruten
log-way = { $pieces }: { $path }
log-marches = Marsch:
log-before = Vor der ersten Runde
log-everybody = Alle Mächte
log-routine =
    { $n ->
        [one] Ein Routineeintrag
       *[other] { $n } Routineeinträge
    }
log-course = Wie es kam ({ $n })
log-earlier = Frühere Einträge ({ $n })

## The map: what is said at the pointer, stacks, travelling pieces

map-missed = Nächste erreichbare Stadt: { $city }

## Menschen und Benachrichtigungen: wer wo sitzt, wer am Zug ist, was wartet

person-as = { $name } ({ $role })
asked-since = Gefragt { $ago }.
talk-unread =
    { $n ->
        [one] { $name }, eine ungelesene Nachricht
       *[other] { $name }, { $n } ungelesene Nachrichten
    }
silent = Der Server antwortet nicht; die Verbindung wird neu aufgebaut.
sent-waiting = Gesendet, warte auf Antwort …
as-last-seen = So, wie du es zuletzt gesehen hast.
your-turn = Du bist am Zug
next-seat-to = Gerät weitergeben an { $name }

## Das Ende eines Spiels und seine Geschichte

end-won = Sieg!
end-joint = Ein gemeinsamer Sieg!
end-lost = Der Krieg ist verloren
end-resigned = Du hast aufgegeben
end-draw = Unentschieden
end-agreed = Im Einvernehmen beendet
end-abandoned = Das Spiel wurde abgebrochen
end-told =
    { $n ->
        [one] { $people } hat gewonnen
       *[other] { $people } haben gewonnen
    }
end-who =
    { $n ->
        [one] { $people } hat in Runde { $turn } gewonnen, mit: { $powers }.
       *[other] { $people } haben in Runde { $turn } gemeinsam gewonnen, mit: { $powers }.
    }
end-who-draw = { $people } teilen sich die Ehre; das Spiel endete in Runde { $turn }.
end-agreed-who = In Runde { $turn } haben alle vereinbart aufzuhören. Niemand hat gewonnen.
end-abandoned-who = Das Spiel endete in Runde { $turn }. Niemand hat gewonnen.
end-comfort = Aus jedem Feldzug lässt sich lernen: Sieh dir die Wendepunkte an, oder fordere Revanche.
end-why-objectives = Alle nötigen Zielstädte waren in der Hand des Siegers.
end-why-eased-objectives = Die Bedingungen waren erleichtert: Die Zielstädte erster Ordnung genügten.
end-why-offensive = Die Offensive hat alle ihre Ziele erreicht.
end-why-fate = Das Schicksal ließ die Angreifer ausscheiden, bevor sie am Ziel waren.
end-why-pool-empty = Die letzte Siegmarke hat den Pool verlassen.
end-why-winter-scores = Kein Pool war rechtzeitig leer: Die Zwischenstände entschieden.
end-why-fortresses = Es waren genug Festungen gefallen.
end-why-endurance = Kein Angreifer kam vor dem Ende des Krieges ans Ziel.
end-why-draw = Keine Seite erreichte alles, was sie brauchte, und keine behauptete alles.
end-why-resignation = Die andere Seite hat aufgegeben.
end-why-resigned-by =
    { $n ->
        [one] { $people } hat aufgegeben.
       *[other] { $people } haben aufgegeben.
    }
story-show = Die Geschichte dieses Spiels
story-close = Schließen und die Schlussstellung ansehen
story-position = Schlussstellung ansehen
story-loading = Die Geschichte wird geschrieben …
story-own = Dein Anteil
story-turning = Wendepunkte
story-standings = Wie es am Ende stand
story-deeds = Kämpfe und Verluste
story-battles = Die Kämpfe
story-hands = Die Karten auf dem Tisch
story-campaigns = Feldzüge auf der Karte
story-all-powers = Alle
story-until = Feldzüge bis zu dieser Runde
story-back = Zurück zur Geschichte
story-hide = Karte freiräumen
story-replay = Wiedergabe ansehen
story-link = Link kopieren
story-link-copied = Der Link zur Wiedergabe ist kopiert.
story-picture = Bild vom Ergebnis
story-picture-saved = Das Bild ist gespeichert.
story-picture-shared = Das Bild ist geteilt.
story-no-picture = Dieser Browser kann das Bild nicht zeichnen.
story-no-cards = keine Karten
story-winner = Sieger
story-held = { $held } von { $needed }
story-left = ausgeschieden
story-swing = { $seat }: { $before } % → { $after } %
story-battles-won = Kämpfe gewonnen
story-armies-inflicted =
    { $unit ->
        [troop] Armeen vernichtet
       *[army] Armeen vernichtet
    }
story-armies-lost =
    { $unit ->
        [troop] Armeen verloren
       *[army] Armeen verloren
    }
story-conquests = Eroberungen
story-losses = Städte verloren
story-luck = Glück
story-luck-good = glücklich
story-luck-even = wie erwartet
story-luck-bad = unglücklich
story-luck-what = Glück: wie weit die Punkte der gezogenen Karten über oder unter dem Durchschnitt für so viele Karten liegen.
story-battle = Runde { $turn }, { $city }: { $attacker } gegen { $defender }
story-battle-end =
    { $unit ->
        [troop]
            { $n ->
                [0] Sieger: { $power }
                [one] Sieger: { $power }; eine Armee vernichtet
               *[other] Sieger: { $power }; { $n } Armeen vernichtet
            }
       *[army]
            { $n ->
                [0] Sieger: { $power }
                [one] Sieger: { $power }; eine Armee vernichtet
               *[other] Sieger: { $power }; { $n } Armeen vernichtet
            }
    }
story-all-battles = Alle { $n } Kämpfe der Reihe nach
own-battles = Kämpfe: { $won } gewonnen, { $lost } verloren
own-armies =
    { $unit ->
        [troop] Armeen: { $inflicted } vernichtet, { $lost } verloren
       *[army] Armeen: { $inflicted } vernichtet, { $lost } verloren
    }
own-conquests = Städte: { $n } erobert, { $lost } verloren
own-cards = Karten: { $drawn } gezogen, { $spent } ausgegeben, Glück { $luck }
rematch = Revanche, gleiche Plätze
rematch-rotated = Revanche, Plätze gewechselt

## The panels beside the map: orders, lists, hand, settings, guide

do-march = Marschieren
do-force-march = Gewaltmarsch
do-retreat = Rückzug
do-evade = Ausweichen
do-step = Ziehen
do-settle = Versetzen
do-enter = Tross einsetzen
do-hussar = Husaren einsetzen
do-play = { $card } spielen
do-bid = { $card } legen
do-discard = { $card } ablegen
do-give = { $card } geben
do-offensive = Offensive beginnen
do-end = Trotzdem beenden
do-deploy = Aufstellen
do-transfer = Umverteilen
do-recruit = Rekrutieren
do-pay = Bezahlen
do-discards = Ablegen
do-corps = Entsenden
do-propose = Vorschlagen
do-subsidize = Subsidie zusagen
order-card = { $suit }-{ $value }
order-reserve = die Reserve
order-reserve-as = die Reserve als { $card }
route-via = über { $way }
route-straight = direkt
odds-own = Du
odds-theirs = Der Feind, soweit bekannt
odds-about = etwa { $number }
odds-side = { $suit }: Karten { $cards }, Punkte { $points }
odds-of = Kräfteverhältnis: { $pieces }
odds-win = Siegchance { $percent }
odds-score = erwarteter Stand { $score }
find-name = Name eingeben
find-none = Nichts mit diesem Namen
selected = Ausgewählt:
deselect = Abwählen
map-press = Wähle eine deiner Figuren auf der Karte.
map-find = Oder mit Namen
settings = Einstellungen
settings-kept = In diesem Browser gespeichert.
set-confirm = Befehle bestätigen
set-confirm-always = immer
set-confirm-risky = nur riskante
set-confirm-never = nie
set-confirm-hint = Riskant: Der Server warnt davor, oder es lässt sich nicht zurücknehmen.
set-pace = Züge der anderen
set-pace-quick = zügig
set-pace-calm = ruhig
set-pace-off = ohne Animation
set-sounds-on = Töne abspielen
set-theme = Farben der Seite
set-theme-auto = wie das Gerät
set-theme-light = hell
set-theme-dark = dunkel
set-textsize = Schriftgröße
set-textsize-100 = normal
set-textsize-115 = größer
set-textsize-130 = sehr groß
set-palette = Farben der Mächte
set-palette-standard = wie auf dem Spielplan
set-palette-colour-blind = für Farbenblinde
set-palette-hint = Jede Macht zeigt immer auch ihren Buchstaben.

## Wie jeder Platz zum Sieg steht, und Warnungen vor einer Aktion

aim-objectives =
    { $powers-n ->
        [one] Erobere alle Zielstädte { $powers-gen }.
       *[other] Erobere alle Zielstädte einer dieser Mächte: { $powers }.
    }
aim-objectives-eased =
    { $powers-n ->
        [one] Erobere alle Zielstädte erster Ordnung { $powers-gen }.
       *[other] Erobere alle Zielstädte erster Ordnung einer dieser Mächte: { $powers }.
    }
aim-outlast =
    { $powers-n ->
        [one] Halte durch, bis { $powers } durch das Schicksal ausgeschieden ist.
       *[other] Halte durch, bis { $powers } durch das Schicksal ausgeschieden sind.
    }
aim-outlast-or-conquer =
    { $powers-n ->
        [one] Halte durch, bis { $powers } durch das Schicksal ausgeschieden ist, oder erobere alle Zielstädte { $power-gen }.
       *[other] Halte durch, bis { $powers } durch das Schicksal ausgeschieden sind, oder erobere alle Zielstädte { $power-gen }.
    }
aim-fortresses = Halte { $n } der Festungen, die für { $power-acc } zählen.
aim-fortresses-or-last = Halte { $n } der Festungen, die für { $power-acc } zählen, oder halte bis zum Ende von Runde { $turn } durch.
aim-both = Halte genug Festungen für beide: { $n } für { $power-acc } und { $others } für { $other-acc }. Gelingt nur eines von beiden, ist es ein Unentschieden.
aim-keep-both = Halte bis zum Ende von Runde { $turn } durch, ohne dass { $powers } ihre Ziele erreichen. Erreicht nur eine der beiden Mächte ihr Ziel, ist es ein Unentschieden.
aim-last = Halte durch: Du siegst, wenn bis zum Ende von Runde { $turn } niemand sonst gesiegt hat.
aim-markers =
    { $powers-n ->
        [one] Lege alle Siegmarken { $powers-gen } oder habe nach Runde { $turn } die wenigsten Minuspunkte.
       *[other] Lege alle Siegmarken einer dieser Mächte ({ $powers }) oder habe mit ihr nach Runde { $turn } die wenigsten Minuspunkte.
    }
aim-nothing = Ein Sieg ist nicht mehr möglich.
lacks-objectives =
    { $n ->
        [0] { $power } hat alles Nötige.
        [one] { $power } braucht noch 1 Zielstadt.
       *[other] { $power } braucht noch { $n } Zielstädte.
    }
lacks-fortresses =
    { $n ->
        [0] { $power } hat alles Nötige.
        [one] { $power } braucht noch 1 Festung.
       *[other] { $power } braucht noch { $n } Festungen.
    }
lacks-both = Noch nötige Festungen: { $n } für { $power-acc }, { $others } für { $other-acc }.
lacks-markers =
    { $n ->
        [0] { $power } hat keine Siegmarke mehr zu legen.
        [one] { $power } hat noch 1 Siegmarke zu legen.
       *[other] { $power } hat noch { $n } Siegmarken zu legen.
    }
lacks-strokes =
    { $n ->
        [one] Noch 1 Schicksalsschlag ist nötig.
       *[other] Noch { $n } Schicksalsschläge sind nötig.
    }
lacks-turns =
    { $n ->
        [one] Dies ist die letzte Runde.
       *[other] Noch { $n } Runden durchhalten, diese mitgezählt.
    }
alarm-conquests =
    { $winner-n ->
        [one] Noch { $n }, und { $winner } siegt.
       *[other] Noch { $n }, und { $winner } siegen.
    }
alarm-markers =
    { $n ->
        [one] Noch 1 Siegmarke
       *[other] Noch { $n } Siegmarken
    }, und { $winner-n ->
        [one] { $winner } siegt.
       *[other] { $winner } siegen.
    }
alarm-strokes =
    { $n ->
        [one] Noch 1 Schicksalsschlag
       *[other] Noch { $n } Schicksalsschläge
    }, und { $winner-n ->
        [one] { $winner } siegt.
       *[other] { $winner } siegen.
    }
alarm-turns =
    { $n ->
        [one] Noch 1 Runde
       *[other] Noch { $n } Runden
    }, und { $winner-n ->
        [one] { $winner } siegt.
       *[other] { $winner } siegen.
    }
alarm-fate-now = Der nächste Schicksalsschlag entscheidet den Krieg für { $winner-acc }.
alarm-last-turn =
    { $winner-n ->
        [one] { $winner } siegt, wenn diese Runde endet.
       *[other] { $winner } siegen, wenn diese Runde endet.
    }
alarm-now =
    { $winner-n ->
        [one] { $winner } kann in dieser Runde siegen.
       *[other] { $winner } können in dieser Runde siegen.
    }
warning-starves =
    { $pieces-n ->
        [one] { $pieces } geht bei der nächsten Prüfung mangels Versorgung verloren.
       *[other] { $pieces } gehen bei der nächsten Prüfung mangels Versorgung verloren.
    }
warning-cut-off =
    { $pieces-n ->
        [one] { $pieces } ist bei der nächsten Prüfung unversorgt.
       *[other] { $pieces } sind bei der nächsten Prüfung unversorgt.
    }
warning-last-guard =
    { $seat-n ->
        [one] Niemand deckt mehr { $city }, und { $seat } braucht die Stadt zum Sieg.
       *[other] Niemand deckt mehr { $city }, und { $seat } brauchen die Stadt zum Sieg.
    }
warning-empty-hand =
    { $pieces-n ->
        [one] { $pieces } hat keine passende Karte: weder { $suit } noch eine Reserve.
       *[other] { $pieces } haben keine passende Karte: weder { $suit } noch eine Reserve.
    }
notice-title = Bescheid geben, wenn ich am Zug bin
notice-what = Eine Benachrichtigung sagt nur, welcher Tisch auf dich wartet, und nichts über das Spiel.
notice-on = An
notice-turn-on = Einschalten
notice-turn-off = Ausschalten
notice-try = Jetzt eine schicken
notice-tried = Sie ist unterwegs.
notice-is-on = Benachrichtigungen sind eingeschaltet.
notice-is-off = Benachrichtigungen sind ausgeschaltet.
notice-none-yet = Noch keine verschickt.
notice-last = Zuletzt verschickt { $ago }.
notice-done = Fertig
notice-push = Auf diesem Gerät
notice-push-none = Dieser Server verschickt keine Push-Nachrichten.
notice-push-cannot = Dieser Browser kann keine Push-Nachrichten empfangen; vielleicht hilft es, die Seite zu installieren.
notice-push-forbidden = Dieser Browser lässt keine Benachrichtigungen zu; erlaube sie in seinen Einstellungen für diese Seite.
notice-push-failed = Dieser Browser war für Push-Nachrichten nicht erreichbar; versuch es später noch einmal.
notice-mail = Per E-Mail
notice-mail-none = Dieser Server verschickt keine E-Mails.
notice-mail-address = E-Mail-Adresse
notice-mail-confirm = Benachrichtigungen sind eingeschaltet. Die erste Mail bittet dich, deine Adresse zu bestätigen.
notice-webhook = An einen Webhook
notice-webhook-address = Adresse des Webhooks
notice-account = Benachrichtigungen für alle deine Plätze
fair-play = Faires Mischen: Wer hat die Karten bestimmt?
pledge-of = Zugesagt von { $seat }
pledge-opened = Zugesagt und offengelegt von { $seat }
pledges-what = An diesem Tisch sagt zuerst jeder seinen Anteil am Zufall zu; offengelegt werden alle zusammen, sobald alle Plätze besetzt sind.
pledges-wait =
    { $n ->
        [one] Eine Zusage ist noch nicht offengelegt; das geschieht von selbst, sobald die Seite des Spielers offen ist.
       *[other] { $n } Zusagen sind noch nicht offengelegt; das geschieht von selbst, sobald die Seiten der Spieler offen sind.
    }
with-pledges = Mit Zusagen (niemand, auch nicht der Gastgeber, kann die Karten beeinflussen)
invited = Du bist eingeladen, { $seat } zu spielen
invited-by = { $host } lädt dich ein, { $seat } zu spielen
invited-any = Ein Platz ist für dich frei
invited-by-any = { $host } lädt dich an diesen Tisch ein
invited-next = Gib deinen Namen an und nimm Platz. Sobald alle Plätze besetzt sind, kann das Spiel beginnen; es wartet auf dich, wann immer du wiederkommst.
mode-players =
    { $n ->
        [one] eine Person
       *[other] { $n } Personen
    }
mode-minutes = { $least }–{ $most } Minuten
mode-hours = { $least }–{ $most } Stunden
mode-difficulty-1 = leicht zu lernen
mode-difficulty-2 = etwas Erfahrung
mode-difficulty-3 = anspruchsvoll
name-of = Wer spielt { $seat }?
own-lead = Du führst { $seat }.
own-against = Mit { $people }.
own-your-move = Du bist am Zug
own-their-move = Warten auf { $people }.
own-gathering = Wartet auf Mitspieler
own-over = Beendet
own-more =
    { $n ->
        [one] Ein älteres Spiel
       *[other] { $n } ältere Spiele
    }
own-offline = Der Server ist nicht erreichbar: deine Spiele, wie du sie zuletzt gesehen hast.
free-seats =
    { $n ->
        [one] Ein freier Platz: { $seats }
       *[other] { $n } freie Plätze: { $seats }
    }
story-battle-even = Kein Sieger
suit-points = { $suit }: { $points } Punkte
room = { $least } bis { $most }
room-fixed = genau { $most }
room-idle = nimmt nicht teil
sum-left = { $n } noch zu verteilen
sum-over = { $n } zu viel
shift-left =
    { $n ->
        [one] { $track }: ein Feld nach links, „{ $end }“. Dann: { $what }
       *[other] { $track }: { $n } Felder nach links, „{ $end }“. Dann: { $what }
    }
shift-right =
    { $n ->
        [one] { $track }: ein Feld nach rechts, „{ $end }“. Dann: { $what }
       *[other] { $track }: { $n } Felder nach rechts, „{ $end }“. Dann: { $what }
    }
corps-why = { $power }: Die Marke auf der Leiste „{ $track }“ steht auf einem Feld, das ein Expeditionskorps verlangt.
corps-where = Der General wartet mit seinen Armeen in der Box neben der Karte und kehrt zurück, sobald die Marke das Feld verlassen hat.
corps-off = Ein General außerhalb der Karte bekommt für { $due } Punkte neue Armeen und bricht sofort auf.
treaties-refused = Angebote ohne Ergebnis
effect-cuts = Schneidet von der Versorgung ab: { $pieces }
guide-goal-of-game = Darum geht es: { $goal }
guide-got-it = Verstanden
guide-quiet = Das kennst du schon. Die Anleitung meldet sich, wenn etwas Neues kommt: { $topics }.
guide-topic-march = Marschieren
guide-topic-combat = Kampf
guide-topic-conquest = Eroberung
guide-topic-supply = Versorgung
guide-topic-recruiting = Rekrutierung
guide-topic-fate = Schicksal
guide-topic-politics = Politik
guide-topic-winter = Winter
guide-on-conquest = Eine Stadt wurde erobert: Ein General zog hindurch, während niemand sie deckte. Eine gedeckte bekommt ein Fragezeichen und fällt nur, wenn die deckenden Generäle vertrieben werden. Decke deine Städte mit einem General, der höchstens drei Städte entfernt steht.
guide-on-supply = Ein General ist unversorgt: Kein Tross seiner Macht ist nah genug, und er steht nicht in der Heimat. Ändert sich nichts, reibt der Hunger seine Truppe auf. Trosse folgen ihren Generälen; zeig auf einen General, um seine Versorgung zu sehen.
guide-on-recruiting =
    { $unit ->
        [troop] Neue Armeen wurden rekrutiert: Man zahlt mit Karten, und die Armeen verstärken Generäle oder bringen verlorene zurück. Die Karten fehlen dann im Kampf.
       *[army] Neue Armeen wurden rekrutiert: Man zahlt mit Karten, und die Armeen verstärken Generäle oder bringen verlorene zurück. Die Karten fehlen dann im Kampf.
    }
guide-on-fate = Eine Schicksalskarte wurde gezogen. Das Schicksal bringt kleine Überraschungen und lässt früher oder später Mächte ausscheiden: Darauf wartet, wer verteidigt. Der Text bleibt unter „Lage“ zu lesen.
guide-on-politics = Politikkarten liegen aus: Sie bringen Armeen und Karten und bewegen die Marken auf den Leisten. Die Mächte wetteifern darum mit verdeckt gelegten Karten; hohe Trümpfe gewinnen.
guide-on-winter = Der Winter ist da: Wer Karten hat, darf rekrutieren, und in der Profi-Variante wird der Zwischenstand notiert. Bis zum Frühling marschiert niemand.
fan-label = Wer zieht
fan-all = alle
notice-by-account = Über dein Konto schon eingeschaltet: { $kinds }.
end-who-plain = { $people } hat in Runde { $turn } gewonnen.
shift-then = Dann: { $what }
