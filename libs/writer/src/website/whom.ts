import { hasFinite } from './forms';
import { partsOf } from './opened';
import { isRegion } from './place';
import { areCustomers } from './things';

// For whom it is and who is meant: what a colleague's note says of customers and of the client, as a page says it.

/** 'Customers: …', 'Buyers are …' */
export const CUSTOMERS =
  /^(?:(?:our|main|most|typical) )?(?:customers?|clients?|buyers?|users|guests|members|patients|readers|learners|pupils|students)(?:(?: are)?: | are (?=(?:\p{L}+ ){0,2}\p{L}+s(?!\p{L})))(?=\p{L})/iu;
/** 'Customers German, Austrian, British' */
export const WHOM_BARE =
  /^(Customers|Clients|Buyers|Guests|Patients|Members|Users) (?=(?:(?:mostly|mainly|often) )?[\p{L}-]+(?:,| and ))/u;
/** What a colleague says of the client in the middle of a sentence: 'works on a slow line, they've tested it' */
export const ofClient = (text: string): string =>
  text
    .replace(
      /, (?:and )?(?:they|he|she)(?:['’](?:ve|s)| have| has) (?:also )?(?=\p{Ll}+(?:ed|en|wn|lt|ght|de|ne)(?!\p{L}))(?!been )/gu,
      ', ',
    )
    .replace(/^They['’]ve(?= )/u, 'They have')
    .replace(/^They['’]ll(?= )/u, 'They will');
/** 'German, Austrian and British' are customers of those countries, 'Germany, Austria' are where they live. */
export function asWhom(given: string, said: string): string {
  const parts = given.split(/, | and /u);
  const whom = parts.every((part) => /^\p{Lu}[\p{L}-]+$/u.test(part)) ? given : small(given);
  if (!parts.every((part) => /^\p{Lu}[\p{L}-]+$/u.test(part))) return listed(whom);
  const who = /^(?:\p{Ll}+ )?(\p{L}+)/iu.exec(said)?.[1]?.toLowerCase() ?? 'customers';
  return parts.some(isRegion) ? `${who} in ${listed(whom)}` : `${listed(whom)} ${who}`;
}
export const small = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|,|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** 'players, teachers, parents' with its 'and' */
export const listed = (text: string) =>
  /[;()]| (?:and|or) |, (?:often|mostly|some|also|sometimes|mainly|usually|no|not) /u.test(text)
    ? text
    : text.replace(/, ([^,]+)$/u, ' and $1');
/** 'Nylon coil, moulded, metal, waterproof': a list of what there is, whatever is said behind it */
export const isOffer = (text: string): boolean => {
  const [list = ''] = text.split('; ');
  const parts = partsOf(list);
  return (
    parts.length > 2 &&
    !text.includes(': ') &&
    !areCustomers(parts) &&
    !hasFinite(parts.slice(0, 2).join(', ')) &&
    !/\d| (?:in|to|at|near|of) \p{Lu}/u.test(list) &&
    !/^(?:no|not|all|every|each|by|in|on|at|from|with|for)(?!\p{L})/iu.test(text)
  );
};
