/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const TRANSPORT = `
# moving
family: moving
people: senders
terms: courier, delivery service, logistics, transport, freight, shipping, ferry, bus, taxi, bike courier, cargo bike, removals, train, airline, lorry, truck, driver, shuttle, postal, warehouse, storage, bicycle, bike, car, e-bike, scooter, mobility, vehicle, charging
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
moment: Something broke | The recipient sends a picture. | That was us. We collect it today and pay for [repair or replacement]; you needn't fill in anything. | Please submit a claim within seven days. | It ends the matter in one message.
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

# transit
family: moving
people: passengers
terms: night bus, bus, bus service, tram, ferry, public transport, train, bus line, buses, shuttle, railway, minibus
is: line
offer: rides
buyer: people who have to be somewhere at an hour when nobody else is driving
when: The same way at the same time, several days a week
show: Show the timetable and the stop. Whoever must be at work at four reads nothing else.
desire: medium
awareness: most aware
sophistication: intermediate
stance: Public transport is a promise made in minutes; everything else about it is furniture.
tension: A line has to be the same for everyone and is used by people who are alone at a stop in the dark.
pain: Waiting in the dark | Six minutes are long when nobody else is there.
pain: The last one has gone | A missed connection costs a taxi or a shift.
pain: Not knowing whether it comes | The sign says one thing and the street another.
doubt: Is it safe? | Say what the driver may do, what is lit, and whom one can call.
doubt: What does it cost at this hour? | The fare, in the first line.
rival: A taxi or a colleague's car | immediate, dearer, not always there
rival: Walking | free, and an hour
no: decorate a stop before it is lit
no: speak of customers' journeys
see: a lit window row in a dark street
see: the stop, seen from where one waits
see: hands with a work bag
see: the driver's mirror
cliche: light trails
cliche: smiling people with headphones
colour: night blue #1b2640
colour: window light #f2d48a
colour: asphalt #3c4148
colour: timetable white #f3f2ec
colour: stop red #b3342f
colour: dawn grey #a9b3bd
say: stop, line, minutes, last, first, fare, driver, wait
mood: night, lit from inside, nobody posing
arch: caregiver
arch: regular guy
theirs: regular guy
`;
