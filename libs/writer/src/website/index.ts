import type { StrategySections } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { BARS_VOICES } from '../brief/talk';
import { sentence } from '../pen';
import {
  addressedIn,
  addressesIn,
  type Call,
  callIn,
  callOf,
  type Channel,
  channelOf,
  OTHERS,
  purposeOf,
} from './calls';
import { type Copy, copyOf } from './copy';
import { headlineOf } from './headline';
import { hasPrice, type Item, namedItems, pointItem, pricedItems } from './items';
import { isLanguage, type Language, type PageWords, wordsOf } from './languages';

import { noteOf } from './note';
import { after, isLeaning, type Passage, passagesOf, VOICE } from './passages';
import { isPlaceAlone, peopleIn, placeOf } from './place';
import { paragraphsOf, planOf } from './plan';
import type { Line } from './sentences';
import { seoOf } from './seo';
import { nextStep } from './trades';

// The first draft of a website's words: what the brand's description says, edited into sentences, each fact once, in the sections that a
// reader looks for them in. Nothing is added to the facts; what is missing or kept from the page stands in one note beside it.

/** One section of a page; the same shape as libs/website stores it. */
export interface PageSection {
  heading: string;
  /** paragraphs, parted by an empty line */
  body: string;
  items: Item[];
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
  /** one without words waits beside the page */
  sections: Record<PageSectionKey, PageSection>;
  seo: { title: string; description: string };
}

export interface PageRequest {
  brand: StrategyBrand;
  /** that people or a model wrote; what the built-in writer drafted says nothing that the description does not say */
  strategy: Partial<StrategySections> | null;
}

const OPEN = 'To be added:';
const open = (what: string) => `${OPEN} ${what}`;

const paragraphs = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n');
/** Japanese and Chinese have no blanks between sentences. */
const unspaced = (text: string) => text.replace(/(?<=[。！？]) /gu, '');
const paragraph = (texts: readonly (string | undefined)[]) => unspaced(texts.filter(Boolean).join(' '));

