import { isPublic } from '../brief';
import { LOOKS } from '../brief/roles';
import { capital, list, sentence } from '../pen';
import type { Plan } from '../plan';

/** How the brief itself speaks, and what it says about speaking. */
export function brandVoiceGuide(plan: Plan) {
  const { name, units, quotes, having, wording, forbidden, evidence } = plan;
  const asked = having('look', 'private', 'legal', 'irony', 'rivals', 'aside').filter(
    ({ plain, text }) =>
      (!LOOKS.test(plain) || /\bpity\b|\bwithout talking\b/.test(plain)) &&
      text.split(' ').length > 4 &&
      /\b(?:sound|feel|feeling|warm|serious|funny|tone|written|voice|talk|talking|speak|pity|calm|dignified|never cute|quiet|loud|joke)\b/.test(
        plain,
      ),
  );
  const words = having('words', 'private', 'legal');
  const own = units.filter(
    (unit) =>
      isPublic(unit) &&
      !unit.roles.has('refusal') &&
      /\bwe\b/i.test(unit.text) &&
      unit.text.length < 170 &&
      unit.text.split(' ').length > 6 &&
      !evidence.slice(0, 2).some((one) => one.unit === unit),
  );
  const guide = {
    PersonalityTraits: traits(plan),
    BrandValues: [],
    ToneGuidelines: asked
      .slice(0, 2)
      .map((unit) => ({ name: 'Asked for by the brief', description: plan.quote(unit), examples: [], avoid: [] })),
    StyleGuidelines: style(plan),
    VocabularyPreferences: {
      preferred: [...wording.preferred, ...(plan.offer?.category ? [plan.offer.category] : [])],
      avoid: [...new Set([...wording.avoided, ...forbidden])],
    },
    DosDonts: {
      dos: quotes(
        words.filter(({ plain }) => /\bwe (?:say|speak|call)\b/.test(plain)),
        2,
      ).map((said) => `Speak as the brief does: ${said}`),
      donts: [
        ...quotes(
          having('legal').filter(({ plain }) => /\b(?:say|claim|hint|name|promise|call|mention)\b/.test(plain)),
          1,
        ).map((said) => `Say nothing that comes near this line: ${said}`),
        ...quotes(having('difficulty', 'private'), 1).map((said) => `Not for the public: ${said}`),
        ...quotes(having('refusal', 'private', 'aside'), 6).map((said) => `Promise nothing against this: ${said}`),
      ],
    },
    ChannelAdaptations: channels(plan),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations: own.slice(0, 2).map(({ text }) => text),
    CulturalSensitivity: letters(plan),
    InclusivityStandards: quotes(
      units.filter(
        ({ plain, roles }) =>
          !roles.has('private') &&
          /\bwith permission\b|\belderly\b|\btalking down\b|\bpity\b|\bpensioners?\b/.test(plain),
      ),
      1,
    ).map((said) => `Measured by this sentence: ${said}`),
  };
  const isEmpty = [
    guide.PersonalityTraits,
    guide.StyleGuidelines,
    guide.ChannelAdaptations,
    guide.VoiceDemonstrations,
  ].every((part) => part.length === 0);
  return isEmpty
    ? {
        ...guide,
        StyleGuidelines: [
          {
            name: 'How it speaks',
            description: `To be researched: how ${name} speaks today; three of its letters or posts would show it.`,
            examples: [],
            avoid: [],
          },
        ],
      }
    : guide;
}

/** Traits that can be counted or pointed at in the brief. */
function traits({ name, units, having, quote }: Plan) {
  const said = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const withFigures = said.filter(({ plain }) => /\d/.test(plain));
  const dry = having('irony', 'aside', 'mistaken').find(({ text }) => text.length < 200);
  return [
    ...(withFigures.length >= 3 && withFigures.length > said.length * 0.4
      ? [
          {
            name: 'Exact',
            intensity: null,
            description: `${withFigures.length} of the ${said.length} sentences about ${name} carry a figure; texts for it do the same.`,
            examples: [],
          },
        ]
      : []),
    ...(dry
      ? [
          {
            name: 'Dry',
            intensity: null,
            description: `The brief is written with a straight face: ${quote(dry)} The wit stays with ${name} and never turns on those who buy.`,
            examples: [],
          },
        ]
      : []),
  ];
}

