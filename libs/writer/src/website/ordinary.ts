import { capital, sentence } from '../pen';
import { addressesIn } from './calls';
import type { Copy } from './copy';
import { headingsOf, type Part } from './headings';
import { hasPrice, type Item, pointItem, pricedItems } from './items';
import { offeredIn, pricesIn, stepsIn } from './offered';
import { ACT, type Opening, openingOf, withPlace } from './opening';
import { isLeaning, VOICE } from './leaning';
import { isPlaceAlone } from './place';
import { type PageSection, paragraph, plainSection } from './sections';
import type { Line } from './sentences';
import type { About, Told } from './told';
import { FOUNDED, type Topic, topicOf } from './topics';

// An ordinary description is a paragraph of some sentences. Each tells one thing, and stands where a visitor looks for it; the headings are
// chosen when it is known what stands below them.

export interface Sheet {
  lead: string[];
  services: Part;
  ways: Part;
  about: Part;
  /** how one is reached */
  contact: string[];
  /** where and when */
  call: string[];
  /** what is true for a short time only */
  stale: string[];
}

/** In characters, what stands below the heading. */
const LEAD = 300;
const ENOUGH = 60;
/** So long it may be with what has no heading of its own. */
const SHORT = 240;
/** Leans on what stands before it, or says no. */
const NO_BEGINNING =
  /^(?:But|And|Not|No (?!\p{Ll}+ (?:is|are)\b)|They|It|He|She|His|Her|Their|This|That|These|Both|Others?|Or)\b|^(?:We|I) (?:do not|don['’]t|never)\b/u;
/** Leans on the sentence before it, wherever that stands. */
const LEANS = /^(?:They|It|He|She|His|Her|Their|Its|This|That|These|Both|Ours|Theirs|Each one|Every one)\b/u;
/** 'It costs €9 per month': the service, whatever was said before. */
const OF_SERVICE =
  /^It costs [^.]{1,30} (?:per|an?|each) (?:\p{L}+ )?(?:per |an? )?(?:month|year|user|seat|person|employee)\b/u;
/** 'Four joiners work with him' */
const OF_SOMEBODY =
  /^(?!.*\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}).*\b(?:with|by|for|of|and|under|from|to) (?:him\b|her\b(?! \p{Ll}))/u;
/** 'Her mother does the desserts', behind a price: it is said of somebody, and of nothing that one pays for. */
const OF_PERSON = /^(?:He|She|His|Her)\b/u;
const SOMEBODY = /\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|him)\b|\p{Ll} \p{Lu}\p{Ll}/u;
/** 'Tuğba cooks with her sister' names who it is. */
const NAMES_WHO =
  /^(?!We |I |You |They |It |This |That |These |The |Our |My )\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?\p{Ll}+(?:s|ed) .*\b(?:her|his)\b/u;
/** Stands among the prices or beside the button. */
const isApart = (line: Line | undefined): boolean =>
  line !== undefined && (hasPrice(line.text) || line.kind === 'hours' || line.kind === 'contact');
const BEGINS_LEANING =
  /^(?:They|It|This|That|These|Those|Its|Their|And|But|So|Then|Also|Each|Every|Which|Because|Or|Both(?! \p{Ll}+s\b)|Some|Most|None|One|Half|The (?:rest|other|same)|Same|If|With|No|Yes)\b|[;:]/u;
const leans = (lines: readonly Line[], at: number): boolean => {
  const { text, list, index } = lines[at] as Line;
  const before = lines[at - 1]?.text ?? '';
  return (
    list === undefined &&
    index > 0 &&
    !NAMES_WHO.test(text) &&
    !OF_SERVICE.test(text) &&
    !CALLED.test(text) &&
    // a price and the hours are followed by nothing that only has a pronoun somewhere: 'Teachers helped design them'
    !(isApart(lines[at - 1]) && !BEGINS_LEANING.test(text) && !OF_PERSON.test(text)) &&
    !(OF_PERSON.test(text) && hasPrice(before) && !SOMEBODY.test(before)) &&
    !FOUNDED.test(text) &&
    !/^Since (?:1[5-9]|20)\d\d/u.test(text) &&
    (LEANS.test(text) ||
      isLeaning(text) ||
      OF_SOMEBODY.test(text) ||
      // 'Classes? No, she does not teach.'
      (lines[at - 1]?.text.endsWith('?') === true && /^(?:No|Yes|Nein|Ja|Non|Oui|Sí)\b/u.test(text)))
  );
};
const IS_PLACE =
  /^(?:In|At|On|Based|Offices?|Branches|Behind|Opposite|Near|Next|Above|Under|Address|Parking|(?:We|I) (?:are|sit|work in|work at|work from)|(?:The|Our|My) \p{Ll}+ (?:is|are|stands?) (?:in|at|on|near|behind|above|next|opposite))\b/u;
