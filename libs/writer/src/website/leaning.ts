// Which sentences stand only behind the one before them, and which are somebody else's words.

/** Goes on from the sentence before it, and cannot stand alone. */
const GOES_ON =
  /^(?:(?:the |our |a )?\p{L}+ (?:from|of|in|for|about) (?:that|this|it|them|these)\b|like an? )|^(?!it is (?:me|just me|us)\b)(?:it|its|it['’]s|they|their|they['’]re|he|she|his|her|this|that|that['’]s|these|those|and|but|so|then|also|there(?!['’]s| (?:is|are)\b(?! never))|because|or|which|both|neither|same(?!-)|the same|half of (?:it|them)|some of (?:it|them|these|those|the)|some (?:are|were|take|come|need|want|stay)|instead|otherwise|besides|afterwards|now (?!we|i|and then)|not per|not a|many (?:do|come|are)|most (?:do|come|are)|the (?:other|same|rest|second|latter)|what (?:it|that|this)|if (?:it|they|he|she|not|you (?:don['’]t|do not))|none of|one of (?:them|these|those)|other people|others|we (?:do not|don['’]t|do|did|didn['’]t)\.|(?:two|three|four|some|most|all|none|one) (?:have|has|did|do|asked)\b|every one (?:can|is|has|of)\b|anyone who (?:does|did|says|doesn['’]t)\b|(?:makes|does|has|likes|knows|speaks|drives|cooks|comes|wants)\b(?= (?:not|the|a|an|no|his|her|\d|\p{Ll}))|you(?:['’]ll| will) get (?:it|them)|the rest\b|with(?:out)? (?:it|them)\b|same (?:goes|thing|price|for)\b)(?=\W|$)|^(?!it is (?:me|us)\b)[^,.]{0,24}\b(?:him|her|them|he|she|it)\b(?! is (?:me|us)\b)/iu;
const LEANS_BACK =
  /^(?:(?! and |[,;:]).){0,80}?(?:\b(?:half|most|some|all|none|part|a third|a quarter|the rest) of (?:it|them|these|those|that)\b|\b(?:do|does|did|use|uses|make|makes|sell|sells|speak|speaks) both\b(?! \p{L}))|^[^,.]{0,40}\b(?:own|owns|run|runs) (?:it|them|both)\b/iu;
const LEANS_ABROAD =
  /^(?:dan|daarna|daarom|dat (?:is|doen|kan|mag)|ne (?:abbiamo|facciamo|ho)|li |le |lo |se (?:ela|ele|ella|él|lei|lui)|è un |ela |ele |ella |lei |lui |sie |er |zij |hij |an ihnen|davon|daraus|y eso|e isso|anders|want|maar|dann|danach|das (?:ist|sind|geht|kann|machen)|aber|denn|dafür|dabei|puis|ensuite|cela|c['’]est|ce sont|et |mais|ils|elles?|il (?:est|a|coûte|faut|y|s['’]|se|ne|n['’]|peut|fait|dure|vient)|luego|después|eso|pero|así|poi|questo|ma|così|depois|isso|mas|cada una|cada uno|chacune?|jede[rs]? (?:davon|hat))(?!\p{L})/iu;
/** Says what somebody else has said of it. */
export const VOICE =
  /\b(?:review(?:s|er)?|customers?|guests?|parents|patients?|visitors?|readers?|clients?)\b[^.]{0,30}\b(?:says?|said|wrote|writes|told us|call(?:ed)? (?:it|us))\b[^.]*["'‘“«]/iu;

/** Whether it needs the sentence before it. */
export const isLeaning = (text: string): boolean =>
  GOES_ON.test(text) || LEANS_BACK.test(text) || LEANS_ABROAD.test(text);
