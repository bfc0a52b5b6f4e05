# Source: our own. Messages of Kabinett in English, for the page and the terminal. A test compares the languages.

## The page as a whole

language = Language
light = Light
dark = Dark
opening = Opening the table …
lost = The connection is lost; trying again.
to-lobby = To the lobby
cancel = Cancel
do-it = Do it
you = you
guest = Guest

## Lobby

motto = Two wars of the cabinets, one table
new-game = New game
game = Game
title-friedrich = The Seven Years War, 1756–1763
title-maria = The War of the Austrian Succession, 1741–1744
mode = Mode
bots = Strength of bots
your-name = Your name
who-sits = Who sits where
who-me = Me
who-bot = A bot
who-link = A friend, by link
who-open = Whoever comes first
option-expert = Expert rules
option-milder-fate = Milder fate
option-political = More politics
begin = Begin
own-games = Your games
open-games = Tables waiting for people
running-games = Games to watch
finished-games = Finished games
stage-gathering = not begun
stage-playing = in play
stage-over = over
stage-agreed = ended by agreement

## Before the game

gathering = The table gathers
seat-empty = still empty
bot-named = bot ({ $name })
link-for = Link for { $seat }
copy = Copy
copied = Copied
sit-down = Sit down
sit-as = Sit down as { $seat }
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
reason-objectives = All objectives are conquered.
reason-eased-objectives = All objectives of the first order are conquered.
reason-offensive = The offensive has succeeded.
reason-fate = Fate has decided.
reason-pool-empty = The pool is empty.
reason-winter-scores = The winter scores have decided.
reason-fortresses = The fortresses have fallen.
reason-endurance = They have endured to the end.
reason-draw = The game is a draw.
reason-resignation = The others have resigned.
watching = You are watching.
waiting = Nothing is asked of you now.
others-decide = { $seat } decides for { $power }.
game-over = The game is over.
curtain = Pass the screen to the next player.
curtain-open = Open the curtain
next-seat = Pass the screen on
take-back = Take back
on-the-map = On the map
targets-n =
    { $n ->
        [one] One city in reach
       *[other] { $n } cities in reach
    }
which-way = Which way
go-to = Go to { $city }
why-not = Why not { $city }?
tab-log = Log
tab-talk = Talk
tab-affairs = Affairs
tab-treaties = Treaties
tab-text = Position as text
tab-table = Table
log = What has happened, the latest first
log-empty = Nothing has happened yet.
log-all = Show all { $n } entries
talk = Talk at the table
talk-empty = Nobody has said anything yet.
talk-say = Say something to the whole table
send = Send
notes = Your private notes
away = away
stand-in = { $name } stands in
propose-end = Propose to end the game
proposal-end = { $seat } proposes to end the game here.
proposal-back = { $seat } proposes to take back some moves.
agree = Agree
decline = Decline
resign-sure = Yes, resign

## Map and pieces

map-label = Map. Arrow keys move it, plus and minus zoom, 0 shows all of it; Tab reaches the pieces.
map-nearer = Nearer
map-further = Further away
map-whole = The whole map
troops =
    { $n ->
        [one] one army
       *[other] { $n } armies
    }
troops-between = { $least } to { $most } armies
kind-train = Train { $number }
kind-hussar = Hussars { $number }
face-down = face down
has-moved = has moved
place-off = off the map
place-out = gone for good
place-box = in its box
combats = Combats to come

## Powers

powers = The powers and how they stand
goal = towards victory
goal-title = { $held } of { $needed } towards victory.
armies = armies
armies-title =
    { $most ->
        [0] { $n } armies
       *[other] { $n } armies, at most { $most }
    }
cards = cards
cards-n =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
cards-title = { $n } cards in hand, { $income } drawn each turn
power-line = { $seat }; armies: { $armies }; cards: { $n }, plus { $income } each turn.
power-gone = Has left the game.
holds = Holds { $cities }.
may-take = Will take unless protected: { $cities }.

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
        [0] { $points } of { $due } points
       *[other] { $points } and { $reserves } Reserve of { $due } points
    }
