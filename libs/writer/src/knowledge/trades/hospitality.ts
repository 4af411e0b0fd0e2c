/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const HOSPITALITY = `
# hospitality
family: hospitality
people: guests
terms: lunch, dinner, breakfast, supper, venue, lounge, camp
is: place
offer: a place to stay a while
buyer: people who choose where to spend a few hours they cannot get back
when: An evening or a weekend at stake, planned on a phone with other people waiting for an answer
show: Answer the three practical questions first (when, how much, how to get there) and let one picture do the rest.
desire: high
awareness: solution aware
sophistication: intermediate
stance: Hospitality is the art of deciding what guests need not decide.
tension: Guests want to be surprised and to know exactly what they will get; the place must be strict about what it promises and generous about the rest.
pain: The pictures were better than the place | Wide-angle lenses and other people's reviews have made everybody suspicious.
pain: Too many decisions | A free evening is spent comparing instead of going.
pain: Being processed | Time slots, deposits and scripts make a guest feel like a booking number.
pain: Bringing the wrong people to the wrong place | Whoever suggests it carries the blame.
wish: to be expected
wish: to leave the phone in the pocket for two hours
wish: to have somewhere to bring people they care about
doubt: Is it worth the way? | Say how long it takes from a known point, and what there is that nearer places lack.
doubt: Will I feel out of place? | Show who comes, what they wear and what they order, without models.
doubt: What if we have to cancel? | One sentence with the terms, where the booking is made.
rival: The place everybody knows | safe and central; nobody is disappointed and nobody remembers it
rival: Staying at home | free, warm and always available
rival: The newest opening | has curiosity on its side for about six weeks
no: call guests a community before they have come twice
no: publish pictures of the rooms empty and the light unreal
no: fill a quiet night with an offer that regulars did not get
see: a table or seat as a guest leaves it
see: the threshold: the door from outside in the light of the hour that matters
see: the hands of whoever serves
see: one object that only this place owns
see: guests from behind, absorbed in something
cliche: clinking glasses
cliche: a perfectly made room without a person in it
colour: candle #f2dfbf
colour: oak panel #6b4a2f
colour: bottle #24423a
colour: claret #6f1f2e
colour: brass #b3852c
colour: night #1f2430
say: guest, table, evening, house, welcome, stay, ask, tonight
avoid: experience, vibe, hidden gem, escape, indulge
value: Being expected | The name of a guest is known before the coat is off.
value: Measure | There is one more chair than needed and not three.
feel: Belonging | Somebody behind the counter remembers what they had last time.
feel: Ease | The moment when nobody looks at a phone.
moment: No free place | A group asks for Saturday and everything is taken. | Saturday is full. Sunday at [time] is not, and it is the quieter evening. Shall I hold it until tomorrow noon? | Unfortunately we are fully booked on the requested date. | It offers a choice and a deadline instead of regret.
chance: The empty hours | One quiet part of the week gets its own reason to come, at the ordinary price. | Two months
chance: The second visit | Whoever has come once hears once, within ten days, what is different next time. | Three months
trend: Later decisions | Check how many guests book on the same day, and staff for it.
trend: Smaller groups | Check the average size of a party over a year before buying larger tables.
mood: lit low, unhurried and occupied
form: An arch or doorway proportion, repeated in frames and cards | a floor or tile pattern taken from the room itself
type: calm
arch: caregiver
arch: lover
theirs: explorer

# restaurant
family: hospitality
terms: restaurant, bistro, trattoria, osteria, pizzeria, diner, canteen, brasserie, gasthaus, wirtshaus, restaurante, ristorante, taquería, taqueria, ramen bar, sushi bar, steakhouse, eatery, curry house, noodle bar, eetcafé, gaststätte, supper club, dining room
weak: menu, chef, dinner, lunch, kitchen, table, tables, dish, dishes, cook, cuisine, pizza, plates, reservation
people: guests
is: restaurant
offer: dinner
segment: the one in the group who has to suggest a place | where nobody will be disappointed, including the one who eats no meat | on a phone, a day or an hour before
segment: people who live or work near and eat out of tiredness | whether it is worth putting shoes on | after seven, any weekday
segment: those with something to mark | which table will carry an anniversary or an apology | two or three weeks ahead
when: An evening is at stake and whoever proposes the place carries the blame.
show: Menu with prices, hours and the way there before a single adjective.
desire: high | They are hungry already; let practical answers come first and the plate second.
awareness: solution aware | They compare three tabs, so the menu has to be readable without downloading it.
sophistication: intermediate | Most know the cuisine from elsewhere; say what here is different in one dish.
stance: A restaurant is remembered by one dish and one sentence somebody said at the table; everything else is logistics.
tension: Guests want the kitchen to have an opinion and the waiter to have none.
pain: The menu that needs a translator | I looked up two words under the table.
pain: Deposit, time slot, out by nine | I felt as if I'd hired a car.
pain: Loud | My father smiled all evening. He hadn't heard a word.
pain: The pictures | On the phone it glowed. On the plate it was beige.
pain: One of us eats differently | They took the cheese off and charged the same.
wish: to be hungry and to be told what to order
wish: to hear the people they came with
wish: to leave without doing sums
doubt: Will my mother find something? | Name the plainest dish and say it can be asked for.
doubt: Is it worth the way? | Say what can be eaten here that nearer places leave out.
doubt: Do we need to book? | State days and hours when one may simply come.
doubt: What will it come to? | Print two realistic bills, for one and for two.
rival: The place they always go | nobody has to be persuaded
rival: Delivery on the sofa | worse food, better trousers
rival: Cooking it themselves with friends | cheaper, and the evening is longer
proof: Plates coming back empty | a pass, a pile, a wiped bowl
proof: A dish that has stayed on the card | years on the menu are a review nobody can buy
position: The one dish | talk about a single plate until the town repeats it
position: The easy evening | noise, timing, bill and children are dealt with better than the competition deals with foam
no: call it an experience
no: photograph food under lamps the guests will not have
no: make a joke of diets
see: a plate halfway through, fork down
see: the pass at the busiest minute
see: a chair pulled back, napkin on the seat
see: hands tearing, pouring, reaching across
see: the street door from outside, lit
see: one pan that has been used for years
cliche: a chef with crossed arms
cliche: tweezers over a plate
cliche: clinking glasses in soft focus
colour: Tablecloth #f3eee4 | after service
colour: Cast iron #26272a | the pan itself
colour: Tomato oil #b23a22 | left on the plate
colour: Bay #4f5b3c | in the pot
colour: Candle stub #e2b766 | the light at ten
colour: Wine stain #6a2236 | on yesterday's paper
say: table, tonight, kitchen, bring, share, enough, bill, come
avoid: culinary journey, foodie, elevated, tantalising, dining experience
value: Generosity | Bread, water and time are given before they are asked for.
value: Legibility | A dish is written so that a guest could tell it to somebody else.
value: Calm at the table | Music and pace are set for conversation.
feel: Relief | The bad day ends at the first warm plate.
feel: Pride of the host | Whoever chose the place sees the others eat.
feel: Belonging | The second visit begins with a nod.
moment: Full house | A couple stands at the door. | Nothing before [time]. If you can wait, leave a name and have a drink round the corner; if not, [day] is easier and I can write you in now. | We're fully booked. | Two ways forward and no shrug.
moment: A plate goes back | It was cold. | Thank you for saying so. I'll bring it hot, and the others needn't wait for you: shall I keep theirs warm too? | The kitchen is very busy tonight. | It thinks of the whole table.
moment: A question about allergies | At the order. | Tell me which and how badly. I'll ask the kitchen and come back with what is safe and what isn't; guessing is no use to you. | Everything is made fresh. | Certainty is fetched and not performed.
channel: Menu | eight words a dish at most, in the order of hunger
channel: Map entry | hours, last orders, noise, steps at the door
channel: Reply to reviews | one fact, one thanks, no wit
chance: The early hour | Test one good reason to eat at six; watch who comes. | Six weeks
chance: The person who suggests | Give that person a page to send: menu, prices, table sizes. | One month
trend: Later decisions | What share of tables is booked on the same day?
trend: Fewer alcoholic drinks | What do those guests order instead, and are they pleased with it?
mood: warm pools of light, hands in frame, nothing wiped for the picture
form: A plate cropped by the edge of the page | table plan as a pattern
type: calm
arch: lover | appetite decides before arguments do
arch: caregiver | it feeds people who have had a day
theirs: regular guy | they want a good evening and no exam

# cafe
family: hospitality
terms: café, cafe, coffee shop, coffee bar, espresso bar, coffeehouse, kaffeehaus, cafetería, cafeteria, salon de thé, tearoom, tea room, tea house, teahouse, tea bar, teestube, koffiehuis, bubble tea, breakfast bar, brunch
weak: coffee, espresso, tea, barista, latte, cake, counter, terrace, breakfast, cups, matcha, laptops
people: guests
is: café
offer: coffee and a seat
segment: people on the way who have ten minutes and a preference | whether the queue is shorter than the train | every weekday, same minute
segment: people who need a place between home and work | a table where sitting is allowed | mid-morning or the dead hour after lunch
segment: two people who have something to talk about | where it is quiet enough | arranged by message the day before
when: Daily, near, small; kept or dropped by the third visit.
show: The seat and the hour first. Everyone says the coffee is good.
desire: high | The need is fresh every morning, so be found at that minute.
awareness: most aware | They know what a café is; give opening time, place to sit, and what is out of the oven.
sophistication: intermediate | Serve the lecture only to those who ask.
stance: Ten minutes in which nobody expects anything is what is bought, and the cup is the rent.
tension: One guest makes the room alive by staying three hours, and the till goes quiet.
pain: A queue of oat flat whites | My train left while somebody chose a syrup.
pain: Silent, full, blue-lit | Twelve screens and nowhere to put a newspaper.
pain: Being watched to finish | They wiped the table round my hand.
pain: I don't want a menu of origins | Coffee. With milk. Please.
wish: to have a usual
wish: to be alone without being lonely
wish: to meet on ground that belongs to neither
doubt: Can I stay? | Say for how long in friendly words, on the table if need be.
doubt: Why that much for a cup? | Rent, wages, milk and beans on one card.
doubt: May I bring the pram, the dog, the laptop? | Yes or no for each, at the door.
rival: The machine at work | free, awful, ten steps away
rival: The chain by the station | the same in every town and warm in all of them
rival: A bench | sunlight costs nothing
proof: Regulars who greet each other | seats photographed at the same hour on four days
proof: The tray going out | a cup carried level through a full room
position: The room | light, chairs, quiet and rules of the house are talked about before roast
position: The quickest good cup | built round the two minutes people have
no: make guests feel tested
no: call the customers a community
no: photograph latte art from above
see: a cup at the instant it touches the table
see: a coat over a chair in a window
see: the bar from the side of a regular
see: a wet cloth and rings
see: the street reflected in the pastry glass
cliche: hearts in foam
cliche: coffee beans on sackcloth
colour: Milk foam #f5eee3 | the rim of the jug
colour: Roast #3d261a | bean dust in the grinder
colour: Enamel #2f557a | the saucer of a plain cup
colour: Tile #3f6a5c | behind the machine
colour: Crumb #c79355 | what is left of the cake
colour: Lip print #a83a3a | on the second cup
say: cup, usual, seat, stay, early, counter, window, pot
avoid: third place, vibe, barista-crafted, curated, cosy nook
value: Letting be | Nobody is talked to who came to be left alone.
value: Speed where it counts | The shortest order never waits behind the longest.
feel: Composure | The first swallow before the day starts.
feel: Being known | The cup is on its way before the door has closed.
feel: Permission | A second hour, and nobody looks.
moment: All seats taken | Rain, Saturday. | Nothing free this minute. The two by the window have asked for their bill; stand in the warm and I'll wave. | Sorry, full. | Observation beats apology.
moment: Laptop at noon | The lunch tables are needed. | From noon I need the tables for people who eat. The bar seats are yours as long as you like. | No laptops! | A rule comes with a place to go.
moment: The order was wrong | Cow's milk was used. | That was cow's milk, my mistake. Don't drink it; the other is coming now. | Oh, sorry about that. | It names the fact that matters first.
channel: Door | hours, milk, power sockets or none
channel: Picture feed | the room at an honest hour
channel: Table card | one rule and one invitation
chance: The dead hour | Give the slow part of the afternoon a reason, at full price, and count heads. | Two months
chance: The regular's shelf | Try letting cups, papers or a board stay in the house; see who does it. | Two months
trend: Working from cafés | At which hours does one guest occupy a table of four?
mood: window light from the left, steam, faces turned away
form: A saucer's circle off-centre | floor tiles
type: calm
arch: regular guy | it is everybody's front room
arch: caregiver | it looks after people for the price of a cup
theirs: regular guy | they want their usual and their quiet

# bar
family: hospitality
terms: bar, pub, wine bar, cocktail bar, cocktails, tavern, beer garden, nightclub, kneipe, weinstube, biergarten, taberna, enoteca, bar à vin, bruin café, jazz club, inn and pub, gastropub
weak: drinks, pint, tap, happy hour, dj, evening, wine, beer, spirits, quiz
people: guests
is: bar
offer: drinks
segment: colleagues at a door at six | where there is room for five and nobody must shout | spontaneously
segment: people who like to know what is in the glass | who behind the bar can be trusted with two words | late, in twos
when: Decided between people on a pavement.
show: What is poured tonight, by whom, and whether there is a seat.
desire: high | The mood exists, so name the hour and the glass.
awareness: most aware | They pass daily; give tonight a reason.
sophistication: intermediate | Let those who know nothing order by two adjectives.
stance: Good bars let people know nothing about what they drink and come back anyway.
tension: Talk needs a quiet room while turnover needs a full one.
pain: The list is an examination | Regions, years, and a person with a beard waiting.
pain: Nobody sees me | I've been holding this note up since the last song.
pain: Sugar and ice | Twelve of something, and a straw.
pain: Where do I go alone? | One person at a table for four looks like a mistake.
wish: to be surprised by the second glass
wish: to sit at the bar and be left or talked to, as they like
wish: to get home well
doubt: I know nothing about it. | Ask: dry or not, light or heavy. Pour.
doubt: Will it be loud? | Say on which nights and until when.
doubt: Is there something without alcohol? | Same page, same glass, same pride.
rival: The shop on the corner and a balcony | a third of the price
rival: The newest opening | six weeks of curiosity
rival: Going home | shoes off by seven
proof: The bar top at midnight | rings, a cloth, a stub of candle
proof: A regular's stool | empty until it isn't
position: The bartender's ear | short list, good questions
position: The public room | one goes there alone and is not alone
no: encourage drinking fast or much
no: use bodies to sell glasses
no: mock a sweet order
see: a hand pouring, close, light behind
see: bottles from the back, against a window
see: a stool turned half away
see: coats on hooks, one fallen
see: the door at dusk from across the road
cliche: neon sentences on plastic leaves
cliche: flaming orange peel
colour: Candle #f1dfbd | at table height
colour: Back bar #1d1a1f | unlit shelves
colour: Bottle #24423a | the oldest on the shelf
colour: Oak top #7b5636 | oiled by elbows
colour: Bitter orange #c9572b | a peel
colour: Brass rail #b38a3e | where feet go
say: tonight, pour, dry, round, stool, last orders, seat, same again
avoid: mixology, speakeasy, vibes, libations, hidden gem
value: Attention | Nobody waits unseen.
value: Measure | The last glass is suggested, and so is the water.
feel: Arrival | The first minute after the coat is off.
feel: Complicity | A joke across the wood.
feel: Discovery | What was in that?
moment: Last orders | A group wants one more. | That was the bell. I can fill your water and ring a taxi; the rest tomorrow, from [time]. | We're closed, folks. | A close that still looks after them.
moment: Too sweet | A guest leaves it. | Tell me what was wrong: sweet, strong, cold? The next one will have less of it. | It's made to the recipe. | Palate first, recipe second.
moment: A guest alone | First time in. | Sit here if you'd like to talk and over there if you wouldn't; I'll find you either way. | Just you? | Both choices sound right.
channel: Blackboard outside | one glass, one price, one hour
channel: Map entry | noise, food, last orders, step-free or not
chance: Seats for one | Mark four and watch how long they stay empty. | Six weeks
chance: The first half-hour | Give early guests the bartender's time and see what is ordered. | Two months
trend: Drinking less | Which share of the till is without alcohol now?
mood: dusk, reflections, half a face
form: A low horizontal line as of a counter | repeated bottle shoulders
type: bold
arch: regular guy | the counter makes strangers level
arch: lover | light, glass, company
theirs: explorer | they want one new thing on a familiar stool

# hotel
family: hospitality
terms: hotel, guesthouse, guest house, bed and breakfast, b&b, inn, boutique hotel, pension, gästehaus, ferienhaus, holiday cottage, holiday cottages, holiday homes, self-catering, aparthotel, casa rural, agriturismo, chambres d'hôtes, gîte, albergo, posada, pousada, ryokan, lodge, villa, serviced apartments
weak: rooms, night, breakfast, beds, check-in, view, stay, suite, sleeps, linen, weekend
people: guests
is: guesthouse
offer: rooms
segment: couples or friends buying two days away from themselves | which place looks like the photographs | three to eight weeks ahead, in the evening, on one shared screen
segment: people sent by work or family | sleep, silence and a desk | days ahead, on price and distance
segment: those who come for the region | a base whose owner knows the paths | with a map open
when: Nights are chosen from pictures, with the suspicion that pictures lie.
show: The bed and the window at the hour guests see them, plus what cannot be changed: stairs, road, bells.
desire: high | The free days exist; the question is where.
awareness: solution aware | They have four tabs open. Give the one fact the portals hide.
sophistication: intermediate | They know star ratings mean little and reviews half.
stance: A house with rooms sells the hour before sleep and the hour after it, and most of them describe everything else.
tension: Guests want a home without obligations, and hosts live in it.
pain: Wide angle | The room ended where the lens began.
pain: Thin walls | I know the plans of the couple next door.
pain: A code instead of a person | I stood in the rain typing a hash.
pain: Breakfast in rows | Heat lamps and a machine that grinds.
pain: The fee at the end | Cleaning, towels, city, resort.
wish: to arrive and have nothing to decide
wish: to sleep
wish: to be told one walk that isn't on the list
doubt: Is it quiet? | Name road, bells, neighbours and which rooms hear them.
doubt: Can we come with children, dog, wheelchair? | Measures and rules for each, without regret.
doubt: What if we have to cancel? | One sentence, the same everywhere it is written.
doubt: How do we get there without a car? | Minutes from a named stop, and who carries bags.
rival: The portal's cheapest | no surprise and no memory
rival: Friends with a sofa | free, with conversation
rival: Staying at home with the phone off | tried every year
proof: Uncorrected photographs at named hours | window at seven, corridor at eleven
proof: Guest book lines with month and year | legible handwriting, nothing polished
position: Sleep | mattress, dark, silence and breakfast time are written about like a menu
position: The house that knows the place | routes, weather and who to ask come before décor
no: show a view that only one room has
no: call rooms by a luxury they lack
no: hide stairs or noise
see: a bed at seven with the window open
see: keys on a hook, one missing
see: the breakfast table after the guests have gone
see: shoes by a door
see: the approach on foot in rain
see: a hand-drawn map with a coffee ring
cliche: rose petals on a towel swan
cliche: an infinity horizon with a cocktail
colour: Line-dried sheet #f3f1ea | with folds still in it
colour: Stair oak #7c5a3c | worn in the middle
colour: Night window #1d2738 | with one lamp
colour: Egg yolk #e3ab35 | breakfast
colour: Hill #6a7b5d | seen from bed
colour: Key brass #ad8640 | a real one
say: sleep, window, key, stairs, quiet, morning, stay, walk
avoid: escape, hidden gem, home away from home, luxurious, unwind
value: Telling first | What guests could mind is said before they pay.
value: Lightness | The host is reachable and out of sight.
value: Local sense | Advice is given for today's weather.
feel: Relief | The bag comes off the shoulder.
feel: Silence | The first minute after the light is out.
feel: Reluctance | Standing at the car with the key still in hand.
moment: Early arrival | Guests come hours before the room is ready. | Your room will be ready at [time]. Leave the bags, take this map; the loop by [place] brings you back in time. | Check-in is from three. | The waiting has a shape.
moment: A complaint at breakfast | The pipes kept them awake. | I'm sorry, that pipe talks when [cause]. There is a room on the other side from tonight, or I tell you what I can do about this one; you choose. | Nobody has complained before. | It believes the night they had.
moment: A wish to cancel late | Illness. | Get well first. These are the terms: [terms]. Tell me if another date would help, and I'll see what is open. | Per our cancellation policy. | Human first and exact second.
channel: Booking page | bed size, stairs, noise, breakfast hour, in that order
channel: Message before arrival | way, weather, key, one supper
channel: Replies to reviews | thanks, a fact, no argument
chance: The night nobody wants | Give one weak night a use of its own and watch who likes it. | One season
chance: Direct again | Ask every guest how they'd book the next time, and what stops them. | Three months
trend: Shorter stays, decided later | How many nights are booked within a week?
trend: Work and holiday mixed | Who asks for a desk, and would they pay for it?
mood: first light, linen, a door left ajar
form: A window proportion | key-tag shapes in a row
type: calm
arch: caregiver | strangers sleep under its roof
arch: explorer | it stands where people want to set out from
theirs: lover | they want two days that feel like theirs

# hostel
family: hospitality
terms: hostel, youth hostel, backpackers, campsite, camping, glamping, caravan park, holiday park, campground, jugendherberge, campingplatz, albergue, auberge de jeunesse, ostello, camping municipal, mountain hut, refuge, bunkhouse, pitches
weak: dorm, bunks, tents, tent, campervan, fire pit, showers, showers block, hikers, backpack, pilgrims
people: guests
is: hostel or campsite
offer: a place for the night
segment: people on a long way with a small budget | a bed or pitch for tonight, and a shower | on the road, the same day
segment: families and groups who want to be outdoors together | which week, which pitch, how far to the water | months ahead in winter, or on the first sunny Thursday
when: Either planned for half a year or decided at five in the afternoon.
show: What there is (showers, shade, kitchen, curfew) in a list anybody can read on a bad connection.
desire: high | They are coming to the area anyway.
awareness: solution aware | They compare showers, price and reviews, so give figures.
sophistication: intermediate | Many have slept in worse and better.
stance: Sharing a kitchen with strangers is the product; walls cost extra elsewhere.
tension: Some came to meet people and some to sleep, often in one room.
pain: Snoring above, phone light below | I've slept better in stations.
pain: The pitch by the bins | On the plan it was next to the lake.
pain: Cold water at eight | Coins. It wanted coins.
pain: Too old for this? | Everyone was nineteen and called me sir.
wish: to wake up where the path begins
wish: to pay for what they use
wish: to cook beside somebody with better stories
doubt: Is it safe for my things, and for me? | Lockers, doors, night staff: say what exists.
doubt: Loud? | Quiet hours and who keeps them.
doubt: How clean? | Say how often, at which hours.
rival: A cheap room with a door | dull and alone
rival: Wild camping | free, and asleep with one ear
rival: A van by the roadside | moves on when told to
proof: Photographs of showers and kitchen | unflattering and recent
proof: A notice board with today's rides and walks | dated slips
position: The start of the way | paths, weather and boots before beds
position: The evening | a table everyone ends up at
no: sell parties to people who booked sleep
no: show an empty meadow for a full site
no: call a bunk a pod and expect gratitude
see: boots drying on a rail
see: a kitchen shelf with names on the food
see: tents from above at first light
see: a hand-written weather note
see: somebody reading on a step
cliche: jumping silhouettes at sunset
cliche: fairy lights in a bell tent
colour: Tent canvas #cfc3a0 | sun-bleached
colour: Wet grass #4f6b45 | at six
colour: Enamel mug #2e4a63 | chipped
colour: Ember #c65a2a | after the talking
colour: Bunk pine #c8a06a | initials carved in
colour: Head torch #e8e3c8 | across the field
say: pitch, bunk, shower, quiet from, path, share, early, dry
avoid: glamorous, tribe, wanderlust, off the beaten track, hub
value: Fair rules | Quiet hours hold for the loud and the owner's friends.
value: Usefulness | A wet person is given a hook before a form.
feel: Safety | Bag down, door known.
feel: Company | A pot for two becomes a pot for five.
feel: Freshness | Air, before anyone is up.
moment: Full | A walker arrives at dusk. | Every bed's taken. The next roof is [place], [minutes] away; I'll ring them now before you set off. | We're full, sorry. | A phone call is shelter too.
moment: Noise after hours | Guests complain. | It's past [hour]. The fire's yours until it's down, talking low; after that, indoors and quiet. | Please respect other guests. | One clear boundary with warmth left in it.
moment: Rain for a week | A family wants to leave. | I understand. Here is what I can refund and what I can't, and here is Thursday: dry from noon, they say. Sleep on it. | Weather is beyond our control. | Terms and hope in one breath.
channel: Booking page | facts in a list, plan with north, last bus
channel: Board at the entrance | weather, walks, quiet hours
chance: The shoulder weeks | Offer the wet months to those who like them; see what they ask for. | One year
chance: Solo guests | Test one shared meal and count who comes alone. | Two months
trend: Vans | How many arrive with a bed of their own, and what do they still need?
mood: early, damp, honest
form: A ridge line of tents | contour lines
type: natural
arch: explorer | people pass through on their way to something
arch: regular guy | everyone queues for the same shower
theirs: explorer | they prefer a path to a lobby

# streetfood
family: hospitality
terms: food truck, street food, food stall, food cart, kebab, burger, burgers, fish and chips, imbiss, foodtruck, takeaway, take-away, crêperie, churros, arepas, falafel, tacos, snack bar, chippy, ice cream van, coffee cart, market stall
weak: wrap, fryer, grill, queue, festival, pitch, bun, fries, chips, portion
people: customers
is: street kitchen
offer: one good thing to eat standing up
segment: people with half an hour and a hole in the stomach | which queue moves | at noon or after the concert
segment: organisers who need a crowd fed | who turns up, passes inspection and feeds two hundred an hour | months before
when: Hunger, a queue, a glance at what others hold.
show: The thing in the hand, price on it, where today.
desire: very high | Hunger has done the advertising; be visible.
awareness: most aware | Say where the wheels stand today.
sophistication: beginner | One thing, three ways.
stance: A kitchen with one dish has nowhere to hide and no reason to.
tension: Speed makes the queue happy and the queue is the sign.
pain: The long menu | He cooked eleven things and none of them well.
pain: Eating with one hand | Half went down my sleeve.
pain: They weren't there | I'd thought about it since ten.
pain: No idea what's in it | I can't just chance it.
wish: to eat something cooked by somebody who does only that
wish: to know where it stands on Thursday
wish: to be full for the afternoon
doubt: Is it clean? | Let the grill and the hands be seen; hang the certificate low enough to read.
doubt: What's without meat? | One line, equal size.
doubt: How long is the wait? | Shout it.
rival: The sandwich in cling film | quick, cold, forgettable
rival: The chain with the app | points
rival: The lunchbox | virtuous
proof: The queue | shot from its end
proof: A plate scraped | paper, fork, nothing left
position: One thing | refuse the second dish in public
position: The reliable caterer | organisers get figures per hour, power needed, papers in one file
no: smile in a way that delays the wrap
no: claim a tradition on a spelling
no: vary the portion by mood
see: a hand-over across the counter
see: fat spitting, close
see: the first bite, nose only
see: the hatch shut, next morning
see: a chalked place and time
cliche: graffiti fonts
cliche: flames and skulls
colour: Wrapper #efe6d2 | greaseproof
colour: Griddle #24262a | seasoned
colour: Chilli #c1301f | from the bottle
colour: Pickle #8b9a3b | sliced
colour: Fried #c98a33 | the right second
colour: Tarpaulin #1f5c73 | over the hatch
say: today at, hot, one, with everything, next, sold out, back on
avoid: street-style, loaded, gourmet, epic, fusion
value: Pace | The queue is served in its order, friends included.
value: One standard | The last portion is the size of the first.
feel: Triumph | Getting the last one.
feel: Warmth | Paper burning the fingers.
feel: Togetherness | A bench, strangers, napkins.
moment: Sold out before the end | Ten people wait. | Four left, so: first four, then nothing until [time/place]. Sorry to the rest, I counted wrong. | We're out! | Numbers spare ten minutes of hope.
moment: A pitch moved | Regulars stand at the old corner. | Today at [place] instead, two streets down; road works. Back on [day]. | Check our socials! | Place first.
moment: An organiser asks for everything | Late request. | I can feed [number] an hour with one dish on [power]. More dishes means fewer people. Which matters to you? | No problem at all! | It lets arithmetic set the menu.
channel: Side of the truck | dish in letters a hand high
channel: Daily post | place, hours, until sold out
chance: Offices on slow days | Ask three firms for one weekday each and compare. | Two months
chance: The fixed spot | Same corner, same day, twelve weeks; count returns. | Three months
trend: Permits | Which pitches will be tendered next year?
mood: noon sun, smoke, hands
form: A hatch: rectangle hinged at the top | paper-wrap folds
type: bold
arch: jester | it feeds people on their feet and in good spirits
arch: regular guy | everyone stands in one line
theirs: regular guy | hunger flattens taste and rank

# catering
family: hospitality
terms: catering, caterer, caterers, event catering, wedding caterer, meal delivery, meal kits, school meals, private chef, partyservice, traiteur, cáterin, banqueting, buffet, canapés, meal prep, company canteen
weak: menu, guests, event, portions, trays, staff, deliver, lunch, office
people: hosts
is: caterer
offer: food for gatherings
segment: hosts who pay for one day that must not go wrong | how many, how fed, by whom, and what happens if it rains | two to nine months ahead
segment: offices and schools with a daily count | a rhythm that survives holidays and allergies | when complaints reach the person who signed
when: Ordered by somebody who will be blamed for cold food in front of everyone they know.
show: One real event in numbers: guests, minutes to serve, what was left.
desire: medium | They dread more than they desire, so sell the day off.
awareness: problem aware | They know the risk and not the questions; give them the list.
sophistication: novice | Most do this once; explain courses, staff and hire as to a friend.
stance: At a feast food is judged by its temperature and its timing, long before its taste.
tension: The host wants originality; uncles want potatoes.
pain: The queue at the buffet | Speeches started. Half of us held plates.
pain: Quotes nobody can compare | One has chairs, one has staff, one has neither.
pain: Allergies by rumour | Somebody told somebody at the door.
pain: Mountains left | We ate it till Wednesday, then we didn't.
wish: to sit down at their own party
wish: one price that stays
wish: to be thanked for the food
doubt: How much per head? | Two worked examples with everything in them.
doubt: Can we taste it? | When, how, at what cost.
doubt: And if fewer come? | Until which day numbers can change.
rival: The venue's own kitchen | no choice and no argument
rival: Family cooking | love, and exhaustion
rival: Pizza at midnight | honest
proof: The running order of a past day | minute by minute
proof: A host's sentence written afterwards | with the number of guests
position: The plan | timing sheets are shown as others show canapés
position: The table everybody eats | food for uncles, children and vegans at one height
no: promise what a venue's kitchen cannot do
no: show tasting-menu plates for buffet prices
no: post guests who did not agree
see: trays stacked with tape and handwriting
see: forty plates in a row, one hand
see: the field kitchen before anyone comes
see: a table after
see: rain on a tent, service going on
cliche: canapés on slate held by white gloves
cliche: a fork with a single tomato
colour: Linen #f1ece0 | pressed
colour: Crate grey #6f767b | the real backdrop
colour: Herb #5a7044 | cut last
colour: Copper lid #b06d3c | kept warm
colour: Ice bucket #c9d7da | sweating
colour: Beet #7c2346 | on the spoon
say: guests, serve, count, by, included, on the day, left over, yours
avoid: bespoke culinary experiences, mouth-watering, unforgettable event, tailored solutions
value: Preparedness | There is a sheet for rain.
value: Plain quotes | Chairs, staff, hours: each stands in a line of its own.
feel: Lightness | The host holds a glass and no list.
feel: Pride | Somebody asks who cooked.
feel: Trust | The van is there before the host.
moment: Numbers change late | Twelve more. | Twelve more by [day] is possible: same menu, [sum] each, and the fish becomes chicken. After that day, no. | We'll see what we can do. | A yes with edges is worth more than a maybe.
moment: A tight budget | A host blushes. | Then let's drop plates and keep food: one hot dish, bread, fruit. For [n] it comes to [sum]. | Our packages start at. | Cuts are made where guests don't taste them.
moment: An allergy at the door | Unannounced. | Tell me which. I'll bring you a plate from the side that never met it, or say honestly that I can't. | It should be fine. | Should is banned.
channel: Quote | three blocks: food, people, things
channel: Site | two past days told in figures
chance: The second meal | Ask hosts what happened to leftovers and offer a form for them. | Three months
chance: Funerals and small rooms | See whether gatherings under thirty are badly served here. | Six months
trend: Mixed diets | What share now orders meatless for everybody?
mood: behind the scenes, steam, labels
form: Trays in a grid | running-order lines
type: modern
arch: ruler | someone has to hold the clock
arch: caregiver | it lets hosts be guests
theirs: caregiver | they answer for everyone at the table

# boardgamecafe
family: hospitality
terms: board-game café, board game café, board game cafe, board games café, games bar, arcade, escape room, escape rooms, escape game, spielcafé, café ludique, bowling alley, bowling, laser tag, mini golf, karaoke, pool hall, axe throwing, vr arcade, play centre, soft play, indoor playground, trampoline park
weak: games, dice, players, puzzle, puzzles, rooms, team, clues, table, group
people: players
is: place to play
offer: an evening of play
segment: the friend who organises | something five people of different kinds will like | on a weekday for the weekend
segment: firms and families with a date to fill | an activity nobody can be bad at | two weeks ahead
when: A group wants to do something together that is neither eating nor watching.
show: How long, how many, how hard, and what happens when one gives up.
desire: medium | They want to have been somewhere; describe the laugh and the clock.
awareness: solution aware | They have done one once, so say how this one differs.
sophistication: beginner | Explain rules in the time it takes to hang a coat.
stance: Adults need an excuse to be silly in front of each other, and a rulebook is a respectable one.
tension: Experts want difficulty; their friends want not to be laughed at.
pain: Forty minutes of rules | By then two were on their phones.
pain: Stuck and ashamed | Nobody said anything for ten minutes.
pain: One person decides everything | I held the torch.
pain: Looks better than it plays | Padlocks. Nine padlocks.
wish: to laugh at something that isn't a screen
wish: to find out who is good in a crisis
wish: to lose well
doubt: Are we too many, too few? | Best number named, next to the possible.
doubt: Is it scary, tight, dark? | Yes or no, and how to leave.
doubt: We've never played. | Somebody explains; say for how long.
rival: The pub | no rules
rival: A game night at home | free, and somebody has to tidy
rival: A film | sit and be quiet
proof: Faces in the last minute | seen from the side, with consent
proof: A table of real finishing times | failures included
position: The host who explains | rules in three minutes are the product
position: Difficulty told honestly | share of groups who made it, for each game
no: reveal a solution for a picture
no: promise that everyone will love it
no: shame those who failed
see: hands over one table
see: a worn die beside a score in pencil
see: the moment a drawer opens
see: shelf of boxes with broken corners
see: a clock with very little left
cliche: keyholes with light
cliche: puzzle pieces joining
colour: Felt #2f5d46 | the table
colour: Box blue #2b4a78 | faded spines
colour: Pawn red #b93228 | lost under a sofa
colour: Card back #e9dfc6 | shuffled a thousand times
colour: Lamp #e6b24a | low over the board
colour: Lockplate #4a4d52 | cold
say: players, minutes, turn, hint, lose, again, rules, table
avoid: immersive experience, ultimate fun, thrilling, unforgettable team building
value: Fair play | A hint is given the way a friend would.
value: Welcome | Beginners get the patient host and not the spare one.
feel: Suspense | Three seconds before the lid gives.
feel: Laughter | The serious one misreads the rule.
feel: Rematch | Coats on, still arguing.
moment: A group is stuck | The clock runs. | You have everything on the table that you need. Do you want a nudge or to suffer another two minutes? | Need help? | The choice keeps the victory theirs.
moment: Latecomers | The slot began. | You've got [minutes] left of your hour. Either we start at the second part or I look for another time; what's better? | You're late, so time is lost. | Two options and a clock.
moment: One hates losing | Mood sinks. | That game's cruel, it does that to everyone. Try this: you win together or not at all. | It's only a game! | A remedy comes out of the cupboard.
channel: Booking page | minutes, number, difficulty, what frightens
channel: Picture feed | tables, never solutions
chance: The quiet weekday | Offer learning evenings; see if the learners book again. | Two months
chance: Grown-up birthdays | Ask ten organisers what they did last time. | One month
trend: Firms buying evenings | Who signs, and what do they have to justify?
mood: low lamp, hands, tension
form: Hexagon or square tile, one missing | tracks of numbered fields
type: bold
arch: jester | grown people are given leave to play
arch: magician | a locked box opens in front of them
theirs: jester | they want to laugh at themselves in company
`;
