import { APPROACHES } from '../knowledge/archetypes';
import { bare, capital, sentence, sentences, small } from '../pen';
import { lineOf, type Plan, titled } from '../plan';

const title = (id: string) => id.replace(/\b\w/g, (letter) => letter.toUpperCase());
const withArticle = (id: string) => `${/^[aeio]/i.test(id) ? 'an' : 'a'} ${title(id)}`;

/** Which character the brand acts as, and what follows from it. */
export function archetypeStrategy(plan: Plan) {
  const { name, primary, secondary, audienceArchetypes, approach, arguments: found, offer } = plan;
  const proofOf = (id: string) =>
    found.find(
      ({ lever, quote }) =>
        quote.startsWith('“') &&
        lineOf(lever, 'arch')
          .split(',')
          .map((text) => text.trim())
          .includes(id),
    );
  const [first, second] = [proofOf(primary.id), proofOf(secondary.id)];
  const note = APPROACHES[approach];
  const chance = titled(plan.lines('chance')[0] ?? '');
  return {
    BrandArchetypes: {
      Primary: title(primary.id),
      Secondary: title(secondary.id),
      Justification: sentences(
        `${name} acts as ${withArticle(primary.id)}, because ${lineOf(primary.entry, 'because')}`,
        first && `The brief gives the evidence: ${first.quote}`,
        `The ${title(secondary.id)} comes second, because ${lineOf(secondary.entry, 'because')}`,
        second && second !== first && `See ${second.quote}`,
      ),
    },
    AudienceArchetypes: { Primary: title(audienceArchetypes.primary), Secondary: title(audienceArchetypes.secondary) },
    RelationshipApproach: {
      Type: approach,
      Justification: sentences(`${name} ${note.why}`),
      ToneImplications: [
        ...lineOf(primary.entry, 'tone')
          .split(';')
          .map((text) => text.trim())
          .slice(0, 2),
        ...note.tones.slice(0, 1),
      ],
    },
    CoreEmotions: plan
      .draw('feel')
      .take(2)
      .map(titled)
      .map(({ title: Emotion, text: PeakMoment }) => ({ Emotion, PeakMoment })),
    BrandValues: valuesOf(plan),
    Rationale: sentences(plan.lines('stance')[0], plan.lines('tension')[0], refusalStance(plan)),
    EnhancementIdeas: [
      sentence(
        `Let the ${title(primary.id)} show in something that can be seen at ${name}: ${lineOf(primary.entry, 'does')}`,
      ),
      ...(chance.title ? [`${chance.title}: ${small(bare(chance.text))}.`] : []),
      ...(found[1]
        ? [sentence(`Give ${small(found[1].value)} a form in ${offer}: ${small(lineOf(found[1].lever, 'show'))}`)]
        : []),
    ],
    keyRisks: [
      ...plan.conflicts.map(sentence),
      sentence(`${capital(withArticle(primary.id))} fails ${lineOf(primary.entry, 'fails')}`),
      ...found.slice(0, 2).map(({ value, lever }) => `${value}: ${small(bare(lineOf(lever, 'risk')))}.`),
      ...(plan.secondNoun
        ? [
            sentence(
              `Two trades under one name: whoever comes for the ${plan.noun} must not take the ${plan.secondNoun} for a joke, nor the other way round; each needs its own entrance and both the same signature`,
            ),
          ]
        : []),
    ],
  };
}

/** Values, each with what shows it in the brief. */
export function valuesOf(plan: Plan) {
  const proven = plan.arguments.slice(0, 4).map(({ value, fact }) => ({ Value: value, Example: fact.told }));
  const own = plan
    .lines('value')
    .map(titled)
    .map(({ title: Value, text }) => ({ Value, Example: `Proposed: ${small(text)}` }));
  return [...proven, ...own.slice(0, Math.max(1, 3 - proven.length))];
}

function refusalStance({ refusals: [first], name }: Plan): string | undefined {
  if (!first) return undefined;
  return first.limit
    ? `${name} says no where others sell: “${bare(first.said)}”. That gives up ${lineOf(first.limit.entry, 'cost')}, and wins ${lineOf(first.limit.entry, 'gain')}`
    : `${name} says no where others sell: “${bare(first.said)}”. The strategy treats that as fixed`;
}
