/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CRAFTS = `
# craft
family: craft
people: customers
terms: workshop, handmade, hand-made, craft, make, build, carve, weave, sew, bind, dye, glaze, carver, smith, atelier, studio, bespoke, made to order, commission, stitch, knit, spin, engrave, paint, restore, manufacture by hand, instrument, knife, basket, rope, candle, lamp, boat, food samples, props, models
is: workshop
offer: things made by hand
buyer: people who would rather wait for one than own three
when: A rare, considered purchase that is thought about for weeks and shown to others for years
show: Show one step of the work, with its reason. Time is the argument: say how much of it goes into one piece.
desire: high
awareness: product aware
sophistication: advanced
stance: What is made slowly has to be explained quickly.
tension: Customers admire the hours and flinch at the price of the hours; the brand must make the time visible before it names the sum.
pain: Bought cheap, bought twice | The replacement costs more than the good one would have, and nobody adds it up.
pain: Handmade has become a costume | The word is printed on goods that no hand has touched.
pain: Commissioning is intimidating | People do not know what to ask, what it will cost, or whether they may change their mind.
pain: Waiting in silence | An order that is not heard of for weeks turns joy into doubt.
wish: to know the person who made it
wish: to have it fit one place, one hand, one purpose
wish: to pass it on
doubt: Why so much? | List hours, material and what fails on the way; a price that can be taken apart is accepted more often.
doubt: What if I don't like it when it is finished? | Describe the two points at which it can still be changed.
doubt: Who repairs it? | The same people. Say so in writing.
rival: Industrial copies with a handmade look | a quarter of the price and available today
rival: Other makers with longer names | better known; often with a longer wait
rival: Antiques | history included, and no choice of size
no: hide the price until the third mail
no: show the maker's beard instead of the work
no: hurry a piece for a fair, a film or a famous customer
see: the bench as it is left at six
see: the tool at the point where it touches the material
see: a rejected piece beside a good one
see: the surface, close enough to show the grain or the stroke
see: a finished piece in the room or hand it was made for
cliche: sparks flying in the dark
cliche: leather aprons and folded arms
colour: bench beech #e9dcc6
colour: graphite #2d2f33
colour: oxide #8c3f28
colour: verdigris #3f6f66
colour: ochre #b9852f
colour: felt grey #6d6f70
say: made, piece, bench, hours, material, mend, order, hand
avoid: handcrafted with love, timeless, unique piece, artisanal, luxury
value: Workmanship | A piece that is not right is kept in the workshop and talked about openly.
value: Repair | Whatever left the workshop may come back to it.
feel: Pride | The owner explains to a visitor how it was made.
feel: Anticipation | The first picture of the unfinished piece arrives.
moment: A piece is late | The promised week has passed. | It isn't ready. The [step] had to be done again, and I would not send you the first one. New date: [date]. | Due to high demand there are delays. | The reason is the work itself.
chance: The order diary | Three pictures sent while the piece is being made turn waiting into part of the purchase. | Two months
chance: Care after five years | Owners hear from the workshop when the piece is due for attention. | One year
trend: Repair as a purchase reason | Check how often repair is asked about before the sale.
trend: Visible provenance | Check whether buyers ask about the origin of the material or only of the maker.
mood: close, dry and concentrated
form: Straight cuts with one visible joint | tool marks, repeated as a line pattern
type: natural
arch: creator
arch: sage
theirs: lover

# furniture
family: craft
terms: furniture maker, furniture, cabinetmaker, cabinet maker, woodworker, woodturner, wood carver, upholsterer, upholstery, chair caning, cane seats, caning, rush seats, rattan, wickerwork, basket maker, basketry, baskets, möbel, möbelbau, polsterei, polsterer, muebles, ebanista, tapicero, ébéniste, tapissier, mobili, tappezziere, móveis, meubelmaker, picture framer, picture framing, frames, antique restoration
weak: chair, chairs, table, tables, seat, sofa, wood, workshop, re-cane, restore, bed, shelf, drawers
people: owners
is: furniture workshop
offer: furniture
segment: people with one piece that matters to them | whether it is worth the work, and whom to leave it with | after a house has been cleared, or a seat gave way
segment: people who furnish for the last time in a while | which table will carry the years they mean to spend at it | after two flat packs
when: Slow, personal, begun with a photograph taken in bad light.
show: Joint or seat, close; then the piece where it is used.
desire: medium | Affection is there already; give it weeks and a price.
awareness: problem aware | They see a broken chair; tell what can be done about it.
sophistication: beginner | Use the names of parts only with a drawing.
stance: A piece is kept for the people who sat on it, and a workshop that understands that asks about them first.
tension: The repair costs more than the shop price of a new one, and it is seldom about price.
pain: Nobody does that any more | I rang six. Two had retired.
pain: It came back as somebody else's | They'd sanded my grandmother off it.
pain: It wobbles on the third move | The screws just turn.
pain: Months without a word | I'd given up on the chair.
wish: to sit on it again
wish: to see where a hand has been
wish: to be told honestly if it isn't worth it
doubt: Is it worth repairing? | Three signs they can check with a thumb.
doubt: How long will it be gone? | Weeks, and what happens in them.
doubt: Will it still look old? | Say what is replaced and how one can tell.
rival: The furniture chain | there by the weekend
rival: Glue and a video | brave
rival: The attic | patient
proof: The underside | Show what nobody sees.
proof: A piece seen again years after | With its scratches.
position: the piece that matters | begin each enquiry with its story
position: the joint | let construction be the advertisement
no: strip what tells its age
no: call veneer solid
no: value antiques by the way
see: half a seat woven, strands hanging
see: springs tied, horsehair showing
see: a joint open and shut
see: a broken spindle beside the new one
see: light under a table top
cliche: rustic hands with a plane
cliche: a chair alone in a white void
colour: Cane #d3b27a | Wet, before it tightens.
colour: Shellac #a4602b | In the third coat.
colour: Hide glue #7a5230 | Warm in its pot.
colour: Horsehair #2b2725 | Teased.
colour: Beech dust #dcc4a0 | On a sleeve.
colour: Ticking blue #3a5375 | Under old covers.
say: seat, joint, weave, wait, underside, sit, keep, weeks
avoid: timeless pieces, statement, heirloom quality, handcrafted with love, bespoke
value: Keeping the age | Wear from hands is left where it is.
value: A straight verdict | A piece not worth it is told so.
feel: Return | Sitting down where a father sat.
feel: Solidity | Nothing creaks.
feel: Respect | The repair can be found by those who look.
moment: Not worth it | Photo of a modern chair. | That one's stapled board; a new seat would outlive its frame by years. I'd use it till it goes. If you have another, send that. | We can fix anything! | Work is turned away to save money.
moment: Waiting too long | A client asks. | Yours is third. It goes on the bench about [date] and takes [days]; I'll send a picture when the old seat is out. | We're very busy. | A place in line is a fact.
moment: Wrong colour | New cane is pale. | It's meant to be pale: it darkens with light in a year or two. I can tone it now and it'll be too dark later. What do you prefer? | It's natural. | Time is part of the answer.
channel: Photo enquiry | Two pictures, one from below; answered with a range
channel: Tag on the piece | Owner, date in, what was agreed
chance: The underside album | Post only undersides for a month. | One month
chance: Clearing houses | Talk to those who empty flats; ask what they throw. | Three months
trend: Second-hand before new | Which pieces come now that were thrown away before?
mood: window light, dust, strands
form: six-way weave | tapered leg
type: natural
arch: caregiver | it looks after what others sat on
arch: creator | hands decide each inch
theirs: caregiver | they keep it for someone's sake

# pottery
family: craft
terms: pottery, potter, ceramics, ceramicist, ceramic, stoneware, porcelain, töpferei, keramik, cerámica, alfarería, poterie, céramique, ceramica, olaria, pottenbakkerij, glassblower, glassblowing, glass studio, glass blower, vidrio, glasbläserei, verrier, vetreria, stained glass, mosaic, enamel, tableware
weak: clay, glaze, kiln, wheel, cup, cups, bowl, bowls, vase, glass, glasses, fired, recycled glass
people: buyers
is: pottery
offer: vessels
segment: people who drink from the same cup each day | which one fits the hand | standing at a shelf, lifting three
segment: kitchens and shops | whether the twentieth plate matches and how it is replaced | before opening
when: Picked up, turned over, put down, picked up.
show: A hand round it. Size is otherwise unknowable.
desire: medium | They have cups. Give them a reason to choose this one each morning.
awareness: product aware | Weight, volume, dishwasher.
sophistication: intermediate | Glaze names say nothing; colours at noon do.
stance: A vessel is finished by the thing poured into it.
tension: No two alike is the charm until a restaurant breaks one.
pain: Too heavy full | Lovely. My wrist gave up.
pain: Drips | Every single time.
pain: Not for the machine | So it stands in the cupboard.
pain: I broke one of six | They can't make another.
wish: to look forward to the cup
wish: to buy one more in two years
wish: to know it was somebody's hands
doubt: Dishwasher, microwave? | Yes or no for each, on the foot.
doubt: Will it match what I have? | Batch, variation, picture.
doubt: Why this price? | Hours from lump to shelf, losses included.
rival: The big furniture house | white, cheap, replaceable
rival: Flea market | one-off, chipped, charming
rival: Other makers at the fair | same grey speckle
proof: Filled and used | Photograph with tea stains.
proof: The shelf of seconds | Show and price it.
position: the daily cup | weigh and pour in public
position: the replaceable set | keep one shape for years
no: photograph without scale
no: call flaws unique
no: promise food safety untested
see: thumb groove in a handle
see: kiln being unbricked
see: wet rim under a wire
see: molten gather on a pipe
see: a tea line inside a cup
cliche: muddy hands round a wheel
cliche: eucalyptus in a beige vase
colour: Raw clay #b98d6d | Leather hard.
colour: Ash glaze #9a9f84 | Pooled.
colour: Cobalt #2b4a86 | Brushed.
colour: Iron #5a3324 | Where it broke thin.
colour: Slip #ece4d4 | Dipped.
colour: Furnace #df7a2b | In the glory hole.
say: hand, foot, rim, pour, fired, batch, weight, again
avoid: unique, wabi-sabi, imperfectly perfect, lovingly made, organic shapes
value: Use | A pot which drips is not sold as sculpture.
value: Openness on loss | What cracked is counted.
feel: Fit | The thumb finds its place.
feel: Calm | Steam, weight, morning.
feel: Attachment | It's washed by hand although it needn't be.
moment: Broken in the post | A buyer writes. | Photograph the box and the pieces. I'll tell you what the carrier covers and whether that glaze is in this month's kiln. | Claims must be filed in time. | Answer covers money and the pot.
moment: A repeat order | Same blue. | Close, not same: this ash burns [how]. I'll fire three and send pictures beside your old one; choose or don't. | Colours vary. | The variation becomes a choice.
moment: A child drops one at the stall | Everyone freezes. | It's clay; it was mud in March. Are your fingers all right? | You break it you buy it. | Fingers come before stock.
channel: Foot of the pot | Mark, year, washable or not
channel: Market | Let them lift; speak after
chance: Weigh it | Post volume and grams and see if returns fall. | Two months
chance: Kitchens nearby | Lend six plates for a month. | Three months
trend: Classes | Do students become buyers?
mood: one window, wet grey, hand in frame
form: throwing rings | a foot circle
type: natural
arch: creator | mud becomes a rim
arch: lover | it's chosen by touch
theirs: lover | they enjoy small daily things

# tailor
family: craft
terms: tailor, tailors, tailoring, dressmaker, seamstress, alterations, schneiderei, schneider, sastrería, sastre, tailleur sur mesure, couturière, sartoria, sarta, alfaiate, costureira, kleermaker, clothing brand, fashion label, fashion designer, clothes, clothing, workwear, uniforms, knitwear brand, shirts, jeans, dresses, wedding dresses, hats, milliner, hat maker, swimwear, lingerie, costume maker, garment maker, sportswear
weak: cloth, fit, cut, seam, sew, sewn, measure, wear, size, sizes, fabric, dress, suit, hem, cotton
people: wearers
is: clothes maker
offer: clothes
segment: people nothing off the rail fits | who will look at their body without comment | before a wedding, a job or a new size
segment: people who buy few clothes | what they will put on twice a week for years | when something has worn through
segment: firms and stages with people to dress | a cut that suits all and comes again in every size | before a season
when: Bought with hope in a fitting room under bad light.
show: The garment moving on somebody of a named height and size.
desire: high | Everyone wants to look like themselves.
awareness: solution aware | They know what shops offer; show the seam or the fit they miss.
sophistication: intermediate | Touch, weight, wash, repair.
stance: Clothes are worn by bodies that sit, and are sold by bodies that stand.
tension: A garment that lasts is bought once.
pain: A number that means nothing | I'm three sizes in one street.
pain: Pockets | Sewn shut. Why?
pain: Twisted after the first wash | The seam went round my leg.
pain: Looked at | She said 'we don't carry that'.
wish: to forget what they have on
wish: to be measured kindly
wish: to have it mended where it came from
doubt: Will it fit? | Garment measures, photograph on three bodies, what can be altered.
doubt: Is it worth that? | Wearings, not price.
doubt: Who sewed it? | As far as it is known.
rival: Fast fashion | Thursday's new
rival: Second-hand | character in one size
rival: What hangs there already | free
proof: Worn pieces | Photograph elbows at the hundredth wash.
proof: Inside | Turn it out.
position: the fit | show real measures and alteration room
position: the long wear | talk wash, mend, hand on
no: retouch bodies
no: use one body
no: promise slimness
see: chalk on cloth
see: a cuff turned inside out
see: somebody sitting in it
see: pins in a sleeve
see: a patch in another thread
cliche: a model glaring at the sea
cliche: a rail of beige linen
colour: Toile #ece5d6 | Before the real cloth.
colour: Chalk blue #5b80a8 | On dark wool.
colour: Charcoal #303136 | The cloth most asked for.
colour: Basting #d9c7a0 | Long stitches.
colour: Lining red #8f2f3b | Seen when it opens.
colour: Thread black #1e1e20 | On the reel.
say: fit, sit, seam, wash, mend, pocket, let out, wear
avoid: timeless wardrobe, effortless, must-have, flattering, capsule
value: No comment on bodies | Measures are numbers.
value: Seam allowance | Room is left for the next ten years.
feel: Ease | Arms up, nothing pulls.
feel: Recognition | The mirror agrees.
feel: Loyalty | It goes back to be mended.
moment: It does not fit | A parcel came. | Which part: shoulder, hip, length? Length I can tell you how to change; shoulder means another size. Measure this line and write me. | Please see our size chart. | It asks where.
moment: A body has changed | A client is ashamed. | Cloth is easier to change than people. There's [width] in this seam; let's use it. | Don't worry, we all put on weight! | The garment adapts, nothing is discussed.
moment: Not in time | A wedding in nine days. | In nine days: hem and waist, well done. The sleeves I'd leave. Come at [hour] with the shoes. | Express fee applies. | Priority by what shows.
channel: Product page | Measures, weight, wash, three bodies
channel: Label inside | Name, wash, who mends
chance: Hundredth wash | Collect photographs from wearers. | Six months
chance: Two seams | Publish what can be altered on each piece. | Two months
trend: Renting and reselling | What do old pieces fetch, and who sells them?
mood: moving cloth, plain light
form: a pattern piece | running stitch
type: modern
arch: creator | a flat thing learns a body
arch: regular guy | clothes serve the day
theirs: creator | they dress to be themselves

# shoemaker
family: craft
terms: shoemaker, shoemakers, cobbler, cobblers, shoe repair, bootmaker, shoes, boots, sandals, schuhmacher, schuster, zapatero, zapatería, cordonnier, cordonnerie, calzolaio, sapateiro, schoenmaker, leather goods, leatherwork, saddler, saddlery, bags, handbags, wallets, belts, tannery, gloves, glove maker, orthopaedic shoes
weak: leather, sole, soles, heel, last, stitch, hide, hides, wallet, strap, tan
people: wearers
is: leather workshop
offer: shoes and leather
segment: people whose feet or habits are hard to buy for | who will take the time to look | after a painful year
segment: owners of one good pair or bag | whether it can be saved | when rain came in
when: On the day the sole opened.
show: Sole and welt at eye level, worn.
desire: medium | Comfort is wished for and looks are bought.
awareness: problem aware | They know it hurts. Say why.
sophistication: beginner | Welt, last, sole: a cut-through shoe explains it.
stance: Leather is the rare material that gets better by being used, if somebody sews it so that it can be opened.
tension: A pair that lasts costs a month's shoes at once.
pain: Glued, not sewn | 'Can't be resoled.' Two hundred gone.
pain: They hurt in the shop | They said they'd give.
pain: Peeling | It was called leather.
pain: No time to be without | I have one pair.
wish: to walk home
wish: to save the pair
wish: to have one bag till the end
doubt: Is it worth resoling? | Bend, press, look: three tests.
doubt: How do I care for it? | Once a month, two minutes.
doubt: Is it real? | Which hide, split or full, tanned how as far as known.
rival: Trainers | soft, light, landfill
rival: The luxury name | logo with lining
rival: A bin | nearest
proof: A shoe sawn in half | Put it by the till.
proof: The fifth sole | Photographed beside the first.
position: what can be opened again | refuse glued work in public
position: the foot first | talk feet, then style
no: sell stiffness as quality
no: show unworn leather only
no: promise medical help
see: welt stitching, waxed
see: a hide with scars
see: lasts with names
see: heel irons in a box
see: a strap darkened by a hand
cliche: wood, whisky and brogues
cliche: a stylish cobbler in shadow
colour: Veg tan #c08a55 | Before sun.
colour: Oxblood #5c1f22 | Polished in.
colour: Wax thread #d8c48f | On the awl.
colour: Edge black #211f1e | Burnished.
colour: Cork #b98d5f | Under the insole.
colour: Brass tack #b08b3e | In the mouth.
say: welt, sole, open, last, wear in, wax, walk, again
avoid: luxury leather, timeless elegance, premium, iconic, effortlessly
value: Openable | Nothing is closed that cannot be opened.
value: Looking | Shoes are read before they are quoted.
feel: Firmness | The first steps on a new sole.
feel: Rescue | They were nearly binned.
feel: Patina | It looks like theirs.
moment: Past saving | A beloved pair. | The upper's cracked across the bend; a sole would outlive it by a month. Keep them for the garden. This I'd look for in the next. | We can try. | Advice outlives the pair.
moment: Hurts | New shoes. | Where, inside or outside? That's the joint; it can be stretched a little. Length can't. Wear them an hour a day and come back on [day]. | They need breaking in. | Truth about what gives.
moment: One pair only | Needed tomorrow. | Leave them at [hour] and you'll have the heels by [hour]. Soles need the night. Which do you need? | Usually a week. | It splits the job around a life.
channel: Ticket | What, when, sum; legible in rain
channel: Care slip | Two minutes a month in pictures
chance: The sawn shoe | Set it up in other people's shops. | Two months
chance: Repair before sale | Write to buyers after a year. | One year
trend: Resoled sneakers | Who asks, and is it possible?
mood: low lamp, wax, wear
form: sole outline | saddle stitch
type: natural
arch: regular guy | everyone's feet hurt alike
arch: creator | a flat hide learns to stand
theirs: explorer | they have somewhere to walk to

# jeweller
family: craft
terms: jeweller, jewellers, jewelry, jewellery, jeweler, goldsmith, goldsmiths, silversmith, goldschmied, schmuck, joyería, joyero, orfebre, bijoutier, joaillier, gioielli, orafo, joalheria, juwelier, wedding rings, rings, watchmaker, watches, watch repair, clockmaker, clock repair, uhrmacher, relojero, horloger, orologiaio, gemstones, engraver of rings, pearls, coins dealer
weak: gold, silver, stone, stones, ring, clock, repair, diamond, bracelet, earrings, necklace, setting, movement
people: wearers
is: jeweller's workshop
offer: jewellery
segment: couples with one thing to wear every day | which ring survives work and suits both | half a year before
segment: heirs with something in a drawer | whether to change what was someone's | years after
segment: givers in doubt | what will be worn and not kept | in the last week
when: Loaded with meaning, small enough to lose.
show: On a hand that works.
desire: high | Feeling's there; take away fear of being overcharged.
awareness: solution aware | They know rings; tell them wear, width and resizing.
sophistication: novice | Carats and karats get confused. Explain once.
stance: A piece becomes valuable by being worn, and everything before that is metal.
tension: People wish it unique and want to be told what others take.
pain: Is it worth what I paid? | I'd never dare have it valued.
pain: A box in a drawer | It's mum's and it isn't me.
pain: White gloves | They spoke so softly I left.
pain: It turned | The stone's always underneath.
wish: to keep it on in the garden
wish: to melt it without guilt
wish: to be surprised by the plain one
doubt: Where's the gold from? | What is known, what isn't.
doubt: Can it be altered? | Sizes, how often, what suffers.
doubt: Won't changing it destroy it? | Photograph, weigh, keep a piece.
rival: The chain with trays | lit, discounted
rival: The famous blue or red box | the name shines
rival: Not wearing any | grows
proof: Worn pieces after years | Scratches in.
proof: The gram sheet | Metal in, metal out.
position: everyday metal | show work, water, sleep
position: the drawer | publish how old pieces are changed
no: measure love in salaries
no: say rare for common stones
no: photograph on velvet
see: bench pin with notches
see: a ring beside the drawing
see: filings in a leather lap
see: a hand kneading dough, ring on
see: a movement opened, wheel lifted
cliche: sparkle stars
cliche: a kneeling man at sunset
colour: Fire scale #6a3a35 | Before pickling.
colour: Fine gold #d1a544 | Unpolished.
colour: Silver white #d9d9d4 | From the acid.
colour: Bench leather #7b5236 | The skin below.
colour: Sapphire #27406f | Rough.
colour: Loupe black #222326 | At the eye.
say: wear, width, weigh, keep, resize, scratch, yours, open
avoid: forever, sparkle, exquisite, precious moments, dazzling
value: Weighing in front of them | Metal is put on the scale in view.
value: Respect for the old | Nothing is melted on the first visit.
feel: Commitment | The weight one stops noticing.
feel: Release | The drawer is empty and the hand isn't.
feel: Delight | Catching light at a bus stop.
moment: A low budget | Blushing couple. | For [sum]: silver wide or gold narrow; narrow gold wears longer. Try both for a minute on your working hand. | We have a sale tray. | Money is treated as a measure.
moment: Inherited ring | She hesitates. | Wear it a week as it is. Then tell me what bothers you. I can change only that. | We can melt it down! | Time before torch.
moment: It broke | After two years. | The shoulder's worn thin from the ring beside it. I can add metal there: [sum]. If you wear them apart it won't come back. | Not covered. | Cause before cost.
channel: Window | One piece, one price
channel: First visit | Questions, scale, no tray
chance: The drawer hour | Offer looking only, and note what people keep. | Two months
chance: After five years | Invite rings back to be photographed. | Six months
trend: Lab-grown stones | What do couples ask, and what do they then choose?
mood: bench lamp, skin, black ground
form: an open circle | claw points
type: calm
arch: lover | it is worn for somebody
arch: creator | a gram of metal is decided on
theirs: lover | they say something by it

# instrumentmaker
family: craft
terms: instrument maker, violin maker, luthier, guitar maker, piano tuner, piano tuning, piano tuners, i tune pianos, piano workshop, organ builder, instrument repair, repair of instruments, accordion maker, harpsichord, geigenbauer, klavierstimmer, klavierbauer, gitarrenbauer, orgelbau, violero, afinador, afinador de pianos, lutherie, facteur d'orgues, accordeur, liutaio, accordatore, brass instruments, drums maker, flutes, amplifiers, pianos
weak: tune, strings, bow, tone, wood, varnish, reeds, keys, restore, musician, concert, violin, guitar, piano
people: players
is: instrument workshop
offer: instruments
segment: players for whom it is a tool | who hears what they hear | before a concert or an exam
segment: families with an instrument in the room | whether it is worth tuning, keeping, selling | when a child begins or a house is cleared
when: Something sounds wrong, and they doubt their own ears.
show: A recording of one note, before and after; hands at the spot.
desire: medium | Players long and families doubt. Speak to each apart.
awareness: problem aware | They hear it, and can't name it.
sophistication: expert | To players. Parents are novices; keep a page for them.
stance: An instrument is half of a musician's voice and is looked after by someone who is never heard.
tension: A player wants it changed and fears it will change.
pain: It was never like this before | He 'improved' the action.
pain: Two months without | And the audition in one.
pain: Am I imagining it? | The tuner said it's fine.
pain: A gift nobody can judge | It hung in the shop window.
wish: to open the case and be glad
wish: to get it back in time
wish: to be told it's not their fault
doubt: Is it worth keeping? | Name the sum above which you would stop.
doubt: What will you touch? | A list, agreed, kept with the instrument.
doubt: What do I play meanwhile? | Say what exists.
rival: Factory new | even and replaceable
rival: Digital | in tune for ever
rival: Living with the buzz | most do
proof: A note before and after | Recorded in the same room.
proof: Players who return | Named with leave.
position: the ear | ask what they hear before opening
position: reversible work | list what can be undone
no: say better than the old masters
no: value someone's instrument in passing
no: promise talent
see: a soundpost through the f-hole
see: felt hammers in a row, grooved
see: chips under a scraper
see: a tuning lever and a wrist
see: a worn key edge
cliche: a violin on sheet music with a rose
cliche: musical notes flying
colour: Spruce #e6cf9f | Split, not sawn.
colour: Varnish #9a4a1f | Third coat.
colour: Ebony #23201f | Fingerboard.
colour: Felt red #8f2b33 | Under the keys.
colour: Rosin #b8791f | In dust.
colour: Bell metal #a58a4c | Unlacquered.
say: hear, note, action, open, leave, try, string, in time
avoid: passion for music, soulful, world-class craftsmanship, unleash your sound
value: Listening | The player plays before a tool is lifted.
value: Reversibility | What is added can be taken off.
feel: Reunion | The first chord at home.
feel: Trust | The case is left without a look back.
feel: Nerve | Pianissimo holds.
moment: Not worth it | Grandfather's violin. | It's a student instrument; repair would cost more than it brings. It will make a child happy for two years if I do only [thing]. Shall I? | It has sentimental value. | A use is found for the truth.
moment: Can't hear it | The player insists. | I can't hear it here. Play me the passage in your room, or film it; sometimes it's the chair or the stove. I don't doubt you. | It's within spec. | Doubt goes to the room.
moment: Too late | Concert tomorrow. | By tomorrow I can stop the buzz, not cure it. It will be quieter above [note]. After the concert leave it a week. | We're booked. | A stopgap with its price.
channel: Reminder | Season, humidity, one line
channel: Ticket in the case | What was done, what not
chance: One note | Publish a pair of recordings each month. | Six months
chance: Parents' hour | Explain renting and size; count who comes back. | Two months
trend: Dry winters | What cracks are seen now that weren't?
mood: one lamp, wood, silence
form: f-hole curve | strings
type: calm
arch: sage | it hears what others feel
arch: creator | wood is made to speak
theirs: creator | they make something of air

# boatyard
family: craft
terms: boatyard, boat builder, boatbuilder, boats, shipyard, sailmaker, sails, rope maker, bootsbau, werft, astillero, chantier naval, cantiere navale, estaleiro, scheepswerf, canoes, kayak maker, surfboards, skis maker, marine engines, yacht service, boat repair
weak: hull, planks, keel, deck, rigging, mooring, slip, varnish, epoxy, sailing, harbour
people: owners
is: boatyard
offer: boats
segment: owners with a date in spring | who has the slip and says what is needed | in October, when they should
segment: people who work on the water | how soon it floats again | the day it doesn't
when: One season to sail, one to be ashore, and a tide that waits for nobody.
show: The hull out of the water, close.
desire: high | They love it and fear the bill.
awareness: problem aware | They saw the blister. Tell what's beneath.
sophistication: advanced | They own manuals.
stance: Boats are irrational, and owners want at least one rational person involved.
tension: It must be done by April, and wood dries when it dries.
pain: April became July | We watched the regatta from the fence.
pain: Open-ended | Another plank, another month.
pain: Sold paint over rot | Under the third coat, nothing.
pain: Everyone at the jetty knows better | Eleven opinions on one seam.
wish: to be afloat by the first warm weekend
wish: to learn to do some of it
wish: to trust the thing at night
doubt: Where does the bill end? | Stages with a stop after each.
doubt: May I work on it too? | What, where, with whose tools.
doubt: Is she worth it? | A survey before a love letter.
rival: A newer boat | always cheaper by spring
rival: Doing it under a tarp | ten winters
rival: Selling | twice happy, they say
proof: A hull in stages | Dates on each picture.
proof: Moisture readings | In a table.
position: the launch date | make tides and dates public
position: the owner's hands | teach one job
no: romance storms
no: promise she'll never leak
no: quote unseen
see: caulking iron in a seam
see: a bilge with a torch
see: ribs, steaming
see: launching trolley, wet rails
see: name board off the wall
cliche: white sails at sunset
cliche: rope knots as frame
colour: Red lead #b6452c | Primer.
colour: Antifoul #2f4f6f | Below the line.
colour: Iroko #a5703c | Oiled.
colour: Tar #1f1d1b | In the seams.
colour: Spar varnish #c58a35 | Tenth coat.
colour: Slack tide #6d8084 | At the slip.
say: hull, slip, tide, dry, seam, afloat, stage, survey
avoid: passion for the sea, nautical lifestyle, ultimate, dream boat
value: Stages | Work stops at agreed points and is shown.
value: Sea sense | Safety is finished before beauty.
feel: Lift | She floats.
feel: Trust | Dark, wind, dry feet.
feel: Belonging | A berth, a nod.
moment: More rot | Planks off. | Two frames more. Here: the pick goes in. Without them, don't sail; with them, [weeks] and [sum]. I stop till you've seen it. | It's an old boat. | He's shown the pick.
moment: The date goes | Varnish won't dry. | Too damp; if I hurry it'll be off by August. Launch on the [tide] instead. You can step the mast meanwhile. | Weather delays. | Why, when and something to do.
moment: Owner's mistake | Through-hull drilled. | That hole's in the wrong place, and it's a small one. Bung it now; I'll look at four. Nobody was born knowing. | You should have asked. | It saves boat and face.
channel: Winter list | Job, stage, stop, tide
channel: Yard board | Launch order, in chalk
chance: October talk | Offer an hour per boat before hauling out. | One season
chance: One job taught | Open the shed one Saturday a month. | Six months
trend: Electric drives | Who asks here, and for what waters?
mood: grey tide, chips, rust
form: a sheer line | lapped planks
type: bold
arch: explorer | it makes leaving possible
arch: sage | it knows where water gets in
theirs: explorer | they want out beyond the mole

# craftstudio
family: craft
terms: craft studio, craft workshop, maker, makers, candle maker, soap maker, knife maker, knives, bladesmith, knifemaker, paper maker, calligrapher, calligraphy, illustrator, artist, painter of icons, sculptor, sculpture, art studio, gift maker, kunsthandwerk, artesanía, artesano, artisanat, artigianato, artesanato, ambacht, brush maker, broom maker, umbrella maker, pens, stationery maker, taxidermist, model maker, prop maker
weak: handmade, by hand, studio, workshop, pieces, gift, gifts, steel, wax, commission, materials
people: buyers
is: craft studio
offer: handmade things
segment: people who need one good thing | which is the one they'll use | after three bad ones
segment: givers | something with a maker | three weeks or three hours before
segment: shops and galleries | what sells without a speech | in their buying weeks
when: Seldom needed, easily loved, compared with far cheaper things.
show: The thing at work; then the step that makes it good.
desire: medium | Touch creates it; text can only arrange the meeting.
awareness: unaware | They weren't looking; begin with the use.
sophistication: beginner | One fact about making is enough.
stance: Being handmade is a way of working and no reason to buy; the reason has to be found in the use.
tension: Time cannot be charged in full and must not be given away.
pain: The cheap one broke again | I've bought four.
pain: Too nice to use | It hangs there.
pain: Everything is 'handcrafted' | So is my sandwich.
pain: I don't dare ask the price | So I admired it and left.
wish: to use it daily
wish: to know whose hands
wish: to give something with an afterlife
doubt: Why that sum? | Hours and losses on a card.
doubt: How do I look after it? | Three lines.
doubt: Can I have it differently? | What can be changed and what can't.
rival: The factory version | a tenth, today
rival: The museum shop | curated and closer
rival: Nothing | space on a shelf
proof: One in use after years | With marks.
proof: Rejects | Explain what was wrong with three.
position: the tool in use | show it working every time
position: the one step | name what a machine would do wrong
no: hide behind a story
no: show hands for their own sake
no: give in on price quietly
see: the thing in its task
see: a bench from above at noon
see: rejects in a row
see: one edge against light
see: a wrapped parcel with pencil
cliche: apron, beard, smoke
cliche: dried flowers and kraft tags
colour: Bench #b48b5e | Scarred.
colour: Tool steel #737a80 | Ground.
colour: Beeswax #dcb052 | On everything.
colour: Apron #4b5663 | Washed out.
colour: Paper #f3eddf | Wrapping.
colour: Iron oxide #8c3f2c | Rouge.
say: use, edge, hours, hold, care, reject, repair, pencil
avoid: handcrafted with love, unique gift, artisan, made with passion, one of a kind
value: Use | What doesn't serve is not made.
value: Time counted | Hours are known and said.
feel: Grip | It sits right.
feel: Respect | It's put back in its place.
feel: Gladness | The wrapping's kept.
moment: Price shock | At a fair. | It's [hours] and three that failed. If that's too much, this smaller one does the same work. | You get what you pay for. | A smaller door is opened.
moment: A commission that isn't theirs | Copy this. | That's another maker's line; ask them, they'd like it. If you want the same use in my hand, tell me what it's for. | I can copy it. | It protects both hands.
moment: A fault | After weeks. | That seam shouldn't. Send me a picture from the side; I'd like to know whether it's one or all of that day. | Handmade items vary. | Curiosity before defence.
channel: Fair | Put it in their hand
channel: Card with the thing | Use, care, who to ask
chance: In use | Ask ten owners for an ugly photograph. | Two months
chance: Price card | Test hours beside price. | Two months
trend: Gifts by post | What arrives broken, and is it the box?
mood: working light, close
form: a tool outline | shavings
type: natural
arch: creator | someone decided each inch
arch: regular guy | it's for use
theirs: creator | they like things that were thought about
`;
