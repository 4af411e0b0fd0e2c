/** Notes on trades: see ../trade.ts for the keys. */
export const HOSPITALITY = `
# hospitality
family: hospitality
people: guests
terms: lunch, dinner, breakfast, supper, canteen, restaurant, dining room, trattoria, bistro, diner, snack bar, food truck, soup kitchen, hotel, guesthouse, bed and breakfast, venue, lounge, kiosk, catering, sauna, bathhouse, camp, campsite, hostel, inn
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
colour: candle #f2dfbf; oak panel #6b4a2f; bottle #24423a; claret #6f1f2e; brass #b3852c; night #1f2430
say: guest, table, evening, house, welcome, stay, ask, tonight
avoid: experience, vibe, hidden gem, escape, indulge
value: Being expected | The name of a guest is known before the coat is off.
value: Measure | There is one more chair than needed and not three.
feel: Belonging | Somebody behind the counter remembers what they had last time.
feel: Ease | The moment when nobody looks at a phone.
moment: No free place | A group asks for Saturday and everything is taken. | Saturday is full. Sunday at [time] is not, and it is the quieter evening. Shall I hold it until tomorrow noon? | Unfortunately we are fully booked on the requested date. | It offers a choice and a deadline instead of regret.
moment: Something went wrong | A guest waited too long and says so on the way out. | You waited, and that was our mistake: one person was missing tonight. The drinks are ours. | We apologise for any inconvenience caused. | It says what happened and closes the matter before they leave.
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

# cafe
family: hospitality
terms: cafe, café, coffee shop, coffee bar, espresso, barista, coffee, tearoom, tea room, coffeehouse
is: café
offer: coffee
buyer: people who want their coffee good and their quarter of an hour undisturbed
when: Every day, on the way to something, with ten minutes and a preference
show: Advertise the first hour and the seat. Everyone says the coffee is good.
stance: A café sells ten minutes in which nothing is expected of anybody.
tension: The guest who stays three hours makes the room alive and the till quiet; a café has to decide how long one cup is worth.
pain: The third wave lecture | Some just want a coffee and are made to choose an altitude.
pain: No seat, or a seat among laptops | The room looks full and is silent.
pain: A queue behind complicated orders | The train leaves in six minutes.
doubt: Why this price for a cup? | Put what is in it on a single card: beans, milk, wages, rent.
doubt: May I just sit here? | Say for how long, and mean it.
rival: The capsule at home | twenty cents and no coat needed
rival: The chain at the station | predictable everywhere, at home nowhere
see: a cup at the moment it is put down
see: the bar from the regular's side
see: the grinder, the knock box, a wiped counter
see: a window seat with a coat over the chair
cliche: latte art from above
cliche: coffee beans spilled on sackcloth
colour: milk foam #f5eee3; roast #3d261a; enamel cup blue #2f557a; crema #b9844a; tile green #3f6a5c; lipstick rim #a83a3a
say: cup, counter, regular, filter, short, stay, morning, usual
mood: morning side light, steam, unposed
arch: regular guy
arch: caregiver
theirs: regular guy

# bar
family: hospitality
terms: bar, pub, wine bar, cocktail, cocktail bar, tavern, taproom, beer garden, nightclub
is: bar
offer: drinks
buyer: people who would rather drink two glasses of something particular than a bottle of anything
when: The end of a day, decided between colleagues at the door
show: Name tonight's glass, its price and who is behind the bar.
stance: A good bar is a place where people are allowed to know nothing about what they drink.
tension: Conversation needs a quiet room and turnover needs a full one.
pain: The list as an examination | Regions, years and producers, and somebody waiting for the order.
pain: Paying for the label | The glass is dear and could be anything.
doubt: I don't know anything about it | Ask for two words: dry or not, light or heavy. That is enough.
rival: The shop round the corner and a sofa | a third of the price
see: a glass half full beside an empty plate
see: the bar top with rings
see: bottles seen from the back, against a window
see: a hand pouring, close
cliche: grapes and barrels at sunset
cliche: neon sentences on a wall of leaves
colour: candle #f1dfbd; red wine #5e1a2b; bottle green #24423a; oak #7b5636; brass #b38a3e; night #1d1a1f
say: glass, pour, tonight, dry, open, round, stay, taste
mood: dusk, reflections, half a face
arch: lover
arch: regular guy
theirs: regular guy
`;
