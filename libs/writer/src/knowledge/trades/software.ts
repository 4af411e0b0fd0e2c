/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const SOFTWARE = `
# software
family: software
people: users
terms: tool, dashboard, api, data, cloud, algorithm, ai, plugin, program, digital, website, web, online tool, security software, game, device, tracker, robot
is: software maker
offer: software
buyer: people who do this work today with a spreadsheet and a good memory
when: The old way still works, apart from the week in which it doesn't
show: Show the task before and after in the same frame, with the number of steps.
desire: medium
awareness: problem aware
sophistication: advanced
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
colour: signal white #f3f6f7
colour: terminal #14202b
colour: indigo #3a4a9f
colour: mint #3c8f78
colour: amber #d2922a
colour: fog #7b8794
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
arch: magician
arch: sage
theirs: creator

# saas
family: software
terms: saas, software, app, scheduling software, payroll software, inventory software, stock counting software, booking software, erp, crm, point of sale, pos system, accounting software, month-end close software, finance software, practice management software, logistics software, field service software, software as a service, logiciel, gestionale, buchhaltungssoftware, branchensoftware, programa de gestión, startup, platform, marketplace, no-code, hr software, school software
weak: users, dashboard, integration, subscription, per month, per user, automate, spreadsheet, spreadsheets, sync, workflow, mobile app, onboarding, data, api
people: users
is: software company
offer: software
segment: people who do the work the software is about | whether it saves them the evening it promises to save | on the evening itself, in front of a spreadsheet
segment: owners and managers who pay for it | what it costs with everything, and how one gets out again | after a mistake that cost more than a year of licences
segment: accountants, IT and auditors who can say no | whether data comes in and out cleanly | late, when everybody else has decided
when: Searched for after one bad evening, tried for ten minutes, judged by the first import of real data.
show: One screen with realistic data in it, and the task it shortens.
desire: medium | They want the task gone; software is the price they expect to pay for that.
awareness: solution aware | They know a tool exists and use a spreadsheet all the same, so compare with the spreadsheet.
sophistication: advanced | They have been promised this before; show the limits of the product early.
stance: The rival in most deals is a spreadsheet that somebody is proud of, and it deserves a respectful answer.
tension: The person who uses it daily is seldom the person who signs, and each asks for a different page.
pain: Nobody moved the old data | We paid for two systems all winter because of eleven years of records.
pain: Everything needs a call | I wanted a price. I got a calendar with a smiling man.
pain: It knows our trade from a brochure | Whoever made this has never stood in a cellar counting kegs.
pain: Support that closes tickets | They asked me to rate the answer I hadn't had.
pain: Features we pay for and hide | There are nine tabs. We use one and a half.
wish: to be finished before the others go home
wish: to trust a number without checking it elsewhere
wish: to leave with all their data if they must
doubt: How long until we work with it? | Give days for a business like theirs, with who does what.
doubt: Does it talk to what we already use? | List what connects, by name, and what does not.
doubt: What happens to our data if you close? | Say format, notice and who holds it.
doubt: We are too small or too odd for this. | Name the smallest and the oddest business it suits, and whom it does not suit.
rival: The spreadsheet | free, flexible and understood by exactly one person
rival: The big suite | does everything, takes a project and a consultant
rival: Hiring someone for it | works, goes on holiday
proof: A task timed before and after | Show whose task, how it was timed and what was left out.
proof: An open list of limits | Publish what the product does not do and keep it current.
proof: An export anyone can open | Offer the sample file without a form.
position: the tool made by people who did the job | let every screen use the words of the trade
position: the easiest one to leave | put export, notice and price on the first page
no: show dashboards with numbers that mean nothing
no: hide the price behind a conversation
no: announce what is not built
see: a real workplace with the product small in it
see: the spreadsheet that was in use before, coffee ring included
see: one screen, cropped to the single figure that matters
see: a hand holding a phone in the place of work
see: a printed list on a wall next to the same list on screen
cliche: floating isometric windows
cliche: diverse hands pointing at a laptop
cliche: rockets and upward arrows
colour: Screen night #1e2a3d | The window at the hour when the work is usually done.
colour: Cell green #3d7f5b | The spreadsheet that is being replaced.
colour: Sticky yellow #ecd35f | The reminder on the monitor's edge.
colour: Warning red #c23f35 | A difference that has to be explained.
colour: Paper #f4f3ee | The list which was printed all the same.
colour: Cable grey #8b9197 | The desk as it really is.
say: task, import, export, list, tonight, works with, price, leave, count
avoid: seamless, all-in-one, powerful, revolutionise, game-changing, unlock, effortless
value: Respect for the job | A feature is watched in use, at the customer's place, before it is called finished.
value: Open doors | Leaving is documented as carefully as joining.
value: Plain release notes | What broke is listed above what is new.
feel: Relief | The last figure agrees and the lid goes down.
feel: Mastery | A colleague asks how it was done so quickly.
feel: Trust | The number is read out in a meeting without a caveat.
moment: An outage in working hours | Users cannot log in. | {name} has been down since [time]. Nothing you entered is lost. We found [cause] and expect [time]; next message at [time], even if nothing has changed. | Some users may be experiencing issues. | Data first, then time, then the next message.
moment: A missing feature | A prospect asks for it. | It can't do that, and it isn't planned this year. Some handle it by [way]. If it's decisive, [kind of product] will suit you better. | It's on our roadmap! | A straight no makes the remaining yeses credible.
moment: A price rise | Existing customers must be told. | From [date] it costs [price] instead of [price]. That pays for [thing]. If it doesn't suit you, here is the export and how notice works. | We're excited to announce new plans! | The exit stands beside the increase.
moment: Import went wrong | The first day. | [Number] of your [number] rows didn't come across: the dates are in two formats. I've marked them; say which is right and the rest takes ten minutes. | Invalid file. | It counts, explains and gives the next move.
channel: First screen of the site | The task, the user, the price; one picture with real data.
channel: Product texts | Words of the trade, and verbs on buttons.
channel: Status and release notes | Cause, effect, time; no adjectives.
chance: The spreadsheet, honoured | Publish a good free spreadsheet for the task and watch who outgrows it. | Three months
chance: The second user | Ask what the first user had to explain to colleagues, and write that page. | One month
chance: The evening of the task | Be reachable at the hour when the work is really done, for one month, and log the questions. | Two months
trend: Assistants in every tool | Which part of the task would users let a machine finish unseen?
trend: Fewer subscriptions | What else is on the same card statement, and what gets cancelled first?
mood: working light, ordinary desks, one figure sharp
form: a single cell marked in a grid | rows with one line emphasised
type: tech
arch: sage | the number has to be right and explained
arch: regular guy | it was made for people who have work to do
theirs: ruler | they want a process they can answer for

# devtools
family: software
terms: developer tools, developer tool, devtools, api platform, sdk, open source project, open source, database, hosting, web hosting, cloud hosting, cloud provider, infrastructure software, monitoring software, ci, cli, static analysis, domain registrar, data centre, data center, managed servers, it services, it support, managed service provider, systemhaus, network installation, observability, deployment
weak: developers, engineers, code, server, servers, uptime, docs, latency, git, kubernetes, backend, open, licence
people: developers
is: maker of developer tools
offer: developer tools
segment: engineers with a problem this afternoon | whether it installs and does what the readme says | between two meetings, alone
segment: leads who will own it for years | what it costs at ten times the load, and who maintains it | when a prototype turns serious
segment: firms without own staff for it | who picks up the phone at night | after the last supplier did not
when: Tried in a terminal before anyone reads the home page.
show: The command and its true output.
desire: medium | They want fewer moving parts; begin by saying what can be removed.
awareness: product aware | They know three rivals, so write the comparison they would write.
sophistication: expert | Precise nouns, versions, no metaphors.
stance: Documentation is the product that everybody meets first, and it is judged like code.
tension: It is adopted by people without a budget and paid for by people without a terminal.
pain: The example doesn't run | I copied it exactly. Line two.
pain: Pricing by surprise | We had one good day and a bill for a car.
pain: A status page that is always green | My phone says otherwise.
pain: Enterprise, contact us | I want to put in a card and go.
wish: to understand it from the source if need be
wish: to sleep through the night on call
wish: to throw something away
doubt: What happens if you are bought or stop? | Licence, export, what runs without you.
doubt: How does it fail? | Describe failure modes before performance.
doubt: Does it scale? | Give the numbers, the machine and the script.
rival: A shell script by somebody who left | free, feared
rival: The big cloud's own version | already on the invoice
rival: Building it ourselves | a fine quarter
proof: A benchmark with its script | Let anyone run it, and list where it loses.
proof: Post-mortems | Publish them with times and with nobody blamed.
position: the tool that can be removed | document leaving on page one
position: the boring one | write about years without change
no: call itself blazingly anything
no: fake terminal output
no: quote a benchmark without a machine
see: a terminal with a real error and its fix
see: a hand-drawn diagram photographed from a whiteboard
see: a rack from behind, labels readable
see: a graph with an incident and a note beside it
cliche: glowing nodes around a globe
cliche: hooded figure with green rain
colour: Terminal #17191d | The ground of the day.
colour: Prompt green #5fae6b | Success, sparingly.
colour: Diff red #c4514a | The removed line.
colour: Comment grey #8a8f98 | What explains.
colour: Cursor amber #e0a33a | Waiting.
colour: Manual white #f5f4ef | The docs.
say: install, returns, fails, remove, version, latency, docs, fixed in
avoid: blazingly fast, magical, enterprise-grade, delightful, supercharge
value: Failure first | Each page says how it breaks.
value: Runnable truth | Examples are tested with each release.
feel: Flow | It ran the first time.
feel: Calm | The pager stayed quiet.
feel: Respect | The issue was answered by someone who read it.
moment: An incident | Engineers are waiting. | Writes fail in [region] since [time], reads work. Cause: [cause]. Do [step] if you must write now. Next note at [time]. | We are investigating degraded performance. | It says what works, what doesn't and what to do.
moment: A rude issue | Public tracker. | Reproduced on [version], thank you. It's ours: [cause]. Workaround: [line]. | Please be respectful. | The bug is answered, tone is left alone.
moment: A breaking change | Major version. | [Function] is gone in [version]; run [command] to find your calls. If you can't move, [version] gets fixes until [date]. | Exciting new major release! | A command and a date save a week.
channel: Readme | Install, one example, when not to use it.
channel: Changelog | Breaking first, with commands.
channel: Talks | One failure, told properly.
chance: When not to use it | Put the page first and see who signs up. | Two months
chance: The error as a door | Write a page for each error message people paste into search. | Three months
trend: Code written by machines | Do generated programs call the tool correctly?
mood: dark ground, exact, unlit desk
form: a cursor block | indented lines
type: tech
arch: sage | it shows its workings
arch: creator | it is material for people who build
theirs: creator | they make things and want the tool out of the way

# games
family: software
terms: games studio, game studio, game developer, video games, video game, indie game, mobile games, spielestudio, estudio de videojuegos, studio de jeux vidéo, animation studio, interactive studio, vr studio, esports, game engine, game publisher
weak: players, steam, pixel, level, console, release, demo, wishlist, story, gameplay
people: players
is: games studio
offer: games
segment: players with a backlog | whether ten minutes of it feel like something | on a store page, in eight seconds
segment: streamers and press | whether there's a clip in it | before launch
when: Seen in a feed, wished for, forgotten until a discount.
show: The hand of the player: one action, unedited.
desire: high | Curiosity first. One verb.
awareness: unaware | They have never heard of it; compare with something they play.
sophistication: expert | They know the genre better than the marketing does.
stance: A game is remembered as something one did, so it should be described in verbs.
tension: The trailer shows the best minute of forty hours.
pain: Cinematics, no game | I watched two minutes and don't know what I press.
pain: Grind | It wanted my evenings and then my card.
pain: Promised at launch | The roadmap is now a museum.
pain: Broken on day one | I am the tester.
wish: to be surprised in the first ten minutes
wish: to tell someone what happened
wish: to finish something
doubt: How long is it? | Hours for those who rush and for those who look.
doubt: Does it run on mine? | Name the weakest machine it was played on.
doubt: Will it ask for money later? | One sentence.
rival: The game they already play | friends are in it
rival: Free ones | endless
rival: Sleep | rarely
proof: Ten minutes uncut | Let somebody who's never seen it play.
proof: Finish rates | Say how many reach the end.
position: the one verb | describe everything around a single action
position: the finished thing | sell an end
no: show what isn't in the build
no: press with fear of missing out
no: mock players
see: hands on a controller, screen out of frame
see: the first sketch of a character
see: a level in grey blocks
see: a notebook of failed names
cliche: a helmeted hero from behind
cliche: explosions with orange and teal
colour: Grey block #9a9ca1 | Before art.
colour: Save blue #3565a6 | The safe room.
colour: Hit red #c8392f | One frame.
colour: Phosphor #7fc68a | Old screens.
colour: Night room #1a1c28 | Where it is played.
colour: Paper map #e2d3ae | Folded in the box.
say: you, press, jump, lose, again, hours, end, ten minutes
avoid: epic, immersive, next-gen, unforgettable journey, AAA quality
value: Respect for time | Nothing is stretched.
value: Honesty about state | Bugs known are listed on the store page.
feel: Flow | It's two in the morning.
feel: Wit | That shouldn't have worked.
feel: Ache | Credits.
moment: A delay | Announced date won't hold. | [Game] isn't ready: [part] breaks. New date [date]. What you can play today is [thing]. | We want it to be perfect. | One broken part is more believable than perfection.
moment: A bad review | It is right. | You're right about [thing]; it's being changed in [version]. The rest we meant. | Thanks for your feedback! | Agreement with an edge.
moment: Refund wish | After an hour. | Take it back, here's how on your store. If you tell us at which minute it lost you, that helps. | All sales final. | The minute is worth more than the sale.
channel: Store page | Verb, ten seconds uncut, hours, machine.
channel: Development notes | One problem, one try, one failure.
chance: The uncut ten | Replace the trailer for a month. | Two months
chance: The last level | Write to those who finished. | Six months
trend: Subscriptions | Where is it discovered: search, friend or bundle?
mood: one light source, verbs
form: a pixel step | tiles
type: bold
arch: jester | play is the point
arch: magician | a button becomes a world
theirs: explorer | they want to see what's behind it

# security
family: software
terms: cybersecurity, it security, information security, penetration testing, data protection, privacy consultancy, artificial intelligence, machine learning, data analytics, data science, data consultancy, web agency, software agency, app development, web developer, web development, custom software, it consulting, digital agency, softwareentwicklung, desarrollo de software, agence web, sviluppo software, digitalisation
weak: ai, model, models, risk, attack, code, project, prototype, team, sprint, automation, data, audit
people: clients
is: technology consultancy
offer: technology work
segment: managers with a problem they cannot describe technically | whom to believe | after a failed project or an incident
segment: technical leads short of hands | who needs no nursing | with a date fixed by others
when: After something went wrong, or before somebody finds out.
show: A case with the mistake in it.
desire: medium | They want to be certain; offer a small first step.
awareness: problem aware | They feel the risk or the waste and lack the word for it.
sophistication: intermediate | Explain in money, days and who is affected.
stance: Clients can't inspect the work, so how a firm reports bad news is the nearest thing to quality they can see.
tension: Fixed price needs fixed knowledge, and knowledge comes from doing.
pain: Ninety per cent done | Since Easter.
pain: Findings without order | A hundred and forty pages of red.
pain: Only they understand it | We can't change a button without them.
pain: A model that shines in the demo | On our data it guessed.
wish: to know what matters first
wish: to own what was paid for
wish: to explain it to the board in one sentence
doubt: What do we have after four weeks? | Name the thing.
doubt: Can somebody else take it over? | Say what is handed over and how that is tested.
doubt: Do you use our data for others? | Yes or no, and where it lies.
rival: The big consultancy | safe to name, juniors to meet
rival: A freelancer | good and alone
rival: Leaving it | invisible until it isn't
proof: A handover that another team could use | Let the other team speak.
proof: A project stopped early | Tell who advised it and what it saved.
position: the two-week start | sell two weeks with an end
position: the ranked finding | never deliver more than three things first
no: frighten
no: name clients without consent
no: promise intelligence
see: a whiteboard half erased
see: a printed report with three lines underlined
see: a server room door with a note
see: two people at one screen, from behind
cliche: a padlock of light
cliche: a robot thinking
colour: Whiteboard #eef1f2 | With ghosts of last week.
colour: Marker blue #2c58a4 | What is agreed.
colour: Marker red #bf3b33 | What is not.
colour: Server black #202327 | Behind the door.
colour: Patch yellow #e0bb33 | One cable.
colour: Folder #c2a878 | What is handed over.
say: first, found, risk, stop, hand over, two weeks, cost, own
avoid: digital transformation, AI-powered, cutting-edge, synergy, holistic, future-proof
value: Bad news early | It's told on the day it's known, with a number.
value: Handover | Work is left so that a stranger can go on.
feel: Clarity | Three things, in order.
feel: Control | It runs on their own account.
feel: Relief | Nobody shouted.
moment: It should be stopped | Midway. | I'd stop here. For [sum] more you get [little]. What you have already does [thing]; use that. | We need a second phase. | Advice against the next invoice is remembered.
moment: Late | A milestone slips. | We said [date]; it's [date]. The [part] was harder: [why]. You can test [part] today; the price stays as agreed in [place]. | We're making good progress. | Old date, new date, reason.
moment: A serious hole | Found on a Friday. | Found at [time]: [what] can be read by anyone with [thing]. Close it tonight: [step]. I've told only you. Report Monday. | Critical vulnerability identified. | One step tonight, the rest after sleep.
channel: Case page | Problem, mistake, result, what we'd do differently.
channel: Report | Three findings on page one.
chance: The two-week offer | Fix price, result and end; see what follows. | Three months
chance: Take-over checks | Offer to read whether others could maintain it. | Three months
trend: Regulation | Which of next year's duties do present clients not know of?
mood: meeting-room daylight, real mess
form: a ranked list of three | branching lines
type: tech
arch: sage | it ranks what others list
arch: hero | it goes in when it burns
theirs: ruler | they have to answer upward
`;
