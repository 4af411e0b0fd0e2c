/** Work on houses and things that people own: decided rarely, or in a hurry. */
export const HOME = `
# homeworks
who: house owners
need: the house has to work for the next twenty years and there is no second attempt
sit: One large job in many years. {Who} collect two or three quotes that cannot be compared line by line, ask a neighbour, and then decide on whether they believe the person who came to look.
show: Open with a finished job like theirs: what stood there before, what was done in how many days, what it came to.
want: High | The work is wanted, the weeks of dust and doubt are not. Sell the day after the crew has left: what works, what it costs to run, whom to ring.
aware: Solution Aware | {Who} have read about the methods and mistrust the sellers of each. Do not explain why the work is worth doing; explain why it is done in this way in a house like theirs.
skill: Intermediate | Enough reading has been done to ask hard questions, not enough to judge the answers. Give one figure per claim and the condition under which it holds.
pain: The quote that grows | A low first figure wins the order, and the extras arrive when half the house is open; {who} have heard that story from somebody they know.
pain: Nobody comes on Monday | Dates are given and not kept, and the kitchen or the heating is the thing that waits.
pain: Gone after the invoice | When something drips or hums in the second winter, {who} find a voicemail instead of the people who did the work.
pain: Advice from whoever sells | Each bidder recommends what he happens to install, so the {who} end up comparing salesmen instead of solutions.
ask: What will it cost in the end? | fixedprice price | give the range for a typical house and the two things that move it
ask: What if something fails afterwards? | warranty credential | say who comes, within how many days, and for how many years
ask: Will it really work in my house? | proof worst special limits | show three houses of the same age and size, with the figures after a year
ask: How long will the house be a building site? | speed own | give the days on site and what is unusable on which of them
ask: Who will actually be here? | team credential since | name the people who come, and say which work is given to others
feel: Trust | At the kitchen table, when the visitor says which part of the job is not needed
feel: Relief | On the evening when everything runs and the yard has been swept
feel: Pride | When a neighbour asks what it cost and the answer is the same figure as on the quote
brand: ruler caregiver | {who} hand over the keys and a large sum before they can see a result, and want both held firmly
buyer: ruler sage | they stay answerable to the rest of the household for a choice that cannot be undone
rival: The cheaper quote | It compares well on paper because surveys, disposal or aftercare are not in it.
rival: Waiting another year | It costs nothing today, and the old installation still works, more or less.
rival: The large chain or energy supplier | It has a loan and a hotline; the people who do the work are subcontractors.
idea: A house like yours | Publish three finished jobs with age of the house, days, sum and running cost, and count which one is mentioned in enquiries. | Two months
idea: The visit in writing | After each survey send one page with what was found and what is not needed; compare the share of orders with that of the last quarter. | One quarter
idea: The call a year later | Ring every customer twelve months after the job and write down what they would tell a neighbour. | From now on
trend: Grants and deductions | To be researched: which public support for such work applies now, until when, and who fills in the forms.
trend: Who is asked first | To be researched: whether {who} start with neighbours, a search, or an energy adviser.
goal: To know the final sum before anybody opens a wall
goal: To deal with one name from survey to aftercare
see: Hands and tool at the one connection that matters, lens at working height
see: The finished installation in an ordinary room with its ordinary mess
see: The yard or stairwell at the end of the working day, swept
see: The survey: somebody measuring, the owner beside it
unseen: No model homes and no families laughing on a sofa
unseen: No helmets and blueprints held for the camera
say: survey, fixed date, what is included, aftercare, typical house
avoid: one-stop shop, hassle-free, dream home, turnkey solutions
channel: Quote | Scope, sum, days, what is not included, until when it holds; each on a line of its own | Two pages
channel: Telephone | Where is the house, how old, what is there now; then a date for the visit | Three minutes
scene: The price question before the visit | Somebody wants a figure by email without a survey. | {fact} Where yours will fall depends on [two things]. I can look at it on [day] and you have the figure in writing by [day]. | Every project is unique, please contact us for a tailored quote. | A range and a date keep the conversation going; a refusal ends it.
scene: A delay on site | A part is late and the job will take two days longer. | The [part] arrives on [day] instead of [day]. Your [heating, water] works meanwhile; we are back on [day] at [hour]. Nothing changes in the price. | Due to supply chain issues there may be delays. | The household can plan around a day and an hour.
hue: Deep pine | 0.36 0.06 165 | steady and outdoors, without the blue of every utility
hue: Brick | 0.46 0.11 35 | the colour of the walls that are worked on
hue: Cold slate | 0.38 0.03 240 | weather and roof, sober enough for a large sum
type: bold modern | a firm that works in boots and writes clear quotes
# emergency
who: callers
need: it has to be solved now and nobody is in the mood to compare
sit: It happens once in years and at the wrong hour. {Who} search on a phone with one thumb, ring the first number that looks local, and fear the bill more than the wait.
show: The number first, then the price by day and by night, then how long it takes to arrive. Everything else can be below.
want: Very High | Nobody has to be persuaded of the need. Win the call by the number, the sum and the minutes.
aware: Most Aware | They know exactly what they want. Remove every word between the search and the call.
skill: Novice | Nobody has practice in this. Say in two sentences what will happen at the door and what will not be damaged.
pain: The bill at the door | Everybody has read of call-outs that were advertised for little and cost a week's wages.
pain: Is anybody really coming? | A call centre says thirty minutes, and nobody knows from which town.
pain: More broken than before | {Who} cannot tell whether what is drilled or cut had to be.
ask: What will it cost, now, at this hour? | fixedprice price | print both figures, day and night, with what is in them
ask: How long until you are here? | speed hours area | give minutes for the quarters that are served, and say where it stops
ask: Who comes to my door? | credential team since | show the face and the name of whoever rings
ask: Will anything be damaged? | warranty limits | say in which share of cases nothing has to be replaced
feel: Relief | The voice on the phone says a name and a number of minutes
feel: Trust | The sum on the receipt is the sum from the call
feel: Surprise | It was done in less time than the waiting took
brand: hero regular guy | what counts is that somebody comes and it is over
buyer: innocent regular guy | they want the matter to be as it was an hour ago, and no lesson
rival: The advertised national number | It pays for the first place in the search and sends whoever is free.
rival: A friend with a screwdriver | It costs nothing until something breaks.
rival: Waiting until morning | It is possible more often than it feels.
idea: One second to the number | Let five people find the number on a phone at arm's length and measure it; rebuild the page until it takes one second. | Two weeks
idea: The sticker inside the door | Give neighbours and caretakers a sticker with number and price, and ask callers where they found it. | Three months
trend: Calls from map listings | To be researched: how many calls come from a map and how many from the page.
goal: To have it over within the hour
goal: To pay what was said on the phone
see: The door or the van at night, with the light that is really there
see: The tool in use, without a face
see: The shopfront with its number, from across the street
unseen: No burglars, masks or crowbars
unseen: No stopwatch symbols
say: now, on the way, by day, by night, before we start
avoid: solutions, premium service, trusted partner
channel: Telephone | Name, where are you, the sum, the minutes | Twenty seconds
channel: Map listing | Number, hours and both prices; nothing else | Three lines
scene: The call at two in the morning | Somebody stands outside and asks for the price. | {fact} I need the street and whether you have an identity card inside. I am with you in [minutes]. | Thank you for calling, all our agents are busy. | Sum and minutes are what the caller can hold on to.
hue: Signal red | 0.5 0.17 28 | found at a glance on a small screen at night
hue: Night blue | 0.3 0.08 265 | the hour at which most calls come
type: bold tech | a number that can be read without glasses
# repair
who: owners
need: the thing is too good to throw away and the new one would not be the same
sit: Something has broken or worn out that {who} use or love. They do not know whether it can be saved, are a little ashamed of its state, and ask around for a name rather than search for a brand.
show: The damaged piece beside the mended one, with the sum and the weeks under it.
want: High | The wish is to have this one back, not a better one. Speak of the piece, never of the purchase they could make instead.
aware: Problem Aware | Many {who} assume that it cannot be done any more. The first line says that it can, and for what.
skill: Intermediate | They know how it should feel in use and not how it is made. Name each step once, in the words of the bench, with one clause on what it does.
pain: Is it worth it? | {Who} fear to hear a price above the value of the thing, and put off asking for years.
pain: Handing it over | A thing that cannot be replaced leaves the house, and nobody says where it will stand and who will touch it.
pain: Months without it | {Who} need it for work, for lessons or for Sunday, and repairs elsewhere have no date.
pain: Repaired worse | Earlier attempts with glue and good will have made the real repair harder.
ask: What does it cost? | price fixedprice trial | give the usual range for the three most frequent jobs
ask: How long will I be without it? | speed | say the usual weeks and what can be done faster
ask: Who will have it in hand? | team since handmade credential | name the person and the training
ask: Is it safe with you, and on the way? | area warranty | say how it is packed, stored and insured
ask: Will you tell me if it is not worth mending? | limits | give the share of pieces that go home as they came, and why
feel: Relief | The verdict after a minute of looking: this can be done
feel: Tenderness | The piece comes back and still has its old marks
feel: Trust | The advice was to leave it as it is
brand: creator sage | the judgement of a trained hand decides whether the thing lives on
buyer: lover regular guy | they are attached to one particular object and know that this is not reasonable
rival: Buying new | It is quicker, often cheaper, and comes with a guarantee; only it is not the same one.
rival: The drawer | The broken thing is put away for later, for years.
rival: Somebody handy | A friend does it for a bottle of wine and does it once.
idea: Send three photos | Answer pictures from a phone with repair, leave or replace and a range, within a day; count how many pieces follow. | Two months
idea: The honest no | Publish three pieces that were sent home unmended, with the reason, and ask the next customers whether they read it. | One month
idea: Ask those who see it first | Leave ten cards with those to whom {who} turn before they search, and see whose name is mentioned. | One quarter
trend: Keeping instead of replacing | To be researched: whether more such pieces are brought in than three years ago, and by whom.
goal: To have it back as it was, with its age
goal: To know the sum and the week before the work begins
see: The bench from above with one piece on it
see: The damage, close and without mercy
see: The hand at the decisive moment, face out of the frame
see: Shelves with pieces that wait, each with its ticket
unseen: No concert halls, palaces or libraries that have nothing to do with it
unseen: No sepia and no staged nostalgia
say: mend, bench, worth doing, leave as it is, ready on
avoid: artisanal experience, restore to former glory, labour of love, timeless
channel: Telephone | What is it, what happened, when is it needed; then when to bring it | Two minutes
channel: Ticket on the piece | What is done, what is left alone, sum, day | Five lines
scene: Not worth mending | The repair would cost more than the owner expects. | I can do it, for [sum]. I would not: [reason]. For [smaller sum] I can [lesser remedy], and it will last. | Unfortunately this item is beyond economic repair. | The owner gets a choice and a reason, and will send the next piece.
scene: It is not ready | The promised day cannot be kept. | Yours will be ready on [day], not on [day]: [reason]. If you need it before, I can [stopgap]. | We apologise for the delay and thank you for your patience. | A new day and a way out count for more than an apology.
hue: Bench green | 0.42 0.05 150 | the worn cloth of a bench, quiet beside whatever lies on it
hue: Oxide red | 0.42 0.11 30 | sealing wax and old tool boxes; one warm mark on much paper
hue: Lamp umber | 0.4 0.06 65 | lamplight on a bench in the afternoon
type: natural calm | a workshop that writes tickets by hand and means each figure
# removals
who: households
need: everything one owns is carried by strangers on one day
sit: The date is fixed by a lease or a sale. {Who} collect two quotes in the evening, have no idea of their own volume, and think of the piano, the lift and the parking last.
show: The sum for a flat like theirs, what is in it, and what has to be packed before the van comes.
want: High | Nobody wants the day, everybody wants the first evening in the new rooms. Sell that evening.
aware: Product Aware | {Who} know what it is and have helped friends. Say what is done about what breaks.
skill: Novice | It happens every seven years. One list for the week before, one for the morning.
pain: The quote that grows | On the day there are suddenly more boxes, more stairs, more hours.
pain: What breaks | The one thing that mattered arrives in two pieces, and the form has a small print.
pain: Late on the one day | The keys are handed over at noon, and the van is somewhere.
ask: What does it cost, finally? | fixedprice price | give a flat of two rooms with everything
ask: What if something breaks? | warranty proof credential | say the share of moves with damage and who pays
ask: Does it all fit, and can you get in? | size area limits special | name the van and the narrowest lane
ask: When do you come? | punctual speed hours | give the hour and the number of the driver
ask: Who carries? | team employed since | names, and whether they are the same who looked
feel: Relief | The last box is in the right room
feel: Trust | The old cupboard is carried as if it were theirs
feel: Calm | The driver rings half an hour before
brand: hero regular guy | it is one hard day on which somebody has to carry
buyer: ruler regular guy | they have to keep a date and a household together
rival: Friends and a hired van | It costs pizza and a back.
rival: The cheapest on a platform | It comes, mostly.
rival: The large removal firm | It has lorries that do not fit the lane.
idea: The sum in one call | Offer the final figure after one look by video and count how many book at once. | Two months
idea: The list for the week before | Give it away to estate agents and see who rings with it in hand. | One quarter
trend: Dates and demand | To be researched: in which weeks {who} ask for the same days, and what others charge then.
goal: To know the final sum before the boxes are packed
goal: To sleep in a bed on the first evening
see: The van with its doors open, half loaded
see: Hands, straps and a corner wrapped in a blanket
see: The empty room with the key on the sill
unseen: No smiling couples on boxes
unseen: No cartoon muscles
say: fixed, on the day, by the last box, we look first
avoid: stress-free moving, smooth transition, all your moving needs
channel: Telephone | From where, to where, when, which floor; then a look by video | Five minutes
channel: Text message | Hour, driver, number | Two lines
scene: Something broke | A lamp was broken on the stairs. | I broke the lamp on the stairs at [hour]. Send me what it cost; it is paid by [day]. [Name] | Please complete claim form within seven days. | Told by the one who did it, with a day.
hue: Blanket blue | 0.42 0.09 255 | what everything is wrapped in
hue: Crate ochre | 0.58 0.11 75 | boxes and straps
type: bold modern | letters for the side of a van
# upkeep
who: households
need: it should be done regularly and without being thought of
sit: The work comes back every week or every season. {Who} have tried somebody who came twice and then no more, and would pay for not having to remember it.
show: What is done on an ordinary visit, how long it takes, what it costs; then how the first visit goes.
want: Medium | It is no dream, it is one thing fewer on the list. Sell the regularity.
aware: Product Aware | {Who} know what the service is and what it costs elsewhere. Say what happens when somebody is ill.
skill: Intermediate | They know the result they want and not the method. List what is included and what is not, in their rooms or their garden.
pain: A stranger with a key | Somebody is let in when nobody is at home, and {who} know a first name at most.
pain: Twice well, then less | The third visit is shorter than the first, and one would have to complain.
pain: No-show without a word | The morning was kept free and nobody came.
ask: What does it cost and what is in it? | fixedprice price | give the price of a usual visit and three extras
ask: Who comes? | team credential employed | say whether it is always the same person
ask: What if something is damaged? | warranty credential | name the insurance and the sum
ask: When can you start? | speed hours booking | name the next free week
feel: Relief | Coming home and it is simply done
feel: Trust | A note says what was noticed and left for them to decide
feel: Calm | The season turns and nobody had to ring
brand: caregiver regular guy | {who} let somebody into their rooms when nobody is watching
buyer: ruler regular guy | they want order and no more conversations about it
rival: Doing it oneself on Saturday | It costs only the Saturday.
rival: Somebody without papers | It is cheaper until something breaks.
rival: A platform | It sends somebody tomorrow, and somebody else next week.
idea: The first visit as a trial | Let the first visit be ended without a word of reason and count how many go on. | Two months
idea: The card on the table | Leave three lines after every visit: done, noticed, next time; ask after a quarter who reads it. | One quarter
trend: Regular or on call | To be researched: how many {who} want a fixed rhythm and how many only a number to ring.
goal: To have it done without reminding anybody
goal: To know who is in the house
see: The result in morning light, nobody in it
see: The equipment as it stands in the van
see: One detail that is usually skipped
unseen: No models in rubber gloves and no sparkles
unseen: No before-and-after of somebody's private mess
say: every visit, the same person, included, noticed, next time
avoid: sparkling, stress-free, worry-free, second to none
channel: Text message | When, who, what to leave open | Two lines
channel: Card after the visit | Done, noticed, next time | Three lines
scene: Something was broken | A vase fell during the visit. | I broke the vase on the windowsill at [hour]. It is in the box in the kitchen. Tell me what it was worth; [name] settles it this week. | Please report any damage within 48 hours via our form. | Told by the one who did it, before it was found.
hue: Soap green | 0.5 0.07 165 | fresh without the blue of detergents
hue: Brass | 0.52 0.09 85 | handles and taps that are kept
type: calm modern | people who are let in with a key
`;
