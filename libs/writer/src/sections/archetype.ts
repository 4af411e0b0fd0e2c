import type { Conflict } from '../brief';
import { titleOf, withArticle } from '../character';
import { APPROACHES } from '../knowledge/archetypes';
import { lineOf } from '../knowledge/entries';
import { bare, capital, joined, list, sentence, sentences, small } from '../pen';
import { capital as upper, type Plan } from '../plan';
import { point } from './audience';
import { bridge } from './bridge';

/** Which character the brand acts as, what follows, and what has to be settled first. */
export function archetypeStrategy(plan: Plan) {
  const { name, primary, secondary, audienceArchetypes, approach, people, arguments: found } = plan;
  const note = APPROACHES[approach];
  const proofOf = (id: string) =>
    found.find(({ lever }) =>
      lineOf(lever, 'arch')
        .split(',')
        .some((text) => text.trim() === id),
    );
  const [one, other] = [proofOf(primary.id), proofOf(secondary.id)];
  return {
    BrandArchetypes: {
      Primary: titleOf(primary.id),
      Secondary: titleOf(secondary.id),
      Justification: sentences(
        `${name} acts as ${withArticle(primary.id)}, because ${primary.reason ?? lineOf(primary.entry, 'because')}`,
        one && `The brief's evidence is ${point(plan, one.fact, one.value)}`,
        `${capital(withArticle(secondary.id))} stands behind it${other && other !== one ? `, for ${point(plan, other.fact, other.value)}` : secondary.reason ? `, because ${secondary.reason}` : `, because ${lineOf(secondary.entry, 'because')}`}`,
        found.length === 0 &&
          `${name} should say whether it recognises itself, since the brief alone does not decide it`,
      ),
    },
    AudienceArchetypes: {
      Primary: titleOf(audienceArchetypes.primary),
      Secondary: titleOf(audienceArchetypes.secondary),
    },
    RelationshipApproach: {
      Type: approach,
      Justification: sentences(
        `${name} ${note.why.replaceAll('customers', people).replaceAll('the customer is', `${people} are`).replaceAll('counter', 'table')}`,
        audienceArchetypes.reason &&
          `To ${name} ${people} come as ${withArticle(audienceArchetypes.primary)}, because ${audienceArchetypes.reason}`,
      ),
      ToneImplications: [
        ...lineOf(primary.entry, 'tone')
          .split(';')
          .map((text) => text.trim())
          .slice(0, 2)
          .map((tone) => `${tone} wherever ${name} speaks.`),
        ...note.tones.slice(0, 1).map((tone) => sentence(`At ${name}: ${small(tone)}`)),
      ],
    },
    CoreEmotions: emotions(plan),
    BrandValues: valuesOf(plan),
    Rationale: rationale(plan),
    EnhancementIdeas: ideas(plan),
    keyRisks: risks(plan),
  };
}

function emotions(plan: Plan) {
  const { notes, arguments: found, name, people } = plan;
  const known = notes.take('feel', 3).map((line) => ({
    Emotion: line.parts[0] ?? '',
    PeakMoment: joined(line.parts[1] ?? '', line.near && bridge(plan, line, false)),
  }));
  if (known.length > 0) return known;
  const [lead, second] = found;
  return [
    ...(lead
      ? [
          {
            Emotion: 'Relief',
            PeakMoment: `The moment in which ${people} see ${point(plan, lead.fact, lead.value)} of ${name} for themselves.`,
          },
        ]
      : []),
    ...(second
      ? [
          {
            Emotion: 'Trust',
            PeakMoment: `When ${point(plan, second.fact, second.value)} turns out at ${name} as it was said.`,
          },
        ]
      : []),
    ...(found.length === 0
      ? [
          {
            Emotion: 'Confidence',
            PeakMoment: `The first answer of ${name} that ${people} did not have to ask for twice.`,
          },
        ]
      : []),
  ];
}

