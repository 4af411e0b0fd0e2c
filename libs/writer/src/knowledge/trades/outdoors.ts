/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const OUTDOORS = `
# outdoor
family: outdoor
people: participants
terms: tour, guide, guided, travel, trip, expedition, trek, hike, hiking, climbing, kayak, surf, sailing, diving, ski, safari, walk, walks, adventure, gym, yoga, pilates, fitness, sport, swim, swimming, running, club sport, football, martial, boxing, camp, retreat, playground, nature, birdwatching
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
moment: Called off | At six in the morning. | We're not going today: [reason]. New date [date], or your money by tonight. Both are fine. | Due to weather the tour is cancelled. | A decision, a reason and two ways on.
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
people: members
terms: gym, fitness, yoga, pilates, crossfit, boxing, climbing gym, personal trainer, strength, dance studio, martial arts
is: training room
offer: training
buyer: people who have paid for a membership before and know how that ended
when: A doctor, a birthday or a staircase has said something
show: Show the first hour of somebody who has never been.
stance: The best training is the one that still takes place in November.
tension: Members who don't come are the trade's best business; a decent room has to earn less from them.
pain: Paying not to go | The contract is stronger than the body.
pain: Mirrors and those who belong there | Beginners train their courage first.
doubt: Am I too unfit? | Say what the first session asks: three movements, a chair, water.
rival: The cheap chain | always open, nobody there
rival: Running alone | free, until it rains
see: chalk, tape, a worn mat
see: hands correcting a shoulder
see: the clock
cliche: sweating abs in blue light
cliche: a lotus at sunrise
colour: chalk #f3f1ea
colour: mat slate #353b42
colour: rope #c9a46a
colour: iron #1e2023
colour: sinew red #a63c34
colour: court green #3e6b55
say: again, breathe, load, rest, week, stand up, enough, come
mood: plain light, effort without pose
arch: hero
arch: caregiver
theirs: regular guy
`;
