import type { StrategySections } from '@maquette/strategy';
import { briefOf, isPublic, LETTER, type Said, type StrategyBrand } from './brief';
import { capital, sentence } from './pen';
import { type Plan, planOf } from './plan';

// The words of a first website: what the brand says of itself, each sentence once, under headings that claim nothing. What nobody told is marked.

/** One section of a page; the same shape as libs/website stores it. */
export interface PageSection {
  heading: string;
  /** paragraphs, parted by an empty line */
  body: string;
  items: { title: string; text: string }[];
  /** '' for no button */
  action: string;
}

export type PageSectionKey =
  | 'hero_section'
  | 'about_section'
  | 'services_section'
  | 'section_4'
  | 'testimonials_section'
  | 'cta_section'
  | 'footer_section';

export interface WrittenPage {
  sections: Record<PageSectionKey, PageSection>;
  seo: { title: string; description: string };
}

export interface PageRequest {
  brand: StrategyBrand;
  /** that people or a model wrote; what the built-in writer drafted says nothing that the description does not say */
  strategy: Partial<StrategySections> | null;
}

const OPEN = 'To be added:';

/** Goes on from the sentence before it, and cannot stand alone. */
const LEANS =
  /^(?:it|they|he|she|this|that|these|those|and|but|so|then|also|there|because|or|which|both|neither)\b|\bthe \w+ one\b/i;
