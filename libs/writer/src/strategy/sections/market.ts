import { capital, list, sentence, sentences, small } from '../../pen';
import type { Note } from '../notes';
import type { Plan } from '../plan';
import { answerTo, questionIn } from './positioning';

/** What is known of the market, which is little, and what has to be found out. */
export function marketInsights(plan: Plan) {
  const { trade, fill, who, identity, rivals, cite, allowed } = plan;
  return {
    PainPoints: pains(plan),
    Opportunities: allowed(trade.ideas)
      .slice(0, 3)
      .map(([title, test, timeframe], at) => {
        const note = plan.lead[at];
        return {
          title,
          description: sentence(`${fill(test).replace(/\.$/, '')}${note ? ` – to begin with, ${cite(note, 90)}` : ''}`),
          potential: null,
          timeframe,
          icon: null,
        };
      }),
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
      against(againstPain(plan, title, text, used)) ?? `${fill(text).replace(/\.$/, '')} – no note answers it yet`,
    ),
    impact: at === 0 && told.length === 0 ? 'High' : 'Medium',
  }));
  return [...told, ...known].slice(0, 3);
}
/** The fact that answers a trouble of the trade, if there is one. */
export function againstPain({ factOf }: Plan, title: string, text: string, used: readonly Note[]): Note | undefined {
  const kinds = AGAINST.find(([test]) => test.test(title)) ?? AGAINST.find(([test]) => test.test(text));
  return factOf(kinds?.[1] ?? '', used);
}
/** What kind of fact answers a trouble of the trade. */
const AGAINST: readonly [RegExp, string][] = [
  [
    /\bprices?\b|\bsums?\b|\bbills?\b|\bquotes?\b|\bcosts?\b|\binvoice|\bdeposit|\bpaid\b|\bclock\b|\bworth it\b|\bexpensive\b/i,
    'fixedprice price payment trial',
  ],
  [
    /\blate\b|\bwait|\bweeks\b|\bmonths\b|\bdates?\b|\bcomes?\b|\bno-show\b|\bstandstill\b|\bslow\b|\bchase\b|\bsilence\b|\banswer\b|\bnumber that moves\b/i,
    'punctual speed hours',
  ],
  [/\bafter\b|\bgone\b|\bfails?\b|\bworse\b|\bdamage|\bbroken\b|\balmost right\b/i, 'warranty limits credential'],
  [/\bstairs\b|\bseats\b/i, 'access'],
  [
    /\bashamed?\b|\bshame\b|\bfear\b|\bafraid\b|\bold\b|\bjudged\b|\bmemory\b|\bfit in\b|\btrembling\b|\bguess\b/i,
    'special trial visit',
  ],
  [
    /\borigin\b|\bbatch|\btaste|\bwords without\b|\bproved\b|\bcompar|\bnumbers\b|\bfinding\b|\bhandmade by\b/i,
    'transparency origin handmade credential limits',
  ],
  [/\bunderstand\b|\blistened\b|\bexplain|\badvice\b|\bcamps\b/i, 'language transparency limits special'],
  [
    /\bstrangers?\b|\bfaces?\b|\bwho\b|\bhanding\b|\bpeople\b|\bhost\b|\bblame\b|\bnobody\b/i,
    'team employed special credential since',
  ],
  [/\bpictures\b|\bmissing\b/i, 'refusal limits visit'],
];

/** The first words of what is told, as a title. */
const titleOf = (text: string): string => {
  const said = text.replace(/^[\p{L} ]{3,12}: /u, '').replace(/[.]$/, '');
  const [head = said] = said.split(/, |; | because | – /);
  return capital(head.length < 60 ? head : `${head.slice(0, 56).replace(/ \S*$/, '')} …`);
};
