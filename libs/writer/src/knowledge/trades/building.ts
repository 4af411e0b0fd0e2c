/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const BUILDING = `
# home
family: home
people: customers
terms: elevator, lift, generator, inverter, stair lift, chimneys, stoves, roof, construction, heating, stove, tile, painter, window, windows, installer, install, cleaning, chimney, sweep, mason, floor, kitchen fitter, housekeeping, handyman, facility, timber
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

# plumber
family: home
terms: plumber, plumbers, plumbing, heating engineer, heat pump, heat pumps, boiler, boilers, septic tank, septic tanks, drainage, drains, blocked drains, sanitary, klempner, installateur, heizung, heizungsbau, wärmepumpe, fontanero, fontanería, plombier, plomberie, chauffagiste, idraulico, encanador, loodgieter, bathroom fitter, bathrooms, underfloor heating, percolation, wells, well drilling
weak: leak, pipes, tap, heating, hot water, radiator, tank, emptying, emergency, gas, install
people: householders
is: plumbing and heating firm
offer: plumbing and heating
segment: people with water where it should not be | who answers first and sounds as if they know | within the hour
segment: owners planning heat or a bathroom for the next twenty years | which system, which firm, which grant | over a winter of reading
segment: landlords and managers | who comes to a tenant without drama | when the last one stopped answering
when: Either tonight or next year; hardly anything between.
show: The number, the area served and what counts as an emergency; after that, a tidy boiler room.
desire: low | They want it to be over, so lead with when.
awareness: problem aware | The symptom is known and the cause isn't; start from what they see and hear.
sophistication: novice | No abbreviations. A drawing beats a model number.
stance: What people buy is a stranger alone in their house, and every sign of care there counts double.
tension: Emergencies pay at once and ruin the week for those who booked.
pain: Nobody rings back | I left four messages and mopped.
pain: The teeth-sucking | Who put this in, he said. He had. In spring.
pain: A sum out of the air | He looked at the ceiling and named it.
pain: Five experts on heating | Each sells another one.
wish: to hear a time and see somebody on it
wish: to know whether it can wait till Monday
wish: to find the floor dry and wiped
doubt: What does coming out cost? | Say it on the phone: visit, hour, what is extra.
doubt: Will it heat an old house? | Explain what must be measured before anyone can say.
doubt: Do I have to replace it? | Tell when repair is the wiser one.
rival: A friend with a wrench | free, till it drips again
rival: The emergency chain from the search result | there in an hour, dear for years
rival: Towels and a bucket | surprisingly durable
proof: Pipes before the wall closes | Photograph them for the owner with a date.
proof: A bill with hours and parts apart | Show one with the name removed.
position: the first ten minutes | tell people how to stop the water themselves
position: the calculated house | put the heat-loss sheet before the brochure
no: diagnose unseen and charge for it
no: scare with mould or gas
no: slander the one before
see: soldered joints in a row, levels true
see: a drip, the instant it lets go
see: shoe covers by a door
see: a valve with a handwritten tag
see: the hole and the same place closed
cliche: a chrome tap in blue light
cliche: a wrench in a fist
colour: Copper #b5683a | New pipe, fluxed.
colour: Sealing hemp #cdb98a | Wound on a thread.
colour: Valve red #b22f2b | Hot.
colour: Valve blue #2f66a5 | Cold.
colour: Cast drain #3d4043 | The old stack.
colour: Enamel #f2f1ec | A rim.
say: shut off, when, leak, visit, part, hour, wait till, dry
avoid: no job too small, 24/7 solutions, trusted experts, competitive prices
value: Ringing back | Whoever rang hears something the same day, even a no.
value: Leaving clean | The last tool used is a cloth.
value: Repair first | A part is offered before a system.
feel: Relief | The noise stops.
feel: Comfort | Warm tiles in January.
feel: Trust | The key is left with a neighbour without a thought.
moment: Night call | Water through the ceiling. | Turn the lever by the meter crosswise; the house is then dry. Now tell me the street. If it has stopped, morning is cheaper for you. | We'll be there between eight and twelve. | The first sentence stops the damage.
moment: It is worse | The wall is open. | The pipe is thin for [metres]. Patch: [sum], holds maybe a winter. New: [sum] and [days]. Here's the photo; I wait for your word. | Extra work will be billed. | Two honest ways and no saw until yes.
moment: Full diary | Not urgent. | Not before [date]. If it gets [sign], ring and I'll move you up; until then put a bowl there and don't tighten it. | We're too busy right now. | It tells when to worry.
channel: Phone | Name, shut-off, then address
channel: Van side | Number a hand high, what it does in two words
channel: Quote | Included, not included, drawing
chance: The shut-off card | Tie it to each meter; ask callers whether they used it. | Six months
chance: Autumn visits | Fill September with checks and count January calls. | One year
trend: Rules on heat | Which boilers here may be replaced by what, and until when?
mood: cellar light, order, one wet shine
form: elbow and straight | pipe runs in parallel
type: bold
arch: hero | someone has to go where the water is
arch: regular guy | it stands in people's kitchens in socks
theirs: caregiver | they answer for a dry, warm house

# electrician
family: home
terms: electrician, electricians, electrical contractor, wiring, rewiring, solar installer, solar panels, solar, photovoltaics, photovoltaik, elektriker, solarteur, electricista, placas solares, électricien, panneaux solaires, elettricista, fotovoltaico, eletricista, elektricien, zonnepanelen, ev charger, charging points, wind turbine, battery storage, alarms, smart home, lighting installation
weak: power, roof, meter, sockets, fuse, cable, kwh, panel, grid, inverter, lamps, install
people: owners
is: electrical firm
offer: electrical work
segment: owners who want lights, sockets or a safe fuse box | who comes and whether plaster flies | when moving in or after a spark
segment: owners and firms with a roof | whether it pays, by whose sums | after the yearly bill
when: Put off for years, then wanted before the painters.
show: A yearly sum for one ordinary building, losses included.
desire: medium | They hope to save and fear being had.
awareness: solution aware | They know panels; they don't know whom to believe.
sophistication: beginner | Kilowatts mean little; washing machines mean much.
stance: Power is invisible, so trust attaches to whatever can be seen: labels, drawings, swept floors.
tension: The honest yield is smaller than the flyer's.
pain: Sold at the door | He had a tablet and tears in his eyes.
pain: Nobody explains the bill | I feed in, I draw, I pay. Why?
pain: A fuse box like a riddle | Three switches say 'kitchen'.
pain: The firm is gone | The panels stay for decades. He stayed for two.
wish: to read the meter and smile
wish: to know what is safe
wish: to have one drawing of the house
doubt: Does it pay on my roof? | Tilt, shade, use; then a range.
doubt: Who services it later? | Name, sheet, spare parts.
doubt: Will you tear everything open? | Say where surface wiring is the decent way.
rival: The door-to-door seller | a contract by evening
rival: The do-it-yourself kit | works until it's inspected
rival: Waiting for the next grant | perpetual
proof: A year of real meter readings | Plot them by month, November included.
proof: A labelled fuse box | Every circuit, in handwriting people can read.
position: the sum that survives winter | publish Novembers
position: the legible house | label everything it leaves
no: promise independence from the grid
no: use sun and green hills
no: predict prices
see: a fuse box, each switch named
see: a roof from above with the shade of a chimney
see: cable clips at equal spacing
see: a meter face
see: a hand feeling behind plaster
cliche: a family pointing at the sun
cliche: a glowing bulb with a plant inside
colour: Conduit #d9d8d2 | Before paint.
colour: Live brown #6b4328 | By standard.
colour: Earth #7f9a2e | Green with yellow.
colour: Cell blue #1f3358 | Silicon, wet.
colour: Copper end #c07a45 | Bared.
colour: Tester orange #e2701f | In the chest pocket.
say: meter, circuit, label, yield, shade, year, off first, drawing
avoid: go green, energy revolution, free electricity, smart solutions, powered by passion
value: Sums that hold | Yield is quoted low and checked after a year.
value: Tidy leaving | Every circuit is named.
feel: Safety | A click where there was a buzz.
feel: Satisfaction | The disc turns backwards.
feel: Clarity | Finding the switch in the dark.
moment: A shady roof | A keen owner. | With that tree you lose [share] from October on. I'd put fewer on the other side, or none. Here's the sum for both. | Every roof pays! | It loses half an order and keeps a street.
moment: A smell of burning | On the phone. | Main switch off, the big one. Don't touch the socket. If it's still warm in a minute, ring the fire brigade, then me. | We'll send somebody. | Orders in the order of danger.
moment: Grant delayed | Client nervous. | The form is with [office] since [date]. I won't start until it's in, since starting early loses it. I ring them on [day]. | It's out of our hands. | A rule explained, a day named.
channel: Site | One building, one year, all figures
channel: Quote | Parts with makers, hours, what the painter must do
chance: The second-year call | Compare yield with promise and publish both. | One year
chance: Label days | Offer fuse-box labelling to elderly streets. | Three months
trend: Tariffs by the hour | Who here already pays by the hour, and what do they switch?
mood: plain day, wires straight
form: a circuit line with nodes | cells in a grid
type: tech
arch: sage | it explains a thing nobody sees
arch: regular guy | it works in other people's rooms
theirs: ruler | they want control of a bill

# carpenter
family: home
terms: carpenter, carpenters, carpentry, joiner, joinery, timber frame, timber framing, zimmerei, zimmerer, dachstuhl, schreinerei, schreiner, tischlerei, tischler, carpintería, carpinteria, menuiserie, menuisier, charpentier, falegnameria, falegname, carpintaria, marcenaria, timmerwerk, timmerman, staircases, wooden windows, wooden houses, log homes, kitchen maker, fitted kitchens, kitchens, floorboards, parquet, decking, sauna builder
weak: wood, timber, oak, beams, stairs, doors, windows, bench, planks, frame, roof truss, larch
people: clients
is: joinery
offer: work in wood
segment: owners who build, add or repair | who measures, draws and comes when agreed | with an architect's plan or a leaking gable
segment: architects and builders | who turns a detail into a section that can be built | before tender
when: Large, rare, agreed at a kitchen table over a sketch.
show: One junction, close, and the house from the street.
desire: medium | They long for wood and fear what it does.
awareness: solution aware | They know what they want built and not how it behaves.
sophistication: intermediate | Speak of movement, not of species.
stance: Timber goes on moving after the invoice; the craft is in deciding where.
tension: Drawings are exact to the millimetre and the old wall is not.
pain: Doors that stick each August | We lift it and push.
pain: Weeks without a hammer | They took the roof off and then went to another site.
pain: Grey by spring | It was golden in the picture.
pain: An offer of one line | 'Staircase, oak.' That was it.
wish: to hear rain on it and think nothing
wish: to see the joint and understand it
wish: to be told the date the house will be closed
doubt: Isn't wood a risk in fire and wet? | Say what is calculated and by whom.
doubt: What if it moves? | Show the gap made for it.
doubt: Why so long? | Drying, drawing, cutting, raising: weeks for each.
rival: Concrete and steel | known to every builder
rival: The furniture or kitchen chain | there by Friday, gone in ten years
rival: Leaving the old one | squeaks, works
proof: An old job revisited | Go back after ten winters with a camera.
proof: Drawings beside the built thing | Same angle.
position: the house that closes on the day | make the raising day public
position: the joint | show every piece at the point where two meet
no: varnish a picture
no: call softwood oak-like
no: promise no cracks
see: a scribed end against an old wall
see: beams on trestles with pencil numbers
see: shavings, one long curl
see: the crane at seven, first rafter
see: a handrail where hands wear it
cliche: a pencil behind an ear
cliche: rings of a trunk with a plant
colour: Fresh spruce #e3c592 | From the saw.
colour: Weathered larch #8f8c84 | After years.
colour: Oak end #a07a4c | Oiled.
colour: Chalk line #2f5f93 | Snapped across.
colour: Pitch #2a2623 | In the knots.
colour: Lime wash #ece6d8 | The wall beside it.
say: joint, square, raise, span, grain, dry, closed by, line
avoid: bespoke craftsmanship, timeless, passion for wood, turnkey, quality workmanship
value: Measuring twice | Nobody cuts on the client's sketch.
value: Dates for weather | The house is closed when it was said, or the reason is known the week before.
feel: Awe | The frame stands at noon where there was a slab at dawn.
feel: Shelter | First rain.
feel: Pride | A palm along the rail.
moment: Crack | A client is alarmed. | That's a shrinkage check: along the grain, not through. It opens in winter and closes in summer. Photograph it in August; if it's wider then, I'll come. | Wood works. | A test the client can make.
moment: Rain on raising day | Cancelled crane. | We don't lift today: gusts above what the crane may. Next dry morning looks like [day], five o'clock. Tarpaulin's double. | Weather permitting! | A limit and a next time.
moment: Cheaper detail | Budget short. | Take spruce inside where nobody leans and larch where it's wet: [sum] less. I wouldn't save at the sill; here's why. | We could look into it. | Savings where they don't rot.
channel: Offer | Sections drawn, species by place, date for each stage
channel: Site | Junction, then house, then ten years on
channel: Board on the site | Name, number, closed on
chance: Ten winters | Photograph ten old works in one week. | Two months
chance: The apprentices' bench | Let apprentices show one joint a month. | Six months
trend: Adding storeys | Which roofs in the area could take a timber floor by code?
mood: side light on end grain, cold breath
form: a mortise's rectangle | end grain rings cut by a straight edge
type: bold
arch: creator | a drawing stands upright by evening
arch: ruler | a roof is either tight or it isn't
theirs: caregiver | they build it for those who will live there

# mason
family: home
terms: stonemason, stonemasons, stone mason, bricklayer, masonry, steinmetz, maurer, cantería, cantero, tailleur de pierre, maçon, scalpellino, marmista, pedreiro, steenhouwer, quarry, quarries, stone cutter, dry stone walling, plasterer, plastering, lime plaster, tiler, tiling, tiles, roofer, roofers, roofing, slate roofs, thatcher, thatching, dachdecker, tejador, couvreur, dakdekker, restoration contractor, building conservation, chimney sweep, paving, terrazzo
weak: stone, mortar, lime, wall, walls, slate, granite, marble, facade, scaffold, roof, gutter, gutters, repair, church
people: owners
is: building craft firm
offer: walls and roofs
segment: owners of old houses | who repairs without ruining | when damp or a storm has shown it
segment: parishes, councils and architects | who can document what was replaced and why | in the year the money is granted
when: After a storm, a survey or a falling piece.
show: The same square metre before, open, closed.
desire: low | Nobody wants scaffolding; sell the next thirty years.
awareness: problem aware | They see the stain and guess wrongly.
sophistication: beginner | Cause, cure, order.
stance: Most damage on old buildings was a repair once.
tension: Owners want it to look old and never to leak again.
pain: Cement on lime | It held five years and took the stones with it.
pain: Scaffold and silence | Up since May. Nobody on it.
pain: Always more | Each slate lifted cost another ten.
pain: Is it urgent? | One says next week, one says next decade.
wish: to know what must be done first
wish: not to see where it was mended
wish: to look up without worry
doubt: Can't it be patched? | For how long, at what sum.
doubt: Where does the stone come from? | Bed, colour, sample on the wall for a winter.
doubt: Will neighbours complain? | Dust, noise, days.
rival: The builder with cement | quick and hard
rival: New materials | light, guaranteed, wrong colour
rival: A bucket in the loft | emptied on Sundays
proof: A repair after twenty frosts | Stand in front of it.
proof: Slates or stones counted in the invoice | Old reused, new set.
position: the least repair | say how much was left alone
position: the next fifty years | name the material's enemy and how it is kept off
no: clean what is only old
no: imitate tool marks by machine
no: sell fear of collapse
see: a joint being raked, mortar falling
see: chisel rows catching light
see: slate nailed, next one lifted
see: lead folded at a valley
see: lichen left alone
cliche: a trowel with a smile
cliche: drone over a church at sunset
colour: Lime putty #f0ece0 | Slaked long.
colour: Wet slate #3c4450 | After rain.
colour: Sandstone #c6a173 | Fresh cut.
colour: Lead #7b8188 | Dressed round a chimney.
colour: Brick red #9a4634 | Soft, handmade.
colour: Lichen #a7a35a | On the north side.
say: joint, bed, lime, frost, left alone, metre, course, seen again
avoid: restoring to former glory, heritage specialists, all aspects of, quality assured
value: Leaving | A stone that can stay stays.
value: Proof in pictures | Each opened place is photographed for the owner.
feel: Safety | The dry loft after the first gale.
feel: Rightness | Visitors ask what was done.
feel: Patience | The wall is allowed to dry.
moment: Cause unknown | An owner wants paint. | Paint will lock it in. Dig here half a metre and look after rain; if it's wet, the fault is the drain and costs a fifth. I'll tell you then. | We can start on Monday. | A spade before a contract.
moment: More than quoted | Rotten battens. | [Number] more than I saw from below. Photo enclosed with a rule. It adds [sum]; without it the new slates hang on nothing. I go on with the other side. | Additional works apply. | Work continues where it may.
moment: Wrong stone wish | Cheaper import. | It's the right colour today. In ten winters it goes [how], and this one goes grey. Put both out on the sill till spring. | That won't work. | Weather gets to argue.
channel: Report | Picture, cause, order, until when
channel: Scaffold sheet | Name, finished on, ring if dusty
chance: Look-up walks | Take twenty owners round one street and read its walls. | Three months
chance: Small jobs day | Bundle slipped slates in one parish. | Two months
trend: Heavy rain | Which gutters here are too small by today's storms?
mood: raking sun, dust, patience
form: courses of unequal stone | joint lines
type: bold
arch: sage | it reads what a wall has been through
arch: caregiver | it keeps what others made
theirs: caregiver | they look after what they were left

# painter
family: home
terms: painter and decorator, painters and decorators, decorator, house painter, wallpaper, maler, malerbetrieb, pintor de casas, peintre en bâtiment, imbianchino, pintor, schilder, paint maker, paint shop, floor layer, flooring, carpet fitter, blinds, curtains, glazier, glazing, window fitter, windows and doors, conservatory, insulation, drywall, loft conversion
weak: paint, colour, walls, brush, filler, trim, rooms, dust sheets, finish, exterior
people: owners
is: decorating firm
offer: decorating
segment: people moving in or staying after all | who may be alone in the flat and leave it clean | before a date with a van
segment: landlords, offices, heirs | rooms ready by the first | with an empty calendar month
when: Last in line, when money and patience are spent.
show: An edge: wall to ceiling, close.
desire: medium | They want the room; the work is a nuisance.
awareness: solution aware | They could do it themselves. Talk of the week they'd lose.
sophistication: beginner | Coats, days, smell, furniture.
stance: Nine tenths of a good coat is underneath it.
tension: Colour is chosen by feeling on a card of two centimetres.
pain: Not that white | On the card it was warm. On the wall it's a fridge.
pain: Crooked tape | You see it from the bed.
pain: Dust in the piano | He said he'd covered it.
pain: Weekend that took a month | One wall, then we bought a bigger brush.
wish: to sleep there tonight
wish: to stop noticing the crack
wish: to have chosen right
doubt: Can we live in it meanwhile? | Rooms by day, smell by hour.
doubt: Will the crack return? | Cause, net, honesty.
doubt: Are you tidy? | Say what is covered and with what.
rival: Doing it on a bank holiday | beer included
rival: A cousin | cheap and not on Tuesdays
rival: Furniture in front of it | effective
proof: An edge at arm's length | No filter, side light.
proof: Samples a metre wide | Left up for two days.
position: the preparation | quote filler and sanding as the main work
position: the colour on the wall | paint before deciding
no: name a colour by a mood
no: promise one coat
no: show empty villas
see: a brush loaded, cutting in
see: filler patches like a map
see: folded sheets by a door
see: tins with room names
see: the wall at noon and at eight
cliche: rainbow brush strokes
cliche: a roller and overalls, thumbs up
colour: Size #eae3d3 | First coat.
colour: Putty #cdbfa6 | In the knuckles.
colour: Primer grey #a3a6a5 | Under everything.
colour: Door green #2f4f45 | The usual old one.
colour: Red lead #b4482c | Under railings.
colour: Dust sheet #d8d3c8 | Cotton.
say: edge, coat, dry, room, sample, cover, sand, by noon
avoid: transform your space, fresh new look, flawless finish, dream home
value: Protecting | An hour goes into covering.
value: Trying out | No order before a metre on the wall.
feel: Freshness | Door open, paint smell, empty.
feel: Ease | The eye slides past.
feel: Ownership | Switching on the lamp.
moment: Wrong colour | Client hates it. | It's what we agreed and it's wrong for you. Look at it tonight with your lamp. If it stays wrong: one coat over, [sum], tomorrow. | You signed the sample. | Feeling is respected and the sum is clear.
moment: Damp | Behind a wardrobe. | I can paint it and you'll see it by March. First find out why; I'll draw you where I'd look. | We have anti-mould paint! | A day's work refused for a reason.
moment: Running over | A ceiling needs more. | The old coat lets go. Half a day more: [sum]. You'll have the bedroom by six as said; the hall moves to Thursday. | It might take longer. | The night's sleep is secured.
channel: Quote | Preparation and paint in separate lines
channel: Site | Edges and days
chance: The metre | Offer painted sample boards on loan. | Two months
chance: Room in a day | Test one fixed room with a fixed end. | Three months
trend: Lime and clay | Who asks for breathing walls, and why?
mood: empty rooms, side light
form: a straight taped edge | roller width bands
type: minimal
arch: regular guy | it works among other people's boxes
arch: lover | colour is felt before it's judged
theirs: lover | they want to like where they wake up

# locksmith
family: home
terms: locksmith, locksmiths, schlüsseldienst, cerrajero, cerrajería, serrurier, fabbro, serralheiro, slotenmaker, security firm, security company, security guards, alarm systems, cctv, safes, gates, fences, fencing contractor, railings, blacksmith, wrought iron, lifts, elevators, stair lifts, garage doors, scaffolding
weak: keys, lock, lockouts, door, cylinder, burglary, emergency, rekey, guard, iron
people: callers
is: locksmith
offer: locks and safety
segment: people in front of a shut door | whom not to be cheated by | now, with little battery
segment: tenants, heirs and shops changing keys | how many, who holds them | on the day of handing over
when: A bad ten minutes, or a decision after a break-in next door.
show: Total price for a shut door at night and by day.
desire: low | They want in.
awareness: problem aware | They know the trade's reputation. Meet it.
sophistication: novice | What will be broken, what not, how long.
stance: Everybody has heard of the locksmith who drilled; an exact price is the strongest thing this trade can print.
tension: Fear sells locks and ruins trust.
pain: A price that grew on the stairs | Forty on the phone. Three hundred at the door.
pain: Who are you? | I let a stranger open my flat.
pain: How many keys exist? | The ex, the cleaner, the ex's mother.
pain: Locked in at home | I check it four times.
wish: to be inside without damage
wish: to know who has a key
wish: to stop checking
doubt: What will it cost in total? | One sum for the usual case and what raises it.
doubt: Will you damage the door? | How often, and what then.
doubt: Is better always safer? | Say where money is wasted.
rival: The first number in the search | elsewhere, anonymous
rival: A plastic card and a neighbour | works sometimes
rival: A dog | cheaper to feed than insure
proof: The card and the ID shown first | Tell callers to ask for it.
proof: A price board on the van | Readable in lamplight.
position: the honest night call | print the total everywhere
position: keys counted | keep lists people can trust
no: use burglar silhouettes
no: quote from
no: explain how to break in
see: a pick in a keyway, close
see: worn keys on numbered hooks
see: a strike plate with bite marks
see: a lit stairwell
see: a new key, uncut
cliche: a hooded figure
cliche: padlock on a circuit board
colour: Key brass #b59243 | Cut edge.
colour: Graphite #35383d | The right grease.
colour: Door green #35514a | Layers of it.
colour: Stair light #f0e2b8 | On a timer.
colour: Nickel #a9aeb0 | The cylinder face.
colour: Seal red #a6302b | On a spare key envelope.
say: total, minutes, undamaged, key, count, show you, tonight
avoid: peace of mind, your safety is our priority, lowest prices, rapid response experts
value: The whole price | No one opens a bag before saying it.
value: Discretion | Addresses and habits are forgotten.
feel: Rescue | The click.
feel: Control | Old keys on the table.
feel: Sleep | Once is enough.
moment: Shut out | On the phone, cold. | Is it only shut, or locked? Only shut: [sum] in all, [minutes], no damage nearly always. Wait indoors; I'll ring from the street. | Prices start at. | One question decides the sum.
moment: After a break-in | Frightened. | Tonight I make it shut. The rest can wait till you've slept: then we look at three places, the cheap one first. | You need our premium system. | It refuses to sell to fear.
moment: Locked out of someone else's | Doubtful claim. | I need to see a paper with this address or the neighbour's word. Two minutes; you'd want me to ask. | Sure, no problem. | The rule protects the one being asked.
channel: Search entry | Total by day and night, minutes, area
channel: Door tag | Date, keys cut, who to ring
chance: Key lists | Offer a count to shops and clubs. | Three months
chance: Price pledge | Publish it and ask what callers paid last time. | Two months
trend: Locks without keys | Who here has one and was shut out?
mood: stair light, metal, close
form: a keyway outline | a row of cuts
type: bold
arch: hero | it arrives when a door won't
arch: regular guy | it says the sum before the joke
theirs: caregiver | someone sleeps behind that door

# builder
family: home
terms: builder, builders, construction company, contractor, general contractor, house builder, renovation, renovations, bauunternehmen, constructora, reformas, entreprise de bâtiment, impresa edile, construtora, aannemer, developer, property developer, civil engineering, earthworks, groundworks, demolition, modular homes, prefab, tiny houses, extensions, concrete, drilling contractor, road construction, infrastructure
weak: build, site, house, houses, plans, foundation, crane, crew, project, permit, handover
people: clients
is: building firm
offer: building
segment: families who build or rebuild once | who will still be there at the end | with a permit, a loan and a lease running out
segment: firms, councils and housing bodies | who brings it in at the tendered sum | by procedure, long before the ground is broken
when: The largest bill most people ever sign.
show: A site in its worst week, and how it was put right.
desire: high | They dream of the end and dread the middle.
awareness: problem aware | Everyone knows a story. Start there.
sophistication: novice | Stages, sums, who decides what until when.
stance: Building goes wrong in conversations first.
tension: A fixed price asks for a fixed wish, and wishes grow with the walls.
pain: Extras | Every change was 'just' something.
pain: No one on site | I drove past eleven days running.
pain: Whose fault? | The electrician said the plasterer.
pain: Two rents | They said October.
wish: to know each Friday where they are
wish: to make few decisions, in time
wish: to move in once
doubt: Will you go bankrupt on us? | Stages paid after work, not before.
doubt: What is missing in the price? | A list of exclusions in the same size.
doubt: Who is our person? | Name, hours, stand-in.
rival: The lowest bid | opens low
rival: Hiring trades oneself | a second profession
rival: Buying something finished | compromise with a key
proof: Final sum against first sum | Publish a few with the reasons.
proof: Owners one may ring | Two who had trouble.
position: the Friday report | make one page a week the trademark
position: few changes | ask for decisions on dated cards
no: show renderings as buildings
no: promise the neighbour's peace
no: start before soil is known
see: string lines over raw ground
see: rebar before the pour
see: boots on a threshold without a floor
see: a week plan nailed to a door
see: the kitchen wall with its cables open
cliche: helmets shaking hands
cliche: keys over a blueprint
colour: Concrete #a5a49f | Struck yesterday.
colour: Clay pit #8a5a3f | The cut.
colour: Form oil #5d543f | On boards.
colour: Crane yellow #e0a81f | Seen from the station.
colour: Membrane blue #355f87 | Under the tiles.
colour: Tarpaulin #c9cdc8 | Over everything.
say: stage, Friday, decided by, included, ground, closed, week, owner
avoid: turnkey dream homes, building your future, from vision to reality, excellence
value: Weekly truth | Good or bad, the page comes on Friday.
value: One answerer | Blame between trades is the firm's own matter.
feel: Possession | Walking through unplastered rooms.
feel: Relief | Nothing new on the list.
feel: Arrival | A mattress on the floor.
moment: A delay | Windows late. | Windows come [weeks] later. Inside we go on; moving in shifts to [date]. If that costs you a rent, tell me by [day] and we talk about it with the figures. | Delays can happen. | It counts the client's side.
moment: A change | A wall less. | Possible until [day]. It costs [sum], the beam [days]. After that date it's double, because the ceiling's closed. Sleep on it. | Anything is possible! | Price, days and a deadline.
moment: A fault found | By the owner. | You're right, that is out by [amount]. It's opened on Monday. I'd sooner you found it than your children. | Within tolerance. | Agreement first.
channel: Friday page | Done, next, decide, money
channel: Site board | Finish date, phone
chance: First against last | Collect ten pairs of sums with reasons. | Three months
chance: The visit in year two | Look at cracks unasked. | One year
trend: Rebuilding over building | What share of enquiries keeps the old shell?
mood: grey day, mud, order
form: a plan corner | brick bond
type: bold
arch: ruler | a hundred hands need one who answers
arch: regular guy | mud makes everyone equal
theirs: caregiver | they build a roof over someone

# architect
family: home
terms: architect, architects, architecture practice, architecture studio, architekten, architekturbüro, arquitecto, arquitectos, arquitectura, architecte, architetto, arquiteto, architectenbureau, interior designer, interior design, structural engineer, structural engineers, engineering office, urban planner, landscape architect, landscape architects, innenarchitektur, design studio, graphic design, branding agency, industrial designer, web design
weak: plans, drawings, model, design, concept, house, office, permit, competition, sketch
people: clients
is: design practice
offer: design
segment: people who build for themselves | who understands how they live | with a plot and a figure
segment: institutions and firms | who carries a committee along | before a competition or a renewal
when: Chosen by two conversations and somebody's built work.
show: One built thing in use, on a Tuesday.
desire: high | They want the result; the way is fog.
awareness: solution aware | They know what designers do and not when they are needed.
sophistication: beginner | Phases, fees, decisions in plain words.
stance: Design is mostly asking, and portfolios hide it.
tension: Clients come with a solution, and the fee is for doubting it.
pain: Lovely drawing, over by a third | We paid for a house on paper.
pain: They spoke about voids | I wanted a place for boots.
pain: When does the meter run? | Every sketch is an invoice.
pain: All their work looks like them | Where are the people?
wish: to recognise themselves in it
wish: to spend once and well
wish: to be talked out of something
doubt: Do we need one? | Say when not.
doubt: Will it stay in budget? | First and last sums of a built job.
doubt: What happens in which month? | One strip of a year.
rival: The builder's own plan | included, ready
rival: Programs and magazines | endless
rival: The known name | safe for juries
proof: Plans beside photographs of use | Same room, years later.
proof: Costs per square metre, built | State what it includes.
position: the question | publish what is asked in a first talk
position: the ordinary budget | show what little money did
no: publish renderings as work
no: use words no client says
no: photograph without people for ever
see: boots by a bench that was drawn for them
see: models with fingerprints
see: a wall at two hours of the day
see: tracing paper over a plan
see: a site in rain with two hats
cliche: a white cube at dusk
cliche: black polo necks
colour: Tracing #ece9df | Yellowed roll.
colour: Graphite #47494c | Soft lead.
colour: Model card #cdbfa3 | Greyboard.
colour: Red pencil #b8352b | Corrections.
colour: Oxide #7a4a3a | A built wall.
colour: Dusk blue #33425a | In the window.
say: use, plan, light, boots, sum, phase, ask, keep
avoid: timeless, seamless indoor-outdoor, iconic, holistic, spaces that inspire
value: Asking | A sketch waits until life has been described.
value: Sums early | Each variant has its price beside it.
feel: Recognition | That's how we live.
feel: Surprise | A window where none was asked for.
feel: Confidence | The jury nods.
moment: Too big a wish | For the sum. | For that sum it's [area] built well, or this built badly. Let me draw the smaller one around your table; look at that first. | We'll make it work. | A drawing disagrees kindly.
moment: Client brings a picture | From a magazine. | What do you like in it: light, order, quiet? I can build that for your plot. The picture belongs to theirs. | We don't copy. | It finds the wish behind the image.
moment: Cost rises | Tender is high. | Tenders are [share] above. Three cuts: [list], each with what you'd notice. I'd take the second. We decide by [day]. | The market is difficult. | A proposal, not weather.
channel: First talk | Ten questions, no portfolio
channel: Site | Use, plan, sum
channel: Competition | One sentence, then drawings
chance: When not to hire | Publish it and see who rings. | One month
chance: Five years on | Revisit and photograph use. | One year
trend: Keeping what stands | What part of work is now reuse, and is the fee built for it?
mood: daylight in used rooms
form: a plan line of two weights | hatch
type: minimal
arch: creator | something stands that nobody had seen
arch: sage | it asks before it draws
theirs: creator | they want to have made a place
`;
