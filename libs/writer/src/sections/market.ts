import { capital, list, sentences } from '../pen';
import type { Plan } from '../plan';
import { painsOf } from './audience';

/** What is known and what has to be researched. */
export function marketInsights(plan: Plan) {
  const { relation, fill, name, who, at, differences } = plan;
  const rivals = relation.rivals.map(([one, how]) => [fill(one), fill(how)] as const);
  const [trend, check] = relation.trend;
  return {
    PainPoints: painsOf(plan).map(({ title, text, isTold }, at_) => ({
      Name: isTold ? `Told in the brief${at_ > 0 ? ' as well' : ''}` : title,
      Quotes: [],
      description: text,
      impact: at_ === 0 ? 'High' : 'Medium',
    })),
    Opportunities: relation.chances.map(([title, test, time]) => ({
      title,
      description: fill(test),
      potential: null,
      timeframe: time,
      icon: null,
    })),
    marketTrends: [{ title: trend, description: fill(check), direction: null }],
    competitorAnalysis: {
      summary: `What ${who} do otherwise is probably ${list(
        rivals.map(([one]) => one),
        'or',
      )}. To be researched${at}: the names, prices and strengths of those who compete with ${name}.`,
      keyInsights: [
        ...rivals.map(([one, how]) =>
          sentences(`${capital(one)} instead of ${name}: ${how.charAt(0).toLowerCase()}${how.slice(1)}`),
        ),
        ...relation.proof.map(
          (proof) =>
            `What would count as proof for ${name}: ${fill(proof).replace(/^\w/, (letter) => letter.toLowerCase())}`,
        ),
        ...(differences[0]
          ? [`To be checked with competitors: whether any of them can say this too: ${plan.short(differences[0])}`]
          : []),
      ],
    },
    targetMarketSize: `To be researched: how many ${who} there are${at}, and how many of them ${name} could serve.`,
    growthPotential: null,
  };
}