/** Of a strategy that somebody wrote: sentences that could stand on a page, and no notes to the team. */
const said = (texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(
      (text) => text !== '' && text.length <= 320 && !/to be researched|^proposed\b|the brief|“|tbd\b/i.test(text),
    )
    .map(sentence);

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

/** Of somebody who must not be recognised nothing is said before they say what may be. */
function hiddenPage(name: string): WrittenPage {
  const empty = (heading: string, body = ''): PageSection => ({ heading, body, items: [], action: '' });
  return {
    sections: {
      hero_section: empty(
        name,
        open(`what may stand here. The brief asks that nobody can tell what ${name} does, so nothing of it is used.`),
      ),
      about_section: empty(''),
      services_section: empty(''),
      section_4: empty(''),
      testimonials_section: empty(''),
      cta_section: empty('Call us', open('a telephone number, if one may be given.')),
      footer_section: empty(name),
    },
    seo: { title: name, description: '' },
  };
}

const MOST_ITEMS = 12;

/** Names who runs it. */
const OWNER =
  /\b(?:run|owned|led|founded|started|taught|made) by (?:me\b|us\b|\p{Lu}\p{L}+)|\p{Lu}\p{L}+ (?:owns?|runs?|founded|started) |\bby \p{Lu}\p{L}+ \p{Lu}\p{L}+|\b[Mm]y (?:wife|husband|brother|sister|son|daughter|father|mother)\b/u;
/** Those whom it works for are not to be named. */
const NO_NAMES =
  /\b(?:never|not|don't|no)\b[^.]{0,30}\bnam(?:e|es|ed|ing)\b[^.]{0,20}\b(?:clients?|customers?|patients?|families|people|users?|guests?|children|pupils)\b/iu;
const VERBS = /\b(?:we|i) (?:also )?(make|build|grow|teach|sell|print|bake|repair|brew|roast|weave|lend|rent|design)\b/;

/** Above what can be had. */
function offersHeading(
  words: PageWords | undefined,
  heading: string,
  isOne: boolean,
  has: { prices: boolean; onlyPrices: boolean; isGiving: boolean },
): string {
  if (words) return has.onlyPrices ? words.prices : words.offers;
  if (has.isGiving) return 'How we help';
  if (has.onlyPrices) return 'What it costs';
  const verb = VERBS.exec(heading.toLowerCase())?.[1] ?? 'do';
  return `What ${isOne ? 'I' : 'we'} ${verb}${has.prices ? ', and what it costs' : ''}`;
}

/** The points and the lists of prices of a section as its items, and the passages beside them. */
function itemised(passages: readonly Passage[]): { items: Item[]; rest: Passage[]; head: string } {
  const items: Item[] = [];
  const rest: Passage[] = [];
  let head = '';
  for (const passage of passages) {
    const [first] = passage.lines as [Line];
    if (first.list !== undefined) {
      items.push(
        ...passage.lines.map(({ text, isOrdered }) =>
          isOrdered ? { title: '', text: sentence(text) } : pointItem(text),
        ),
      );
      head ||= leadOf(first.head);
      continue;
    }
    const listOf = ({ text, label }: Line) => pricedItems(text) ?? (label === 'what' ? namedItems(text) : undefined);
    const priced = passage.lines.filter(listOf);
    items.push(...priced.flatMap((line) => listOf(line) ?? []));
    const others = after(passage, priced);
    if (others) rest.push(others);
  }
  return { items, rest, head };
}

/** 'Prices' says what the heading of the section says; 'Rates this year, from Soti Khola' says more. */
const leadOf = (head: string | undefined): string =>
  head === undefined || head.split(' ').length < 5 ? '' : `${head.charAt(0).toUpperCase()}${head.slice(1)}:`;

function ownIn(language: Language, words: PageWords, isCall: boolean, all: Copy['all']): Call {
  const own = (isCall ? callIn(language) : undefined) ?? { heading: words.contact, action: words.action };
  return {
    ...own,
    heading: addressedIn(
      language,
      own.heading,
      isCall,
      all.map(({ text }) => text),
    ),
  };
}

/** An address or a number alone is no sentence. */
function reachedAt(text: string, channel: Channel | undefined, words: PageWords | undefined): string {
  const addresses = addressesIn(text);
  const rest = addresses
    .reduce((left, address) => left.replace(address, ''), text)
    .replace(/\b(?:contact|kontakt|contatto|contacto|e-?mail|mail|tel|telephone|phone|or)\b:?/giu, '');
  if (/\p{L}{2,}/u.test(rest)) return text;
  if (words)
    return /^\S+@\S+$/u.test(text) ? text.toLowerCase() : sentence(text.replace(/^(?=\+?\d)/u, `${words.phone} `));
  const ways = addresses.map((address) =>
    /^(?:WhatsApp|Viber|Signal|Telegram) /i.test(address)
      ? address
      : address.includes('@')
        ? `write to ${address}`
        : /\d{3}/.test(address)
          ? `${channel?.way === 'text' ? 'text' : 'call'} ${address}`
          : `go to ${address}`,
  );
  return sentence((channel?.way === 'mail' ? [...ways].reverse() : ways).join(' or '));
}

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const name = brand.name.trim().replace(/^\((?:working title|provisional|tbc)\) /iu, '');
  const copy = copyOf(brand);
  if (copy.hides) return hiddenPage(name);
  const { language } = copy;
  const isForeign = language !== 'en';
  const words = isForeign ? wordsOf(language) : undefined;
  const spoken = copy.lines.map(({ plain }) => plain).join(' ');
  // a person who works alone says so
  const isOne =
    !isForeign &&
    !/\b(?:we|our|us)\b/.test(spoken) &&
    /\b(?:i|my)\b/.test(spoken) &&
    !/\b(?:they|their|staff|team|employees|workers|company|factory)\b/.test(spoken);
  const mine = (text: string) => (isOne ? text.replace(/\bus\b/u, 'me') : text);

  const place = placeOf(copy.all, name);
  const headline = headlineOf(copy.lines, name, isLanguage(language) ? language : undefined);
  const heading = withPlace(headline.heading, isForeign || headline.heading === name ? undefined : place);

  // what stands at the foot of the page or in the heading is not said again; what customers say has its own section
  const read = passagesOf(
    copy.lines.filter(({ text }) => !(place && isPlaceAlone(text))),
    isForeign,
  );
  const { loose } = read;
  const voices = read.passages.filter(({ lines }) => VOICE.test(lines[0]?.text ?? ''));
  const told = headline.isWhole && headline.line ? [headline.line] : [];
  const passages = read.passages
    .filter((passage) => !voices.includes(passage))
    .flatMap((passage) =>
      passage.lines.some((line) => told.includes(line)) ? (after(passage, told) ?? []) : [passage],
    );
  const position = positionOf(strategy);
  const beginning = paragraph([position.value[0]]);
  const isGiving = /\b(?:charity|food bank|hospice|volunteers|donations?|donors?|national lottery|paid for by)\b/.test(
    spoken,
  );
  const plan = planOf(passages, {
    opening: openingOf(passages, read.passages, headline),
    at: headline.line?.index ?? 0,
    taken: beginning.length,
    isNamed: heading === name,
  });

  const channel = channelOf(copy.lines);
  const step = isLanguage(language)
    ? nextStep(
        [heading, headline.line?.text ?? '', name].map(
          (text) => text.split(/ for | für | para | pour | per | voor /)[0] ?? '',
        ),
        copy.lines
          .filter(
            ({ kind, index }) => kind !== 'refusal' && (index < 8 || /^(?:what|price|terms|guarantee)$/.test(kind)),
          )
          // for whom it works is not what it is
          .map(({ text }) => text.replace(/\b(?:for|to|de|für|para|per|voor|pour) [^.;,]*/giu, ' '))
          .join(' '),
        language,
        copy.lines.some(({ kind }) => kind === 'hours'),
      )
    : undefined;
  const purpose =
    isLanguage(language) && !channel?.address ? purposeOf(copy.all, copy.lines, language, isOne) : undefined;
  const own: Call =
    words && isLanguage(language)
      ? ownIn(language, words, channel?.way === 'ring', copy.all)
      : words
        ? { heading: words.contact, action: words.action }
        : callOf(channel, copy.lines, isOne);

  const sectionOf = (title: string, given: readonly Passage[], extra: Item[] = []): PageSection => {
    const { items, rest, head } = itemised(given);
    const listed = [...items, ...(extra.length > 1 ? extra : [])];
    // a list of one is none
    const single = extra.length === 1 ? extra.map(({ text }) => text) : [];
    const body = paragraphs([...paragraphsOf(rest), ...single, head].map(unspaced));
    return body === '' && listed.length === 0
      ? { heading: '', body: '', items: [], action: '' }
      : { heading: title, body, items: listed.slice(0, MOST_ITEMS), action: '' };
  };
  const is = (given: readonly Passage[], kinds: RegExp) =>
    given.length > 0 && given.every(({ kind }) => kinds.test(kind));
  const bare = (texts: readonly string[]) => texts.map((text) => ({ title: '', text }));
  const services = sectionOf(
    offersHeading(words, headline.heading, isOne, {
      prices: plan.services.some(({ text }) => hasPrice(text)),
      onlyPrices: is(plan.services, /^(?:price|terms)$/) && position.features.length === 0,
      isGiving,
    }),
    plan.services,
    bare(position.features.slice(0, 6)),
  );
  const isStepped = plan.ways.some(({ lines }) => lines[0]?.isOrdered);
  const ways = sectionOf(
    is(plan.ways, /^(?:refusal|terms)$/)
      ? (words?.good ?? 'Good to know')
      : (words?.how ?? (isStepped ? 'How it works' : isOne ? 'How I work' : 'How we work')),
    plan.ways,
    [...position.pillars, ...bare(position.benefits.slice(0, 6))].slice(0, 9),
  );
  const about = sectionOf(
    words?.about ?? (is(plan.about, /^who$/) ? (isOne ? 'Who I am' : 'Who we are') : isOne ? 'About me' : 'About us'),
    plan.about,
  );

  const contact = plan.contact.map(({ text }) => reachedAt(text, channel, words));
  const reachedBy = [...new Set(contact.filter((text) => !OTHERS.test(text)).flatMap((text) => addressesIn(text)))];
  const reach = words
    ? contact.length > 0
      ? ''
      : `${words.open} ${words.reach}`
    : [
        reachedBy.length > 0 ? '' : 'a telephone number or an e-mail address',
        place ||
        STREET.test(spoken) ||
        copy.lines
          .slice(0, 6)
          .some(({ text }) => /\b(?:in|across|at|near|around|for|from) (?:the )?(?:\p{Ll}+ )?\p{Lu}/u.test(text))
          ? ''
          : 'the town or address',
      ]
        .filter(Boolean)
        .join(' and ');

  const whose = step?.whose ?? (isGiving ? 'people' : 'customers');
  const isBarred = copy.all.some(({ text }) => BARS_VOICES.test(text));
  const tellsWho =
    peopleIn(copy.all).length > 0 ||
    copy.lines.some(({ text, kind }) => kind === 'who' || OWNER.test(text)) ||
    OWNER.test(name) ||
    copy.all.some(({ text }) => OWNER.test(text));
  // what an editor asks the client, once
  const strangers = copy.all.filter(({ isForeign: is }) => is).length;
  const wanted = [
    !isForeign && strangers > 1 && strangers * 5 > copy.all.length ? 'which language the page is to be in' : '',
    copy.asksForEnglish ? 'a reading of the English: only simple slips are put right here' : '',
    copy.lines.length < 2 && !/,[^,]*,/.test(spoken)
      ? `for whom it is${hasPrice(spoken) ? ' and' : ','} what there is to choose from${hasPrice(spoken) ? '' : ' and what it costs'}`
      : '',
    !tellsWho ? 'who is behind it' : '',
    isBarred || voices.length > 0
      ? ''
      : copy.kept.some(({ text }) => NO_NAMES.test(text))
        ? `two or three sentences from ${whose} in their own words, without names, and only if the brief's own rules allow it`
        : `two or three sentences from ${whose} in their own words, with their names and their permission`,
  ].filter(Boolean);

  const action = purpose?.action ?? step?.call ?? own.action;
  const sections: WrittenPage['sections'] = {
    hero_section: {
      heading,
      body: paragraph([...plan.lead.map(({ text }) => text), beginning]),
      items: [],
      action: mine(action),
    },
    about_section: about,
    services_section: services,
    section_4: ways,
    testimonials_section: {
      heading: isBarred ? '' : (words?.voices ?? `What ${whose} say`),
      body: '',
      items: [],
      action: '',
    },
    cta_section: {
      heading: mine(
        isLanguage(language) && words && purpose?.heading === callIn(language)?.heading && purpose
          ? addressedIn(
              language,
              purpose.heading,
              true,
              copy.all.map(({ text }) => text),
            )
          : (purpose?.heading ?? step?.heading ?? own.heading),
      ),
      body: paragraphs([
        paragraph(contact),
        paragraph(plan.call.map(({ text }) => text)),
        reach === '' ? '' : words ? reach : open(`${reach}.`),
      ]),
      items: [],
      action: channel && (channel.way !== 'visit' || step?.isVisit) && !purpose ? own.action : mine(action),
    },
    footer_section: {
      heading: name,
      body: paragraphs([
        place && !name.includes(place.name) ? sentence(place.isNear ? `Near ${place.name}` : place.name) : '',
        reachedBy.map((address) => (address.includes('@') ? address.toLowerCase() : address)).join(' · '),
      ]),
      items: [],
      action: '',
    },
  };
  const open_ = words
    ? isBarred
      ? ''
      : `${words.open} ${words.quotes}`
    : wanted.length > 0
      ? open(`${wanted.join('; ')}.`)
      : '';
  sections.testimonials_section.body = paragraphs([
    paragraph(voices.map(({ text }) => text)),
    open_,
    ...noteOf([...copy.kept, ...loose.map(({ text }) => ({ text, why: 'not placed' as const }))], words),
  ]);
  return { sections, seo: seoOf({ name, heading, place, isForeign, facts: factsOf(plan) }) };
}

const STREET =
  /\b(?:rua|calle|rue|via|strada|avenida|plaza|street|road|lane|quay|square)\b|\p{L}(?:straße|strasse|gasse|gatan|straat|weg) \d/iu;

/** The rest of the sentence that the heading is taken from, where it goes on below it: the sentence in full, or what follows it. */
function openingOf(
  passages: readonly Passage[],
  given: readonly Passage[],
  { line, isWhole, heading }: ReturnType<typeof headlineOf>,
): Passage | undefined {
  if (!line) return undefined;
  const own = passages.find(({ lines }) => lines.some(({ index }) => index === line.index));
  // 'That is all I do with her', below what it speaks of
  const whole = given.find(({ lines }) => lines[0]?.index === line.index);
  if (isWhole && whole?.lines[1] && isLeaning(whole.lines[1].text) && whole.text.length < 420)
    return passages.find(({ lines }) => lines[0] === whole.lines[1]);
  if (own && !isWhole && passages.length === 1) return own;
  // who they are is told further down
  if (
    isWhole ||
    !own ||
    own.text.length > 420 ||
    (line.text.length - heading.length > 20 &&
      (line.kind === 'who' || /\b(?:run|owned|founded|led) by\b/u.test(line.plain)))
  )
    return undefined;
  return own;
}

/** 'Two-man plumbing outfit in Dayton, Ohio': what is no clause has its place. */
function withPlace(heading: string, place: ReturnType<typeof placeOf>): string {
  const town = place?.name.split(', ')[0] ?? '';
  if (
    !place ||
    town === '' ||
    heading.includes(town) ||
    /^(?:we|i)\b/iu.test(heading) ||
    /\b(?:in|at|near|around|across|from|on|off) (?:the )?\p{Lu}/u.test(heading) ||
    /, | and | (?:you|we|that|which|will) |^the /iu.test(heading)
  )
    return heading;
  const placed = `${heading} ${place.isNear ? 'near' : 'in'} ${place.name}`;
  return placed.length <= 70 ? placed : heading;
}

const IS_LABELLED = /^\p{L}[\p{L} ]{2,20}: /u;
/** Sentences for search engines, those below the heading first; nothing refused, no step, no number to ring. */
const factsOf = ({ lead, services, about, ways }: ReturnType<typeof planOf>): string[] =>
  [
    ...lead,
    ...services.filter(({ kind }) => kind === 'what'),
    ...ways.filter(({ kind }) => kind === 'guarantee'),
    ...about,
    ...services,
  ]
    .filter(({ lines, kind }) => lines[0]?.list === undefined && !/^(?:contact|terms|step)$/.test(kind))
    .flatMap(({ lines }) => lines.slice(0, 1).map(({ text }) => text))
    .sort((one, other) => Number(IS_LABELLED.test(one)) - Number(IS_LABELLED.test(other)));
