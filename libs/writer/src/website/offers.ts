import { tokensOf } from '@maquette/reading';
import { capital, sentence } from '../pen';
import { HAS_VERB, isOpenAt } from './edit';

// What can be had, each with its title and its price: read from sentences that name a price, and from bare lists.

export interface Item {
  title: string;
  text: string;
}
interface Offered {
  items: Item[];
  /** sentences that are no item */
  rest: string[];
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d[\d.,]*\d|\d)(?:k|m)?`;
const PRICE_TEXT = String.raw`(?:(?:(?:C|A|NZ|HK|US|R|S|CA|AU)?\$|[€£¥₹₱₦₾₺₪₩₫฿₴₽]|\b(?:CHF|EUR|USD|GBP|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|ZAR|INR|KES|KSh|Ksh|Rs\.?|NPR|MAD|RM|MXN|BRL|GHS|TSh|UGX|AED|FCFA|R))\s?${NUMBER}|${NUMBER}\s?(?:€|£(?!\s?\d)|zł|Kč|(?:kr|EUR|eur|CHF|SEK|NOK|DKK|PLN|CZK|USD|MAD|euros?|dollars?|pounds?|pesos?|francs?|kroner|kronor|crowns|rupees|rand|lei|yen|pence|p|quid|Euro|Franken|soles|reais|dirhams?|lari|lira|baht|złotych|shillings?)(?!\p{L})))`;
const PRICE = new RegExp(PRICE_TEXT, 'u');
const FREE = '(?:free(?: of charge)?|gratis|kostenlos|gratuite?s?|gratuit[oa]s?)(?!\\p{L})';
export const hasPrice = (text: string): boolean => PRICE.test(text);
const BEFORE_PRICE =
  '(?:from|for|about|around|up to|only|just|under|over|between|at|ab|rund|etwa|ca\\.?|circa|desde|unos|à partir de|à|dès|environ|da|dai|a partir (?:de|da)|vanaf|ongeveer|a|por|pour|per|für|voor|zum Preis von)';
const AMOUNT = `(?:${BEFORE_PRICE} )*(?:${PRICE_TEXT})`;
const IS =
  '(?:is|are|costs?|runs?(?: at)?|starts? (?:at|from)|goes? for|comes? to|will be|kostet|kosten|ist|sind|cuestan?|vale|valen|sale|es|son|coûtent?|est|sont|costano?|è|sono|custam?|é|são|kost|zijn)';
const ARTICLE =
  /^(?:an?|the|our|each|one|der|die|das|eine?|unsere?|el|la|los|las|una?|nuestr[ao]s?|le|les|une?|nos|notre|il|lo|gli|i|o|os|as|uma?|het|een|de|onze)\s+(?=\S)/iu;
const ANYBODY =
  /^(?:we|i|you|he|she|it|they|that|this|there|which|who|what|if|when|also|wir|ich|es|sie|das|nosotros|nous|je|on|noi|nós|wij|ik|het|and|but|or|my|from|for|with|in|at|on|to|each|by)\b(?!-)/iu;

const SUBJECT = new RegExp(
  `^(.{2,80}?),? ${IS} ((?:now |currently |usually |still )?(?:${AMOUNT}|${FREE})(?:.*))$`,
  'u',
);
const DOES = new RegExp(
  `^(?:we|i) (?:also |can )?(?:do|offer|sell|run|hire out|rent out|rent|have(?! \\p{L}+ed\\b)|give|teach|hold|host|serve|make|bake|deliver)(?: you)? (.{3,60}?)(?:,| for| at| from)? ((?:${AMOUNT})(?:.*))$`,
  'iu',
);
const CHARGES = new RegExp(
  `^(?:we|i) (?:charge|ask|take) ((?:${AMOUNT})(?: (?:a|an|per) \\p{L}+)?) for (.{3,60})$`,
  'iu',
);
const FOR_IT = new RegExp(
  `^for (?:the |our |an? )?(.{3,50}?),? (?:it's|it is|that's|that is|we charge|we ask|the price is) ((?:${AMOUNT})(?:.*))$`,
  'iu',
);
const BARE = new RegExp(`^(.{2,70}?)[:,]? ((?:${AMOUNT})(?:.*))$`, 'u');
const LASTS = new RegExp(`^(.{2,60}?) (?:is|takes|lasts|runs for) (.{3,40}?) and costs? ((?:${AMOUNT}).*)$`, 'iu');
const PRICE_FIRST = new RegExp(
  `^((?:${AMOUNT}))(?: (?:for|für|por|pour|voor) (?:an? |the |eine? |una? |une? |een )?(.{3,60})| ((?:per|a|an|each|pro|por|par|al|alla) .{2,50}))?$`,
  'iu',
);
const LOOSE_END = /[\s,:–—-]+$|\s+(?:for|at|of|to|with|and|à|usually|currently|now|only|just|costs?)$/giu;

/** 'a day's class' has no verb. */
const hasVerb = (text: string) =>
  HAS_VERB.test(text.replace(/(?<!\b(?:it|that|there|here|what|who|he|she))['’]s\b/giu, ''));
/** 'eye fillet when there is any': on what the price depends. */
const WHEN = /^(.{2,60}?),? ((?:when|if|while|as long as) .+)$/iu;

const titleOf = (text: string): string => {
  const bare = text.trim().replace(ARTICLE, '').replace(LOOSE_END, '').replace(LOOSE_END, '');
  return capital(bare);
};
/** A price alone is no sentence. */
const textOf = (text: string): string => {
  const bare = text
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(new RegExp(`^(?:at|à|a) (?=${PRICE_TEXT})`, 'u'), '')
    .replace(/ and (we|you) (?=\p{Ll}+ )/u, (_, who: string) => `. ${capital(who)} `)
    .replace(new RegExp(`^((?:${AMOUNT})|${FREE}) and (?=\\p{Ll})`, 'u'), '$1, and ');
  return bare.split(' ').length < 5 && PRICE.test(bare) && !HAS_VERB.test(bare)
    ? capital(bare)
    : sentence(capital(bare));
};

/** Parts between commas, outside of brackets and quotes; at 'and' only where both sides have a price. */
function segments(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?:,|;) | (?:and|und|y|et|e|en) (?=\p{L}|\d)/gu)) {
    if (!isOpenAt(text, found.index)) continue;
    if (!/^[,;]/.test(found[0])) {
      const after = text.slice(found.index + found[0].length).split(/[,;] /)[0] ?? '';
      if (!PRICE.test(text.slice(from, found.index)) || !PRICE.test(after)) continue;
    }
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** No part of a name: 'up to 5 people', 'two days'. */
const CONDITION =
  /^(?:up to|at least|for|in|with|on|at|from|ages?|maximum|max|\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})/iu;
/** 'Workshop on Saturdays, up to 5 people': what follows the comma is no title. */
function itemOf(text: string): Item | undefined {
  const item = pairOf(text);
  const [, title, more] = /^([^,(]{3,60}), (.+)$/u.exec(item?.title ?? '') ?? [];
  if (!item || !title || !more || !more.split(', ').every((part) => CONDITION.test(part))) return item;
  const price = item.text.charAt(0).toLowerCase() + item.text.slice(1);
  return {
    title,
    text: sentence(
      capital(
        `${more}${/^for /.test(price) ? '' : ','} ${/^[A-Z]/.test(item.text) && !/^(?:From|For|About|Free|Up)\b/.test(item.text) ? item.text : price}`,
      ),
    ),
  };
}

function pairOf(text: string): Item | undefined {
  const lasts = LASTS.exec(text);
  if (lasts?.[1] && lasts[2] && lasts[3] && !ANYBODY.test(lasts[1]))
    return { title: titleOf(lasts[1]), text: sentence(capital(`${lasts[2]}, ${lasts[3]}`)) };
  const is = SUBJECT.exec(text);
  if (is?.[1] && is[2] && !ANYBODY.test(is[1]) && !hasVerb(is[1]) && is[1].split(' ').length < 10)
    return { title: titleOf(is[1]), text: textOf(is[2]) };
  const [, thing, when] = WHEN.exec(is?.[1] ?? '') ?? [];
  if (thing && when && is?.[2] && !ANYBODY.test(thing) && !hasVerb(thing))
    return { title: titleOf(thing), text: sentence(capital(`${is[2]}, ${when}`)) };
  const forIt = FOR_IT.exec(text);
  if (forIt?.[1] && forIt[2]) return { title: titleOf(forIt[1]), text: textOf(forIt[2]) };
  const charges = CHARGES.exec(text);
  if (charges?.[1] && charges[2]) return { title: titleOf(charges[2]), text: textOf(charges[1]) };
  const does = DOES.exec(text);
  if (does?.[1] && does[2]) return { title: titleOf(does[1]), text: textOf(does[2]) };
  const bare = BARE.exec(text);
  // '50 for £42'
  if (bare?.[1] && bare[2] && /^\d+$/.test(bare[1]))
    return {
      title: text.split(/(?<=\d) (?=delivered|including|with|each|posted)/u)[0] ?? text,
      text: capital(text.split(/(?<=\d) (?=delivered|including|with|each|posted)/u)[1] ?? ''),
    };
  if (bare?.[1] && bare[2] && !ANYBODY.test(bare[1]) && !hasVerb(bare[1]) && !PRICE.test(bare[1]))
    return { title: titleOf(bare[1]), text: textOf(bare[2]) };
  const first = PRICE_FIRST.exec(text);
  if (first?.[1] && first[2]) return { title: titleOf(first[2]), text: textOf(first[1]) };
  if (first?.[1] && first[3]) return { title: capital(text), text: '' };
  return undefined;
}

const join = (text: string, more: string) =>
  text === '' ? sentence(capital(more)) : `${text.replace(/\.$/, '')}, ${more.replace(/\.$/, '')}.`;
/** Of the thing before it, and no sentence of its own: 'refunded if you buy', 'nothing if that is hard'. */
const CONTINUES = /^(?:\p{Ll}+ed|all you can|nothing|free|if|when|plus|including|with|no|nobody)\b/iu;
/** What belongs to the thing itself: 'a workshop with lunch, tools £80'. */
const INCLUDES = /\b(?:with|including|plus|mit|avec|con|com|met)\b/iu;
/** 'three vans', behind a price: no part of what that buys, as 'two nights' or '10 pieces' are. */
const OF_ITSELF =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!(?:hours?|minutes?|days?|nights?|weeks?|months?|years?|people|persons?|pieces?|guests?|adults?|children|sessions?|lessons?|visits?|courses?|km|miles?|kg|metres?|litres?|words|pages|slices|portions|rounds)\b)\p{L}+s\b/iu;
const GOES_ON =
  /^(?:takes|pays back|includes|lasts|comes|needs|covers|it|its|this|that|they|these|which|the price|prices?|you)\b/i;

const BARE_AMOUNT = /^(\p{L}[\p{L}. -]{2,40}) (\d{2,4})$/u;

/** The items of a sentence that names prices; undefined where it is better read as the sentence that it is. */
export function pricedItems(given: string, isEnglish = true): Offered | undefined {
  const text = given.replace(/[.]$/, '');
  const bare = segments(text);
  // 'crown 95, zirconia 110, full denture 240': amounts without their money
  if (!PRICE.test(text) && bare.filter((part) => BARE_AMOUNT.test(part)).length > 2) {
    const items = bare.flatMap((part) => {
      const [, title, amount] = BARE_AMOUNT.exec(part) ?? [];
      return title && amount ? [{ title: capital(title), text: amount }] : [];
    });
    return { items, rest: bare.filter((part) => !BARE_AMOUNT.test(part)).map((part) => sentence(capital(part))) };
  }
  if (!PRICE.test(text) && !new RegExp(`${IS} ${FREE}`, 'u').test(text)) return undefined;
  const parts = segments(text);
  const items: Item[] = [];
  const rest: string[] = [];
  let pending: string[] = [];
  let isPriceFirst = false;
  for (const [at, segment] of parts.entries()) {
    const said = segment.replace(/^(?:and|but|or|und|y|et|e|en) /iu, '');
    const isPriced = PRICE.test(said) || new RegExp(`${IS} ${FREE}`, 'u').test(said);
    const last = items.at(-1);
    // '$12, $18 for a long one': of the same thing
    // 'dulse 38 € a kilo, kelp 22': of the same money
    const [, also, amount] =
      (!isPriced &&
        last &&
        last.text.split(' ').length < 6 &&
        /^(\p{L}[\p{L} -]{1,40}) (\d+(?:[.,]\d+)?)$/u.exec(said)) ||
      [];
    if (last && also && amount && PRICE.test(last.text)) {
      items.push({ title: capital(also), text: last.text.replace(/\d[\d.,]*\d|\d/u, amount) });
      continue;
    }
    if (
      isPriced &&
      last &&
      (/^(?:most|all|some|many|none)\b/i.test(said) ||
        (PRICE_FIRST.test(said) && !isPriceFirst && pending.length === 0))
    )
      last.text = join(last.text, segment);
    else if (isPriced) {
      isPriceFirst = PRICE_FIRST.test(said);
      // '6 guests, no vehicles, 5 nights from 3,150': what costs that stands right before it
      // 'licensed, 24 hours, lockouts $85': what costs that is the nearest, but at the end of a series or of what is included
      const alone = pending.length > 0 && !pending.some((part) => INCLUDES.test(part)) ? itemOf(said) : undefined;
      const isNamed =
        alone !== undefined && alone.text !== '' && !CONDITION.test(alone.title) && !/ and /.test(alone.title);
      const near = isNamed || pending.some((part) => /^no\b/i.test(part)) ? itemOf(said) : undefined;
      const item = near ?? itemOf([...pending, said].join(', ')) ?? (pending.length === 0 ? undefined : itemOf(said));
      if (item) {
        items.push(item);
        // what stood before it and is not in it
        const lost = pending.filter(
          (part) => ![item.title, item.text].join(' ').toLowerCase().includes(part.toLowerCase().slice(-12)),
        );
        if (lost.length > 0) rest.push(sentence(capital(lost.join(', '))));
        pending = [];
      } else if (last) {
        last.text = join(last.text, [...pending, said].join(', '));
        pending = [];
      } else return undefined;
    }
    if (isPriced) continue;
    const next = parts[at + 1];
    const isClause = HAS_VERB.test(said) && !CONTINUES.test(said) && said.split(' ').length > 3;
    if (!last) pending.push(said);
    else if (OF_ITSELF.test(said) && !parts.slice(at + 1).some((part) => PRICE.test(part)))
      rest.push(sentence(capital(said)));
    else if (isClause && !GOES_ON.test(said)) rest.push(sentence(capital(said)));
    else if (isClause) last.text = `${sentence(last.text)} ${sentence(capital(said))}`;
    else if (
      next &&
      new RegExp(`^(?:${AMOUNT})`, 'u').test(next) &&
      !/^(?:including|excluding|plus|with|without|usually|no)\b/.test(said)
    )
      pending.push(said);
    else last.text = join(last.text, said);
  }
  const last = items.at(-1);
  if (!last) return undefined;
  if (pending.length > 0) last.text = join(last.text, pending.join(', '));
  // 'You can leave the boat with us, £22 a metre': what costs that is the sentence
  if (items.length === 1 && last.text === '' && rest.length > 0) return undefined;
  const most = isEnglish ? 12 : 6;
  return items.every(({ title }) => title.length > 1 && title.length < 90 && title.split(' ').length <= most)
    ? { items, rest }
    : undefined;
}

const OFFERS =
  /^(?:(?:we|i) (?:also )?(?:make|do|offer|sell|build|repair|grow|bake|stock|teach|carry|supply|produce|print|treat|fit|install|rent|hire out|restore|serve)|wir (?:machen|bauen|bieten|verkaufen|fertigen|reparieren)|(?:nous )?(?:faisons|proposons|vendons)|hacemos|ofrecemos|vendemos|reparamos|facciamo|offriamo|vendiamo|fazemos|oferecemos|wij? (?:maken|doen|verkopen|bieden)) (?!it\b|this\b|that\b)/iu;

const VERBS_ABROAD =
  /(?<!\p{L})(?:wir|ist|sind|wird|werden|kostet|kosten|zeigen|kommt|kommen|hat|haben|wie|nous|est|sont|fait|hay|tenemos|está|están|son|è|sono|siamo|abbiamo|é|são|temos|está|zijn|wordt|wij|hebben|soy|fui|era|sou|ich|je|ik|me|si)(?!\p{L})/iu;
/** 'exporting to Germany, Brazil and Chad', 'plugs into Xero, Sage and Access': no things to be had, but where, with what and with whom. */
const OF_ONE =
  /^[^,]*\b(?:to|into|onto|mainly|mostly|including|such as|like|via|between|(?:works?|integrat\p{L}+|connects?|links?|talks?|syncs?|partner\p{L}*|together|along) with|(?:run|led|owned|founded|staffed|used|trusted|taught) by|hosted (?:in|by|on)) (?:the )?[^,]+,|^[^,]*\b(?:with|by|in|from|at|for) (?:the )?\p{Lu}[^,]*, (?:and )?\p{Lu}/u;
/** Three things or more beside each other, and nothing said of them. */
export function listedItems(given: string, isEnglish = true): Item[] | undefined {
  const text = given.replace(/[.]$/, '').replace(OFFERS, '');
  if (/[;:?!"“(]/.test(text) || PRICE.test(text) || OF_ONE.test(text)) return undefined;
  const parts = text
    .split(/, (?:and |und |y |et |e |en )?/u)
    .flatMap((part, at, all) =>
      at === all.length - 1 && at > 0 ? part.split(/ (?:and|und|y|et|e|en) (?=\p{L})/u) : [part],
    )
    .map((part) => part.trim());
  const isList =
    parts.length >= 3 &&
    !/^(?:\p{L}+(?:amos|emos|imos|iamo)|wir|nous|wij)(?!\p{L})/iu.test(text) &&
    (isEnglish || (!VERBS_ABROAD.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:et|y|e|und|en) /u.test(text))) &&
    parts.every(
      (part) =>
        part.split(' ').length < 8 &&
        !HAS_VERB.test(part) &&
        !/^(?:\d|(?:an?|one|two|three|four|five|six) |based\b|cover|serv|deliver|work|we\b|temos|tenemos|nous|no\b|not\b|all\b|mostly|mainly|since|then|but|with|in\b|for\b|from\b|to\b|which|who|every|each|same|so\b|at\b|on\b|by\b|or\b|davon|seit|desde|depuis|dal\b|sinds|only|about)/iu.test(
          part,
        ),
    );
  // 'annual, periodic and post-repair inspections' are inspections
  const isNoun = (part: string) =>
    /^(?:NOUN|PROPN)$/.test(tokensOf(part.toLowerCase()).flat().at(-1)?.pos ?? '') || !isEnglish;
  return isList && parts.every(isNoun) ? parts.map((part) => ({ title: capital(part), text: '' })) : undefined;
}

/** A point of a list: 'call-out €475', 'Felling: with a licence and a rope'. */
export function pointItem(point: string): Item {
  const priced = pricedItems(point);
  if (priced?.items.length === 1 && priced.rest.length === 0) return priced.items[0] as Item;
  const [, title = '', text = ''] = /^([^:.]{2,60}?)(?::| [–—-]) +(\S.*)$/u.exec(point) ?? [];
  if (title !== '' && title.split(' ').length < 9) return { title: capital(title), text: textOf(text) };
  const bare = point.replace(/[.]$/, '');
  return bare.split(' ').length < 8 && !HAS_VERB.test(bare)
    ? { title: capital(bare), text: '' }
    : { title: '', text: sentence(bare) };
}
