import { lineOf, parts } from '../../knowledge/entries';
import { LANGUAGES } from '../../brief/telegraphic';
import { capital, list, sentence, sentences, small } from '../../pen';
import { type Character, titleOf } from '../archetypes';
import type { Note } from '../notes';
import { type Plan, quoted } from '../plan';
import { values } from './archetype';
import { answerTo, questionIn } from './answers';
import { promised } from './promise';
import { shortest } from './visual';

/** How the brand speaks: rules, words, channels and scenes. */
export function brandVoiceGuide(plan: Plan) {
  const { wishes, primary, secondary, next, more, suits } = plan;
  return {
    PersonalityTraits: traits(plan),
    BrandValues: values(plan).map(({ note, kind }) => ({
      value: kind.title,
      example: sentences(`In the first sentence, whenever somebody asks: “${kind.asks}”`, begun(plan, note)),
    })),
    ToneGuidelines: tones(plan),
    StyleGuidelines: style(plan),
    VocabularyPreferences: vocabulary(plan),
    DosDonts: {
      dos: [
        ...next(1).map((note) => sentences(`Put the fact before the adjective: ${more(note) ?? ''}`)),
        ...wishes.voice.slice(0, 3).map((wish) => sentence(`As the notes ask: ${quoted(wish)}`)),
        ...[lineOf(primary.entry, 'does'), lineOf(secondary.entry, 'does')]
          .filter(suits)
          .map((line, at) => sentence(`${capital(line)} – beginning with ${small(begins(plan, at))}`)),
      ],
      donts: [
        ...new Set([
          ...wishes.rules.map((rule) => sentence(rule)),
          ...(wishes.rules.length < 1
            ? [`No sentence that another house in the trade could print, such as ${quoted(hollow(plan, 0))}.`]
            : []),
        ]),
      ].slice(0, 14),
    },
    ChannelAdaptations: channels(plan),
    ScenarioExamples: scenes(plan),
    VoiceDemonstrations: demonstrations(plan),
    CulturalSensitivity: culture(plan),
    InclusivityStandards: inclusion(plan),
  };
}

/** What the strongest facts are about, in a word. */
const begins = ({ lead, name }: Plan, at: number): string => lead[at]?.kinds[0]?.title ?? name;
const begun = ({ more }: Plan, note: Note): string | undefined => {
  const told = more(note, 90);
  return told && `It begins with ${told}`;
};

/** What any house could say of itself. */
const HOLLOW = [
  'quality you can trust',
  'your satisfaction is our priority',
  'experience the difference',
  'excellence and passion',
  'you are in the best of hands',
  'your reliable partner',
  'we go the extra mile',
  'where tradition meets innovation',
  'more than just a service',
  'our mission is your success',
  'your needs come first',
  'committed to excellence',
];
const hollow = ({ seed, guard }: Plan, at: number): string => {
  const free = HOLLOW.filter((line) => guard.allows(line));
  return capital(free[(seed + at * 5) % free.length] ?? '');
};

/** The traits that the notes ask for, then those of the two characters, each with a line that the brand could print. */
function traits(plan: Plan) {
  const { manners, primary, secondary, spoken, lead } = plan;
  const used: Note[] = [];
  const line = () => {
    const note = lead.find(
      (one) => !used.includes(one) && one.text.length > 24 && one.text.length < 130 && plan.isFree(one),
    );
    if (!note) return [];
    used.push(note);
    return [spoken(note)];
  };
  const wanted = manners.map(({ word, how, unit }, at) => ({
    name: capital(word),
    intensity: at < 2 ? 'High' : 'Medium',
    description: sentences(`Asked for in the notes: ${quoted(unit.text)}`, how),
    examples: line(),
  }));
  const own = [primary, secondary].map((character: Character, at) => {
    const [name = titleOf(character.id), how = ''] = parts(lineOf(character.entry, 'voice'));
    return {
      name,
      intensity: wanted.length === 0 && at === 0 ? 'High' : 'Medium',
      description: sentence(`${how.replace(/\.$/, '')}; ${lineOf(character.entry, 'contrast')}`),
      examples: line(),
    };
  });
  return [...wanted, ...own.filter(({ name, description }, at) => at === 1 || plan.suits(`${name} ${description}`))]
    .filter((one, at, all) => all.findIndex(({ name }) => name === one.name) === at)
    .slice(0, 4);
}

