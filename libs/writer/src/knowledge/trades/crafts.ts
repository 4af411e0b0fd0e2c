/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CRAFTS = `
# craft
family: craft
people: customers
terms: workshop, handmade, hand-made, craft, make, maker, build, carve, weave, forge, sew, bind, dye, glaze, carver, weaver, blacksmith, smith, atelier, studio, bespoke, made to order, commission, stitch, knit, spin, engrave, paint, restore, manufacture by hand, instrument, knife, knives, basket, rope, candle, lamp, boat, boats, sailmaker, food samples, props, models
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
moment: The price is questioned | Somebody has seen something similar for a third. | It is. Ours takes [hours] because of [step]; that is where the difference lies. If that step does not matter to you, buy the other one with a good conscience. | You get what you pay for. | It explains, and it lets the other person be right.
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

# clothing
family: craft
terms: clothes, clothing, fashion, tailor, tailoring, dress, shirt, knitwear, jeans, workwear, uniform, shoemaker, shoe, shoes, textile, garment, sewing, hat, hats, socks, bag, bags, millinery, jacket, coat, swimwear, underwear, lingerie
is: clothing maker
offer: clothes
buyer: people who want fewer clothes and to stop thinking about them
when: Something has worn out, or an occasion shows that nothing fits
show: Show the garment worn by somebody of a stated height and size, sitting, and after thirty washes.
stance: Clothes are tools for being among people; they should work before they speak.
tension: A lasting cut sells once in five years; the brand must live from repair, second buyers and trust.
pain: Sizes that mean nothing | Three shops, three numbers, one body.
pain: Good for a season | The seam gives before the taste does.
doubt: What if it doesn't fit? | Measurements of the garment itself, and what an alteration costs.
doubt: How do I wash it? | Four words, and what happens if they are ignored.
rival: Fast fashion | a tenth of the price and a new one on Thursday
rival: The second-hand shop | characterful, cheap, one size
see: a seam turned inside out
see: cloth on the cutting table with chalk
see: somebody sitting down in it
see: a mended elbow
cliche: a model looking past the camera
cliche: a rail of beige
colour: undyed #efe9dd
colour: indigo #263a5e
colour: charcoal #2b2b2d
colour: rust thread #a5512f
colour: olive drab #5b5f3c
colour: chalk pink #d7a79a
say: seam, cut, cloth, wear, mend, fit, pocket, wash
mood: flat daylight, cloth in movement, no studio white
arch: creator
arch: regular guy
theirs: regular guy

# furniture
family: craft
terms: furniture, table, tables, chair, chairs, cabinet, cabinetmaker, woodworker, woodworking, joinery, upholstery, upholsterer, bed maker, desk, shelves
is: furniture workshop
offer: furniture
buyer: people who have moved for the last time in a while and are tired of screws that turn
when: A room is nearly right, and one piece spoils it
show: Show the joint and the room. Between them lies the price.
stance: A table is where a household happens; it should be built for the worst evening it will see.
tension: Timber goes on moving after it is sold; a maker must explain that life in the wood is not a fault.
pain: Flat packs that move house once | The second move is the end of them.
pain: Showroom against living room | Thirty centimetres too long is known only at the door.
doubt: What about stains and scratches? | Show a surface after ten years, and how it is oiled.
doubt: Will it fit? | A paper template, in the post, before anything is cut.
rival: The Swedish way | tomorrow, cheap, in the boot
rival: Design classics | a famous name, and the neighbours have it
see: a joint, open and closed
see: boards in stack with their ends painted
see: a table after a meal
see: shavings under a plane
cliche: a hand stroking wood
cliche: an empty white loft
colour: shaving #ecdcc0
colour: walnut #4a3224
colour: slate #3a3f44
colour: oil green #4b5a43
colour: madder #92402f
colour: pencil grey #7a7a78
say: board, joint, grain, oil, plane, fit, table, measure
mood: workshop daylight, oblique, dust visible
arch: creator
arch: ruler
theirs: ruler

# ceramics
family: craft
terms: ceramics, ceramic, pottery, potter, porcelain, stoneware, tableware, clay, kiln
is: pottery
offer: tableware
buyer: people who want their everyday cup to be the good one
when: A cupboard of leftovers, and one broken favourite
show: Show the piece in use and stacked; nobody lives with an empty bowl on linen.
stance: A cup is judged by the lip and the handle, at seven in the morning, by somebody half awake.
tension: Each piece differs and sets have to match; the potter decides how much unlikeness a table can bear.
pain: Too good to use | It stands in the cabinet and the ugly one is used daily.
pain: One broken, set gone | Nobody can supply the sixth.
doubt: Dishwasher? | Yes or no, beside the price.
see: a foot ring with fingerprints in the glaze
see: the kiln, half unpacked
see: stacked bowls, slightly uneven
see: a cup in two hands
cliche: wet hands on a wheel
cliche: dried grass in a vase
colour: raw clay #d9c2a7
colour: iron glaze #4a2e22
colour: celadon #8fae9b
colour: cobalt #27407c
colour: ash white #f1ede3
colour: tenmoku #241c1a
say: glaze, fire, foot, lip, stack, daily, seconds, hold
mood: soft window light, surfaces before shapes
arch: creator
arch: innocent
theirs: lover
`;
