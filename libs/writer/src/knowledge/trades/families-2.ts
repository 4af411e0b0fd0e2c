/** The rest of the families; see families.ts. */
export const MORE_FAMILIES = `
# learning
people: learners
terms: school, teach, course, class, lesson, training, train, tutor, tutoring, learn, student, pupil, kindergarten, nursery, daycare, academy, workshop for, coach, coaching, education, language school, driving school, instructor, teacher, apprentice, mentoring, university
is: school
offer: lessons
buyer: people who have tried to learn this before and stopped
when: A resolution with a date on it, half of which has already passed
show: Show what somebody can do after the fourth time, not after the last one.
levels: high, solution aware, beginner
stance: People rarely give up because it is hard; they give up because they cannot see that they are getting better.
tension: Good teaching goes slowly enough to hold and quickly enough to be noticed; marketing that only promises speed sells the wrong half.
pain: Starting again and again | The first chapter is known by heart, the third was never reached.
pain: Being the slowest in the room | Many adults would rather not learn than be seen not knowing.
pain: Paying for a certificate instead of a skill | The paper hangs on the wall and the hands don't know it.
pain: A timetable made for other lives | Work, children and the last bus decide more than motivation.
wish: to notice progress by themselves
wish: to be corrected without being embarrassed
wish: to use it outside the room within a month
doubt: Am I too old, or too bad at it? | Describe how beginners are placed and what the first hour asks of them.
doubt: What if I miss some? | Say how one catches up, and with whom.
doubt: Can't I do this with an app? | For some of it, yes. Name the part for which a person must be in the room.
rival: Free videos and apps | endless, patient, and silent when it goes wrong
rival: The large institution | recognised and impersonal
rival: Putting it off until autumn | costs nothing, for years
no: promise fluency, mastery or a number of weeks
no: rank learners in public
no: fill a group beyond the size that was announced
see: a page with corrections in two colours
see: hands doing it wrong, then right
see: the room from a learner's chair
see: a small first result held up
see: the board or floor after the hour
cliche: raised hands in a bright classroom
cliche: mortarboards in the air
colour: chalk #f4f1e8; blackboard #23332e; pencil yellow #e0aa2e; ink blue #2b4a7a; brick #a64b35; lined grey #8b919a
say: try, again, notice, next, practise, enough, together, by yourself
avoid: unlock, master, fun and easy, potential, fluent in
value: Patience | The same question may be asked three times.
value: Visible progress | Every learner can say what they could not do a month ago.
feel: Pride | It works in real life, with nobody from the course near.
feel: Courage | Saying the first wrong sentence aloud.
moment: Somebody wants to give up | A learner has missed three times. | It stalls for most people about now. Come on [day], do only [one thing], and decide afterwards. | Don't give up, you can do it! | It makes the next step small and the decision theirs.
moment: Asked how long it takes | Before signing up. | With one hour a week and a little between: [usual range] until [concrete ability]. Some need longer; we'd see that by the fourth time. | Results guaranteed in weeks. | A range and a test beat a promise.
chance: The trial that teaches something | A first hour with one real result to take home. | One month
chance: Those who stopped | Former learners are easier to win back than strangers; ask what got in the way. | Three months
trend: Employers paying | Check which of the lessons an employer would pay for.
trend: Short formats | Check whether intensive days fill better than weekly hours.
mood: awake, friendly and a little untidy
form: Ruled lines and a margin | marks of correction: underline, circle, arrow
type: modern
arch: sage, hero > regular guy

# advice
people: clients
terms: law, lawyer, solicitor, notary, attorney, accounting, accountant, bookkeeping, tax, consultant, consulting, consultancy, adviser, advisor, advise, agency, insurance, broker, finance, financial, bank, audit, translation, translator, interpreter, architect, engineering office, planner, mediation, mediator, recruitment, estate agent, patent, planning, strategy, compliance, surveyor, investment, loan, credit union
is: practice
offer: advice
buyer: people who have a decision to make and a letter they do not understand
when: Somebody else has set a deadline, and a mistake would be expensive
show: Answer one real question completely and in public. Whoever gives advice away well is asked for the rest.
levels: medium, problem aware, intermediate
stance: Good advice is mostly the removal of possibilities.
tension: Clients want certainty and the honest answer begins with 'it depends'; the brand must say on what, in one line.
pain: Not understanding one's own papers | The text is correct and no use.
pain: The meter is running | People keep their questions short because each costs money.
pain: Being passed on | The partner sells and the trainee answers.
pain: Learning too late | Somebody could have said so in March.
wish: to sleep before the deadline
wish: to know what it costs before it is done
wish: to be told what they would do in one's place
doubt: What will it cost in the end? | Fixed where it can be fixed; where it cannot, the stages and their limits.
doubt: Am I too small for you? | Say which cases are taken and which are sent to somebody better placed.
doubt: Can't software do this? | For the routine part, yes. Name the moment at which a person has to decide.
rival: Doing it oneself with a form | cheap until the first letter comes back
rival: The large firm | every specialist, one of whom is free next month
rival: A cousin who knows about it | free, confident, not liable
no: answer in a language that needs a second adviser
no: take a case because it pays when another would do it better
no: use fear of penalties as an opening line
see: one page with three lines marked by hand
see: a table with two cups and a folder closed
see: the building or street in ordinary daylight
see: a drawn diagram of who owes what to whom
see: the stack before and after
cliche: scales, handshakes and chess pieces
cliche: glass towers seen from below
colour: paper #f6f3ea; ink #1e2a38; ledger green #2f5a48; sealing red #8f2f2b; slate #5d6a78; brass #a98a4a
say: first, because, by, costs, decide, in writing, you can, you cannot
avoid: solutions, tailored, one-stop, leverage, proactive
value: Clarity | Every letter ends with what to do, by when.
value: Independence | Advice costs the same whatever is decided.
feel: Relief | The heap becomes three lines.
feel: Control | They explain it correctly to somebody else.
moment: Bad news | The claim will not succeed. | You will probably lose this: [reason]. It would cost [sum] to find out for certain. I would stop here. | We regret to inform you that prospects are limited. | It gives the odds, the price of hope, and an opinion.
moment: First enquiry | A long mail with seven attachments. | I've read it. Two things matter: [one] and [two]. The first is urgent by [date]; the rest can wait. | Thank you for contacting us. A colleague will be in touch. | The answer already does some of the work.
chance: The calendar of deadlines | One sheet a year with the dates that hurt when missed. | Two months
chance: Second opinions | A fixed-price look at somebody else's advice opens the door. | Three months
trend: Routine work done by software | Check which hours will no longer be paid for, and what replaces them.
trend: Remote appointments | Check which clients still want a door to walk through.
mood: plain, ordered and candid
form: A margin rule and numbered paragraphs | ruled lines with one of them marked
type: minimal
arch: sage, ruler > regular guy

# software
people: users
terms: software, app, platform, saas, tool, dashboard, api, data, cloud, automation, sensor, algorithm, ai, startup, plugin, program, digital, website, web, online tool, open source, cybersecurity, security software, game, device, tracker, robot
is: software maker
offer: software
buyer: people who do this work today with a spreadsheet and a good memory
when: The old way still works, apart from the week in which it doesn't
show: Show the task before and after in the same frame, with the number of steps.
levels: medium, problem aware, advanced
stance: Software is bought for what people may stop doing.
tension: Users want power and hate settings; each feature makes the product better for somebody and slower for everyone.
pain: One more tool | Every tool promises to replace five and becomes the sixth.
pain: Nobody has time to switch | The pain is spread over the year; the move takes one bad week.
pain: Data that cannot leave | What is easy to put in turns out hard to take out.
pain: It was sold to a manager and is used by somebody else | Those who feel the flaws have no vote.
wish: to be finished earlier
wish: to find out what happened without asking three people
wish: to be able to leave again
doubt: How long until it works for us? | Say hours or days, what is needed, and who does it.
doubt: What happens to our data? | Where it lies, who can read it, how it comes out, in three sentences.
doubt: Will you exist in three years? | Say who pays for it today, and what customers keep if it ends.
rival: The spreadsheet | free, known, and changed by everybody
rival: The big suite | already paid for; does it badly
rival: Nothing | until the audit
no: call a person a seat, or a habit engagement
no: hide the price behind a call
no: ship a setting where a decision is owed
see: the task on paper as it is done today
see: one real screen at the size it is used
see: a desk at the moment the work is finished
see: a single number with its history
see: the person who does the task, not the one who signs
cliche: glowing networks over a city
cliche: floating dashboards on a tilted laptop
colour: signal white #f3f6f7; terminal #14202b; indigo #3a4a9f; mint #3c8f78; amber #d2922a; fog #7b8794
say: works, step, find, export, minutes, off, undo, plain
avoid: seamless, revolutionary, AI-powered, game-changing, synergy
value: Exit | Everything that goes in can be taken out in one click.
value: Restraint | A feature is removed for each one that is added to the first screen.
feel: Relief | The thing they dreaded is done before lunch.
feel: Mastery | A shortcut becomes a habit.
moment: Something is down | Customers notice before the team. | [Part] has not worked since [time]. Nothing is lost. The next word from us comes at [time], whether or not it is mended. | We are experiencing some technical difficulties. | Time, extent and the next message are all that people need.
moment: A feature is refused | The third customer asks for it. | We won't build it, because it would slow down [core task]. Here is how two customers do it today. | It's on our roadmap! | A clear no is worth more than a vague soon.
chance: The import | Whoever moves people over in an afternoon removes the best reason to stay. | Three months
chance: Templates by trade | Ready-made set-ups for the three most frequent kinds of user. | Three months
trend: Assistants everywhere | Check which part of the task users would really hand over.
trend: Fewer subscriptions | Check how many tools were cancelled last year by comparable customers.
mood: clear, quick and sober
form: A grid of equal cells with one filled | step lines and connectors
type: tech
arch: magician, sage > creator

# industry
people: buyers
terms: manufacturer, factory, plant, supplier, industrial, machine, machining, metal, steel, component, fastener, bolt, screw, wholesale, foundry, injection, moulding, tooling, cnc, packaging, chemical, pump, valve, cable, engineer, engineering, oem, b2b, production, produce, mill, turbine, coating, laser, rubber, plastic, bearing, spring, concrete, brick, laboratory
is: manufacturer
offer: parts
buyer: buyers and engineers who lose more by a late delivery than by a high price
when: A line that must not stop, a supplier that is in place, and a part that is getting difficult
show: Lead with the tolerance, the lead time and the person who answers. Leave the values to the last page.
levels: medium, solution aware, expert
stance: In industry trust is a measurement that was repeated.
tension: The buyer wants a lower price and the engineer wants no change; the supplier has to win both with one document.
pain: A supplier goes silent | The date moves, and nobody calls before it does.
pain: Qualified once, stuck for ever | Changing a source costs months of testing.
pain: Small runs are unwelcome | Those who need two hundred are quoted as if they were a nuisance.
pain: Sales promises what production cannot do | The first sample is perfect and the series is not.
wish: to hear bad news early
wish: to speak to somebody who has stood at the machine
wish: to put a name to a part number
doubt: Can you hold it in series? | Show the measured spread of a real batch, not the best piece.
doubt: What if you fail to deliver? | Name stock, second shift, second site, or say that there is none.
doubt: Why not buy it overseas? | Compare landed cost, lead time and the cost of one stop.
rival: The supplier already in place | qualified, known, and a little too comfortable
rival: Low-cost sources | a lower unit price and a longer chain
rival: Making it in-house | full control, and a machine idle most of the week
no: claim a precision that has not been measured on a series
no: advertise with pictures of other people's plants
no: answer a technical question with a brochure
see: one part on a measuring table, with its drawing
see: the machine during the stroke that matters
see: a bin of finished parts with its label
see: the hand of whoever checks
see: raw stock and finished part side by side
cliche: blue-lit robots without a person
cliche: globes made of cogwheels
colour: galvanised #dfe3e4; machine green #2e5e4e; coolant blue #2f6b8f; swarf #8a8f92; safety orange #d9651f; soot #1d2124
say: batch, tolerance, lead time, measured, stock, drawing, series, on time
avoid: world-class, solutions provider, cutting-edge, partner of choice, innovative
value: Punctuality | A date that cannot be kept is moved before the customer asks.
value: Evidence | Every claim has a sheet with a measurement.
feel: Calm | The lorry stands at the gate on the day that was written.
feel: Respect | Two engineers agree over a drawing.
moment: A delivery will be late | Production knows it on Monday. | Lot [number] will be [days] late: [cause]. [Quantity] can leave today. Which do you need first? | Due to unforeseen circumstances the delivery will be delayed. | It comes early, with a part solution and a question.
moment: Enquiry for a small run | Two hundred pieces. | We can. The set-up costs [sum] whatever the quantity; at [quantity] it disappears. Shall I quote both? | Our minimum order quantity is not met. | It explains the arithmetic instead of the rule.
chance: The awkward part | Offer to quote the one drawing that nobody wants. | Three months
chance: The data sheet as advertisement | Engineers share a good one; put everything on a page. | Two months
trend: Nearer supply | Check which customers are shortening their chains, and what for.
trend: Proof of origin and footprint | Find out which documents buyers will have to ask for.
mood: hard light, exact and without drama
form: Chamfered corners and dimension lines | section hatching
type: tech
arch: ruler, sage > sage

# culture
people: the audience
terms: museum, theatre, theater, festival, gallery, concert, music, choir, orchestra, band, film, cinema, library, exhibition, dance, circus, record label, publisher, magazine, newspaper, archive, radio, podcast, opera, puppet, art, artist, photography, photographer, literature, poetry, playwright, ensemble, stage, club
is: house
offer: performances and exhibitions
buyer: people who mean to go out more often than they do
when: A free evening competing with a sofa, decided the same week
show: Give one reason to come that can be repeated in a sentence to whoever comes along.
levels: low, product aware, intermediate
stance: Nobody needs to understand it beforehand; they only need to know that they may come.
tension: The work wants freedom and the audience wants to know what it will be; say exactly what happens and nothing of what it means.
pain: Not for people like me | The words on the poster decide who feels invited.
pain: Nobody to go with | Half of all evenings fail before the ticket.
pain: Afraid to be bored for two hours | Length and seats are never mentioned.
pain: Finding out afterwards | It was on last week.
wish: to be surprised and still home at a decent hour
wish: to talk about it on the way back
wish: to take part without having to be an expert
doubt: Will I understand it? | Say what one sees and hears in the first five minutes.
doubt: Is it worth the money? | State length, price and what is included beside each date.
doubt: May I leave, come late, bring a child? | Answer plainly on the ticket.
rival: The sofa and a subscription | warm, cheap, endless
rival: The big house | famous names, sold out, further away
rival: Friends without a plan | also an evening
no: explain the work in the words of a grant application
no: call anything unmissable
no: treat those who come for the first time as guests of the regulars
see: the room in the minute before it begins
see: one prop, page or instrument, large
see: faces that look at something outside the picture
see: a rehearsal: tape marks, pencil, a chair
see: the queue, the stairs, the coat hooks
cliche: a red curtain with a spotlight
cliche: a crowd with raised hands
colour: stage black #17171c; bill yellow #e8b923; programme paper #f1eadb; madder #a3283a; ultramarine #2b3f9b; dust #8d867b
say: tonight, begins, lasts, come, hear, see, again, free
avoid: unmissable, immersive, multidisciplinary, dialogue, breathtaking
value: Openness | No prior knowledge is mentioned, needed or rewarded.
value: Risk | Each season holds something that may fail.
feel: Curiosity | The lights go down.
feel: Belonging | Strangers talk on the stairs.
moment: It is sold out | Somebody asks two hours before. | Sold out. Come at [time]: there are usually a few returns, and we'd tell you by [time] whether it is worth waiting. | Tickets are no longer available. | It turns a no into a chance with a deadline.
moment: Someone did not like it | A guest complains at the exit. | Tell me which part. I'd like to know whether it was the work or the evening. | We're sorry you didn't enjoy it. | It takes the objection seriously.
chance: The second person | A reason and a price for whoever brings somebody new. | One season
chance: The rehearsal | An open hour costs little and sells the evening. | Three months
trend: Late booking | Check how many tickets go in the last three days, and plan advertising for them.
trend: Daytime audiences | Check whether matinees reach those who no longer go out at night.
mood: charged, dark at the edges, one thing lit
form: Torn or cropped edges with one strict column | a repeated mark, as on a score or a seat plan
type: bold
arch: creator, magician > explorer

# giving
people: those who come
terms: charity, nonprofit, non-profit, foundation, association, donate, donation, donor, volunteer, volunteers, food bank, shelter, refugee, homeless, fundraising, aid, ngo, cooperative, co-op, community, social enterprise, lend, lending, rescue, sanctuary, helpline, support group, campaign, society, trust, hospital visitors, free of charge
is: charity
offer: help
buyer: people who need help and are tired of proving it
when: Two publics with one page: one in need today, one with an hour or a note to spare
show: Show one exact thing that was done, and its cost. Neither shame the giver nor display the receiver.
levels: medium, problem aware, intermediate
stance: Help is a service, and whoever receives it should be able to judge it like one.
tension: Pictures of need raise money and take away dignity; the brand chooses dignity and has to raise the money with exactness.
pain: Having to prove that one is poor, ill or alone enough | Forms protect the organisation and cost the person.
pain: Not knowing where a gift went | Thank-you letters tell of gratitude and not of use.
pain: Volunteering that wastes an afternoon | People come once when nobody has prepared their work.
pain: Asking too late | Pride and shame add months.
wish: to be helped without being looked at
wish: to give something whose use can be followed
wish: to be useful for two hours a week
doubt: How much reaches the cause? | Give the figure, and what the rest pays for; if it isn't known yet, say when it will be.
doubt: Am I entitled to it? | One sentence that says who may come; if it is everybody, say everybody.
doubt: Will I be asked for more? | Say how often the brand writes.
rival: Large charities | known, tax-deductible, distant
rival: Helping a neighbour directly | immediate, and uneven
rival: The state's own offices | entitled by law, slow in practice
no: show a recognisable face in need
no: use guilt, countdowns or the word 'just'
no: accept a gift with conditions that bind those who are helped
see: the thing that is given, on its own, well lit
see: the place on an ordinary working day
see: the hands of two people who pass something on
see: a list, with what came in and what went out
see: the chair where people wait, with sun on it
cliche: a child's face looking into the camera
cliche: hands forming a heart
colour: envelope #efe6d3; ink blue #26406b; brick #a4492f; grass #4c7a45; sun #e2a72e; stone #7d7a73
say: need, lend, give, use, come, ask, enough, together
avoid: the less fortunate, beneficiaries, make a difference, heroes, change lives
value: Dignity | Nobody has to tell their story to be helped.
value: Account | Every gift can be followed to its use.
feel: Relief | The answer is yes, and nobody asked why.
feel: Usefulness | A volunteer goes home tired and knows what for.
moment: A gift cannot be used | Somebody brings the wrong thing. | That is kind, and we can't use it: [reason]. What is missing today is [thing]. [Place] takes what you have. | Thank you for your generosity, however we cannot accept this item. | It respects the giver and tells the need.
moment: Someone hesitates at the door | A first visit. | You're in the right place. You needn't explain anything; tell me what you're looking for. | How can we help you today? Please complete this form. | It removes the proof before it is offered.
chance: The monthly page | What came, what went, what it cost: one page, always the same. | Two months
chance: Firms nearby | Ask for things and hours before money. | Six months
trend: Small regular gifts | Check whether monthly donors stay longer when they see figures.
trend: Shorter volunteering | Check which tasks fit into two hours.
mood: daylight, plain and level with the eye
form: An open square: one side missing | tally marks
type: natural
arch: caregiver, regular guy > caregiver

# growing
people: customers
terms: farm, farmer, grow, grower, vegetable, orchard, vineyard, wine grower, honey, beekeeper, apiary, bee, sheep, goat, cow, dairy, cheese, nursery plants, seed, seeds, forest, forestry, herb, flower farm, fish farm, wool, mill farm, hops, mushroom, compost, tree, trees
is: farm
offer: what grows
buyer: people who want to eat or plant by the season and need somebody to tell them when it is
when: A weekly or yearly rhythm that the weather decides
show: Report from the field: what is ready, what is late, what failed. News sells better than praise.
levels: medium, solution aware, intermediate
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
arch: innocent, caregiver > explorer

# home
people: customers
terms: elevator, lift, elevators, lifts, generator, inverter, boiler, stair lift, chimneys, stoves, plumber, plumbing, electrician, roof, roofer, roofing, builder, construction, carpenter, carpentry, joiner, heating, stove, tile, tiler, painter, plasterer, renovation, insulation, window, windows, solar, installer, install, cleaning, cleaner, laundry, chimney, sweep, locksmith, mason, stonemason, floor, kitchen fitter, scaffolding, pest control, housekeeping, handyman, facility, bricklayer, timber
is: firm
offer: work on buildings
buyer: people who answer for a building and have been let down before
when: Either it has just failed, or it has been put off for years
show: Show the part of the work that nobody sees once it is finished.
levels: high, problem aware, beginner
stance: Customers cannot judge the work, so they judge the arrival, the floor afterwards and the bill.
tension: The cheapest quotation usually leaves something out; the honest one looks dear until both are laid side by side.
pain: Nobody calls back | Three enquiries, one visit, no quotation.
pain: The bill grows | Extras appear when the wall is open.
pain: Strangers on the premises | Keys, dust, and days around somebody else's timetable.
pain: Not knowing whether it was done properly | The part that matters is covered when the bill arrives.
wish: to hear a date and see somebody on it
wish: to be told what can wait
wish: to find the place as it was, only working
doubt: When can you come? | Give the true waiting time, and a way for emergencies.
doubt: What is not included? | List it in the quotation, before they ask.
doubt: What if something goes wrong afterwards? | Say who comes, by when, for how long.
rival: Acquaintances with tools | cheap, willing, uninsured
rival: The big firm | a call centre and a van next month
rival: Living with it | free, until it costs more than the work would have
no: start what cannot be finished this week
no: quote over the telephone what has to be seen
no: leave without showing the work
see: the part that will be covered or closed tomorrow
see: a van with its doors open and its order
see: protected floors and a broom
see: a detail where two materials meet
see: the building from the pavement, with the work done
cliche: a helmet on a blueprint
cliche: a model family with keys
colour: mortar #dcd6ca; slate #39424a; copper #a5623b; chalk line blue #2e5f93; spirit level yellow #dfb62d; pine #8a6a42
say: date, done, swept, included, written, checked, before, after
avoid: solutions, top quality, affordable excellence, no job too small, your trusted partner
value: Keeping dates | The day in the letter is the day at the door.
value: Tidiness | Nothing is left behind but the work.
feel: Relief | It works, and the place is quiet again.
feel: Respect | They were told the worst first, and in figures.
moment: It is worse than expected | The trouble shows once it has been opened. | We've opened it and found [damage]. It must be done, it costs [sum], and it takes [days]. I've stopped until you say so. Pictures enclosed. | Additional works will be invoiced according to effort. | Work stops, evidence comes, the owner decides.
moment: Too busy | An enquiry in the high season. | We can't come before [date]. If it cannot wait, do [measure] and call [colleague]; otherwise I'll write you in. | Due to the current order situation we cannot accept enquiries. | It helps even without a contract.
chance: The yearly round | A short inspection keeps customers and fills quiet weeks. | Six months
chance: The quotation explained | A specimen with notes in the margin, on the site. | Two months
trend: Energy rules and grants | Check what applies here and who fills in the forms.
trend: Fewer skilled hands | Check waiting times among competitors; a true date is an advantage.
mood: sturdy, daylight and swept
form: Joints and overlaps, drawn square | courses, as in brick, board or slate
type: bold
arch: regular guy, ruler > regular guy

# moving
people: senders
terms: courier, delivery service, logistics, transport, freight, shipping, ferry, bus, taxi, bike courier, cargo bike, removals, train, airline, lorry, truck, driver, shuttle, postal, warehouse, storage, bicycle, bike, car, e-bike, scooter, mobility, vehicle, charging
is: carrier
offer: transport
buyer: people to whom an hour's delay means a second call
when: Something has to be somewhere, and its owner cannot go along
show: Show the hand-over at both ends; nobody doubts the road between.
levels: medium, solution aware, advanced
stance: What is sold is not distance, it is not having to think about it.
tension: Everybody asks for speed and pays for certainty; the brand should price the second and deliver the first when it can.
pain: Between eight and six | A day at home for a minute at the door.
pain: Nobody knows where it is | The map says 'on its way'.
pain: It arrives, but broken | And the form wants a photograph of the packaging.
pain: Prices that depend on the hour | The same way, twice the sum.
wish: to get a time and not a window
wish: to reach a person who can see the vehicle
wish: to do right by the street it drives through
doubt: What if it is late? | Say who calls, when, and what it costs the brand.
doubt: Is it insured? | Up to what sum, in figures.
doubt: Do you also go there? | A map with an honest border.
rival: The giants | cheap, tracked, anonymous
rival: Own vehicles | always there and seldom full
rival: A favour | works until it is urgent
no: promise a time that traffic decides
no: hide surcharges behind a postcode
no: leave anything with a neighbour unasked
see: a hand-over between two people
see: the load, strapped
see: the street at the hour of departure
see: the timetable, written large
see: the vehicle from the side, at rest
cliche: motion blur and light trails
cliche: a globe with arrows
colour: route blue #23508e; road grey #5b6166; canvas #e9e2d1; brake red #b6322c; reflector yellow #e5c52b; tyre #1c1e20
say: at, from, to, on time, collect, hand over, route, by hand
avoid: seamless, last-mile solutions, fast and reliable, global network, door-to-door excellence
value: Certainty | A time is given only when it can be kept.
value: Care | What is carried is handled as if the sender stood beside it.
feel: Trust | It is handed over by the same person as last week.
feel: Relief | The message says 'arrived' before anybody asks.
moment: It will be late | The bridge is closed. | It will be [minutes] late: the bridge is closed. [Name] will ring you from the corner. | Your delivery has been rescheduled. | A cause, a figure, a person.
moment: Something broke | The recipient sends a picture. | That was us. We collect it today and pay for [repair or replacement]; you needn't fill in anything. | Please submit a claim within seven days. | It ends the matter in one message.
chance: The fixed round | The same street at the same hour is cheaper for both sides. | Three months
chance: Shops that share | Several small senders in one street fill one vehicle. | Six months
trend: Closed inner cities | Check which streets will be shut to which vehicles, and when.
trend: Collection points | Check whether recipients would walk for a lower price.
mood: brisk, flat daylight and punctual
form: A line with two ends marked | route bands in parallel
type: bold
arch: hero, regular guy > ruler

# works
people: clients
terms: river, creek, stream, streambank, bank, wetland, habitat, restoration ecology, conservation, drainage, erosion, dredging, demolition, roadworks, bridge, surveying, ecology, reforestation, dyke, dike, civil, earthworks, coast, shoreline, stabilization, creek restoration, water, waterworks
is: contractor
offer: works on land and water
buyer: people who answer for land or money that is not their own
when: Something is being lost slowly, and a budget has a year written on it
show: Show the same place on the day of the work, a year later and seven years later, from the same point.
levels: medium, problem aware, intermediate
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
arch: sage, caregiver > ruler

# outdoor
people: participants
terms: tour, guide, guided, travel, trip, expedition, trek, hike, hiking, climbing, kayak, surf, sailing, diving, ski, safari, walk, walks, adventure, gym, yoga, pilates, fitness, sport, swim, swimming, running, club sport, football, riding school, dance school, martial, boxing, camp, retreat, playground, nature, birdwatching
is: outfitter
offer: guided hours outdoors
buyer: people who want to do it properly once, or at last regularly
when: A free day or a fixed hour, wanted for a long time and easily cancelled
show: Say how hard it is, in steps, metres or minutes, and what one must be able to do beforehand.
levels: high, solution aware, beginner
stance: People do not fear effort; they fear being the one who holds up the others.
tension: Safety needs rules and freedom is what was bought; the guide has to be strict before the start and quiet afterwards.
pain: Am I fit enough? | The descriptions all say 'for everybody'.
pain: A group like a school trip | Too many, too loud, too late.
pain: Equipment for one time | It costs more than the day.
pain: Begun and dropped | The subscription runs, the shoes stand in the hall.
wish: to feel tired in the right way
wish: to see what one would walk past alone
wish: to be good enough to come back
doubt: What if the weather turns? | Say who decides, by when, and what happens to the money.
doubt: What if I can't keep up? | Describe the slowest way through and who walks it.
doubt: What do I need? | A list that fits on a hand, and what can be borrowed.
rival: Going alone with an app | free, until the path ends
rival: The big operator | cheap and crowded
rival: Next year | always open
no: call it suitable for everybody
no: chase an animal, a summit or a picture
no: carry on because people have paid
see: feet, hands or paddles at the point of contact
see: a small group seen from the last place
see: the way itself, empty
see: weather that has an opinion
see: the hot drink afterwards
cliche: arms raised on a summit
cliche: a sunset silhouette
colour: mist #e3e8e4; spruce #2c4a3f; rope orange #d4662a; slate water #3d6074; moss #7d8b3f; peat #35291f
say: slow, start, weather, turn back, metres, breath, borrow, ready
avoid: adventure of a lifetime, bucket list, unforgettable, epic, find yourself
value: Prudence | Turning back is planned like the way out.
value: Respect | Nothing is taken away and nothing is left.
feel: Elation | The moment it stops being hard.
feel: Trust | The guide slows down without saying for whom.
moment: Called off | At six in the morning. | We're not going today: [reason]. New date [date], or your money by tonight. Both are fine. | Due to weather the tour is cancelled. | A decision, a reason and two ways on.
moment: A doubtful beginner | Asks whether they could. | Can you walk [distance] without a break? Then yes. If not, take [easier one] first; I'd tell you the same at the start. | Don't worry, everyone can do it! | A test they can do alone.
chance: The bad-weather programme | Something worth doing on the days that fail. | Three months
chance: The second step | Whoever managed the first gets a proposal for the next while still tired. | One month
trend: Shorter, nearer | Check how far people travel for one day now.
trend: Permits and limits | Check where numbers will be restricted.
mood: open, cold at the edges and awake
form: Contour lines | a route line with marks at equal distances
type: bold
arch: explorer, hero > innocent

# plain
people: customers
terms: unclassified business
is: business
offer: the offer
levels: medium, solution aware, intermediate
mood: plain, close and unposed
form: A rectangle with one open side | evenly spaced lines
type: minimal
colour: paper #f2efe7; ink #20242a; slate blue #3b5368; brick #9a4a38; moss #5f6f42; stone #8b867c
cliche: handshakes in front of a logo
avoid: solutions, quality you can trust, your partner for, second to none
say: today, how, until, included
arch: regular guy, sage > regular guy
`;