function tones(plan: Plan) {
  const { wishes, primary, secondary, seed, suits } = plan;
  const linesOf = (character: Character) =>
    lineOf(character.entry, 'tone')
      .split(';')
      .map((part) => part.trim())
      .filter(suits);
  const [one = 'One thing at a time', two = 'the fact before what follows from it'] = linesOf(primary);
  const [three = one] = linesOf(secondary);
  const regrets = [
    'We regret any inconvenience',
    'Due to circumstances beyond our control',
    'Your feedback is important to us',
    'Thank you for your understanding',
    'As per our terms',
    'This is company policy',
    'Please be advised that',
  ];
  return [
    ...wishes.voice.slice(0, 4).map((wish) => ({
      name: 'In the words of the notes',
      description: `${quoted(wish)}.`,
      examples: [] as string[],
      avoid: [] as string[],
    })),
    {
      name: one,
      description: sentence(
        `In everything that explains ${plan.identity.trade === '' ? plan.name : `what ${plan.name} does`}: ${two.charAt(0).toLowerCase()}${two.slice(1)}`,
      ),
      examples: [],
      avoid: [hollow(plan, 1)],
    },
    ...(three === one || three === two
      ? []
      : [
          {
            name: three,
            description: sentence(
              `When ${plan.name} refuses, is late or has made a mistake: ${lineOf(secondary.entry, 'contrast')}`,
            ),
            examples: [],
            avoid: [regrets[seed % regrets.length] ?? ''],
          },
        ]),
  ];
}

function style(plan: Plan) {
  const { headline, who, whoHere, name, facts, vary, trade } = plan;
  const hasFigures = facts.some(({ text }) => /\d/.test(text));
  const isOne = /\b(?:I|my)\b/.test(facts.map(({ text }) => text).join(' '));
  return [
    ...(hasFigures
      ? [
          {
            name: 'Figures',
            description: `In numerals with their unit and condition, as in ${quoted(shortest(plan))}; never rounded up.`,
          },
        ]
      : []),
    {
      name: 'Headlines',
      description:
        headline === name
          ? 'The name alone until it is known what is sold.'
          : `What it is and where, without a claim: ${quoted(headline)}.`,
    },
    {
      name: 'Person',
      description: plan.address
        ? plan.address.address === 'formal'
          ? `Formal throughout, as the notes ask (“${plan.address.said}”): no first names, and no abbreviated forms; ${name} is “we”.`
          : `Informal throughout, as the notes ask (“${plan.address.said}”): ${who} are spoken to as one speaks to acquaintances.`
        : isOne
          ? `“I” where the owner speaks, as in the notes; “we” only where others do it too.`
          : vary(
              `“We” is used only for what the people of ${name} do themselves; ${who} are “you”.`,
              `${capital(who)} are “you”; ${name} is “we”, and its name stands once per page.`,
            ),
    },
    {
      name: 'Sentences',
      description: vary(
        `One statement each, in the order in which ${whoHere} ask.`,
        `About fifteen words; what has an exception has it in the same sentence.`,
        `Verb early, condition last, ${quoted((trade.say[0] ?? '').trim())} rather than a noun for it.`,
      ),
    },
  ].map((one) => ({ ...one, examples: [] as string[], avoid: [] as string[] }));
}

function vocabulary({ brief, trade, identity, groups, guard }: Plan) {
  const { wording, forbidden } = brief;
  const text = brief.units.map(({ plain }) => plain).join(' ');
  const preferred = [
    ...wording.preferred,
    ...(identity.trade !== '' ? [identity.trade] : []),
    ...groups.slice(0, 2).map(({ noun }) => noun),
    ...trade.say,
  ];
  const own = [...new Set([...wording.avoided, ...forbidden])];
  return {
    preferred: [...new Set(preferred)].filter((word) => guard.allows(word) && word !== '').slice(0, 10),
    avoid: [...new Set([...own, ...trade.avoid.filter((word) => !text.includes(word.toLowerCase()))])].slice(
      0,
      Math.max(8, own.length + 2),
    ),
  };
}