chosen-of = { $n } of { $number } chosen
deck = The cards
deck-line = To draw: { $pile }. Unopened sets: { $sets }. Spent: { $spent }.

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
fate-turn = in turn { $turn }
fate-drawn = Drawn so far: { $cards }.
fate-none = No card of fate has been drawn yet.
politics = Politics
trump-is = Trump: { $suit }
track-at = box { $box } of { $of }
sealed = a card, unseen
victory = Victory markers
pool-line = { $pool } left in the pool, { $battle } in the battle boxes, winter score { $score }
treaty = Treaty { $number }
treaty-in-force = in force
treaty-offered = offered
treaties-none = There is no treaty.
clause-open = open
clause-binding = binding
clause-dormant = not yet due
clause-ended = ended
clause-released = released
contract = { $giver } pays { $receiver } a subsidy, turns left: { $n }.

## Forms

form-deploy = { $power }: distribute the armies
form-transfer = Move armies between { $generals }
form-pay = { $power }: pay with cards
form-discard = { $power }: lay down cards
form-corps = { $power }: send a general abroad
form-recruit = { $power }: recruit for { $price } points each
form-contract = { $giver } pays { $receiver } a subsidy
form-propose = Propose a treaty
propose-hint = In the notation of the example; clauses end with turn { $last } at the latest.
transfers = Move armies inside a stack
general = General
turns = Turns
less = { $name }: one less
more = { $name }: one more
sum-of = { $sum } of { $total }
armies-of = Armies: { $n }, at most { $most }
comes-back = { $name } comes back in
stays-away = not now

## What is asked

about-deploy = { $power }: distribute the armies over the generals.
about-discard = { $power }: lay down one of the cards just drawn.
about-offensive = { $power }: take the offensive? Then lay open a card.
about-movement = { $power } moves: march, recruit, or end the movement.
about-combat-order = { $power }: which combat is fought next?
about-evade = { $power } is attacked: step aside or stand.
about-duel = { $power } at { $score }: play { $suit } or a Reserve, or give in.
about-retreat = { $power } has won: choose where the beaten retreat ({ $steps }).
about-leaving = { $power }: choose the general who leaves the war.
about-fate = { $power } decides: { $card } { $suit }
about-exchange-offer = { $power }: exchange a card?
about-exchange-card = { $power }: choose the card to give away.
about-trump = { $power } has won the last combat: name the trump.
about-bid = { $power } may place a card on the political display.
about-influence = { $power }: take a political card or keep the influence.
about-execute = { $power }: what becomes of “{ $card }”?
about-effect = { $power } decides what “{ $card }” brings.
about-corps = { $power }: which general goes abroad?
about-hussars = { $power }: place the hussars, or leave them.
about-subsidy = { $power }: pay the subsidy this turn?
about-pay-supply = { $power } owes { $due } points for harassed supply lines.
about-feed = { $power } cannot pay for all: who is fed?
about-saxon-shift = { $power }: how far does the Saxony marker go, up to { $most }?
about-reduction = { $power }: reduce the war aims?
about-peace-offer = { $power }: offer peace for Silesia?
about-peace-answer = { $power }: accept the peace and give up Silesia?
about-displace = { $power }: choose where these pieces go.
about-saxon-return = { $power }: the general may return with new troops.
about-second-train = { $power }: where does the second train come in?
about-vote = { $power }: the imperial election, free votes: { $free }.
about-winter = { $power }: winter, time to recruit.
about-cession = { $power }: cede Silesia?
about-consent = { $power }: another player's general wants to join yours. Agree?
about-command = { $power }: equal ranks unite. Who commands?

## Answers

act-discard = Lay down { $card }
act-offensive = Take the offensive, open { $card }
act-offensive-no = Stay on the defensive
act-march =
    { $stops ->
        [0] { $pieces } to { $city }
       *[other] { $pieces } to { $city } by { $way }
    }
