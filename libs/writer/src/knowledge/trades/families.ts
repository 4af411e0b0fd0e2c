/**
 * What is true of every trade of a kind: used where no trade of ours is recognised. `{offer}` is what the brand makes
 * or does, in the brand's own words (never the subject of a sentence, since it may be one thing or many).
 */
export const FAMILIES = `
# food
people: people who eat it
terms: food, dish, meal, eat, ingredient, recipe, flavour, taste, edible, snack, sauce, jam, pickle, spice, oil, vinegar, drink, juice, syrup, pasta, noodle, dumpling, soup, fish, seafood, seaweed, mushroom, egg, flour, kitchen, preserve, ferment, smokehouse, cook, smoke
is: food maker
offer: food
buyer: people who read a label before they decide what to eat
when: A small purchase, decided in seconds and judged at the table
show: Say what it tastes like and how to serve it in the first line; where it comes from is the second.
levels: medium, solution aware, intermediate
stance: Food earns its second purchase on the tongue; everything that is written about it can only earn the first.
tension: People want food that somebody cared about and they buy it in a hurry, so the care has to be visible from two metres away.
pain: Everything claims to be artisan | The shelf is full of the same adjectives, and they no longer tell one jar from another.
pain: Nobody can say what is in it | Ingredient lists are long, small and written for lawyers.
pain: Bought once, then forgotten | Without an idea of what to do with it, something special stays at the back of the cupboard.
pain: A treat that disappoints | A higher price for food that tastes like the cheaper one is remembered for years.
wish: to know who made it and from what
wish: to bring something to the table that starts a conversation
wish: to have one thing less to think about on a weekday
doubt: Why does it cost more than the one in the supermarket? | Name the step that costs the time or the ingredient that costs the money, with a figure where there is one.
doubt: Will everybody at the table like it? | Describe the taste plainly, sharpness included, and suggest the first dish.
doubt: How long will it keep? | Print it large, and say what to do with the last third.
rival: The supermarket's own brand | cheap and always there; cannot say who made it
rival: Other small makers on the same market | as careful and often better looking; rarely clearer about taste
rival: Making it at home | costs nothing but an afternoon, which is what people don't have
no: call it artisan, gourmet or authentic
no: show a dish that cannot be made with it
no: promise health where it can only promise taste
see: the raw ingredient as it arrives, before anything is done to it
see: hands in the middle of the one step that matters
see: the finished food on a plate that has been used before
see: the inside: a cut, a crumb, a pour
see: the vessel, board or pan that does the work
cliche: dark slate with scattered flour
cliche: smiling families at a table that nobody has eaten at
colour: raw linen #f3ecdf; char #2b2622; leaf #40573a; rust #a4492b; mustard #c8962e; clay #8d5a3f
say: made, season, batch, taste, fresh, kitchen, plate, enough
avoid: artisan, gourmet, curated, indulge, superfood
value: Plainness | The list of ingredients is printed as large as the name.
value: Appetite | No picture is published that does not make the person who chose it hungry.
feel: Appetite | The lid comes off and the smell arrives before the first bite.
feel: Trust | Somebody reads the list of ingredients and knows every word.
moment: An ingredient runs out | A regular asks for what is not there this week. | We have none this week: the harvest came late. It should be back in [month]; until then, try [alternative] in the same dish. | Unfortunately this product is currently unavailable. | It says why, when, and what to eat tonight.
moment: Somebody did not like it | A first buyer writes that it was too sharp. | Thank you for telling us. It is sharp on purpose; with [dish] it settles. If it still isn't yours, we take it back. | We are sorry that our product did not meet your expectations. | It stands by the taste without arguing about it.
chance: The second dish | Most people know one use. Three more recipes on the label and the site bring the next purchase forward. | Three months
chance: Chefs as proof | A handful of kitchens that cook with it say more than any claim on a label. | Six months
trend: Shorter ingredient lists | Check whether buyers in this category read the list or only the front.
trend: Direct buying from makers | Check how many regulars would order from home, and what carriage does to the price.
mood: hungry, plain and close
form: A label with one straight edge and one torn or cut by hand | a repeat of the raw ingredient, drawn in one line
type: natural
arch: creator, innocent > regular guy

# hospitality
people: guests
terms: lunch, dinner, breakfast, supper, canteen, restaurant, dining room, trattoria, bistro, diner, snack bar, food truck, soup kitchen, hotel, guesthouse, bed and breakfast, venue, lounge, kiosk, catering, sauna, bathhouse, camp, campsite, hostel, inn
is: place
offer: a place to stay a while
buyer: people who choose where to spend a few hours they cannot get back
when: An evening or a weekend at stake, planned on a phone with other people waiting for an answer
show: Answer the three practical questions first (when, how much, how to get there) and let one picture do the rest.
levels: high, solution aware, intermediate
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
arch: caregiver, lover > explorer

# shop
people: customers
terms: shop, store, boutique, sell, seller, retail, retailer, marketplace, market stall, stall, kiosk, range, assortment, stock, collection, second-hand, secondhand, vintage, rent, rental, webshop, online shop, dealer
is: shop
offer: a chosen range of goods
buyer: people who would rather choose from twelve good things than from twelve hundred
when: A purchase that could be made elsewhere in two clicks
show: Advertise one thing and the reason why it was let in. A range is an argument, and one item proves it.
levels: medium, solution aware, intermediate
stance: A shop is worth visiting for what it leaves out.
tension: A narrow choice makes people trust the shop and makes some of them leave without anything; both are the price of the same decision.
pain: Endless choice, no judgement | A filter can sort ten thousand items; it cannot say which one is good.
pain: Advice that follows the margin | People suspect that what is recommended is what must go.
pain: It looked different on the screen | Size, weight and finish cannot be judged from a photograph.
pain: Returning things | The parcel, the label and the way to the drop-off point cost more than the mistake.
wish: to be told honestly which one not to buy
wish: to touch it first
wish: to own fewer and better things
doubt: Isn't it cheaper online? | Sometimes. Say so, and say what is included here: advice, fitting, somebody who answers afterwards.
doubt: Will you still be here when something is wrong? | Give a name and a way to reach that person.
doubt: Is this really better, or only nicer? | Show the one difference that can be seen or felt.
rival: The large platforms | everything, tomorrow, returnable; no opinion
rival: The chain in the main street | convenient and predictable; the same in every town
rival: Keeping the old one | the strongest competitor of all, and often right
no: stock something only because it sells elsewhere
no: run a sale that punishes whoever bought last week
no: describe an object with words that would fit any other
see: one item alone, at its true size, beside a hand
see: the label, stamp or seam that proves what it is
see: the shelf with its gap
see: the counter with what is being wrapped
see: an object in use a year later
cliche: a flat lay with a coffee and a plant
cliche: a model laughing at the product
colour: wrapping paper #ece3d2; ink #22252b; enamel green #2f5d50; oxide red #9b3a2a; brass #b58a32; shelf oak #7a5a3c
say: chosen, use, last, fit, try, ask, keep, mend
avoid: must-have, curated, lifestyle, treat yourself, iconic
value: Judgement | Every item on the shelf has a reason that can be said in one sentence.
value: Candour | People hear which one not to buy.
feel: Confidence | They hold two, put one back, and know why.
feel: Delight | They find the thing they had stopped looking for.
moment: The wrong thing for the job | A customer wants the dearest one. | You can have it, but for what you describe the plainer one does the same. I'd take that. | Great choice, this is our bestseller! | Advice against one's own till is remembered.
moment: Something broke | It is six weeks old and the customer is annoyed. | Bring it in or send a picture. If it is the [part], we replace it; if not, we'll look for what can be done. | Please refer to our terms and conditions. | It starts with help and leaves the rules for later.
chance: One shelf, explained | Each month one item and its reason, in the window and in a letter. | Three months
chance: Mending and spare parts | What was sold comes back for care, and its owner with it. | One year
trend: Fewer, dearer purchases | Check whether the average basket grows while the number of visits falls.
trend: Used beside new | Check what share of buyers would take a used piece with a warranty.
mood: exact, close and quiet
form: A tag with one punched hole | shelf lines: thin rules at uneven heights
type: minimal
arch: sage, creator > explorer

# craft
people: customers
terms: workshop, handmade, hand-made, craft, make, maker, build, carve, weave, forge, sew, bind, dye, glaze, carver, weaver, blacksmith, smith, atelier, studio, bespoke, made to order, commission, stitch, knit, spin, engrave, paint, restore, manufacture by hand, instrument, knife, knives, basket, rope, candle, lamp, boat, boats, sailmaker, food samples, props, models
is: workshop
offer: things made by hand
buyer: people who would rather wait for one than own three
when: A rare, considered purchase that is thought about for weeks and shown to others for years
show: Show one step of the work, with its reason. Time is the argument: say how much of it goes into one piece.
levels: high, product aware, advanced
stance: What is made slowly has to be explained quickly.
tension: Customers admire the hours and flinch at the price of the hours; the brand must make the time visible before it names the sum.
pain: Bought cheap, bought twice | The replacement costs more than the good one would have, and nobody adds it up.
pain: Handmade has become a costume | The word is printed on goods that no hand has touched.
pain: Commissioning is intimidating | People do not know what to ask, what it will cost, or whether they may change their mind.
pain: Waiting in silence | An order that is not heard of for weeks turns joy into doubt.
wish: to know the person who made it
wish: to have it fit one place, one hand, one purpose
wish: to pass it on
doubt: Why so much? | List hours, material and what fails on the way; a price that can be taken apart is accepted more often.
doubt: What if I don't like it when it is finished? | Describe the two points at which it can still be changed.
doubt: Who repairs it? | The same people. Say so in writing.
rival: Industrial copies with a handmade look | a quarter of the price and available today
rival: Other makers with longer names | better known; often with a longer wait
rival: Antiques | history included, and no choice of size
no: hide the price until the third mail
no: show the maker's beard instead of the work
no: hurry a piece for a fair, a film or a famous customer
see: the bench as it is left at six
see: the tool at the point where it touches the material
see: a rejected piece beside a good one
see: the surface, close enough to show the grain or the stroke
see: a finished piece in the room or hand it was made for
cliche: sparks flying in the dark
cliche: leather aprons and folded arms
colour: bench beech #e9dcc6; graphite #2d2f33; oxide #8c3f28; verdigris #3f6f66; ochre #b9852f; felt grey #6d6f70
say: made, piece, bench, hours, material, mend, order, hand
avoid: handcrafted with love, timeless, unique piece, artisanal, luxury
value: Workmanship | A piece that is not right is kept in the workshop and talked about openly.
value: Repair | Whatever left the workshop may come back to it.
feel: Pride | The owner explains to a visitor how it was made.
feel: Anticipation | The first picture of the unfinished piece arrives.
moment: The price is questioned | Somebody has seen something similar for a third. | It is. Ours takes [hours] because of [step]; that is where the difference lies. If that step does not matter to you, buy the other one with a good conscience. | You get what you pay for. | It explains, and it lets the other person be right.
moment: A piece is late | The promised week has passed. | It isn't ready. The [step] had to be done again, and I would not send you the first one. New date: [date]. | Due to high demand there are delays. | The reason is the work itself.
chance: The order diary | Three pictures sent while the piece is being made turn waiting into part of the purchase. | Two months
chance: Care after five years | Owners hear from the workshop when the piece is due for attention. | One year
trend: Repair as a purchase reason | Check how often repair is asked about before the sale.
trend: Visible provenance | Check whether buyers ask about the origin of the material or only of the maker.
mood: close, dry and concentrated
form: Straight cuts with one visible joint | tool marks, repeated as a line pattern
type: natural
arch: creator, sage > lover

# repair
people: owners
terms: repair, mend, fix, restore, restoration, refurbish, retune, tune, service, maintain, maintenance, overhaul, refill, patch, repairer, restorer, mechanic, garage, tuner
is: repair workshop
offer: repairs
buyer: owners of things that are worth more to them than they would fetch
when: Something has stopped working and its owner has already been told that it is not worth mending
show: Show the same object before and after, with the part that was replaced and what it cost.
levels: high, problem aware, beginner
stance: Most things are thrown away for the lack of one part and one person who knows where it goes.
tension: An honest repairer sometimes says that it isn't worth it, and loses the job and wins the customer.
pain: 'You'd better buy a new one' | Whoever sold it earns more by replacing it.
pain: The open-ended bill | Nobody can say beforehand what it will cost, so nothing is decided.
pain: Handing over something irreplaceable | It leaves the house and might come back different, or not at all.
pain: Nobody knows how any more | The skill has retired and the parts are no longer listed.
wish: to keep what has been part of their life
wish: to know the limit of the cost before the work begins
wish: to understand what was wrong
doubt: Is it worth repairing? | Give a rule they can use alone: age, price of the part, what a comparable new one would cost.
doubt: What if it costs more than expected? | Agree on a limit; above it, the phone rings before a screw is turned.
doubt: How long will it hold? | Say what is guaranteed, for how long, and what is not.
rival: Buying new | immediate and under warranty; often worse made
rival: The maker's own service | has the parts; expensive, distant, slow
rival: Videos and a Saturday | free, and half of what reaches the bench comes from there
no: replace more than is broken
no: promise a date before the thing has been opened
no: mock whoever tried it first
see: the object opened, with its parts in the order of removal
see: the worn part beside the new one
see: a label with a number tied to something loved
see: hands under a bench lamp
see: the shelf of things waiting to be collected
cliche: a crossed spanner and screwdriver
cliche: a thumbs-up in overalls
colour: machine grey #d9dbd8; oil black #1f2123; tag manila #e3c88f; enamel blue #2c5470; signal red #b2382b; brass part #b08a3c
say: mend, part, open, check, worth, hold, again, bench
avoid: like new, magic, expert solutions, hassle-free, no problem
value: Honesty before turnover | If it isn't worth it, that is said first and without charge.
value: Thrift | The old part is kept where it still does its work.
feel: Relief | It works again, and somebody can say why it had stopped.
feel: Attachment | Somebody tells the story of the thing while paying.
moment: It can't be saved | The owner hopes for a yes. | I've opened it. The [part] is gone and nobody makes it. I could try for [sum] with an even chance; in your place I'd keep it as it is. | Unfortunately the device is beyond economic repair. | It gives the odds and an opinion, and leaves the choice.
moment: First call | Somebody describes a noise. | Bring it by. Looking costs nothing; if it takes more than [minutes], I'll say so first. | Please fill in our service request form. | It removes the fear of the first bill.
chance: The repair diary | Each case, told in four pictures, is found by the next owner of the same model. | Three months
chance: The yearly check | Owners who have paid for one repair will pay less to prevent the next. | One year
trend: Right-to-repair rules | Check which of them apply to these objects, and from when.
trend: Parts running out | List the ten parts most asked for and how long they can still be had.
mood: bright, exact and unsentimental
form: A tag tied with string | exploded view: parts in line with their axis
type: tech
arch: caregiver, sage > regular guy

# care
people: patients
terms: patient, therapy, therapist, clinic, treatment, treat, practice, nurse, nursing, health, healthcare, care, caregiver, midwife, doula, counselling, counsellor, psychologist, rehabilitation, elderly, dementia, hospice, hearing, massage, osteopath, speech, mental, medical, doctor, pharmacy, carer, home care, doctor
is: practice
offer: treatment and care
buyer: people who have put off asking for help and now do
when: A worry that has become harder to ignore than to face
show: Describe the first appointment minute by minute. Fear is mostly not knowing what will happen.
levels: high, problem aware, beginner
stance: Care begins before the door is opened, in the sentence that makes somebody call.
tension: People want certainty and honest care rarely has it; the brand has to be sure of its manner because it cannot promise a result.
pain: Not being listened to | A few minutes, a screen between two people, and a leaflet.
pain: Not knowing what it will cost or last | The plan appears in instalments, like the bill.
pain: Shame at having waited | People rehearse an apology in the car.
pain: Carrying the results home alone | Words are understood in the room and gone at the kitchen table.
wish: to be taken seriously without having to prove it
wish: to know the next step and only that
wish: to keep a say in what is done
doubt: Will it help me? | Say what usually changes and by when, what may not, and when another address would be better.
doubt: How many times must I come? | Give a range and the point at which it is decided anew.
doubt: Can I bring somebody? | Yes, said before they have to ask.
rival: Waiting until it passes | free, and sometimes right
rival: Searching for symptoms at night | immediate and frightening
rival: The large centre | equipped and quick; different faces each time
no: promise healing, or a number of sessions that suits the diary
no: use before-and-after pictures or patients' words as proof
no: frighten anybody into an appointment
see: the chair from the point of view of whoever sits in it
see: hands explaining something on paper
see: daylight in the room where people wait
see: an everyday thing that becomes possible again: a stair, a jar, a phone call
see: the door with its bell
cliche: stethoscopes and crossed white coats
cliche: seniors laughing at a salad
colour: plaster white #f5f2ea; slate blue #33506b; sage #6f8a78; warm grey #8c857b; terracotta #b3603f; deep teal #1f4d4f
say: time, ask, next step, explain, together, usually, at home, your pace
avoid: healing journey, holistic, pain-free, cutting-edge, patients like you
value: Time | The first appointment is as long as the first conversation needs.
value: Plain speech | Every finding is said once in Latin and once at the kitchen table's level.
feel: Relief | Somebody names what it is.
feel: Dignity | They are asked before they are touched.
moment: Asked for a promise | A new patient wants to know whether it will go away. | I can't promise that. What I see often is [change] after [weeks]; if nothing has moved by then, we stop and think again. | Our patients achieve amazing results. | It is honest about the odds and clear about the plan.
moment: An appointment is missed | It is the second time. | We missed you today. If something makes coming difficult, tell us; there may be another time or way. | Missed appointments will be charged. | It asks before it charges.
chance: The first call | A page that says what to say on the phone lowers the step for those who wait longest. | One month
chance: Those who send others | Doctors, teachers and neighbours need one sheet that says whom this is for, and whom not. | Six months
trend: Waiting times elsewhere | Find out how long people wait at comparable places; it decides how urgent the message may be.
trend: Appointments by video | Check for which part of the work it does any good.
mood: calm, light and unhurried
form: Rounded rectangles with generous padding | slow horizontal bands
type: calm
arch: caregiver, sage > innocent
`;
