import { noteOf, titleOf } from '../character';
import { parts } from '../knowledge/entries';
import { bare, capital, joined, list, sentence } from '../pen';
import type { Plan } from '../plan';
import { channels } from './channels';
import { scenarios } from './scenarios';
import { FORBIDS } from './visual';

/** How the brand speaks: rules, words, channels and scenes. */
export function brandVoiceGuide(plan: Plan) {
  const { primary, secondary, name, differences, facts, tell, wishes, rules, relation, refusals, goals, fill } = plan;
  // each line stands in one channel
  const lines = [...new Set([...differences, ...facts])].filter((fact) => !fact.isOffer && !plan.about.includes(fact));
  const values = differences
    .filter(({ topic }, at) => differences.findIndex((one) => one.topic === topic) === at)
    .slice(0, 3);
  return {
    PersonalityTraits: traits(plan),
    BrandValues:
      values.length > 0
        ? values.map(({ topic }) => ({
            value: topic.title,
            example: `Heard when somebody asks ${name} “${topic.question}” – the fact comes first, and no adjective before it.`,
          }))
        : [{ value: titleOf(primary.id), example: sentence(noteOf(primary, 'does')) }],
    ToneGuidelines: [
      ...wishes
        .filter((wish) => plan.guard.allows(wish) && !FORBIDS.test(wish))
        .slice(0, 3)
        .map((wish) => wish.replace(/, (?:but )?(?:no|not|never) .*$/, ''))
        .map((wish) => ({
          name: 'Asked for',
          description: `“${bare(wish).replace(/[“”]/g, '"')}.”`,
          examples: [],
          avoid: [],
        })),
      ...tones(plan),
    ],
    StyleGuidelines: style(plan),
    VocabularyPreferences: vocabulary(plan),
    DosDonts: {
      dos: [
        ...differences.slice(1, 2).map((fact) => `Prove instead of praising, as with this: ${plan.short(fact)}`),
        capital(noteOf(primary, 'does')),
        capital(noteOf(secondary, 'does')),
        ...(goals.length > 0 && plan.people.length > 1
          ? [
              `Write for ${plan.people[0]?.noun ?? ''} first; what ${plan.people[1]?.noun ?? ''} need stands in a place of its own.`,
            ]
          : []),
      ],
      donts: [
        ...rules,
        ...refusals.slice(0, 3).map((fact) => `Promise nothing against this: ${tell(fact)}`),
        `Never say of ${name} what any other house could say: ${list(
          relation.avoid
            .filter((word) => plan.guard.allows(word))
            .slice(0, 2)
            .map((word) => `“${word}”`),
        )}.`,
        ...(differences[0] ? [`Never leave out the figure or the limit that belongs to a promise of ${name}.`] : []),
      ].slice(0, 12),
    },
    ChannelAdaptations: channels(plan, [...lines]),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations: [
      ...lines.slice(0, 2).map((fact) => tell(fact)),
      ...(lines.length === 0 ? [fill(relation.show)] : []),
    ],
    CulturalSensitivity: culture(plan),
    InclusivityStandards: [
      plan.vary(
        `Take nothing for granted about ${plan.who}: not income, family, age or body.`,
        `In texts of ${name}, ${plan.who} appear as people who decide, never as those something is done to.`,
        `Show ${plan.who} only with their consent, and never in a situation that they would not choose.`,
      ),
      plan.vary(
        `Every picture of ${name} has a description; what is said by colour is said in words too.`,
        `Text of ${name} is never part of a picture: it can be enlarged and read aloud.`,
        `The caption gives the same facts about ${name} as the picture.`,
      ),
    ],
  };
}

