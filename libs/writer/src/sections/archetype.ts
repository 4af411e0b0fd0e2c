import type { Conflict } from '../brief';
import { APPROACH_OF } from '../knowledge/archetypes';
import { ABOUT } from '../knowledge/proofs';
import { list, sentence } from '../pen';
import { hasPrice, isForGood, type Plan } from '../plan';

/** Which character the brief's own evidence speaks for, what follows, and what has to be settled first. */
export function archetypeStrategy(plan: Plan) {
  const { name, evidence, people, place, quote, quotes, having } = plan;
  const kinds = [...new Set(evidence.map(({ proof }) => proof))];
  const noPity = plan.units.some(({ plain }) => /\bpity\b/.test(plain));
  const types = [...new Set(kinds.flatMap((proof) => ABOUT[proof].archetype ?? []))].map((type) =>
    noPity && type === 'Caregiver' ? 'Hero' : type,
  );
  const [primary, secondary] = types;
  const because = (type: string) =>
    list(
      evidence
        .filter(({ proof }) => ABOUT[proof].archetype === type || (noPity && type === 'Hero' && proof === 'respect'))
        .map(({ proof }) => `“${ABOUT[proof].label.toLowerCase()}”`),
    );
  const approach = primary ? APPROACH_OF[primary] : undefined;
  const isAllForeign = plan.units.length > 0 && plan.units.every(({ isForeign }) => isForeign);
  const aims = having('aim', 'private').filter((unit) => !plan.isShown(unit));
  return {
    BrandArchetypes: primary
      ? {
          Primary: primary,
          Secondary: secondary ?? null,
          Justification: sentence(
            `${primary} is proposed for ${name} from ${because(primary)}${secondary ? `, ${secondary} from ${because(secondary)}` : ''}; the sentences behind them stand under Positioning`,
          ),
        }
      : null,
    AudienceArchetypes: null,
    RelationshipApproach: approach
      ? { Type: approach.type, Justification: sentence(approach.why(name, people)), ToneImplications: [] }
      : null,
    CoreEmotions: [],
    BrandValues: evidence.slice(0, 3).map(({ proof }) => ({
      Value: ABOUT[proof].label,
      Example: sentence(ABOUT[proof].follows({ name, people, place })),
    })),
    Rationale: aims.length > 0 ? `The task, as the brief sets it: ${quotes(aims, 2).join(' ')}` : null,
    EnhancementIdeas: ideas(plan),
    keyRisks: [
      ...plan.conflicts.map((conflict) => question(conflict, plan)),
      ...having('legal')
        .slice(0, 2)
        .map((unit) => `Binding for ${name}, whatever the design: ${quote(unit)}`),
      ...having('difficulty', 'private')
        .slice(0, 2)
        .map(
          (unit) => `The brief names its own difficulty: ${quote(unit)} It stays between ${name} and its designers.`,
        ),
      ...having('mistaken', 'private')
        .filter(({ text }) => text.split(' ').length > 3)
        .slice(0, 1)
        .map(
          (unit) =>
            `The name misleads: ${quote(unit)} Until ${name} is known, it never stands without a line that says what it is.`,
        ),
      ...(isAllForeign
        ? [
            `The brief of ${name} is not in English. Its sentences are kept as they are, and nothing is concluded from them until somebody who speaks the language has read this draft.`,
          ]
        : []),
      ...plan.units
        .filter(({ isForeign }) => isForeign && !isAllForeign)
        .slice(0, 2)
        .map(
          (unit) =>
            `In another language, and kept as it was said until somebody who speaks it has translated it: ${quote(unit)}`,
        ),
      ...missing(plan),
    ],
  };
}

/** What the brief's own words suggest trying. */
function ideas({ name, wording, offer, having, quote }: Plan): string[] {
  const own = new RegExp(
    `\\bname|\\bcalled\\b|${
      name
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
        .join('|') || 'name'
    }`,
    'i',
  );
  const meaning = having('name', 'private', 'mistaken', 'aside', 'look', 'aim').find(({ text }) => own.test(text));
  const [spoken] = having('quote');
  return [
    ...(spoken ? [`Keep this where ${name} can be heard, untranslated and unimproved: ${quote(spoken)}`] : []),
    ...(meaning ? [`Tell the story of the name once, short, on the page about ${name}: ${quote(meaning)}`] : []),
    ...wording.preferred
      .slice(0, 2)
      .map((word) => `“${word}” is a phrase of its own: use it exactly so, and nowhere as decoration for ${name}.`),
    ...((offer?.category && offer.besides) || / and an? /.test(offer?.category ?? '')
      ? [
          `One name stands for two things (${offer?.besides ? `${offer.category ?? ''} and ${offer.besides}` : (offer?.category ?? '')}): decide which of them a stranger meets first at ${name}.`,
        ]
      : []),
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
  // asked only where nothing in the brief comes near an answer
  const says = (pattern: RegExp) => units.some(({ plain }) => pattern.test(plain));
  const asked = [
    ...(offer || units.length > 2 ? [] : ['what it sells or does, in one sentence']),
    ...(groups.length > 0 ||
    says(
      /\b(?:people|customers?|clients?|patients?|women|men|children|famil|buyers?|students?|guests?|visitors?|members?|owners?|who(?:ever)? \w+|your|somebody|shopkeepers?)\b/,
    )
      ? []
      : ['who its customers are']),
    ...(hasPrice(plan) || isForGood(plan) ? [] : ['what it costs']),
    ...(says(/\b(?:1[5-9]|20)\d\d\b|\bgenerations?\b|\byears\b/) ? [] : ['since when it exists']),
    ...(says(/\b(?:want|wants|should|would like|please|job|task|brand|logo|sign|need|hope|next|so:|one name)\b/)
      ? []
      : ['what the new brand has to achieve']),
  ];
  return asked.length > 0
    ? [`Not in the brief, and to be asked of ${name}: ${list(asked)}.`]
    : [`To be researched: how others who know ${name} would describe it, in their own words.`];
}
