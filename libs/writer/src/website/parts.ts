import { capital } from '../pen';

// Where a sentence may be parted: at a semicolon, a dash, ', so', a bracket, and before 'and they want'. Nowhere else is it cut.

export interface Piece {
  text: string;
  /** what stands between it and the piece before it */
  mark: string;
  /** stands in brackets */
  isAside: boolean;
}

const WANTING = String.raw`(?:they|he|she|it|the (?:owner|client|founder|boss|director)s?)(?:['’]d| would| wants?| needs?| hopes?| prefers?| likes?| hates?| do(?:es)? ?n['’]t| do(?:es)? not| insists?| thinks?| says?)(?!\p{L})`;
/** What a client wishes of the page in the middle of a sentence: 'and we'd love a site that …', 'and that should be clear at once' */
const OF_PAGE = String.raw`(?:we|i)(?:['’]d| would) (?:love|like|want|prefer) (?:an?|the|our) (?:\p{Ll}+ )?(?:site|website|page|homepage|copy|text)(?!\p{L})|(?:that|this|it) (?:should|must|needs to|has to|ought to) (?:be (?:clear|said|felt|seen|heard|understood|stated|obvious|plain|visible|at the top|up front)|come (?:first|across)|stand)(?!\p{L})|(?:we|you|one) (?:should|must) (?:say|mention|write|tell)(?!\p{L})|(?:we|i) (?:want|need|would like|wish|hope) to (?:say|show|tell|mention|make|put) (?:that|this|it)(?!\p{L})`;
const SAYS_OF_PAGE = new RegExp(`^${OF_PAGE}`, 'iu');
export const isOfPage = (text: string): boolean => SAYS_OF_PAGE.test(text);
const BORDER = new RegExp(
  String.raw`; |,? and (?=${OF_PAGE})|,? [–—] |,? - |, so (?=(?:they|he|she|it|we|the|a|an|no|please|keep|make|use|don['’]t|nothing|that)(?!\p{L}))|,? (?:and|but|which is why) (?=${WANTING})|, (?=who (?:are|is|feel|fear|worry|think|believe|hate|complain|distrust|don['’]t|do not)(?!\p{L})[^,]*$)|, (?=(?:must|should|has to|have to|needs? to) (?!\p{L}+ed by)\p{L})|; | – `,
  'giu',
);

const isOpen = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') ||
  (text.split('"').length - 1) % 2 === 1 ||
  text.lastIndexOf('“') > text.lastIndexOf('”');

export function piecesOf(sentence: string): Piece[] {
  const bare = sentence.replace(/[.!]$/u, '');
  const pieces: Piece[] = [];
  let [from, mark] = [0, ''];
  for (const found of bare.matchAll(BORDER)) {
    if (isOpen(bare.slice(0, found.index)) || found.index === 0) continue;
    pieces.push({ text: bare.slice(from, found.index), mark, isAside: false });
    [from, mark] = [found.index + found[0].length, found[0]];
  }
  pieces.push({ text: bare.slice(from), mark, isAside: false });
  return pieces.flatMap(withAsides);
}

/** The brackets of a piece are pieces of their own. */
function withAsides({ text, mark }: Piece): Piece[] {
  const out: Piece[] = [];
  let [from, before] = [0, mark];
  for (const { 0: aside, 1: inside = '', index } of text.matchAll(/ ?\(([^()]{3,200})\)/gu)) {
    if (index === 0) continue;
    out.push({ text: text.slice(from, index), mark: before, isAside: false });
    out.push({ text: inside, mark: ' (', isAside: true });
    [from, before] = [index + aside.length, ')'];
  }
  const rest = text.slice(from);
  if (rest !== '') out.push({ text: rest, mark: before, isAside: false });
  return out;
}

/** The sentence again, with the pieces that may stay. */
export function joinedAgain(pieces: readonly Piece[], stays: readonly boolean[]): string {
  let text = '';
  // whether what stands before it is gone
  let isGone = false;
  pieces.forEach(({ text: said, mark, isAside }, at) => {
    if (stays[at] !== true) {
      isGone = true;
      return;
    }
    if (isAside) text += text === '' ? said : ` (${said})`;
    else if (text === '') text = said.replace(/^[\s,;:]+/u, '');
    else if (mark === ')') text += said;
    // ', so' says of what it follows, and that may be gone
    else if (isGone && /^, so|^,? (?:and|but)/iu.test(mark)) text += `; ${said}`;
    else if (isGone && /[–—-]/u.test(mark)) text += ` ${said}`;
    else text += `${mark}${said}`;
    isGone = false;
  });
  return text === '' ? '' : `${capital(text.trim())}.`;
}
