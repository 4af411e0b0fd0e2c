/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const LAND = `
# growing
family: growing
people: customers
terms: farm, farmer, grow, grower, vegetable, orchard, honey, beekeeper, apiary, bee, sheep, goat, cow, nursery plants, seed, seeds, forest, forestry, herb, flower farm, mill farm, hops, mushroom, compost, tree, trees
is: farm
offer: what grows
buyer: people who want to eat or plant by the season and need somebody to tell them when it is
when: A weekly or yearly rhythm that the weather decides
show: Report from the field: what is ready, what is late, what failed. News sells better than praise.
desire: medium
awareness: solution aware
sophistication: intermediate
stance: A farm has one advantage over every shop: it knows what happened this week.
tension: Customers want nature and punctuality; the brand has to make the weather part of the offer and not an excuse.
pain: 'Regional' means nothing any more | The word is printed on what came from everywhere.
pain: It looks perfect and tastes of water | Shape has won over flavour.
pain: Too much of one thing | The box is full of what people cannot cook.
pain: Nobody to ask | The label has no telephone number.
wish: to know the field
wish: to taste the difference with eyes closed
wish: to waste nothing
doubt: Why is it not available now? | Because it does not grow now; say when it will and what is ripe instead.
doubt: Is it sprayed, fed, forced? | Say what is done and what is not, with the certificate only if there is one.
doubt: Isn't it cheaper at the market? | Compare the same weight and the same day of harvest.
rival: The supermarket's regional shelf | convenient and vague
rival: The weekly market | lively, mixed, not always growers
rival: One's own garden | pride included, and slugs
no: show a month's harvest in another month
no: use the word natural as an argument
no: round up what was harvested
see: soil, bark or fleece at arm's length
see: a crate as it was filled, nothing arranged
see: the weather over the actual land
see: a tool with its worn handle
see: the crop with its flaw
cliche: a straw hat in golden light
cliche: a rustic wooden crate with a chalkboard
colour: loam #3b2c22
colour: seedling #6f9242
colour: straw #e6d3a1
colour: barn red #8f3426
colour: sky before rain #7d95a3
colour: blossom #f0dcd6
say: ripe, late, field, harvest, frost, week, root, enough
avoid: farm-to-table, nature's bounty, pure, idyllic, lovingly grown
value: Season | What is not ripe is not sold.
value: Soil | The field is treated as something that will be handed on.
feel: Anticipation | The first of the year.
feel: Trust | They recognise the field from the road.
moment: A harvest failed | Frost in May. | The frost took most of the [crop]. There will be [quantity] instead of [quantity]; those who ordered first come first. | Due to weather conditions availability is limited. | Numbers and an order of service.
moment: It looks odd | A customer asks whether it has gone off. | It's fine. The spot comes from [cause]; cut it out or leave it. | Our products meet all quality standards. | It teaches something that serves next time.
chance: The shared risk | Fixed boxes or shares paid in spring make the year plannable. | One year
chance: Seconds | What is too small or crooked, sold as such. | Three months
trend: Changing seasons | Note first and last harvest each year; the record is an argument.
trend: Direct orders | Check how many collect, and how many want it brought.
mood: outdoor, changeable and frank
form: Furrows: parallel lines with one break | field boundaries seen from above
type: natural
arch: innocent
arch: caregiver
theirs: explorer

# farmshop
family: growing
terms: farm shop, vegetable box, veg box, market garden, community supported agriculture, csa, organic farm, vegetables
is: market garden
offer: vegetables

# beekeeping
family: growing
people: customers
terms: honey, beekeeper, beekeeping, apiary, bees, mead, beehive
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
colour: wax #f0dfae
colour: dark honey #6d3f14
colour: smoke #6d7175
colour: propolis #3d2418
colour: clover #8b5a8c
colour: lime leaf #5f7c3c
say: hive, bloom, frame, harvest, week, comb, set, jar
no: heat it to keep it clear
no: draw a bee with a face
mood: back light, slow, close to the comb
arch: innocent
arch: sage
theirs: innocent
`;
