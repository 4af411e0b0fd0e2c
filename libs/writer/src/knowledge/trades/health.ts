/** Notes on trades: see ../trade.ts for the keys. */
export const HEALTH = `
# care
family: care
people: patients
terms: patient, therapy, therapist, clinic, treatment, treat, practice, nurse, nursing, health, healthcare, care, caregiver, midwife, doula, counselling, counsellor, psychologist, rehabilitation, elderly, dementia, hospice, hearing, massage, osteopath, speech, mental, medical, doctor, pharmacy, carer, home care, doctor
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
colour: plaster white #f5f2ea; slate blue #33506b; sage #6f8a78; warm grey #8c857b; terracotta #b3603f; deep teal #1f4d4f
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

# hair
family: care
people: clients
terms: hairdresser, hair salon, barber, barbershop, hair, salon, beard, haircut, nail salon, beautician, tattoo, tattooist
is: salon
offer: cuts
buyer: people who want to look like themselves on a good day
when: Every six weeks, and once in a while a decision
show: Show the same head on the day and three weeks later.
desire: medium
awareness: solution aware
sophistication: intermediate
stance: A cut is finished when its owner can do it alone on a Tuesday.
tension: The client asks for the picture and needs what suits the hair.
pain: Not being heard | Two centimetres became five.
pain: Small talk on command | Some come to be quiet.
doubt: Will I be able to do it at home? | Show it once, with their own brush.
doubt: What will it cost in the end? | A sum before the first wet hair.
rival: The chain without appointments | quick, cheap, a lottery
rival: The scissors at home | courage at midnight
no: work from a picture without saying what will be different
no: sell a bottle at the till
see: hair on the floor
see: the neck, from behind
see: a comb, wet, on a towel
see: the look into the second mirror
cliche: a model with wind in the hair
colour: towel #f3efe8; comb black #1d1d20; pomade green #3c5f55; copper #a75c35; mirror grey #9aa3a8; rouge #a93f4c
say: cut, length, grow, neck, wash, quiet, show, weeks
mood: honest mirror light, texture, no gloss
moment: It is not right | The client hesitates at the mirror. | You don't like it yet. Tell me where. We correct it now, or in a week when it has settled; both cost nothing. | You will get used to it. | It hears the hesitation before it is spoken.
arch: caregiver
arch: creator
theirs: lover

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
colour: fur white #f3efe6; lead brown #6b4630; vet green #3f6f5e; iodine #a6542a; night blue #24344d; hay #d8bd7a
mood: calm, at the animal's height
arch: caregiver
arch: sage
theirs: caregiver

# funeral
family: care
people: families
terms: funeral, undertaker, burial, coffin, coffins, urn, urns, cemetery, gravestone, gravestones, headstone, mourning, crematorium, memorial, grave
is: funeral house
offer: farewells
buyer: people who have to decide a dozen things in the worst week of their year
when: A death yesterday, or the wish to spare others the decisions
show: Say what must be decided today and what has time. Nothing else is read in that week.
desire: very low
awareness: problem aware
sophistication: novice
stance: Grief cannot be arranged, but the things around it can be taken off people's hands.
tension: Everything has a price and nobody wants to speak of it; a decent house speaks of it first.
pain: Decisions under shock | Wood, cards, music, by Thursday.
pain: Being sold to | A dearer coffin sounds like more love.
pain: A ceremony that could be anybody's | The name is inserted and the life is missing.
wish: to do right by the person
wish: to hear a sum before signing
wish: to be allowed to do some of it themselves
doubt: What does it cost? | One list with three columns: required, usual, possible.
doubt: May we do things differently? | Say what the law demands and that everything else is open.
rival: The cheap provider on the net | a sum without a person
rival: The house that has always done it | nobody asks why
no: use euphemisms for death
no: sell to somebody on the day
no: show doves, sunsets or candles
see: a coat on a hook
see: hands carrying, from behind
see: the material of the thing itself: wood, willow, stone
see: a path on an ordinary morning
cliche: white lilies and doves
cliche: a sunset over the sea
colour: unbleached linen #eee8dc; basalt #2c2e31; yew #33463a; willow #a58a5c; frost blue #8ea3b0; peat #3b2f28
say: died, today, later, choose, carry, name, time, you may
avoid: passed away, loved one, journey, eternal, peace of mind
value: Straightness | The word death is used, and so is the price.
value: Participation | Families may carry, wash, write, dig.
feel: Relief | Somebody says that this can wait until Monday.
feel: Gratitude | It was like him.
mood: overcast daylight, close to things, far from faces
moment: The first call | Somebody rings at night. | I'm sorry. There is nothing you have to do before the morning. If you'd like us to come now, we will; if you want to stay with [him/her], that is allowed. | Our deepest condolences on your loss. | It lifts the pressure in the second sentence.
arch: caregiver
arch: ruler
theirs: innocent
`;
