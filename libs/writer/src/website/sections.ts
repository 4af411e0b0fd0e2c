import { headingsIn } from './headings';
import type { Item } from './items';
import { pointOf } from './opened';
import type { positionOf } from './position';
import type { Note } from './read';
import { areCustomers, areDeeds, areGoods, namesPeople } from './things';
import { isHours, type Topic } from './topics';
import { wordsIn } from './forms';
import type { Laid, Unit } from './unit';
import { hasPrice } from './items';

// The sections of the page: each has one topic and a heading that says it. A topic of which next to nothing is told stands with another.

/** One section of a page; the same shape as libs/website stores it. */
export interface PageSection {
  heading: string;
  /** paragraphs, parted by an empty line */
  body: string;
  items: Item[];
  /** '' for no button */
  action: string;
}

/** Japanese and Chinese have no blanks between sentences. */
const unspaced = (text: string) => text.replace(/(?<=[。！？]) /gu, '');
export const paragraphs = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n');
export const paragraph = (texts: readonly (string | undefined)[]) => unspaced(texts.filter(Boolean).join(' '));
export const plainSection = (heading: string, body = '', action = ''): PageSection => ({
  heading,
  body,
  items: [],
  action,
});
const empty = () => plainSection('');

type Told = 'services_section' | 'section_4' | 'about_section' | 'testimonials_section';
const MOST_ITEMS = 12;
/** In words: fewer are no section. */
const LEAST = 6;

const IS_PAID =
  /(?<!\p{L})(?:free|fees?|costs?|prices?|paid?|charge|kostenlos|preise?|prix|gratuit|precios?|gratis|prezz[io]|preços?|prijs)(?!\p{L})|\d ?%/iu;
const IS_PROCESS =
  /(?<!\p{L})(?:first|then|after|before|within|hours|days|weeks|minutes|report|send|bring|drop|collect|pick up|visit|step|order|book)(?!\p{L})/iu;

export function sectionsOf(
  { units, isOwn }: Laid,
  position: ReturnType<typeof positionOf>,
  { name, language }: Note,
): Record<Told, PageSection> {
  const headings = headingsIn(language);
  const of = (...topics: Topic[]) => units.filter(({ topic }) => topics.includes(topic));
  const countOf = (some: readonly Unit[]) =>
    some.reduce(
      (sum, { text, things, prices }) =>
        sum + wordsIn(text).length + 2 * (things?.length ?? 0) + 3 * (prices?.length ?? 0),
      0,
    );
  const isEnough = (some: readonly Unit[]) => countOf(some) >= LEAST;
  let [what, how, prices, people, proof] = [of('what'), of('how', 'whom'), of('prices'), of('people'), of('proof')];
  const voices = of('voices');
  // next to nothing of a topic stands with another
  const inOrder = (some: readonly Unit[]) => units.filter((unit) => some.includes(unit));
  if (!isEnough(what)) [what, how] = [[], inOrder([...what, ...how])];
  if (!isEnough(prices)) [prices, how] = [[], inOrder([...prices, ...how])];
  if (
    voices.length > 0 ||
    proof.filter(({ text }) => /\d/.test(text)).length < 2 ||
    proof.some(({ text }) => !/\d/.test(text))
  )
    [proof, people] = [[], inOrder([...proof, ...people])];
  const isHowApart = (prices.length === 0 || what.length === 0) && countOf(how) > 2 * LEAST;
  if (!isEnough(people) && isHowApart) [people, how] = [[], inOrder([...people, ...how])];
  const about = isHowApart ? people : inOrder([...how, ...people]);
  const section = (heading: string, some: readonly Unit[], more: Item[] = []): PageSection =>
    some.length === 0 && more.length === 0 ? empty() : laidOut(heading, some, more, isOwn, name);
  const howHeading = how.filter(({ text }) => IS_PROCESS.test(text)).length > 1 ? headings.how : headings.facts;
  // two lists are no one list
  const lists = what.filter(({ things }) => things);
  const things = lists.flatMap(({ things = [] }) => things);
  const customers = lists.length === 1 && what.length === 1 && areCustomers(things);
  if (lists.length > 1) what = what.map((unit) => (unit.things ? bareUnit(unit) : unit));
  // 'Late talkers, stuttering, adults after a stroke'
  const areFor = language === 'en' && what.length === 1 && things.length === 0 && namesPeople(what[0]?.text ?? '');
  const servicesHeading =
    what.length === 1 && what[0]?.head !== undefined && what[0].head !== ''
      ? what[0].head
      : areFor
        ? headings.whom
        : things.length === 0 && language === 'en'
          ? headings.offer
          : customers && language === 'en'
            ? headings.whom
            : language !== 'en' || areGoods(things)
              ? headings.range
              : areDeeds(things)
                ? headings.services
                : headings.offer;
  const features = position.features.map((text) => ({ title: '', text }));
  const pillars = position.pillars;
  const pricesHead =
    prices.map(({ head }) => head).find((head) => head !== undefined && head !== '') ??
    (prices.some(({ text, prices }) => prices || hasPrice(text) || IS_PAID.test(text))
      ? headings.prices
      : headings.facts);
  const benefits: Unit[] = position.benefits.map((text) => ({ text, topic: 'how', paragraph: 0, isSentence: true }));
  return {
    services_section:
      what.length > 0 || features.length > 0
        ? section(servicesHeading, what, features)
        : isHowApart && prices.length > 0
          ? section(howHeading, how)
          : empty(),
    section_4:
      prices.length > 0
        ? section(pricesHead, [...prices, ...benefits], pillars)
        : isHowApart
          ? section(howHeading, [...how, ...benefits], pillars)
          : section(headings.facts, benefits, pillars),
    about_section: section(headings.about(name), about),
    testimonials_section: voices.length > 0 ? section(headings.voices, voices) : section(headings.proof, proof),
  };
}
const bareUnit = ({ things, ...unit }: Unit): Unit => ({ ...unit, isSentence: things === undefined });