const BARRED: [channel: RegExp, ban: RegExp][] = [
  [
    /^website|online/i,
    /\bno (?:own )?(?:website|internet)\b|\b(?:not|never) (?:be |go |sell )?(?:on the internet|online)\b/,
  ],
  [/social|whatsapp/i, /\b(?:no|not on|never on|without) (?:social|instagram|facebook|tiktok|whatsapp)\b/],
  [/mail|newsletter/i, /\bno (?:newsletters?|e-?mails?)\b/],
  [/booking page|online booking/i, /\bhates? forms\b|\bno forms\b|\bbooking by (?:phone|text)\b/],
];
const TOLD: [RegExp, string, string, string][] = [
  [/\bwhatsapp\b/, 'WhatsApp', 'What, when, who; readable without opening anything else', 'Two short sentences'],
  [
    /\bbook by text\b|\bby text\b|\bsms\b|\btext message/,
    'Text message',
    'Day, place, sum; a name at the end',
    'Two lines',
  ],
  [
    /\bby phone\b|\bphone(?:s|d)?\b(?! app)|\bring (?:us|up|before|or)\b/,
    'Telephone',
    'The name, then a question, then the answer to exactly that',
    'Two sentences before the first question',
  ],
  [
    /\bby e?-?mail\b|\banswers? e?-?mails?\b/,
    'Email',
    'The answer in the first line, the reason in the second, a name last',
    'Under 100 words',
  ],
];

/** How it speaks in each place, with a line of the notes that fits there. */
function channels(plan: Plan) {
  const { name, headline, trade, brief, spoken, next, primary, secondary, factOf, who } = plan;
  const text = brief.units.map(({ plain }) => plain).join(' ');
  const [one, other] = [primary, secondary].map(({ entry }) => parts(lineOf(entry, 'voice'))[0] ?? '');
  const used: Note[] = [];
  const told = TOLD.filter(([test]) => test.test(text)).slice(0, 2);
  const known = trade.channels.filter(
    ([channel]) => !told.some(([, said]) => said.split(' ')[0] === channel.split(' ')[0]),
  );
  const all: [string, string, string][] = [
    ...told.map(([, channel, style, length]): [string, string, string] => [channel, style, length]),
    ...known,
  ];
  const lead = factOf('answered special warranty limits speed fixedprice');
  return [
    {
      channel: 'Website',
      tone: one,
      style: sentence(
        `First screen: ${quoted(headline)}, then the strongest fact; below it the questions of ${who} in their order`,
      ),
      length: 'Headline up to twelve words, sections up to 80',
      examples: [
        headline === name ? name : `${sentence(headline)}${lead && lead.text.length < 120 ? ` ${spoken(lead)}` : ''}`,
      ],
    },
    ...all.map(([channel, style, length], at) => {
      const [note] = at > 0 ? [] : next(6, used).filter(({ text: said }) => said.length > 24 && said.length < 130);
      if (note) used.push(note);
      return {
        channel,
        tone: (at % 2 === 0 ? other : one) ?? '',
        style,
        length,
        examples: note ? [spoken(note)] : [],
      };
    }),
  ]
    .filter(({ channel }) => !BARRED.some(([test, ban]) => test.test(channel) && ban.test(text)))
    .slice(0, 5);
}

/** What kind of fact is said at such a moment: none, where nobody has asked for one. */
const MOMENTS: readonly [test: RegExp, kinds: string][] = [
  [/\brings?\b.*\bfrightened|\bfar away\b/i, 'speed answered photo'],
  [/\bprice|\bcosts?\b|\bexpensive|\bcheaper\b/i, 'price fixedprice warranty handmade'],
  [/\bsafe\b|\bworr|\bafraid|\bshame|\bhesitat/i, 'special worst limits trial team'],
  [/\brush\b|\bhalf the time\b|\bsoon\b|\bletter and a date\b|\bsold out\b|\bfinished\b/i, 'speed'],
  [/\bpromise\b|\bas before\b|\bgone in\b/i, 'process speed'],
  [/\bgood enough\b|\ball levels\b/i, 'size special trial'],
  [/\bfailed\b|\bnot right\b|\bcomplaint\b/i, 'warranty transparency'],
  [/\bstock\b|\bhave ended\b|\bnot there\b/i, 'hours area'],
];
const saidAt = (moment: string): string => MOMENTS.find(([test]) => test.test(moment))?.[1] ?? '-';

