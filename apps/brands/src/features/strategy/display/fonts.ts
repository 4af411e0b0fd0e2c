import type { Typography } from '@maquette/strategy';
import { useEffect, useState } from 'react';
import { companionsOf, faceFor, houseFaceFor } from './faces';

/** The weights that a specimen can be set in. */
export const WEIGHTS = ['300', '400', '500', '600', '700'] as const;

const quoted = (family: string) => `"${family.replace(/["\\]/g, '')}"`;

const STANDS_IN = { heading: 'var(--font-display)', body: 'var(--font-text)' };

export interface ShownFace {
  /** for `font-family`; ends in a face that is always there */
  stack: string;
  /** what really sets it where that is not the face that is named: 'PT Serif is not at hand; set here in Source Serif 4.' */
  notice: string | null;
}

/** The first of a stack, as it is called. */
const called = (font: string): string => (font.split(',')[0] ?? font).replace(/["']/g, '').trim();

/**
 * A family in the weights of a specimen, brought from our own origin, or the one that stands in for it.
 *
 * @param text one face has all of its letters; the same text everywhere in a book, so that a family has one stand-in there
 */
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
  const setIn = isThere ? (found?.standsIn ?? null) : houseFaceFor(text, use);
  const lack = isThere && found?.lacks ? `has no ${found.lacks} letters` : 'is not at hand';
  return {
    stack: isThere ? `${quoted(face.family)}, ${STANDS_IN[use]}` : STANDS_IN[use],
    notice: font && setIn !== null ? `${called(font)} ${lack}; set here in ${setIn}.` : null,
  };
}

/** Whether a face is told to be italic, by its weight, by its name or by what it is used for. */
export const isItalic = (
  face: { font: string | null; weightNames: string | null; usage?: string | null } | null | undefined,
): boolean =>
  /(?<!\b(?:no|not|never|without|nie|pas|sans|nunca|sin) )\b(?:italics?|oblique|kursive?|italique|cursivas?|corsivo)\b/i.test(
    `${face?.weightNames ?? ''} ${face?.font ?? ''} ${face?.usage ?? ''}`,
  );

/** No italics are carried: the upright is slanted, and said to be. */
const slanted = (shown: ShownFace, face: Parameters<typeof isItalic>[0]): ShownFace =>
  face?.font && isItalic(face) && shown.notice === null
    ? { ...shown, notice: `The italic of ${called(face.font)} is not at hand; its upright is slanted here.` }
    : shown;

/** The faces of an option. @param text see `useFace` */
export function useFaces({ headingPrimary, headingSecondary, body }: Partial<Typography> = {}, text?: string) {
  return {
    // where no face is named for headings, the one that is named for text is all there is of the brand's
    heading: slanted(
      useFace(headingPrimary?.font ?? headingSecondary?.font ?? body?.font, 'heading', text),
      headingPrimary,
    ),
    second: slanted(useFace(headingSecondary?.font, 'heading', text), headingSecondary),
    body: slanted(useFace(body?.font, 'body', text), body),
  };
}

/** The faces of a caption: their names, where a notice does not say them all, and each notice once. */
export function captionsOf(option: Typography, ...faces: readonly ShownFace[]): string[] {
  const notices = [...new Set(faces.flatMap(({ notice }) => notice ?? []))];
  const isSaid = faces.every(({ notice }) => notice !== null);
  return [...(isSaid ? [] : [fontsOf(option)]), ...notices].filter(Boolean);
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
