# Source: our own. Messages of Kabinett in English, for the page and the terminal. A test compares the languages.

## The page as a whole

language = Language
light = Light
sounds = Sounds
dark = Dark
opening = Opening the table…
lost = The connection is lost; reconnecting…
stale = The game has moved on since then: look again and choose anew.
to-lobby = Back to the lobby
cancel = Cancel
you = you
guest = Guest

## Lobby

motto = Two cabinet wars, one table
new-game = New game
game = Game
title-friedrich = The Seven Years’ War, 1756–1763
title-maria = The War of the Austrian Succession, 1741–1744
mode = Mode
bots = Bot strength
your-name = Your name
who-sits = Seats
who-me = Me
who-bot = A bot
who-link = A friend, by link
who-open = Open to anyone
option-expert = Expert rules
option-milder-fate = Milder fate
option-political = More politics
begin = Begin
own-games = Your games
open-games = Tables waiting for players
running-games = Games to watch
finished-games = Finished games

## Before the game

gathering = Waiting for players
seat-empty = still empty
bot-named = bot ({ $name })
link-for = Link for { $seat }
copy = Copy
copied = Copied
sit-down = Sit down
sit-as = Sit down as { $seat }
own-words = Your own words or dice rolls (optional)
own-words-hint = They replace the random number your browser adds to the shuffle. Write them down together with the commitment.
commitment = The server’s commitment
entropy-of = Contributed by { $seat }
start = Start the game
start-waits = The game starts once every seat is taken.

## The table

turn = Turn { $turn }
decides =
    { $n ->
        [one] { $powers } decides
       *[other] { $powers } decide
    }
won-by =
    { $n ->
        [0] Nobody has won.
        [one] { $powers } has won.
       *[other] { $powers } have won.
    }
reason-objectives = All objectives have been conquered.
reason-eased-objectives = All first-order objectives have been conquered.
reason-offensive = The offensive has succeeded.
reason-fate = Fate has decided.
reason-pool-empty = The pool is empty.
reason-winter-scores = The winter scores have decided.
reason-fortresses = The fortresses have fallen.
reason-endurance = Held out to the end.
reason-draw = The game is a draw.
reason-resignation = The others have resigned.
watching = You are watching.
waiting = You have nothing to decide right now.
others-decide = Waiting for { $seat } ({ $power }).
game-over = The game is over.
curtain = Pass the screen to the next player.
curtain-open = Open the curtain
next-seat = Pass the screen on
take-back = Take back
targets-n =
    { $n ->
        [one] One city within reach
       *[other] { $n } cities within reach
    }
which-way = Choose a route
go-to = Go to { $city }
why-not = Why not { $city }?
tab-log = Log
tab-talk = Chat
tab-affairs = Affairs
tab-treaties = Treaties
tab-text = Position as text
tab-table = Table
log = What has happened, latest first
log-empty = Nothing has happened yet.
talk = Table chat
talk-empty = Nobody has said anything yet.
talk-say = Say something to the whole table
send = Send
notes = Your private notes
away = away
stand-in = { $name } stands in
propose-end = Propose to end the game
proposal-end = Proposal by { $seat }: end the game here.
proposal-back = Proposal by { $seat }: take back some moves.
agree = Agree
decline = Decline
resign-sure = Yes, resign

## Map and pieces

map-label = Map. Arrow keys pan, plus and minus zoom, 0 shows the theatre of war, pressed again the whole map; Tab moves through the pieces, i describes what is there.
map-nearer = Zoom in
map-further = Zoom out
map-whole = Theatre of war; again: whole map
troops =
    { $unit ->
        [troop]
            { $n ->
                [one] one troop
               *[other] { $n } troops
            }
       *[army]
            { $n ->
                [one] one army
               *[other] { $n } armies
            }
    }
troops-between =
    { $unit ->
        [troop] { $least } to { $most } troops
       *[army] { $least } to { $most } armies
    }
kind-train = Train { $number }
kind-hussar = Hussars { $number }
face-down = face down
has-moved = has moved
place-off = off the map
place-out = out of the game
place-box = in its box
combats = Combats to come

## Powers

powers = The powers and how they stand
goal = towards victory
goal-title = { $held } of { $needed } needed to win.
goal-other = Another way to win: { $held } of { $needed }.
armies =
    { $unit ->
        [troop] troops
       *[army] armies
    }
armies-title =
    { $unit ->
        [troop]
            { $most ->
                [0] { $n } troops
               *[other] { $n } troops, at most { $most }
            }
       *[army]
            { $most ->
                [0] { $n } armies
               *[other] { $n } armies, at most { $most }
            }
    }
cards = cards
cards-n =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
power-line =
    { $unit ->
        [troop] { $seat }; troops: { $armies }; cards: { $n }, plus { $income } each turn.
       *[army] { $seat }; armies: { $armies }; cards: { $n }, plus { $income } each turn.
    }
power-gone = Has left the game.
holds = Holds { $cities }.
may-take = Conquered if no longer protected after the combats: { $cities }.

## Cards

hands = Your hands
hand-is = In hand: { $cards }
known-cards = Known to you in this hand: { $cards }
reserve = Reserve
suit-clubs = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
of-set = set { $set }
points-of =
    { $reserves ->
        [0] { $points } paid, { $due } needed
        [one] { $points } and a Reserve paid, { $due } needed
       *[other] { $points } and { $reserves } Reserves paid, { $due } needed
    }
chosen-of = { $n } of { $number } chosen
deck = Tactical cards
deck-line = Draw pile: { $pile }. Unopened sets: { $sets }. Discarded: { $spent }.

## Combat

duel = Combat
attacker = attacker
defender = defender
score-of = score { $score }
cards-played =
    { $n ->
        [one] one card played
       *[other] { $n } cards played
    }

## Affairs

fate = Fate
fate-turn = turn { $turn }
fate-none = No card of fate has been drawn yet.
politics = Politics
trump-is = Trump: { $suit }
track-at = box { $box } of { $of }
sealed = a card, face down
victory = Victory markers
treaty = Treaty { $number }
treaty-in-force = in force
treaty-offered = offered
treaties-none = There are no treaties.
clause-open = open
clause-binding = binding
clause-dormant = not yet due
clause-ended = ended
clause-released = released
contract = Subsidy from { $giver } to { $receiver }; turns left: { $n }.

## Forms

form-deploy =
    { $unit ->
        [troop] { $power }: distribute the troops
       *[army] { $power }: distribute the armies
    }
form-transfer =
    { $unit ->
        [troop] Move troops between { $generals }
       *[army] Move armies between { $generals }
    }
form-pay = { $power }: pay with cards
form-discard = { $power }: discard cards
form-corps = { $power }: send a general abroad
form-recruit = { $power }: recruit for { $price } points each
form-contract = Subsidy from { $giver } to { $receiver }
form-propose = Propose a treaty
transfers =
    { $unit ->
        [troop] Move troops within a stack
       *[army] Move armies within a stack
    }
general = General
turns = Turns
less = { $name }: one less
more = { $name }: one more
sum-of = { $sum } of { $total }
armies-of =
    { $unit ->
        [troop] Troops: { $n }, at most { $most }
       *[army] Armies: { $n }, at most { $most }
    }
comes-back = { $name } returns in
stays-away = not now

## What is asked

about-deploy =
    { $unit ->
        [troop] Distribute the troops of { $power-gen } among its generals.
       *[army] Distribute the armies of { $power-gen } among its generals.
    }
about-discard = Discard, face down, one of the cards { $power } has just drawn.
about-offensive = Does { $power } take the offensive? If so, choose the card to lay face up.
about-movement = { $power } moves its pieces, or ends movement.
about-combat-order = Which of its combats does { $power } fight next?
about-evade = { $power } is under attack: step aside, or stand and fight?
about-duel = { $power } to play at a score of { $score }: { $suit } or a Reserve.
about-retreat = { $power } has won: choose where the losers retreat to ({ $distance }).
about-leaving = Choose the general of { $power-gen } who leaves the war.
about-fate = { $title }: { $text } { $power } decides.
about-exchange-offer = Is { $power } willing to exchange a card?
about-exchange-card = Choose the card { $power } gives away.
about-trump = { $power } has won the last combat: name the trump suit.
about-bid = { $power } may place a card on the political display.
about-influence = { $power } takes a political card or conserves its influence.
about-execute = How does { $power } use “{ $card }”?
about-effect = { $power } chooses the effect of “{ $card }”.
about-corps = Which general of { $power-gen } goes abroad?
about-hussars = { $power } places its hussars, or leaves them where they are.
about-subsidy = Does { $power } pay its subsidy this turn?
about-pay-supply = { $power } owes { $due } points for supply lines harassed by hussars.
about-feed = { $power } cannot pay for everyone: which generals are supplied?
about-saxon-shift = How far does the Saxony marker move towards Austria? At most { $boxes }.
about-reduction = Does { $power } reduce its war aims?
about-peace-offer = Does { $power } offer peace for Silesia?
about-peace-answer = Does { $power } accept the peace and give up Silesia?
about-displace = Pieces of { $power-gen } have to make way: choose where they go.
about-saxon-return = The general of { $power-gen } may return with new troops.
about-second-train = Where does the second supply train of { $power-gen } enter play?
about-vote = The imperial election: { $votes } to cast.
about-winter = Winter: { $power } may recruit.
about-cession = Does { $power } cede Silesia?
about-consent = Another player’s general wants to unite with yours: do you agree?
about-command = Generals of equal rank unite: who commands?

## Answers

act-discard = Discard { $card }
act-offensive = Take the offensive with { $card }
act-offensive-no = Stay on the defensive
act-march =
    { $stops ->
        [0] { $pieces } to { $city }
       *[other] { $pieces } to { $city } via { $way }
    }
act-force-march =
    { $stops ->
        [0] { $pieces } by force march to { $city }
       *[other] { $pieces } by force march to { $city } via { $way }
    }
act-end = End movement
act-attack = { $first } attacks { $second }
act-play = Play { $card }
act-double = counted double
act-concede = Play no more cards
act-retreat =
    { $stops ->
        [0] Retreat to { $city }
       *[other] Retreat to { $city } via { $way }
    }
act-leave = { $first } leaves the war
act-assign = Choose { $first }
act-accept = Accept
act-pass = Pass
act-give = Give { $card }
act-starve = { $first } goes without supply
act-step = { $first } to { $city }
act-evade = Step aside to { $city }
act-resign = Resign
act-enter = { $first } enters play in { $city }
act-hussar = { $first } to { $city }
act-trump = Trump is { $suit }
act-bid = Place { $card }
act-take = Take “{ $name }”
act-bury = Discard it without effect
act-obey = Carry out the instruction
act-nothing = Do nothing
act-pay = Pay { $card }
act-feed = Supply { $pieces }
act-shift =
    { $number ->
        [0] Leave the marker where it is
        [one] 1 box towards Austria
       *[other] { $number } boxes towards Austria
    }
act-vote =
    { $number ->
        [0] All votes for Karl Albrecht
        [one] 1 vote for Franz
       *[other] { $number } votes for Franz
    }
act-corps = { $first } goes abroad
act-settle = { $first } moves to { $city }
act-command = { $first } commands
act-dispute = Dispute the order of moves
act-agree = Agree to treaty { $number }
act-decline = Decline treaty { $number }
act-withdraw = Withdraw treaty { $number }
act-waive = Release the other side from treaty { $number }
act-cancel = End the subsidy from { $giver } to { $receiver }

## Names in sentences. Where a language declines them, attributes say how: .acc accusative, .gen genitive, .dat dative, .one the singular of a suit.