/** Speaks to whoever makes the page, or of the business behind it, and not to those who read it. */
const INSIDE =
  /\b(?:turnover|revenue|profit|margin|budget|our (?:target|buyers|customers|clients|audience|competitors|users|donors|members) (?:are|is)|(?:customers|buyers|clients) (?:are|want|expect|\w+ want)|we (?:want|would like|hope|plan|need)|we'd like|target (?:group|audience)|positioning|brand(?:ing)?\b|the website|our website|marketing|i was told|not allowed to|year we (?:lost|fell)|market share|investors?|competitors?|seo)\b/i;
/** A clause of the business behind it, in a sentence that is fit to be read without it. */
const CLAUSE = /,\s*(?:and )?(?:our |a |with a )?(?:turnover|revenue|profit|margin)\b[^,.;]*(?=[,.;])/gi;
/** An address or a number under which somebody is reached. */
const REACHED = /\S@\S+\.\S|\bwww\.|https?:|(?:\+|\b0)\d[\d\s/().-]{6,}\d/i;
const TOO_LONG = 320;

/** What of a sentence a stranger may read. */
const shown = ({ text }: Said): string =>
  // an address keeps its small letters
  /^contact:/i.test(text) ? text.replace(/^contact:\s*/i, '') : sentence(text.replace(CLAUSE, ''));

const speaks = (unit: Said, isLetter: boolean): boolean =>
  (isPublic(unit) ||
    (unit.isForeign && unit.text.length <= TOO_LONG) ||
    (unit.roles.has('figure') && unit.roles.has('irony') && !unit.roles.has('aside'))) &&
  !unit.roles.has('rivals') &&
  !unit.roles.has('words') &&
  !unit.roles.has('name') &&
  !INSIDE.test(unit.plain.replace(CLAUSE, '')) &&
  unit.text.length <= TOO_LONG &&
  (unit.text.split(' ').length > 1 || unit.isForeign) &&
  (!isLetter ||
    [...unit.roles].some((role) => !/trouble|change|people/.test(role)) ||
    /^(?:we|our|every|each)\b/.test(unit.plain));

type Fits = (unit: Said) => boolean;

/** What is still to be said, in the order of the brief; each sentence is taken once. */
class Sentences {
  private readonly left: Said[];
  constructor({ units }: Plan) {
    const isLetter = units.length > LETTER;
    // words of another language stand for themselves only where there are no others
    const isForeign = units.length > 0 && units.every((unit) => unit.isForeign);
    this.left = units.filter((unit) => unit.isForeign === isForeign && speaks(unit, isLetter));
  }

  /** Those that fit, taken. */
  take(fits: Fits, most: number): string[] {
    const taken: Said[] = [];
    for (const unit of [...this.left]) {
      if (taken.length >= most) break;
      const stands = !LEANS.test(unit.text) || taken.some(({ index }) => index === unit.index - 1);
      if (!fits(unit) || !stands) continue;
      taken.push(unit);
      this.left.splice(this.left.indexOf(unit), 1);
    }
    return taken.map(shown);
  }

  one(fits: Fits): string | undefined {
    return this.take(fits, 1)[0];
  }

  /** Said already. */
  drop(index: number): void {
    const at = this.left.findIndex((unit) => unit.index === index);
    if (at >= 0) this.left.splice(at, 1);
  }
}

const has =
  (...roles: string[]): Fits =>
  (unit) =>
    roles.some((role) => (unit.roles as ReadonlySet<string>).has(role));
const numbered =
  (index: number | undefined): Fits =>
  (unit) =>
    unit.index === index;

/** What somebody does who comes to such a place; the first that fits. */
const CALLS: [RegExp, string][] = [
  [
    /\bbook (?:a|an|your|online|ahead|in advance)\b|\bappointments?\b|\b(?:clinic|dentist|dental|physiotherap\w+|hairdresser|barber|veterinary|salon|surgery)\b/,
    'Book an appointment',
  ],
  [/\bper night\b|\bguest ?rooms?\b|\bhotel with\b|\bhostel\b/, 'Ask for a room'],
  [/\b(?:donate|donations?|donors?)\b/, 'Help us'],
  [
    /\b(?:bookshop|bakery|caf[eé]|restaurant|laundrette|launderette|museum|gallery|market stall|cart|open (?:from|every|until|till|\d|mon|tue|wed|thu|fri|sat|sun))\b|\bour shop\b|\ba shop\b/,
    'Come and see us',
  ],
  [/\b(?:software|app|platform|per user|subscription|api)\b/, 'Ask for a demonstration'],
  [/\b(?:courses?|lessons?|classes)\b/, 'Ask for a place'],
  [/\b(?:made to order|to order|bespoke|made to measure|quotes?|typical job)\b/, 'Ask for a quote'],
];

const actionOf = ({ units }: Plan): string => {
  const text = units
    .filter(({ roles }) => !roles.has('aside') && !roles.has('private') && !roles.has('refusal'))
    .map(({ plain }) => plain)
    .join(' ');
  return CALLS.find(([pattern]) => pattern.test(text))?.[1] ?? 'Get in touch';
};

/** Where a phrase may end and still be one. */
const BREAK =
  /[,;:]?\s+(?=(?:in|across|for|from|with|at|on|along|near|out|by|who|which|that|where|since|based|made|using|behind)\b)|[;:]\s+|\s[–—-]\s/g;
const LOOSE = /(?:[\s,;:–—-]+|\s+(?:and|or|in|of|for|the|a|an|with|to|from|by|on|at|along))+$/i;

/** As much of it as is short enough and whole; broken off at a blank where no phrase is. */
function upTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(BREAK)].map(({ index }) => index);
  const end = ends.filter((index) => index <= most && index > most / 3).at(-1);
  return text.slice(0, end ?? text.slice(0, most + 1).lastIndexOf(' ')).replace(LOOSE, '');
}

const HEADING = 100;

/** What it is or does, as short as a heading; its name where the brief does not say it. */
function headline({ name, offer, units }: Plan): string {
  if (!offer) return name;
  // 'Charity' is no heading
  if (offer.line) return offer.line.split(' ').length > 1 ? upTo(offer.line, HEADING) : name;
  const own = units[offer.unit.index]?.text ?? '';
  const [clause = own] = own.split(/[;:]|\s[–—-]\s|,\s(?=(?:since|and (?:we|i|it)|which|who|where|out of)\b)/);
  return /^(?:we|i)\b/i.test(clause)
    ? upTo(clause.replace(/[\s.,]+$/, ''), HEADING)
    : upTo(capital(`${name} ${offer.predicate}`), HEADING);
}

