import { isPublic } from '../brief';
import { prohibitionsIn } from '../brief/prohibitions';
import { LOOKS } from '../brief/roles';
import { titleOf } from '../character';
import { lineOf, parts } from '../knowledge/entries';
import { bare, capital, joined, list, sentence } from '../pen';
import type { Plan } from '../plan';
import { channels } from './channels';
import { scenarios } from './scenarios';

/** How the brand speaks: rules, words, channels and scenes. */
export function brandVoiceGuide(plan: Plan) {
  const { notes, primary, secondary, refusals, arguments: found, name, thing } = plan;
  const asked = [
    ...plan.asked,
    ...plan
      .having('look', 'private', 'legal', 'irony', 'rivals', 'aside')
      .filter(
        ({ unit: { plain, text, errand } }) =>
          errand !== 'voice' &&
          (!LOOKS.test(plain) || /\bpity\b|\bwithout talking\b/.test(plain)) &&
          text.split(' ').length > 3 &&
          /\b(?:sound|feel|feeling|warm|serious|funny|tone|written|voice|talk|talking|speak|pity|calm|dignified|never cute|quiet|loud|joke|call)\b/.test(
            plain,
          ),
      ),
  ];
  const words = plan
    .having('words', 'private', 'legal')
    .filter(({ unit }) => /\bwe (?:say|speak|call)\b/.test(unit.plain));
  const legal = plan
    .having('legal')
    .filter(({ unit }) => /\b(?:say|claim|hint|name|promise|call|mention)\b/.test(unit.plain));
  const lines = publicLines(plan);
  // each line stands in one place
  const next = () => lines.splice(0, 1);
  const demonstrations = lines.splice(0, 2);
  const values = found
    .filter(({ lever }) => plan.guard.holds(lineOf(lever, 'show')))
    .slice(0, 3)
    .map(({ value, lever }) => ({ value, example: sentence(lineOf(lever, 'show')) }));
  return {
    PersonalityTraits: traits(plan, next),
    BrandValues:
      values.length > 0 ? values : [{ value: titleOf(primary.id), example: sentence(lineOf(primary.entry, 'does')) }],
    ToneGuidelines: [
      ...plan
        .pick(asked, 3)
        .map((fact) => ({ name: 'Asked for', description: plan.quote(fact), examples: [], avoid: [] })),
      ...tones(plan, next),
    ],
    StyleGuidelines: style(plan),
    VocabularyPreferences: vocabulary(plan),
    DosDonts: {
      dos: [
        ...words.slice(0, 2).map((fact) => `Speak as the brief does: ${plan.quote(fact)}`),
        sentence(capital(lineOf(primary.entry, 'does'))),
        sentence(capital(lineOf(secondary.entry, 'does'))),
      ],
      donts: [
        ...prohibitions(plan),
        ...legal.slice(0, 1).map((fact) => `Nothing that comes near this line: ${plan.tell(fact)}`),
        ...plan
          .pick(
            refusals.map(({ fact }) => fact),
            3,
          )
          .map((fact) => `Promise nothing against this: ${plan.tell(fact)}`),
        ...notes.take('no', 2).map(({ parts: [text = ''] }) => sentence(`Never ${bare(text)}`)),
        ...plan.pick(plan.having('difficulty', 'private'), 1).map((fact) => `Not for the public: ${plan.tell(fact)}`),
      ],
    },
    ChannelAdaptations: channels(plan, next),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations:
      demonstrations.length > 1 ? demonstrations : [...demonstrations, `${name}. ${sentence(capital(thing))}`],
    CulturalSensitivity: culture(plan),
    InclusivityStandards: inclusivity(plan),
  };
}

const MOST_RULES = 10;
const IN_QUOTES = /,? ?(?:(?:and|or|nor|no|not|never|no more) )*["“«‘'](?!s\b)[^"”»’']{2,40}["”»’'](?!\p{L})/gu;
/** Says why what stands before it is forbidden. */
const REASON =
  /^(?:we (?:have|had|already)|there (?:are|is)|they (?:are|have|were)|everybody|everyone|it (?:is|was)) .{3,60}$/;

