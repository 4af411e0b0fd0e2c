/**
 * What holds for a whole class of trades, whatever is made, sold, taught or mended: no line of it names a thing that one trade has and the
 * next has not. Troubles carry the kinds of fact that answer them, so that a document speaks of those that its own notes answer.
 */
export const CLASSES = `
# making
who: buyers
need: a thing is to be used for years and cannot be judged from a picture
sit: {Who} have usually bought the factory version before, and look this time for somebody who can say why theirs costs what it costs.
show: The thing at its real size, the sum, the time until it arrives, and who makes it.
want: Medium | Nobody needs it this week; say what is different in use after a year.
aware: Solution Aware | The cheaper version is known. Show where the two differ, and do not talk it down.
skill: Intermediate | {Who} know the use better than the making; explain a step only where it changes the use.
pain: Bought twice | The cheaper one was replaced, and nobody could say beforehand which would last. | warranty worst proof since
pain: A price without a reason | Two things look alike on a screen, and one costs four times as much. | handmade own transparency price
pain: Waiting without a date | It is made when it is made, and nobody says when that is. | speed
pain: It does not fit | Sizes are learnt from the parcel. | size visit trial special
pain: Nobody for afterwards | What breaks is thrown away, because nobody takes it in. | repairs warranty
ask: What does it cost? | price fixedprice | name the sum of the piece that is ordered most
ask: How long do I wait? | speed | give the present waiting time and change it when it changes
ask: What if it breaks? | warranty | say what is repaired, for how long and at whose cost
ask: Who makes it? | team handmade | name the people and what each of them does
ask: Where does the material come from? | origin | name the source for each material
feel: Anticipation | The message comes that it has been begun
feel: Pride | Somebody asks where it is from
feel: Trust | The first thing that wears is put right
brand: creator sage | it is bought for the way in which it is made
buyer: creator regular guy | they want to know what they pay for
rival: The factory version | It costs less and is there tomorrow.
rival: Buying second-hand | It is known to last, and nobody answers for it.
rival: Keeping the old one | It still works, more or less.
idea: The present waiting time | Print it at the top of the page and change it every week; count how many orders name it. | Two months
idea: One piece from order to use | Follow one through the work with hours and sums, and show it to ten {who}. | One quarter
trend: Repairing before buying | To be researched: how often {who} ask for a repair first.
goal: To buy it once
goal: To know what the sum pays for
see: The piece alone, at its real size beside something known
see: Hands at the step that decides
see: One that has been used for years
unseen: No glowing workshop with nobody at work
say: made, lasts, fits, weeks
avoid: artisanal, timeless, crafted with love
channel: Online shop | What, size, sum, time until it leaves | One screen a piece
channel: Card in the parcel | Who made it, how to use it, where to write | Half a page
scene: Asked why it costs more | Somebody has seen a cheaper one. | {fact} The cheaper one is right for you if [use]; this one if [use]. | Quality has its price. | The reader can decide with it.
hue: Iron | 0.4 0.03 250 | tools and dark metal
hue: Leather brown | 0.46 0.08 55 | surfaces that were touched often
hue: Signal red | 0.5 0.17 28 | the mark on a tool
type: natural modern | a maker's mark: short, dark, cut clean
# eaten
who: buyers
need: it tastes of somewhere, and one would like to know of where
sit: {Who} meet it by tasting or by recommendation, come back for the same thing, and give it away to people whom they want to please.
show: What it is, what is in it, how much for how much, and where it can be had.
want: High | Pleasure needs no argument; make the second purchase easy.
aware: Product Aware | Everybody knows the thing itself. Say what is different about this one, in one comparison.
skill: Intermediate | {Who} know what they like and few of the terms; name a taste by something everybody has eaten.
pain: Words on a label | The same words stand on every package, and one cannot taste them. | origin transparency handmade refusal
pain: Gone when it is wanted | It is finished when one comes, or in the shop that has stopped selling it. | hours area speed
pain: What it costs beside the other | On the shelf they stand side by side, and one is three times the price. | price fixedprice handmade origin
pain: Nobody knows who earns | The name on the front says nothing of who grew or made it. | employed origin team
ask: Where can I get it? | area hours booking visit | list the places and days
ask: What does it cost? | price | the sum of the usual size
ask: What is in it? | origin transparency refusal | the whole list, in the order of weight
ask: Where does it come from? | origin | name the growers or the place
ask: Can we order for a business? | size | say from what quantity, and how long it takes
feel: Surprise | The first taste is not the expected one
feel: Pride | It is put on the table with its story in one sentence
feel: Trust | The second one tastes like the first
brand: lover creator | it is chosen with the tongue and remembered by its origin
buyer: lover explorer | they want to taste something that the shop on the corner has not got
rival: The known brand | It is everywhere and always the same.
rival: The cheaper one beside it | On most days it will do.
rival: Making it at home | It takes an evening and is one's own.
idea: Taste before text | Let fifty {who} taste without the package and write down the words that they use; print those. | Two months
idea: The list of places | Keep one list of where it can be had today, and count how many look at it. | One month
trend: Proof of origin | To be researched: what {who} ask about growers and prices paid, and what they check.
goal: To find it again
goal: To know whom the price pays
see: The product cut, broken or poured, close
see: The people and the place of one step of the work
see: It on an ordinary table
unseen: No splashes and no flying ingredients
say: from, in it, keeps until, made in
avoid: indulgence, gourmet, sinfully good, artisanal
channel: Package | Name, what is in it, weight, place | Twenty words
channel: Shop and trade list | Product, size, sum, smallest order | One table
scene: Sold out | Somebody asks for what is finished. | {fact} The next batch is there on [day]; shall I put one aside? | Currently unavailable. | A day and an offer.
hue: Mango | 0.74 0.16 70 | fruit in full sun
hue: Hibiscus | 0.52 0.18 10 | a colour that one can taste
hue: Sea green | 0.5 0.09 190 | fresh beside warm packages
type: bold natural | package letters that are read at arm's length
# selling
who: customers
need: out of too much, somebody chooses
sit: {Who} could order it elsewhere; they come because somebody knows the goods and says which ones not to take.
show: What there is today, what it costs, when one can come, and who is there.
want: Medium | They could do without; what brings them is what they would not have found.
aware: Product Aware | The goods are known. Say by what they were chosen.
skill: Intermediate | {Who} know what they want it for, and not all that there is.
pain: Too much of everything | A hundred hits, and no one says which. | special limits refusal origin
pain: Not there when one comes | The way was for nothing. | hours booking area
pain: What is it worth? | Nobody explains the difference between two prices. | price transparency fixedprice
pain: Nobody knows the goods | The person at the till reads the label aloud. | team since credential
ask: Have you got it? | offer booking | say how to ask before coming
ask: What does it cost? | price fixedprice | show sums beside things
ask: When are you there? | hours | the same hours everywhere
ask: Can I bring it back? | warranty trial | one sentence with a number of days
ask: Do you send it? | area | sum and days
feel: Discovery | One goes out with something other than what one came for
feel: Trust | Somebody advises against
feel: Belonging | One is known the third time
brand: explorer regular guy | the choice is the product
buyer: explorer regular guy | they like to find
rival: Ordering it at night | It is there the day after tomorrow.
rival: The chain | It is on the way and has parking.
rival: Not buying it | It often turns out that it was not needed.
idea: What came in this week | Show three things every week with the sum and one sentence; count who asks for them. | Two months
idea: Advised against | Write down what was not sold and why, and print one a month. | One quarter
trend: Looking here, buying there | To be researched: what {who} have seen before they come in.
goal: To find what they did not look for
goal: To be told the truth about it
see: The goods as they stand, close
see: The counter with somebody at work
see: The front from across the street
unseen: No bags swinging
say: today, in stock, chosen, put aside
avoid: curated, must-have, wide selection
channel: Window | One thing, one sum | Ten words
channel: Message | What came in, how many, until when | Two lines
scene: Not in stock | Somebody asks for what is not there. | Not here, no. {fact} I can have it by [day], or you find it at [place]. | Please check our website. | A date or a direction.
hue: Shop-front green | 0.4 0.08 155 | painted wood
hue: Ticket yellow | 0.78 0.14 90 | a price that is seen
hue: Plum | 0.4 0.1 345 | a colour the neighbours do not have
type: modern natural | letters of a shop front
# hosting
who: guests
need: some hours or days should be good, and one has only these
sit: {Who} compare pictures, prices and distances on a phone, and decide by what is said about the weak points.
show: What it is like on an ordinary day, what it costs with everything, when it is open and how one gets there.
want: High | They look forward to it already; take away the doubts.
aware: Solution Aware | There are others nearby. Say for whom this one is, and for whom not.
skill: Intermediate | They have been guests before; say what is done differently here and why.
pain: Nicer in the pictures | One sees the difference at the door. | limits refusal visit transparency
pain: The sum at the end | What is extra is learnt last. | price fixedprice payment
pain: Closed or full | One has come for nothing. | hours booking size
pain: Not for us after all | With children, a dog or a wheelchair one asks, and feels a nuisance. | special access language
ask: When are you open? | hours | the same hours on the map and at the door
ask: What does it cost? | price fixedprice | one sum with everything
ask: Is there room for us? | size booking special | the number at most, and how to ask
ask: How do we get there? | access area | the last part of the way in words
ask: What if we cannot come? | warranty trial | until when, and what is paid back
feel: Arrival | One is expected, and it shows
feel: Ease | Nobody has to ask where things are
feel: Belonging | On the second day or visit one is known
brand: regular guy lover | people come as strangers and want to leave as guests
buyer: regular guy explorer | they want a change, and no surprises
rival: The platform's first hit | It is known to be acceptable.
rival: Staying at home | It costs nothing and is familiar.
rival: The larger house | There is always something free.
idea: What we have not got | List it beside what there is, and ask ten {who} whether it helped them. | One month
idea: The last part of the way | Describe it with pictures; count calls from the road. | Six weeks
trend: Deciding late | To be researched: how many days ahead {who} decide.
goal: To know what they will find
goal: To be left in peace, or not to be alone, as they wish
see: The room or place in use, in ordinary light
see: The door as one arrives
see: One detail that was used today
unseen: No empty perfection
say: until, included, come by, we have no
avoid: hidden gem, unforgettable, home away from home
channel: Message before arrival | Where, when, what to bring | Three lines
channel: Sign at the door | Hours, sum, number | Ten words
scene: A complaint | Something was not right, and it is said. | You are right: [what]. {fact} I can offer you [a] or [b]. | We are sorry for any inconvenience. | What happened, and two ways out.
hue: Lamp yellow | 0.74 0.12 80 | light behind a window
hue: Tile blue | 0.48 0.1 240 | cool and washable
hue: Terracotta | 0.54 0.11 40 | warm ground
type: natural calm | signs that are read on arrival
# caring
who: patients
need: something in the body or in life does not go as it should, and one has to trust a stranger with it
sit: {Who} come by referral, recommendation or chance; they want to know whether it will be done well, how often they have to come, and what is asked of them.
show: The steps with their number and length, what it costs whom, who is there, and how one gets in touch.
want: High | The wish is an ordinary day again. Say what will be possible, and not more.
aware: Problem Aware | {Who} know their own case and not what can be done. Begin with the case.
skill: Novice | Everyday words; a term only beside its explanation.
pain: What will it cost me? | Somebody else pays a part, and nobody says which. | price payment fixedprice
pain: How long will it take? | Each visit ends with another one. | speed process
pain: Whose hands am I in? | A stranger works on one's own body. | team credential since special
pain: The way there | Distance and steps decide whether one comes at all. | access area lodging
pain: Being pitied or rushed | One is talked about in the third person. | special language refusal visit
ask: How many visits, and how long? | speed process | the steps with days
ask: What do I pay? | price payment fixedprice | the sum, and who pays which part
ask: Who will look after me? | team credential | names and training
ask: When can I come? | hours booking | next free date, and how to ask for it
ask: What happens if something is not right? | warranty repairs | whom to ring, and how soon somebody looks
feel: Relief | Somebody says in plain words what happens next
feel: Confidence | The first thing works again
feel: Dignity | One was asked, and not handled
brand: caregiver sage | people come in worry, and knowledge takes it from them
buyer: innocent regular guy | they did not choose to need it
rival: Managing without | One gets used to almost everything.
rival: The larger clinic | It has the name, and a list.
rival: Advice from the family | It is kind, and not always right.
idea: The first visit on one page | Describe it from the door to the way home, and ask five {who} what they had not known. | One month
idea: One sum, all parts | Show with an example who pays what; count the questions that remain. | Six weeks
trend: Waiting times | To be researched: how long {who} wait for the same elsewhere.
goal: To understand what will be done
goal: To know the number of visits and the sum
see: Hands at work, with the consent of the person
see: The entrance and the way to it
see: A person doing an ordinary thing again
unseen: No models in white coats
unseen: No before and after
say: what we do first, you decide, next visit, ring us
avoid: your wellbeing, holistic, state-of-the-art
channel: Telephone | Name, question, next free date | Two minutes
channel: Sheet to take home | What was done, what to watch, number | Half a page
scene: Asked for a promise | Somebody asks whether it will be as before. | I cannot promise that. {fact} What we do first is [step]; after it we both know more. | Of course, do not worry! | A step instead of a promise.
hue: Deep teal | 0.44 0.07 200 | calm without being cold
hue: Warm clay | 0.54 0.09 45 | skin and daylight
hue: Leaf | 0.5 0.08 145 | something that goes on
type: calm modern | letters that worried people can read
# minding
who: parents
need: somebody small is left with others, every day anew
sit: {Who} visit two or three places, ask the same five questions everywhere, and decide by how the adults there talk to the children.
show: The day from arrival to pick-up, how many adults there are, what it costs, and when one can come and look.
want: High | The place is needed by a date; the choice is made by trust.
aware: Solution Aware | They know other places. Say what a day here is like that it is not elsewhere.
skill: Novice | No pedagogy by name: what is done, and what the child has of it.
pain: Will my child be safe? | What happens in bad weather, illness or a fall is asked late and answered vaguely. | worst access team credential limits
pain: Will it be ready for school? | Others learn letters, and one's own comes home with a stick. | proof method school
pain: No place when work begins | One is on four lists and hears from none. | booking size speed
pain: Hours that do not fit | Work ends later than the day there. | hours
ask: When can we come and look? | visit booking | fixed days, without appointment
ask: How many children for each adult? | team size | both numbers
ask: What does it cost, and what is paid by others? | price payment | the sum that is left
ask: What are the hours? | hours | with the days on which it is closed
ask: Which languages are spoken? | language | who speaks which
feel: Calm | The child does not look round at the gate
feel: Trust | A bad day is told at pick-up and not found out
feel: Pride | It can do something that one has not taught it
brand: caregiver explorer | the smallest are trusted to it
buyer: caregiver innocent | they want to do nothing wrong
rival: The place round the corner | It is near, and friends go there.
rival: Grandparents | They cost nothing and know the child.
rival: Waiting another year | It puts off the parting.
idea: One day, hour by hour | Write down an ordinary and a difficult day, and show it to five {who} before their visit. | One month
idea: Ask those who have gone on | Ask the families of last year's oldest how school began, and print what they say. | One quarter
trend: Places in the area | To be researched: how many children wait for a place nearby, and since when.
goal: To go to work with a quiet mind
goal: To know how the day was
see: Children from behind or from their own height, doing something
see: The place in bad weather
see: Hooks, boots, bags: what is left at the door
unseen: No children's faces without consent
unseen: No painted hands
say: every day, with us, come and look, place free
avoid: nurturing environment, little ones, second home
channel: Visiting morning | What one sees, whom one may ask, how long | Half a page
channel: Message to parents | What was, what is needed tomorrow | Three lines
scene: Asked whether it is safe | A parent asks at the visit, half aloud. | {fact} What has gone wrong so far: [case], and what we changed after it. Which situation are you thinking of? | There is no need to worry! | A fact, a case and a question.
hue: Pine | 0.42 0.07 155 | what is outside the door
hue: Raincoat yellow | 0.8 0.15 90 | found in any weather
hue: Berry | 0.46 0.14 5 | small and bright
type: modern natural | letters that stay friendly in long texts
# teaching
who: learners
need: it should be possible to learn it, even late
sit: {Who} have thought of it for a long time, expect to be bad at it, and decide by the first person they speak to.
show: The first lesson: who is there, what one does, what it costs.
want: Medium | The wish is old and there is no date. Give one.
aware: Solution Aware | Other ways to learn are known. Say what is different about being there.
skill: Novice | Begin before the beginning.
pain: Too late, too slow | One will be the worst in the room. | special size trial
pain: Paid and not gone | The course went on, and one's own courage did not. | trial payment limits
pain: Where will I be at the end? | Nobody says what one can do after it. | proof credential method
pain: No time that fits | It is always on the evening that is taken. | hours speed
ask: Is it for me? | special trial | say for whom not
ask: What does it cost? | price payment | the whole sum
ask: When and how long? | hours speed | days and weeks
ask: How many are we? | size | the number at most
ask: Who teaches? | team credential since | names and what they have done
feel: Courage | Somebody else is afraid too
feel: Surprise | It worked on the first evening
feel: Pride | It is shown at home
brand: sage hero | people are to be able to do something that they could not
buyer: innocent hero | they want to have done it
rival: Films on a screen | They are free and patient.
rival: The cheaper class | It is larger.
rival: Later | It was always later.
idea: The first lesson, described | Put it on one page minute by minute; count who comes with less fear. | One month
idea: What they can do after it | Ask those who finished and print three sentences. | One quarter
trend: Learning from screens | To be researched: what {who} have tried alone before they come.
goal: To be able to do it
goal: Not to be laughed at
see: Hands that try it for the first time
see: The room before the first lesson
see: Something that a beginner made or did
unseen: No raised certificates
say: first lesson, at most, you can, from scratch
avoid: unlock your potential, transform, journey
channel: Answer to a first question | Yes or no, day, sum, what to bring | Five lines
channel: Notice | What, for whom, when, sum | Twenty words
scene: Am I good enough? | Somebody writes who is afraid. | {fact} In the first lesson you do [one thing]; nobody watches. | All levels are welcome! | A fact and a picture of the first hour.
hue: Slate board | 0.4 0.04 190 | what is written on
hue: Chalk orange | 0.66 0.15 55 | a stroke that is seen
hue: Ink | 0.38 0.1 265 | a first letter
type: modern calm | text for people who read slowly
# advising
who: clients
need: a matter has to be right in front of somebody who will check it
sit: {Who} have a date and a matter that they cannot judge alone; they choose whoever has done the like before and says by when.
show: For which matters, by when, at what sum, and who answers for it.
want: Medium | It is bought because something else hangs on it. Sell the date and the certainty.
aware: Product Aware | What is needed is known. Show limits, times and sums first.
skill: Expert | {Who} know the field: its terms, and no introduction.
pain: A mistake that is found later | It costs more than the whole work, and somebody else has to answer for it. | credential transparency proof warranty team
pain: The date | It does not move, whatever happens. | speed punctual proof
pain: What leaves the house | Papers go to people whom nobody knows. | data limits refusal
pain: A sum that grows | The estimate was one line. | fixedprice price
ask: What does it cost? | price fixedprice | the rate, with an example
ask: By when? | speed | quantity and days
ask: Who does it? | team credential | names and what they were before
ask: Who sees our papers? | data refusal | where they are kept, and for how long
ask: Who has relied on you? | proof since | figures with a date
feel: Certainty | It comes back with two questions that show it was understood
feel: Relief | It was there the day before
feel: Respect | A mistake in the source was pointed out
brand: sage ruler | it is judged by people who check
buyer: ruler sage | they sign for it
rival: Doing it in-house | It is known, and binds the best people.
rival: The large agency | It promises every language, field or size.
rival: A program | It costs nearly nothing and is often right.
idea: One sample, both ways | Do one page as a trial beside what is used now, and let their own people mark the differences. | One month
idea: The record in the open | Print the figures of the year with the misses; see which enquiry refers to it. | One quarter
trend: What programs take over | To be researched: which part {who} already do by machine, and what they check by hand.
goal: To sign without reading it a third time
goal: To know the day
see: A page with marks in the margin
see: Two people over one passage
see: The desk of the one who answers for it
unseen: No handshakes
say: by, checked, per, in confidence
avoid: tailor-made, trusted partner, solutions
channel: Offer | Scope, sum, day, who answers | One page
channel: Email | Answer, reason, open question | Under 120 words
scene: A rush | It has to be done in half the time. | {fact} What I would do first is [part]; the rest by [day]. Is that enough for [purpose]? | We always go the extra mile. | Order, date and a question.
hue: Ink blue | 0.36 0.1 265 | the pen that corrects
hue: Graphite | 0.38 0.02 260 | drawing and margin
hue: Archive red | 0.46 0.14 25 | the mark beside a line
type: tech minimal | figures and small letters that stay exact
# keeping-books
who: clients
need: what has to be filed every month should not take an evening every month
sit: {Who} do it themselves at night or have somebody who does not ring back; they change when something went wrong.
show: What it costs for how many, what is needed by when, and who picks up the phone.
want: Medium | It has to be done, and nobody likes it. Sell the evening.
aware: Problem Aware | {Who} know what is due. Say what is taken off them.
skill: Intermediate | They know their own firm and not the forms.
pain: Nobody to ask | A question waits until somebody else has time. | team speed booking
pain: A sum per question | One does not ring, because it may cost. | fixedprice price trial
pain: The change | Old data, open months, somebody to tell. | data trial process
ask: What does it cost? | price fixedprice | the sum for a firm of ordinary size
ask: Who is there for us? | team | a name and a number
ask: How quickly do you ring back? | speed | a day, and keep it
ask: How do we change over? | data process | the steps with dates
feel: Relief | The month is closed, and one has not noticed
feel: Trust | Somebody rings before it is wrong
feel: Control | One sum every month
brand: regular guy sage | it takes something off people who are good at something else
buyer: regular guy ruler | they have other things to do
rival: Doing it oneself | It costs nothing but the evening.
rival: A program | It knows everything but the exception.
rival: The present firm | Changing is work.
idea: The change, week by week | Publish the steps with dates; count who asks afterwards. | One month
idea: Three exceptions explained | Take the three cases that go wrong most, one page each. | Six weeks
trend: Programs that do it alone | To be researched: where {who} stop trusting them.
goal: To ask without counting minutes
goal: To have one sum
see: The desk of the one who picks up the phone
see: A works or shop where the day goes on
see: A page with one line marked
unseen: No calculators and no coins
say: per month, rings back, we take over, by
avoid: peace of mind, tailored, one-stop
channel: Telephone | Name, firm, answer or hour of the answer | Two minutes
channel: Email | What is missing, by when | Five lines
scene: Something was wrong | A figure was sent wrongly. | That was ours: [what]. It is corrected as of [day], and it costs you nothing. | There has been a discrepancy. | Who, what, by when.
hue: Binder green | 0.44 0.08 155 | found on a shelf
hue: Carbon blue | 0.4 0.1 262 | copies
hue: Highlighter | 0.84 0.16 100 | the one line
type: modern minimal | tables that need no explanation
# on-site
who: owners and managers
need: somebody comes, does it properly, and leaves it so that it holds
sit: {Who} ask two or three firms, hear back from one, and want to know what happens on which day and who answers for it later.
show: What is done, in what order, what it costs, who comes and from where.
want: Medium | It has to be done by a date; say which.
aware: Problem Aware | {Who} know that something has to be done and not what exactly.
skill: Intermediate | Say each step once, in the order in which it happens on the spot.
pain: Nobody rings back | Three were asked, and one answered. | speed booking hours team
pain: A sum that moves | The last invoice had a line that nobody had mentioned. | fixedprice price
pain: Does it pass? | Somebody will inspect it, and it has to hold. | credential proof warranty
pain: And next year? | Whoever put it in has gone. | warranty since offer service
pain: When exactly? | A day is kept free, and nobody comes. | punctual speed hours
ask: What does it cost? | price fixedprice | the sum of an ordinary job
ask: How soon can you come? | speed | the time, by day and by night
ask: Are you approved for it? | credential | the number, and where it can be checked
ask: Who comes? | team | names, and whose employees they are
ask: Do you come as far as us? | area | the places, and what is charged beyond
ask: And if something fails? | warranty | who comes, how soon
feel: Relief | Somebody says what happens on which day
feel: Trust | It was done as it was drawn
feel: Calm | The next date stands in the calendar
brand: ruler regular guy | others have to rely on what was put in
buyer: ruler caregiver | they answer for a place and the people in it
rival: The cheapest of three offers | It has the same words and one line less.
rival: The one from last time | One knows him, and does not know whether he still comes.
rival: Doing it oneself | It works until somebody looks closely.
idea: From call to finished, in steps | Publish what happens on which day, with who does it; ask five {who} what was missing. | One month
idea: One job with its sum | Show a finished one with hours, parts and price. | Six weeks
trend: Rules and dates | To be researched: which rules for {who} change in the next two years, and by when.
goal: To have it over with before the date
goal: To have one number to ring
see: The work half done, with a hand in it
see: The finished detail, close
see: The place that relies on it, in use
unseen: No thumbs up in hard hats
say: on the day, by, approved, we come
avoid: one-stop solution, hassle-free, leading provider
channel: Offer | Steps, days, sum, what is not included | One page
channel: Telephone | Place, matter, day | Two minutes
scene: An inspection has failed | Somebody has a letter and a date. | {fact} First we look: [day]. Then you have a list with sums by [day], and we begin with what the letter names. Can you send me a picture of it? | Please contact our sales team. | The steps, and one thing to do now.
hue: Works blue | 0.42 0.1 250 | overalls and vans
hue: Signal orange | 0.68 0.18 50 | what has to be found
hue: Concrete | 0.5 0.01 90 | quiet ground
type: bold tech | letters for vans and reports
# call-out
who: callers
need: it has happened now, and somebody has to come
sit: It happens once in years; {who} hold a phone, ring the first number that answers, and want to hear how long and how much.
show: The number, then how long, then the sum; everything else is below.
want: Very High | Nobody has to be persuaded; the number, the minutes and the sum win the call.
aware: Most Aware | They know what they need. Cut every word between the search and the call.
skill: Novice | Say in two sentences what will happen when somebody arrives.
pain: How long? | A voice says soon, and nobody knows from where. | speed
pain: How much? | The sum is learnt when it cannot be refused. | price fixedprice
pain: Does anybody answer? | A menu, a queue, a machine. | answered hours team
pain: Do they come here? | One explains a place that one does not know oneself. | area
ask: How long until you are here? | speed | an average, and how it is measured
ask: What will it cost? | price fixedprice | the sum, and what adds to it
ask: Do you come to where I am? | area | roads and places by name
ask: Who comes? | team | a name, told on the phone
ask: How do I pay? | payment | list the ways
feel: Relief | A person answers and asks where
feel: Trust | The minutes that were said are the minutes that passed
feel: Calm | Somebody says what to do until then
brand: hero regular guy | what counts is that somebody comes
buyer: innocent regular guy | they want the day back that they had
rival: The first number in the search | It pays for its place and sends whoever is free.
rival: The breakdown or insurance line | It is paid for, and it has a queue.
rival: Somebody one knows | He comes if he picks up.
idea: One second to the number | Let five people find it on a phone at arm's length; rebuild the page until it takes one second. | Two weeks
idea: Said and measured | Write down the minutes said and the minutes taken for a month, and print both. | Two months
trend: Calls from maps | To be researched: how many calls come from a map listing and how many from the page.
goal: To have somebody on the way
goal: To know the sum before saying yes
see: The number, as large as it can be
see: Arrival at night or in bad weather, seen from where the caller stands
see: The people who come, by name
unseen: No sirens, flames or speed lines
say: on the way, minutes, stay where, we come
avoid: rapid response solutions, trusted partner
channel: Telephone | Name, where are you, are you safe, minutes, sum | One minute
channel: Text message | Who comes, when, number | Two lines
scene: Somebody rings, frightened | It is dark, and the caller does not know the exact place. | You are through to [name]. Are you safe where you are? {fact} What can you see from there? | Please hold, your call is important to us. | A name, safety first, then one question.
hue: Signal red | 0.5 0.19 28 | found at a glance
hue: Night blue | 0.3 0.08 265 | the hour at which many call
hue: Flare orange | 0.7 0.18 50 | seen from far
type: bold tech | a number that can be read without glasses
# mending
who: owners
need: something that cannot simply be replaced should be right again
sit: {Who} keep it for a long time before they ask, fear that it will be spoilt, and want to know the sum before anything is touched.
show: What is done to what, an example before and after, what it costs, how it gets there.
want: Medium | It can wait, and has. Say what waiting does to it.
aware: Problem Aware | {Who} see the damage and not what can be done.
skill: Intermediate | Name the step and why it is done; the term once.
pain: Will it be worse after it? | What was done to it once cannot be undone. | handmade team transparency credential special
pain: Is it worth it? | The sum may be higher than the thing. | price trial limits
pain: Out of one's hands | It is away, and nobody says how far it is. | speed area visit
pain: Nobody can do it any more | The last one who knew has closed. | team since origin
ask: What does it cost? | price trial fixedprice | sums of three finished pieces
ask: How long is it away? | speed hours | weeks, by season
ask: Who works on it? | team handmade | names and what each of them does
ask: How does it get to you? | area | pick-up, parcel, by hand
ask: Is it worth doing? | limits trial | say when it is not
feel: Relief | It comes back, and it is still the same thing
feel: Trust | Somebody says: leave it as it is
feel: Pride | It is in use again
brand: creator sage | it takes a hand that knows how it was made
buyer: caregiver creator | it belonged to somebody, or has cost a lot
rival: Leaving it as it is | It has been so for years.
rival: A new one | It is cheaper today.
rival: The quick way | It looks right until it is used.
idea: Three pieces, three sums | Show three finished ones with hours, sum and what was left undone. | Two months
idea: Picture first | Ask for three pictures before any visit, and answer within a fixed number of days; count what comes. | One month
trend: Keeping instead of replacing | To be researched: what {who} bring that would have been thrown away ten years ago.
goal: To have it in use again
goal: To know the sum before it begins
see: The damaged spot, close, and the same spot after it
see: Hands at the slowest step
see: The piece at home again
unseen: No retouched surfaces
say: as it was, by hand, before we begin, left as it is
avoid: like new, magic, restored to glory
channel: Answer to pictures | What can be done, sum, weeks, what is left | Ten lines
channel: Label on the piece | Name, date, what is agreed | Card
scene: It is not worth it | Somebody sends pictures of something beyond saving. | I would leave it: [reason]. If it matters to you all the same: [step], from [sum]. | Unfortunately we must decline. | A reason, and the choice stays with them.
hue: Madder | 0.46 0.15 25 | dyed and faded
hue: Walnut | 0.4 0.06 60 | wood and husks
hue: Indigo | 0.36 0.1 270 | cloth and shade
type: natural calm | letters with a hand in them
# growing
who: customers
need: something living comes in its season, from somebody who can be asked
sit: {Who} come once for one thing and again for the season; they want to know what there is now, and what it was treated with.
show: What there is this week, how much it costs, where and when.
want: Medium | It can be had elsewhere all year. Say what is there now.
aware: Product Aware | The thing is known; tell the season and the ground.
skill: Intermediate | {Who} know what to do with most of it; help with the one thing they do not know.
pain: From somewhere | A country on a sticker is all there is to know. | origin visit transparency
pain: Nothing there in the week one comes | The season was last week. | hours speed limits
pain: What was done to it? | Nobody at the stall knows. | refusal credential transparency
ask: What is there now? | hours offer | a list, every week
ask: What does it cost? | price payment | by weight or share
ask: How is it grown? | refusal credential origin | what is used and what not
ask: How do I get it? | area booking | places and days
feel: Anticipation | The first of the year
feel: Trust | A bad week is told
feel: Belonging | One has seen the field
brand: innocent explorer | it convinces by where it comes from
buyer: regular guy innocent | they want to know whom they buy from
rival: The supermarket | It is always there.
rival: The market stall with everything | It buys in at night.
rival: Growing it oneself | It takes a garden.
idea: This week's list | Publish it on a fixed day; count who comes for what stood on it. | One season
idea: One open day | Invite {who} once in the season to see it. | One season
trend: Weather | To be researched: which weeks have moved in the last ten years.
goal: To have it in its week
goal: To know the ground
see: The ground and what grows on it, in this month's weather
see: A hand with what was cut today
see: Crates or bundles as they leave
unseen: No wicker basket still lifes
say: this week, from, cut on, until it is gone
avoid: nature's best, farm-fresh goodness
channel: Weekly message | What, how much, where | Five lines
channel: Board at the stall | Name, ground, sum | One line each
scene: It is gone | Somebody comes for what has ended. | That was last week. {fact} Now there is [thing]; cut today. | Sorry, sold out. | What there is instead.
hue: Field green | 0.46 0.1 140 | leaves in daylight
hue: Loam | 0.4 0.05 60 | ground
hue: Straw | 0.8 0.1 90 | dry and light
type: natural bold | letters painted on crates
# tending-graves
who: relatives
need: a grave should be looked after, also by people who live far away or can no longer do it
sit: {Who} decide after a loss or when their own strength or distance no longer allows it; they want to know that it is done when nobody looks.
show: What is done how often, what it costs a year, how one sees that it was done, and who is there.
want: Medium | It is a duty that one would like to keep. Take the bad conscience out of it.
aware: Problem Aware | They know that something has to be done and not what can be agreed.
skill: Novice | Each form of care in one plain sentence, with its price a year.
pain: Nobody sees whether it is done | One lives far away and pays for something that one does not see. | proof transparency photo visit
pain: And when I am no longer there? | The care should go on longer than one's own strength. | warranty limits since fixedprice
pain: What does it cost over the years? | The sum is asked once and paid for long. | price fixedprice
ask: What is included? | offer season | the work by season
ask: What does it cost a year? | price fixedprice | for one grave, with planting
ask: How do I know that it was done? | transparency photo proof | say what one receives, and when
ask: Who is there? | team since | names and hours
feel: Calm | A picture comes, and it looks as it should
feel: Gratitude | A wish from years ago was remembered
feel: Trust | Somebody has noted what the person liked
brand: caregiver ruler | it is trusted with something that nobody checks
buyer: caregiver innocent | they do it for somebody else
rival: Doing it oneself | As long as one can come.
rival: A neighbour or relative who waters | Until she cannot.
rival: A grave that needs no care | It was not what was wished.
idea: A year in four pictures | Show one grave through the seasons with what was done; give it to those who ask. | One year
idea: The contract in plain words | Explain on one page what is agreed for years, and let three {who} mark what is unclear. | Two months
trend: Families living far apart | To be researched: how many of the graves in care belong to families elsewhere.
goal: To know that it is done
goal: To have it settled
see: A planted grave in ordinary light, no name legible
see: Hands setting plants
see: The nursery or shop in the morning
unseen: No candles, crosses at sunset or mourners
say: looked after, agreed, in spring, each year
avoid: final resting place, loved one, eternal
channel: Letter | What was done, one picture, what comes next | Half a page
channel: Telephone | Name, listen, one question | As long as it takes
scene: Somebody calls from far away | They have not been there for two years. | Good that you ring. {fact} We go and look by [day] and send you a picture; then you decide. | We offer a range of attractive packages. | No reproach, a day, and a choice.
hue: Yew | 0.36 0.05 160 | evergreen, quiet
hue: Heather | 0.48 0.08 340 | planted in autumn
hue: Stone | 0.5 0.02 80 | weathered
type: calm natural | still letters with room
# systems
who: users
need: something has to be noticed or done without anybody thinking of it
sit: {Who} look for it after something went wrong or before somebody asks; they want to know what it costs to start, who puts it in and what happens when it fails.
show: What it does in one sentence, what it costs, how long until it runs, and how often it failed.
want: Medium | It is bought for a day that may not come. Tell that day.
aware: Problem Aware | The problem is known; that it can be solved at this price is not.
skill: Intermediate | {Who} know their place and not the technology. One figure for each promise.
pain: When it matters, it is silent | Somebody trusted it, and it did not speak. | proof transparency worst warranty
pain: One more thing to look at | It sends more than anybody reads. | refusal limits special
pain: Who puts it in? | A box arrives, and nobody has time. | own team speed
pain: Locked in | It works only with its own kind. | data trial
ask: What does it cost to begin and to run? | price fixedprice | both sums
ask: How long until it works? | speed | days
ask: How often has it failed? | proof transparency | the number and what was changed
ask: Who puts it in and who comes? | team own | names
ask: Can we get our data out? | data | how, and in what form
feel: Calm | It spoke in time, and briefly
feel: Trust | A failure was told before it was asked about
feel: Control | One sees it on one's own phone
brand: sage caregiver | it is trusted with the moment when nobody watches
buyer: ruler regular guy | they answer for others
rival: Somebody who goes and looks | It is known, and somebody has to.
rival: The large system | It does everything, and is set up by consultants.
rival: Nothing yet | It has gone well so far.
idea: The log in the open | Publish every alarm, right or wrong, for one quarter; see who quotes it. | One quarter
idea: One day, told | Tell one case from the first signal to the end with times. | Two months
trend: Who has to have it | To be researched: which rules or insurers ask {who} for it, and from when.
goal: To be told in time
goal: To do nothing the rest of the year
see: The thing where it hangs or stands, in its weather
see: The message as it arrives on a phone
see: The person who reads it
unseen: No glowing globes, hexagons or floating screens
say: when, at, tells you, missed
avoid: smart, seamless, ecosystem, next-generation
channel: Alert | What, where, since when, what to do | Twenty words
channel: Data sheet | Measure, range, battery, sum | One page
scene: It failed | A signal did not come. | We missed it: [time, place]. {fact} What we have changed: [change]. | We apologise for any inconvenience caused. | What, why and what was changed.
hue: Buoy red | 0.54 0.18 30 | seen in grey water
hue: Slate blue | 0.42 0.05 245 | weather and screens
hue: Signal green | 0.6 0.14 150 | all is well
type: tech minimal | figures first
# saving
who: those who find and those who give
need: a creature or a place cannot speak for itself and somebody has to act now or give for it
sit: Somebody stands before it once in a lifetime and does not know what to do; others give every year and want to know what came of it.
show: What to do first, the number, and what the last year's gifts have done.
want: Medium | Finding it is chance, giving is habit. Speak to both, and apart from each other.
aware: Problem Aware | They see the need and not what helps. Say what helps, and what harms.
skill: Novice | Three steps, in the order in which they are taken.
pain: Doing the wrong thing | Meant well, it does harm. | limits process answered
pain: Nobody to ring | It is evening, and every office is closed. | answered hours speed
pain: Where does it go? | One has given, and heard a thank-you and nothing else. | proof transparency price
pain: Too few hands | The same people come every time. | team employed
ask: What do I do first? | process limits answered | three steps and what not to do
ask: Whom do I ring, and when? | answered hours | one number and its hours
ask: What does a gift do? | price proof | what one costs, and how many were helped
ask: Who does the work? | team | names, and how many give their time
ask: Can we visit? | visit price | days and sum
feel: Relief | A calm voice says what to do now
feel: Hope | One that was given up is back outside
feel: Trust | The year's figures are told, with the losses
brand: caregiver hero | it acts where nobody is responsible
buyer: caregiver regular guy | they want to have done right by it
rival: Leaving it to nature | Often said, and sometimes right.
rival: Advice from a video | It is there at once, and nobody checks it.
rival: The large organisation | It has a name, and its house is far away.
idea: First steps on one page | Put them where people look when it happens, and ask those who ring what they had done before. | One month
idea: One case from beginning to end | Tell one with dates and costs, also if it ended badly; see who gives. | One quarter
trend: Who rings | To be researched: who finds and rings, from where, and how they came upon the number.
goal: To do no harm
goal: To know what became of it
see: The release or recovery from a distance
see: Hands at work, the face not looking at the camera
see: The place where it is kept, without people
unseen: No cute captions and no suffering close up
say: first, do not, we come, last year
avoid: cuddly, heroes, make a difference
channel: Telephone | Where, what, since when, first step | One minute
channel: Letter to those who give | Three figures and one case | One page
scene: Somebody has found one | A caller holds it in a box and has already done something. | Good that you ring. {fact} Put the box in a dark, quiet place now. Where are you? | Please leave a message. | A thank-you, one step, one question.
hue: Owl brown | 0.44 0.06 65 | feathers and wood
hue: Dusk | 0.38 0.07 270 | the hour at which many are found
hue: Moss | 0.5 0.09 130 | where they go back to
type: natural modern | notices that are read in a hurry
# supplying
who: business customers
need: it has to be there before their own day begins, every time the same
sit: {Who} order by message between two tasks, change only when something failed, and count in units, days and smallest orders.
show: What there is, sum for each unit, smallest order, days of delivery, and who to write to.
want: Medium | They buy it already somewhere. Say what goes wrong there and not here.
aware: Product Aware | The thing is known. Show sizes, sums and days.
skill: Expert | {Who} know what they need; no introduction.
pain: Not there in time | Their guests or machines wait. | speed area punctual hours
pain: Each time different | What looked right last week does not today. | handmade own process transparency
pain: A smallest order that is too large | It melts, spoils or stands in the way. | size
pain: Nobody picks up | An order was changed, and the message was read the next day. | answered booking team
ask: What does it cost? | price fixedprice | the sum for each unit
ask: How much at least? | size | smallest order
ask: When do you deliver? | hours speed area | days and hours
ask: How is it made? | handmade process own | the one step that others leave out
ask: Who do we talk to? | team | names and a number
feel: Relief | It stands there before one has thought of it
feel: Pride | Their own guests ask where it is from
feel: Trust | A change by message was enough
brand: regular guy creator | they want it to be one thing less to think of
buyer: ruler regular guy | they answer for the evening or the shift
rival: Making it themselves | It costs little and takes somebody away.
rival: The large wholesaler | One order for everything.
rival: Doing without | The customers may not notice.
idea: One week to try | Deliver for a week to five {who} at half the quantity, and count who goes on. | Two months
idea: The order in one message | Let {who} order with one line and confirm with one; measure how often somebody has to ask. | One month
trend: What they buy in | To be researched: what {who} made themselves three years ago and buy today.
goal: To have it there without thinking of it
goal: To show their own guests something
see: The thing in use, close
see: The delivery at the back door
see: The step of the work that makes the difference
unseen: No splashes and no stock bar scenes
say: by, from, a unit, on the day
avoid: premium solutions, elevate, next level
channel: Message | What, how many, when | One line
channel: Price list | Kind, size, sum, smallest order | One page
scene: A delivery will be late | The van stands still. | It will be [minutes] later: [reason]. You have enough until [hour]? If not, [name] brings [quantity] now. | We apologise for the delay. | A time, a question and a way out.
hue: Glacier | 0.6 0.06 225 | cold and clear
hue: Steel | 0.42 0.02 250 | back doors and counters
hue: Citrus | 0.8 0.15 105 | a mark beside much grey
type: modern tech | lists and labels
`;
