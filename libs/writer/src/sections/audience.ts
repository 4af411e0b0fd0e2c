import { SUM } from '../brief/facts';
import { bare, capital, joined, list, sentence, sentences, small } from '../pen';
import type { Fact, Line, Plan } from '../plan';
import { titleOf } from '../character';
import { bridge } from './bridge';

const NOVICE =
  /\bfor the first time\b|\bonce in their life\b|\bnever (?:been|washed|bought|held)\b|\bdon't know (?:what|how)\b|\bfirst (?:car|flat|child|language)\b|\bbeginners?\b/;
const EXPERT =
  /\bhave seen [^.]*\bfail\b|\bfussiest\b|\b(?:know|knows) (?:exactly|more|the difference)\b|\bprofessionals?\b|\bby tender\b|\barchitects?\b|\bshipyards?\b|\bengineers?\b|\bplants\b/;
const UNAWARE =
  /\bremember us only when\b|\bhard to find\b|\bnever (?:heard|had a sign)\b|\bnobody knows (?:us|that)\b|\bdon't know (?:us|that we)\b/;

/** Who is meant, how they come to buy, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { name, notes, people } = plan;
  const [when, show] = [notes.one('when'), notes.one('show')];
  return {
    Definition: definition(plan),
    Situation: situation(plan, when, show),
    ...levels(plan),
    DeepPains: pains(plan),
    BuyingObjections: objections(plan, people, name),
  };
}

function definition(plan: Plan): string {
  const { name, audience, groups, notes, at, people, facts } = plan;
  const shares = groups.flatMap(({ noun, share }) => (share ? [`${noun} bring ${share}`] : []));
  const [segment] = [notes.one('segment')];
  const [who = '', what = '', when = ''] = segment?.parts ?? [notes.one('buyer')?.parts[0] ?? ''];
  const decide = what ? `What they decide before they come to ${name}: ${what}${when ? `; ${when}` : ''}` : undefined;
  const mentioned = facts.find(
    ({ unit }) =>
      !unit.isForeign &&
      !unit.roles.has('refusal') &&
      !unit.roles.has('price') &&
      /\b(?:most|half|mostly|mainly|usually)\b.*\b(?:people|customers?|clients?|guests?|visitors?|students?|families|members|patients)\b|\b(?:people|customers|clients|guests|students|they) (?:come|are|find|arrive|bring|ask)\b/.test(
        unit.plain,
      ) &&
      unit.text.length < 220,
  );
  const told = mentioned && mentioned.unit.index > 0 ? plan.tell(mentioned) : undefined;
  if (audience)
    return sentences(
      `${name} is for ${audience}${shares.length > 0 ? ` (${list(shares)})` : ''}`,
      told,
      who && `The first among them to be won, as a hypothesis: ${small(who)}`,
      decide,
    );
  return sentences(
    told,
    who
      ? `Working picture of ${people}${at}, to be tested on the last ten of ${name}: ${small(who)}`
      : `Whom ${name} serves${at} is not decided: the last ten ${people}, and who sent them, would show it`,
    decide,
  );
}

/** What makes them look for it, and what to say then. */
function situation(plan: Plan, when: Line | undefined, show: Line | undefined) {
  const { name, thing } = plan;
  const [trouble] = plan
    .having('trouble', 'private', 'aside', 'legal', 'look')
    .filter(({ unit }) => unit.index !== plan.offer?.unit.index);
  const [lead] = plan.arguments;
  const level = trouble ? plan.tell(trouble) : when?.parts[0];
  return {
    Level:
      level && !trouble
        ? sentence(`${bare(level)}: that is when ${name} comes into question`)
        : sentence(level ?? `${capital(plan.people)} look for ${thing} and have little to compare it by`),
    AdAdvice: sentences(
      show
        ? `In advertising for ${name}: ${small(show.parts[0] ?? '')}`
        : `Begin with the moment in which ${plan.people} need ${thing}, and let the name ${name} come second`,
      lead && `For ${name} it begins with ${point(plan, lead.fact, lead.value)}`,
    ),
  };
}

/** A few words that recall a fact, else what it shows. */
export function point(plan: Plan, fact: Fact, value: string): string {
  const sum = /price|free/i.test(value) ? SUM.exec(fact.unit.text)?.[0] : undefined;
  if (sum) return plan.vary(`the sum of ${sum}`, `the ${sum} that it names`, `the open price (${sum})`);
  return plan.recall(fact) ?? small(value);
}

