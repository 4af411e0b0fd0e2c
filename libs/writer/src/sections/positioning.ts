import { article } from '@maquette/reading';
import type { Fact } from '../brief';
import { bare, capital, sentence, sentences, small } from '../pen';
import { lineOf, type Plan, titled } from '../plan';

/** What is offered, to whom, against what, and what is promised. */
export function positioningStrategy(plan: Plan) {
  const { name, noun, where, audience, trade, offer, facts, arguments: found, readers } = plan;
  const rivals = plan
    .draw('rival')
    .take(2)
    .map(titled)
    .filter(({ title }) => title);
  const at = where && !offer.includes(where) ? ` ${where}` : '';
  const [best] = found;
  const open = facts.filter(({ isPublic }) => isPublic);
  const lead = leadOf(plan);
  return {
    Name: best ? `${best.value} in ${offer}` : `${capital(offer)}, plainly told`,
    Product: {
      Description: open[0]?.told ?? `${name} offers ${offer}${at}.`,
      Features: [
        ...open.slice(0, 12).map(({ short }) => sentence(short)),
        ...facts
          .filter(({ isPublic, statement }) => !isPublic && statement.figures.length > 0 && statement.text.length < 260)
          .slice(0, 8)
          .map(({ said }) => `In the brief, not for print before it is settled: “${bare(said)}”.`),
      ],
      Benefits: [
        ...found.slice(0, 4).map(({ lever, value }) => `${value}: ${small(lineOf(lever, 'gives'))}.`),
        ...(found.length < 2
          ? plan
              .lines('wish')
              .slice(0, 2)
              .map((wish) => sentence(`${capital(readers)} hope ${wish}`))
          : []),
      ],
    },
    TargetAudience: segments(plan),
    ValueProposition: {
      statement: sentences(
        `${capital(offer)}${at}${audience && audience.length < 70 ? ` for ${audience}` : ''}`,
        lead?.told,
      ),
      pillars: [
        ...found
          .slice(0, 3)
          .map(({ value, lever }) => ({ title: value, description: `${capital(lineOf(lever, 'gives'))}.` })),
        ...plan
          .lines('value')
          .map(titled)
          .map(({ title, text }) => ({ title, description: `Proposed, to be confirmed by ${name}: ${small(text)}` })),
      ].slice(0, 3),
    },
    CompetitiveAdvantage: [
      ...found.slice(0, 3).map(({ value, lever }) => `${value}: ${small(lineOf(lever, 'means'))}`),
      ...rivals.map(
        ({ title, text }, index) =>
          `Compared with ${small(title)} (${text}), ${found[index] ? `${name} can point to ${small(found[index].value)}` : `${name} has to show what it does differently`}.`,
      ),
    ],
    BrandPromise: lead
      ? sentences(
          lead.told,
          best && best.fact === lead ? `That means for ${readers}: ${small(lineOf(best.lever, 'gives'))}` : undefined,
        )
      : `${capital(offer)} as described, and a plain word where that is not possible.`,
    PositioningStatement: sentence(
      `${audience && audience.length < 90 ? `For ${audience}, ` : ''}${name} is ${article(noun)}${at && !noun.includes(at) ? at : ''} for ${offer === noun ? 'them' : offer}${best ? `, set apart by ${small(best.value)}${found[1] ? ` and ${small(found[1].value)}` : ''}` : ''}`,
    ),
    KeyMessages: messages(plan, trade.lines('stance')[0] ?? ''),
  };
}

/** What leads: conduct or result that the brief states, never a mere circumstance. */
export function leadOf({ arguments: [best], facts, refusals: [refusal] }: Plan): Fact | undefined {
  return (
    best?.fact ??
    refusal ??
    facts.find(
      ({ isPublic, statement }) =>
        isPublic && statement.subject === 'brand' && !statement.figures.some(({ kind }) => kind === 'money'),
    )
  );
}

/** What people should remember, in the brand's own words where it has them. */
function messages({ arguments: found, refusals: [refusal], lines }: Plan, stance: string): string[] {
  return [
    ...new Set([
      ...found
        .slice(0, 4)
        .filter(({ fact }) => fact.said.length < 150)
        .map(({ fact }) => sentence(fact.said)),
      ...(refusal ? [sentence(refusal.said)] : []),
      sentence(lines('stance')[0] ?? stance),
    ]),
  ];
}

function segments(plan: Plan) {
  const { audiences, kinds, name, noun, offer, audience } = plan;
  const pains = plan.lines('pain').map(titled);
  const wishes = plan.lines('wish');
  const first = {
    name: capital(audience ?? `Whoever needs ${offer}`),
    priority: 'Primary',
    description: sentences(
      audiences[0] ? `Named in the brief of ${name}` : `A hypothesis for ${name}`,
      plan.lines('when')[0],
    ),
    problems: pains.slice(0, 2).map(({ title }) => sentence(title)),
    goals: [...wishes.slice(0, 2), ...kinds.slice(0, 1).map((kind) => lineOf(kind, 'goal'))].map((goal) =>
      sentence(goal),
    ),
  };
  const others = audiences.slice(1).map((other, index) => {
    const kind = kinds[index + 1];
    return {
      name: capital(other),
      priority: index === 0 ? 'Secondary' : 'Third',
      description: sentences(
        `Also named in the brief of ${name}`,
        kind
          ? `Where to meet them: ${lineOf(kind, 'where')}`
          : `What they need of ${offer} differs from the first group and is to be asked`,
      ),
      problems: kind
        ? [sentence(titled(lineOf(kind, 'pain')).title)]
        : pains.slice(2, 3).map(({ title }) => sentence(title)),
      goals: kind ? [sentence(lineOf(kind, 'goal'))] : wishes.slice(1, 2).map((goal) => sentence(goal)),
    };
  });
  if (others.length > 0) return [first, ...others];
  return [
    first,
    {
      name: `People who are asked for ${article(noun)}`,
      priority: 'Secondary',
      description: kinds[0]
        ? sentences(`Found where the first group asks around: ${lineOf(kinds[0], 'where')}`)
        : `They pass on a name when somebody needs ${offer}.`,
      problems: [`A bad recommendation of ${article(noun)} falls back on them.`],
      goals: [`One sentence about ${name} that can be repeated: ${small(bare(leadOf(plan)?.told ?? offer))}.`],
    },
  ];
}
