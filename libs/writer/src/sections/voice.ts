import { bare, capital, list, sentence, sentences, small } from '../pen';
import { lineOf, type Plan, titled } from '../plan';
import type { Fact } from '../brief';
import { valuesOf } from './archetype';

/** As the brand would say it: its own 'we' where it has one. */
const voiced = ({ said }: Fact): string => sentence(said);

/** How the brand speaks: rules, words, channels and scenes, with its own facts as the examples. */
export function brandVoiceGuide(plan: Plan) {
  const { trade, name, primary, secondary, refusals, noun } = plan;
  const facts = plan.arguments;
  const lines = facts.map(voiced);
  const [first = `${name}.`, second = first, third = second] = lines;
  const trait = titled(lineOf(primary.entry, 'voice'));
  const other = titled(lineOf(secondary.entry, 'voice'));
  const say = (trade.lines('say')[0] ?? '').split(',').map((word) => word.trim());
  const avoid = (trade.lines('avoid')[0] ?? '').split(',').map((word) => word.trim());
  const wishTone = plan.wishes
    .filter(({ text }) =>
      /\b(?:sound|tone|feel|voice|talk|speak|funny|serious|warm|friendly|formal|cute|word|language|look)\b/i.test(text),
    )
    .map(({ text }) => text);
  const own = ownWords(plan);
  return {
    PersonalityTraits: [
      {
        name: trait.title,
        intensity: 'High',
        description: sentences(trait.text, `In texts about ${plan.offer}: ${lineOf(primary.entry, 'contrast')}`),
        examples: [first],
      },
      ...(other.title === trait.title
        ? []
        : [
            {
              name: other.title,
              intensity: 'Medium',
              description: sentences(other.text, `Towards ${plan.readers}: ${lineOf(secondary.entry, 'contrast')}`),
              examples: [second],
            },
          ]),
      {
        name: refusals.length > 0 ? 'Decided' : 'Sparing',
        intensity: 'Medium',
        description:
          refusals.length > 0
            ? `${name} says no in the main clause and gives the reason once.`
            : `One claim per text about the ${noun}; the second waits for the next text.`,
        examples: [refusals[0] ? voiced(refusals[0]) : third],
      },
    ],
    BrandValues: valuesOf(plan).map(({ Value, Example }) => ({ value: Value, example: Example })),
    ToneGuidelines: toneGuidelines(plan, first, wishTone),
    StyleGuidelines: styleGuidelines(plan, avoid),
    VocabularyPreferences: {
      preferred: [...new Set([...own, ...say])].slice(0, 12),
      avoid: [...new Set([...avoid, ...GENERAL])].slice(0, 9),
    },
    DosDonts: {
      dos: [
        ...(facts[0]
          ? [sentence(`Open with a fact (${facts[0].handle}) and stop before explaining why it is good`)]
          : []),
        sentence(`As ${name} would: ${lineOf(primary.entry, 'does')}`),
        ...plan.kinds.slice(0, 2).map((kind) => lineOf(kind, 'say')),
        ...wishTone.slice(0, 2).map((text) => sentence(`Keep to the brief: “${bare(text)}”`)),
      ],
      donts: [
        ...plan
          .draw('no')
          .take(3)
          .map((line) => sentence(`Don't ${line}`)),
        ...refusals
          .slice(0, 2)
          .map(({ said }) => sentence(`Never write anything that undermines this: “${bare(said)}”`)),
      ],
    },
    ChannelAdaptations: channels(plan, lines),
    ScenarioExamples: scenarios(plan),
    VoiceDemonstrations: demonstrations(plan, lines),
    CulturalSensitivity: culture(plan),
    InclusivityStandards: inclusivity(plan),
  };
}

const GENERAL = ['solutions', 'passionate about', 'excited to announce', 'we pride ourselves'];

/** Words that belong to this brand alone: its materials, places and products as it names them. */
function ownWords({ reading, name, refused }: Plan): string[] {
  const found = reading.statements
    .filter(({ kind }) => kind !== 'wish' && kind !== 'words')
    .flatMap(({ phrases }) => phrases)
    .filter(
      ({ negated, bare: words, isName }) =>
        !negated &&
        !isName &&
        words.length > 3 &&
        words.length < 28 &&
        !/\d/.test(words) &&
        words.toLowerCase() !== name.toLowerCase() &&
        !refused.includes(words),
    )
    .filter(
      ({ lemma }) =>
        !/^(?:thing|way|people|year|month|week|day|one|kind|time|lot|place|hour|person|everything|anyone|nobody|part|bit)$/.test(
          lemma,
        ),
    )
    .map(({ bare: words }) => words);
  return [...new Set(found)].slice(0, 6);
}