/** The traits that the brief asks for, then those of the two characters. */
function traits(plan: Plan) {
  const { manners, primary, secondary, facts, name, tell, differences } = plan;
  const [one, other] = [primary, secondary].map((character) => parts(noteOf(character, 'voice')));
  const wanted = manners.map(({ word, how, unit }, at) => ({
    name: capital(word),
    intensity: at < 2 ? 'High' : 'Medium',
    description: how ? `Asked for in the brief. ${how}` : `Asked for: “${bare(unit.text).replace(/[“”]/g, '"')}”.`,
    examples: [],
  }));
  const has = new Set(wanted.map((trait) => trait.name));
  const pair = (at: number) => {
    const fact = differences.filter(({ isOffer }) => !isOffer)[at];
    return fact ? [`Not “${capital(hollowOf(plan))}”, but “${tell(fact)}”`] : [];
  };
  const own = [
    {
      name: one?.[0] ?? titleOf(primary.id),
      intensity: wanted.length > 0 ? 'Medium' : 'High',
      description: joined(one?.[1] ?? '', noteOf(primary, 'contrast')),
      examples: pair(0),
    },
    ...(other?.[0] === one?.[0]
      ? []
      : [
          {
            name: other?.[0] ?? titleOf(secondary.id),
            intensity: 'Medium',
            description: joined(other?.[1] ?? '', noteOf(secondary, 'contrast')),
            examples: pair(1),
          },
        ]),
    ...(facts.filter(({ text }) => /\d/.test(text)).length > 2 && one?.[0] !== 'Exact' && other?.[0] !== 'Exact'
      ? [
          {
            name: 'Exact',
            intensity: 'Medium',
            description: `${name} has figures for what it says; they stand in the sentence that makes the claim.`,
            examples: [],
          },
        ]
      : []),
  ];
  return [...wanted, ...own.filter((trait) => !has.has(trait.name))].slice(0, 4);
}

/** What any house could say of itself. */
const hollowOf = ({ vary, name, offer_, who }: Plan): string =>
  vary(
    `${name}: quality you can trust.`,
    `At ${name}, your satisfaction is our priority.`,
    `Experience the ${name} difference.`,
    `${name} stands for excellence and passion.`,
    `With ${name} you are in the best of hands.`,
    `Innovative ${offer_} for demanding ${who}.`,
    `Your reliable partner for ${offer_}.`,
  );

function tones(plan: Plan) {
  const { primary, secondary, vary } = plan;
  const [one = '', two = ''] = noteOf(primary, 'tone')
    .split(';')
    .map((part) => part.trim());
  const [three = ''] = noteOf(secondary, 'tone')
    .split(';')
    .map((part) => part.trim());
  return [
    { name: one, description: `${two}; ${noteOf(primary, 'contrast')}`, examples: [], avoid: [hollowOf(plan)] },
    ...(three === one || three === two
      ? []
      : [
          {
            name: three,
            description: `For bad news and refusals; ${noteOf(secondary, 'contrast')}`,
            examples: [],
            avoid: [
              vary(
                'We regret any inconvenience',
                'Unfortunately, due to circumstances beyond our control',
                'Your feedback is important to us',
                'Thank you for your understanding',
                'As per our terms',
                'We are unable to assist with your request',
                'This is company policy',
              ),
            ],
          },
        ]),
  ];
}

function style({ units, name, who, seed, headline }: Plan) {
  const said = units.filter(({ isForeign }) => !isForeign).map(({ text }) => text);
  const figures = [
    ...new Set(
      said.flatMap(
        (text) =>
          text.match(
            /[€£$]\s?\d[\d.,]*\d|[€£$]\s?\d|\d[\d.,]*\s?(?:%|m²|minutes|hours|weeks|months|years|kg|km|units|riders|meals)(?!\p{L})/gu,
          ) ?? [],
      ),
    ),
  ].slice(0, 2);
  const more = [
    {
      name: 'Sentences',
      description: `One statement each, about 15 words; what else is true of ${name} gets a sentence of its own.`,
    },
    {
      name: 'Adjectives',
      description: `At most one to a noun, and only if its opposite could be said of ${name} too.`,
    },
    {
      name: 'Headlines',
      description:
        headline === ''
          ? `A headline that could stand over a text about somebody else than ${name} is written again.`
          : `The pattern is “${bare(headline)}”: what it is and for whom or where, without a claim.`,
    },
    { name: 'Person', description: `“We” stands for somebody at ${name} whom ${who} can ask.` },
  ];
  const from = seed % more.length;
  return [
    ...(figures.length > 0
      ? [
          {
            name: 'Figures',
            description: `In numerals with their unit, as in ${list(figures.map((text) => `“${text}”`))}.`,
            examples: [],
            avoid: [],
          },
        ]
      : []),
    ...[...more.slice(from), ...more.slice(0, from)].slice(0, 3).map((one) => ({ ...one, examples: [], avoid: [] })),
  ];
}