/** Values, each with what shows it in the brief. */
export function valuesOf(plan: Plan) {
  const {
    arguments: found,
    notes,
    name,
    refusals: [refusal],
  } = plan;
  const proven = found.slice(0, 3).map(({ value, fact, lever }) => ({
    Value: value,
    Example:
      plan.shown(fact) < 2
        ? sentences(plan.tell(fact))
        : `${capital(point(plan, fact, value))} at ${name}: ${small(lineOf(lever, 'show'))}.`,
  }));
  const clear = refusal
    ? [
        {
          Value: 'A clear no',
          Example:
            plan.shown(refusal.fact) < 2 ? plan.tell(refusal.fact) : `${name} keeps to it when an order is lost by it.`,
        },
      ]
    : [];
  const proposed = notes.take('value', Math.max(1, 3 - proven.length)).map(({ parts: [Value = '', text = ''] }) => ({
    Value,
    Example: sentences(`Proposed for ${name}: ${small(text)}`),
  }));
  const all = [...proven, ...clear, ...proposed].slice(0, 5);
  return all.length > 0
    ? all
    : [
        {
          Value: titleOf(plan.primary.id),
          Example: `Proposed, since the brief names none: ${name} does what this character does (${lineOf(plan.primary.entry, 'does')}).`,
        },
      ];
}

/** The thought behind it all: what pulls in two directions, and which side the brand is on. */
function rationale(plan: Plan): string {
  const {
    notes,
    name,
    arguments: [lead],
    people,
    thing,
    primary,
  } = plan;
  const tension = notes.one('tension');
  const aims = plan
    .having('aim', 'private')
    .filter((fact) => plan.shown(fact) === 0)
    .slice(0, 2);
  return sentences(
    tension &&
      joined(
        tension.parts[0] ?? '',
        lead ? `${name} decides it with ${point(plan, lead.fact, lead.value)}` : `${name} has to choose its side`,
      ),
    !tension &&
      `${capital(people)} cannot judge ${thing} beforehand, so they judge whether ${name} says plainly what it does and what it leaves`,
    !tension && lead && lineOf(lead.lever, 'means'),
    ...aims.map((fact) => `The task, as the brief sets it: ${plan.tell(fact)}`),
    `In practice ${name} does what ${withArticle(primary.id)} does: ${lineOf(primary.entry, 'does')}`,
  );
}

/** What to try, from the trade's chances and the brief's own words. */
function ideas(plan: Plan): string[] {
  const { name, wording, offer, notes, arguments: found, people } = plan;
  const [spoken] = plan.having('quote');
  const own = new RegExp(
    `\\bname|\\bcalled\\b|${
      name
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
        .join('|') || 'name'
    }`,
    'iu',
  );
  const meaning = plan
    .having('name', 'private', 'mistaken', 'aside', 'look', 'aim')
    .find(({ unit }) => own.test(unit.text));
  const [, second] = found;
  const all = [
    ...notes.take('chance', 2).map((line) => {
      const [title = '', text = ''] = line.parts;
      return joined(`${title}: ${small(text)}`, bridge(plan, line, false));
    }),
    ...(second && plan.guard.holds(lineOf(second.lever, 'show'))
      ? [
          `Give ${point(plan, second.fact, second.value)} a form that ${people} can see: ${small(bare(lineOf(second.lever, 'show')))}.`,
        ]
      : []),
    ...(spoken ? [`Keep this where ${name} can be heard, untranslated and unimproved: ${plan.quote(spoken)}`] : []),
    ...(meaning && plan.shown(meaning) < 2
      ? [`Tell the story of the name once, short, on the page about ${name}: ${plan.quote(meaning)}`]
      : []),
    ...wording.preferred
      .slice(0, 2)
      .map((word) => `“${word}” is a phrase of its own: use it exactly so, and nowhere as decoration for ${name}.`),
    ...(plan.trades.second || offer?.besides || / and an? /.test(offer?.category ?? '')
      ? [
          `One name stands for two things at ${name}: decide which of them a stranger meets first, and let the other have its own door, page and line under the same signature.`,
        ]
      : []),
  ];
  return all.length > 0
    ? all
    : [
        `Write down what ${people} ask ${name} in one week, and answer the three most frequent questions where everybody can read them.`,
      ];
}

