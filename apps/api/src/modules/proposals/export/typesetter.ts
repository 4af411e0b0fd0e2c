import { fontFiles } from '@maquette/studio/fonts';
import PDFDocument from 'pdfkit';
import type { Run } from './blocks';
import type { Look } from './look';

/** A word of a line, in one font. Lengths in points. */
interface Piece {
  text: string;
  font: string;
  x: number;
  width: number;
  isPlaceholder: boolean;
}
export interface Line {
  pieces: Piece[];
  width: number;
}

export interface Style {
  face: 'heading' | 'body';
  size: number;
  /** from line to line */
  leading: number;
  isBold?: boolean;
}

/** With what joins and colours them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/u;

type Coverage = { hasGlyphForCodePoint(code: number): boolean };
interface Font {
  key: string;
  font: Coverage;
  /** from the baseline to the top, in thousandths of an em */
  ascender: number;
}

/** Breaks text into lines and draws them, with the typefaces of a look. A letter that no file has stands as '?', an emoji is left out. */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument;
  private readonly faces = new Map<string, Font[]>();

  /** @param lang of the text, as those hear it to whom it is read aloud */
  constructor(
    private readonly look: Look,
    lang: string,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang,
      pdfVersion: '1.7',
    });
  }

  /** @returns lines no wider than `width`, but for words that cannot be broken otherwise than by force */
  lines(runs: readonly Run[], style: Style, width: number): Line[] {
    const lines: Line[] = [];
    let line: Line = { pieces: [], width: 0 };
    const close = () => {
      lines.push(line);
      line = { pieces: [], width: 0 };
    };
    for (const word of this.words(runs, style)) {
      if (word === 'break') {
        close();
        continue;
      }
      const isSpace = word.length > 0 && word.every(({ text }) => /^\s+$/.test(text));
      const length = word.reduce((sum, piece) => sum + piece.width, 0);
      if (!isSpace && line.width + length > width && line.pieces.length > 0) close();
      if (isSpace && line.pieces.length === 0) continue;
      for (const piece of length > width ? this.broken(word, style, width) : word) {
        if (line.width + piece.width > width && line.pieces.length > 0 && !isSpace) close();
        line.pieces.push({ ...piece, x: line.width });
        line.width += piece.width;
      }
    }
    if (line.pieces.length > 0) close();
    for (const one of lines)
      while (/^\s*$/.test(one.pieces.at(-1)?.text ?? 'x')) {
        one.width -= one.pieces.at(-1)!.width;
        one.pieces.pop();
      }
    return lines;
  }

  /** The text as one line, which says so where it is cut. */
  shortened(text: string, style: Style, width: number): Line | undefined {
    const words = text.split(' ');
    const asLines = (length: number) =>
      this.lines(
        [
          {
            text: words.slice(0, length).join(' ') + (length < words.length ? ' …' : ''),
            isBold: false,
            isPlaceholder: false,
          },
        ],
        style,
        width,
      );
    let length = words.length;
    while (length > 1 && asLines(length).length > 1) length -= 1;
    return asLines(length)[0];
  }

  /** @param y of the top; letters of other typefaces stand on the baseline of the style's own */
  draw({ pieces }: Line, x: number, y: number, style: Style, colour: string, mark?: string): void {
    const { ascender } = this.fontsOf(style)[0]!;
    const baseline = y + (ascender / 1_000) * style.size;
    for (const piece of pieces) {
      if (piece.isPlaceholder && mark)
        this.doc.rect(x + piece.x - 1.5, y - 1.5, piece.width + 3, style.size * 1.3 + 1).fill(mark);
      this.doc.font(piece.font).fontSize(style.size).fillColor(colour);
      this.doc.text(piece.text, x + piece.x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    }
  }

  /** Words and the spaces between them; a word may change its font on the way. */
  private *words(runs: readonly Run[], style: Style): Generator<Piece[] | 'break'> {
    let word: Piece[] = [];
    for (const run of runs)
      for (const part of run.isPlaceholder ? [run.text] : run.text.split(/(\n|[^\S\n]+)/)) {
        if (part === '') continue;
        const isGap = /^\s+$/.test(part);
        if (isGap && word.length > 0) {
          yield word;
          word = [];
        }
        if (part === '\n') yield 'break';
        else if (isGap) yield this.pieces(' ', { ...style, isBold: style.isBold || run.isBold }, false);
        else word.push(...this.pieces(part, { ...style, isBold: style.isBold || run.isBold }, run.isPlaceholder));
      }
    if (word.length > 0) yield word;
  }

  private pieces(text: string, style: Style, isPlaceholder: boolean): Piece[] {
    const pieces: Piece[] = [];
    const fonts = this.fontsOf(style);
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const font = fonts.find((one) => one.font.hasGlyphForCodePoint(code));
      if (!font && EMOJI.test(letter)) continue;
      const last = pieces.at(-1);
      const [shown, key] = font ? [letter, font.key] : ['?', fonts[0]!.key];
      if (last?.font === key) last.text += shown;
      else pieces.push({ text: shown, font: key, x: 0, width: 0, isPlaceholder });
    }
    for (const piece of pieces) piece.width = this.doc.font(piece.font).fontSize(style.size).widthOfString(piece.text);
    return pieces;
  }

  private broken(word: readonly Piece[], style: Style, width: number): Piece[] {
    const parts: Piece[] = [];
    for (const piece of word) {
      this.doc.font(piece.font).fontSize(style.size);
      let part = '';
      const close = () => parts.push({ ...piece, text: part, width: this.doc.widthOfString(part) });
      for (const letter of piece.text) {
        if (part !== '' && this.doc.widthOfString(part + letter) > width) {
          close();
          part = '';
        }
        part += letter;
      }
      if (part !== '') close();
    }
    return parts;
  }

  /** The face itself, then one that has letters of most scripts of Europe, then those that have arrows and signs. */
  private fontsOf({ face, isBold = false }: Style): Font[] {
    const key = `${face} ${isBold}`;
    const known = this.faces.get(key);
    if (known) return known;
    const { heading, body } = this.look;
    const own: [string, number] =
      face === 'heading' ? [heading.family, heading.weight] : [body.family, isBold ? body.strong : body.regular];
    const others: [string, number][] = [
      ['noto-serif', face === 'heading' || isBold ? 600 : 400],
      ['noto-sans-math', 400],
      ['noto-sans-symbols-2', 400],
    ];
    const fonts = [own, ...others].flatMap(([family, weight]) =>
      fontFiles(family, weight).map((file, index) => {
        const name = `${family}-${weight}-${index}`;
        this.doc.registerFont(name, file);
        this.doc.font(name);
        // pdfkit's types do not know what it reads fonts with
        const { font, ascender } = (this.doc as unknown as { _font: Omit<Font, 'key'> })._font;
        return { key: name, font, ascender };
      }),
    );
    this.faces.set(key, fonts);
    return fonts;
  }
}
