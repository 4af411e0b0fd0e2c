/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CHARITIES = `
# giving
family: giving
people: those who come
terms: donate, donation, donor, volunteer, volunteers, refugee, homeless, fundraising, aid, co-op, community, lend, lending, rescue, support group, campaign, society, trust, hospital visitors, free of charge
is: charity
offer: help
buyer: people who need help and are tired of proving it
when: Two publics with one page: one in need today, one with an hour or a note to spare
show: Show one exact thing that was done, and its cost. Neither shame the giver nor display the receiver.
desire: medium
awareness: problem aware
sophistication: intermediate
stance: Help is a service, and whoever receives it should be able to judge it like one.
tension: Pictures of need raise money and take away dignity; the brand chooses dignity and has to raise the money with exactness.
pain: Having to prove that one is poor, ill or alone enough | Forms protect the organisation and cost the person.
pain: Not knowing where a gift went | Thank-you letters tell of gratitude and not of use.
pain: Volunteering that wastes an afternoon | People come once when nobody has prepared their work.
pain: Asking too late | Pride and shame add months.
wish: to be helped without being looked at
wish: to give something whose use can be followed
wish: to be useful for two hours a week
doubt: How much reaches the cause? | Give the figure, and what the rest pays for; if it isn't known yet, say when it will be.
doubt: Am I entitled to it? | One sentence that says who may come; if it is everybody, say everybody.
doubt: Will I be asked for more? | Say how often the brand writes.
rival: Large charities | known, tax-deductible, distant
rival: Helping a neighbour directly | immediate, and uneven
rival: The state's own offices | entitled by law, slow in practice
no: show a recognisable face in need
no: use guilt, countdowns or the word 'just'
no: accept a gift with conditions that bind those who are helped
see: the thing that is given, on its own, well lit
see: the place on an ordinary working day
see: the hands of two people who pass something on
see: a list, with what came in and what went out
see: the chair where people wait, with sun on it
cliche: a child's face looking into the camera
cliche: hands forming a heart
colour: envelope #efe6d3
colour: ink blue #26406b
colour: brick #a4492f
colour: grass #4c7a45
colour: sun #e2a72e
colour: stone #7d7a73
say: need, lend, give, use, come, ask, enough, together
avoid: the less fortunate, beneficiaries, make a difference, heroes, change lives
value: Dignity | Nobody has to tell their story to be helped.
value: Account | Every gift can be followed to its use.
feel: Relief | The answer is yes, and nobody asked why.
feel: Usefulness | A volunteer goes home tired and knows what for.
moment: A gift cannot be used | Somebody brings the wrong thing. | That is kind, and we can't use it: [reason]. What is missing today is [thing]. [Place] takes what you have. | Thank you for your generosity, however we cannot accept this item. | It respects the giver and tells the need.
moment: Someone hesitates at the door | A first visit. | You're in the right place. You needn't explain anything; tell me what you're looking for. | How can we help you today? Please complete this form. | It removes the proof before it is offered.
chance: The monthly page | What came, what went, what it cost: one page, always the same. | Two months
chance: Firms nearby | Ask for things and hours before money. | Six months
trend: Small regular gifts | Check whether monthly donors stay longer when they see figures.
trend: Shorter volunteering | Check which tasks fit into two hours.
mood: daylight, plain and level with the eye
form: An open square: one side missing | tally marks
type: natural
arch: caregiver
arch: regular guy
theirs: caregiver

# ngo
family: giving
terms: charity, charities, ngo, nonprofit, non-profit, foundation, relief organisation, aid organisation, human rights, refugee support, homeless shelter, shelter, youth centre, women's shelter, hilfsorganisation, verein, stiftung, asociación, ong, fundación, association, fondation, onlus, associazione, fondazione, fundação, stichting, disability charity, mentoring programme, social enterprise, prison charity, helpline
weak: volunteers, donors, donations, donate, grants, campaign, community, support, trustees, people in need, free of charge
people: people
is: charity
offer: help
segment: people who need it and have been sent away elsewhere | whether they must prove their need again | on a bad day, often through somebody they trust
segment: givers who have a little and many letters | whether the money arrives and for what | in December, or after reading one story
segment: foundations and authorities | whether it works and can be accounted for | while a round is open
when: Needed by one group and paid for by another, who never meet.
show: What one small sum did, once, in the order in which it happened.
desire: medium | Giving is wished for and postponed; name a sum, a thing and a day.
awareness: unaware | Most don't know the problem exists in their own street, so begin with the place.
sophistication: intermediate | Givers have learnt to look at overheads; answer without pride or apology.
stance: Those who are helped read the same page as those who pay, and it has to be bearable for both.
tension: Pity raises money quickly and takes something from the people it shows.
pain: Another form | I told it at three desks, and the third asked for proof that the first had asked.
pain: Where does it go? | I gave for years. I got calendars.
pain: Faces used | That was my worst day, and it hung at the bus stop.
pain: Big words | Empower. I needed a bed.
wish: to be met without having to explain
wish: to give once and know what it did
wish: to do something with their hands
doubt: How much goes on administration? | The share, and what it buys.
doubt: Does it change anything? | Say what did not work too.
doubt: May I come, even if? | List the ifs, and answer yes or no.
doubt: I can only give little. | Name what little does.
rival: The large organisations with television faces | known, trusted, far away
rival: Giving in the street | direct and sudden
rival: Turning the page | everyone does
proof: A sum followed to its end | Publish the route with dates and gaps.
proof: A thing that failed | Tell it in the yearly report, with what was changed.
position: the readable account | show every giver one page of in and out
position: the door without a form | make the first contact shorter than anybody's
no: show people at their lowest
no: use guilt
no: claim the change made by those helped
see: a door at the hour it opens
see: a list on a wall with names shortened
see: hands doing the ordinary work
see: a box of things, labelled
see: an empty chair kept free
cliche: children's faces looking up
cliche: hands forming a circle
cliche: hearts made of people
colour: Door blue #2f5d80 | The side entrance.
colour: Cardboard #bf9a68 | Boxes, everywhere.
colour: Tea urn #a9afb2 | Always on.
colour: Brick #954a39 | The hall.
colour: Notice yellow #e6c24a | Paper on the board.
colour: Ink #25304a | The minute book.
say: come, without, once, door, name, did, didn't work, per
avoid: empower, beneficiaries, make a difference, the less fortunate, change lives
value: Dignity first | Texts are read by those they are about.
value: Accounts one can read | Money in and out fits one page.
value: Saying what failed | A wrong idea is reported by its author.
feel: Welcome | No one asked why.
feel: Usefulness | A volunteer goes home with dirty hands.
feel: Trust | The letter says what went wrong.
moment: Someone comes outside the rules | At the door. | Come in first. What I can do tonight is [thing]; what I can't is [thing], and I'll ring who can while you drink this. | You're not eligible. | The rule is kept behind the kettle.
moment: A giver asks about overheads | By letter. | Of each [unit] [share] is rent, wages and lights. Without the lights nobody finds the door. Here's the page. | We keep overheads to a minimum! | Lights need no excuse.
moment: Thanks for a small gift | A few coins by post. | It came on [day] and was [thing] by noon. | Your generosity makes a difference. | One thing, one noon.
channel: Front page | For people who need it, above people who give.
channel: Letter to givers | One thing, one date, one failure.
channel: Application | The problem in a sentence of somebody who has it.
chance: Read by those it's about | Test every text with three of them; note what they cross out. | Three months
chance: The two-hour task | Offer work that ends the same day and see who returns. | Two months
trend: Fewer, older regular givers | What would a person of thirty sign up to?
mood: eye level, ordinary light, no faces without leave
form: an open doorway | tally marks
type: natural
arch: caregiver | someone has to open the door
arch: hero | it goes at what others have got used to
theirs: caregiver | they want to do right by someone

# foodbank
family: giving
terms: food bank, foodbank, soup kitchen, community kitchen, food sharing, tafel, banco de alimentos, banque alimentaire, banco alimentare, voedselbank, community fridge, clothing bank, social supermarket, toy library, library of things, repair café, repair cafe, furniture bank, school breakfast
weak: surplus, crates, volunteers, donations, tins, collect, waste, share, borrow, neighbours
people: neighbours
is: sharing place
offer: food and things shared
segment: households at the end of the month | whether anyone they know will see them | on the twentieth
segment: shops, bakers and farms with too much | who comes on time with crates | at closing
segment: people with two free hours | what they'd do there | after moving, retiring, a bad winter
when: Between the last money and the next.
show: Door, hours, what one brings: a bag.
desire: low | Shame is the price; lower it.
awareness: problem aware | They know it exists and think it's for others.
sophistication: novice | Door, bag, no questions: say which of these is true.
stance: It moves what is left over to where it's missing, and that is logistics, so talk about it like a shop.
tension: Givers like to see need, and takers like not to be seen.
pain: A queue on the street | My boy's teacher cycled past.
pain: Proof | Payslips for a cabbage.
pain: Nine tins of pears | And nothing to cook.
pain: Nobody collected | So I threw away forty loaves.
wish: to choose
wish: to bring something as well
wish: to come in by an ordinary door
doubt: Do I have to prove anything? | Yes or no, and what.
doubt: Do I take it from someone worse off? | Say how it's divided.
doubt: Is it still good? | How it's checked.
rival: Skipping a meal | silent
rival: Family | costs pride
rival: The bin | for shops
proof: Kilos in and out | Weekly on the door.
proof: Times kept with shops | Say how many pick-ups were missed.
position: the ordinary shop | arrange shelves, bags and greeting like any shop
position: the reliable van | tell shops the minute
no: show queues or faces
no: call people needy
no: print gratitude
see: crates, mixed, wet lettuce on top
see: a scale with a pencil list
see: a hatch with a handwritten hour
see: gloves and a trolley
see: a shelf, one gap
cliche: cupped hands with bread
cliche: cartoon carrots hugging
colour: Crate green #4f7a4a | Stacked.
colour: Carrot #d8762c | Bent.
colour: Paper bag #cba877 | Folded twice.
colour: Van white #eef0ee | Unmarked.
colour: Chalk #efece3 | Today's list.
colour: Aubergine #45294a | Two hundred of them.
say: bag, choose, today, too much, kilo, door, bring, until
avoid: the needy, heroes, rescue food, kindness, giving back
value: Choice | People pick for themselves.
value: Punctuality | A shop is never left with its bread.
feel: Normality | Good morning, bag, weather.
feel: Usefulness | The van is empty by noon.
feel: Plenty | Plums for everyone.
moment: First time | Someone hesitates at the door. | Morning. Take a bag; this side's fresh, that side's dry. If you can't cook it, leave it. I'm at the till if there's a question. | Do you have a referral? | It sounds like any other shop.
moment: Too little | Shelf runs bare. | That's all till [hour]. It's two each now so it goes round. Bread comes at [hour]. | Sorry, first come first served. | The rule's said with the next delivery.
moment: A shop wants publicity | Logo on the crate. | Gladly on the van list and the yearly page. Not on the bags; people carry them through their street. | We'd love a photo! | Whose street it is decides.
channel: Door | Hours, bag, yes or no to papers.
channel: Message to shops | Kilos, minute, name of the driver.
chance: Choosing | Replace parcels by shelves for a month; weigh what's thrown away. | Two months
chance: Two hours | Give volunteers a task that ends. | Two months
trend: Less surplus | What if shops get better at ordering?
mood: early, cold, full crates
form: a crate's slats | tally and scale
type: bold
arch: regular guy | it's a shop, and weather's talked about
arch: caregiver | the month is long
theirs: regular guy | they want an ordinary door

# housing
family: giving
terms: housing co-op, housing cooperative, housing association, co-housing, community land trust, cooperative, worker cooperative, wohnungsgenossenschaft, genossenschaft, cooperativa de viviendas, coopérative d'habitants, cooperativa edilizia, woningcorporatie, allotments, community garden, tenants' association, community centre, community center, village hall, residents, parish, church, mosque, synagogue, monastery, municipality, council services, neighbourhood association, union, trade union
weak: members, flats, rent, shares, neighbours, garden, meeting, vote, hall, courtyard
people: members
is: association
offer: something held in common
segment: people looking for a place to stay for good | what they join besides a flat or a hall | after the second rise in rent
segment: members who never come to meetings | why they should | when something is to be paid
segment: lenders, councils, neighbours | whether those people can run it | before a signature
when: Joined in hope, tested at the first vote.
show: What one gets, pays, does, and how one leaves.
desire: medium | They want security and fear meetings.
awareness: solution aware | They have heard of it and picture muesli.
sophistication: beginner | Shares, dues, votes: one worked example.
stance: Common property lasts by its rules for quarrels.
tension: Everyone decides, and somebody has to mend the gate.
pain: Meetings till midnight | About the bicycle shed.
pain: The same five | I do it or it isn't done.
pain: Rules nobody told me | I painted the door.
pain: Waiting list without end | Number three hundred.
wish: to stay
wish: to know the neighbours and shut the door
wish: to say something and see it happen
doubt: What happens when I leave? | Money, notice, who follows.
doubt: How much time does it take? | Hours a month, truly.
doubt: Who decides? | Three examples.
rival: The ordinary lease | no meetings
rival: Buying | debt, then peace
rival: Complaining | free
proof: Dues over years | Draw the line.
proof: A quarrel and how it ended | Names left out.
position: the rules readable at once | put leaving and quarrelling on page one
position: the short meeting | end on the hour, tasks named
no: call it a family
no: hide duties
no: show only summer parties
see: a key board with flat numbers
see: minutes with one line in red
see: a gate being mended
see: a long table after the meeting
see: bicycles in a shed, too many
cliche: hands stacked
cliche: paper-doll people round a house
colour: Render ochre #d0ab6a | The courtyard.
colour: Gate green #3d5f4b | Painted by turns.
colour: Minute red #b23d35 | Decided.
colour: Chair grey #8c9196 | Stacked.
colour: Lilac #8d7aa0 | Over the wall.
colour: Paper #f3eee2 | Statutes.
say: vote, share, hour, gate, leave, decided, turn, stay
avoid: vibrant community, like-minded people, togetherness, sustainable living, spaces
value: Short rules | A rule that cannot be quoted is struck.
value: Shared chores | Tasks rotate, and are small.
feel: Security | The line of dues is flat.
feel: Belonging | A borrowed ladder.
feel: Influence | That bench was my motion.
moment: A quarrel over noise | Two members. | You both have rule [n]. Try this for two weeks: [proposal]. On [day] we three sit down for twenty minutes. | Can't you talk to each other? | Rule, trial, date.
moment: No place | A family asks. | There is nothing before [year], honestly. [Project] begins sooner and needs people now; I'd go there. | We'll add you to the list. | It sends them where they're needed.
moment: Dues must rise | Letter to all. | From [date] it's [sum] more: the roof. Without it: [consequence]. Vote on [day]; if you can't pay it, ring [name] before. | Costs have increased. | Cause, vote, way out.
channel: Joining page | Get, pay, do, leave.
channel: Minutes | Decided, who, by when; a page.
channel: Board by the door | This week's task, one name short.
chance: Leaving first | Rewrite the joining page in that order. | One month
chance: The hour | End meetings on time for a quarter. | Three months
trend: Rents | How far are dues below the street, and who says so?
mood: courtyard light, things shared and worn
form: a courtyard plan | many doors
type: natural
arch: regular guy | each has a vote and a turn with the broom
arch: ruler | rules keep the peace
theirs: regular guy | they want to stay put

# conservation
family: giving
terms: conservation, nature conservation, wildlife trust, nature reserve, national park, reforestation, tree planting, river restoration, creek restoration, wetland restoration, rewilding, environmental charity, climate action, naturschutz, conservación, protection de la nature, tutela ambientale, natuurbeheer, ecologist, ecology consultancy, animal rescue, animal shelter, wildlife rescue, sanctuary, tierheim, refugio de animales, refuge animalier, dierenasiel
weak: species, habitat, river, forest, trees, birds, planting, monitoring, volunteers, land, rescue, adopt
people: supporters
is: conservation body
offer: care for land and animals
segment: people who walk there and notice it changing | what they could do on a Saturday | after a loss one can see
segment: landowners and councils | what it costs them and who comes back | with a duty or a flood
segment: funders | what will stand there in ten years | before a closing date
when: Noticed when something is gone.
show: The same spot, dates on it.
desire: medium | They love it. Give hands a task.
awareness: problem aware | They see it and feel small.
sophistication: intermediate | Names of birds, no acronyms.
stance: Land answers late, so a promise here is a date on which somebody returns.
tension: Money wants planting days, and trees want ten years of weeding.
pain: Dead saplings in tubes | They planted five thousand. Who looked?
pain: It's all too big | I separate yoghurt lids.
pain: Signs telling me to keep out | I grew up there.
pain: Photos of pandas | We have newts.
wish: to see it come back
wish: to be allowed in
wish: to hear what failed
doubt: Does it last? | Old sites with survival counts.
doubt: Who decides over the land? | Name owner, term, rights.
doubt: Would money be better elsewhere? | Say where.
rival: Big names with big animals | known to all
rival: Engineers | quick, grey
rival: Leaving it alone | sometimes right
proof: Counts on fixed dates | Gaps included.
proof: Same point photographs | A nail in a tree marks the spot.
position: the return | publish dates of coming back
position: the near and small | speak for what lives within walking distance
no: show cute animals for hard facts
no: shame people
no: count planting as success
see: a stake with a number, year two
see: a ring on a thin leg
see: mud boots, three pairs
see: a tube and a dead stem
see: the same bend, two floods apart
cliche: hands holding a seedling
cliche: earth as a heart
colour: Reed #a89a5c | Winter.
colour: Bog water #4a3c2c | In the footprint.
colour: Alder leaf #4f6b3a | Underside.
colour: Kingfisher #1f6f8c | Once, quick.
colour: Stake orange #dc6d2c | Numbered.
colour: Mist #dfe4e1 | At six.
say: count, year, back, stake, weed, here, lost, return
avoid: save the planet, green future, nature's wonders, act now before, eco-warriors
value: Returning | Every site has its next date.
value: Telling losses | What died is counted.
feel: Awe | It's here again.
feel: Usefulness | Blisters.
feel: Patience | Year four, knee high.
moment: Most of it died | A drought. | Of [n] planted, [n] live. We put [species] where it was too dry: our choice. In [month] we plant [other]; come and help if you like. | Weather conditions were challenging. | The error has an owner.
moment: An angry walker | Path closed. | You've walked here longer than we have. It's shut till [date] for [bird]; the other way has the better view, and if you see one, tell me. | For conservation reasons. | A bird and a favour asked.
moment: Adoption refused | A family and a dog. | Not this one: he bites when cornered and you've a toddler. That one sleeps through drums. Come twice before you decide. | You don't meet our criteria. | The no knows the dog.
channel: Site page | Same spot, counts, next date.
channel: Volunteer message | Boots, hours, tea, what is done.
chance: The next date | Put it on every sign. | Three months
chance: Newts | Make the least lovely species the year's face. | One year
trend: Offsets | Who asks to buy trees, and what's answered?
mood: wet, early, unposed
form: a bend in a line | rings of a count
type: natural
arch: caregiver | it returns when others forget
arch: explorer | someone goes out at four
theirs: explorer | they walk there
`;