power-austria = Austria
power-bavaria = Bavaria
power-empire = the Imperial Army
power-france = France
power-hanover = Hanover
power-pragmatic = the Pragmatic Army
power-prussia = Prussia
power-russia = Russia
power-saxony = Saxony
power-sweden = Sweden
seat-elisabeth = Elisabeth
seat-frederick = Frederick
seat-louis = Louis XV
seat-maria-theresa = Maria Theresa
seat-pompadour = Pompadour
seat-a = side A
seat-b = side B
piece-general = { $name }
piece-train = supply train { $name } of { $power-gen }
piece-hussar = hussar { $name } of { $power-gen }
card-suited = the { $value } of { $suit } (set { $set })
card-reserve = a Reserve (set { $set })
card-none = no card
path-in = in { $city }
path-straight = from { $from } to { $to }
path-by-way = from { $from } via { $by } to { $to }
list-and = { $first } and { $last }

## Counts

n-armies =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
n-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
n-cards =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
n-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
n-boxes =
    { $n ->
        [one] one box
       *[other] { $n } boxes
    }
n-turns =
    { $n ->
        [one] one turn
       *[other] { $n } turns
    }
n-free-votes =
    { $n ->
        [one] { $n } free vote
       *[other] { $n } free votes
    }
n-victory-points =
    { $n ->
        [one] one victory point
       *[other] { $n } victory points
    }

## The log: turns and cards

told-deployed =
    { $unit ->
        [troop] { $power } has distributed its troops.
       *[army] { $power } has distributed its armies.
    }
told-turn-began = turn { $turn } begins.
told-power-acts =
    { $powers-n ->
        [one] now { $powers } acts.
       *[other] now { $powers } act.
    }
told-fresh-deck = a new draw pile is shuffled from { $sets }.
told-drew = { $power } draws { $cards }.
told-drew-cards = { $power } receives { $cards }.
told-discarded-hidden = { $power } discards { $cards } face down.
told-discarded-card = { $power } discards { $card }.
told-fictional-draw = the absent player’s share is discarded unseen: { $cards }.
told-cards-exchanged = { $powers } exchange a card.
told-received-card = { $power } receives { $card }.

## The log: movement and conquest

told-marched =
    { $pieces-n ->
        [one] { $pieces } marches { $path }.
       *[other] { $pieces } march { $path }.
    }
told-stacked = { $pieces } stand together in { $city }.
told-train-taken = { $power } captures { $piece } in { $city }.
told-stepped = { $piece } moves { $path }.
told-movement-ended = { $power } has finished moving.
told-conquered = { $power } conquers { $city }.
told-questioned = { $power } claims { $city }; the combats will decide.
told-question-lifted = { $city } does not change hands after all.
told-reconquered = { $power } wins { $city } back.
told-recruited = { $power } recruits { $armies } for { $cards } and now has { $total }.
told-given-armies = { $power } receives { $armies } free of charge and now has { $total }.
told-bought-trains = { $power } pays { $cards } for supply trains.
told-returned = { $piece } returns to play in { $city }.
told-free-army =
    { $unit ->
        [troop] { $power } receives a troop free and now has { $total }.
       *[army] { $power } receives an army free and now has { $total }.
    }
told-army-lost =
    { $unit ->
        [troop] { $power } loses a troop and now has { $total }.
       *[army] { $power } loses an army and now has { $total }.
    }

## The log: combat and supply

told-combat-began = { $attacker } ({ $attackers }) attacks { $defender } ({ $defenders }).
told-combat-lapsed = the combat between { $attacker } and { $defender } does not take place after all.
told-played = { $power } plays { $card } for { $counted }: the score is { $score }.
told-tied = the combat between { $attacker } and { $defender } ends in a tie.
told-beaten = { $winner } beats { $loser }, who loses { $lost } at a score of { $score }.
told-retreated =
    { $pieces-n ->
        [one] { $pieces } retreats { $path }.
       *[other] { $pieces } retreat { $path }.
    }
told-no-retreat = there is no retreat for { $pieces }.
told-evaded =
    { $pieces-n ->
        [one] { $pieces } steps aside to { $city }.
       *[other] { $pieces } step aside to { $city }.
    }
told-removed = { $piece } is removed from the map.
told-turned-over =
    { $pieces-n ->
        [one] { $pieces } is out of supply.
       *[other] { $pieces } are out of supply.
    }
told-turned-with =
    { $pieces-n ->
        [one] { $pieces } is turned face down with the rest of the stack.
       *[other] { $pieces } are turned face down with the rest of the stack.
    }
told-turned-back =
    { $pieces-n ->
        [one] { $pieces } is in supply again.
       *[other] { $pieces } are in supply again.
    }
told-starved =
    { $pieces-n ->
        [one] { $pieces } is lost for lack of supply.
       *[other] { $pieces } are lost for lack of supply.
    }
told-hungry =
    { $pieces-n ->
        [one] { $pieces } goes without supply and loses { $lost }.
       *[other] { $pieces } go without supply and lose { $lost }.
    }
told-combats-begin = the combats begin.
told-hussar-placed = hussars ride to { $city }.
told-hussar-gone = hussars are driven off.
told-train-entered = { $piece } enters play in { $city } (paid: { $cards }).
told-paid-supply = { $power } pays { $cards } for supply harassed by hussars ({ $due } points).

## The log: fate and the offensive

told-fate-marker-removed = turn { $turn } ends; fate does not stir yet.
told-fate-drawn = fate: { $title }. { $text }
told-fate-ended = the effect of the card of fate is over.
told-offer-accepted = { $power } agrees to exchange a card.
told-offer-declined = { $power } declines to exchange a card.
told-declined = { $power } makes no use of it.
told-offensive-declined = Prussia stays on the defensive.
told-markers-taken-off =
    { $cities-n ->
        [one] the marker of { $power-gen } is taken off { $cities }.
       *[other] the markers of { $power-gen } are taken off { $cities }.
    }
told-offensive-begun = Prussia takes the offensive and places { $card } face up.
told-offensive-card-taken = Austria takes { $card }, which lay face up.
told-offensive-failed = Prussia’s offensive has failed.

## The log: who leads and who leaves

told-power-left = { $power } leaves the war: its pieces and markers are gone, its cards are discarded unseen.
told-general-left = { $piece } leaves the war.
told-general-left-with = { $piece } leaves the war and takes { $armies } with him.
told-income-changed = { $power } draws { $cards } a turn from now on.
told-seat-changed =
    { $seat-n ->
        [one] { $seat } leads { $power } from now on.
       *[other] { $seat } lead { $power } from now on.
    }
told-victory-eased = { $power } now needs only its first-order objectives.
told-resigned =
    { $seat-n ->
        [one] { $seat } resigns.
       *[other] { $seat } resign.
    }
told-seat-done =
    { $seat-n ->
        [one] { $seat } has finished moving.
       *[other] { $seat } have finished moving.
    }
told-disputed = the allies cannot agree on the order of their moves: they take turns.
told-passed-on-flanders = { $seat } passes on the Flanders map and moves nothing more there this turn.
told-consent-asked =
    { $pieces-n ->
        [one] { $pieces } wishes to unite.
       *[other] { $pieces } wish to unite.
    }
told-union-refused = { $seat } declines the union.
told-command-taken = { $piece } commands the stack.

## The log: the end

told-end-objectives =
    { $winners-n ->
        [one] { $winners } wins
       *[other] { $winners } win
    } in turn { $turn }: { $powers-n ->
        [one] { $powers } has won all it set out for.
       *[other] { $powers } have won all they set out for.
    }
told-end-eased-objectives =
    { $winners-n ->
        [one] { $winners } wins
       *[other] { $winners } win
    } in turn { $turn }: { $powers-n ->
        [one] { $powers } has all it still needed.
       *[other] { $powers } have all they still needed.
    }
told-end-offensive =
    { $winners-n ->
        [one] { $winners } wins in turn { $turn }: the offensive of { $powers-gen } has succeeded.
       *[other] { $winners } win in turn { $turn }: the offensive of { $powers-gen } has succeeded.
    }
told-end-fate =
    { $winners-n ->
        [one] { $winners } wins in turn { $turn }: fate has saved { $powers }.
       *[other] { $winners } win in turn { $turn }: fate has saved { $powers }.
    }
told-end-pool-empty =
    { $winners-n ->
        [one] { $winners } wins
       *[other] { $winners } win
    } in turn { $turn }: { $powers-n ->
        [one] { $powers } has no victory marker left to place.
       *[other] { $powers } have no victory marker left to place.
    }
told-end-winter-scores =
    { $winners-n ->
        [one] { $winners } wins
       *[other] { $winners } win
    } after the last winter: { $powers-n ->
        [one] { $powers } has the lowest winter score.
       *[other] { $powers } have the lowest winter score.
    }
