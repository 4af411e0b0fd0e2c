import type { Typography } from '@maquette/strategy';
import { useEffect, useState } from 'react';

interface Face {
  /** as the style sheet calls it */
  family: string;
  /** Brings the style sheet that names its files; those come when something is set in it. */
  load: () => Promise<unknown>;
}

const loaded = () => Promise.resolve();

/**
 * The families that come from our own origin, all of them free (SIL OFL 1.1): each that the writer recommends, and some that models like to
 * name. What else a strategy names, the machine may have.
 */
const FACES: Readonly<Record<string, Face>> = {
  'familjen grotesk': { family: 'Familjen Grotesk', load: loaded },
  'instrument sans': { family: 'Instrument Sans', load: loaded },
  'archivo black': {
    family: 'Archivo Black',
    load: () => import('@fontsource/archivo-black/400.css'),
  },
  'bricolage grotesque': {
    family: 'Bricolage Grotesque Variable',
    load: () => import('@fontsource-variable/bricolage-grotesque/index.css'),
  },
  'dm sans': {
    family: 'DM Sans Variable',
    load: () => import('@fontsource-variable/dm-sans/index.css'),
  },
  'dm serif display': {
    family: 'DM Serif Display',
    load: () => import('@fontsource/dm-serif-display/400.css'),
  },
  figtree: {
    family: 'Figtree Variable',
    load: () => import('@fontsource-variable/figtree/index.css'),
  },
  fraunces: {
    family: 'Fraunces Variable',
    load: () => import('@fontsource-variable/fraunces/index.css'),
  },
  gloock: {
    family: 'Gloock',
    load: () => import('@fontsource/gloock/400.css'),
  },
  'instrument serif': {
    family: 'Instrument Serif',
    load: () => import('@fontsource/instrument-serif/400.css'),
  },
  inter: {
    family: 'Inter Variable',
    load: () => import('@fontsource-variable/inter/index.css'),
  },
  lato: {
    family: 'Lato',
    load: () =>
      Promise.all([
        import('@fontsource/lato/300.css'),
        import('@fontsource/lato/400.css'),
        import('@fontsource/lato/700.css'),
      ]),
  },
  lora: {
    family: 'Lora',
    load: () =>
      Promise.all([
        import('@fontsource/lora/400.css'),
        import('@fontsource/lora/500.css'),
        import('@fontsource/lora/600.css'),
        import('@fontsource/lora/700.css'),
      ]).then(() => import('./lora-spaces.css')),
  },
  manrope: {
    family: 'Manrope Variable',
    load: () => import('@fontsource-variable/manrope/index.css'),
  },
  montserrat: {
    family: 'Montserrat Variable',
    load: () => import('@fontsource-variable/montserrat/index.css'),
  },
  'noto naskh arabic': {
    family: 'Noto Naskh Arabic Variable',
    load: () => import('@fontsource-variable/noto-naskh-arabic/index.css'),
  },
  'noto sans hebrew': {
    family: 'Noto Sans Hebrew Variable',
    load: () => import('@fontsource-variable/noto-sans-hebrew/index.css'),
  },
  'noto sans jp': {
    family: 'Noto Sans JP Variable',
    load: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  },
  'noto sans arabic': {
    family: 'Noto Sans Arabic Variable',
    load: () => import('@fontsource-variable/noto-sans-arabic/index.css'),
  },
  oswald: {
    family: 'Oswald Variable',
    load: () => import('@fontsource-variable/oswald/index.css'),
  },
  outfit: {
    family: 'Outfit Variable',
    load: () => import('@fontsource-variable/outfit/index.css'),
  },
  'playfair display': {
    family: 'Playfair Display Variable',
    load: () => import('@fontsource-variable/playfair-display/index.css'),
  },
  'plus jakarta sans': {
    family: 'Plus Jakarta Sans Variable',
    load: () => import('@fontsource-variable/plus-jakarta-sans/index.css'),
  },
  sora: {
    family: 'Sora Variable',
    load: () => import('@fontsource-variable/sora/index.css'),
  },
  'source serif 4': {
    family: 'Source Serif 4 Variable',
    load: () => import('@fontsource-variable/source-serif-4/index.css'),
  },
  'space grotesk': {
    family: 'Space Grotesk Variable',
    load: () => import('@fontsource-variable/space-grotesk/index.css'),
  },
  'work sans': {
    family: 'Work Sans Variable',
    load: () => import('@fontsource-variable/work-sans/index.css'),
  },
  'young serif': {
    family: 'Young Serif',
    load: () => import('@fontsource/young-serif/400.css'),
  },
};

