// Where sentences end: not at the full stop of an abbreviation or a date, and not inside brackets and quotes.

/** Before a number or a name no sentence ends: 'Dr. Okafor', 'No. 4', 'Tel. 0221'. */
const BEFORE_NAME =
  /(?:^|[\s(/-])(?:dipl|dr|mr|mrs|ms|mx|st|sr|sra|srta|mme|mlle|hr|fr|prof|rev|lic|ing|dott|avv|sig|jr|bros|ca|approx|est|estd|vs)\.$/iu;
/** 'J. Marsh' */
const INITIAL = /(?:^|[\s(])\p{Lu}\.$/u;
/** 'vor der 37. Woche', 'am 3. Mai' */
const ORDINAL = /(?:der|die|das|den|dem|des|vor|am|im|zur|zum|ab|bis|vom) \d{1,2}\.$/iu;
const BEFORE_NUMBER = /(?:^|[\s(/])(?:no|nos|nr|nro|str|st|ul|av|tel|fig|vol|pp?|ext|min|max|ab|abs|art)\.$/iu;
const BEFORE_AMOUNT = /(?:^|[\s(/])(?:excl?|incl?|inkl|exkl|ca|approx|aprox|min|max|mind|etwa|bis)\.$/iu;
const MONTH = /^\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*/u;
/** What follows in small letters goes on: 'excl. btw', 'e.g. oak'. */
const ABBREVIATION =
  /(?:^|[\s(/])(?:(?<!\d )\p{L}|(?:\p{L}\.){1,3}\p{L}{1,2}|etc|excl|incl|inkl|exkl|btw|bzw|evtl|ggf|usw|ca|min|max|bijv|resp|approx|aprox|ej|esp|inc|est|tel|nr|str|hrs?|mins?|yrs?|wks?|dept|vs|ltd|gal|sq|ft|cu|oz|lb)\.$/iu;

/** Where sentences end; brackets and quotes stay whole. */
export function split(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  const closes = { '(': line.lastIndexOf(')'), '[': line.lastIndexOf(']') };
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    // one that is never closed holds nothing
    if ((letter === '(' || letter === '[') && closes[letter] > at) depth++;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    // '(She said so. Well.) We ask …'
    if (
      letter === ')' &&
      depth === 0 &&
      line.slice(from).trimStart().startsWith('(') &&
      /[.!?]/.test(line.charAt(at - 1)) &&
      /^ \p{Lu}/u.test(line.slice(at + 1))
    ) {
      parts.push(line.slice(from, at + 1));
      from = at + 1;
      continue;
    }
    if (/[。！？]/.test(letter)) {
      parts.push(line.slice(from, at + 1));
      from = at + 1;
      continue;
    }
    if (depth > 0 || !/[.!?…]/.test(letter)) continue;
    let to = at + 1;
    while (/[.!?…"”»'’)\]]/.test(line.charAt(to))) to++;
    if (to < line.length && !/\s/.test(line.charAt(to))) continue;
    const next = line
      .slice(to, to + 3)
      .trimStart()
      .charAt(0);
    const said = line.slice(Math.max(from, at - 14), at + 1);
    const isInside = /["”»'’]/.test(line.slice(at, to));
    if (letter === '.' && (BEFORE_NAME.test(said) || INITIAL.test(said))) continue;
    if (letter === '.' && ORDINAL.test(said) && /\p{Lu}/u.test(next)) continue;
    if (letter === '.' && /\d/.test(next) && BEFORE_NUMBER.test(said)) continue;
    if (letter === '.' && /\d/.test(next) && BEFORE_AMOUNT.test(said)) continue;
    if (letter === '.' && /\d\.$/.test(said) && MONTH.test(line.slice(to, to + 12))) continue;
    if (/\p{Ll}/u.test(next) && (isInside || letter === '…' || (letter === '.' && ABBREVIATION.test(said)))) continue;
    parts.push(line.slice(from, to));
    from = to;
    at = to - 1;
  }
  parts.push(line.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\d]/u.test(part));
}
