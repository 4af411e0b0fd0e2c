/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const MAKING = `
# industry
family: industry
people: buyers
terms: manufacturer, factory, plant, supplier, industrial, machine, metal, steel, component, fastener, bolt, screw, wholesale, injection, moulding, tooling, chemical, pump, valve, cable, engineer, engineering, oem, b2b, production, produce, turbine, coating, laser, rubber, plastic, bearing, spring, brick
is: manufacturer
offer: parts
buyer: buyers and engineers who lose more by a late delivery than by a high price
when: A line that must not stop, a supplier that is in place, and a part that is getting difficult
show: Lead with the tolerance, the lead time and the person who answers. Leave the values to the last page.
desire: medium
awareness: solution aware
sophistication: expert
stance: In industry trust is a measurement that was repeated.
tension: The buyer wants a lower price and the engineer wants no change; the supplier has to win both with one document.
pain: A supplier goes silent | The date moves, and nobody calls before it does.
pain: Qualified once, stuck for ever | Changing a source costs months of testing.
pain: Small runs are unwelcome | Those who need two hundred are quoted as if they were a nuisance.
pain: Sales promises what production cannot do | The first sample is perfect and the series is not.
wish: to hear bad news early
wish: to speak to somebody who has stood at the machine
wish: to put a name to a part number
doubt: Can you hold it in series? | Show the measured spread of a real batch, not the best piece.
doubt: What if you fail to deliver? | Name stock, second shift, second site, or say that there is none.
doubt: Why not buy it overseas? | Compare landed cost, lead time and the cost of one stop.
rival: The supplier already in place | qualified, known, and a little too comfortable
rival: Low-cost sources | a lower unit price and a longer chain
rival: Making it in-house | full control, and a machine idle most of the week
no: claim a precision that has not been measured on a series
no: advertise with pictures of other people's plants
no: answer a technical question with a brochure
see: one part on a measuring table, with its drawing
see: the machine during the stroke that matters
see: a bin of finished parts with its label
see: the hand of whoever checks
see: raw stock and finished part side by side
cliche: blue-lit robots without a person
cliche: globes made of cogwheels
colour: galvanised #dfe3e4
colour: machine green #2e5e4e
colour: coolant blue #2f6b8f
colour: swarf #8a8f92
colour: safety orange #d9651f
colour: soot #1d2124
say: batch, tolerance, lead time, measured, stock, drawing, series, on time
avoid: world-class, solutions provider, cutting-edge, partner of choice, innovative
value: Punctuality | A date that cannot be kept is moved before the customer asks.
value: Evidence | Every claim has a sheet with a measurement.
feel: Calm | The lorry stands at the gate on the day that was written.
feel: Respect | Two engineers agree over a drawing.
moment: A delivery will be late | Production knows it on Monday. | Lot [number] will be [days] late: [cause]. [Quantity] can leave today. Which do you need first? | Due to unforeseen circumstances the delivery will be delayed. | It comes early, with a part solution and a question.
moment: Enquiry for a small run | Two hundred pieces. | We can. The set-up costs [sum] whatever the quantity; at [quantity] it disappears. Shall I quote both? | Our minimum order quantity is not met. | It explains the arithmetic instead of the rule.
chance: The awkward part | Offer to quote the one drawing that nobody wants. | Three months
chance: The data sheet as advertisement | Engineers share a good one; put everything on a page. | Two months
trend: Nearer supply | Check which customers are shortening their chains, and what for.
trend: Proof of origin and footprint | Find out which documents buyers will have to ask for.
mood: hard light, exact and without drama
form: Chamfered corners and dimension lines | section hatching
type: tech
arch: ruler
arch: sage
theirs: sage

# machineshop
family: industry
terms: machine shop, machining, cnc, toolmaker, mould maker, mold maker, moulds, injection moulding, precision parts, turned parts, milling, drehteile, formenbau, werkzeugbau, zerspanung, stampi, officina meccanica, mecanizado, taller mecánico de precisión, usinage, usinagem, verspaning, edm, wire erosion, sheet metal, laser cutting, metal fabrication, welding shop, precision engineering
weak: tolerance, tolerances, drawing, drawings, steel, aluminium, micron, batch, prototype, parts, lathe, tool, press, iso 9001, weld
people: engineers and buyers
is: machine shop
offer: precision parts
segment: design engineers with a drawing that has to become metal | whether the shop understands why a dimension is tight | when a prototype is late or a supplier has said no
segment: buyers who answer for deliveries | who stays on the list and gets the next series | at the yearly review, or the week after a missed date
when: Parts are ordered under pressure, compared by quotation, and remembered by the one date that slipped.
show: Put material, envelope and tolerance range in the first line; a buyer checks those before reading on.
desire: medium | They need capacity they can rely on, so write about dates and deviations before machines.
awareness: product aware | They know several shops; name the kind of part that others send back.
sophistication: expert | Speak in their units and leave out every sentence that explains machining.
stance: Every shop has the same machines by now, so what is left to sell is what happens when something does not measure.
tension: Buyers split orders to stay independent and engineers want one shop that remembers their parts.
pain: Silence until the due date | I only hear about the problem when the truck doesn't come.
pain: The quotation takes longer than the part | By the time the price was here I had redesigned it.
pain: Made exactly as drawn, and wrong | Anyone could see that the radius was a typo.
pain: First article good, series not | Piece one was beautiful. Piece four hundred went into the bin.
wish: to send a drawing and get questions back
wish: to present a supplier at the audit without sweating
wish: to know in week one what will go wrong in week six
doubt: Are you big enough for our series? | State the honest range of quantities, with what happens above and below it.
doubt: How do you measure? | Name instruments and the record that comes with the parts.
doubt: What about our confidential drawings? | Say who sees them and where they lie.
doubt: You are dearer per piece. | Compute what one rejected batch costs at the customer's line.
rival: The low-cost supplier overseas | cheap per piece and slow to argue with
rival: The customer's own workshop | always near and always overloaded
rival: The shop they have used for years | kept until it fails twice
proof: A measuring report with its deviations | Show one in full, the awkward dimension included.
proof: Difficult parts with their wall thickness named | Photograph them beside a scale, with permission.
proof: Delivery dates kept over a year | Publish the share and how it is counted, once somebody has counted it.
position: the shop that reads the drawing | answer each enquiry with a question about function
position: the second call after others declined | describe the parts it wants in terms of difficulty
no: publish a customer's part without leave
no: call every tolerance tight
no: show machines in place of results
see: a part beside its drawing, one dimension circled
see: coolant running off a fixture
see: a gauge held in two fingers
see: racks of tools numbered by hand
see: swarf, curled, in one colour
see: a crate with foam cut to the shape of the parts
cliche: blue sparks flying
cliche: an engineer in spotless overalls pointing at a screen
colour: Coolant milk #dfe6dc | Emulsion, the wet light of the shop.
colour: Tool steel #4b5157 | Ground, not polished.
colour: Marking blue #22508f | Painted on before scribing.
colour: Brass shim #b08a3c | The thinnest thing on the bench.
colour: Machine green #5f7a6a | The enamel of older lathes.
colour: Reject red #b5332b | A dot on a part that must not leave.
say: drawing, tolerance, first article, series, measured, date, deviation, fixture
avoid: one-stop shop, cutting-edge, high-quality parts, partner of choice, state-of-the-art machinery
value: Early warning | A problem is reported on the day it is found, with a proposal.
value: Asking back | A drawing that cannot work is questioned before it is priced.
value: Traceability | Each batch can be followed to its bar and its operator.
feel: Confidence | The incoming inspection is skipped for the first time.
feel: Relief | A question arrives on the second day and saves the sixth week.
feel: Respect | Their engineer asks the shop before finishing the design.
moment: A date will slip | A spindle has failed. | Your parts will be [days] late: [cause]. I can send [number] on the original day so that your line starts. Tell me which pieces you need first. | Due to unforeseen circumstances delivery is delayed. | Cause, number and a choice, before anyone asks.
moment: A drawing with an error | Before quoting. | Dimension [x] can't be reached from this side. If it is only clearance, [value] does it and costs less; if it seals, ring me. | Please confirm drawing. | The question shows that somebody thought about function.
moment: An order that does not fit | A volume far outside the shop's range. | For that quantity you want another kind of shop, and I can name the kind. The prototypes I would gladly make. | We are not interested. | It keeps the door open for the right work.
channel: Quotation | Price, date, assumptions and one question, on a single page.
channel: Technical page | Sizes, materials, quantities in a table; no headline needed.
channel: Trade fair | Put one difficult part in the visitor's hand and wait.
chance: The refused parts | Ask ten engineers which part nobody wants to make. | Two months
chance: Answer time | Measure days from enquiry to price for a quarter and see what it does to orders. | Three months
trend: Reshoring | Which present customers have moved a part back, and for what reason?
trend: Smaller batches | Has the usual quantity per order changed, and does the price list know?
mood: hard side light, oil, scale visible
form: a section line with hatching | a grid of drilled holes
type: tech
arch: sage | it notices the error in the drawing before the machine does
arch: ruler | a date and a dimension either hold or they don't
theirs: ruler | they are answerable for a line that must not stop

# components
family: industry
terms: fasteners, gaskets, gasket, seals, bolts, screws, springs, bearings, valves, fittings, hoses, cables, connectors, rubber parts, o-rings, dichtungen, schrauben, tornillería, joints industriels, guarnizioni, wire, chains, filters, pumps, hydraulics, pneumatics, component maker, components, castors, hinges
weak: stainless, steel, grade, oem, size, sizes, capacity, export, exporter, din, iso, mt per, stock, industrial
people: buyers and engineers
is: maker of components
offer: components
segment: maintenance people whose machine stands still | who has this size in this material today | in the middle of a shift
segment: makers who build the part in by the thousand | which grade, which paper, which buffer stock | when a specification is written, and then not again for years
when: Cheap by the piece and dear by its absence.
show: Grade, standard and sizes in a table that can be copied.
desire: low | Nobody dreams of a seal; speak of the hour of standstill it prevents.
awareness: product aware | They have a part number; let them find it before anything else.
sophistication: expert | Figures carry the sentence.
stance: The smallest part on the bill of materials stops the largest machine, which makes a dull product an honest argument.
tension: Everyone buys by price per hundred until the first failure, and then by name.
pain: The wrong paper | Goods in, certificate missing, four men waiting.
pain: Looks the same, isn't | Same head, same thread, other steel. We found out in winter.
pain: Minimum quantity | I need forty. They sell boxes of five thousand.
pain: A catalogue like a phone book | I know what I need it to do. Which page is that?
wish: to order by what it has to withstand
wish: to stop keeping three years' stock
wish: to have one person who knows the grade
doubt: Is it really that grade? | Certificate per heat, and how to check it.
doubt: What if you stop making it? | Say how discontinued sizes are announced.
doubt: Do you sell small numbers? | Yes or no with the border.
rival: The distributor with everything | quick, and nobody there made it
rival: The cheaper import | right until it is wrong
rival: A workaround with tape | more common than anyone admits
proof: Certificates that match the box | Let a batch number be looked up without asking.
proof: A failed part cut open | Explain what broke it, even when it was an own product.
position: the part chosen by load | sort everything by what it endures
position: the keeper of odd sizes | list what others dropped
no: claim resistance that was not tested
no: decorate a data sheet
no: hide the country of making
see: one part, huge, on plain ground
see: trays sorted by half millimetres
see: a torn seal beside a new one
see: a hand in a work glove reaching into a bin
see: labels with heat numbers
cliche: a globe and gearwheels
cliche: a pyramid of shiny bolts
colour: Pickled steel #aeb4b6 | After the acid bath.
colour: Nitrile #222426 | The commonest rubber.
colour: Thread brass #a9853d | Worn bright.
colour: Carton #c3a274 | With a stamped number.
colour: Label yellow #e3bd2a | Seen from the forklift.
colour: Rust #95482a | What it should outlive.
say: grade, heat, size, load, certificate, in stock, replace, equivalent
avoid: wide range of, world-class, leading manufacturer, quality is our motto, one-stop
value: Sameness | Piece one and piece last are told apart by nobody.
value: Paper in order | No box leaves without the sheet that belongs to it.
feel: Relief | The conveyor moves again.
feel: Certainty | The inspector nods and turns the page.
feel: Loyalty | The number is entered in the drawing and stays there.
moment: A size is not there | A maintenance man rings. | That size is gone until [date]. [Equivalent] fits if your temperature stays under [limit]; does it? | Out of stock. | The limit comes with the substitute.
moment: A complaint about breakage | With a photograph. | Send me the piece and the batch on the label. The break looks like [cause]; the laboratory will say, and you get its sheet whatever it says. | Must be wrong installation. | It promises the finding and not the verdict.
moment: A request for a lower price | At renewal. | At [quantity] per call I can plan the coil, and that takes [share] off. Below it the price stays. | We'll sharpen our pencil. | Arithmetic that both sides can repeat.
channel: Data sheet | One page, units first, drawing right
channel: Search | Number, size, grade; any spelling
channel: Letter to purchasing | What changes, from which batch
chance: Search by failure | Let people start from what broke; log what they type. | Three months
chance: The small box | Test a pack for workshops and see who else buys it. | Two months
trend: Origin rules | Which customers will need proof of melt or origin next year?
mood: shadowless, exact, one object
form: a thread profile | concentric washers
type: tech
arch: ruler | a standard either is met or is not
arch: regular guy | it does unseen work and makes no fuss
theirs: ruler | they sign for safety with someone else's part

# foundry
family: industry
terms: foundry, casting, castings, forge, bell foundry, steelworks, smelter, gießerei, fundición, fonderie, fonderia, fundição, gieterij, blast furnace, galvanizing, galvaniser, heat treatment, powder coating, anodising, electroplating, hardening shop
weak: iron, bronze, pattern, sand, melt, alloy, pour, furnace, coating, surface, zinc
people: engineers and buyers
is: foundry
offer: castings
segment: engineers whose part is too odd for anything but a mould | who will tell them where to thicken the wall | early in design, if the foundry is lucky
segment: restorers and builders with one broken piece | whether it can be made again at all | after weeks of asking
when: Asked for late, when the drawing is fixed and the price of changing it has doubled.
show: Weight range, alloys and the smallest wall that has ever come out well.
desire: medium | Offer advice on the pattern before you offer tonnes.
awareness: solution aware | They know casting; say which shapes belong to you.
sophistication: advanced | Half have never stood beside a pour, and they decide.
stance: A casting keeps a record of how it cooled, and so does the relation with whoever poured it.
tension: Purchasing wants a unit price and the mould wants a conversation.
pain: Porosity found at the last cut | Twelve hours of milling into a hole.
pain: Pattern costs | I only need three.
pain: It shrank elsewhere | Nobody mentioned the corner.
wish: to be shown where the metal will freeze last
wish: to find somebody who still does this size
wish: to see the pour
doubt: Why not weld it together? | Compare vibration, time and cost for that part.
doubt: What will be inside? | Name the test, its limits, its report.
doubt: Who keeps our pattern? | Shelf, number, years.
rival: Welded assemblies | quick for one
rival: Milling from solid | wasteful and exact
rival: A larger foundry abroad | tonnage before talk
proof: A section, etched | Show the grain with its date.
proof: Patterns on the shelf | Let the years on them be read.
position: advice before metal | draw the gating on the customer's own sketch
position: the odd piece | speak about the lots of one
no: beautify heat and danger
no: promise flawless
no: show faces without protection
see: metal at the lip of the ladle
see: a mould half with finger marks in the sand
see: a casting with its runners still on
see: painted patterns on a loft
see: a knocked-out core on the floor
cliche: a hero in silver coat against fire
cliche: an anvil in smoke
colour: Green sand #4a463c | Damp and black-brown.
colour: Pouring heat #e8843a | Just before it dulls.
colour: Scale #3a3f45 | The skin after cooling.
colour: Pattern red #a13a2a | Paint for surfaces left raw.
colour: Zinc bloom #b8bfc2 | Fresh from the bath.
colour: Chalk #ece8dd | Numbers on a plate.
say: pour, wall, core, shrink, pattern, ring, cut open, weight
avoid: forged in passion, timeless strength, turnkey, heavy-duty solutions
value: Truth in metal | A doubtful piece is cut open before it is sent.
value: Keeping | Patterns outlive contracts.
feel: Awe | The moment the ladle tips.
feel: Reassurance | The ring of a sound piece under a hammer.
feel: Rescue | The old machine turns again.
moment: A flaw | Ultrasound shows a void. | There is a void at [place]. We won't repair that one; the next pour is on [day]. Here is the picture and the change in the riser. | Within specification. | The cause is already being mended.
moment: A single piece | A museum asks. | One is possible. The pattern costs more than the iron: [sums]. If you have the broken half, we may work from it. | Minimum order applies. | It finds the cheap way in.
moment: A visitor's question | Why so expensive? | Of that price [share] is heat, [share] is wood and sand, the rest is people. The iron is the least of it. | Quality has its price. | Parts of a sum are believed.
channel: Design guide | Radii and walls drawn good and bad
channel: Workshop visits | Helmets ready, and silence at the pour
chance: Sketch service | Mark up ten drawings for strangers and follow what they order. | Three months
chance: Lost parts | Ask who in the region keeps old machines running. | Six months
trend: Energy | At which price per hour does night work stop paying?
mood: dark, one source, dust in it
form: a half mould | runners branching
type: bold
arch: magician | solid becomes liquid and obeys
arch: sage | it knows where metal freezes last
theirs: creator | they design shapes that only a mould can give

# printer
family: industry
terms: printer, printers, print shop, printing house, printing, letterpress, screen printing, risograph, bookbinder, bookbinding, bindery, druckerei, buchbinder, imprenta, imprimerie, tipografia, gráfica, drukkerij, sign maker, signs, sign writer, signwriting, van lettering, vinyl lettering, engraving, engraver, labels, stickers, rubber stamps
weak: paper, ink, posters, cards, books, type, copies, edition, foil, finish, lettering, banners, print
people: clients
is: printer
offer: print
segment: designers with a file and a fear | who will notice the missing bleed | the night before a deadline
segment: shops, clubs and firms that print rarely | what to order without knowing the words | before an opening, an election, a feast
when: Ordered late, because print is the last step of everything else.
show: Paper in the hand, price for three quantities, date.
desire: medium | The need has a date on it, so answer with dates.
awareness: solution aware | They could upload it somewhere in four clicks; say what a person adds.
sophistication: intermediate | Designers know more than the page and clubs know nothing; write in two columns.
stance: Screens made print optional, and what is optional had better feel good.
tension: The best result needs a day at the machine with the client, who has an hour.
pain: The blue came out purple | On my screen it was our blue.
pain: I don't know what to ask for | Grams? Of what?
pain: A portal with ninety boxes | I chose wrong and it was printed wrong, quickly.
pain: Arrived the day after | Four hundred invitations to yesterday.
wish: to hold one before they pay for five hundred
wish: to have somebody look at the file
wish: to be proud handing it over
doubt: Online is half the price. | Lay both sheets side by side and say when the other is right.
doubt: Will the colour match? | Proof, light, tolerance; in that order.
doubt: Is small worth it to you? | Name the smallest order that makes sense.
rival: The upload portal | cheap, fast, deaf
rival: The office laser | grey and immediate
rival: A post on the net | no postage, gone by noon
proof: Samples with the price on the back | Send five, unasked.
proof: A file with corrections marked | Show what was caught.
position: the eye before the press | check every file aloud
position: the sheet one keeps | speak of thickness, bite and fold
no: sell a finish that hides poor type
no: call a stock eco without its label
no: reuse a client's piece unasked
see: a fanned ream with one fold
see: ink on a roller, close
see: a make-ready sheet with three prints over each other
see: fingers at a cut edge
see: a brush pulling the last serif
cliche: a splash of four inks
cliche: a loupe over dots
colour: Uncoated #f3eee3 | The commonest stock.
colour: Process black #1f1f22 | Still wet.
colour: Warm red #d0452b | The tin most often open.
colour: Reflex blue #1f3f8c | Slow to dry.
colour: Board grey #a59f94 | Backing card.
colour: Lead #6b6f74 | A line of metal type.
say: sheet, proof, bleed, grain, stock, date, quantity, fold
avoid: high-quality printing, vibrant colours, all your print needs, affordable, eye-catching
value: Looking twice | No file goes to plate unread.
value: Waste in view | Spoiled sheets become pads and packing.
feel: Anticipation | The parcel is heavier than expected.
feel: Relief | The phone call about the spelling.
feel: Pride | Thumb over the surface.
moment: A mistake in the file | The date is wrong. | Your text says [day] the [date]; that is a [other day]. Which one is it? The machine waits until [hour]. | File accepted. | One question saves the whole run.
moment: It was printed wrong | By the printer. | That is ours: wrong stock. New sheets run on [day]. Use these meanwhile if they help. | Slight variations may occur. | Fault, day, and something for tonight.
moment: Tight money | A club asks. | Drop the second colour and the size by a step: same message, [sum]. Look, I've laid it out. | Our prices are fixed. | The design changes and the dignity stays.
channel: Sample envelope | Five sheets, five prices, no brochure
channel: Site | Three quantities per product, file rules in pictures
channel: Counter | Put the paper down before speaking
chance: The words for it | Replace grams by things people know and see if errors fall. | Two months
chance: File check as a service | Offer it to strangers' designers. | Three months
trend: Shorter runs | How has the median quantity moved in five years?
mood: raking light over surfaces
form: registration cross | overprinted squares
type: bold
arch: creator | a sheet shows who set it
arch: regular guy | clubs and bands stand at the same counter
theirs: creator | they made something and hand it over

# packaging
family: industry
terms: packaging, cartons, carton maker, box maker, corrugated, boxes, pallets, crates, bottles manufacturer, glass containers, verpackung, embalajes, emballage, imballaggi, embalagens, verpakking, tins, tubes, paper bags, plastics manufacturer, film extrusion, thermoforming, injection moulded
weak: board, cardboard, transport, fragile, recycled, print, plastic, die-cut, filling line, shelf
people: brand owners and packers
is: packaging maker
offer: packaging
segment: people who run a packing line | what goes through the machine without stopping | when a changeover has cost a shift
segment: small brands with a first product | a box in a number they can store | three weeks too late
segment: buyers under new rules | which material will be allowed and what it costs | before a law takes effect
when: Thought of last, blamed first.
show: A flat blank, its size, its smallest quantity, its load.
desire: low | They want the contents to arrive; make that the headline.
awareness: problem aware | Breakage, fees or storage hurt already. Name which one you solve.
sophistication: intermediate | Marketing speaks of unboxing and the line of microns.
stance: Good packaging is the least that still arrives.
tension: Brand managers add layers and haulage charges for air.
pain: Minimum five thousand | My whole year is four hundred.
pain: Crushed corner | The soap was fine. The present wasn't.
pain: Jammed again | Two tenths thicker and the line stopped all night.
pain: Which symbol is true? | The leaf, the loop or the other loop?
wish: to ship less air
wish: to know the fee before the law does
wish: to open it without a knife
doubt: Will it survive the post? | Drop test: height, edge, result.
doubt: Is it really recyclable here? | By town and bin.
doubt: Who pays for the tool? | Sum, life, owner.
rival: Standard sizes off the shelf | too big, and there tomorrow
rival: Imported ready-printed | cheap by the container
rival: Using what came in | free, with someone else's tape
proof: A box that has travelled | Show it after ten parcels.
proof: Grams saved on one product | Name old and new weight.
position: the box that fits | take out air in public
position: the line's friend | talk running speed and stoppages
no: say green without the bin it goes into
no: draw leaves on plastic
no: promise unbreakable
see: a flat blank with its creases
see: stack test, bottom box
see: a torn edge showing the flutes
see: hands folding in four moves
see: pallet from the corner, strapped
cliche: a plant growing out of a carton
cliche: floating white boxes
colour: Kraft liner #b98f5f | Unbleached.
colour: Flute #d4b68a | Seen on edge.
colour: Stamp black #2a2826 | One-colour print.
colour: Tape #c9a13b | Across the seam.
colour: Pallet #9a8260 | Outdoors.
colour: Bin blue #2f6f9a | Where it ends.
say: blank, flute, load, edge, air, grams, fits, flat
avoid: innovative packaging solutions, unboxing experience, eco-friendly, premium finish
value: Less | Each order is questioned for a layer that can go.
value: Trial before tool | A sample is cut before metal is.
feel: Order | Shelves that close.
feel: Relief | A month without breakage photos.
feel: Pleasure | It opens where the finger is.
moment: A brand wants magnets | A rigid box for cream. | Possible, at [sum] a piece and twice the volume in the van. Here's one that closes with a fold; hold both. | Great choice! | Two objects argue better than a price.
moment: Late board | The mill slips. | Board is late by [days]. From stock I can give you [grade], ten grams heavier, same machine setting. Test blank is on its way. | Supply chain issues. | A test, not a story.
moment: Small quantity | A beginner asks. | Under [number] the tool eats you. Take size [x] plain and a sleeve we can print. Later we cut your own. | Below our minimum. | It gives a start and a path.
channel: Sample kit | Flat, with a ruler printed on
channel: Spec sheet | Load, weight, bin, in that order
chance: Ten late starters | Build one offer for first products and learn what they store. | Three months
chance: Weigh a shelf | Compare packed weight of five customers with rivals. | Two months
trend: Deposit and producer fees | Which formats get dearer here next year?
mood: flat, cut, raking light
form: a die line | flutes in section
type: minimal
arch: sage | the least material needs the most thought
arch: regular guy | it carries others' goods and is thrown away
theirs: creator | they have made something that must arrive

# textilemill
family: industry
terms: textile mill, weaving mill, woollen mill, spinning mill, weaver, weaving, knitwear maker, wool, yarn, yarns, fabrics, tweed, blankets, linen, felt maker, felt, dyer, dyeing, weberei, spinnerei, tejeduría, tissage, filature, tessitura, lanificio, tecelagem, weverij, carpets, rugs, quilts, embroidery, lace, handwoven
weak: cloth, loom, looms, warp, weft, wool mill, fleece, dye, thread, cotton, sheep, knit, skein
people: makers and households
is: textile maker
offer: cloth
segment: tailors, designers and upholsterers | which cloth will come again in the same shade | half a year before they sell
segment: people who buy one blanket for long | which piece feels right and how it is washed | in the first cold week, or for a wedding
when: Touched before it is read about.
show: Cloth at full size, so near that yarns can be counted; weight and width beside it.
desire: medium | Warmth sells itself in October and needs reasons in May.
awareness: solution aware | They have wool or linen at home; speak of weight, hand and washing.
sophistication: intermediate | Makers read grams and households read softness.
stance: Cloth is a slow material sold into a fast trade, and its makers do best when they keep their own calendar.
tension: Designers want something new each season, and a loom pays by repetition.
pain: It pilled | A winter, and it looked like a sheep again.
pain: The shade never came back | Batch two was another green.
pain: Scratchy | I bought it for its story. I wear it over two shirts.
pain: Washed once | My son's size now.
wish: to touch before ordering
wish: to have cloth mended instead of replaced
wish: to name the sheep, the field or the river
doubt: Does it scratch? | Say fibre and finish, and send a swatch.
doubt: How do I wash it? | Four words and what happens otherwise.
doubt: Will you weave this again? | Years, quantity, how shades are kept.
rival: Fleece | warm, light, plastic, everywhere
rival: Imported cloth at a fraction | by the container
rival: Grandmother's blanket | still good
proof: Swatches | Cut them large enough to crumple.
proof: A cloth after ten years | Show the elbow.
position: the repeatable cloth | keep shades and numbers for years
position: the known fleece | tell only the steps it does itself
no: call a blend pure
no: show lambs for cloth that needs shearing
no: hide where spinning was done
see: weft crossing, macro
see: a loom from its back, threads
see: dyed hanks dripping
see: a folded edge, thumb on it
see: pattern cards with holes
cliche: a model on a moor in fog
cliche: a basket of coloured balls
colour: Raw fleece #e7decb | Grease still in.
colour: Indigo vat #24365c | Third dip.
colour: Madder #9a3b2d | Root red.
colour: Loom oil #3b352d | On old iron.
colour: Weld #c9b23c | A yellow that turns with light.
colour: Slate weft #5a6068 | The commonest ground.
say: hand, weight, warp, shade, mend, wash, width, swatch
avoid: luxurious softness, heritage craftsmanship, snuggle, timeless, sustainable fashion
value: Continuity | A shade once numbered can be asked for again.
value: Repair | A darn is offered before a new piece.
feel: Warmth | The weight on the knees.
feel: Confidence | The second bale equals the first.
feel: Attachment | It goes with them when they move.
moment: A shade is off | A designer complains. | Your bale is [difference] redder than number [n]. Hold both by a north window. I can redye or send from the old lot; which stops you less? | Natural fibres vary. | It gives a method for looking.
moment: A moth hole | A household writes. | Freeze it for a week, then send a photograph with a coin. Most holes can be closed; I'll say what I think before you post it. | Buy our moth spray! | Advice first, no sale.
moment: Out of season | Heat wave. | Nobody wants wool this week. This is when we weave; ask me in [month], or put your name on a width. | Summer sale! | The calendar is explained.
channel: Swatch post | Number, weight, width, washing on the back
channel: Shop label | Fibre, place of each step, mending
channel: Buyers' sheet | Minimums, weeks, shade book
chance: Cloth by the mend | Offer mending and count who returns. | One year
chance: The narrow order | Test short lengths for small makers. | Six months
trend: Local fleece | What do farms get for it, and would a label change that?
mood: north light, fibre standing up at the edges
form: over-under of a weave | a selvedge stripe
type: natural
arch: creator | a drawing becomes something one can fold
arch: innocent | sheep, water, thread
theirs: creator | they make or furnish and feel with their fingers

# electronics
family: industry
terms: electronics, electronics manufacturer, circuit boards, pcb, sensors, sensor, control systems, control panels, measuring instruments, laboratory equipment, lab equipment, test equipment, batteries, motors, automation, robotics, robots, 3d printing, industrial automation, elektronik, sensorik, electrónica, électronique, elettronica, medical devices, medical device, optics, lasers, machine builder, maschinenbau, packaging machines, machinery, conveyor
weak: device, devices, prototype, firmware, assembly, calibration, solder, datasheet, machine, series, engineers
people: engineers
is: equipment maker
offer: equipment
segment: engineers choosing what they will live with for ten years | which box they can explain to their successor | during a project, with a specification
segment: plant managers and laboratories | what keeps running, who comes when it stops | at budget time or after a breakdown
when: Specified once, used for a decade, regretted on the first night shift.
show: What it measures or moves, how exactly, in which conditions; then the picture.
desire: medium | They want fewer surprises; offer the limits first.
awareness: solution aware | They compare data sheets. Make yours the readable one.
sophistication: expert | One wrong unit ends it.
stance: A data sheet that admits its limits sells to engineers better than a film.
tension: Buyers ask for features and operators for fewer buttons.
pain: It works in the demo | In our hall it's minus ten and there's dust.
pain: Discontinued | Eight years left on the machine and no spare board.
pain: A manual by lawyers | Warnings for nine pages. Then 'connect device'.
pain: Support is a form | Ticket number, no human.
wish: to get a straight figure at the worst temperature
wish: to swap a part themselves
wish: to sleep during commissioning
doubt: Does it talk to what we have? | List protocols and versions, with the ones that fail.
doubt: How long will there be spares? | Years, in writing.
doubt: Who else runs it? | Type of plant, hours, by permission.
rival: The market leader | nobody was ever blamed
rival: Building it in house | tempting, then understaffed
rival: A cheaper clone | same housing
proof: Drift over time | Plot it without smoothing.
proof: A repaired unit with its log | Show age and hours.
position: the readable machine | halve its manual in public
position: parts for as long as it runs | publish the end dates
no: round up accuracy
no: show screens that don't exist
no: promise certification that is pending
see: a board under raking light
see: a cabinet door open, wires in order
see: a sensor in dirt, working
see: a hand with a screwdriver at one screw
see: a curve on paper with a note
cliche: blue circuits forming a brain
cliche: a robot hand touching a human one
colour: Solder mask #1f5a45 | The board itself.
colour: Anodised #9aa0a6 | Housing.
colour: Signal amber #e49b1f | The lamp that matters.
colour: Cabinet grey #d7d8d3 | Powder-coated.
colour: Cable blue #2a5fa8 | Neutral, by standard.
colour: Scope green #79b86a | A trace.
say: range, drift, spare, limit, wiring, hours, manual, works with
avoid: smart, next-generation, seamless integration, Industry 4.0, revolutionary
value: Stated limits | Every figure carries its conditions.
value: Long care | A spare is planned before a launch.
feel: Control | The curve stays flat.
feel: Relief | The fault code says what to do.
feel: Esteem | An operator sticks no tape over the lamp.
moment: A field failure | Production stands. | Read me the code and the lamp. That is [cause] nine times in ten: turn [screw]. If it isn't, I'm still on the line. | Please open a ticket. | A hand on the machine within a sentence.
moment: A feature asked for | By a large prospect. | It doesn't do that, and it won't this year. Around it people use [way]. If it decides the matter, take the other one. | It's on our roadmap. | An engineer's no keeps the rest credible.
moment: End of life | A board is discontinued. | Series [x] ends on [date]. Spares until [year]; the successor fits the holes and needs [change]. Order what you need to sleep. | Exciting new product line! | Dates before novelty.
channel: Data sheet | Conditions beside each figure
channel: Manual | Verbs, pictures, no prose
channel: Service line | Name, question, next step
chance: Manuals first | Publish all of them and watch where searches come from. | Three months
chance: The bad hall | Offer tests in the customer's worst corner. | Six months
trend: Components | Which single part could stop the line next year?
mood: cool, exact, slightly dusty
form: a schematic symbol | a trace on squared paper
type: tech
arch: sage | it says under which conditions it is right
arch: magician | something invisible is counted or moved
theirs: sage | they trust numbers that come with limits

# inspection
family: industry
terms: inspection, inspections, inspector, inspectors, testing laboratory, test lab, calibration, calibration lab, certification body, crane inspection, elevator inspection, lift inspection, surveyor, surveyors, building survey, non-destructive testing, ndt, prüflabor, inspección, bureau de contrôle, keuring, auditor of machinery, vermessung, land survey, geotechnical, environmental testing, fire safety, health and safety, occupational safety
weak: report, reports, standard, risk, safety, defects, findings, compliance, site, annual, certificate
people: operators
is: inspection body
offer: inspections
segment: people who sign for equipment others stand under | who finds what is there and nothing else | when the certificate runs out or something has fallen
segment: owners about to buy, build or insure | how bad it is, in order | with a deadline from a bank or an authority
when: Required by a date, postponed to it, then wanted at once.
show: One page of a real report, names blacked out.
desire: low | It's an obligation; offer clarity.
awareness: product aware | They know the rule and want to know how you write.
sophistication: advanced | Maintenance knows the machine; management knows the fine.
stance: A report is worth something only when its author gains nothing from what it says.
tension: Clients hope for a clean sheet and pay to hear the truth.
pain: Forty pages, no order | What do I do on Monday?
pain: The inspector who also sells | Funny how it always needs new ropes.
pain: Late paper | The line stood because of a signature.
pain: Two inspectors, two opinions | Whom do I show the insurer?
wish: to know what can't wait
wish: to defend a decision with a page
wish: to be found in order
doubt: Will you shut us down? | Say when that is a duty and how it is told.
doubt: Are you independent? | What you do not sell.
doubt: How long is it out of use? | Hours by type.
rival: The maker's own service | knows it and sells for it
rival: The cheapest stamp | a glance, a sticker
rival: Waiting for the authority | free
proof: A blacked-out report | Publish the clearest.
proof: What inspectors did before | Name trades and years if they are known.
position: the sorted finding | rank everything by what it can cost
position: nothing else to sell | repeat what is not offered
no: frighten with accidents
no: sell repair beside judgement
no: promise a pass
see: a torch beam on one weld
see: a tag with a date
see: a gloved finger at a crack
see: a harness hook
see: a report beside a dirty hand
cliche: hard hats round a tablet
cliche: a green tick in a shield
colour: Tag green #3f7d4f | Passed.
colour: Hazard yellow #e6b91e | Paint on steel.
colour: Crack red #b42f2a | Penetrant dye.
colour: Steel #6c747a | Girders.
colour: Carbon copy #e9e4d4 | Second sheet.
colour: Torch #f6efd0 | Beam.
say: now, soon, watch, found, measured, stop, sign, until
avoid: peace of mind, comprehensive solutions, safety is our passion, trusted partner
value: Independence | Whoever judges sells nothing that follows.
value: Order | The worst stands first.
feel: Certainty | A list with three words.
feel: Safety | Walking under it again.
feel: Vindication | The page that ends a meeting.
moment: A dangerous finding | On site. | Stop using it now; I've told your shift lead. It's the [part]: here. Nothing else is urgent. The paper follows by [hour]. | There are some issues. | One order, one place, one hour.
moment: Pressure to soften | A manager rings. | I can't move it down. I can write what would change my mind: [test]. If you do that by [day], I'll come and look. | We'll see. | The finding stays and a way out opens.
moment: Nothing found | The client doubts the bill. | Nothing to do until [date]. That is what you paid for, and this page says it in case anyone asks. | All good! | Absence is put in writing.
channel: Report | First page complete in itself
channel: Reminder | Date, what to clear, how long
chance: One-page law | Explain one rule on a page and see who shares it. | Two months
chance: The second reader | Offer to read other people's reports. | Three months
trend: Sensors instead of visits | Which checks will be measured continuously?
mood: torch light, scale in frame
form: a marked circle | a three-step scale
type: bold
arch: sage | it says what is there
arch: ruler | somebody must be able to stop the machine
theirs: ruler | their name stands below

# toymaker
family: industry
terms: toy maker, toys, toymaker, wooden toys, dolls, doll maker, puppets, board games publisher, board game publisher, puzzles maker, jigsaw, spielzeug, juguetes, jouets, giocattoli, brinquedos, speelgoed, sporting goods, sports equipment, musical toys, baby products, prams, model kits, model railways
weak: children, play, wood, paint, ages, plush, game, pieces, safe
people: givers
is: toy maker
offer: toys
segment: grandparents and friends with a birthday on Saturday | what will still be played with in a month | in the week before
segment: parents who want fewer things | one thing that survives siblings | when tidying
segment: shops and nurseries | safe, repeatable, with spares | at the fair
when: Chosen by one, used by another, stepped on by a third.
show: A child's hands in the middle of it, no face.
desire: medium | They want to be the one whose present is not in the cupboard.
awareness: unaware | They look for an age and not a brand.
sophistication: beginner | Age, pieces, what one does with it.
stance: A toy that does less leaves more to the child.
tension: Adults buy the look and children keep what moves.
pain: Dead by February | Batteries, then nothing.
pain: Missing piece | It's always the corner.
pain: Lovely and boring | It stands on the shelf. My shelf.
pain: What's on the paint? | Everything goes into the mouth.
wish: to see them play alone for an hour
wish: to give something that is passed on
wish: to get a spare
doubt: From which age, honestly? | What a younger one does with it too.
doubt: Is it safe? | Norm, paint, smallest part.
doubt: Will it hold? | What breaks first and how it's mended.
rival: The tablet | silent and bright
rival: Plastic with sounds | loved for a week
rival: A box | the carton itself
proof: A toy after two children | Show the bite marks.
proof: Test certificate | Put norm and date where parents look.
position: open play | name three things one can do that the maker didn't plan
position: the spare part | sell every single piece
no: promise that it makes children clever
no: use gender to sort
no: show a tidy nursery
see: a wheel mid-roll on a wooden floor
see: worn paint at the edge where it is held
see: blanks before paint, by the dozen
see: one piece under the sofa
see: a child's knees and a tower
cliche: rainbow letters
cliche: teddy on white
colour: Beech #d9b384 | Sanded round.
colour: Milk paint red #c23b2e | First colour reached for.
colour: Chewed blue #3a6ea5 | Worn at corners.
colour: Felt yellow #e5b83a | Fur or sun.
colour: Carpet #b9ad9c | The real stage.
colour: Graphite #3b3d41 | Drawn plans.
say: play, alone, again, piece, hold, roll, from age, spare
avoid: educational, boosts development, magical, fun for all, STEM
value: Leaving room | A feature is dropped if a child can invent it.
value: Mendability | All pieces can be had singly.
feel: Absorption | A room goes quiet.
feel: Glee | It falls down.
feel: Memory | A grown-up picks it up.
moment: A piece is lost | A parent writes. | Which one? Colour and shape are enough. Pieces can be sent singly; I'll tell you how long and what it costs. | Please purchase a new set. | A lost piece is treated as ordinary.
moment: A breakage | Wheel off. | The axle pin worked loose. Photograph it; most can be glued at home in five minutes and I'll write you how. | It must have been dropped. | No one is accused.
moment: Too young | A buyer asks for a baby. | For that age it's too small at this end: it fits a mouth. Take [other] now and this one in a year. | It's fine under supervision! | Safety costs a sale and wins the next.
channel: Box side | Age, pieces, what breaks, what's inside
channel: Fair | Leave it on the floor, unattended
chance: Watch ten minutes | Film hands of ten children and name the use nobody planned. | Two months
chance: Hand-me-down card | Send families a card to go on with the toy. | One year
trend: Fewer, better presents | Do relatives now pool for one thing?
mood: floor level, afternoon
form: circle, square, wedge | a dotted path
type: bold
arch: innocent | play needs no reason
arch: creator | a simple shape allows many worlds
theirs: caregiver | they choose for someone small
`;
