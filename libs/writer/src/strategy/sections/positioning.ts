import { bare, capital, sentence, sentences, small, titled } from '../../pen';
import type { Note } from '../notes';
import { type Plan, quoted } from '../plan';

/** What the brand is, for whom, and why it is chosen. */
export function positioningStrategy(plan: Plan) {
  const { identity, facts, trade, lead, cite, fill, headline, everybody, vary, name } = plan;
  const [first, second, third] = lead;
  const offer = facts.find(
    ({ kinds: [kind], index, text }) => kind?.id === 'offer' && index !== identity.unit?.index && /,| and /.test(text),
  );
  const three = [first, second, third].filter((note) => note !== undefined);
  return {
    Name: ideaOf(plan),
    PositioningStatement: sentences(
      `For ${everybody}: ${small(headline)}, ${vary('the choice', 'chosen')} where ${trade.need}`,
      three.length > 0 && `What stands behind it in the notes: ${three.map((note) => cite(note)).join('; ')}`,
    ),
    ValueProposition: {
      statement: valueOf(plan),
      pillars: three
        .filter((note, at) => three.findIndex(({ kinds }) => kinds[0] === note.kinds[0]) === at)
        .map((note, at) => ({
          Title: note.kinds[0]?.title ?? 'What is done',
          Description: sentence(`${cite(note, 170)} – ${small(fill(gainOf(note, plan.seed + at)))}`),
        })),
    },
    BrandPromise: promiseOf(plan),
    Product: {
      Description: sentences(
        identity.unit ? identity.unit.text : headline === name ? undefined : headline,
        offer && `In short: ${cite(offer, 170)}`,
        headline === name &&
          'The brief does not say what is sold or done: one sentence on it is the first thing to ask for',
      ),
      Features: featuresOf(facts, headline, identity.unit?.text),
      Benefits: benefitsOf(plan),
    },
    TargetAudience: audiences(plan),
    CompetitiveAdvantage: advantages(plan),
    KeyMessages: messages(plan),
  };
}

export const gainOf = ({ kinds }: Note, turn: number): string => {
  const gains = kinds[0]?.gains ?? [];
  return gains[turn % Math.max(1, gains.length)] ?? '';
};