function style({ name, units }: Plan) {
  const said = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const lengths = said.map(({ text }) => text.split(' ').length).sort((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (said.length < 4 || middle > 14) return [];
  return [
    {
      name: 'Length',
      description: `Half of the sentences in the brief of ${name} have ${middle} words or fewer, and lose nothing by it: texts keep to that.`,
      examples: [],
      avoid: [],
    },
  ];
}

/** Where the brief says that it speaks. */
const CHANNELS: [RegExp, string][] = [
  [/\btelephone|\bphone|\bring(?:s)? (?:us|up|before)|\bthey call\b/, 'Telephone'],
  [/\binstagram|\bfacebook|\btiktok|\bsaw a video\b/, 'Social media'],
  [/\bvans?\b|\bhiace\b|\btrucks?\b|\bvehicles?\b/, 'Vehicle'],
  [/\blabels?\b|\bon the box\b|\bpackag/, 'Label'],
  [/\bshop\b|\bstudio\b|\bhouse\b|\bclinic\b|\bworkshop\b|\bgym\b|\bschool\b|\blaundrette\b/, 'Door sign'],
];

function channels({ name, offer, units, place }: Plan) {
  if (!offer?.line && !offer?.category) return [];
  const line = offer.line ?? offer.category ?? '';
  const text = units
    .filter(({ roles }) => !roles.has('aside'))
    .map(({ plain }) => plain)
    .join(' ');
  const short = offer.category
    ? `${capital(offer.category)}${place && !offer.category.includes(place) ? ` in ${place}` : ''}`
    : line;
  const named = CHANNELS.filter(([pattern]) => pattern.test(text)).map(([, channel]) => channel);
  return [
    {
      channel: 'Website',
      tone: null,
      style: `The first line says what ${name} is.`,
      length: null,
      examples: [`${name}. ${sentence(line)}`],
    },
    ...named.slice(0, 1).map((channel) => ({
      channel,
      tone: null,
      style: null,
      length: null,
      examples: [`${name}. ${sentence(short)}`],
    })),
  ];
}

/** Moments that the brief itself foresees, with what it says in them. */
function scenarios({ name, offer, having }: Plan) {
  const mistaken = having('mistaken', 'private').find(({ text }) => text.split(' ').length > 3);
  const refusal = having('refusal', 'private', 'aside', 'mistaken').find(
    (unit) => isPublic(unit) && /^(?:and )?we\b/i.test(unit.text) && unit.text.length < 150,
  );
  return [
    ...(mistaken && offer?.predicate
      ? [
          {
            scenario: 'Somebody expects something else',
            context: `“${mistaken.text}”`,
            goodExample: sentence(`${name} ${offer.predicate}`),
            badExample: null,
            explanation: null,
          },
        ]
      : []),
    ...(refusal
      ? [
          {
            scenario: `Asked for what ${name} does not do`,
            context: null,
            goodExample: refusal.text,
            badExample: null,
            explanation: null,
          },
        ]
      : []),
  ];
}

/** Letters outside of plain English, in names that must keep them. */
function letters({ name, units, place }: Plan): string[] {
  const words = [
    ...new Set(
      `${name} ${place ?? ''} ${units
        .filter(({ isForeign }) => !isForeign)
        .map(({ text }) => text)
        .join(' ')}`.match(/(?<!\p{L})\p{Lu}[\p{L}'-]*(?![’“”–—«»…])\P{ASCII}[\p{L}'-]*/gu) ?? [],
    ),
  ].filter((word) => /\P{ASCII}/u.test(word.replace(/[’‘“”]/g, '')));
  return words.length > 0 ? [`Written with all of their letters, everywhere: ${list(words.slice(0, 6))}.`] : [];
}
