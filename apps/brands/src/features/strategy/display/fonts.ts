import type { Typography } from '@maquette/strategy';
import { useEffect, useState } from 'react';
import { companionsOf, faceFor } from './faces';

/** The weights that a specimen can be set in. */
export const WEIGHTS = ['300', '400', '500', '600', '700'] as const;

const quoted = (family: string) => `"${family.replace(/["\\]/g, '')}"`;

const STANDS_IN = { heading: 'var(--font-display)', body: 'var(--font-text)' };

interface ShownFace {
  /** for `font-family`; ends in a face that is always there */
  stack: string;
  /** the name of the face that stands in for the one that was named: nothing is set large in it, as it would show what the brand does not look like */
  standsIn: string | null;
}

/** What is set large in a face: in the quiet one of the book where another would stand in. */
export const largeIn = ({ stack, standsIn }: ShownFace): string | undefined => (standsIn === null ? stack : undefined);

/** A family in the weights of a specimen, brought from our own origin, or the one that stands in for it. @param text that is set in it: one face has all of its letters */
export function useFace(font: string | null | undefined, use: keyof typeof STANDS_IN, text = 'Aa'): ShownFace {
  const found = font ? faceFor(font, text) : undefined;
  const [missing, setMissing] = useState<string | null>(null);
  const face = found?.face;
  useEffect(() => {
    if (!face) return;
    let isOver = false;
    const bring = async () => {
      await face.load();
      const faces = await Promise.all(
        WEIGHTS.map((weight) => document.fonts.load(`${weight} 40px ${quoted(face.family)}`, text.slice(0, 400))),
      );
      return faces.every((one) => one.length > 0);
    };
    void bring()
      .catch(() => false)
      .then((isThere) => !isOver && setMissing(isThere ? null : face.family));
    return () => {
      isOver = true;
    };
  }, [face, text]);
  const isThere = face !== undefined && missing !== face.family;
  return {
    stack: isThere ? `${quoted(face.family)}, ${STANDS_IN[use]}` : STANDS_IN[use],
    standsIn: !font || (isThere && found?.standsIn === null) ? null : isThere ? (found?.standsIn ?? HOUSE) : HOUSE,
  };
}

/** What the book itself is set in. */
const HOUSE = 'the face of this book';

/** The faces of an option. */
export function useFaces(
  { headingPrimary, headingSecondary, body }: Partial<Typography> = {},
  heading?: string,
  text = heading,
) {
  const shown = {
    heading: useFace(headingPrimary?.font, 'heading', heading),
    second: useFace(headingSecondary?.font, 'heading', heading),
    body: useFace(body?.font, 'body', text),
  };
  const missing = [
    [headingPrimary?.font, shown.heading.standsIn],
    [body?.font, shown.body.standsIn],
  ].flatMap(([font, standsIn]) => (font && standsIn ? [font] : []));
  return { ...shown, missing: [...new Set(missing)] };
}

/** The faces of an option by their names, and which of them are not at hand. */
export function fontsWithAbsence(option: Typography, missing: readonly string[]): string {
  const fonts = fontsOf(option);
  if (missing.length === 0) return fonts;
  const isNone = [option.headingPrimary?.font, option.body?.font].every((font) => !font || missing.includes(font));
  return [fonts, isNone && fonts ? 'Not at hand here' : `${missing.join(', ')} not at hand here`]
    .filter(Boolean)
    .join('. ');
}

/** 'Fraunces with Figtree'; empty where that is the name of the option itself. */
export function fontsOf({ name, headingPrimary, body }: Typography): string {
  const fonts = [...new Set([headingPrimary?.font, body?.font].filter(Boolean))].join(' with ');
  return fonts === name ? '' : fonts;
}

/** Brings the companions that a text needs; where one does not come, the machine has letters of its own. */
export function useCompanions(text: string): void {
  useEffect(() => {
    for (const { load } of companionsOf(text)) void load().catch(() => undefined);
  }, [text]);
}