/** The weights that a specimen can be set in. */
export const WEIGHTS = ['300', '400', '500', '600', '700'] as const;

const SAMPLE = 'mmMwWi1Qg@';

/** Whether the machine has a family of that name: what is set in it is then as wide as in no other. */
function isInstalled(family: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return true;
  const widthIn = (stack: string) => {
    canvas.font = `40px ${stack}`;
    return canvas.measureText(SAMPLE).width;
  };
  return ['serif', 'monospace'].some((base) => widthIn(`${quoted(family)}, ${base}`) !== widthIn(base));
}

const quoted = (family: string) => `"${family.replace(/["\\]/g, '')}"`;

const STANDS_IN = { heading: 'var(--font-display)', body: 'var(--font-text)' };

export interface ShownFace {
  /** for `font-family`; ends in a face that is always there */
  stack: string;
  /** another face stands in for it */
  isStandIn: boolean;
}

/** The family, brought from our own origin in the weights of a specimen where we have it. @param letters that it has to have */
export function useFace(font: string | null | undefined, use: keyof typeof STANDS_IN, letters = 'Aa'): ShownFace {
  const [missing, setMissing] = useState<string | null>(null);
  const face = font ? FACES[font.trim().toLowerCase()] : undefined;
  useEffect(() => {
    if (!font) return;
    if (!face) {
      setMissing(isInstalled(font) ? null : font);
      return;
    }
    let isOver = false;
    const bring = async () => {
      await face.load();
      const found = await Promise.all(
        WEIGHTS.map((weight) => document.fonts.load(`${weight} 40px ${quoted(face.family)}`, letters)),
      );
      return found.every((faces) => faces.length > 0);
    };
    void bring()
      .catch(() => false)
      .then((isThere) => !isOver && setMissing(isThere ? null : font));
    return () => {
      isOver = true;
    };
  }, [font, face, letters]);
  return {
    stack: font ? `${quoted(face?.family ?? font)}, ${STANDS_IN[use]}` : STANDS_IN[use],
    isStandIn: Boolean(font) && missing === font,
  };
}

/** The faces of an option. A family that is named twice is one face, also where another stands in for it. */
export function useFaces({ headingPrimary, headingSecondary, body }: Partial<Typography> = {}, letters?: string) {
  const heading = useFace(headingPrimary?.font, 'heading', letters);
  const second = useFace(headingSecondary?.font, 'heading', letters);
  const isOne = [headingPrimary?.font, headingSecondary?.font].includes(body?.font ?? '');
  const text = useFace(body?.font, isOne ? 'heading' : 'body', letters);
  return { heading, second, body: text, isStandIn: heading.isStandIn || text.isStandIn };
}

/** 'Fraunces with Figtree'; empty where that is the name of the option itself. */
export function fontsOf({ name, headingPrimary, body }: Typography): string {
  const fonts = [...new Set([headingPrimary?.font, body?.font].filter(Boolean))].join(' with ');
  return fonts === name ? '' : fonts;
}

/** The book's own letters of other scripts than Latin, beside its own grotesque; its style sheet names them. */
const COMPANIONS: readonly [RegExp, () => Promise<unknown>][] = [
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, () => import('@fontsource-variable/inter/index.css')],
  [/\p{Script=Arabic}/u, () => import('@fontsource-variable/noto-sans-arabic/index.css')],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, () => import('@fontsource-variable/noto-sans-jp/index.css')],
  [/\p{Script=Hebrew}/u, () => import('@fontsource-variable/noto-sans-hebrew/index.css')],
];

/** Brings the companions that a text needs; where one does not come, the machine has letters of its own. */
export function useCompanions(text: string): void {
  useEffect(() => {
    for (const [letters, load] of COMPANIONS) if (letters.test(text)) void load().catch(() => undefined);
  }, [text]);
}