act-force-march =
    { $stops ->
        [0] { $pieces } by forced march to { $city }
       *[other] { $pieces } by forced march to { $city } by { $way }
    }
act-end = End the movement
act-attack = { $first } attacks { $second }
act-play = Play { $card }
act-double = counted twice
act-concede = Give in
act-retreat =
    { $stops ->
        [0] Retreat to { $city }
       *[other] Retreat to { $city } by { $way }
    }
act-leave = { $first } leaves the war
act-assign = { $first } it is
act-accept = Accept
act-pass = Pass
act-give = Give { $card }
act-starve = { $first } goes without supply
act-step = { $first } to { $city }
act-evade = Step aside to { $city }
act-resign = Resign
act-enter = { $first } comes in at { $city }
act-hussar = Hussars to { $city }
act-trump = Trump is { $suit }
act-bid = Place { $card }
act-take = Take “{ $name }”
act-bury = Bury the card
act-obey = Obey the instruction
act-nothing = Leave it without effect
act-pay = Pay { $card }
act-feed = Feed { $pieces }
act-shift = Move the marker: { $number }
act-vote = Votes for Franz: { $number }
act-corps = { $first } goes abroad
act-settle = { $first } goes to { $city }
act-command = { $first } commands
act-dispute = Dispute the turn of movement
act-agree = Agree to treaty { $number }
act-decline = Decline treaty { $number }
act-withdraw = Withdraw treaty { $number }
act-waive = Release the other side from treaty { $number }
act-cancel = End the subsidy of { $giver } to { $receiver }

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

order = Order to be confirmed
rule-text = What rule { $id } says
change-again = Change what has been answered
your-decision = Your decision

## Replay

replay = Replay
replay-watch = watch the replay
replay-opening = Fetching the game …
replay-controls = The replay
replay-slider = Step of the game
replay-at = Step { $step } of { $last }, turn { $turn }
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-start = The start
replay-step = Step { $step } of { $last }
replay-what = What happened in this step
replay-before = The game has not begun.
replay-quiet = Nothing to tell.
replay-past = What happened before, the latest first
replay-follow = Follow on the map
replay-hands = Hands
replay-no-hands = The public sees no hands. Choose other eyes above.
eyes = Seen by
eyes-public = the public
eyes-full = one who knows all
play-on = Play on from here
play-on-hint = A new game begins as this one stood at step { $step }. Its cards can be known from here, so it proves no deal.
play-on-begin = Play on

## Bringing a record

import = Bring a record
import-hint = Choose the record of a game, or drop it here: it is proved and can then be seen step by step.
import-busy = The record is being proved …
brought = Records you have brought

## The rules and the words

rules = Rules
rules-search = Number or words
rules-section = Section
rules-found =
    { $n ->
        [one] one entry
       *[other] { $n } entries
    }
rules-english = The sentences of the rules are in English for now.
rules-none = There is no rule { $id }.
rules-open = In the book of rules
glossary = Glossary
glossary-hint = What the words of both games mean. The rules themselves say it exactly.
glossary-only = only in { $title }

## Glossary

