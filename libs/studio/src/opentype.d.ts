// opentype.js ships no types: only what the studio reads.
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x: number;
    y: number;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  export interface Glyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    tables: { os2: { sCapHeight?: number; sxHeight?: number } };
    charToGlyph(char: string): Glyph;
    hasChar(char: string): boolean;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
