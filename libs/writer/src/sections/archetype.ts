import type { Conflict } from '../brief';
import { titleOf, withArticle } from '../character';
import { APPROACHES } from '../knowledge/archetypes';
import { lineOf } from '../knowledge/entries';
import { capital, list, sentence, sentences, small } from '../pen';
import { capital as upper, type Plan } from '../plan';

/** Which character the brand acts as, what follows, and what has to be settled first. */
export function archetypeStrategy(plan: Plan) {
  const { name, primary, secondary, audienceArchetypes, approach, people, arguments: found } = plan;
  const note = APPROACHES[approach];
  const proofOf = (id: string) =>
    plan.pick(
      found
        .filter(({ lever }) =>
          lineOf(lever, 'arch')
            .split(',')
            .some((text) => text.trim() === id),
        )
        .map(({ fact }) => fact),
      1,
    )[0];
  const [one] = [proofOf(primary.id)];
  plan.named();
  return {
    BrandArchetypes: {
      Primary: titleOf(primary.id),
      Secondary: titleOf(secondary.id),
      Justification: sentences(
        `${name} acts as ${withArticle(primary.id)}, because ${primary.reason ?? lineOf(primary.entry, 'because')}`,
        one && plan.tell(one),
        secondary.reason
          ? `${capital(withArticle(secondary.id))} stands behind it, because ${secondary.reason}`
          : `Behind it ${name} has something of ${withArticle(secondary.id)}: ${lineOf(secondary.entry, 'contrast')}`,
      ),
    },
    AudienceArchetypes: {
      Primary: titleOf(audienceArchetypes.primary),
      Secondary: titleOf(audienceArchetypes.secondary),
    },
    RelationshipApproach: {
      Type: approach,
      Justification: sentences(
        `It ${note.why.replaceAll('customers', people).replaceAll('the reader does not', `${people} do not`).replaceAll('the customer is', `${people} are`).replaceAll('counter', 'table')}`,
        audienceArchetypes.reason &&
          `${capital(people)} come as ${withArticle(audienceArchetypes.primary)}, because ${audienceArchetypes.reason}`,
      ),
      ToneImplications: [
        ...lineOf(primary.entry, 'tone')
          .split(';')
          .map((text) => text.trim())
          .slice(0, 2),
        ...note.tones.slice(0, 1),
      ],
    },
    CoreEmotions: emotions(plan),
    BrandValues: valuesOf(plan),
    Rationale: rationale(plan),
    EnhancementIdeas: ideas(plan),
    keyRisks: risks(plan),
  };
}

function emotions({ notes, arguments: found, people, thing }: Plan) {
  const known = notes
    .take('feel', 3)
    .map(({ parts: [Emotion = '', text = ''] }) => ({ Emotion, PeakMoment: sentence(text) }));
  if (known.length > 0) return known;
  const given = found.slice(0, 2).map(({ lever }) => lineOf(lever, 'gives').replace(/^They\b/, people));
  return [
    {
      Emotion: 'Relief',
      PeakMoment: sentence(given[0] ?? `The first answer about ${thing} that ${people} did not have to ask for twice`),
    },
    ...(given[1] ? [{ Emotion: 'Trust', PeakMoment: sentence(given[1]) }] : []),
  ];
}

/** Values, each with what shows it in the brief. */
export function valuesOf(plan: Plan) {
  const { arguments: found, notes, refusals } = plan;
  const proven = found
    .filter(({ fact }) => plan.shown(fact) < 3)
    .slice(0, 3)
    .map(({ value, fact }) => ({ Value: value, Example: plan.tell(fact) }));
  const [refusal] = plan.pick(
    refusals.map(({ fact }) => fact).filter((fact) => !found.some((one) => one.fact === fact)),
    1,
  );
  const clear = refusal ? [{ Value: 'A clear no', Example: plan.tell(refusal) }] : [];
  const proposed = notes
    .take('value', Math.max(0, 3 - proven.length - clear.length))
    .map(({ parts: [Value = '', text = ''] }) => ({
      Value,
      Example: `Proposed: ${small(sentence(text))}`,
    }));
  const all = [...proven, ...clear, ...proposed];
  return all.length > 0
    ? all
    : [
        {
          Value: 'To be settled',
          Example: `The brief names none: ${plan.name} should be asked what it would not do for money.`,
        },
      ];
}

