import { bare, capital, joined, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';
import { painOf, point } from './audience';
import { bridge } from './bridge';

/** What the trade makes likely and the brief says; whatever needs evidence is left to research. */
export function marketInsights(plan: Plan) {
  const { name, groups, notes, people, thing, at, arguments: found } = plan;
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
  const aims = plan
    .having('aim', 'private')
    .filter(
      (fact) =>
        plan.shown(fact) < 2 &&
        /\bnext step\b|\bfrom next\b|\bwould like\b|'d like\b|\bwant\b|\bhope\b|\bplan\b/.test(fact.unit.plain),
    )
    .slice(0, 1);
  return {
    PainPoints: notes.some('pain', 3).map((line, index) => ({
      Name: line.parts[0] ?? '',
      Quotes: [],
      description: painOf(plan, '', line.parts[1] ?? '', bridge(plan, line)),
      impact: line.near ? 'High' : index === 0 ? 'Medium' : 'Low',
    })),
    Opportunities: [
      ...aims.map((fact) => ({
        title: 'Set by the brief',
        description: plan.tell(fact),
        potential: null,
        timeframe: null,
        icon: null,
      })),
      ...notes.some('chance', 2).map((line) => ({
        title: line.parts[0] ?? '',
        description: joined(line.parts[1] ?? '', bridge(plan, line, false)),
        potential: null,
        timeframe: line.parts[2] ?? null,
        icon: null,
      })),
      ...(notes.isKnown
        ? []
        : found.slice(0, 2).map(({ value, fact }) => ({
            title: value,
            description: `To be tried: whether ${people} choose ${name} for ${point(plan, fact, value)} once it stands in the first line.`,
            potential: null,
            timeframe: null,
            icon: null,
          }))),
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
        description: sentence(
          `${plan.vary('To be asked', 'To be counted', 'To be watched')}${at} before ${name} builds on it: ${small(text)}`,
        ),
        direction: null,
      })),
    ],
    competitorAnalysis: {
      summary: sentences(
        told.length > 0 && `What the brief says of others: ${told.join(' ')}`,
        first
          ? `Without ${name}, ${people} most likely turn to ${small(first.parts[0] ?? '')}${second ? ` or to ${small(second.parts[0] ?? '')}` : ''}`
          : `To be researched: what else ${people}${at} could turn to, if not to ${name}`,
        first && `To be researched${at}: the names, prices and strengths that ${name} is compared with`,
      ),
      keyInsights: [
        ...[first, second].flatMap((line) =>
          line?.parts[1]
            ? [joined(`${capital(line.parts[0] ?? '')}: ${small(line.parts[1])}`, bridge(plan, line))]
            : [],
        ),
        ...notes
          .take('proof', 2)
          .map(({ parts: [what = '', how = ''] }) =>
            sentence(
              `Proof that counts for ${thing}, and that ${name} can give: ${small(bare(what))}${how ? ` (${small(bare(how))})` : ''}`,
            ),
          ),
      ],
    },
    targetMarketSize:
      groups.length > 0
        ? sentence(
            `To be researched for ${list(groups.map(({ noun }) => noun))}: how many there are, and how many of them ${name} could serve`,
          )
        : sentence(
            `To be researched: how many ${people === 'people who come' ? 'people' : people}${at} ${name} could reach, and how many of them it could serve`,
          ),
    growthPotential: full
      ? sentences(
          plan.shown(full) < 2 ? plan.tell(full) : `${name} is full`,
          `Growth is then a question of price and of what is left out, and not of more orders`,
        )
      : null,
  };
}
