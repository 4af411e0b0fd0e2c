import { capital, list, merged, sentence, sentences, small } from '../../pen';
import type { Note } from '../notes';
import type { Plan } from '../plan';
import { againstPain, answerTo, questionIn } from './positioning';

/** What is known of the market, which is little, and what has to be found out. */
export function marketInsights(plan: Plan) {
  const { trade, fill, who, identity, rivals, cite, allowed } = plan;
  return {
    PainPoints: pains(plan),
    Opportunities: allowed(trade.ideas)
      .slice(0, 3)
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
        rivals[0] && `What the brief says of others: ${cite(rivals[0], 170)}`,
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

/** Where rivals are measured: by the brand's own strongest facts. */
function checks({ lead, cite, vary }: Plan): string[] {
  return lead
    .slice(0, 2)
    .map((note, at) =>
      sentence(
        at === 0
          ? `${vary('First thing to check with each of them', 'To be asked of every one of them', 'The comparison starts here')}: can they match ${cite(note)}`
          : `And what do they set against ${cite(note)}`,
      ).replace(/\.$/, '?'),
    );
}

function pains(plan: Plan) {
  const { worries, trade, cite, allowed, fill } = plan;
  const used: Note[] = [];
  const against = (note: Note | undefined) => {
    if (note) used.push(note);
    return note && `What answers it in the notes: ${cite(note, 150)}`;
  };
  const question = questionIn(plan);
  const told = worries.slice(0, 2).map((worry) => ({
    Name: question && worry.text.includes(question) ? `“${capital(question)}?”` : titleOf(worry.text),
    Quotes: [],
    description: sentences(`As the notes report it: ${cite(worry, 170)}`, against(answerTo(plan, worry))),
    impact: 'High',
  }));
  const known = allowed(trade.pains).map(([title, text], at) => ({
    Name: title,
    Quotes: [],
    description: sentences(
      against(againstPain(plan, title, text, [])) ?? `${fill(text).replace(/\.$/, '')} – no note answers it yet`,
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
