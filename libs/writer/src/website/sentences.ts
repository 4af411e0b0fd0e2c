import { FOR_MAKERS, LABEL, withoutFrame } from '../brief/letter';
import { corrected } from '../brief/spelling';
import { isForeign, MAX_TEXT, plainOf } from '../brief/units';
import { capital } from '../pen';
import { split } from './ends';
import { type Kind, labelKind } from './kinds';

// A brief as its whole sentences: nothing is cut here but greeting and farewell, the marks of a list and the words that only lead in.

export interface Sentence {
  index: number;
  /** counted from 0 without greeting and farewell */
  paragraph: number;
  text: string;
  plain: string;
  /** what its label, or that of its paragraph, says it is */
  label?: Kind;
  /** its own label says that it is for whoever makes the page: 'Tone: …' */
  isForMakers: boolean;
  isForeign: boolean;
  /** points of one list share its number */
  list?: number;
  /** the line above its list */
  head?: string;
  /** the points are numbered, or are steps */
  isOrdered: boolean;
  /** what its paragraph is of, by a label that says no kind: 'Garage' */
  topic?: string;
  /** the client's own mark says that it must stand there: 'MUST: …' */
  isMarked?: boolean;
  /** begins its paragraph, or follows the word that its paragraph is about */
  isFirst: boolean;
}

/** A sentence that may be read, and what it is. */
export interface Line extends Sentence {
  kind: Kind;
  /** the client says that it matters most */
  isFlagged: boolean;
}

const POINT = /^\s*(?:[-*•–—·>]|\(?\d{1,2}[.)]|[a-h]\))\s+(?=\S)/u;
const NUMBER = /^\s*\(?\d{1,2}[.)]\s/;
const words = (text: string) => text.trim().split(/\s+/).length;

/** Lines that were broken by hand where they were full are one; a line that was ended is a sentence or a point of its own. */
function joined(lines: readonly string[]): string[] {
  const full = Math.max(...lines.map((line) => line.length));
  const goOn = lines.slice(1).filter((line, at) => isOpen(lines[at]!) && /^\p{Ll}/u.test(line)).length;
  const isBroken =
    full > 40 && full < 110 && lines.filter((line) => line.length > 0.65 * full).length * 3 > lines.length * 2;
  const out: string[] = [];
  let before = '';
  for (const line of lines) {
    const last = out.at(-1);
    const isFull = isBroken || (goOn < 3 && before.length > 55);
    if (last && isFull && isOpen(last) && /^\p{Ll}/u.test(line) && !POINT.test(line))
      out[out.length - 1] = `${last} ${line}`;
    else out.push(line);
    before = line;
  }
  return out;
}
const isOpen = (line: string): boolean => !/[.!?:;…]\s*$/.test(line);

/** Short lines one below the other without a mark at their ends are the points of a list, which was typed without dashes. */
function pointed(lines: readonly string[]): string[] {
  const isShort = (line: string) =>
    isOpen(line) && !/,$/.test(line) && words(line) < 15 && !POINT.test(line) && !LABEL.test(line) && !isLoud(line);
  const out = [...lines];
  for (let from = 0, to; from < lines.length; from = to + 1) {
    to = from;
    while (to < lines.length && isShort(lines[to]!)) to++;
    if (to - from >= 3) for (let at = from; at < to; at++) out[at] = `- ${lines[at]}`;
  }
  return out;
}

/** 'LEGAL, our lawyer was quite loud: …', 'MUST: …' */
const MARKED =
  /^(?:MUST|LEGAL|IMPORTANT|VERY IMPORTANT|WICHTIG|ACHTUNG|NB|ATTENTION|IMPORTANTE|BELANGRIJK|WARNING|READ|DISCLAIMER)\b[^:.!]{0,40}[:!] (?=\S)/u;
const GREETS =
  /^(?:boa tarde|bom dia|buenas(?: tardes)?|buenos días|guten (?:morgen|abend)|buongiorno|hoi|moin|salut|dear|hello|hi|hey|hola|bonjour|hallo|ciao|goedemiddag|goedemorgen|guten tag)\b[^,.!:]{0,30}[,!.:] (?=\S)/iu;
