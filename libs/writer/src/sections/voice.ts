import { article } from '@maquette/reading';
import { bare, capital, list, sentence, sentences } from '../pen';
import { lineOf, type Plan, titled } from '../plan';
import { valuesOf } from './archetype';
import { instructionsOf } from './visual';

/** How the brand speaks: rules, words, channels and scenes. */
export function brandVoiceGuide(plan: Plan) {
  const { name, offer, primary, secondary, refusals, readers } = plan;
  const traits = [titled(lineOf(primary.entry, 'voice')), titled(lineOf(secondary.entry, 'voice'))];
  const say = (plan.isKnownTrade ? (plan.lines('say')[0] ?? '') : '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const avoid = (plan.lines('avoid')[0] ?? plan.trade.lines('avoid')[0] ?? '').split(',').map((word) => word.trim());
  const tones = instructionsOf(
    plan,
    /\b(?:sound|tone|feel|voice|talk|speak|say|word|warm|funny|serious|dignified|pity|formal|language|hint|claim)\b/i,
  );
  const quoted = quotedBans(plan);
  return {
    PersonalityTraits: [
      {
        name: traits[0]?.title,
        intensity: 'High',
        description: sentences(traits[0]?.text, `In texts about ${offer}: ${lineOf(primary.entry, 'contrast')}`),
        examples: plan.copy.take(1),
      },
      ...(traits[1]?.title === traits[0]?.title
        ? []
        : [
            {
              name: traits[1]?.title,
              intensity: 'Medium',
              description: sentences(traits[1]?.text, `Towards ${readers}: ${lineOf(secondary.entry, 'contrast')}`),
              examples: plan.copy.take(1),
            },
          ]),
    ],
    BrandValues: valuesOf(plan).map(({ Value }) => ({
      value: Value,
      example: `Written about only with a case or a figure of ${name}.`,
    })),
    ToneGuidelines: toneGuidelines(plan, tones),
    StyleGuidelines: styleGuidelines(plan),
    VocabularyPreferences: {
      preferred: [...new Set([...ownWords(plan), ...say])].slice(0, 12),
      avoid: [...new Set([...quoted, ...avoid, ...GENERAL])].slice(0, 10),
    },
    DosDonts: {
      dos: [
        sentence(`As ${name} would: ${lineOf(primary.entry, 'does')}`),
        ...plan.kinds.slice(0, 2).map((kind) => lineOf(kind, 'say')),
        ...tones.slice(0, 2).map((text) => `Keep to the brief: “${bare(text)}”.`),
      ],
      donts: [
        ...plan
          .draw('no')
          .take(2)
          .map((line) => sentence(`Don't ${line}`)),
        ...(refusals[0] ? [`Don't soften this for an order: “${bare(refusals[0].said)}”.`] : []),
      ],
    },
    ChannelAdaptations: channels(plan),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations: demonstrations(plan),
    CulturalSensitivity: culture(plan),
    InclusivityStandards: [
      `Texts about ${offer} take nothing for granted: not income, family, age or body.`,
      ...plan.kinds.slice(0, 1).map((kind) => lineOf(kind, 'say')),
      `Pictures of ${offer} have a description; what is said in colour is also said in words.`,
    ],
  };
}

const GENERAL = ['solutions', 'passionate about', 'excited to announce', 'best-in-class'];

/** Words in quotes that the brief mocks or forbids. */
const quotedBans = ({ reading }: Plan): string[] =>
  reading.statements
    .filter(({ text }) =>
      /\b(?:not|n't|never|already suggested|worse|may not|sorry|leverag|best-in-class)\b/i.test(text),
    )
    .flatMap(({ text }) => [...text.matchAll(/(?:^|\s)['"“‘]([^'"”’]{3,40})['"”’]/g)].map((match) => match[1] ?? ''))
    .filter(Boolean)
    .slice(0, 3);

/** Words that belong to this brand alone: its materials and products as it names them. */
function ownWords({ things, offer, isKnownTrade, noun }: Plan): string[] {
  return [...new Set([...(offer.length < 40 ? [offer] : []), ...(isKnownTrade ? [noun] : []), ...things])];
}

function toneGuidelines({ primary, secondary, name, readers, offer }: Plan, wishes: string[]) {
  const [one = '', two = ''] = lineOf(primary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  const [three = '', four = ''] = lineOf(secondary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  return [
    {
      name: one,
      description: sentences(`Wherever ${name} speaks in its own name`, wishes[0] && `The brief: “${bare(wishes[0])}”`),
      examples: [],
      avoid: [],
    },
    { name: two, description: `When ${offer} is explained to ${readers}.`, examples: [], avoid: [] },
    {
      name: three === one ? four : three,
      description: `When something has gone wrong at ${name}, or is refused.`,
      examples: [],
      avoid: [`${name} regrets any inconvenience.`],
    },
  ];
}

function styleGuidelines({ seed, name, offer, reading }: Plan) {
  const figures = reading.figures
    .filter(({ kind, text }) => kind !== 'count' && kind !== 'year' && text.length < 30)
    .map(({ text }) => text)
    .slice(0, 2);
  const all = [
    {
      name: 'Figures',
      description: sentences(
        `In numerals with unit and period${figures.length > 0 ? `, as in ${list(figures.map((text) => `“${text}”`))}` : ''}`,
        `${name} leaves out a figure that it cannot explain`,
      ),
    },
    {
      name: 'Sentences',
      description: `One statement each; whatever else is true of ${offer} gets a sentence of its own.`,
    },
    {
      name: 'Adjectives',
      description: `At most one to a noun in texts about ${offer}, and only if its opposite would be possible.`,
    },
    {
      name: 'Headlines',
      description: `A headline that could stand over another text about ${offer} is written again.`,
    },
    {
      name: 'Person',
      description: `“We” stands for people at ${name} who can be asked; where nobody can, the passive is honest.`,
    },
  ];
  return [all[0], ...all.slice(1).filter((_, index) => (seed >>> index) % 2 === 0)].slice(0, 4);
}

function channels(plan: Plan) {
  const { name, rulesOut, readers, offer, where, copy, secondary, primary, facts } = plan;
  const headline = `${capital(offer)}${where && !offer.includes(where) ? ` ${where}` : ''}.`;
  const words = (text: string) => text.split(/\s+/).length;
  const all = [
    rulesOut(/website|online|internet/i)
      ? undefined
      : {
          channel: 'Website',
          tone: `${titled(lineOf(primary.entry, 'voice')).title}: answers in the order in which ${readers} ask`,
          style: `What ${offer} is, for whom, what it costs or how to ask, hours or place`,
          length: `Headline up to ten words, sections up to ${50 + (plan.seed % 3) * 10}`,
          examples: [[headline, ...copy.take(1)].join(' ')],
        },
    rulesOut(/social|instagram|facebook|tiktok/i)
      ? undefined
      : {
          channel: 'Social media',
          tone: `Reporting: what happened at ${name} this week`,
          style: `One picture, one fact about ${offer}`,
          length: 'Two sentences',
          examples: copy.take(1),
        },
    rulesOut(/newsletter|e-?mail/i)
      ? undefined
      : {
          channel: 'Email',
          tone: 'Personal',
          style: `The answer first, the reason second, signed with a name at ${name}`,
          length: 'Under 120 words',
          examples: [
            [`Dear [name], you asked about ${offer}.`, ...copy.take(1), '[Answer to the question.] [Name]'].join(' '),
          ],
        },
    {
      channel: 'Customer service',
      tone: titled(lineOf(secondary.entry, 'voice')).title,
      style: `What happened, what happens now, when ${readers} hear again`,
      length: 'Three sentences',
      examples: [
        `We have looked into it: [what happened]. [What ${name} does about it] by [day]. I will write to you then; [name].`,
      ],
    },
    {
      channel: 'Advertising',
      tone: 'Short and sure',
      style: `One statement large, ${name} small`,
      length: 'Up to ten words',
      examples: words(headline) <= 10 ? [`${headline} ${name}.`] : [`${name}.`],
    },
    {
      channel: 'Press and partners',
      tone: 'Factual',
      style: `One paragraph about ${offer} that needs no changes`,
      length: '80 words',
      examples: [
        facts
          .filter(({ isPublic, statement, told }) => isPublic && statement.subject !== 'none' && told.length < 220)
          .slice(0, 2)
          .map(({ told }) => told)
          .join(' ') || `${name}: ${offer}.`,
      ],
    },
  ];
  return all.filter((one) => one !== undefined);
}

function scenarios(plan: Plan) {
  const { name, offer, readers, refusals, prices } = plan;
  const own = plan.lines('moment').map((line) => {
    const [scenario = '', context = '', goodExample = '', badExample = '', explanation = ''] = line
      .split('|')
      .map((part) => part.trim());
    return { scenario, context, goodExample, badExample, explanation };
  });
  const refusal = refusals[0];
  return [
    ...own.slice(0, 2),
    ...(refusal
      ? [
          {
            scenario: 'Somebody wants what is not offered',
            context: `${sentence(capital(refusal.said))} A customer asks all the same.`,
            goodExample: sentences(
              refusal.said,
              refusal.limit
                ? lineOf(refusal.limit.entry, 'line')
                : `If you need it, tell us what for; we may know somebody who does it`,
            ),
            badExample: `Let me see what ${name} can do for you this time.`,
            explanation: refusal.limit
              ? `It gives up ${lineOf(refusal.limit.entry, 'cost')} and keeps ${lineOf(refusal.limit.entry, 'gain')}.`
              : `A clear no keeps the yes of ${name} worth something.`,
          },
        ]
      : []),
    ...(prices[0]
      ? [
          {
            scenario: 'A question about the price',
            context: `Somebody asks what ${offer} costs.`,
            goodExample: sentences(prices[0].said, `If you tell me what you need, I can say what it comes to`),
            badExample: 'That depends.',
            explanation: `The figures of ${name} are known, so they are given at once.`,
          },
        ]
      : []),
    ...(own.length < 2
      ? [
          {
            scenario: 'Something went wrong',
            context: `${capital(readers)} write that ${offer} ${isPlural(offer) ? 'were' : 'was'} not what they expected.`,
            goodExample: `Thank you for writing. Tell me what is wrong, or send a picture; I will look at it today and say by [day] what ${name} can do. [Name]`,
            badExample: `${name} takes all feedback seriously.`,
            explanation: 'A person, a day and a next step are what an answer consists of.',
          },
        ]
      : []),
  ];
}

const isPlural = (phrase: string): boolean => / and /.test(phrase) || /[^s]s$/.test(phrase.split(' of ')[0] ?? phrase);

function demonstrations({ name, offer, where, copy, noun }: Plan): string[] {
  return [
    `First line of a page about ${name}: “${capital(offer)}${where && !offer.includes(where) ? ` ${where}` : ''}. ${copy.one()}”`.replace(
      / ”$/,
      '”',
    ),
    `On the telephone at ${article(noun)}: “${name}, good morning. How can I help you?”`,
  ];
}

function culture({ reading, name, where }: Plan): string[] {
  const foreign = reading.statements.filter(({ kind }) => kind === 'words').map(({ text }) => text);
  const accented = reading.names.filter((one) => /[^\x20-\x7e]/.test(one)).slice(0, 4);
  const scripts = /\bcyrillic\b/i.test(reading.text)
    ? [`Everything of ${name} is set in Cyrillic as well as Latin; a typeface without both is out.`]
    : [];
  return [
    ...scripts,
    ...(foreign.length > 0
      ? [
          sentence(
            `Words of another language stay as they are, with a translation by a native speaker beside them: “${foreign[0]}”`,
          ),
        ]
      : []),
    ...(accented.length > 0
      ? [
          `${list(accented)} ${accented.length > 1 ? 'keep their' : 'keeps its'} accents everywhere, in addresses and file names too.`,
        ]
      : []),
    ...(where
      ? [`What everybody knows ${where} needs half a sentence for readers from elsewhere.`]
      : [`${name} writes so that a translation loses nothing: no idioms, no puns.`]),
  ];
}
