import { FOR_MAKERS, LABEL, LEADS_IN, withoutFrame } from '../brief/letter';
import { isForeign, MAX_TEXT, plainOf, split, tidy } from '../brief/units';
import { type Kind, labelKind } from './kinds';
import { isMostly, languageOf } from './languages';

// How a brief is laid out: its paragraphs, its lists with the line above them, and what a label says of the sentences behind it.

/** A sentence, or a point of a list. */
export interface Piece {
  index: number;
  /** the paragraph that it stands in, counted from 0 without greeting and farewell */
  paragraph: number;
  text: string;
  plain: string;
  /** what its label says it is */
  label?: Kind;
  /** points of one list share its number */
  list?: number;
  /** the line above its list */
  head?: string;
  /** the points are steps, or are numbered */
  isOrdered: boolean;
  isForMakers: boolean;
  isForeign: boolean;
  /** the client says that it matters most */
  isFlagged: boolean;
  /** what its paragraph is of, by a label that says no kind: 'Garage' */
  topic?: string;
}

const POINT = /^\s*(?:[-*•–—·>]|\(?\d{1,2}[.)]|[a-h]\))\s+(?=\S)/u;
const NUMBER = /^\s*\(?\d{1,2}[.)]\s/;

const MOST =
  /\b(?:most important|the important|main (?:thing|point)|(?:the|one) thing (?:(?:that )?(?:i|we) (?:really )?want|people|everyone|everybody)|must (?:be|come|stand|go) (?:first|at the top|on top|high up)|above all)\b/i;