const SPEAKS_ON =
  /^(?:so (?=(?:i|we|they|he|she|you) )|(?:but |and )?(?:(?:more |all |in all )?serious(?:ly|ness)(?: though)?|honestly|frankly|to be (?:fair|honest|clear|precise)|believe it or not|(?:funnily|strangely|oddly|curiously) enough|jok(?:es|ing) aside|strange but true|fun fact|no joke)[:,] |oh(?: and|,| -)? (?=\p{L})|right,? so,? (?:basically,? )?|basically,? |um+,? |ok(?:ay)?,? so,? |(?:(?:ok(?:ay)?|oh|well|anyway|right|look|listen|honestly|um|uh|so|and|also)[,:.]+ )+)(?=\p{L})/iu;

/** What a colleague says before it says what it is: 'Everybody's favourite people: they give out …', 'Something with axes: he forges …' */
const MOCKS =
  /^(?:(?:everybody|everyone|nobody|no one)['’]s (?:\p{L}+ ){1,4}\p{L}+|something (?:with|about|like|to do with) [^:.,]{2,40}|(?:yet )?another [^:.,]{2,40}|you (?:know|guessed|have heard)[^:.,]{0,40}|imagine(?: this)?|think [^:.,]{2,40}|picture (?:this|it)|guess what|surprise|drumroll)(?:: | [–—-] )(?=(?:we|they|he|she|it|the|an?|two|three)\b)/iu;

/** A sentence with its capital and its mark, without the words that only take breath. */
function tidied(part: string, name: string, isEnglish: boolean): string {
  const said = (isEnglish ? corrected(part) : part)
    .replace(SPEAKS_ON, '')
    .replace(isEnglish ? MOCKS : /^$/u, '')
    .replace(/\s+(?:[:;]-?[)D]|lol|haha|xx?)(?=[.!?]*$)/iu, '')
    // 'wasps, martens, bedbugs, the usual'
    .replace(
      isEnglish
        ? /,? (?:(?:and )?(?:all )?the usual(?: stuff| things| suspects)?|you name it|and what have you|you know the (?:sort|kind|type)|believe it or not|obviously|of course|don['’]t ask)(?=[.!]*$)/iu
        : /^$/u,
      '',
    )
    .replace(/\s*(?:→|->)\s*/gu, /:/.test(part) ? ' – ' : ': ')
    .replace(/^[–—-] (?=\p{Lu})/u, '')
    .replace(/([!?])[!?]+$/u, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    // 'Tidewrack: seaweed-fed lamb'
    .replace(
      name === '' ? /^$/ : new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s?[:–—-] (?=\\p{L})`, 'iu'),
      '',
    )
    .replace(/[,:;–—-]+$/u, '');
  if (!/\p{L}|\d/u.test(said)) return '';
  const begun = said.startsWith(name) || /^\S+@/.test(said) ? said : capital(said);
  return /[.!?…。！？]["”»'’)\]」]*$/u.test(begun) ? begun : `${begun}.`;
}

const isLoud = (label: string) => /\p{Lu}{3}/u.test(label) && label === label.toUpperCase();
/** Says of what the page is to be, in whatever language; what stands behind it is for whoever makes the page. */
const OF_THE_PAGE =
  /^(?:(?:the |our |de |der |il |le |el )?(?:tone|voice|style|mood|ton|toon|stijl|stil|stile|tono|estilo|tom|wording|language|vibe)(?: of voice)?|(?:things|what) (?:we|it) must ?n[’']t(?: say| have)?|not to include|à ne pas mettre|nicht rein|no incluir|don[’']?ts?|do not|dos and don[’']?ts|non[- ]?negotiable|rules?(?: from .*)?|hard rules?.*|no-?gos?|not wanted|avoid|what (?:we|i) (?:need|want|expect|would like|don[’']?t want)(?: from .*)?|what (?:we|i) do want|wishes|request|buyers?|audience|status|to ?do|open questions?|questions|background|deadline|budget|photos?|pictures?|language|goal|goals|aim|aims|purpose|target(?: group)?|ziel|doel|objetivo|but|obiettivo|not allowed|undecided|not decided(?: yet)?|who reads (?:this|it)(?: page)?|readers|how to write(?: it)?|how to say it|what i want from the (?:page|site)|needs?|needed|wanted|looking for|competitors?|success for (?:us|them)|(?:[\p{L}’']+ )?notes?)$/iu;

/** 'PAINT: each co-op chooses' in small letters. */
const quiet = (sentence: string, label: string) =>
  sentence.startsWith(label) ? capital(label.toLowerCase()) + sentence.slice(label.length) : sentence;

/** A short line, or a sentence of a word or three, that what follows is put under: 'Weather.' */
const isTopic = (text: string) =>
  /^(?:the )?(?:prices?|pricing|costs?|money|how (?:it|this|that) works|how it goes|how|where|when|who|who (?:buys|comes|decides|we are|calls)|what it costs|what we (?:do|make|sell)|(?:opening )?hours|contact|about|about us|our story|team|people|history|process|bookings?|terms|precios?|preise?|prix|prezzi|preços?|prijzen|cómo trabajamos|wie wir arbeiten)[.:?]$/iu.test(
    text,
  );
/** 'À mettre absolument : …' */
const LABEL_APART = /^(\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,4}) :\s*(?=\S)/u;
const labelled = (text: string) =>
  /^(?:we|i|no|yes|not|never|what else)\b/i.test(text)
    ? undefined
    : (ABROAD.find(([, is]) => is.test(text))?.[0] ?? labelKind(text.toLowerCase()));
const ABROAD: readonly (readonly [Kind, RegExp])[] = [
  [
    'refusal',
    /^(?:was nicht geht|wat niet kan|lo que no hacemos|was wir nicht (?:machen|tun)|ce que nous ne faisons pas|wat we niet doen|cosa non facciamo|o que não fazemos)$/iu,
  ],
  [
    'what',
    /^(?:o que (?:é diferente|fazemos|vendemos)|was uns unterscheidet|lo que (?:nos diferencia|vendemos)|ce qui (?:nous distingue|change)|(?:che )?cosa (?:ci distingue|è diverso)|wat ons anders maakt|produkte|productos|prodotti|produtos|producten|produits|angebot|leistungen|servicios|servizi|serviços|diensten)$/iu,
  ],
  ['whom', /^(?:clientes|kunden|klanten|clienti|clients?)$/iu],
  ['price', /^(?:precios?|preise?|prix|tarifs?|prezz[io]|preços?|prijs|prijzen|tarie(?:f|ven))$/iu],
  ['hours', /^(?:horarios?|öffnungszeiten|horaires?|orari[o]?|openingstijden)$/iu],
  ['who', /^(?:name|your name)$/iu],
  ['contact', /^(?:action|cta|call to action|buttons?)$/iu],
  ['contact', /^(?:contacto|kontakt|contatt[oi]|contato)$/iu],
];

/** 'I write what he told me: 'My dad cut hair here. I go to them.'': sentence by sentence, without what leads in */
const RELATED =
  /(?<=^|[.!?] )[^.!?:\n]{0,60}\b(?:told|said|says|wrote|words|verbatim|quote)\b[^.!?:\n]{0,24}: ?['"“‘]([^"“”\n]{10,400}?[.!?] [^"“”\n]{3,400}?[.!?])['"”’](?=\s|$)/gu;
/** 'in Madurai, AND a shop' */
const STRESS =
  /(?<=\p{Ll},? )(?:AND|NOT|NO|ALL|VERY|ONLY|BUT|OR|NEVER|ALWAYS|BOTH|ALSO|THE|WITH|WITHOUT|REALLY|ANY|EVERY)(?= \p{Ll})/gu;

const MARKS = '.!?';
/** A mark in the name ends no sentence: 'Dr. Bike', 'Yes!'. */
const unmarked = (name: string) => name.replace(/[.!?]/gu, (mark) => String.fromCharCode(0xe000 + MARKS.indexOf(mark)));

/** The sentences of a brief in their order. */
export function sentencesOf(description: string, name: string, isEnglish: boolean): Sentence[] {
  const lines = withoutFrame(
    pointed(
      joined(
        description
          .slice(0, MAX_TEXT)
          .replaceAll(name || '\uE003', unmarked)
          .replace(isEnglish ? RELATED : /^$/u, '$1')
          .replace(isEnglish ? STRESS : /^$/u, (word) => word.toLowerCase())
          .replace(/(^|[.!?\n] ?)?\best(?:d|ab|b)?\.? (?=(?:in )?(?:1[5-9]|20)\d\d(?!\d))/giu, (_, start?: string) =>
            start === undefined ? 'established ' : `${start}Established `,
          )
          .split('\n')
          .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
          .filter((line) => line !== ''),
      ),
    ),
  );
  const out: Sentence[] = [];
  let list = 0;
  let lastPoint = -2;
  let heading: { text: string; line: number } | undefined;
  const put = (raw: string, paragraph: number, more: Partial<Sentence>) => {
    const text = tidied(
      raw.replace(/[\uE000-\uE002]/gu, (mark) => MARKS.charAt(mark.charCodeAt(0) - 0xe000)),
      name,
      isEnglish,
    );
    if (text === '') return;
    out.push({
      index: out.length,
      paragraph,
      text,
      plain: plainOf(text),
      isForMakers: false,
      isForeign: isForeign(text),
      isOrdered: false,
      isFirst: false,
      ...more,
    });
  };
  const isShortList = shortLists(lines);
  lines.forEach((whole, at) => {
    const isPoint = POINT.test(whole);
    const line = at === 0 ? whole.replace(POINT, '').replace(GREETS, '') : whole.replace(isPoint ? POINT : /^$/, '');
    const next = lines[at + 1];
    if (
      next !== undefined &&
      !isPoint &&
      words(line) < 9 &&
      (/:$/.test(line) || (!/[.!?,;]$/.test(line) && (isLoud(line) || POINT.test(next))))
    ) {
      heading = { text: line.replace(/[\s:]+$/, ''), line: at };
      return;
    }
    if (isPoint && lastPoint !== at - 1) list++;
    if (isPoint) lastPoint = at;
    const under = heading && (heading.line === at - 1 || isPoint) ? heading.text : '';
    if (!isPoint) heading = undefined;
    const forMakers = under !== '' && (FOR_MAKERS.test(under) || OF_THE_PAGE.test(under));
    const kind = under === '' ? undefined : labelled(under);
    if (isPoint && kind === 'refusal' && !forMakers) {
      // a point of what is not done is said with its 'not'
      const last = out.at(-1);
      if (last?.head === under && last.label === 'refusal') {
        last.text = `${last.text.replace(/\.$/, '')}; ${line.replace(/[.;]$/, '')}.`;
        last.plain = plainOf(last.text);
      } else put(`${under}: ${line}`, at, { label: kind, head: under, isFirst: true });
      return;
    }
    if (isPoint && isShortList.has(at)) {
      put(line, at, {
        list,
        isForMakers: forMakers,
        isOrdered: NUMBER.test(whole) || kind === 'step',
        isFirst: true,
        ...(kind && { label: kind }),
        ...(under !== '' && { head: under }),
      });
      return;
    }
    putLine(line, at, kind, forMakers);
  });
  return out;

  function putLine(line: string, at: number, given: Kind | undefined, forMakers: boolean) {
    let topic = given;
    let isFirst = true;
    let about: string | undefined;
    for (const sentence of split(line)) {
      // 'Weather.', and what is said of it
      if (isTopic(sentence) && line.length > sentence.length + 10) {
        topic = labelled(sentence.replace(/[.:?]$/, ''));
        isFirst = true;
        continue;
      }
      const marker = MARKED.exec(sentence)?.[0] ?? '';
      if (marker !== '') {
        put(sentence.slice(marker.length), at, { isFirst, isMarked: true, ...(topic && { label: topic }) });
        isFirst = false;
        continue;
      }
      const found = LABEL_APART.exec(sentence) ?? LABEL.exec(sentence);
      const [lead = '', label = ''] = found && !/[-–—]\s*$/.test(found[0]) ? found : [];
      const isOfPage = label !== '' && !LEADS_IN.test(label) && (FOR_MAKERS.test(label) || OF_THE_PAGE.test(label));
      const own = label === '' || isOfPage ? undefined : labelled(label);
      const text = isOfPage || LEADS_IN.test(label) ? sentence.slice(lead.length) : sentence;
      // 'WHAT: …' says of what its whole paragraph is, and is not printed
      const isHead =
        label !== '' &&
        isFirst &&
        ((isLoud(label) && (isOfPage || own !== undefined)) ||
          /^(?:proof|action|cta|call to action|contact)$/iu.test(label) ||
          (/^(?:client|company|brand|business|name)$/iu.test(label) && sentence.slice(lead.length).startsWith(name)));
      if (isHead && isOfPage) forMakers = true;
      if (own && isFirst) topic = own;
      if (isFirst && label !== '' && !isHead && !own && !isOfPage && words(label) < 4 && !LEADS_IN.test(label))
        about = label;
      // the words of the button are no sentence of the page
      const isButton =
        isHead &&
        /^(?:action|cta|call to action|buttons?)$/iu.test(label) &&
        /^["“'‘][^"”'’]{3,40}["”'’]\.?$/u.test(sentence.slice(lead.length).trim());
      put(
        isOfPage || isButton
          ? sentence
          : isHead && own !== 'whom'
            ? sentence.slice(lead.length)
            : isHead
              ? quiet(sentence, label)
              : isLoud(label) && words(label) < 4
                ? quiet(text, label)
                : text,
        at,
        {
          isForMakers: forMakers || isOfPage || isButton,
          isFirst,
          ...((own ?? topic) && { label: own ?? topic }),
          ...(about !== undefined && !isFirst && { topic: about }),
        },
      );
      isFirst = false;
    }
  }
}

/** Words that only tell what follows: it stands without them. */
const LEADS_IN =
  /^(?:(?:very |also )?important|(?:\p{L}+ )?(?:warning|disclaimer)|for the (?:page|site|website)|(?:so|well|ok(?:ay)?)|(?:things|what) (?:we|it) must (?:have|say|include)|must[- ]haves?|constraints?|restrictions|facts|the facts|details|info|basics|misc|to include|à mettre absolument|unbedingt(?: rein)?|imprescindible|who we are|what (?:we|i) (?:do|are|make|sell|offer)|what (?:it|she|he) does|about us|about|(?:the )?(?:business|company|shop|firm|place|story)|services|what (?:actually |really )?(?:wins us|sets us|makes us|people come)[^:]*|our story|in short|(?:in )?one sentence|short version|summary|background|intro(?:duction)?|lo que hacemos|was wir machen|ce que nous faisons|wat we doen|cosa facciamo|o que fazemos)$/iu;

/** The lines that are points of lists of things; a letter that is written in points is no list. */
function shortLists(lines: readonly string[]): Set<number> {
  const short = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const texts = run.map((at) => (lines[at] ?? '').replace(POINT, ''));
    const isOfThings =
      run.length > 1 &&
      texts.every((text) => words(text) < 25) &&
      texts.reduce((sum, text) => sum + words(text), 0) <= 7.5 * texts.length &&
      texts.filter((text) => split(text).length > 1).length * 3 <= run.length;
    const isAll = run.length * 2 > lines.length && texts.join(' ').length > 500;
    if (isOfThings && !isAll) run.forEach((at) => short.add(at));
    run = [];
  };
  lines.forEach((line, at) => {
    if (POINT.test(line)) run.push(at);
    else close();
  });
  close();
  return short;
}
