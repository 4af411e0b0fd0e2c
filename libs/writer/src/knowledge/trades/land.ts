/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const LAND = `
# growing
family: growing
people: customers
terms: grow, grower, vegetable, bee, sheep, goat, cow, nursery plants, seed, forest, herb, mill farm, hops, mushroom, compost, tree, trees
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

# farm
family: growing
terms: farm, farms, farmer, market garden, vegetable farm, community supported agriculture, csa, veg box, vegetable box, orchard, fruit farm, berry farm, organic farm, farm shop, bauernhof, hofladen, gemüsebau, granja, finca, huerta, ferme, maraîcher, exploitation agricole, fattoria, azienda agricola, quinta, fazenda, boerderij, tea garden, tea estate, coffee farm, olive grove, rice farm, hop farm, mushroom farm, flower farm
weak: fields, harvest, vegetables, fruit, soil, season, potatoes, crop, crops, organic, hectares, acres, box, grain
people: households and kitchens
is: farm
offer: what the land bears
segment: households that cook most evenings | whether they can live with what comes and when | in spring, when they are ambitious
segment: kitchens and shops near enough to drive to | who delivers the same grade on the same day | when a wholesaler has sent tired leaves
segment: mills, dairies and dealers that take whole crops | quality by sample and by contract | before sowing
when: Loved in May, doubted in February.
show: What is in the ground this week and what it will be next week.
desire: medium | They wish to eat like this; help with the cooking.
awareness: solution aware | They know the shop and the market, so say what changes in a week of theirs.
sophistication: beginner | Most recognise ten vegetables; give each a pan and minutes.
stance: A farm can't promise what a shop promises and can tell what no shop knows: why.
tension: Eaters want variety in winter while fields have cabbage.
pain: Kohlrabi again | I hid the third one.
pain: Bought green, rotted green | They never ripened. They just gave up.
pain: Who earns what? | Farmers at a loss, and four for a cucumber.
pain: Label forest | Six leaves in a circle. Which?
wish: to be told what to do with it
wish: to come and see once
wish: children who know that carrots bend
doubt: What if we are away? | Pausing, sharing, days of notice.
doubt: Do you spray? | What, when, why; or not.
doubt: Is it dearer? | Compare by a week's meals.
rival: The supermarket | strawberries in March
rival: The garden behind the house | free from July to September
rival: Frozen peas | quietly excellent
proof: A weekly list with losses | Slugs and hail by name.
proof: An open gate | Name the hour in which one may walk round.
position: the reason behind the week | tell weather and work with every delivery
position: the cook's farm | put a pan beside each crop
no: show only abundance
no: use straw and chequered cloth
no: call neighbours poisoners
see: roots with soil on, on newspaper
see: a row half harvested
see: a hand lifting fleece off frost
see: mud to the axle
see: a crate on a kitchen floor
cliche: a farmer's cupped hands full of tomatoes
cliche: a red barn at sunset
colour: Wet soil #3b2c22 | Stuck to everything.
colour: Kale #4d6652 | After frost.
colour: Straw #d9c07d | Between rows.
colour: Beet #7b2145 | Cut.
colour: Crate blue #33618c | Borrowed.
colour: Sky white #e6eaeb | Most days.
say: this week, next week, row, frost, pan, keep, lost, enough
avoid: farm-fresh, nature's bounty, lovingly grown, wholesome, from our family to yours
value: Weather told | Good and bad weeks are described alike.
value: Nothing straightened | Crooked crops go out with a recipe.
feel: Appetite | Soil on the kitchen table.
feel: Connection | Rain means something now.
feel: Plenty | Courgettes on the neighbours' steps.
moment: A thin week | Late frost. | This week it's leaves and last year's roots: the frost took the rest on [day]. Two things to cook from it below. In [weeks] you'll curse the peas. | Contents may vary. | Why, what now, and what next.
moment: Slug in the salad | A photo arrives. | That's one of ours; she got further than most. Soak the leaves for five minutes with salt and you'll find her sisters. | We wash all produce. | No disgust, one method.
moment: A kitchen wants more | By Friday. | By Friday [kilos], the size you like. Above that I'd be cutting next week's. From [date] I can do it weekly if you tell me now. | Sure, no problem! | The field's calendar answers.
channel: Slip in the box | Two pans, one reason, one warning.
channel: Gate board | Three crops, hours, honesty box or not.
channel: Message to kitchens | Sizes, kilos, day; Monday by noon.
chance: Two pans | Print recipes for the two hardest things and count complaints. | One season
chance: The February visit | Invite when there's nothing to see. | One year
trend: Water | Which crop goes first in a dry spring?
mood: overcast, near the ground
form: rows to a point | a root's outline
type: natural
arch: innocent | rain, soil, leaf
arch: sage | it knows why it's late
theirs: caregiver | they feed a table

# livestock
family: growing
terms: poultry farm, poultry, layer farm, eggs, egg farm, chicken farm, cattle, beef farm, sheep farm, pig farm, goat farm, ranch, dairy farm, horse breeder, fish hatchery, geflügelhof, granja avícola, avicultura, élevage, avicole, allevamento, avicola, criação, pluimveehouderij, hatchery, feed, feed mill, animal feed, alpacas, snails
weak: birds, hens, flock, herd, crates of eggs, feed, pasture, slaughter, barn, broilers, chicks, lambs
people: buyers
is: livestock farm
offer: eggs and meat
segment: traders, shops and bakeries that need the same tray daily | who delivers on rainy days too, and on which terms | when a supplier ran short before a feast
segment: hotels and caterers | size, count and invoice in order | when the kitchen changes chef
segment: households that care how it lived | whether one may look | after a programme on television
when: Daily goods, missed within hours.
show: Grades, counts, days of delivery.
desire: low | An egg's an egg until it fails; sell the Tuesday in the rains.
awareness: product aware | They have a supplier; find the week he's short.
sophistication: advanced | Trade buyers know grades; households know three words.
stance: Animals make the timetable, and buyers pay for somebody who keeps it.
tension: Price is set by others, trust by the morning.
pain: Small this week | My cakes fell flat. Same recipe.
pain: None before Easter | When I could have sold double.
pain: Cracked at the bottom | You see it when the top's paid.
pain: What do they look like in there? | I'd rather not know. I do, though.
wish: to count without opening
wish: to be rung before, not after
wish: to be let in
doubt: Can you supply all year? | Weeks that are thin, by name.
doubt: How do they live? | Space, light, outside, in plain measures.
doubt: What of disease? | Vaccines, visitors, what happens if.
rival: The integrated producer | cheap, uniform, faceless
rival: The cousin with twenty hens | charming and irregular
rival: Imports | when prices jump
proof: Deliveries kept | Count a year by days.
proof: A view inside | Unlit photographs, with the number of birds.
position: the morning that holds | publish hours and what is done in floods
position: the trade partner | invoice, grade and credit in writing
no: draw smiling animals
no: show meadows for barns
no: promise never ill
see: trays in a stack, one missing
see: a torch behind an egg
see: boots in a disinfectant tray
see: backs of animals at feeding
see: a van at first light, doors open
cliche: a hen in a straw nest on a kitchen table
cliche: a cow in front of mountains
colour: Shell brown #c08b5c | The darker ones.
colour: Yolk #e3992b | On the plate.
colour: Pulp grey #b4b0a6 | The tray.
colour: Comb red #b9312b | A sign of health.
colour: Feed #cfae6e | Ground.
colour: Barn lime #eae7dd | Brushed each year.
say: tray, grade, morning, count, short, invoice, light, weigh
avoid: happy hens, farm-fresh goodness, nature's finest, cage-free lifestyle
value: Early calls | A short week is told on Monday.
value: Gates open by rule | Visitors come clean, and come in.
feel: Reliance | The tray is there before the baker.
feel: Calm | A shed at dusk.
feel: Fairness | Weighed in front of both.
moment: Fewer than ordered | Heat. | Heat took [share] of the lay. You get [n] tomorrow instead of [n], at the hour as always. By [day] I'll know more; do you want me to ask [name] for the rest? | Due to shortage. | Number, hour and help.
moment: A hotel asks | First contact. | For [n] trays weekly in one size I need a week's word. Invoice with each, price held till [date]. Try two weeks and weigh them. | We are the best supplier! | Weighing says it.
moment: A hard question | A child: do they die? | Yes. These after about [time]. Until then this is how they live; look as long as you like. | They go to a nice place. | A straight answer for a straight question.
channel: Price list | Grade, count, day, held until.
channel: Telephone | Morning, short, name.
chance: The thin weeks | Draw a calendar of them for buyers. | One year
chance: One hotel | Serve one for three months and write it down. | Three months
trend: Feed | At which price does which bird stop paying?
mood: dawn, breath, order
form: an oval | tray dimples
type: bold
arch: regular guy | it's up before the buyer
arch: ruler | a count is a count
theirs: ruler | their kitchen mustn't run short

# beekeeping
family: growing
terms: beekeeper, beekeeping, honey, apiary, bees, hives, imker, imkerei, apicultor, miel, apiculteur, apicoltura, apicoltore, mel, imkerij, beeswax, mead honey, queen breeder, pollination
weak: hive, colony, swarm, comb, blossom, lime tree, jar, nectar, wax
people: honey eaters
is: apiary
offer: honey
segment: people with tea and toast who found out honeys differ | which one they like plain | at a stall, with a spoon
segment: givers | a jar with a place on it | on the way to a visit
segment: growers and gardens | how many hives, when | before bloom
when: A jar lasts a season; then a stall passes.
show: The jar against light and the weeks it is from.
desire: medium | Taste first.
awareness: unaware | They think honey is honey.
sophistication: novice | Runny, set, dark, light. Four words.
stance: A jar is a diary of three weeks in a radius one can walk, and hardly anybody reads it out.
tension: Bees are loved; honey is compared with syrup in a bear.
pain: Blend of EU and non-EU | So, Earth.
pain: It went hard | I threw it out. It was off, no?
pain: All taste the same | Because they are the same.
wish: to taste a street
wish: to help without hives
wish: to give the neighbour's bees to grandma
doubt: Is it off if it sets? | No; warm water, minutes.
doubt: Do bees suffer? | Say what is taken and left.
doubt: Is it medicine? | It is food.
rival: Supermarket squeeze bottle | never sets, never tastes
rival: Syrups | vegan, smooth
rival: Somebody's uncle | free, each August
proof: Three spoons | Let them name the darkest.
proof: Place and weeks on the lid | In handwriting.
position: the three weeks | sell each jar by bloom and dates
position: set honey | make the spoon stand in it on purpose
no: promise health
no: say bees are saved by honey
no: use cartoon bees
see: a frame lifted, bees on it, from the side
see: honey falling, folding
see: wax cappings in a sieve
see: a hive under snow
see: a spoon standing
cliche: wooden dipper
cliche: hexagons in gold
colour: Spring set #efe0b3 | Rape and fruit trees.
colour: Lime #d9b04a | Minty, July.
colour: Forest #6d3f1f | Nearly black.
colour: Smoke #8b9094 | From the bellows.
colour: Hive blue #4f7fa0 | So they find home.
colour: Wax #dfb45a | New comb.
say: weeks, bloom, set, spoon, street, dark, left, frame
avoid: liquid gold, nature's sweetness, buzzing, pure and natural, bee happy
value: Leaving enough | They winter on part of it.
value: Place by name | The lid says where.
feel: Surprise | That's lime trees.
feel: Care | Standing still near them.
feel: Rootedness | It's our street.
moment: It set | A buyer complains. | That's how you know it is honey. Stand it in water you can hold your hand in, half an hour. Or keep it: it stays on the bread. | All our honey is natural. | Fault becomes sign.
moment: No summer honey | Rain. | There was no lime this year: ten days of rain in bloom. Spring is left, [n] jars. Next July, with luck. | Out of stock. | A season explained by ten days.
moment: Swarm in a garden | A frightened call. | Stay three steps away, leave them; they're full and friendly now. Photo, street, height. If I can't come, [number] does. | Call pest control. | It tells three steps.
channel: Lid | Place, weeks, how it sets.
channel: Stall | Three spoons, then words.
chance: Streets | Sell by place name and watch which one goes. | One season
chance: Hard honey | Offer only set for a month with a knife. | Two months
trend: Weather at bloom | Which bloom failed most in ten years?
mood: against light, slow, gloved
form: a frame's rectangle | irregular comb edge
type: natural
arch: innocent | bloom, bee, spoon
arch: sage | it reads three weeks in a jar
theirs: explorer | they taste a place

# gardens
family: growing
terms: plant nursery, garden centre, garden center, tree nursery, landscaper, landscapers, landscaping, landscape gardener, landscape gardeners, gardener, gardeners, gardening, garden design, garden designer, tree surgeon, arborist, lawn care, gärtnerei, gartenbau, landschaftsbau, baumschule, vivero, jardinería, jardinero, pépinière, paysagiste, jardinier, vivaio, giardiniere, viveiro, kwekerij, hovenier, seeds, seed company, houseplants, plant shop, forestry, sawmill, firewood, irrigation
weak: garden, gardens, plants, trees, hedge, lawn, prune, roots, pots, shade, soil, planting, terrace, pond, seedlings
people: gardeners and owners
is: gardening firm
offer: plants and gardens
segment: owners of ground they look at more than they use | who plans and then also comes | on the first warm Saturday
segment: people who like to dig | which plant lives in their shade and wind | in April with a full boot
segment: councils, schools and estates | what it costs over ten years | before the budget
when: A sentence said every spring and forgotten every autumn.
show: One bed in February and in August, with the hours between.
desire: high | In May. Sell in November by plan.
awareness: problem aware | They see it dying and blame themselves.
sophistication: novice | Sun, water, height, hours a month.
stance: A garden is work spread over years, and whoever plans the hours plans the beauty.
tension: It is wanted finished in May, and plants need three years.
pain: Bought in flower, dead by autumn | It said 'hardy'.
pain: Nobody told me about the work | Eight hours a week. I counted.
pain: He cut it all | It was going to bloom in June.
pain: Latin | I want the blue one.
wish: to sit in it
wish: something that survives them
wish: to know when to cut what
doubt: How much work is it? | Hours by month.
doubt: When will it look like that? | First, second, third summer.
doubt: Will it grow at our place? | Ask light, soil, wind; say when no.
rival: The discount garden centre | in bloom, cheap, doomed
rival: Gravel | swept
rival: Leaving it wild | insects vote for it
proof: The same bed over years | One point, one month.
proof: Plants standing outside | Grown in the weather they'll live in.
position: the hours | sell every bed with its yearly hours
position: the place | refuse plants to wrong gardens
no: show only June
no: sell hardy what isn't
no: hide poison
see: bare roots on sacking
see: string and canes over soil
see: seed heads in frost
see: a pot tapped out, roots white
see: a bench with a glove
cliche: deckchair on perfect lawn
cliche: hands with a seedling
colour: Leaf mould #4a3a2a | Sieved.
colour: Seed head #8d6c42 | January.
colour: Hellebore #5c3450 | In snow.
colour: Fern #5f7a45 | North wall.
colour: Label slate #3f464a | Chalked.
colour: Terracotta #b0694a | Limed.
say: hours, shade, year, cut back, wait, root, when, wrong place
avoid: green oasis, outdoor living, paradise, low-maintenance dream, green fingers
value: Right place | A plant isn't sold to where it dies.
value: Coming back | Year two has a date.
feel: Patience | Something's up.
feel: Pride | Neighbours stop.
feel: Rest | The tool leans on the wall.
moment: It died | A customer brings it back. | Show me the roots. See, they went round: drowned, then dried. Same plant, half the water, other corner; or this one, which forgives. | Did you water it? | The roots give evidence.
moment: A wish too large for the plot | Shade, dog, no time. | With dog and shade: three things, all dull in May and green in January. In four years you'll thank the dull ones. | We can design that! | Dullness is defended.
moment: Wrong season | June, a hedge. | Not in June: there are nests and it'd scorch. First week of [month]. I'll write you in; meanwhile only this branch. | We're booked. | Birds and heat explain it.
channel: Label | Sun, water, height, hours, dies if.
channel: Plan | Three summers drawn.
channel: Note in season | One job, this week.
chance: Hours on labels | Try with twenty plants. | One spring
chance: November planning | Sell the plan in the dead month. | One year
trend: Dry summers | What did well unwatered?
mood: damp, grey light, patient
form: a plan's circles | canes in a row
type: natural
arch: sage | it knows what dies where
arch: creator | it draws with years
theirs: innocent | they hope something grows

# utility
family: growing
terms: water utility, waterworks, water supply, utility, utilities, energy supplier, power station, power plant, hydropower, wind farm, biogas, district heating, waste management, recycling, recycling company, scrap yard, sewage, stadtwerke, wasserwerk, compañía de aguas, régie des eaux, acquedotto, waterbedrijf, telecom, internet provider, broadband, fibre network, grid operator, desalination, water filters
weak: water, pipes, meter, supply, tariff, outage, litres, households, pressure, bins, energy, network
people: households
is: utility
offer: supply
segment: households that think of it when it stops | whether someone knows already | with dripping hands
segment: firms that stand still without it | limits, notice, a name | at contracts and works
segment: councillors and neighbours | whether dues and works are fair | before a vote
when: Unnoticed for years, then urgent for hours.
show: What's happening now, street by street.
desire: very low | They want not to think.
awareness: unaware | Nobody knows where it comes from; one picture.
sophistication: novice | Litres and streets.
stance: What always works is invisible, so trust must be built on the ordinary days.
tension: Prices rise for pipes nobody sees.
pain: No water, no word | The shower stopped. The site said 'welcome'.
pain: The bill | Four pages, one number I understood.
pain: Dug up twice | They closed it in May and opened it in June.
pain: Press three | I pressed three.
wish: to know how long
wish: to know why it's dearer
wish: to drink it without a thought
doubt: Is it safe? | This month's values beside limits.
doubt: Why again a rise? | Pipes, metres, years.
doubt: When is it back? | Hour, honest range.
rival: Bottles | heavy, dear
rival: Own well, roof, battery | proud
rival: None | monopoly has to behave
proof: Minutes without supply a year | Publish.
proof: Values by district | Monthly, with limits.
position: the first to say it | announce faults before calls
position: the readable bill | three numbers on top
no: show children drinking as proof
no: celebrate itself with dues
no: use waves and drops
see: a valve in a pit, open
see: a pipe cut through, old lime
see: a lab shelf, dated bottles
see: a street sign and a trench
see: a meter in a cellar
cliche: water drop with a leaf
cliche: hands under a pure stream
colour: Cast pipe #3b4046 | From below the street.
colour: Valve blue #2e649a | Handwheel.
colour: Lime #e9e6da | Inside.
colour: Trench clay #a2714e | Opened.
colour: Safety yellow #e6c02a | Barrier.
colour: Night tap #a8bec7 | In a glass.
say: street, hour, back, litre, pipe, metre, value, since
avoid: lifeline, sustainable future, your reliable partner, innovative energy
value: First word | A fault is published before it's fixed.
value: Open values | Each district sees its own.
feel: Indifference, earned | Tap, glass, no thought.
feel: Trust | It came at the hour they said.
feel: Fairness | The metre price explained it.
moment: A burst | Evening. | Burst in [street], [time]. Off for [streets] until about [time]; a tanker stands at [place]. Next note at [time]. First water may be brown: run it. | We apologise for the inconvenience. | Streets, hours, brown water.
moment: Dearer | Yearly letter. | From [date] [sum] more a month for a flat of two. It goes into [metres] of pipe from [year]; this is the map. | Due to rising costs. | A map of the money.
moment: Scare | A rumour about water. | We measured at [time] at [places]: [value], limit [value]. You can drink it. Next at [time]. | There's no cause for concern. | Values, not soothing.
channel: Fault page | Streets, hours, next note.
channel: Bill | Three numbers, then the rest.
channel: Trench sign | Why, until, whom to ring.
chance: The three-number bill | Test on one district. | Six months
chance: Open pit day | Lift a lid; invite the street. | Three months
trend: Drought | Which hour of which day was closest to the limit?
mood: below street level, torch, plain
form: a pipe's ring | network map
type: tech
arch: ruler | a tap obeys
arch: caregiver | nobody notices, and that's the aim
theirs: regular guy | they just want it to run
`;
