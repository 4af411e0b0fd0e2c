/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const MAKING = `
# industry
family: industry
people: buyers
terms: manufacturer, factory, plant, supplier, industrial, machine, machining, metal, steel, component, fastener, bolt, screw, wholesale, foundry, injection, moulding, tooling, cnc, packaging, chemical, pump, valve, cable, engineer, engineering, oem, b2b, production, produce, turbine, coating, laser, rubber, plastic, bearing, spring, concrete, brick, laboratory
is: manufacturer
offer: parts
buyer: buyers and engineers who lose more by a late delivery than by a high price
when: A line that must not stop, a supplier that is in place, and a part that is getting difficult
show: Lead with the tolerance, the lead time and the person who answers. Leave the values to the last page.
desire: medium
awareness: solution aware
sophistication: expert
stance: In industry trust is a measurement that was repeated.
tension: The buyer wants a lower price and the engineer wants no change; the supplier has to win both with one document.
pain: A supplier goes silent | The date moves, and nobody calls before it does.
pain: Qualified once, stuck for ever | Changing a source costs months of testing.
pain: Small runs are unwelcome | Those who need two hundred are quoted as if they were a nuisance.
pain: Sales promises what production cannot do | The first sample is perfect and the series is not.
wish: to hear bad news early
wish: to speak to somebody who has stood at the machine
wish: to put a name to a part number
doubt: Can you hold it in series? | Show the measured spread of a real batch, not the best piece.
doubt: What if you fail to deliver? | Name stock, second shift, second site, or say that there is none.
doubt: Why not buy it overseas? | Compare landed cost, lead time and the cost of one stop.
rival: The supplier already in place | qualified, known, and a little too comfortable
rival: Low-cost sources | a lower unit price and a longer chain
rival: Making it in-house | full control, and a machine idle most of the week
no: claim a precision that has not been measured on a series
no: advertise with pictures of other people's plants
no: answer a technical question with a brochure
see: one part on a measuring table, with its drawing
see: the machine during the stroke that matters
see: a bin of finished parts with its label
see: the hand of whoever checks
see: raw stock and finished part side by side
cliche: blue-lit robots without a person
cliche: globes made of cogwheels
colour: galvanised #dfe3e4
colour: machine green #2e5e4e
colour: coolant blue #2f6b8f
colour: swarf #8a8f92
colour: safety orange #d9651f
colour: soot #1d2124
say: batch, tolerance, lead time, measured, stock, drawing, series, on time
avoid: world-class, solutions provider, cutting-edge, partner of choice, innovative
value: Punctuality | A date that cannot be kept is moved before the customer asks.
value: Evidence | Every claim has a sheet with a measurement.
feel: Calm | The lorry stands at the gate on the day that was written.
feel: Respect | Two engineers agree over a drawing.
moment: A delivery will be late | Production knows it on Monday. | Lot [number] will be [days] late: [cause]. [Quantity] can leave today. Which do you need first? | Due to unforeseen circumstances the delivery will be delayed. | It comes early, with a part solution and a question.
moment: Enquiry for a small run | Two hundred pieces. | We can. The set-up costs [sum] whatever the quantity; at [quantity] it disappears. Shall I quote both? | Our minimum order quantity is not met. | It explains the arithmetic instead of the rule.
chance: The awkward part | Offer to quote the one drawing that nobody wants. | Three months
chance: The data sheet as advertisement | Engineers share a good one; put everything on a page. | Two months
trend: Nearer supply | Check which customers are shortening their chains, and what for.
trend: Proof of origin and footprint | Find out which documents buyers will have to ask for.
mood: hard light, exact and without drama
form: Chamfered corners and dimension lines | section hatching
type: tech
arch: ruler
arch: sage
theirs: sage
`;