/** Two moments of the trade and, where the notes report a question, its answer. */
function scenes(plan: Plan) {
  const { trade, factOf, spoken, fill, worries, name, guard, everybody } = plan;
  const question = questionIn(plan);
  const answer = worries[0] && answerTo(plan, worries[0]);
  const told =
    question && answer
      ? [
          {
            scenario: `“${capital(question)}?”`,
            context: `The question that the notes report, asked by ${everybody}.`,
            goodExample: `${spoken(answer)} [One case with place and date.] If yours is different, tell me [detail] and I say so.`,
            badExample: 'Absolutely, no worries at all!',
            explanation: 'A fact, a case, and a way to find the limit.',
          },
        ]
      : [];
  const used: Note[] = answer ? [answer] : [];
  const known = [
    ...trade.scenes.slice(plan.seed % trade.scenes.length),
    ...trade.scenes.slice(0, plan.seed % trade.scenes.length),
  ]
    .filter((scene) => guard.allows(scene[2].replace('{fact}', '')))
    .map(([scenario, context, good, bad, why]) => {
      const note = good.includes('{fact}') ? factOf(saidAt(`${scenario} ${context}`), used) : undefined;
      if (note) used.push(note);
      return {
        scenario,
        context: sentence(`At ${name}: ${small(context)}`),
        goodExample: fill(good.replace(/\{fact\} ?/, note && note.text.length < 160 ? `${spoken(note)} ` : '')).trim(),
        badExample: bad,
        explanation: sentence(`${why.replace(/\.$/, '')}${note ? `; the fact in it is one of ${name}` : ''}`),
      };
    });
  const price = factOf('price', used);
  const asked =
    price && price.text.length < 160
      ? [
          {
            scenario: 'Asked by message what it costs',
            context: `One line, no greeting, from one of the people whom ${name} is for.`,
            goodExample: `${spoken(price)} [What changes the sum.] When would suit you?`,
            badExample: 'Prices on request.',
            explanation: `The figure stands in the first line; ${everybody} need not ask twice.`,
          },
        ]
      : [];
  return [...told, ...known.slice(0, 1), ...asked, ...known.slice(1)].slice(0, Math.max(2, told.length + 1));
}

/** Lines that can be printed as they stand, and one that shows how an answer begins. */
function demonstrations({ lead, headline, isFree, spoken }: Plan): string[] {
  const [first] = lead;
  const free = lead.filter((note) => note.text.length > 24 && note.text.length < 120 && isFree(note)).slice(0, 2);
  return [
    [sentence(headline), first && sentence(capital(promised(first)))].filter(Boolean).join(' '),
    ...free.map((note) => `${note.kinds[0]?.asks ?? ''} ${spoken(note)}`),
  ];
}

function culture({ brief, name, identity, vary, who }: Plan): string[] {
  const told = brief.units.filter(({ isForeign }) => !isForeign).map(({ text }) => text);
  const text = told.join(' ');
  const special = [
    ...new Set(
      `${name} ${identity.place} ${text}`.match(
        /(?<!\p{L})[\p{Lu}\p{L}][\p{L}'-]*(?![’‘“”«»–—…])\P{ASCII}[\p{L}'-]*/gu,
      ) ?? [],
    ),
  ].filter((word) => /[^\p{ASCII}’‘“”€£–—]/u.test(word) && /\p{Lu}/u.test(word.charAt(0)));
  const languages = [...new Set(text.match(new RegExp(`\\b(?:${LANGUAGES})\\b`, 'g')) ?? [])];
  const spokenOf = told.find(
    (line) =>
      languages.some((language) => line.includes(language)) &&
      /\bspeak|\bfirst\b|\blater\b|,.*,|\bsurtitles\b|\blanguages?\b/i.test(line),
  );
  return [
    ...(spokenOf && languages.length > 0
      ? [
          `Languages as the notes have them: ${quoted(spokenOf)}; each gets a text written in it, not a translation of the other.`,
        ]
      : []),
    ...(special.length > 0 ? [`Written with all of their letters, everywhere: ${list(special.slice(0, 6))}.`] : []),
    ...(brief.units.some(({ isForeign }) => isForeign)
      ? ['Words of another language stay as they are, with a translation by a native speaker beside them.']
      : []),
    identity.place === ''
      ? `No idioms and no puns, so that ${who} who read it as a second language lose nothing.`
      : vary(
          `What everybody in ${identity.place.split(',')[0] ?? ''} knows is explained in half a sentence for those who are new there.`,
          `Sums, dates and distances around ${identity.place.split(',')[0] ?? ''} are written so that ${who} from elsewhere read them without counting.`,
        ),
  ];
}

function inclusion({ whoHere, vary, factOf, more }: Plan): string[] {
  const access = more(factOf('access language lodging'));
  return [
    ...(access ? [sentence(`It stands where it is needed and not in a footnote: ${access}`)] : []),
    sentence(
      `${vary(
        `Nothing is taken for granted about ${whoHere}: not income, family, age or body`,
        `${capital(whoHere)} appear as people who decide, never as those something is done to`,
        `${capital(whoHere)} are shown only with their consent, and never in a situation that they would not choose`,
      )}; ${vary(
        'what is said by colour is said in words too, and each picture has a description',
        'text is never part of a picture: it can be enlarged and read aloud',
        'the caption gives the same facts as the picture',
      )}`,
    ),
  ];
}
