/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const ANIMALS = `
# vet
family: animals
terms: vet, vets, veterinarian, veterinary, veterinary practice, animal clinic, mobile vet, tierarzt, tierarztpraxis, tierklinik, veterinario, clínica veterinaria, vétérinaire, veterinário, dierenarts, farm vet, equine vet, farrier, animal physiotherapy, animal osteopath, hoof care
weak: dogs, cats, horses, cattle, pets, vaccination, surgery, owners, animals, spay, teeth, lame
people: owners
is: veterinary practice
offer: care for animals
segment: people with an animal that doesn't eat | whether it must be now | on a Sunday
segment: owners of old animals | how far to go and when to stop | for weeks, in secret
segment: farmers with a herd | who comes, what it saves | at three in the morning or at planning
when: In alarm, or in a quiet dread.
show: When it's an emergency and when it can wait.
desire: very low | They want it well, and to have done right.
awareness: problem aware | They see a sign and imagine the worst.
sophistication: novice | Signs, not diagnoses.
stance: The patient can't speak and the owner can't judge, so each decision is a test of candour.
tension: Love has no limit and the account has.
pain: The bill at the desk | I'd have sold the car. They knew.
pain: Is she suffering? | Nobody will say it for me.
pain: Chains | Another face each time, same logo.
pain: She's terrified | She knows the corner of the street.
wish: to be told what they'd do for their own
wish: to know the sum before
wish: to be there at the end
doubt: How much might this be? | Range and what would change it, before the needle.
doubt: Do we need that test? | What it could change.
doubt: Is it time? | Three things to watch at home.
rival: The forum | a thousand vets
rival: Waiting a night | often fine
rival: The cheap chain | later hours
proof: How often nothing was done | Count 'watch and wait'.
proof: Estimates against bills | Publish pairs.
position: the estimate first | never open a drawer before the sum
position: the good end | write about stopping
no: use guilt
no: show wounded animals
no: promise years
see: a lead on a hook
see: a hand on a flank, breathing
see: a van with its tailgate down in a yard
see: scales on a floor with a paw
see: an empty blanket, folded
cliche: puppy with stethoscope
cliche: paw prints and hearts
colour: Straw bedding #d9bf83 | In the kennel.
colour: Lead leather #6f4a30 | Chewed.
colour: Slate nose #4b4f54 | Cold, wet.
colour: Gauze #f2efe8 | Rolled.
colour: Iodine brown #8b4a20 | On a shaved square.
colour: Field green #5b7642 | Where it should be.
say: watch, eat, now, wait until, sum, stop, breathe, hers
avoid: fur babies, furry friends, pawsome, pet parents, compassionate care
value: Sum before needle | Costs come first, softly.
value: Stopping | Not treating is spoken of as care.
feel: Relief | She ate.
feel: Trust | 'I would wait, with mine.'
feel: Peace | At home, on her blanket.
moment: Sunday call | Dog vomiting. | Is the belly hard, is he trying and nothing comes? Then come now. If not: no food till night, water by the spoon. If [sign], ring again at any hour. | The emergency fee is. | Two questions sort the night.
moment: The end | An owner can't say it. | You know her best. If she no longer does two of her three favourite things, most of us would let her go. I can tell you exactly how it is. There's no wrong day this week. | It's your decision. | The question gets a handle.
moment: Too dear | Surgery. | [Sum] with a fair chance; [sum] to make her comfortable without. Both are decent. I'd think about it in the garden with her. | We have payment plans. | Both ways are made honourable.
channel: Emergency page | Signs with now, today, tomorrow.
channel: Estimate | Low, likely, high, why.
channel: Note afterwards | Two lines by hand.
chance: The waiting-room table | Publish 'now or wait' for ten signs. | Two months
chance: Stopping | Write the page nobody has; see who thanks. | Two months
trend: Insurance | Who asks after insurance, before or after?
mood: floor level, daylight, quiet hands
form: a curled back | stitches
type: natural
arch: caregiver | the patient can't say it
arch: sage | it knows when to wait
theirs: caregiver | someone depends on them

# petcare
family: animals
terms: pet shop, pet food, dog food, cat food, dog grooming, dog groomer, groomer, dog training, dog trainer, dog walker, dog walking, kennel, kennels, cattery, pet sitter, dog daycare, dog breeder, breeder, horse stable, livery, livery yard, equestrian, tackshop, hundeschule, hundesalon, tierpension, zoofachgeschäft, peluquería canina, adiestramiento, residencia canina, toilettage, pension canine, toelettatura, hondenschool, aquarium shop, bird food, guide dogs
weak: dog, dogs, cat, cats, puppy, pets, coat, lead, treats, walk, owners, horse, stable
people: owners
is: pet business
offer: care for pets
segment: first-time owners with a puppy and nine opinions | whose advice to follow | in the first fortnight
segment: owners who go away | whom the animal would like | before the ticket is booked
segment: owners of the difficult one | who won't send them off | after a refusal
when: Driven by love, guilt and the next holiday.
show: The animal after an hour there: asleep.
desire: high | They'd do anything; don't use that.
awareness: solution aware | They've a feed full of trainers.
sophistication: intermediate | They've read three methods.
stance: People buy for the animal with their own fears; whoever knows animals can take some of the fears away.
tension: The buyer is not the user, and the user is honest.
pain: She won't eat it | Nineteen a bag, and a look.
pain: He came home hoarse | Three days of barking, I think.
pain: Everybody shouts a method | Clicker, pack, ignore.
pain: Sorry, he bites | Then nobody would take him.
wish: to leave without looking back
wish: to walk past another dog
wish: to be told he's normal
doubt: Will he be happy there? | Trial hour, picture, what if not.
doubt: What's in it? | Share of what, by weight.
doubt: Is my dog a problem? | What's usual at that age.
rival: The neighbour's girl | loves him, forgets the gate
rival: The supermarket bag | eaten with joy
rival: Staying home | holidays on the balcony
proof: Second visits | Watch if it pulls towards the door.
proof: Contents by weight | In kitchen words.
position: the animal's verdict | judge everything by what it does the second time
position: the difficult ones | say who is taken
no: dress animals up
no: frighten about food
no: shame owners
see: a dog asleep mid-room
see: wet towel, paw prints
see: a bowl licked across the floor
see: hair on an apron
see: a lead slack
cliche: dog in sunglasses
cliche: paw logo
colour: Wet towel #8fa3a6 | After rain.
colour: Kibble #8a5f3a | Plain.
colour: Tongue #cf7d7a | Out.
colour: Tennis green #c3cf3d | Found in the hedge.
colour: Leather #6a452c | Collar.
colour: Straw #dcc68d | Stable.
say: second time, eat, sleep, slack, trial, weight, normal, door
avoid: fur baby, pawfect, spoil, best friend deserves, woof
value: The animal decides | A trial ends when it says so.
value: No shame | No one is told they spoiled it.
feel: Trust | It ran in.
feel: Relief | A loose lead.
feel: Comedy | Mud to the ears.
moment: Refused the food | A message. | Some do for two days: change over with a third. If she's still looking at you on day four, it isn't hers; tell me what she ate before. | All dogs love it. | The dog gets a say.
moment: Doesn't settle | First night. | He paced till [hour], then slept by the door with your shirt. He ate half. I'd give it one more night; shall I ring at eight? | He's having a ball! | Truth with a shirt.
moment: A biter | Caller ashamed. | Whom, when, how hard? Twice at the door is one thing, out of sleep another. First I'd like to see you two walk; no one else there. | We don't take aggressive dogs. | Questions before labels.
channel: Picture after an hour | Animal, asleep; one true line.
channel: Bag | Weight of what, first day, fourth day.
chance: The second time | Film arrivals on visit two, with leave. | Two months
chance: The difficult list | Say publicly who may come. | Three months
trend: Fewer chemicals, fewer grains | What do owners ask, and does the animal care?
mood: floor level, hair, weather
form: a loose lead's curve | bowls
type: natural
arch: caregiver | it can't say what it needs
arch: jester | it's muddy and delighted
theirs: caregiver | they love and doubt
`;