/** What the brief forbids its writers to do; words that may not be said stand in the vocabulary alone. */
const prohibitions = ({ units, guard }: Plan): string[] =>
  units
    .filter(({ errand }) => errand === 'ban' || errand === 'voice')
    .flatMap(({ text, isForeign, index }) => {
      if (isForeign) return [`As the brief has it: “${bare(text).replace(/[“”]/g, '"')}”.`];
      // words that may not be said stand in the vocabulary alone
      const rules = prohibitionsIn(
        guard.allows(text) ? text : text.replace(IN_QUOTES, '').replace(/\s*\([^)]*\)/g, ''),
      );
      const next = units.find((unit) => unit.index === index + 1);
      // 'Please don't send any. We have 212 in the yard.'
      const why = rules.length > 0 && next && !next.errand && REASON.test(next.plain) ? next.text : '';
      return rules.map((rule, at) => (at === rules.length - 1 && why !== '' ? `${rule} ${why}` : rule));
    })
    .filter((rule) => guard.allows(rule) && !/^\p{L}+[,.;]/u.test(rule))
    .slice(0, MOST_RULES);

function inclusivity(plan: Plan): string[] {
  const { vary, people } = plan;
  const told = plan.facts.filter(
    ({ unit: { plain, roles, index } }) =>
      index !== plan.offer?.unit.index &&
      !roles.has('private') &&
      /\bwith permission\b|\belderly\b|\btalking down\b|\bpity\b|\bpensioners?\b|\bafraid\b|\bwheelchair|\blift\b|\bseniors?\b/.test(
        plain,
      ),
  );
  return [
    ...plan.pick(told, 1).map((fact) => plan.tell(fact)),
    vary(
      `Take nothing for granted about ${people}: not income, family, age or body.`,
      `${capital(people)} appear as people who decide, never as those something is done to.`,
      `Show ${people} only with their consent, and never in a situation that they would not choose.`,
    ),
    vary(
      'Every picture has a description; what is said by colour is said in words too.',
      'Text is never part of a picture: it can be enlarged and read aloud.',
      'The caption gives the same facts as the picture.',
    ),
  ];
}

/** Two traits of its characters, and what the brief itself shows. */
function traits(plan: Plan, next: () => string[]) {
  const { primary, secondary, units, people, manners } = plan;
  const said = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const figures = said.filter(({ plain }) => /\d/.test(plain));
  const [dry] = plan.pick(
    plan.having('irony', 'aside', 'mistaken').filter(({ unit }) => unit.text.length < 200),
    1,
  );
  const [one, other] = [primary, secondary].map(({ entry }) => parts(lineOf(entry, 'voice')));
  const wanted = manners.map(({ word, how, unit }, at) => ({
    name: capital(word),
    intensity: at < 2 ? 'High' : 'Medium',
    description: how ? `Asked for. ${how}` : `Asked for: “${bare(unit.text).replace(/[“”]/g, '"')}”.`,
    examples: at < 2 ? next() : [],
  }));
  const has = new Set(wanted.map((trait) => trait.name));
  const own = [
    {
      name: one?.[0] ?? titleOf(primary.id),
      intensity: wanted.length > 0 ? 'Medium' : 'High',
      description: joined(one?.[1] ?? '', lineOf(primary.entry, 'contrast')),
      examples: next(),
    },
    ...(other?.[0] === one?.[0] || wanted.length > 1
      ? []
      : [
          {
            name: other?.[0] ?? titleOf(secondary.id),
            intensity: 'Medium',
            description: joined(other?.[1] ?? '', lineOf(secondary.entry, 'contrast')),
            examples: next(),
          },
        ]),
    ...(figures.length >= 3 && figures.length > said.length * 0.4 && one?.[0] !== 'Exact' && other?.[0] !== 'Exact'
      ? [
          {
            name: 'Exact',
            intensity: 'High',
            description: `${figures.length} of the ${said.length} sentences of the brief carry a figure; texts do the same.`,
            examples: [],
          },
        ]
      : []),
    ...(dry
      ? [
          {
            name: 'Dry',
            intensity: 'Low',
            description: `The brief is written with a straight face: ${plan.quote(dry)} The wit never turns on ${people}.`,
            examples: [],
          },
        ]
      : []),
  ];
  return [...wanted, ...own.filter(({ name }) => !has.has(name))];
}

/** Sentences of the brief that can be printed as they stand, the most particular first. */
function publicLines({ strong, arguments: found, guard, offer }: Plan): string[] {
  const fit = [...strong, ...found.map(({ fact }) => fact)].filter(
    ({ unit }) =>
      isPublic(unit) &&
      unit.index !== offer?.unit.index &&
      guard.allows(unit.text) &&
      unit.text.length < 170 &&
      unit.text.split(' ').length > 4 &&
      (/\b(?:we|our|I)\b/.test(unit.text) ||
        /^(?:every|each|nobody|no|you|people|half|most|all)\b/i.test(unit.text) ||
        /\b(?:is|are|has|can|costs?)\b/.test(unit.plain)) &&
      !/^(?:it|they|this|that|but|he|she)\b/i.test(unit.text),
  );
  return [...new Set(fit.map(({ unit }) => unit.text))];
}

