import { capital, list, sentence, sentences, small } from '../pen';
import { type Plan, titled } from '../plan';

const RESEARCH = 'To be researched';

/** What is known of the market without research, and what to find out: no figure and no quote is made up. */
export function marketInsights(plan: Plan) {
  const { name, offer, where, noun, audiences, readers } = plan;
  // the first two stand with the audience
  const used = plan.lines('pain').slice(-2).map(titled);
  const rivals = plan.lines('rival').map(titled);
  const named = plan.reading.statements
    .filter(({ text }) => /\b(?:competitors?|unlike|compared with|the other (?:one|two)|chains?)\b/i.test(text))
    .map(({ text }) => text);
  return {
    PainPoints: used.map(({ title, text }, index) => ({
      Name: title,
      Quotes: [],
      description: sentence(text),
      impact: index === 0 ? 'high' : 'medium',
    })),
    Opportunities: plan.lines('chance').map((line) => {
      const [title = '', description = '', timeframe = ''] = line.split('|').map((part) => part.trim());
      return { title, description: sentence(description), potential: null, timeframe, icon: null };
    }),
    marketTrends: plan
      .lines('trend')
      .map(titled)
      .map(({ title, text }) => ({ title, description: sentences(`${RESEARCH} for ${name}`, text), direction: null })),
    competitorAnalysis: {
      summary: sentences(
        named[0] ? `What the brief says of others: “${named[0]}”` : `${RESEARCH} by name, for ${name}`,
        rivals.length > 0
          ? `Instead of ${offer}, ${readers} may choose ${list(
              rivals.map(({ title }) => small(title)),
              'or',
            )}`
          : undefined,
      ),
      keyInsights: rivals.map(({ title, text }) => `${capital(title)}: ${text}.`),
    },
    targetMarketSize: `${RESEARCH}: how many ${audiences[0] ?? readers} ${where ? `${where} ` : ''}use ${offer} or could, and how often.`,
    growthPotential: `${RESEARCH}: what ${article(noun)} like ${name} could take on without losing what it is known for.`,
  };
}

const article = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
