/** What can be said of an offer whose trade is not known, in the brand's own words: `{offer}`, `{readers}`, `{name}`, `{noun}`. */
export const GENERAL = `
# general
when: Looking for {offer}, with few ways to compare before it is paid for
show: Show {offer} as it is, with the one condition that others leave out.
stance: {Readers} cannot judge {offer} beforehand, so they judge whether {name} says plainly what it does and what it leaves.
tension: Whoever says exactly what {offer} includes loses those who wanted more and keeps those who wanted to know.
pain: Comparing is hard | Offers of {offer} sound alike until something goes wrong.
pain: Being surprised afterwards | What was not asked about turns out to matter.
pain: Nobody to ask | {Readers} find prices and pictures, and no person who answers.
wish: to know what they get before they decide
wish: to deal with somebody who answers for it
doubt: Why {name} and not another? | Say what it does differently, and show one case.
doubt: What happens if something is not right? | Say who is responsible and how to reach that person.
see: {offer} from close by, in ordinary light
see: the place where {offer} begins
see: the work of {name} half done
feel: Confidence | They know what will happen next.
value: Plain dealing | What {offer} includes is said before it is asked.
rival: The way it was done until now | familiar, and free of decisions
no: promise more than the brief supports
chance: The first question | Collect what {readers} ask before they decide, and answer it in public. | Three months
trend: How people look for it | Ask the next twenty customers how they found {name} and what they had compared.
mood: plain, close and unposed
`;