term-army = Army
term-army-is = The strength of a general. How his armies are spread is written down in secret; only his player knows it.
term-general = General
term-general-is = A round piece that marches, fights, protects and conquers. Its number is its rank.
term-rank = Rank
term-rank-is = The number on a general. In a stack the lowest number commands.
term-stack = Stack
term-stack-is = Two or three generals in one city who march and fight as one.
term-train = Supply train
term-train-is = A wagon that feeds the generals of its power abroad. It cannot fight, and an enemy general who comes to its city takes it.
term-supply = Supply
term-supply-is = Outside its home a general needs a way to a train of his own that no enemy bars. Without one he is turned face down, and later lost.
term-face-down = Face down
term-face-down-is = The sign of a general without supply. If he has none at his next check either, he leaves the map with his armies.
term-home = Home country
term-home-is = The lands of a power. Its generals there need no train.
term-depot = Depot
term-depot-is = A city where lost pieces of a nation come back into play.
term-main-road = Main road
term-main-road-is = A broad road. A march on main roads alone goes one city further.
term-sector = Sector
term-sector-is = A rectangle of the map with a suit. Who fights in a city of the sector plays cards of that suit.
term-suit = Suit
term-suit-is = Clubs, spades, hearts or diamonds. The place decides which one counts in a fight.
term-tactical-card = Tactical card
term-tactical-card-is = The means of war: played in combat, paid for recruits, and in MARIA also bid in politics.
term-reserve-card = Reserve
term-reserve-card-is = A card that fits every suit; whoever plays it names its value.
term-set = Set
term-set-is = One of the equal packs of tactical cards. A new one is opened when the last has been drawn.
term-combat = Combat
term-combat-is = Two hostile generals side by side fight: first armies are compared, then cards are played by turns.
term-score = Score
term-score-is = By how much one is ahead in a combat. Only whoever is behind or level plays a card.
term-give-in = Giving in
term-give-in-is = Whoever is behind and plays no card has lost the combat: by as many armies as the score says.
term-retreat = Retreat
term-retreat-is = The loser goes as many cities as he lost armies, and the winner chooses where.
term-recruit = Recruiting
term-recruit-is = Cards are paid by their points for new armies, lost generals and trains.
term-protection = Protection
term-protection-is = A general of the defender 3 cities away or nearer protects a place: it is not conquered at once.
term-objective = Objective
term-objective-is = A marked city a nation must conquer to win; of the first or the second order.
term-fortress = Fortress
term-fortress-is = A city that counts for victory and can be conquered by a general who leaves it.
term-conquest = Conquest
term-conquest-is = A place that is not protected becomes yours as your general passes over it or leaves it.
term-question-mark = Question mark
term-question-mark-is = A place was protected when it was passed. If its protectors are driven off in this stage, it is conquered after all.
term-clock-of-fate = Clock of fate
term-clock-of-fate-is = The pile of cards of fate. From the end of turn 6 one is drawn after every turn; they make powers leave the war.
term-eased-victory = Eased victory
term-eased-victory-is = Some nations need only their objectives of the first order once fate has struck an ally.
term-offensive-option = Offensive option
term-offensive-option-is = In turn 3 Prussia may choose to attack: it then wins by conquests of its own instead of enduring.
term-subsidy = Subsidy
term-subsidy-is = Cards one power receives beyond its own, from an ally or a friend abroad.
term-hussars = Hussars
term-hussars-is = Austria's two light troops. They harass lines of supply, which then must be paid for with cards.
term-forced-march = Forced march
term-forced-march-is = A longer march for which a general must keep away from the enemy.
term-political-card = Political card
term-political-card-is = Two lie open each turn. Whoever has the most influence takes one and carries it out or buries it.
term-political-display = Political display
term-political-display-is = The board of squares on which powers bid a tactical card face down for influence.
term-trump = Trump
term-trump-is = The suit that counts in this turn's politics, named by the winner of the last combat.
term-track = Track
term-track-is = A row of boxes on which a marker shows how a power leans and what that brings.
term-election = Imperial election
term-election-is = Electors give their votes for the next emperor; the fortresses that bear a vote decide who casts it.
term-victory-marker = Victory marker
term-victory-marker-is = A counter that leaves the pool for a conquest, a won battle or politics. An empty pool wins.
term-battle-box = Battle box
term-battle-box-is = Room for victory markers won in combat; each major power has two.
term-winter = Winter
term-winter-is = After some turns the armies rest: powers recruit, and scores are noted.
term-treaty = Treaty
term-treaty-is = A written bargain between players with clauses the program keeps watch over.

## The page: what an order would do, what is at a place