told-end-endurance =
    { $winners-n ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: { $powers-n ->
        [one] { $powers } has held out to the end.
       *[other] { $powers } have held out to the end.
    }
told-end-draw = nobody wins: the game is drawn between { $winners }.
told-end-resignation =
    { $winners-n ->
        [one] { $winners } wins in turn { $turn } by resignation.
       *[other] { $winners } win in turn { $turn } by resignation.
    }

## The log: politics

told-election-called = an emperor will be elected at the end of this turn.
told-political-card = “{ $card }” is on the table.
told-trump-turned = { $card } is turned up.
told-trump = { $suit } are trump.
told-bid = { $power } places a card on the display.
told-no-bid = { $power } places nothing.
told-bid-counts = { $power } has placed { $card }: it counts.
told-bid-bluffs = { $power } has placed { $card }: a bluff.
told-bluff-stays = { $power } has bluffed: the card stays face down until the next turn.
told-turned-down = { $power } turns its cards on the display face down until the next turn.
told-took-back = { $power } takes its cards back from the display.
told-conserved = { $power } conserves its influence.
told-took-card = { $power } takes “{ $card }”.
told-buried = { $power } discards the card without effect.
told-executed = { $power } { $deeds }.
deed-obey = carries out the instruction
deed-shift = moves the { $track } marker by { $steps }
told-discarded = { $power } discards { $cards }.
told-marker-moved = the { $track } marker moves to box { $to }.
told-corps-sent = { $piece } goes abroad.
told-corps-paid = { $piece } goes abroad (paid: { $cards }).
told-voted = { $seat } votes: { $franz } for Franz, { $karl } for Karl Albrecht.
told-elected-franz = Franz of Lorraine is elected emperor, by { $franz } votes to { $karl }; Austria places a victory marker.
told-elected-karl = Karl Albrecht of Bavaria is elected emperor, by { $karl } votes to { $franz }; France places a victory marker.
told-subsidy-paid = { $giver } pays { $receiver-dat } a subsidy of one card.
told-contract-made = { $giver } will pay { $receiver-dat } a subsidy for { $turns }.
told-contract-ended = the subsidy from { $giver-gen } to { $receiver-dat } ends.
told-put-aside = set aside face down: { $cards }.
told-picked-up = { $power } picks up { $cards } set aside earlier.

## The log: winter, peace and points

told-winter-began = winter comes after turn { $turn }.
told-winter-noted = the winter scores are written down and kept secret until the end of the game.
told-winter-scores = the winter scores in total: { $scores }.
power-points = { $power } { $n }
told-points-won = { $power } gains { $points }.
told-points-lost = { $power } loses { $points }.
told-saxony-prussian = Saxony sides with Prussia.
told-saxony-neutral = Saxony is neutral.
told-saxony-austrian = Saxony sides with Austria.
told-sent-home = { $piece } goes home to { $city }.
told-displaced = { $piece } must move to { $city }.
told-peace-offered = Prussia offers peace for Silesia.
told-peace-not-offered = Prussia offers no peace.
told-peace-accepted = Austria accepts the peace.
told-peace-refused = Austria refuses the peace.
told-peace-made = Silesia is Prussian.
told-neutrality-ends = Prussia is no longer neutral.
told-set-aside =
    { $markers ->
        [one] { $power } sets one victory marker aside.
       *[other] { $power } sets { $markers } victory markers aside.
    }
told-aside-returned =
    { $markers ->
        [one] the victory marker that { $power } had set aside returns to its pool.
       *[other] the { $markers } victory markers that { $power } had set aside return to its pool.
    }
told-ceded = Austria cedes Silesia. Fortresses still lacking: Prussia { $prussia }, France { $france }; still Austrian in Silesia: { $austria }.
told-not-ceded = Austria does not cede Silesia.

## The log: treaties

told-treaty-proposed = { $from } offers { $to-dat } treaty { $treaty }: { $clauses }.
told-treaty-made = treaty { $treaty } is agreed and binding.
told-treaty-declined = treaty { $treaty } is declined.
told-treaty-withdrawn = the offer of treaty { $treaty } is withdrawn.
told-proposal-lapsed = the offer of treaty { $treaty } has lapsed.
told-treaty-waived = { $seat } releases the other side from treaty { $treaty }.
told-clause-ended = clause { $clause } of treaty { $treaty } has ended.
told-clause-released = clause { $clause } of treaty { $treaty } no longer binds: { $why }.
told-promise-due = a reminder: what you promised in the wording of treaty { $treaty } (clause { $clause }) is now due.
release-no-other-way = no other move is left
release-leader-changed = the power it binds has a new leader
release-no-longer-allies = its powers are no longer allies
told-treaty-ended = treaty { $treaty } has ended.

## What a treaty promises

clause-and = { $first }; { $rest }
clause-until = { $promise } until turn { $until }
clause-until-stage = { $promise } until the stage of { $power-gen } in turn { $until } ends
clause-until-winter = { $promise } until the winter after turn { $until } begins
clause-until-next-winter = { $promise } until the next winter begins
clause-except = { $promise }, except in { $places }
clause-while = { $condition }, { $promise }
promise-subsidy = { $power } pays { $receiver-dat } a subsidy for { $turns }
promise-cancel = { $power } stops paying { $receiver-dat } a subsidy
promise-vote-franz = { $power } votes for Franz
promise-vote-karl = { $power } votes for Karl Albrecht
promise-no-attack = { $power } does not attack { $target }
promise-no-attack-in = { $power } does not attack { $target } in { $place }
promise-no-conquest = { $power } does not take any fortress from { $target-acc }
promise-no-conquest-in = { $power } does not take any fortress from { $target-acc } in { $place }
promise-conquer-nothing = { $power } does not take any fortress
promise-conquer-nothing-in = { $power } does not take any fortress in { $place }
promise-no-capture = { $power } does not capture any supply train of { $target-gen }
promise-no-capture-in = { $power } does not capture any supply train of { $target-gen } in { $place }
promise-capture-nothing = { $power } does not capture any supply train
promise-capture-nothing-in = { $power } does not capture any supply train in { $place }
promise-no-hussars = { $power } does not place any hussars that harass the supply of { $target-gen }
promise-no-hussars-in = { $power } does not place any hussars in { $place } that harass the supply of { $target-gen }
promise-no-block = { $power } does not end any move where it cuts the supply of { $target-gen }
promise-no-block-in = { $power } does not end any move in { $place } where it cuts the supply of { $target-gen }
promise-truce = { $power } keeps a truce with { $target-acc } (no attack, no conquest, no train captured, no hussars on its supply, no supply line cut)
promise-truce-in = { $power } keeps a truce with { $target-acc } in { $place } (no attack, no conquest, no train captured, no hussars on its supply, no supply line cut)
promise-not-enter = { $power } does not enter { $place }
promise-not-leave = { $power } does not leave { $place }
promise-keep-away = generals of { $power-gen } stay at least { $distance } away from { $city }
promise-take-none = { $power } does not take any political card
promise-not-take = { $power } does not take “{ $card }”
promise-execute-none = { $power } does not execute any political card
promise-not-execute = { $power } does not execute “{ $card }”
promise-peace = { $power } agrees to the peace over Silesia
promise-no-peace = { $power } does not agree to the peace over Silesia
promise-words = in turn { $turn }, { $power } does what the wording of the treaty says
promise-words-stage = in turn { $turn }, in the stage of { $stage-gen }, { $power } does what the wording of the treaty says
promise-words-winter = in the winter after turn { $turn }, { $power } does what the wording of the treaty says
promise-words-next-winter = in the next winter, { $power } does what the wording of the treaty says
while-clear = while { $power } has no general
while-clear-in = while { $power } has no general in { $place }
while-held = while { $power } controls { $city }
while-kept = while clause { $clause } is kept
ground-anywhere = any place
ground-around = the area within { $distance } of { $city }

## Refusals: who may act, armies and cards

no-game-over = the war is over; nothing more can be done.
no-not-asked = you have nothing to decide now; wait for your turn.
no-not-this-now = this cannot be done now; you have something else to decide.
no-not-in-this-game = this game has no such action.
no-cannot-decline = this cannot be declined.
no-still-deploying =
    { $unit ->
        [troop] the troops are still being distributed; they can be moved within a stack afterwards.
       *[army] the armies are still being distributed; they can be moved within a stack afterwards.
    }
no-not-your-power = you do not lead { $power }.
no-not-in-play = { $power } takes no part in this game.
no-not-your-piece = { $piece } is not under your command now.
no-not-active = { $piece } belongs to { $power }, which is not moving now.
no-wrong-total =
    { $unit ->
        [troop] the troops of { $power-gen } must add up to exactly { $needed }.
       *[army] the armies of { $power-gen } must add up to exactly { $needed }.
    }
no-wrong-stack-total =
    { $unit ->
        [troop] the troops of this stack must add up to exactly { $needed }, as before.
       *[army] the armies of this stack must add up to exactly { $needed }, as before.
    }
no-commands-nothing =
    { $unit ->
        [troop] { $piece } commands no troops.
       *[army] { $piece } commands no armies.
    }
no-too-few-troops = { $piece } must have at least { $armies }.
no-too-many-troops = { $piece } can command at most { $armies }.
no-unknown-general = { $power } has no such piece in this game.
no-not-one-stack =
    { $unit ->
        [troop] troops can be transferred only between generals in the same stack.
       *[army] armies can be transferred only between generals in the same stack.
    }
no-not-one-power =
    { $unit ->
        [troop] troops are never transferred between generals of different powers.
       *[army] armies are never transferred between generals of different powers.
    }
no-stands-aside = { $piece } has retreated and stands aside until this combat is over.
no-card-not-held = { $card } is not in this hand.
no-not-just-drawn = { $card } was not among the cards just drawn.
no-wrong-number-of-cards = exactly { $cards } must be discarded.
no-nothing-to-take-back = you have nothing left that can be taken back.

## Refusals: movement

no-pieces = no piece is named.
no-not-on-board = { $piece } is not on the map.
no-already-moved = { $piece } has already moved.
no-united = { $piece } has united with others in this phase and cannot move again.
no-just-entered = { $piece } entered play this turn and moves next turn.
no-hussars-do-not-march = hussars do not march; Austria places them before the action stages.
no-not-together = these pieces do not stand in the same city.
no-train-moves-alone = a supply train moves alone.
no-wrong-start = the path must start in { $city }.
no-step = a march needs at least one step.
no-road = no road joins { $from } and { $to }.
no-too-far = that is too far: at most { $road }, or { $main } if every step is on main roads.
no-enemy-general = a hostile general stands in { $city }.
no-piece-in-the-way = { $city } is occupied by a piece that cannot share it.
no-stack-full = there would be more than { $most } generals in { $city }.
no-must-stop-at-stack = a general who joins those in { $city } must end the march there.
no-must-stop-at-train = a general who captures the supply train in { $city } must end the march there.
no-trains-cannot-capture = a hostile supply train stands in { $city }; only generals can capture it.
no-closed = { $city } lies in a neutral country, which foreign pieces may not enter.
no-may-not-end = until Silesia is ceded, a march on the Flanders map must end in the power’s own country or an ally’s, and { $city } lies in neither.
no-held = fate holds { $piece } where he stands.
no-attack-position = fate keeps { $piece } away from the enemy: { $city } lies next to a hostile general.
no-capture = fate keeps { $piece } from capturing supply trains.
no-sanctuary = fate shields { $city }: no supply train there can be captured.
no-must-stay-stacked = fate requires { $piece } to stay with one of his companions.
no-recruits-stand = { $piece } is drilling recruits and may not move to { $city }, next to the enemy.
no-recruits-in-attack = { $piece } has moved to { $city }, next to the enemy, and may not receive recruits this turn.
no-one-step = fate lets { $piece } move exactly one city.

## Refusals: recruiting

no-not-recruiting = { $power } does not recruit now.
no-nothing-bought = nothing has been bought.
no-trains-not-recruited = supply trains are not recruited; they enter play in the movement phase.
no-card-troops = the card gives { $power } exactly { $armies }.
no-card-troops-at-most = with this card { $power } recruits at most { $armies }.
no-above-ceiling = { $power } can have no more than { $armies }.
no-not-off-board = { $piece } is not waiting to return.
no-needs-new-army =
    { $unit ->
        [troop] { $piece } needs a new troop to return with.
       *[army] { $piece } needs a new army to return with.
    }
no-not-a-place-of-return = { $piece } cannot return in { $city } now.
no-room = there is no room in { $city }.
no-only-one-substitute = all pieces must return in the same substitute city; { $city } is a second one.
no-too-little-paid = this costs { $price } points; the cards are worth only { $paid }.
no-recruits-for = { $piece } may not receive recruits now.

## Refusals: combat and retreat

no-such-combat = these two do not have to fight each other now.
no-stack-fights = { $piece } fights in a stack commanded by { $commander }: name the commander.
no-austria-first = the attacks of Austria are fought before those of the Pragmatic Army.
no-wrong-suit = { $card } does not fit: { $suit } are needed here.
no-reserve-value = a Reserve must be declared as a value from 1 to { $most }.
no-not-a-reserve = { $card } is not a Reserve, so no value can be declared for it.
no-card-too-high = { $card } is too high: nothing above { $most } may be played in this combat.
no-must-play = at a score of zero you must keep playing while you hold { $suit }.
no-must-press-on = fate requires you to keep playing until you are ahead.
no-must-get-ahead = fate requires you to get ahead; after { $card } you no longer could.
no-cannot-double = { $card } cannot count double now.
no-wrong-length = the path must be exactly { $distance } long.
no-city-twice = { $city } appears twice on this path.
no-occupied = { $city } is not empty.
no-not-farthest = a retreat must end as far from the victor as possible; { $city } is too near.
no-not-a-choice = { $piece } cannot be chosen here.
no-not-meant-by-fate = the card of fate does not concern { $piece }.
no-not-adjacent = { $city } is not an empty adjacent city.
no-not-westward = the path to { $city } is blocked or does not lead west.

## Refusals: maps, force marches and payments

no-border-closed = { $city } lies on the other map, which these pieces may not enter.
no-retreat-over-the-border = a retreat to { $city }, on the other map, is not allowed here.
no-map-not-in-use = { $city } lies on a map that is not in use.
no-bound-to-the-map = until Silesia is ceded, pieces on the Flanders map may not leave it; { $city } lies on the other map.
no-neutral-stays-home = a neutral power stays in its own country; { $city } lies abroad.
no-enemy-fortress = a force march may not enter { $city }, a fortress held by the enemy.
no-next-to-enemy = a force march may not enter { $city }: { $piece } is there or next to it.
no-off-main-roads = a force march must keep to main roads.
no-force-march-too-far = a force march covers at most { $distance }.
no-not-a-train = { $piece } is not a supply train.
no-entered-already = { $piece } has already entered play in this phase.
no-train-in-the-box = { $piece } waits in its box and cannot be bought.
no-site-for-trains = supply trains enter play in major fortresses of their own country or of its partner; { $city } is not one.
no-site-not-open = { $city } must be empty and in friendly hands.
no-site-for-second-train = the train enters play in an empty major fortress of its power, not in { $city }.
no-not-in-the-stack = { $piece } does not belong to this stack.
no-not-to-be-moved = { $piece } does not have to make way.
no-others-go-first = { $piece } has to make way, but other pieces are placed first.
no-train-unpaid = a supply train costs { $price } points; the cards are worth only { $paid }.
no-supply-unpaid = supply past the hussars costs { $price } points; the cards are worth only { $paid }.
no-corps-unpaid = a general from off the map costs { $price } points; the cards are worth only { $paid }.
no-nothing-to-pay = there is nothing to pay for here.

## Refusals: politics and hussars

no-trains-cannot-force = only generals can force-march.
no-not-your-move = the allies take turns here, and it is the other’s move.
no-passed-on-flanders = you have passed on the Flanders map and cannot move there again this turn.
no-dispute = there is no order of moves to argue about now.
no-dispute-runs = the order of moves is already in dispute.
no-dispute-alone = { $seat } has nothing left to move on the Flanders map, so there is no order to dispute.
no-union-declined = { $seat } has declined to unite in { $city }, and nothing has changed since.
no-not-nearest = { $city } is not among the nearest available places.
no-instruction = this card has no instruction to carry out.
no-shift-not-offered = the card does not allow the { $track } marker to move like that.
no-not-your-arms = this card does not show your power’s coat of arms.
no-not-on-the-table = this card is not on the table.
no-not-meant-by-card = the card does not concern { $piece }.
no-not-a-feeding = supply as many generals as the points allow, and no more.
no-shift-too-far = the marker may move at most { $boxes }.
no-too-many-votes = you have only { $votes }.
no-such-hussar = this hussar cannot be placed now.
no-not-for-hussars = hussars stay on the Bohemia map; { $city } is not on it.
no-hussar-on-piece = a piece stands in { $city }; hussars need an empty city.
no-hussar-there = there is already a hussar in { $city }.
no-too-far-for-hussars = { $city } is more than { $distance } from every Austrian general.

## Refusals: treaties

no-treaties = there is nothing to negotiate: treaties are part of the advanced game, and begin once the troops have been distributed.
no-treaty-with-self = a treaty needs another player to agree to it.
no-such-seat = there is no such player to make a treaty with.
no-empty-treaty = a treaty needs at least one clause.
no-bad-clause = clause { $clause } is not possible: { $fault }.
no-treaty-broken = clause { $clause } of treaty { $treaty } forbids this.
no-treaty-broken-by = clause { $clause } of treaty { $treaty } forbids this: { $deed }.
breach-attack = the march would end next to { $general }
breach-conquest = { $city } would be conquered
breach-capture = { $train } would be captured
breach-hussars = { $general } would have to pay more for supply
breach-block = { $general } would be cut off from supply, or would have to pay more for it
no-such-treaty = there is no treaty { $treaty } for which you could do this.
no-not-your-answer = treaty { $treaty } is for the other side to decide now.
no-not-your-offer = treaty { $treaty } is the other side’s offer: agree to it or decline it.
no-too-many-treaties = no more than { $most } treaties can be in force at once; wait until one ends.
no-too-many-open = { $most } of your offers are still waiting for an answer; withdraw one before you make another.
no-too-many-offers = you have already made { $most } offers this turn; no more are allowed.
no-table-full = there are too many offers and treaties on the table; wait until one ends.
no-contract = { $giver } cannot agree to pay { $receiver-dat } a subsidy: { $fault }.
no-such-contract = there is no subsidy contract by which { $giver } pays { $receiver-dat }.
no-bound-contract = the first subsidy contract between France and Bavaria cannot be ended early.
fault-not-a-party = it binds a power that neither side leads
fault-not-in-play = it names a power that takes no part
fault-same-power = it sets a power against itself
fault-past = its last turn is already over
fault-endless = it would outlast the game
fault-contradiction = another clause contradicts it
fault-changes-rule = no treaty can change a rule
fault-no-peace = the only peace is the one Prussia offers and Austria accepts
fault-too-late = what it refers to has already happened
fault-nothing-to-cancel = there is no such subsidy contract
fault-bound-contract = this subsidy contract cannot be ended early
fault-no-such-clause = it depends on a clause that does not bind the other side
fault-bad-number = its number is out of range
fault-no-place = it names no place that can be entered or left
fault-no-date = it ends by itself and has no last turn
fault-no-stage = the stage of that power is not fixed
fault-no-winter = no winter follows that turn
fault-no-hussars = only Austria has hussars
fault-no-exception = it names no place, so it can have no exceptions
fault-too-many-exceptions = a treaty can except at most four different places
fault-second-contract = another clause already covers this subsidy
fault-minor-gives = only a major power pays subsidies
fault-not-allies = only an ally receives subsidies
fault-major-receives = with two players only minor powers receive subsidies
fault-bad-turns = a subsidy contract lasts at least one turn and no longer than the game
fault-contract-runs = these two powers already have a subsidy contract

## Refusals: an action that cannot be read

misread = `{ $word }`: { $problem }
misread-nothing = an action is missing.
misread-too-long = the line is too long to be an action.
misread-more = the action should end here.
misread-no-action = there is no such action.
misread-no-card = there is no such card.
misread-no-city = there is no such city.
misread-no-piece = there is no such piece.
misread-no-power = there is no such power.
misread-no-seat = there is no such seat.
misread-no-track = there is no such track.
misread-wants-card = expected a card here.
misread-wants-card-or-no = expected `no` or a card here.
misread-wants-cards = expected cards here, joined by `+`.
misread-wants-city = expected a city here.
misread-wants-power = expected a power here.
misread-wants-piece = expected a piece here.
misread-wants-pieces = expected pieces here, joined by `+`.
misread-wants-hussar = expected a hussar here.
misread-wants-path = expected a path here: cities joined by `-`.
misread-wants-suit = expected a suit here: `c`, `s`, `h` or `d`.
misread-wants-number = expected a number from 0 to 255 here.
misread-wants-share = expected a general and a number here, for example `friedrich=8`.
misread-wants-declared = a Reserve is declared as a suit and a value, for example `s5`.
misread-wants-double = only `double` can follow a card.
misread-wants-shift = expected `obey`, or a track and a number of steps, for example `saxony=-1`.
misread-wants-political-card = expected a political card here.
misread-wants-votes = expected `franz=` and a number here.
misread-wants-treaty = expected the number of a treaty here.
misread-none-held = this hand holds no such card; name its set, for example `s10.2`.
misread-several-held = this hand holds several such cards; name the set, for example `s10.2`.
misread-too-often = this card is named too often.
misread-twice = a piece is named twice.
misread-path-too-long = this path is too long.
misread-not-of-power = this piece does not belong to that power in this mode.
misread-stack = a stack never holds so many generals.
misread-wrong-sum = the number announced differs from the number distributed.
misread-train-place = a supply train needs a place and no number, for example `austria-t1@tabor`.
misread-wants-offer = expected a seat, a colon and clauses here, for example `louis-xv: vote prussia karl`.
misread-wants-clause = expected a clause here.
misread-wants-condition = expected a condition here: `clear`, `held` or `kept`.
misread-wants-then = `then` must follow a condition.
misread-wants-until = say how long the clause binds, for example `until 6`.
misread-wants-at = say when the promise is due, for example `at 6`.
misread-too-many-exceptions = a clause can except at most 4 places.
misread-turn-zero = turns are numbered from 1.
misread-clause-ends = the clause should end here; clauses are separated by `;`.
misread-clause-number = clauses are numbered from 1 to 4.
misread-too-many-clauses = a treaty has at most 4 clauses.
misread-wants-fortress = expected a fortress here.
misread-wants-ground = expected an area, a territory or a city here.
misread-radius = the distance from a city is a number from 0 to 15.
misread-wants-candidate = the vote is for `franz` or `karl`.
misread-wants-yes-or-no = expected `yes` or `no` to the peace here.
misread-wording-too-long = the wording of a treaty can have at most 500 characters.
misread-wording-not-plain = the wording of a treaty must be one line of plain text.
misread-cards-pass = cards pass between powers only as subsidies.
misread-alliances = no treaty can change alliances or make peace.
misread-no-clause = there is no such clause, and no treaty can change a rule.

## What is wrong with a record

broken = the record is not valid: line { $line }: { $fault }
broken-empty = the file is empty.
broken-foreign = this is not a Kabinett record; a record begins with `{ $start }`.
broken-unreadable = the file cannot be read ({ $error }).
broken-file-too-long = the file is longer than any game can be ({ $most } bytes).
broken-line-too-long = the line is longer than any line of a record can be ({ $most } bytes).
broken-off = the file breaks off in the middle of this line.
broken-not-utf8 = byte { $byte } of the line is not UTF-8 text.
broken-not-plain = character { $letter } of the line is not plain text.
broken-windows = the line has a Windows line ending; save the file with plain line endings (LF).
broken-version = this record has version { $version }; this program reads version { $own }: use the program that wrote it.
broken-no-version = `{ $version }` is not a record version.
broken-other-rules = the game was played under version { $version } of the rules; this program plays version { $own }.
broken-other-pack = the game was played on another board pack ({ $other }...); this program has { $own }...: choose the right one with --data.
broken-no-game = there is no game `{ $game }`; the games are { $games }.
broken-no-mode = there is no mode `{ $mode }`; the modes are { $modes }.
broken-no-option = there is no option `{ $option }`.
broken-other-option = the mode { $mode } does not go with the option { $option }.
broken-unplayable = this program has no rules for that board.
broken-ends-in-header = the file ends inside the header.
broken-no-head = the header must end with a line `head: HASH`.
broken-header-too-long = the header is longer than { $most } lines.
broken-header-hash = the hash of the header does not match: one of lines 1 to { $last } has been changed.
broken-header-line = the header must say `{ $line }` here.
broken-no-blank = an empty line must follow the header.
broken-no-field = a header line has the form `name: value`.
broken-unknown-field = this program does not know `{ $name }`, a header field that it needs to know.
broken-field-twice = `{ $name }` appears twice.
broken-lacks-field = the header lacks `{ $name }`.
broken-no-seat = there is no seat `{ $seat }` in this mode.
broken-seat-order = seats must appear in the order of the mode, each once.
broken-sitter = a seat is taken by `person NAME` or `bot NAME`.
broken-nobody-on = the header does not say who sits in the seat `{ $seat }`.
broken-two-chances = a game has either a public seed or a commitment, not both.
broken-no-seed = `{ $seed }` is not a seed.
broken-no-chance = the header names neither a `seed` nor a `commitment`.
broken-digits = `{ $name }` needs { $count } hexadecimal digits.
broken-added-twice = this seat has a second `{ $name }`.
broken-bot-entropy = a bot sits here; only people contribute entropy.
broken-pledge = the seat `{ $seat }` did not reveal what it had pledged.
broken-no-result = the file ends after action { $action }, without a result.
broken-no-line = a game line has the form `NUMBER SEAT ACTION #HASH`.
broken-no-number = `{ $number }` is not an action number.
broken-too-many-actions = no game has more than { $most } actions.
broken-missing = action { $other } is missing: action { $action } is in its place.
broken-twice = action { $action } appears here a second time.
broken-too-early = action { $action } comes before action { $other } (line { $late }): lines are out of order.
broken-too-late = action { $action } comes after action { $other }: lines are out of order.
broken-hash = the running hash does not match: this line has been changed, or does not belong here.
broken-ends-before = the file ends before the line `{ $name }: ...`.
broken-wants-line = the line `{ $name }: ...` must come here.
broken-final-hash = the final hash does not match: one of lines { $from } to { $last } has been changed.
broken-goes-on = the record is complete, but the file goes on.
broken-misread = `{ $action }`: { $problem }
broken-loose = the action must be written `{ $action }`.
broken-refused = `{ $action }` is refused by { $rule }: { $refusal }
broken-goes-back = `undo { $count }`: only { $played } actions have been played.
broken-consents = a table can go back at most { $most } times.
broken-table-line = `{ $action }` is not a table line; those are `undo N` and `seat SEAT person|bot NAME`.
broken-not-over = the game is not over after the last action; the file says `{ $said }`.
broken-other-end = the game ends with `{ $end }`, but the file says `{ $said }`.
broken-other-position = the final position has the hash { $hash }, but the file gives another.
broken-other-secret = the revealed secret is not the one the server committed to.
broken-not-opened = the secret of the game has not been revealed.
broken-running = the game is still running; everything that is not public stays sealed until it is over.
broken-is-over = the game is over; there is nothing to continue.
broken-nothing-to-seal = a game whose seed is public has nothing to seal.
broken-sealed-digits = the sealed part must be written in hexadecimal digits.
broken-other-server = the game was sealed by another server, or with another key of this one; only the server that wrote the file can continue it.
broken-seal = the sealed part cannot be opened: it or the public part has been changed.
broken-other-make = the sealed part has a different format.
broken-no-signature = a signature has the form `signed: KEY SIGNATURE`, 64 and 128 hexadecimal digits.
broken-signature = the signature is false: the server with the key { $key } has not signed the lines above.
broken-witness-header = the witness says `{ $said }` here.
broken-witness-header-ends = the header of the witness has no such line.
broken-witness-line = the witness says `{ $said }` here (in its line { $other }).
broken-witness-longer = the game ends here, but the witness goes on with `{ $said }` (in its line { $other }).
broken-witness-ended = according to the witness, the game had ended before this line with `{ $end }`.
broken-witness-key = the witness is signed by another server, the one with the key { $key }.

## Refusals of an imported record

hall-running-record = the game is still running; only the host can restore it, with `kabinett import`.
hall-other-record = the record is valid, but could not be stored exactly as written; it was not imported.
hall-line-not-kept = line { $line } cannot be stored.
hall-unread-record = the record could not be read.
hall-too-often = too many requests from this address; wait a moment.
hall-steps-so-far = this game has { $n } steps so far.

## The log: what the table does

table-takes-back = { $name } takes back { $n ->
        [one] the last action.
       *[other] the last { $n } actions.
    }
table-goes-back = everybody agrees to go back { $n ->
        [one] one action.
       *[other] { $n } actions.
    }
table-stands-in = { $bot } stands in for { $name }.
table-is-back = { $name } is back.
table-ends = everybody agrees to end the game here.
table-abandoned = nobody came back to this game.
table-adds = { $name } adds: “{ $words }”
table-seat-changes = From here on { $name } plays { $seat }.

## Refusals by the table and the server

closed-stops = the server is shutting down; the game goes on when it is back.
closed-put-away = this table was closed because nobody was there; open it again.
closed-changed-elsewhere = this table was changed elsewhere; open it again.
closed-fault = an error in the rules engine stopped this table; its record is kept for the host.
closed-resigned = you have resigned; open the table again to watch.
closed-slow = this page did not keep up with the table; look again.
closed-silent = this page was silent for too long.
closed-no-table = this page named no table; open the table again.
closed-too-many-messages = too many messages arrived at once; wait a moment.
closed-not-text = a message was not text.
closed-not-read = the server could not read a message; see docs/wire.md.
closed-other-version = this page belongs to another version; reload it.
hall-closed = this table is closed at the moment; open it again.
hall-no-seat-by-link = this link opens no seat at this table.
hall-no-table = there is no such table.
hall-full = too many people are at this table; try again later.
hall-no-spectators = this table is not open to spectators without a link.
hall-private = this table is private.
hall-spectators-watch = spectators can watch and ask; only players act.
hall-not-playing = no game is under way at this table.
hall-nothing-proposed = nothing has been proposed.
hall-record-later = spectators see this table with a delay; its record is available when the game is over.
hall-seat-kept = that seat is reserved for somebody else.
hall-name-a-seat = name a seat, or use its link.
hall-no-seat = there is no such seat at this table.
hall-sit-down-first = take a seat at this table first.
hall-no-rematch = a rematch is possible only after a game is over.
hall-no-record = the game has not started, so there is no record yet.
hall-begun = the game has started: seats can no longer change.
hall-seat-taken = that seat is taken.
hall-name-length = a name must have 1 to 40 characters.
hall-nobody-there = nobody is in that seat.
hall-seats-empty = some seats are still empty: wait for players or give the seats to bots.
hall-not-taken-back = you can take back only your own latest actions, and only if they revealed nothing new.
hall-too-many-actions = fewer actions than that have been played.
hall-talked-enough = the chat of this table is full.
hall-word-length = a chat message must have 1 to 1000 characters.
hall-notes-length = notes can have at most 20,000 characters.
hall-not-begun = the game has not started yet.
hall-fault = an error in the rules engine stopped this table; its record is kept.
hall-disk-full = the server’s disk is full: nothing was changed, and play goes on as soon as there is room.
hall-store-fault = the server cannot save anything at the moment: nothing was changed; try again later.
hall-written-first = somebody else was faster; look again.
hall-game-long = this game has become so long that nothing more can be taken back, offered or left to a bot; it can still be played to its end.
hall-game-too-long = this game is longer than any record can be.
hall-line-too-long = that is longer than a line of the record can be.
hall-went-back-enough = this game has gone back as often as a record allows.
hall-free-enough = you have negotiated and moved armies within stacks often enough this turn; play on first.
hall-seated = you have a seat at this table already.
hall-resigned = you have resigned and can only watch.
hall-slow-down = you have sent a great deal in the last hour; wait a little.
hall-too-many-pages = too many pages are open from this address; close one first.
hall-too-many-tables = too many tables were made from this address; wait a few minutes.
hall-name-hidden = a name may contain only visible characters.
hall-name-alike = somebody at this table has a name that looks the same; choose another.
hall-imports-wait = too many records are waiting to be verified; try again in a moment.
notice-stop-ask = stop the notices about your turns at this table?
notice-stop-button = stop the notices
notice-stopped = you will get no more of these notices.
notice-confirm-ask = send notices about your turns at this table to your address?
notice-confirm-button = yes, send them
notice-confirmed = your address is confirmed.
hall-only-seats = only players can ask what they may do.
hall-no-piece = there is no such piece.
hall-no-city = there is no such city on this board.
hall-no-road = no road leads there.
hall-no-general = there is no general of that name on the board.
hall-no-duel = there is no combat now.
hall-no-site = there is no objective or fortress of that name.
hall-bound = the secrets have been revealed, so nobody can leave or change seats now.
hall-not-all-opened = not everybody has revealed what they pledged.
hall-not-over = you can play on only from a game that is over.
hall-pledges-wait = some seats are still empty: pledges are revealed once every seat is taken.
hall-steps-later = spectators see this table with a delay; its steps can be viewed when the game is over.
hall-ask-later = spectators see this table with a delay; until the game is over they can ask only about distances.
hall-chance-settled = the game has started: its random seed is fixed.
hall-nothing-to-see = the game has not started: there is nothing to see yet.
hall-over-at-step = the game is already over at that step: choose an earlier one.
hall-no-steps = this game cannot be shown step by step at the moment.
hall-other-pledge = this is not what the seat pledged.
hall-nothing-to-open = this seat has nothing to reveal.
hall-unknown-effect = the effect of this cannot be known in advance.
hall-own-eyes = while a game is running, you can see it only from your own seat.
account-name = an account name has 3 to 32 letters or digits, with - _ . and spaces between them.
account-password = a password has 10 to 200 characters.
account-letters = an account name may contain only visible letters of a single alphabet.
account-taken = this name is already taken; choose another.
account-wrong = the name or the password is wrong.
account-too-often = too many attempts for this name; wait half a minute.
account-sign-in = sign in first.
account-full = an account can hold 500 seats; give one up first.

## A game replayed in the terminal

the-bot = the bot { $name }
replay-result = Result: { $result }
replay-asked = Asked: { $question }

## Phases

phase-deploy = deployment
phase-discard = drawing cards
phase-offensive = offensive option
phase-movement = movement
phase-combat-order = combat
phase-evade = combat
phase-duel = combat
phase-retreat = retreat
phase-leaving = fate
phase-fate-choice = fate
phase-exchange-offer = fate
phase-exchange-cards = fate
phase-trump = politics
phase-place = politics
phase-influence = politics
phase-execute = politics
phase-effect-choice = politics
phase-expedition = politics
phase-corps-return = politics
phase-hussars = hussars
phase-subsidy = subsidies
phase-pay = supply
phase-feed = supply
phase-saxon-shift = Saxony
phase-reduction = war aims
phase-peace-offer = peace
phase-peace-answer = peace
phase-displace = displacement
phase-saxon-return = Saxony
phase-second-train = second train
phase-vote = imperial election
phase-winter = winter
phase-winter-recruit = winter
phase-cession = cession
phase-consent = movement
phase-command = movement
phase-over = the end

## The page: orders and decisions

order = Order to confirm
rule-text = What rule { $id } says
change-again = Change an earlier answer
your-decision = Your decision

## Replay

replay = Replay
replay-opening = Loading the game…
replay-controls = Replay controls
replay-slider = Step of the game
replay-at = Step { $step } of { $last }, turn { $turn }
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-start = The start
replay-step = Step { $step } of { $last }
replay-what = What happened in this step
replay-before = The game has not started.
replay-quiet = Nothing to report.
replay-past = What happened before, latest first
replay-follow = Follow on the map
replay-hands = Hands
replay-no-hands = Spectators see no hands. Choose another view above.
replay-chances = Chances of winning, based on public knowledge
replay-chance = { $seat } { $n }%
eyes = View
eyes-public = spectators
eyes-full = everything
play-on = Play on from here
play-on-hint = A new game begins from the position at step { $step }. Its cards can be looked up here, so it is no proof of a fair deal.
play-on-begin = Play on

## Importing a record

import = Import a record
import-hint = Choose the record of a game, or drop it here: it is checked and can then be replayed step by step.
import-busy = The record is being checked…
imported = Records you have imported

## Rules and glossary

rules = Rules
rules-search = Number or words
rules-section = Section
rules-found =
    { $n ->
        [one] one entry
       *[other] { $n } entries
    }
rules-english = The rules are available only in English for now.
rules-none = There is no rule { $id }.
rules-open = Open in the rules
glossary = Glossary
glossary-hint = What the terms of both games mean. The rules define them exactly.
glossary-only = { $title } only

## Glossary

term-army = Army
term-army-is = The strength of a general; in MARIA it is called a troop. How many a general has is written down in secret: only the player who leads him knows.
term-general = General
term-general-is = A round piece that marches, fights, protects and conquers. Its number is its rank.
term-rank = Rank
term-rank-is = The number on a general. In a stack the lowest number commands.
term-stack = Stack
term-stack-is = Two generals in one city (in FRIEDRICH up to three) who march and fight as one.
term-train = Supply train
term-train-is = A wagon that supplies the generals of its power abroad. It cannot fight, and an enemy general who enters its city captures it.
term-supply = Supply
term-supply-is = Outside the home country a general needs a supply line of at most 6 cities, not blocked by the enemy, to one of his own trains. Without one he is turned face down.
term-face-down = Face down
term-face-down-is = Marks a general who is out of supply. In FRIEDRICH he is lost with all his armies if he is still out of supply at his next check. In MARIA he loses one troop, then two at each further check, and cannot conquer.
term-home = Home country
term-home-is = The lands of a power. Its generals need no train there.
term-depot = Depot
term-depot-is = A city where lost pieces of a nation return to play.
term-main-road = Main road
term-main-road-is = A broad road. A march on main roads alone may go one city further.
term-sector = Sector
term-sector-is = A rectangle of the map with a suit. A general in a city of the sector fights with cards of that suit.
term-suit = Suit
term-suit-is = Clubs, spades, hearts or diamonds. A general’s sector decides which suit he fights in.
term-tactical-card = Tactical card
term-tactical-card-is = The means of war: played in combat, paid for recruits, and in MARIA also placed for political influence.
term-reserve-card = Reserve
term-reserve-card-is = A card that fits every suit; you name its value when you play it.
term-set = Set
term-set-is = One of the identical decks of tactical cards. A new one is opened when the last has been drawn.
term-combat = Combat
term-combat-is = Two hostile generals next to each other fight: first their armies are compared, then cards are played alternately.
term-score = Score
term-score-is = How far one side is ahead in a combat. The side that is behind plays a card or gives in; at a score of 0 it has to play if it holds the suit.
term-give-in = Giving in
term-give-in-is = A side that is behind and plays no more cards loses the combat, and as many armies as it is behind.
term-retreat = Retreat
term-retreat-is = The loser retreats one city for every army lost; the winner chooses where.
term-recruit = Recruiting
term-recruit-is = New armies and trains are paid for with the points on cards; with new armies, lost generals can return too.
term-protection = Protection
term-protection-is = A defending general at most 3 cities away protects a place: it is not conquered at once.
term-objective = Objective
term-objective-is = A marked city that a nation must conquer to win; first-order or second-order.
term-fortress = Fortress
term-fortress-is = A city that counts for victory and can be conquered by a general who leaves it.
term-conquest = Conquest
term-conquest-is = A place that is not protected is conquered when your general passes through it or leaves it.
term-question-mark = Question mark
term-question-mark-is = The place was protected when your general passed it. If its protectors are driven off in this stage, it is conquered retroactively.
term-clock-of-fate = Clock of fate
term-clock-of-fate-is = The pile of cards of fate. From the end of turn 6 one is drawn after every turn; some of them make powers leave the war.
term-eased-victory = Eased victory
term-eased-victory-is = Some nations need only their first-order objectives once fate has removed an ally.
term-offensive-option = Offensive option
term-offensive-option-is = In turn 3 Prussia may choose to attack: it then wins by conquests of its own instead of by holding out.
term-subsidy = Subsidy
term-subsidy-is = A card that a power receives on top of its own income, from an ally or a friend abroad.
term-hussars = Hussars
term-hussars-is = Austria’s two light units. They harass supply lines, which must then be paid for with cards.
term-forced-march = Force march
term-forced-march-is = A longer march on main roads, for which a general must stay clear of the enemy.
term-political-card = Political card
term-political-card-is = Two lie open each turn. The power with the most influence takes one and carries it out, or discards it without effect.
term-political-display = Political display
term-political-display-is = The spaces on which each power may place a tactical card face down for influence.
term-trump = Trump
term-trump-is = The suit that counts in this turn’s politics, named by the winner of the last combat.
term-track = Track
term-track-is = A row of boxes on which a marker shows how a power leans and what follows from it.
term-election = Imperial election
term-election-is = The electors choose the next emperor; whoever controls the fortresses that carry votes casts them.
term-victory-marker = Victory marker
term-victory-marker-is = A counter that leaves the pool for a conquest, a battle won or politics. Empty your pool to win.
term-battle-box = Battle box
term-battle-box-is = Space for one victory marker won in battle; each major power has two.
term-winter = Winter
term-winter-is = After every third turn the troops rest: powers recruit, and in the advanced game the winter scores are recorded.
term-treaty = Treaty
term-treaty-is = A written agreement between players, with clauses the program enforces.

## The page: effects of an order, facts about a place

effect-consent = If the other player agrees
effect-command = The commander is chosen first
effect-conquers = Conquers { $cities }
effect-frees = Frees { $cities }
effect-question = { $cities }: conquered once no longer protected
effect-takes = Captures { $pieces }
effect-hussars = Drives hussars out of { $cities }
effect-fight = { $attackers } will fight { $defenders }
effect-protects = Protects { $cities }
effect-exposes = Leaves { $cities } unprotected
effect-supplied = In supply again: { $pieces }
effect-unsupplied = Out of supply: { $pieces }
facts = What is here
facts-unsupplied = out of supply
facts-supplied = in supply
facts-fed-home = in supply: home country
facts-fed-depot = in supply: at a depot
facts-fed-train = in supply: supply train
facts-depot = Depot: { $power }
facts-objective =
    { $order ->
        [1] First-order objective: { $power }.
       *[other] Second-order objective: { $power }.
    }
facts-major-fortress = A major fortress.
facts-minor-fortress = A minor fortress.
facts-held = Held by: { $power }.
facts-protected = Protected by { $pieces }.
facts-unprotected = Not protected.
pay-cheapest = Cheapest payment

## Guided first game

guide = Guide to your first game
guide-close = Close the guide
guide-next = Next
guide-show = Show { $general }
guide-generals = Your generals
guide-first = Guided first game
guide-first-hint = Against gentle bots, with a guide beside the board that explains each decision.
guide-hello = Welcome to the table. You lead { $powers }. These are your generals; press a name to see where he stands.
guide-screen =
    Above the map you see every power: how near it is to victory, its armies, its cards.
    The panel beside the map always says what you have to decide; below it are your cards and the log. Zoom with the mouse wheel or two fingers.
guide-waiting = The others are deciding. The log says what they do; press an entry to see it on the map.
guide-pick = It is your move. { $general } stands in { $city }: press the piece on the map, or type his name beside it. Pieces that can move stand out.
guide-goal =
    { $goals ->
        [one] You have picked { $picked }. One city glows: it is within reach. Press it, or drag the piece there.
       *[other] You have picked { $picked }. { $goals } cities glow: they are within reach. Press one, or drag the piece there. Press any other city to find out why it is not within reach.
    }
guide-confirm = The route is drawn on the map. If you like it, press “{ $button }”; otherwise press another city.
guide-more = Well marched. As long as nothing has been drawn or revealed you can still press “{ $back }”. Move more pieces, or press “{ $end }”: combats between neighbours follow.
guide-end = None of your pieces can move any further. Press “{ $end }”.
guide-other = Read the question beside the map: every answer you can give is listed below it. Anything not listed is not allowed.
guide-done = You have met everything this game is made of. The guide leaves you here; the glossary and the rules remain at hand. Good luck!
guide-at-deploy =
    { $unit ->
        [troop] Before the war you distribute your troops among your generals, in secret. A strong general wins combats, a weak one bluffs. The form already contains a proposal: change what you like and confirm.
       *[army] Before the war you distribute your armies among your generals, in secret. A strong general wins combats, a weak one bluffs. The form already contains a proposal: change what you like and confirm.
    }
guide-at-discard = You drew more cards than you may keep. Discard one: a low card in a suit you seldom fight in.
guide-at-offensive = This choice changes how you win. For a first game, stay on the defensive.
guide-at-combat-order = Enemies stand next to each other, so they fight. Choose which combat comes first.
guide-at-duel =
    { $unit ->
        [troop] A combat. If you are behind, play a card of the suit shown or a Reserve: its value is added to your side. If you stop, you lose as many troops as you are behind; sometimes that is wise. At a score of 0 you have to play on as long as you hold that suit.
       *[army] A combat. If you are behind, play a card of the suit shown or a Reserve: its value is added to your side. If you stop, you lose as many armies as you are behind; sometimes that is wise. At a score of 0 you have to play on as long as you hold that suit.
    }
guide-at-retreat = You have won. Choose on the map where the beaten general goes: far from what he protects.
guide-at-evade = You are attacked. Step aside if you are weaker; stand if your cards are good.
guide-at-trump = The suit you name counts in politics this turn. Name one in which you hold high cards.
guide-at-bid = You may place a card, face down, for political influence. High trumps win; you may also place none and keep your cards for the war.
guide-at-influence = You have influence: take a political card, or conserve your influence and leave the card to others.
guide-at-execute = You hold a political card: carry it out if it helps you, otherwise discard it without effect.
guide-at-effect = Choose the effect of the card. Its text is above.
guide-at-hussars = Your hussars harass the enemy’s supply. Place them between an enemy general and his train.
guide-at-pay-supply = Hussars harass your supply. Pay with low cards, or some generals go without supply.
guide-at-winter =
    { $unit ->
        [troop] Winter: pay cards for new troops. The proposal is the cheapest one; add what you like.
       *[army] Winter: pay cards for new armies. The proposal is the cheapest one; add what you like.
    }
guide-at-fate = Fate has struck, and you decide what follows. The text of the card is above.

## Accounts

account = Account
account-of = Account of { $name }
account-why = You do not need an account to play. With one, your seats are available in any browser.
account-your-name = Name
account-your-password = Password (10 characters or more)
account-new-password = New password
account-enter = Sign in
account-make = Create an account
account-sign-out = Sign out
account-keep = Add the seats of this browser
account-kept = The seats of this browser have been added.
account-change = Change the password
account-changed = The password has been changed; you are signed out everywhere else.
account-remove = Delete the account
account-removed = The account has been deleted. Your links still open their seats.

## Panels of play: combat, fate, log

close = Close
not-understood = This is not complete yet: fill in what is missing.
log-replay = Replay the whole game
duel-plays = In { $city }, { $suit } count
counts-as = counts as { $n }
retreat-on-map = Choose the retreat on the map.
one-more-card = One more card, and the score after it:
none-of-your-cards = None of your cards fits here.
they-answer = Then the other side has to answer.
you-go-on = Then you still have to answer.
fate-subsidies =
    { $n ->
        [one] Prussia’s subsidies have been cut once.
       *[other] Prussia’s subsidies have been cut { $n } times.
    }
fate-colonies =
    { $n ->
        [one] France has suffered one colonial loss.
       *[other] France has suffered { $n } colonial losses.
    }
fate-gone = Out of the war: { $powers }.
fate-eased = First-order objectives are enough for { $powers }.
fate-cards =
    { $n ->
        [one] One card drawn
       *[other] { $n } cards drawn, latest first
    }

## Panels of play: treaties, the Electoral College, knowledge

tab-knowledge = Knowledge
treaty-between = { $from } with { $to }, turn { $turn }:
quoted = “{ $words }”
treaty-with = With
treaty-words = In your own words (visible to everybody, binding on nobody)
clause-add = Add a clause
clause-remove = Remove clause { $n }
clause-kind = Promise
clause-binds = Who promises
clause-target = Who is spared
clause-receiver = Recipient
clause-place = Where
clause-around = Radius in cities
clause-fortress = Fortress
clause-distance = Distance in cities
clause-card = Political card
clause-peace = Peace over Silesia
clause-last-turn = Last turn
clause-condition = Only while
condition-power = Power
condition-clause = Clause
condition-none = no condition
condition-clear = no general stands there
condition-held = a fortress is held
condition-kept = another clause is kept
kind-no-attack = not to attack
kind-not-enter = not to enter
kind-not-leave = not to leave
kind-keep-away = to keep away
kind-subsidy = a subsidy
kind-cancel = end of a subsidy
kind-vote = a vote
kind-no-take = not to take a card
kind-no-execute = not to execute a card
kind-peace = peace, or none
kind-truce = to keep a truce
kind-no-conquest = not to take fortresses
kind-no-capture = not to capture trains
kind-no-hussars = no hussars on its supply
kind-no-block = not to cut its supply
kind-promise = something in words
explain-truce = All in one: no attack, no conquest, no train captured, no hussars on the other’s supply, no supply line cut.
explain-no-attack = No march ends next to a general of that power. A general who already stands there must fight all the same.
explain-no-conquest = No march leaves a fortress or an elector of that power behind in such a way that it would be conquered or get a question mark. Entering and staying is allowed.
explain-no-capture = No march captures a supply train of that power.
explain-no-hussars = Austria places no hussars that would make a general of that power pay, or pay more. Hussars already there may stay.
explain-no-block = No march ends where it cuts a supply line of that power that was open when the piece began to move.
explain-not-enter = No piece moves, or is placed, into the area from outside.
explain-not-leave = No piece moves, or is placed, out of the area.
explain-keep-away = Generals stay at least that many cities away; one who is nearer may stay or move further away.
explain-subsidy = One tactical card of its income each turn, for that many turns.
explain-cancel = The current subsidy contract ends early.
explain-vote = All its free votes in the imperial election.
explain-no-take = It takes no political card, or not this one.
explain-no-execute = It executes no part of any political card, or of this one.
explain-peace = Prussia offers the peace over Silesia when it may and Austria accepts it; or they do not.
explain-promise = Whatever your words below say. Nobody enforces it, but whoever made the promise is reminded when it falls due.
anybody = anybody
clause-date = Binds until
clause-due = Due in
clause-turn = Turn
clause-stage = Whose stage
date-turn = a turn
date-stage = a stage of a turn
date-winter = the next winter
clause-exceptions = Except
except-none = add a place
except-remove = except { $place } (remove)
words-wanted = Write below what is promised.
words-due = What you promised in words is now due.
anywhere = anywhere
any-card = any card
places-areas = Areas
places-territories = Territories
places-cities = Cities
peace-yes = agree to it
peace-no = do not agree to it
candidate = Candidate
candidate-franz = Franz of Lorraine
candidate-karl = Karl Albrecht
college = Electoral College
college-before = Nine votes elect the emperor. As the fortresses stand, they would be cast by:
college-this-turn = The emperor is elected at the end of this turn. As the fortresses stand, the votes are cast by:
college-elected-franz = Franz of Lorraine is emperor, by { $franz } votes to { $karl }.
college-elected-karl = Karl Albrecht is emperor, by { $karl } votes to { $franz }.
suit = Suit
known-cards-title = Cards you know, by suit
known-spent = gone
known-own = in your hands
known-elsewhere = in other hands
known-hands = Hands of the others
known-hint = By suit: how many cards to expect, and how likely there is at least one.
suit-guess = { $suit }: { $least } to { $most } cards, at least one: { $any }
likely-number = , about { $n }
known-lacks = has no { $suits }
known-of-you = { $who }: { $cards } known
everybody = Everybody
of-back = { $n } of set { $set }
known-armies =
    { $unit ->
        [troop] Troops, as far as you can tell
       *[army] Armies, as far as you can tell
    }
known-total =
    { $unit ->
        [troop]
            { $n ->
                [one] one troop in all
               *[other] { $n } troops in all
            }
       *[army]
            { $n ->
                [one] one army in all
               *[other] { $n } armies in all
            }
    }

## The page: facts about a place, distances

facts-away =
    { $n ->
        [0] here
        [one] one city away
       *[other] { $n } cities away
    }
facts-distance =
    { $n ->
        [one] One city from { $city }
       *[other] { $n } cities from { $city }
    }
facts-question = { $power } conquers it once it is no longer protected.
facts-vote = Its vote belongs to: { $power }.
facts-hussars = Hussars harass supply here.
facts-rank = rank { $rank }

## The page: boxes of the tracks, answers named by what is asked

track-prussian-ally = ally of Prussia
track-neutral = neutral
track-austrian-ally = ally of Austria
track-tc-bonus = one more card per turn: { $power }
track-tc-penalty = one card fewer per turn: { $power }
track-expedition = a general goes abroad: { $power }
track-victory-point = a victory marker: { $power }
track-annexation = position after the annexation of Silesia
track-star = starting position
track-plain = no effect
track-now = Now: { $what }
act-end-winter = Stop recruiting
act-end-hussars = Done with the hussars
act-pass-bid = Place no card
act-pass-influence = Conserve the influence
act-pass-evade = Stand and fight
act-pass-peace-offer = Offer no peace
act-pass-peace-answer = Refuse the peace
act-accept-peace-offer = Offer peace
act-accept-peace-answer = Accept the peace
act-pass-reduction = Keep the war aims
act-accept-reduction = Reduce the war aims
act-pass-cession = Keep Silesia
act-accept-cession = Cede Silesia
act-pass-subsidy = Do not pay
act-accept-subsidy = Pay the subsidy
act-pass-consent = Do not unite
act-accept-consent = Agree to unite
act-pass-exchange-offer = No exchange
act-accept-exchange-offer = Exchange a card
recruit-aside = Recruiting: { $power }
clause-dated = only until a certain turn
come-back = Back to the table

## The page: pools and boxes of victory

pool-left = Left in the pool
pool-battle = Battles
pool-aside = Set aside
pool-winter = Winters
power = Power
victory-three-electors = 3 electors
victory-emperor = Emperor
victory-italy = Italy
victory-silesia = Silesia

## The page: bots by name

strength-recruit = Recruit
strength-captain = Captain
strength-random = Random
import-choose = Choose a file

## The page: trouble reaching the server

unreachable = The server cannot be reached; try again in a moment.
server-refuses = The server refused ({ $reason }).
unread = The file { $file } could not be loaded; reload the page.

## Facts of cards, powers and boxes

fact-fights = In combat it adds { $n }, but only for a general in a sector of { $suit } ({ $glyph }).
fact-pays = As payment it is worth { $n } points, whatever the suit.
fact-reserve = You name its suit and value when you play it.
fact-unseen = Hand: { $power }. Nobody else has seen it.
fact-seen-all = Hand: { $power }. Everybody knows it.
fact-seen = Hand: { $power }. Known to { $who }.
fact-led = Led by { $seat }.
fact-eased = Only first-order objectives are needed now.
fact-pool =
    { $n ->
        [0] The pool of victory markers is empty: that wins.
        [one] One victory marker is left in the pool; an empty pool wins.
       *[other] { $n } victory markers are left in the pool; an empty pool wins.
    }
fact-battle = Markers in battle boxes: { $n }.
fact-winters = Winter scores in total: { $n }; the lowest total wins.
fact-cards =
    { $n ->
        [one] One card in hand
       *[other] { $n } cards in hand
    }
fact-income =
    { $n ->
        [0] Draws no card now.
        [one] Draws one card each turn.
       *[other] Draws { $n } cards each turn.
    }
fact-income-less = Draws { $n } cards each turn and discards { $less } of them at once.
fact-neutral = Neutral.
fact-enemies = At war with { $powers }.
fact-partners = On the same side: { $powers }.
fact-arms = May be taken by: { $powers }.
fact-fate = From the sixth turn on, one card of fate is drawn at the end of each turn.
fact-stroke = A stroke of fate: its effect is permanent.
fact-event = A minor event: its effect is temporary.
fact-marker-at = The marker is in box { $box }.
fact-trump = The suit that counts on the political display this turn.
fact-open = Open: { $cards }.
fact-turned-down = Turned face down until the next turn: { $cards }.
fact-own-card = Placed face down by you: { $cards }.
fact-placed = There is one card here, face down.
fact-influence = The sum of a power’s cards here is its influence; the highest chooses first.
fact-box-three-electors = For the power that holds three of Mainz, Trier, Köln and Mannheim.
fact-box-emperor = For the side whose candidate is elected emperor.
fact-box-italy = For the power favoured on the Italy track.
fact-box-silesia = For Prussia, once it has annexed Silesia.
fact-box-held = A marker of { $power } is here.
fact-turn = The marker shows how far the war has progressed.

## The map on a phone, short names of tabs

map-larger = Larger map
map-smaller = Smaller map
tab-text-short = Text

## Replay: steps the log does not mention

replay-quiet-transfer =
    { $unit ->
        [troop] { $seat }: troops moved within a stack{ $n ->
            [0] .
           *[other] : { $parts }.
        }
       *[army] { $seat }: armies moved within a stack{ $n ->
            [0] .
           *[other] : { $parts }.
        }
    }
replay-quiet-end = { $seat }: end of this phase.

## The server: stories and notices
hall-no-story = the story of a game is told once it is over.
notice-off = notices of this kind are off.
notice-unconfirmed = the address has not been confirmed yet: follow the link in the first mail.
notice-enough = that is enough for today: the daily limit of notices is reached.
notice-lost = the notice did not arrive. Check where it goes.

## The goal in sight, what happened since, and the log

goal-yours = Your goal:
goal-card = Goal: { $goal }
goal-light = Show on the map
goal-light-goals = My goals
goal-light-threats = Threats to me
goal-rival-close = Close to victory
goal-rival-now = Can win now
goal-noted = Noted
recap = Since your last decision
recap-read = Close this summary
recap-all = All on the map
recap-steps = Step by step
recap-back = One step back
recap-on = One step forward
recap-conquered = Conquered: { $cities }
recap-marches =
    { $n ->
        [one] One march
       *[other] { $n } marches
    }
recap-more = and { $n } more
log-filter = Show only
log-unfiltered = Show all
log-none = Nothing of that kind has happened yet.
log-kind-battle = Combats
log-kind-conquest = Conquests
log-kind-loss = Losses
log-kind-march = Marches
log-kind-politics = Fate and politics
log-kind-cards = Cards and recruits
log-way = { $pieces }: { $path }
log-marches = march:
log-before = Before the first turn
log-everybody = All powers
log-routine =
    { $n ->
        [one] One routine entry
       *[other] { $n } routine entries
    }
log-course = How it happened ({ $n })
log-earlier = Earlier entries ({ $n })

## The map: what is said at the pointer, stacks, travelling pieces

map-missed = Nearest city within reach: { $city }

## People and notices: who sits where, whose turn it is, what waits

person-as = { $name } ({ $role })
asked-since = Asked { $ago }.
talk-unread =
    { $n ->
        [one] { $name }, one unread message
       *[other] { $name }, { $n } unread messages
    }
silent = The server does not answer; reconnecting…
sent-waiting = Sent, waiting for the answer…
as-last-seen = As last seen here.
your-turn = Your turn
next-seat-to = Pass the screen on to { $name }

## The end of a game and its story

end-won = Victory!
end-joint = A shared victory!
end-lost = The war is lost
end-resigned = You have resigned
end-draw = A draw
end-agreed = Ended by agreement
end-abandoned = The game was abandoned
end-told =
    { $n ->
        [one] { $people } has won
       *[other] { $people } have won
    }
end-who =
    { $n ->
        [one] { $people } has won with { $powers } in turn { $turn }.
       *[other] { $people } have won together with { $powers } in turn { $turn }.
    }
end-who-draw = { $people } share the honours; the game ended in turn { $turn }.
end-agreed-who = All players agreed to stop in turn { $turn }. Nobody has won.
end-abandoned-who = The game stopped in turn { $turn }. Nobody has won.
end-comfort = Every campaign teaches something: look at the turning points, or ask for a rematch.
end-why-objectives = Every objective needed was in the victor’s hands.
end-why-eased-objectives = With its conditions eased, the first-order objectives were enough.
end-why-offensive = The offensive reached every one of its objectives.
end-why-fate = Fate took the attackers out of the war before they had what they wanted.
end-why-pool-empty = The last victory marker has left the pool.
end-why-winter-scores = No pool was empty in time: the winter scores decided.
end-why-fortresses = Enough fortresses had fallen.
end-why-endurance = No attacker reached the goal before the war was over.
end-why-draw = Neither side got all it needed, and neither held everything.
end-why-resignation = The other side has resigned.
end-why-resigned-by =
    { $n ->
        [one] { $people } has resigned.
       *[other] { $people } have resigned.
    }
story-show = The story of this game
story-close = Close and see the final position
story-position = See the final position
story-loading = The story is being written…
story-own = Your part
story-turning = Turning points
story-standings = How everybody stood at the end
story-deeds = Battles and losses
story-battles = The battles
story-hands = The hands, laid open
story-campaigns = Campaigns on the map
story-all-powers = All
story-until = Campaigns up to this turn
story-back = Back to the story
story-hide = Clear the map
story-replay = Watch the replay
story-link = Copy the link
story-link-copied = The link to the replay has been copied.
story-picture = Picture of the result
story-picture-saved = The picture has been saved.
story-picture-shared = The picture has been shared.
story-no-picture = This browser cannot draw the picture.
story-no-cards = no cards
story-winner = victor
story-held = { $held } of { $needed }
story-left = left the war
story-swing = { $seat }: { $before }% → { $after }%
story-battles-won = Battles won
story-armies-inflicted =
    { $unit ->
        [troop] Troops destroyed
       *[army] Armies destroyed
    }
story-armies-lost =
    { $unit ->
        [troop] Troops lost
       *[army] Armies lost
    }
story-conquests = Conquests
story-losses = Cities lost
story-luck = Luck
story-luck-good = lucky
story-luck-even = as expected
story-luck-bad = unlucky
story-luck-what = Luck: how far the points on the cards drawn lie above or below the average for that many cards.
story-battle = Turn { $turn }, { $city }: { $attacker } against { $defender }
story-battle-end =
    { $unit ->
        [troop]
            { $n ->
                [0] { $power } wins
                [one] { $power } wins; one troop destroyed
               *[other] { $power } wins; { $n } troops destroyed
            }
       *[army]
            { $n ->
                [0] { $power } wins
                [one] { $power } wins; one army destroyed
               *[other] { $power } wins; { $n } armies destroyed
            }
    }
story-all-battles = All { $n } battles in order
own-battles = Battles: { $won } won, { $lost } lost
own-armies =
    { $unit ->
        [troop] Troops: { $inflicted } destroyed, { $lost } lost
       *[army] Armies: { $inflicted } destroyed, { $lost } lost
    }
own-conquests = Cities: { $n } taken, { $lost } lost
own-cards = Cards: { $drawn } drawn, { $spent } spent, luck { $luck }
rematch = Rematch, same seats
rematch-rotated = Rematch, seats rotated

## The panels beside the map: orders, lists, hand, settings, guide

do-march = March
do-force-march = Force march
do-retreat = Retreat
do-evade = Step aside
do-step = Move
do-settle = Move
do-enter = Place the train
do-hussar = Place the hussars
do-play = Play { $card }
do-bid = Place { $card }
do-discard = Discard { $card }
do-give = Give { $card }
do-offensive = Take the offensive
do-end = End movement anyway
do-deploy = Deploy
do-transfer = Redistribute
do-recruit = Recruit
do-pay = Pay
do-discards = Discard
do-corps = Send abroad
do-propose = Propose
do-subsidize = Promise the subsidy
order-card = the { $value } of { $suit }
order-reserve = the Reserve
order-reserve-as = the Reserve as { $card }
route-via = via { $way }
route-straight = straight
odds-own = You
odds-theirs = The enemy, as far as known
odds-about = about { $number }
odds-side = { $suit }: cards { $cards }, points { $points }
odds-of = Odds: { $pieces }
odds-win = Chance to win { $percent }
odds-score = expected score { $score }
find-name = Type a name
find-none = Nothing by that name
selected = Selected:
deselect = Deselect
map-press = Press one of your pieces on the map.
map-find = Or by name
settings = Settings
settings-kept = Saved in this browser.
set-confirm = Confirm orders
set-confirm-always = always
set-confirm-risky = only risky ones
set-confirm-never = never
set-confirm-hint = Risky: the server warns of it, or it cannot be taken back.
set-pace = Other players’ moves
set-pace-quick = quick
set-pace-calm = calm
set-pace-off = not animated
set-sounds-on = Play sounds
set-theme = Colours of the page
set-theme-auto = like the device
set-theme-light = light
set-theme-dark = dark
set-textsize = Text size
set-textsize-100 = normal
set-textsize-115 = larger
set-textsize-130 = largest
set-palette = Colours of the powers
set-palette-standard = as on the board
set-palette-colour-blind = for colour blindness
set-palette-hint = Each power also shows its letter.

## How each seat stands towards winning, and warnings before an action

aim-objectives =
    { $powers-n ->
        [one] Conquer all objectives of { $powers-gen }.
       *[other] Conquer all objectives of one of these powers: { $powers }.
    }
aim-objectives-eased =
    { $powers-n ->
        [one] Conquer all first-order objectives of { $powers-gen }.
       *[other] Conquer all first-order objectives of one of these powers: { $powers }.
    }
aim-outlast =
    { $powers-n ->
        [one] Hold out until fate takes { $powers-acc } out of the war.
       *[other] Hold out until fate has taken { $powers-acc } out of the war.
    }
aim-outlast-or-conquer = Hold out until fate has taken { $powers-acc } out of the war, or conquer all objectives of { $power-gen }.
aim-fortresses = Hold { $n } of the fortresses that count for { $power-acc }.
aim-fortresses-or-last = Hold { $n } of the fortresses that count for { $power-acc }, or last until turn { $turn } ends.
aim-both = Hold enough fortresses for both: { $n } for { $power-acc } and { $others } for { $other-acc }. Only one of the two is a draw.
aim-keep-both = Hold out until turn { $turn } ends without { $powers-acc } reaching their goals. If one of them does, it is a draw.
aim-last = Hold out: you win if nobody else has won when turn { $turn } ends.
aim-markers =
    { $powers-n ->
        [one] Place all victory markers of { $powers-gen }, or have the lowest winter score after turn { $turn }.
       *[other] Place all victory markers of one of these powers ({ $powers }), or have the lowest winter score with it after turn { $turn }.
    }
aim-nothing = Victory is no longer possible.
lacks-objectives =
    { $n ->
        [0] { $power } has all it needs.
        [one] { $power } needs 1 more objective.
       *[other] { $power } needs { $n } more objectives.
    }
lacks-fortresses =
    { $n ->
        [0] { $power } has all it needs.
        [one] { $power } needs 1 more fortress.
       *[other] { $power } needs { $n } more fortresses.
    }
lacks-both = Fortresses still needed: { $n } for { $power-acc }, { $others } for { $other-acc }.
lacks-markers =
    { $n ->
        [0] { $power } has no marker left to place.
        [one] { $power } has 1 marker left to place.
       *[other] { $power } has { $n } markers left to place.
    }
lacks-strokes =
    { $n ->
        [one] 1 more stroke of fate is needed.
       *[other] { $n } more strokes of fate are needed.
    }
lacks-turns =
    { $n ->
        [one] This is the last turn.
       *[other] { $n } turns to hold out, this one included.
    }
alarm-conquests =
    { $winner-n ->
        [one] { $n } more and { $winner } wins.
       *[other] { $n } more and { $winner } win.
    }
alarm-markers =
    { $n ->
        [one] 1 more marker
       *[other] { $n } more markers
    } and { $winner-n ->
        [one] { $winner } wins.
       *[other] { $winner } win.
    }
alarm-strokes =
    { $n ->
        [one] 1 more stroke of fate
       *[other] { $n } more strokes of fate
    } and { $winner-n ->
        [one] { $winner } wins.
       *[other] { $winner } win.
    }
alarm-turns =
    { $n ->
        [one] 1 more turn
       *[other] { $n } more turns
    } and { $winner-n ->
        [one] { $winner } wins.
       *[other] { $winner } win.
    }
alarm-fate-now = the next stroke of fate wins the war for { $winner-acc }.
alarm-last-turn =
    { $winner-n ->
        [one] { $winner } wins when this turn ends.
       *[other] { $winner } win when this turn ends.
    }
alarm-now = { $winner } can win this turn.
warning-starves =
    { $pieces-n ->
        [one] { $pieces } starves at the next supply check.
       *[other] { $pieces } starve at the next supply check.
    }
warning-cut-off =
    { $pieces-n ->
        [one] { $pieces } is out of supply at the next check.
       *[other] { $pieces } are out of supply at the next check.
    }
warning-last-guard =
    { $seat-n ->
        [one] Nobody protects { $city } any more, and { $seat } needs it to win.
       *[other] Nobody protects { $city } any more, and { $seat } need it to win.
    }
warning-empty-hand =
    { $pieces-n ->
        [one] { $pieces } has no card to play: no { $suit } and no Reserve.
       *[other] { $pieces } have no card to play: no { $suit } and no Reserve.
    }
notice-title = Tell me when it is my turn
notice-what = A notice says which table is waiting for you, and nothing about the game.
notice-on = On
notice-turn-on = Turn on
notice-turn-off = Turn off
notice-try = Send me one now
notice-tried = It is on its way.
notice-is-on = Notices are on.
notice-is-off = Notices are off.
notice-none-yet = None has been sent yet.
notice-last = The last one went out { $ago }.
notice-done = Done
notice-push = On this device
notice-push-none = This server sends no push messages.
notice-push-cannot = This browser cannot receive push messages; installing the page may help.
notice-push-forbidden = This browser does not let the page show notices; allow them in its settings for this site.
notice-push-failed = This browser could not be reached for push messages; try again later.
notice-mail = By mail
notice-mail-none = This server sends no mail.
notice-mail-address = Mail address
notice-mail-confirm = Notices are on. The first mail asks you to confirm your address.
notice-webhook = To a webhook
notice-webhook-address = Address of the webhook
notice-account = Notices for all your seats
fair-play = Fair play: who decided the deal?
pledge-of = Pledged by { $seat }
pledge-opened = Pledged and revealed by { $seat }
pledges-what = At this table everybody first pledges a share of the chance; all shares are revealed together once every seat is taken.
pledges-wait =
    { $n ->
        [one] One pledge is still to be revealed; that happens by itself while its owner’s page is open.
       *[other] { $n } pledges are still to be revealed; that happens by itself while their owners’ pages are open.
    }
with-pledges = With pledges (nobody, not even the host, can influence the deal)
invited = You are invited to lead { $seat }
invited-by = { $host } invites you to lead { $seat }
invited-any = A seat is free for you
invited-by-any = { $host } invites you to this table
invited-next = Choose the name you want to go by and sit down. Once every seat is taken the game can start; it waits for you whenever you come back.
mode-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
mode-minutes = { $least }–{ $most } minutes
mode-hours = { $least }–{ $most } hours
mode-difficulty-1 = easy to learn
mode-difficulty-2 = some experience
mode-difficulty-3 = demanding
name-of = Who plays { $seat }?
own-lead = You lead { $seat }.
own-against = With { $people }.
own-your-move = Your move
own-their-move = Waiting for { $people }.
own-gathering = Waiting for players
own-over = Over
own-more =
    { $n ->
        [one] One older game
       *[other] { $n } older games
    }
own-offline = The server cannot be reached: your games as last seen.
free-seats =
    { $n ->
        [one] One free seat: { $seats }
       *[other] { $n } free seats: { $seats }
    }
story-battle-even = Nobody wins
suit-points = { $points } points in { $suit }
room = { $least } to { $most }
room-fixed = exactly { $most }
room-idle = takes no part
sum-left = { $n } left to distribute
sum-over = { $n } too many
shift-left =
    { $n ->
        [one] { $track }: one box to the left, “{ $end }”. Then: { $what }
       *[other] { $track }: { $n } boxes to the left, “{ $end }”. Then: { $what }
    }
shift-right =
    { $n ->
        [one] { $track }: one box to the right, “{ $end }”. Then: { $what }
       *[other] { $track }: { $n } boxes to the right, “{ $end }”. Then: { $what }
    }
corps-why = { $power }: the marker on the track “{ $track }” stands on a box that calls for an expedition.
corps-where = The general waits in the box beside the map with his troops, and returns once the marker has moved on.
corps-off = A general who is off the map receives new troops for { $due } points and goes at once.
treaties-refused = Offers that came to nothing
effect-cuts = Cuts off from supply: { $pieces }
guide-goal-of-game = What you play for: { $goal }
guide-got-it = Got it
guide-quiet = You know this by now. The guide speaks up when something new comes: { $topics }.
guide-topic-march = marching
guide-topic-combat = combat
guide-topic-conquest = conquest
guide-topic-supply = supply
guide-topic-recruiting = recruiting
guide-topic-fate = fate
guide-topic-politics = politics
guide-topic-winter = winter
guide-on-conquest = A city has been conquered: a general marched through it while nobody protected it. A protected one gets a question mark and falls only if its protectors are driven off. Guard your own with a general no more than three cities away.
guide-on-supply = A general is out of supply: no supply train of his power is near enough, and he is not at home. If nothing changes, hunger will destroy his force. Trains follow their generals; hover over a general to see his supply.
guide-on-recruiting =
    { $unit ->
        [troop] New troops have been recruited: cards are paid, and troops join generals or bring lost ones back. Cards spent this way will be missing in combat.
       *[army] New armies have been recruited: cards are paid, and armies join generals or bring lost ones back. Cards spent this way will be missing in combat.
    }
guide-on-fate = A card of fate has been drawn. Fate brings small surprises, and sooner or later takes powers out of the war: that is what a defender waits for. Its text stays under “Affairs”.
guide-on-politics = Political cards are open: they bring troops and cards, and move the markers on the tracks. Powers compete for them with cards placed face down; high trumps win.
guide-on-winter = Winter has come: whoever holds cards may recruit, and in the advanced game the scores are noted. Nobody marches until spring.
fan-label = Who goes
fan-all = all
notice-by-account = Already on for your whole account: { $kinds }.
end-who-plain = { $people } has won in turn { $turn }.
shift-then = Then: { $what }
