/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const BUILDING = `
# home
family: home
people: customers
terms: elevator, lift, elevators, lifts, generator, inverter, boiler, stair lift, chimneys, stoves, plumber, plumbing, electrician, roof, roofer, roofing, builder, construction, carpenter, carpentry, joiner, heating, stove, tile, tiler, painter, plasterer, renovation, insulation, window, windows, solar, installer, install, cleaning, chimney, sweep, locksmith, mason, stonemason, floor, kitchen fitter, scaffolding, housekeeping, handyman, facility, bricklayer, timber
is: firm
offer: work on buildings
buyer: people who answer for a building and have been let down before
when: Either it has just failed, or it has been put off for years
show: Show the part of the work that nobody sees once it is finished.
desire: high
awareness: problem aware
sophistication: beginner
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
colour: mortar #dcd6ca
colour: slate #39424a
colour: copper #a5623b
colour: chalk line blue #2e5f93
colour: spirit level yellow #dfb62d
colour: pine #8a6a42
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
arch: regular guy
arch: ruler
theirs: regular guy

# garden
family: home
terms: garden design, garden designer, gardener, gardening, landscape, landscaping, landscape gardener, gardens, lawn, garden
is: garden practice
offer: gardens
buyer: people with a piece of ground they look at more than they use
when: A sentence said every spring and forgotten every autumn
show: Show the same bed in February and in August, and say how many hours it took in between.
stance: A garden is a maintenance plan with flowers; who plans the work plans the beauty.
tension: Clients want it finished in May, and plants want three years.
pain: Bought in bloom, dead by autumn | The garden centre sells what looks good that day.
pain: Work that was never mentioned | Two hours a week become eight.
doubt: How much work will it be? | Hours by month, honestly.
doubt: When does it look like something? | Say what the first, the second and the third summer will show.
rival: The garden centre on a Saturday | immediate and colourful
rival: Gravel and a mowing robot | quiet, quick, dead
see: bare soil with canes and string
see: roots, before planting
see: the same corner in two seasons
see: a seed head in frost
cliche: a perfect lawn with a deckchair
cliche: hands holding a seedling
colour: limewash #eeeadd
colour: wet soil #33291f
colour: seed head #8a6a41
colour: hellebore #5b3350
colour: lichen #8c9a62
colour: rain butt #4a5d66
say: soil, root, year, shade, dry, prune, hour, wait
mood: grey daylight, wet, patient
arch: sage
arch: creator
theirs: regular guy

# solar
family: home
terms: solar, photovoltaic, heat pump, heat pumps, wind power, energy cooperative, battery storage, renewable energy, electricity
is: energy firm
offer: energy systems
buyer: owners who want to be independent and distrust whoever sells independence
when: The old boiler is fifteen years old or the bill has come
show: Show a real year: produced, used, sold, with the dull months.
stance: The roof is the easy part; the arithmetic has to be believed.
tension: Savings are promised over twenty years by firms that are three years old.
pain: Three offers, three truths | Each calculates with other sunshine.
pain: Grants with deadlines | The form decides more than the roof.
doubt: When does it pay? | A range with its assumptions, and what happens if prices fall.
rival: Waiting for the next technology | always sensible, always dearer
see: a roof from the street
see: a meter with its figure
see: cables laid straight in a cellar
cliche: a green plug with a leaf
cliche: a family under a sunflower
colour: cell blue #1f3157
colour: roof tile #9c4c33
colour: copper #b0673a
colour: cloud #e8ecee
colour: noon #e5b73b
colour: slate #474e54
mood: noon light, technical, dry
arch: sage
arch: hero
theirs: ruler

# laundry
family: home
terms: laundry, laundrette, laundromat, dry cleaner, dry cleaning, ironing, linen hire, washing
is: laundry
offer: clean linen
buyer: people who have better things to do on Sunday, and places that need forty sheets by four
when: Every week, the same heap
show: Show the stack, the string and the hour it is ready.
stance: Nobody loves laundry, but everyone knows the feeling of a made bed.
tension: It should be quick and cheap, and each stain wants ten minutes to itself.
pain: A lost shirt | Only one was the right one.
pain: The stain that came back | Nobody said that it would.
doubt: Is it safe with my good things? | Name what isn't taken.
rival: The machine at home | free, and a Sunday
see: a folded stack tied with string
see: steam over a press
see: a number tag on a collar
cliche: foam bubbles
cliche: a clothes line in a meadow
colour: sheet #f4f3ee
colour: starch blue #b9cbd8
colour: press steel #6e777d
colour: indigo #2b3d66
colour: iron black #1e1f22
colour: soap green #7d9b78
mood: white on white, steam, edges sharp
arch: regular guy
arch: caregiver
theirs: regular guy
`;
