import type { StrategySections } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { sentence } from '../pen';
import { type Block, blocksOf } from './blocks';
import { addressesIn, callOf, type Channel, channelOf } from './calls';
import { HAS_VERB } from './edit';
import { openingOf } from './headline';
import { isLanguage, type PageWords, wordsOf } from './languages';
import type { Line } from './line';
import { hasPrice, type Item, listedItems, pointItem, pricedItems } from './offers';
import { hasPlace, isNearby, isPlaceAlone, placeOfPage, withPlace } from './place';
import { FUNDS, paragraphsOf, planOf } from './plan';
import { type Kept, linesOf, type Reason } from './public';
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
const LEFT_OUT = 'Left out:';
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

const STREET =
  /\b(?:rua|calle|rue|via|strada|avenida|plaza|street|road|lane|quay|square)\b|\p{L}(?:straße|strasse|gasse|gatan|straat|weg) \d/iu;

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

/** 'Write to hello@… or call 1300 …', the client's own choice first. */
function reachAt(addresses: readonly string[], channel: Channel | undefined): string {
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

const MOST_ITEMS = 12;

/** The blocks of a section as its items and the sentences beside them. */
function itemised(blocks: readonly Block[], isEnglish: boolean): { items: Item[]; rest: Block[]; head: string } {
  const items: Item[] = [];
  const rest: Block[] = [];
  let head = '';
  // 'For tailors: …', and for others as well
  const isForEach = blocks.filter(({ text }) => /^For (?:the |our )?[\p{L}][\p{L} ]{2,30}[:,] /u.test(text)).length > 1;
  for (const block of blocks) {
    if (block.points) {
      const points = block.points.isOrdered
        ? block.points.texts.map((text) => ({ title: '', text: sentence(text) }))
        : block.points.texts.map(pointItem);
      items.push(...points);
      if (block.points.head !== '' && head === '') head = block.points.head;
      continue;
    }
    const [first = '', ...others] = block.text.split(/(?<=[.!?]) (?=\p{Lu}|\d)/u);
    const [, whom = '', what = ''] = /^(For (?:the |our )?[\p{L}][\p{L} ]{2,30})[:,] (.{20,})$/u.exec(block.text) ?? [];
    if (whom !== '' && isForEach) {
      items.push({ title: whom, text: sentence(what.charAt(0).toUpperCase() + what.slice(1)) });
      continue;
    }
    const priced = pricedItems(first, isEnglish);
    const listed =
      priced ?? (block.kind === 'what' || block.kind === 'story' ? listedItems(first, isEnglish) : undefined);
    const found = Array.isArray(listed) ? { items: listed, rest: [] } : listed;
    if (!found) {
      rest.push(block);
      continue;
    }
    items.push(...found.items);
    const last = items.at(-1);
    // what follows is of the one thing, or of the last; else it is a sentence beside the list
    const isOfLast = found.items.length === 1 || /^(?:it|its|this|that|they|these|both)\b/i.test(others[0] ?? '');
    if (last && others.length > 0 && isOfLast) last.text = paragraph([last.text && sentence(last.text), ...others]);
    else if (others.length > 0) {
      const text = paragraph(others);
      rest.push({ ...block, text, plain: text.toLowerCase(), kind: 'story' });
    }
    for (const text of found.rest) rest.push({ ...block, text, plain: text.toLowerCase(), kind: 'terms' });
  }
  // one thing that is a sentence already is no list
  const [only] = items;
  if (
    items.length === 1 &&
    only &&
    blocks.length === 1 &&
    (rest.length === 0 || /^(?:we|i)\b/i.test(blocks[0]?.text ?? '')) &&
    HAS_VERB.test(blocks[0]?.text.split('. ')[0] ?? '')
  )
    return { items: [], rest: [...blocks], head: '' };
  return { items: items.slice(0, MOST_ITEMS), rest, head };
}

/** What an editor must not miss: it is told before anything else. */
const RULES: readonly Reason[] = ['wishes for the page', 'not to be told', 'words that are not to be used'];
/** In characters; a section holds 4,000. */
const MOST_NOTE = 3600;

/** What is kept from the page, by its reason, for whoever edits it: whole sentences, as many as the note holds. */
function noteOf(kept: readonly Kept[], words: PageWords | undefined): string[] {
  const reasons = [...new Set([...RULES, ...kept.map(({ why }) => why)])];
  let room = MOST_NOTE;
  let more = 0;
  const notes = reasons.flatMap((reason) => {
    const texts = kept
      .filter(({ why }) => why === reason)
      .map(({ text }) => `“${text}”`)
      .filter((text) => {
        const fits = text.length < room;
        if (fits) room -= text.length + 1;
        else more++;
        return fits;
      });
    if (texts.length > 0) room -= 60;
    return texts.length > 0 ? [`${words?.left ?? LEFT_OUT} ${texts.join(' ')}${words ? '' : ` (${reason})`}`] : [];
  });
  return more > 0 ? [...notes, `${words?.left ?? LEFT_OUT} … + ${String(more)}`] : notes;
}

const stemsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).map((word) => word.slice(0, 5));
/** Sentences of the brief of which the page and its note tell less than half. */
function untold(given: readonly string[], told: readonly string[]): string[] {
  const known = new Set(told.flatMap(stemsOf));
  return given.filter((text) => {
    const stems = stemsOf(text);
    return stems.length > 1 && stems.filter((stem) => known.has(stem)).length * 2 <= stems.length;
  });
}

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
  all: string,
  isOne: boolean,
  has: { prices: boolean; onlyPrices: boolean; isGiving: boolean },
): string {
  if (words) return has.onlyPrices ? words.prices : words.offers;
  if (has.isGiving) return 'How we help';
  if (has.onlyPrices) return 'What it costs';
  const verb = VERBS.exec(all)?.[1] ?? 'do';
  return `What ${isOne ? 'I' : 'we'} ${verb}${has.prices ? ', and what it costs' : ''}`;
}

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const name = brand.name.trim();
  const { lines: told, given, kept, asksForEnglish, onlyPlace, language, hides } = linesOf(brand);
  if (hides) return hiddenPage(name);
  const isForeign = language !== 'en';
  const all = told.map(({ plain }) => plain).join(' ');
  // a person who works alone says so
  const isOne = !isForeign && !/\b(?:we|our|us)\b/.test(all) && /\b(?:i|my)\b/.test(all);
  const words = isForeign ? wordsOf(language) : undefined;
  const opening = openingOf(told, name, isLanguage(language) ? language : undefined);
  const place = isForeign ? undefined : (onlyPlace ?? placeOfPage(opening.heading, opening.line, told));
  const isNear = place !== undefined && isNearby(place, told);
  const heading =
    isForeign || opening.heading === name ? opening.heading : withPlace(opening.heading, place, told, opening.line);
  const channel = channelOf(told);
  const step = isLanguage(language)
    ? nextStep(
        [heading, opening.line?.text ?? '', name].map(
          (text) => text.split(/ for | für | para | pour | per | voor /)[0] ?? '',
        ),
        told
          .filter(({ kind, index }) => kind !== 'refusal' && (index < 8 || /^(?:what|price)$/.test(kind)))
          // for whom it works is not what it is
          .map(({ text }) => text.replace(/\b(?:for|to|de|für|para|per|voor|pour) [^.;,]*/giu, ' '))
          .join(' '),
        language,
        told.some(({ kind }) => kind === 'hours'),
      )
    : undefined;
  const mine = (text: string) => (isOne ? text.replace(/\bus\b/u, 'me') : text);
  const own = words ? { heading: words.contact, action: words.action } : callOf(channel, told, isOne);
  const position = positionOf(strategy);

  // what the heading has left of its sentence stands where the sentence stood
  const at = opening.line;
  const lines = told
    .flatMap((line): Line[] =>
      line === at
        ? opening.rest.map(({ text, kind }) => ({
            ...line,
            text,
            plain: text.toLowerCase(),
            kind,
            roles: new Set(),
            isFlagged: false,
          }))
        : [line],
    )
    .filter(({ text }) => isForeign || place === undefined || !isPlaceAlone(text));
  const { blocks, loose } = blocksOf(lines, name, isForeign, at?.index ?? -1);
  const beginning = paragraph([position.value[0]]);
  // who gives sells nothing
  const isGiving = /\b(?:charity|food bank|hospice|volunteers|donations?|donors?|national lottery|paid for by)\b/.test(
    all,
  );
  const plan = planOf(blocks, { opening: at?.index ?? 0, taken: beginning.length, isGiving });
  const lead = paragraph([...plan.lead.map(({ text }) => text), beginning]);

  const sectionOf = (title: string, given: readonly Block[], extra: Item[] = []): PageSection => {
    const { items, rest, head } = itemised(given, !isForeign);
    const listed = [...items, ...(extra.length > 1 ? extra : [])];
    // a list of one is none
    const single = extra.length === 1 ? extra.map(({ text }) => text) : [];
    const body = paragraphs([...paragraphsOf(rest), ...single, head].map(unspaced));
    return body === '' && listed.length === 0
      ? { heading: '', body: '', items: [], action: '' }
      : { heading: title, body, items: listed.slice(0, MOST_ITEMS), action: '' };
  };
  const is = (given: readonly Block[], kinds: RegExp) =>
    given.length > 0 && given.every(({ kind }) => kinds.test(kind));
  const bare = (texts: readonly string[]) => texts.map((text) => ({ title: '', text }));
  const services = sectionOf(
    offersHeading(words, all, isOne, {
      prices: plan.services.some(({ kind }) => kind === 'price'),
      onlyPrices: is(plan.services, /^(?:price|terms)$/) && position.features.length === 0,
      isGiving,
    }),
    plan.services,
    bare(position.features.slice(0, 6)),
  );
  const isStepped = plan.ways.some(({ points }) => points?.isOrdered);
  const ways = sectionOf(
    isGiving && plan.ways.length > 0 && plan.ways.every(({ plain }) => FUNDS.test(plain))
      ? 'How it is paid for'
      : is(plan.ways, /^(?:refusal|terms)$/)
        ? (words?.good ?? 'Good to know')
        : (words?.how ?? (isStepped ? 'How it works' : isOne ? 'How I work' : 'How we work')),
    plan.ways,
    [...position.pillars, ...bare(position.benefits.slice(0, 6))].slice(0, 9),
  );
  const isPeople = is(plan.about, /^who$/);
  const about = sectionOf(
    words?.about ?? (isPeople ? (isOne ? 'Who I am' : 'Who we are') : isOne ? 'About me' : 'About us'),
    plan.about,
  );

  // an address alone is no sentence
  const contact = plan.contact.map(({ text }) => {
    const rest = addressesIn(text)
      .reduce((left, address) => left.replace(address, ''), text)
      .replace(/\b(?:e-?mail|mail|tel|telephone|phone|or)\b:?/giu, '');
    const [, before, number, after] =
      /^(\p{Lu}\p{Ll}+)?,? ?(\+?\d[\d ]{6,}\d),? ?(\p{Lu}\p{Ll}+)?\.?$/u.exec(text) ?? [];
    const who = before ?? after;
    if (who && number && !words && !/^(?:Phone|Tel|Call|Ring|Text|Mobile|Cell|WhatsApp|Fax)$/.test(who))
      return sentence(`${channel?.verb ?? 'Call'} ${who} on ${number.trim()}`);
    // '0800 555 0163 Monday to Friday 9-5'
    if (!words && /^\+?\d[\d ]{6,}\d,? [A-Z]/.test(text))
      return sentence(`${channel?.verb ?? 'Call'} ${text.replace(/(?<=\d),? (?=[A-Z])/, ', ')}`);
    if (/\p{L}{2,}/u.test(rest))
      return text.replace(/(?<=\d) (?=(?:mum|dad|ask|before|after|between|leave|any)\b)/u, ', ');
    if (!words) return reachAt(addressesIn(text), channel);
    return /^\S+@\S+$/.test(text)
      ? text.replace(/^\S+@/u, (address) => address.toLowerCase())
      : sentence(text.replace(/^(?=\+?\d)/, `${words.phone} `));
  });
  const reachedBy = [...new Set(contact.flatMap((text) => addressesIn(text)))];
  const isReached = reachedBy.length > 0 || channel !== undefined;
  const isPlaced =
    place !== undefined ||
    /\b(?:in|across|at|near) (?:the )?(?:\p{Ll}+ )?\p{Lu}/u.test(heading) ||
    told.some(({ kind, text }) => kind === 'where' || hasPlace(text) || STREET.test(text));
  const reach = words
    ? contact.length > 0
      ? ''
      : `${words.open} ${words.reach}`
    : [isReached ? '' : 'a telephone number or an e-mail address', isPlaced ? '' : 'the town or address']
        .filter(Boolean)
        .join(' and ');

  const whose = step?.whose ?? (isGiving ? 'people' : 'customers');
  const tellsWho =
    blocks.some(({ kind }) => kind === 'who') ||
    told.some(({ text, kind }) => kind === 'who' || OWNER.test(text)) ||
    OWNER.test(name);
  // what an editor asks the client, once
  const wanted = [
    asksForEnglish ? 'a reading of the English: only simple slips are put right here' : '',
    told.length < 2
      ? `for whom it is${hasPrice(all) ? ' and' : ','} what there is to choose from${hasPrice(all) ? '' : ' and what it costs'}`
      : '',
    !tellsWho ? 'who is behind it' : '',
    kept.some(({ text }) => NO_NAMES.test(text))
      ? `two or three sentences from ${whose} in their own words, without names, and only if the brief's own rules allow it`
      : `two or three sentences from ${whose} in their own words, with their names and their permission`,
  ].filter(Boolean);
  const sections: WrittenPage['sections'] = {
    hero_section: {
      heading,
      body: lead,
      items: [],
      action: mine(step?.call ?? own.action),
    },
    about_section: about,
    services_section: services,
    section_4: ways,
    testimonials_section: {
      heading: words?.voices ?? `What ${whose} say`,
      body: '',
      items: [],
      action: '',
    },
    cta_section: {
      heading: mine(step?.heading ?? own.heading),
      body: paragraphs([
        paragraph(contact),
        paragraph(plan.call.map(({ text }) => text)),
        reach === '' ? '' : words ? reach : open(`${reach}.`),
      ]),
      items: [],
      action: channel && (channel.way !== 'visit' || step?.isVisit) ? own.action : mine(step?.call ?? own.action),
    },
    footer_section: {
      heading: name,
      body: paragraphs([
        place && !name.includes(place) ? sentence(isNear ? `Near ${place}` : place) : '',
        reachedBy.map((address) => (address.includes('@') ? address.toLowerCase() : address)).join(' · '),
      ]),
      items: [],
      action: '',
    },
  };
  // prices and people are no promise: they come last
  const isLast = ({ kind }: Block) => Number(/^(?:price|who)$/.test(kind));
  const rest = [...plan.ways, ...plan.services, ...plan.about].sort((one, other) => isLast(one) - isLast(other));
  const facts = [...plan.lead, ...rest].filter(
    ({ kind, points, plain }) =>
      !points &&
      kind !== 'refusal' &&
      kind !== 'contact' &&
      !/^(?:after|then|next|and|but|(?:we|i) also)\b/.test(plain),
  );
  const dropped = [...kept, ...loose.map((text) => ({ text, why: 'cannot stand alone' as const }))];
  const written = Object.values(sections).flatMap(({ heading: title, body, items }) => [
    title,
    body,
    ...items.flatMap((item) => [item.title, item.text]),
  ]);
  const lost = untold(given, [...written, ...dropped.map(({ text }) => text)]);
  sections.testimonials_section.body = paragraphs([
    words ? `${words.open} ${words.quotes}` : open(`${wanted.join('; ')}.`),
    ...noteOf([...dropped, ...lost.map((text) => ({ text, why: 'no place found for it' as const }))], words),
  ]);
  return { sections, seo: seoOf({ name, heading, place, isNear, isForeign, facts: facts.map(({ text }) => text) }) };
}
