/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CULTURE = `
# culture
family: culture
people: the audience
terms: concert, music, film, dance, radio, puppet, art, literature, poetry, playwright, ensemble, stage, club
is: house
offer: performances and exhibitions
buyer: people who mean to go out more often than they do
when: A free evening competing with a sofa, decided the same week
show: Give one reason to come that can be repeated in a sentence to whoever comes along.
desire: low
awareness: product aware
sophistication: intermediate
stance: Nobody needs to understand it beforehand; they only need to know that they may come.
tension: The work wants freedom and the audience wants to know what it will be; say exactly what happens and nothing of what it means.
pain: Not for people like me | The words on the poster decide who feels invited.
pain: Nobody to go with | Half of all evenings fail before the ticket.
pain: Afraid to be bored for two hours | Length and seats are never mentioned.
pain: Finding out afterwards | It was on last week.
wish: to be surprised and still home at a decent hour
wish: to talk about it on the way back
wish: to take part without having to be an expert
doubt: Will I understand it? | Say what one sees and hears in the first five minutes.
doubt: Is it worth the money? | State length, price and what is included beside each date.
doubt: May I leave, come late, bring a child? | Answer plainly on the ticket.
rival: The sofa and a subscription | warm, cheap, endless
rival: The big house | famous names, sold out, further away
rival: Friends without a plan | also an evening
no: explain the work in the words of a grant application
no: call anything unmissable
no: treat those who come for the first time as guests of the regulars
see: the room in the minute before it begins
see: one prop, page or instrument, large
see: faces that look at something outside the picture
see: a rehearsal: tape marks, pencil, a chair
see: the queue, the stairs, the coat hooks
cliche: a red curtain with a spotlight
cliche: a crowd with raised hands
colour: stage black #17171c
colour: bill yellow #e8b923
colour: programme paper #f1eadb
colour: madder #a3283a
colour: ultramarine #2b3f9b
colour: dust #8d867b
say: tonight, begins, lasts, come, hear, see, again, free
avoid: unmissable, immersive, multidisciplinary, dialogue, breathtaking
value: Openness | No prior knowledge is mentioned, needed or rewarded.
value: Risk | Each season holds something that may fail.
feel: Curiosity | The lights go down.
feel: Belonging | Strangers talk on the stairs.
moment: It is sold out | Somebody asks two hours before. | Sold out. Come at [time]: there are usually a few returns, and we'd tell you by [time] whether it is worth waiting. | Tickets are no longer available. | It turns a no into a chance with a deadline.
moment: Someone did not like it | A guest complains at the exit. | Tell me which part. I'd like to know whether it was the work or the evening. | We're sorry you didn't enjoy it. | It takes the objection seriously.
chance: The second person | A reason and a price for whoever brings somebody new. | One season
chance: The rehearsal | An open hour costs little and sells the evening. | Three months
trend: Late booking | Check how many tickets go in the last three days, and plan advertising for them.
trend: Daytime audiences | Check whether matinees reach those who no longer go out at night.
mood: charged, dark at the edges, one thing lit
form: Torn or cropped edges with one strict column | a repeated mark, as on a score or a seat plan
type: bold
arch: creator
arch: magician
theirs: explorer

# museum
family: culture
terms: museum, museums, gallery, art gallery, exhibition, exhibitions, heritage site, castle, historic house, kunstgalerie, galerie, museo, galería de arte, musée, galleria d'arte, museu, arts centre, cultural centre, kulturzentrum, centro cultural, zoo, aquarium, auction house, working museum, visitor centre
weak: collection, visitors, objects, tours, curator, history, art, tickets, guided, restoration, village
people: visitors
is: museum
offer: exhibitions
segment: people with a free afternoon and somebody to please | whether the children will last and there is coffee | in the rain
segment: those who come for one thing | if it is on show | after reading
segment: schools and groups | what fits in ninety minutes and a syllabus | a term ahead
when: A spare afternoon decided by weather and company.
show: One object with one question, and how long a visit takes.
desire: low | Good intentions; give an hour and a reason.
awareness: unaware | They pass by it; put the thing outside.
sophistication: novice | A label is read in eight seconds.
stance: Visitors remember one object and where they sat down.
tension: Scholars want completeness and feet want benches.
pain: Museum back | I saw the first two rooms and then floors.
pain: Labels for each other | 'Attributed, circa, cf.'
pain: Don't touch | She's four. It's all she does.
pain: I felt stupid | Everyone nodded.
wish: to be allowed to like one thing
wish: to sit
wish: to tell something at supper
doubt: How long do we need? | Shortest good round in minutes.
doubt: Is it for children? | From which age, what they may do.
doubt: What's it cost for us four? | Say a family's sum.
rival: The sofa | no coats
rival: The swimming bath | they'd vote for it
rival: The big museum in the capital | once
proof: One object told well | Let people hear it in a minute.
proof: Where visitors stop | Count it.
position: one hour, one thing | design a shortest visit
position: the bench | say where one sits
no: use superlatives for objects
no: hide how something was acquired
no: show crowds
see: a case reflecting a visitor's coat
see: the back of a painting, labels and nails
see: a glove, a drawer, a number
see: a bench with a view
see: a worn tool beside its use
cliche: a woman in red before a canvas
cliche: marble heads on pink
colour: Case lining #d9cfb8 | Linen.
colour: Oxide #8b4a35 | An old pot.
colour: Wall grey #6d7277 | Behind paintings.
colour: Label #f4f2ec | Eight seconds.
colour: Gilt #b08d45 | Frame, chipped.
colour: Night guard #222a3a | Corridor.
say: look, sit, one, made for, minutes, whose, found, touch
avoid: immersive, treasures, journey through time, unique experience, step back in time
value: Seats | Rest is planned like light.
value: Provenance | How it came here is told.
feel: Wonder | Someone's thumb is in that clay.
feel: Ease | It was all right to leave.
feel: Conversation | In the car, about one thing.
moment: In restoration | The thing they came for is away. | It's away until [date]: [reason]. In its place hangs its X-ray, and two rooms on is the one he painted next. If you'd rather come back, I'll tell you when. | Temporarily unavailable. | Something else worth the bus.
moment: Noisy class | Other visitors frown. | They're here till [time]; room [n] is quiet till then. Or go and stand behind them for a minute: they're good. | Please be considerate. | It recommends the noise.
moment: A hard question | Was it stolen? | We know this much: bought in [year] from [name]. Before that, a gap. It's being looked into; here's where you can read it. | All objects were legally acquired. | A gap is called a gap.
channel: Poster | One object, one question.
channel: Label | Made for what, by whom, look here.
channel: Visit page | Minutes, benches, coffee, sum for four.
chance: The shortest visit | Mark one and see who buys the longer. | Three months
chance: One at supper | Ask at the door: what will you tell? | One month
trend: Local visitors | Who lives within a walk and has never come?
mood: one object, one light
form: a frame slightly off | floor plan rooms
type: calm
arch: sage | it can tell what one sees
arch: explorer | rooms lead on
theirs: explorer | they have a free afternoon

# theatre
family: culture
terms: theatre, theater, theatre company, puppet theatre, circus, opera, opera house, dance company, comedy club, cabaret, improv, orchestra, choir, choirs, band, concert hall, concerts, music venue, chamber music, music festival, festival, theater gruppe, chor, orchester, teatro, coro, orquesta, théâtre, chœur, orchestre, orchestra sinfonica, schouwburg, koor, cinema, kino, cine, film festival
weak: stage, performance, play, singers, rehearsal, season, audience, tickets, concert, programme, sing, premiere
people: audiences
is: stage
offer: performances
segment: people who'd go if somebody told them what it is | whether they'll be bored or late for the sitter | on Thursday
segment: those who always come | what's new, where they sit | at the season's start
segment: people who'd like to sing or act themselves | if they're good enough | in September
when: An evening against a sofa.
show: How long, how loud, what happens, in the words of somebody who saw it.
desire: medium | They like having been; help them set out.
awareness: unaware | Titles say nothing; give the situation.
sophistication: beginner | Composer names stop half of them.
stance: What happens once in a room with others can't be looked up, so it has to be told like an appointment.
tension: Artists don't want to explain, and people don't buy what they can't picture.
pain: I clapped in the wrong place | I haven't been since.
pain: What is it about? | 'A meditation on loss.' It's about a fridge.
pain: Three hours, one bar | And no loo.
pain: Sold out or empty | I never know.
wish: to laugh or cry in a row of strangers
wish: to have seen it before everyone
wish: to sing loudly
doubt: Do I have to dress up? | What people wear.
doubt: When is it over? | The minute, the last bus.
doubt: Do I need to know it? | Nothing, or one sentence.
rival: A series | pausable
rival: The famous show in the city | once, dear
rival: Bed | at nine
proof: A minute from the rehearsal | Raw.
proof: A stranger's sentence | From the foyer, with leave.
position: told plainly | describe each evening in a sentence of what happens
position: the easy evening | end times, bars, loos
no: quote half sentences of critics
no: call it unmissable
no: use masks and notes
see: the ropes and weights behind
see: shoes under a row
see: a score with a child's drawing on it
see: breath before the first note
see: an empty stage, ghost light
cliche: red curtains
cliche: smiling and crying masks
colour: Ghost light #f2dfa6 | When all have gone.
colour: Stage black #17171a | Painted yearly.
colour: Seat red #7c2230 | Row F.
colour: Gel blue #2d5fa6 | Night.
colour: Rosin #b9822f | On boards and bows.
colour: Programme #efe8da | Folded.
say: tonight, happens, ends at, row, loud, breath, again, come as
avoid: unmissable, tour de force, meditation on, spellbinding, critically acclaimed
value: Saying what it is | A sentence a bus driver would repeat.
value: Welcome to beginners | Nobody is hushed for clapping.
feel: Hush | Lights.
feel: Company | The row shook.
feel: Nerve | The alto begins alone.
moment: Clapping early | A newcomer shrinks. | Clap when you like; he'd have loved it. There are two more movements, and they get better. | Please hold applause. | The composer takes their side.
moment: Half-empty | An hour before. | Tonight there's room: sit where you like. It's the one with the fridge; ends at [time]. Bring somebody who never goes. | Last tickets! | Truth as an invitation.
moment: Cancelled | Singer ill. | [Name] has no voice. Nobody can sing that in her place by tonight. New date [date], or your money; here's how. We're singing the rest at [time] if you're here anyway. | Due to unforeseen circumstances. | Reason, money and a song.
channel: Poster | Situation, day, ends at.
channel: Foyer | Ask for a sentence, write it up.
channel: Letter to regulars | One doubt of the director.
chance: One sentence | Rewrite the season so; count first-timers. | One season
chance: Open singing | One evening, no audition. | Two months
trend: Late deciders | How many buy on the day?
mood: dark, one light, before or after
form: a lit wedge | rows of seats
type: bold
arch: magician | lights go and it's elsewhere
arch: lover | it's felt in a row
theirs: explorer | they risk an evening

# film
family: culture
terms: film crew, film production, film production company, documentary, video production, videographer, photographer, photographers, photography, wedding photographer, photo studio, filmproduktion, fotograf, fotógrafo, photographe, fotografo, fotograaf, animation, drone photography, recording studio, sound studio, music producer, voice-over, podcast, podcasts, post-production, stock photography
weak: shoot, camera, lens, light, edit, footage, portraits, images, sound, mix, track, prints
people: clients
is: production studio
offer: pictures and sound
segment: people who hate being photographed and must be | who makes it bearable | before a job, a book, a wedding
segment: firms and institutions with something to show | what it costs, who holds the rights | before an opening
segment: editors and agencies | if they solve things alone | tomorrow
when: A date that won't come again.
show: One whole job: three pictures in order.
desire: medium | They want the memory and fear the hour.
awareness: product aware | They compare portfolios; tell them how the day goes.
sophistication: intermediate | They all have a camera in the pocket.
stance: People look like themselves just after the picture was supposedly taken.
tension: They want to look natural and slimmer.
pain: Smile! | I have a face for that. It isn't mine.
pain: Two thousand files | I've never opened them.
pain: Who owns it? | We used it on a bus. Then came a letter.
pain: Same as everyone's | Jumping, barn, sparklers.
wish: to recognise themselves
wish: to be done by four
wish: to use it anywhere
doubt: I'm not photogenic. | How you begin, what happens to bad ones.
doubt: What do we get? | Number, size, when, rights.
doubt: What if it rains, fails, you fall ill? | Stand-in, backup.
rival: A friend with a good camera | free till it matters
rival: The phone | everyone's, always
rival: Generated pictures | of nobody
proof: A whole contact sheet | Misses too.
proof: Shy people | Ask three to say how it was.
position: for those who hate it | describe the first ten minutes
position: the whole story | show series, not hits
no: retouch what stays
no: show others' weddings without leave
no: hide rights
see: the moment after
see: hands that don't know where to go
see: marks of tape on a floor
see: a monitor with grease pencil
see: rain on a hood
cliche: lens flare couples
cliche: camera as a face
colour: Grey card #8c8d8c | Eighteen percent.
colour: Gaffer black #1d1e20 | Tape.
colour: Tungsten #f0c98a | Warm lamp.
colour: Darkroom #8f1f22 | Lamp.
colour: Backdrop #d8d2c6 | Paper roll.
colour: Chroma green #3f9a4f | Never shown.
say: after, light, keep, ten minutes, rights, done by, again, closer
avoid: capture memories, timeless, storytelling, magic moments, passion for images
value: Ease first | The camera stays down for the beginning.
value: Clear rights | Uses stand on the offer in words.
feel: Recognition | That's her exactly.
feel: Relief | It was already over.
feel: Surprise | When did you take that?
moment: Camera-shy | Stiff as wood. | I'm only measuring light; talk to him. What did you have for breakfast? That one will do. | Relax and be yourself! | A task takes the face away.
moment: Use without licence | A client printed it large. | Lovely bus. That use wasn't in it; it'd be [sum]. Let's add it, and next time ask me first, I say yes a lot. | Copyright infringement. | Terms without a lawyer.
moment: Nothing usable | Rain, one hour. | I've nothing I'd sign. I can get the yard on [day] at seven; that I'd do at my cost if the hour was mine to lose, and it was. | We'll make it work in post. | The fault is owned.
channel: Portfolio | One series, whole.
channel: Offer | Number, hours, uses, rain.
chance: The shy | Offer a half hour called that. | Two months
chance: Contact sheets | Publish one a month. | Three months
trend: Generated images | Who now pays for proof that it happened?
mood: the second after, true light
form: a frame line | contact strip
type: modern
arch: lover | somebody is looked at kindly
arch: creator | a second is chosen
theirs: lover | they want to be seen well

# publisher
family: culture
terms: publisher, publishers, publishing house, small press, magazine, magazines, newspaper, newspapers, local newspaper, newsroom, journalism, radio station, community radio, broadcaster, tv station, verlag, zeitung, zeitschrift, radiosender, editorial independiente, editorial house, periódico, emisora, maison d'édition, éditeur, journal local, casa editrice, giornale, editora, jornal, uitgeverij, krant, author, writer, poet, newsletter, news site, record label, music publisher
weak: issue, stories, readers, listeners, subscribers, subscription, editors, print run, programme, articles, manuscripts, editing
people: readers and listeners
is: publishing house
offer: things to read and hear
segment: people who'd pay for what others give away | if it tells them something by Friday | after being fooled
segment: authors with a manuscript | who reads beyond page ten | after nine forms
segment: advertisers and shops nearby | who reads it and when | yearly
when: Daily habit or rare devotion.
show: A page, whole, of the last issue.
desire: medium | They drown already. Offer less.
awareness: solution aware | They know news is free; say what it lacks.
sophistication: advanced | Suspicious, rightly.
stance: Readers pay for what is left out.
tension: What's clicked pays today, and what's missed would have kept them.
pain: Forty alerts | Not one about our street.
pain: Written by nobody | The same sentence in five papers.
pain: Ads that crawl | I gave up at the third cross.
pain: No answer | My book took six years. Not a line.
wish: to know what happened round the corner
wish: to be finished with the news
wish: to be contradicted well
doubt: Who pays you? | List.
doubt: Why pay? | One thing they'd not know.
doubt: Do you correct? | Where it stands.
rival: The feed | free, endless
rival: A group chat | faster, wrong
rival: Silence | restful
proof: Corrections | As large as the mistake.
proof: What was left out | Publish a list.
position: finishable | say how many minutes and end
position: the street | count only what is near
no: bait
no: hide adverts
no: claim neutrality on all
see: a proof with a paragraph struck
see: a voice at a microphone, script trembling
see: bundles at five
see: a phone with a cord and a name on it
see: one sentence pinned up
cliche: typewriters
cliche: a stack of papers with coffee
colour: Newsprint #e9e3d3 | By evening.
colour: Press black #202124 | Comes off.
colour: Blue pencil #3b62a3 | Strikes.
colour: On air #c6302b | Lamp.
colour: Rubber band #c58a4a | Bundle.
colour: Pulp #bdb6a6 | Tomorrow.
say: Friday, street, left out, corrected, minutes, name, end, heard
avoid: content, storytelling, cutting-edge journalism, must-read, voices that matter
value: Correcting | The mistake and its repair are one size.
value: Ending | An issue has a last page.
feel: Orientation | So that's why the lorry.
feel: Company | A voice at six.
feel: Completion | Folded.
moment: An error | A name wrong. | On [day] we wrote [x]. It was [y]. [Name] told us; thank you. It stands where the mistake stood. | We regret the error. | Both versions, one place.
moment: A manuscript declined | Six years' work. | We read to page [n]. It's alive where [thing] and stops where [thing]. Not for us: we print [kind]. [House] might. | Unfortunately it doesn't fit our programme. | A page number proves it was read.
moment: Advertiser presses | A story hurts. | It runs. You can answer in the same size next to it; by six. The advert you may cancel. | We'll look into the tone. | The offer is space, not softness.
channel: Front page | Three things, minutes, the end.
channel: On air | Speak to one person washing up.
channel: Letter to authors | Page number, one reason.
chance: Left out | Publish what you dropped and why, weekly. | Two months
chance: The street desk | One editor, six streets, a quarter. | Three months
trend: Answers by machine | What's read nowhere but here?
mood: ink, lamp, early
form: a column with a cut | a rule
type: bold
arch: sage | it leaves out
arch: outlaw | someone has to print it
theirs: sage | they want to understand
`;