/** How it speaks, and one line of the brief that does. */
function tones({ primary, secondary, vary }: Plan, next: () => string[]) {
  const [one = '', two = ''] = lineOf(primary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  const [three = ''] = lineOf(secondary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  return [
    { name: one, description: `${two}; ${lineOf(primary.entry, 'contrast')}`, examples: next(), avoid: [] },
    ...(three === one || three === two
      ? []
      : [
          {
            name: three,
            description: `For bad news and refusals; ${lineOf(secondary.entry, 'contrast')}`,
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

function style({ units, thing, people, seed }: Plan) {
  const said = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const lengths = said.map(({ text }) => text.split(' ').length).sort((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const figures = [
    ...new Set(
      said.flatMap(
        ({ text }) =>
          text.match(
            /[€£$]\s?\d[\d.,]*\d|[€£$]\s?\d|\d[\d.,]*\s?(?:%|minutes|hours|weeks|months|years|kg|km)(?!\p{L})/gu,
          ) ?? [],
      ),
    ),
  ].slice(0, 2);
  const more = [
    { name: 'Sentences', description: `One statement each; whatever else is true of ${thing} gets its own.` },
    {
      name: 'Adjectives',
      description: `At most one to a noun, and only if the opposite could be said of ${thing} too.`,
    },
    {
      name: 'Headlines',
      description: `A headline that could stand over another text about ${thing} is written again.`,
    },
    { name: 'Person', description: `“We” stands for somebody whom ${people} can ask.` },
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
    ...(said.length > 3 && middle < 15
      ? [
          {
            name: 'Length',
            description: `Half of the sentences of the brief have ${middle} words or fewer: texts keep to that.`,
            examples: [],
            avoid: [],
          },
        ]
      : []),
    ...[...more.slice(from), ...more.slice(0, from)].slice(0, 2).map((one) => ({ ...one, examples: [], avoid: [] })),
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

function vocabulary({ name, wording, offer, notes, forbidden, guard, units, seed, thing, materials }: Plan) {
  const words = (key: string) =>
    notes
      .take(key, 2)
      .flatMap(({ parts: [line = ''] }) => line.split(',').map((word) => word.trim()))
      .filter(Boolean);
  const text = units.map(({ plain }) => plain).join(' ');
  const hollow = HOLLOW.filter((word) => !text.includes(word));
  const from = seed % hollow.length;
  const preferred = [
    ...(offer || !thing.includes(name) ? [] : [name]),
    ...wording.preferred,
    ...(offer?.category ? [offer.category] : []),
    thing,
    ...materials.map((one) => one.name),
    ...words('say'),
  ];
  return {
    preferred: [...new Set(preferred)]
      .filter((word) => !word.includes(`${name} offers`) && guard.allows(word))
      .slice(0, 12),
    avoid: [
      ...new Set([
        ...wording.avoided,
        ...forbidden,
        ...words('avoid').filter((word) => !text.includes(word)),
        ...[...hollow.slice(from), ...hollow.slice(0, from)].slice(0, 3),
      ]),
    ].slice(0, Math.max(12, wording.avoided.length + forbidden.length)),
  };
}

function culture({ name, units, place, at, vary, people }: Plan): string[] {
  const text = units
    .filter(({ isForeign }) => !isForeign)
    .map((unit) => unit.text)
    .join(' ');
  const found = [
    ...new Set(
      `${name} ${place ?? ''} ${text}`.match(/(?<!\p{L})\p{Lu}[\p{L}'-]*(?![’“”–—«»…])\P{ASCII}[\p{L}'-]*/gu) ?? [],
    ),
  ].filter((word) => /(?![’‘“”€£–—])\P{ASCII}/u.test(word));
  return [
    ...(found.length > 0 ? [`Written with all of their letters, everywhere: ${list(found.slice(0, 6))}.`] : []),
    ...(units.some(({ isForeign }) => isForeign)
      ? ['Words of another language stay as they are, with a translation by a native speaker beside them.']
      : []),
    at
      ? vary(
          `What everybody${at} knows needs half a sentence for readers from elsewhere.`,
          `Streets, holidays and nicknames are explained once for whoever is new${at}.`,
          `Dates, sums and distances are written so that ${people} from elsewhere read them without counting.`,
          `A word that is only used${at} stands beside the one that everybody knows.`,
        )
      : `No idioms and no puns, so that a translation loses nothing.`,
  ];
}
