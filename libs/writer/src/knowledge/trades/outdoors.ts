/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const OUTDOORS = `
# outdoor
family: outdoor
people: participants
terms: tour, guide, guided, travel, trip, expedition, trek, hike, hiking, climbing, kayak, surf, sailing, diving, ski, walk, walks, adventure, sport, swim, swimming, running, club sport, football, martial, boxing, camp, retreat, playground, nature
is: outfitter
offer: guided hours outdoors
buyer: people who want to do it properly once, or at last regularly
when: A free day or a fixed hour, wanted for a long time and easily cancelled
show: Say how hard it is, in steps, metres or minutes, and what one must be able to do beforehand.
desire: high
awareness: solution aware
sophistication: beginner
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
colour: mist #e3e8e4
colour: spruce #2c4a3f
colour: rope orange #d4662a
colour: slate water #3d6074
colour: moss #7d8b3f
colour: peat #35291f
say: slow, start, weather, turn back, metres, breath, borrow, ready
avoid: adventure of a lifetime, bucket list, unforgettable, epic, find yourself
value: Prudence | Turning back is planned like the way out.
value: Respect | Nothing is taken away and nothing is left.
feel: Elation | The moment it stops being hard.
feel: Trust | The guide slows down without saying for whom.
moment: A doubtful beginner | Asks whether they could. | Can you walk [distance] without a break? Then yes. If not, take [easier one] first; I'd tell you the same at the start. | Don't worry, everyone can do it! | A test they can do alone.
chance: The bad-weather programme | Something worth doing on the days that fail. | Three months
chance: The second step | Whoever managed the first gets a proposal for the next while still tired. | One month
trend: Shorter, nearer | Check how far people travel for one day now.
trend: Permits and limits | Check where numbers will be restricted.
mood: open, cold at the edges and awake
form: Contour lines | a route line with marks at equal distances
type: bold
arch: explorer
arch: hero
theirs: innocent

# gym
family: outdoor
terms: gym, fitness studio, fitness, yoga, yoga studio, yoga classes, pilates, crossfit, personal trainer, martial arts, boxing club, boxing gym, dojo, climbing hall, climbing gym, climbing wall, bouldering, boulderhalle, kletterhalle, fitnessstudio, gimnasio, rocódromo, estudio de yoga, salle d'escalade, salle de sport, palestra, sala boulder, academia de ginástica, sportschool, klimhal, sports club, football club, rowing club, running club, tennis club, golf club, dance studio, meditation, tai chi
weak: training, classes, members, strength, routes, mats, coach, sessions, beginners, stretch, belay
people: members
is: training place
offer: training
segment: people who stopped years ago | if they'll be the fattest there | in January and after a diagnosis
segment: those who train anyway | if it's full at six | before they sign
segment: people who want company that sweats | who turns up Thursdays | after moving
when: Begun with courage, dropped in week six.
show: The room at six with its people; first hour, step by step.
desire: medium | They want to feel able; bodies are the by-product.
awareness: solution aware | They've had a contract they paid and didn't use. Begin there.
sophistication: intermediate | They've tried apps.
stance: The fee is paid for a day when one doesn't feel like it; that's the day to design.
tension: Most is earned from those who don't come.
pain: Mirrors | And me in the middle.
pain: Paid all year | I went five times. Forty a time.
pain: Everyone knows each other | I held my bottle.
pain: Trainer with a phone | 'Ten more.' He'd counted six.
wish: to carry the child upstairs
wish: to be missed
wish: to be bad at something and like it
doubt: Am I too old, stiff, heavy? | Who comes, what's changed for them.
doubt: How do I get out? | Notice in a line, before the price.
doubt: Is it safe? | Who checks what, how often.
rival: The cheap chain | open all night, no one
rival: Running outside | free, dark
rival: Next Monday | always
proof: Who still comes in month six | Count.
proof: Leaving terms | On the door.
position: month six | build around coming back
position: the first hour | describe it to the shower
no: show ideal bodies
no: promise kilos
no: shame
see: chalked hands, resting
see: shoes by a mat
see: a route with tape marks
see: a bench where people talk after
see: rope burn on a carabiner
cliche: abs in blue light
cliche: lotus at sunset
colour: Chalk #eeebe3 | On holds.
colour: Rope blue #2d5c93 | Sheath.
colour: Mat #7b8c86 | Sweat-dark.
colour: Hold red #c23c30 | The easy route.
colour: Steel #8d9499 | Plates.
colour: Floor ash #cdb490 | Springy.
say: first hour, stop, again, missed you, breath, easy, fall, Thursday
avoid: transform your body, crush your goals, no excuses, beast mode, find your zen
value: Leaving easily | Notice stands beside the price.
value: Noticing | Whoever is gone three weeks is asked how they are.
feel: Strength | The bag's lighter.
feel: Belonging | 'There you are.'
feel: Quiet | Lying flat at the end.
moment: First-timer | At the door. | Everyone here was bad at it in this room. Do the first half; the second's for people who like me. Toilets there. | No pain no gain! | Half is allowed.
moment: Not come for weeks | A message. | You haven't been since [date] and needn't explain. [Name] asks after you. If you want to stop: this link, done. | We miss you! Come back for less! | The way out is what brings them in.
moment: Showing off | Too heavy, too high. | Take half and do it slow. If it's still easy, I'll bring the rest myself. | Be careful! | Ego gets a task.
channel: First-hour page | Door to shower.
channel: Message in week six | A name, no offer.
chance: Month six | Count and publish for a year. | One year
chance: Half-class | Let beginners leave at half. | Two months
trend: Doctors who prescribe movement | Who sends people, and is there a first step for them?
mood: real bodies, dust, end of class
form: a dotted route | mat rectangles
type: bold
arch: hero | effort is the member's
arch: regular guy | everyone was bad at it
theirs: hero | they want to be able again

# guides
family: outdoor
terms: tour operator, tour guide, tour guides, guided tours, walking tours, travel agency, travel company, expeditions, safari, hiking tours, mountain guide, mountain guides, trekking, kayak tours, rafting, canoe trips, sailing trips, wildlife tours, birdwatching, cycling tours, ski resort, adventure park, rope course, outdoor education, scouts, bergführer, reiseveranstalter, stadtführungen, guía turístico, agencia de viajes, guide de montagne, agence de voyages, guida alpina, agenzia viaggi, guia de turismo, reisbureau, fishing trips, hunting, holiday experiences, pilgrimages
weak: trail, route, group, mountain, wild, days, walk, season, gear, weather, travellers, itinerary
people: guests
is: guide service
offer: guided days
segment: people with one free week and a map | whether they can do it | in the dark months
segment: visitors with a day | which is worth it | the evening before
segment: groups with one slow member | if all will manage | by one organiser
when: Longed for, easily cancelled, weather in the contract.
show: How hard in hours and metres; what one must be able to do.
desire: high | They dream; give a test.
awareness: solution aware | They could go alone with an app; say where it ends.
sophistication: beginner | 'Moderate' means nothing.
stance: People aren't afraid of effort; they fear being the one the others wait for.
tension: The guide is strict before the start so that he may be quiet afterwards.
pain: 'For everybody' | It wasn't. I was everybody.
pain: Forty of us and a flag | I saw backpacks.
pain: Gear list like a wedding | For one day.
pain: We turned back | And paid.
wish: to be tired in the right way
wish: to see what one walks past
wish: to be trusted with the map once
doubt: Am I fit enough? | A test near their home.
doubt: What if weather turns? | Who decides, when, money.
doubt: Who's in the group? | Number, ages, how pace is set.
rival: An app | free to the landslide
rival: The big operator | cheap, crowded
rival: Balcony | close
proof: Turned back | Count per year.
proof: Slowest time | Publish it.
position: the slow ones | be known for the last person
position: the test | let people find out at home
no: call it suitable for all
no: chase animals or summits
no: show edges for thrill
see: boots at the point of contact
see: the group from the last place
see: a flask and steam
see: a path sign, unreadable
see: a map with a thumb
cliche: arms up on a summit
cliche: tent glow under stars
colour: Mist #e1e6e3 | Till ten.
colour: Spruce #2d4a3f | Wet.
colour: Rope orange #d2652a | Uncoiled.
colour: Scree #8a8680 | Underfoot.
colour: Larch gold #c69a3c | A week in October.
colour: Peat #352a20 | Ankles.
say: metres, hours, turn back, slow, first, borrow, weather, last
avoid: adventure of a lifetime, bucket list, epic, off the beaten path, authentic
value: The last person | Pace is set by them, unsaid.
value: Turning back | It's planned like the way up.
feel: Elation | It stopped being hard.
feel: Trust | The rope's taut.
feel: Smallness | Stars.
moment: Called off | Before dawn. | Not today: [reason]. [Alternative] is dry till two and good. Or [terms]. Both fine; tell me by seven. | Tour cancelled. | A decision and a dry valley.
moment: A doubtful guest | Asks in winter. | Can you climb [n] floors twice without stopping? Then yes. Can't yet: you've [weeks]. Write when you can. | Anyone can do it! | Stairs decide.
moment: Someone can't go on | Halfway. | This is a good place to have come to. We sit, the others go to the ridge and come by. You'll see them all the way. | You're nearly there! | It gives a seat with a view.
channel: Tour page | Hours, metres, test, slowest time.
channel: Evening message | Weather, start, what stays at home.
chance: The test | Publish one and see who books. | One season
chance: The slow day | Offer a tour named for it. | Three months
trend: Heat and permits | Which routes close, and what replaces them?
mood: weather, backs, ground
form: contour lines | a route with marks
type: bold
arch: explorer | it goes where the map is thin
arch: caregiver | someone walks last
theirs: explorer | they want to have been there
`;
