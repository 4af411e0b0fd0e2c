export type Archetype =
  | 'innocent'
  | 'explorer'
  | 'sage'
  | 'hero'
  | 'outlaw'
  | 'magician'
  | 'regular guy'
  | 'lover'
  | 'jester'
  | 'caregiver'
  | 'creator'
  | 'ruler';

/** The twelve archetypes as they guide a brand's decisions, each with how it speaks and where it fails. */
export const ARCHETYPE_NOTES = `
# innocent
because: the offer convinces by what is left out of it
fails: by sounding naive about cost, so every simple claim has a figure beside it
voice: Clear | Short main clauses, few adjectives, nothing hidden in a subordinate one.
contrast: clear, not childish
tone: Light and literal; Statements instead of questions; No irony
does: publish the whole list, good and bad
does: say the simple thing first and stop there
does: leave out whatever needs a footnote
mood: bright, uncluttered
# explorer
because: people come for what lies beyond their usual way
fails: by admiring itself for having been there, so the customer's step always comes first
voice: Observant | Reports what is there: distance, weather, surface, sound.
contrast: curious, not restless
tone: Open and concrete; Verbs of movement; Doubt is allowed to show
does: show the way there, detours included
does: report what was there, the rain too
does: let those who went first tell what they found
mood: wide, raw at the edges
# sage
because: buyers know less than they need to in order to choose well, and know it
fails: by lecturing, so each explanation ends in something the reader can do
voice: Exact | Gives the reason with the claim and the limit with the reason.
contrast: knowing, not superior
tone: Calm and in order; Figures with their units; Explains a term or drops it
does: publish what others keep for the sales talk
does: give the reason with each claim, and the limit with each reason
does: answer the question that nobody has asked yet
does: show how it was found out
mood: ordered, quiet
# hero
because: something stands in people's way and they want somebody who goes at it
fails: by making itself the hero, so the effort that is told is the customer's
voice: Direct | Says what has to be done, by whom, by when.
contrast: determined, not loud
tone: Active verbs; Short sentences; No apologies for effort
does: set a mark that can be missed in public
does: say by when, and report on that day
does: name the hard part before the easy one
mood: high contrast, forward
# outlaw
because: it refuses a habit of its trade that many customers dislike
fails: by living off its enemy, so it must be clear within a minute what it is for
voice: Blunt | Calls the habit by its name and shows the alternative at once.
contrast: blunt, not bitter
tone: Dry; Contradicts politely; Never swears for effect
does: print the sentence that others in the trade would cut
does: name the habit and show the other way beside it
does: turn down what everybody else accepts, and say why
mood: stark, few colours
# magician
because: a tedious or impossible thing becomes easy in front of people's eyes
fails: by keeping the trick secret, so it shows the mechanism to whoever asks
voice: Surprising | Sets the before beside the after and leaves the gasp to the reader.
contrast: surprising, not mystical
tone: Quiet build-up, short end; Present tense; No exclamation marks
does: demonstrate before explaining
does: set the before beside the after without a word
does: let the first try be a surprise, and the second be explained
mood: dark ground, one lit point
# regular guy
because: people are tired of being impressed and want to be dealt with fairly
fails: by confusing plain with careless, so the work is finished better than the words suggest
voice: Level | Speaks as across a counter: first names, everyday words, no show.
contrast: plain, not chummy
tone: Conversational; Contractions; Self-mockery in small doses
does: treat the smallest order like the largest
does: use the word that is used across the table
does: say what one would tell a neighbour, and no more
mood: sturdy, everyday
# lover
because: the difference is felt with the senses before it can be explained
fails: by perfuming its language, so it names sensations and never feelings
voice: Sensory | Says how it smells, weighs, sounds or yields.
contrast: warm, not flattering
tone: Slow sentences; Concrete nouns; Compliments are rare
does: let people touch it before they hear the price
does: describe what the hand, the nose or the tongue meets
does: take time over the one detail that is noticed last
mood: close, warm, soft light
# jester
because: the matter is taken more seriously elsewhere than it deserves
fails: by joking about what worries people, so money, health and mistakes are told straight
voice: Wry | One turn per text, and it is at the brand's own expense.
contrast: wry, not silly
tone: Understatement; One joke at most; Never about the customer
does: admit the absurdities first
does: keep a straight face and let the fact be funny
does: take the matter seriously and itself less so
mood: offbeat, flat colour
# caregiver
because: people arrive worried, tired or in need and remember how they were met
fails: by smothering, so the decision is always handed back
voice: Attentive | Asks before it advises and names the next step.
contrast: attentive, not sweet
tone: Unhurried; Speaks to one person; Says what it can't do
does: call back at the hour that was named
does: ask how it went, and act on the answer
does: say what happens next before anybody has to ask
mood: soft edges, daylight
# creator
because: the way it is made is the reason to buy it
fails: by falling in love with process, so each story of making ends at the user's hand
voice: Material | Talks of tools, hours, mistakes and surfaces.
contrast: precise, not precious
tone: Technical words where they are exact; Shows failures; No superlatives
does: show the rejected version
does: show the work half done
does: say why it is made in this way and no other
mood: tactile, raking light
# ruler
because: customers hand over responsibility and want it held firmly
fails: by growing stiff, so it answers faster and shorter than its rank would suggest
voice: Assured | States terms first, in full sentences, and keeps to them.
contrast: assured, not grand
tone: Formal but short; Numbers and dates; No familiarity
does: put every promise in writing
does: name who answers for it
does: say what is settled and what is still open
mood: symmetrical, restrained
`;

/** The four relationships a brand can offer: when each holds, and what it does to the tone. */
export const APPROACHES = {
  'We are the same': {
    of: ['regular guy', 'innocent', 'jester', 'outlaw'],
    why: 'speaks from the same side of the counter: it has the same habits and the same impatience',
    tones: ['“We” includes the reader only where that is true', 'No advice that the makers do not follow themselves'],
  },
  'I can guide you': {
    of: ['sage', 'caregiver', 'ruler', 'magician'],
    why: 'knows the way and the reader does not yet; what is offered is judgement, and it is lent, not imposed',
    tones: ['Recommend one thing and say why', 'Put the warning before the offer'],
  },
  'You can be me': {
    of: ['creator', 'explorer', 'lover'],
    why: 'does openly what its customers would like to be able to do, and lets them look over its shoulder',
    tones: ['Show how it is done, mistakes included', 'Invite imitation, never admiration'],
  },
  'You can be great': {
    of: ['hero'],
    why: 'believes that the customer is capable of more than is usually asked of them',
    tones: ['Name the effort before the reward', 'Praise what was done, never what somebody is'],
  },
} as const;
