import { parse } from 'opentype.js';
import type { Font, Glyph, PathCommand } from 'opentype.js';
import { once, readBytes, readTable } from '../assets';

const SUBSETS: [name: string, from: number, to: number][] = [
  ['latin', 0x0000, 0x00ff],
  ['latin-ext', 0x0100, 0x02ff],
  ['vietnamese', 0x1ea0, 0x1ef9],
  ['cyrillic', 0x0400, 0x04ff],
  ['cyrillic-ext', 0x0460, 0x052f],
  ['greek', 0x0370, 0x03ff],
  ['latin', 0x0100, 0x22ff],
  ['latin-ext', 0x1e00, 0x22ff],
  ['vietnamese', 0x0100, 0x1ef9],
];
type Pairs = Record<string, Record<string, number>>;
const kerning = once(() => readTable<Pairs>('kerning.json'));

interface Outline {
  commands: PathCommand[];
  /** em */
  advance: number;
}

/** One family in one weight. Its files are split by script and are read when a text first needs them. All lengths in em. */
export class Face {
  private readonly subsets = new Map<string, Font | undefined>();
  private readonly outlines = new Map<string, Outline | undefined>();
  private readonly pairs: Pairs;

  constructor(
    readonly family: string,
    readonly weight: number,
  ) {
    this.pairs = kerning().get(`${family}-${weight}`) ?? {};
  }

  private subset(name: string): Font | undefined {
    if (!this.subsets.has(name)) {
      const bytes = readBytes(`fonts/${this.family}-${this.weight}-${name}.woff`);
      this.subsets.set(name, bytes && parse(bytes));
    }
    return this.subsets.get(name);
  }

  private find(char: string): { font: Font; glyph: Glyph } | undefined {
    const code = char.codePointAt(0) ?? 0;
    for (const [name, from, to] of SUBSETS) {
      if (code < from || code > to) continue;
      const font = this.subset(name);
      if (font?.hasChar(char)) return { font, glyph: font.charToGlyph(char) };
    }
    return undefined;
  }

  private outline(char: string): Outline | undefined {
    if (!this.outlines.has(char)) {
      const found = this.find(char);
      this.outlines.set(
        char,
        found && {
          commands: found.glyph.getPath(0, 0, 1).commands,
          advance: found.glyph.advanceWidth / found.font.unitsPerEm,
        },
      );
    }
    return this.outlines.get(char);
  }

  /** Whether every character has a glyph here. */
  covers(text: string): boolean {
    return [...text].every((char) => this.outline(char) !== undefined);
  }

  glyph(char: string): Outline {
    const outline = this.outline(char);
    if (!outline) throw new RangeError(`${this.family} has no glyph for this character.`);
    return outline;
  }

  /** Kerning of two neighbours in em; accented letters kern like their base letters. */
  kern(left: string, right: string): number {
    const base = (char: string) => char.normalize('NFD').charAt(0);
    return (this.pairs[base(left)]?.[base(right)] ?? 0) / 1000;
  }

  get capHeight(): number {
    const font = this.subset('latin');
    return font ? (font.tables.os2.sCapHeight ?? 0.7 * font.unitsPerEm) / font.unitsPerEm : 0.7;
  }
}

const faces = new Map<string, Face>();
/** The shared instance of a family in a weight (both as in assets/fonts). */
export function face(family: string, weight: number): Face {
  const key = `${family}-${weight}`;
  let found = faces.get(key);
  if (!found) faces.set(key, (found = new Face(family, weight)));
  return found;
}
