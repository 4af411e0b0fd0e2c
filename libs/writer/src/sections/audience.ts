import { titleOf } from '../character';
import { capital, list, sentence, sentences, small } from '../pen';
import type { Fact, Plan } from '../plan';

const NOVICE =
  /\bfor the first time\b|\bonce in their life\b|\bnever (?:been|washed|bought|held)\b|\bdon't know (?:what|how)\b|\bfirst (?:car|flat|child|language)\b|\bbeginners?\b/;
const EXPERT =
  /\bhave seen [^.]*\bfail\b|\bfussiest\b|\b(?:know|knows) (?:exactly|more|the difference)\b|\bprofessionals?\b|\bby tender\b|\barchitects?\b|\bshipyards?\b|\bengineers?\b|\bcontractors?\b/;
const UNAWARE =
  /\bremember us only when\b|\bhard to find\b|\bnever (?:heard|had a sign)\b|\bnobody knows (?:us|that)\b|\bdon't know (?:us|that we)\b/;
/** What the brief tells about those who come. */
const WHO_COMES =
  /\b(?:most|half|mostly|mainly|usually|a lot of|many)\b.*\b(?:people|customers?|clients?|guests?|visitors?|students?|families|members|patients)\b|\b(?:people|customers|clients|guests|students|patients|families) (?:come|find|arrive|buy)\b|^(?:many|most|some|half)(?: of them)? come\b|\bthe (?:youngest|oldest)\b/;

/** Who is meant, how they come to buy, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { notes, people, thing, name } = plan;
  const [trouble] = troublesOf(plan);
  const [when, show] = [notes.one('when')?.parts[0], notes.one('show')?.parts[0]];
  return {
    Definition: definition(plan),
    Situation: {
      Level: trouble
        ? plan.tell(trouble)
        : sentence(
            when ??
              (thing.includes(name)
                ? `How ${people} come to look for this, and what they compare it with, is to be asked`
                : `${capital(people)} look for ${thing} and have little to compare it by`),
          ),
      AdAdvice: sentence(
        show ?? `Begin with the moment in which ${people} need ${thing}; the name ${name} comes second`,
      ),
    },
    ...levels(plan),
    DeepPains: pains(plan),
    BuyingObjections: objections(plan),
  };
}

const troublesOf = (plan: Plan): Fact[] =>
  plan
    .having('trouble', 'private', 'aside', 'legal', 'look')
    .filter(({ unit }) => unit.index !== plan.offer?.unit.index && !/\beveryone asks\b/.test(unit.plain));

/** Facts about those who come, the most particular first. */
export const comersOf = ({ facts, offer }: Plan): Fact[] =>
  facts.filter(
    ({ unit }) =>
      !unit.isForeign &&
      unit.index !== offer?.unit.index &&
      unit.text.length < 240 &&
      !['price', 'refusal', 'mistaken', 'aside', 'look', 'irony', 'legal', 'aim'].some((role) =>
        unit.roles.has(role as 'price'),
      ) &&
      WHO_COMES.test(unit.plain) &&
      !/\bmust\b|\bshould\b|\bback\b|\babroad\b|^(?:it|they|he|she|that|this|if)\b|:/.test(unit.plain),
  );

function definition(plan: Plan): string {
  const { name, audience, groups, notes, at, people, noun } = plan;
  const shares = groups.flatMap(({ noun: group, share }) => (share ? [`${group} bring ${share}`] : []));
  const wanted = groups.filter(({ isGoal }) => isGoal);
  const told = plan.pick(comersOf(plan), 2).map((fact) => plan.tell(fact));
  const lastTen = /^(?:those|people)\b/.test(people) ? 'the last ten who came' : `the last ten ${people}`;
  // what is known of a trade elsewhere adds nothing to those whom the brief names in its own language
  const [who = plan.inItsWords ? undefined : notes.one('buyer')?.parts[0], what, when] =
    plan.inItsWords && audience ? [] : ((audience ? notes.one('segment') : notes.some('segment', 1)[0])?.parts ?? []);
  return sentences(
    audience && `${name} is for ${audience}${shares.length > 0 ? ` (${list(shares)})` : ''}`,
    ...told,
    wanted.length > 0 && `To be won, as the brief asks: ${list(wanted.map(({ said }) => said))}`,
    !audience &&
      told.length === 0 &&
      !who &&
      (plan.isOwnThing
        ? `${name} is for those who look for ${plan.thing}${at}; who they are is to be asked of ${lastTen}`
        : `Whom ${name} serves${at} is to be found out from ${lastTen} and from those who sent them`),
    who &&
      `${audience || told.length > 0 ? 'Besides, as a hypothesis' : `A hypothesis, to be tested on ${lastTen}${at}`}: ${small(who)}`,
    what && `What they decide: ${what}${when ? `, ${when}` : ''}`,
    notes.isKnown &&
      `What follows on pains, doubts and levels comes from what is known of ${/[^s]s$/.test(noun.split(' of ')[0] ?? noun) ? noun : `a ${noun}’s trade`}; the first ten conversations should confirm it`
        .replace('a house’s trade', 'the trade')
        .replace(/a (?=[aeiou])/, 'an '),
  );
}

