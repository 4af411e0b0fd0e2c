/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const SHOPS = `
# shop
family: shop
people: customers
terms: shop, store, sell, seller, retail, retailer, stall, range, assortment, stock, collection, vintage, rent, rental, dealer
is: shop
offer: a chosen range of goods
buyer: people who would rather choose from twelve good things than from twelve hundred
when: A purchase that could be made elsewhere in two clicks
show: Advertise one thing and the reason why it was let in. A range is an argument, and one item proves it.
desire: medium
awareness: solution aware
sophistication: intermediate
stance: A shop is worth visiting for what it leaves out.
tension: A narrow choice makes people trust the shop and makes some of them leave without anything; both are the price of the same decision.
pain: Endless choice, no judgement | A filter can sort ten thousand items; it cannot say which one is good.
pain: Advice that follows the margin | People suspect that what is recommended is what must go.
pain: It looked different on the screen | Size, weight and finish cannot be judged from a photograph.
pain: Returning things | The parcel, the label and the way to the drop-off point cost more than the mistake.
wish: to be told honestly which one not to buy
wish: to touch it first
wish: to own fewer and better things
doubt: Isn't it cheaper online? | Sometimes. Say so, and say what is included here: advice, fitting, somebody who answers afterwards.
doubt: Will you still be here when something is wrong? | Give a name and a way to reach that person.
doubt: Is this really better, or only nicer? | Show the one difference that can be seen or felt.
rival: The large platforms | everything, tomorrow, returnable; no opinion
rival: The chain in the main street | convenient and predictable; the same in every town
rival: Keeping the old one | the strongest competitor of all, and often right
no: stock something only because it sells elsewhere
no: run a sale that punishes whoever bought last week
no: describe an object with words that would fit any other
see: one item alone, at its true size, beside a hand
see: the label, stamp or seam that proves what it is
see: the shelf with its gap
see: the counter with what is being wrapped
see: an object in use a year later
cliche: a flat lay with a coffee and a plant
cliche: a model laughing at the product
colour: wrapping paper #ece3d2
colour: ink #22252b
colour: enamel green #2f5d50
colour: oxide red #9b3a2a
colour: brass #b58a32
colour: shelf oak #7a5a3c
say: chosen, use, last, fit, try, ask, keep, mend
avoid: must-have, curated, lifestyle, treat yourself, iconic
value: Judgement | Every item on the shelf has a reason that can be said in one sentence.
value: Candour | People hear which one not to buy.
feel: Confidence | They hold two, put one back, and know why.
feel: Delight | They find the thing they had stopped looking for.
moment: The wrong thing for the job | A customer wants the dearest one. | You can have it, but for what you describe the plainer one does the same. I'd take that. | Great choice, this is our bestseller! | Advice against one's own till is remembered.
moment: Something broke | It is six weeks old and the customer is annoyed. | Bring it in or send a picture. If it is the [part], we replace it; if not, we'll look for what can be done. | Please refer to our terms and conditions. | It starts with help and leaves the rules for later.
chance: One shelf, explained | Each month one item and its reason, in the window and in a letter. | Three months
chance: Mending and spare parts | What was sold comes back for care, and its owner with it. | One year
trend: Fewer, dearer purchases | Check whether the average basket grows while the number of visits falls.
trend: Used beside new | Check what share of buyers would take a used piece with a warranty.
mood: exact, close and quiet
form: A tag with one punched hole | shelf lines: thin rules at uneven heights
type: minimal
arch: sage
arch: creator
theirs: explorer

# bookshop
family: shop
terms: bookshop, bookstore, bookseller, booksellers, antiquarian books, second-hand books, buchhandlung, antiquariat, librería, libreria, librairie, livraria, boekhandel, comic shop, comics, magazine shop, stationery shop, map shop, record shop, record store, vinyl records, plattenladen
weak: books, reading, novels, shelf, authors, read, poetry, records, readings
people: readers
is: bookshop
offer: books
segment: readers who finish what they start | what to read next on a person's word | with ten minutes before a train
segment: people with a present to buy and no idea | something the other hasn't got and will open | on the way to the party
segment: schools, libraries and firms that order in number | who gets it by Friday with the right invoice | at the start of term
when: Half of the visits are unplanned, the other half late.
show: One book and three sentences by somebody who has read it to the end.
desire: medium | They have a pile at home; give them permission for one more.
awareness: most aware | They know where books are cheaper or quicker, so offer a judgement.
sophistication: advanced | Regulars read more than the staff; ask them.
stance: Stock is an opinion about what is worth an evening, and a shop should be willing to defend its own.
tension: The bestseller by the till pays for the shelf of poems at the back, and each embarrasses the other.
pain: Recommended because you bought | It thinks I'm a beekeeper. I gave one bee book.
pain: The guilt pile | I buy them faster than I live.
pain: Blurbs | 'Unputdownable', said someone with the same publisher.
pain: I don't know what I like any more | Since the children I've read the backs of packets.
wish: to be told to leave that one and take this
wish: to be surprised by a shelf
wish: to talk about it afterwards
doubt: It's one click away. | So it is; say what the click doesn't know.
doubt: Do you have it? | Yes, or when, within a breath.
doubt: I haven't read anything for years. | Short, strange and finished in two evenings.
rival: The warehouse with the algorithm | everything tomorrow, opinion on nothing
rival: The library | free, wise, wants it back
rival: The phone in bed | always charged
proof: Slips in the books | Let each carry a name and a doubt.
proof: Books sent back | Say what was not ordered again, and why.
position: the shop that says leave it | print advice against a book once a week
position: the next book | ask for the last one and answer with one
no: praise what nobody there has read
no: turn books into decoration
no: mock what people like
see: a hand pulling one spine from a full row
see: a pencilled price inside a cover
see: a chair with a dent
see: a parcel in brown paper on a saddle
see: a window at dusk with two readers' backs
cliche: tea on an open novel
cliche: fairy lights and stacked spines
colour: Page #f4ecd9 | Thirty years old.
colour: Cloth red #95322f | Under the jacket.
colour: Spine blue #2f4a73 | In a row of six.
colour: Foxing #b58c56 | At the edges.
colour: Pencil #55585c | Flyleaf.
colour: Bottle green #2d4f41 | The lamp.
say: finish, leave that, next, aloud, chapter, lend, again, evening
avoid: bookish, must-read, literary journey, page-turner, curated
value: Judgement | Somebody in the shop has read it, or says nobody has.
value: Patience with non-readers | Short books have their own shelf.
feel: Appetite | The first page on the pavement.
feel: Being known | 'I kept this for you.'
feel: Permission | It may stay unread.
moment: Not in stock | A reader asks. | I can have it [day]. While you're here: if it's the [quality] you want, this one has it and nobody's heard of it. First page, go on. | We can order it in. | Wait and find stand side by side.
moment: A present | Eleven-year-old, unknown. | Does she read, or is she made to? Made to: this, it's mostly pictures and one murder. She can swap it, tell her. | Kids love this series. | One question halves the shelf.
moment: They didn't like it | A regular returns. | Good, tell me where you stopped. Then I know what not to give you; that's worth more than a hit. | Oh, everyone raves about it! | Failure is information.
channel: Shelf slip | Three sentences, a name, one doubt.
channel: Letter to readers | One book for, one against.
channel: Window | Ten books at most, and why.
chance: Against a book | Try one honest 'leave it' a week. | Two months
chance: Two evenings | A shelf of short ones; see who returns. | Two months
trend: Readers of one kind | Who comes only for one shelf, and what stands beside it?
mood: paper close, evening, quiet
form: spines of unequal height | a slip sticking out
type: calm
arch: sage | someone has read it
arch: explorer | the next shelf is unknown
theirs: explorer | they want an evening elsewhere

# florist
family: shop
terms: florist, florists, flower shop, flowers, bouquet, bouquets, floristry, dried flowers, blumenladen, floristik, blumen, floristería, flores, fleuriste, fioraio, fiori, florista, bloemist, bloemen, flower studio, funeral flowers
weak: stems, roses, wreath, bind, seasonal, vase, wedding flowers, peonies, tulips
people: people with an occasion
is: flower shop
offer: flowers
segment: people who owe somebody a sign before six | how large the gesture should be | today
segment: couples and families with a day ahead | what is in bloom then and what it costs to fill a room | months before, with pictures
segment: houses with a desk or a table | who changes them without being asked | after a dead lily
when: A date remembered late.
show: What stands in the buckets this morning.
desire: high | The feeling's there. Give it a size.
awareness: most aware | They only need hours and today's stems.
sophistication: beginner | Nobody knows names; colours and days are enough.
stance: A bunch says what people can't, and the binder's task is to keep it from shouting.
tension: Orders come from pictures, and the season delivers something else.
pain: It looked fuller | On the site it had shoulders.
pain: Dead by Wednesday | From a man who meant it.
pain: What's right for a death? | I took white. She hated white.
pain: 'About how much?' | I said a number and it was too much or too little; I never know.
wish: to hand over something with a thought in it
wish: to be told what a sum looks like
wish: to have it last till Sunday
doubt: How long will they last? | Days by kind, and two things to do.
doubt: What do I get for that? | A picture of three sums today.
doubt: Can you get peonies? | In which weeks.
rival: The bucket at the supermarket | by the exit, wrapped
rival: The courier with a catalogue | at midnight, by strangers
rival: Chocolate | no vase
proof: Today's stems | Photograph them before binding, with the date.
proof: A bunch on day six | Show it honestly.
position: the day's bucket | sell only what's there
position: the right size | name what fits a thank-you, a sorry, a death
no: promise a flower the season lacks
no: show arrangements that can't be repeated
no: make jokes about forgotten anniversaries
see: stems in a bucket from above
see: wet floor, leaves, string
see: a bunch under an arm on a tram
see: one poppy past its best
see: a knife and a bandaged thumb
cliche: pastel blur
cliche: a single rose with ribbon
colour: Stem #7c9660 | Just cut.
colour: Dahlia #8e2440 | September.
colour: Anemone #2b2e59 | The eye.
colour: Ranunculus #e08a4a | In layers.
colour: Zinc #8d979e | Bucket.
colour: Kraft #c9ab7d | Round it.
say: today, stem, days, cut, water, size, bunch, past its best
avoid: blooms, say it with flowers, breathtaking, lovingly arranged, floral artistry
value: Season | The bucket decides.
value: Size before price | It's asked for whom, then how much.
feel: Tenderness | The door opens.
feel: Relief | Ten to six.
feel: Presence | A stem on a table no one needed.
moment: A picture from the net | Not in season. | Those are May. Today I've this red with the same shoulders; it drops sooner and smells. Three days of that, or five of these? | We can do something similar. | Days and scent make it a choice.
moment: For a funeral | A son, lost. | What did she grow, or like to look at? Then that, loose. Nobody counts. If you want a card I'll write four words; you say them. | Our sympathy range starts at. | He's asked about her.
moment: They died early | A complaint. | Two days isn't right. Which water, which sun? If it was neither it was me; tell me and I'll see to it. | Flowers are perishable. | One honest if.
channel: Morning picture | Buckets, date, no words.
channel: Card in the bunch | Cut, water, day when it's over.
chance: Three sums | Show a small, middle and large daily. | Two months
chance: The forgotten occasions | Ask for what people bring none. | Two months
trend: Home-grown | Which weeks could be filled from near?
mood: wet, cool, one colour
form: a stem's angle | leaf edges
type: natural
arch: lover | it's given
arch: creator | three stems become a sentence
theirs: caregiver | they owe someone a sign

# grocery
family: shop
terms: grocery, grocer, greengrocer, corner shop, village shop, general store, convenience store, supermarket, delicatessen, deli, health food shop, refill shop, zero waste shop, zero-waste shop, unpackaged, wine shop, tea shop, cheese shop, ethnic grocery, asian supermarket, unverpackt, unverpacktladen, lebensmittelladen, tienda a granel, ultramarinos, colmado, épicerie, épicerie vrac, alimentari, drogheria, mercearia, kruidenier, kiosk, food co-op, market hall, wholesaler, cash and carry, importer, distributor
weak: jars, bulk, shelves, lentils, groceries, cheese, refill, soap, packaging, weekly, stock, wholesale, delivery
people: customers
is: shop
offer: groceries
segment: neighbours who forgot one thing | whether it's open | in slippers
segment: households that want to change how they shop | if it works with children, bus and a budget | in January
segment: cooks after one ingredient | whether they know what it is | on Saturday
when: Small, often, near.
show: Five things with prices and the opening hours.
desire: medium | They'd like to; make it no detour.
awareness: solution aware | They've meant to come. Take away the jar problem.
sophistication: beginner | How, with what, how much, in three pictures.
stance: A small shop lives on what people buy there without thinking, and dies of being visited as a treat.
tension: It's loved as an idea, and the weekly basket goes elsewhere.
pain: I feel watched with my three lentils | Everyone had matching jars.
pain: Dearer, surely | I've never dared add it up.
pain: Not everything | So I go to the other one anyway.
pain: 'Are you one of those?' | I just wanted rice.
wish: to buy two eggs
wish: to be greeted and not educated
wish: to have one stop less
doubt: Is it dearer? | Ten everyday things beside the supermarket, dated, including where it's dearer.
doubt: I have no jars. | Paper, borrowed, old yoghurt pot.
doubt: Will you have it? | Say what's always there.
rival: The supermarket at the exit of the motorway | everything, parking
rival: Delivery by app | ten minutes, somebody's knees
rival: The cupboard | rice again
proof: A price board of ten | Date it, keep it.
proof: What is always there | List twenty and never be out.
position: the always-there shop | promise twenty things
position: the small amount | sell one carrot gladly
no: moralise
no: photograph jars in rows as if it were a chapel
no: hide prices per kilo
see: a scoop in lentils, half level
see: a scratched yoghurt pot on a scale
see: a hand-written price with a crossing-out
see: the threshold, worn
see: one egg in a palm
cliche: linen bags with baguette
cliche: matching jars on white
colour: Lentil #a3553a | Red ones.
colour: Scoop steel #9aa3a6 | Dented.
colour: Paper #cfb48a | Bag.
colour: Awning green #2f5d45 | Faded at the fold.
colour: Pulse black #2a2626 | Beans.
colour: Oat #e3d4b4 | By the sack.
say: one, weigh, always, kilo, near, open, bring, forgot
avoid: conscious consumers, plastic-free paradise, curated selection, sustainable lifestyle, wholefoods heaven
value: No lessons | Nobody is told how to live.
value: Small amounts | One is a quantity.
feel: Ease | Slippers, egg, home.
feel: Belonging | 'Your oats came.'
feel: Competence | The pot went on the scale.
moment: No container | Embarrassed. | Here's a paper one. Next time an old jam jar does; label and all. | Did you forget your jars? | It lowers the bar to jam.
moment: Too dear | Reads the price. | That one is, by [sum]. The oats and the rice are cheaper here; look at the board. I'd buy the oats and get that elsewhere. | Quality costs. | It sends money away and wins oats.
moment: Something missing | A regular sighs. | It didn't come. [Alternative] does the job in a cake, not in a sauce. Thursday. | Supply problems. | It knows what they'd cook.
channel: Door | Hours, five prices.
channel: Price board | Ten, dated, dearer ones too.
chance: Twenty always | Keep twenty things never missing for a quarter. | Three months
chance: The slipper hour | Try early or late openings. | Two months
trend: Small baskets | How many visits under three things?
mood: shelf light, scoops, thresholds
form: a scoop's curve | price tags
type: natural
arch: regular guy | everyone runs out of eggs
arch: innocent | lentils, paper, scale
theirs: regular guy | they need one thing

# secondhand
family: shop
terms: second-hand, secondhand, second hand, thrift shop, charity shop, vintage shop, vintage clothing, consignment, flea market, antiques, antique shop, pawn shop, resale, pre-loved, upcycling, salvage yard, reclaimed, brocante, friperie, segunda mano, ropa de segunda mano, secondhandladen, usato, brechó, kringloop, kringloopwinkel, gebrauchtwaren, clothes swap, rental clothing, toy rental
weak: used, clothes, rails, sizes, donate, sell, treasure, old, worn, reuse
people: customers
is: second-hand shop
offer: things that had a life
segment: people who hunt | whether something new has come | weekly
segment: people who need it cheap or mended | where one finds size and dignity | before term or winter
segment: people clearing out | who takes it, what they get | between two moves
when: A habit for some, a need for others, at one rail.
show: Today's ten, with sizes.
desire: high | The find is the pleasure; show that things come in.
awareness: solution aware | They know the idea and fear the smell.
sophistication: intermediate | Labels, years, flaws.
stance: Each thing is single, so speed and honesty about the fault replace choice.
tension: Hunters want chaos and mothers want sizes.
pain: Four hours, nothing | And I smell of it.
pain: My bag was refused | I carried it across town.
pain: Washed out, hidden hole | In my kitchen I saw it.
pain: Somebody will know | It was her daughter's coat.
wish: to find the thing
wish: to see that mine was liked
wish: to have it in my size
doubt: Is it clean? | What's done, by whom.
doubt: Do you take mine? | List yes and no before they carry it.
doubt: Can I bring it back? | One line.
rival: Fast fashion | new, cheaper
rival: Apps between strangers | photos, parcels, haggling
rival: The cellar | full and free
proof: Faults marked | Put a thread where the hole is.
proof: How fast it turns | Say how long things hang.
position: the honest tag | write fault, fibre, year
position: the sorted rail | give need the same light as taste
no: call it pre-loved
no: smirk at donations
no: hide flaws
see: a sleeve with a mended cuff
see: a tag with a pencilled fault
see: shoes worn by someone else's walk
see: a box on the step at opening
see: hands going along a rail
cliche: polaroids and fairy lights
cliche: piles with recycling arrows
colour: Denim #3d5675 | Third owner.
colour: Camel #b98a58 | Coat, good.
colour: Tag #efe3c8 | String.
colour: Lining plum #5a2e49 | Surprise.
colour: Corduroy #7a5a38 | Bald at the knee.
colour: Hanger black #222326 | Wire.
say: fault, size, came in, once, mended, take, years, left
avoid: treasure trove, pre-loved, unique finds, sustainable fashion, circular
value: Faults said | A hole has a thread through it.
value: Same treatment | Whoever needs it and whoever plays at it get one tone.
feel: Triumph | In my size.
feel: Lightness | The bag is gone.
feel: Curiosity | Whose was it?
moment: Donation refused | Somebody with bags. | These three gladly. The rest nobody's bought for a year; [place] takes cloth. I'm sorry you carried it; the list's on the door now. | We can't accept these. | It admits the carrying.
moment: Haggling | A customer tries. | It's [sum] because of the hole; without it it would be double. If it's still here on [day], ask again. | Prices are fixed. | The reason and a gamble.
moment: Recognised | A girl sees her old coat. | Good cut, isn't it. Someone kept it well. | Was that yours? | Someone's secret is safe.
channel: Today's ten | Picture, size, fault, gone.
channel: Door list | Yes, no, where else.
chance: Fault first | Mark every flaw for a month; count returns. | Two months
chance: School week | Sort by size for one week in August. | One season
trend: Quality falling | Which years still last?
mood: rail light, close, worn
form: a hanger | tags on string
type: bold
arch: explorer | it is a hunt
arch: regular guy | need and taste share a rail
theirs: explorer | they like finding

# bicycle
family: shop
terms: bicycle workshop, bike workshop, bike shop, bicycle shop, bicycles, bike repair, bicycle repair, cargo bikes, e-bikes, e-bike, fahrradwerkstatt, fahrradladen, fahrräder, taller de bicicletas, bicicletas, atelier vélo, vélos, magasin de vélos, ciclofficina, biciclette, fietsenmaker, fietsen, frame builder, wheel builder, bike hire, bike rental, scooters, skateboards, wheelchairs, mobility aids
weak: bike, bikes, service, brakes, gears, puncture, chain, wheels, commute, tyres, ride
people: riders
is: bicycle workshop
offer: bicycles and repairs
segment: people who ride to work and stand there on Monday | by when it runs again | before eight
segment: parents and carriers choosing something dear | whether it fits stairs, child and hill | in spring, all at once
segment: riders with a rusty love | if it's worth it | when cleaning a cellar
when: On the day it breaks, in rain.
show: What a repair costs, by kind, and the wait today.
desire: medium | They want to ride.
awareness: product aware | They know what's broken; they don't know if it matters.
sophistication: beginner | Half call it 'the clicking'. Half know the torque.
stance: Most bicycles sold already exist; they stand in cellars.
tension: New ones bring the margin and mending brings the people.
pain: Three weeks, in April | I walked through the spring.
pain: 'Where did you get this?' | He said it like a disease.
pain: It clicks again | On the way home.
pain: Talked into titanium | I buy bread with it.
wish: to have it back tonight
wish: to hear what can wait
wish: to fix a tube with clean hands
doubt: Is it worth mending? | Sum at which you'd stop.
doubt: You didn't sell it. | Say if that matters.
doubt: What'll it cost? | Three prices on the wall, call above a limit.
rival: The big shop | shiny, no bench
rival: A video and a spanner | until the bearing rolls away
rival: The bus | dry
proof: Old chain beside new | Hang it at the counter.
proof: Today's wait | On the door.
position: back tonight | organise everything by tomorrow's commute
position: the cellar bicycle | offer a verdict for old ones
no: sneer at cheap bikes
no: show only racing
no: fit what isn't needed
see: a wheel in the stand, spoke between fingers
see: black thumbprints on a ticket
see: bikes in a row with tags
see: a child seat with crumbs
see: rain on a saddle bag
cliche: sunset rider silhouettes
cliche: gears as a logo
colour: Chain oil #2a2a28 | On everything.
colour: Frame green #2f6b52 | An old one.
colour: Rim #b0b6b9 | Worn by pads.
colour: Tape orange #d9702b | Handlebar.
colour: Saddle #6b452b | Shaped.
colour: Patch red #b5352e | On the tube.
say: tonight, click, wait, worth, true, ride, rain, hold
avoid: bike lifestyle, two-wheeled freedom, passion for cycling, premium service
value: What can wait | A ticket has two columns: now and later.
value: Same respect | A rusty one gets the stand too.
feel: Freedom | First turn of the pedals.
feel: Relief | The click's gone.
feel: Competence | Own puncture, rain, ten minutes.
moment: Not worth it | Rusty, cheap. | Chain, rims and bearings: more than it cost. I'd pump it up, oil this and ride it till it dies. No charge for saying so. | You need a new bike. | It lets it live a little.
moment: Peak | April, a commuter. | Full service: [date]. But your trouble's the pad: ten minutes, wait there. | Three weeks. | It separates need from queue.
moment: It clicks again | Angry. | Then I didn't find it. Lean on that pedal; hear? It's the [part], other side. Leave it till four. | It was fine when it left. | Ears before pride.
channel: Door | Wait today, three prices.
channel: Ticket | Now, later, ring above.
chance: Two columns | Try the ticket and see what 'later' brings. | Three months
chance: Winter verdicts | Cellar bicycles in January. | One winter
trend: Motors | Which makes can't be mended, and who tells buyers?
mood: bench lamp, grease, rain outside
form: a wheel's quarter | spoke crossing
type: bold
arch: regular guy | everyone's late and wet
arch: hero | people get home under their own power
theirs: explorer | they like to go by themselves

# gameshop
family: shop
terms: game shop, games shop, toy shop, toy store, hobby shop, model shop, craft shop, yarn shop, wool shop, fabric shop, art supplies, music shop, photography shop, outdoor shop, sports shop, ski shop, climbing shop, surf shop, fishing tackle, tabletop games, trading cards, spielwarenladen, juguetería, magasin de jouets, negozio di giocattoli, speelgoedwinkel, bastelladen, mercería, mercerie, wollgeschäft
weak: games, hobby, kits, yarn, cards, beginners, tournaments, knit, evenings, gear
people: enthusiasts
is: hobby shop
offer: things for a hobby
segment: regulars who know more than the box | what's new and who plays on Thursday | weekly
segment: beginners by the door | where one starts without looking stupid | once, and if it goes wrong never again
segment: givers with an age and an adjective | what the child has not got | two days before
when: A passion for some, foreign for all who buy for them.
show: The first thing a beginner needs, with its whole price.
desire: high | In the few. Make the door easy for the rest.
awareness: product aware | Regulars know it all; say when it arrives.
sophistication: expert | Two languages: codes for them, sentences for the aunt.
stance: A hobby dies if nobody can begin it, and shops are where it begins.
tension: Insiders make the place alive and frighten newcomers.
pain: They all turned round | I asked for wool. Which weight? I left.
pain: Starter set that isn't | You also need eleven things.
pain: Cheaper online | I feel guilty and do it.
pain: Nobody to play with | I own four and read rules alone.
wish: to be shown with hands
wish: to find the others
wish: to give the right one
doubt: Where do I start? | One thing, its price, one evening.
doubt: Is it too hard? | What one can do after an hour.
doubt: Can she swap it? | Say.
rival: The warehouse online | cheaper, silent
rival: Films of people doing it | free, never begun
rival: Chocolates | safe
proof: Beginners who came back | Count them.
proof: Worn samples | Let things be touched, played, unravelled.
position: the first hour | own the beginning
position: the table | be where others are found
no: laugh at questions
no: sell a set that needs another
no: use insider jokes on the door
see: a demo game with worn corners
see: balls of yarn with one unravelled
see: a table, four hands, no faces
see: a note: looking for players
see: a beginner's crooked first piece
cliche: dice in fire
cliche: rainbow walls
colour: Table felt #3a5a4c | Thursday.
colour: Box red #b53a2e | Bestseller, torn.
colour: Yarn mustard #cf9b2d | One strand.
colour: Plywood #d4b281 | Shelves.
colour: Ink black #212226 | Rules.
colour: Paint blue #3f6fa1 | On thumbs.
say: first, hour, show, Thursday, swap, try, table, no need
avoid: wide selection, passion, geek heaven, endless possibilities, all your needs
value: Beginners first | Whoever asks gets hands, not a shelf.
value: Whole price | A start names all it takes.
feel: Pride | Crooked, mine.
feel: Belonging | 'You're green. Sit.'
feel: Anticipation | Cutting the film.
moment: A lost aunt | Ten, likes dragons. | Alone or with others? With: this, twenty minutes, she'll win. If she has it, she swaps it for that one. | This is our bestseller. | One question finds it.
moment: Cheaper online | Said aloud. | It is. Buy it there if it's the money; come on Thursday anyway. If it breaks, bring it. | We can't compete with that. | The table is worth more than a box.
moment: Beginner stuck | Row four. | Everybody's row four looks like that. It's a stitch back here; watch. Now you. | It's easy! | It's normal, then it's shown.
channel: Beginner's page | One thing, all it costs, one hour.
channel: Board | Who looks for whom, Thursday.
chance: The first hour | Free the table for it each week. | Three months
chance: The aunts | Test a shelf by one question. | Two months
trend: Crowdfunding | What do regulars order before it exists?
mood: table height, used things
form: game piece outlines | strands
type: bold
arch: jester | it's for play
arch: sage | someone shows how
theirs: creator | they want to make or win something

# store
family: shop
terms: gift shop, concept store, home store, homeware, hardware store, hardware shop, ironmonger, diy store, lighting shop, furniture shop, kitchen shop, shoe shop, clothes shop, boutique, fashion shop, department store, online shop, webshop, web shop, e-commerce, online store, mail order, eisenwarenladen, geschenkladen, onlineshop, ferretería, tienda, tienda online, quincaillerie, boutique en ligne, ferramenta, negozio, loja, winkel, webwinkel, electronics shop, phone shop, phone repair, garden furniture, mattress, mattresses, tobacconist, newsagent
weak: store, stock, shelves, products, range, delivery, returns, order, screws, gifts
people: customers
is: shop
offer: well-chosen goods
segment: people with one particular lack | which of the three is right | with a broken piece in hand
segment: people with an occasion | something that isn't what everyone brings | on the way
when: Either a screw or a present; hardly anything between.
show: Three things side by side with the difference in a line.
desire: low | A lack, a date. Be quick.
awareness: solution aware | They've seen it elsewhere; say what they should compare.
sophistication: beginner | Better, good, enough: say which.
stance: What a shop doesn't stock is its service.
tension: Every supplier offers more, and shelves get emptier of meaning as they fill.
pain: Sixty kettles | I went home.
pain: Nobody knows | He read the box to me.
pain: Sending back | Five parcels, one jumper.
pain: It broke after the guarantee | By days.
wish: to be told which
wish: to buy one screw
wish: to have it work at home
doubt: Why not online? | Say when one should.
doubt: Will it fit? | Measures, bring the old one.
doubt: What if it's wrong? | One line.
rival: The platform | everything by tomorrow
rival: The discounter's special | for one week
rival: Doing without | often best
proof: Three and why | Name what was not taken into stock.
proof: Returned things | Publish the commonest fault.
position: the short shelf | carry three of each
position: the person who knows | put names to departments
no: sell against need
no: fill shelves for looks
no: invent scarcity
see: a drawer of screws, sorted
see: three of one kind, tags turned
see: string and brown paper
see: a counter worn by elbows
see: the broken part beside the new
cliche: shopping bags swinging
cliche: sale signs in red
colour: Drawer #8e7350 | Label holders.
colour: Zinc #9ba4a8 | Screws.
colour: Paper #d9c39b | On the roll.
colour: String red #b33a31 | Twice round.
colour: Enamel #f0efe9 | Jugs.
colour: Counter green #3c5548 | Linoleum.
say: which, enough, fits, one, measure, not needed, bring, back
avoid: curated, must-have, treat yourself, lifestyle, hand-picked
value: Leaving out | A third good one replaces, it isn't added.
value: Advice against | 'You don't need it' is said aloud.
feel: Relief | That's the one.
feel: Delight | String on the finger.
feel: Trust | It held.
moment: Wrong product | They want the dear one. | For that wall the cheap one holds. The dear one's for concrete; is it? Knock and tell me. | This is our best model. | A knock decides.
moment: Missing | Not in stock. | Not here. [Shop] had two on [day]; say which thread. If not, [day] with me. | Check our website. | It sends them on with a thread.
moment: It broke | After months. | Show me. That's the [part]; it shouldn't. I'll write to them with you; meanwhile take this clamp. | You'll need the receipt. | The tool first, paper later.
channel: Shelf tag | Difference in a line, for whom it's enough.
channel: Product page | Measures, faults, fits what.
chance: Three of each | Cut one shelf and compare. | Two months
chance: Not needed | Count how often it's said, and who comes back. | Three months
trend: Returns | What is sent back most, and which line would prevent it?
mood: drawer light, objects plain
form: a tag with string | drawer grid
type: minimal
arch: sage | it knows which is enough
arch: regular guy | screws are for everyone
theirs: regular guy | they want it to fit
`;
