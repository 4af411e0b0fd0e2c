/** Notes on trades: see ../trade.ts for the keys. */
export const FOOD = `
# food
family: food
people: people who eat it
terms: food, dish, meal, eat, ingredient, recipe, flavour, taste, edible, snack, sauce, jam, pickle, spice, oil, vinegar, drink, juice, syrup, pasta, noodle, dumpling, soup, fish, seafood, seaweed, mushroom, egg, flour, kitchen, preserve, ferment, smokehouse, cook, smoke
is: food maker
offer: food
buyer: people who read a label before they decide what to eat
when: A small purchase, decided in seconds and judged at the table
show: Say what it tastes like and how to serve it in the first line; where it comes from is the second.
desire: medium
awareness: solution aware
sophistication: intermediate
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
arch: creator
arch: innocent
theirs: regular guy

# bakery
family: food
people: customers
terms: bakery, baker, bread, sourdough, loaf, pastry, patisserie, bagel, croissant, bake
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
arch: creator
arch: regular guy
theirs: regular guy

# drinks
family: food
people: drinkers
terms: brewery, beer, brewer, cider, distillery, gin, whisky, whiskey, spirits, vodka, rum, schnapps, liqueur, brew, distil, wine, winery, winemaker, mead, vermouth, kombucha, lemonade
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
arch: outlaw
arch: creator
theirs: explorer

# petfood
family: food
people: owners
terms: dog treats, dog food, pet food, cat food, dog bakery, dog biscuits, bakery for dogs, pet shop, treats for dogs, food for dogs
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
arch: caregiver
arch: innocent
theirs: caregiver
`;