/** Hollow words of any trade. */
const HOLLOW = [
  'solutions',
  'passionate about',
  'excited to announce',
  'best-in-class',
  'one-stop shop',
  'unlock',
  'journey',
  'bespoke experience',
];

function vocabulary({
  wording,
  offerSaid,
  relation,
  forbidden,
  guard,
  units,
  seed,
  thing,
  materials,
  people,
  place,
}: Plan) {
  const text = units.map(({ plain }) => plain).join(' ');
  const hollow = HOLLOW.filter((word) => !text.includes(word) && !relation.avoid.includes(word));
  const from = seed % hollow.length;
  const preferred = [
    ...wording.preferred,
    ...(offerSaid?.category ? [offerSaid.category] : []),
    ...(thing !== '' ? [thing.replace(/^the /, '')] : []),
    ...people.slice(0, 2).map(({ noun }) => noun),
    ...materials.map((one) => one.name),
    ...(place ? [place] : []),
    ...relation.say.filter((word) => !word.includes('[')),
  ];
  return {
    preferred: [...new Set(preferred)].filter((word) => guard.allows(word)).slice(0, 12),
    avoid: [
      ...new Set([
        ...wording.avoided,
        ...forbidden,
        ...relation.avoid.filter((word) => !text.includes(word)),
        ...[...hollow.slice(from), ...hollow.slice(0, from)].slice(0, 3),
      ]),
    ].slice(0, Math.max(12, wording.avoided.length + forbidden.length)),
  };
}

function culture({ name, units, place, at, vary, who }: Plan): string[] {
  const text = units
    .filter(({ isForeign }) => !isForeign)
    .map((unit) => unit.text)
    .join(' ');
  const found = [
    ...new Set(
      `${name} ${place ?? ''} ${text}`.match(/(?<!\p{L})\p{Lu}[\p{L}'-]*(?![’“”–—«»…])\P{ASCII}[\p{L}'-]*/gu) ?? [],
    ),
  ].filter((word) => /(?![’‘“”€£–—])\P{ASCII}/u.test(word));
  const isInAnother =
    /\b(?:English|French|German|Spanish|Italian|Portuguese|Arabic|Dutch|Polish|Russian|Turkish|Swahili|Hindi|Mandarin|Welsh|Irish|Gaelic) (?:and|or) \p{Lu}\p{Ll}+|\blanguages\b|\bbilingual\b/u.test(
      text,
    );
  return [
    ...(found.length > 0 ? [`Written with all of their letters, everywhere: ${list(found.slice(0, 6))}.`] : []),
    ...(units.some(({ isForeign }) => isForeign) || /[«»]/.test(text)
      ? ['Words of another language stay as they are, with a translation by a native speaker beside them.']
      : []),
    ...(isInAnother
      ? [`Each language of ${name} gets a text that was written in it, not a translation of the other.`]
      : []),
    at
      ? vary(
          `What everybody${at} knows needs half a sentence for readers from elsewhere.`,
          `Streets, holidays and nicknames are explained once for whoever is new${at}.`,
          `Dates, sums and distances are written so that ${who} from elsewhere read them without counting.`,
          `A word that is only used${at} stands beside the one that everybody knows.`,
        )
      : `${name} uses no idioms and no puns, so that a translation loses nothing.`,
  ];
}