function risks(plan: Plan): string[] {
  const { name, primary, arguments: found, units } = plan;
  const isAllForeign = units.length > 0 && units.every(({ isForeign }) => isForeign);
  return [
    ...plan.conflicts.map((conflict) => question(conflict, plan)),
    ...plan
      .having('legal')
      .slice(0, 2)
      .map((fact) => `Binding for ${name}, whatever the design: ${plan.tell(fact)}`),
    ...plan
      .having('difficulty', 'private')
      .slice(0, 2)
      .map((fact) => `Named in the brief, and kept between ${name} and its designers: ${plan.tell(fact)}`),
    ...plan
      .having('mistaken', 'private')
      .filter(({ unit }) => unit.text.split(' ').length > 3 && plan.shown({ unit } as never) < 2)
      .slice(0, 1)
      .map(
        (fact) =>
          `${upper(plan.tell(fact))} Until ${name} is known, it never stands without a line that says what it is.`,
      ),
    ...found
      .slice(0, 2)
      .filter(({ lever }) => plan.guard.holds(lineOf(lever, 'risk')))
      .map(({ value, lever, fact }) =>
        sentences(
          `${value} at ${name}: ${small(bare(lineOf(lever, 'risk')))}`,
          plan.recall(fact) && `It concerns ${plan.recall(fact)} first`,
        ),
      ),
    sentence(
      `${capital(withArticle(primary.id))} fails ${lineOf(primary.entry, 'fails')}; ${name} watches for this first`,
    ),
    ...(isAllForeign
      ? [
          `The brief of ${name} is not in English: its own sentences stay as they are, and a native speaker checks what is concluded from them.`,
        ]
      : []),
    ...plan.facts
      .filter(({ unit }) => unit.isForeign && !isAllForeign)
      .slice(0, 2)
      .map(
        (fact) =>
          `In another language, and kept as it was said until somebody who speaks it has translated it: ${plan.quote(fact)}`,
      ),
    ...missing(plan),
  ];
}

function question({ kind, one, other }: Conflict, { name, people }: Plan): string {
  const quoted = (text: string) => `“${text.replace(/[“”]/g, '"')}”`;
  const both = other === '' ? quoted(one) : `${quoted(one)} and ${quoted(other)}`;
  switch (kind) {
    case 'years':
      return `To be settled: the brief says ${both}; both cannot be so, and neither is printed until ${name} has checked.`;
    case 'denied':
      return `To be settled: ${both} stand in the same brief. Which one will ${people} meet?`;
    case 'money':
      return `To be settled: ${both}. How is ${name} to win the second without breaking the first?`;
    case 'both':
      return `To be settled: ${both} Who at ${name} decides which one gives way, and where?`;
  }
}

/** What a strategist has to ask for, in one line. */
function missing(plan: Plan): string[] {
  const { name, units, groups, offer } = plan;
  if (units.length > 0 && units.every(({ isForeign }) => isForeign)) return [];
  const says = (pattern: RegExp) => units.some(({ plain }) => pattern.test(plain));
  const asked = [
    ...(offer || units.length > 2 ? [] : ['what it sells or does, in one sentence']),
    ...(groups.length > 0 ||
    says(/\b(?:people|customers?|clients?|patients?|guests?|visitors?|members?|students?|famil\w+|buyers?)\b/)
      ? []
      : ['who its customers are']),
    ...(plan.hasPrice || plan.isForGood ? [] : ['what it costs']),
    ...(says(/\b(?:1[5-9]|20)\d\d\b|\bgenerations?\b|\byears\b/) ? [] : ['since when it exists']),
    ...(says(/\b(?:want|wants|should|would like|please|job|task|brand|logo|need|hope|next)\b/)
      ? []
      : ['what the new brand has to achieve']),
  ];
  return asked.length > 0
    ? [`Open questions to ${name}: ${list(asked)}.`]
    : [`Open question to those who know ${name}: how would they describe it to a neighbour?`];
}
