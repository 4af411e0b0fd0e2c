/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const PERSONAL = `
# hair
family: personal
terms: hairdresser, hair salon, barber, barbershop, barber shop, haircut, haircuts, hairstylist, friseur, friseursalon, peluquería, peluqueria, barbería, coiffeur, salon de coiffure, parrucchiere, barbiere, cabeleireiro, kapper, curly hair, braids, wig, wigs, hair extensions
weak: hair, cut, colour, fringe, beard, shave, scissors, curls, wash, blow-dry, salon
people: clients
is: hair salon
offer: haircuts
segment: people who have found nobody since the last one moved away | whom to trust with a first cut | after a bad one, or before an interview
segment: regulars on a rhythm | the next appointment, at the chair | every five to nine weeks
when: Booked in hope, remembered in the mirror the next morning.
show: Hair two weeks after the cut, in daylight, on somebody ordinary.
desire: high | They want to look like themselves on a good day.
awareness: product aware | They have had hundreds of cuts; tell how you listen.
sophistication: intermediate | Everyone knows what went wrong last time and few can name it.
stance: A cut is a conversation with scissors, and most bad ones begin with a bad question.
tension: Clients bring a picture of someone else's head.
pain: Two centimetres became six | I said ends. She heard ears.
pain: It only works with their dryer | At home I look like the before.
pain: Small talk as a fee | I'd have paid more for silence.
pain: Nobody can do my kind of hair | They touched it and called a colleague.
wish: to wake up and leave the house
wish: to stop explaining
wish: to be told that the picture won't work
doubt: Can you do my hair? | Show your work on that texture, or say who does it well.
doubt: What will it cost in the end? | Price by cut and time, with everything in it.
doubt: I don't like talking. | A sign, a tick in the booking, and it is respected.
rival: The walk-in chain | quick, cheap, another person each time
rival: A friend with clippers | free and forgiven
rival: Letting it grow | the commonest of all
proof: The same head after weeks | dated, unstyled
proof: Hands that have held every texture | pictures sorted by hair and not by face
position: The cut that grows out well | talk of week six
position: The question before the scissors | publish the three that are asked of everybody
no: use celebrity names
no: call grey, curls or baldness a problem
no: retouch hair
see: nape of a neck, fresh line
see: hair on a tiled floor, several colours
see: comb in water glass
see: a hand held flat to show length
see: somebody leaving, from behind
cliche: scissors forming a heart
cliche: a head thrown back in slow motion
colour: Cape black #202124 | nylon
colour: Cold tile #d8dfdf | under the hair
colour: Henna #8a3f1f | on foil
colour: Talc #f3efe9 | a brush of it
colour: Chair leather #5a2f2c | cracked at the arms
colour: Disinfectant blue #3c7fa0 | the comb jar
say: length, texture, grow out, dry, neck, weeks, honestly, leave
avoid: transform, stunning, pamper, hair goals, slay
value: Listening | The hair is seen dry before it is touched.
value: Candour | A cut that won't work at home is advised against.
feel: Lightness | Shaking the head outside.
feel: Recognition | There I am again.
feel: Ease | Twenty minutes without a word.
moment: Unhappy in the mirror | They hesitate. | Tell me what you see. If it's length I can't give it back, but I can show you what it does in three weeks, or change the shape now. | It looks great on you! | Says what scissors can and cannot do.
moment: A wish for bleach | Hair already damaged. | I could, and you'd lose some of it. Two steps with a month between is what I would do. Or we keep the colour and move the light. | No problem. | An expert's no with a path.
moment: Running late | The client waits. | I'm [minutes] behind, and you'll get your full time. If that breaks your day, I'll find you another hour now. | Won't be long! | Minutes, not moods.
channel: Booking | minutes, price, quiet chair
channel: Picture feed | hair by texture, two weeks on
chance: Week six | Photograph volunteers later and see if it sells more than the day itself. | Three months
chance: Quiet appointments | Offer and count. | One month
trend: Longer gaps | How many weeks lie between visits now and three years ago?
mood: even daylight, mirrors, no gloss
form: A single clean edge | comb teeth
type: modern
arch: lover | people come to like what they see
arch: sage | it knows what hair will do next month
theirs: lover | they wish to be seen, as themselves

# beauty
family: personal
terms: beauty salon, beautician, nail salon, nails, lashes, eyebrows, cosmetician, kosmetikstudio, spa, day spa, facials, waxing, manicure, pedicure, makeup artist, salón de belleza, institut de beauté, estetista, skin care, skincare, cosmetics, soap, soaps, perfume, perfumer, perfumery, parfumerie, candles, sauna, bathhouse, hammam, massage
weak: skin, cream, scent, relax, treatment, oils, serum, bath, shave, fragrance
people: clients
is: beauty business
offer: care for skin and senses
segment: people who want an hour with nobody asking for anything | what to book and whether they will feel inspected | after a bad month
segment: people whose skin or nails annoy them | something that works and how long it takes | when a self-made routine failed
when: Half reward, half repair, often hidden from the household accounts.
show: Skin as it is, close, in daylight; and minutes and prices.
desire: medium | They want it and feel they ought not; give them a practical reason.
awareness: solution aware | Shelves and feeds taught them names, so say what is unnecessary.
sophistication: intermediate | They read ingredients halfway.
stance: The trade lives on telling people what is wrong with them; saying what is fine is rarer and kinder.
tension: A result that lasts means a client who comes less often.
pain: Sold a shelf | I came for brows and left with a bag.
pain: Red for a week | They said it would glow.
pain: The look on her face | She bent over my skin and breathed in.
pain: Words off a laboratory wall | Peptides. I nodded.
wish: to be touched kindly and competently
wish: to need fewer products
wish: to smell like themselves
doubt: Will it hurt? | How much, where, for how long.
doubt: My skin is sensitive. | Patch first, list of contents, and when to ask a doctor.
doubt: What does it really do? | What one sees, after how long, and what it cannot.
rival: The bathroom cabinet | full and guilt-inducing
rival: A clinic with lasers | stronger promises
rival: Sleep | works, hard to book
proof: Contents in plain words | what each is for
proof: Cleanliness one can watch | tools opened in front of the client
position: Fewer things | remove steps from people's routine in public
position: The honest hour | minutes, touch, silence, price
no: use before-and-after faces to shame
no: promise youth or healing
no: whiten, slim or erase in pictures
see: hands, wet, unhurried
see: steam on a tiled wall
see: a bar of soap with a fingerprint
see: folded towels, one used
see: pores
cliche: stones stacked on orchids
cliche: cucumber eyes
colour: Towel #f1ede6 | many washes
colour: Clay mask #b79b86 | drying
colour: Eucalyptus #7d9484 | in the steam
colour: Rose wax #c78a86 | warm
colour: Basin #dfe6e4 | porcelain
colour: Night oil #4a3a2b | amber glass
say: skin, hands, minutes, leave alone, warm, rinse, scent, enough
avoid: anti-ageing, flawless, pamper, glow up, detox
value: Leaving alone | Whatever needs nothing is left in peace.
value: Hygiene | Each tool's way is visible.
feel: Quiet | The first warm cloth.
feel: Dignity | A scar is treated like the rest.
feel: Vanity, cheerful | A hand turned in the light on the bus.
moment: A reaction | Redness at home. | Take it off with water and nothing else, and send me what you used. If it spreads or burns, see a doctor today; then write to me. | It's normal. | Safety, order, and who decides.
moment: A wish to look younger | Said shyly. | I can make it softer and calmer. Younger I can't, and you look like someone who laughs. | We have just the treatment! | It declines an easy sale.
moment: Running over | Next client waits. | I've [minutes] left. Better one thing well: which? | We'll rush a bit. | Choice before hurry.
channel: Price list | minutes beside each price, nothing 'from'
channel: Label or site | contents, use, what not to expect
chance: The shorter routine | Ask clients to bring what they own, and count what is left. | Two months
chance: Men, elders, sick people | Find out who thinks the door isn't for them. | Three months
trend: Ingredient reading | Which contents are asked about now?
mood: steam, skin, north light
form: A pebble's uneven oval | drops
type: calm
arch: caregiver | touch is trust
arch: lover | senses decide
theirs: lover | they want an hour in their own skin

# tattoo
family: personal
terms: tattoo, tattoos, tattoo studio, tattoo artist, tattooist, piercing, piercer, tätowierer, tatuajes, tatuador, tatoueur, tatuatore, tatoeëerder
weak: ink, needle, flash, skin, cover-up, design, appointment
people: clients
is: tattoo studio
offer: tattoos
segment: people with an idea they have carried for years | who draws the way they mean | after a long look at other people's arms
segment: first-timers with a date in mind | whether they will be judged or hurt | around a birthday or a loss
when: A permanent decision with a waiting period, made by looking at pictures at night.
show: Healed work, a year on, in flat light.
desire: high | The wish is old; remove fear and vagueness.
awareness: product aware | They follow artists and not studios.
sophistication: advanced | Half their friends are covered.
stance: Skin ages; designs that admit it look better at sixty.
tension: The picture is forever and the mood is Friday.
pain: Fresh ink photographs | On day one everything looks sharp.
pain: The cool counter | Nobody looked up.
pain: Blurred letters | It was a name. It's a smudge now.
pain: Saying no to the drawing | He'd drawn it; I couldn't tell him.
wish: to be talked out of a bad idea
wish: to have something nobody else wears
wish: to know what it will do in ten years
doubt: Does it hurt? | Where, how, and for how many minutes at a time.
doubt: And if I don't like the sketch? | Say how changes work.
doubt: Hygiene? | Open the packets in front of them.
rival: A cheaper chair tonight | impulse has open doors
rival: Not doing it | the drawer with the sketch
rival: A famous name abroad | a pilgrimage
proof: Healed pictures with dates | pores visible
proof: Lines | one long one, close
position: Built to age | talk of years
position: The careful no | publish what you decline
no: post a client's story without leave
no: rush a deposit
no: show fresh swelling as finished
see: stencil on skin, purple
see: gloved hand stretching
see: sheet of drawings with coffee mark
see: bandage seen through a sleeve
see: an old tattoo, soft, liked
cliche: skulls and roses on black
cliche: a chair under red neon
colour: Stencil violet #5a4a9a | transfer paper
colour: Carbon #1d1d1f | lining ink
colour: Nitrile #2b2f36 | glove
colour: Skin in light #d9a583 | the paper
colour: Green soap #7fa06a | spray bottle
colour: Flash red #b2302d | shading
say: healed, line, size, years, place, sketch, wait, skin
avoid: badass, inked, edgy, custom creations, express yourself
value: Time to think | A night lies between sketch and needle.
value: Cleanliness | Every packet is opened in view.
feel: Resolve | The first line.
feel: Ownership | Unwrapping it.
feel: Calm | It was nothing.
moment: A bad idea | A partner's name. | I'd do it in a year. If you want something for now, here are three things that stay true if life changes. | Sure, where? | A delay with a drawing attached.
moment: It heals badly | A worried message. | Photograph it in daylight, don't scratch, wash as on the sheet. If it's hot or spreading, go to a doctor today; then tell me. | That's normal. | Care before pride.
moment: Too small | Text in tiny letters. | At that size the letters close up in a few years. [Size] is the smallest that lasts; look at these old ones. | We can do any size. | Evidence on someone's arm.
channel: Portfolio | healed first, fresh marked as fresh
channel: Messages | size, place, idea, days; answered in order
chance: The return visit | Invite people after a year to be photographed. | One year
chance: Aftercare as design | Print it so that it stays on the fridge. | One month
trend: Removal and cover | How many first talks begin with an old mistake?
mood: flat light, skin, steady
form: One unbroken line | stippling
type: bold
arch: creator | somebody draws for one body only
arch: outlaw | it still asks for a little nerve
theirs: creator | they design themselves

# funeral
family: personal
terms: funeral, funerals, funeral director, funeral home, undertaker, undertakers, burial, cremation, crematorium, cemetery, coffins, bestatter, bestattung, bestattungen, funeraria, pompes funèbres, onoranze funebri, funerária, uitvaart, hospice, hospice at home, palliative care, memorial, headstones, gravestones, cemetery mason, monumental mason, pet cremation
weak: grave, ashes, mourning, bereaved, ceremony, urn, dying, stone, inscription, wake
people: families
is: house for the last things
offer: help at the end of life
segment: a son, daughter or partner with a telephone in the hand | whom to ring and what happens tonight | within hours
segment: people putting their own affairs in order | what it costs and what may be left out | in a calm month, usually alone
when: Never wanted, seldom planned, and decided by people who haven't slept.
show: What happens next, in order, with prices; nothing else on the first page.
desire: very low | Do not sell. Answer.
awareness: problem aware | They know what has happened and nothing about what follows.
sophistication: novice | Most arrange this once or twice in their lives, so say each word in full.
stance: Families remember who spoke slowly, and forget the flowers.
tension: Grief asks for time and offices ask for forms.
pain: Not knowing what to do first | I stood in the hall and couldn't think of one number.
pain: Prices one can't ask | You feel shabby asking what the cheapest is.
pain: Being hurried | They needed a decision on the handles.
pain: Hollow phrases | He passed peacefully, it said. He didn't.
wish: to do right by the person
wish: to be told what can wait
wish: to take part with their own hands, if they can bear it
doubt: What will it cost? | A full example with every line, smallest first.
doubt: Must we decide today? | List the two things that are urgent and say that the rest can wait.
doubt: Can we do some of it ourselves? | Say what the law allows here and who helps.
doubt: May the children come? | Say what others have done; leave it to them.
rival: The cheap offer on the internet | a form and a collection
rival: The family's usual house | always were with them
rival: Leaving everything to relatives | and to chance
proof: The price list in full | on paper, at the door, online
proof: Names and faces of those who will come | taken in daylight, sober
position: The calm voice | every text reads as if spoken at night
position: The plain farewell | what can be left out is shown first
no: use euphemisms the family did not use
no: show grief in faces
no: upsell in the first conversation
see: a chair beside a bed
see: hands on wood or stone
see: a lit hallway
see: a list in pencil
see: a field or yard in ordinary weather
cliche: doves and sunsets
cliche: praying hands in sepia
colour: Lime plaster #ebe7de | a quiet wall
colour: Oak #8b6a48 | waxed, plain
colour: Charcoal wool #34363a | a coat
colour: Moss #66714f | on old stone
colour: Winter sky #aab6be | through a window
colour: Wax #e2cf9f | a short candle
say: died, tonight, first, you may, wait, ring, together, name
avoid: passed on, journey, tailored, closure, celebration packages
value: Slowness | Nothing is signed in the first hour.
value: Plain prices | The simplest form is listed first and described with the same care.
value: Respect | The dead person is called by name.
feel: Being held | Somebody else knows the order of things.
feel: Rightness | A detail that only they would understand.
feel: Quiet | The evening after.
moment: The call at night | A daughter rings. | I'm [name]. You don't have to do anything tonight except [one thing]. I'll tell you what comes tomorrow when you want to hear it. | How can we assist you? | It takes the weight off the next hour.
moment: The cheapest | Somebody asks, ashamed. | The simplest is [sum] with everything in it, and it is a proper farewell. Nobody needs to have more. | We have options for every budget. | Dignity is put before price.
moment: A mistake in the notice | A name misspelt. | That was our error. The right one is in tomorrow's paper and on everything else by [hour]; I've checked each letter with you. | We apologise for any inconvenience. | Correction, time, proof.
channel: Telephone | a name, a breath, one question at a time
channel: Site | first steps, price list, who will come
channel: Letter afterwards | weeks later, short, nothing for sale
chance: The list for the hall drawer | One sheet about the first day, given away through doctors. | Three months
chance: Talks in calm times | Invite people who are not in need; note their questions. | Six months
trend: Simple and direct farewells | Which parts do families leave out, and what do they miss later?
mood: still, daylight, room for silence
form: A horizon | one line, ended
type: calm
arch: caregiver | somebody has to carry what others cannot
arch: sage | it knows the order of what must be done
theirs: caregiver | they want to do it right for someone

# cleaning
family: personal
terms: cleaning firm, cleaning company, cleaner, cleaners, office cleaning, window cleaning, window cleaner, laundry, laundrette, launderette, laundromat, dry cleaning, dry cleaner, wäscherei, reinigung, gebäudereinigung, limpieza, lavandería, lavanderia, pressing, nettoyage, pulizie, limpeza, schoonmaak, wasserette, carpet cleaning, pest control, waste collection, house clearance
weak: clean, wash, stain, mop, hygiene, ironing, chemicals, keys, hours, vacuum, bins
people: clients
is: cleaning firm
offer: cleaning
segment: people who answer for rooms that others use | who comes when nobody is there | after a complaint, or when a contract ends
segment: households that buy back an afternoon | whom to give a key | after a quarrel about the bathroom
when: Noticed only when it has not been done.
show: Which rooms, how often, by whom, with whose key.
desire: low | It is a chore, so sell the hour and the peace.
awareness: solution aware | They have a cleaner or had one; ask what went wrong.
sophistication: intermediate | They know the tricks by now: corners, edges, behind doors.
stance: A building is trusted to people it never sees, and the firm that lets them be seen is trusted more.
tension: Buyers compare by the hour while dirt does not keep hours.
pain: Somebody different each week | I explain the alarm every Monday.
pain: Clean in the middle | Look at the skirting.
pain: Whom do I tell? | I left a note. It was cleaned away.
pain: Paid too little to care | I know what they earn. So do they.
wish: to come in and notice nothing
wish: to have one person to ring
wish: to pay properly without being a fool
doubt: Who has my key? | Names, insurance, what happens at a change.
doubt: What exactly is done? | A sheet for each room, times a week.
doubt: Which agents do you use? | List, purpose, where not.
rival: The cheapest tender | changes hands yearly
rival: Doing it themselves in turns | a rota on the fridge
rival: Robots | flat floors only
proof: A room sheet signed | dated, ordinary
proof: How long people stay in the team | as a plain figure if there is one
position: The same faces | staff are introduced like doctors
position: The edge of the room | show corners
no: show models with yellow gloves
no: promise sterility
no: joke about dirt and class
see: a wet edge drying on stone
see: a bunch of labelled keys
see: a trolley, in its order
see: windows from the inside at dusk
see: folded cloths by colour
cliche: sparkles and stars
cliche: a spray bottle held like a pistol
colour: Bucket blue #2f6ea3 | one of four
colour: Soap water #e6eef0 | grey-white
colour: Bristle #c8a24a | worn flat
colour: Floor stone #8b8c88 | wet
colour: Cloth red #b5403a | for one room only
colour: Rubber black #26282a | squeegee
say: key, corner, week, list, same, done, report, room
avoid: sparkling, spotless guarantee, hygiene solutions, peace of mind
value: Reliability | A missed visit is reported by the firm before it is noticed.
value: Respect | Cleaners are introduced by name.
feel: Relief | Friday, lights on, floor dry.
feel: Trust | The key comes back on its hook.
feel: Order | The desk as it was, only clean.
moment: Something broke | A vase. | We broke the blue vase on the sill on [day]. It's kept in a box; tell me its value and I'll deal with it through the insurance. | Things happen. | Reported first by the one who did it.
moment: A complaint | The kitchen was left. | You're right, the kitchen was missed: [reason]. Someone does it by [hour]; I'll look at it myself on [day]. | We'll pass it on. | A reason, an hour, a person.
moment: Cheaper elsewhere | A buyer pushes. | For that sum I can do the floors twice a week or everything once. Below it somebody isn't paid. Which would you have? | We'll match it. | Hours and wages stay visible.
channel: Offer | rooms by frequency, one page
channel: Note on site | name, number, what was done
chance: The handover hour | Test meeting each client once a quarter in the room itself. | Three months
chance: Daytime | Ask which rooms could be cleaned while people are there. | Two months
trend: Half-empty offices | What changes if floors are used three days a week?
mood: dawn, wet floors, order
form: A swept arc | keys in a row
type: minimal
arch: caregiver | others work in what it looks after
arch: regular guy | honest hours, honest pay
theirs: ruler | they answer for the place

# wedding
family: personal
terms: wedding planner, wedding planners, event planner, event agency, event organiser, party planner, celebrant, hochzeitsplaner, eventagentur, organizadora de bodas, wedding venue, event venue, conference venue, party hire, marquee hire, balloon, fireworks
weak: wedding, weddings, bride, couple, ceremony, guests, venue, event, budget, decoration, suppliers
people: couples
is: planner
offer: one day, planned
segment: couples with a date and divided families | what to hold on to and whom to hire | nine to eighteen months ahead
segment: firms with a day to fill | an occasion that works and can be accounted for | a quarter before
when: Expensive, single, and full of advice from people who pay.
show: A running order and a budget, then one picture.
desire: high | They want the day and dread the way.
awareness: problem aware | They thought it would be easy; name the three hard weeks.
sophistication: novice | First time for nearly everybody; begin with the words suppliers use.
stance: A good day leaves room for what nobody planned.
tension: It should look like the couple and please a hundred others.
pain: Everyone has an opinion | My aunt has a spreadsheet.
pain: Prices double at the word | The same cake was half for a birthday.
pain: Pictures of other people | Ours looks nothing like the barn in the feed.
pain: We quarrel about napkins | About napkins!
wish: to remember it
wish: to have a day that sounds like them
wish: to be able to enjoy the afternoon
doubt: What do you do that we couldn't? | List hours and phone calls.
doubt: Do you take commission from suppliers? | Say yes or no and how much.
doubt: What if it rains? | The plan for it, at once.
rival: Friends with lists | generous until June
rival: The venue's package | one price, one look
rival: Running away to a registry office | tempting
proof: A real timetable with what went wrong | and what was done
proof: A budget with lines | names removed
position: The day that breathes | fewer items, longer gaps
position: The honest budget | figures before flowers
no: call it a fairy tale or the happiest day
no: show only one kind of couple
no: promise weather or families
see: chairs being unfolded
see: a list, ticked, damp
see: hands fixing a collar
see: the table before anyone sits
see: late, shoes off, from behind
cliche: rings on a book page
cliche: mason jars and hessian
colour: Paper #f4efe6 | place cards
colour: Grass stain #6b7f4a | on a hem
colour: Dusk #39435e | when the lamps go on
colour: Peony #c4788a | past its best
colour: Rope #b79e77 | the marquee
colour: Ribbon #8c2f3c | cut with teeth
say: day, hour, who, rain, guests, list, yours, leave out
avoid: dream wedding, magical, bespoke, happily ever after, unforgettable
value: Siding with the couple | In doubt the two of them decide and the planner says it.
value: Open books | Each supplier's price is passed on as it is.
feel: Trust | The phone stays in the planner's pocket.
feel: Surprise | A speech nobody expected.
feel: Presence | They saw each other's faces.
moment: Family pressure | A mother rings. | I hear what you'd like. I work for the two of them and will pass it on in your words; they'll answer you by [day]. | We'll make everyone happy! | A boundary which does not offend.
moment: Over budget | The list is too long. | You are [sum] over. Three things guests won't notice: [list]. Strike one and we're there. | We could upgrade later. | Cutting is offered as help.
moment: Rain | That morning. | We move at [hour]: tent, wood floor, heaters as planned. You don't need to do anything; look out at four. | Don't worry! | A plan is quieter than comfort.
channel: First meeting | three questions, one page, no mood board
channel: Site | budgets, rain plans, ordinary faces
chance: Small days | Ask couples under thirty guests what they missed. | Three months
chance: The day after | Offer help with what nobody plans and see who wants it. | Two months
trend: Weekdays and winter | Are dates moving, and for which reason?
mood: between moments, natural light
form: Place cards in a row | a long table from above
type: calm
arch: caregiver | it takes a weight from two people
arch: ruler | someone has to know what happens at four
theirs: lover | the two of them are the point
`;
