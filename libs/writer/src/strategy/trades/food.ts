/** Eaten, drunk, grown. */
export const FOOD = `
# foodmaker
who: customers
need: it should taste of where it comes from and be worth going there for
sit: A first bottle, jar or loaf is given or tasted, rarely searched for. {Who} come back for the second if the first was finished too quickly, and then want to know when there will be more.
show: The thing itself, open, with its price and where one gets it this week.
want: High | The desire is in the mouth. Say what it tastes of and leave the praise to others.
aware: Unaware | Most {who} buy the usual one without thinking. Begin with a difference that can be noticed at the first taste.
skill: Intermediate | They eat it every day and do not know how it is made. One fact on the making per text is enough.
pain: It all tastes alike | The shelf has forty labels and one taste.
pain: Words without weight | Traditional, natural, from the region: everybody prints it.
pain: Never there when one wants it | Sold out, closed, out of season, and nobody said so.
ask: Why does it cost that? | price method origin handmade | give the number of hours, kilos or days in one piece
ask: Where do I get it? | hours area booking | list days, doors and the post
ask: What is in it? | origin credential refusal | print everything
ask: Who makes it? | team since story | names and since when
ask: Is it there all year? | origin hours size | say the season and when it will be sold out
feel: Delight | The first mouthful, before anybody says anything
feel: Belonging | The person at the gate remembers the last visit
feel: Anticipation | The note that the new one is ready
brand: creator innocent | the way it is made is what one tastes
buyer: lover regular guy | they spend on taste what they save elsewhere
rival: The supermarket's better line | It is there at nine in the evening.
rival: The famous name | It makes a present that needs no explanation.
rival: Another maker at the same market | The stall is three steps away.
idea: What there is this week | A line every Friday with what is ready and how much; count who comes for it. | Two months
idea: Taste before price | Let people taste at the door for four Saturdays and note what is bought then. | One month
idea: A letter by post | Enclose a card with name, date and place of the batch and see who writes back. | One season
trend: Bought at the source | To be researched: how many in reach buy from makers, and how far they drive.
goal: To bring something home that has a story of one sentence
goal: To know when it is there
see: The thing cut, poured or broken, close
see: The hands and the tool in the middle of the work
see: The place at the hour at which it begins
see: The shelf when it is half empty
unseen: No rustic props that are not used
unseen: No steam added
say: ready, this week, tastes of, as long as it lasts, from
avoid: artisan, crafted with love, mouth-watering, authentic
channel: Label | Name, what, where, when, by whom | Twenty words
channel: Notice at the door | What there is, until when, the price | Three lines
scene: Sold out | Somebody comes for it on Saturday at noon. | It went at [hour]. The next is ready on [day]; shall I keep one for you under your name? | Sorry, out of stock. | A day and a name instead of an empty shelf.
scene: Too expensive | Somebody compares it with the supermarket. | {fact} Taste it first. If you do not notice, buy the other one. | You pay for quality! | The mouth decides, and nobody has been lectured.
hue: Crust | 0.5 0.09 60 | baked, roasted, pressed: the warm end of making
hue: Leaf shadow | 0.42 0.07 135 | what it was before it was made
hue: Beet | 0.4 0.12 5 | a colour that stains
type: natural calm | labels with few words, set well
# cafe
who: guests
need: it should be open, near, and as it was yesterday
sit: Most come because they pass. {Who} decide in a few steps by the door, the light and who else is sitting there, and return out of habit if nobody made anything of it.
show: When it is open, what there is, what it costs; then the room as it is at ten in the morning.
want: Medium | It is a small wish, every day. Keep the promise small and keep it.
aware: Product Aware | Everybody knows what such a place is. Show the one thing by which it is recognised.
skill: Intermediate | They know what they like. Spare them the explanation of beans, grapes or dough unless they ask.
pain: No seat, no hurry allowed | One feels the look at the empty cup.
pain: Show instead of a meal | The story takes longer than the plate.
pain: Closed when it said open | The hours on the map were last year's.
ask: Are you open? | hours | print the real hours and the reason for the odd ones
ask: What does it cost? | price | three things with their prices
ask: What is good there? | offer handmade special | name one thing, not five
ask: Will we get a table? | size booking access | say how many there are and when it is full
ask: Whose place is it? | team since story | a name, in half a sentence
feel: Ease | The order is known before it is spoken
feel: Amusement | Something on the board that only this place would write
feel: Belonging | A stranger shares the table
brand: regular guy jester | people want to be left in peace in company
buyer: regular guy lover | they come as they are and want to be known a little
rival: The kitchen at home | It is cheaper and has no door.
rival: The chain at the corner | It has power sockets and the same cup everywhere.
rival: The new one that everybody photographs | It is full until spring.
idea: The board as a voice | Photograph the board every day for a month and use the ten best lines everywhere else. | Six weeks
idea: The dead hour | Offer one thing only between three and four and count cups. | One month
idea: What regulars call it | Ask twenty regulars how they describe the place to somebody new. | Two weeks
trend: Streets and rents | To be researched: which places nearby have opened and closed in two years.
goal: To sit down without deciding much
goal: To be greeted and then left alone
see: The counter at a quarter past seven
see: A table after somebody has left
see: The one dish, on the plate it is served on
see: The street through the window
unseen: No latte art from above
unseen: No laughing groups with raised glasses
say: open, until it is gone, at the counter, as usual
avoid: passion, culinary journey, curated, hidden gem, vibes
channel: Board at the door | One thing, its price, one line | Twelve words
channel: Map listing | Hours, address, one sentence | Thirty words
scene: A bad review | Somebody wrote that the service was slow. | It was slow on [day]: [reason]. We could have said so at the door, and now do. | We are sorry you feel that way. | It admits what was so and says what has changed.
scene: Asked for something that is not there | A guest wants what is not on the board. | Not here. [Neighbour] has a good one, forty steps to the left. Here there is [dish] until [hour]. | Unfortunately we do not offer this. | It helps, and costs nothing.
hue: Counter green | 0.4 0.06 160 | paint on old wood, kept because it was there
hue: Mustard | 0.66 0.12 85 | one warm wall
hue: Tomato | 0.54 0.16 32 | the lettering on the window
type: bold natural | letters that can be chalked
# catering
who: hosts
need: on one day everybody is watching and there is no second try
sit: A date is fixed, the number of guests is not. {Who} ask relatives who fed them at the last one, ring two names, and fear running out more than paying too much.
show: One real table for a real number of guests, with what stood on it and the sum per head.
want: High | The host wants to be thanked and not to be in the kitchen. Sell the hour in which nothing has to be done.
aware: Solution Aware | Everybody has eaten from somebody. Say for what one is remembered.
skill: Intermediate | {Who} know the dishes better than the quantities. Count for them.
pain: Will there be enough? | A host is judged by the last guest in the line.
pain: Late food | Speeches end and nothing comes.
pain: A number that moves | Forty more have said yes since yesterday.
pain: The deposit and a silence | The money is gone and the phone is not answered.
ask: What does it cost for our number? | price payment fixedprice | compute it for one hundred
ask: Can you do it so soon? | speed special | say how many days are needed, and for what kind of occasion fewer
ask: What if more people come? | size limits | say how many more are always calculated
ask: Do you know how it is done with us? | special offer since | name the occasions and their dishes
ask: Who serves? | team | say how many come with it
feel: Relief | The vans are there an hour early
feel: Pride | An aunt asks who cooked
feel: Gratitude | In a week of grief one thing took care of itself
brand: caregiver hero | a host gives away the part of the day by which it will be remembered
buyer: ruler caregiver | they are responsible for everybody's plate
rival: The relatives' kitchen | It is love and three sleepless nights.
rival: The hotel | The room is included and the food is remembered by nobody.
rival: A cheaper name | It is good until it is late.
idea: The count of the pots | Publish for fifty, a hundred and three hundred guests what is cooked, with sums; see which table is asked about. | Two months
idea: The occasion that is remembered | Make one page for the one occasion for which people recommend the house, and follow the calls. | Six weeks
idea: The host a week later | Ring every host seven days afterwards and ask what guests said. | From now on
trend: Who recommends | To be researched: which venues, churches and planners name caterers, and whom.
goal: To stand among the guests
goal: To know the sum for one head more
see: The long table a minute before the guests
see: Pots, ladles and hands in the morning
see: The plate as it is handed over
see: The empty trays
unseen: No single leaf on a black plate
unseen: No champagne towers
say: a head, for how many, on the day, with servers, enough
avoid: culinary excellence, unforgettable memories, exquisite, catering solutions
channel: Telephone | Which day, what occasion, how many, where | Three minutes
channel: WhatsApp | Date, number, dishes, sum, deposit | Six lines
scene: More guests than told | Two days before, the host says forty more. | {fact} Forty more is [sum]. [Dish] will be enough; for [dish] I need your yes by [hour] this evening. | Changes are not possible at this stage. | Sum, limit and hour allow a decision.
scene: A death in the family | Somebody rings crying and wants food in two days. | I am sorry. You only have to tell me the place and about how many. I ring you at [hour] with a list; nothing has to be decided now. | Please fill in our enquiry form. | It takes everything off the caller but two answers.
hue: Palm oil red | 0.5 0.16 38 | what the pot looks like when the lid is lifted
hue: Plantain leaf | 0.46 0.1 140 | what food is laid on
hue: Ember brown | 0.36 0.07 45 | coals under a pot
type: bold natural | invitations and banners, read from across a yard
# farm
who: households
need: one wants to know the field and the person
sit: {Who} come in the season, for one thing, often with children, and then forget the place until somebody mentions it. What keeps them is a rhythm.
show: What is ripe this week, where the gate is, how to pay.
want: Medium | It is a wish for freshness and for having been there. Sell the week.
aware: Solution Aware | Everybody knows that it could be bought from a farm. Say how little effort it takes.
skill: Novice | Most do not know when what is ripe. A calendar helps more than a philosophy.
pain: Drove there for nothing | Sold out, or next week only.
pain: Vegetables without a plan | Nobody knows what to do with the third cabbage.
pain: Words for what one cannot see | Local and sustainable stand on everything.
ask: What is there now? | origin hours offer | a list for the week
ask: How do I get it? | area booking hours | gate, box, market, with days
ask: What does it cost? | price | a price for the box or the kilo
ask: How do you grow? | credential refusal handmade | say what is not used and who checks
ask: May we come? | visit | days, and whether children may help
feel: Delight | It smells of it in the car
feel: Belonging | The season has a date in the family
feel: Trust | A bad year was told as one
brand: innocent caregiver | people look for something that has no small print
buyer: innocent lover | they want it simple and good
rival: The supermarket | Everything, always.
rival: The market | Ten farms at once, on one morning.
rival: The own garden | It is the best and never enough.
idea: The week in one message | Send what is ripe every Thursday and count who comes on Friday. | One season
idea: The third cabbage | Add one line per box on what to do with the difficult thing and ask what was cooked. | Two months
trend: Boxes and gates | To be researched: how many in reach have a box, and why they stop.
goal: To eat what is ripe
goal: To show children where it grows
see: The field at the height of the plant
see: The crate, mixed as it is
see: The gate with its sign
unseen: No straw hats
unseen: No washed perfection
say: ripe, this week, at the gate, as long as
avoid: farm-to-table, nature's bounty, wholesome goodness
channel: Message of the week | Three things, price, hours | Five lines
channel: Sign at the gate | What, how much, how to pay | Ten words
scene: Hail | The berries are gone. | Hail on [day]: no more [fruit] this year. [Other fruit] from [day]. Whoever has ordered gets the money back today. | Due to unforeseen circumstances our offer is limited. | What, since when, what instead.
hue: Row green | 0.45 0.09 135 | the field in May
hue: Root orange | 0.6 0.14 55 | washed at the pump
type: natural modern | letters for crates and a sheet of paper
`;