/** Sentences as running text, what is only listed as points below it. */
function laidOut(
  heading: string,
  units: readonly Unit[],
  more: readonly Item[],
  isOwn: boolean,
  name: string,
): PageSection {
  const fragments = units.filter(({ isSentence, things, prices }) => !isSentence && !things && !prices);
  const areListed = fragments.length > 1 && !isOwn;
  // a list of one is none
  const arePriced =
    units.some(({ prices }) => prices) ||
    units.filter(({ text, topic }) => topic === 'prices' && isPoint(text)).length > 1;
  const body: string[] = [];
  const items: Item[] = [];
  for (const unit of units) {
    if (unit.things) items.push(...unit.things.map((thing) => ({ title: '', text: thing })));
    else if (unit.prices) items.push(...unit.prices);
    else if (arePriced && unit.topic === 'prices' && isPoint(unit.text)) {
      items.push(pointOf(unit.text));
      continue;
    } else if (areListed && !unit.isSentence) {
      items.push(pointOf(unit.text));
      continue;
    }
    if (unit.text !== '' && !unit.things) body.push(unit.text);
  }
  return { heading, body: bodyOf(units, body, name), items: [...items, ...more].slice(0, MOST_ITEMS), action: '' };
}
const isPoint = (text: string) => hasPrice(text) && pointOf(text).title !== '';
/** A letter keeps its paragraphs. */
const bodyOf = (units: readonly Unit[], body: readonly string[], name: string): string =>
  body.some((text) => text.length > 240) && units.length > 1 ? paragraphs(body) : paragraph(evened(body, name));
/** One name is enough in a passage. */
const evened = (texts: readonly string[], name: string): string[] =>
  texts.map((text, at) =>
    at > 0 && text.startsWith(`${name} `) && (texts[at - 1] ?? '').startsWith(`${name} `)
      ? `It${text.slice(name.length)}`
      : text,
  );

/** When it is open, where it is and how one books, with the button. */
export function contactSection(reach: readonly string[], action: string, { language }: Note): PageSection {
  const headings = headingsIn(language);
  const heading = reach.some(isHours)
    ? headings.hours
    : action === headings.reach || reach.length > 0
      ? headings.contact
      : action;
  return plainSection(heading, paragraph(reach) || headings.toSay(action), action);
}
