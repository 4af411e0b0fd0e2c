/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const HEALTH = `
# care
family: care
people: patients
terms: patient, therapy, therapist, clinic, treatment, treat, practice, nurse, nursing, health, healthcare, care, caregiver, midwife, doula, counselling, counsellor, psychologist, rehabilitation, elderly, dementia, hearing, osteopath, speech, mental, medical, doctor, pharmacy, carer, home care, doctor
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

# vet
family: care
people: owners
terms: vet, veterinary, veterinarian, animal hospital, animal clinic, dog trainer, dog school, dog walking, kennel, cattery, grooming, animal shelter, farrier
is: animal practice
offer: care for animals
buyer: people who answer for a creature that cannot say where it hurts
when: A change in behaviour, noticed at the wrong hour
show: Say what is urgent and what can wait until morning; whoever says so earns the appointment.
stance: The patient cannot speak and the owner cannot be calm; both must be read.
tension: What is possible and what is kind are no longer the same; the practice has to be able to say so.
pain: Is it serious? | At eleven at night the internet says yes.
pain: The bill in the middle of grief | Money is spoken of too late.
doubt: What will it cost? | A range before treatment, a call above it.
rival: Waiting until morning | often right, once not
see: a hand on a flank
see: the waiting room floor, two leads
see: scales with a patient on them
cliche: a puppy in a lab coat
colour: fur white #f3efe6
colour: lead brown #6b4630
colour: vet green #3f6f5e
colour: iodine #a6542a
colour: night blue #24344d
colour: hay #d8bd7a
mood: calm, at the animal's height
arch: caregiver
arch: sage
theirs: caregiver
`;
