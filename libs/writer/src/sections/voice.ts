import { isPublic } from '../brief';
import { LOOKS } from '../brief/roles';
import { titleOf } from '../character';
import { lineOf, parts } from '../knowledge/entries';
import { bare, capital, joined, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';
import { valuesOf } from './archetype';
import { point } from './audience';
import { channels } from './channels';
import { scenarios } from './scenarios';

/** How the brand speaks: rules, words, channels and scenes. */
export function brandVoiceGuide(plan: Plan) {
  const { name, notes, primary, secondary, refusals, people } = plan;
  const asked = plan
    .having('look', 'private', 'legal', 'irony', 'rivals', 'aside')
    .filter(
      ({ unit: { plain, text } }) =>
        (!LOOKS.test(plain) || /\bpity\b|\bwithout talking\b/.test(plain)) &&
        text.split(' ').length > 3 &&
        /\b(?:sound|feel|feeling|warm|serious|funny|tone|written|voice|talk|talking|speak|pity|calm|dignified|never cute|quiet|loud|joke)\b/.test(
          plain,
        ),
    );
  const words = plan
    .having('words', 'private', 'legal')
    .filter(({ unit }) => /\bwe (?:say|speak|call)\b/.test(unit.plain));
  const legal = plan
    .having('legal')
    .filter(({ unit }) => /\b(?:say|claim|hint|name|promise|call|mention)\b/.test(unit.plain));
  return {
    PersonalityTraits: traits(plan),
    BrandValues: valuesOf(plan)
      .slice(0, 3)
      .map(({ Value }) => ({
        value: Value,
        example: plan.vary(
          `Never claimed by ${name} without a case or a figure beside it.`,
          `${name} lets the thing speak for it and leaves the word “${small(Value)}” out.`,
          `Told by ${name} through one person, one day or one piece.`,
          `In texts of ${name} it is shown before it is named.`,
        ),
      })),
    ToneGuidelines: [
      ...asked
        .slice(0, 2)
        .map((fact) => ({ name: 'Asked for', description: plan.tell(fact), examples: [], avoid: [] })),
      ...tones(plan),
    ],
    StyleGuidelines: style(plan),
    VocabularyPreferences: vocabulary(plan),
    DosDonts: {
      dos: [
        sentence(`As ${name} would: ${lineOf(primary.entry, 'does')}`),
        ...words.slice(0, 2).map((fact) => `Speak as the brief does: ${plan.quote(fact)}`),
        ...(plan.arguments[0]
          ? [`Put ${point(plan, plan.arguments[0].fact, plan.arguments[0].value)} before any adjective about ${name}.`]
          : []),
        sentence(`With ${people}: ${small(lineOf(secondary.entry, 'does'))}`),
      ],
      donts: [
        ...legal.slice(0, 1).map((fact) => `Nothing that comes near this line: ${plan.tell(fact)}`),
        ...refusals
          .slice(0, 4)
          .map(({ fact }) => (plan.shown(fact) < 2 ? `Promise nothing against this: ${plan.tell(fact)}` : ''))
          .filter(Boolean),
        ...notes.take('no', 2).map(({ parts: [text = ''] }) => sentence(`${name} does not ${bare(text)}`)),
        ...plan
          .having('difficulty', 'private')
          .slice(0, 1)
          .filter((fact) => plan.shown(fact) < 2)
          .map((fact) => `Not for the public: ${plan.tell(fact)}`),
      ],
    },
    ChannelAdaptations: channels(plan),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations: demonstrations(plan),
    CulturalSensitivity: culture(plan),
    InclusivityStandards: inclusivity(plan),
  };

  function inclusivity({ vary }: Plan): string[] {
    const told = plan.facts.find(
      ({ unit: { plain, roles } }) =>
        !roles.has('private') &&
        /\bwith permission\b|\belderly\b|\btalking down\b|\bpity\b|\bpensioners?\b|\bafraid\b|\bwheelchair/.test(plain),
    );
    return [
      ...(told && plan.shown(told) < 2 ? [`Measured by this: ${plan.tell(told)}`] : []),
      vary(
        `Texts of ${name} take nothing for granted about ${people}: not income, family, age or body.`,
        `${capital(people)} appear in texts of ${name} as people who decide, never as those something is done to.`,
        `${name} shows ${people} only with their consent and never in a situation that they would not choose.`,
      ),
      vary(
        `Every picture of ${name} has a description, and what is said by colour is said in words too.`,
        `Text of ${name} is never part of a picture; it can be enlarged, copied and read aloud.`,
        `Whoever cannot see the pictures of ${name} gets the same facts in the caption.`,
      ),
    ];
  }
}

/** Two traits of its characters, each with what the brief shows of it. */
function traits(plan: Plan) {
  const { primary, secondary, name, thing, people, units } = plan;
  const said = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const figures = said.filter(({ plain }) => /\d/.test(plain));
  const dry = plan.having('irony', 'aside', 'mistaken').find(({ unit }) => unit.text.length < 200);
  const copy = publicLines(plan);
  const [one, other] = [primary, secondary].map(({ entry }) => parts(lineOf(entry, 'voice')));
  return [
    {
      name: one?.[0] ?? titleOf(primary.id),
      intensity: 'High',
      description: joined(one?.[1] ?? '', `about ${thing} ${name} is ${lineOf(primary.entry, 'contrast')}`),
      examples: copy.slice(0, 1),
    },
    ...(other?.[0] === one?.[0]
      ? []
      : [
          {
            name: other?.[0] ?? titleOf(secondary.id),
            intensity: 'Medium',
            description: joined(
              other?.[1] ?? '',
              `towards ${people} ${name} is ${lineOf(secondary.entry, 'contrast')}`,
            ),
            examples: copy.slice(1, 2),
          },
        ]),
    ...(figures.length >= 3 && figures.length > said.length * 0.4
      ? [
          {
            name: 'Exact',
            intensity: 'High',
            description: `${figures.length} of the ${said.length} sentences that ${name} sent carry a figure; its texts do the same.`,
            examples: [],
          },
        ]
      : []),
    ...(dry && plan.shown(dry) < 2
      ? [
          {
            name: 'Dry',
            intensity: 'Low',
            description: `The brief is written with a straight face: ${plan.quote(dry)} The wit stays with ${name} and never turns on ${people}.`,
            examples: [],
          },
        ]
      : []),
  ];
}

/** Sentences of the brief that can be printed as they stand. */
export function publicLines({ facts, arguments: found, guard }: Plan): string[] {
  const first = found.map(({ fact }) => fact);
  return [...first, ...facts.filter((fact) => !first.includes(fact))]
    .filter(
      ({ unit }) =>
        isPublic(unit) &&
        guard.allows(unit.text) &&
        unit.text.length < 170 &&
        unit.text.split(' ').length > 4 &&
        (/\b(?:we|our)\b/i.test(unit.text) || /^(?:every|each|nobody|no|you)\b/i.test(unit.text)) &&
        !/^(?:it|they|this|that|but)\b/i.test(unit.text),
    )
    .map(({ unit }) => unit.text);
}

function tones(plan: Plan) {
  const { primary, secondary, name, people, thing, arguments: found } = plan;
  const [one = '', two = ''] = lineOf(primary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  const [three = ''] = lineOf(secondary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  return [
    {
      name: one,
      description: sentences(
        `Where ${name} speaks in its own name`,
        found[0] && `${capital(point(plan, found[0].fact, found[0].value))} is told this way`,
      ),
      examples: [],
      avoid: [],
    },
    { name: two, description: `When ${people} have ${thing} explained to them by ${name}.`, examples: [], avoid: [] },
    ...(three === one || three === two
      ? []
      : [
          {
            name: three,
            description: `When something has gone wrong at ${name}, or is refused.`,
            examples: [],
            avoid: [`${name} regrets any inconvenience.`],
          },
        ]),
  ];
}

function style(plan: Plan) {
  const { name, units, thing, people, seed } = plan;
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
    {
      name: 'Sentences',
      description: `One statement each; whatever else is true of ${thing} gets a sentence of its own at ${name}.`,
    },
    { name: 'Adjectives', description: `At most one to a noun, and only if ${name} could also be the opposite.` },
    {
      name: 'Headlines',
      description: `A headline that could stand over another text about ${thing} is written again for ${name}.`,
    },
    { name: 'Person', description: `“We” stands for people at ${name} whom ${people} can ask.` },
  ];
  const from = seed % more.length;
  const turned = [...more.slice(from), ...more.slice(0, from)];
  return [
    ...(figures.length > 0
      ? [
          {
            name: 'Figures',
            description: `In numerals with their unit, as in ${list(figures.map((text) => `“${text}”`))}; ${name} leaves out a figure that it cannot explain.`,
            examples: [],
            avoid: [],
          },
        ]
      : []),
    ...(said.length > 3 && middle < 15
      ? [
          {
            name: 'Length',
            description: `Half of the sentences in the brief of ${name} have ${middle} words or fewer, and lose nothing by it: texts keep to that.`,
            examples: [],
            avoid: [],
          },
        ]
      : []),
    ...turned.slice(0, 3).map((one) => ({ ...one, examples: [], avoid: [] })),
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

function vocabulary({ name, wording, offer, notes, forbidden, guard, facts, units, seed, thing, materials }: Plan) {
  const words = (key: string) =>
    notes.take(key, 2).flatMap(({ parts: [line = ''] }) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );
  const own = facts
    .filter(({ unit }) => isPublic(unit) && !unit.roles.has('refusal'))
    .flatMap(({ handles }) => handles.slice(0, 1).map((handle) => handle.replace(/^the /, '')))
    .slice(0, 5);
  const text = units.map(({ plain }) => plain).join(' ');
  const hollow = HOLLOW.filter((word) => !text.includes(word));
  const from = seed % hollow.length;
  const preferred = [
    ...(offer || thing !== 'its work' ? [] : [name]),
    ...wording.preferred,
    ...(offer?.category ? [offer.category] : []),
    thing,
    ...own,
    ...materials.map((one) => one.name),
    ...words('say'),
  ];
  return {
    preferred: [...new Set(preferred)].filter((word) => word !== 'its work' && guard.allows(word)).slice(0, 14),
    avoid: [
      ...new Set([
        ...wording.avoided,
        ...forbidden,
        ...words('avoid').filter((word) => !text.includes(word)),
        ...[...hollow.slice(from), ...hollow.slice(0, from)].slice(0, 3),
      ]),
    ].slice(0, 12),
  };
}

function demonstrations(plan: Plan): string[] {
  const { name, offer, noun, at, thing } = plan;
  const line = offer?.line ?? `${capital(noun)}${at}`;
  const copy = publicLines(plan).slice(0, 3);
  return [
    `First line of the website: “${name}. ${sentence(capital(bare(line)))}${copy[0] ? ` ${copy[0]}` : ''}”`,
    ...(copy[1] ? [`Under a picture: “${copy[1]}”`] : [`Under a picture of ${thing}: “${name}${at}.”`]),
    ...(copy[2] ? [`As a post: “${copy[2]}”`] : []),
  ];
}

function culture(plan: Plan): string[] {
  const { name, units, place, at } = plan;
  const found = [
    ...new Set(
      `${name} ${place ?? ''} ${units
        .filter(({ isForeign }) => !isForeign)
        .map(({ text }) => text)
        .join(' ')}`.match(/(?<!\p{L})\p{Lu}[\p{L}'-]*(?![’“”–—«»…])\P{ASCII}[\p{L}'-]*/gu) ?? [],
    ),
  ].filter((word) => /(?![’‘“”€£–—])\P{ASCII}/u.test(word));
  const foreign = units.some(({ isForeign }) => isForeign);
  return [
    ...(found.length > 0 ? [`Written with all of their letters, everywhere: ${list(found.slice(0, 6))}.`] : []),
    ...(foreign
      ? [`Words of another language stay as ${name} wrote them, with a translation by a native speaker beside them.`]
      : []),
    ...(at
      ? [`What everybody${at} knows needs half a sentence for readers of ${name} from elsewhere.`]
      : [`${name} writes so that a translation loses nothing: no idioms, no puns.`]),
  ];
}
