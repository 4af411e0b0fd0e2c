const FONT = '450 12.5px "Instrument Sans"';
/** Where nothing can be measured (no canvas). */
const AVERAGE_CHARACTER = 6.2;

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** The width of a caption's running text in one line, in CSS pixels. */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    context ??=
      typeof OffscreenCanvas === 'undefined' ? null : (document.createElement('canvas').getContext('2d') ?? null);
    if (context) context.font = FONT;
    width = context ? context.measureText(text).width : text.length * AVERAGE_CHARACTER;
    widths.set(text, width);
  }
  return width;
}

/** Widths measured before the font arrived are wrong. */
export const forgetTextWidths = () => widths.clear();
