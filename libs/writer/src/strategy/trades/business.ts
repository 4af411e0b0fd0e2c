/** Bought by people who answer for it at work. */
export const BUSINESS = `
# advice
who: clients
need: a matter with deadlines and consequences has to be off one's own desk
sit: {Who} come late, with a pile of paper and the feeling that they should have understood it themselves. They choose whoever answers first in words they understand, and they stay for years.
show: What a first conversation is like, what to bring, what it costs, and that the state of the papers does not matter.
want: Medium | Nobody wants the service, everybody wants it behind them. Sell the evening after it was handed over.
aware: Problem Aware | {Who} know that something is due and not what exactly. Name the letter, the date or the form by which they notice.
skill: Novice | Terms are the wall between them and the matter. One everyday word for each, the term once in brackets.
pain: Shame about the pile | They think that everybody else has it in order, and delay the first call by months.
pain: The clock on the desk | Each question might cost, so {who} do not ask it.
pain: No answer before the date | An email goes unanswered for a week, and the date does not move.
pain: Advice that is covered on all sides | Five options are explained and none is recommended.
ask: What does it cost, and when does it start to cost? | fixedprice price trial | list the three most frequent matters with a sum each
ask: How quickly do I get an answer? | speed hours | give a number of working days and keep it
ask: Do you know people like me? | special proof offer | name the kinds of clients and what is usual with them
ask: Are you allowed to do that? | credential since | state the register and the number
ask: What do you need from me? | booking offer trial | publish the list, one page, with what is often missing
feel: Relief | After twenty minutes there are three things to do instead of thirty
feel: Trust | Somebody says: you do not need us for that
feel: Control | A date and a sum stand in the calendar, and nothing else
brand: sage caregiver | {who} understand less of the matter than they need to, and feel it
buyer: regular guy innocent | they are good at something else entirely
rival: Doing it at night with a search engine | It is free and mostly right.
rival: The large firm | It has a name on the door and a junior on the phone.
rival: Leaving the envelope closed | It works until the second letter.
idea: The first conversation without homework | Offer a fixed short call for which nothing has to be prepared, and count how many become clients. | Two months
idea: One letter, explained | Publish the letter that {who} fear most, line by line, with what to do; see what is searched for. | Six weeks
idea: The calendar for one trade | Make a page of dates for the largest group among the {who} and give it to where they meet. | One quarter
trend: Software that does it alone | To be researched: which part of the work {who} do with programs today, and where they give up.
goal: To hand it over and be told when it is done
goal: To ask without counting minutes
see: The pile on the table and two cups
see: A page with three lines underlined
see: The room in which one is received, from the client's chair
unseen: No scales, gavels, calculators or handshakes
unseen: No arrows that rise
say: bring what you have, by when, what it means, that is normal, our answer
avoid: maximise, peace of mind, tailored advice, trusted partner
channel: Email | The answer, the reason, what is needed, by when | Under 120 words
channel: First call | What is it about, what is due, what next | Twenty minutes
scene: The box of receipts | Somebody arrives with three years in a box. | Good that it is all here. {fact} We sort it into three piles now and you take one home. | You should have kept proper records. | The next step is small and nobody is blamed.
scene: Asked for a result | Somebody asks how much will come out of it. | I cannot know that before I have seen [document]. What I can tell you: [what is usual to check]. | We will get you the maximum. | It keeps to what can be known.
hue: Reading-lamp green | 0.4 0.07 155 | the shade over a desk, not the green of money
hue: Ink blue | 0.38 0.1 265 | the pen that signs
hue: Binder red | 0.45 0.12 25 | a folder that can be found
type: calm minimal | text that has to be read twice and understood once
# software
who: teams
need: a job is done today in spreadsheets and messages and goes wrong at the same place each time
sit: One person in the house suffers from the old way, tries something on a Sunday, and then has to convince the others. {Who} fear the change-over more than they dislike what they have.
show: The worst moment of the old way beside the same moment in the product, with real-looking data.
want: Medium | The pain is daily and bearable. Make the next avoidable mistake visible, and the switch small.
aware: Problem Aware | {Who} describe what goes wrong and do not search for a product of this kind. Begin with their complaint in their words.
skill: Intermediate | They know the job in every detail and software only as users. Show screens with their own terms, never an architecture.
pain: The message thread as a system | What was agreed stands between two photos, and whoever was not there that day does not know it.
pain: Unfairness that nobody can prove | Somebody always gets the bad share, and there is no list that shows it.
pain: The file that one person understands | When she is on holiday, {who} guess.
pain: Paid for and not used | The last tool was introduced with a training day and abandoned in a month.
ask: How long until it runs? | trial speed method offer | give the minutes for import and the day on which the first plan stands
ask: What does it cost for us? | price fixedprice | compute one example of ten people
ask: Will the others use it? | proof special | say how many of the team open it in the second month
ask: Where is our data? | data credential | name country, provider and how to leave with everything
ask: Who helps when it is stuck? | team hours | name a person and an answering time
feel: Relief | The first plan stands, and nobody has written in the group
feel: Fairness | Somebody complains, and the numbers answer
feel: Confidence | The one who introduced it is asked how she found it
brand: magician regular guy | a chore of hours becomes a thing of minutes in front of everybody
buyer: ruler caregiver | they answer for a plan that others have to live with
rival: The spreadsheet | It is free, familiar and patient.
rival: The large suite | It contains a module for this which nobody loves.
rival: The group chat | It is where everybody already is.
idea: Bring the old file | Let visitors drop in their present file and see it as it would look; count trials that start there. | Two months
idea: The complaint as a headline | Test three headlines that are complaints in the users' words against one that names the product. | Six weeks
idea: Colleague to colleague | Give each house one month for a house it names, and see who is named. | One quarter
trend: Rules on working time and data | To be researched: which duties apply to {who}, and what is about to change.
goal: To be rid of the arguments about it
goal: To try it without asking anybody for permission
see: One screen at the decisive moment, cut to the part that matters
see: The place of work in which it is used, with the tool lying aside
see: The sheet of paper or chat that it replaces
unseen: No floating dashboards and no people pointing at laptops
unseen: No abstract waves, nodes or hexagons
say: in minutes, import, who has seen it, leave any time, fair
avoid: all-in-one platform, seamless, empower your team, revolutionise
channel: Trial mail | One thing to do, how long it takes, who answers | Sixty words
channel: In the product | What happened, what can be done now | One sentence
scene: They have had bad experience | “We had a tool like that, nobody used it.” | {fact} Bring next month's plan: if it does not stand after half an hour, leave it. | Our platform boasts industry-leading adoption rates. | A small test replaces a claim.
scene: Something does not work | The import fails at a customer. | The import stopped at line [n]: [reason]. Your data is unchanged. I have corrected it, please look at [place]. [Name] | An unexpected error occurred. | It says what happened, what did not, and who speaks.
hue: Signal violet | 0.44 0.14 295 | nobody in the field uses it, and it stays legible on screens
hue: Mint shadow | 0.5 0.08 175 | friendly on a screen at night
hue: Warm coral | 0.55 0.14 35 | a human mark among blue competitors
type: tech modern | figures that line up in tables, in letters that smile a little
# industrial
who: technical buyers
need: a wrong finding or an hour of standstill costs more than the whole order
sit: {Who} answer with their signature. They read methods before promises, ask a colleague in another company, and order a small lot first.
show: The figures in one table: scope, time, standstill, accuracy, format of the result.
want: Medium | It is a duty with a budget. Sell the smaller disturbance and the result that can be filed.
aware: Solution Aware | The methods are known. Say in which case this one is better and in which it is not.
skill: Expert | {Who} read units, tolerances and standards. Leave out every introduction to their own trade and every adjective.
pain: Standstill | Each hour counts twice: as loss and as something to be explained.
pain: A finding that cannot be used | Pictures without a grade, grades without a picture, and the question comes back.
pain: Suppliers who learn on site | The first day goes into safety briefings and forgotten equipment.
pain: Numbers that are not comparable | Last year's report has another scale.
ask: How long do we stand still? | speed proof size | give minutes per unit and what was assumed
ask: How good is the result? | transparency proof credential | state method, resolution, grades and the error that remains
ask: Are you permitted on our site? | credential | list certificates with dates
ask: How fast is the report, and in which format? | transparency speed | attach a sample
ask: What if the finding is unclear? | limits special credential | say what is done then and who pays for it
feel: Confidence | The report answers the question that the superior is going to ask
feel: Relief | The plant runs again before the shift ends
feel: Respect | Somebody on the supplier's side knows the standard by number
brand: sage ruler | what is bought is a finding that holds in front of third parties
buyer: ruler sage | they sign for something that they have not seen with their own eyes
rival: The method of the last twenty years | It is slower, known, and written into the procedure.
rival: The manufacturer's own service | It knows the machine and has an interest.
rival: Postponing | The interval can be stretched once more.
idea: A sample report to take apart | Publish one complete anonymised report and note which page is asked about. | One month
idea: The same unit by both methods | Examine one unit in the old way and in this one with a customer, and print both times. | One quarter
idea: Table instead of brochure | Replace the sales sheet by one table of figures and compare replies from technical buyers. | Two months
trend: Standards and insurers | To be researched: which inspection intervals and formats owners and insurers ask for now.
goal: To file a result that is not questioned
goal: To keep the standstill below what was planned
see: The finding itself at full sharpness, with a scale in the picture
see: The equipment laid out before the job
see: A person at work in real protective gear, not looking up
see: The site in the weather it has
unseen: No sunsets behind machines
unseen: No glowing overlays that are not part of the report
say: per unit, grade, tolerance, within, method
avoid: cutting-edge, innovative, world-class, game-changing
channel: Offer | Scope, method, time, standstill, price, assumptions | One table
channel: Report mail | Result first, two critical findings, link | Eighty words
scene: A critical finding | During the job something serious is found. | [Unit], [position]: grade [n]. Picture attached. We recommend [measure] before [date]. Call me: [name, number]. | We identified a potential anomaly that may require attention. | Place, grade, measure and a name can be acted on.
scene: Doubt about the method | A buyer doubts the accuracy. | {fact} Where that is not enough, we [second method]. Attached: one unit examined both ways. | Our technology delivers unparalleled accuracy. | A figure, a limit and a document.
hue: Safety orange | 0.6 0.17 48 | the only colour that means something on site, so it is used for findings alone
hue: Steel blue | 0.42 0.06 240 | technical drawings, not the sky
hue: Signal green-grey | 0.42 0.03 170 | measuring instruments and their cases
type: tech minimal | figures of equal width and no flourish
# logistics
who: business customers
need: something has to arrive and somebody else is waiting for it
sit: {Who} book in a hurry between other things, judge by the last delivery and change at the third late one. What they fear is the call from their own customer.
show: Zone, time, price, in one table; then what happens when it is late.
want: High | The need is daily and the patience short. Sell the call that does not come.
aware: Product Aware | {Who} use somebody already. Say what is different in the hour in which it matters.
skill: Advanced | They know weights, windows and temperatures. Give limits first.
pain: Late without a word | The window passes, and {who} learn it from whoever waits.
pain: Treated as freight | Fragile, cold or urgent is a tick in a box.
pain: The price after the fact | Waiting, stairs, distance: the invoice knows more than the offer.
pain: A different face every day | Nobody knows the back door.
ask: What does it cost? | price fixedprice | print zones and sums
ask: How sure is the time? | punctual speed proof | publish the share on time by month
ask: Can you carry ours? | size special credential offer | list limits of weight, size and temperature
ask: Who rides or drives? | employed team credential | say how they are employed and for how long
ask: Where do you go? | area | draw the line on a map
feel: Relief | It has been signed for, and nobody had to ring
feel: Trust | A delay is reported before it has happened
feel: Respect | The rider knows the name of the person at the counter
brand: hero ruler | it is judged by minutes, in front of somebody else's customer
buyer: ruler regular guy | they have promised it to somebody already
rival: Their own van | It stands in traffic, and somebody is missing in the shop.
rival: The app | It comes at once, and nobody knows who.
rival: The parcel service | It is cheap and arrives tomorrow.
idea: On-time by month | Publish the share on time every month, the bad one too, and ask new customers whether they saw it. | One quarter
idea: The first ten at half effort | Let a new customer try ten deliveries with one phone call and no contract; count who stays. | Two months
idea: One trade, one page | Make a page for the most frequent kind of customer with its windows and limits. | Six weeks
trend: Zones and driving bans | To be researched: which streets and hours are being closed to vans, and when.
goal: To promise a time and keep it
goal: To know the price when booking
see: The handover at the counter, two hands and one parcel
see: The load, secured, from above
see: The street at the hour at which most of it happens
unseen: No speed lines, rockets or wings
unseen: No smiling courier with empty hands
say: within, zone, on board, signed for, up to
avoid: lightning-fast, door-to-door excellence, last-mile solutions
channel: Text message | Picked up, on the way, signed by | One line each
channel: Price page | Zone, time, sum, limit | One table
scene: It will be late | A puncture in the middle of a run. | [Order] is [n] minutes late: puncture. [Name] has taken it over and is at yours at [time]. Shall we ring the recipient? | Your delivery has been delayed. | Number, reason, new time, and an offer.
scene: Asked for what is not carried | A private person wants something fetched. | We do not do that: {fact} For yours, [kind of service] is the right one. | We cannot process your request. | The no comes with a direction.
hue: Asphalt | 0.32 0.01 250 | the street, quiet under one loud mark
hue: Hi-vis lime | 0.82 0.19 120 | seen before it is read
hue: Copper | 0.52 0.11 48 | metal worn bright by use
type: bold tech | letters for jackets, boxes and tables of prices
# supplier
who: buyers in production
need: what is bought becomes part of one's own product and reputation
sit: {Who} ask for a sample, a sheet and a price, test for weeks, and then stay for years, unless a batch disappoints. The first order is small and the questions are exact.
show: What it is, from where, in which quantities, with the sheet for the last batch.
want: Medium | The need is constant and a source exists. Sell the steadiness and what can be told about the origin.
aware: Product Aware | The raw material is known. Lead with what differs between sources.
skill: Expert | {Who} read analyses. Give figures with method and date; the story comes second and short.
pain: Batches that differ | The recipe has to be changed, or the customers notice.
pain: Origin that cannot be proved | Auditors and customers ask, and the trader has only a country.
pain: Gone in a bad year | Nobody told them in time that the harvest or the run was short.
ask: Is every batch the same? | transparency credential method | attach the figures of three batches
ask: How much can we have, and when? | size origin speed | give the yearly quantity, the season and what is reserved
ask: What does it cost at our quantity? | price size | give the smallest order and the steps
ask: Can we rely on the origin? | credential limits origin visit | name fields, cutters, licences, limits
ask: How do we get a sample? | trial booking | say how, how soon, and to whom
feel: Confidence | The sheet of the new batch lies on the old one and they agree
feel: Pride | Their own customers are told the place by name
feel: Trust | A short year is announced in time
brand: sage creator | buyers believe what can be measured and remember where it comes from
buyer: ruler sage | they answer for every batch in front of their own customers
rival: The trader | One order for everything, origin unknown.
rival: The synthetic or cheaper equivalent | It is the same every day.
rival: The present source | It has been approved, and approval is work.
idea: Sample with sheet | Send samples only together with the analysis and one page on the place; count second orders. | One quarter
idea: The year's quantity in the open | Publish what there will be and what is taken; see who orders earlier. | One season
idea: One visit in the season | Invite five buyers to the one week in which everything can be seen. | Next season
trend: Proof of origin | To be researched: which certificates and records buyers in each country ask for now.
goal: To have the same quality in three years
goal: To answer an auditor with one document
see: The raw material in the hand, in daylight, close
see: The place at the hour at which the work is done
see: The vessel, mill or still, as used as it is
see: A batch number on a plain container
unseen: No drops falling into water
unseen: No costumes and no folklore for visitors
say: batch, sheet, from, per year, smallest order
avoid: nature's secret, pure magic, finest quality, sustainable solutions
channel: Data sheet | Name, origin, figures, quantity, date | One page
channel: Email | Answer, quantity, date, price | Eighty words
scene: A sample is asked for | A buyer writes two lines and wants to test. | Which quantity would you need in a year? The sample leaves on [day] with the sheet of batch [number]; it is of the same batch that you would receive. | Please complete our distributor questionnaire. | One question, one day, one number.
scene: A weak year | There will be less than ordered. | This year there will be [share] of the usual quantity. Yours is reserved up to [amount] until [date]; the figures of the first batch are attached. | Due to high demand, availability may vary. | Quantity and date allow the buyer to act.
scene: A question about sustainability | A buyer doubts that so much can be taken. | {fact} The record is open to you for the last [n] years. | We are committed to sustainability. | A limit that can be checked is an answer.
hue: Still copper | 0.5 0.11 48 | vessels and pipes, warm on a sober sheet
hue: Tide green | 0.4 0.06 175 | outdoor work, far from every spa
hue: Field umber | 0.42 0.06 70 | soil and sacks
type: minimal natural | a data sheet first, a label second
# maker-b2b
who: trade customers
need: a part, a batch or a run has to fit, on the day on which it is needed
sit: {Who} send a drawing or a sample, compare three prices, and remember only who called before it went wrong.
show: What is made, in which sizes and quantities, how soon, with one photograph of each.
want: Medium | It is ordered because something else depends on it. Sell the date.
aware: Product Aware | {Who} know what they need to the millimetre. Show limits first.
skill: Expert | Dimensions, grades and standards, without introduction.
pain: Smallest quantities | Large houses do not answer for two hundred pieces.
pain: Almost right | It fits with a file, and somebody pays for the hour.
pain: Silence until the date | Nobody says that it will be Friday.
ask: From which quantity, and how soon? | size speed | give both in one table
ask: What does it cost? | price fixedprice | price one typical job openly
ask: Which quality, proved how? | credential transparency | attach a certificate or a test sheet
ask: Who do I talk to? | team since | one name that knows drawings
feel: Relief | It is unpacked and fits
feel: Trust | A mistake in the drawing was noticed before it was made
feel: Respect | The question was answered by somebody with dirty hands
brand: ruler creator | others build upon what is delivered
buyer: ruler sage | their own date hangs on it
rival: The catalogue | It is there tomorrow, in the next size.
rival: The cheaper works abroad | The unit price is lower and the ship is slow.
rival: Making it themselves | It binds the one who can.
idea: Drawing in, answer out | Promise an answer to each drawing within a day for two months and publish the median. | Two months
idea: The small run | Advertise only the smallest quantity and count new names. | One quarter
trend: Shorter chains | To be researched: which {who} look for makers nearer by, and why.
goal: To have it right the first time
goal: To know the day
see: The part on paper with its measure
see: The machine in the run, from the operator's place
see: Crates with names of towns
unseen: No sparks for their own sake
unseen: No gear symbols
say: from, within, drawing, run, grade
avoid: precision solutions, excellence in manufacturing, partner of choice
channel: Offer | Part, quantity, price, date, tolerance | One page
channel: Telephone | Drawing number, question, answer or hour of the answer | Two minutes
scene: A mistake in the drawing | The hole is on the wrong side. | Drawing [n], hole [x]: should it be on the left? We wait until [hour]; the date stays if we hear from you today. | We produced as per your specification. | A question now is cheaper than a crate.
hue: Machine green | 0.42 0.05 160 | the paint of old works machines
hue: Cobalt mark | 0.45 0.13 258 | chalk and stencil on metal
type: tech bold | stencil letters and tables
# studio
who: clients
need: something has to be seen that exists only in somebody's head
sit: {Who} buy what they cannot see yet. They choose by earlier work, by the first conversation, and by whether they trust that somebody will say no.
show: Five works and for each one sentence on what had been asked for.
want: High | They want to be surprised by what they meant. Show work and remain silent beside it.
aware: Solution Aware | {Who} have seen many portfolios. Say what is taken on and what is not.
skill: Intermediate | They know taste and not process. Describe the steps with what they have to decide in each.
pain: Rounds without end | Each round costs a week, and nobody says that it is finished.
pain: Everything looks alike | Portfolios show the fashion of the year.
pain: The unnamed sum | Budgets are asked for, prices are not told.
ask: What does it cost? | price fixedprice | tell the sums of three finished jobs
ask: How does it go? | method speed offer | list the steps with days and decisions
ask: Have you done such a thing? | proof special since | show the nearest
ask: Who does the work? | team handmade | name the hands
ask: What if I do not like it? | warranty limits trial | say what happens after the first proposal
feel: Recognition | The first sight: that is it
feel: Trust | A wish was refused with a reason
feel: Pride | It is shown to somebody without explanation
brand: creator sage | people pay for an eye that they do not have
buyer: creator ruler | they want to have had the idea
rival: Somebody's nephew | He is free and available.
rival: A template | It is there tonight.
rival: The larger agency | Safe to choose, and the junior does it.
idea: One job from first sketch to end | Show everything, the rejected versions too, and count which enquiry mentions it. | Two months
idea: Sums beside pictures | Print what three works cost and compare the enquiries of the following month. | One quarter
trend: Made by machines | To be researched: what {who} try to make with generators first, and at what point they come.
goal: To see something early
goal: To know when it is finished
see: The work alone, straight on
see: The table with what was discarded
see: The tool, worn
unseen: No mock-ups on floating devices
unseen: No creative chaos staged
say: first sketch, decision, finished, what was asked
avoid: storytelling, visionary, unique identity, creative solutions
channel: Offer | What, steps, decisions, sum, day | Two pages
channel: Portfolio | Picture, year, one sentence | Twelve words
scene: Make it pop | A client wants it louder. | Louder, I could do [a]. I would leave it: [reason]. Decide until [day]; both are ready. | The client is always right. | Option, advice and date.
hue: Darkroom red | 0.44 0.15 25 | a lamp in a workroom
hue: Chalk blue | 0.5 0.09 245 | the line before the line
type: minimal modern | letters that step back behind the work
# rental
who: customers
need: it is needed for a day, a week or a season and not for a cupboard
sit: {Who} plan a date, discover that they lack something, and compare deposit, size and opening hours on a phone.
show: What there is, for how long, for how much, and what happens if it comes back dirty or late.
want: Medium | They want the occasion, not the thing. Speak of the occasion.
aware: Product Aware | {Who} know what it is. Show availability first.
skill: Intermediate | They have used one before, once. Give the three things that go wrong.
pain: Hidden deposits | The price was low until the counter.
pain: It does not work on Saturday | Help is closed when it is used.
pain: Scratches from before | One pays for somebody else's.
ask: What does it cost altogether? | price fixedprice payment | give one example with everything
ask: Is it free on my date? | hours booking size | show a calendar
ask: What if it breaks? | warranty limits | name the sum at most and the number to ring
ask: How do I get it there? | area access | sizes, weight, van or delivery
feel: Relief | It starts at the first try
feel: Freedom | It is somewhere else on Monday
feel: Trust | The deposit is back before one has thought of it
brand: regular guy explorer | it is shared by many, and each wants it as if new
buyer: explorer regular guy | they have a plan for a weekend
rival: Buying one | It stands in the garage afterwards.
rival: Borrowing from somebody | It costs a favour.
rival: Doing without | Last time it worked somehow.
idea: The total first | Show the whole sum with deposit before the date is asked for, and compare bookings. | Two months
idea: The check in pictures | Photograph each thing at handover with the customer; count disputes. | One quarter
trend: Sharing instead of owning | To be researched: which things are asked for in vain.
goal: To have it on the day
goal: To know the sum at most
see: The thing ready at the door
see: It in use by somebody not posing
see: The key, the tag, the list
unseen: No jumping friends
unseen: No empty showroom
say: free on, from to, altogether, back by
avoid: unforgettable, carefree, adventure awaits
channel: Booking page | Date, thing, sum, conditions | One screen
channel: Text message | Where, when, code, number for help | Three lines
scene: Brought back late | Two hours after the time. | You had it until [hour], it is [hour]: that is [sum]. The next one has been waiting; please ring next time. | Late returns incur penalty charges. | Sum and reason.
hue: Tag yellow | 0.76 0.15 90 | the label that hangs on it
hue: Canvas green | 0.42 0.06 140 | outdoor and used
type: bold modern | labels and calendars
`;
