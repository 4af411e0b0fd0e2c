/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const WORKS = `
# works
family: works
people: clients
terms: river, creek, stream, streambank, wetland, habitat, restoration ecology, erosion, dredging, roadworks, bridge, surveying, ecology, dyke, dike, civil, coast, shoreline, stabilization, water
is: contractor
offer: works on land and water
buyer: people who answer for land or money that is not their own
when: Something is being lost slowly, and a budget has a year written on it
show: Show the same place on the day of the work, a year later and seven years later, from the same point.
desire: medium
awareness: problem aware
sophistication: intermediate
stance: Work on land is judged years after it was paid for, so a contractor should be chosen by the old jobs.
tension: Officials need a result this year and the ground takes several; the contract has to name both dates.
pain: It held until the first flood | The cheapest method was finished sooner and gone sooner.
pain: Nobody came back to look | The invoice was the last visit.
pain: Defending it in public | Somebody has to explain the spending before it can be seen.
pain: Permits and seasons | Two months in the year when it may be done, and the paper is not ready.
wish: to show a result that is still there
wish: to be told when nothing should be done
wish: to have one page for the council
doubt: Will it hold? | Show older sites with their dates, failures included.
doubt: Isn't the hard way safer? | Compare both over ten years: first cost, repairs, what is lost.
doubt: What if it fails after you have left? | Say when somebody comes back, and what is then put right.
rival: The usual contractor with the usual method | known to every office and quick to price
rival: Doing nothing for another year | free until the next storm
rival: Engineers with a larger plan | thorough, and two budgets away
no: sell work that the ground does not need
no: photograph only the day of completion
no: promise what weather decides
see: the same spot in two years, from one point
see: roots, stones or timber going in
see: a stake with a number
see: boots and a level
see: the place without any people
cliche: a hard hat and a sunrise
cliche: hands holding a seedling
colour: silt #e8e2d3
colour: wet slate #2b3234
colour: willow bark #7d6a45
colour: moss water #4d6b4f
colour: limestone #b9b4a6
colour: rust marker #b4552d
say: site, year, hold, root, count, come back, leave alone, upstream
avoid: eco-friendly, turnkey, solutions, sustainable future, state of the art
value: Coming back | Every site is visited again on dates fixed beforehand.
value: Restraint | If nothing should be done, that is the advice.
feel: Confidence | The bank is still there after the flood.
feel: Pride | A child fishes where there was a hole.
moment: Something died | At the first visit. | [Share] has not survived: [cause]. We replace it in [season]; it is in the price. | Plant losses are within the usual range. | Loss, cause and remedy in one breath.
chance: The open site list | Every site with date, method and present state, on one map. | Six months
chance: The half-day | A paid visit with written advice, also when it says to do nothing. | Two months
trend: More rain in less time | Check which of the older sites have already been through it.
trend: Grants for natural methods | Check which of them clients can use, and who writes the application.
mood: flat daylight, wet and patient
form: Contour or water lines | the section through a bank, repeated
type: bold
arch: sage
arch: caregiver
theirs: ruler
`;
