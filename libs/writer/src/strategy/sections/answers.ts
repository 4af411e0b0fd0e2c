import { bare } from '../../pen';
import type { Note } from '../notes';
import type { Plan } from '../plan';

/** The question behind a colon of what is told of those who come: 'will it cope in February'. */
export const questionIn = ({ worries }: Pick<Plan, 'worries'>): string | undefined => {
  for (const { text } of worries) {
    const asked =
      /(?:\bask[^:“"]*[:,]?|\bworr\p{L}+:) (?:“|")?((?:will|can|is|are|do|does|what|how|when|why|where|who|whether)\b[^.,?”"]{6,60})/iu.exec(
        text,
      )?.[1];
    if (asked) return bare(asked);
  }
  return undefined;
};

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
/** That it proves something is not enough: it has to prove this. */
const ANSWERS = 2.4;
/** What a fear is about, and what kind of fact speaks to it. */
const FEARS: readonly [about: RegExp, kinds: RegExp, by: number][] = [
  [/\bcope|winter|cold|february|heat|storm|weather\b/i, /^worst$/, 3],
  [/\bprice|cost|expensive|pay/i, /price|payment|trial/, 3],
  [/\bcome\b|\blate\b|\bwait/i, /punctual|speed|fixedprice|answered/, 2],
  [/\bnervous|afraid|fear|shame|scared/i, /special|trial|visit|answered/, 2],
  [/\bhappens|wrong|safe|clean|know\b/i, /answered|credential|team|warranty/, 1.5],
];

/** The fact that answers what is feared: one that speaks of the same thing, else one that proves. */
export function answerTo({ lead }: Pick<Plan, 'lead'>, { text, index }: Note): Note | undefined {
  const about = stems(text);
  const score = (note: Note) =>
    (note.index === index ? 5 : 0) +
    [...stems(note.text)].filter((stem) => about.has(stem)).length * 2 +
    FEARS.filter(([test, kinds]) => test.test(text) && kinds.test(note.kinds[0]?.id ?? '')).reduce(
      (sum, [, , by]) => sum + by,
      0,
    ) +
    note.weight / 10;
  const [best] = [...lead].sort((one, other) => score(other) - score(one));
  return best && score(best) > ANSWERS - 0.3 ? best : undefined;
}

/** What a question can be answered with: a price with a price, how long with a time. */
const ANSWERED_BY: readonly [question: RegExp, kinds: string][] = [
  [
    /\bhow (?:long|soon|quick\p{L}*|many (?:days|weeks|visits))\b|\bby when\b|\bso soon\b|\bwhen does it\b/iu,
    'speed punctual process',
  ],
  [/\bpay\b|\bpaid\b/iu, 'payment price fixedprice'],
  [/\bcosts?\b|\bprice\b|\bsum\b|\bexpensive\b/iu, 'price fixedprice'],
  [/^who\b|\bwho (?:does|makes|comes|leads|works|will)\b|\bwho are you\b/iu, 'team employed'],
  [/\b(?:fails?|breaks?|wrong|damaged?|afterwards|not right|not like it)\b/iu, 'warranty repairs'],
  [/\b(?:hours|open|when can|when are)\b/iu, 'hours booking'],
  [/\bhow many\b|\btoo small\b|\bfor (?:us|our number)\b|\broom for\b/iu, 'size'],
  [/\b(?:where do you go|as far as|come to where|do you send|get it\b|where can)\b/iu, 'area visit'],
  [/\ballowed\b|\bapproved\b|\bqualified\b/iu, 'credential'],
  [/\bhow (?:do i|does it|do we)\b/iu, 'process booking area access photo data'],
];
export const answering = (question: string, kinds: string): string => {
  const allowed = ANSWERED_BY.find(([test]) => test.test(question))?.[1].split(' ');
  if (!allowed) return kinds;
  const both = kinds.split(' ').filter((kind) => allowed.includes(kind));
  return (both.length > 0 ? both : allowed).join(' ');
};

/** A trouble of the trade with the fact that answers it. */
export interface Pain {
  title: string;
  text: string;
  answer?: Note;
}
/** The troubles of the trade: those that these notes answer, and at most one that they leave open. */
export function painsOf(plan: Pick<Plan, 'allowed' | 'trade' | 'lead'>): Pain[] {
  const used: Note[] = [];
  const all = plan.allowed(plan.trade.pains).map(([title, text, kinds]): Pain => {
    const answer = againstPain(plan, `${title} ${text}`, kinds, used);
    if (answer) used.push(answer);
    return { title: title.replace(/\?$/, ''), text, ...(answer && { answer }) };
  });
  const answered = all.filter(({ answer }) => answer);
  const open = all.filter(({ answer }) => !answer);
  return [...answered.slice(0, 3), ...open.slice(0, answered.length > 1 ? 1 : 2)];
}

/** The fact that answers a trouble of the trade, if there is one. */
function againstPain(
  { lead }: Pick<Plan, 'lead'>,
  text: string,
  told: string | undefined,
  used: readonly Note[],
): Note | undefined {
  const kinds = (told ?? AGAINST.find(([test]) => test.test(text))?.[1] ?? '').split(' ');
  return kinds.flatMap((id) => lead.filter((note) => !used.includes(note) && note.kinds[0]?.id === id)).at(0);
}
/** What kind of fact answers a trouble of the trade, where its text does not say it. */
const AGAINST: readonly [RegExp, string][] = [
  [
    /\bprices?\b|\bsums?\b|\bbills?\b|\bquotes?\b|\bcosts?\b|\binvoice|\bdeposit|\bpaid\b|\bclock\b|\bworth it\b|\bexpensive\b/i,
    'fixedprice price payment trial',
  ],
  [
    /\blate\b|\bwait|\bweeks\b|\bmonths\b|\bdates?\b|\bcomes?\b|\bno-show\b|\bstandstill\b|\bslow\b|\bchase\b|\bsilence\b|\banswer\b|\bnumber that moves\b/i,
    'punctual speed answered',
  ],
  [/\bafter\b|\bgone\b|\bfails?\b|\bworse\b|\bdamage|\bbroken\b|\balmost right\b/i, 'warranty repairs proof'],
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
    'team employed special credential',
  ],
  [/\bpictures\b|\bmissing\b/i, 'refusal limits visit'],
];

/** What holds for a whole class begins elsewhere for each brand. */
export const turned = <Item>(items: readonly Item[], seed: number): Item[] => {
  const from = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};
