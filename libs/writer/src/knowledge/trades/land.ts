/** Notes on trades: see ../trade.ts for the keys. */
export const LAND = `
# growing
family: growing
people: customers
terms: farm, farmer, grow, grower, vegetable, orchard, vineyard, wine grower, honey, beekeeper, apiary, bee, sheep, goat, cow, dairy, cheese, nursery plants, seed, seeds, forest, forestry, herb, flower farm, fish farm, wool, mill farm, hops, mushroom, compost, tree, trees
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
colour: loam #3b2c22; seedling #6f9242; straw #e6d3a1; barn red #8f3426; sky before rain #7d95a3; blossom #f0dcd6
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

# works
family: works
people: clients
terms: river, creek, stream, streambank, bank, wetland, habitat, restoration ecology, conservation, drainage, erosion, dredging, demolition, roadworks, bridge, surveying, ecology, reforestation, dyke, dike, civil, earthworks, coast, shoreline, stabilization, creek restoration, water, waterworks
is: contractor
offer: works on land and water
buyer: people who answer for land or money that is not their own
when: Something is being lost slowly, and a budget has a year written on it
show: Show the same place on the day of the work, a year later and seven years later, from the same point.
desire: medium
awareness: problem aware
sophistication: intermediate
stance: Work on land is judged years after it was paid for, so a contractor should be chosen by the old jobs.
tension: Officials need a result this year and the ground takes several; the contract has to name both dates.
pain: It held until the first flood | The cheapest method was finished sooner and gone sooner.
pain: Nobody came back to look | The invoice was the last visit.
pain: Defending it in public | Somebody has to explain the spending before it can be seen.
pain: Permits and seasons | Two months in the year when it may be done, and the paper is not ready.
wish: to show a result that is still there
wish: to be told when nothing should be done
wish: to have one page for the council
doubt: Will it hold? | Show older sites with their dates, failures included.
doubt: Isn't the hard way safer? | Compare both over ten years: first cost, repairs, what is lost.
doubt: What if it fails after you have left? | Say when somebody comes back, and what is then put right.
rival: The usual contractor with the usual method | known to every office and quick to price
rival: Doing nothing for another year | free until the next storm
rival: Engineers with a larger plan | thorough, and two budgets away
no: sell work that the ground does not need
no: photograph only the day of completion
no: promise what weather decides
see: the same spot in two years, from one point
see: roots, stones or timber going in
see: a stake with a number
see: boots and a level
see: the place without any people
cliche: a hard hat and a sunrise
cliche: hands holding a seedling
colour: silt #e8e2d3; wet slate #2b3234; willow bark #7d6a45; moss water #4d6b4f; limestone #b9b4a6; rust marker #b4552d
say: site, year, hold, root, count, come back, leave alone, upstream
avoid: eco-friendly, turnkey, solutions, sustainable future, state of the art
value: Coming back | Every site is visited again on dates fixed beforehand.
value: Restraint | If nothing should be done, that is the advice.
feel: Confidence | The bank is still there after the flood.
feel: Pride | A child fishes where there was a hole.
moment: A client wants the hard solution | It looks safer. | We can build that. It costs [sum], and from [year] you pay for it again. Here is a site where we did the other, [years] old. Come and look. | Our method is superior. | It offers something to look at instead of a claim.
moment: Something died | At the first visit. | [Share] has not survived: [cause]. We replace it in [season]; it is in the price. | Plant losses are within the usual range. | Loss, cause and remedy in one breath.
chance: The open site list | Every site with date, method and present state, on one map. | Six months
chance: The half-day | A paid visit with written advice, also when it says to do nothing. | Two months
trend: More rain in less time | Check which of the older sites have already been through it.
trend: Grants for natural methods | Check which of them clients can use, and who writes the application.
mood: flat daylight, wet and patient
form: Contour or water lines | the section through a bank, repeated
type: bold
arch: sage
arch: caregiver
theirs: ruler

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
colour: wax #f0dfae; dark honey #6d3f14; smoke #6d7175; propolis #3d2418; clover #8b5a8c; lime leaf #5f7c3c
say: hive, bloom, frame, harvest, week, comb, set, jar
no: heat it to keep it clear
no: draw a bee with a face
mood: back light, slow, close to the comb
arch: innocent
arch: sage
theirs: innocent
`;
