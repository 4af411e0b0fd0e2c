/** People in the hands of others: bodies, children, animals, farewells. */
export const CARE = `
# clinic
who: patients
need: something hurts or does not work and one has to trust a stranger with it
sit: {Who} come with a referral, a recommendation or a bad night behind them. They want to know whether somebody has seen such a thing before, how soon there is a place, and what it costs them.
show: What the first appointment is like, minute by minute, before anything about the house.
want: High | The wish is an ordinary day again. Name the day, never a result that nobody can promise.
aware: Problem Aware | {Who} know the complaint and not the method. Begin where they notice it: on the stairs, at night, at work.
skill: Novice | Nobody has to learn the terms. Say what is done in everyday words and put the term in brackets once.
pain: Not being listened to | The last appointment took eight minutes, and the question that mattered was asked at the door.
pain: Weeks until a place | {Who} ring five numbers and leave five messages.
pain: Unsure what is paid | Who covers what is learnt from the invoice.
pain: Fear of doing harm | {Who} do not know what they may still do and rest more than is good for them.
ask: How soon is there an appointment? | speed hours booking | say the usual wait in weeks
ask: Who will treat me? | team credential since | name the people, their training and what each of them sees most
ask: What do I have to pay? | payment price fixedprice | list what insurers cover and what is left
ask: Do you know my kind of case? | special offer proof | list the complaints that are seen every week
ask: How do I get there and in? | access hours | describe the way from stop and car park to the door, with every step
feel: Relief | After ten minutes somebody says in plain words what is going on
feel: Safety | Nothing is done before it was explained
feel: Confidence | The first thing that can be done at home works
brand: caregiver sage | people come in worry, and it is knowledge that takes it from them
buyer: innocent regular guy | they hope that it is nothing, and want to hear it from somebody who would say otherwise
rival: Waiting until it passes | It often does, which is why it is done so often.
rival: A video at midnight | It is free, at once, and meant for somebody else.
rival: The nearest house with a free place | For many complaints distance and date decide.
idea: The first visit described | Put the first appointment on one page, from the door to the end, and ask ten new {who} what they had been unsure of. | One month
idea: The five questions at the desk | Note for four weeks what is asked on the phone; answer the five most frequent at the top of the page. | Six weeks
trend: How long people wait | To be researched: the usual wait for such an appointment within half an hour's travel.
goal: To understand what is going on
goal: To know when they can be seen and what it costs them
see: The room as it is when one comes in, from the height of somebody sitting
see: Hands explaining on a model or on paper
see: The way from the street to the door
unseen: No white-coated models with folded arms
unseen: No pain drawn in red on bodies
say: appointment, what we do first, what you can do, covered by, ask us
avoid: holistic, state-of-the-art, your wellbeing is our passion, journey
channel: Telephone | Name, complaint in one sentence, insurer, next free day | Two minutes
channel: Letter before the first visit | What to bring, how long it takes, where to park | Half a page
scene: Asked for a promise | Somebody asks on the phone whether it will be gone in three weeks. | That I cannot say before I have seen it. What I can say: [what is done at the first appointment], and after it you know what we would do and how often. | Yes, we will get you pain-free in no time! | A promise about a body is not ours to give; a next step is.
scene: No place this week | All appointments are taken. | The next free one is on [day] at [time]. If somebody cancels before, do you want a text? Until then: [one safe thing]. | We are currently not accepting new patients. | A date, a list, and something to do meanwhile.
hue: Still water | 0.46 0.06 215 | cool enough to calm, warm enough not to be a hospital
hue: Sage green | 0.5 0.05 145 | quiet on walls and on paper
hue: Warm clay | 0.52 0.09 45 | skin and daylight, no red
type: calm minimal | letters that worried people can read
# kids
who: parents
need: a child is concerned and a bad first time would be remembered for years
sit: {Who} decide and children have to live with it. The choice is made at a kitchen table in the evening, after asking other parents, and with more worry in the grown-ups than in the child.
show: The first visit as the child will see it: door, room, faces, how long, what will not happen.
want: High | {Who} want a child that would go again. Sell the second visit.
aware: Problem Aware | They know what the child needs and fear how it will go. The first line takes up the fear.
skill: Novice | For most it is the first child or the first time. Explain each step in the words one would use to a six-year-old, and be frank about the difficult one.
pain: A bad memory that stays | {Who} had one themselves and want to spare the child theirs.
pain: Being judged | Somebody will look into the lunch box, and at the parents.
pain: A child that does not fit in | Noise, light or waiting are too much for some children, and each new place has to be told again.
pain: Days off for appointments | School, work and opening hours do not meet.
ask: What happens the first time? | visit trial special | describe it minute by minute, for child and parent apart
ask: Will my child be all right here? | special team visit | say what is done when a child refuses
ask: What does it cost us? | payment price fixedprice | list what is covered and what is not
ask: How soon and at what hour? | speed hours | give the usual wait and the hours outside school
ask: Who are the people? | team credential since | names, faces, and for how many years
feel: Relief | The child walks out and tells somebody about it
feel: Safety | A parent hears beforehand what will be said to the child
feel: Pride | The small certificate, drawing or tooth that is carried home
brand: caregiver innocent | a frightened child and a tense parent sit in the same chair
buyer: caregiver ruler | they protect somebody smaller and answer for the choice
rival: The place where the parents go themselves | It is known and near, and made for grown-ups.
rival: Putting it off | As long as nothing hurts, next term will do.
rival: The chain with cartoons on the wall | It looks like childhood and has six minutes per child.
idea: The visit before the visit | Offer a look around without anything being done and count how many of these children come back calm. | Two months
idea: A page to read aloud | Write the first visit as a story for the child, and let five families read it in bed. | One month
idea: Other parents | Ask three local groups of parents what they tell each other about such places, word for word. | Six weeks
trend: Who is recommended | To be researched: where {who} in the neighbourhood ask each other, and which names they hear.
goal: To come home with a child that would go again
goal: To know beforehand what will be said and done
see: The room from the height of a child
see: A grown-up crouching, seen from behind
see: The thing that is held or looked at first
see: The quiet corner with nobody in it
unseen: No crying children and no perfect smiles
unseen: No cartoon animals that explain anything medical
say: look around, first visit, at the child's pace, quiet, you can stay
avoid: fun-filled, little heroes, state-of-the-art, pain-free
channel: Letter before the first visit | To the child above, to the parent below | Half a page each
channel: Telephone | The child's name and age first, then what worries the parent | Three minutes
scene: The child refuses | Five minutes into the visit the child will not go on. | Then that is all for today, and it was a good visit: [what the child did]. Next time we begin there. | Don't worry, we'll just be quick. | It ends with something achieved and no force.
scene: A parent is ashamed | A parent apologises for having come so late. | You are here now, and [name] sees this every week. We look first, and nothing is decided today. | You should really have come sooner. | The shame is taken away before the problem is named.
hue: School-bus yellow | 0.74 0.14 85 | a colour that children name first
hue: Leaf | 0.5 0.11 145 | outdoors and friendly, without candy
hue: Kite blue | 0.5 0.12 250 | clear to a child, serious to a parent
type: modern calm | round forms that a six-year-old can spell out
# birth
who: families
need: it happens once or twice in a life and one wants to know the person who will be there
sit: Nine months with a hundred opinions. {Who} look for somebody who explains choices without taking sides, and who will still be there when the plan changes.
show: Who will be there: faces, names, and how often one has met before the day.
want: Very High | It is less a service than company through a year. Sell that one knows each other.
aware: Solution Aware | {Who} have heard of every way of doing it. Show how a change of plan is handled.
skill: Novice | For many the first time; every term is explained once, every option with what speaks against it.
pain: A stranger at the decisive hour | Shifts change, and the person who knows the story has gone home.
pain: Camps instead of advice | Hospital or home, with or without relief: each side recruits.
pain: Alone after a week | When the visitors have left, the questions begin.
ask: Who will be there when it starts? | team hours special | say how many one meets beforehand and who is on call
ask: What if something changes or goes wrong? | limits credential offer | tell how a transfer works and who comes along
ask: What does it cost us? | payment price | say what the insurer repays and when
ask: How do I find out whether it suits us? | visit trial booking | name the next evening on which one can come
ask: Do you speak our language? | language | list the languages and who speaks them
feel: Safety | The phone is answered at three in the morning by a voice one knows
feel: Trust | A wish is written down, and its limits beside it
feel: Calm | Somebody sits down on the sofa in the second week and has time
brand: caregiver sage | what is wanted is company that knows more and decides less
buyer: innocent caregiver | they are new to it and begin to carry somebody
rival: The hospital's own team | It is there anyway; who will be on duty is not known.
rival: Books, forums and relatives | They answer at once and contradict each other.
rival: No support after the first week | It is what most get, so it seems normal.
idea: One evening, recorded in questions | Collect what is asked at the open evening for two months and publish the answers in that order. | Two months
idea: What one family's year looked like | With consent, one calendar of visits from first call to last, with hours; ask new families whether it answered theirs. | One quarter
trend: Where families decide | To be researched: in which month {who} choose, and who sent them.
goal: To know the faces before the day
goal: To have every option with its limits
see: Two people at a kitchen table, a notebook between them
see: The bag by the door
see: A bicycle or car in the street early in the morning
see: Hands, a cup, a chair: the visit in the second week
unseen: No newborns as decoration
unseen: No soft-focus bellies
say: your own, at home or in hospital, if plans change, we come by, ask anything
avoid: natural is best, magical, perfect birth, empowering journey
channel: Telephone | How many weeks, how are you, when can we meet | As long as it takes
channel: Open evening | Questions first, slides never | One hour
scene: A change of plan | A wish can no longer be kept. | We wrote down [wish]. This is why it has changed: [reason]. What stays is [what stays], and I come with you. | Unfortunately that will not be possible any more. | What remains is named together with what goes.
hue: Linen shadow | 0.56 0.04 75 | the light of a bedroom in the morning
hue: River green | 0.45 0.06 175 | calm, and on nobody's side
hue: Plum | 0.38 0.08 340 | warm without baby colours
type: calm natural | unhurried letters with room around them
# vet
who: animal owners
need: the patient cannot say where it hurts
sit: {Who} notice it in the evening, wait a night, and ring. They want to hear whether it is urgent, and fear both the diagnosis and the bill.
show: What is urgent and what can wait until morning, and the number for both.
want: High | Love decides and money limits. Speak of both in the same sentence.
aware: Problem Aware | They see a change, not a condition. Begin with what one sees at home.
skill: Intermediate | {Who} know their animal better than anybody. Ask before explaining.
pain: Was it an emergency? | Too early feels foolish, too late is unbearable.
pain: The bill that nobody mentioned | Each examination was right, and the sum was a shock.
pain: A frightened animal | The car ride alone is half the illness.
ask: Is it urgent, and are you open? | hours speed area | list five signs that cannot wait
ask: What will it cost? | price fixedprice payment | give ranges for the ten most frequent visits
ask: Who will see my animal? | team credential since | say whether it is the same person each time
ask: How do you handle a frightened one? | special visit limits | describe the first three minutes
feel: Relief | Somebody on the phone says: that can wait until nine
feel: Trust | An examination was left out, with the reason
feel: Tenderness | The animal lies down by itself in the room
brand: caregiver sage | the one who decides and the one who suffers are not the same
buyer: caregiver lover | they speak for somebody who cannot
rival: Waiting another night | It is often right, which makes the wrong night so hard.
rival: Advice from other owners | It is kind, quick and about another animal.
rival: The large clinic | It has every machine, and a different face each time.
idea: Urgent or not | Publish a page of signs with two colours and count calls at night before and after. | Two months
idea: The estimate before the examination | Say a range before every step for a month and ask at the desk how it was taken. | Six weeks
trend: Insurance for animals | To be researched: how many {who} are insured and what is covered.
goal: To know whether it can wait
goal: To decide with the price in view
see: The animal on the floor, somebody beside it
see: The hand that waits to be sniffed
see: The waiting room in the morning
unseen: No costumed pets
unseen: No needles in close-up
say: what you see, can wait, cannot wait, before we do it
avoid: furry friends, pet parents, best care ever
channel: Telephone | What do you see, since when, eats and drinks? | One minute
channel: Text after a visit | Name of the animal, what was done, what to watch | Four lines
scene: The bill will be high | An operation is advised. | It would cost between [sum] and [sum]. Without it, this is what will probably happen: [course]. You can think about it until [time] without doing harm. | We recommend surgery as soon as possible. | Choice, sum and time are on the table together.
hue: Meadow | 0.48 0.09 135 | outside, where the animal is well
hue: Collar red | 0.48 0.14 28 | one clear mark, seen from the car
type: modern calm | plain letters for people in a hurry
# daycare
who: families
need: somebody who is loved is left in the care of others every day
sit: {Who} need it in order to work, and feel that they are giving something away. They look at three places, trust their nose in the corridor, and compare staff, hours and food afterwards.
show: An ordinary Tuesday from arrival to the hand-over in the afternoon.
want: Very High | It is needed by a date. Say openly whether there is a place.
aware: Solution Aware | {Who} compare lists of the same promises. Give numbers: how many there are, how many look after them.
skill: Intermediate | They know the person concerned and not the routine. Describe hours, meals, rest and who writes what down.
pain: Not knowing about the day | The answer to “how was it” is “fine”.
pain: Faces that change | Just when there is trust, somebody leaves.
pain: The waiting list without a number | Nobody says whether it means two months or two years.
ask: How many are there for how many? | team special size | give the ratio on a normal day and on a bad one
ask: What does a day look like? | offer hours visit | describe one, with the hour of the meal and of rest
ask: What does it cost? | price payment fixedprice | list the fee and what comes on top
ask: Is there a place? | speed booking | say for which month one can be told
ask: Who are they? | credential since team | names, training, how long they have stayed
feel: Trust | A small thing is told at the door that only somebody attentive could know
feel: Relief | The first time of leaving without looking back
feel: Belonging | The name stands on the hook
brand: caregiver regular guy | every morning somebody is handed over at a door
buyer: caregiver ruler | they answer for somebody who cannot choose
rival: Relatives | They cost nothing and cannot be asked every day.
rival: A private carer | One face only, and nobody when she is ill.
rival: The place nearest to work | Minutes decide more than concepts.
idea: The ordinary Tuesday | Publish one day in photographs of hands, tables and shoes with the hours; ask visitors what was missing. | One month
idea: A straight list | Print how many wait and for which month, and count the calls that are no longer made. | Two months
trend: Places and staff | To be researched: how many places are open within twenty minutes, and what staff are paid there.
goal: To know how the day really went
goal: To see the same faces in a year
see: The row of hooks and shoes
see: A table after the meal
see: Two people bent over something small
unseen: No faces of those who are looked after without consent
unseen: No staged circle of smiles
say: every day, who was with them, at what hour, come and look
avoid: second home, loving environment, quality care
channel: Notice at the door | Today's meal, today's people | Three lines
channel: Telephone | For whom, from when; then a time to look around | Three minutes
scene: A bad day | Somebody was unhappy all morning. | It was a hard morning: [what happened]. [Name] stayed with [her] until [time]; after that [what helped]. Call me tonight if you like. | Everything was fine today! | The truth with what was done about it earns the next day.
hue: Apple green | 0.55 0.11 130 | lively, washable, nobody's favourite brand
hue: Brick orange | 0.54 0.12 45 | warm hall, warm soup
type: modern calm | open letters, large on small notes
# farewell
who: families
need: decisions have to be made in days that nobody remembers afterwards
sit: {Who} ring within hours of a death or plan quietly years before it. They have no comparison, no strength for haggling, and remember every sentence that was said to them.
show: The number, what happens in the next two days, and what does not have to be decided yet.
want: High | It has to be right, and nobody wishes for it. Write so that one can read it with tears.
aware: Unaware | Most {who} do not know what is possible or permitted. Say it plainly, one thing at a time.
skill: Novice | Explain everything once, in the order in which it comes, and say what can be left to others.
pain: Deciding too fast | Somebody says that it is usual, and so it is done.
pain: What it costs | The sum is asked for last and weighs most.
pain: Losing the person in the procedure | Forms are signed, and the one who died has become a case.
ask: What has to be decided now? | speed limits offer | say what has time, and until when
ask: What does it cost? | price fixedprice | give the whole sum of the simplest form
ask: May we do it our way? | special visit handmade | list what families have done themselves
ask: Who are you? | team since | one name from the first call to the end
feel: Calm | The first call ends with only one thing to do
feel: Gratitude | Something small that belonged to the person is where it should be
feel: Dignity | Nobody hurried
brand: caregiver creator | people are met on one of the worst days they have
buyer: caregiver innocent | they want to do one last thing right
rival: The house that the hospital names | It is there, and one does not compare.
rival: The cheapest on the internet | The sum is clear; who will come is not.
rival: What has always been done | Custom decides where nobody can.
idea: The first two days on one page | Publish what happens and what can wait; give it to doctors and hospices and count who comes with it. | One quarter
idea: Asked in peace | Invite people who plan for themselves to one afternoon a month with questions only. | Six months
trend: Personal farewells | To be researched: what families in the area ask for that was not usual ten years ago.
goal: To do it in the way of the person who died
goal: To know the sum and the steps
see: The place early in the morning, empty
see: Hands, wood, cloth, flowers: what will be touched
see: A chair by a window
unseen: No sunsets, doves or candles
unseen: No mourners
say: died, can wait, if you wish, nobody has to
avoid: loved one, passed away peacefully, celebrate a life, packages
channel: Telephone | Name, silence, one question | As long as it takes
channel: Page after the first call | What happens next, what can wait | Half a page
scene: The price is asked | A family asks hesitantly what it costs. | The simplest is [sum], with everything that has to be. What most families add is [thing], [sum]. You can take nothing more, and it will be right. | Our consultant will be happy to discuss your options. | Asked for in plain words, answered in plain words.
hue: Moss | 0.42 0.06 125 | what grows on stone
hue: Evening slate | 0.38 0.03 255 | grave without being black
type: calm natural | still letters with air around them
# memorial
who: relatives
need: a name has to be legible when nobody is left who could say it
sit: Months after the burial {who} begin to look, often two of them who do not agree. They walk through the cemetery, see what they do not want, and find that they have to choose stone, letters and words without ever having done it.
show: One finished stone with its inscription, its price, and what had been decided along the way.
want: Medium | There is no hurry, only a growing unease about the bare place. Offer a beginning: one visit, one drawing.
aware: Problem Aware | {Who} know that something has to stand there, and not what is possible or permitted.
skill: Novice | Stone, finish, lettering and the rules of the cemetery: one page each, with pictures.
pain: The words | Two lines for a life, and they are cut in stone.
pain: Rules of the cemetery | The drawing was ready when the office said no.
pain: Looks like the next one | The catalogue has forty, and forty stand there already.
ask: What does it cost with everything? | price fixedprice | price one stone with letters and setting
ask: How long does it take? | speed | name the weeks and the season in which nothing is set
ask: What may we put there? | limits offer | say who asks the cemetery
ask: Who cuts it? | handmade team since | name the hand
ask: Will it last? | warranty origin own | name the stone and a place where it has stood for fifty years
feel: Peace | The drawing in the right size lies on the table
feel: Recognition | One letter is hers
feel: Gratitude | The first visit after it has been set
brand: creator sage | what is cut stays, so eye and judgement are what is bought
buyer: lover ruler | they want to do justice to one person in front of many
rival: The catalogue of the funeral house | It is included and comes in six weeks.
rival: A wooden cross for another year | It is honest, and it leans.
rival: A stone from abroad | The price is half, and the letters are blasted.
idea: Ten inscriptions | Show ten that were cut, each with the one sentence on why; ask visitors which they remember. | Two months
idea: Walk through the cemetery | Offer one walk a month past good and bad stones, and count who comes back with a wish. | Six months
trend: Other forms of burial | To be researched: how many graves with a stone are still chosen in the area.
goal: To find the words
goal: To see it in full size before it is cut
see: A single letter in raking light
see: The drawing in full size on the floor
see: The raw block with the quarry's mark
unseen: No angels from a catalogue
unseen: No flowers on the stone
say: the words, the drawing, cut, set, the stone
avoid: everlasting memories, dignified solutions, tribute
channel: First visit | Who was it, where will it stand, nothing else yet | One hour
channel: Letter with the drawing | The drawing, the sum, the weeks | One page
scene: They cannot agree on the words | Two relatives want two different lines. | Leave it until [month]. I draw both in full size; you look at them lying down, one after the other. | Please confirm the inscription by Friday. | Size and time decide better than argument.
hue: Quarry grey | 0.46 0.065 250 | the cut side of a block
hue: Lichen | 0.62 0.1 105 | what will grow on it
type: natural minimal | letters that could be cut
# pets
who: dog and cat owners
need: an animal that cannot be persuaded is handed to somebody
sit: {Who} put it off until it smells, mats or barks. They choose by how the last animal in front of them came out of the door, and by whether a text is answered.
show: An animal that is not a model, before the first touch and after it, with the price.
want: Medium | The wish is a clean or busy animal without a bad day. Sell the calm hour.
aware: Product Aware | They know the service and have had one bad experience. Say what is done when the animal says no.
skill: Intermediate | Everybody is an expert for one animal: theirs. Ask its name, weight and dislikes first.
pain: A trembling animal | It came back clean and hid for two days.
pain: Cages and hours | Nobody says how long it waits and where.
pain: The drive | Half of the stress is the car.
ask: What does it cost for mine? | price fixedprice | give sizes with prices
ask: What if it does not want to? | special limits refusal | say when the work is broken off and what is charged then
ask: Where and when? | area hours booking | say which streets, which days and the next free one
ask: Who handles it? | team since credential | one name, and for how many animals
feel: Relief | It walks back in wagging, or at least not offended
feel: Trust | A photo comes in the middle
feel: Amusement | The look of an animal that has been bathed against its will
brand: caregiver jester | the customer on four legs has the last word
buyer: lover caregiver | they would rather be treated badly themselves
rival: The bathtub at home | It is free and floods the floor.
rival: The salon in the mall | It has a cage and a queue.
rival: Leaving it a little longer | Hair grows slowly enough to forget.
idea: Booked while still wet | Ask for the next date before the animal is dry and count who says yes. | Two months
idea: The list of the brave | Publish the three most difficult customers with names and owners' consent. | One month
trend: Where they are asked for | To be researched: which local groups of {who} recommend names, and which.
goal: To get a calm animal back
goal: To book it in one message
see: The wet animal, unimpressed
see: A hand under a chin
see: The workplace with hair on the floor
unseen: No bows, costumes or studio backdrops
unseen: No humanised captions in baby talk
say: if it agrees, we stop, size, next free day
avoid: pampering, fur babies, luxury spa
channel: Text message | Name of the animal, size, day, sum | Two lines
channel: Side of the vehicle | Name, what, number | Eight words
scene: It says no | The animal will not have its paws done. | We did everything but the paws: she said no twice. You pay [less]; next time we start with them. | Your pet was uncooperative today. | The animal was heard and the bill shows it.
hue: Tennis yellow | 0.78 0.15 110 | a ball in wet grass
hue: Collar blue | 0.48 0.11 240 | cool, cheerful, washable
type: bold modern | a sign that can be read from a moving car
# beauty
who: customers
need: one sits still for an hour and carries the result for weeks
sit: {Who} stay with one pair of hands for years and leave after one bad visit. New ones look at pictures, ask whose chair it was, and book the first time with little trust.
show: Real results on ordinary people in daylight, with the name of who did it and the price.
want: High | The wish is to look like oneself on a good day. Never sell a change that was not asked for.
aware: Product Aware | {Who} know what is offered everywhere. Show how the talk before the first cut or colour goes.
skill: Intermediate | They have a picture and no terms. Ask for the picture and say what is possible.
pain: Not heard | They said a little, and it was a lot.
pain: The sum at the till | Extras were done without asking.
pain: Small talk under a lamp | An hour of it is work.
ask: What does it cost, all in? | fixedprice price | give three typical visits with everything
ask: Can you do mine? | special credential handmade | show the same hair, skin or wish
ask: Who will do it? | team since | names beside pictures
ask: When is there a place? | hours booking speed | show the next free hour
feel: Relief | The first look in the mirror
feel: Pleasure | The ten minutes in which nothing is asked
feel: Confidence | Somebody remarks on it three days later
brand: lover regular guy | it is closeness with a stranger and a mirror
buyer: lover ruler | they know how they want to be seen
rival: The cheaper chair down the street | Ten less, and a roll of the dice.
rival: At home | Tutorials and a steady hand go a long way.
rival: Nothing this month | It can always wait two weeks.
idea: The talk before | Give new {who} ten minutes before anything is touched and count second visits. | Two months
idea: Own pictures only | Replace every bought picture with one of a real visit and ask which one led to the booking. | One month
trend: Booked in the evening | To be researched: at what hour {who} book, and where.
goal: To leave as oneself, better
goal: To know the sum before sitting down
see: The back of a head in daylight
see: Tools laid out before the first visitor
see: The chair by the window
unseen: No catalogue faces
unseen: No retouched skin
say: what you brought, before we start, all in, next time
avoid: pamper yourself, transformation, luxury experience
channel: Online booking | What, who, how long, how much | One screen
channel: Text message | Day, hour, name, how to move it | Two lines
scene: It is not what was wanted | Somebody comes back after two days unhappy. | Sit down, show me. I can do [change] today or [change] in two weeks; it costs you nothing. | Our policy allows changes within 24 hours. | The chair is offered before the rule.
hue: Rosewood | 0.4 0.09 15 | warm wood and skin, not pink
hue: Bottle green | 0.38 0.06 165 | glass on the shelf, quiet in the mirror
type: modern calm | slender letters with enough weight to be read in passing
`;
