/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const LEARNING = `
# learning
family: learning
people: learners
terms: school, teach, course, class, lesson, training, train, tutor, tutoring, learn, student, pupil, kindergarten, nursery, daycare, academy, workshop for, coach, coaching, education, language school, driving school, instructor, teacher, apprentice, mentoring, university
is: school
offer: lessons
buyer: people who have tried to learn this before and stopped
when: A resolution with a date on it, half of which has already passed
show: Show what somebody can do after the fourth time, not after the last one.
desire: high
awareness: solution aware
sophistication: beginner
stance: People rarely give up because it is hard; they give up because they cannot see that they are getting better.
tension: Good teaching goes slowly enough to hold and quickly enough to be noticed; marketing that only promises speed sells the wrong half.
pain: Starting again and again | The first chapter is known by heart, the third was never reached.
pain: Being the slowest in the room | Many adults would rather not learn than be seen not knowing.
pain: Paying for a certificate instead of a skill | The paper hangs on the wall and the hands don't know it.
pain: A timetable made for other lives | Work, children and the last bus decide more than motivation.
wish: to notice progress by themselves
wish: to be corrected without being embarrassed
wish: to use it outside the room within a month
doubt: Am I too old, or too bad at it? | Describe how beginners are placed and what the first hour asks of them.
doubt: What if I miss some? | Say how one catches up, and with whom.
doubt: Can't I do this with an app? | For some of it, yes. Name the part for which a person must be in the room.
rival: Free videos and apps | endless, patient, and silent when it goes wrong
rival: The large institution | recognised and impersonal
rival: Putting it off until autumn | costs nothing, for years
no: promise fluency, mastery or a number of weeks
no: rank learners in public
no: fill a group beyond the size that was announced
see: a page with corrections in two colours
see: hands doing it wrong, then right
see: the room from a learner's chair
see: a small first result held up
see: the board or floor after the hour
cliche: raised hands in a bright classroom
cliche: mortarboards in the air
colour: chalk #f4f1e8
colour: blackboard #23332e
colour: pencil yellow #e0aa2e
colour: ink blue #2b4a7a
colour: brick #a64b35
colour: lined grey #8b919a
say: try, again, notice, next, practise, enough, together, by yourself
avoid: unlock, master, fun and easy, potential, fluent in
value: Patience | The same question may be asked three times.
value: Visible progress | Every learner can say what they could not do a month ago.
feel: Pride | It works in real life, with nobody from the course near.
feel: Courage | Saying the first wrong sentence aloud.
moment: Somebody wants to give up | A learner has missed three times. | It stalls for most people about now. Come on [day], do only [one thing], and decide afterwards. | Don't give up, you can do it! | It makes the next step small and the decision theirs.
moment: Asked how long it takes | Before signing up. | With one hour a week and a little between: [usual range] until [concrete ability]. Some need longer; we'd see that by the fourth time. | Results guaranteed in weeks. | A range and a test beat a promise.
chance: The trial that teaches something | A first hour with one real result to take home. | One month
chance: Those who stopped | Former learners are easier to win back than strangers; ask what got in the way. | Three months
trend: Employers paying | Check which of the lessons an employer would pay for.
trend: Short formats | Check whether intensive days fill better than weekly hours.
mood: awake, friendly and a little untidy
form: Ruled lines and a margin | marks of correction: underline, circle, arrow
type: modern
arch: sage
arch: hero
theirs: regular guy

# childcare
family: learning
people: parents
terms: kindergarten, daycare, nursery school, childcare, preschool, crèche, playgroup, childminder, forest kindergarten
is: kindergarten
offer: days for children
buyer: parents who hand over what they love most before eight in the morning
when: A place is needed from a certain date, and the list is long
show: Describe one ordinary Tuesday by the clock.
stance: Children need time, weather and the same faces; the rest is for the parents.
tension: Parents want news every hour and children need an hour without being looked at.
pain: The goodbye at the door | It lasts three minutes and the whole morning.
pain: Opening hours against working hours | Ten minutes decide about a job.
wish: to know who holds the child when it cries
wish: to hear one true thing about the day
doubt: What happens when it cries? | Who, where, how long, and when the phone rings.
doubt: Are they well prepared for school? | Show what they can do with knife, rain and a quarrel.
rival: Grandparents | love, free, and tired
rival: The big centre near the office | hours, and rooms without a garden
no: publish children's faces
no: sell early learning to anxious parents
see: a row of wet boots
see: small hands with a real tool
see: a mud kitchen, a low table, a peg with a sign
cliche: building blocks in primary colours
cliche: a child's drawing as a font
colour: oat #f2ead8
colour: bark #4a3628
colour: moss #5c7a3f
colour: raincoat yellow #e2b431
colour: berry #98304a
colour: puddle #6f8fa3
mood: outdoor daylight at a child's height
arch: caregiver
arch: innocent
theirs: caregiver
`;
