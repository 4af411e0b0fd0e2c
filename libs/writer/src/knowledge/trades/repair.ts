/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const REPAIR = `
# repair
family: repair
people: owners
terms: repair, mend, fix, restore, restoration, refurbish, retune, tune, service, maintain, maintenance, overhaul, refill, patch, repairer, restorer, tuner
is: repair workshop
offer: repairs
buyer: owners of things that are worth more to them than they would fetch
when: Something has stopped working and its owner has already been told that it is not worth mending
show: Show the same object before and after, with the part that was replaced and what it cost.
desire: high
awareness: problem aware
sophistication: beginner
stance: Most things are thrown away for the lack of one part and one person who knows where it goes.
tension: An honest repairer sometimes says that it isn't worth it, and loses the job and wins the customer.
pain: 'You'd better buy a new one' | Whoever sold it earns more by replacing it.
pain: The open-ended bill | Nobody can say beforehand what it will cost, so nothing is decided.
pain: Handing over something irreplaceable | It leaves the house and might come back different, or not at all.
pain: Nobody knows how any more | The skill has retired and the parts are no longer listed.
wish: to keep what has been part of their life
wish: to know the limit of the cost before the work begins
wish: to understand what was wrong
doubt: Is it worth repairing? | Give a rule they can use alone: age, price of the part, what a comparable new one would cost.
doubt: What if it costs more than expected? | Agree on a limit; above it, the phone rings before a screw is turned.
doubt: How long will it hold? | Say what is guaranteed, for how long, and what is not.
rival: Buying new | immediate and under warranty; often worse made
rival: The maker's own service | has the parts; expensive, distant, slow
rival: Videos and a Saturday | free, and half of what reaches the bench comes from there
no: replace more than is broken
no: promise a date before the thing has been opened
no: mock whoever tried it first
see: the object opened, with its parts in the order of removal
see: the worn part beside the new one
see: a label with a number tied to something loved
see: hands under a bench lamp
see: the shelf of things waiting to be collected
cliche: a crossed spanner and screwdriver
cliche: a thumbs-up in overalls
colour: machine grey #d9dbd8
colour: oil black #1f2123
colour: tag manila #e3c88f
colour: enamel blue #2c5470
colour: signal red #b2382b
colour: brass part #b08a3c
say: mend, part, open, check, worth, hold, again, bench
avoid: like new, magic, expert solutions, hassle-free, no problem
value: Honesty before turnover | If it isn't worth it, that is said first and without charge.
value: Thrift | The old part is kept where it still does its work.
feel: Relief | It works again, and somebody can say why it had stopped.
feel: Attachment | Somebody tells the story of the thing while paying.
moment: It can't be saved | The owner hopes for a yes. | I've opened it. The [part] is gone and nobody makes it. I could try for [sum] with an even chance; in your place I'd keep it as it is. | Unfortunately the device is beyond economic repair. | It gives the odds and an opinion, and leaves the choice.
moment: First call | Somebody describes a noise. | Bring it by. Looking costs nothing; if it takes more than [minutes], I'll say so first. | Please fill in our service request form. | It removes the fear of the first bill.
chance: The repair diary | Each case, told in four pictures, is found by the next owner of the same model. | Three months
chance: The yearly check | Owners who have paid for one repair will pay less to prevent the next. | One year
trend: Right-to-repair rules | Check which of them apply to these objects, and from when.
trend: Parts running out | List the ten parts most asked for and how long they can still be had.
mood: bright, exact and unsentimental
form: A tag tied with string | exploded view: parts in line with their axis
type: tech
arch: caregiver
arch: sage
theirs: regular guy
`;
