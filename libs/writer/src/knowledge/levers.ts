/** What a statement of a brief is worth: how it is recognised, and what a strategist makes of it. */
export const LEVERS = `
# marked
test: (?:only rule|that's the (?:whole )?(?:idea|point|rule)|main (?:thing|point)|what we(?:'d| would) like people to know|most important|we (?:are|'re) proud|we promise|what matters|the point is)
value: Its own point
gives: They hear first what the people behind it care about most
risk: It is easily buried under figures that are simpler to print.
doubt: How can I check that? | Show one case with its date.
show: One statement, set alone, with room around it
arch: sage, regular guy
# openness
test: \\bon the (?:door|wall|window|label)\\b|\\b(?:publish(?:es|ed)?|photograph(?:s|ed)?|logged|count what|tell (?:customers|clients|you|them|people)|say so|show (?:you|them|the)|open book|calls? them to say|on the label|numbered|each quarter|in public)\\b
value: Openness
gives: They can check it themselves, good and bad
risk: The first thing left out will be taken for the rule; what is shown must be shown every time.
doubt: Why would you show me that? | Because the bad figure makes the good one credible.
show: Before and after, figure and date, in one frame
arch: sage, regular guy
# comingback
test: \\bwe (?:always |then )?(?:come|go|visit|call|look) (?:back|again|after)\\b|\\bvisit again\\b|still alive|stays? in touch|years? later\\b|one year (?:on|after)|keep(?:s)? (?:servicing|looking after)|for as long as
value: Coming back
gives: Somebody looks again when everyone else has forgotten
risk: The visits cost money in years without orders; they must be in the price.
doubt: And if it has failed by then? | Say what is put right, and until when.
show: The same place at the announced dates
arch: caregiver, sage
# evidence
test: \\b(?:measured|accuracy|remake rate|pass rate|test bench|tested|no fatal|survival rate|failure rate|error rate|\\d in 10)\\b|±|\\d ?%
value: Evidence
gives: They can judge by a result instead of a promise
risk: A figure without method and period will be doubted, and rightly.
doubt: Who measured that, and how? | One line under the figure: what, when, by whom.
show: The figure with its unit, method and date under it
arch: sage, ruler
# keeping
test: \\b(?:keeps? the|kept as|preserve[sd]?|leave[sd]? (?:it|the)|it remains|better left alone|not (?:rejuvenate|replace))\\b
value: Respect for what is there
gives: What was worth keeping is still there afterwards
risk: Restraint looks like doing little; it has to be explained at the moment it happens.
doubt: Wouldn't new be better? | Say what is kept, what is replaced, and how one can tell.
show: The old part and the new part side by side, both in focus
arch: caregiver, creator
# refusing
test: \\b(?:condemns?|turns? down|send(?:s)? (?:\\w+ )?home|advise against|bill for the half-day|tell customers plainly|left alone)\\b
value: Saying no
gives: They are told when they don't need it
risk: It must be as friendly as a yes, or people hear a lecture.
doubt: Would you tell me if I didn't need it? | Give the last case in which that happened.
show: A plain page with the word no in it
arch: sage, regular guy
# answer
test: \\b(?:answers? the (?:phone|telephone)|reaches? you in|calls? (?:back|you)|by name|logged with a name|nobody (?:\\w+ ){0,3}earns commission|no commission|or (?:that day|it) is free)\\b
value: Answerability
gives: They know who answers, and what happens if nobody does
risk: It is tested at night and on holidays; who stands in must be settled.
doubt: And if nobody comes? | Say what happens then, in an act or a sum.
show: A name and a number, large, without a portrait
arch: caregiver, ruler
# waiting
test: waiting list|booked (?:out|until)|takes (?:\\w+ )?(?:\\d+|two|three|four|five|six|seven|eight) (?:weeks|months)|week wait|month wait
value: Patience
gives: They get a date that holds instead of a promise that slips
risk: Whoever waits needs to hear something in between, or the wait is all they remember.
doubt: Why does it take so long? | Name the step that takes the time, and offer the first free date in the same sentence.
show: Dates and stages set as large as the picture
arch: creator, sage
# heritage
test: (?:second|third|fourth|fifth|\\d(?:nd|rd|th)) generation|generations\\b|in the family since|family(?:-owned|-run)? since 1\\d\\d\\d
value: Continuity
gives: They deal with people who have seen this problem in every form it takes
risk: History turns into decoration as soon as it takes more room than the present offer.
doubt: Old, or old-fashioned? | Set the year beside one thing that changed last year.
show: The year set small and late, as a date stamp rather than a crest
arch: ruler, sage
# small
test: (?:only|at most|maximum|never more than|no more than) (?:\\w+ )?(?:\\d+|two|three|four|five|six|eight|ten|twelve) (?:\\w+ )?(?:people|guests|seats|tables|pupils|students|places|orders|pieces|a day|a month|a year)|\\d+ (?:people|guests|children|pupils) (?:per|a|in each) (?:group|class|session)|groups of (?:\\w+)\\b
value: Measure
gives: They are one of few, and noticed as one
risk: Growth will tempt it to move the number; the day it moves, the argument is gone.
doubt: What if there is no place left? | Say how a place becomes free and how one hears of it.
show: The number itself as a graphic element, once per page
arch: creator, lover
# guarantee
test: guarantee|warrant|money back|lifetime|refund|free repairs?|insured
value: Liability
gives: If it fails, the cost is not theirs
risk: It is worth nothing in small print; it has to fit into one sentence without an asterisk.
doubt: What exactly is covered? | One sentence for yes, one for no.
show: The guarantee as a plain typed line beside the price, never as a seal
arch: ruler, caregiver
# free
test: free for|(?:are|is|it's|entirely) free\\b|free of charge|no charge|costs? nothing|free, 
value: Generosity
gives: They can accept it without owing anything
risk: Free things are cancelled lightly; ask for a small commitment instead of money.
doubt: Who pays for it? | Answer in one sentence, sums included as far as they are public.
show: The word free at text size, followed by who pays
arch: caregiver, innocent
# fast
test: (?:within|in) (?:\\d+|an?|one|two|three|twenty|thirty|forty|24|48) (?:hours?|minutes?)|fixed the same day|the same day\\b
value: Promptness
gives: Their own day stays as it was planned
risk: The first promise that is broken costs more than ten that were never made.
doubt: And if you don't make it? | Say what happens then, in a figure or an act.
show: Times in tabular figures, set like a timetable
arch: hero, ruler
# slow
test: \\b\\d+[- ]?(?:hours?|days?|weeks?|months?|years?)\\b.{0,30}(?:ferment|age|dry|dried|rest|cure|matur|season|proof|ripen|steep|soak|cellar)|(?:ferment|aged|dried|cured|matured|seasoned|rest(?:ed|s)|ripened|soaked).{0,40}\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ]?(?:hours?|days?|weeks?|months?|years?)|slowly\\b
value: Time
gives: They get what cannot be had in a hurry
risk: The number must be followed by what it does, or it is only a number.
doubt: Can anyone tell the difference? | Say where: in the bite, the hand, the ear or the tenth year.
show: A bar or strip that shows the duration to scale
arch: creator, sage
# local
test: within \\d+ ?(?:km|kilomet\\w+|miles)|from (?:the|our) own|own (?:farm|garden|orchard|herd|field|wood|flock)|local \\w+ instead
value: Nearness
gives: They can go and look where it comes from
risk: 'Local' alone has been used up by others; the word should hardly appear.
doubt: Does near mean better? | Only where it shortens something: name the hours or kilometres that are saved.
show: A plain map with one or two points instead of a landscape
arch: regular guy, innocent
# hand
test: by hand|by eye|hand-?(?:made|cut|carved|written|thrown|woven|stitched|sewn|built|printed|rolled|painted|forged|knotted|dyed|bound|turned|blown)
value: Workmanship
gives: What they get shows that somebody decided about it
risk: Everybody claims it. Without the one step that proves it the claim is worth nothing.
doubt: Why not by machine? | Name what the machine would do wrong.
show: The trace of the tool left visible in one detail
arch: creator, lover
# certified
test: certified|accredited|fair ?trade|b corp|iso ?\\d|demeter|fsc|master (?:craftsman|baker|carpenter|brewer)|sworn|chartered
value: Proof
gives: Somebody independent has checked what they cannot check themselves
risk: If it lapses or is confused with a lesser one, trust goes faster than it came: name number and issuer.
doubt: Who checks that? | The issuing body, with a link and the date of the last check.
show: Certificates in a single grey row at the foot
arch: sage, ruler
# owned
test: worker cooperative|(?:are|is|as) a cooperative|employee-owned|member-owned|share the profit|profits? (?:go|goes)|worker-owned
value: Shared ownership
gives: What they pay stays with those who do the work or use it
risk: The inner workings interest members; customers want to know what changes for them.
doubt: What do I gain from that? | One consequence in price, wages or say.
show: Names in a list, all at one size
arch: regular guy, caregiver
# reuse
test: recycl|reclaimed|rescued|upcycl|salvaged|surplus|offcuts?|discarded|refill
value: Thrift
gives: They get something with no twin, and nothing new had to be made for it
risk: Guilt sells badly. Lead with the object, let its origin be the second thought.
doubt: Is it as good as new? | Say where it is better, where it is not, and what is checked.
show: The material before its second use, in the same light as the product
arch: outlaw, creator
# repairable
test: spare[- ]parts|repairs? (?:\\w+ )?(?:are |is )?free|takes? (?:it|them) back|re-?sole|re-?lac
value: Repair
gives: They buy it once and keep it going
risk: The promise binds for decades; write down for which parts it holds.
doubt: What does a repair cost? | Three typical cases with sums.
show: Exploded drawings: parts in a row with their numbers
arch: caregiver, sage
# season
test: from (?:january|february|march|april|may|june|july|august|september|october|november|december) to|only in (?:spring|summer|autumn|winter)|wait until (?:spring|summer|autumn|winter)
value: Season
gives: They have something to look forward to, and know until when
risk: Out of season the brand must have something to say, or it will have to be introduced anew each year.
doubt: What do you do the rest of the year? | Tell it; the quiet months are where the quality comes from.
show: A year drawn as one line, with the open part marked
arch: innocent, explorer
# access
test: wheelchair|accessible|blind|deaf|sign language|disab|autis|easy to read|large print|dementia|step-free|hearing loop|neurodiver|special needs
value: Access
gives: They can use it without asking for help
risk: Nothing about people without them: have texts and pictures checked by those who are meant.
doubt: Is it really accessible? | Measures: door widths, steps, minutes, a person to ring.
show: Contrast and type size above the usual minimum everywhere, print included
arch: caregiver, regular guy
# bespoke
test: made[- ]to[- ](?:order|measure)|bespoke|custom[- ](?:made|built)|to measure|tailor-?made|must match
value: Fit
gives: It fits, and nobody has to make do
risk: Choice can paralyse: offer three decisions, not thirty.
doubt: What if I decide wrongly? | Say what can be changed until when.
show: The drawing with its measurements beside the finished piece
arch: creator, lover
# volunteers
test: volunteer|unpaid|neighbou?rs help|members run|donat
value: Common effort
gives: They meet people who are there because they want to be
risk: Thanking in public is cheap; good tasks and kept times are what makes people return.
doubt: Can I help without signing up for ever? | Name a task that takes two hours.
show: Hands, tools and lists instead of group photographs
arch: caregiver, hero
# teach
test: we (?:teach|train|also teach)|have finished the|trains? (?:women|young|people|apprentices)
value: Passing it on
gives: They come away able to do a part of it themselves
risk: Lessons can eat the days on which the work is done; decide how many a month.
doubt: Do I need to know anything? | State the one thing to bring.
show: Diagrams drawn by hand, numbered
arch: sage, creator
# secret
test: discreet|privacy|anonym|confidential|without asking|(?:don't|do not) ask why
value: Discretion
gives: They can come without explaining themselves
risk: It can't be advertised loudly; it has to be visible in how little a form wants to know.
doubt: Who gets to know that I was here? | Nobody, and how that is ensured.
show: Nobody recognisable in any picture, forms with three fields
arch: caregiver, outlaw
# nothing-added
test: nothing (?:added|else)|no (?:additives|preservatives|sugar|added|artificial|chemicals|colou?rants)|additive-free|unfiltered|raw\\b|three ingredients|(?:two|three|four|five) ingredients|sugar-free|gluten-free|vegan|alcohol-free|plant-based
value: Simplicity
gives: They can read in one line what they get
risk: What is left out is missed by somebody: taste, shelf life or colour. Say it before they find out.
doubt: Doesn't something go missing? | Yes: name it, and say why that is accepted.
show: The list itself, set as a headline
arch: innocent, sage
# benefit
test: \\b(?:because|so that|so the|so you|so they|so nobody|so people)\\b|, so \\w+|without having to|(?:doesn't|don't|does not|do not) have to|can actually|can finally
value: The reason
gives: They hear why, and not only what
risk: A good reason gets lost among figures that are simpler to print.
doubt: Is that really so? | Show one evening, one order or one person in which it was.
show: The moment in which the reason can be seen, without a caption
arch: sage, caregiver
# origin
role: since
value: Where it comes from
gives: They learn why it exists
risk: History turns into decoration as soon as it takes more room than what is offered today.
doubt: What has that to do with me? | One thing that is still done as at the beginning, and one that is not.
show: The year set small and late, as a date stamp rather than a crest
arch: sage, ruler
# noexception
test: \\bevery (?:single )?(?:day|morning|night|evening|one|week)\\b|\\balways\\b|\\bwhatever the weather\\b|\\bwithout exception\\b|\\bnever (?:once|more than)\\b
value: No exceptions
gives: They can count on it on a bad day too
risk: The first exception becomes the story; it is better to lose an order or a day.
doubt: Even then? | Yes, and name the worst day on which it was kept.
show: The same thing on a bad day
arch: ruler, innocent
# takingpart
test: \\b(?:can|may|could) (?:come and |also )?(?:wash|dress|weave|help|join|build|cook|make|plant|carry|watch|try|dig|sew|print|bake|taste|paint)\\b
value: Taking part
gives: They may do a part of it themselves
risk: Taking part must stay an offer; nobody may feel that it is expected.
doubt: And if I would rather not? | Say that nothing is asked, and who does it then.
show: Other people's hands in the work, with their consent
arch: caregiver, regular guy
# refusal
role: refusal
value: What it leaves out
gives: They are spared what they did not ask for
risk: A no without its reason sounds proud; the reason belongs in the same sentence.
doubt: Why not? | One reason, in one sentence, without apology.
show: The place where others would put it, left empty
arch: outlaw, ruler
# loyalty
test: \\b(?:come|comes|came|coming) back\\b|\\breturn(?:s|ed)? (?:every|each|year)|\\bregulars\\b|\\bword of mouth\\b|\\brecommend
value: People who return
gives: They find that others have already tried it for them
risk: Regulars make a brand deaf to newcomers; the first visit has to stay easy.
doubt: Is it for somebody who comes for the first time? | Say what the first visit is like, step by step.
show: A regular, with consent, and one sentence in their own words
arch: regular guy, caregiver
# making
role: method
value: The way it is made
gives: They can picture the work that they pay for
risk: A step that is told everywhere must be kept everywhere, on busy days too.
doubt: Does it make a difference? | Show the result with the step and without it, side by side.
show: The one step, in close-up, with the hands that do it
arch: creator, sage
# promptness
role: hours
value: Known hours
gives: They know when somebody is there
risk: One closed door at an announced hour undoes a year of announcements.
doubt: What if I come too late? | Say what happens then, and who can be reached.
show: The hours as the largest text on the door
arch: regular guy, caregiver
# care
role: respect
value: Respect
gives: They keep the say over what happens to them
risk: Respect that is advertised loudly is none.
doubt: How do I know I will be treated so? | Let it show in the first form, the first call, the first sentence.
show: People at eye level, recognisable only where they have said yes
arch: caregiver, regular guy
# counted
role: result
value: Work that is counted
gives: They can judge by what was done and not by what is said
risk: A figure ages; without its year it works against the one who prints it.
doubt: Is that a lot? | Set it beside last year’s, or beside a number that people know.
show: The figure alone, large, with its year
arch: sage, hero
# candour
role: candour
value: No advantage taken
gives: They are told when they need less than they came for
risk: It has to be meant on slow days too.
doubt: Would they tell me? | Give the last case in which it happened.
show: A plain page that says when not to buy
arch: sage, regular guy
# scale
role: figure
value: Scale
gives: They see at once how large or small the undertaking is
risk: A figure without context impresses nobody; it needs the sentence that says why it matters.
doubt: What does that figure mean for me? | One consequence for the buyer, in the same line.
show: The figure at the size of a headline, its unit at the size of text
arch: ruler, sage
# price
role: price
value: An open price
gives: They know the sum before they have to ask
risk: A printed sum must be the same everywhere, or the smaller one counts.
doubt: What comes on top? | Nothing, or exactly this: in the same size of type.
show: The price set like the headline, never as small print
arch: regular guy, innocent
# hands
role: people
value: Known hands
gives: They know with whom they are dealing
risk: People fall ill and leave; the brand has to be more than their faces.
doubt: Who looks after it if somebody is away? | Name the second person.
show: Names and hands before faces
arch: creator, regular guy
`;

