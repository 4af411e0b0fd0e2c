import type { Conflict } from '../brief';
import { noteOf, titleOf, withArticle } from '../character';
import { APPROACHES } from '../knowledge/archetypes';
import { bare, list, sentence, sentences } from '../pen';
import type { Plan } from '../plan';
import { CLAIM } from './positioning';

/** Which character the brand acts as, what follows, and what has to be settled first. */
export function archetypeStrategy(plan: Plan) {
  const { name, primary, secondary, audienceArchetypes, approach, who, relation, differences, fill } = plan;
  const note = APPROACHES[approach];
  return {
    BrandArchetypes: {
      Primary: titleOf(primary.id),
      Secondary: titleOf(secondary.id),
      Justification: sentences(
        primary.proof
          ? `${name} behaves as ${withArticle(primary.id)} where the brief says that ${plan.short(primary.proof)}`
          : `${name} should behave as ${withArticle(primary.id)}`,
        `That character fits ${name}, where ${noteOf(primary, 'because')}`,
        secondary.proof
          ? `${withArticle(secondary.id)} stands behind it: ${plan.short(secondary.proof)}`
          : `${withArticle(secondary.id)} stands behind it, for moments in which ${noteOf(secondary, 'because')}`,
      ),
    },
    AudienceArchetypes: {
      Primary: titleOf(audienceArchetypes.primary),
      Secondary: titleOf(audienceArchetypes.secondary),
    },
    RelationshipApproach: {
      Type: approach,
      Justification: sentences(
        `${name} ${note.why.replaceAll('customers', who).replaceAll('the reader does not', `${who} do not`).replaceAll('the customer is', `${who} are`).replaceAll('counter', 'table')}`,
        `Among ${who} one meets ${withArticle(audienceArchetypes.primary)} first, because ${fill(relation.buyers[1])}`,
      ),
      ToneImplications: [
        ...noteOf(primary, 'tone')
          .split(';')
          .map((text) => text.trim())
          .slice(0, 2),
        ...note.tones.slice(0, 1),
      ],
    },
    CoreEmotions: relation.feelings.map(([Emotion, moment]) => ({ Emotion, PeakMoment: bare(fill(moment)) })),
    BrandValues:
      differences.length > 0
        ? differences
            .filter(({ topic }, at) => differences.findIndex((one) => one.topic === topic) === at)
            .slice(0, 3)
            .map(({ topic }) => ({ Value: topic.title, Example: fill(topic.demand) }))
        : [
            {
              Value: 'To be settled',
              Example: `The brief names none: ${name} should be asked what it would not do for money.`,
            },
          ],
    Rationale: rationale(plan),
    EnhancementIdeas: ideas(plan),
    keyRisks: risks(plan),
  };
}

/** The thought behind it all: what those who are served put up with, what the brand has against it, how it has to behave. */
function rationale(plan: Plan): string {
  const { name, who, problems, tell, primary, secondary, relation, wishes } = plan;
  const [best] = plan.differences;
  return (
    sentences(
      problems[0]
        ? `The strategy of ${name} starts from what the brief tells: ${plan.short(problems[0])}`
        : `The strategy of ${name} starts from a hypothesis: ${plan.fillSmall(relation.pains[0]?.[1] ?? relation.situation)}`,
      best
        ? `Against this it has a fact and not only an intention: ${plan.short(best)}`
        : `What ${name} has against this is still to be named`,
      `So the brand speaks as ${withArticle(primary.id)}, ${noteOf(primary, 'contrast')}, and should ${noteOf(primary, 'does')}; the ${titleOf(secondary.id)} keeps it ${noteOf(secondary, 'contrast')}`,
      wishes[0] &&
        plan.guard.allows(wishes[0]) &&
        !/\bno\b|\bnever\b|\bnot\b/i.test(wishes[0]) &&
        `The wish of the brief for its manner fits this: “${bare(wishes[0])}”`,
      `Whether ${who} see ${name} in the same way has to be asked before anything is designed`,
    ) || tell(best as never)
  );
}

/** What to do next: first for the aims of the brief, then what such a relationship offers. */
function ideas({ goals, name, people, relation, fillSmall, everybody }: Plan): string[] {
  const own = goals
    .slice(0, 2)
    .map(
      (goal) =>
        `For the aim of the brief (“${bare(goal).replace(/[“”]/g, '"')}”): write one page for each of ${people.length > 1 ? everybody : `the groups that ${name} wants to win`}, and try it out on five of them before it is published.`,
    );
  return [
    ...own,
    ...relation.chances.map(([title, test, time]) =>
      sentence(`${title}: ${fillSmall(test)} Time: ${time.toLowerCase()}`),
    ),
  ];
}

function risks(plan: Plan): string[] {
  const { name, primary, differences, tell, rules, conflicts, notes } = plan;
  const claims = differences.filter(({ text }) => CLAIM.test(text));
  return [
    ...conflicts.map((conflict) => question(conflict, plan)),
    ...(rules.length > 0
      ? [
          `Binding, whatever the design: the ${rules.length === 1 ? 'prohibition' : `${rules.length} prohibitions`} of the brief, listed among the don'ts of the voice.`,
        ]
      : []),
    ...notes.slice(0, 3),
    ...claims
      .slice(0, 1)
      .map((fact) => `${tell(fact)} As long as nobody has checked it, it is a claim that a competitor can attack.`),
    ...differences
      .filter((fact) => !claims.includes(fact))
      .slice(0, 1)
      .map((fact) => sentence(`${fact.topic.title}: ${plan.fillSmall(fact.topic.demand)}`)),
    sentence(`As ${withArticle(primary.id)} ${name} would fail ${noteOf(primary, 'fails')}`),
    ...missing(plan),
  ];
}

function question({ kind, one, other }: Conflict, { name, who }: Plan): string {
  const quoted = (text: string) => `“${text.replace(/[“”]/g, '"')}”`;
  const both = other === '' ? quoted(one) : `${quoted(one)} and ${quoted(other)}`;
  switch (kind) {
    case 'years':
      return `To be settled: the brief says ${both}; both cannot be so, and neither is printed until ${name} has checked.`;
    case 'denied':
      return `To be settled: ${both} stand in the same brief. Which one will ${who} meet?`;
    case 'money':
      return `To be settled: ${both}. How is ${name} to win the second without breaking the first?`;
    case 'both':
      return `To be settled: ${both} Who at ${name} decides which one gives way, and where?`;
  }
}

/** What a strategist has to ask for, in one line. */
function missing({ name, units, isNamed, what, facts, isForGood, goals, wishes }: Plan): string[] {
  const says = (pattern: RegExp) => units.some(({ plain }) => pattern.test(plain));
  const hasPrice =
    facts.some(({ topic }) => /price/.test(topic.id)) ||
    says(/[€$£¥₹₦₩₱] ?\d|\b(?:price|fee|fare|cost)s?\b|\d ?(?:zł|kr|tenge|kwacha|euros?)/);
  const asked = [
    ...(what ? [] : ['what it sells or does, in one sentence']),
    ...(isNamed ? [] : ['who its customers are']),
    ...(hasPrice || isForGood ? [] : ['what it costs']),
    ...(says(/\b(?:1[5-9]|20)\d\d\b|\bgenerations?\b|\byears\b/) ? [] : ['since when it exists']),
    ...(goals.length > 0 || wishes.length > 0 ? [] : ['what the new brand has to achieve']),
  ];
  return asked.length > 0
    ? [`Open questions to ${name}: ${list(asked)}.`]
    : [`Open question to those who know ${name}: how would they describe it to a neighbour?`];
}