/** The label is the beginning of the sentence itself: 'We do not carry: people, alcohol'. */
const CLAUSE = /^(?:we|i) (?:(?:do not|don't|also|only|can|cannot|can't|will|won't|never|always) )*\p{L}+$/iu;

const isLoud = (label: string) => /\p{Lu}{3}/u.test(label) && label === label.toUpperCase();
const words = (text: string) => text.trim().split(/\s+/).length;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Begins with what is done: 'scan your files', 'do squads'. */
const DOES =
  /^(?:do|carry|sell|scan|promise|take|give|make|repair|fix|use|share|hire|rent|teach|train|ship|deliver|accept|offer|work|buy|keep|put|throw|treat|cut|print|tune|recast|send|ask|charge|serve|cook|run|lend|store|handle|clean|move|install|export|import|photograph|record|publish|advertise|negotiate|host|allow|let|go|open|answer|write|translate|certify|cover|collect|mix|add|dye|paint|guarantee|discount|chase|call|drive|build|replace|touch|test|design|produce|replace|grow|breed|spray|hunt|transport)\b/i;

/** 'we don't' and 'do squads' as one sentence. */
function refusedOf(head: string, point: string): string {
  const bare = head
    .replace(/[\s:.]+$/, '')
    .replace(/^what (?:we|i)\b/i, (what) => what.slice(5))
    .toLowerCase();
  const who = /^i\b/.test(bare) ? 'I' : 'We';
  const clause = /^(?:we|i) (?:do not|don'?t|never|won'?t|refuse|cannot|can'?t)(?: (?!do\b|ever\b)\p{L}+)?/u.exec(
    bare,
  )?.[0];
  const verb = clause
    ?.replace(/^(?:we|i) /, '')
    .replace(/^dont/, "don't")
    .replace(/^(?:do not|don't) do$/, "don't");
  if (/^(?:no|not|never|nothing|don'?t|we|i)\b/i.test(point)) return point;
  if (verb && / /.test(verb.replace(/^do not/, 'donot'))) return `${who} ${verb} ${lower(point)}`;
  if (verb === 'refuse') return `${who} refuse ${lower(point)}`;
  if (DOES.test(point)) return `${who} ${verb ?? "don't"} ${lower(point)}`;
  if (/^(?:on|in|at|for|after|before|with|by|to|from|under|over|during)\b/i.test(point)) return `Not ${lower(point)}`;
  return `No ${lower(point).replace(/, (?=(?:we|i|you|go|ask)\b)/i, ': ')}`;
}

/** 'Unit 4, Brown Street', of a label such as 'Workshop'. */
const foundAt = (place: string): string =>
  `You will find us ${/^(?:in|at|on|behind|above|near|next|opposite|under|between)\b/i.test(place) ? lower(place) : `${/\d/.test(place) ? 'at' : 'in'} ${place}`}`;

/** Lines that were broken where the window was full are one. */
function joined(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && last.length > 55 && !/[.!?:;…]\s*$/.test(last) && /^\p{Ll}/u.test(line.trim()) && !POINT.test(line))
      out[out.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else out.push(line);
  }
  return out;
}

/** A short line without an end that what follows it is put under: 'how it goes'. */
const isHeading = (line: string, next: string | undefined): boolean =>
  next !== undefined &&
  words(line) < 8 &&
  (/:\s*$/.test(line) ||
    (!/[.!?,;]\s*$/.test(line) && labelKind(line) !== undefined && (isLoud(line) || POINT.test(next))));

/** The sentences and points of a brief in their order. */
export function layoutOf(description: string, name: string): Piece[] {
  const lines = withoutFrame(
    joined(
      description
        .slice(0, MAX_TEXT)
        // an abbreviation that ends no sentence
        .replace(/\best(?:d|ab|b)?\.? (?=(?:in )?(?:1[5-9]|20)\d\d(?!\d))/giu, 'Established ')
        .replace(/\s*[:;]-?\)\s+(?=\p{Lu})/gu, '. ')
        .split('\n')
        .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
        .filter((line) => line !== ''),
    ),
  );
  const pieces: Piece[] = [];
  const other = languageOf(description);
  const isEnglish = other === undefined || !isMostly(other, description, 1);
  let list = 0;
  let heading: { text: string; line: number } | undefined;
  let lastPoint = -2;
  const put = (raw: string, at: number, more: Partial<Piece>) => {
    const text = tidy(raw, name, isEnglish);
    if (text === '') return;
    pieces.push({
      index: pieces.length,
      paragraph: at,
      text,
      plain: plainOf(text),
      isOrdered: false,
      isForMakers: false,
      isForeign: isForeign(text),
      isFlagged: false,
      ...more,
    });
  };
  lines.forEach((whole, at) => {
    const isPoint = POINT.test(whole);
    const line = whole.replace(POINT, '');
    if (isPoint) {
      if (lastPoint !== at - 1) list++;
      lastPoint = at;
      const head = heading?.text ?? '';
      const kind = head === '' ? undefined : labelKind(head);
      const isForMakers = FOR_MAKERS.test(head.replace(/[\s:]+$/, ''));
      if (kind === 'refusal' && !isForMakers) {
        const [first = '', ...others] = split(refusedOf(head, line), false);
        put(first, at, { label: kind });
        others.forEach((text) => put(text, at, { label: kind }));
      } else
        put(line, at, {
          list,
          isForMakers,
          isOrdered: NUMBER.test(whole) || kind === 'step',
          ...(kind && { label: kind }),
          ...(head !== '' && { head }),
        });
      return;
    }
    if (isHeading(line, lines[at + 1])) {
      heading = { text: line, line: at };
      return;
    }
    const under = heading && heading.line === at - 1 ? heading.text.replace(/[\s:]+$/, '') : '';
    heading = undefined;
    putLine(line, under, at, lines[at + 1]);
  });

  function putLine(line: string, under: string, at: number, next: string | undefined) {
    // 'hi there, short one: Bergamot is a supper club'
    const opens = new RegExp(
      `^[^.!?]{0,48}?[:,–—-] (?=${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?:is|=|are)\\b)`,
      'iu',
    );
    if (at === 0) line = line.replace(opens, '').replace(/^dear [\p{L} ]{2,30}[:,] (?=\p{Lu})/iu, '');
    // 'don't publish the phone of my house, only the one of the workshop: 4522 5550'
    line = line.replace(/((?:don't|do not) [^.]*?), only (?:the )?[^:,.]{3,40}: (\+?[\d -]{7,}\d)/iu, '$1. Call $2');
    const [lead = '', found = ''] = LABEL.exec(line) ?? [];
    const isDash = /[-–—]\s*$/.test(lead);
    const inline = isDash && !isLoud(found) && !FOR_MAKERS.test(found) ? '' : found;
    const label = inline || under;
    let rest = inline ? line.slice(lead.length) : line;
    const isForMakers =
      /^(?:note|nb|n\.b\.|attention|private|confidential)?[\s,:.–—-]*(?:this is )?not (?:for|on) (?:the )?(?:page|site|website|web|public|publication)\b/i.test(
        line,
      ) ||
      (label !== '' && (FOR_MAKERS.test(label) || /^(?:note|notes|nb|aside|ps|p\.s)\b/i.test(label)));
    let kind = label === '' ? undefined : labelKind(label);
    const isFlagged = MOST.test(label);
    if (inline && CLAUSE.test(inline)) rest = kind === 'refusal' ? refusedOf(inline, rest) : `${inline} ${lower(rest)}`;
    else if (inline && kind === 'refusal' && !isForMakers) rest = refusedOf(inline, rest);
    else if (inline && kind === 'whom') rest = `We work for ${lower(rest)}`;
    // a label that nobody knows belongs to what it says
    else if (inline && !kind && !isFlagged && !isForMakers && !LEADS_IN.test(inline) && !isLoud(inline))
      rest = new RegExp(`(?<!\\p{L})${lower(inline)}`, 'iu').test(rest) ? rest : line;
    if (isFlagged) kind = undefined;
    // 'Garage: …', and of its hours further on it is to be said again
    const topic =
      inline &&
      !isForMakers &&
      !isFlagged &&
      !LEADS_IN.test(inline) &&
      !isLoud(inline) &&
      kind === undefined &&
      words(inline) < 4 &&
      !/^(?:we|i|you)\b/i.test(inline)
        ? inline
        : undefined;
    // 'Shop hours: …' are the hours of the shop, and no other
    const isTitled =
      kind !== undefined &&
      ((/^(?:hours|where)$/.test(kind) && words(inline) > 1) ||
        (kind === 'contact' &&
          inline !== '' &&
          !/^(?:contact|phone|telephone|tel|call|ring|reach|whatsapp|viber|e-?mail|mail|mobile)\b/i.test(inline))) &&
      !isLoud(inline) &&
      !/^(?:opening|our|open)\b/i.test(inline);
    if (isTitled) rest = line;
    // 'Area: Black Country and up to Telford'
    if (kind === 'where' && /^(?:area|areas|region)\b/i.test(inline) && !/^we\b/i.test(rest)) rest = `We cover ${rest}`;
    // 'Workshop: Unit 4, Brown Street'
    else if (kind === 'where' && inline !== '' && isEnglish && !/^(?:we|you|i)\b/i.test(rest)) rest = foundAt(rest);
    // 'Payment: half in advance'
    if (kind === 'terms' && /^(?:payment|deposit|delivery|notice|cancellations?)$/i.test(inline)) rest = line;
    // 'How it works: send photos, quote the same day, up in three days'
    const steps = kind === 'step' && inline !== '' ? rest.replace(/\.$/, '').split(', ') : [];
    if (steps.length > 2 && !/[.;]/.test(rest)) {
      list++;
      for (const step of steps) put(step.replace(/^(?:and|then) /i, ''), at, { list, isOrdered: true, label: 'step' });
      return;
    }
    const sentences = split(rest, false)
      .map((one) => one.trim())
      // 'Also rush for weddings', among what is refused
      .map((one) =>
        kind === 'refusal' && !isForMakers ? one.replace(/^(?:and |or )?also (?!we\b|i\b)/i, 'Nor ') : one,
      );
    // 'Free measure and quote, ring Dave on 07 …' are two things
    for (let index = sentences.length - 1; index >= 0; index--) {
      const [, offer, reach] =
        /^([^,.:;]{8,60}), ((?:ring|call|phone|text|whatsapp|e-?mail) .*\d{3}.*)$/iu.exec(sentences[index] ?? '') ?? [];
      if (offer && reach && !/^(?:ring|call|phone|text|whatsapp|e-?mail|write|book)/i.test(offer))
        sentences.splice(index, 1, offer, reach);
    }
    const last = sentences.at(-1) ?? '';
    // the line that leads to the list below it
    const leads = next !== undefined && POINT.test(next) && (/:$/.test(last) || words(last) < 9);
    if (leads) {
      sentences.pop();
      heading = { text: inline && sentences.length === 0 && rest !== line ? `${inline}: ${last}` : last, line: at };
    }
    sentences.forEach((text, position) => {
      // 'Most important for anyone in panic: leave them closed.'
      const [mark = '', marked = ''] = /^([^:.]{4,80}):\s+(?=\S)/.exec(text) ?? [];
      const isMarked = mark !== '' && MOST.test(marked);
      // within a paragraph too a sentence may have its label
      const inner = !isMarked && position > 0 ? LABEL.exec(text) : null;
      const innerKind = inner && !/[-–—]\s*$/.test(inner[0]) ? labelKind(inner[1] ?? '') : undefined;
      const isInner = innerKind !== undefined && !CLAUSE.test(inner?.[1] ?? '') && words(inner?.[1] ?? '') < 4;
      const isForThem = inner !== null && FOR_MAKERS.test(inner[1] ?? '');
      // 'Shop hours: …' keep their name
      const isNamed =
        ((innerKind === 'hours' && words(inner?.[1] ?? '') > 1) ||
          /^(?:payment|deposit|delivery|notice|cancellations?)$/i.test(inner?.[1] ?? '')) &&
        !/^(?:opening|our|open)\b/i.test(inner?.[1] ?? '');
      const shown = isMarked
        ? text.slice(mark.length)
        : isForThem
          ? text.slice(inner?.[0].length)
          : isNamed
            ? text
            : isInner && innerKind === 'where' && isEnglish
              ? foundAt(text.slice(inner?.[0].length))
              : isInner && innerKind !== 'refusal'
                ? text.slice(inner?.[0].length)
                : inner && (CLAUSE.test(inner[1] ?? '') || innerKind === 'refusal')
                  ? innerKind === 'refusal'
                    ? refusedOf(inner[1] ?? '', text.slice(inner[0].length))
                    : `${inner[1] ?? ''} ${lower(text.slice(inner[0].length))}`
                  : text;
      // hours, a place or the customers are said in one sentence; what follows is of something else
      const isOver = position > 0 && kind !== undefined && /^(?:hours|where|whom)$/.test(kind) && inline !== '';
      const own = isInner || isForThem ? innerKind : isOver ? undefined : kind;
      put(shown, at, {
        isForMakers: isForMakers || isForThem,
        isFlagged: (isFlagged && position === 0) || isMarked,
        ...(own && { label: own }),
        ...(topic && position > 0 && { topic }),
      });
    });
  }
  // 'and this is the thing I want people to know', 'could that be high up?': of what was said before it
  for (const piece of pieces) {
    if (
      !/\b(?:this|that|it) is (?:the|what|our) (?:(?:most important|main|one|only) )?(?:thing|point|i|we)\b|\bcould (?:that|this) be (?:high|first|near the top)|\b(?:put|have) (?:that|this) (?:first|at the top|high up|on top)|\bthat is the most important\b|\bthat matters most\b|\bso put (?:it|that|this)\b|\b(?:put|have) (?:it|this|that) (?:somewhere|where|big|up)\b|\bthis is what (?:i|we) want (?:people|them) to know\b/.test(
        piece.plain,
      )
    )
      continue;
    if (/\bso put (?:it|that|this)\b/.test(piece.plain) && piece.text.split(' ').length > 9) {
      piece.isFlagged = true;
      continue;
    }
    const before = pieces.slice(Math.max(0, piece.index - 2), piece.index);
    if (before.some(({ isFlagged }) => isFlagged)) continue;
    const start = [...before]
      .reverse()
      .find(
        ({ paragraph, text }) =>
          paragraph === piece.paragraph && !/^(?:it|they|we do not|we don't|that|this|other|others)\b/i.test(text),
      );
    if (start) start.isFlagged = true;
    else if (piece.text.split(' ').length > 9) piece.isFlagged = true;
  }
  return pieces;
}