/** What a brand does not do, and what that decision costs and earns. */
export const LIMITS = `
# online
test: website|online|internet|social media|instagram|app\\b|e-?commerce|web ?shop|wi-?fi|newsletter|tiktok|facebook
cost: strangers who only look there will not find it
gain: those who come have been sent by somebody, and arrive convinced
line: We're easier to find on foot than on a screen.
# delivery
test: deliver|shipping|ship\\b|post\\b|mail order|take-?away|takeaway|to go\\b
cost: everybody who lives too far away
gain: nothing leaves without having been handed to somebody
line: You have to come and get it. It's better that way, and we know it's a nuisance.
# booking
test: booking|reservation|appointment|reserve|walk-ins?|bookings
cost: people who plan ahead, or those who never do
gain: everyone is treated by the same rule
line: There is one rule for everyone at the door.
# closed
test: closed|sundays?\\b|mondays?\\b|saturdays?\\b|fridays?\\b|weekends?|evenings|laptops?
cost: trade at hours when others take it
gain: a rhythm that regulars learn and people who are awake when they serve
line: We keep these hours because the work is better for them.
# price
test: discount|sale\\b|haggl|cheap|hidden|commission|deposit|subscription|tip(?:s|ping)?\\b|upsell|hourly|bargain|per user|markup
cost: a quick lift in quiet months
gain: nobody who paid last week feels foolish today
line: It costs the same on Tuesday as on Friday, and the same for you as for the next one.
# ingredient
test: sugar|salt|gluten|flour|additive|preservative|palm|meat|dairy|milk|alcohol|egg|nut|pastr|sweet|spice|colou?ring|flavou?ring|yeast|sulphite|pesticide|chemical|perfume|fragrance|parfum|microplastic|caffeine|pork|fish|cake
cost: whoever came for exactly that
gain: a claim which can be read off the label
line: It isn't in there. You can check.
# plastic
test: plastic|packag|wrap|polyester|synthetic|foam|varnish|lacquer|disposable|single-use|glue|screws?|nails?
cost: convenience, and now and then a damaged piece
gain: a difference that can be held in the hand
line: It would be easier with. We leave it out all the same.
# import
test: import|abroad|overseas|china\\b|outsourc|subcontract|third part
cost: choice and some margin
gain: a chain short enough to be told in one sentence
line: We know everyone it passes through.
# animal
test: \\banimal|fur\\b|leather|test(?:ed|ing) on|cages?|slaughter|hunting
cost: some materials and some customers
gain: a line that does not have to be discussed case by case
line: That line is drawn, and we don't redraw it for an order.
# growth
test: franchise|investors?|second (?:shop|branch|location)|branches|chain\\b|grow(?:ing|th)\\b|expand|venture|big (?:orders|companies)|larger\\b
cost: turnover it could have next year
gain: the people who are there stay the ones who do the work
line: We'd rather be full than large.
# claims
test: promise|guarantee|miracle|cure\\b|heal|diagnos|medical|before.and.after|weight|diet|rejuvenate|passion
cost: customers who look for a promise
gain: the trust of those who have been promised things before
line: We don't promise that. Here is what we can say.
# jargon
test: jargon|buzzword|corporate|marketing|slogan|hype|english words|anglicism|cute|funny|jok(?:e|es|ey)|pun\\b|puns|kitsch|sentimental|pathos|pity|shame|guilt|scare|fear
cost: the quick effect
gain: a manner that nobody has to grow tired of
line: We say it plainly, or we leave it.
# children
test: \\bchildren|kids|under \\d\\d|adults only|minors|teenagers|dogs\\b|pets?\\b|stag|hen (?:parties|nights)|groups|parties|buses|coaches
cost: part of the possible guests
gain: quiet certainty for all others
line: It's a rule and not an opinion about anyone.
# people-shown
test: faces?|photos?|photograph|pictures?|stock|models?|filters?|camera|names? of
cost: the picture that would be easiest to like
gain: nobody is used as proof
line: You won't see faces here. The work has to do.
# colour
test: \\b(?:green|pink|blue|red|black|pastel|gold|purple|skulls?|leaf|leaves|hearts?|paws?|globe)\\b
cost: the shorthand that everyone in the trade uses
gain: a look that has to be earned and can't be mistaken
line: You won't find that sign on anything of ours.
# machines
test: machine|electronic|electric|industrial|automat|robot|computer|\\bai\\b|digital|screens?|phones?|music|television|tv\\b|algorithm|chatbot
cost: speed, and now and then a customer in a hurry
gain: somebody who can be asked why
line: A person does it, and that person can be asked.
# newness
test: new\\b|fast fashion|trend|season(?:al)? collections?|latest|stock\\b|wholesale|resell
cost: the easy sale
gain: attention for what is already there
line: There is nothing new here this week, and that is meant.
# questions
test: ask\\b|asked|forms\\b|means test|papers\\b|register|sign up|track|cookies|sell data|sell your
cost: knowledge about customers that others live on
gain: people who would otherwise not have come
line: We don't need to know that.
`;
