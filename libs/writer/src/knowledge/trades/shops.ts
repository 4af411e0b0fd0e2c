/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const SHOPS = `
# shop
family: shop
people: customers
terms: shop, store, boutique, sell, seller, retail, retailer, stall, kiosk, range, assortment, stock, collection, second-hand, secondhand, vintage, rent, rental, webshop, online shop, dealer
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
people: readers
terms: bookshop, bookstore, bookseller, books, book, antiquarian
is: bookshop
offer: books
buyer: readers who finish what they start and want the next one from a person
when: An unplanned visit that ends with two books, one of them a surprise
show: Put one book forward with three sentences by whoever read it. Covers alone sell what is already known.
stance: A bookshop's stock is an opinion about what is worth an evening.
tension: The best seller pays for the shelf of poems; a shop that hides this tells half of its story.
pain: Recommended by a formula | More of the same arrives, and the next love never does.
pain: The pile at home | Guilt about unread books stops people from buying the right one.
doubt: It is one click away | So is everything. Here somebody tells you to leave that one and take this.
doubt: Do you have it? | Yes, or tomorrow at [hour], said within a minute.
rival: The warehouse with an algorithm | everything, tomorrow, and nobody who has read it
rival: The library | free, wise, and wants it back
see: a hand taking one spine from a full shelf
see: a slip of paper with a handwritten sentence
see: a chair with a dent
see: the window at dusk with people reading it
cliche: a cup of tea on an open novel
cliche: fairy lights and stacked spines
colour: page cream #f4ecd9
colour: ink #20242c
colour: cloth red #95322f
colour: bottle green #2d4f41
colour: spine blue #2f4a73
colour: foxing #b58c56
say: read, page, shelf, again, aloud, borrow, next, evening
avoid: bookish, literary journey, must-read, page-turner, curated
mood: evening light, quiet, paper close up
arch: sage
arch: explorer
theirs: explorer

# florist
family: shop
terms: florist, flowers, flower, bouquet, flower shop, floristry, plants shop, dried flowers
is: flower shop
offer: flowers
buyer: people who owe somebody a sign and have until six this evening
when: An occasion with a date, remembered late
show: Show what is in the bucket today. A catalogue of bouquets promises flowers that will not come.
stance: Flowers say what people can't; a florist's work is to keep them from saying it too loudly.
tension: Customers order from a picture and the season delivers something else.
pain: It looked fuller in the picture | The delivered bouquet is a cousin of the one that was paid for.
pain: Dead by Wednesday | Nobody said to cut and change.
doubt: How long will they last? | Days, honestly, with the two things that help.
rival: The supermarket bucket | cheap, at the exit, wrapped already
rival: The courier with a picture catalogue | ordered at midnight, bound by somebody unknown
see: stems in a bucket, seen from above
see: a knife, string and the floor at closing time
see: one flower that is past its best and beautiful
see: a bunch carried through a street
cliche: pastel bokeh
cliche: a rose with a ribbon
colour: stem white #f1f2e6
colour: leaf shade #2f4a35
colour: dahlia #8e2440
colour: anemone ink #2b2e59
colour: ranunculus #e08a4a
colour: dust pink #d9a5a0
say: stem, today, season, bunch, water, cut, open, scent
mood: cool daylight, wet floor, colour in one spot
arch: lover
arch: creator
theirs: caregiver
`;
