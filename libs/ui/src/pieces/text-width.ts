const FONT = '450 12.5px "Instrument Sans"';
/** Of the captions: at their size the spaces close up where glyphs are set on whole pixels. */
const WORD_SPACING = '1px';
/** Where nothing can be measured (no canvas). */
const AVERAGE_CHARACTER = 6.2;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a caption's running text in one line, in CSS pixels. */
export function textWidth(text: string): number {
  context ??=
    typeof OffscreenCanvas === 'undefined' ? null : (document.createElement('canvas').getContext('2d') ?? null);
  if (!context) return text.length * AVERAGE_CHARACTER;
  context.font = FONT;
  context.wordSpacing = WORD_SPACING;
  return context.measureText(text).width;
}
