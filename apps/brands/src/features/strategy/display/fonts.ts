import { useEffect, useState } from 'react';

interface Face {
  /** as the style sheet calls it */
  family: string;
  /** Brings the style sheet that names its files; those come when something is set in it. */
  load: () => Promise<unknown>;
}

const loaded = () => Promise.resolve();

/** The families that come from our own origin, all of them free (SIL OFL 1.1); what else a strategy names, the machine may have. */
const FACES: Readonly<Record<string, Face>> = {
  'familjen grotesk': { family: 'Familjen Grotesk', load: loaded },
  'instrument sans': { family: 'Instrument Sans', load: loaded },
  'bricolage grotesque': {
    family: 'Bricolage Grotesque Variable',
    load: () => import('@fontsource-variable/bricolage-grotesque/index.css'),
  },
  figtree: { family: 'Figtree Variable', load: () => import('@fontsource-variable/figtree/index.css') },
  fraunces: { family: 'Fraunces Variable', load: () => import('@fontsource-variable/fraunces/index.css') },
  inter: { family: 'Inter Variable', load: () => import('@fontsource-variable/inter/index.css') },
  'playfair display': {
    family: 'Playfair Display Variable',
    load: () => import('@fontsource-variable/playfair-display/index.css'),
  },
  'source serif 4': {
    family: 'Source Serif 4 Variable',
    load: () => import('@fontsource-variable/source-serif-4/index.css'),
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

/** The family, brought from our own origin in the weights of a specimen where we have it. */
export function useFace(font: string | null | undefined, use: keyof typeof STANDS_IN): ShownFace {
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
        WEIGHTS.map((weight) => document.fonts.load(`${weight} 40px ${quoted(face.family)}`)),
      );
      return found.every((faces) => faces.length > 0);
    };
    void bring()
      .catch(() => false)
      .then((isThere) => !isOver && setMissing(isThere ? null : font));
    return () => {
      isOver = true;
    };
  }, [font, face]);
  return {
    stack: font ? `${quoted(face?.family ?? font)}, ${STANDS_IN[use]}` : STANDS_IN[use],
    isStandIn: Boolean(font) && missing === font,
  };
}
