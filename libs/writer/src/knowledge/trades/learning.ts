/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const LEARNING = `
# learning
family: learning
people: learners
terms: teach, course, class, lesson, training, train, learn, student, pupil, workshop for, education, instructor, teacher, apprentice, mentoring
is: school
offer: lessons
buyer: people who have tried to learn this before and stopped
when: A resolution with a date on it, half of which has already passed
show: Show what somebody can do after the fourth time, not after the last one.
desire: high
awareness: solution aware
sophistication: beginner
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
colour: chalk #f4f1e8
colour: blackboard #23332e
colour: pencil yellow #e0aa2e
colour: ink blue #2b4a7a
colour: brick #a64b35
colour: lined grey #8b919a
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
arch: sage
arch: hero
theirs: regular guy

# kindergarten
family: learning
terms: kindergarten, nursery, nursery school, montessori, preschool, crèche, daycare, day nursery, childcare, childminder, kita, kinderkrippe, guardería, escuela infantil, maternelle, asilo, scuola materna, jardim de infância, kinderopvang, barnehage, forest kindergarten, after-school club, playgroup, montessori nursery
weak: children, parents, toddlers, play, nap, outdoors, lunch, educators, mud, settling in
people: families
is: kindergarten
offer: days for small children
segment: parents at the end of leave | whom to leave the child with, and whether it is right | half a year too late
segment: parents with an opinion about education | whether it is lived or printed | at the open day
when: Chosen in worry, judged daily at the door.
show: One day with hours: arrival, outside, food, sleep, fetching.
desire: high | They want to leave without a stone in the stomach.
awareness: problem aware | They know they need it; the labels confuse them.
sophistication: novice | No pedagogy before the coat hooks.
stance: Parents trust the room in which a child is comforted, and the concept follows.
tension: Adults want reasons and progress while children need mud and the same song.
pain: He cried and I left | Then I sat in the car.
pain: 'What did you do?' 'Nothing.' | I know no more than that.
pain: Closed again | Bridging day, training day, strike.
pain: Waiting lists before birth | We applied with the scan.
wish: to be told one thing about the day
wish: to see the same face in the morning
wish: to have a child that sleeps well from being outside
doubt: Who comforts her? | Name, how, and what if that one is ill.
doubt: Is she safe outside? | What they climb and what not.
doubt: What do they learn? | Two things one can watch.
rival: Grandparents | love, and no pension for it
rival: The one next door | near
rival: Staying at home longer | debated nightly
proof: How long the grown-ups stay | Say years and stand-ins.
proof: A muddy hook row | Photographed after lunch.
position: the long settling-in | describe the first ten days
position: outside | say hours and weather
no: show children's faces
no: promise school success
no: sell a method by its founder
see: boots in pairs, wet
see: a small hand on a latch
see: drawings at adult knee height
see: the nap room, door ajar
see: bread and fruit on a low table
cliche: rainbow handprints
cliche: children jumping on grass
colour: Mud #6b513a | Knee high.
colour: Raincoat yellow #e3b62c | On its hook.
colour: Beech block #d8b98a | Bitten.
colour: Leaf #5f7d45 | Collected.
colour: Milk #f4efe3 | Spilt.
colour: Poster blue #3a6da0 | On sleeves.
say: hook, outside, sleep, today, cry, song, mud, fetch
avoid: little ones, nurture potential, home from home, unique journey, future leaders
value: Comfort first | A plan stops for a crying child.
value: One true thing a day | Each family hears something seen.
feel: Trust | The child runs in.
feel: Relief | A message at ten: she's building.
feel: Wonder | A word nobody taught.
moment: A hard goodbye | A father waits outside. | She stopped after four minutes and is watching the snails. I'll ring if it changes; otherwise hear from me at ten. | They always stop! | A count, a snail, a promise about time only.
moment: A bite | Two families. | Your son was bitten on the arm at [hour]; it's red, not open. He's had the cold pack and a book. We've seen why; I'll tell you at the door. | These things happen. | Facts before feelings, at the door and not in writing.
moment: No place | A pregnant caller. | For [month] I can't promise one. You're number [n]; in a usual year we get to [n]. Apply at [place] too, I would. | We'll let you know. | A number they can plan with.
channel: Door | One sentence per child.
channel: Week board | Food, weather, what's collected.
channel: Open day | Let them come at eleven, when it's loud.
chance: One sentence | Write one for each child for a week; ask parents. | One month
chance: Eleven o'clock visits | Replace the open Saturday. | Three months
trend: Shorter hours | Which families need less, and can it be sold?
mood: child height, wet, no faces
form: a hook and loop | handprint-free: blocks in rows
type: natural
arch: caregiver | small people are handed over at a door
arch: innocent | snails are important
theirs: caregiver | they want to leave in peace

# school
family: learning
terms: school, primary school, secondary school, boarding school, private school, forest school, college, academy, vocational school, special school, schule, gymnasium, colegio, instituto, école, lycée, scuola, liceo, escola, basisschool, apprenticeship, training centre, training center, tutoring, tutor, nachhilfe, music school, music lessons, dance school, ballet, art school, adult education, evening classes, volkshochschule, cookery school, cooking school, sewing classes
weak: pupils, teachers, lessons, fees, term, curriculum, class, classes, students, exam, learn, teach, courses, bursary
people: pupils and parents
is: school
offer: teaching
segment: parents whose child doesn't fit where it is | whether here it would be seen | after a bad report or a stomach ache
segment: adults who want to be able to do a thing | whether they will be the worst | in January and September
when: Decided once a year, worried about all year.
show: A lesson, from the back row.
desire: medium | They want a child who goes willingly; or to be able to play the song.
awareness: solution aware | They compare by hearsay; offer a morning in a room.
sophistication: intermediate | Everyone went to school and has views.
stance: What a school is can be heard in a corridor between lessons.
tension: Parents buy results and children live days.
pain: One of thirty | She hasn't spoken since October, it said. She speaks at home.
pain: Homework until nine | We fight over fractions.
pain: Brochure of smiles | All schools are the same school.
pain: Too late to start | I'm forty and my fingers are stupid.
wish: to be known by name in a week
wish: to hear the truth at parents' evening
wish: to show somebody something at Christmas
doubt: Will he catch up? | Say how it is found out and how long it takes.
doubt: Who teaches? | Names, subjects, years.
doubt: What if it's wrong for us? | Notice, trial, other places.
rival: The one nearest | by foot
rival: Videos and apps | free till nobody asks
rival: Putting up with it | common
proof: A whole lesson | Film it unedited with consent, or open the door.
proof: Where they went | All, not the best.
position: the known child | name how a quiet one is noticed
position: the first song | show what one can do after five lessons
no: photograph children for charm
no: promise grades
no: compare pupils
see: chalk on a sleeve
see: an exercise book with corrections
see: empty chairs at four
see: a hand half raised
see: coats in a corridor
cliche: caps in the air
cliche: a globe and an apple
colour: Board green #2f4a3e | Wiped.
colour: Chalk #f1efe6 | Broken.
colour: Ink blue #27407c | On fingers.
colour: Desk pine #c99f66 | Carved.
colour: Red pen #b83a34 | Sparingly.
colour: Gym floor #b9743f | Squeaking.
say: lesson, seen, try, ask, row, week, name, wrong
avoid: nurture, excellence, holistic, unlock potential, 21st-century skills
value: Noticing | A quiet child is asked first.
value: Truth at the table | Parents hear it before the report.
feel: Being seen | The joke was his.
feel: Competence | The left hand knows it now.
feel: Belonging | A peg with a name.
moment: A poor report | Mother on the phone. | In reading she's two steps behind; in telling she's ahead. I'd do ten minutes a day with [thing] and nothing else until [day]. Then I'll hear her again. | She needs to try harder. | One task and a date.
moment: Beginner's shame | Adult. | Everybody in that room was bad in week one, and two still are, happily. Sit next to the door; you may leave at the break. | You'll be great! | An exit gives courage.
moment: Fees | A family hesitates. | The fee is [sum]. There is [help] and this is how one asks; nobody in class will know. If it's no, you hear it by [day]. | We have limited bursaries. | Procedure protects pride.
channel: Visit | Ordinary Tuesday, back row.
channel: Report | Two sentences a parent can use.
channel: Course page | What one can do after five times.
chance: Back-row mornings | Replace the open day for a term. | Six months
chance: After five | Test a course of five with an end. | Three months
trend: Machines that answer | What do pupils still ask a person?
mood: corridor light, chalk, backs
form: ruled lines | desks in rows, one turned
type: modern
arch: sage | someone explains until it's clear
arch: caregiver | a shy one is noticed
theirs: caregiver | they choose for someone else's days

# languageschool
family: learning
terms: language school, language courses, english courses, sprachschule, academia de idiomas, escuela de idiomas, école de langues, scuola di lingue, escola de idiomas, taalschool, language teacher, language lessons, exchange programme, study abroad, exam preparation, spanish lessons, german courses
weak: language, grammar, level, conversation, accent, exam, native, students, fluent, certificate
people: learners
is: language school
offer: language courses
segment: people who moved and smile at parties | a class where they will speak | after a humiliating phone call
segment: people with an exam or a job on the other side | the certificate by a date | four months before
segment: those in love with a place | something to look forward to weekly | after a holiday
when: Begun in September and January, dropped in week five.
show: What one can say after the first evening.
desire: high | They dream of a dinner and fear the subjunctive.
awareness: product aware | They have tried apps and schools.
sophistication: intermediate | Levels are known; letters don't speak.
stance: A language is lost in the moment before opening one's mouth, and that is what a school can train.
tension: They want correctness and need courage.
pain: Years of it, mute | I can conjugate. I can't order.
pain: They answer in English | I began, they switched.
pain: Level test, wrong group | I knew the chapter. I slept.
pain: Streak of two hundred days | The owl's happy. I still can't phone.
wish: to argue and laugh
wish: to phone the office
wish: to stop translating
doubt: How long until I can speak? | Hours for most people, to one named thing.
doubt: Am I too old? | What gets harder and what doesn't.
doubt: What if I miss weeks? | Say how one comes back in.
rival: The app | free and fond of owls
rival: A partner who speaks it | impatient
rival: Getting by | for decades
proof: A recording, week one and ten | Same person, with leave.
proof: How many come back | Count after the fifth week.
position: the phone call | train what frightens
position: the comeback | design re-entry for those who dropped out
no: promise fluency by a date
no: mock accents
no: show flags
see: a mouth mid-word, from the side
see: a board with one crossed-out verb
see: two chairs turned to each other
see: a note on a fridge
see: hands helping out
cliche: speech bubbles in many colours
cliche: a globe of flags
colour: Board marker #2b4f9a | The right word.
colour: Correction #b7402f | Under it.
colour: Passport #4a2a35 | Worn edge.
colour: Paper cup #d8c6a6 | At the break.
colour: Window dusk #5b6c86 | Half past six.
colour: Sticky note #ecd56a | On a lamp.
say: say it, again, wrong is fine, phone, order, tonight, mean, hear
avoid: fluent in weeks, native-level, immersive, fun way to learn, speak like a local
value: Speaking time | Teachers talk less than half.
value: Mistakes aloud | Errors are collected and liked.
feel: Courage | It was understood.
feel: Comedy | The wrong word, and all laugh.
feel: Home | A joke in the baker's queue.
moment: Wrong level | After the first evening. | You knew it all and didn't speak once: so one up for grammar would be worse. Stay a week, and I'll give you the questions nobody wants. | We'll move you up. | It looks at the mouth.
moment: Dropped out | In week six. | Week six is where most vanish. Come on [day]; it's about kitchens, you need nothing from before. | You've missed a lot. | A door with no homework.
moment: Exam panic | Two weeks left. | Two weeks won't make it better, only calmer. Do the phone part every day for six minutes; leave reading alone. | You can do it! | A plan fit for the time.
channel: Trial lesson | Within five minutes they've said something.
channel: Message between | One sentence to use before Thursday.
chance: Week five | Ring everyone then; count who stays. | One term
chance: The phone lesson | Offer it alone. | Two months
trend: Talking machines | Do learners arrive more or less brave?
mood: evening class, mid-speech
form: a bracket | overlapping lines of speech
type: modern
arch: hero | opening one's mouth takes nerve
arch: jester | mistakes are funny and useful
theirs: explorer | they want to belong elsewhere

# drivingschool
family: learning
terms: driving school, driving lessons, driving instructor, fahrschule, autoescuela, auto-école, autoscuola, autoescola, rijschool, motorcycle lessons, hgv training, flight school, flying lessons, sailing school, boat licence, first aid courses, forklift training
weak: test, licence, theory, lessons, parking, nervous, pass, instructor, hours
people: learners
is: driving school
offer: driving lessons
segment: seventeen-year-olds with a parent who pays | where the friends passed | at once
segment: adults who never dared or must again | who won't sigh | after moving or a scare
when: Wanted fast, feared quietly, paid by the hour.
show: Hours most people need, total price, test wait.
desire: very high | Freedom is clear; the total isn't.
awareness: most aware | They compare price and pass rate. Explain both.
sophistication: novice | First time in a car.
stance: It sells courage by the hour, in a small room with a stranger.
tension: Longer lessons earn more; passing earns fame.
pain: Shouted at on a roundabout | I stalled and he sighed.
pain: 'A few more hours' | That's what she said in spring.
pain: Test in four months | I'd forget again.
pain: I'm thirty-eight | Everyone thinks it's a choice.
wish: to know the total
wish: to be calm alone
wish: to pass in one
doubt: How many hours? | Range, and on what it depends.
doubt: Can I change the instructor? | Yes and how, without talk.
doubt: What if I fail? | Next date, cost, what is trained.
rival: Practising with father | free, loud
rival: The cheapest per hour | more hours
rival: The train | reads
proof: Hours to the first pass | All learners, counted in one way.
proof: How instructors speak | Record a minute.
position: the calm seat | advertise the voice
position: the known total | publish range and extras
no: boast pass rates without numbers behind them
no: joke about women or old people
no: promise dates offices decide
see: hands at a wheel, white knuckles
see: the second set of pedals
see: cones on an empty lot
see: a mirror with eyes
see: rain on a roundabout
cliche: keys thrown in the air
cliche: a cartoon car with eyes
colour: Learner red #c2352f | On the roof.
colour: Asphalt #4a4d50 | Dry.
colour: Cone orange #df6c2a | Knocked twice.
colour: Sign blue #2a5a9a | Straight on.
colour: Dash light #9fc59a | At dusk.
colour: Road paint #f0ede2 | Broken line.
say: breathe, brake, again, hours, total, calm, mirror, when ready
avoid: pass first time, drive your dreams, number one, guaranteed
value: Calm | Nobody raises a voice above the engine.
value: Truth on readiness | A test is advised against in time.
feel: Freedom | Alone, door shut, key.
feel: Relief | The seat next to them is empty, and it's fine.
feel: Pride | Texting everybody.
moment: Stalled at lights | Horn behind. | They can wait, they learned too. Clutch, breathe, first. There. | Quick, quick! | The horn is outside.
moment: Not ready | Test booked. | I'd move it by [weeks]. You can drive; what's missing is left turns under pressure. Four hours of that, and I'd sit beside you gladly. | It's up to you. | Precise lack, precise remedy.
moment: Failed | In tears. | You missed one thing: [thing]. The other [n] were right. Next date is [date]; I'd train only that. Tomorrow you drive home. | Better luck next time. | It shrinks to one thing.
channel: Price page | Total for three kinds of learners.
channel: Short film | One manoeuvre, slow, voice only.
chance: The voice | Post one minute of an instructor and see who asks for that one. | Two months
chance: Adults only | One quiet afternoon a week. | Three months
trend: Automatic only | Who asks for it, and what is lost?
mood: inside the car, calm, rain allowed
form: a lane line | arrows
type: bold
arch: sage | a voice keeps calm on the roundabout
arch: hero | it is the learner who dares
theirs: hero | they want to go alone

# swimschool
family: learning
terms: swim school, learn-to-swim, swimming school, swimming lessons, swimming pool, adult swimming, schwimmschule, escuela de natación, école de natation, scuola nuoto, zwemschool, dive school, diving school, scuba, scuba diving, freediving, tauchschule, escuela de buceo, surf school, sailing lessons, ski school, riding school, riding lessons, skating lessons, tennis school, golf lessons
weak: water, pool, swim, learners, depth, lengths, breath, beach, group, fear, instructor
people: learners
is: school in the water
offer: lessons
segment: adults who avoid the deep end and don't say so | whether they'll be stared at | before a holiday or a grandchild
segment: parents counting ponds | by when the child is safe | in spring
segment: the curious with a week free | which start is right | on arrival
when: Shame or safety, and now and then a holiday.
show: Depth, temperature, number in a group, what one wears.
desire: medium | They want to join in.
awareness: problem aware | They know they can't and hide it well.
sophistication: novice | Begin at the shower.
stance: Fear is reasonable in water; a school that says so is half trusted.
tension: Progress needs depth, and trust needs ground.
pain: Everyone else learned at six | I hold the towels.
pain: Thrown in | My uncle's method.
pain: Cold, chlorine, whistle | I smell it and I'm eight.
pain: What do I wear? | And who sees me get from here to there?
wish: to let go of the edge
wish: to stop worrying on beaches
wish: to see what's down there
doubt: Can I stand? | Where, for how long of the course.
doubt: Am I too old or afraid? | Ages, and how many began at zero.
doubt: How long does it take? | To one named thing.
rival: Armbands for life | works till it doesn't
rival: A friend in the sea | brave
rival: Reading on the towel | dry
proof: The first letting-go | In their words.
proof: Teachers per learner | Say both numbers.
position: the first metre | make fear the topic of lesson one
position: the promise kept | never move deeper unasked
no: push for a film
no: show perfect bodies
no: call it easy
see: knuckles on a pool edge
see: feet leaving the floor
see: a towel on a rail, name tag
see: breath as bubbles
see: light net on tiles
cliche: a diver in the blue with arms out
cliche: a splash frozen
colour: Shallow #9fd0d1 | Over white tile.
colour: Deep end #1f5f7a | From the steps.
colour: Lane red #c5413a | Floats.
colour: Towel #efe6d4 | Rough.
colour: Rubber cap #e0b43a | Pinching.
colour: Wet tile #7e9a98 | Barefoot.
say: stand, float, edge, breathe out, ready, again, shallow, let go
avoid: make a splash, conquer your fear, unforgettable underwater, dive in
value: Consent | Nobody goes deeper without a yes.
value: Ordinary bodies | Changing is explained and private.
feel: Weightlessness | It holds me.
feel: Courage | One hand, then none.
feel: Joining | In the water with the child.
moment: Panic | Mid-lesson. | You can stand here. Stand. Good. That was your body doing its job. We'll watch the others for a minute, and you say when. | Just relax! | Ground first, praise for fear.
moment: Ashamed caller | Whispering. | Most who ring me whisper. Nobody there can swim either. The first time you'll get your face wet, or not; both count. | Beginners welcome! | It tells who else is there.
moment: Storm | Dive called off. | We're not going out: [reason]. I'd have liked to, too. [Alternative] today, or the next calm day; here's how the money works: [terms]. | Safety first! | Decision, regret and terms.
channel: First-lesson page | Door, shower, depth, towel; in that order.
channel: Message the evening before | What to bring, where to stand, teacher's name.
chance: Dry first lesson | Meet once without water; see who then comes. | Two months
chance: Curtains | Test one closed hour. | Three months
trend: Pools closing | Where will lessons be held in five years?
mood: at water level, calm
form: a waterline | tiles
type: calm
arch: hero | letting go is a deed
arch: caregiver | a hand is under the back until it isn't
theirs: hero | they face a fear late

# research
family: learning
terms: university, research institute, laboratory, university lab, research group, data lab, think tank, scientific, observatory, research station, forschungsinstitut, universität, universidad, instituto de investigación, université, laboratoire, università, universidade, seed bank, gene bank, archive, archives, library, libraries, bibliothek, biblioteca, bibliothèque, bibliotheek, botanical garden, science centre, planetarium, biotech, clinical research
weak: research, data, study, samples, seeds, collection, students, papers, scientists, funding, methods, species
people: partners and public
is: research institution
offer: knowledge
segment: people who decide on grants | whether it works and can be told | by a deadline
segment: colleagues and students | where good questions are asked | when choosing the next years
segment: a public that pays and wonders | what it is for | after a headline
when: Known to few, paid by all, noticed at scandals.
show: The question, in a sentence a neighbour would ask.
desire: low | Curiosity is there; jargon shuts it.
awareness: unaware | Start with the thing, a seed, a stone, a number.
sophistication: expert | Peers; write a second page for novices and do not mix them.
stance: Doubt is the product, and institutions advertise certainty.
tension: Funders want results on dates, and nature keeps none.
pain: What do you do all day? | I've never found the sentence.
pain: A press release that overclaims | 'Cure found.' In mice. In four.
pain: A page per department | I wanted one answer.
pain: Data nobody can open | Supplement seven, broken link.
wish: to understand it at dinner
wish: to reuse it
wish: to trust the uncertain answer
doubt: What is it good for? | A use, or a straight 'we don't know yet'.
doubt: Who pays? | List it.
doubt: Is it sure? | How sure, in words people bet with.
rival: Louder institutions | rankings
rival: Podcasts and opinions | quicker
rival: Not knowing | comfortable
proof: Reused data | Name by whom.
proof: A null result | Published like the others.
position: the question | let every page begin with one
position: the open drawer | show what is kept and who may use it
no: overclaim
no: use DNA helices
no: hide funders
see: a drawer of labelled packets
see: a notebook line crossed out
see: a seed on squared paper
see: a freezer door, frost
see: a plot with one outlier circled
cliche: blue liquid in a flask
cliche: a brain of light
colour: Herbarium #e6d9b8 | Sheet.
colour: Seed coat #5b4030 | Under the lens.
colour: Frost #dbe6ea | Minus eighteen.
colour: Ink #27304a | Field notes.
colour: Chlorophyll #4c7a3a | In acetone.
colour: Signal orange #df7a2a | The outlier.
say: question, we don't know, sample, sure, again, shown, open, year
avoid: cutting-edge research, breakthrough, world-leading, excellence, solving tomorrow's challenges
value: Doubt | Uncertainty stands beside each result.
value: Openness | Data and failures can be found.
feel: Curiosity | Why?
feel: Awe | It still germinates.
feel: Trust | They said they weren't sure.
moment: A journalist wants a headline | By five. | You can write this: [sentence]. You can't write [claim]; four cases don't carry it. I'm here until six to check it. | We'll send a release. | It gives a usable line and a border.
moment: A wrong result | Found by another. | [Name] found an error in our figure: [what]. The corrected one is here; the conclusion [holds/changes]. Thanks to them. | A clarification. | Credit is where others hide.
moment: A child asks | On open day. | We don't know. Here's how we'd find out: you hold this. | It's complicated. | A job instead of a lecture.
channel: Home page | Three questions, three findings, who pays.
channel: Data page | Opens, cites, explains columns.
channel: Talk | One object, one doubt.
chance: Sentence contest | Let each group write its question; test on neighbours. | Two months
chance: The null page | Publish what didn't work. | Six months
trend: Open access | Which outputs can still not be reached by who paid for them?
mood: drawer light, labels, scale
form: a label frame | points with one outlier
type: minimal
arch: sage | it says how sure it is
arch: explorer | it goes where no one has looked
theirs: sage | they want to know
`;
