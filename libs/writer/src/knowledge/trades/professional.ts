/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const PROFESSIONAL = `
# advice
family: advice
people: clients
terms: law, lawyer, solicitor, notary, attorney, accounting, accountant, bookkeeping, tax, consultant, consulting, consultancy, adviser, advisor, advise, agency, insurance, broker, finance, financial, bank, audit, translation, translator, interpreter, planner, recruitment, estate agent, patent, planning, strategy, compliance, investment, loan, credit union
is: practice
offer: advice
buyer: people who have a decision to make and a letter they do not understand
when: Somebody else has set a deadline, and a mistake would be expensive
show: Answer one real question completely and in public. Whoever gives advice away well is asked for the rest.
desire: medium
awareness: problem aware
sophistication: intermediate
stance: Good advice is mostly the removal of possibilities.
tension: Clients want certainty and the honest answer begins with 'it depends'; the brand must say on what, in one line.
pain: Not understanding one's own papers | The text is correct and no use.
pain: The meter is running | People keep their questions short because each costs money.
pain: Being passed on | The partner sells and the trainee answers.
pain: Learning too late | Somebody could have said so in March.
wish: to sleep before the deadline
wish: to know what it costs before it is done
wish: to be told what they would do in one's place
doubt: What will it cost in the end? | Fixed where it can be fixed; where it cannot, the stages and their limits.
doubt: Am I too small for you? | Say which cases are taken and which are sent to somebody better placed.
doubt: Can't software do this? | For the routine part, yes. Name the moment at which a person has to decide.
rival: Doing it oneself with a form | cheap until the first letter comes back
rival: The large firm | every specialist, one of whom is free next month
rival: A cousin who knows about it | free, confident, not liable
no: answer in a language that needs a second adviser
no: take a case because it pays when another would do it better
no: use fear of penalties as an opening line
see: one page with three lines marked by hand
see: a table with two cups and a folder closed
see: the building or street in ordinary daylight
see: a drawn diagram of who owes what to whom
see: the stack before and after
cliche: scales, handshakes and chess pieces
cliche: glass towers seen from below
colour: paper #f6f3ea
colour: ink #1e2a38
colour: ledger green #2f5a48
colour: sealing red #8f2f2b
colour: slate #5d6a78
colour: brass #a98a4a
say: first, because, by, costs, decide, in writing, you can, you cannot
avoid: solutions, tailored, one-stop, leverage, proactive
value: Clarity | Every letter ends with what to do, by when.
value: Independence | Advice costs the same whatever is decided.
feel: Relief | The heap becomes three lines.
feel: Control | They explain it correctly to somebody else.
moment: Bad news | The claim will not succeed. | You will probably lose this: [reason]. It would cost [sum] to find out for certain. I would stop here. | We regret to inform you that prospects are limited. | It gives the odds, the price of hope, and an opinion.
moment: First enquiry | A long mail with seven attachments. | I've read it. Two things matter: [one] and [two]. The first is urgent by [date]; the rest can wait. | Thank you for contacting us. A colleague will be in touch. | The answer already does some of the work.
chance: The calendar of deadlines | One sheet a year with the dates that hurt when missed. | Two months
chance: Second opinions | A fixed-price look at somebody else's advice opens the door. | Three months
trend: Routine work done by software | Check which hours will no longer be paid for, and what replaces them.
trend: Remote appointments | Check which clients still want a door to walk through.
mood: plain, ordered and candid
form: A margin rule and numbered paragraphs | ruled lines with one of them marked
type: minimal
arch: sage
arch: ruler
theirs: regular guy

# lawfirm
family: advice
terms: law firm, lawyer, lawyers, attorney, solicitor, barrister, notary, legal, law
is: law firm
offer: legal advice
stance: Most legal letters are written to be safe from other lawyers; this brand writes to be understood by its own client.
colour: paper #f5f2e9
colour: gown black #1b1c20
colour: statute blue #2a416b
colour: seal #8d2b2e
colour: margin grey #6c727a
colour: brass #a78746
see: one paragraph marked by hand
see: a file tied with tape
see: a table with two chairs on the same side
arch: sage
arch: hero
theirs: regular guy
`;
