import { capital, sentence } from '../pen';

// What can be had, each with its title and its price: only from what is laid out as a list, point by point or with a price at each comma.

export interface Item {
  title: string;
  text: string;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d[\d.,]*\d|\d)(?:k|m)?`;
/** Their three letters: 'ISK', 'SGD'. */
const CODES = Intl.supportedValuesOf('currency').join('|');
export const PRICE_TEXT = String.raw`(?:(?:(?:C|A|NZ|HK|US|R|S|CA|AU|NT|MX)?\$|(?:GH)?₵|[€£¥₹₱₦₾₺₪₩₫฿₴₽₸₡₲]|\b(?:${CODES}|KSh|Ksh|Rs\.?|RM|TSh|USh|Dhs?|FCFA|R))\s?${NUMBER}|${NUMBER}\s?(?:€|£(?!\s?\d)|\$(?!\s?\d)|zł|Kč|(?:kr|eur|${CODES}|Ft|lv|din|so'm|tenge|euros?|dollars?|pounds?|pesos?|francs?|kroner|kronor|crowns|rupees|rand|lei|yen|pence|p|quid|Euro|Franken|soles|reais|dirhams?|lari|lira|baht|złotych|shillings?|kwacha|dólares|naira|cedis?|birr|ringgit|rupiah|won|dong|dinars?|riyals?|taka|afghani|manat|som|tögrög|denar|dram|hryvnias?|pula|kr\.)(?!\p{L})))`;
const PRICE = new RegExp(PRICE_TEXT, 'u');
export const hasPrice = (text: string): boolean => PRICE.test(text);

const words = (text: string) => text.trim().split(/\s+/).length;
const bare = (text: string) => text.trim().replace(/[.,;]+$/, '');
const textOf = (text: string) =>
  words(text) < 6 && PRICE.test(text) ? capital(bare(text)) : sentence(capital(bare(text)));

/** 'A standard cane seat £95 each': what it is, and then what it costs. */
const PRICED = new RegExp(
  String.raw`^(\p{L}[^,:;.!?€$£]{1,58}?)(?::| [–—-]| is| are| costs?)? ((?:from |ab |desde |à partir de |da |a partir de |vanaf |about |ca\. )?${PRICE_TEXT}(?:(?: ?/ ?| an? | per | each| the | je | pro | por | par | al ).{0,30})?)$`,
  'u',
);
const NO_THING =
  /\b(?:we|i|you|they|he|she|it|that|which|who|if|when|then|not|no|never|only|can|could|may|might|would)\b|^(?:for|from|vanaf|ab|desde|à partir|da|a partir|with|and|or|in|at|up|the first|wir|ich|nous|je|on)\b|(?<!\p{L})(?:est|sont|ist|sind|kostet|kosten|cuesta|cuestan|es|son|vale|costa|costano|è|é|custa|à|kost)(?!\p{L})/iu;

/** 'First appointment 60 minutes €85', '€28 per payslip', 'the kit costs $1,150 per bin plus $9 a month' */
export function pricedPart(part: string): Item | undefined {
  const found = PRICE.exec(part);
  if (!found) return undefined;
  const before = part.slice(0, found.index).replace(/^(?:and|plus) /iu, '');
  const price = part.slice(found.index);
  if (
    / (?:and|but) \p{Ll}+s? |\b(?:takes|lasts|includes)\b/u.test(price) &&
    !/ (?:and|plus) (?:[€$£]|\d|up)/u.test(price)
  )
    return undefined;
  const title = before
    .replace(
      /(?:,| (?:is|are|costs?|at|for|from|starts? at|starting (?:at|from)|about|only|just|ab|desde|à partir de|a partir de|vanaf|dès|kostet|kosten|coûtent|coûte|cuestan|cuesta|costa|custa|kost)| [–—-]|:)+ ?$/iu,
      '',
    )
    .replace(/^(?:an?|the|our|each|one|un|une|una|uma|eine?|een|le|la|der|die|das) /iu, '')
    .trim();
  const from =
    /(?<!\p{L})(from|about|starting (?:at|from)|starts? at|around|ab|desde|à partir de|a partir de|vanaf|dès) ?$/iu.exec(
      before,
    )?.[1] ?? '';
  if (/\b(?:we|i|you|they|it|which|who|that|because|can|could|pays?)\b/iu.test(before) || words(part) > 14)
    return undefined;
  if (title === '' || /^(?:from|about|around|ab|desde|à partir de|a partir de|vanaf|dès)$/iu.test(title))
    return { title: capital(bare(part)), text: '' };
  if (/ (?:of|for|at|with|by|to|a|an|per|under|over|below|above|up to|than|between|in|on)$/u.test(title))
    return { title: capital(bare(part)), text: '' };
  return words(title) > 8
    ? undefined
    : { title: capital(title), text: capital(`${from ? `${from} ` : ''}${bare(price)}`) };
}

/** 'Jeans R$ 189, shirt 169': what is written once is meant for each. */
function withCurrency(parts: readonly string[]): string[] {
  const first = PRICE.exec(parts[0] ?? '')?.[0];
  const [sign, unit] = [/^[^\d\s]+\s?/u.exec(first ?? '')?.[0], /\s?[^\d\s]+$/u.exec(first ?? '')?.[0]];
  return parts.map((part) =>
    first === undefined || hasPrice(part)
      ? part
      : part.replace(new RegExp(`(?<= )(${NUMBER})$`, 'u'), (_, amount: string) =>
          sign ? `${sign}${amount}` : `${amount}${unit ?? ''}`,
        ),
  );
}

/** 'Wash 9 €, dry 4 €': a price at each comma, and nothing else. */
export function pricedItems(given: string): Item[] | undefined {
  const said = bare(
    given.replace(
      /^(?:prices?|rates?|fees?|preise?|prix|precios?|prezzi|preços|prijzen)(?: (?:today|now|this year|\d{4}))?: /iu,
      '',
    ),
  );
  if (/[;:!?(]/.test(said.replace(PRICED, ''))) return undefined;
  const parts = withCurrency(said.split(/, (?:and )?(?=\p{L})| and (?=\p{L}[^,]*\d)/u).map((part) => part.trim()));
  if (parts.length < 2) return undefined;
  const items = parts.map((part): Item | undefined => {
    const [, title = '', price = ''] = PRICED.exec(part) ?? [];
    return title === '' || NO_THING.test(title) || words(title) > 7
      ? undefined
      : { title: capital(title.replace(/^(?:an?|the|our|each|one) | (?:at|for)$/giu, '')), text: capital(price) };
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** A point of a list: 'call-out €475', 'Felling: with a licence and a rope'. */
export function pointItem(point: string): Item {
  const said = bare(point);
  const [, thing = '', price = ''] = PRICED.exec(said) ?? [];
  if (thing !== '' && !NO_THING.test(thing)) return { title: capital(thing), text: capital(price) };
  const [, title = '', text = ''] = /^([^:.]{2,60}?)(?::| [–—-]) +(\S.*)$/u.exec(said) ?? [];
  if (title !== '' && words(title) < 9) return { title: capital(title), text: textOf(text) };
  const [, named = '', more = ''] = /^([^()]{3,60}) \(([^()]{3,80})\)$/u.exec(said) ?? [];
  if (named !== '') return { title: capital(named), text: textOf(more) };
  return words(said) < 8 && !/[.!?]/.test(said)
    ? { title: capital(said), text: '' }
    : { title: '', text: sentence(said) };
}
