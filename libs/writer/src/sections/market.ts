import { lineOf, type Plan, titled } from '../plan';
import { capital, list, sentence, sentences, small } from '../pen';

const RESEARCH = 'To be researched';

/** What is known of the market without research, and what to find out: no figure and no quote is made up. */
export function marketInsights(plan: Plan) {
  const { trade, name, offer, where, noun } = plan;
  const pains = [...plan.draw('pain').take(3)].map(titled);
  const rivals = trade.lines('rival').map(titled);
  const at = where ? ` ${where}` : '';
  return {
    PainPoints: pains.map(({ title, text }, index) => ({
      Name: title,
      Quotes: [],
      description: text,
      impact: index === 0 ? 'high' : 'medium',
    })),
    Opportunities: [
      ...trade.lines('chance').map((line) => {
        const [title = '', description = '', timeframe = ''] = line.split('|').map((part) => part.trim());
        return { title, description: sentence(description), potential: null, timeframe, icon: null };
      }),
      ...plan.arguments.slice(0, 1).flatMap(({ lever, handle, told }) =>
        lever
          ? [
              {
                title: `Own ${handle}`,
                description: sentences(
                  told,
                  lineOf(lever.entry, 'show').length > 0
                    ? `Make it visible: ${small(lineOf(lever.entry, 'show'))}`
                    : undefined,
                ),
                potential: null,
                timeframe: 'Now',
                icon: null,
              },
            ]
          : [],
      ),
    ],
    marketTrends: trade
      .lines('trend')
      .map(titled)
      .map(({ title, text }) => ({
        title,
        description: sentences(`${RESEARCH} for ${name}`, text),
        direction: null,
      })),
    competitorAnalysis: {
      summary: sentences(
        `${RESEARCH} by name: the brief names no competitor of ${name}`,
        `By kind, ${offer}${at} is up against ${list(rivals.map(({ title }) => small(title)))}`,
      ),
      keyInsights: rivals.map(({ title, text }) => `${capital(title)}: ${text}.`),
    },
    targetMarketSize: `${RESEARCH}: how many ${plan.audiences[0] ?? plan.readers} can reach ${name}${where ? ` ${where}` : ''}, how often they come back, and what they use instead today.`,
    growthPotential: `${RESEARCH}: how much more one ${noun} of this size can do without breaking ${plan.limits[0] ? `its own rule (“${plan.limits[0].said}”)` : 'what it is known for'}.`,
  };
}
