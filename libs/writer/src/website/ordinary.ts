import { nounSenses, tokensOf } from '@maquette/reading';
import { clausesOf } from '../brief/clauses';
import { capital, sentence } from '../pen';
import { hasPrice, type Item, pricedItems, pricedPart } from './items';
import { PEOPLE_ABROAD } from './abroad';
import { addressesIn } from './calls';
import type { Copy } from './copy';
import type { About } from './letter';
import { withPlace } from './letter-opening';
import { ACT, type Opening, openingOf } from './opening';
import { isLeaning, VOICE } from './passages';
import { isPlaceAlone } from './place';
import { type PageSection, paragraph, plainSection } from './sections';
import type { Line } from './sentences';
import { itemOf, offeredIn } from './offered';
import type { Told } from './told';

// An ordinary description is a paragraph of some sentences. Each tells one thing, and stands where a visitor looks for it.

export interface Part {
  texts: string[];
  items: Item[];
}
export interface Sheet {
  lead: string[];
  services: Part;
  ways: Part;
  about: Part;
  /** how one is reached */
  contact: string[];
  /** where and when */
  call: string[];
  has: { prices: boolean; offers: boolean; steps: boolean; work: boolean };
}

/** In characters, what stands below the heading. */
const LEAD = 300;
const ENOUGH = 60;

const PEOPLE =
  /\b(?:team of|we are (?:a team|\d|two|three|four|five|six|seven|eight|nine|ten)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people|staff|employees|technicians|teachers|nurses|vets|riders|drivers|craftsmen|weavers|cooks|engineers|volunteers)|founded|since (?:1[5-9]|20)\d\d\.$|^(?:two|three|four|five) (?:brothers|sisters|friends|cousins|generations)|family[- ]run|family[- ]owned|generation|run by|owned by|led by)\b/iu;
const isOfPeople = (text: string) => PEOPLE.test(text) || PEOPLE_ABROAD.test(text);
const PAST =
  /\b(?:was|were|began|started|founded|opened|took over|grew up|trained|learned|moved|inherited|danced|left|used to|has been|have been|is run by|is owned by|are run by)\b/iu;
