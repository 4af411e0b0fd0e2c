/** How a client wants to sound: `word, word | archetype that speaks so | what it means for a sentence`. */
export const MANNERS = `
dry, deadpan, wry, understated, laconic | jester | The fact alone, and no word that winks at it.
cheeky, mischievous, irreverent | jester | One line in a text may talk back, and never at those who come.
funny, humorous, witty, ironic, playful, tongue-in-cheek | jester | One turn in a text, and it costs the brand something, not the reader.
quick, brisk, snappy, short, brief | hero | The verb early, about ten words, then the next sentence.
calm, quiet, slow, unhurried, still | caregiver | One thing after the other, and nothing that hurries or shouts.
plain, simple, normal, ordinary, everyday, down-to-earth, clear, unpretentious | regular guy | The word that is used across the table, and the sentence that needs no second reading.
adult, grown-up, sober, matter-of-fact, factual, neutral | sage | It says a thing once, with its reason, and trusts the reader with the rest.
serious, earnest, solid | sage | No jokes, no wordplay, no smileys; what is at stake is said as it is.
warm, kind, friendly, welcoming, gentle, soft, caring | caregiver | It speaks to one person and says what happens next.
honest, straight, frank, open, upfront | regular guy | The limit stands in the same sentence as the offer.
precise, exact, technical, expert, scientific, accurate | sage | Terms and units as the trade has them, each explained where a newcomer first meets it.
proud, confident, bold, strong, loud | hero | It claims one thing, says by what it is measured, and stops.
modest, humble, shy | innocent | It reports what is done and leaves the praise to others.
dignified, respectful, formal, polite | ruler | Full sentences, full names, and no familiarity that was not offered.
elegant, refined, luxurious, premium, sophisticated | lover | Few adjectives, good verbs, and room around each sentence.
oily, rough, raw, gritty, earthy, muddy, greasy | regular guy | Tools, parts and surfaces by their names; nobody tidies up for the text.
blunt, direct, rude, no-nonsense, unsentimental | outlaw | It says what is wrong and what is done about it, in that order.
traditional, old-fashioned, classic, timeless | ruler | Words that will read the same in ten years; nothing of this season.
modern, fresh, young, contemporary | explorer | Today's words, and none that will need explaining next year.
international, professional, businesslike, corporate | ruler | Short full sentences that survive translation, and a name who answers.
curious, adventurous, lively, energetic | explorer | Verbs of movement, and questions only where an answer follows.
poetic, dreamy, magical | magician | One image in a text, taken from what is really there.
sensual, tasty, delicious, rich | lover | What the hand, the nose or the tongue meets, and no feelings about it.
human, personal, local, neighbourly, familiar | regular guy | Somebody with a name speaks, of things that can be seen from the door.
`;
