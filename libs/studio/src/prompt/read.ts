import type { DesignTypeId } from '@maquette/generation';
import { nounSenses, tokensOf } from '@maquette/reading';
import { AMBIGUOUS_COLOURS } from '../palette/colour-words';
import type { Topic } from '../palette/curated';
import type { Mood } from '../type/pairs';
import { clean } from './clean';
import { findColours, isOfColours, mayNameColours } from './colours';
import { forbiddenIn, isForbidden } from './forbidden';
import type { Forbidden } from './forbidden';
import { inEnglish } from './languages';
import { drawable, tellable } from './mentions';
import { findSubjects, LISTED } from './subjects';
import type { Subject } from './subjects';
import type { Colours, NamedColour } from './colours';
import { factsIn, takeFacts } from './facts';
import type { Fact } from './facts';
import { productOf } from './product';
import { spelled } from './spelling';
import type { Slip } from './spelling';
import type { Product } from './product';
import { readScene } from './scene';
import type { SceneBrief } from './scene';
import { MOOD_WORDS, ORDER_WORDS, TIME_WORDS, TIMES } from './lexicon';
import type { Time } from './lexicon';
import { FREE, messageOf, wantsNoWords, wantsTypeOnly } from './message';
import { impliedTopic } from './topic';
import { isIdle } from './words';

/** What a prompt says, sorted: nothing here that its author did not write. */
export interface Reading {
  name?: string;
  /** Quoted texts in order, without the name. */
  quotes: string[];
  /** What the thing is, in the client's words: "coffee roastery". */
  descriptor?: string;
  /** A person named in the prompt with the job that follows: "Claire Laurent", "Founder". */
  person?: { name: string; role?: string };
  facts: Fact[];
  colours: NamedColour[];
  /** 'gold on midnight blue': what is written, and what it is written on. */
  roles?: Colours['roles'];
  /** Colours that nouns bring with them. */
  implied: string[];
  /** What colours suit what it is about, where no subject says so. */
  topic?: Topic;
  moods: Mood[];
  /** Strongest first. */
  subjects: Subject[];
  time?: Time;
  /** The place with things in it, where the prompt describes one. */
  scene?: SceneBrief;
  /** What a product comes in, and what is in it. */
  product?: Product;
  /** A dark picture was asked for. */
  dark: boolean;
  /** Initials were asked for. */
  monogram: boolean;
  /** What is said first: what a label calls the headline, the strongest claim, or the first whole clause. */
  headline?: {
    line: string;
    /** An offer or a label (from 2 up) is set larger than a name. */
    strength: number;
  };
  /** The text begins with its name. */
  isHeaded: boolean;
  /** What a label calls the words of a button. */
  action?: string;
  /** Claims, lists of goods and ways of making, as they were written: 'free entry', 'vinyl, lamps, coats'. */
  lines: string[];
  /** The prompt describes a picture and gives nothing to set. */
  isPicture: boolean;
  /** It wants no words in the picture. */
  isWordless: boolean;
  /** It wants words alone: no picture, no sign. */
  isTypeOnly: boolean;
  /** The words that it dictates are all that shall stand there. */
  isDictated: boolean;
  /** It orders a design and says what for. */
  isOrdered: boolean;
  /** Plain slips of the pen that were put right. */
  slips: Slip[];
  /** Content words that no list knows. */
  unknown: string[];
  /** What the prompt does not want to see. */
  forbidden: Forbidden;
  /** The same in the phrases that they stand in: 'wooden desk'. */
  unknownPhrases: string[];
  /** Longer texts that were asked for but are too long to set. */
  tooLong: string[];
}

const QUOTE_LIMIT = 160;
/** A message stands early; what follows is read for its things and colours alone. */
const MESSAGE = 1600;

// "Business card" is an order; its "business" names no trade.
const TYPE_PHRASES =
  /\b(?:business|visiting|calling) cards?\b|\b(?:social media|instagram|insta|ig|fb|facebook|linkedin|tiktok|quote|blog) (?:post|story|banner|graphic)s?\b|\b(?:website|web|landing page) (?:header|hero|banner)s?\b|\bproduct mock-?ups?\b|\bgraphic design\b(?= of)/giu;
