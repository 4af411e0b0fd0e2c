import { bare, capital, list, sentence, sentences, small, titled } from '../../pen';
import { type Note, shortOf } from '../notes';
import { isBrought } from '../notes/audience';
import { type Plan, quoted } from '../plan';
import { answerTo, painsOf } from './answers';
import { ideaOf, promised, promiseOf } from './promise';

/** What the brand is, for whom, and why it is chosen. */
export function positioningStrategy(plan: Plan) {
  const { identity, facts, trade, lead, more, fill, headline, everybody, vary, name } = plan;
  const three = lead.filter((note, at) => lead.findIndex(({ kinds }) => kinds[0] === note.kinds[0]) === at).slice(0, 3);
  const promise = promiseOf(plan);
  return {
    Name: ideaOf(plan),
    PositioningStatement: sentences(
      `For ${everybody}: ${asNoun(plan)}, ${vary('the choice', 'chosen')} where ${trade.need}`,
      three[0] && `Different in this: ${list(three.map(promised))}`,
    ),
    ValueProposition: {
      statement: valueOf(plan),
      pillars: three.map((note, at) => ({
        Title: note.kinds[0]?.title ?? 'What is done',
        Description: sentence(
          `${more(note, 170) ?? quoted(shortOf(note, 60))} – ${plan.lower(fill(gainOf(note, plan.seed + at)))}`,
        ),
      })),
    },
    BrandPromise: promise,
    Product: {
      Description: sentences(
        identity.unit ? identity.unit.text : headline === name ? undefined : headline,
        headline === name &&
          'The brief does not say what is sold or done: one sentence on it is the first thing to ask for',
      ),
      Features: featuresOf(facts, headline, identity.unit?.text),
      Benefits: benefitsOf(plan, three),
    },
    TargetAudience: audiences(plan),
    CompetitiveAdvantage: advantages(plan),
    KeyMessages: messages(plan),
  };
}

/** The headline within a sentence: a name and a word of another language keep their capital. */
const asNoun = ({ headline, name, isAbroad }: Pick<Plan, 'headline' | 'name' | 'isAbroad'>): string =>
  headline.startsWith(name) || isAbroad ? headline : small(headline);

const gainOf = ({ kinds }: Note, turn: number): string => {
  const gains = kinds[0]?.gains ?? [];
  return gains[turn % Math.max(1, gains.length)] ?? '';
};

function valueOf(plan: Plan): string {
  const { worries, fill, more, lead, name } = plan;
  const [worry] = worries;
  const [pain] = painsOf(plan);
  const told = worry
    ? `${quoted(shortOf(worry))}: that is where the notes put the trouble`
    : pain && `${pain.title.replace(/\?$/, '')}: ${small(fill(pain.text))}`;
  const answer = worry ? answerTo(plan, worry) : pain?.answer;
  const shown = answer ?? lead[0];
  const cited = shown && (more(shown) ?? quoted(shortOf(shown, 90)));
  return sentences(
    told,
    cited
      ? `${answer ? 'Against it stands' : `What ${name} can show`}: ${cited}`
      : `What ${name} has against it is the first thing to ask for`,
  );
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

function benefitsOf({ lead, fill, seed }: Plan, but: readonly Note[]): string[] {
  const shown = new Set(but.map(({ kinds }) => kinds[0]?.id));
  const rest = lead.filter(
    (note, at) => !shown.has(note.kinds[0]?.id) && lead.findIndex(({ kinds: all }) => all[0] === note.kinds[0]) === at,
  );
  const found = (rest.length > 0 ? rest : but).slice(0, 4).map((note, at) => fill(gainOf(note, seed + at)));
  return [...new Set(found)];
}

function audiences(plan: Plan) {
  const { groups, trade, fill, who, about, isNamed, more, lead } = plan;
  const isMentioned = plan.isMentioned || plan.worries.length > 0;
  const pains = painsOf(plan).map(({ title }) => title);
  const goals = trade.goals.map((goal) => fill(goal));
  if (!isNamed)
    return [
      {
        name: capital(who),
        priority: 'High',
        description: about[0]
          ? sentences(`As the notes describe them: ${quoted(about[0].text)}`)
          : isMentioned
            ? sentence(`Spoken of in the notes as those who decide: what they fear and ask stands first`)
            : sentences(
                `Taken from the trade, as the notes list no group; ask ${plan.name} for the last ten of them and what brought them`,
              ),
        problems: pains.slice(0, 3),
        goals,
      },
      ...groups.filter(({ isMinor }) => isMinor).map((group) => groupOf(group.noun, 'Low', quoted(group.said), [], [])),
    ];
  return groups.slice(0, 4).map(({ noun, said, priority, isMinor, isGoal }, at) => {
    const stem = (noun.split(' ').at(-1) ?? noun).toLowerCase().slice(0, 6);
    const fact = lead.find(
      ({ text }) => text.toLowerCase().includes(stem) && groups.filter((group) => text.includes(group.noun)).length < 2,
    );
    const told = more(fact);
    const isPayer = fact !== undefined && /\bpays?\b|\bfunds?\b|\bbuys?\b/.test(fact.text);
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
        told && `${isPayer ? 'What they pay for' : 'What concerns them'}: ${told}`,
        isBrought(noun) && groups.length > 1 && 'They use it; who decides and pays is spoken to',
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
function advantages({ trade, rivals, more, fill, allowed, lead, who, town }: Plan): string[] {
  const told = rivals.slice(0, 1).map((note) => `What the notes say of others: ${quoted(shortOf(note, 150))}.`);
  const used: Note[] = [...rivals];
  const held = allowed(trade.rivals).flatMap(([rival, how]) => {
    const wanted = AGAINST_RIVAL.find(([test]) => test.test(`${rival} ${how}`))?.[1].split(' ') ?? [];
    const note = lead.find((one) => !used.includes(one) && wanted.includes(one.kinds[0]?.id ?? ''));
    if (!note) return [];
    used.push(note);
    return [sentences(titled(rival, fill(how)), `Against it: ${more(note) ?? shownAs(note)}`)];
  });
  const left = lead.find((note) => !used.includes(note));
  const open = left && (more(left) ?? capital(shownAs(left)));
  return [
    ...told,
    ...held.slice(0, 3),
    ...(held.length < 2 && open
      ? [
          sentence(
            `${open}: to be compared with what ${who} are offered ${town === '' ? 'elsewhere' : `by others in ${town}`}`,
          ),
        ]
      : []),
  ];
}

const shownAs = ({ kinds: [kind] }: Note): string => small(kind?.title ?? 'what is done');

/** Lines that can be printed: what it is, what it promises, and facts in the brand's own words. */
function messages({ lead, headline, next, spoken }: Plan): string[] {
  const [first] = lead;
  const lines = next(5, first ? [first] : []).filter(({ text }) => text.length < 150);
  return [
    sentence(headline),
    ...(first ? [sentence(`${capital(promised(first))}: ${bare(first.text)}`)] : []),
    ...lines.slice(0, 3).map(spoken),
  ].filter((line, at, all) => all.indexOf(line) === at);
}
