import { ENGLISH } from './jobs/english';
import { canBeToldBack, isPlainlySaid, toldBack } from './address';
import { longDate } from './dates';
import { blocks, plain, quoted } from './markdown';
import type { Plan } from './plan';
import { EVIDENCE } from './jobs/evidence';
import { WISH } from './reading/job';
import { PROBLEM, type Saying, trimmed } from './reading/sayings';

const MOST_FACTS = 3;
const MOST_LENGTH = 420;

/** 'a website', 'an app for the plumbers' */
export const withArticle = (noun: string): string =>
  (/s$/.test(noun.split(' for ')[0] ?? noun) && !/ss$/.test(noun)) ||
  /^(?:signage|packaging|wayfinding|branding|work)$/.test(noun)
    ? noun
    : `${/^(?:[aeio]|u(?!n[iu]|s[eu]|t)|hour|honest)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'the design of the clinic', 'a website' */
export const wanted = (plan: Plan): string => {
  const noun = plain(jobNoun(plan));
  if (plan.reading.job.id === 'pieces') return 'help with what you describe';
  return ['space', 'product'].includes(plan.reading.job.id) ? `the design of the ${noun}` : withArticle(noun);
};
/** What a short message says, without what is asked and what it may cost. */
const letterOf = ({ pieces, reading: { letter, sayings, sums } }: Plan): string | undefined => {
  if (!pieces.isStaged || letter.passages.length > 2 || sayings.length === 0) return undefined;
  const said = sayings
    .filter(({ kind }) => kind !== 'aside')
    .flatMap(({ text }) => text.split(/, /))
    .filter(
      (part) =>
        !/^(?:can|could|will|would) you\b/i.test(part) &&
        !sums.some((sum) => sum.role === 'budget' && part.includes(sum.text)),
    )
    .join(', ');
  return said.length > 9 && said.length < 260 ? trimmed(said) : undefined;
};

export const jobNoun = ({ reading: { job } }: Plan): string => job.noun ?? ENGLISH[job.id].noun;

const SELF =
  /^(?:hi,? |hello,? )?(we are|we['’]re|i['’]?m|i am|we run|i run|we own|i own|we make|we sell|we have built|we built|we brew|we bake|we grow|we do(?! not| n)|i write for|this is)\s+(.+)$/i;
const VERBS: Record<string, string> = {
  'we are': 'You are',
  'we re': 'You are',
  'i m': 'You are',
  im: 'You are',
  'i am': 'You are',
  'we run': 'You run',
  'i run': 'You run',
  'we own': 'You own',
  'i own': 'You own',
  'we make': 'You make',
  'we sell': 'You sell',
  'we have built': 'You have built',
  'we built': 'You have built',
  'we brew': 'You brew',
  'we bake': 'You bake',
  'we grow': 'You grow',
  'we do': 'You do',
  'this is': 'You write for',
  'i write for': 'You write for',
};
/** Where what they are ends and what they want begins. */
const ENDS =
  /(?:, |,? (?:and|but|so|because|while) )(?:we|I|my|it|they|he|she|need|want|would|looking|please|our)\b.*$|,? (?:are looking|looking for|need|want|would like)\b.*$|,? (?:who|which|where) .*$|\s[–—-]\s.*$|[;:].*$/i;

/** No bracket stays open. */
const closed = (text: string): string =>
  text.split('(').length > text.split(')').length ? text.slice(0, text.lastIndexOf('(')).replace(/[\s,]+$/, '') : text;

/** 'thermal bath in Hungary, one is smelling': with its article, and up to where it is no list any more. */
const withoutSlips = (text: string): string => {
  const parts = text.split(/, /);
  const end = parts.findIndex(
    (part, index) => index > 0 && /^(?:\p{L}+ ){0,2}(?:is|are|was|were|has|have|do|does|can)\b/iu.test(part),
  );
  const own = (end > 0 ? parts.slice(0, end) : parts).join(', ');
  return /^(?!(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|your|in|at|on|from|\d|both|all)\b)\p{Ll}+ (?:\p{Ll}+ )?(?:in|at|near|of|from)\b/u.test(
    own,
  ) && !/^\p{Ll}+s\b/u.test(own)
    ? `${/^[aeiou]/i.test(own) ? 'an' : 'a'} ${own}`
    : own;
};

/** Who they are, in a sentence of ours: 'You are four audiologists and one mechanical engineer in Odense.' */
function whoOf({ reading: { letter, client, who } }: Plan): { text: string; from: string[] } | undefined {
  const from: string[] = [];
  const found: string[] = [];
  for (const { text, isOthers, isItem } of letter.passages.slice(0, 6)) {
    if (isOthers || isItem) continue;
    const [, verb, rest] =
      SELF.exec(text.replace(/^.{0,30}\bmy name is \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,| and) (?=(?:i|we)\b)/iu, '')) ??
      [];
    if (!verb || !rest || found.length > 1) continue;
    // said plainly, it is told in full
    if (isTellable(text) && text.length < 230 && !WISH.test(text) && !/^(?:i['’]?m|i am|this is)\b/i.test(verb)) {
      found.push(toldBack(text));
      from.push(text);
      continue;
    }
    const isPerson = /^(?:i|this)/i.test(verb) && /^\p{Lu}\p{Ll}+(?= (?:from|of|at|here)|,)/u.test(rest);
    const house = isPerson
      ? /(?:from|of|at) (?:the )?(.+?)[.!]*$/u.exec(rest)?.[1]
      : /^i/i.test(verb)
        ? /^(?:an? |the |our )?(?:\p{L}+ ){0,2}(?:officer|director|manager|head|chair|secretary|curator|assistant|co-?ordinator|buyer|lead) (?:of|at|for) (?:the )?(.+?)[.!]*$/iu.exec(
            rest,
          )?.[1]
        : undefined;
    if (house && house.length < 90) {
      found.push(`You write for ${/\b(?:from|of|at|for) the\b/.test(text) ? 'the ' : ''}${house}.`);
      from.push(text);
      continue;
    }
    const own = closed(rest.replace(ENDS, '').replace(/[\s.,!]+$/, ''));
    if (
      (own.split(' ').length < 2 && !/(?:make|sell|build|brew|bake|grow|do)$/i.test(verb)) ||
      own.length > 230 ||
      /\b(?:you|your|us|me|it|they|them|he|she)\b/i.test(own) ||
      /^(?:not|so|very|looking|writing|sorry|thinking|planning|after|told|asked|only|just)\b/i.test(own)
    )
      continue;
    const told = closed(withoutSlips(own.replace(/\b(?:our|my)\b/gi, 'your')));
    if (
      /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)/i.test(told) &&
      /, \d/.test(told) &&
      /^we(?:['’]re| are)/i.test(verb)
    )
      found.push(`With you there are ${told}.`);
    else found.push(`${VERBS[verb.toLowerCase().replace(/['’]/, ' ')] ?? 'You are'} ${told}.`);
    if (own.length > rest.length * 0.4) from.push(text);
  }
  const [opening] = letter.passages;
  // 'Two sisters, one law practice, Nairobi.'
  if (
    found.length === 0 &&
    opening &&
    !opening.isItem &&
    !opening.isOthers &&
    /, /.test(opening.text) &&
    !/\b(?:is|are|was|has|have|had|do|need|want|would|can|must|please|brief|request|publishes|runs|makes|sells|offers|provides|organi[sz]es|teaches|produces|serves|operates|represents|manages|wishes|invites|we|i)\b|[?:]/i.test(
      opening.text,
    ) &&
    opening.text.length < 140
  )
    return {
      text: `You are ${opening.text.charAt(0).toLowerCase()}${opening.text.slice(1).replace(/[.!]*$/, '.')}`,
      from: [opening.text],
    };
  if (found.length > 0) return { text: found.join(' '), from };
  if (client && client !== letter.signer) return { text: `You write for ${client}.`, from };
  return who && canBeToldBack(who) ? { text: `You are ${who}.`, from } : undefined;
}

const IN_ORDER = (one: Saying, other: Saying) => other.weight - one.weight;

/** The one sentence of the client's that says best what is wanted. */
export function centralWish({ reading: { sayings, asked, job, days } }: Plan): Saying | undefined {
  const isOfPieces = (saying: Saying) => asked.filter((thing) => thing.passage === saying.passage).length > 1;
  return sayings
    .filter(
      (one) =>
        (one.kind === 'wish' ||
          (one.kind === 'bound' &&
            /^(?:we|I)\b/i.test(one.text) &&
            WISH.test(one.text) &&
            !/\b(?:don['’]?t|do not|never) (?:want|need|like)\b/i.test(one.text))) &&
        !one.passage.isOthers &&
        !/^(?:money|budget|fee|geld|dinero)\b/i.test(one.text) &&
        one.text.length > 24 &&
        one.text.length < 260 &&
        !isOfPieces(one),
    )
    .map((saying) => ({
      saying,
      score:
        (/\b(?:people|customers|visitors|guests|families|patients|somebody|someone|a person|menschen|kunden|gemeinden|clientes|gente|gens|clients)\b/i.test(
          saying.text,
        )
          ? 2
          : 0) +
        (/\b(?:need|want|would (?:like|love)|brauche|möchte|queremos|voudrions)\b/i.test(saying.text) ? 2 : 0) -
        (/\b(?:would be nice|also|maybe|perhaps|if the answer|nobody|says|they|goal)\b/i.test(saying.text) ? 4 : 0) +
        (EVIDENCE.some(({ id, strong }) => id === job.id && saying.text.search(strong) >= 0) ? 2 : 0) -
        (days.some((one) => one.passage === saying.passage && one.role !== 'other') ? 3 : 0) -
        (saying.text.length > 170 ? 1 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)[0]?.saying;
}

/** Where nothing else says what it is about: the first whole sentence. */
const firstSaid = ({ isNote, pieces, reading: { sayings } }: Plan): Saying | undefined =>
  isNote && !pieces.isStaged
    ? undefined
    : sayings.find(
        ({ kind, text, passage }) =>
          kind !== 'aside' && !passage.isOthers && !passage.isItem && text.split(' ').length > 6 && text.length < 230,
      );

/** 'Can you make something with which they buy before?' */
const askedAsQuestion = ({ reading: { questions } }: Plan): string | undefined =>
  questions.find(
    (text) =>
      text.length > 40 &&
      text.length < 230 &&
      /^(?:so |and )?(?:can|could|would) (?:you|somebody|someone) (?:please |perhaps |maybe )?(?:make|design|build|create|do|help us (?:to )?(?:make|find|design|build)|think)\b/i.test(
        text,
      ),
  );

/** A sentence that can stand in ours as it is: nobody's joke, nothing of us, a verb that agrees. */
const isTellable = (text: string): boolean =>
  !/^(?:(?:one|two|three|four|some|both|each|all|most|none|many) of (?:them|these|those|it)|his|her|their|its|the (?:first|second|third|other|latter|former|rest)|both|each)\b/i.test(
    text,
  ) &&
  !/^(?:proposal|budget|payment|offer|deadline|no|fee|contact)\b|: /i.test(text) &&
  isPlainlySaid(text) &&
  canBeToldBack(text) &&
  !/^(?:It|They|He|She|That|This|These|Those|So|Then|Which|There)\b/.test(text);

/** What of their own account can stand in ours, in their order; what is wrong today goes before the rest. */
function factsOf(plan: Plan, told: readonly string[], used: string[]): string[] {
  const { reading } = plan;
  if (reading.isForeign || (plan.isNote && letterOf(plan) !== undefined) || reading.isCasual || reading.isAngry)
    return [];
  const candidates = reading.sayings.flatMap(({ kind, text, passage }) => {
    if (kind !== 'fact' || passage.isOthers) return [];
    // what goes on from who they are is told without that
    const begun = told.find((one) => text.startsWith(one.replace(/[.!?]+$/, '')));
    const own = begun ? trimmed(text.slice(begun.length).replace(/^[.!?\s]+/, '')) : text;
    if (begun) used.push(text);
    return own.length > 9 &&
      isTellable(own) &&
      (/\b(?:we|our|us|i|my|me)\b/i.test(own) || PROBLEM.test(own) || passage === reading.letter.passages[0]) &&
      !reading.sums.some((one) => one.passage === passage)
      ? [{ text, own }]
      : [];
  });
  const chosen = new Set<(typeof candidates)[number]>();
  let length = 0;
  for (const one of [...candidates.filter(({ text }) => PROBLEM.test(text)).slice(0, 2), ...candidates]) {
    if (chosen.size >= MOST_FACTS || chosen.has(one) || length + one.own.length > MOST_LENGTH) continue;
    chosen.add(one);
    length += one.own.length;
  }
  return candidates
    .filter((one) => chosen.has(one))
    .map(({ text, own }) => {
      used.push(text);
      return toldBack(own).replace(
        /^(Your .{3,40}?) and you (?=\p{Ll})/u,
        (_, other: string) => `You and ${other.charAt(0).toLowerCase()}${other.slice(1)} `,
      );
    });
}

/** What it is about, in our words: who they are, what they want, what is so today, and what has to be different after. */
export function statementOf(plan: Plan): { text: string; used: string[] } {
  const { reading, schedule } = plan;
  const used: string[] = [];
  const who = reading.isForeign ? undefined : whoOf(plan);
  if (who) used.push(...who.from);
  const isNamed = (text: string) => reading.client !== undefined && text.includes(reading.client);
  const facts = factsOf(plan, who?.from ?? [], used);
  const wish = centralWish(plan) ?? (facts.length === 0 && !who ? firstSaid(plan) : undefined);
  const central = (plan.isNote ? letterOf(plan) : undefined) ?? askedAsQuestion(plan) ?? wish?.text;
  const isOfPieces = !plan.pieces.isStaged && plan.pieces.rows.length > 1;
  const { day, isHopeless } = schedule;
  if (wish && central === wish.text) used.push(wish.text);
  // a message that is quoted whole is not told again
  if (plan.isNote && letterOf(plan) !== undefined)
    used.push(...reading.sayings.filter(({ kind }) => kind === 'fact').map(({ text }) => text));
  return {
    text: blocks(
      [who && !(/^You write for /.test(who.text) && facts.some(isNamed)) && plain(who.text), ...facts.map(plain)]
        .filter(Boolean)
        .join(' '),
      [
        reading.job.id === 'pieces' || isOfPieces
          ? ''
          : `What you want from us is ${wanted(plan)}${central === undefined ? '.' : '. In your own words:'}`,
        central !== undefined &&
          (reading.job.id === 'pieces' || isOfPieces
            ? `What it comes down to, in your own words: ${quoted(central)}`
            : quoted(central)),
      ]
        .filter(Boolean)
        .join(' '),
      [
        ENGLISH[plan.pieces.isStaged || reading.job.id === 'identity' ? reading.job.id : 'pieces'].after,
        day && !isHopeless
          ? `${day.isVague ? 'The day that counts lies about' : 'The day that counts is'} ${longDate(day.date)}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    used,
  };
}

/** The two sentences of the client's that can stop everything. */
export const strongest = ({ reading: { sayings } }: Plan): Saying[] =>
  sayings
    .filter(
      ({ kind, weight, text, passage }) => kind === 'bound' && weight > 1 && text.length < 150 && !passage.isOthers,
    )
    .sort(IN_ORDER)
    .slice(0, 2);