const QUOTED =
  /[「『]\s*([^「」『』]{1,600}?)\s*[」』]|[“„«‟"]\s*([^“”„«»"]{1,600}?)\s*[”“»"]|(?<![\p{L}\d])['‘]([^'‘’]{1,200}(?:['’]\p{L}[^'‘’]{0,200}){0,4})['’](?![\p{L}\d])/gu;
const WORD = /[\p{L}\p{M}\d]+(?:[’'&.-][\p{L}\p{M}\d]+)*|&|¶|[,.;:!?()–—/|+]/gu;
const LEADS =
  'called|named|name|for|by|brand|company|titled|entitled|namens|genannt|für|llamad[oa]|para|appelée?|nommée?|pour|chiamat[oa]|per|chamad[oa]|nazwie|dla|firmy|agency|studio|shop|café|cafe|restaurant|bakery|hotel|startup|app|logo|label|event|festival|pracowni|werkstatt|bäckerei|boulangerie|librairie|name is|name:';
const STOP =
  /^(?:with|in|using|that|which|who|where|featuring|on|at|by|from|near|during|to|called|named|titled|made|showing|including|into|under|over|behind|against|as|mit|für|in|im|con|para|avec|pour|dans|z|w|na|dla|namens|llamado|llamada|has|is|are|its|it|we|o|nazwie|que|qui|che|en)$/iu;
const lower = (word: string): string => word.toLowerCase();
const set = (list: string): Set<string> => new Set(list.split(' '));
const lookups = {
  times: TIMES.map((time) => [time, set(TIME_WORDS[time])] as const),
  moods: (Object.keys(MOOD_WORDS) as Mood[]).map((mood) => [mood, set(MOOD_WORDS[mood])] as const),
};

/** 'APPLE DAY at the top, …' */
const ON_TOP =
  /(?<=^|[.,;:!\n] ?)(\p{Lu}{2,}(?: [\p{Lu}\d&]{1,20}){0,6}),? (?:(?:right )?(?:at|on|across) (?:the )?top|in (?:very )?(?:big|large|huge) (?:letters|type))(?!\p{L})[,;.]?/gu;
/** 'my son's lawn mowing business': it is his voice that speaks. */
const KIN =
  /(?<!\p{L})((?:for|of|by) )?(?:my|our|his|her) (?:\p{Ll}+ )?(?:son|daughter|mum|mom|mother|dad|father|sister|brother|wife|husband|friend|boss|neighbou?r|aunt|uncle|cousin|nephew|niece|grandm\p{L}+|grandf\p{L}+|gran|grandpa|boyfriend|girlfriend|partner|flatmate|colleague)['’]s (?!day)(?:(?:new|little|own|small) )?(?=\p{L})/giu;
const GREETING = /^(?:hi|hello|hey|dear \p{L}+|hallo|bonjour|hola|ciao|olá|cześć|hoi)(?: there| team| all)?[ ,!.]+/iu;
/** 'From client: “…”': a brief that is quoted whole is the brief. */
function unwrapped(text: string): string {
  const [, inside = ''] = /[“„«‟"]([^“”„«»"]{160,})[”“»"]/u.exec(text) ?? [];
  const isBrief =
    /(?<!\p{L})(?:we|our|my|i)(?!\p{L})/iu.test(inside) &&
    /(?<!\p{L})(?:please|flyer|logo|card|banner|poster|post|header|want|need|like)(?!\p{L})/iu.test(inside);
  return isBrief && inside.length > text.length * 0.6 ? inside.trim() : text;
}

/** 'Free shipping over $75': said, and no name as 'Free Spirit Yoga' and 'Sunday Best' are. */
const isOffered = (text: string): boolean =>
  /(?<!\p{L})\p{Ll}{4}/u.test(text) &&
  (FREE.test(text) || factsIn(text).facts.some(({ kind }) => kind !== 'count' && kind !== 'address'));

/** Reads a prompt. Never throws and never adds a word. */
export function read(prompt: string, { brandName, type }: { brandName?: string; type?: DesignTypeId } = {}): Reading {
  const { text: corrected, slips } = spelled(unwrapped(clean(prompt)));
  const text = corrected
    .replace(GREETING, '')
    .replace(/\bmock up(s?)\b/giu, 'mock-up$1')
    .replace(TYPE_PHRASES, (order) => order.split(' ').at(-1) ?? '')
    .replace(KIN, '$1')
    .replace(ON_TOP, ' headline: $1. ');
  const quotes: { text: string; led: boolean }[] = [];
  const tooLong: string[] = [];
  const unquoted = text.replace(
    QUOTED,
    (_whole, corner: string | undefined, double: string | undefined, single: string | undefined, at: number) => {
      const quote = (corner ?? double ?? single ?? '').trim().replace(/[,;]$/, '');
      if (!/[\p{L}\p{N}]/u.test(quote)) return ' ';
      if (quote.length > QUOTE_LIMIT) tooLong.push(quote);
      else if (!quotes.some((q) => q.text === quote))
        quotes.push({
          text: quote,
          led: new RegExp(`(?:^|\\W)(?:${LEADS})\\s*:?\\s*$`, 'iu').test(text.slice(Math.max(0, at - 20), at)),
        });
      // a quoted sentence ends its own
      return quote.length > QUOTE_LIMIT ? ' ' : /[.!?。]$/u.test(quote) ? ' ¶. ' : ' ¶ ';
    },
  );
  const { told } = withoutOrder(unquoted);
  const spaced = unquoted.slice(0, MESSAGE).replace(/\s+/gu, ' ').trim();
  const isForName = type === 'logo' || type === 'business-card' || type === 'product-mockup';
  const scene = readScene(withoutPalette(prompt, unquoted), type === 'general');
  const message = messageOf({
    text: spaced,
    quotes: quotes.map((q) => q.text),
    subjects: LISTED,
    isScene: scene !== undefined,
    isForName,
  });
  const { rest: factless } = takeFacts(told);
  const led = quotes.find((q) => q.led && q.text.length <= 40);
  const quoted = quotes.find(
    (q) =>
      q.text.length <= 40 &&
      !isOffered(q.text) &&
      // what is quoted on a flyer or in a banner is said, not signed
      (type === undefined || isForName) &&
      (/\b(?:logo|logotype|brand|tarjeta|card|wizytówk\p{L}*|mock-?up|packaging|label|box|bottle|can|bag|pouch|cup|mug|jar|candle)\b/iu.test(
        unquoted.slice(0, 90),
      ) ||
        !/^(?:poster|book|sign|phone)$/.test(
          productOf(unquoted.slice(0, 200).replaceAll('¶', ','))?.object ?? 'poster',
        )),
  )?.text;
  const written = (led ?? (quoted && !message.isSure)) ? undefined : message.name;
  const name = brandName ? clean(brandName).slice(0, 60) : (led?.text ?? measured(written, unquoted) ?? quoted);
  const { person } = message;
  const without = (body: string): string =>
    [name, written, person?.name].reduce<string>(
      (all, one) => (one !== undefined && one.length > 1 ? all.split(one).join(' ¶ ') : all),
      body,
    );
  const all = without(factless);
  const body = message.job.reduce(
    (left, job) => (left.trimStart().startsWith(job) ? left.replace(job, ' ') : left),
    all,
  );
  const spoken = quotes.map((q) => q.text).filter((q) => q !== name);

  const words = body.match(WORD) ?? [];
  const used = new Set<number>();
  const forbidden = forbiddenIn(unquoted);
  const { named: colours, roles, implied } = findColours(words, used, text, forbidden);
  const may = drawable(body, words);
  const descriptor = message.about
    .map((about) => trimPhrase(about, new Set(colours.map((c) => c.words))))
    .find((about) => about !== undefined);
  const moods = lookups.moods
    .map(([mood, list]) => ({ mood, hits: words.filter((w) => list.has(lower(w))).length }))
    .filter((m) => m.hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map((m) => m.mood);
  const time = lookups.times.find(([, list]) => words.some((w) => list.has(lower(w))))?.[0];
  const subjects = findSubjects(words, used, text, descriptor, may).filter((one) => isWanted(one, forbidden));
  if (!subjects.length && (name || spoken.length)) {
    // A name may say what the trade is: "Blue Bottle Coffee".
    const nameWords = [name, ...spoken].join(' , ').match(WORD) ?? [];
    // 'Blue Bottle Coffee' is coffee, 'Harbour Baths' is no harbour
    const heads = new Set([name, ...spoken].map((one) => lower(one?.match(/\p{L}+/gu)?.at(-1) ?? '')));
    subjects.push(
      // a Ms Quill writes no letters
      ...findSubjects(nameWords, new Set(), text).filter(
        (s) =>
          s.kind !== 'setting' &&
          heads.has(lower(s.words.split(' ').at(-1) ?? '')) &&
          isWanted(s, forbidden) &&
          (s.illustration !== undefined || LISTED.has(lower(s.words))),
      ),
    );
  }
  const dark =
    /\bdark\b(?! (?:green|blue|red|brown|gr[ea]y|purple|pink|teal|orange|wood))|\b(?:black|night) (?:background|mode)\b|\bon black\b/iu.test(
      text,
    );
  const parts = partsOf(body);
  const isUnknown = (word: string, i: number): boolean => {
    const w = lower(word);
    return (
      !used.has(i) &&
      !FILLING.test(parts.get(w) ?? '') &&
      // 'a single lotus': the lotus is told of
      !(parts.get(w) === 'ADJ' && used.has(i + 1)) &&
      !/^(?:[\da-f]{3}|[\da-f]{6})$/u.test(w) &&
      /\p{L}{3}/u.test(w) &&
      !ORDER_WORDS.has(w) &&
      !lookups.moods.some(([, list]) => list.has(w)) &&
      !lookups.times.some(([, list]) => list.has(w))
    );
  };
  const isOpen = words.map(isUnknown);
  const unknown = words.filter((_, i) => isOpen[i]);
  const toTell = inEnglish(body) ? [] : tellable(body, new Set(unknown.map(lower)));
  return {
    name,
    quotes: spoken,
    descriptor,
    person,
    facts: message.facts,
    colours,
    roles,
    implied,
    // 'Rosemary & Nettle': a name says what it smells of
    topic: impliedTopic(unknown) ?? impliedTopic((name ?? '').match(/\p{L}{3,}/gu) ?? []),
    moods,
    subjects,
    time,
    scene,
    product:
      productOf(all.replaceAll('¶', ',')) ??
      // a product's word may stand in what was taken for the name
      (name !== undefined ? productOf(unquoted.slice(0, 200).replaceAll('¶', ',')) : undefined),
    dark,
    monogram: /\b(?:monogram|initials|lettermark|letter mark)\b/iu.test(text),
    headline: message.line === undefined ? undefined : { line: message.line, strength: message.strength },
    isHeaded: message.isHeaded,
    action: message.action,
    lines: message.lines.filter((line) => !isOfColours(line, colours)),
    isPicture: message.isPicture,
    isWordless: wantsNoWords(text),
    isTypeOnly: wantsTypeOnly(text),
    isDictated: message.isDictated,
    isOrdered: message.isOrdered,
    slips,
    unknown: [...new Set(unknown.map(lower))],
    forbidden,
    unknownPhrases: toTell.length > 0 ? toTell : runsOf(words, isOpen),
    tooLong,
  };
}

/** 'calm, sand and white': a colour that is a place or a plant elsewhere is none in the picture. */
function withoutPalette(prompt: string, unquoted: string): string {
  if (!mayNameColours(unquoted)) return prompt;
  const { named } = findColours(unquoted.slice(0, MESSAGE).match(WORD) ?? [], new Set(), unquoted.slice(0, MESSAGE));
  return named
    .filter(({ words, of }) => of === undefined && AMBIGUOUS_COLOURS.has(words.split(' ').at(-1) ?? ''))
    .reduce((text, { words }) => text.replace(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'), 'colour'), prompt);
}

/** 'Beard Oil 30 ml': a name of a product goes on to its unit. */
const measured = (name: string | undefined, text: string): string | undefined => {
  if (name === undefined || !/\d$/.test(name)) return name;
  const at = text.indexOf(name);
  const [unit = ''] =
    at === -1 ? [] : (/^ ?(?:ml|cl|dl|l|g|kg|oz|mm|cm)(?!\p{L})/u.exec(text.slice(at + name.length)) ?? []);
  return name + unit;
};

const isWanted = ({ words, icon, illustration }: Subject, forbidden: Forbidden): boolean =>
  !isForbidden(forbidden, words, [icon, illustration]);

/** Parts of speech that name nothing to be seen. */
const FILLING = /^(?:ADV|PRON|ADP|AUX|SCONJ|CCONJ|PART|INTJ|DET)$/u;
/** The part of speech of each word, as it was first used. English only: of other languages nothing is held back. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { lower: word, pos } of tokensOf(text.slice(0, 600)).flat())
    if (!parts.has(word) && (!FILLING.test(pos) || nounSenses(word).length === 0)) parts.set(word, pos);
  return parts;
}
/** Words that stand side by side, as one phrase. */
function runsOf(words: readonly string[], isIn: readonly boolean[]): string[] {
  const runs: string[][] = [];
  words.forEach((word, i) => {
    if (!isIn[i]) return;
    const last = runs.at(-1);
    if (last && isIn[i - 1]) last.push(word);
    else runs.push([word]);
  });
  return [...new Set(runs.map((run) => run.slice(0, 6).join(' ').toLowerCase()))];
}

/** 'Instagram post: …': what stands before the colon is the order, what follows is the message. */
function withoutOrder(text: string): { order?: string; told: string } {
  const [whole, order] = /^\s*([\p{L} ’'-]{0,44}):\s+(?=\S)/u.exec(text) ?? [];
  return whole !== undefined && order !== undefined && order.split(/\s+/u).every((word) => !word || isIdle(word))
    ? { order, told: text.slice(whole.length) }
    : { told: text };
}

const INTRODUCES =
  /^(?:we|i|it|this|they)(?:['’](?:re|m|s)| are| am| is) (?:(?:an?|the) )?(?:(?:small|little|tiny|young|new|family) )*|^(?:(?:we|i|they) )?(?:run|own|keep|have|manage|operate) (?:an?|the|our|my) /iu;
/** A phrase that says what it is about, in the client's words and at most eight of them. */
function trimPhrase(phrase: string, colours: Set<string>): string | undefined {
  const words: string[] = [];
  for (const word of phrase.trim().replace(INTRODUCES, '').split(/\s+/u)) {
    if (words.length && STOP.test(word) && !(lower(word) === 'to' && /\d/u.test(words[words.length - 1] ?? ''))) break;
    words.push(word);
  }
  const idle = (word: string | undefined): boolean => {
    if (word === undefined) return false;
    const w = lower(word);
    if (
      /^(?:shop|store|studio|house|company|agency|firm|group|services?|team|story|class|classes|day|evening|night|organic|botanical|handmade|homemade|eco|new|free|centre|center|course|club)$/u.test(
        w,
      )
    )
      return false;
    return isIdle(w) || colours.has(w) || !/[\p{L}\d]/u.test(w);
  };
  while (idle(words[0])) words.shift();
  while (idle(words[words.length - 1]) || /^(?:and|of|the|&|-)$/iu.test(words[words.length - 1] ?? '')) words.pop();
  const text = words.join(' ').replace(/[’'"-]+$/u, '');
  return words.length >= 1 && words.length <= 8 && text.length >= 3 && text.length <= 56 ? text : undefined;
}
