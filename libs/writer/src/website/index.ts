import type { StrategySections } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { sentence } from '../pen';
import { type Block, blocksOf } from './blocks';
import { addressesIn, callOf, type Channel, channelOf } from './calls';
import { openingOf } from './headline';
import { type PageWords, wordsFor } from './languages';
import { hasPlace, isPlaceAlone, placeOfPage, withPlace } from './place';
import { planOf, textOf } from './plan';
import { linesOf } from './public';
import { seoOf } from './seo';

// The words of a first website: what the brand says of itself, each sentence once and beside those that it was said with, under headings that
// claim nothing. What nobody told is marked, and waits beside the page.

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

const englishWords = (isOne: boolean): Omit<PageWords, 'contact' | 'action' | 'write'> => ({
  open: OPEN,
  about: isOne ? 'About me' : 'About us',
  offers: isOne ? 'What I do' : 'What we do',
  reasons: isOne ? 'How I work' : 'How we work',
  results: 'What has come of it',
  reach: 'address, telephone, e-mail.',
});

const STREET =
  /\b(?:rua|calle|rue|via|strada|avenida|plaza|street|road|lane|quay|square)\b|\p{L}(?:straße|strasse|gasse|gatan|straat|weg) \d/iu;
const MISSING = 'for whom it is, what there is to choose from, where it is made or done, and how to come by it.';
const LEFT_OUT = 'Left out:';

/** Of somebody who must not be recognised nothing is said before they say what may be. */
function hiddenPage(name: string): WrittenPage {
  const empty = (heading: string, body = ''): PageSection => ({ heading, body, items: [], action: '' });
  const later = open('what may be said of it in public.');
  return {
    sections: {
      hero_section: empty(
        name,
        open(`what may stand here. The brief asks that nobody can tell what ${name} does, so nothing of it is used.`),
      ),
      about_section: empty('About us', later),
      services_section: empty('What we do', later),
      section_4: empty('How we work', later),
      testimonials_section: empty('What has come of it', later),
      cta_section: empty('Call us', open('a telephone number, if one may be given.')),
      footer_section: empty(name),
    },
    seo: { title: name, description: '' },
  };
}

/** What is on the page in the client's own words, and nowhere else. */
const itemsOf = (texts: readonly string[]) => texts.map((text) => ({ title: '', text }));