/** The thought behind it all: what pulls in two directions, and what the brand has to say to it. */
function rationale(plan: Plan): string {
  const { notes, people, thing, primary, strong, offer } = plan;
  const tension = notes.one('tension')?.parts[0];
  const aims = plan
    .pick(plan.having('aim', 'private'), 2)
    .map((fact) => `The task, as the brief sets it: ${plan.quote(fact)}`);
  const [own] = plan.pick(
    strong.filter(({ unit }) => unit.index !== offer?.unit.index && !unit.roles.has('price')),
    1,
  );
  return sentences(
    tension ??
      `${capital(people)} cannot judge ${thing} beforehand, so they judge whether it is said plainly what is done and what is left`,
    own && plan.tell(own),
    ...aims,
    `What follows from the character: ${plan.name} should ${lineOf(primary.entry, 'does')}`,
  );
}

/** What to try, from the trade's chances and the brief's own words. */
function ideas(plan: Plan): string[] {
  const { name, wording, offer, notes, people } = plan;
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
  const all = [
    ...notes.take('chance', 2).map(({ parts: [title = '', text = ''] }) => sentence(`${title}: ${small(text)}`)),
    ...(spoken ? [`Keep this where ${name} can be heard, untranslated and unimproved: ${plan.quote(spoken)}`] : []),
    ...(meaning && plan.shown(meaning) < 2
      ? [`Tell the story of the name once, short, on the page about ${name}: ${plan.quote(meaning)}`]
      : []),
    ...wording.preferred
      .slice(0, 2)
      .map((word) => `“${word}” is a phrase of its own: use it exactly so, and nowhere as decoration for ${name}.`),
    ...(plan.trades.second || offer?.besides || / and an? /.test(offer?.category ?? '')
      ? [
          `One name stands for two things: decide which of them a stranger meets first, and let the other have its own door, page and line under the same signature.`,
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
      .map((fact) => `Binding, whatever the design: ${plan.tell(fact)}`),
    ...(plan.decisions.length > 0
      ? [
          `Settled or still open with the client, and for no reader: ${plan.decisions
            .slice(0, 4)
            .map((fact) => plan.quote(fact))
            .join(' ')}`,
        ]
      : []),
    ...plan
      .having('difficulty', 'private')
      .slice(0, 2)
      .map((fact) => `Named in the brief, and not for the public: ${plan.tell(fact)}`),
    ...plan
      .having('mistaken', 'private')
      .filter(({ unit }) => unit.text.split(' ').length > 3 && plan.shown({ unit } as never) < 2)
      .slice(0, 1)
      .map(
        (fact) =>
          `${upper(plan.tell(fact))} Until ${name} is known, it never stands without a line that says what it is.`,
      ),
    ...found
      .filter(({ lever }) => plan.guard.holds(lineOf(lever, 'risk')))
      .slice(0, 1)
      .map(({ value, lever }) => sentence(`${value}: ${small(lineOf(lever, 'risk'))}`)),
    sentence(`As ${withArticle(primary.id)} ${name} would fail ${lineOf(primary.entry, 'fails')}`),
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
    ...(units.some(({ isToWriter }) => isToWriter) ||
    says(/\b(?:want|wants|should|would like|please|job|task|brand|logo|need|hope|next)\b/)
      ? []
      : ['what the new brand has to achieve']),
  ];
  return asked.length > 0
    ? [`Open questions to ${name}: ${list(asked)}.`]
    : [`Open question to those who know ${name}: how would they describe it to a neighbour?`];
}
