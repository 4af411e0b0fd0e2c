/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const FOOD = `
# food
family: food
people: people who eat it
terms: food, dish, meal, eat, ingredient, recipe, flavour, taste, edible, snack, sauce, pickle, spice, oil, drink, juice, syrup, pasta, noodle, dumpling, soup, fish, mushroom, egg, flour, kitchen, preserve, ferment, cook, smoke
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
colour: raw linen #f3ecdf
colour: char #2b2622
colour: leaf #40573a
colour: rust #a4492b
colour: mustard #c8962e
colour: clay #8d5a3f
say: made, season, batch, taste, fresh, kitchen, plate, enough
avoid: artisan, gourmet, curated, indulge, superfood
value: Plainness | The list of ingredients is printed as large as the name.
value: Appetite | No picture is published that does not make the person who chose it hungry.
feel: Appetite | The lid comes off and the smell arrives before the first bite.
feel: Trust | Somebody reads the list of ingredients and knows every word.
moment: An ingredient runs out | A regular asks for what is not there this week. | We have none this week: the harvest came late. It should be back in [month]; until then, try [alternative] in the same dish. | Unfortunately this product is currently unavailable. | It says why, when, and what to eat tonight.
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
terms: bakery, baker, bakehouse, bread, sourdough, loaf, loaves, patisserie, bagel, bagels, croissants, bäckerei, backstube, panadería, panaderia, boulangerie, panificio, padaria, bakkerij, pain au levain
weak: bake, dough, flour, crust, crumb, pastry, pastries, oven, rye, rolls, starter, focaccia, flatbread, buns
people: customers
is: bakery
offer: bread
segment: regulars who buy bread on the way to or from something | which loaf, and whether it is worth the second queue of the morning | two or three times a week, in the same quarter of an hour
segment: people who cook for others at the weekend | what bread goes under the meal they have planned | on Friday evening or Saturday before ten
segment: cafés and kitchens that serve bread they cannot bake | one supplier whose loaf looks the same every morning | after a supplier has failed them twice
when: A small purchase made half asleep, repeated until it becomes a habit or stops being one.
show: Name one loaf and the hour at which it can be had. The rest of the counter sells itself to whoever is standing there.
desire: high | The appetite is there already; write about the hour and the loaf and leave hunger alone.
awareness: product aware | They know bread; tell them what this one is like on the second day.
sophistication: intermediate | Sourdough no longer needs explaining. Crumb, salt and bake still do, in one line each.
stance: Bread is one of the last foods people buy within sight of whoever made it, and a bakery that behaves like a shelf throws that away.
tension: People want bread at six in the evening and bread baked at four in the morning, and every bakery has to choose whom to disappoint.
pain: Good today, sponge tomorrow | By Wednesday I'm toasting it so that nobody notices.
pain: Warm isn't fresh | It came out of that glass oven by the door, and it came into the shop on a pallet.
pain: The empty shelf | I finish work at five; all I've ever had from there is the smell.
pain: The sweet half took over | I came for rye and there were nine kinds of bun.
pain: Nobody behind the counter knows | I asked what was in it and was handed a laminated card.
wish: to have one loaf settled and never think about it again
wish: to know what will be left at the hour they can come
wish: to put bread on a table and have somebody ask where it is from
doubt: Isn't it a lot for a loaf? | Compare by the slice on day three, when the cheap one is already in the bin.
doubt: The crust looks burnt. | Explain dark bake in a sentence and keep a paler one within reach.
doubt: I can't eat much wheat. | List flours and fermentation exactly; leave digestion to the customer and the doctor.
doubt: Will you have any when I get there? | Say what can be put aside and until when.
rival: The bake-off station in the supermarket | open late and always warm; it cannot say who shaped anything
rival: The neighbour with a starter in the fridge | proud, cheap, and glad of a good loaf when theirs has failed
rival: Going without | toast, crispbread and rice wait quietly in every cupboard
proof: A loaf cut open, uneven holes and all | show the crumb at the size of a hand, unretouched
proof: The list of ingredients | short enough to be painted on the wall beside the price
proof: An empty shelf with the time on it | post the hour at which each kind was gone
position: The daily loaf | everything decorative moves back, and the plain bread is talked about as others talk about cake
position: The baker one can ask | names and hours of whoever baked stand where the bread is sold
no: photograph a loaf that was not baked that morning
no: claim that a bread is healthier than another
no: put the word fresh on anything that was frozen
see: a loaf pulled apart, steam still visible, against dark cloth
see: the oven mouth at the moment the peel goes in
see: a bench scraper and the smear of dough it left
see: proofing baskets stacked with their flour rings
see: the same shelf at opening and at closing
see: a heel of bread on a breakfast table, third day
cliche: ears of wheat tied with raffia
cliche: a rolling pin in drifting flour
cliche: loaves in a wicker basket on gingham
colour: Flour #f4ecdc | what lies on every surface before anything else does
colour: Dark crust #5a3218 | where the bake stops just before bitter
colour: Oven soot #28211d | the brick round the door
colour: Cultured butter #e3b94f | the one thing a slice asks for
colour: Rye #8a6b4a | the dull brown of the wholemeal
colour: Ember #b4481f | the light inside at four in the morning
say: loaf, crust, crumb, bake, slice, heel, this morning, sold out, salt
avoid: artisan, oven-fresh, baked with love, crafted, wholesome goodness
value: Daily repetition | The same loaf is judged every morning by whoever baked it, before the first customer does.
value: Honest ends | What is left at closing is named and given a use in public.
value: Short lists | An ingredient nobody in the shop can explain does not come in.
feel: Anticipation | The crust ticks while it cools in the bag on the way home.
feel: Belonging | Somebody reaches for the usual before it has been asked for.
feel: Small pride | Guests mop the plate and say nothing for a moment.
moment: Sold out | A customer arrives for the loaf they crossed town for. | That one's gone; it usually goes by [time]. The [other loaf] keeps just as well, and I can tell you which days are calmer. | Unfortunately we are out of stock. | A time and an alternative turn a wasted trip into next week's plan.
moment: The bake went wrong | Half the batch came out flat. | Today's [loaf] didn't rise as it should. It tastes right and looks like a cushion; ask for a piece before you decide. | Due to technical issues our range is limited today. | Saying it first makes every other loaf more believable.
moment: A child points at a cake | The parent wanted bread only. | One [roll] has no sugar in it at all, if that helps; it's the round one. | Treat the little one! | It sides with the parent without scolding the child.
channel: Counter and board | chalk, five words a line, price beside the name
channel: Picture feed | one loaf, one fact, posted before eight or not at all
channel: Notes to cafés | weights, hours, how long it keeps, who to ring when it has not come
chance: A loaf with a name in advance | Test with twenty regulars whether putting bread aside changes how much is baked at night. | Two months
chance: The third-day use | Put one way to finish an old loaf on the bag and watch which bread grows. | One season
chance: Bread where people already sit | Ask three nearby kitchens what their guests say about the bread they serve now. | Three months
trend: Smaller households | Are half loaves asked for more often than a year ago, and at what time of day?
trend: Prices of grain and power | Which loaf has changed price most, and did anybody stop buying it?
mood: low side light, crumbs left lying, steam rather than sunshine
form: The slash of a blade across a curve | flour rings from a proofing basket, repeated
type: natural
arch: creator | what is sold was made last night by people who can be pointed at
arch: regular guy | it is bought in slippers and judged by everybody alike
theirs: regular guy | they want a good thing without having to become experts in it

# confectioner
family: food
terms: confectioner, confectionery, chocolatier, chocolate, chocolates, ice cream, gelato, gelateria, ice cream parlour, glacier, glaces, sorbet, cakes, cake maker, wedding cakes, pralines, konditorei, eisdiele, heladería, heladeria, chocolaterie, gelataio, confeitaria, ijssalon, sweets, patissier, macarons, nougat, candy
weak: sugar, cocoa, cream, flavour, flavours, parfums, dessert, desserts, caramel, vanilla, cone, scoop, icing, ganache, truffles
people: customers
is: confectioner
offer: sweets
segment: people out walking who have just decided to stop | one cone, cup or piece, chosen while others wait | in the half hour after they saw it
segment: hosts and givers with a date ahead | what to bring that will be opened at once | a day or two before, with the recipient in mind
when: Nobody needs it. It is bought on impulse, or for a day somebody will remember.
show: Show one flavour cut through or melting, and name it in two words.
desire: high | The wish is instant, so answer the only question left: which one?
awareness: most aware | They came for it; list today's flavours before anything about the house.
sophistication: beginner | Everybody has a favourite and few have words for it, so describe taste by what it is like.
stance: Pleasure that lasts three minutes is judged harshly, and that is a good reason for making less of it and making it better.
tension: Children decide by colour and adults by memory; a maker has to win both across the same glass.
pain: It all tastes of sugar | I could have closed my eyes and not known which one I'd picked.
pain: A gift that says airport | You can tell from the ribbon that there are four hundred of them.
pain: Green that never met a pistachio | It glowed. I should have known.
pain: Twenty-eight tubs and no idea | The queue pushed, I pointed, I got the wrong one.
wish: to taste the thing the name says
wish: to hand over something the other person will open straight away
wish: to have a reason for a detour
doubt: Why so few flavours? | Tell when each comes and goes; a short list is easy to defend with a calendar.
doubt: Will it survive the trip home? | Give minutes and temperatures, and what to do in the first hour.
doubt: What about allergies? | Answer exactly, for each kind, in writing, before being asked.
rival: The freezer chest in the supermarket | a tub for the price of two scoops, eaten in front of a series
rival: The famous brand with the gold box | recognised by the recipient; opened by nobody in a hurry
rival: Having nothing sweet today | a resolution, renewed each Monday
proof: The raw thing beside the finished one | a split bean, a halved fruit, a bowl of nuts next to the spoon
proof: Flavours that disappear | dates on which each comes in and goes out, kept for years
position: The taste that can be named blind | every flavour has to pass with closed eyes, and the weak ones are dropped
position: The occasion | ordering ahead, dates and pick-up times are handled better than anyone expects of a sweet shop
no: use a colour that the ingredient does not have
no: promise that sweets do somebody good
no: show children with smeared faces as a selling point
see: a spatula pulling a ribbon from the tub
see: a truffle halved with a warm knife
see: fruit stones, husks and shells left after the work
see: a cone at the second bite, held by somebody looking elsewhere
see: trays setting on marble with the maker's thumbprint at the rim
cliche: pastel swirls on a pink wall
cliche: chocolate splashing upwards
colour: Cold cream #f6efe3 | the base before any flavour is in it
colour: Bitter cocoa #3c231a | the bean after roasting
colour: Burnt sugar #a85a1e | a second before it is too late
colour: Raspberry #a5274a | pulp with the seeds in
colour: Pistachio #9aa165 | the dull green of real ones
colour: Steel scoop #8c959a | the tool in the water well
say: today, cut, melt, scoop, bitter, set, one more, to take home
avoid: indulge, sinful, decadent, guilt-free, heavenly
value: Restraint with sugar | Sweetness is lowered until the ingredient can be heard, and no further.
value: Endings | A flavour leaves the list when its fruit does, however often it is asked for.
feel: Glee | The first lick happens before the change is back in the pocket.
feel: Recognition | One mouthful returns a kitchen from childhood.
feel: Delight in giving | The lid is lifted and the talking stops.
moment: A favourite is gone | The season ended last week. | [Flavour] ended on [date], when the fruit did. If you liked that, taste the [other]: same sharpness, more body. | That product is no longer available. | The calendar is the reason, and a spoon follows.
moment: An order too late | Somebody wants a cake for tomorrow. | For tomorrow I can't make that one well. I can tell you what I could have ready, and what would need until [day]. | Sorry, we need five working days. | The refusal protects the cake and still leaves a birthday.
moment: Too sweet | A guest leaves half. | Thank you for telling me. [This one] is made with far less sugar; have a taste before you write us off. | Most people love it. | It takes the palate seriously.
channel: Glass and labels | name first, main ingredient second, what it contains in full behind
channel: Picture feed | one flavour on its first day, and one line on its last
chance: A calendar people keep | Print the year's flavours with dates and see who comes back for one. | One year
chance: The small box | Test a box of four against the large one at the counter for six weeks. | Two months
trend: Less sugar, fewer dairy products | Which of the plant-based kinds are bought by people who could have had the other?
mood: cold light, wet shine, close enough to see the grain
form: A scoop's half-round | drips cut off by a straight edge
type: bold
arch: lover | it is chosen with the eyes and remembered by the tongue
arch: innocent | even adults buy it as the child they were
theirs: innocent | they want a small joy without a lecture

# roastery
family: food
terms: coffee roaster, coffee roastery, roastery, coffee roasters, coffee beans, roast coffee, rösterei, kaffeerösterei, tostadores, torréfacteur, torrefaction, torrefazione, torrefação, koffiebranderij, coffee company, coffee brand, coffee subscription, green coffee
weak: coffee, beans, roast, roasting, espresso, filter, origin, grind, brew, cupping, arabica, robusta, blend, decaf
people: coffee drinkers
is: coffee roaster
offer: coffee
segment: people who drink two cups at home before they speak to anyone | which bag replaces the one that is nearly empty | with three days of beans left
segment: cafés, offices and hotels that pour a lot of it | beans, machine settings and somebody who comes when it tastes wrong | when a contract ends or a barista complains
when: A supply that runs out, usually noticed on the morning it has.
show: Say what it tastes like in words used for food at home, and what to brew it in.
desire: high | The habit is daily; the only thing to move is the bag it comes from.
awareness: product aware | They have tried several; one honest comparison does more than five origins.
sophistication: advanced | Half know more than the label and half are tired of it, so keep figures small and taste large.
stance: Coffee has been described so finely that most drinkers stopped reading, and a roaster can win them by saying less.
tension: Farmers are paid for distinction and drinkers pay for sameness, so a roaster spends the year hiding the difference or explaining it.
pain: Notes nobody can taste | It said apricot and jasmine. It tasted of coffee and of being stupid.
pain: Good in the shop, sour at home | Same beans, my kitchen, and nothing like it.
pain: The bag that sat | It was roasted when? There's a date for best before and none for that.
pain: The word direct | Everybody buys directly from farmers now. From which ones?
wish: to have one coffee that works on a bad machine
wish: to be told how to fix a cup and not which course to take
wish: to run out never
doubt: Can I get that cup with my kettle? | Give one recipe in grams and minutes for the plainest equipment.
doubt: Is dark roast frowned upon here? | Say who likes it and how it is drunk, without a wink.
doubt: What do the growers get of it? | State what is known per kilo, and what is not known.
rival: The capsule | one button and no opinion
rival: The supermarket's vacuum brick | half the price and the same every year since childhood
rival: A newer roaster with a better label | curious drinkers drift, and drift on
proof: Roast dates | printed large, on the front, by hand if need be
proof: A cup beside a cup | let visitors taste two without being told which is dearer
proof: Purchase figures | price per kilo for green coffee, by lot, with the year
position: Coffee for kitchens, not for competitions | recipes for cheap kettles come first and scores disappear
position: The accountable bag | each lot can be followed back as far as the papers go and no further
no: list aromas that three people in a row cannot taste
no: show farmers as decoration
no: call a competitor's coffee burnt
see: beans dropping into the cooling tray, paddle blurred
see: a tasting spoon and the ring it leaves on the table
see: green coffee in an open sack, a hand for scale
see: a kitchen at half past six, kettle and one cup
see: the chaff that is swept up every evening
cliche: beans spilled on burlap
cliche: steam curling into a heart
colour: Green bean #8d9474 | the raw grey-green before the drum
colour: First crack #8a5a33 | where most of them are stopped
colour: Drum black #221c1a | the iron itself
colour: Kraft #c9aa7c | the unprinted bag
colour: Crema #c08a4b | what stays at the rim
colour: Cherry skin #8f2a2c | the fruit that nobody sees
say: roast date, grams, cup, bitter, round, brew, kilo, morning
avoid: notes of, third wave, ethically sourced, single-origin excellence, elevate your cup
value: Repeatability | The same bag is brewed on the same cheap machine every week, and the result is written down.
value: Plain arithmetic | Whoever asks what a kilo cost at the farm gets a figure or an honest gap.
feel: Wakefulness | The second sip, when the kitchen comes into focus.
feel: Competence | A sour cup turns sweet after one click of the grinder.
feel: Loyalty | The empty bag is kept to remember its name.
moment: It tastes sour at home | A customer writes after the first bag. | Grind one step finer and pour more slowly; if it's still sharp, send me your grams and minutes and I'll work it out with you. | Our coffees have a bright acidity profile. | It changes the cup instead of the customer.
moment: A lot has run out | The favourite will not return until next harvest. | The last of [lot] went out this week. It comes back after the harvest, if the harvest is good. Closest to it now is [other]: rounder, less fruit. | We've moved on to exciting new coffees. | The loss is admitted and a neighbour named.
moment: A café wants a lower price | A buyer compares offers. | I can come down by using [other bean]; the cup gets flatter and your guests with milk won't notice. Taste both and decide. | Our prices reflect our quality. | The buyer chooses between two cups, and nobody is lectured.
channel: Bag | roast date, taste in three words, one recipe
channel: Email before the bag is empty | one question, one link, nothing about journeys
channel: Cupping table | say nothing until everybody has tasted
chance: The recipe on the machine | A sticker with grams and minutes for each office kitchen; count the complaints before and after. | Two months
chance: The dull coffee | Offer one deliberately plain bag and see who buys it twice. | Three months
trend: Green coffee prices | How far can a bag rise before regulars change the roast and not the roaster?
trend: Superautomatic machines at home | Which share of buyers grind with a machine that cannot be adjusted?
mood: early, brown and grey, one warm spot
form: A circle seen from above, three quarters full | the grid of sample trays
type: modern
arch: sage | it knows what happened in the drum and can say it shortly
arch: regular guy | a daily cup forgives anything but airs
theirs: explorer | they like to change bags and hate to be lost

# brewery
family: food
terms: brewery, brewer, brewing company, craft beer, beer, beers, cider, cidery, brauerei, cervecería, cerveceria, brasserie artisanale, birrificio, cervejaria, brouwerij, microbrewery, taproom, mead, kombucha, ale, lager, stout, ipa
weak: brew, hops, malt, barley, keg, kegs, pint, pints, can, cans, yeast, ferment, cask, bottle, draught
people: drinkers
is: brewery
offer: beer
segment: people who order by style and stay for two | which of the taps they have not regretted before | standing at a bar with friends talking
segment: landlords and buyers of bottle shops | what will move from the tap without explanation | when a line frees up
when: Chosen in a few seconds, among friends, from a list longer than anyone wants to read.
show: Style, strength and one word of taste, in that order, legible from three metres.
desire: high | The evening has been decided on; only the glass is open.
awareness: solution aware | They know the style they like and will try a neighbour of it.
sophistication: advanced | Regulars know hops by name and their friends do not; put the code small and the flavour big.
stance: Most labels shout from the fridge, and a quiet glass that gets ordered twice is worth more than any of them.
tension: Novelty brings the curious in on Thursday, and the plain one pays the wages all week.
pain: Forty taps of the same hops | Everything smelled of grapefruit and nothing tasted of beer.
pain: A can bought for its drawing | Lovely picture. I poured most of it on the tomatoes.
pain: Strength in the small print | Two of those and I'd missed the last train.
pain: Flat by the time it is mine | First glass from a new line every time I go.
wish: to have a second one that is as good
wish: to bring something to a party that nobody leaves in the fridge
wish: to know what they are in for before the first sip
doubt: I don't like craft beer. | Pour the plainest without a word and wait.
doubt: Is it very strong? | Figures beside the name, on every board.
doubt: Does it keep? | Say which get better, which do not, and by when.
rival: The big lager | cold, cheap, and nobody has to talk about it
rival: Wine, mixed drinks and none at all | half the table orders something else now
rival: Last month's sensation | a can that people queue for until the next
proof: A clean glass | the ring of foam left by each sip, photographed
proof: The tap that never changes | a beer that has kept its place for years says more than medals
position: The second pint | strength and sweetness are lowered until people want another
position: The local tap | talk about the bars that pour it and say less about the vats
no: encourage anyone to drink more or faster
no: use cartoon figures that appeal to children
no: hint that drinking makes people braver or better loved
see: foam settling, light from behind
see: wet malt being shovelled out, steam round the boots
see: the hose, the gauge and the chalk marks on a tank
see: glasses at three different levels on one table
see: a cask or crate being rolled through a door
cliche: hop cones in cupped hands
cliche: bearded men with folded arms
colour: Pale malt #e0bd6e | the grain before the mill
colour: Foam #f5f0e4 | what should stay
colour: Roasted barley #2d1f18 | the darkest grain in the store
colour: Hop leaf #6f7f3f | dry, dusty green
colour: Copper kettle #a8623a | still the colour of the trade
colour: Cellar #2b3438 | wet concrete under a lamp
say: pour, pint, dry, bitter, clean, cask, round, strength
avoid: craft, juicy, crushable, liquid art, handcrafted with passion
value: Cleanliness | Lines, glasses and tanks are talked about as proudly as recipes.
value: Drinkability | A recipe is changed when testers leave the last third.
feel: Ease | Shoulders drop at the first swallow.
feel: Fellowship | A round arrives and the argument stops.
feel: Curiosity | Somebody says: what's yours, let me try.
moment: A bad batch | A drinker sends one back. | Thank you for bringing it back. Tell me where and when it was poured; it may be the line and it may be us, and I'd like to know which. | That's how this style tastes. | It asks instead of defending.
moment: The favourite is gone for the season | Regulars complain at the bar. | [Beer] is finished until [month]; it needs cold weather. The nearest thing on tonight is number [n], a bit drier. | It's a limited edition, so be quick next time! | It gives a reason, a month and something to drink.
moment: Somebody drives | A guest asks for the lightest. | [Beer] is the lightest, at [strength]. The one without is next to it and comes in the same glass. | One won't hurt. | Same glass, same respect.
channel: Tap board | five words a line, strength beside the price
channel: Label | front for across the room, back for the hand
channel: Letters to landlords | how it pours, how long it keeps, who fixes the line
chance: The plain one, forward | For three months photograph only the everyday beer and watch the orders. | Three months
chance: Small glasses | Test a flight at quiet hours and see which beer is then ordered large. | Six weeks
trend: Low and no alcohol | What share of rounds now include one glass without?
trend: Fewer lines for small brewers | Which of the present accounts are tied from next year?
mood: cellar-cool, backlit, wet
form: Concentric rings as left on a bar top | stacked crates in rows
type: bold
arch: regular guy | a round makes everybody equal
arch: jester | the trade forgives a joke as long as the beer is serious
theirs: regular guy | company matters to them more than connoisseurship

# winery
family: food
terms: winery, winemaker, wine estate, vineyard, vineyards, wine grower, distillery, distiller, gin, whisky, whiskey, rum, spirits, schnapps, brandy, grappa, mezcal, tequila, vermouth, liqueur, weingut, winzer, bodega, domaine viticole, vigneron, cantina, vinícola, wijngaard, brennerei, destilería, distillerie, distilleria, sparkling wine, natural wine
weak: wine, grapes, vintage, barrel, barrels, cellar, still, harvest, bottle, vines, botanicals, aged, tasting room
people: drinkers
is: winery or distillery
offer: bottles
segment: people who need a bottle for a table they will sit at themselves | which one goes with what is cooked, at what they meant to spend | an hour or a day before
segment: givers who want to look as if they knew | a bottle with one sentence to say when handing it over | before birthdays, thanks and winter holidays
segment: restaurants and merchants building a list | a maker who can deliver the same standard in two years | in the slack weeks before a new list
when: A bottle is chosen from a wall of them, in less than a minute, mostly by people who feel unqualified.
show: What to eat with it or how to pour it comes first; the place it is from may be large on the label and short in the text.
desire: medium | Any bottle will do for most tables; give one dish, one evening, one reason.
awareness: solution aware | They know the grape or the spirit, so begin at the difference within it.
sophistication: intermediate | Half pretend. Write so that nobody has to.
stance: The trade talks to its own experts, and whoever explains a bottle in one line to the other nine tenths has the field almost alone.
tension: Weather writes every vintage and buyers want the one they liked; the maker defends difference to people who asked for sameness.
pain: The wall | Two hundred labels with a tower on them, and somebody waiting in the car.
pain: Being caught out | The waiter looked at me as if I'd ordered ketchup.
pain: A present that stands for years | Nobody dared to open it because nobody knew what for.
pain: Words from another planet | Cigar box, wet stone. I wanted to know if it's dry.
wish: to choose right in front of people who might know better
wish: to have a bottle with a story short enough to tell
wish: to remember its name the next day
doubt: Will I like it? | Three words, one dish, and what it resembles.
doubt: Is the price in the bottle or on the label? | Name the step that costs: yield, years, hand or loss.
doubt: How long can it stay open? | Days, in the cold or out of it, printed on the back.
rival: The big label at the till | safe, discounted and known to the in-laws
rival: Other small estates with the same view | as earnest and as hard to pronounce
rival: Beer, or nothing | easier, and growing
proof: One open bottle | tasting settles what prose has only suggested
proof: A list of places where it is poured | restaurants are believed more than medals
proof: Yield, years and number of bottles | figures that a visitor could check in the cellar
position: The one that is easy to say yes to | plain words, one dish for each bottle, no test of knowledge
position: The year as it was | each vintage gets an honest paragraph, hail included
no: promise effects on health or mood
no: tell a grandfather's tale that papers do not bear out
no: show people drinking before or while driving
see: pruned vines or raw grain in the flat light of winter
see: a hand on the valve, liquid at the height of the eyes
see: a stained table after a tasting
see: the label held against a window
see: a half bottle beside plates that have been eaten from
cliche: sunset over rows of vines
cliche: a sniffing nose over a balloon glass
colour: Must #6a1f3a | the juice on the first day
colour: Old oak #7a5634 | a stave, planed
colour: Label paper #f2ebdb | uncoated, slightly yellow
colour: Copper still #a9653a | hammered and dulled by heat
colour: Lees #c9b98f | what settles at the bottom
colour: Night cellar #1f1b20 | stone without a lamp
say: dry, open, pour, year, with, keep, glass, table
avoid: terroir-driven, exquisite, small-batch, notes of, passion in a bottle
value: Candour about the year | Poor vintages are described in the same type size as good ones.
value: Hospitality | Nobody is corrected at the tasting table.
feel: Assurance | The first sip at their own table, and the guests reach for more.
feel: Pride | Saying where it comes from without having learnt it by heart.
feel: Patience rewarded | A cork drawn years after it was put away.
moment: A beginner at the tasting | They apologise for knowing nothing. | Good, then you'll notice more. Tell me what you last liked to drink, coffee counts, and I'll start there. | Let me explain our philosophy. | It removes the exam.
moment: A bottle is faulty | A customer writes that it smelled of cellar. | That sounds like a corked one; it happens and it isn't you. Please keep it and tell me where you bought it, and we'll see it put right with them. | Taste is subjective. | It believes the nose of the customer.
moment: Another vintage | A buyer wants last year's. | Last year is sold. This one had [weather]: leaner, a little sharper, better with food. Taste it beside the old before you order. | Every vintage is unique! | The comparison replaces the slogan.
channel: Back label | taste, dish, how long it stays open; the legend elsewhere
channel: Letter to the list | once a season, weather first, bottles second
channel: Restaurant sheet | price per glass, what it replaces, what to say at the table
chance: One dish per bottle | Print it, then ask merchants which bottle needed less talking. | Six months
chance: The forgotten present | Offer advice to people with a bottle they never opened, and learn what stops them. | Two months
trend: Smaller quantities | Are halves and single glasses growing among the people who used to buy a case?
trend: Weather | What in the last five harvests will change what can be made here?
mood: cool stone, one beam of light, stains allowed
form: A shoulder line as of a bottle | rows narrowing to a point
type: calm
arch: lover | it exists for a table and two glasses
arch: sage | years of waiting can be told without boasting
theirs: ruler | they wish to choose well in front of others

# dairy
family: food
terms: dairy, creamery, cheesemaker, cheese, cheeses, fromagerie, käserei, molkerei, quesería, queseria, caseificio, queijaria, kaasmakerij, zuivel, yoghurt, yogurt, butter maker, milk, kefir, mozzarella, laiterie
weak: cows, goats, herd, curd, rind, cream, whey, butter, raw milk, pasteurised, ripened
people: customers
is: dairy
offer: cheese and milk
segment: households that taste the difference and shop for it weekly | what goes on bread and what may smell in the fridge | at a market or counter, before the weekend
segment: cheese counters and kitchens | a maker whose wheel is ripe on the day it arrives | when a board has become dull
when: A habit with a strong loyalty, broken only when the maker changes or the price does.
show: Cut it. The paste, the rind and the knife say more than the meadow.
desire: medium | Milk is bought by reflex; give people a reason to taste it plain.
awareness: product aware | They know the category, so tell them the age and how it eats today.
sophistication: intermediate | Young or old, mild or strong is the scale people think in.
stance: Milk changes with the grass, and a dairy that explains the change owns what a factory has to remove.
tension: Hygiene asks for uniformity and flavour comes from what is not uniform; the dairy answers to both.
pain: Plastic slices with a farm on them | There's a cow on the front and I couldn't tell it from eraser.
pain: The strong one nobody touched | I bought it to look brave and it ran the fridge for a week.
pain: Too young, too old | It was perfect on Monday and chalk when I wanted it.
pain: What does milk really earn them? | Cheaper than water. Somebody's paying for that.
wish: to know when to eat it
wish: to give the children milk that tastes of something
wish: to ask without feeling ignorant at the counter
doubt: Is raw milk safe for us? | State how it is tested, who should not eat it, and who can advise.
doubt: Can I eat the rind? | Yes or no, on the paper it is wrapped in.
doubt: Why does it taste different this week? | Grass, hay or weather, in one line.
rival: The supermarket block | the same every day, which is exactly what some want
rival: Imported names | the board looks complete with them and would feel bare without
rival: Plant drinks | a growing shelf with its own reasons
proof: A tasting knife | a sliver handed over before the question
proof: The date of the make | pressed or written on each wheel
position: The cheese that tells its day | sell by ripeness and week, and teach three words for it
position: Milk as a food | talk about the glass, the porridge and the coffee before the cheese board
no: show cows on a pasture they do not see
no: claim that milk cures or prevents anything
no: mock people who don't drink it
see: curd between fingers, breaking
see: wheels on boards, from the end of the rack
see: the knife stuck upright in a half
see: breath of animals on a cold morning
see: wrapped cheese with handwriting on the paper
cliche: milk splash in the shape of a crown
cliche: a milkmaid
colour: Whole milk #f6f1e4 | slightly warmer than white
colour: Grass butter #ecd27a | late spring
colour: Washed rind #c77b3f | after weeks of brine
colour: Blue vein #4d6373 | a cut across the paste
colour: Cave stone #77726a | where it ripens
colour: Clover #55733f | what it was three days ago
say: make, rind, ripe, cut, week, hay, grass, cool, strong
avoid: creamy goodness, farm-fresh, lovingly, nature's best, delicious range
value: Season | The change from hay to grass is announced like a new product.
value: Cleanliness | Floors, boots and test results are shown without being asked.
feel: Trust | A child drinks the glass and asks for another.
feel: Nerve | The strong one is tried, and liked.
feel: Contentment | Bread, knife, nothing else needed.
moment: It smells | A customer returns a washed rind. | It's meant to smell like that and it's at its strongest now. Wrap it in paper, not film. If it's simply not yours, start with [milder]; I'll cut you a taste. | It's a natural product. | It explains and offers the smaller step.
moment: None left of the old one | A board is planned. | The [age] is finished; it can't be hurried. For your board I'd take [other], cut from the middle, out of the fridge an hour before. | We're out of that SKU. | Help with the board matters more than the stock.
moment: A farmer's question about price | A visitor asks what the milk brings. | I can tell you how a price is made up: feed, work, transport, shop. Where our share lies I'll show you on paper. | Prices are set by the market. | It treats curiosity as respect.
channel: Counter paper | name, week, eat by, rind yes or no
channel: Market stall | one sliver, one sentence, then silence
chance: Sold by ripeness | Mark each piece with the best three days and count what comes back. | Two months
chance: Milk in the café | Ask which two cafés would name the dairy on their board. | Three months
trend: Fewer dairy drinkers, keener ones | Which products grow although the category shrinks?
mood: cold, white, wet stone
form: A wedge | the weave of cheesecloth
type: natural
arch: innocent | milk is the plainest thing there is to be honest about
arch: caregiver | it feeds children first
theirs: caregiver | they buy it for the table and not for themselves

# butcher
family: food
terms: butcher, butchery, butcher's shop, charcuterie, sausage, sausages, metzgerei, metzger, fleischerei, carnicería, carniceria, boucherie, macelleria, salumeria, açougue, slagerij, slager, salami, ham, cured meat, meat shop, abattoir
weak: meat, beef, pork, lamb, cuts, carcass, offal, bacon, nose to tail, joint, joints, mince, smoked, dry aged
people: customers
is: butcher's shop
offer: meat
segment: people who cook meat seldom and want it right | which cut, how much, how long | before a weekend or a feast
segment: kitchens that live on consistent cuts | a butcher who trims as agreed and answers before service | when a delivery has let them down
when: Planned around one meal, with the fear of ruining something that cost a life and a fair amount.
show: Show the cut raw with its name and the method that suits it.
desire: medium | Appetite is mixed with conscience now; take both seriously.
awareness: solution aware | They know steak; tell them the piece beside it.
sophistication: beginner | Few can name five cuts. Draw them.
stance: Whoever eats less meat wants to know more about it, and nobody can tell them but the person with the knife.
tension: Everybody wants the fillet and an animal has very little of it; the craft is in selling the rest with pride.
pain: I only know three cuts | I ask for mince because I can pronounce it.
pain: It shrank to nothing in the pan | Half of what I paid for turned into water.
pain: Looking for somebody to ask | There's a bell at the meat counter. Nobody comes.
pain: Not wanting to think about it | The tray has a green sticker; I hope it means something.
wish: to be told how much for six, and be right
wish: to eat less of it and enjoy it more
wish: to know where the animal stood
doubt: Isn't that cut tough? | Give hours and temperature; toughness is a matter of the clock.
doubt: Where is it from? | Farm and day, or say that it is not known.
doubt: Can I freeze it? | Yes or no, how, how long.
rival: The chilled tray | quick, silent, and cut by a machine somewhere
rival: The plant-based shelf | clears the conscience and rarely the appetite
rival: The restaurant | somebody else takes the risk
proof: The knife at work in view | trimming done in front of the customer
proof: A board with farm and date | changed with each delivery
position: The whole animal | unpopular cuts get the best place in the window and a recipe
position: The cook's adviser | no piece leaves without minutes and temperature
no: picture living animals beside meat for charm
no: make jokes about people who eat none
no: claim welfare that cannot be documented
see: hands tying a joint, string taut
see: the block, scraped at the end of the day
see: fat and grain of one raw cut, side light
see: paper folded round a parcel
see: the pot four hours later
cliche: cartoon pigs in aprons
cliche: flames round a steak
colour: Fresh cut #9e2f33 | raw lean
colour: Suet #f1e6d3 | clean fat
colour: Block maple #c39a6b | scrubbed end grain
colour: Steel #7f8a90 | the hook rail
colour: Bay leaf #5f6b42 | the cure
colour: Smoke #4a403b | the inside of the chamber
say: cut, hang, tie, slow, thickness, enough for, bone, rest it
avoid: succulent, premium meats, farm to fork, mouth-watering, carnivore
value: Use of everything | There is a price and a recipe for each part.
value: Straight answers | Origin is given as far as it is known and not a field further.
feel: Confidence | The thermometer shows what the butcher said it would.
feel: Respect | A plate is finished because everybody knows what it was.
feel: Thrift | Two meals and a stock from one piece.
moment: The wanted cut is gone | It is Saturday noon. | Fillet's gone. For what you're cooking take [cut]: same tenderness if you stop at [temperature]. I'll write it on the paper. | Sold out, sorry. | The dinner is saved with a pencil.
moment: A hesitant vegetarian buying for others | They say so. | Then I'll keep it simple: how many eat, how many are hungry? The rest is on this slip. | Shame, you're missing out! | It asks for numbers and leaves convictions alone.
moment: It came out tough | A customer rings on Sunday. | How long and how hot? Put it back, covered, for [time]; it isn't lost. And next time ask for me. | It was fine when it left the shop. | The meal is rescued before blame is sorted.
channel: Counter card | cut, method, minutes, how much a head
channel: Slip in the parcel | four lines in the order they are needed
chance: The unloved cut | One a week with a recipe; watch what regulars ask for the month after. | Two months
chance: The Sunday line | Test an hour on the day of cooking when questions are answered. | Six weeks
trend: Less often, better | Has the number of visits fallen while the sum per visit rose?
mood: cold daylight on steel and wood, no gore
form: A string binding at equal intervals | cut lines as on a butcher's chart
type: bold
arch: sage | knowledge sits in the hand and has to be spoken
arch: regular guy | it is a counter with a queue, and everyone waits alike
theirs: caregiver | they feed a table and are afraid to fail it

# fishery
family: food
terms: fishmonger, fishery, fisherman, fishing boat, smokehouse, smoked fish, seafood, oysters, oyster farm, mussels, fish farm, aquaculture, shellfish, fischerei, fischhändler, pescadería, pescaderia, poissonnerie, pescheria, peixaria, vishandel, lobster, crab, trout farm, seaweed
weak: fish, catch, boat, nets, quay, salmon, trout, herring, mackerel, tide, landed, smoked
people: customers
is: fish business
offer: fish
segment: people who would eat more fish if they trusted themselves with it | what to take, and whether it can be done in twenty minutes | on the day itself
segment: kitchens near enough to change a menu by noon | what was landed and at what size | by message, early
when: Bought the day it is eaten, after looking at the eye and the price.
show: Say what came in, today, in the plainest list.
desire: medium | People like it and fear it; remove bones and doubt first.
awareness: problem aware | They mean to eat more fish; the obstacle is the pan.
sophistication: novice | Three species are known and forty are sold.
stance: The sea decides the menu, and a fish business should say so before the customer does the wishing.
tension: Everybody asks for the same three kinds while the boats bring in the others.
pain: Fear of the bones | I'd rather give the children chicken than watch them chew.
pain: Is it still all right to eat that one? | Every year another list with red and green dots.
pain: The smell in the kitchen | The whole stair knew what we had.
pain: Fresh from where? | It's a thousand miles to that ocean.
wish: to cook one kind of fish without a recipe
wish: to eat what is plentiful
wish: to be told when to come
doubt: How do I know it's fresh? | Let them look, smell and read the day of landing.
doubt: Farmed or wild? | Say which, what it ate, what speaks against it.
doubt: I can't gut it. | State what is done at the counter and what is not.
rival: The frozen fillet | boneless, square, always at home
rival: The restaurant by the water | they take the risk and the smell
rival: Meat | familiar to every pan
proof: The landing note | boat or farm, place, date
proof: The eye and the gill | photographed close, same morning
position: What there is | the day's list leads and wishes are answered with the neighbour of the fish
position: Fish without fear | boning, minutes and pan are explained before species
no: say sustainable without a named standard
no: paint calm blue seas over a hard trade
no: sell a species under a nicer name
see: scales on a wet board
see: crates with ice and a handwritten tag
see: a knife going along the backbone
see: boots on a quay before light
see: the pan, skin side down, third minute
cliche: anchors and rope borders
cliche: a lemon slice on a whole fish
colour: Herring silver #a9b4b8 | flank in cold light
colour: Slack water #33525c | the basin at dawn
colour: Oilskin #d8a31f | still the jacket
colour: Ice #e9f0f1 | shovelled
colour: Roe #d1683c | a spoon of it
colour: Tarred post #26272a | the quay itself
say: landed, today, gut, skin side, minutes, boat, tide, none today
avoid: ocean-fresh, catch of the day specials, bounty of the sea, sustainable seafood solutions
value: The day's truth | An empty slab is shown empty.
value: Plenty before fame | The commonest catch gets the first line of the list.
feel: Courage | The first whole fish on the plate, opened without damage.
feel: Nearness | Knowing what the weather did to dinner.
feel: Lightness | Eaten, and no one is heavy.
moment: Nothing landed | Storm for three days. | No boats since [day]. There's smoked and there's [preserved]; fresh comes when it comes, and I'll post it the minute it's on the ice. | Limited availability due to supply issues. | The weather explains everything and excuses nothing.
moment: A wish for tuna | Somebody wants what is not here. | Not from here. If you want it firm and red, [fish] does that: sear it, two minutes. | We don't have that. | A neighbour of the fish keeps the dinner.
moment: Bones | A parent is worried. | [Fish] has one row, and you can feel it; I can show you where it runs. | Kids love our fish fingers. | It gives the parent a finger's worth of skill.
channel: Slate at the door | what, where, price; wiped at noon
channel: Message list for kitchens | sizes and kilos by seven
chance: One unknown kind a week | Give it a method and see whether it is asked for by name. | Three months
chance: The boning lesson | Fifteen minutes at the counter on a slow day; count who returns. | Two months
trend: Quotas and warm water | Which species here will be gone or new in five years?
mood: grey daylight, wet surfaces, cold hands
form: A scale, half overlapping the next | tide lines
type: bold
arch: explorer | it reports from where customers do not go
arch: sage | it knows forty fish and can say which to cook
theirs: explorer | they are willing, once somebody removes the fear

# preserves
family: food
terms: jam, jams, preserves, chutney, pickles, pickle maker, sauces, hot sauce, condiments, olive oil, vinegar, mustard, spices, spice merchant, pasta maker, noodles, oil mill, ölmühle, konserven, conservas, confitures, conserverie, frantoio, azeite, granola, nut butter, tofu, tempeh, miso, deli food, food producer, mill, flour mill, snacks, crisps
weak: jar, jars, recipe, batch, fruit, sugar, ferment, fermented, chilli, label, kitchen, shelf life, mushrooms, seasoning
people: customers
is: food maker
offer: food in jars
segment: cooks who keep an open shelf of good things | what earns a place beside the salt | at a market or while filling a basket
segment: delicatessens and farm shops | a line that turns by itself and comes with an answer to 'what do I do with it?' | before the season
when: A second thought beside the main shopping, decided by label and price within ten seconds.
show: Put the dish first: what it is eaten with tonight.
desire: low | Nobody is out of chutney. Sell the sandwich.
awareness: unaware | They meet the kind of thing and the maker at once, so the label must say what it is.
sophistication: beginner | Taste it or forget it; explanations come after the spoon.
stance: Most jars are bought once and opened twice; a maker who cares about the last third will be bought again.
tension: Shops ask for a range and a kitchen does a few things well.
pain: The graveyard in the fridge door | Eleven jars, all with one spoonful gone.
pain: Lovely label, tastes of sugar | I paid for the typography.
pain: What is it for? | It was a present. We looked at it for a year.
pain: Too hot for everyone | One drop and dinner was over.
wish: to rescue plain food on a tired evening
wish: to finish a jar
wish: to have a present that is used up
doubt: What do I do with it? | Three dishes, the first with an egg.
doubt: How hot or sour is it? | A scale with household names beside it.
doubt: How long once opened? | Weeks, and how to tell.
rival: The big ketchup | in every fridge and finished every month
rival: Homemade by somebody's aunt | free, unlabelled, given with love
rival: The other stalls at the market | same jar, same lid, other fruit
proof: A spoon | nothing sells without one
proof: The ingredients in large type | weights included
position: The finisher | be known for what a spoonful does to plain food
position: The one fruit or leaf | depth in a single raw material, other kinds refused
no: promise health from a jar
no: show it with food it doesn't suit
no: invent a grandmother
see: the pan at setting point
see: peel, stones and stalks in the bucket
see: a jar with a spoon-shaped hollow
see: bread, cheese and one dark dab
see: lids in rows, one not yet tight
cliche: gingham lid covers
cliche: scattered herbs on slate
colour: Set plum #4f1f3b | thick on the spoon
colour: Brine #c4c78d | cloudy green
colour: Turmeric #d79b1c | stains everything
colour: Glass #dfe8e3 | thick at the foot
colour: Enamel pan #2d4a6b | chipped at the rim
colour: Chilli skin #b1281f | dry
say: spoon, sharp, set, with, open, finish, batch, tonight
avoid: artisan, gourmet, lovingly handmade, explosion of flavour, superfood
value: Usefulness | A recipe that cannot be used on a Tuesday is left out.
value: Legibility | The contents can be read at arm's length without glasses.
feel: Rescue | Leftover rice becomes dinner.
feel: Appetite | The lid pops.
feel: Completion | The jar is rinsed, empty.
moment: The set has failed | A runny batch. | This one didn't set. As a sauce over [dish] it's better than it was meant to be; it's marked so you know. | Texture may vary. | The fault has been given a use and a mark.
moment: A shop asks for exclusivity | A buyer presses. | For [kind] I could think about it, for an agreed quantity and a year. Send me what you sell now and I'll answer with figures. | We don't do that. | It turns pressure into terms.
moment: Somebody found it too sharp | A message after dinner. | Half as much, and with something fat beside it: [dish]. Tell me if that tames it. | It's supposed to be like that. | One change of quantity is all it asks.
channel: Label | what it is, what with, how hot
channel: Market table | one open jar, bread, silence
chance: The last third | A recipe under the lid; ask who reached it. | Two months
chance: Beside its partner | Test standing next to cheese or eggs and not among jars. | Six weeks
trend: Shorter lists | Do buyers turn the jar round, and what makes them put it back?
mood: kitchen daylight, sticky, used spoons
form: A round lid seen from above | drips and rings
type: natural
arch: creator | everything depends on when the pan is taken off
arch: innocent | fruit, sugar, fire: nothing to hide
theirs: creator | they cook and want a shortcut that isn't cheating
`;
