import { capital, sentence } from '../pen';
import { nounSenses, tokensOf } from '@maquette/reading';
import { hasFinite, wordsIn } from './forms';
import { hasPrice, type Item, PRICE_TEXT } from './items';

// The only places where a sentence is opened: a list of at least three things of one kind, and prices that stand in a row. Label and value stay
// together, and what stands behind them stays whole.

/** What stands between commas outside of brackets. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,、，]/.test(letter) && (letter !== ',' || text.charAt(at + 1) === ' ')) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
const bareOf = (text: string) => text.replace(/[.!]$/u, '');
const ANDS: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'e|o',
  pt: 'e|ou',
  nl: 'en|of',
};
const AND = /^(?:and|or|und|oder|et|ou|y|e|o|en|of) /iu;
/** 'forgés à la main' is said of what stands before it. */
const PARTICIPLE_ABROAD = /^\p{Ll}+(?:é|ée|és|ées|ado|ada|ados|adas|ido|ida|idos|idas|ato|ata|ati|ate|uto|uta) /u;
/** Goes on with what stands before it, or is a clause. */
const GOES_ON =
  /^(?:in|at|on|for|from|by|to|of|as|after|before|with|without|including|mostly|also|which|who|that|where|if|when|not|but|so|then|plus|up to|within|until|same|all|both|each|some|open|closed|since|de|di|do|du|des|im|am|auf|aus|bei|mit|ohne|nach|seit|für|à|avec|sans|pour|depuis|con|sin|para|desde|per|met|voor|sinds)(?!\p{L})/iu;

/** 'restoration for churches and town houses': one thing, for two */
const OF_TWO = / (?:for|of|with|from|in|to|für|von|mit|aus|voor|van|met|pour|de|en|à|para|con|per|di|da|com) /iu;
/** 'Jollof, waakye, light soup and grilled tilapia' as its things; undefined where it is no list of things of one kind. */
export function thingsIn(text: string, language: string): string[] | undefined {
  const isEnglish = language === 'en';
  const and = ANDS[language] ?? 'and';
  const parts = partsOf(bareOf(text));
  const last = parts.at(-1) ?? '';
  const ends = last.replace(AND, '').split(new RegExp(` (?:${and}) (?=[^()]*(?:\\(|$))`, 'u'));
  const things = [
    ...parts.slice(0, -1),
    ...(parts.length > 1 && ends.every((end) => wordsIn(end).length < 4) && !OF_TWO.test(ends[0] ?? '')
      ? ends
      : [last.replace(AND, '')]),
  ];
  const isThing = (thing: string, at: number) => {
    const bare = thing.replace(/ ?\([^()]*\)/gu, '');
    return (
      bare !== '' &&
      wordsIn(bare).length < 9 &&
      !/\d|[:;?!]/u.test(bare) &&
      !/^\p{Ll}+ed (?:in|at|by|for|from|to|on|with|within|\d)|(?<!^\p{Ll}*)ed(?: (?:in|at|by|within|since) | \d|$)/iu.test(
        bare,
      ) &&
      !GOES_ON.test(bare) &&
      !/^(?:no|own|family|one|two|three|four|five|six|seven|eight|nine|ten|it|they|we|he|she|i)(?!\p{L})/iu.test(
        bare,
      ) &&
      !(at > 0 && language !== 'de' && /^\p{Lu}/u.test(bare)) &&
      !PARTICIPLE_ABROAD.test(bare) &&
      !(isEnglish && hasFinite(bare))
    );
  };
  return things.length > 2 && things.every(isThing) && !isOfOne(things) && !sharesItsNoun(things)
    ? things.map(capital)
    : undefined;
}

/** 'Christelle, called Tante, a former postwoman': several things of somebody, and no things */
const isOfOne = (things: readonly string[]): boolean =>
  things
    .slice(1)
    .some((thing) =>
      /^(?:dite?|genannt|called|known as|alias|detto|detta|dich[oa]|anciennement|ancienne?|ehemalige?r?|former|formerly|née?|geb\.?|ex|early|late|then|twice|fresh|free|cheap|quick|slow) /iu.test(
        `${thing} `,
      ),
    );
/** 'Mixed, farm, small animal, abattoir cover': the last noun is said of all of them. */
const sharesItsNoun = (things: readonly string[]): boolean => {
  const [first = ''] = things;
  const last = things.at(-1) ?? '';
  const [token] = tokensOf(`they are ${first.toLowerCase()}`).flat().slice(2);
  return (
    wordsIn(first).length === 1 &&
    wordsIn(last).length > 1 &&
    (/(?:ed|al|ic|ous|ful|ive|ish|ary)$/u.test(first) || token?.pos === 'ADJ') &&
    nounSenses(first.toLowerCase()).length === 0
  );
};

