import { list, sentence } from '../pen';
import type { Plan } from '../plan';

/** What the brief says of the market; the rest needs research and says so. */
export function marketInsights(plan: Plan) {
  const { name, groups, units, quote, quotes, having, people } = plan;
  const rivals = having('rivals', 'private', 'mistaken', 'aside', 'irony', 'look');
  const changes = having('change', 'private', 'aside', 'look').filter(
    (unit) => !rivals.includes(unit) && !plan.isShown(unit) && !/\bcan't do more\b/.test(unit.plain),
  );
  const others = quotes(rivals, 2);
  const full = units.find(({ plain }) =>
    /\bcan't do more\b|\bwaiting list\b|\bfull until\b|\bfully booked\b/.test(plain),
  );
  return {
    PainPoints: [],
    Opportunities: having('aim', 'private')
      .filter((unit) => !plan.isShown(unit))
      .slice(0, 2)
      .filter((unit) =>
        /\bnext step\b|\bfrom next\b|\bwould like\b|'d like\b|\bwant\b|\bhope\b|\bplan\b/.test(unit.plain),
      )
      .map((unit) => ({
        title: 'Set by the brief',
        description: quote(unit),
        potential: null,
        timeframe: null,
        icon: null,
      })),
    marketTrends: changes.slice(0, 2).map((unit) => ({
      title: 'A change that the brief reports',
      description: quote(unit),
      direction: /\bmore and more\b|\bgrowing\b/.test(unit.plain)
        ? 'up'
        : /\bfewer\b|\bused to be\b|\bdeclin/.test(unit.plain)
          ? 'down'
          : null,
    })),
    competitorAnalysis: {
      summary:
        others.length > 0
          ? `What the brief says of others: ${others.join(' ')}`
          : sentence(`To be researched: what else ${people} could turn to, if not to ${name}`),
      keyInsights: [],
    },
    targetMarketSize:
      groups.length > 0
        ? sentence(
            `To be researched for ${list(groups.map(({ noun }) => noun))}: how many there are, and how many of them ${name} could serve`,
          )
        : null,
    growthPotential: full ? `The brief sets the limit itself: ${quote(full)}` : null,
  };
}
