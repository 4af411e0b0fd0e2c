/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const TRANSPORT = `
# moving
family: moving
people: senders
terms: transport, shipping, bus, cargo bike, train, lorry, truck, driver, postal, bicycle, bike, car, scooter, mobility, vehicle, charging
is: carrier
offer: transport
buyer: people to whom an hour's delay means a second call
when: Something has to be somewhere, and its owner cannot go along
show: Show the hand-over at both ends; nobody doubts the road between.
desire: medium
awareness: solution aware
sophistication: advanced
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
colour: route blue #23508e
colour: road grey #5b6166
colour: canvas #e9e2d1
colour: brake red #b6322c
colour: reflector yellow #e5c52b
colour: tyre #1c1e20
say: at, from, to, on time, collect, hand over, route, by hand
avoid: seamless, last-mile solutions, fast and reliable, global network, door-to-door excellence
value: Certainty | A time is given only when it can be kept.
value: Care | What is carried is handled as if the sender stood beside it.
feel: Trust | It is handed over by the same person as last week.
feel: Relief | The message says 'arrived' before anybody asks.
moment: It will be late | The bridge is closed. | It will be [minutes] late: the bridge is closed. [Name] will ring you from the corner. | Your delivery has been rescheduled. | A cause, a figure, a person.
chance: The fixed round | The same street at the same hour is cheaper for both sides. | Three months
chance: Shops that share | Several small senders in one street fill one vehicle. | Six months
trend: Closed inner cities | Check which streets will be shut to which vehicles, and when.
trend: Collection points | Check whether recipients would walk for a lower price.
mood: brisk, flat daylight and punctual
form: A line with two ends marked | route bands in parallel
type: bold
arch: hero
arch: regular guy
theirs: ruler

# garage
family: moving
terms: garage, car repair, car workshop, auto repair, mechanic, mechanics, car dealer, used cars, car wash, body shop, tyre shop, tyres, motorcycles, motorbikes, truck repair, tractor repair, agricultural machinery, small engine repair, classic cars, autowerkstatt, kfz, kfz-werkstatt, autohaus, taller mecánico, taller de coches, carrocería, garage automobile, garagiste, carrosserie, officina, autofficina, carrozzeria, oficina mecânica, autogarage, mot, roadside assistance, towing, sewing machine repair, appliance repair, repair shop, repairs
weak: car, cars, engine, brakes, gearbox, oil, service, parts, exhaust, mileage, hybrid, diesel
people: drivers
is: repair garage
offer: repairs
segment: people who need it on Monday | whom to believe | with a lamp lit
segment: owners of something old they like | who still has the tool | once found, for life
segment: firms with several vehicles | hours off the road | at renewal
when: With a noise, a lamp or a date.
show: Price by job, loan car or not, wait.
desire: low | They want it to be nothing.
awareness: problem aware | They imitate the noise.
sophistication: novice | A worn part in the hand explains more than words.
stance: Nobody can check the work, so the old part goes on the counter.
tension: Honest advice is 'drive on', and it brings in nothing.
pain: 'While we were at it' | Four hundred while they were at it.
pain: The head shake | Before he'd opened it.
pain: Plugged in, cleared, back again | The lamp came on at the corner.
pain: 'And your husband?' | I drive. I pay. I asked.
wish: to hear 'it'll last the winter'
wish: to be rung before
wish: to understand one part
doubt: Is it needed? | Show, and say what happens if not.
doubt: Is it worth it? | Sum against the car's.
doubt: Do I have to go to the dealer? | When yes.
rival: The dealer | clean, dear
rival: A chain with exhausts | quick upsell
rival: Turning up the radio | common
proof: Old parts returned | In the old box.
proof: Jobs advised against | Count for a month.
position: the counter with the old part | explain each with a thing
position: ring before | fix a sum never passed without a call
no: scare with safety
no: joke about women drivers
no: quote from a noise
see: a worn disc beside a new one
see: a lamp under a sill
see: a hand on a bonnet, listening
see: a key tag with a name
see: a jar of old screws
cliche: crossed spanners
cliche: a smiling man with a clipboard
colour: Brake dust #4b4643 | On a wrist.
colour: Old oil #2b2319 | Drained.
colour: Primer #8d9394 | Before colour.
colour: Lift red #b23229 | Two posts.
colour: Lamp yellow #e6c252 | On a hook.
colour: Overall blue #35527a | Knees gone.
say: worn, lasts till, ring you, old part, needed, not yet, noise, Monday
avoid: one-stop, your car in good hands, quality service, complete solutions
value: Old parts shown | What was changed lies on the seat.
value: Not yet | What lasts is written with a date.
feel: Relief | It was a stone.
feel: Respect | Asked, and answered.
feel: Loyalty | Two hundred thousand, same hands.
moment: Worse than thought | Brakes. | The pads I can do. But look, this hose: a year, maybe. With it [sum], without [sum]. You're not driving into the Alps, are you? | It's a safety issue. | The use decides.
moment: Not worth it | An old loved one. | It'd cost twice what she's worth, and she'd run four years. If you love her, do this half; if not, sell now. | We can repair anything. | Love is put in the sum.
moment: Noise found to be nothing | A worried driver. | It was a stone in the shield. Here, keep it. Nothing to pay; come when the lamp says. | Diagnostic fee applies. | A stone sells for years.
channel: Counter | Part, then price.
channel: Message | Picture, sum, yes or no.
channel: Site | Ten jobs with sums.
chance: Not-yet list | Write dates and ring on them. | Six months
chance: Ten prices | Publish; watch calls. | Two months
trend: Electric | Which tenth of work is left, and who's trained?
mood: lamp, metal, hands
form: a bolt pattern | tread
type: bold
arch: sage | it hears what it is
arch: regular guy | the noise is imitated without shame
theirs: regular guy | they need it on Monday

# passengers
family: moving
terms: bus company, coach company, coaches, coach hire, shuttle, taxi, taxis, minicab, chauffeur, limousine, ferry, ferries, ferry company, water taxi, boat tours, boat trips, railway, train company, tram, cable car, busunternehmen, fähre, taxiunternehmen, autobuses, transbordador, autocars, compagnie de bus, traghetti, autolinee, balsa, veerboot, busmaatschappij, airline, charter flights, car sharing, car hire, car rental, school transport, patient transport, ambulance service, rickshaw
weak: passengers, timetable, route, drivers, crossing, seats, island, stops, fare, fleet, airport, departure
people: passengers
is: passenger carrier
offer: the way across
segment: people who ride it daily | if it comes | at twenty past seven
segment: people who do it once | where to stand, with what | the evening before
segment: schools, clinics and clubs that need a vehicle | who answers when it's late | by contract
when: The vehicle is noticed when it's missing.
show: Times, stop with picture, price, what happens when it's late.
desire: very low | They want to be there.
awareness: product aware | They know it; say today.
sophistication: novice | Strangers: where is the front?
stance: Waiting is the journey; information halves it.
tension: Empty seats must run, so that the full ones are believed.
pain: It never came | The screen said 'due' for nine minutes.
pain: The driver looked away | I was running.
pain: Which side of the road? | It left from the other.
pain: Last one gone | Thirty kilometres.
wish: to know in time
wish: to be waited for ten seconds
wish: to look out of the window
doubt: Does it run today? | One place where that's true.
doubt: Will I get on with pram, bike, wheels? | How many, where, who helps.
doubt: What if I miss it? | Next, and how.
rival: The car | waits at the door
rival: Hitching a neighbour | kind
rival: Staying home | quiet islands
proof: Share on time | With the definition.
proof: Cancelled ones | Counted, reasons.
position: the told delay | be first with bad news
position: the stranger's stop | photograph each stop from where one waits
no: blame passengers
no: promise minutes nature decides
no: show empty roads
see: a stop in rain, from across
see: a rope on a bollard
see: a driver's mirror
see: a timetable with sun on it
see: feet at a door, step lowered
cliche: light trails
cliche: smiling driver, thumbs up
colour: Line yellow #e3b326 | At the edge.
colour: Seat moquette #2f4a7c | Threadbare.
colour: Hull red #a3332b | Below water.
colour: Tarmac #55595c | Wet.
colour: Timetable #f2f0e8 | Behind scratched plastic.
colour: Signal green #2f8a57 | Go.
say: leaves, stop, late by, next, today, step, hold on, other side
avoid: comfortable journey, mobility solutions, getting you there, seamless travel
value: First to tell | Delay is posted before the stop empties.
value: Ten seconds | A runner in the mirror counts.
feel: Arrival | The ramp drops.
feel: Trust | They know the driver's wave.
feel: Leisure | Forehead on glass.
moment: Fog, no crossing | Islanders wait. | No [time] boat: fog. I look again at [time] and write then. If you must get over: [way]. School bags, wait in the café, it's warm. | Service suspended. | The next look has a time.
moment: Late | Full stop. | I'm [minutes] behind: [reason]. The connection at [place] waits; I've asked. | Delays expected. | The connection's what they fear.
moment: Lost thing | A child's rabbit. | The grey one with one ear? It rode to the end and back. It's on the dash of the [time]; wave. | Contact lost property. | The rabbit has a seat.
channel: Stop | Picture of where to stand.
channel: Message | Line, minutes, reason, next look.
chance: Stops for strangers | Photograph ten; ask tourists. | Two months
chance: Told delays | Measure how often you were first. | Three months
trend: Drivers | How many retire in five years?
mood: waiting height, weather, windows
form: a route line with stops | timetable columns
type: bold
arch: regular guy | all sit together
arch: caregiver | someone looks in the mirror
theirs: regular guy | they need to get there

# courier
family: moving
terms: courier, couriers, bike courier, bicycle courier, cargo bike delivery, parcel service, delivery service, delivery company, removals, moving company, removal firm, logistics, logistics company, freight, freight broker, freight forwarder, haulage, trucking, shipping company, warehouse, warehousing, fulfilment, spedition, umzug, umzugsunternehmen, kurier, transportes, mudanzas, mensajería, déménagement, transporteur, traslochi, spedizioni, corriere, mudanças, verhuisbedrijf, koerier, customs broker, cold storage, storage, self-storage
weak: parcels, pallets, load, van, vans, lorry, delivery, pick-up, containers, boxes, route, driver
people: senders
is: carrier
offer: transport
segment: firms whose day depends on a pallet | who rings before it's late | after a line stood
segment: households that move once in years | whom to trust with the piano | too late
segment: shops and kitchens within a town | who takes one crate at five | weekly
when: Something must be elsewhere and its owner can't go.
show: Price for three typical runs; cut-off times; what isn't carried.
desire: low | Distance is dull. Sell the call before.
awareness: solution aware | They have someone and were let down.
sophistication: advanced | Dispatchers know; families don't.
stance: Carrying is easy to buy; being told is rare.
tension: Everyone asks for speed and suffers from silence.
pain: 'Between eight and six' | For a minute at the door.
pain: 'On its way' | Since Tuesday.
pain: Chipped | 'Was it packed properly?'
pain: Surcharges | Island, stairs, fuel, Friday.
wish: to get one hour, not ten
wish: to speak to someone who sees the vehicle
wish: to not lift
doubt: What if it's late? | Who rings, when, what it costs you.
doubt: Is it insured? | Sum, exceptions.
doubt: Do you go there? | Map with an edge.
rival: Giants | cheap, tracked, dumb
rival: Own van | never free
rival: Friends and beer | Sunday, backs
proof: Calls before delay | Count share.
proof: Breakages | Per thousand, with what was done.
position: the call before | make it the product
position: the stairs | plan the last ten metres
no: show motion blur
no: promise minutes on roads
no: hide surcharges
see: straps over a blanket
see: a hand-over with a pen
see: the empty room, marks on the wall
see: a dispatcher's sheet at six
see: a crate on a front rack
cliche: globe with arrows
cliche: boxes with smiles
colour: Strap orange #d8692a | Ratchet.
colour: Blanket grey #6f7478 | On the dresser.
colour: Carton #c49c69 | 'Kitchen'.
colour: Lane white #eceae2 | Dawn.
colour: Dock green #3f6350 | Ramp.
colour: Tail red #b52f2b | Two.
say: hour, ring, strapped, stairs, edge, by, hand over, late by
avoid: last-mile solutions, seamless logistics, fast and reliable, door-to-door excellence
value: Ringing first | Nobody finds out by waiting.
value: Care | It's lifted as if the owner watched.
feel: Relief | 'It's there. He signed.'
feel: Trust | The piano's in.
feel: Freedom | Hands empty.
moment: Late | Motorway shut. | Your pallets: [minutes] late, [place] is shut. I can turn two into the small van by [time]; enough for your line? | Exceptional circumstances. | An option before an apology.
moment: Broken | A leg of a table. | That was us, at the turn. Photo's here. I'll have it mended by [name] or pay [sum]; you choose, no form. | Please file a claim. | It's over in a sentence.
moment: Too much | Moving day, more than said. | That's a third more than the list. Either we come twice, [sum], or the cellar stays till [day]. I'd leave the cellar. | We'll squeeze it in. | The cellar can wait.
channel: Price page | Three runs, all in.
channel: Message | Hour, name, plate.
channel: Side of vehicle | Verb, place, number.
chance: The call | Measure and publish for a quarter. | Three months
chance: Full-empty | Offer the ride back cheaply. | Two months
trend: Closed centres | Which streets, which vehicles, when?
mood: dawn, straps, hands
form: a line with two ends | strap crossing
type: bold
arch: hero | it's there by six
arch: ruler | minutes are kept or told
theirs: ruler | their line mustn't stand
`;
