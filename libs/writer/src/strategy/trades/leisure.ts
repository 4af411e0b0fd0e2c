/** Visited, learnt, watched, stayed at, bought in passing. */
export const LEISURE = `
# lodging
who: guests
need: a few days should be different from home in the right way
sit: {Who} look at twenty places on one evening, at pictures first, then at the three things they fear. They book where the picture is believed.
show: The room and the breakfast as they are on an ordinary day, then at once what there is not.
want: High | The wish is to be somewhere. Sell the hour after arriving.
aware: Solution Aware | Beds are everywhere. Say for whom this place is and for whom it is not.
skill: Intermediate | They have been disappointed before. Give distances in minutes and noises by name.
pain: It was not like the pictures | The angle was wide and the road was near.
pain: Missing on arrival | Something that they took for granted is not there, and nobody had said so.
pain: A host who hovers, or none at all | One is watched or left with a code.
ask: What does it cost, with what? | price payment | the night with everything, and what is extra
ask: What is there not? | refusal limits access | list it before it can be missed
ask: When are you open? | hours origin | months, days of arrival
ask: What does one do there? | visit offer special | one day, hour by hour, in one season
ask: Who is there? | team since story | whose house it is and whether they are in it
feel: Calm | The first quarter of an hour, when nothing has to be done
feel: Wonder | The first morning, seen from the window
feel: Belonging | A hand in the work, or a place at the table
brand: explorer innocent | people come for what they do not have where they live
buyer: explorer lover | they want to have been there, really
rival: The hotel with everything | It is safe, and could be anywhere.
rival: The flat on a platform | Cheaper for four, with nobody there.
rival: Staying at home | The garden is free.
idea: What there is not | Put the list of what is missing before the booking button and count complaints and bookings. | One season
idea: The day that cannot be bought elsewhere | Offer one working day with the house in the right month and see who writes about it. | Next season
idea: Asked at breakfast | Note for two months why each guest chose this place, in their words. | Two months
trend: Season and length of stay | To be researched: from where guests come in which month, and for how many nights.
goal: To know beforehand what it is like
goal: To do something there that one cannot do at home
see: The table in the morning before anybody sits
see: The room from the door, unarranged
see: The work of the place with a guest in it
see: The way in, as one sees it arriving
unseen: No infinity of blue, no folded towels
unseen: No models on terraces
say: there is, there is not, at the table, from here it is
avoid: luxury retreat, escape, paradise, unforgettable experience
channel: Booking answer | The date, the sum, the way, what there is not | Ten lines
channel: Sheet in the room | How things work, when there is what | One page
scene: A guest misses something | Somebody asks on arrival for what is not there. | No, there is none: we wrote it on the page before the price. What there is instead: [thing], [minutes] from here. | We apologise for the inconvenience. | It was said, and there is something instead.
scene: Asked whether it is luxurious | An enquiry asks for the standard. | {fact} If you look for more than that, [place] is good. | Enjoy an unparalleled stay. | The limit saves both an uncomfortable week.
hue: Whitewash shadow | 0.56 0.03 80 | walls in the afternoon
hue: Grove green | 0.44 0.06 130 | leaves with dust on them
hue: Earth red | 0.46 0.1 38 | the ground one walks on
type: natural calm | dry, wide letters like on an enamel sign
# tours
who: visitors
need: a day should be spent with somebody who knows the way
sit: {Who} book the evening before or months ahead, mostly from abroad, for two to six people who want different things. They fear crowds, weather and being led like a flock.
show: Where it starts, how long, how hard, how many people, what happens in bad weather.
want: High | They want to have seen it and to have been safe. Sell the stretch that nobody finds alone.
aware: Solution Aware | There are twelve with the same picture. Say the number of people and what is left out.
skill: Novice | Say what one has to be able to do and to wear.
pain: Thirty people and a flag | One sees backs.
pain: Cancelled at the quay | The weather was known in the morning.
pain: Too hard, too easy | “Moderate” means something else to everybody.
ask: How hard is it? | limits access special | metres, hours, and who should not come
ask: What if the weather turns? | warranty limits hours | say when it is decided and what is paid back
ask: How many are we? | size team | the number at most
ask: Who leads? | credential team since | name and years
ask: What does it cost? | price | what is in it and what is not
feel: Wonder | Silence, for once, in a group
feel: Safety | The guide turns back without discussion
feel: Pride | Tired feet and something to tell
brand: explorer sage | people go where they would not go alone
buyer: explorer innocent | they are on foreign ground for once
rival: On one's own with a phone | Free, and right most of the time.
rival: The big operator | A bus at the door at eight.
rival: Another day at the beach | Nothing can go wrong.
idea: Decide at seven | Send a message every morning with yes or no and the reason; count thanks. | One season
idea: Who should not come | Write it above the price and compare refunds. | Two months
trend: Booking the evening before | To be researched: how many days ahead {who} book and on which channel.
goal: To see it with few people
goal: To be told the truth about the weather
see: The place in ordinary weather with one person small in it
see: Boots, boat or saddle from close by
see: The guide from behind
unseen: No raised arms on summits
unseen: No drone circles
say: at most, we turn back, in any weather but, bring
avoid: breathtaking, once-in-a-lifetime, hidden gems, adventure awaits
channel: Message on the day | Yes or no, why, what to wear | Three lines
channel: Booking page | Hours, metres, people, sum | One table
scene: Fog | It cannot be done in the afternoon. | Not today: fog below [height] until evening. Tomorrow at [hour], or your money, whichever you like. | Tours may be cancelled due to weather. | A reason and two ways.
hue: Deep water | 0.4 0.07 225 | away from the shore
hue: Lichen | 0.66 0.1 105 | on the north side of stones
type: bold natural | signposts
# lessons
who: learners
need: it should be possible to learn it, even late or with little courage
sit: {Who} have wanted it for a long time and expect to be bad at it. They compare prices on paper and decide by whether the first person they speak to is patient.
show: The first lesson: who is there, what one does, what one cannot do wrong.
want: High | The wish is what one can do afterwards. Sell the first day of being able to.
aware: Solution Aware | Schools are many. Show how fear and failure are dealt with.
skill: Novice | Nothing is taken as known. Say what each step costs in hours.
pain: Too old, too slow | {Who} expect to be the worst in the room.
pain: Hours that never end | Nobody says how many lessons it really takes.
pain: A teacher who sighs | One heard it once and stopped.
pain: No time when it is open | Work ends when lessons do.
ask: What does it cost until I can do it? | price payment fixedprice | give the usual number of lessons and the sum
ask: Will somebody be patient with me? | special team | say who takes the nervous ones and how
ask: When could I come? | hours special | list early, late and weekend places
ask: Are you allowed to and equipped? | credential own size | licence, equipment, numbers
ask: What is the test like? | offer limits visit | describe the day, hour by hour
feel: Relief | The first mistake happens and nothing follows
feel: Pride | Doing it alone for the first time
feel: Belonging | Others in the room have the same hands
brand: hero caregiver | people want to do something of which they are afraid
buyer: regular guy explorer | they begin late and beside everything else
rival: A relative | Free, and it ends in a quarrel.
rival: Videos | Everything is explained and nobody watches.
rival: Not this year | It has waited so long already.
idea: Test day, told | Publish the day of the test by the hour and ask the next twenty {who} what still frightened them. | Six weeks
idea: A class for the nervous | Name a group openly for those who are afraid and count who enrols there first. | One quarter
idea: The honest number | Print how many lessons the last fifty needed, from fewest to most. | One month
trend: Who begins | To be researched: age and reason of those who enrol now, against three years ago.
goal: To be able to do it alone
goal: To know how many lessons it takes
see: Hands that are doing it for the first time
see: The vehicle, room or instrument, used
see: The teacher from the learner's place
see: A pause between two attempts
unseen: No certificates thrown into the air
unseen: No bored teenagers
say: first lesson, as often as needed, on test day, early, late
avoid: success guaranteed, master it in days, unlock your potential
channel: Telephone | What, why now, when do you have time; then a first day | Three minutes
channel: Text message | Day, hour, place, teacher's name | Two lines
scene: Failed | Somebody has not passed. | It was [exercise], the rest was right. [Number] lessons on that, then the next date is [day]. Bring nothing but yourself. | Better luck next time! | One cause, one remedy, one day.
scene: “I am too old for this” | A caller hesitates. | {fact} Come on [day], look from the back seat. It costs nothing. | Age is just a number! | A fact and a small step.
hue: Dashboard amber | 0.68 0.14 70 | a lamp that says: look
hue: School green | 0.44 0.08 155 | blackboards and road signs
hue: Exercise blue | 0.46 0.12 255 | the pen in the notebook
type: bold modern | signs learners have to read at once
# bath
who: bathers
need: for two hours nothing is wanted from anybody
sit: Some come every week at the same hour, others once and a little shy. {Who} of the second kind do not know the rules, fear to do something wrong naked, and look up three things: price, hours, towels.
show: The order of things from the shoes to the last cup of water, with price and hours.
want: Medium | The wish is to be warm and left alone. Sell the hour afterwards.
aware: Solution Aware | That heat does good is known. Say what is different here: temperature, water, house, people.
skill: Novice | For newcomers everything in order, once; regulars need only the hours.
pain: Doing it wrong | There are rules, everybody else knows them, and one is undressed.
pain: Not welcome as one is | Tattoos, age, body, language: somebody was sent away once.
pain: A crowded hour | It was quiet on the picture.
ask: What does it cost, and what do I bring? | price payment | entry, towel, and what is there anyway
ask: When is it open, and when quiet? | hours size | hours, with the quiet ones
ask: How does it go? | visit limits offer | the order, step by step
ask: Am I welcome? | special language limits access | say it in one sentence
ask: What kind of house is it? | since handmade own | what is old in it and still works
feel: Warmth | The first minute in the water
feel: Ease | Somebody nods and makes room
feel: Clarity | The air outside afterwards
brand: regular guy innocent | without clothes everybody is one of many
buyer: regular guy explorer | they come out of habit or out of curiosity
rival: The bath at home | It is free, and alone.
rival: The spa hotel | It has robes and a price.
rival: The gym's sauna | It is included.
idea: The order on one card | Give every newcomer one card at the desk and count questions for a month. | One month
idea: The quiet hour | Name one quiet hour a day and see who comes for it. | Two months
trend: Who comes new | To be researched: from where newcomers come and who told them.
goal: To do nothing wrong and nothing at all
goal: To know price and hours beforehand
see: Steam and tiles with nobody in it
see: Shoes in their boxes
see: The chimney or the curtain from the street
unseen: No candles, petals or closed eyes
unseen: No bathers without their consent
say: first wash, warm, cold, as you are, until midnight
avoid: wellness oasis, pamper, rejuvenate, sanctuary
channel: Card at the desk | The order, five lines, in three languages | Forty words
channel: Map listing | Price, hours, closed on | Three lines
scene: Somebody is unsure at the door | A newcomer asks whether it is all right to come in. | Come in. {fact} Shoes here, wash first, then the water; if you forget something, somebody will tell you kindly. | Please read the house rules on our website. | The first step is enough.
hue: Tile blue | 0.46 0.1 240 | old glaze under water
hue: Boiler red | 0.45 0.13 30 | fire below
type: natural calm | enamel signs and curtains
# fitness
who: members
need: it should become a habit before it becomes an effort
sit: {Who} have begun somewhere before and stopped. They look at price, distance and other people's bodies, and decide at the first visit by whether anybody spoke to them.
show: The room at the hour at which they would come, with the people who are there.
want: Medium | Everybody should, few do. Sell the third week.
aware: Solution Aware | Everybody knows that it would help. Say how one starts badly.
skill: Novice | The first half hour explained, each machine, wall or pose in one sentence.
pain: Everybody else can do it | One feels watched.
pain: Contracts | They run longer than the will.
pain: Full at six | Waiting in sports clothes.
ask: What does it cost and how do I get out? | price trial fixedprice | month, single, and how to stop
ask: Is it for beginners? | special trial visit | the first visit, described
ask: When is it quiet? | hours size | hours with numbers
ask: Who is there to ask? | team credential | names and hours
feel: Ease | The body is tired and the head is not
feel: Pride | Something works that did not last month
feel: Belonging | Somebody says: see you Thursday
brand: hero regular guy | the enemy is one's own sofa
buyer: regular guy hero | they want to be a little better than last month
rival: Running alone | Free, from the door.
rival: The cheap chain | Twenty-four hours, no name.
rival: Next month | It has always worked.
idea: The third week | Send one message in week three with a name in it; compare who stays. | One quarter
idea: Quiet hours in the open | Publish visitors by the hour and see whether they spread. | Two months
trend: Short memberships | To be researched: how long members stay, by age.
goal: To come twice a week without deciding
goal: To be bad at it in peace
see: The room between two groups
see: Chalk, mats, water: what is used up
see: Effort without a pose
unseen: No sculpted torsos
unseen: No before and after
say: first time, quiet hours, see you, without a contract
avoid: transform your body, no excuses, unleash
channel: Message | Day, who, what | Two lines
channel: Board | This week's one thing | Ten words
scene: Wants to leave | A member writes that he will stop. | Done, from [day]; nothing more is charged. If you like: what was it? | You have to cancel in writing three months before. | Leaving is easy, so returning is too.
hue: Court blue | 0.48 0.12 250 | floors with lines
hue: Chalk orange | 0.62 0.16 50 | awake at seven
type: bold tech | numbers on lockers
# stage
who: visitors
need: an evening should be worth leaving the house for
sit: It competes with the sofa. {Who} hear of it from somebody, look at date, length and price, and want to know in one sentence what will happen to them.
show: One picture of the play, exhibition or concert, date, length, price, and the way in.
want: Medium | The wish is an evening to talk about. Sell what one will talk of.
aware: Unaware | Many in reach do not know that the house exists. Say what it is in five words.
skill: Intermediate | No prior knowledge. Say for whom it is and from what age, in which language.
pain: Will I understand it? | Tickets are bought for two hours of being ashamed.
pain: A whole evening on a guess | Babysitter, tram and price, for something unknown.
pain: Stairs, seats, views | What cannot be done is learnt at the door.
ask: What is on, and for whom? | hours special offer language | date, age, length, language
ask: What does it cost? | price payment | all tickets, families and schools too
ask: Can we get in? | access | every step, and who helps
ask: What kind of house is it? | handmade size team since | seats, ensemble, since when
ask: May one look behind it? | visit | the day and the hour
feel: Wonder | The light goes down and the thing moves
feel: Laughter | One person first, then the row
feel: Belonging | The same faces at the bar afterwards
brand: magician creator | people come to be deceived by something they can see through
buyer: explorer lover | they want to be taken somewhere for two hours
rival: The screen at home | It is paid for and pauses.
rival: The large house | Red seats, and a known title.
rival: Dinner | It is an evening too.
idea: Five words at the door | Test five descriptions of the house on passers-by and use the one that is repeated. | One month
idea: What happens to you | Announce each evening by one thing that the audience will see, hear or have to do; compare sales. | One season
idea: Behind it | Open the workroom on one fixed day and count who buys a ticket afterwards. | Six months
trend: Late deciders | To be researched: how many tickets are bought on the day itself, and by whom.
goal: To be surprised, safely
goal: To know length, age and way
see: One object of the stage, alone, in its own light
see: The room empty with the working lamp on
see: Hands behind the scene
see: The audience from behind, as shapes
unseen: No masks of joy and sorrow
unseen: No curtain photographs
say: tonight, from age, how long, in the cellar, made here
avoid: enchanting, magical evening, unforgettable, world of wonder
channel: Poster | Title, day, hour, price, one picture | Twelve words
channel: Ticket mail | Where, when, how one gets in, how long | Six lines
scene: Somebody cannot manage the way in | A visitor asks about the stairs. | {fact} Ring before [hour] and ask for [name]. If that is no way for you, [alternative]. | Unfortunately our venue is not accessible. | The limit, the help and the other way.
scene: Cancelled | An actor is ill. | Tonight does not take place: [reason]. Your ticket is good on [day], or you have the money back by [day]. | The event has been cancelled. | A reason, a day, the money.
hue: Lamp yellow | 0.78 0.14 85 | the one light in a dark room
hue: Velvet | 0.36 0.1 15 | seats and curtains after years
hue: Cellar blue | 0.3 0.05 265 | the dark that is needed
type: bold natural | posters first
# shop
who: customers
need: one wants to be advised by somebody who has held the thing in his hands
sit: {Who} could order it elsewhere. They come because it is on the way, because they want to see it, or because the last recommendation was right.
show: Three things that are there today and who recommends them.
want: Medium | The need can wait. Sell the discovery.
aware: Product Aware | They know the goods. Show the choice and its limits.
skill: Intermediate | From beginners to fanatics; ask first.
pain: Everything is there and nothing is chosen | Forty of each, and no judgement.
pain: It came and does not fit | Back into the box.
pain: Closed at six | The shop is open while one works.
ask: Do you have it? | offer size booking | how one asks and how soon there is an answer
ask: What does it cost against the internet? | price warranty | say it openly, and what is in it
ask: When are you open? | hours | and when not
ask: Who knows about it? | team since credential | a name for each field
feel: Discovery | Something that one had not looked for
feel: Trust | “Take the cheaper one”
feel: Belonging | The bell on the door and a name
brand: sage regular guy | choice is easy to get and judgement is not
buyer: explorer regular guy | they like to look before they know
rival: The internet | Tomorrow, cheaper, sent back.
rival: The large store | Parking and everything.
rival: Doing without | It is no need.
idea: Three things, one name | Put three recommendations with a name in the window each week and count what is sold. | Two months
idea: Ask by message | Answer “do you have” within the hour for a month and count who comes. | One month
trend: Shops in the quarter | To be researched: which ones have closed nearby and what is now missing.
goal: To go home with the right one
goal: To hear an opinion
see: The shelf at the height of the eye
see: Hands that show something
see: The window after dark
unseen: No shopping bags
unseen: No empty shop
say: have a look, this one, not that one, we can order
avoid: curated, must-have, shopping experience
channel: Window | One thing, one sentence, one price | Twenty words
channel: Message | Yes or no, how much, until when kept | Two lines
scene: Cheaper elsewhere | A customer shows a price on a phone. | That is a fair price. Ours is [sum] and has [service] in it. If you do not need that, order it. | We cannot match online prices. | The difference is named.
hue: Awning green | 0.42 0.08 155 | over the window
hue: Till red | 0.5 0.15 28 | a price in the window
type: natural bold | handwritten prices beside one good face
# maker
who: buyers
need: it is bought once and used daily
sit: {Who} look for months, hold something similar in their hands somewhere, save, and order when somebody tells them who made it. The price is compared with the one from the factory and with the years.
show: One piece, in use, with its price and its waiting time.
want: High | The wish is for a thing that stays. Show it ten years old.
aware: Solution Aware | {Who} know that such things are made by hand. Say what is different in use.
skill: Intermediate | They know what annoys them in the ordinary one. One reason per part.
pain: Third one in ten years | The cheap one breaks where it always does.
pain: Handmade by whom? | The word is printed on everything.
pain: Waiting without news | Ordered in spring, silence until autumn.
ask: Why does it cost that? | price handmade origin | hours and material of one piece
ask: How long do I wait? | speed size | weeks, and how one hears of it
ask: Does it fit me? | trial visit special | measure, try, send back
ask: What if it breaks? | warranty limits | repair, by whom, how long
ask: Who makes it? | team credential since | a name and a bench
feel: Anticipation | The message that it is being finished this week
feel: Delight | The first weight in the hand
feel: Pride | It has been used for years and looks it
brand: creator lover | the difference is in the hand before it is in the head
buyer: lover sage | they like to know why
rival: The good factory one | Half the price, tomorrow.
rival: Second-hand | It has proved itself already.
rival: Waiting | It has gone on without it.
idea: Ten years later | Photograph five old pieces at their owners' and put them before the new ones. | Two months
idea: Three messages | Write to each buyer when it is begun, half done and finished; ask what was shown to others. | One quarter
trend: Fewer, better | To be researched: how long {who} looked and what they owned before.
goal: To own it for good
goal: To know the hands
see: The piece in daylight on the table where it is used
see: A joint, seam or edge, close
see: The piece half finished
see: An old one
unseen: No piece on moss or marble
unseen: No hands dusted for the picture
say: made for, weeks, to be repaired, in use
avoid: artisanal, timeless elegance, handcrafted with love, heirloom quality
channel: Card with the piece | Name, date, how to care, whom to write | Forty words
channel: Email | The answer, the week, the sum | Eighty words
scene: The wait | A buyer asks after two months. | Yours is [step] now; picture attached. It will be finished in week [n]. | Your order is being processed. | Step, picture and week.
scene: It broke | A piece comes back after four years. | Send it. This part wears: it costs [sum] and takes [time]. The rest is good for another ten. | This is not covered by warranty. | Wear is explained, and it goes on.
hue: Raw umber | 0.4 0.06 65 | the material under the finish
hue: Indigo dye | 0.38 0.1 270 | a colour that is made, not printed
hue: Verdigris | 0.5 0.07 180 | metal after years
type: natural minimal | a label and a page, both quiet
# giving
who: neighbours
need: it has to go on, and nobody should have to beg for it
sit: Two sides have to believe in it: those who come hesitate out of pride, those who give hesitate out of doubt. {Who} decide by one person whom they know and who is in it.
show: What happens on an ordinary day, with one number; then the two doors: coming and helping.
want: Medium | Helping is wished by many on one evening in the year. Give a small next step.
aware: Unaware | Many do not know it exists, or think it is not for them.
skill: Novice | Say who may come, in one line, and what is not asked.
pain: Ashamed to come | One has to explain oneself at a counter.
pain: Where does it go? | Letters show faces and no sums.
pain: The same ten people | Those who help are tired.
ask: Who may come? | offer limits refusal special | say that nothing has to be proved, or what
ask: Where does what I give go? | transparency proof price | a sum, an hour, a thing
ask: How can I help? | booking team offer | one task of two hours
ask: Who stands behind it? | team since credential | names and legal form
feel: Dignity | It was given as across a shop counter
feel: Belonging | One knows where the cups are
feel: Pride | A number that one had a hand in
brand: regular guy caregiver | it is done among equals or not at all
buyer: caregiver regular guy | they want to be of use without fuss
rival: The large organisation | It has posters and a receipt.
rival: Helping privately | A bag at the neighbour's door.
rival: Meaning to | Next month.
idea: Two hours | Offer one task with an end and count who comes twice. | Two months
idea: What one sum does | Replace faces by one bill, explained. | Six weeks
trend: Giving and helping | To be researched: how many in the area help regularly, and where they began.
goal: To come without explaining
goal: To see what came of it
see: Hands and things, the counter between them
see: The shelf before and after the day
see: The door from outside
unseen: No sad faces
unseen: No cheque handovers
say: come in, nobody asks, two hours, last month
avoid: make a difference, those less fortunate, give back, change lives
channel: Notice | What, when, for whom, what is not asked | Twenty words
channel: Letter to those who give | One number, one day, one bill | One page
scene: Somebody hesitates at the door | A person asks whether he is allowed. | Yes. {fact} What do you need? | Please show proof of eligibility. | The answer is shorter than the shame.
hue: Door blue | 0.46 0.11 250 | a door that is open
hue: Tin red | 0.5 0.14 30 | a collecting tin, a kettle
type: modern bold | notices that are read standing
# general
who: customers
need: it has to be right, and one would like to know beforehand
sit: {Who} look for somebody who does this and nothing vague around it, ask around, and decide by the first answer they get.
show: What it is, for whom, what it costs; then one case from beginning to end.
want: Medium | There is a way of managing without. Say what becomes easier.
aware: Solution Aware | Other ways are known. Say what is different here.
skill: Intermediate | They know their need better than the offer. Explain the offer in the order in which it happens.
pain: Offers that sound alike | The difference is learnt afterwards.
pain: No answer | One asks and waits.
pain: Surprises at the end | Terms that nobody had mentioned.
ask: What does it cost? | price fixedprice payment | a range and what moves it
ask: How does it go? | offer method speed | the steps, with days
ask: Who are you? | team since credential | a name
ask: Who else relies on it? | proof special | one case
ask: What if it goes wrong? | warranty limits | who is there, how soon
feel: Clarity | After the first answer one knows what happens next
feel: Trust | What was said is what came
feel: Relief | A question was answered before it was asked
brand: sage regular guy | a clear answer is rarer than a good offer
buyer: regular guy ruler | they have other things to do
rival: What is done today | It is known, and changing is work.
rival: Others who offer it | They say the same.
rival: Nothing | It can wait.
idea: The first question | Write down for a month what is asked first and answer the three most frequent at the top. | Two months
idea: One case, whole | Tell one from first call to end with dates and sums. | Three months
trend: How it is found | To be researched: where {who} look first and whom they ask.
goal: To know what one gets
goal: To reach somebody
see: The work in the middle
see: What one holds in the hand at the end
see: The place in the morning
unseen: No handshakes
unseen: No symbols in place of the work
say: beforehand, included, by when, whom to ask
avoid: solutions, seamless, tailor-made, best-in-class
channel: Telephone | Name, question, next step | Two minutes
channel: Email | Answer, reason, name | Under 100 words
scene: The first enquiry | Two lines arrive. | {fact} Tell me [one thing], and you have an answer with a price by [day]. | Thank you for your interest. Our team will contact you shortly. | A fact, a question, a day.
hue: Petrol | 0.42 0.07 215 | serious without a uniform
hue: Ochre | 0.52 0.1 75 | earth, warm, not loud
hue: Plum | 0.4 0.09 340 | seldom chosen, easily remembered
type: modern minimal | plain letters that do not argue
`;