const IS_OPEN_ABROAD =
  /^.{0,24}(?<!\p{L})(?:ge?öffnet|geschlossen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|öffnungszeiten|ouverte?|fermée?|horaires|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|abiert[oa]|cerrad[oa]|horario|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|apert[oa]|chius[oa]|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|abert[oa]|fechad[oa]|segunda|terça|quarta|quinta|sexta|open|gesloten|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|téléphone|telefon|teléfono|telefoon)(?!\p{L})/iu;
const IS_OPEN = /^.{0,24}\b(?:open|closed|hours|phone|call|mon|tue|wed|thu|fri|sat|sun|daily|every day)/iu;
const IS_CONTACT = (text: string) =>
  addressesIn(text).length > 0 ||
  /^(?:call|ring|phone|e-?mail|write|text|whatsapp|contact|find us|reach|bookings?|orders?|book|order|message)\b/iu.test(
    text,
  );
/** 'Average time to a stuck lift: 38 minutes' */
const LABELLED =
  /^(?!.*\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*day)([\p{Lu}][^:.;?"“]{3,50}): ([^:.;?]{1,60}\d?[^:.;?]{0,20})\.$/iu;
/** 'Opened last year.': not true for long. */
const STALE =
  /^(?:(?:just|newly|recently) opened|(?:opened|founded|started|established|launched|set up) (?:last|this) (?:year|month|week|spring|summer|autumn|winter))\.$/iu;

/** 'Started in 2020 by a pharmacist': of the brand. */
const whole = (text: string, name: string): string =>
  /^Made by /u.test(text)
    ? text
    : /^Not (?:owned|tied|run|paid|funded|linked)\b/u.test(text)
      ? `${name} is n${text.slice(1)}`
      : /^Since (?:1[5-9]|20)\d\d\.$/u.test(text)
        ? `In business s${text.slice(1)}`
        : /^It (?:started|began|opened|was founded)\b/u.test(text)
          ? text.replace(/^It/u, name)
          : FOUNDED.test(text) && !text.includes(';')
            ? `${name} ${/^(?:Run|Owned|Led)/u.test(text) ? (/ since (?:1[5-9]|20)\d\d/u.test(text) ? 'has been' : 'is') : 'was'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
                /(?<= (?:founded|started|opened|established|owned|run)) (?=(?:1[5-9]|20)\d\d\b)/u,
                ' in ',
              )
            : text;

const HOME: Record<Topic, 'services' | 'ways' | 'about'> = {
  offer: 'services',
  price: 'services',
  charge: 'ways',
  terms: 'ways',
  people: 'about',
  whom: 'about',
  record: 'about',
  work: 'ways',
  // of no kind that a heading could tell
  other: 'about',
};
/** Where it can be bought. */
const SOLD_AT =
  /^(?:(?:(?:They|It|We|The \p{L}+|Our \p{L}+) (?:are|is) )?(?:sold|stocked|available) (?:in|at|by|from|through)|dealers? in|stockists?|(?:our )?(?:stockists|dealers) (?:are|in)|you (?:can )?(?:find|buy|get) (?:it|them|us) (?:in|at|from))\b/iu;
/** 'Precios: …', which the heading says. */
const LABEL_AND_NEXT = /^(?:prices?|precios?|preise?|prix|prezzi|preços|prijzen|tarifas?|tarifs?): (.)/iu;
/** 'About 900 farms call them every year' */
const CALLED =
  /^(?:(?:About|Around|More than|Over|Some|Nearly) )?\d[\d.,]* (?:\p{L}+ ){1,3}(?:call|visit|trust|hire|book|phone|ring) (them)\b/u;

export function sheetOf(lines: readonly Line[], opening: Opening, name: string, isEnglish: boolean): Sheet {
  const empty = (): Part => ({ texts: [], items: [], topics: new Set() });
  const sheet: Sheet = { lead: [], services: empty(), ways: empty(), about: empty(), contact: [], call: [], stale: [] };
  const topics = new Map<string, Topic>();
  const lead = (text: string) => sheet.lead.push(text);
  const put = (topic: Topic, text: string) => {
    const home = sheet[HOME[topic]];
    home.texts.push(text);
    topics.set(text, topic);
  };
  const putItems = (items: readonly Item[], topic: Topic) => {
    const home = sheet[HOME[topic]];
    home.items.push(...items);
    home.topics.add(items.some(({ title, text }) => hasPrice(`${title} ${text}`)) ? 'price' : topic);
    if (topic === 'offer') home.topics.add('offer');
  };
  for (const text of opening.rest) {
    if (STALE.test(text)) sheet.stale.push(text);
    else lead(text);
  }
  if (opening.items.length > 0)
    putItems(
      opening.items,
      opening.isOffer || opening.items.some(({ title, text }) => hasPrice(title + text)) ? 'offer' : 'other',
    );
  const rest = lines.filter((line) => line !== opening.line);
  rest.forEach((line, at) => {
    if (at > 0 && leans(rest, at)) return;
    // what leans on it stands with it
    let end = at + 1;
    while (end < rest.length && leans(rest, end)) end++;
    const together = rest.slice(at, end);
    const { kind } = line;
    const text = together.map((one) => (one.topic === undefined ? one.text : `${one.topic}: ${one.text}`)).join(' ');
    if (STALE.test(text)) sheet.stale.push(text);
    // 'It parks at three beaches', right behind what it is
    else if (
      at === 0 &&
      opening.line?.index === line.index - 1 &&
      /^It \p{Ll}+s\b/u.test(text) &&
      isEnglish &&
      !hasPrice(text)
    )
      lead(text.replace(/^It/u, name));
    // 'Each one has …' of what the heading names
    else if (at === 0 && opening.line?.index === line.index - 1 && /^(?:Each|Every) one\b/u.test(text)) lead(text);
    else if (kind === 'contact' && IS_CONTACT(text)) sheet.contact.push(text);
    else if (
      ((kind === 'where' || /^(?:Based|Offices?|Branches) (?:in|near|outside|at|on) /u.test(text)) &&
        IS_PLACE.test(text)) ||
      (kind === 'hours' &&
        (isEnglish ? IS_OPEN.test(text) : IS_OPEN_ABROAD.test(text) && !ACT.test(text)) &&
        !stepsIn(text) &&
        !hasPrice(text) &&
        !LABELLED.test(text))
    )
      sheet.call.push(text.replace(/^Based (?=in|near|outside|at|on)/u, 'We are based '));
    else if (line.list === undefined && SOLD_AT.test(text) && !hasPrice(text)) sheet.call.push(text);
    else if (line.list !== undefined) {
      const isStep = line.isOrdered || line.label === 'step';
      const offers = line.label === 'what' || line.label === 'price';
      putItems(
        [isStep ? { title: '', text: sentence(text) } : pointItem(text)],
        isStep ? 'work' : offers ? 'offer' : topicOf(line, isEnglish),
      );
    } else if (together.length > 1) tell({ ...line, text });
    else place(line);
  });
  // what is charged stands beside the price, when one can come beside the button
  const { services, ways, call } = sheet;
  const from = (topic: Topic): string[] => {
    const found = ways.texts.filter((text) => topics.get(text) === topic);
    ways.texts = ways.texts.filter((text) => !found.includes(text));
    return found;
  };
  if (services.topics.has('price') || services.texts.some((text) => topics.get(text) === 'price'))
    services.texts.push(...from('charge'));
  if (call.length === 0) call.push(...from('terms'));
  beginWith();
  for (const { texts, topics: of } of [services, ways, sheet.about])
    for (const text of texts) of.add(topics.get(text) ?? 'other');
  return sheet;

  /** The page begins with something: what there is, what is done, or else who does it. */
  function beginWith() {
    const first = ({ texts }: Part, isPriced: boolean) => {
      const at = texts.findIndex(
        (text) =>
          text.length <= LEAD &&
          text.split(' ').length > 4 &&
          !NO_BEGINNING.test(text) &&
          (isPriced || topics.get(text) !== 'price'),
      );
      if (sheet.lead.length > 0 || at === -1) return;
      lead(texts.splice(at, 1)[0] as string);
    };
    first(services, false);
    first(ways, false);
    first(sheet.about, false);
    if (services.texts.length > 1) first(services, true);
  }

  function place(line: Line) {
    const { text } = line;
    const offered = offeredIn(text);
    if (offered) return putItems(offered, 'offer');
    const listed = pricedItems(text);
    if (listed) return putItems(listed, 'price');
    // 'Fixed fees (simple will $650, family trust $2,900)'
    const [, before = '', inside = ''] = /^([^()]{5,}) \(([^()]+)\)\.$/u.exec(text) ?? [];
    const bracketed = inside === '' ? undefined : pricedItems(inside);
    if (bracketed) {
      putItems(bracketed, 'price');
      return place({ ...line, text: `${before}.`, kind: 'terms', isFlagged: false });
    }
    const prices = hasPrice(text) ? pricesIn(text) : undefined;
    if (prices) {
      putItems(prices.items, 'price');
      if (prices.rest !== '') place({ ...line, text: prices.rest, kind: 'what', isFlagged: false });
      return;
    }
    tell(line);
  }

  /** as it was said, where it belongs */
  function tell(line: Line) {
    const { text, isFlagged } = line;
    const said = whole(text, name)
      .replace(CALLED, (found) => `${found.slice(0, -4)}us`)
      .replace(LABEL_AND_NEXT, (_, next: string) => capital(next));
    const steps = stepsIn(said);
    if (steps) {
      sheet.ways.topics.add('work');
      sheet.ways.items.push(...steps.map((step) => ({ title: '', text: step })));
      return;
    }
    const about = topicOf(line, isEnglish);
    // what the brand does is no condition: 'Plotline keeps the waiting list'
    const topic = about === 'terms' && said.startsWith(`${name} `) ? 'offer' : about;
    const taken = sheet.lead.join(' ').length;
    const isBeginning = !NO_BEGINNING.test(said) && line.kind !== 'refusal' && text.split(' ').length > 4;
    const isLed =
      /^(?:offer|work|other|record)$/.test(topic) &&
      !hasPrice(text) &&
      (taken < ENOUGH
        ? taken + text.length <= LEAD && (isBeginning || (taken > 0 && topic === 'other'))
        : topic !== 'work' && taken + text.length <= (topic === 'record' ? LEAD : SHORT));
    // what matters most comes first
    if (isFlagged) sheet.lead.unshift(said);
    else if (isLed) lead(said);
    else put(topic, said);
  }
}

export function ordinaryTold(copy: Copy, { name, place, position, words, isOne, isGiving }: About): Told {
  const isEnglish = words === undefined;
  const gone = new Set<number>();
  const loose: Line[] = [];
  const shown = copy.lines.filter((line) => {
    if (place && isPlaceAlone(line.text)) return false;
    const isBehindGone =
      line.index > 0 && (gone.has(line.index - 1) || !copy.lines.some(({ index }) => index === line.index - 1));
    if (!isBehindGone || !(isLeaning(line.text) || LEANS.test(line.text))) return true;
    gone.add(line.index);
    loose.push(line);
    return false;
  });
  const voices = shown.filter(({ text }) => VOICE.test(text)).map(({ text }) => text);
  const lines = shown.filter(({ text }) => !VOICE.test(text));
  const opening = openingOf(lines, copy.voice);
  const isPlaced =
    opening.heading === name || !isEnglish || opening.rest.some((text) => place && text.includes(place.name));
  const heading = withPlace(opening.heading, isPlaced ? undefined : place);
  const sheet = sheetOf(lines, opening, name, isEnglish);
  const { services, ways, about } = sheet;
  const bare = (texts: readonly string[]): Item[] => texts.map((text) => ({ title: '', text }));
  const section = (title: string, { texts, items }: Part, extra: readonly Item[] = []): PageSection => {
    const listed = [...items, ...(extra.length > 1 ? extra : [])];
    // a list of one is none
    const single = [...(extra.length === 1 ? extra : []), ...(listed.length === 1 ? listed : [])];
    const body = paragraph([...single.map(sentenceOf), ...texts]);
    const whole = listed.length > 1 ? listed.slice(0, MOST_ITEMS) : [];
    return body === '' && whole.length === 0 ? plainSection('') : { heading: title, body, items: whole, action: '' };
  };
  const headings = headingsOf(sheet, { words, isOne, isGiving });
  return {
    heading,
    opening: opening.line?.text ?? '',
    lead: sheet.lead,
    services: section(headings.services, services, bare(position.features.slice(0, 6))),
    ways: section(headings.ways, ways, [...position.pillars, ...bare(position.benefits.slice(0, 6))].slice(0, 9)),
    about: section(headings.about, about),
    contact: sheet.contact,
    call: sheet.call,
    voices,
    facts: [...sheet.lead, ...services.texts, ...ways.texts, ...about.texts]
      .flatMap((text) => text.split(/(?<=\p{Ll}[.!]) (?=\p{Lu})/u))
      .filter(
        (text) =>
          text.split(' ').length > 3 &&
          !/^(?:whom|terms)$/.test(topicOf({ text, kind: 'story' }, isEnglish)) &&
          !/^(?:And|But|So|He|She|It(?! is (?:used|sold|read) )|They|Each one|Every one|This|That|Among|No|Not|We are not|We do not|Keine?|Pas de|Aucune?|Sin|Ningún|Nada de)(?!\p{L})/u.test(
            text,
          ),
      ),
    loose: [...loose, ...sheet.stale.map((text) => ({ text }) as Line)],
  };
}
const MOST_ITEMS = 12;
const sentenceOf = ({ title, text }: Item): string =>
  sentence(text === '' ? title : title === '' ? text : `${title}: ${text}`);