function levels(plan: Plan) {
  const { notes, name, people, thing, units, refusals, vary } = plan;
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
  const [first, second] = plan.arguments;
  const desired = desire?.[0] ?? 'medium';
  const aware = unaware ? 'unaware' : (awareness?.[0] ?? 'problem aware');
  const skilled = novice ? 'novice' : expert ? 'expert' : (sophistication?.[0] ?? 'intermediate');
  const wanted = wish ? (/^to /.test(wish) ? `want ${wish}` : `want ${wish}`) : undefined;
  return {
    MarketDesire: {
      Level: titleOf(desired),
      AdAdvice: sentences(
        desire?.[1] && `For ${name}: ${small(desire[1])}`,
        /low/.test(desired)
          ? `Few ${people} wake up wanting ${thing}: ${name} ties it to a date that is in the diary anyway`
          : /high/.test(desired)
            ? `The wish is there${wish ? ` (${wish})` : ''}; ${name} need not stoke it, and says first what it does about it`
            : plan.isForGood
              ? `${wanted ? `${capital(people)} ${wanted}. ` : ''}${name} says who may come and what happens then, and nobody has to be persuaded`
              : `${capital(people)} ${wanted ?? `would like ${thing}`}, and put it off: ${name} gives them an occasion`,
        second &&
          `${vary('What can make them act', 'What moves them', 'What tips it')}: ${point(plan, second.fact, second.value)}`,
      ),
    },
    AwarenessLevel: {
      Level: titleOf(aware),
      AdAdvice: sentences(
        awareness?.[1] && `In the first lines of ${name}: ${small(awareness[1])}`,
        unaware && plan.tell(unaware),
        /unaware|problem/.test(aware)
          ? `${capital(people)} feel the need before they know that ${name} exists; describe the moment, then what ${name} does`
          : /product|most/.test(aware)
            ? `${name} need not introduce ${thing} to ${people} again: the condition, the date or the figure decides`
            : `${capital(people)} know that ${thing} can be had elsewhere, so the first line of ${name} says what is different`,
        rival?.[0] && `What they do otherwise: ${small(rival[0])}${rival[1] ? ` (${rival[1]})` : ''}`,
      ),
    },
    SophisticationLevel: {
      Level: titleOf(skilled),
      AdAdvice: sentences(
        (novice ?? expert) && !units.every(({ isForeign }) => isForeign) && (novice ?? expert)?.unit.index !== 0
          ? plan.tell((novice ?? expert) as Fact)
          : undefined,
        !novice && !expert && sophistication?.[1]
          ? `Towards ${people} of ${name}: ${small(sophistication[1])}`
          : undefined,
        /novice|beginner/.test(skilled)
          ? `So ${name} explains each term where ${people} first meet it, and takes the steps in their order`
          : /expert|advanced/.test(skilled)
            ? `So ${name} gives ${people} terms and figures as they use them, and no introduction to their own field`
            : `${capital(people)} have compared before: ${first ? `at ${name} they are won by ${point(plan, first.fact, first.value)} and not by an adjective` : `${name} explains how it works instead of praising itself`}`,
        refusals[0] && /expert|advanced/.test(skilled) && `What ${name} does not do belongs in the same paragraph`,
      ),
    },
  };
}

function pains(plan: Plan): string[] {
  const own = plan
    .having('trouble', 'private', 'aside', 'legal', 'look')
    .filter((fact) => plan.shown(fact) === 0 && fact.unit.index !== plan.offer?.unit.index)
    .slice(0, 2)
    .map((fact) => `${sentence(plan.tell(fact))} This comes from the brief and leads.`);
  const known = plan.notes.take('pain', 3 - own.length).map((line) => {
    const [title = '', text = ''] = line.parts;
    return painOf(plan, title, text, bridge(plan, line));
  });
  if (own.length + known.length > 0) return [...own, ...known];
  const { name, people, thing } = plan;
  if (plan.arguments.length === 0)
    return [
      `Not known yet: what ${people} put up with before they find ${name}, and what goes wrong with ${thing} elsewhere.`,
    ];
  return plan.arguments
    .slice(0, 3)
    .map(
      ({ value, fact }) =>
        `A guess from what ${plan.name} puts forward (${small(value)}): elsewhere ${plan.people} miss exactly that. ${sentence(plan.tell(fact))}`,
    );
}

/** A pain in the words of the notes; those in the first person are an imagined voice, and said to be one. */
export const painOf = (plan: Plan, title: string, text: string, meant?: string | false): string =>
  /\b(?:I|I'm|my|me|we|our|us)\b/.test(text)
    ? sentences(
        title,
        `${plan.vary(`As ${plan.people} might put it to ${plan.name}`, `One could hear at ${plan.name}`, `An imagined voice, for ${plan.name} to check`)}: ${small(text)}`,
        meant,
      )
    : joined(text && title ? `${title}: ${small(text)}` : title || text, meant);

function objections(plan: Plan, people: string, name: string): string[] {
  const { notes, offer } = plan;
  const mistaken = plan.having('mistaken', 'private').find(({ unit }) => unit.text.split(' ').length > 3);
  const prices = plan
    .having('price', 'aside', 'private', 'aim')
    .filter(({ unit }) => unit.text.length < 260)
    .slice(0, 2);
  const own = notes.take('doubt', 2).map((line) => {
    const [question = '', answer = ''] = line.parts;
    return `“${question}” ${joined(capital(answer), bridge(plan, line))}`;
  });
  const asked = plan.arguments.slice(0, 4).flatMap(({ lever, fact, value }) => {
    const [question = '', answer = ''] = (lever.get('doubt')?.[0] ?? '').split('|').map((part) => part.trim());
    return question && plan.guard.holds(answer)
      ? [`“${question}” ${joined(capital(answer), `${name} starts from ${point(plan, fact, value)}`)}`]
      : [];
  });
  return [
    ...(mistaken && offer?.predicate
      ? [
          sentences(
            `It may be taken for something else. ${plan.tell(mistaken)}`,
            `So every page says it: ${name} ${offer.predicate}`,
          ),
        ]
      : []),
    ...(prices.length > 0
      ? [
          sentences(
            '“What does it cost?”',
            ...prices.map((fact) => plan.tell(fact)),
            `${capital(people)} should find this before they ask`,
          ),
        ]
      : plan.isForGood || plan.hasPrice
        ? []
        : [
            `“What does it cost?” The brief gives no price; ${name} should decide whether ${people} read one, a range, or how it comes about.`,
          ]),
    ...own,
    ...asked.slice(0, own.length > 0 ? 1 : 3),
  ];
}