function toneGuidelines({ primary, secondary, name, readers, trade }: Plan, example: string, wishes: string[]) {
  const [one = '', two = '', three = ''] = lineOf(primary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  const [four = ''] = lineOf(secondary.entry, 'tone')
    .split(';')
    .map((part) => part.trim());
  const avoid = (trade.lines('avoid')[0] ?? '').split(',').map((word) => word.trim());
  return [
    {
      name: one,
      description: sentences(
        `Everywhere ${name} speaks in its own name`,
        wishes[0] && `The brief says it in its own words: “${bare(wishes[0])}”`,
      ),
      examples: [example],
      avoid: [`At ${name} we are all about ${avoid[0] ?? 'quality'}!`],
    },
    { name: two, description: `When something is explained to ${readers}.`, examples: [], avoid: avoid.slice(1, 3) },
    {
      name: four || three,
      description: `When something has gone wrong or is refused; then also: ${small(three || four)}.`,
      examples: [],
      avoid: [`${name} apologises for any inconvenience.`],
    },
  ];
}

function styleGuidelines({ seed, name, offer, reading }: Plan, avoid: string[]) {
  const figures = reading.figures.map(({ text }) => text).slice(0, 3);
  const all = [
    {
      name: 'Figures',
      description: sentences(
        figures.length > 0
          ? `Written as numerals with their unit, as in ${list(figures.map((text) => `“${text}”`))}`
          : `Written as numerals with their unit as soon as ${name} has some`,
        `${name} leaves out figures without a unit or a period`,
      ),
    },
    {
      name: 'Sentences',
      description: `One statement each. The second clause of a sentence about ${offer} is usually the next sentence.`,
    },
    {
      name: 'Adjectives',
      description: sentences(
        `At most one to a noun in texts about ${offer}, and only if its opposite would be possible`,
        `“${capital(avoid[0] ?? 'premium')}” fails that test`,
      ),
    },
    {
      name: 'Names',
      description: `“${name}” is written as it is here, without capitals for effect; “we” follows from the second sentence.`,
    },
    {
      name: 'Headlines',
      description: `They state something. A headline that could stand over another firm's text about ${offer} is written again.`,
    },
  ];
  return [...all.slice(0, 1), ...all.slice(1).filter((_, index) => (seed >>> index) % 3 !== 0)].slice(0, 4);
}

function channels(plan: Plan, lines: string[]) {
  const { name, rulesOut, readers, trade, offer, where } = plan;
  const line = (index: number) => lines[index % Math.max(lines.length, 1)] ?? `${name}.`;
  const moment = (trade.lines('moment')[0] ?? '').split('|').map((part) => part.trim());
  const at = where ? `, ${where}` : '';
  const list_ = [
    rulesOut(/website|online|internet/i)
      ? undefined
      : {
          channel: 'Website',
          tone: `${titled(lineOf(plan.primary.entry, 'voice')).title}: answers in the order in which ${readers} ask`,
          style: `What it is, for whom, price or way to ask, hours or place; then one proof about ${offer}`,
          length: `Headline up to ${7 + (plan.seed % 4)} words, sections up to ${50 + (plan.seed % 3) * 10}`,
          examples: [`${line(0)} ${line(1)}`],
        },
    rulesOut(/social|instagram|facebook|tiktok/i)
      ? undefined
      : {
          channel: 'Social media',
          tone: `Reporting: what happened at ${name} this week`,
          style: `One picture, one fact, no question to “the community”; next picture: ${plan.draw('see').one() || trade.lines('see')[0]}`,
          length: 'Two sentences',
          examples: [line(2)],
        },
    rulesOut(/newsletter|e-?mail/i)
      ? undefined
      : {
          channel: 'Email',
          tone: 'Personal',
          style: `The answer in the first line, the reason in the second, signed with a name at ${name}`,
          length: 'Under 120 words',
          examples: [`Dear [name], about ${offer}, the short answer is [yes or no]. ${line(1)} [Signature]`],
        },
    {
      channel: 'Customer service',
      tone: titled(lineOf(plan.secondary.entry, 'voice')).title,
      style: `What happened, what happens now, when ${readers} hear again`,
      length: 'Three sentences',
      examples: [moment[2] ?? line(0)],
    },
    rulesOut(/advert/i)
      ? undefined
      : {
          channel: 'Advertising',
          tone: 'Short and sure',
          style: `One fact large, ${name} small${at}`,
          length: 'Seven words',
          examples: [`${bare(line(0)).length < 70 ? sentence(line(0)) : capital(bare(offer)) + '.'} ${name}.`],
        },
    {
      channel: 'Press and partners',
      tone: 'Factual',
      style: `One paragraph that can be printed unchanged; for ${readers} the same facts in another order`,
      length: '80 words',
      examples: [
        plan.facts
          .slice(0, 2)
          .map(({ told }) => told)
          .join(' ') || `${name} is ${offer}.`,
      ],
    },
  ];
  return list_.filter((one) => one !== undefined);
}

function scenarios(plan: Plan) {
  const own = plan.trade.lines('moment').map((line) => {
    const [scenario = '', context = '', goodExample = '', badExample = '', explanation = ''] = line
      .split('|')
      .map((part) => part.trim());
    return { scenario, context, goodExample, badExample, explanation };
  });
  const refused = plan.refusals.slice(0, 2).map(({ said, limit, told }) => ({
    scenario: `Somebody asks for an exception: ${small(bare(said))}`,
    context: sentences(`A friendly regular wants ${plan.name} to bend the rule, just once`),
    goodExample: sentences(
      said,
      limit ? lineOf(limit.entry, 'line') : 'That holds for everyone, and we would rather say it now',
    ),
    badExample: `Normally not, but let me see what I can do for you this time at ${plan.name}.`,
    explanation: sentences(
      limit
        ? `The rule costs ${lineOf(limit.entry, 'cost')}; bent once, it no longer brings ${lineOf(limit.entry, 'gain')}`
        : `“${bare(told)}” is believed only as long as nobody has seen an exception`,
    ),
  }));
  const price = plan.reading.figures.find(({ kind }) => kind === 'money');
  const money = price
    ? [
        {
          scenario: 'The price is questioned',
          context: `Somebody finds ${price.text} too much for ${plan.offer}.`,
          goodExample: `It is ${price.text}. ${plan.arguments[0] ? sentence(plan.arguments[0].said) : ''} If that doesn't matter to you, there are cheaper ways to get ${plan.offer}, and we mean it.`,
          badExample: 'Quality costs.',
          explanation: `It repeats ${price.text} without shame, gives one reason and leaves the door open.`,
        },
      ]
    : [];
  return [...own.slice(0, 2), ...refused, ...money];
}

function demonstrations(plan: Plan, lines: string[]): string[] {
  const { name, refusals } = plan;
  const about = plan.facts
    .slice(0, 4)
    .map(({ said }) => sentence(said))
    .join(' ');
  return [
    ...(about ? [`About us, whole: ${about}`] : []),
    ...(refusals[0]
      ? [`At the door: ${sentences(refusals[0].said, refusals[0].limit && lineOf(refusals[0].limit.entry, 'line'))}`]
      : []),
    ...(lines[0]
      ? [
          `On the telephone: “${name}, good morning. ${bare(lines[lines.length > 3 ? 3 : 0] ?? '')}. What can I do for you about ${plan.offer}?”`,
        ]
      : []),
  ];
}

function culture({ reading, name, where }: Plan): string[] {
  const foreign = reading.statements.filter(({ kind }) => kind === 'words').map(({ text }) => text);
  const names = reading.names.filter((one) => /[^\x20-\x7e]/.test(one) || (where ?? '').includes(one)).slice(0, 4);
  return [
    ...(foreign.length > 0
      ? [sentence(`Words of another language stay as they are and are explained once: “${foreign[0]}”`)]
      : []),
    names.length > 0
      ? `${list(names)} ${names.length > 1 ? 'are' : 'is'} spelt as people there spell ${names.length > 1 ? 'them' : 'it'}, accents included.`
      : `${name} makes no jokes about regions, accents or beliefs, its own excepted.`,
    ...(where
      ? [
          `What is ordinary ${where} may need half a sentence for those from elsewhere; write it for them, not about them.`,
        ]
      : []),
  ];
}

function inclusivity({ kinds, readers, noun }: Plan): string[] {
  return [
    `Texts for ${readers} assume no income, family, age or body that was not asked about.`,
    ...kinds.slice(0, 1).map((kind) => sentence(`For these readers in particular: ${small(lineOf(kind, 'say'))}`)),
    `Every picture of the ${noun} has a description; what is said in colour is also said in words.`,
  ];
}