function levels(plan: Plan) {
  const { notes, name, people, thing, units } = plan;
  const told = (pattern: RegExp) =>
    plan.facts.find(
      ({ unit }) =>
        !unit.isForeign && !unit.roles.has('irony') && !unit.roles.has('private') && pattern.test(unit.plain),
    );
  const [novice, expert, unaware] = [told(NOVICE), told(EXPERT), told(UNAWARE)];
  const [desire, awareness, sophistication] = (['desire', 'awareness', 'sophistication'] as const).map(
    (key) => notes.one(key)?.parts ?? [],
  );
  const wish = notes.one('wish')?.parts[0];
  const rival = notes.one('rival')?.parts;
  const desired = desire?.[0] ?? 'medium';
  const aware = unaware ? 'unaware' : (awareness?.[0] ?? 'problem aware');
  const skilled = novice ? 'novice' : expert ? 'expert' : (sophistication?.[0] ?? 'intermediate');
  const skill = novice ?? expert;
  return {
    MarketDesire: {
      Level: titleOf(desired),
      AdAdvice: sentences(
        desire?.[1] ??
          (/high/.test(desired)
            ? `The wish is there and needs no stoking: say first what ${name} does about it`
            : plan.isForGood
              ? `Say who may come and what happens then; nobody has to be persuaded`
              : `${capital(people)} put it off: give them a date or an occasion for ${thing}`),
        wish && `What they wish: ${wish}`,
      ),
    },
    AwarenessLevel: {
      Level: titleOf(aware),
      AdAdvice: sentences(
        unaware && plan.shown(unaware) < 2 && plan.tell(unaware),
        awareness?.[1] ??
          (/unaware|problem/.test(aware)
            ? `Describe the moment in which ${people} need ${thing} before the name is mentioned`
            : `${capital(people)} compare: the first line says what is different here`),
        rival?.[0] && `What they do otherwise: ${small(rival[0])}`,
      ),
    },
    SophisticationLevel: {
      Level: titleOf(skilled),
      AdAdvice: sentences(
        skill &&
          skill.unit.index !== 0 &&
          plan.shown(skill) < 2 &&
          !units.every(({ isForeign }) => isForeign) &&
          plan.tell(skill),
        (!skill && sophistication?.[1]) ||
          (/novice|beginner/.test(skilled)
            ? `Explain each term where ${people} first meet it, and take the steps in their order`
            : /expert|advanced/.test(skilled)
              ? `Give ${people} terms and figures as they use them, and no introduction to their own field`
              : `${capital(people)} have compared before; explain how it is done instead of praising it`),
      ),
    },
  };
}

function pains(plan: Plan): string[] {
  const own = plan.pick(troublesOf(plan), 2).map((fact) => plan.tell(fact));
  const known = plan.notes
    .take('pain', 3 - own.length)
    .map(({ parts: [title = '', text = ''] }) => painOf(title, text));
  const all = [...own, ...known];
  return all.length > 0
    ? all
    : [
        `Not known yet: what ${plan.people} put up with before they find ${plan.name}, and what goes wrong with ${plan.thing} elsewhere.`,
      ];
}

/** 'Title: what it is like'; a voice of its own stands apart. */
const painOf = (title: string, text: string): string =>
  text === ''
    ? sentence(title)
    : /\b(?:I|I'm|my|me|we|us)\b/.test(text)
      ? sentences(title, text)
      : sentence(`${title}: ${small(text)}`);

/** Matters in which a doubt is truly answered by a fact. */
const ANSWERS: [doubt: RegExp, roles: readonly string[]][] = [
  [/\b(?:cost|price|dear|expensive|pay|come to)\b/i, ['price']],
  [/\b(?:how long|when|wait|in time|soon|late|open)\b/i, ['hours']],
  [
    /\b(?:trust|really|how do i know|who checks|honest|if it fails|goes wrong|break)\b/i,
    ['guarantee', 'openness', 'candour', 'result'],
  ],
];

function objections(plan: Plan): string[] {
  const { notes, offer, name, people } = plan;
  const mistaken = plan.having('mistaken', 'private').find(({ unit }) => unit.text.split(' ').length > 3);
  const prices = plan
    .having('price', 'aside', 'private', 'aim')
    .filter(({ unit }) => unit.text.length < 260)
    .slice(0, 2);
  const own = notes
    .take('doubt', 3)
    .filter(({ parts: [question = ''] }) => !(prices.length > 0 && /\b(?:cost|price|come to)\b/i.test(question)));
  const answered = own.slice(0, 2).map(({ parts: [question = '', answer = ''] }) => {
    const roles = ANSWERS.find(([test]) => test.test(question))?.[1] ?? [];
    const [fact] = plan.pick(
      plan.facts.filter(
        ({ unit }) =>
          !unit.isForeign &&
          roles.some((role) => unit.roles.has(role as 'price')) &&
          !prices.some((price) => price.unit === unit),
      ),
      1,
    );
    return sentences(`“${question}” ${capital(answer)}`, fact && plan.tell(fact));
  });
  const all = [
    ...(mistaken && offer?.predicate
      ? [sentences(plan.tell(mistaken), `So every page says it: ${name} ${offer.predicate}`)]
      : []),
    ...(prices.length > 0
      ? [`“What does it cost?” ${sentences(...prices.map((fact) => plan.tell(fact)))}`]
      : plan.isForGood || plan.hasPrice || plan.rulesOut(/\bprices?\b|\bfees?\b/)
        ? []
        : [
            `“What does it cost?” The brief gives no price: ${people} need one for ${plan.thing}, a range, or an account of how it comes about.`,
          ]),
    ...answered,
  ];
  const lever = plan.arguments[0]?.lever.get('doubt')?.[0]?.split('|') ?? [];
  return all.length > 1 || !lever[0]
    ? all.length > 0
      ? all
      : [`“Why ${name}?” Nothing in the brief answers it yet.`]
    : [...all, `“${lever[0].trim()}” ${sentence((lever[1] ?? '').trim())}`];
}
