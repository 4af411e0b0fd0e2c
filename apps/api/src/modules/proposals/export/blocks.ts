import { marked, type Token, type Tokens } from 'marked';

/** A piece of running text. */
export interface Run {
  text: string;
  isBold: boolean;
  /** `[price]`: somebody fills it in before the document is sent */
  isPlaceholder: boolean;
}

/** What a document is made of, whatever it is typeset as. */
export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'quote'; runs: Run[] }
  | { kind: 'list'; isNumbered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };

const PLACEHOLDER = /(\[[a-z][^\]]{0,60}\])/;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const runsOfText = (text: string, isBold: boolean): Run[] =>
  text
    .split(PLACEHOLDER)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isBold, isPlaceholder: PLACEHOLDER.test(part) }));

/** Links, pictures and HTML are the text that they are: a document of ours leads nowhere and fetches nothing. */
function runsOf(tokens: readonly Token[] | undefined, isBold = false): Run[] {
  const runs = (tokens ?? []).flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token.tokens, true);
    if (token.type === 'br') return [{ text: '\n', isBold, isPlaceholder: false }];
    if (token.type === 'image' || token.type === 'html') return [{ text: token.raw, isBold, isPlaceholder: false }];
    if ('tokens' in token && token.tokens) return runsOf(token.tokens, isBold);
    return [{ text: 'text' in token ? (token.text as string) : token.raw, isBold, isPlaceholder: false }];
  });
  // what stands escaped comes in pieces: '\[', 'price', ']'
  const whole = runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1);
    if (last && last.isBold === run.isBold) last.text += run.text;
    else joined.push({ ...run });
    return joined;
  }, []);
  return whole.flatMap(({ text, isBold: bold }) => runsOfText(plain(text), bold));
}

const blocksOf = (tokens: readonly Token[]): Block[] =>
  tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
      case 'hr':
        return [];
      case 'heading':
        return [{ kind: 'heading', level: (token as Tokens.Heading).depth, runs: runsOf(token.tokens) }];
      case 'blockquote': {
        const runs = (token.tokens ?? []).flatMap((inner) => runsOf('tokens' in inner ? inner.tokens : [inner]));
        return [{ kind: 'quote', runs }];
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [
          {
            kind: 'list',
            isNumbered: ordered,
            items: items.map((item) =>
              item.tokens.flatMap((inner) => runsOf('tokens' in inner ? inner.tokens : [inner])),
            ),
          },
        ];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [
          {
            kind: 'table',
            head: header.map((cell) => runsOf(cell.tokens)),
            rows: rows.map((row) => row.map((cell) => runsOf(cell.tokens))),
          },
        ];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(token.tokens) }];
      default:
        return [
          { kind: 'paragraph', runs: runsOfText(plain('text' in token ? (token.text as string) : token.raw), false) },
        ];
    }
  });

/** @param markdown as people and models write it; what is not known here is text */
export const readBlocks = (markdown: string): Block[] =>
  // a line end that somebody typed stays one
  blocksOf(marked.lexer(markdown, { gfm: true, breaks: true })).filter(
    (block) => block.kind === 'list' || block.kind === 'table' || block.runs.some(({ text }) => text.trim() !== ''),
  );

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
