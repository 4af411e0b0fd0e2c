/** Trades that are known by themselves. What an entry leaves out it has from its family (families.ts). */
export const TRADES = `
# bakery
people: customers
terms: bakery, baker, bread, sourdough, loaf, pastry, patisserie, bagel, croissant, bake
family: food
is: bakery
offer: bread
buyer: people who buy bread two or three times a week and have an opinion about crust
when: A weekly habit, fitted between other errands
show: Advertise an hour and a loaf. The smell does the rest, and it cannot be printed.
stance: Bread is the last food people buy from somebody whose hands they can see; a bakery should not behave like a shelf.
tension: Customers want bread at eight in the evening and bread that was baked today; a bakery has to disappoint one of the two wishes.
pain: Soft on Monday, stale on Tuesday | Bread that was bought for the week is thrown away on Wednesday.
pain: Warm is sold as fresh | Frozen dough finished in the shop smells like baking and eats like cotton.
pain: Sold out by noon | Those who work late see the empty shelf and the crumbs.
doubt: Isn't it just bread? | Give the loaf a fair test: a slice with butter on the third day.
doubt: The crust is too dark | Say why: colour is flavour. Offer the paler one at the front of the oven.
rival: The supermarket's baking station | warm, cheap and open until ten
rival: Home bakers with a starter in the fridge | the most loyal customers on the weekends when theirs fails
no: photograph a loaf that was not baked that morning
no: extend the range until everything is made a little worse
see: a loaf cut open, crumb to the camera
see: the oven door at the moment of unloading
see: flour on a forearm, the scale, the dough scraper
see: the shelf at seven and the same shelf at noon
see: a bread knife on a kitchen board, third day
cliche: wheat ears and rolling pins
cliche: bread arranged in a wicker basket with a checked cloth
colour: flour #f4ecdc; dark crust #5a3218; oven soot #28211d; butter #e3b94f; rye #8a6b4a; ember #b4481f
say: loaf, crust, crumb, dough, oven, today, slice, butter
feel: Anticipation | The crust cracks while it cools.
mood: warm light from one side, crumbs left where they fall
moment: Sold out | Somebody comes at eleven for the loaf they came for. | It's gone: the last one left at [time]. Say your name and one stays behind the counter tomorrow until [time]. | Sorry, we are out of stock. | It turns a lost sale into a standing order.
chance: The standing order | A name on the shelf, collected twice a week, makes the night's baking plannable. | Two months
arch: creator, regular guy > regular guy

# cafe
terms: cafe, café, coffee shop, coffee bar, espresso, barista, coffee, tearoom, tea room, coffeehouse
family: hospitality
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
arch: regular guy, caregiver > regular guy

# bookshop
people: readers
terms: bookshop, bookstore, bookseller, books, book, antiquarian
family: shop
is: bookshop
offer: books
buyer: readers who finish what they start and want the next one from a person
when: An unplanned visit that ends with two books, one of them a surprise
show: Put one book forward with three sentences by whoever read it. Covers alone sell what is already known.
stance: A bookshop's stock is an opinion about what is worth an evening.
tension: The best seller pays for the shelf of poems; a shop that hides this tells half of its story.
pain: Recommended by a formula | More of the same arrives, and the next love never does.
pain: The pile at home | Guilt about unread books stops people from buying the right one.
doubt: It is one click away | So is everything. Here somebody tells you to leave that one and take this.
doubt: Do you have it? | Yes, or tomorrow at [hour], said within a minute.
rival: The warehouse with an algorithm | everything, tomorrow, and nobody who has read it
rival: The library | free, wise, and wants it back
see: a hand taking one spine from a full shelf
see: a slip of paper with a handwritten sentence
see: a chair with a dent
see: the window at dusk with people reading it
cliche: a cup of tea on an open novel
cliche: fairy lights and stacked spines
colour: page cream #f4ecd9; ink #20242c; cloth red #95322f; bottle green #2d4f41; spine blue #2f4a73; foxing #b58c56
say: read, page, shelf, again, aloud, borrow, next, evening
avoid: bookish, literary journey, must-read, page-turner, curated
mood: evening light, quiet, paper close up
arch: sage, explorer > explorer

# bar
terms: bar, pub, wine bar, cocktail, cocktail bar, tavern, taproom, beer garden, nightclub
family: hospitality
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
arch: lover, regular guy > regular guy

# drinks
people: drinkers
terms: brewery, beer, brewer, cider, distillery, gin, whisky, whiskey, spirits, vodka, rum, schnapps, liqueur, brew, distil, wine, winery, winemaker, mead, vermouth, kombucha, lemonade
family: food
is: drinks maker
offer: drinks
buyer: people who would rather drink two glasses of something particular than a bottle of anything
when: A bottle bought as a present or for one evening, compared on a shelf in twenty seconds
show: Say in the first line what it tastes like and what it should not be mixed with.
stance: There are more labels than flavours; a new bottle has to be drunk twice to deserve its shelf.
tension: The label sells the first bottle and the liquid the second, and makers tend to work on the label.
pain: All the bottles look handmade | The shelf is full of woodcuts and wax, and nobody can tell the liquids apart.
pain: A present that was never opened | It stood too long because nobody knew what for.
pain: Tasting notes that read like a garden catalogue | Seven aromas, none of which arrives.
doubt: What does it taste of? | Three words and one glass: how it should be served at home.
doubt: What makes it worth more than the big brand? | The step, the ingredient or the quantity, and nothing else.
rival: The big labels | cheaper, everywhere, always the same
rival: The other small makers on the shelf | as earnest, often with the same bottle
no: tell a legend about a grandfather's recipe unless it is true
no: encourage anybody to drink more
no: compare itself to a landscape
see: the glass at the height of the eyes
see: the still, vat or press with its gauge
see: the raw material weighed out for one batch
see: a bottle with the level going down
cliche: woodcut animals and wax seals
cliche: ice cubes flying
colour: label paper #f1ead8; ink black #1e1d20; copper still #a9653a; juniper #37505a; hay #cfae62; bottle green #2c4a3c
say: glass, batch, pour, cask, dry, proof, serve, open
avoid: small-batch, botanicals, crafted, notes of, premium
mood: hard side light through glass, dark ground
type: bold
arch: outlaw, creator > explorer

# garden
terms: garden design, garden designer, gardener, gardening, landscape, landscaping, landscape gardener, gardens, lawn, garden
family: home
is: garden practice
offer: gardens
buyer: people with a piece of ground they look at more than they use
when: A sentence said every spring and forgotten every autumn
show: Show the same bed in February and in August, and say how many hours it took in between.
stance: A garden is a maintenance plan with flowers; who plans the work plans the beauty.
tension: Clients want it finished in May, and plants want three years.
pain: Bought in bloom, dead by autumn | The garden centre sells what looks good that day.
pain: Work that was never mentioned | Two hours a week become eight.
doubt: How much work will it be? | Hours by month, honestly.
doubt: When does it look like something? | Say what the first, the second and the third summer will show.
rival: The garden centre on a Saturday | immediate and colourful
rival: Gravel and a mowing robot | quiet, quick, dead
see: bare soil with canes and string
see: roots, before planting
see: the same corner in two seasons
see: a seed head in frost
cliche: a perfect lawn with a deckchair
cliche: hands holding a seedling
colour: limewash #eeeadd; wet soil #33291f; seed head #8a6a41; hellebore #5b3350; lichen #8c9a62; rain butt #4a5d66
say: soil, root, year, shade, dry, prune, hour, wait
mood: grey daylight, wet, patient
arch: sage, creator > regular guy

# florist
terms: florist, flowers, flower, bouquet, flower shop, floristry, plants shop, dried flowers
family: shop
is: flower shop
offer: flowers
buyer: people who owe somebody a sign and have until six this evening
when: An occasion with a date, remembered late
show: Show what is in the bucket today. A catalogue of bouquets promises flowers that will not come.
stance: Flowers say what people can't; a florist's work is to keep them from saying it too loudly.
tension: Customers order from a picture and the season delivers something else.
pain: It looked fuller in the picture | The delivered bouquet is a cousin of the one that was paid for.
pain: Dead by Wednesday | Nobody said to cut and change.
doubt: How long will they last? | Days, honestly, with the two things that help.
rival: The supermarket bucket | cheap, at the exit, wrapped already
rival: The courier with a picture catalogue | ordered at midnight, bound by somebody unknown
see: stems in a bucket, seen from above
see: a knife, string and the floor at closing time
see: one flower that is past its best and beautiful
see: a bunch carried through a street
cliche: pastel bokeh
cliche: a rose with a ribbon
colour: stem white #f1f2e6; leaf shade #2f4a35; dahlia #8e2440; anemone ink #2b2e59; ranunculus #e08a4a; dust pink #d9a5a0
say: stem, today, season, bunch, water, cut, open, scent
mood: cool daylight, wet floor, colour in one spot
arch: lover, creator > caregiver

# clothing
terms: clothes, clothing, fashion, tailor, tailoring, dress, shirt, knitwear, jeans, workwear, uniform, shoemaker, shoe, shoes, textile, garment, sewing, hat, hats, socks, bag, bags, millinery, jacket, coat, swimwear, underwear, lingerie
family: craft
is: clothing maker
offer: clothes
buyer: people who want fewer clothes and to stop thinking about them
when: Something has worn out, or an occasion shows that nothing fits
show: Show the garment worn by somebody of a stated height and size, sitting, and after thirty washes.
stance: Clothes are tools for being among people; they should work before they speak.
tension: A lasting cut sells once in five years; the brand must live from repair, second buyers and trust.
pain: Sizes that mean nothing | Three shops, three numbers, one body.
pain: Good for a season | The seam gives before the taste does.
doubt: What if it doesn't fit? | Measurements of the garment itself, and what an alteration costs.
doubt: How do I wash it? | Four words, and what happens if they are ignored.
rival: Fast fashion | a tenth of the price and a new one on Thursday
rival: The second-hand shop | characterful, cheap, one size
see: a seam turned inside out
see: cloth on the cutting table with chalk
see: somebody sitting down in it
see: a mended elbow
cliche: a model looking past the camera
cliche: a rail of beige
colour: undyed #efe9dd; indigo #263a5e; charcoal #2b2b2d; rust thread #a5512f; olive drab #5b5f3c; chalk pink #d7a79a
say: seam, cut, cloth, wear, mend, fit, pocket, wash
mood: flat daylight, cloth in movement, no studio white
arch: creator, regular guy > regular guy

# furniture
terms: furniture, table, tables, chair, chairs, cabinet, cabinetmaker, woodworker, woodworking, joinery, upholstery, upholsterer, bed maker, desk, shelves
family: craft
is: furniture workshop
offer: furniture
buyer: people who have moved for the last time in a while and are tired of screws that turn
when: A room is nearly right, and one piece spoils it
show: Show the joint and the room. Between them lies the price.
stance: A table is where a household happens; it should be built for the worst evening it will see.
tension: Timber goes on moving after it is sold; a maker must explain that life in the wood is not a fault.
pain: Flat packs that move house once | The second move is the end of them.
pain: Showroom against living room | Thirty centimetres too long is known only at the door.
doubt: What about stains and scratches? | Show a surface after ten years, and how it is oiled.
doubt: Will it fit? | A paper template, in the post, before anything is cut.
rival: The Swedish way | tomorrow, cheap, in the boot
rival: Design classics | a famous name, and the neighbours have it
see: a joint, open and closed
see: boards in stack with their ends painted
see: a table after a meal
see: shavings under a plane
cliche: a hand stroking wood
cliche: an empty white loft
colour: shaving #ecdcc0; walnut #4a3224; slate #3a3f44; oil green #4b5a43; madder #92402f; pencil grey #7a7a78
say: board, joint, grain, oil, plane, fit, table, measure
mood: workshop daylight, oblique, dust visible
arch: creator, ruler > ruler

# ceramics
terms: ceramics, ceramic, pottery, potter, porcelain, stoneware, tableware, clay, kiln
family: craft
is: pottery
offer: tableware
buyer: people who want their everyday cup to be the good one
when: A cupboard of leftovers, and one broken favourite
show: Show the piece in use and stacked; nobody lives with an empty bowl on linen.
stance: A cup is judged by the lip and the handle, at seven in the morning, by somebody half awake.
tension: Each piece differs and sets have to match; the potter decides how much unlikeness a table can bear.
pain: Too good to use | It stands in the cabinet and the ugly one is used daily.
pain: One broken, set gone | Nobody can supply the sixth.
doubt: Dishwasher? | Yes or no, beside the price.
see: a foot ring with fingerprints in the glaze
see: the kiln, half unpacked
see: stacked bowls, slightly uneven
see: a cup in two hands
cliche: wet hands on a wheel
cliche: dried grass in a vase
colour: raw clay #d9c2a7; iron glaze #4a2e22; celadon #8fae9b; cobalt #27407c; ash white #f1ede3; tenmoku #241c1a
say: glaze, fire, foot, lip, stack, daily, seconds, hold
mood: soft window light, surfaces before shapes
arch: creator, innocent > lover

# bike
people: riders
terms: bike, bicycle, cycling, bike shop, frame builder, cargo bike, e-bike, wheels
family: repair
is: bicycle workshop
offer: bicycles and their repair
buyer: people who ride every day and have no time to be without
when: It clicked all week, and this morning it stopped
show: Say how soon it is back, then what it costs. Everything else is for enthusiasts.
stance: A bicycle is transport first; the shop should treat it like a train that must run tomorrow.
tension: The fast fix keeps somebody riding and the right fix keeps them safe.
pain: A week without it | The shop is full and the bus takes forty minutes.
pain: Talked down to | One asks about a noise and gets a lecture on components.
doubt: Is this old one worth it? | Compare the repair with the price of a lock and a new one.
rival: Online bikes in a box | half the price and no thumb for the gears
see: a wheel in the stand
see: black hands and a clean chain
see: a row of bikes with name tags
cliche: a racing cyclist in the Alps
colour: chalk line #f2f1ea; rubber #1f2022; frame green #2f6b52; chain steel #8d9498; reflector red #b8342d; signal yellow #e2c22f
say: chain, brake, ready, ride, tomorrow, true, pump, gear
mood: workshop light, grease, quick
arch: regular guy, hero > regular guy

# hair
people: clients
terms: hairdresser, hair salon, barber, barbershop, hair, salon, beard, haircut, nail salon, beautician, tattoo, tattooist
family: care
is: salon
offer: cuts
buyer: people who want to look like themselves on a good day
when: Every six weeks, and once in a while a decision
show: Show the same head on the day and three weeks later.
levels: medium, solution aware, intermediate
stance: A cut is finished when its owner can do it alone on a Tuesday.
tension: The client asks for the picture and needs what suits the hair.
pain: Not being heard | Two centimetres became five.
pain: Small talk on command | Some come to be quiet.
doubt: Will I be able to do it at home? | Show it once, with their own brush.
doubt: What will it cost in the end? | A sum before the first wet hair.
rival: The chain without appointments | quick, cheap, a lottery
rival: The scissors at home | courage at midnight
no: work from a picture without saying what will be different
no: sell a bottle at the till
see: hair on the floor
see: the neck, from behind
see: a comb, wet, on a towel
see: the look into the second mirror
cliche: a model with wind in the hair
colour: towel #f3efe8; comb black #1d1d20; pomade green #3c5f55; copper #a75c35; mirror grey #9aa3a8; rouge #a93f4c
say: cut, length, grow, neck, wash, quiet, show, weeks
mood: honest mirror light, texture, no gloss
moment: It is not right | The client hesitates at the mirror. | You don't like it yet. Tell me where. We correct it now, or in a week when it has settled; both cost nothing. | You will get used to it. | It hears the hesitation before it is spoken.
arch: caregiver, creator > lover

# petfood
people: owners
terms: dog treats, dog food, pet food, cat food, dog bakery, dog biscuits, bakery for dogs, pet shop, treats for dogs, food for dogs
family: food
is: maker of pet food
offer: food for animals
buyer: people who read the label of the bowl as carefully as that of the plate
when: A bag every few weeks, and each time the doubt whether it is the right one
show: Put the list of ingredients where others put the dog.
stance: The animal eats it and a person has to trust it; the brand speaks to the second and must not flatter the first.
tension: Owners want to spoil the animal and keep it well; a treat has to be honest about being one.
pain: Labels that say derivatives | Nobody knows what that was when it was alive.
pain: A sensitive stomach | Each new bag is an experiment on the carpet.
doubt: Will mine like it? | Give one to try at the counter or with the first parcel.
doubt: Is a vet behind it? | Say who made the recipe, and nothing that a vet would not sign.
rival: The big brands at the supermarket | cheap, known, vague
rival: Leftovers | free, loved, not always wise
no: dress animals up
no: speak in the animal's voice
no: promise a cure for what a vet should see
see: an animal's nose at table height
see: the raw ingredients in the amounts of one batch
see: an empty bowl, licked
see: crumbs on a floorboard
cliche: a dog with glasses
cliche: paw prints and bones
colour: oat #efe4cc; nose black #1f1d1c; collar red #a8322c; liver #6a4331; meadow #59784a; biscuit #c48f4f
say: bowl, batch, chew, label, smell, portion, plain, enough
avoid: fur baby, pawsome, human-grade, treat your best friend, superfood
mood: floor height, daylight, nothing dressed
arch: caregiver, innocent > caregiver

# vet
people: owners
terms: vet, veterinary, veterinarian, animal hospital, animal clinic, dog trainer, dog school, dog walking, kennel, cattery, grooming, animal shelter, farrier
family: care
is: animal practice
offer: care for animals
buyer: people who answer for a creature that cannot say where it hurts
when: A change in behaviour, noticed at the wrong hour
show: Say what is urgent and what can wait until morning; whoever says so earns the appointment.
stance: The patient cannot speak and the owner cannot be calm; both must be read.
tension: What is possible and what is kind are no longer the same; the practice has to be able to say so.
pain: Is it serious? | At eleven at night the internet says yes.
pain: The bill in the middle of grief | Money is spoken of too late.
doubt: What will it cost? | A range before treatment, a call above it.
rival: Waiting until morning | often right, once not
see: a hand on a flank
see: the waiting room floor, two leads
see: scales with a patient on them
cliche: a puppy in a lab coat
colour: fur white #f3efe6; lead brown #6b4630; vet green #3f6f5e; iodine #a6542a; night blue #24344d; hay #d8bd7a
mood: calm, at the animal's height
arch: caregiver, sage > caregiver

# funeral
people: families
terms: funeral, undertaker, burial, coffin, coffins, urn, urns, cemetery, gravestone, gravestones, headstone, mourning, crematorium, memorial, grave
family: care
is: funeral house
offer: farewells
buyer: people who have to decide a dozen things in the worst week of their year
when: A death yesterday, or the wish to spare others the decisions
show: Say what must be decided today and what has time. Nothing else is read in that week.
levels: very low, problem aware, novice
stance: Grief cannot be arranged, but the things around it can be taken off people's hands.
tension: Everything has a price and nobody wants to speak of it; a decent house speaks of it first.
pain: Decisions under shock | Wood, cards, music, by Thursday.
pain: Being sold to | A dearer coffin sounds like more love.
pain: A ceremony that could be anybody's | The name is inserted and the life is missing.
wish: to do right by the person
wish: to hear a sum before signing
wish: to be allowed to do some of it themselves
doubt: What does it cost? | One list with three columns: required, usual, possible.
doubt: May we do things differently? | Say what the law demands and that everything else is open.
rival: The cheap provider on the net | a sum without a person
rival: The house that has always done it | nobody asks why
no: use euphemisms for death
no: sell to somebody on the day
no: show doves, sunsets or candles
see: a coat on a hook
see: hands carrying, from behind
see: the material of the thing itself: wood, willow, stone
see: a path on an ordinary morning
cliche: white lilies and doves
cliche: a sunset over the sea
colour: unbleached linen #eee8dc; basalt #2c2e31; yew #33463a; willow #a58a5c; frost blue #8ea3b0; peat #3b2f28
say: died, today, later, choose, carry, name, time, you may
avoid: passed away, loved one, journey, eternal, peace of mind
value: Straightness | The word death is used, and so is the price.
value: Participation | Families may carry, wash, write, dig.
feel: Relief | Somebody says that this can wait until Monday.
feel: Gratitude | It was like him.
mood: overcast daylight, close to things, far from faces
moment: The first call | Somebody rings at night. | I'm sorry. There is nothing you have to do before the morning. If you'd like us to come now, we will; if you want to stay with [him/her], that is allowed. | Our deepest condolences on your loss. | It lifts the pressure in the second sentence.
arch: caregiver, ruler > innocent

# lawfirm
terms: law firm, lawyer, lawyers, attorney, solicitor, barrister, notary, legal, law
family: advice
is: law firm
offer: legal advice
stance: Most legal letters are written to be safe from other lawyers; this brand writes to be understood by its own client.
colour: paper #f5f2e9; gown black #1b1c20; statute blue #2a416b; seal #8d2b2e; margin grey #6c727a; brass #a78746
see: one paragraph marked by hand
see: a file tied with tape
see: a table with two chairs on the same side
arch: sage, hero > regular guy

# tech
terms: app, software, saas, startup, platform
family: software
is: software company
offer: software

# childcare
people: parents
terms: kindergarten, daycare, nursery school, childcare, preschool, crèche, playgroup, childminder, forest kindergarten
family: learning
is: kindergarten
offer: days for children
buyer: parents who hand over what they love most before eight in the morning
when: A place is needed from a certain date, and the list is long
show: Describe one ordinary Tuesday by the clock.
stance: Children need time, weather and the same faces; the rest is for the parents.
tension: Parents want news every hour and children need an hour without being looked at.
pain: The goodbye at the door | It lasts three minutes and the whole morning.
pain: Opening hours against working hours | Ten minutes decide about a job.
wish: to know who holds the child when it cries
wish: to hear one true thing about the day
doubt: What happens when it cries? | Who, where, how long, and when the phone rings.
doubt: Are they well prepared for school? | Show what they can do with knife, rain and a quarrel.
rival: Grandparents | love, free, and tired
rival: The big centre near the office | hours, and rooms without a garden
no: publish children's faces
no: sell early learning to anxious parents
see: a row of wet boots
see: small hands with a real tool
see: a mud kitchen, a low table, a peg with a sign
cliche: building blocks in primary colours
cliche: a child's drawing as a font
colour: oat #f2ead8; bark #4a3628; moss #5c7a3f; raincoat yellow #e2b431; berry #98304a; puddle #6f8fa3
mood: outdoor daylight at a child's height
arch: caregiver, innocent > caregiver

# gym
people: members
terms: gym, fitness, yoga, pilates, crossfit, boxing, climbing gym, personal trainer, strength, dance studio, martial arts
family: outdoor
is: training room
offer: training
buyer: people who have paid for a membership before and know how that ended
when: A doctor, a birthday or a staircase has said something
show: Show the first hour of somebody who has never been.
stance: The best training is the one that still takes place in November.
tension: Members who don't come are the trade's best business; a decent room has to earn less from them.
pain: Paying not to go | The contract is stronger than the body.
pain: Mirrors and those who belong there | Beginners train their courage first.
doubt: Am I too unfit? | Say what the first session asks: three movements, a chair, water.
rival: The cheap chain | always open, nobody there
rival: Running alone | free, until it rains
see: chalk, tape, a worn mat
see: hands correcting a shoulder
see: the clock
cliche: sweating abs in blue light
cliche: a lotus at sunrise
colour: chalk #f3f1ea; mat slate #353b42; rope #c9a46a; iron #1e2023; sinew red #a63c34; court green #3e6b55
say: again, breathe, load, rest, week, stand up, enough, come
mood: plain light, effort without pose
arch: hero, caregiver > regular guy

# farmshop
terms: farm shop, vegetable box, veg box, market garden, community supported agriculture, csa, organic farm, vegetables
family: growing
is: market garden
offer: vegetables

# beekeeping
people: customers
terms: honey, beekeeper, beekeeping, apiary, bees, mead, beehive
family: growing
is: apiary
offer: honey
buyer: people who have one honey they come back to
when: A jar every other month, finished on a Sunday
show: Print the place and the week of the harvest; both taste.
stance: Honey is a landscape in a glass, and a different one every year.
tension: Customers want the taste of last year, and the bees went elsewhere.
pain: Blends from everywhere | The label says 'EU and non-EU', which means the earth.
doubt: It has gone hard | It should. Warm it at forty degrees or spread it as it is.
rival: The squeezable bear | cheap, liquid, nameless
see: a frame held against the light
see: the landscape at bee height
see: a spoon, a crust, a drip
cliche: hexagons everywhere
cliche: a cartoon bee
colour: wax #f0dfae; dark honey #6d3f14; smoke #6d7175; propolis #3d2418; clover #8b5a8c; lime leaf #5f7c3c
say: hive, bloom, frame, harvest, week, comb, set, jar
no: heat it to keep it clear
no: draw a bee with a face
mood: back light, slow, close to the comb
arch: innocent, sage > innocent

# musicinstruments
people: players
terms: piano, pianos, violin, violins, guitar, guitars, accordion, accordions, luthier, organ, organ builder, harpsichord, instrument maker, instruments, bagpipe, flute, drum, drums
family: repair
is: instrument workshop
offer: instruments and their care
buyer: players whose instrument is the oldest thing they use every day
when: It no longer answers, or a concert has a date
show: Let it be heard for ten seconds, before and after.
stance: An instrument is only finished when somebody plays it badly and wants to go on.
tension: Restoring the sound may cost the patina, and the player and the collector want different things.
pain: The touch is gone | It plays and does not answer.
pain: A workshop far away | Somebody drives three hours with a fragile case.
doubt: Is it worth it? | Say what it would fetch, what the work costs, and what it is worth to play.
rival: A factory-new instrument | sounds at once, says little
see: the inside, with dust of decades
see: glue pot, clamps, felt
see: the player's wear on a key or fingerboard
cliche: notes floating in the air
cliche: a rose on a keyboard
colour: spruce top #ecd9b0; ebony #1c1a1b; varnish #8b3f1d; felt green #3d6450; ivory #f3ecdb; gut string #c7a875
say: touch, sound, voice, felt, string, tune, play, answer
mood: lamp over a bench, deep shadow, wood glowing
arch: creator, sage > creator

# solar
terms: solar, photovoltaic, heat pump, heat pumps, wind power, energy cooperative, battery storage, renewable energy, electricity
family: home
is: energy firm
offer: energy systems
buyer: owners who want to be independent and distrust whoever sells independence
when: The old boiler is fifteen years old or the bill has come
show: Show a real year: produced, used, sold, with the dull months.
stance: The roof is the easy part; the arithmetic has to be believed.
tension: Savings are promised over twenty years by firms that are three years old.
pain: Three offers, three truths | Each calculates with other sunshine.
pain: Grants with deadlines | The form decides more than the roof.
doubt: When does it pay? | A range with its assumptions, and what happens if prices fall.
rival: Waiting for the next technology | always sensible, always dearer
see: a roof from the street
see: a meter with its figure
see: cables laid straight in a cellar
cliche: a green plug with a leaf
cliche: a family under a sunflower
colour: cell blue #1f3157; roof tile #9c4c33; copper #b0673a; cloud #e8ecee; noon #e5b73b; slate #474e54
mood: noon light, technical, dry
arch: sage, hero > ruler

# transit
people: passengers
terms: night bus, bus, bus service, tram, ferry, public transport, train, bus line, buses, shuttle, railway, minibus
family: moving
is: line
offer: rides
buyer: people who have to be somewhere at an hour when nobody else is driving
when: The same way at the same time, several days a week
show: Show the timetable and the stop. Whoever must be at work at four reads nothing else.
levels: medium, most aware, intermediate
stance: Public transport is a promise made in minutes; everything else about it is furniture.
tension: A line has to be the same for everyone and is used by people who are alone at a stop in the dark.
pain: Waiting in the dark | Six minutes are long when nobody else is there.
pain: The last one has gone | A missed connection costs a taxi or a shift.
pain: Not knowing whether it comes | The sign says one thing and the street another.
doubt: Is it safe? | Say what the driver may do, what is lit, and whom one can call.
doubt: What does it cost at this hour? | The fare, in the first line.
rival: A taxi or a colleague's car | immediate, dearer, not always there
rival: Walking | free, and an hour
no: decorate a stop before it is lit
no: speak of customers' journeys
see: a lit window row in a dark street
see: the stop, seen from where one waits
see: hands with a work bag
see: the driver's mirror
cliche: light trails
cliche: smiling people with headphones
colour: night blue #1b2640; window light #f2d48a; asphalt #3c4148; timetable white #f3f2ec; stop red #b3342f; dawn grey #a9b3bd
say: stop, line, minutes, last, first, fare, driver, wait
mood: night, lit from inside, nobody posing
arch: caregiver, regular guy > regular guy

# laundry
terms: laundry, laundrette, laundromat, dry cleaner, dry cleaning, ironing, linen hire, washing
family: home
is: laundry
offer: clean linen
buyer: people who have better things to do on Sunday, and places that need forty sheets by four
when: Every week, the same heap
show: Show the stack, the string and the hour it is ready.
stance: Nobody loves laundry, but everyone knows the feeling of a made bed.
tension: It should be quick and cheap, and each stain wants ten minutes to itself.
pain: A lost shirt | Only one was the right one.
pain: The stain that came back | Nobody said that it would.
doubt: Is it safe with my good things? | Name what isn't taken.
rival: The machine at home | free, and a Sunday
see: a folded stack tied with string
see: steam over a press
see: a number tag on a collar
cliche: foam bubbles
cliche: a clothes line in a meadow
colour: sheet #f4f3ee; starch blue #b9cbd8; press steel #6e777d; indigo #2b3d66; iron black #1e1f22; soap green #7d9b78
mood: white on white, steam, edges sharp
arch: regular guy, caregiver > regular guy
`;
