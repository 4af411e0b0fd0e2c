import { wordsIn } from './forms';

// What the page needs and the note does not say, as questions to this client: at most five.

export interface Known {
  isEnglish: boolean;
  /** all that was said, also what is not printed */
  note: string;
  /** what is printed */
  page: string;
  heading: string;
  name: string;
  isNameOpen: boolean;
  hasContact: boolean;
  hasPlace: boolean;
  hasPrice: boolean;
  hasHours: boolean;
  isUnread: boolean;
  /** things that are listed: 'ghassoul clay' */
  things: readonly string[];
}

const SHOP =
  /\b(?:shop|store|caf[eé]|bakery|bookshop|salon|barber|library|libraries|museum|gallery|pub|bar|restaurant|gym|pool|sauna|hammam|market|nursery|garden centre|pharmacy|deli|butcher|dairy|swimming)\b/iu;
const SHIPPED =
  /\b(?:export\p{L}*|by post|wholesale|shirtmakers|retailers|stockists|sold (?:in|to)|sells? to|shops in|distributors?|importers?)\b/iu;
const BOOKED =
  /\b(?:boarding|lessons?|classes|courses?|clinic|hire|rental|appointments?|inspection|audit|slipway|cradle|repair|workshop|guesthouse|rooms?|tours?|interpreters?|invigilators?|choir|band|session|visit)\b/iu;
const CHARITY = /\b(?:charity|free of charge|donat\p{L}*|volunteers?|non-profit|foundation|fundación)\b/iu;
const ROLE =
  /\b(?:run|owned|led|founded|started|set up|made|taught|managed) by ((?:an?|the|two|three|four) [^,.;()\n]{3,50}?)(?= who | that | which |[,.;()\n]|$)/iu;
const NAMED = /\b(?:run|owned|led|founded|started) by \p{Lu}/u;
const PEOPLE =
  /\b((?:two|three|four) (?:owners|sisters|brothers|founders|binders|friends|partners)|mother and son|father and (?:son|daughter)|the (?:owner|founder|director|eldest))\b/iu;

export function questionsOf(known: Known): string[] {
  const { note, page, heading, name } = known;
  const thing = thingOf(known);
  const said = NAMED.test(note) ? undefined : (ROLE.exec(page)?.[1] ?? PEOPLE.exec(page)?.[1]);
  // 'The owner, Frau Zeisl'
  const isNamed =
    said !== undefined &&
    new RegExp(
      String.raw`${said.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:,|:| is| are| called| \()? ?\p{Lu}\p{Ll}`,
      'u',
    ).test(page);
  const role = isNamed ? undefined : said?.replace(/^T(?=he )/u, 't').replace(/^the (?=two|three|four)/iu, '');
  const all = `${name} ${heading} ${page}`;
  return [
    known.isUnread
      ? 'what is made or done, for whom and where: the note does not say it in words that could be read'
      : '',
    known.isNameOpen ? 'the name, which is still open' : '',
    known.hasContact ? '' : 'a telephone number or an e-mail address',
    known.hasPlace ? '' : 'the town or address',
    SHOP.test(`${name} ${heading}`) &&
    !/\b(?:software|app|platform)\b/iu.test(heading) &&
    !known.hasHours &&
    !/\bclosed?\b/iu.test(note)
      ? 'the opening hours'
      : '',
    known.hasPrice ||
    /\b(?:no fee|free|tenner|fiver|prices?|fees?|costs?|charges?|EUR|USD|GBP|\d+ (?:shillings|pesos|baht|naira|dirhams|kroner|kronor|crowns|euros?|dollars|pounds|rupees|yen|soles|francs|lari|cedis|rand|birr))\b/iu.test(
      note,
    ) ||
    CHARITY.test(note)
      ? ''
      : thing === undefined
        ? 'what it costs'
        : `what ${thing}`,
    CHARITY.test(all)
      ? 'how to give, and how to ask for help'
      : SHIPPED.test(all)
        ? /\b(?:min(?:imum)?|moq|smallest order|(?:from|orders? of) \d+ ?(?:bags?|kg|kilos?|pieces?|pcs|units?|pallets?|boxes|bottles|cases|litres|metres|sacks?|copies))\b/iu.test(
            note,
          )
          ? 'how a buyer orders'
          : 'how a buyer orders, and the smallest order'
        : BOOKED.test(all) &&
            !/\b(?:book|ring|whatsapp|phone|call|deposit)(?:s|ed|ing)?\b|\border(?:s|ed)? (?:by|from|before)\b|\bin advance\b|\bahead\b|\bwalk-?ins?\b/iu.test(
              note,
            )
          ? 'how one books, and how long ahead'
          : '',
    role === undefined
      ? ''
      : `${/^(?:two|three|four|mother|father)/iu.test(role) ? 'the names' : 'the name'} of ${role
          .replace(/^an? /u, 'the ')
          .replace(/^(?=two|three|four)/iu, 'the ')
          .replace(/^the T(?=wo|hree)/u, 'the t')
          .replace(/^the F(?=our)/u, 'the f')}, if they may stand on the page`.replace(
          /^the name of(.*)they may/u,
          'the name of$1it may',
        ),
    /(?:1[5-9]|20)\d\d|\b(?:generation|founded|since|years)\b/iu.test(note) ? '' : 'since when it exists',
  ]
    .filter((one) => one !== '')
    .slice(0, 5);
}

/** What is sold, in the words of the note. */
function thingOf({ things }: Known): string | undefined {
  const named = things.filter((thing) => wordsIn(thing).length < 5).slice(0, 3);
  return named.length < 2
    ? undefined
    : `each costs (${named.map((thing) => thing.charAt(0).toLowerCase() + thing.slice(1)).join(', ')})`;
}
