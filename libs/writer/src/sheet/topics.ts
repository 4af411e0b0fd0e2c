/** What a fact of a brief is an argument for. `{people}` and `{name}` are filled by the writer. */
export interface Topic {
  id: string;
  test: RegExp;
  /** as a pillar or a value is called */
  title: string;
  /** what those who are served have of it, as a whole sentence */
  gain: string;
  /** what they ask before they believe or need it */
  question: string;
  /** what it asks of the brand from now on */
  demand: string;
  /** characters that it speaks for */
  archetypes: string[];
  /** it sets a brand apart; others only inform */
  weight: number;
}

/** The first that fits is what a fact is told for; the order goes from the particular to what any house has. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'guarantee',
    test: /\bguarantee[ds]?\b|\bwarrant(?:y|ies)\b|\bfree for life\b|\bcan be cancell?ed\b|\bmonths['’] notice\b|\bmoney back\b|\brefund|\bor (?:it|the \p{L}+) is free\b|\brepaired free\b/iu,
    title: 'The risk stays with the maker',
    gain: '{People} can decide without fearing that a mistake will be theirs alone.',
    question: 'What happens if it does not hold?',
    demand:
      'The terms of {name} have to fit on one page and to be kept without a discussion the first time somebody uses them.',
    archetypes: ['caregiver', 'ruler'],
    weight: 5,
  },
  {
    id: 'method',
    test: /\bby hand\b|\bhand-?(?:made|sewn|woven|blown|carved|cut|printed|picked|tied|painted|written|stitched|forged|built|copied)\b|\bown kiln\b|\bsew\b|\bsewn\b|\bwoven\b|\bone by one\b|\buncoated\b|\bwood-fired\b|\baged\b|\baffiné\b|\bthermally\b|\bheated with\b|\bslow(?:ly)?-?\b|\bfrom scratch\b|\breal cooking\b|\bhandles?\b.*\bribs?\b|\bto order\b|\bfermented\b|\bbred\b|\bcured\b|\bdistill?ed\b|\bfired\b|\bcast\b|\bcarved\b|\bdyed\b|\bground\b|\bmilled\b|\bold-fashioned\b/i,
    title: 'The way it is made',
    gain: '{People} can see what they pay for, because the work can be shown step by step.',
    question: 'Does it make a difference that can be noticed?',
    demand: 'A step that {name} tells everywhere has to be kept everywhere, on busy days too.',
    archetypes: ['creator', 'lover'],
    weight: 4,
  },
  {
    id: 'speed',
    test: /\bwithin (?:\d+|an?|one|two|three|six|twelve) ?(?:minutes|hours?|days?|weeks?)\b|\bsame (?:day|evening|morning|afternoon)\b|\bnext (?:day|morning)\b|\bby noon\b|\b\d+ minutes\b(?! away)|\bovernight\b|\bround the clock\b|\b24 hours\b|\bday (?:or|and) night\b|\bin an (?:hour|afternoon)\b|\bwhile you wait\b|\bon monday\b.*\bon \w+day\b|\bin (?:two|three|\d+) (?:hours|days|weeks)\b/i,
    title: 'Times that can be planned on',
    gain: '{People} know when it will be done and can plan the rest of the day around it.',
    question: 'And what if it is late?',
    demand: '{name} has to measure the time and to report a delay before somebody asks.',
    archetypes: ['hero', 'ruler'],
    weight: 5,
  },
  {
    id: 'answerable',
    test: /\b(?:employed|insured|bonded|licen[sc]ed|certif(?:ied|ication)|accredited|chartered|qualified|inspected|approved|registered|doctors|nurses)\b/i,
    title: 'Somebody answers for it',
    gain: '{People} know that those who do the work are qualified for it and answer for it.',
    question: 'Who is responsible if something goes wrong?',
    demand: 'Papers and names at {name} have to be current and shown on request on the same day.',
    archetypes: ['ruler', 'caregiver'],
    weight: 5,
  },
  {
    id: 'owned',
    test: /\bowned by (?:its|the|\d+|those)\b|\bco-?operative\b(?! housing)|\bemployee-owned\b|\bworker-owned\b|\bfamily-(?:run|owned)\b|\bpublicly owned\b/i,
    title: 'The owners do the work',
    gain: '{People} deal with those who own the business, so nobody has to ask a head office.',
    question: 'Does it matter to me who owns it?',
    demand: 'The owners of {name} have to be reachable and named, or the argument stays a line about structure.',
    archetypes: ['regular guy', 'caregiver'],
    weight: 4,
  },
  {
    id: 'focus',
    test: /\bnothing but\b|\bonly (?:do|make|work|take|for|sell|treat)\b|\bspeciali[sz]\w+\b|\bevery make\b|\bstrong on\b|\bdanced themselves\b|\bthemselves\b/i,
    title: 'One field, known thoroughly',
    gain: '{People} do not have to explain the basics of their case first.',
    question: 'Do they know cases like mine?',
    demand: '{name} has to decline requests outside the field, or the claim loses its proof.',
    archetypes: ['sage', 'ruler'],
    weight: 4,
  },
  {
    id: 'without',
    test: /\bno (?:pesticides|additives|preservatives|sugar|plastic|contracts?|commission|deposit|fees?|jargon|waiting|antibiotics|chemicals|colou?rings?|drilling|subscription|ads)\b|\bnever (?:washed|frozen|heated|treated|sprayed)\b|\bdoes without\b|\bwithout (?:additives|wifi|contracts?|pesticides)\b|\borganic\b|\bdo(?:es)? not do\b|\bdon['’]t do\b|\bdo(?:es)? not (?:sell|offer|use|take)\b/i,
    title: 'What is left out on purpose',
    gain: '{People} are spared what they did not ask for, and know it beforehand.',
    question: 'Why is it left out?',
    demand: 'In texts of {name} the reason belongs in the same sentence as the no; without it a limit sounds proud.',
    archetypes: ['innocent', 'outlaw'],
    weight: 4,
  },
  {
    id: 'openprice',
    test: /\b(?:fixed|published|flat|all[- ]in|one) (?:fees?|prices?|rates?)\b|\bpublished on\b|\bflat fee\b|\bper payslip\b|\bprices? (?:are|is) (?:on|public|published|fixed)\b/i,
    title: 'The price is known beforehand',
    gain: '{People} know the cost before the first conversation and can compare it in peace.',
    question: 'What will it cost in the end?',
    demand: 'The printed price of {name} has to be the same everywhere, and exceptions have to be named beside it.',
    archetypes: ['regular guy', 'sage'],
    weight: 4,
  },
  {
    id: 'person',
    test: /\bnamed contact\b|\bsomebody who answers\b|\bone (?:adult|teacher|person|nurse|guide) to\b|\bfor (?:four|five|six|eight) people\b|\bgroups? of (?:four|five|six|eight)\b|\bsmall groups?\b|\breplies the same\b|\banswers?\b.*\bphone\b|\bone contact\b|\bby name\b/i,
    title: 'A person who can be asked',
    gain: '{People} speak with somebody who knows their case and need not tell it twice.',
    question: 'Whom do I reach when it matters?',
    demand: 'The second person at {name} has to be known as well, for holidays and illness.',
    archetypes: ['caregiver', 'regular guy'],
    weight: 3.5,
  },
  {
    id: 'proof',
    test: /\bstars?\b.*\breviews?\b|\b\d[\d,.]* (?:farms|client|clients|brands|members|customers|families|companies|households|schools|restaurants|guesthouses|bikes|users|patients|students|graduates)\b|\bsince \d{4}\b.*\d|\d.*\bsince \d{4}\b|\blaunched since\b|\baward|\b\d+ ?% of\b|\bpass rate\b/i,
    title: 'Proved in use',
    gain: '{People} can judge by what was done for others and not by what is promised.',
    question: 'Who relies on it already?',
    demand: 'A number of {name} needs its date; it has to be counted again every year.',
    archetypes: ['sage', 'regular guy'],
    weight: 3,
  },
  {
    id: 'language',
    test: /\bin (?:english|spanish|french|german|arabic|\w+ish) and\b|\bbilingual\b|\bspeaks? (?:\w+ )?(?:languages|english)\b|\bin (?:two|three|four|five) languages\b/i,
    title: 'In their own language',
    gain: '{People} can ask and be answered in the language in which they think.',
    question: 'Will I be understood?',
    demand: 'Forms, letters and the telephone of {name} have to follow, not only the first conversation.',
    archetypes: ['caregiver', 'regular guy'],
    weight: 3,
  },
  {
    id: 'alone',
    test: /\b(?:nobody else|no one else|the only|only one|the first (?:to|in|and)|no other|unlike|rather than|instead of)\b/i,
    title: 'What others do not do',
    gain: '{People} get from {name} what they have not been offered elsewhere.',
    question: 'Is that really different from the others?',
    demand:
      '{name} has to check the comparison once a year, because it is the first thing that a rival will copy or deny.',
    archetypes: ['outlaw', 'hero'],
    weight: 4,
  },
  {
    id: 'fresh',
    test: /\bevery (?:two|three|\d+) weeks\b|\bnew (?:\w+ )?every\b|\bchange[sd]?\b.*\bevery\b|\bfresh\b|\bseasonal\b|\bevery morning\b|\bdaily\b/i,
    title: 'Something new to come back for',
    gain: '{People} find a reason to return, because it is not the same as last time.',
    question: 'Is there enough in it for me to come back?',
    demand: '{name} has to keep the rhythm and announce it, or its absence is what is noticed.',
    archetypes: ['explorer', 'creator'],
    weight: 3,
  },
  {
    id: 'access',
    test: /\bby (?:phone|whatsapp|post|link|sms|text|email)\b|\bphone or whatsapp\b|\bbook(?:s|ed|ing)?\b.*\b(?:online|phone|whatsapp)\b|\bfrom anywhere\b|\bby link\b|\bon their phone\b|\bthrough (?:co-op )?dealers\b|\bdelivered\b|\bparcels?\b|\bsold (?:through|to|in|by|online)\b|\bmobile\b|\bpick-ups\b|\bstock list\b|\bwaiting list\b|\bwithout wifi\b|\bfree (?:first|parking|delivery)\b/i,
    title: 'Easy to get',
    gain: '{People} get it without a detour, in the way in which they arrange such things anyway.',
    question: 'How do I get it?',
    demand: 'Every step of ordering from {name} has to be tried out by somebody who does it for the first time.',
    archetypes: ['regular guy', 'magician'],
    weight: 2.5,
  },
  {
    id: 'place',
    test: /\b(?:sprung floor|bouldering hall|walls|yurt|kiln|cellar|warehouse|workshop|bar of|stools|tables|garden|under glass|on site|beds|greenhouse|rooms?|hall|studio|kitchen|courtyard|terrace|lab)\b/i,
    title: 'A place made for it',
    gain: '{People} see at the first visit that the place was made for this and for nothing else.',
    question: 'What will I find there?',
    demand: 'Pictures of {name} have to show the place as it is on an ordinary day.',
    archetypes: ['creator', 'caregiver'],
    weight: 2.5,
  },
  {
    id: 'origin',
    test: /\bsince (?:1[5-9]|20)\d\d\b|\b(?:founded|started|opened|established|set up|begun)\b|\bgeneration\b|\bfor (?:\d+|twenty|thirty|forty) years\b|\bgrandfather\b|\bgrandmother\b/i,
    title: 'People with a history in it',
    gain: '{People} learn from whom it comes and why these people do it.',
    question: 'Who is behind it?',
    demand: 'The story of {name} is told once and short; what is done today takes more room than the past.',
    archetypes: ['sage', 'regular guy'],
    weight: 1.5,
  },
  {
    id: 'price',
    test: /[€$£¥₹₦₩₱] ?\d|\b(?:CAD|AUD|NZD|USD|EUR|GBP|LKR|KES|INR|CHF|SEK|NOK|DKK|PLN) ?\d|\d ?(?:€|zł|kr|tenge|rupees|kwacha|rand|pesos|euros?|dollars|pounds|francs|yen|lari)\b/i,
    title: 'A clear price',
    gain: '{People} can see at once whether it is within their means.',
    question: 'What does it cost?',
    demand: 'The price at {name} has to be the same in every place where it is printed.',
    archetypes: ['regular guy'],
    weight: 1.2,
  },
  {
    id: 'capacity',
    test: /\d/,
    title: 'The size of the work',
    gain: '{People} can judge whether the house is large enough for them, and small enough.',
    question: 'Can they manage what I need?',
    demand: 'A figure of {name} needs one sentence that says what it means for a customer.',
    archetypes: ['ruler', 'sage'],
    weight: 2,
  },
  {
    id: 'way',
    test: /./,
    title: 'How it works',
    gain: '{People} know what will happen, step by step, before they begin.',
    question: 'How does it go from here?',
    demand: 'What {name} describes has to be what happens, also for the first customer of the day.',
    archetypes: ['sage'],
    weight: 1,
  },
];