const PER = String.raw`(?:(?: ?/ ?| an? | per | each| the | je | pro | por | par | al | plus | incl?\.? | all in| flat| only| for (?=\d))[^,;:]{0,24})?`;
const FROM = String.raw`(?:from |ab |desde |à partir de |dès |da |circa |a partir de |vanaf |about |ca\. )?`;
/** 'cheese scone $6' */
const LAST = new RegExp(
  String.raw`^(\p{L}[^,:;!?€$£]{0,58}?|\d[^,:;!?€$£]{1,40}?)(?: at|:)? (${FROM}${PRICE_TEXT}${PER}|free(?: [^,;:]{1,20})?)$`,
  'u',
);
/** '£68 cello' */
const FIRST = new RegExp(
  String.raw`^(${FROM}${PRICE_TEXT}) (?!an? |per |each|the |je |pro |por |par |incl|after|plus|and|with|for|if|in|on|at|to|up|over|under|before|when|which|that|as|is|are|has|für|pour|para|si|wenn)(\p{L}[^,:;]{0,40})$`,
  'u',
);
/** 'Prices', 'Fixed fees': what it is a list of, and not a thing that is sold */
const OF_PRICES =
  /(?<!\p{L})(?:prices?|fees?|rates?|costs?|tariffs?|preise?|prix|tarifs?|precios?|tarifas?|prezz[io]|preços?|prijzen|tarieven|packages?|options|plans|pakete|forfaits|paquetes|pacchetti|pacotes)(?!\p{L})/iu;

export interface Priced {
  items: Item[];
  /** what stands behind them, whole */
  rest: string;
  /** above them, in the client's words: 'Fixed fees' */
  head: string;
}

/** Prices in a row, each with its thing; undefined where not each of them plainly has its own. */
export function pricesIn(text: string): Priced | undefined {
  const bare = bareOf(text);
  if (hasFinite(partsOf(bare)[0] ?? '') || /^(?:we|i|you|they|he|she|it)(?!\p{L})/iu.test(bare)) return undefined;
  const [, label = '', after = ''] = /^([^:,;.]{2,40}): (.+)$/u.exec(bare) ?? [];
  const parts = partsOf(label === '' || hasPrice(label) ? bare : after).map((part) => part.replace(AND, ''));
  const isOfPrices = OF_PRICES.test(label);
  const items: Item[] = [];
  let head = label === '' || hasPrice(label) || isOfPrices ? '' : label;
  for (const [at, part] of parts.entries()) {
    const last = LAST.exec(part);
    // 'Rehair £58 violin/viola, £68 cello': the head stands before the first price
    const opening = at === 0 && head === '' ? /^(\p{L}[^€$£\d,:]{1,30}?) (\S*\d.*)$/u.exec(part) : null;
    const first = FIRST.exec(part) ?? (opening && FIRST.exec(opening[2] ?? ''));
    if (first && !last) {
      if (opening && FIRST.exec(part) === null) head = opening[1] ?? '';
      items.push({ title: first[2] ?? '', text: first[1] ?? '' });
    } else if (last && !hasFinite(last[1] ?? '')) items.push({ title: last[1] ?? '', text: last[2] ?? '' });
    else break;
  }
  const all = parts.slice(items.length).join(', ');
  // 'wheel class £45, max 6 people': said of the last of them
  const isOfLast = /^(?:max|min|up to|incl|with(?!out)|plus|each|per) ?/iu.test(all) && !hasPrice(all);
  const last = items.at(-1);
  if (isOfLast && last) items[items.length - 1] = { ...last, text: `${last.text}, ${all}` };
  const rest = isOfLast ? '' : all;
  if (items.length < 2 || !items.some(({ text }) => hasPrice(text)) || hasPrice(rest)) return undefined;
  return {
    items: items.map(({ title, text }, at) => {
      // '10 L' of 'Liquid 1 L'
      const thing =
        /^\d/.test(title) && at > 0
          ? /^(\p{L}[\p{L} ]*?) \d/u.exec(items[at - 1]?.title ?? items[0]?.title ?? '')?.[1]
          : undefined;
      const whole = thing === undefined ? title : `${thing} ${title}`;
      if (thing !== undefined) items[at] = { title: whole, text };
      return {
        title: capital(head === '' ? whole.replace(/^(?:an?|the|one|each) (?=\p{L})/iu, '') : `${head}, ${whole}`),
        text: capital(text),
      };
    }),
    rest: rest === '' ? '' : sentence(capital(rest)),
    head: isOfPrices && label !== '' ? label : '',
  };
}

/** One statement as one point: with its label where it has one, and its price behind the thing. */
export function pointOf(text: string): Item {
  const bare = bareOf(text);
  const [, label = '', said = ''] = /^(\p{L}[^:.;!?]{1,60}?) ?: (.+)$/u.exec(bare) ?? [];
  if (label !== '' && wordsIn(label).length < 9 && !hasPrice(label) && !(/, /u.test(label) && /\d/u.test(label)))
    return { title: capital(label), text: capital(said) };
  const [, thing = '', price = ''] =
    new RegExp(
      String.raw`^(\p{L}[^,:;€$£]{1,48}?)(?: at| for)? (${FROM}(?:\d[\d \u00a0.,]*[–-])?${PRICE_TEXT}.*)$`,
      'u',
    ).exec(bare) ?? [];
  return thing !== '' &&
    wordsIn(thing).length < 7 &&
    !hasFinite(bare) &&
    !/(?: (?:of|to|than|over|under|between|and|or|with|by|up to)|^(?:min|max|from|about|minimum).*)$/iu.test(thing)
    ? { title: capital(thing), text: capital(price) }
    : { title: '', text: capital(bare) };
}