const lines = (texts: readonly string[]) => texts.map((text) => ({ title: '', text }));
const open = (what: string) => `${OPEN} ${what}`;
const paragraph = (texts: readonly (string | undefined)[]) => texts.filter((text) => text).join(' ');
const paragraphs = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');

/** Of a strategy that somebody wrote: sentences that could stand on a page, and no notes to the team. */
const said = (texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(
      (text) => text !== '' && text.length <= TOO_LONG && !/to be researched|^proposed\b|the brief|“|tbd\b/i.test(text),
    )
    .map(sentence);

const DOES =
  /\b(?:we|i) (?:also )?(?:make|sell|offer|build|do|teach|tune|repair|restore|fit|print|bake|grow|rent|run|deliver|serve|install|maintain|design|clean|translate|train)\b/;

/** 'Four dentists, two hygienists.' */
const COUNTED =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{L}+(?:ers|ors|ists|ians|smiths|men|women|nurses|volunteers|members)\b/u;

/** What of the position that people or a model wrote can stand on the page. */
function positionOf(strategy: PageRequest['strategy']) {
  const position = strategy?.positioningStrategy;
  return {
    value: said([position?.valueProposition?.statement, position?.brandPromise]),
    features: said(position?.product?.features ?? []),
    benefits: said([...(position?.product?.benefits ?? []), ...(position?.competitiveAdvantage ?? [])]),
    pillars: (position?.valueProposition?.pillars ?? []).flatMap(({ title, description }) =>
      said([description]).map((text) => ({ title: title ?? '', text })),
    ),
  };
}

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const plan = planOf(briefOf(brand));
  const { name, offer } = plan;
  const sentences = new Sentences(plan);
  const position = positionOf(strategy);
  const action = actionOf(plan);
  const title = headline(plan);
  // a person who works alone says so
  const isOne =
    !plan.units.some(({ plain }) => /\b(?:we|our|us)\b/.test(plain)) &&
    plan.units.some(({ plain }) => /\b(?:i|my)\b/.test(plain));

  // of the sentence that says what it is, the heading may have the beginning
  const opening = offer ? plan.units[offer.unit.index] : undefined;
  const begins = opening?.text.toLowerCase().startsWith(title.toLowerCase()) ?? false;
  const tail = begins && opening ? opening.text.slice(title.length).trimStart() : '';
  const goesOn = /^[:–—]/.test(tail);
  if (opening && (goesOn || (begins && tail.length < 5))) sentences.drop(opening.index);

  // a place that is named in passing is not where it is found
  const place = plan.place && (opening?.text ?? '').includes(plan.place) ? plan.place : undefined;

  // the strongest that can be believed stands first
  const [first, second] = plan.evidence.map(({ unit }) => unit).filter(({ text }) => text.length <= 220);
  const lead =
    sentences.one((unit) => unit.index === first?.index && unit.index !== opening?.index) ??
    sentences.one((unit) => unit.index === second?.index && unit.index !== opening?.index);
  const introduction = goesOn
    ? sentence(capital(tail.replace(/^[:–—]\s*/, '')))
    : begins && (lead ?? position.value[0])
      ? undefined
      : sentences.one(opening && opening.text.split(' ').length > 2 ? numbered(opening.index) : () => true);
  const hero =
    paragraph([introduction, position.value[0], lead]) ||
    sentences.one((unit) => !has('price', 'people', 'since')(unit)) ||
    '';

  const contact = sentences.take(({ text }) => REACHED.test(text), 3);
  const whole = sentences.take(numbered(opening?.index), 1);
  const story = sentences.take((unit) => has('since', 'people')(unit) || COUNTED.test(unit.plain), 3);
  const offers = sentences.take((unit) => has('price')(unit) || DOES.test(unit.plain), 6);
  const results = sentences.take(has('result'), 3);
  const reasons = sentences.take(
    has('guarantee', 'candour', 'openness', 'respect', 'access', 'method', 'stance', 'refusal'),
    6,
  );
  const times = sentences.take((unit) => has('hours')(unit) || /^open\b/.test(unit.plain), 2);
  // what belongs nowhere else is still a fact about it
  const rest = sentences.take(() => true, 5);
  const services = [...position.features.slice(0, 6), ...(offers.length > 0 ? offers : rest.splice(0, rest.length))];
  const why = [...position.pillars, ...lines(position.benefits.slice(0, 6)), ...lines(reasons)].slice(0, 9);
  const about = paragraph([...whole, ...story, ...rest]);
  const me = isOne ? 'me' : 'us';

  const sections: WrittenPage['sections'] = {
    hero_section: {
      heading: title,
      body: hero || (offer ? '' : open(`what ${name} sells or does, for whom and where, in one or two sentences.`)),
      items: [],
      action,
    },
    about_section: {
      heading: `About ${name}`,
      body: about || open(`who is behind ${name}, since when, and what they care about.`),
      items: [],
      action: '',
    },
    services_section: {
      heading: isOne ? 'What I do' : 'What we do',
      body: services.length > 0 ? '' : open('what can be bought or asked for, with prices where they are public.'),
      items: lines(services),
      action: '',
    },
    section_4: {
      heading: `Why ${name}`,
      body: why.length > 0 ? '' : open('what can be relied on: how it is made, what is guaranteed, what is refused.'),
      items: why,
      action: '',
    },
    testimonials_section: {
      heading: results.length > 0 ? 'What comes of it' : 'What customers say',
      body:
        paragraph(results) ||
        open('two or three sentences from customers in their own words, with their names and their permission.'),
      items: [],
      action: '',
    },
    cta_section: {
      heading: `${action === 'Come and see us' ? `Come and see ${me}` : `Talk to ${me}`}${place ? ` in ${place}` : ''}`,
      body: paragraph([...times, ...contact]) || open('how and when to reach somebody: telephone, e-mail, hours.'),
      items: [],
      action: action.replace(/\bus$/, me),
    },
    footer_section: {
      heading: name,
      body: paragraphs([
        offer?.line && offer.line !== title ? sentence(offer.line) : place ? sentence(place) : '',
        contact.length > 0 ? paragraph(contact) : open('address, telephone, e-mail, and what the law asks for.'),
      ]),
      items: [],
      action: '',
    },
  };
  sections.hero_section.action = sections.cta_section.action;
  return { sections, seo: seoOf(plan, title, hero) };
}

function seoOf({ name, units }: Plan, title: string, hero: string): WrittenPage['seo'] {
  if (units.length === 0) return { title: upTo(name, 60), description: '' };
  const isNamed = title.toLowerCase().includes(name.toLowerCase());
  // what it makes is looked for, and not that somebody makes it
  const thing = capital(
    title.replace(/^(?:we|i) (?:make|sell|offer|build|produce|print|bake|grow|run|are|am) (?:an? )?/i, ''),
  );
  const room = 60 - name.length - 2;
  const shortTitle = isNamed ? upTo(title, 60) : room < 15 ? upTo(name, 60) : `${name}: ${upTo(thing, room)}`;
  const words = hero.startsWith(OPEN) ? '' : hero;
  const all = paragraph([title === name ? '' : isNamed ? sentence(title) : `${name}: ${sentence(title)}`, words]);
  // whole sentences as far as they go
  let description = '';
  for (const part of all.split(/(?<=[.!?…])\s+(?=\p{Lu}|“)/u)) {
    if (`${description} ${part}`.trim().length > 160) break;
    description = `${description} ${part}`.trim();
  }
  return { title: shortTitle, description: description || (all === '' ? '' : `${upTo(all, 156)}…`) };
}
