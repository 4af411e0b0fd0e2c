import { capital, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';

/** What the trade makes likely and the brief says; whatever needs evidence is left to research. */
export function marketInsights(plan: Plan) {
  const { name, groups, notes, people, at } = plan;
  const rivals = plan.having('rivals', 'private', 'mistaken', 'aside', 'irony', 'look').slice(0, 2);
  const told = rivals.filter((fact) => plan.shown(fact) < 2).map((fact) => plan.tell(fact));
  const [first, second] = notes.some('rival', 2);
  const full = plan.facts.find(({ unit }) =>
    /\bcan't do more\b|\bwaiting list\b|\bfull until\b|\bfully booked\b/.test(unit.plain),
  );
  const changes = plan
    .having('change', 'private', 'aside', 'look')
    .filter((fact) => plan.shown(fact) < 2 && !rivals.includes(fact))
    .slice(0, 1);
  const aims = [...plan.goals, ...plan.having('aim', 'private')]
    .filter((fact, at, all) => all.findIndex(({ unit }) => unit === fact.unit) === at)
    .filter(
      (fact) =>
        (fact.unit.errand === 'goal' || plan.shown(fact) < 2) &&
        (fact.unit.errand === 'goal' ||
          /\bnext step\b|\bfrom next\b|\bwould like\b|'d like\b|\bwant\b|\bhope\b|\bplan\b/.test(fact.unit.plain)),
    )
    .slice(0, 2);
  return {
    PainPoints: notes.some('pain', 3).map(({ parts: [Name = '', text = ''] }, index) => ({
      Name,
      Quotes: [],
      description: sentence(text || Name),
      impact: index === 0 ? 'High' : 'Medium',
    })),
    Opportunities: [
      ...aims.map((fact) => ({
        title: 'Set by the brief',
        description: plan.quote(fact),
        potential: null,
        timeframe: null,
        icon: null,
      })),
      ...notes.some('chance', 2).map(({ parts: [title = '', text = '', timeframe] }) => ({
        title,
        description: sentence(text || title),
        potential: null,
        timeframe: timeframe ?? null,
        icon: null,
      })),
    ],
    marketTrends: [
      ...changes.map((fact) => ({
        title: 'Reported in the brief',
        description: plan.tell(fact),
        direction: /\bmore and more\b|\bgrowing\b/.test(fact.unit.plain)
          ? 'up'
          : /\bfewer\b|\bused to be\b|\bdeclin/.test(fact.unit.plain)
            ? 'down'
            : null,
      })),
      ...notes.take('trend', 2).map(({ parts: [title = '', text = ''] }) => ({
        title,
        description: sentence(/^check|^find out|^ask/i.test(text) ? text : `To be checked: ${small(text)}`),
        direction: null,
      })),
    ],
    competitorAnalysis: {
      summary: sentences(
        told.length > 0 && `What the brief says of others: ${told.join(' ')}`,
        first
          ? `Likely alternatives: ${small(first.parts[0] ?? '')}${second ? `, or ${small(second.parts[0] ?? '')}` : ''}`
          : `To be researched: what else ${people}${at} could turn to, if not to ${name}`,
        first && `To be researched${at}: their names, prices and strengths`,
      ),
      keyInsights: [
        ...[first, second].flatMap((line) =>
          line?.parts[1] ? [sentence(`${capital(line.parts[0] ?? '')}: ${small(line.parts[1])}`)] : [],
        ),
        ...notes
          .take('proof', 2)
          .map(({ parts: [what = '', how = ''] }) => sentences(`What counts as proof: ${small(what)}`, how)),
      ],
    },
    targetMarketSize: sentence(
      `To be researched: how many ${groups.length > 2 ? list(groups.map(({ noun }) => noun)) : people}${at} there are, and how many of them ${name} could serve`,
    ),
    growthPotential: full
      ? sentences(
          plan.shown(full) < 2 ? plan.tell(full) : undefined,
          `Growth is then a question of price and of what is left out, and not of more orders`,
        )
      : null,
  };
}
