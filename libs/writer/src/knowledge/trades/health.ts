/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const HEALTH = `
# care
family: care
people: patients
terms: patient, therapy, treatment, treat, practice, nurse, health, healthcare, care, caregiver, elderly, dementia, hearing, speech, mental, medical, carer
is: practice
offer: treatment and care
buyer: people who have put off asking for help and now do
when: A worry that has become harder to ignore than to face
show: Describe the first appointment minute by minute. Fear is mostly not knowing what will happen.
desire: high
awareness: problem aware
sophistication: beginner
stance: Care begins before the door is opened, in the sentence that makes somebody call.
tension: People want certainty and honest care rarely has it; the brand has to be sure of its manner because it cannot promise a result.
pain: Not being listened to | A few minutes, a screen between two people, and a leaflet.
pain: Not knowing what it will cost or last | The plan appears in instalments, like the bill.
pain: Shame at having waited | People rehearse an apology in the car.
pain: Carrying the results home alone | Words are understood in the room and gone at the kitchen table.
wish: to be taken seriously without having to prove it
wish: to know the next step and only that
wish: to keep a say in what is done
doubt: Will it help me? | Say what usually changes and by when, what may not, and when another address would be better.
doubt: How many times must I come? | Give a range and the point at which it is decided anew.
doubt: Can I bring somebody? | Yes, said before they have to ask.
rival: Waiting until it passes | free, and sometimes right
rival: Searching for symptoms at night | immediate and frightening
rival: The large centre | equipped and quick; different faces each time
no: promise healing, or a number of sessions that suits the diary
no: use before-and-after pictures or patients' words as proof
no: frighten anybody into an appointment
see: the chair from the point of view of whoever sits in it
see: hands explaining something on paper
see: daylight in the room where people wait
see: an everyday thing that becomes possible again: a stair, a jar, a phone call
see: the door with its bell
cliche: stethoscopes and crossed white coats
cliche: seniors laughing at a salad
colour: plaster white #f5f2ea
colour: slate blue #33506b
colour: sage #6f8a78
colour: warm grey #8c857b
colour: terracotta #b3603f
colour: deep teal #1f4d4f
say: time, ask, next step, explain, together, usually, at home, your pace
avoid: healing journey, holistic, pain-free, cutting-edge, patients like you
value: Time | The first appointment is as long as the first conversation needs.
value: Plain speech | Every finding is said once in Latin and once at the kitchen table's level.
feel: Relief | Somebody names what it is.
feel: Dignity | They are asked before they are touched.
moment: Asked for a promise | A new patient wants to know whether it will go away. | I can't promise that. What I see often is [change] after [weeks]; if nothing has moved by then, we stop and think again. | Our patients achieve amazing results. | It is honest about the odds and clear about the plan.
moment: An appointment is missed | It is the second time. | We missed you today. If something makes coming difficult, tell us; there may be another time or way. | Missed appointments will be charged. | It asks before it charges.
chance: The first call | A page that says what to say on the phone lowers the step for those who wait longest. | One month
chance: Those who send others | Doctors, teachers and neighbours need one sheet that says whom this is for, and whom not. | Six months
trend: Waiting times elsewhere | Find out how long people wait at comparable places; it decides how urgent the message may be.
trend: Appointments by video | Check for which part of the work it does any good.
mood: calm, light and unhurried
form: Rounded rectangles with generous padding | slow horizontal bands
type: calm
arch: caregiver
arch: sage
theirs: innocent

# dentist
family: care
terms: dentist, dentists, dental practice, dental clinic, dental, orthodontist, orthodontists, orthodontic, orthodontics, braces, implants, denture, dentures, dental laboratory, dental lab, dental technician, zahnarzt, zahnarztpraxis, zahntechnik, kieferorthopäde, dentista, ortodoncia, clínica dental, chirurgien-dentiste, orthodontiste, ortodonzia, tandarts
weak: teeth, tooth, crown, filling, smile, gums, retainers, aligners, patients, scan, check-up, root canal
people: patients
is: dental practice
offer: dental care
segment: people who have not been for years | whom to show their mouth to without a lecture | when something finally hurts
segment: parents deciding for a child | whether it is needed now, and what it will cost until it is over | after a remark by a school nurse or another parent
segment: adults who cover their mouth when they laugh | whether it is still worth changing | before a new job or after a separation
when: Avoided until pain, shame or a letter from school settles it.
show: What happens in the first appointment, minute by minute, and what it costs.
desire: low | Nobody wants treatment; write about chewing, sleeping and laughing.
awareness: problem aware | They know where it hurts and not what would be done.
sophistication: novice | Each technical term is either drawn or left out.
stance: Fear of the bill and fear of the drill look alike from outside, and a practice that speaks about both in its first lines is chosen by the anxious.
tension: The patient cannot judge the work, so every recommendation sounds like a sale.
pain: The lecture | I knew I should have come. I didn't need to hear it lying down.
pain: A plan with a total | Four teeth I'd never noticed, and a sum like a car.
pain: Not knowing when it will hurt | She said 'a little pressure'.
pain: Everyone is being straightened | Half the class has braces. Are all their teeth wrong?
wish: to be told that something can be left alone
wish: to know the whole price before the first step
wish: to go home with the numbness and nothing else to think about
doubt: Will it hurt? | Say what is felt at each step and what can be done about it.
doubt: Is it really necessary? | Show the picture, say what happens if one waits, and until when waiting is safe.
doubt: What does the sum include? | List visits, repairs and what comes after.
doubt: I am ashamed of my teeth. | Say what the team has seen and that no one will comment.
rival: The chain with the free whitening | bright, near the till, different faces each time
rival: Treatment abroad | a holiday and a price, with aftercare far away
rival: Chewing on the other side | a popular therapy
proof: How often the advice was to wait | Count it for a season and say how it was counted.
proof: A price with everything in it | Print one for a common case, from first visit to last check.
position: the practice that explains | show every patient the picture before the proposal
position: the anxious patient's dentist | describe stop signals, pauses and silence in plain words
no: show perfect white smiles as the norm
no: use before-and-after pictures where the profession or the law forbids them
no: promise painlessness
see: an X-ray held against daylight
see: a hand resting on an armrest
see: plaster models on a shelf, names turned away
see: the ceiling above the chair
see: a toothbrush worn flat
cliche: a model biting a green apple
cliche: a cartoon tooth with a cape
colour: Enamel #f1ede2 | A real tooth, which is never white.
colour: Plaster #e3d9c6 | The model of a jaw.
colour: Mint rinse #9fc7b4 | The cup beside the chair.
colour: Wax rose #cf8a86 | The bite plate.
colour: X-ray blue #1f3247 | On the light box.
colour: Steel #98a2a8 | A tray of instruments.
say: look, wait, needed, until when, stop, numb, price, picture
avoid: dream smile, Hollywood smile, pain-free, state-of-the-art, smile makeover
value: Restraint | Whatever can wait is written down with a date and left alone.
value: Plain prices | The sum is said sitting up, before anyone leans back.
value: No shame | Nothing is said about the years between.
feel: Relief | The tongue searches for the old place and finds nothing.
feel: Control | A raised finger, and everything stops.
feel: Ease | Laughing in a photograph.
moment: A long absence | A patient apologises for seven years. | Then let's look, and nothing else today. I'll tell you what's urgent, what isn't, and what I'd leave. You can stop me with your hand. | You should really come every six months. | The first visit becomes small enough to survive.
moment: Not needed | A parent asks for braces. | I'd wait. These two still have room, and nothing gets worse in a year. Here's the picture; come again at [age] or if [sign]. | Early treatment is always better. | A reason and a date make waiting a plan.
moment: The bill worries | After the plan. | This one matters now, these two can wait till next year. If the sum is a problem, tell me the sum that isn't and I'll put them in an order. | We offer financing! | Treatment is fitted to a life.
channel: First-visit page | Write minute by minute what happens, what it costs and how to say stop.
channel: Treatment plan | One page: the picture, the reason, waiting or not, the price.
channel: Reminder | One line, one time, a way to move it; no guilt.
chance: The second look | Offer to read other dentists' plans and note how often the advice differs. | Three months
chance: A page for the ashamed | Publish it, and ask new patients what made them ring. | Two months
trend: Aligners by post | Which cases arrive here after a mail-order try?
trend: Chains | Have practices nearby been bought, and do their patients notice?
mood: even north light, quiet, no sparkle
form: a soft square with one rounded corner | a row of small arches
type: calm
arch: caregiver | someone lies back with an open mouth
arch: sage | a picture is explained before it becomes a plan
theirs: innocent | they hope to be treated kindly and told the truth

# clinic
family: care
terms: clinic, medical practice, doctor, doctors, general practitioner, gp practice, surgery practice, dialysis, dialysis centre, hospital, fertility clinic, dermatologist, paediatrician, cardiologist, radiology, arztpraxis, klinik, krankenhaus, consultorio médico, clínica, cabinet médical, clinique, ambulatorio, studio medico, consultório, huisarts, ziekenhuis, blood donation, laboratory medicine, vaccination, travel medicine
weak: patients, nurse, treatment, diagnosis, appointment, waiting room, chronic, test, results, referral
people: patients
is: medical practice
offer: medical care
segment: people with a symptom and a weekday | where they will be seen, and by whom | after searching at night
segment: people who must come again and again | where they can bear to spend those hours | when a diagnosis makes it a part of life
segment: relatives who drive, wait and ask | whom they may ring afterwards | with a list on their phone
when: Half of it urgent, half of it for years; hardly anything chosen freely.
show: How to be seen, how long it takes, what to bring.
desire: very low | They want to be well. Help them get through the door.
awareness: problem aware | They have a symptom and three theories; say which door is right for it.
sophistication: novice | Short words; numbers as 'of a hundred people'.
stance: Medicine is judged by what patients can judge: waiting, faces, and whether somebody explained the letter.
tension: The doctor has a quarter of an hour and the patient has a life.
pain: Nobody told me what comes next | They said 'we'll be in touch'. That was in March.
pain: Repeating it | I told the desk, the nurse, the doctor and a screen.
pain: Wall of forms | I filled in my allergies with a fever.
pain: A number on a letter | It's circled. Is it bad?
wish: to be looked at while speaking
wish: to know whether this is serious
wish: to get their day back
doubt: How soon can I be seen? | Say true times by kind of complaint, and where to go sooner.
doubt: Who will be there? | Names, languages, faces without poses.
doubt: What will it cost me? | Which part is covered, by whom, what is not.
rival: The emergency room | open, endless
rival: The search engine | always frightening
rival: Waiting until it goes away | often right
proof: Waiting times by hour | Post last week's.
proof: A letter in plain language | Show a translated example with no name.
position: the explained visit | let nobody leave without one written sentence
position: the bearable hours | design chairs, food, quiet and light for those who come often
no: promise cures
no: use fear of illness to fill a diary
no: show patients who have not agreed, or models as patients
see: a coat on a hook in an empty waiting room
see: hands washing
see: the view from the treatment chair
see: a pen under one line of a letter
see: a corridor at seven, floor still wet
cliche: a smiling doctor with folded arms and stethoscope
cliche: a heartbeat line
colour: Scrub green #6f9a8c | Washed many times.
colour: Paper roll #f2f0ea | On the couch.
colour: Night desk #2c3b4d | One lamp.
colour: Iodine #8a4a22 | On a swab.
colour: Blanket #c7b79c | Cotton waffle.
colour: Vein blue #4a6a92 | Under skin.
say: today, bring, wait, first, result, ring us, next, explained
avoid: patient journey, world-class care, holistic excellence, your health is our priority
value: Plainness | A result is given with what it means and what happens now.
value: Continuity | The same face is arranged whenever it can be.
value: Respect for time | Delay is announced before it is felt.
feel: Being believed | The pen goes down and somebody listens.
feel: Steadiness | The next date is on the fridge.
feel: Dignity | The curtain was drawn without asking.
moment: An anxious call | Late morning. | Tell me three things: since when, how bad, what's different today. Then I'll say whether you come now, tomorrow, or need an ambulance. | All lines are busy. | Three questions bring order into fear.
moment: Running late | The waiting room is full. | We're [minutes] behind: someone needed longer. Go for a walk, leave your number, and I'll ring ten minutes before. | Please be patient. | Time is given back.
moment: A result | By letter or telephone. | The value is higher than usual. By itself that isn't dangerous. I'd like to repeat it on [day]; until then change nothing. Ring me if [sign]. | Please make an appointment to discuss. | Meaning, action and sign.
channel: Front page | Which problem goes where, hours, telephone.
channel: Telephone | A name, three questions, a decision.
channel: Letters | One sentence first that the patient can repeat at home.
chance: The one-sentence letter | Put it on top of results for a month and count the calls. | Two months
chance: The long chair | Ask those who come most often for three changes and make one. | Three months
trend: Video and messages | Which questions never needed a room?
mood: quiet, daylight, unposed
form: a rounded rectangle as a bed | thin level lines
type: calm
arch: caregiver | people come frightened
arch: sage | a circled number needs a sentence
theirs: caregiver | many come for somebody they look after

# physio
family: care
terms: physiotherapist, physiotherapists, physiotherapy, physio, physical therapy, physical therapist, osteopath, osteopathy, chiropractor, occupational therapy, speech therapy, rehab, rehabilitation, krankengymnastik, physiotherapie, fisioterapia, fisioterapeuta, kinésithérapeute, fysiotherapie, fysiotherapeut, podiatrist, podiatry, podología, podólogo, chiropodist, foot clinic, podologue, podologo, fußpflege, acupuncture, orthotics, prosthetics, prosthetist
weak: pain, back pain, knee, runners, injury, exercises, foot, feet, insoles, diabetic, posture, joint, movement
people: patients
is: therapy practice
offer: therapy
segment: people stopped from doing one particular thing | who will get them back to it, and how soon | after two weeks of hoping
segment: people who have had it for years | who doesn't begin from zero | when a doctor has shrugged
segment: doctors, clubs and firms that refer | who writes back | when the last one didn't
when: Booked when something they love or need has become impossible.
show: One movement, done by somebody ordinary, with what it should feel like.
desire: medium | They want their run, their stairs, their sleep; name those.
awareness: problem aware | They know the place that hurts and blame the wrong thing.
sophistication: beginner | Draw it. Say 'of every ten'.
stance: What patients do between appointments decides, so the practice should be judged by what it gets them to do at home.
tension: Patients want hands on them and improve by their own effort.
pain: A sheet with eleven exercises | I did them on Tuesday.
pain: 'It's your age' | He looked at the form and not at my knee.
pain: Always half an hour on the machine | I could have had a nap at home.
pain: Afraid to move it | Nobody said whether it can break.
wish: to carry the shopping without planning it
wish: to understand what is wrong
wish: to know when they will be done
doubt: How many sessions? | Give a usual range and the point at which you would stop.
doubt: Is it allowed to hurt? | A scale with a line on it.
doubt: Do I need a referral? | Say what applies here.
rival: Painkillers | quick, cheap
rival: Videos | free, and never look at you
rival: Resting it | feels sensible for months
proof: What was possible before and after | Measure stairs, metres or minutes, with consent.
proof: Discharges | Say how many are sent away because they are done.
position: the one exercise | give less and check it
position: the way back to a thing | write every plan around one activity
no: promise freedom from pain
no: sell packages before a diagnosis
no: frighten with spines and crumbling discs
see: a foot on a step, side view
see: chalk marks on a floor
see: a hand showing direction without touching
see: worn shoe soles in a pair
see: a band tied to a door handle
cliche: a glowing red spine
cliche: a woman stretching at dawn
colour: Rubber band #c98f3a | The middle strength.
colour: Lino #7f9590 | Scuffed by trainers.
colour: Tape #d8b694 | On a knee.
colour: Bench blue #345a7c | Wiped vinyl.
colour: Chalk #efece4 | Distances.
colour: Bruise #6a5478 | Third day.
say: move, step, load, rest day, how far, again, allowed, done
avoid: pain-free life, unlock your potential, holistic wellness, hands-on excellence
value: Ending | A plan names the day on which it is over.
value: Few things | One task is given and looked at again.
feel: Permission | It may be moved.
feel: Pride | The first stairs without the rail.
feel: Understanding | Ah, that's why.
moment: Exercises not done | A patient confesses. | Then they were wrong for your day, not you. When do you stand and wait anyway? Do this one there and forget the rest. | You have to be consistent. | The plan is blamed and the kettle recruited.
moment: Pain got worse | Message at night. | A pull up to [number] that's gone by morning is fine. Sharper, or into the [area]: stop, and ring me at [hour]; if [sign], see a doctor tonight. | Listen to your body. | Limits they can use alone.
moment: No more needed | The course isn't used up. | You're done: [thing] works. Keep one movement twice a week. Come back if it returns, and not before. | Let's book maintenance. | Sending people away brings their sisters.
channel: Exercise message | One film of ten seconds, one number, one sign to stop.
channel: Letter to the doctor | Three lines: found, done, advice.
channel: Site | Arrange by what people can't do, never by method.
chance: One exercise | Halve every sheet for a month and compare what is done. | Two months
chance: Writing back | Send three lines after each referral and watch what comes. | Three months
trend: Direct access | Which patients may come without a doctor here, and do they know?
mood: floor level, daylight, ordinary clothes
form: an arc of movement | steps
type: modern
arch: sage | a movement is understood before it is trained
arch: hero | the effort is the patient's
theirs: hero | they want to do it again on their own

# pharmacy
family: care
terms: pharmacy, pharmacist, chemist's, chemist shop, compounding pharmacy, apotheke, apotheker, farmacia, pharmacie, farmácia, apotheek, herbalist, herbal medicine, kräuterladen, herboristería, drugstore, health shop, medical supplies, orthopaedic supplies
weak: prescription, medicine, medicines, tablets, dose, remedies, vitamins, herbs, blister packs, vaccines
people: customers
is: pharmacy
offer: medicines and advice
segment: people handed a new prescription | what it is for and what it does with the others | half an hour after the diagnosis
segment: people who come every month | where it is ready and somebody notices | on the way
segment: parents with a hot child | whether it's enough | after closing time
when: On the way home from bad news, or with a slip for the hundredth time.
show: Who stands at the counter and when; night duty.
desire: very low | Make it short and sure.
awareness: solution aware | They know the shop and don't know they may ask.
sophistication: novice | Morning, noon, with food, not with that.
stance: It is the one place in health care that people enter without an appointment, and it should sound like it.
tension: Advice costs time, and what pays is the box.
pain: Everyone hears | I said it twice. The queue knows now.
pain: Not in stock | Third pharmacy with a fever.
pain: Nine pills | Blue in the morning or was it white?
pain: Sold vitamins | I asked about a cough.
wish: to ask something silly
wish: to be told 'you don't need it'
wish: to have it there
doubt: Does it go with what I take? | Ask for the list; check it in front of them.
doubt: Is the cheaper one the same? | What is equal and what isn't.
doubt: Can we talk where nobody listens? | Where, and how one asks.
rival: Mail order | cheaper, Thursday
rival: The supermarket shelf | no question asked
rival: The cupboard at home | expired
proof: Interactions caught | Count them anonymously.
proof: Hours when somebody answers | Say who, by name.
position: the listening counter | put a quiet corner before the shelf
position: the monthly order | have everything ready on one day
no: advertise cures
no: sell what would not help
no: tower sunscreen over grief
see: hands counting on a tray
see: a labelled drawer half open
see: a night hatch lit
see: a weekly box, two lids up
see: a mortar, white
cliche: green crosses and leaves
cliche: a laboratory coat before a wall of boxes
colour: Drawer oak #9a7349 | Old fittings.
colour: Glass brown #5b3a1e | The bottle that keeps light out.
colour: Mortar #efeae0 | Porcelain.
colour: Night hatch #1f3a36 | After ten.
colour: Sage leaf #8a9a78 | Dried.
colour: Label red #b03a31 | External use.
say: with, not with, how often, ask, ready, tonight, enough, quietly
avoid: wellness, one-stop health, your trusted partner, miracle
value: Discretion | Names are not called.
value: Advising against | A sale that won't help is refused.
feel: Safety | Somebody looked at the whole list.
feel: Relief | It's in the bag.
feel: Trust | The question that wasn't silly.
moment: Not there | A mother at six. | It isn't here. [Place] has one; I've asked them to hold it, and they're open until [hour]. Until then this much of what you have at home. | Come back tomorrow. | The child has a plan for tonight.
moment: A wish for something useless | Brain pills. | I'd save the money. What's the trouble: names, words, sleep? Two of those have ordinary causes, and I can tell you whom to ask. | These are very popular. | The worry under the purchase is answered.
moment: Embarrassment | Whispered. | Come round to this side. Nothing you tell me is rare here. | Sorry, could you repeat that? | A step to the side is all the privacy needed.
channel: Counter | Ask one question, then be quiet.
channel: Slip in the bag | Times of day in words and pictures.
chance: One day a month | Test lining up all of a patient's medicines. | Three months
chance: The list | Ask people to bring every box. | Two months
trend: Shortages | Which five are missing most, and who is told?
mood: drawer wood, glass, one lamp
form: a drawer front with label | a grid of boxes
type: calm
arch: sage | it knows what goes with what
arch: caregiver | people arrive from bad news
theirs: caregiver | they carry it home to someone

# optician
family: care
terms: optician, opticians, optometrist, eyewear, glasses shop, spectacles, sunglasses, contact lenses, eye clinic, optiker, óptica, opticien, ottica, opticiens, hearing aids, hearing aid, audiologist, hearing care, hörgeräte, audífonos, audioprothésiste, apparecchi acustici
weak: eyes, lenses, frames, sight, vision, hearing, ears, fit, test, varifocals
people: wearers
is: optician
offer: glasses and hearing
segment: people whose arms got too short | who measures without hurrying | when menus became dark
segment: families who noticed before the wearer did | how to bring somebody who doesn't want to | after a birthday with shouting
when: Two years after it would have helped.
show: Prices of a pair with lenses, and a face that isn't a model's.
desire: medium | Vanity pulls and denial pushes.
awareness: unaware | They think others mumble and print is small.
sophistication: beginner | Lens names are useless; say what one sees.
stance: A pair on the nose is worn by a face, so fitting is half optics and half manners.
tension: They want it invisible or beautiful, and it must work.
pain: Seasick on the stairs | They said I'd get used to it.
pain: The frame from forty, the lens from four hundred | I saw the sign and then the bill.
pain: I'm not old | Only old people have those things in their ears.
pain: Shouted at by my own kitchen | Everything's loud, and I still don't understand them.
wish: to read the faces at table
wish: to like the photograph
wish: to have it bent right in a minute
doubt: Why are lenses so dear? | Show through two of them.
doubt: Will I get used to it? | Days, tricks, what if not.
doubt: Is it a test or a sale? | Give the prescription away.
rival: The online frame | pretty, cheap, unmeasured
rival: Reading glasses from the chemist | good for six months
rival: Turning it up | loved by neighbours
proof: Minutes spent measuring | Say how many and what is done.
proof: Corrections after the sale | Say how often a pair is changed.
position: the patient measuring | describe the hour
position: the first pair | make one page for beginners of fifty
no: call age a defect
no: use perfect faces
no: hide the lens price
see: trial lenses in a case
see: a nose pad being bent
see: a face, half reflected
see: the chart from where one sits
see: a tiny battery on a fingertip
cliche: an E chart in neon
cliche: laughing seniors at breakfast
colour: Horn #5a3d28 | Against light.
colour: Trial red #b23a35 | Duochrome, one half.
colour: Trial green #3f8a5a | The other half.
colour: Lens tint #a9b7bd | Grey, light.
colour: Case velvet #2b2f45 | Inside.
colour: Skin tone #d8a888 | The ground for all of it.
say: see, faces, try, bend, days, again, quiet, table
avoid: vision of excellence, stylish frames for everyone, latest trends, hear the difference
value: Measuring | Nobody is hurried through a chart.
value: Afterwards | Bending and cleaning belong to it.
feel: Astonishment | Trees have leaves.
feel: Belonging | A joke is understood the first time.
feel: Vanity | Turning once more to the mirror.
moment: Can't get used to it | Day four. | Four days is early, and stairs are the worst. Look with the nose, not the eyes. If it's no better on [day], come: then I measure again. | Give it time. | A trick and a date.
moment: Brought along | A father who doesn't want to. | We needn't do anything. Listen to this: your daughter's voice through here and without. Tell me which you prefer, and then coffee. | You have significant loss. | He decides by ear.
moment: Only the frame | Bought elsewhere. | I can put lenses into it if the bridge holds; look, it doesn't quite. I'd tell you the same about ours. | We don't work with those. | Honest about fit, fair about origin.
channel: Window | Whole price, ordinary face.
channel: After two weeks | One question: stairs, screen, table?
chance: The dinner test | Let hearing beginners try it at a noisy table. | Two months
chance: Beginners of fifty | Measure who rings after a page for them. | Two months
trend: Tests by phone | What do they miss that a room finds?
mood: clear, near, reflections
form: two circles and a bridge | letters shrinking in rows
type: modern
arch: sage | it measures before it sells
arch: magician | leaves appear on trees
theirs: lover | they want to be seen and to see

# midwife
family: care
terms: midwife, midwives, midwifery, birth centre, doula, antenatal classes, hebamme, geburtshaus, matrona, partera, comadrona, sage-femme, maison de naissance, ostetrica, parteira, verloskundige, lactation, breastfeeding, postnatal, baby clinic
weak: birth, pregnancy, pregnant, babies, newborn, mothers, labour, home birth
people: families
is: midwifery practice
offer: care around birth
segment: people newly pregnant and full of advice | who will be there, really | before the twelfth week, often too late
segment: families in the first weeks at home | whom to ring at four in the morning | suddenly
when: Chosen in weeks, remembered for ever.
show: Who comes, when, how she is reached.
desire: high | They want to feel safe; show the person.
awareness: solution aware | They know midwives exist and not what they do afterwards.
sophistication: novice | First time: no shorthand.
stance: Birth cannot be planned; being accompanied can.
tension: Everybody has a birth plan, and the child has another.
pain: Strangers | Shift change, in the middle of it.
pain: Everyone knows better | The app, my mother, the forum.
pain: Full | I rang eleven. In week seven.
pain: Nobody comes after | The hospital, then the stairs, then nothing.
wish: to be asked and told
wish: to hear that it's normal
wish: to be the one who decides
doubt: What if something goes wrong? | When, who decides, where one goes.
doubt: Will you be there? | Odds, stand-in, how they meet her.
doubt: What is paid? | By whom, what remains.
rival: The hospital alone | safe, changing faces
rival: Books and feeds | endless
rival: Mothers and sisters | near
proof: How many she attends in a month | Say it.
proof: Transfers told openly | With reasons.
position: the known face | publish who stands in
position: the fortnight after | make the weeks at home the main page
no: rank births
no: show only bliss
no: give medical promises
see: a bag by a door at night
see: hands on a belly through cloth
see: a scale with a folded sheet
see: a kitchen at six, tea gone cold
see: bare feet on stairs
cliche: tiny feet in a heart of hands
cliche: pastel storks
colour: Muslin #f0e8da | Washed soft.
colour: Night lamp #dba760 | Small.
colour: Linen red #9a4a44 | A stain no one minds.
colour: Bath water #b7cdcf | Lukewarm.
colour: Pine floor #c8a173 | Where one paces.
colour: Dawn #7c86a5 | At the window.
say: ring, come, normal, wait, your, tonight, breathe, weigh
avoid: magical journey, natural is best, empower, goddess, perfect birth
value: Presence | She's told when somebody else would come.
value: No ranking | Every way of giving birth is talked of alike.
feel: Courage | I can.
feel: Safety | Somebody who isn't frightened.
feel: Tenderness | It sleeps.
moment: Fully booked | A call in week eight. | In [month] I'm full, and I won't pretend otherwise. These two have room; say I sent you. And ring me anyway if you're scared before you've found one. | Waiting list. | A name and an open line.
moment: Night question | The baby won't drink. | How many wet nappies since noon? [n] is fine. Try this side, skin to skin; if by [hour] still not, ring again, I'm awake. If [sign]: hospital now. | It's normal. | One count, one try, one limit.
moment: A different birth | She's disappointed. | You did what that night asked. If you want, we go through it with the notes, hour by hour. There's no hurry. | At least it's healthy. | Room is left for grief.
channel: First call | Two questions, a date, a stand-in.
channel: Fridge sheet | When to ring, when to go.
chance: The weeks after | Offer only those and see who comes. | Three months
chance: Fathers' hour | Try one evening. | Two months
trend: Closing wards | Where is the next one, in minutes?
mood: low lamp, cloth, closeness
form: a curve holding a smaller one | folds
type: calm
arch: caregiver | someone stays awake
arch: sage | she knows what is normal
theirs: caregiver | they become parents

# therapy
family: care
terms: psychotherapist, psychotherapy, psychologist, counsellor, counselling, counselor, therapist, couples therapy, coaching, life coach, coach, addiction, psychotherapie, psicólogo, psicoterapia, psychologue, psicologo, mental health, mediation, mediator, hypnotherapy, grief counselling
weak: sessions, anxiety, depression, burnout, talk, family, confidential, grief, stress
people: clients
is: practice
offer: conversations that help
segment: people who have thought of it for months | whether what they have counts | on a Sunday evening
segment: couples, families and teams that keep having one quarrel | who won't take sides | after the third time
when: Searched at night, deleted from the history.
show: What happens in the first hour, what it costs, how to say no.
desire: low | Wish and fear are the same size; lower the step.
awareness: problem aware | They know it hurts and wonder if it's enough.
sophistication: beginner | Schools and methods mean nothing; say what one does there.
stance: The first message is the hardest part of the work, so it should be possible in one sentence.
tension: It needs time, and they waited until there was none.
pain: Others have it worse | I'm not ill. I'm just always tired.
pain: Eleven machines | 'You have reached the practice of.'
pain: I told it three times | Each time from the beginning.
pain: Method soup | I don't know which letters I need.
wish: to be asked a question nobody asked
wish: not to be pitied
wish: to know it ends
doubt: Is my case serious enough? | Say that wondering is reason for one talk.
doubt: Who will know? | Law, notes, insurance; exactly.
doubt: What if we don't fit? | Say how one stops, without reasons.
rival: A friend | free, tired
rival: Apps | at three in the morning
rival: Working more | rewarded
proof: Training, in one line | Let it be checked at the chamber.
proof: The usual length | Say how many hours most need.
position: the small first step | allow a message of one line
position: the plain method | describe an hour without any name of a school
no: promise healing
no: use clients' stories
no: diagnose in posts
see: two chairs at an angle
see: a door from inside
see: a glass of water half drunk
see: trees through a window, out of focus
see: a clock where both can see it
cliche: stacked pebbles
cliche: a head with puzzle pieces
colour: Wool grey #b8b2a8 | The chair.
colour: Evening #4a5468 | At the last hour.
colour: Paper tissue #f2efe9 | In reach.
colour: Fern #6b7d5c | On the sill.
colour: Tea #a8713c | Going cold.
colour: Brick #94584a | The wall outside.
say: hour, ask, stop, quiet, between us, try, enough, next
avoid: transform, healing journey, best version of yourself, unlock, mindset
value: Confidentiality | It's explained before anything is told.
value: Endings | Stopping is talked of at the start.
feel: Relief | It has been said.
feel: Courage | Sent.
feel: Clarity | Oh. That's mine.
moment: The one-line message | 'Not sure I need this.' | That's enough to begin with. I have [day] at [hour]; one talk, [sum], no decision afterwards. If you'd rather write first, write. | Please complete the intake form. | The step gets smaller.
moment: No free hour | Honest wait. | I've nothing until [month]. These three can be sooner. If it gets dangerous, [number] answers day and night. | We're at capacity. | A no that keeps them safe.
moment: Missed session | Second time. | You weren't there and I thought of you. The hour is charged as agreed. Shall we talk about stopping, or a better time? | No-show fee applied. | Both are allowed.
channel: Site | First hour, price, confidentiality, one line to write.
channel: Reply | Within a stated time, human, short.
chance: One-line contact | Replace the form for two months and compare. | Two months
chance: Between visits | Ask what they did the evening after. | Three months
trend: By video | Who stays longer, and who shouldn't?
mood: evening window, two chairs, quiet
form: two shapes not touching | slow waves
type: calm
arch: caregiver | someone dares to speak
arch: sage | a question does the work
theirs: explorer | they want to find out

# eldercare
family: care
terms: elder care, care home, nursing home, home care, nursing, care service, carers, assisted living, retirement home, day centre, dementia care, disability services, respite care, pflegedienst, pflegeheim, altenheim, residencia de ancianos, ayuda a domicilio, maison de retraite, aide à domicile, casa di riposo, badanti, lar de idosos, thuiszorg, verpleeghuis, sheltered housing, supported living
weak: elderly, residents, nurses, seniors, dementia, wheelchair, meals, family, night, dignity
people: residents and families
is: care service
offer: care
segment: daughters and sons with a job and a mother | who can be let into the house | after the second fall
segment: the person who needs it | what remains theirs to decide | last to be asked
segment: partners at the end of their strength | whether they may | months late
when: In a hospital corridor, within days, with guilt.
show: One ordinary day, hour by hour.
desire: very low | Nobody wants it; everybody wants it to be kind.
awareness: problem aware | They know it can't go on.
sophistication: novice | Grades, forms, costs, in the order they come.
stance: Care is judged by small delays: how long a bell rings, whether somebody knocks.
tension: The family buys safety and the old person wants salt, stairs and the cat.
pain: A different stranger each morning | She washes me. I don't know her name.
pain: Guilt | I promised never.
pain: Forms | I learned a language for the insurance.
pain: We said she likes music | So they put the radio on. All day.
wish: to visit as a daughter again
wish: to keep one habit
wish: to know the night is covered
doubt: Who comes? | Number of faces, languages, stand-ins.
doubt: What will it cost when money ends? | Each payer, each form.
doubt: May she bring the dog, the chair, the wine? | One by one.
rival: The family alone | until it breaks
rival: A live-in helper | cheaper, grey
rival: Managing somehow | proud
proof: How long staff stay | Say it in years.
proof: A day observed | Invite them to lunch unannounced.
position: the kept habit | ask for one and write it above the bed
position: the same hands | plan faces before hours
no: speak of residents as children
no: show hands holding hands
no: promise family
see: a worn armchair in a new room
see: breakfast at different hours
see: a name on a door in their own writing
see: slippers and boots
see: a window somebody looks out of
cliche: young hand on old hand
cliche: laughing seniors with balloons
colour: Wallpaper #e6dcc5 | From the old flat.
colour: Cardigan #6d7f8c | Buttoned wrong.
colour: Geranium #b8433c | On the ledge.
colour: Tea brown #8a5a34 | With sugar.
colour: Night corridor #35404a | One lamp on.
colour: Handrail #b58a58 | Worn.
say: knock, name, day, habit, night, ask her, same, salt
avoid: loved ones, golden years, home from home, dignity and respect, quality care
value: Asking the person | Questions go to the one in the chair.
value: Knocking | Doors are doors.
feel: Relief | A night slept.
feel: Being someone | They know how she takes her tea.
feel: Peace | Visiting, and only visiting.
moment: Guilt | A son breaks off. | Most people who sit there promised the same. What does she do every day that she'd hate to lose? Let's begin with that. | It's the best for everyone. | One habit carries more than comfort.
moment: A fall | A call at night. | Your mother fell at [hour]. She's awake, the doctor's been: [finding]. She asked for you; you can come now or at seven. This is what we change tomorrow. | There was an incident. | First the state, then the invitation.
moment: No room | Hospital discharges on Friday. | Nothing before [date]. Until then [service] can come twice a day; I'll ring them with you. Fill in this form today; the other can wait. | Waiting list is long. | The weekend is bridged.
channel: First call | Ask how the caller sleeps; then the forms.
channel: Weekly note | What she did, ate, laughed about.
chance: The habit above the bed | Try on one floor; ask families. | Two months
chance: Unannounced lunch | Offer it, and count who comes. | Three months
trend: Staff | How many faces per person and week, and how does it move?
mood: window light, things with a past
form: an armchair's outline | wallpaper repeat
type: calm
arch: caregiver | bells ring at night
arch: regular guy | tea, salt and names
theirs: caregiver | they hand over someone they love
`;