/** The way in which the brand is reached, as short as the foot of a page says it. */
const shortContact = ({ verb, address, person }: Channel) =>
  address === undefined ? '' : sentence(`${verb} ${person ? `${person}, ` : ''}${address}`);

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

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const name = brand.name.trim();
  const { lines: told, leftOut, asksForEnglish, onlyPlace, isForeign, hides } = linesOf(brand);
  if (hides) return hiddenPage(name);
  const all = told.map(({ plain }) => plain).join(' ');
  // a person who works alone says so
  const isOne = !/\b(?:we|our|us)\b/.test(all) && /\b(?:i|my)\b/.test(all);
  const foreign = isForeign ? wordsFor(brand.description ?? '') : undefined;
  const words = foreign ?? englishWords(isOne);
  const opening = openingOf(told, name, isForeign);
  const place = isForeign ? undefined : (onlyPlace ?? placeOfPage(opening.line, told));
  const heading =
    isForeign || opening.heading === name ? opening.heading : withPlace(opening.heading, place, told, opening.line);
  const channel = channelOf(told);
  const call = foreign ? { heading: foreign.contact, action: foreign.action } : callOf(channel, told, isOne);
  const position = positionOf(strategy);
  const { blocks, leftOut: loose } = blocksOf(
    told.filter(({ text }) => isForeign || place === undefined || !isPlaceAlone(text)),
    isForeign,
  );
  // what leans on the opening is read below it
  const own = blocks.find(
    ({ first, text }) => opening.line && (first === opening.line.index || text.includes(opening.line.text)),
  );
  const [before = '', after = ''] =
    own && opening.line && !opening.isToldBelow ? own.text.split(opening.line.text).map((part) => part.trim()) : [];
  const beginning = paragraph([before, opening.rest, after, position.value[0]]);
  const plan = planOf(
    blocks.filter((block) => block !== own || opening.isToldBelow),
    {
      at: opening.line?.index ?? 0,
      paragraph: opening.line?.paragraph ?? 0,
      isPlaced: isPlaced(heading, place),
      taken: beginning.length,
    },
    isForeign,
  );
  const lead = plan.lead.map(({ text }) => text);
  const isFlagged = plan.lead.some((block) => block.isFlagged);
  const hero = isFlagged ? paragraphs([paragraph(lead), beginning]) : paragraph([beginning, ...lead]);

  const sectionOf = (
    title: string,
    given: readonly Block[],
    extra: { title: string; text: string }[],
    what: string,
  ): PageSection => {
    const { paragraphs: texts, items } = textOf(given);
    const listed = extra.length > 1 ? [...extra, ...itemsOf(items)] : itemsOf(items);
    // a list of one is none
    const single = extra.length === 1 ? extra.map(({ text }) => text) : [];
    const body = paragraphs(texts.concat(single).map(unspaced));
    return {
      heading: title,
      body: body || (listed.length > 0 ? '' : open(what)),
      items: listed.slice(0, 12),
      action: '',
    };
  };
  const has = (given: readonly Block[], kind: Block['kind']) => given.some((block) => block.kind === kind);
  const isPriced = has(plan.services, 'price');
  const isOnlyPriced =
    isPriced &&
    plan.services.every(({ kind }) => kind === 'price' || kind === 'terms') &&
    position.features.length === 0;
  // who gives sells nothing
  const isGiving = /\b(?:charity|food bank|volunteers|donations?|donors?)\b/.test(all);
  const offers =
    foreign || isGiving
      ? words.offers
      : isOnlyPriced
        ? 'What it costs'
        : isPriced
          ? `${words.offers} and what it costs`
          : words.offers;
  const isStepped = plan.ways.some(({ points }) => points?.isOrdered);
  const isRefusing = plan.ways.length > 0 && plan.ways.every(({ kind }) => kind === 'refusal');
  const isPeople = plan.about.length > 0 && plan.about.every(({ kind }) => kind === 'who');
  const services = sectionOf(
    offers,
    plan.services,
    itemsOf(position.features.slice(0, 6)),
    'what can be bought or asked for, with prices where they are public.',
  );
  // an address alone is no sentence
  const said = plan.contact.map(({ text }) => {
    const rest = addressesIn(text).reduce((left, address) => left.replace(address, ''), text);
    return /\p{L}{2,}/u.test(rest) || foreign ? text : reachAt(addressesIn(text), channel);
  });
  const contact = said.length > 0 || !channel?.address ? said : [shortContact(channel)];
  const hours = plan.hours.map(({ text }) => text);
  const shortHours = hours.filter((text) => text.length < 110);
  const results = plan.results.map(({ text }) => text);

  // of next to nothing the list of what is missing is the draft
  const isThin =
    !foreign && told.length < 2 && [hero, services.body].join(' ').replace(/To be added:.*/s, '').length < 60;
  const reach = [
    channel?.address === undefined && channel?.way !== 'visit' ? 'a telephone number or an e-mail address' : '',
    place === undefined && !told.some(({ kind, text }) => kind === 'where' || hasPlace(text) || STREET.test(text))
      ? 'the town or address'
      : '',
  ].filter(Boolean);
  const reachedBy = [...new Set(contact.flatMap((text) => addressesIn(text)))];
  const footContact =
    reachedBy.length > 0
      ? reachedBy.join(' · ')
      : contact.join(' ').length < 110
        ? paragraph(contact)
        : channel
          ? shortContact(channel)
          : paragraph(contact);
  const missing = foreign
    ? contact.length > 0
      ? ''
      : `${words.open} ${words.reach}`
    : reach.length > 0
      ? open(`${reach.join(' and ')}.`)
      : '';
  const untold = [...leftOut, ...loose];
  const note = paragraphs([
    asksForEnglish ? open('a reading of the English: only simple slips are put right here.') : '',
    untold.length > 0 ? `${LEFT_OUT} ${untold.map((text) => `“${text}”`).join(' ')}` : '',
  ]);

  const sections: WrittenPage['sections'] = {
    hero_section: {
      heading,
      body: paragraphs([hero, isThin ? open(opening.line ? MISSING : `what ${name} sells or does, ${MISSING}`) : '']),
      items: [],
      action: call.action,
    },
    about_section: {
      ...sectionOf(
        isPeople && !foreign ? (isOne ? 'Who I am' : 'Who we are') : words.about,
        plan.about,
        [],
        `who is behind ${name}, since when, and what they care about.`,
      ),
    },
    services_section: services,
    section_4: {
      ...sectionOf(
        isStepped && !foreign ? 'How it works' : isRefusing && !foreign ? 'Good to know' : words.reasons,
        plan.ways,
        [...position.pillars, ...itemsOf(position.benefits.slice(0, 6))].slice(0, 9),
        'how it is done, and what can be relied on.',
      ),
    },
    testimonials_section: {
      heading: results.length > 0 ? words.results : isGiving ? 'What people say' : 'What customers say',
      body: paragraphs([
        paragraphs(results) ||
          open(
            `two or three sentences from ${isGiving ? 'people who know it' : 'customers'} in their own words, with their names and their permission.`,
          ),
        results.length > 0 ? '' : note,
      ]),
      items: [],
      action: '',
    },
    cta_section: {
      heading: call.heading,
      body: paragraphs([paragraph(contact), paragraph([...plan.call.map(({ text }) => text), ...hours])]),
      items: [],
      action: call.action,
    },
    footer_section: {
      heading: name,
      body: paragraphs([
        paragraph([place && !name.includes(place) ? sentence(place) : '', ...shortHours]),
        footContact,
        missing,
        results.length > 0 ? note : '',
      ]),
      items: [],
      action: '',
    },
  };
  const facts = [
    ...plan.lead,
    ...plan.ways.filter(({ kind }) => kind === 'guarantee' || kind === 'step'),
    ...plan.results,
    ...plan.services,
    ...plan.about,
  ].filter(
    ({ kind, points, plain }) =>
      !points &&
      kind !== 'refusal' &&
      kind !== 'contact' &&
      !/^(?:after|then|next|and|but|(?:we|i) also)\b/.test(plain),
  );
  return {
    sections,
    seo: seoOf({
      name,
      heading,
      place,
      isForeign,
      facts: [opening.rest, after, ...facts.map(({ text }) => text)].filter(Boolean),
    }),
  };
}

/** Says for whom it is, or where. */
const isPlaced = (heading: string, place: string | undefined) =>
  (place !== undefined && heading.includes(place.split(',')[0] ?? place)) ||
  /\b(?:for|to) (?:the |all )?\p{Ll}+|\b(?:in|at|on|near|across|around|along|between|up) (?:the )?(?:\p{Ll}+ )?\p{Lu}\p{L}+/u.test(
    heading,
  );
