import { APPROACHES } from '../knowledge/archetypes';
import { lineOf, type Plan, titled } from '../plan';
import { bare, capital, sentence, sentences, small } from '../pen';

const title = (id: string) => id.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Which character the brand acts as, and what follows from it. */
export function archetypeStrategy(plan: Plan) {
  const { name, primary, secondary, audienceArchetypes, approach, trade, noun } = plan;
  const [one] = plan.arguments;
  const proofOf = (id: string) =>
    plan.arguments.find(
      ({ lever }) =>
        lever &&
        lineOf(lever.entry, 'arch')
          .split(',')
          .map((text) => text.trim())
          .includes(id),
    );
  const [first, second] = [proofOf(primary.id), proofOf(secondary.id)];
  const note = APPROACHES[approach];
  const feelings = plan.draw('feel').take(2).map(titled);
  const chance = titled(plan.trade.lines('chance')[1] ?? '');
  const values = valuesOf(plan);
  const tension = trade.lines('tension')[0] ?? '';
  return {
    BrandArchetypes: {
      Primary: title(primary.id),
      Secondary: title(secondary.id),
      Justification: sentences(
        `${name} is a ${title(primary.id)}, because ${lineOf(primary.entry, 'because')}`.replace(
          /\ba (?=[EIO])/,
          'an ',
        ),
        first && `The evidence is in the brief: ${first.handle}`,
        `${title(secondary.id)} comes second, because ${lineOf(secondary.entry, 'because')}`,
        second && second !== first && `That side rests on ${second.handle}`,
      ),
    },
    AudienceArchetypes: { Primary: title(audienceArchetypes.primary), Secondary: title(audienceArchetypes.secondary) },
    RelationshipApproach: {
      Type: approach,
      Justification: sentences(
        `${name} ${note.why}`,
        plan.audiences[0] ? `That suits ${plan.audiences[0]}` : undefined,
      ),
      ToneImplications: [
        ...note.tones,
        ...lineOf(primary.entry, 'tone')
          .split(';')
          .map((text) => text.trim())
          .slice(0, 2),
      ],
    },
    CoreEmotions: feelings.map(({ title: Emotion, text: PeakMoment }) => ({ Emotion, PeakMoment })),
    BrandValues: values,
    Rationale: sentences(trade.lines('stance')[0], tension, refusalStance(plan)),
    EnhancementIdeas: [
      sentence(
        `Turn the ${title(primary.id)} into a habit of ${name} that can be seen: ${lineOf(primary.entry, 'does')}`,
      ),
      ...(chance.title ? [`${chance.title}: ${small(bare(chance.text))}.`] : []),
      ...(one
        ? [
            sentence(
              `Give ${one.handle} a fixed place: on the first page, on the invoice, in the first sentence on the telephone`,
            ),
          ]
        : []),
    ],
    keyRisks: [
      ...plan.conflicts.map(sentence),
      sentence(`As a ${title(primary.id)} a ${noun} fails ${lineOf(primary.entry, 'fails')}`).replace(
        /\b([Aa]) (?=[AEIOUaeiou])/g,
        '$1n ',
      ),
      ...plan.arguments
        .flatMap(({ lever, handle }) =>
          lever ? [`${capital(handle)}: ${small(bare(lineOf(lever.entry, 'risk')))}.`] : [],
        )
        .slice(0, 2),
      ...(plan.second
        ? [
            sentence(
              `Two trades under one name: whoever knows the ${noun} may not expect the ${plan.secondNoun ?? 'other half'}; decide which of the two opens the conversation and never advertise both in one line`,
            ),
          ]
        : []),
    ],
  };
}

/** Values, each with something the brief says, where it says it. */
export function valuesOf(plan: Plan) {
  const proven = plan.arguments.flatMap(({ lever, handle }) =>
    lever
      ? [
          {
            Value: lineOf(lever.entry, 'value'),
            Example: `${capital(handle)}: ${small(lineOf(lever.entry, 'gives'))}.`,
          },
        ]
      : [],
  );
  const own = plan.trade
    .lines('value')
    .map(titled)
    .map(({ title: Value, text: Example }) => ({ Value, Example }));
  const all = [...proven.slice(0, 3), ...own];
  return all.filter(({ Value }, index) => all.findIndex((other) => other.Value === Value) === index).slice(0, 4);
}

function refusalStance({ refusals, name, seed }: Plan): string | undefined {
  const [first] = refusals;
  if (!first) return undefined;
  const costs = [
    'Somebody is turned away by it and must hear so early, without apology',
    'It will be tested by a good customer on a bad day, and that is when it earns its keep',
    'It narrows the field and makes everything else easier to believe',
    'Each exception would be remembered longer than the rule',
  ];
  return first.limit
    ? `The sharpest thing about ${name} is a refusal: “${bare(first.said)}”. The price is ${lineOf(first.limit.entry, 'cost')}; the return is ${lineOf(first.limit.entry, 'gain')}`
    : `The sharpest thing about ${name} is a refusal: “${bare(first.said)}”. ${costs[seed % costs.length] ?? ''}`;
}
