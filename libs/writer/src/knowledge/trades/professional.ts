/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const PROFESSIONAL = `
# advice
family: advice
people: clients
terms: law, tax, consultant, consulting, adviser, advisor, advise, agency, broker, finance, financial, audit, planner, patent, planning, strategy, compliance, investment, loan
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

# accounting
family: advice
terms: accountant, accountants, accounting, accounting firm, bookkeeping, bookkeeper, tax adviser, tax advisor, tax consultant, auditors, audit firm, steuerberater, steuerberatung, buchhaltung, wirtschaftsprüfer, asesoría, gestoría, contable, comptable, expert-comptable, commercialista, contabilidade, boekhouder, accountantskantoor, payroll bureau
weak: tax, taxes, vat, books, returns, receipts, invoices, deadline, year end, self-employed, audit
people: clients
is: accounting practice
offer: accounting
segment: people who have just become their own boss | who will tell them what to keep and what to put aside | with the first letter from the tax office
segment: owners of small firms with a drawer | whom to hand it to and what it will cost a year | after a fine or a change of accountant
segment: boards and treasurers of associations | who explains the figures to people who do not read figures | before the annual meeting
when: In the weeks before a deadline, with a bad conscience.
show: What has to be sent, when, and in what mess it may arrive.
desire: low | Nobody wants accounts; they want to open letters without fear.
awareness: problem aware | They know they are behind and not by how much.
sophistication: beginner | Say 'money you may keep', not 'net liability'.
stance: The work is finished when the client understands one page of it.
tension: Clients pay for the past and wish for advice about the future.
pain: The brown envelope | I put it behind the toaster.
pain: Surprise in November | Nobody said I'd owe that in the second year.
pain: He answers in paragraphs | With numbers of laws in brackets.
pain: I pay for typing | I scan it, he files it, I get a bill.
wish: to know what belongs to them
wish: to ask a stupid question for free
wish: to have the year closed before it's forgotten
doubt: What does it cost a year? | Two or three examples by size and shape.
doubt: Can you take over a mess? | Say how far back and how it's done.
doubt: What can go wrong? | Which deadlines matter and which fines are small.
rival: Software with a friendly colour | cheap, and never says 'don't'
rival: A brother-in-law in finance | kind until the audit
rival: Doing it in one weekend a year | heroic
proof: A page a client can read | Publish a specimen with invented figures marked as such.
proof: Questions answered within a known time | Count and say it.
position: the readable page | explain every year on one sheet
position: the calm letter | read official letters for people before anything else
no: promise tax saved
no: joke about tax offices
no: quote fees 'from'
see: a shoebox of receipts with the lid off
see: a pencil total at the margin
see: one page with three numbers
see: an opened envelope and a cup
cliche: a calculator with a piggy bank
cliche: rising bar charts
colour: Ledger green #3f5f4c | The ruled book.
colour: Manila #dcc48f | The folder.
colour: Ink #26324a | Entries.
colour: Red pencil #b43c33 | The difference.
colour: Receipt #f3f0e6 | Already fading.
colour: Rubber band #b06a3d | Round a year.
say: keep, put aside, by when, letter, page, ask, yours, closed
avoid: peace of mind, proactive, tailored solutions, beyond numbers, trusted advisor
value: Readability | Each result comes with a sentence for people who hate figures.
value: Early warning | A sum due is said a season before.
feel: Lightness | The drawer shuts.
feel: Control | The amount was known.
feel: Courage | The envelope is opened.
moment: A shoebox arrives | Ashamed client. | Good, it's all in one place. I need three things from you: [list]. The rest I'll sort. You'll hear by [day] how bad it is; usually less than feared. | Please use our upload portal. | It takes the shame and leaves three tasks.
moment: A fine is certain | Deadline missed. | It will cost about [sum]. I'll ask for it to be dropped; that works sometimes. Pay nothing until I write. And put [day] in your calendar now. | Unfortunately penalties apply. | Sum, attempt, instruction.
moment: An aggressive saving | A client heard of a trick. | It's allowed and it's thin: if they look, you'll spend a year explaining. It would bring [sum]. I'd leave it; your choice. | We can't be part of that. | The risk is priced in nerves.
channel: Yearly page | Three numbers, one warning, one date.
channel: Reminder | One document, one date, why.
channel: First meeting | Letters first, forms last.
chance: Letters read | Offer to read any official letter once; count who stays. | Three months
chance: The second year | Warn every beginner of that tax in a page of its own. | One season
trend: Books that fill themselves | What is left when typing goes, and is it priced?
mood: desk light, paper, order returning
form: a ruled double line | ledger rows
type: calm
arch: sage | figures need a sentence
arch: caregiver | someone is afraid of an envelope
theirs: innocent | they hope to have done it right

# law
family: advice
terms: lawyer, lawyers, law firm, attorney, attorneys, solicitor, solicitors, legal advice, notary, patent attorney, patent law, patents, trademarks, barrister, rechtsanwalt, kanzlei, notar, patentanwalt, abogado, abogados, bufete, notaría, avocat, cabinet d'avocats, notaire, avvocato, studio legale, notaio, advogado, advocaat, advocaten, immigration law, legal aid, title company, title and escrow, escrow, conveyancing
weak: law, court, contract, dispute, divorce, inheritance, clause, rights, invention, filing, closing, case
people: clients
is: law practice
offer: legal advice
segment: people who have received a letter | whether they must answer and what happens if they don't | tonight
segment: firms and inventors before a step | what may go wrong and whether it is worth protecting | before signing or publishing, if they think of it
segment: families at a sale, a parting or a death | who explains it to both in the same words | with an appointment already made
when: Once in years, under pressure, with no way to judge the adviser.
show: The first half hour: what is asked, what it costs, what one knows afterwards.
desire: low | They want it to end.
awareness: problem aware | They have the letter; they do not know its weight.
sophistication: novice | Sentences one can repeat to a partner in the kitchen.
stance: Legal work is bought for certainty and lawyers are trained to remove it; the good ones say how sure they are in ordinary odds.
tension: Every hour that is explained could be billed, and every hour unexplained is resented.
pain: The clock | I could hear it on the phone.
pain: 'It depends' | On what? On me?
pain: Fourteen pages to my question | The answer was on none.
pain: I signed first | I thought it was a form.
wish: to hear whether it's serious
wish: to know the sum before the first step
wish: to sleep on it
doubt: What will it cost altogether? | A range, what drives it, when you would warn.
doubt: Do I have a case? | Say how that is found out, and how often the answer is no.
doubt: Is a template enough? | Say when it is.
rival: A form from the net | fine until the exception
rival: Not answering | popular
rival: The other side's lawyer | friendly
proof: How often advice was to do nothing | Count and say how.
proof: Cost estimates against bills | Publish a few, with reasons.
position: the odds | answer with a likelihood and a cost
position: the letter answered tonight | explain what can wait
no: promise outcomes
no: frighten with courts
no: praise itself in comparisons that professional rules forbid
see: a letter with one line underlined
see: a pen beside a clause
see: two chairs on the same side of a table
see: a file with a thickness one can measure
see: a sketch of an invention on squared paper
cliche: scales and gavels
cliche: columns and leather spines
colour: Bond paper #f3efe4 | Thick, slightly yellow.
colour: Seal #8e2b2b | Wax.
colour: Ribbon green #2f4f46 | Round a file.
colour: Ink #1f2740 | Signature.
colour: Blotter #7f8e86 | On the desk.
colour: Brass lamp #a98745 | At seven.
say: likely, cost, wait, sign, don't sign, by when, clause, decide
avoid: fight for your rights, bespoke legal solutions, results-driven, aggressive, expertise you can trust
value: Stated odds | Advice carries a likelihood.
value: Cost before step | Nobody is surprised by an invoice.
feel: Relief | It can wait till Monday.
feel: Clarity | One sentence to say at home.
feel: Standing | Someone speaks their case better than they could.
moment: A threatening letter | Forwarded at night. | Nothing happens before [date]. Don't answer, don't ring them. Send me both sides of the page; tomorrow I'll say whether it's a bluff. | Please book a consultation. | Three instructions let them sleep.
moment: A weak case | A client is angry and right. | You are right and you would probably lose: one in three. It would cost [sum] and a year. I'd write one letter, then stop. | We'll fight this. | Odds and price honour the anger.
moment: Too late | The idea was shown in public. | In [region] it's too late for a patent. Elsewhere until [date]. What can still be protected is [thing]; is that worth [sum] to you? | It is too late for that. | What's left is named with its price.
channel: First-talk page | What to bring, what it costs, what you'll know.
channel: Letters | The answer in line one; reasons below.
channel: Estimate | Steps with sums and points to stop.
chance: Letters by photograph | Offer a first reading at a fixed fee; count what follows. | Three months
chance: Before signing | Write one page per common contract: three lines to look at. | Two months
trend: Machines that draft | Which documents do clients now bring half written, and what's wrong with them?
mood: lamp, paper, silence
form: a margin line | clauses numbered
type: calm
arch: sage | it says how likely
arch: ruler | a signature binds
theirs: ruler | they want to get their ground back

# translation
family: advice
terms: translation, translations, translator, translators, translation bureau, translation agency, interpreter, interpreters, interpreting, übersetzer, übersetzungsbüro, dolmetscher, traducciones, traductor, traductora, traduction, traducteur, traduttore, traduzioni, tradução, vertaalbureau, subtitling, subtitles, localisation, localization, transcription, proofreading, editing service, copywriting, copywriter, ghostwriter, sworn translations
weak: language, languages, words, text, certified, native, terms, documents, manuals, sworn
people: clients
is: language service
offer: translation
segment: firms whose text must work in a market | who will notice that the joke or the unit fails | after a complaint from there
segment: people with papers for an office | whether the stamp is accepted | days before an appointment
segment: hospitals, courts and conferences | who can be there and be trusted in the room | often within the hour
when: Remembered last, wanted at once, judged by those who can't read it.
show: One sentence translated twice, with the reason for the second.
desire: low | They want to be understood; words are overhead.
awareness: solution aware | They know machines do it; say which texts those are enough for.
sophistication: beginner | They can't judge the target language, so show method.
stance: The client buys something he cannot read, hence everything depends on the questions the translator asks.
tension: Fluent and faithful pull apart in every third sentence.
pain: It sounded fine until a native read it | They laughed. It was a funeral insurance.
pain: Three terms for one valve | The mechanic rang to ask which.
pain: The nephew interpreted | He left out the word cancer.
pain: Rejected at the counter | The stamp was from the wrong country.
wish: to be taken for locals
wish: to be asked about the odd sentence
wish: to say it once
doubt: Why not a machine? | Say for which texts one should use it.
doubt: How do I know it is good? | Explain checking, by whom, and what is changed.
doubt: Is it confidential? | Where files go and who sees them.
rival: The free machine | instant and sure of itself
rival: A bilingual colleague | kind, interrupted
rival: English for everyone | works in the capital
proof: Queries sent back | Show a list of questions on one text.
proof: A glossary kept over years | Name how many terms and who approved them.
position: the translator who asks | make questions part of each delivery
position: the room | train and describe conduct for talks where much depends on it
no: claim all languages
no: translate names of feelings for effect
no: print a client's text as a sample
see: a page with pencil queries
see: a headset on a table between two people
see: a dictionary open at a worn letter
see: a stamped paper at the corner
cliche: flags in speech bubbles
cliche: a globe with letters
colour: Index card #efe6cf | A term on each.
colour: Pencil #5a5c60 | Queries.
colour: Stamp violet #5b4a8a | Sworn.
colour: Booth grey #6d7680 | Behind the glass.
colour: Margin red #b9453a | One word.
colour: Headset black #202124 | Foam worn.
say: means, ask, term, reads, room, word for word, approved, stamp
avoid: bridging cultures, global reach, native quality, lost in translation, world of words
value: Asking | A doubtful sentence goes back with a question.
value: Silence in the room | What was heard there stays there.
feel: Safety | They understood what was signed.
feel: Ease | Nobody noticed it was translated.
feel: Dignity | Her words, in her order.
moment: A sentence that makes no sense | In the source. | Sentence [n] can mean two things: [a] or [b]. I've put [a]; tell me if it's wrong before [time]. | Delivered as requested. | The doubt is delivered with the text.
moment: A family wants to interpret | At a clinic. | Stay beside her, she'll want you there. Let me do the words, so that you can be her son. | Policy doesn't allow it. | A rule becomes a relief.
moment: Wrong price expectation | A huge manual. | These [number] pages repeat; paying once for each sentence brings it to [sum]. The labels a machine can do; I'd check them. | Our rate is per word. | It finds the honest cheap part.
channel: Quote | What's repeated, what a machine may do, who checks.
channel: Site | Two versions of one line, with reasons.
chance: The query list | Send it with each job, and ask whether it changed the source. | Two months
chance: Machine first | Offer checking at a stated depth. | Three months
trend: Machines in earpieces | In which rooms will people still want a person?
mood: page light, pencil, two faces turned
form: brackets and margins | two columns, not quite equal
type: minimal
arch: sage | it knows what a word does elsewhere
arch: caregiver | someone in the room must understand
theirs: explorer | they want to be heard beyond home

# recruitment
family: advice
terms: recruitment, recruiter, recruiters, recruitment agency, staffing agency, headhunter, headhunting, temp agency, employment agency, personalvermittlung, zeitarbeit, selección de personal, cabinet de recrutement, agenzia per il lavoro, uitzendbureau, hr consultancy, outplacement, job board, career advice, employer branding
weak: candidates, jobs, vacancy, hire, hiring, cv, interview, skills, employers, shifts, salary
people: employers and candidates
is: recruitment firm
offer: recruitment
segment: employers with an empty place | who understands the work behind the title | after the second advert
segment: people thinking of leaving | whether a call stays a secret | on a train
when: One party is urgent and the other is only curious.
show: A real job described as an ordinary Tuesday.
desire: medium | Each hopes the other is better than the last one.
awareness: solution aware | Both know agencies and distrust them; begin there.
sophistication: advanced | They have heard 'great culture'.
stance: Two people are introduced for years by somebody who is paid for the day; admitting that is the start of trust.
tension: The employer pays and the candidate decides.
pain: Silence after the interview | Nine weeks. Then 'the role has changed'.
pain: A title that means nothing | Ninja. It's stockroom.
pain: Twelve CVs, none read | She'd sent me a pilot.
pain: They told my boss | By accident, they said.
wish: to be told no, quickly
wish: to meet three and not thirty
wish: to know the salary first
doubt: Who pays you, and for what? | Say it in one line on both pages.
doubt: Do you know our work? | Name whom you have placed in it and what you learned.
doubt: What if it doesn't last? | Terms, months, what happens.
rival: The job portal | cheap, wide, rude
rival: Somebody's cousin | often good
rival: Leaving the place empty | two do three's work
proof: Still there after a year | Count all, not the happy ones.
proof: Replies to all applicants | Say within how many days.
position: the true Tuesday | write each job as a day
position: the quick no | answer everyone
no: invent vacancies
no: hide salary where it's known
no: show laughing meetings
see: an empty hook among named ones
see: a shift plan with a gap
see: two coffee cups, one untouched
see: a work jacket on a first morning
cliche: puzzle pieces and handshakes
cliche: a magnifying glass over paper people
colour: Badge blue #2d5b8d | First day.
colour: Plan grey #c5c9cb | The gap in it.
colour: Jacket orange #d8702f | Outside work.
colour: Coffee #7a4e2e | Second talk.
colour: Envelope #efe7d6 | The offer.
colour: Ink green #33604f | Signed.
say: Tuesday, salary, no, because, meet, stay, shift, by Friday
avoid: top talent, dynamic team, culture fit, passionate professionals, war for talent
value: Answering | Each applicant hears something with a reason.
value: Telling the bad side | A job's worst hour is in the advert.
feel: Being taken seriously | They'd read it.
feel: Relief | Someone starts Monday.
feel: Nerve | Giving notice.
moment: A rejection | Good candidate. | It's no. They took someone with [thing]; you were second. With your [strength] I'd look at [kind of place], and I'll ring you if one comes. | We'll keep your CV on file. | Reason, rank, direction.
moment: An impossible profile | An employer's list. | With these six musts there are about [few] people, all employed. Strike two and I can show you [number]. Which two do you teach? | We'll find your unicorn. | It moves a wish to a decision.
moment: Someone leaves in week three | Both upset. | I've spoken to her: [reason]. Part of that was mine. By the agreement [term]; and I'd change this line in the advert first. | Unfortunate. | Cause before replacement.
channel: Advert | Tuesday, salary, worst hour, who decides by when.
channel: Message to someone employed | Three lines, no name of a firm in the subject.
chance: The worst hour | Print it in ten adverts and compare who stays. | Six months
chance: Quick no | Promise days and measure them. | Two months
trend: Written by machines | How many applications still sound like somebody?
mood: first-day light, work clothes
form: an empty place in a row | a week grid
type: modern
arch: sage | it knows what a title hides
arch: regular guy | it talks of shifts and pay
theirs: hero | they risk a change

# insurance
family: advice
terms: insurance, insurance broker, insurance agency, insurer, versicherung, versicherungsmakler, seguros, corredor de seguros, courtier en assurance, assurance, assurances, assicurazioni, verzekeringen, financial adviser, financial advisor, financial planning, pensions, mortgage broker, mortgages, bank, credit union, savings bank, debt advice, debt counselling, microfinance, loans, wealth management, crowdfunding, payments, fintech
weak: cover, claim, claims, policy, premium, risk, loan, savings, interest, debt, members, money
people: clients
is: money adviser
offer: advice on money
segment: people before a large step | what they can carry if it goes badly | with a house, a child or a firm in sight
segment: people who no longer open letters | whom to show all of it | after a blocked card
segment: owners who carry a risk for others | what is covered on the day it burns | at renewal, for ten minutes
when: At thresholds of life, or far too late.
show: One case in sums: paid in, happened, paid out, refused.
desire: low | It's a worry bought off; make it small and clear.
awareness: problem aware | They know they should. Say what first.
sophistication: novice | Percent becomes coins per month.
stance: Whoever earns from advice has to say what he earns, before the advice.
tension: The best counsel is often to buy less.
pain: Not covered | In paragraph nineteen, it turned out.
pain: Three policies for one thing | Nobody had looked.
pain: Talked to like a child | 'Don't you worry about that part.'
pain: Shame | I'm a grown man with a drawer.
wish: to know the worst in one sum
wish: to ask why it's cheap
wish: to owe nobody
doubt: What do you earn on this? | Sum or share, aloud.
doubt: Do I need it? | Give the rule of thumb and the exception.
doubt: Will they pay? | Say what gets refused most.
rival: The comparison site | cheap, blind to paragraph nineteen
rival: A friend who sells it | hard to refuse
rival: Hoping | statistically fine
proof: Claims as they went | Tell three, one of them lost.
proof: Advice not to buy | Count it for a quarter.
position: the other side of the desk | publish earnings and refusals
position: the first letter opened | take debts before products
no: sell fear with burning houses
no: promise returns or approval
no: show families under umbrellas
see: a drawer of unopened letters, two opened
see: a sum on the back of an envelope
see: a wet cellar, insured or not
see: a passbook, worn
cliche: umbrellas over families
cliche: coins with seedlings
colour: Passbook blue #2b4770 | Stamped.
colour: Banknote green #5c7d68 | Folded small.
colour: Envelope #e8dec5 | Window side down.
colour: Copper coin #a8673c | Smallest.
colour: Warning red #b2403a | The second reminder.
colour: Desk oak #8c6a48 | Between two people.
say: sum, month, covered, not covered, earn, owe, first, worst
avoid: peace of mind, tailored, financial freedom, your future secured, journey to wealth
value: Earnings open | What the adviser gets stands on the page.
value: No shame | Nobody is asked how it came to that.
feel: Air | The total is smaller than the fear.
feel: Safety | Paragraph nineteen was read by someone.
feel: Freedom | Last instalment.
moment: The drawer | A client brings a bag. | Let's only open, not answer. Three piles: today, this month, never mind. Most of it is pile three. | You should have come sooner. | Sorting comes before shame.
moment: A claim refused | Client furious. | They refuse because of [clause]. They have a point on [a] and none on [b]. I'd write this; odds about even, by [date]. And I should've warned you about [a]. | Nothing we can do. | Odds and an admission.
moment: Too much cover | At renewal. | You pay twice for [thing]. Cancel this one by [date]; saves [sum]. I lose a commission, you asked. | Would you like to add? | The loss makes the next advice worth more.
channel: First page | What we earn, what is refused, whom to ask first.
channel: Renewal letter | Changed, cancel this, keep that.
chance: Bag hours | One afternoon to open letters; count bags. | Two months
chance: Refusals | Publish the five commonest with a remedy. | Two months
trend: Uninsurable things | What here can't be covered any more, and who knows it?
mood: desk between two chairs, paper
form: two columns that balance | ruled sums
type: calm
arch: sage | paragraph nineteen must be read
arch: caregiver | drawers are full of fear
theirs: caregiver | others depend on them

# estateagent
family: advice
terms: estate agent, estate agents, estate agency, real estate, realtor, letting agent, lettings, property management, immobilien, immobilienmakler, hausverwaltung, inmobiliaria, agence immobilière, syndic, agenzia immobiliare, imobiliária, makelaardij, makelaar, coworking, co-working space, office space, self storage, serviced offices, valuation
weak: house, houses, flat, flats, tenants, landlords, viewing, rent, sale, buyers, sellers, keys, desks, meeting rooms
people: sellers and seekers
is: property agency
offer: homes and rooms
segment: owners about to sell what they lived in | whose figure to believe | after a death, a parting or a promotion
segment: seekers on their twentieth viewing | whom to be remembered by | every Saturday
segment: landlords and owners' associations | who rings back about the boiler | at the annual meeting
when: The largest sum and the least practised decision.
show: The plan, the faults, the running costs; then the light.
desire: high | They long for it; be the one who mentions the damp.
awareness: product aware | They've seen it on a portal already; say what it leaves out.
sophistication: intermediate | 'Charming' means small; they know.
stance: Everybody reads the fault between the lines, so the agent who prints it is read as honest in everything else.
tension: Sellers choose the highest valuation and punish it later.
pain: 'Would suit an enthusiast' | The roof was open.
pain: Forty in the stairwell | She let us in by eights.
pain: A price from the sky | He said six. It sold at five.
pain: No answer | I'd paid the deposit.
wish: to hear the real price
wish: to know before driving there
wish: to leave the house to people who'll like it
doubt: What do you do for that fee? | Hours, tasks, what is not included.
doubt: Will it sell at that? | Comparable sales with dates.
doubt: Are there others interested? | Say how offers are handled, the same for all.
rival: The portal, privately | free, evenings gone
rival: Agents with higher figures | until the third reduction
rival: Staying put | one more winter
proof: Asked and achieved | Publish pairs.
proof: Faults in the listing | Show one that sold.
position: the fault-first listing | print three drawbacks each
position: the figure that holds | publish asked against achieved
no: stretch rooms with lenses
no: invent other bidders
no: call a street up-and-coming
see: a plan with the sofa drawn in
see: a patch of damp, dated
see: keys with a paper tag
see: a kitchen at four in February
cliche: a sold sign with a jumping couple
cliche: a house in cupped hands
colour: Front door #2f4f57 | Repainted for the sale.
colour: Plaster #ece6d9 | With a nail left in.
colour: Key brass #b08d48 | Two sets.
colour: Brick #96503c | The street side.
colour: Hedge #56704a | Cut or not.
colour: February light #b9c3c9 | At four.
say: faults, asked, sold, plan, running costs, decide by, who else, light
avoid: stunning, deceptively spacious, rare opportunity, dream home, sought-after
value: Faults first | A drawback known is a drawback printed.
value: Same for all | Each bidder hears the same, at the same hour.
feel: Certainty | The third viewing; they measure for shelves.
feel: Release | Keys on an empty windowsill.
feel: Fairness | Outbid, and not cheated.
moment: An inflated hope | Seller names a sum. | Three like it sold for [sums] since [date]. At yours it'll wait and then look stale. I'd ask [sum]; if you want more, try till [date] and then we do. | We'll get you that! | Evidence with a trial.
moment: A lost bid | Buyers hurt. | It went to another at a higher sum. Yours was serious; I'd ring you if it falls through, one in [n] does. In your price there's [thing] on [day]. | Unfortunately. | Odds and a next door.
moment: Tenant without heat | Night. | The engineer comes at [hour]. Bleed it here first; if that helps, tell me and sleep. I'll ring at nine. | Logged. | An hour and a trick.
channel: Listing | Plan, faults, costs, hours of sun.
channel: Letter to sellers | Three sold, with dates.
chance: Fault-first | Try on five listings and time them. | Three months
chance: Widows' tempo | Offer a slow sale in stages. | Six months
trend: Energy ratings | How much do they now move price here?
mood: empty rooms, true light
form: a floor plan corner | window grid
type: modern
arch: sage | it says what the pictures leave out
arch: regular guy | everyone looks for a place to live
theirs: caregiver | it's for a household

# marketing
family: advice
terms: marketing agency, advertising agency, public relations, pr agency, communications agency, social media agency, seo agency, management consultant, management consulting, business consultant, consultancy, market research, event marketing, call centre, virtual assistant, secretarial service, werbeagentur, unternehmensberatung, agencia de publicidad, consultoría, agence de communication, agenzia di comunicazione, consulenza, reclamebureau, grant writing, fundraising consultancy, trade association, chamber of commerce
weak: campaign, clients, brand, strategy, leads, content, workshop, budget, media
people: clients
is: agency
offer: advice and campaigns
segment: owners who don't sell enough | whether the trouble is known or not being liked | after a flat year
segment: marketing people with a boss | who makes them look sensible | before a budget
when: When something stopped working and nobody knows which thing.
show: A case with the figure before, the figure after, and what else had changed.
desire: medium | They want customers; they fear decks.
awareness: solution aware | They had an agency.
sophistication: advanced | Allergic to frameworks.
stance: Most advice in this trade is true of everyone; the fee is for what is true of one.
tension: Clients brief a logo and have a problem with deliveries.
pain: Sixty slides | The last one said 'thank you'.
pain: Reach | A million people. The shop was empty.
pain: The seniors vanished | We met the founder once.
pain: Our own words, dearer | I told them that in March.
wish: to hear one thing to stop
wish: to know what worked
wish: to be able to do it themselves
doubt: How will we know? | Name the figure and the date first.
doubt: Do you know our trade? | Say what you'd have to learn.
doubt: What if it fails? | When one stops.
rival: A nephew with a phone | quick, near
rival: In-house | cheaper after a year
rival: A better product | the real one
proof: A failed campaign told | With the bill.
proof: The client's own figure | Let them say how they counted.
position: the thing to stop | begin every job by removing
position: the counted result | agree the number first
no: show awards before effects
no: promise virality
no: claim a client's success alone
see: a counter at eleven, empty
see: a wall of crossed-out lines
see: one sentence on a sheet
see: a till roll
cliche: lightbulbs and sticky walls
cliche: megaphones
colour: Proof white #f4f2ec | One sentence on it.
colour: Strike red #c0392f | Through the rest.
colour: Till roll #dfe3e4 | What counts.
colour: Marker #23272e | The big line.
colour: Shopfront green #3e6a5b | The client's door.
colour: Sodium #e2a13b | Their street at six.
say: stop, count, who, because, one line, counter, by when, worked
avoid: storytelling, growth hacking, synergies, 360-degree, creative solutions
value: Counting first | A number is agreed before an idea.
value: Subtraction | The first proposal removes something.
feel: Clarity | One line everybody can repeat.
feel: Relief | They needn't be on everything.
feel: Pride | A stranger quoted it.
moment: It is not a marketing problem | First talk. | People know you; they don't come back. No campaign mends that. Ring ten of them: ask why. I'll give you the questions; no invoice for that needed yet. | We'd love to pitch! | The problem is put where it lies.
moment: It failed | Report is due. | It didn't work: [number] against [number]. I thought [reason]; wrong. Stop the second half, that saves [sum]. | Strong engagement metrics. | A saved half is worth a client.
moment: They want it louder | A meeting. | Cover the logo. Would anyone know it's yours? Then it isn't size. | We'll make it pop. | One test ends the argument.
channel: Case page | Before, after, what else changed.
channel: Proposal | Two pages, one number.
chance: The stop list | Offer one day that ends in three things to drop. | Two months
chance: Ten calls | Ring clients' lost customers for them. | Two months
trend: Answers without clicks | Where do customers hear of them now?
mood: one sentence, much air
form: one heavy line | crossed-out lines
type: bold
arch: sage | it counts before it shouts
arch: outlaw | it tells clients to stop
theirs: ruler | they must show results
`;