effect-conquers = Conquers { $cities }
effect-frees = Frees { $cities }
effect-question = { $cities }: conquered once nobody protects it
effect-takes = Takes { $pieces }
effect-hussars = Drives hussars off from { $cities }
effect-fight = { $attackers } will fight { $defenders }
effect-protects = Protects { $cities }
effect-exposes = Leaves { $cities } unprotected
effect-supplied = In supply again: { $pieces }
effect-unsupplied = Out of supply: { $pieces }
facts = What is here
facts-unsupplied = out of supply
facts-supplied = in supply
facts-fed-home = in supply: at home
facts-fed-depot = in supply: at a depot
facts-fed-train = in supply by a train
facts-depot = Depot of { $power }
facts-objective = Objective of { $power }, order { $order }.
facts-major-fortress = A major fortress.
facts-minor-fortress = A minor fortress.
facts-held = Held by { $power }.
facts-protected = Protected by { $pieces }.
facts-unprotected = Nobody protects it.
pay-cheapest = Cheapest payment

## Guided first game

guide = Guide to your first game
guide-close = Close the guide
guide-next = Next
guide-show = Show { $general }
guide-generals = Your generals
guide-first = Guided first game
guide-first-hint = Against gentle bots, with a guide beside the board that explains what is asked.
guide-hello = Welcome to the table. You lead { $powers }. These are your generals; press a name and the map shows where he stands.
guide-screen =
    Above the map you see every power: how near it is to victory, its armies, its cards.
    Beside the map it always says what is asked of you; below that lie your cards, and the log of what happened. The mouse wheel or two fingers bring the map nearer.
guide-waiting = The others decide now. The log tells what they do; press an entry and the map shows it.
guide-pick = It is your move. { $general } stands in { $city }: press the piece, or the name under “On the map”. Pieces that may move stand out.
guide-goal =
    { $goals ->
        [one] You hold { $picked }. One city glows: it is in reach. Press it, or drag the piece there.
       *[other] You hold { $picked }. { $goals } cities glow: they are in reach. Press one, or drag the piece there. Press any other city to hear why not.
    }
guide-confirm = The way is drawn on the map. If you like it, press “{ $button }”; otherwise press another city.
guide-more = Well marched. As long as nothing was drawn or revealed you may “{ $back }”. Move further pieces, or press “{ $end }”: fights between neighbours follow.
guide-end = Nothing more can go anywhere. Press “{ $end }”.
guide-other = Read the question beside the map: every answer you may give stands under it. What is not offered is not allowed.
guide-done = Your first turn is over: you know the screen now. The guide leaves you here; the glossary and the rules stay at hand. Good luck!
guide-at-deploy = Before the war you spread your armies over your generals, in secret. More armies win fights, fewer go further by surprise. The sheet is filled in with one proposal: change what you like and confirm.
guide-at-discard = You drew more cards than you may keep. Lay one down: a low card of a suit you seldom fight in.
guide-at-offensive = This choice changes how you win. For a first game stay on the defensive.
guide-at-combat-order = Enemies stand side by side, so they fight. Choose which combat comes first.
guide-at-duel = A combat. If you are behind, play a card of the suit shown or a Reserve: its value is added to your side. Giving in costs as many armies as you are behind; now and then that is wise.
guide-at-retreat = You have won. Choose on the map where the beaten general goes: far from what he protects.
guide-at-evade = You are attacked. Step aside if you are weaker, stand if your cards are good.
guide-at-trump = The suit you name counts in politics this turn. Name one of which you hold high cards.
guide-at-bid = You may bid a card, face down, for influence in politics. High trumps win; you may also pass and keep your cards for the war.
guide-at-influence = You have influence: take a political card, or leave it to others.
guide-at-execute = You hold a political card: carry it out if it helps you, bury it if it does not.
guide-at-effect = Choose what the card brings. What it says stands above.
guide-at-hussars = Your hussars harass the enemy's lines of supply. Put them between an enemy general and his train.
guide-at-pay-supply = Hussars harass your supply. Pay with low cards, or some generals go hungry.
guide-at-winter = Winter: pay cards for new armies. The proposal is the cheapest; add what you like.
guide-at-fate = Fate has struck, and you decide what follows. What the card says stands above.
