/** What a strategist knows of these trades before the first talk; the keys are told in ../trade.ts. */
export const SOFTWARE = `
# software
family: software
people: users
terms: software, app, platform, saas, tool, dashboard, api, data, cloud, algorithm, ai, startup, plugin, program, digital, website, web, online tool, open source, cybersecurity, security software, game, device, tracker, robot
is: software maker
offer: software
buyer: people who do this work today with a spreadsheet and a good memory
when: The old way still works, apart from the week in which it doesn't
show: Show the task before and after in the same frame, with the number of steps.
desire: medium
awareness: problem aware
sophistication: advanced
stance: Software is bought for what people may stop doing.
tension: Users want power and hate settings; each feature makes the product better for somebody and slower for everyone.
pain: One more tool | Every tool promises to replace five and becomes the sixth.
pain: Nobody has time to switch | The pain is spread over the year; the move takes one bad week.
pain: Data that cannot leave | What is easy to put in turns out hard to take out.
pain: It was sold to a manager and is used by somebody else | Those who feel the flaws have no vote.
wish: to be finished earlier
wish: to find out what happened without asking three people
wish: to be able to leave again
doubt: How long until it works for us? | Say hours or days, what is needed, and who does it.
doubt: What happens to our data? | Where it lies, who can read it, how it comes out, in three sentences.
doubt: Will you exist in three years? | Say who pays for it today, and what customers keep if it ends.
rival: The spreadsheet | free, known, and changed by everybody
rival: The big suite | already paid for; does it badly
rival: Nothing | until the audit
no: call a person a seat, or a habit engagement
no: hide the price behind a call
no: ship a setting where a decision is owed
see: the task on paper as it is done today
see: one real screen at the size it is used
see: a desk at the moment the work is finished
see: a single number with its history
see: the person who does the task, not the one who signs
cliche: glowing networks over a city
cliche: floating dashboards on a tilted laptop
colour: signal white #f3f6f7
colour: terminal #14202b
colour: indigo #3a4a9f
colour: mint #3c8f78
colour: amber #d2922a
colour: fog #7b8794
say: works, step, find, export, minutes, off, undo, plain
avoid: seamless, revolutionary, AI-powered, game-changing, synergy
value: Exit | Everything that goes in can be taken out in one click.
value: Restraint | A feature is removed for each one that is added to the first screen.
feel: Relief | The thing they dreaded is done before lunch.
feel: Mastery | A shortcut becomes a habit.
moment: Something is down | Customers notice before the team. | [Part] has not worked since [time]. Nothing is lost. The next word from us comes at [time], whether or not it is mended. | We are experiencing some technical difficulties. | Time, extent and the next message are all that people need.
moment: A feature is refused | The third customer asks for it. | We won't build it, because it would slow down [core task]. Here is how two customers do it today. | It's on our roadmap! | A clear no is worth more than a vague soon.
chance: The import | Whoever moves people over in an afternoon removes the best reason to stay. | Three months
chance: Templates by trade | Ready-made set-ups for the three most frequent kinds of user. | Three months
trend: Assistants everywhere | Check which part of the task users would really hand over.
trend: Fewer subscriptions | Check how many tools were cancelled last year by comparable customers.
mood: clear, quick and sober
form: A grid of equal cells with one filled | step lines and connectors
type: tech
arch: magician
arch: sage
theirs: creator

# tech
family: software
terms: app, software, saas, startup, platform
is: software company
offer: software
`;
