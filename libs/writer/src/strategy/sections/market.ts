import { capital, list, merged, sentence, sentences, small } from '../../pen';
import { shortOf } from '../notes';
import { type Plan, quoted } from '../plan';
import { answerTo, painsOf, questionIn, turned } from './answers';

/** What is known of the market, which is little, and what has to be found out. */
export function marketInsights(plan: Plan) {
  const { trade, fill, who, identity, rivals, allowed } = plan;
  return {
    PainPoints: pains(plan),
    Opportunities: turned(allowed(trade.ideas), plan.seed)
      .slice(0, 2)
      .map(([title, test, timeframe]) => ({
        title,
        description: merged(
          `${fill(test).replace(/\.$/, '')}; first ${plan.town === '' ? `with ${who}` : `in ${plan.town}`}`,
        ),
        potential: null,
        timeframe,
        icon: null,
      })),
    marketTrends: trade.trends.map(([title, check]) => ({
      title,
      description: sentence(
        `${fill(check).replace(/\.$/, '')}${identity.place === '' ? '' : `; first for ${identity.place}`}`,
      ),
      direction: null,
    })),
    competitorAnalysis: {
      summary: sentences(
        rivals[0] && `What the brief says of others: ${quoted(shortOf(rivals[0], 170))}`,
        `To be researched: three to five names that ${who} would also ask${identity.at.startsWith(' –') ? '' : identity.at}, each with price, promise and tone`,
      ),
      keyInsights: [
        sentence(
          `${list(allowed(trade.rivals).map(([rival], at) => (at === 0 ? rival : small(rival))))}: what each of them offers${identity.at.startsWith(' –') ? '' : identity.at}, and at which price, is to be researched first`,
        ),
        ...checks(plan),
      ].slice(0, 5),
    },
    targetMarketSize: sentence(
      `To be researched: how many ${who} there are${identity.place === '' ? ' in reach' : ` in reach of ${identity.place}`}, and how many decide in a year`,
    ),
    growthPotential: null,
  };
}

/** Where rivals are measured: by what those who come ask first. */
function checks({ lead, who, vary }: Plan): string[] {
  const asked = [...new Set(lead.slice(0, 3).map(({ kinds: [kind] }) => kind?.asks ?? ''))].filter((one) => one !== '');
  return asked.length === 0
    ? []
    : [
        sentence(
          `${vary('To be put to each of them as a customer', 'What each of them answers when asked', `What ${who} hear from each of them when they ask`)}: ${list(asked.map((one) => `“${one}”`))}`,
        ),
      ];
}

function pains(plan: Plan) {
  const { worries, fill, name } = plan;
  const question = questionIn(plan);
  const told = worries.slice(0, 2).map((worry) => {
    const answer = answerTo(plan, worry);
    return {
      Name: question && worry.text.includes(question) ? `“${capital(question)}?”` : titleOf(worry.text),
      Quotes: [],
      description: sentences(
        `As the notes report it: ${quoted(shortOf(worry, 170))}`,
        answer ? `Answer: ${small(answer.kinds[0]?.title ?? 'the offer')}` : `${name} has not said what it answers`,
      ),
      impact: 'High',
    };
  });
  const known = painsOf(plan).map(({ title, text, answer }, at) => ({
    Name: title,
    Quotes: [],
    description: sentences(
      answer
        ? `${name} answers it with ${small(answer.kinds[0]?.title ?? 'what it does')}`
        : `${fill(text).replace(/\.$/, '')}; ${name} has not said what stands against it`,
    ),
    impact: at === 0 && told.length === 0 ? 'High' : 'Medium',
  }));
  return [...told, ...known].slice(0, 3);
}
/** The first words of what is told, as a title. */
const titleOf = (text: string): string => {
  const said = text.replace(/^[\p{L} ]{3,12}: /u, '').replace(/[.]$/, '');
  const [head = said] = said.split(/, |; | because | – /);
  return capital(head.length < 60 ? head : `${head.slice(0, 56).replace(/ \S*$/, '')} …`);
};
