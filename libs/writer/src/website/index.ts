import type { StrategySections } from '@maquette/strategy';
import type { Role, StrategyBrand } from '../brief';
import { sentence } from '../pen';
import { type Call, callOf, lastAction } from './calls';
import { type Block, blocksOf } from './blocks';
import { openingOf } from './headline';
import { type PageWords, wordsFor } from './languages';
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

type Fits = (block: Block) => boolean;
const has =
  (...roles: Role[]): Fits =>
  (block) =>
    roles.some((role) => block.roles.has(role));

/** An address or a number under which somebody is reached. */
const REACHED = /\S@\S+\.\S|\bwww\.|https?:|(?:\+|\b0)\d[\d\s/().-]{6,}\d/i;
const COUNTS =
  /\b\d[\d.,]*\s?(?:%|percent)|\b(?:lost|missed|failed|broke|broken) (?:zero|no|none|not one)\b|\bstars\b|\bso far\b|\bin (?:\p{L}+|\d+) years\b|\b\d[\d.,]* (?:\p{L}+ ){1,3}since \d{4}|\bfrom \d[\d.,]* to \d|\b(?:none|not one|no one|nobody) of (?:them|which|these)\b/u;
const DOES =
  /^(?:we|i|a \p{L}+|an \p{L}+) (?:also )?(?:make|sell|offer|build|teach|tune|repair|restore|fit|print|bake|grow|rent|run|deliver|serve|install|maintain|design|clean|translate|train|costs?|takes?|play|stage|buy|bring|forge|pump|lift)s?\b|\bwe (?:also )?do repairs\b/u;

/** What is still to be said, in the order of the brief; each block is taken once. */
class Blocks {
  constructor(private left: Block[]) {}

  take(fits: Fits, most: number): string[] {
    const taken = this.left.filter(fits).slice(0, most);
    this.left = this.left.filter((block) => !taken.includes(block));
    return taken.map(({ text }) => text);
  }

  get size(): number {
    return this.left.length;
  }
}

const lines = (texts: readonly string[]) => texts.map((text) => ({ title: '', text }));
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

/** In characters, the words below the heading. */
const HERO = 420;
const WAYS: Role[] = ['guarantee', 'candour', 'openness', 'respect', 'access', 'method', 'stance', 'refusal'];
const WAY =
  /\b(?:our|the) (?:method|rule|way|secret)\b|\bno \p{L}+(?: \p{L}+)?, no \p{L}+\b|\bevery (?:one|piece|pair|box|job|time|night|morning|day)\b|\bonly (?:by|with|after|on)\b/u;
/** Says what something costs those who read it, and not what it costs others that they are without it. */
const isDearest = ({ roles, plain }: Block) =>
  roles.has('price') && !/\bcosts? (?:its|their|the|his|her|them|him) /.test(plain);
/** How much it says for the brand, at first sight. */
const strength = (block: Block) =>
  (DOES.test(block.plain) || /^for (?:an?|the|\p{L}+s) /u.test(block.plain) ? 2 : 0) +
  (has('result')(block) || COUNTS.test(block.plain) ? 2 : 0) +
  (has(...WAYS)(block) || WAY.test(block.plain) ? 1 : 0) +
  (has('hours', 'figure')(block) ? 1 : 0) -
  (/\b(?:sign|door|building|wall|name)\b/.test(block.plain) ? 2 : 0) -
  (block.text.length > 300 ? 1 : 0);

const MISSING = 'for whom it is, what there is to choose from, where it is made or done, and how to come by it.';

const LETTER_BLOCKS = 12;

