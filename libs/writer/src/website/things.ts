import { nounSenses, singular } from '@maquette/reading';
import { wordsIn } from './forms';

// What the things of a list are: those who come, goods, or what is done for somebody.

const classOf = (thing: string): string => {
  const [head = ''] = thing.replace(/ ?\(.*$/u, '').split(/ (?:for|of|in|with|from|on|to) /u);
  return nounSenses(singular((wordsIn(head).at(-1) ?? '').toLowerCase()))[0]?.class ?? '';
};
/** 'courts': a body of people, and a place; one alone is nobody's customers */
const isCustomer = (thing: string): boolean => {
  if (!/(?:s|people|men|women|children)(?: |$)/iu.test(thing)) return false;
  const [head = ''] = thing.replace(/ ?\(.*$/u, '').split(/ (?:for|of|in|with|from|on|to) /u);
  const [first, second] = nounSenses(singular((wordsIn(head).at(-1) ?? '').toLowerCase()));
  const isOf = (one: string | undefined) => /^(?:person|place|building)$/.test(one ?? '');
  return isOf(first?.class) || (first?.class === 'group' && isOf(second?.class));
};
const mostAre = (things: readonly string[], is: RegExp) =>
  2 * things.filter((thing) => is.test(thing)).length > things.length;
/** Florists, pharmacies and print shops are whom it is for. */
export const areCustomers = (things: readonly string[]) => {
  const classes = things.map(classOf);
  return (
    2 * things.filter(isCustomer).length > things.length ||
    // 'teams, birthdays, tourists': whoever comes, and when
    (classes.includes('person') && classes.every((one) => /^(?:person|group|place|building|time|event)$/.test(one)))
  );
};
/** Among what is listed are those who come. */
export const namesPeople = (text: string): boolean =>
  !text.includes(': ') &&
  text
    .replace(/[.!]$/u, '')
    .split(/, (?:also |and )?/u)
    .map((thing) => thing.replace(/ (?:after|before|under|over) .*$/u, ''))
    .some(
      (thing) =>
        classOf(thing) === 'person' &&
        /(?:s|people|men|women|children)(?: |$)/iu.test(thing) &&
        !nounSenses(singular((wordsIn(thing).at(-1) ?? '').toLowerCase())).some(({ class: one }) =>
          /^(?:animal|bird|fish|food)$/.test(one),
        ),
    );
const GOODS =
  /^(?:bird|fish|insect|animal|tree|flower|plant|drink|food|container|boat|aircraft|vehicle|furniture|garment|instrument|tool|book|material|object)$/;
export const areGoods = (things: readonly string[]) => mostAre(things.map(classOf), GOODS);
/** 'Welding', 'shaft work', 'home visits': something is done. */
export const areDeeds = (things: readonly string[]) =>
  mostAre(
    things,
    /(?:ing|ings|ion|ions|ments?|repairs?|hire|work|visits?|care|lessons?|courses?|surveys?|designs?|moves|removals|rentals?|service|services|advice|training|checks?|treatments?|fitting)$/iu,
  );
