/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CHARITIES = `
# giving
family: giving
people: those who come
terms: charity, nonprofit, non-profit, foundation, association, donate, donation, donor, volunteer, volunteers, food bank, shelter, refugee, homeless, fundraising, aid, ngo, cooperative, co-op, community, social enterprise, lend, lending, rescue, sanctuary, helpline, support group, campaign, society, trust, hospital visitors, free of charge
is: charity
offer: help
buyer: people who need help and are tired of proving it
when: Two publics with one page: one in need today, one with an hour or a note to spare
show: Show one exact thing that was done, and its cost. Neither shame the giver nor display the receiver.
desire: medium
awareness: problem aware
sophistication: intermediate
stance: Help is a service, and whoever receives it should be able to judge it like one.
tension: Pictures of need raise money and take away dignity; the brand chooses dignity and has to raise the money with exactness.
pain: Having to prove that one is poor, ill or alone enough | Forms protect the organisation and cost the person.
pain: Not knowing where a gift went | Thank-you letters tell of gratitude and not of use.
pain: Volunteering that wastes an afternoon | People come once when nobody has prepared their work.
pain: Asking too late | Pride and shame add months.
wish: to be helped without being looked at
wish: to give something whose use can be followed
wish: to be useful for two hours a week
doubt: How much reaches the cause? | Give the figure, and what the rest pays for; if it isn't known yet, say when it will be.
doubt: Am I entitled to it? | One sentence that says who may come; if it is everybody, say everybody.
doubt: Will I be asked for more? | Say how often the brand writes.
rival: Large charities | known, tax-deductible, distant
rival: Helping a neighbour directly | immediate, and uneven
rival: The state's own offices | entitled by law, slow in practice
no: show a recognisable face in need
no: use guilt, countdowns or the word 'just'
no: accept a gift with conditions that bind those who are helped
see: the thing that is given, on its own, well lit
see: the place on an ordinary working day
see: the hands of two people who pass something on
see: a list, with what came in and what went out
see: the chair where people wait, with sun on it
cliche: a child's face looking into the camera
cliche: hands forming a heart
colour: envelope #efe6d3
colour: ink blue #26406b
colour: brick #a4492f
colour: grass #4c7a45
colour: sun #e2a72e
colour: stone #7d7a73
say: need, lend, give, use, come, ask, enough, together
avoid: the less fortunate, beneficiaries, make a difference, heroes, change lives
value: Dignity | Nobody has to tell their story to be helped.
value: Account | Every gift can be followed to its use.
feel: Relief | The answer is yes, and nobody asked why.
feel: Usefulness | A volunteer goes home tired and knows what for.
moment: A gift cannot be used | Somebody brings the wrong thing. | That is kind, and we can't use it: [reason]. What is missing today is [thing]. [Place] takes what you have. | Thank you for your generosity, however we cannot accept this item. | It respects the giver and tells the need.
moment: Someone hesitates at the door | A first visit. | You're in the right place. You needn't explain anything; tell me what you're looking for. | How can we help you today? Please complete this form. | It removes the proof before it is offered.
chance: The monthly page | What came, what went, what it cost: one page, always the same. | Two months
chance: Firms nearby | Ask for things and hours before money. | Six months
trend: Small regular gifts | Check whether monthly donors stay longer when they see figures.
trend: Shorter volunteering | Check which tasks fit into two hours.
mood: daylight, plain and level with the eye
form: An open square: one side missing | tally marks
type: natural
arch: caregiver
arch: regular guy
theirs: caregiver
`;