/** Of a long letter what says most: figures, prices and ways of working before tales. */
function strongest(blocks: readonly Block[]): Block[] {
  if (blocks.length <= LETTER_BLOCKS) return [...blocks];
  const worth = ({ roles, plain, text }: Block) =>
    [...roles].filter((role) => /method|price|guarantee|candour|openness|result|access|figure|since|refusal/.test(role))
      .length +
    (/^(?:we|our|every|each|an? |there's|there are)\b/.test(plain) ? 1.5 : 0) +
    (text.length > 220 ? 0.5 : 0) +
    (/\bwe (?:\p{L}+ )?(?:make|log|write|put|check|measure|do|send|take|wash|use|keep|never)\b/u.test(plain) ? 1 : 0) -
    (/\b(?:he said|she said|said to|i'm|i've|my wife|my father|bet|somebody|a man|told|(?:a few|some) people)\b|^(?:i|my)\b|^\d[\d.,]* \p{Ll}+ \d/u.test(
      plain,
    )
      ? 2.5
      : 0);
  const kept = [...blocks].sort((one, other) => worth(other) - worth(one)).slice(0, LETTER_BLOCKS);
  return blocks.filter((block) => kept.includes(block));
}

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

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const name = brand.name.trim();
  const { lines: told, isForeign, hides } = linesOf(brand);
  if (hides) return hiddenPage(name);
  const all = told.map(({ plain }) => plain).join(' ');
  // a person who works alone says so
  const isOne = !/\b(?:we|our|us)\b/.test(all) && /\b(?:i|my)\b/.test(all);
  const foreign = isForeign ? wordsFor(brand.description ?? '') : undefined;
  const words = foreign ?? englishWords(isOne);
  const opening = openingOf(told, name, isForeign);
  const call: Call = foreign ? { heading: foreign.contact, action: foreign.action } : callOf(opening.line, told, isOne);
  const last = foreign ? foreign.write : lastAction(call, told, isOne);
  const position = positionOf(strategy);
  // what leans on the opening is read below it
  const blocks = blocksOf(told, isForeign);
  const own = blocks.find(
    ({ first, text }) => opening.line && (first === opening.line.index || text.includes(opening.line.text)),
  );
  const after = own && opening.line ? own.text.split(opening.line.text)[1]?.trim() : '';
  const before = own && opening.line ? own.text.split(opening.line.text)[0]?.trim() : '';
  const rest = new Blocks(strongest(blocks.filter((block) => block !== own)));

  const from = opening.line?.index ?? 0;
  const contact = rest.take(({ text }) => REACHED.test(text), 3);
  // what is promised stands where somebody decides
  const promise =
    blocks.length > 3
      ? rest.take((block) => has('candour', 'guarantee')(block) && block.text.length < 160 && block.first > from, 1)
      : [];
  const times = rest.take((block) => /^open (?!since\b)|\bopen (?:from|every|on|until|daily)\b/.test(block.plain), 2);
  const beginning = paragraph([before, opening.rest, after, position.value[0]]);
  // the strongest of what was said soon after it
  const isNoun =
    !/^(?:we|i|our)\b/i.test(opening.heading) && opening.heading.split(' ').length < 4 && opening.rest === '';
  // after what only names things comes what is done with them
  const isStill =
    !/^(?:we|i|our)\b/i.test(opening.line?.text ?? '') &&
    blocks.some(({ first, plain }) => first === from + 1 && /^(?:we|i) \p{L}+ /u.test(plain));
  const near = blocks
    .filter((block) => !isNoun || block.first === from + 1)
    .filter((block) => !isStill || block.first === from + 1)
    .filter((block) => block !== own && block.first <= from + 4 && !isDearest(block) && !promise.includes(block.text))
    .sort((one, other) => strength(other) - strength(one) || one.first - other.first)[0];
  const lead = near && beginning.length + near.text.length < HERO ? rest.take((block) => block === near, 1) : [];
  const hero = near && near.first < from ? paragraph([...lead, beginning]) : paragraph([beginning, ...lead]);

  const results = rest.take((block) => has('result')(block) || COUNTS.test(block.plain), 2);
  let onlyPrices = true;
  const offers = rest.take((block) => {
    const fits = isDearest(block) || DOES.test(block.plain);
    if (fits) onlyPrices &&= !DOES.test(block.plain) && block.text.length < 180;
    return fits;
  }, 6);
  const ways = rest.take((block) => has(...WAYS)(block) || WAY.test(block.plain), 6);
  const story = rest.take(() => true, 8);
  const services = [...position.features.slice(0, 6), ...offers];
  const why = [...position.pillars, ...lines([...position.benefits.slice(0, 6), ...ways])].slice(0, 9);
  const town = isForeign ? undefined : townOf(opening.line?.text ?? '', told);
  const place = town && !name.includes(town) ? sentence(town) : '';
  // a list of one is none
  const single = (texts: readonly { title: string; text: string }[]) => texts.length === 1 && texts[0]?.title === '';
  const asSection = (heading: string, items: { title: string; text: string }[], what: string): PageSection => ({
    heading,
    body: single(items) ? (items[0]?.text ?? '') : items.length > 0 ? '' : open(what),
    items: single(items) ? [] : items,
    action: '',
  });

  // of next to nothing the list of what is missing is the draft
  const isThin = !foreign && told.length < 2 && [hero, ...services].join(' ').length < 60;

  const sections: WrittenPage['sections'] = {
    hero_section: {
      heading: opening.heading,
      body: paragraphs([hero, isThin ? open(opening.line ? MISSING : `what ${name} sells or does, ${MISSING}`) : '']),
      items: [],
      action: call.action,
    },
    about_section: {
      heading: words.about,
      body: paragraphs(inParagraphs(story)) || open(`who is behind ${name}, since when, and what they care about.`),
      items: [],
      action: '',
    },
    services_section: asSection(
      onlyPrices && position.features.length === 0 && !foreign && offers.length > 0 ? 'What it costs' : words.offers,
      lines(services),
      'what can be bought or asked for, with prices where they are public.',
    ),
    section_4: asSection(
      words.reasons,
      why,
      'what can be relied on: how it is made, what is guaranteed, what is refused.',
    ),
    testimonials_section: {
      heading: results.length > 0 ? words.results : 'What customers say',
      body:
        paragraphs(results) ||
        open('two or three sentences from customers in their own words, with their names and their permission.'),
      items: [],
      action: '',
    },
    cta_section: {
      heading: call.heading,
      body: paragraph([...promise, ...times, ...contact]),
      items: [],
      action: last,
    },
    footer_section: {
      heading: name,
      body: paragraphs([
        paragraph([place, ...times]),
        contact.length > 0 ? paragraph(contact) : `${words.open} ${words.reach}`,
      ]),
      items: [],
      action: '',
    },
  };
  const isFragment = hero === '' || opening.rest !== '' || !opening.line;
  return {
    sections,
    seo: seoOf(name, opening.heading, isFragment, [hero, ...story, ...ways, ...results, ...offers]),
  };
}

const TOWN = /\b(?:in|at) (\p{Lu}[\p{L}'’-]+(?:,? \(?\p{Lu}[\p{L}'’-]+\)?)*)(?! county)/u;
/** Says where it is itself, and not where those are whom it works for. */
const STANDS =
  /^(?:(?:we|i)(?: are|'re| am|'m)? (?:based |(?:at )?home )?(?:in|at)\b|(?:we|i) (?:work|live|sit|moor|bake|roast) (?:in|at)\b|(?:our|my|the) (?:shop|workshop|studio|yard|mill|house|office|kitchen|bakery|farm|practice|surgery|boat|stall|bench)\b[^,.]{0,30} (?:in|at)\b)/iu;

/** The town of its own first sentence, or of the first one that says where it stands. */
function townOf(opening: string, told: readonly { text: string }[]): string | undefined {
  const own = TOWN.exec(opening.split(/ for /)[0] ?? '')?.[1];
  return own ?? TOWN.exec(told.find(({ text }) => STANDS.test(text))?.text ?? '')?.[1];
}

/** Two sentences or three to a paragraph, as they followed each other. */
function inParagraphs(texts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length < 260) parts[parts.length - 1] = unspaced(`${last} ${text}`);
    else parts.push(text);
  }
  return parts;
}