const OFFERS = /\b(?:gives?|offers?|teach(?:es)?|sells?|rents?|hires?|classes|courses|workshops|lessons|also)\b/iu;
/** Leans on what stands before it, or says no. */
const NO_BEGINNING =
  /^(?:But|And|Not|No (?!\p{Ll}+ (?:is|are)\b)|They|It|He|She|His|Her|Their|This|That|These|Both|Others?)\b|^(?:We|I) (?:do not|don['’]t|never)\b/u;
/** Leans on the sentence before it, wherever that stands. */
const LEANS = /^(?:They|It|He|She|His|Her|Their|Its|This|That|These|Both)\b/u;
/** 'Four joiners work with him' */
const OF_SOMEBODY =
  /^(?!.*\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}).*\b(?:with|by|for|of|and|under|from|to) (?:him\b|her\b(?! \p{Ll}))/u;
const leans = (lines: readonly Line[], at: number): boolean => {
  const { text, list, index } = lines[at] as Line;
  return (
    list === undefined &&
    index > 0 &&
    !/^Since (?:1[5-9]|20)\d\d/u.test(text) &&
    (LEANS.test(text) || isLeaning(text) || OF_SOMEBODY.test(text))
  );
};
/** 'About 120 brands launched since 2014', '2,300 farms use it' */
const COUNTED =
  /^(?:(?:About|Around|More than|Over|Some|Nearly|Almost|So far) )?\d[\d.,]* (?!places|beds|seats|rooms|minutes|hours)(?:\p{L}+ ){0,2}\p{L}+s\b/u;
const AUDIENCE =
  /^(?:We work for|(?:Most|Many|Some|Half)(?: of our)? (?:customers|clients|guests|members|users)|Our (?:typical |regular )?(?:customers?|clients?|guests|members|regulars|users|patients|visitors)) /u;
/** 'Twenty-two certified technicians' */
const isCrew = (text: string): boolean => {
  const tokens = tokensOf(text).flat();
  const noun = tokens.slice(1, 7).find(({ pos, lower }) => pos === 'NOUN' && /s$|men$|people$/.test(lower));
  return (
    tokens[0]?.pos === 'NUM' &&
    noun !== undefined &&
    !NOT_CREW.test(noun.lower) &&
    nounSenses(noun.lemma)[0]?.class === 'person' &&
    tokens.length < 14
  );
};
const NOT_CREW =
  /^(?:customers|clients|users|patients|guests|pupils|students|visitors|members|families|trainees|children|residents)$/;
const OF_PAYMENT = /\b(?:deposit|payment|paid|pay|minimum|cancel\p{L}*|invoice|notice|free)\b/iu;
const IS_PLACE =
  /^(?:In|At|On|Behind|Opposite|Near|Next|Above|Under|Address|Parking|(?:We|I) (?:are|sit|work in|work at|work from)|(?:The|Our|My) \p{Ll}+ (?:is|are|stands?) (?:in|at|on|near|behind|above|next|opposite))\b/u;
const IS_OPEN = /^.{0,24}\b(?:open|closed|hours|phone|call|mon|tue|wed|thu|fri|sat|sun|daily|every day)/iu;
const IS_CONTACT = (text: string) =>
  addressesIn(text).length > 0 ||
  /^(?:call|ring|phone|e-?mail|write|text|whatsapp|contact|find us|reach|bookings?|orders?|book|order|message)\b/iu.test(
    text,
  );
const FOUNDED = /^(?:Started|Founded|Opened|Established|Set up|Run|Owned|Led|Begun) (?:in|by|as|on|with|together|\d)/u;

/** 'Started in 2020 by a pharmacist': of the brand. */
const whole = (text: string, name: string): string =>
  /^Not (?:owned|tied|run|paid|funded|linked)\b/u.test(text)
    ? `${name} is n${text.slice(1)}`
    : /^Since (?:1[5-9]|20)\d\d\.$/u.test(text)
      ? `In business s${text.slice(1)}`
      : /^It (?:started|began|opened|was founded)\b/u.test(text)
        ? text.replace(/^It/u, name)
        : FOUNDED.test(text) && !text.includes(';')
          ? `${name} ${/^(?:Run|Owned|Led)/u.test(text) ? 'is' : 'was'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
              /(?<= (?:founded|started|opened|established)) (?=(?:1[5-9]|20)\d\d\b)/u,
              ' in ',
            )
          : text;

/** 'Average time to a stuck lift: 38 minutes' */
const LABELLED =
  /^(?!.*\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*day)([\p{Lu}][^:.;?"“]{3,50}): ([^:.;?]{1,60}\d?[^:.;?]{0,20})\.$/iu;
/** Says that it offers something: 'We make a tomme' */
const OFFER =
  /^(?:We|I) (?:also |mainly |mostly )?(?:make|sell|offer|repair|bake|grow|teach|print|brew|produce|build|rent|hire out|supply|do|provide|serve|stock|design|translate|publish|cook|restore|deliver|run) /u;
const PERSON =
  /^(?:Mr |Mrs |Ms |Dr )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|was) (?:an? |the )|^(?:The|Our) (?:two |three )?(?:founders?|owners?|director|head chef|team)\b/u;

/** Clauses each of which has a subject of its own: what happens, one after the other. */
function stepsIn(text: string): string[] | undefined {
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
function pricesIn(text: string): { items: Item[]; rest: string } | undefined {
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
    hasPrice(rest) ||
    (rest !== '' && !/^(?:and |but )?(?:there|we|you|all|every|the|our|it)\b/iu.test(rest))
  )
    return undefined;
  return { items, rest: rest === '' ? '' : sentence(capital(rest.replace(/^(?:and|but|so) /u, ''))) };
}

export function sheetOf(lines: readonly Line[], opening: Opening, name: string, isEnglish: boolean): Sheet {
  const part = (): Part => ({ texts: [], items: [] });
  const sheet: Sheet = {
    lead: [],
    services: part(),
    ways: part(),
    about: part(),
    contact: [],
    call: [],
    has: { prices: false, offers: false, steps: false, work: false },
  };
  const { has } = sheet;
  let room = LEAD;
  const lead = (text: string) => {
    sheet.lead.push(text);
    room -= text.length;
  };
  opening.rest.forEach(lead);
  const putItems = (items: readonly Item[], all: string, isOffer = false) => {
    const priced = items.some(({ title, text }) => hasPrice(`${title} ${text}`));
    if (priced) has.prices = true;
    if (isOffer) has.offers = true;
    const home = priced || isOffer ? sheet.services : isOfPeople(all) ? sheet.about : sheet.ways;
    home.items.push(...items);
  };
  if (opening.items.length > 0)
    putItems(opening.items, opening.items.map(({ title }) => title).join(', '), opening.isOffer);
  const rest = lines.filter((line) => line !== opening.line);
  rest.forEach((line, at) => {
    if (at > 0 && leans(rest, at)) return;
    // what leans on it stands with it
    let end = at + 1;
    while (end < rest.length && leans(rest, end)) end++;
    const together = rest.slice(at, end);
    const { kind } = line;
    const text = together.map((one) => (one.topic === undefined ? one.text : `${one.topic}: ${one.text}`)).join(' ');
    // 'It parks at three beaches', right behind what it is
    if (at === 0 && opening.line?.index === line.index - 1 && /^It \p{Ll}+s\b/u.test(text) && isEnglish)
      lead(text.replace(/^It/u, name));
    else if (kind === 'contact' && IS_CONTACT(text)) sheet.contact.push(text);
    else if (
      (kind === 'where' && IS_PLACE.test(text)) ||
      (kind === 'hours' &&
        (!isEnglish || IS_OPEN.test(text)) &&
        !stepsIn(text) &&
        !hasPrice(text) &&
        !LABELLED.test(text))
    )
      sheet.call.push(text);
    else if (line.list !== undefined)
      putItems([itemOf(text.replace(/\.$/u, ''))], text, line.label === 'what' || line.label === 'price');
    else if (together.length > 1) tell({ ...line, text });
    else place(line);
  });
  beginWith();
  return sheet;

  /** The page begins with something: what is done, what there is, or else who does it. */
  function beginWith() {
    const from = (texts: string[]) => {
      const at = texts.findIndex((text) => text.length <= LEAD && !NO_BEGINNING.test(text) && !hasPrice(text));
      if (sheet.lead.length === 0 && at !== -1) sheet.lead.push(...texts.splice(at, 1));
    };
    from(sheet.ways.texts);
    from(sheet.services.texts);
    from(sheet.about.texts);
  }

  function place({ text, kind, isFlagged }: Line) {
    const offered = offeredIn(text);
    if (offered) return putItems(offered, text, true);
    const listed = pricedItems(text);
    if (listed) return putItems(listed, text);
    // 'Fixed fees (simple will $650, family trust $2,900)'
    const [, before = '', inside = ''] = /^([^()]{5,}) \(([^()]+)\)\.$/u.exec(text) ?? [];
    const bracketed = inside === '' ? undefined : pricedItems(inside);
    if (bracketed) {
      putItems(bracketed, inside);
      return place({ text: `${before}.`, kind: 'terms', isFlagged: false } as Line);
    }
    const prices = hasPrice(text) ? pricesIn(text) : undefined;
    if (prices) {
      putItems(prices.items, text);
      if (prices.rest !== '') place({ text: prices.rest, kind: 'what', isFlagged: false } as Line);
      return;
    }
    tell({ text, kind, isFlagged } as Line);
  }

  /** as it was said, where it belongs */
  function tell({ text, kind, isFlagged }: Line) {
    const said = whole(text, name);
    const steps = stepsIn(said);
    if (steps) {
      has.steps = true;
      sheet.ways.items.push(...steps.map((step) => ({ title: '', text: step })));
      return;
    }
    const isAct = ACT.test(text);
    const isWho =
      (isEnglish && isCrew(text)) ||
      PERSON.test(text) ||
      FOUNDED.test(text) ||
      (isOfPeople(text) && !/^Not /u.test(text) && (isEnglish || !isAct)) ||
      (PAST.test(text) && /^(?:who|story)$/.test(kind));
    const isCount = COUNTED.test(text) && !hasPrice(text);
    const isAudience = AUDIENCE.test(text);
    const isLed =
      isFlagged ||
      (!(OFFER.test(text) && opening.rest.length > 0) &&
        (sheet.lead.join(' ').length < ENOUGH || isCount) &&
        !isAudience &&
        text.length <= room &&
        !hasPrice(text) &&
        (kind !== 'refusal' || (!isEnglish && isAct)) &&
        !(kind === 'terms' && OF_PAYMENT.test(text)) &&
        !isWho &&
        !FOUNDED.test(text) &&
        !NO_BEGINNING.test(said) &&
        text.split(' ').length > 4);
    if (isLed) return lead(said);
    if (hasPrice(text)) {
      has.prices = true;
      sheet.services.texts.push(said);
    } else if (isWho || isCount || isAudience || kind === 'result') sheet.about.texts.push(said);
    else if (/^(?:what|whom|who)$/.test(kind) || (OFFERS.test(text) && kind === 'story')) {
      has.offers = true;
      sheet.services.texts.push(said);
    } else {
      if (
        /^(?:We|I|Our|My|Every|Each|All|You|Wir|Unser\p{L}*|Nous|Nos|Wij|\p{L}+amos|\p{L}+emos|\p{L}+imos) /u.test(
          text,
        ) &&
        kind !== 'refusal' &&
        kind !== 'terms'
      )
        has.work = true;
      sheet.ways.texts.push(said);
    }
  }
}

/** Ordinary descriptions are what the dialog New Brand takes, and somewhat longer. */
const MOST = 700;
export const isOrdinary = (description: string): boolean =>
  description.length <= MOST && !/\n\s*[-*•\d]/u.test(description);

/** The words that stand above the sections, as one who works alone says them. */
const ofOne = (text: string, isOne: boolean) =>
  isOne
    ? text
        .replace(/\bwe\b/gu, 'I')
        .replace(/\bWho I are\b/u, 'Who I am')
        .replace(/\bus\b/gu, 'me')
    : text;

export function ordinaryTold(copy: Copy, { name, place, position, words, isOne, isGiving }: About): Told {
  const isEnglish = words === undefined;
  const gone = new Set<number>();
  const loose: Line[] = [];
  const shown = copy.lines.filter((line) => {
    if (place && isPlaceAlone(line.text)) return false;
    const isBehindGone =
      line.index > 0 && (gone.has(line.index - 1) || !copy.lines.some(({ index }) => index === line.index - 1));
    if (!isBehindGone || !isLeaning(line.text)) return true;
    gone.add(line.index);
    loose.push(line);
    return false;
  });
  const voices = shown.filter(({ text }) => VOICE.test(text)).map(({ text }) => text);
  const lines = shown.filter(({ text }) => !VOICE.test(text));
  const opening = openingOf(lines, copy.voice);
  const heading = withPlace(opening.heading, opening.heading === name || !isEnglish ? undefined : place);
  const sheet = sheetOf(lines, opening, name, isEnglish);
  const { services, ways, about, has } = sheet;
  const bare = (texts: readonly string[]): Item[] => texts.map((text) => ({ title: '', text }));
  const section = (title: string, { texts, items }: Part, extra: readonly Item[] = []): PageSection => {
    const listed = [...items, ...(extra.length > 1 ? extra : [])];
    // a list of one is none
    const single = [...(extra.length === 1 ? extra : []), ...(listed.length === 1 ? listed : [])];
    const body = paragraph([...single.map(sentenceOf), ...texts]);
    const whole = listed.length > 1 ? listed.slice(0, MOST_ITEMS) : [];
    return body === '' && whole.length === 0
      ? plainSection('')
      : { heading: ofOne(title, isOne), body, items: whole, action: '' };
  };
  const verb =
    /\b(?:make|build|grow|teach|sell|print|bake|repair|brew|roast|weave|lend|rent|design)\b/u.exec(
      opening.heading.toLowerCase(),
    )?.[0] ?? 'do';
  const isPriced =
    has.prices &&
    services.texts.every(hasPrice) &&
    services.items.every(({ title, text }) => hasPrice(`${title} ${text}`) || services.items.length === 1);
  return {
    heading,
    opening: opening.line?.text ?? '',
    lead: sheet.lead,
    services: section(
      words
        ? isPriced
          ? words.prices
          : words.offers
        : isGiving
          ? 'How we help'
          : isPriced
            ? 'What it costs'
            : `What we ${verb}${has.prices ? ', and what it costs' : ''}`,
      services,
      bare(position.features.slice(0, 6)),
    ),
    ways: section(
      words
        ? has.work
          ? words.how
          : words.good
        : has.steps
          ? 'How it works'
          : has.work
            ? 'How we work'
            : 'Good to know',
      ways,
      [...position.pillars, ...bare(position.benefits.slice(0, 6))].slice(0, 9),
    ),
    about: section(
      words?.about ??
        (about.items.length === 0 && about.texts.every((text) => AUDIENCE.test(text)) ? 'Who it is for' : 'Who we are'),
      about,
    ),
    contact: sheet.contact,
    call: sheet.call,
    voices,
    facts: [...sheet.lead, ...services.texts, ...about.texts, ...ways.texts].filter(
      (text) => !AUDIENCE.test(text) && !/^(?:And|But|So|He|She|It|They|This|That)\b/u.test(text),
    ),
    loose,
  };
}
const MOST_ITEMS = 12;
const sentenceOf = ({ title, text }: Item): string =>
  sentence(text === '' ? title : title === '' ? text : `${title}: ${text}`);
