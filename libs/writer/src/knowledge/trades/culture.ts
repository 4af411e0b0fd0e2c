/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const CULTURE = `
# culture
family: culture
people: the audience
terms: museum, theatre, theater, festival, gallery, concert, music, choir, orchestra, band, film, cinema, exhibition, dance, circus, record label, publisher, magazine, newspaper, radio, podcast, opera, puppet, art, photography, photographer, literature, poetry, playwright, ensemble, stage, club
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
`;
