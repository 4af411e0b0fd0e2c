import { tokensOf } from '@maquette/reading';
import { clausesOf } from '../brief/clauses';
import { capital, sentence } from '../pen';
import { hasPrice, type Item, pricedPart } from './items';

// Lists of what is offered: each thing is an item of the page. Any other sentence stays whole.

const words = (text: string) => text.split(/\s+/).length;
const LINK = /^(?:and|but|or|so|plus) /iu;
const SUBJECT =
  /^(?:we|i|they|it|he|she|you|this|that|there|who|which|because|so|when|while|if|since (?!\d|the|\p{Lu}))\b/iu;

/** What has a title of its own: 'Yearly plan (45 kwacha) covering two visits' */
export function itemOf(part: string): Item {
  const priced = pricedPart(part);
  if (priced) return priced;
  const [, title = '', inside = '', more = ''] = /^([^()]{3,60}) \(([^()]{2,120})\)(.*)$/u.exec(part) ?? [];
  if (title !== '' && words(title) > 1)
    return {
      title: capital(title.replace(/^(?:an?|the) /iu, '')),
      text: sentence(capital(`${inside}${more.startsWith(',') || more === '' ? more : `,${more}`}`)),
    };
  const [, name = '', detail = ''] = /^([^:]{3,50}): (.{3,120})$/u.exec(part) ?? [];
  if (name !== '') return { title: capital(name), text: sentence(capital(detail)) };
  return { title: capital(part), text: '' };
}

/** 'We make a tomme, a fromage blanc and a cheese called le Têtu': at least three things, each of its own. */
const OFFERS =
  /^(?:We|I) (?:also |mainly |mostly )?(?:make|sell|offer|repair|bake|grow|teach|print|brew|produce|build|rent(?: out)?|hire out|supply|do|provide|handle|roast|serve|stock|cover|design|translate|publish|cook|restore|process|deliver|write) ([^.;:]+)$/u;
export function offeredIn(text: string): Item[] | undefined {
  const list = OFFERS.exec(text.replace(/[.!]$/u, ''))?.[1];
  return list === undefined ? undefined : listedIn(list);
}

/** 'come out within four hours': goes on with what is done */
export const isDone = (text: string): boolean => {
  const verb = tokensOf(`We ${text}`).flat()[1];
  return verb?.pos === 'VERB' && verb.lower === verb.lemma;
};

/** 'aso-oke, lace and matching family sets' */
export function listedIn(list: string): Item[] | undefined {
  const parts = clausesOf(list).map(({ text }) => text);
  const last = parts.pop() ?? '';
  const [, one = '', other = ''] = /^(.*?)(?:^|,? )(?:and|or) (.+)$/u.exec(last) ?? [];
  const things = [...parts, ...(other === '' ? [last] : [one, other])]
    .map((part) => part.replace(LINK, ''))
    .filter((part) => part !== '');
  const isList =
    things.length > 2 &&
    !things.slice(0, -1).some((thing) => / (?:and|or) /u.test(thing)) &&
    !isDone(other) &&
    other !== '' &&
    !/ (?:and|or) /u.test(other.replace(/\([^)]*\)/gu, '')) &&
    things.every(
      (thing) =>
        words(thing) < 11 &&
        !SUBJECT.test(thing) &&
        !/^(?:in|at|on|by|from|with|to|for|then|also|not|only|mostly|since|all|both|sometimes)\b|\p{L}+ed\b.* by\b/iu.test(
          thing,
        ),
    ) &&
    things.slice(0, -1).every((thing) => !/ (?:in|at|from|to|by|with) /u.test(thing));
  if (!isList) return undefined;
  return things.map((thing) => {
    const [, title = '', called = ''] = /^(.{3,40}?),? (called .+)$/u.exec(thing) ?? [];
    const item =
      title === ''
        ? itemOf(thing.replace(/^(?:an?|the|some) /iu, ''))
        : { title: capital(title.replace(/^(?:an?|the) /iu, '')), text: sentence(capital(called)) };
    return item;
  });
}

/** Clauses each of which has a subject of its own: what happens, one after the other. */
export function stepsIn(text: string): string[] | undefined {
  const steps: string[] = [];
  for (const { text: clause, mark } of clausesOf(text.replace(/[.!]$/u, ''))) {
    if (/[:–—]/.test(mark)) return undefined;
    if (
      steps.length === 0 ||
      /^(?:(?:and|then|and then) )?(?:the|a|an|every|each|we|you|I|our|your|they) \p{L}/u.test(clause)
    )
      steps.push(clause);
    else steps[steps.length - 1] = `${steps.at(-1) ?? ''}, ${clause}`;
  }
  const isTold =
    steps.length > 2 &&
    steps.every((step) => step.split(' ').length > 2 && /\p{L}+s\b|\b(?:we|you|they|I) \p{Ll}/u.test(step)) &&
    /^(?:First|You|We|I|The|A|An|Every|Each|Customers|Clients|Guests|Brands|\p{L}+s) /u.test(steps[0] ?? '');
  return isTold
    ? steps.map((step) => sentence(capital(step.replace(/^(?:and then|and|then|first,?) /iu, ''))))
    : undefined;
}

/** 'Day pass 3,500 tenge, and there is a sprung floor': the prices, and what is said besides. */
export function pricesIn(text: string): { items: Item[]; rest: string } | undefined {
  if (/\bcan cost\b/u.test(text)) return undefined;
  const clauses = clausesOf(text.replace(/[.!]$/u, ''));
  if (clauses.some(({ mark }) => /[:–—]/.test(mark))) return undefined;
  let end = 0;
  const items: Item[] = [];
  for (const { text: clause } of clauses) {
    const item = hasPrice(clause) ? pricedPart(clause) : undefined;
    if (!item) break;
    const before = items.at(-1);
    // 'A key is $12, $18 for a long one'
    if (item.text === '' && before && before.text !== '') before.text = `${before.text}, ${clause}`;
    else items.push(item);
    end++;
  }
  const rest = clauses
    .slice(end)
    .map(({ text: clause }) => clause)
    .join(', ');
  if (
    items.length < 2 ||
    items.some(({ text: price }) => price === '') ||
    hasPrice(rest) ||
    (rest !== '' && !/^(?:and |but )?(?:there|we|you|all|every|the|our|it)\b/iu.test(rest))
  )
    return undefined;
  return { items, rest: rest === '' ? '' : sentence(capital(rest.replace(/^(?:and|but|so) /u, ''))) };
}
