import { tokensOf } from '@maquette/reading';
import type { Line } from './sentences';
import { FINITE, type Kind } from './kinds';

// Sentences that were said together, and are read together: each that leans on the one before it stands with it.

export interface Passage {
  lines: Line[];
  kind: Kind;
  paragraph: number;
  /** index of its first sentence */
  first: number;
  text: string;
  plain: string;
  isFlagged: boolean;
}

/** Goes on from the sentence before it, and cannot stand alone. */
const LEANS =
  /^(?:(?:the |our |a )?\p{L}+ (?:from|of|in|for|about) (?:that|this|it|them|these)\b|like an? )|^(?!it is (?:me|just me|us)\b)(?:it|its|it['’]s|they|their|they['’]re|he|she|his|her|this|that|that['’]s|these|those|and|but|so|then|also|there(?!['’]s| (?:is|are)\b(?! never))|because|or|which|both|neither|same|the same|half of (?:it|them)|some of (?:it|them|these|those|the)|some (?:are|were|take|come|need|want|stay)|instead|otherwise|besides|afterwards|now (?!we|i|and then)|not per|not a|many (?:do|come|are)|most (?:do|come|are)|the (?:other|same|rest|second|latter)|what (?:it|that|this)|if (?:it|they|he|she|not|you (?:don['’]t|do not))|none of|one of (?:them|these|those)|other people|others|we (?:do not|don['’]t|do|did|didn['’]t)\.|(?:two|three|four|some|most|all|none|one) (?:have|has|did|do|asked)\b|every one (?:can|is|has|of)\b|anyone who (?:does|did|says|doesn['’]t)\b|(?:makes|does|has|likes|knows|speaks|drives|cooks|comes|wants)\b(?= (?:not|the|a|an|no|his|her|\d|\p{Ll}))|you(?:['’]ll| will) get (?:it|them)|the rest\b|with(?:out)? (?:it|them)\b|same (?:goes|thing|price|for)\b)(?=\W|$)|^(?!it is (?:me|us)\b)[^,.]{0,24}\b(?:him|her|them|he|she|it)\b(?! is (?:me|us)\b)/iu;
const LEANS_BACK =
  /^(?:(?! and |[,;:]).){0,80}?(?:\b(?:half|most|some|all|none|part|a third|a quarter|the rest) of (?:it|them|these|those|that)\b|\b(?:do|does|did|use|uses|make|makes|sell|sells|speak|speaks) both\b(?! \p{L}))|^[^,.]{0,40}\b(?:own|owns|run|runs) (?:it|them|both)\b/iu;
const LEANS_ABROAD =
  /^(?:dan|daarna|daarom|dat (?:is|doen|kan|mag)|ne (?:abbiamo|facciamo|ho)|li |le |lo |se (?:ela|ele|ella|él|lei|lui)|è un |ela |ele |ella |lei |lui |sie |er |zij |hij |an ihnen|davon|daraus|y eso|e isso|anders|want|maar|dann|danach|das (?:ist|sind|geht|kann|machen)|aber|denn|dafür|dabei|puis|ensuite|cela|c['’]est|ce sont|et |mais|ils?|elles?|luego|después|eso|pero|así|poi|questo|ma|così|depois|isso|mas|cada una|cada uno|chacune?|jede[rs]? (?:davon|hat))(?!\p{L})/iu;
const HE = /\b(?:he|she|him|her|his|hers)\b/i;
/** Somebody who can be meant by it. */
const SOMEBODY =
  /(?<=\p{L},? |\()\p{Lu}\p{Ll}+|\b(?:m[ae]n|wom[ae]n|child|person|boy|girl|mother|father|nurse|owner|founder|somebody|anyone|boat|ship|(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|[Oo]ne|[Ee]very|[Ee]ach) (?:\p{L}+ )?\p{L}+(?:er|or|ist|man|woman|ian|ant|son|ther|le))\b/u;

/** Says what somebody else has said of it. */
export const VOICE =
  /\b(?:review(?:s|er)?|customers?|guests?|parents|patients?|visitors?|readers?|clients?)\b[^.]{0,30}\b(?:says?|said|wrote|writes|told us|call(?:ed)? (?:it|us))\b[^.]*["'‘“«]/iu;

/** Says 'her' of somebody whom nothing before it names. */
const isOfNobody = (before: string, text: string): boolean => {
  const at = HE.exec(text)?.index;
  return at !== undefined && !SOMEBODY.test(`${before} ${text.slice(0, at)}`.trim());
};
const isClause = (text: string): boolean =>
  FINITE.test(text.toLowerCase()) ||
  tokensOf(text)
    .flat()
    .some(({ pos, lower }, at) => at > 0 && pos === 'VERB' && !/(?:ing|ed)$/.test(lower));

/** 'Now three.', 'It's fine.', 'Dogs: yes.' and the like belong to what was said before them. */
const isScrap = (text: string) => text.split(/\s+/).length < 4 && !/\d{3}|@/.test(text) && !isClause(text);
/** What it leads on with, where the rest stands on its own. */
const LED_ON =
  /^(?:also,? (?=\p{L}+)|(?:and|but|so|then),? (?=(?:we|i|you|our|my|there|the|every|each|no|in|on|at)\b))/iu;

/** A kind that others follow. */
const isOwn = (kind: Kind) => /^(?:price|contact|hours|where|guarantee)$/.test(kind);

const passageOf = (lines: Line[]): Passage => {
  // 'Garage: Monday to Saturday 8 to 5': which of two businesses has these hours
  const [begin] = lines as [Line];
  const led = begin.topic !== undefined && /^(?:hours|contact)$/.test(begin.kind) ? `${begin.topic}: ` : '';
  const text = led + lines.map((line) => line.text).join(' ');
  const [first] = lines as [Line];
  const kind =
    (first.list !== undefined ? first.label : undefined) ??
    lines.find((line) => line.kind === 'price')?.kind ??
    lines.find((line) => line.kind === 'guarantee' && first.kind !== 'contact')?.kind ??
    first.kind;
  return {
    lines,
    kind: kind === 'story' ? (lines.find((line) => line.kind !== 'story')?.kind ?? kind) : kind,
    paragraph: first.paragraph,
    first: first.index,
    text,
    plain: text.toLowerCase(),
    isFlagged: lines.some(({ isFlagged }) => isFlagged),
  };
};

/** The lines as passages; a line that leans on one that is not shown is not shown either, and told. */
export function passagesOf(lines: readonly Line[], isForeign: boolean): { passages: Passage[]; loose: Line[] } {
  const groups: Line[][] = [];
  const loose: Line[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isNear = before !== undefined && before.index === line.index - 1 && before.paragraph === line.paragraph;
    const { text, kind } = line;
    const isList = line.list !== undefined || before?.list !== undefined;
    if (isList) {
      if (line.list !== undefined && before?.list === line.list) group?.push(line);
      else groups.push([line]);
      continue;
    }
    if (isForeign) {
      if (isNear && kind !== 'contact' && (LEANS_ABROAD.test(text) || text.split(/\s+/).length < 4)) group?.push(line);
      else groups.push([line]);
      continue;
    }
    const leans =
      (!line.isFirst || /^(?:and|but|so|because|both|others?)\b/i.test(text)) &&
      line.index > 0 &&
      kind !== 'contact' &&
      (LEANS.test(text) ||
        LEANS_BACK.test(text) ||
        (isNear && isScrap(text) && /^(?:story|refusal|terms|step)$/.test(kind)) ||
        // 'We prefer to say it before.'
        (isNear && /^(?:we|i) [^,]{3,40} \b(?:it|that|this)\b/i.test(text)));
    if (leans && isNear) group?.push(line);
    else if (leans && !isNear && LED_ON.test(text)) {
      const said = text.replace(LED_ON, '');
      const whole = said.charAt(0).toUpperCase() + said.slice(1);
      groups.push([{ ...line, text: whole, plain: whole.toLowerCase() }]);
    } else if ((leans && !(isOwn(kind) && /\d/.test(text))) || (!isNear && isOfNobody('', text) && line.index > 0))
      loose.push(line);
    else groups.push([line]);
  }
  return { passages: together(groups).map(passageOf), loose };
}

/** A brief in short paragraphs, such as one of points: what stands in one of them is of one thing. */
function together(groups: Line[][]): Line[][] {
  const paragraphs = new Map<number, Line[][]>();
  for (const group of groups) {
    const at = (group[0] as Line).paragraph;
    paragraphs.set(at, [...(paragraphs.get(at) ?? []), group]);
  }
  if (paragraphs.size < 4) return groups;
  return [...paragraphs.values()].flatMap((some, at) => {
    const lines = some.flat();
    // the first tells what it is, where, and by whom
    const isOne =
      at > 0 &&
      lines.length <= 4 &&
      lines.every(({ list, kind, text }) => list === undefined && !isReached(kind) && !VOICE.test(text));
    return isOne ? [lines] : some;
  });
}
const isReached = (kind: Kind) => kind === 'contact' || kind === 'hours' || kind === 'where';

/** Whether it needs the sentence before it. */
export const isLeaning = (text: string): boolean =>
  LEANS.test(text) || LEANS_BACK.test(text) || LEANS_ABROAD.test(text);

/** The passage without its first lines. */
export const after = (passage: Passage, lines: readonly Line[]): Passage | undefined => {
  const rest = passage.lines.filter((line) => !lines.includes(line));
  return rest.length > 0 ? passageOf(rest) : undefined;
};