/** The question behind a colon of what is told of those who come: 'will it cope in February'. */
export const questionIn = ({ worries }: Pick<Plan, 'worries'>): string | undefined => {
  for (const { text } of worries) {
    const asked =
      /\bask[^:“"]*[:,]? (?:“|")?((?:will|can|is|are|do|does|what|how|when|why|where|who|whether)\b[^.?”"]{6,60})/iu.exec(
        text,
      )?.[1];
    if (asked) return bare(asked);
  }
  return undefined;
};

const SHORT = 58;
/** The title of the position: the question that is answered, or the strongest fact in its own words. */
function ideaOf(plan: Plan): string {
  const question = questionIn(plan);
  if (question) return `The answer to “${question}”`;
  for (const { text, kinds } of plan.lead.slice(0, 4)) {
    const parts = bare(text).split(/(?:, |: |; | and (?=(?:i|we|they|she|he)\b))/i);
    const kind = kinds[0];
    const part = parts.find((one) => kind && (kind.test.test(one) || kind.test.test(one.toLowerCase())));
    if (part && part.length <= SHORT && part.split(' ').length > 1)
      return capital(part.replace(/^(?:They|It) (?=\p{Ll})/u, ''));
  }
  return plan.headline;
}

function valueOf(plan: Plan): string {
  const { worries, trade, fill, cite, lead, allowed } = plan;
  const [worry] = worries;
  const [pain] = allowed(trade.pains);
  const told = worry
    ? `${cite(worry)}: that is where the notes put the trouble`
    : pain && titled(pain[0], fill(pain[1]));
  const answer = (worry ? answerTo(plan, worry) : pain && againstPain(plan, pain[0], pain[1], [])) ?? lead[0];
  return sentences(
    told,
    answer ? `Against it stands ${cite(answer)}` : `What ${plan.name} has against it is the first thing to ask for`,
    answer && fill(gainOf(answer, plan.seed >>> 4)),
  );
}

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
/** That it proves something is not enough: it has to prove this. */
const ANSWERS = 2.4;
const PROVES = /^(?:worst|warranty|limits|special|trial|fixedprice|transparency|punctual|credential|proof|language)$/;

/** The fact that answers what is feared: one that speaks of the same thing, else one that proves. */
export function answerTo({ lead }: Pick<Plan, 'lead'>, { text, index }: Note): Note | undefined {
  const about = stems(text);
  const score = (note: Note) =>
    (note.index === index ? 5 : 0) +
    [...stems(note.text)].filter((stem) => about.has(stem)).length * 2 +
    (PROVES.test(note.kinds[0]?.id ?? '') ? 1.5 : 0) +
    (/\bcope|winter|cold|february|heat|storm|weather\b/i.test(text) && note.kinds.some(({ id }) => id === 'worst')
      ? 3
      : 0) +
    (/\bprice|cost|expensive|pay/i.test(text) && note.kinds.some(({ id }) => /price|payment|trial/.test(id)) ? 3 : 0) +
    (/\bnervous|afraid|fear|shame|worr/i.test(text) &&
    note.kinds.some(({ id }) => /special|trial|visit|limits/.test(id))
      ? 2
      : 0) +
    (/\bcome\b|\blate\b|\bwait/i.test(text) && note.kinds.some(({ id }) => /punctual|speed|fixedprice/.test(id))
      ? 2
      : 0) +
    note.weight / 10;
  const [best] = [...lead].sort((one, other) => score(other) - score(one));
  return best && score(best) > ANSWERS ? best : undefined;
}

const PROMISES =
  'warranty fixedprice speed punctual limits worst trial employed refusal transparency special credential handmade own visit';
function promiseOf(plan: Plan): string {
  const { spoken, who, lead, fill, trade } = plan;
  const note = lead.slice(0, 4).find(({ kinds: [kind] }) => PROMISES.includes(kind?.id ?? '-')) ?? lead[0];
  if (!note) return sentence(`To be agreed with the client: one promise to ${who} that can be kept on a bad day`);
  const said = spoken(note);
  return said.length < 170
    ? `To ${who}: ${said}`
    : `To ${who}: ${capital(plan.cite(note))}. ${fill(trade.goals[0] ?? '')}`;
}

const MOST_FEATURES = 18;
/** All that the brief tells of the offer, in its words and order. */
function featuresOf(facts: readonly Note[], headline: string, first: string | undefined): string[] {
  const all = [...facts]
    .filter(({ text }) => text !== first)
    .sort((one, other) => one.index - other.index)
    .map(({ text }) => sentence(text));
  return [...new Set(all.length > 0 ? all : [sentence(headline)])].slice(0, MOST_FEATURES);
}

function benefitsOf({ lead, fill, seed }: Plan): string[] {
  const rest = lead.filter((note, at) => lead.findIndex(({ kinds }) => kinds[0] === note.kinds[0]) === at);
  const found = rest.slice(0, 6).map((note, at) => fill(gainOf(note, seed + at + (at < 3 ? 1 : 0))));
  return [...new Set(found)].slice(0, 5);
}

function audiences({ groups, trade, fill, who, about, isNamed, isMentioned, allowed, cite, lead }: Plan) {
  const pains = allowed(trade.pains).map(([title]) => title);
  const goals = trade.goals.map((goal) => fill(goal));
  if (!isNamed)
    return [
      {
        name: capital(who),
        priority: 'High',
        description: about[0]
          ? sentences(`As the notes describe them: ${cite(about[0])}`)
          : isMentioned
            ? sentence(`Spoken of in the notes as those who decide: what they fear and ask stands first`)
            : sentences(
                `A working hypothesis from the trade, as the notes name no group; ask for the last ten ${who} and what brought them`,
              ),
        problems: pains.slice(0, 3),
        goals,
      },
      ...groups.filter(({ isMinor }) => isMinor).map((group) => groupOf(group.noun, 'Low', quoted(group.said), [], [])),
    ];
  return groups.slice(0, 4).map(({ noun, said, priority, isMinor, isGoal }, at) => {
    const stem = (noun.split(' ').at(-1) ?? noun).toLowerCase().slice(0, 6);
    const fact =
      at === 0
        ? lead[0]
        : lead.find(
            ({ text }) =>
              text.toLowerCase().includes(stem) && groups.filter((group) => text.includes(group.noun)).length < 2,
          );
    return groupOf(
      noun,
      priority,
      sentences(
        isGoal
          ? `The notes want to win them: ${said}`
          : isMinor
            ? `A part of those who come: ${said}`
            : said === noun && at === 0
              ? groups.length > 1
                ? `${capital(noun)} stand first in the notes; the first screen is written for them`
                : 'The one group that the notes name'
              : said === noun
                ? `Named beside ${who}`
                : `In the notes: ${said}`,
        fact && `What concerns them: ${cite(fact)}`,
      ),
      at === 0 ? pains.slice(0, 2) : pains.slice(2, 3),
      at === 0 ? goals : [],
    );
  });
}
const groupOf = (noun: string, priority: string, description: string, problems: string[], goals: string[]) => ({
  name: capital(noun),
  priority,
  description: sentence(description),
  problems,
  goals,
});

/** What kind of fact speaks against another way of managing. */
const AGAINST_RIVAL: readonly [RegExp, string][] = [
  [
    /\bsubcontract|\bjunior\b|\bwhoever\b|\bnobody knows who\b|\bdifferent face|\bhotline\b|\bno name\b|\bqueue\b/i,
    'team employed own since special handmade',
  ],
  [
    /\blater\b|\bdrawer\b|\banother year\b|\bpostpon|\bputting it off|\bwaiting\b|\bnext month\b|\bmorning\b|\bcan wait\b/i,
    'speed trial worst price',
  ],
  [
    /\bcheap|\bcosts? nothing\b|\bfree\b|\bhalf the price\b|\bless\b/i,
    'warranty fixedprice credential transparency trial special',
  ],
  [
    /\bknown\b|\bfamiliar\b|\bsafe\b|\bapproved\b|\bprocedure\b|\byears\b|\bname\b/i,
    'proof credential since transparency',
  ],
  [/\beverything\b|\bat once\b|\btomorrow\b|\bnine in the evening\b/i, 'limits refusal special origin handmade visit'],
];

/** The strongest facts, each held against the other way of managing to which it is an answer. */
function advantages({ trade, rivals, cite, fill, allowed, lead }: Plan): string[] {
  const told = rivals.slice(0, 1).map((note) => `What the notes say of others: ${cite(note, 150)}.`);
  const free = [...allowed(trade.rivals)];
  const answers = ([who, how]: readonly [string, string], { kinds }: Note) => {
    const wanted = AGAINST_RIVAL.find(([test]) => test.test(`${who} ${how}`))?.[1].split(' ') ?? [];
    return kinds.some(({ id }) => wanted.includes(id));
  };
  const facts = lead.filter((note) => !rivals.includes(note)).slice(0, 3);
  const ours = facts.map((note) => {
    const at = free.findIndex((rival) => answers(rival, note));
    const [rival] = at < 0 ? [] : free.splice(at, 1);
    return rival
      ? sentence(`${cite(note)} – set against ${small(rival[0])}: ${small(fill(rival[1]))}`)
      : sentence(`${cite(note)} – what ${small(free[0]?.[0] ?? 'others')} can set against it is to be researched`);
  });
  return [...told, ...ours];
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
  [/\bafter\b|\bgone\b|\bfails?\b|\bworse\b|\bdamage|\bbroken\b|\balmost right\b/i, 'warranty proof limits credential'],
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

/** Lines that can be printed: the brief's own, the strongest first. */
function messages({ lead, spoken, headline }: Plan): string[] {
  const short = lead.filter(({ text }) => text.length < 150);
  const lines = (short.length > 2 ? short : lead).slice(0, 4).map(spoken);
  return [sentence(headline), ...lines].filter((line, at, all) => all.indexOf(line) === at);
}
