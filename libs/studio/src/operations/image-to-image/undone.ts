import type { Wish } from './words';

export const KNOWN =
  'It knows: watercolour, line and wash, ink wash, gouache, oil, pastel, pencil, silverpoint, charcoal, chalk, coloured pencil, ink, line art, ' +
  'oil pastel, linocut, woodblock, engraving, etching, drypoint, aquatint, lithograph, screen print, risograph, halftone, duotone, pop art, pointillism, ' +
  'cut paper, batik, embroidery, embossed paper, metal, cyanotype, blueprint, pixel art, mosaic, stained glass, neon, dreamy, and lights and films such as winter, snow, ' +
  'rain, autumn, sunset, night, vintage, sepia, cinematic, noir or pastel.';

/**
 * What of a wish is left out, each kind of it once; first what it was to look made of or by.
 *
 * @param made the treatment that was chosen, and the colours it has
 */
export function undone(
  { beyond, parts, strange, unmade, unmet, isShifted }: Wish,
  { treatment, colours }: { treatment?: string; colours: readonly string[] },
): string[] {
  const notes: string[] = [];
  const instead =
    treatment === undefined
      ? 'the picture has other light and colours, and nothing more'
      : treatment === 'recolour'
        ? 'the picture is only brought to the colours that were named'
        : `the picture is done as “${treatment.replaceAll('-', ' ')}” is`;
  if (unmet.length) notes.push(`The studio has no treatment for ${quoted(unmet)}: ${instead}.`);
  if (beyond.length)
    notes.push(
      `The studio changes the treatment, light and colours of a picture; it adds and removes nothing. Not done: ${beyond.join(', ')}.`,
    );
  if (parts.length)
    notes.push(
      `The studio cannot colour or change one part of a picture alone: it treats all of it alike. Not done: ${parts.join(', ')}.`,
    );
  if (strange.length) notes.push(`The studio does not know what ${quoted(strange)} would be here, and left that out.`);
  if (unmade.length) {
    const alone =
      treatment === 'recolour' && !unmet.length ? ' The picture is only brought to the colours that were named.' : '';
    notes.push(`The studio does not make this here, and left it out: ${unmade.join(', ')}.${alone}`);
  }
  if (isShifted && treatment !== undefined && treatment !== 'risograph')
    notes.push(
      colours.length < 3
        ? 'Misregistration is not done: one ink has none to lie beside.'
        : 'Misregistration is not done in this treatment; a risograph has it.',
    );
  return notes;
}
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
