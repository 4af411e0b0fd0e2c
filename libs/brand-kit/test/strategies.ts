import { parseStrategy } from '@maquette/strategy';

export const harbour = {
  ColorPalettes: [
    {
      name: 'Harbour',
      Primary: { Hex: '#1B3A4B', Name: 'Deep water', Rationale: 'Depth' },
      Secondary: { Hex: 'F2E8CF', Name: 'Sand', Rationale: 'Warmth' },
      Accent: { Hex: '#e63', Name: 'Buoy', Rationale: 'Calls' },
    },
    { name: 'Night', Primary: { Hex: '#000022', Name: 'Night' } },
  ],
  TypographyOptions: [
    {
      name: 'Old and new',
      HeadingPrimary: { Font: 'Fraunces', Weights: [700, 600], SizesRem: [3, 2.25] },
      HeadingSecondary: { Font: 'Fraunces', Weights: [500] },
      Body: { Font: 'Instrument Sans', Weights: [400], LineHeight: 1.6 },
    },
    { name: 'Plain', Body: { Font: 'IBM Plex Mono' } },
  ],
  VisualSystem: 'Quiet.',
};

/** What somebody may have typed who wants to get out of the text that their words stand in. */
export const HOSTILE =
  '"; } */ <script>alert(1)</script> {{x}} #{$y} ${z} \\ \n\r\f\u2028 @import url(//e.example) {color.primary} \u202egnp\u0000 \ud800 ]]> \' &';

export const hostile = {
  ColorPalettes: [
    {
      name: HOSTILE,
      Primary: { Hex: '#112233', Name: HOSTILE, Rationale: HOSTILE },
      Secondary: { Hex: 'red; } body { display: none', Name: HOSTILE },
      Accent: { Hex: '#445566', Name: HOSTILE },
    },
  ],
  TypographyOptions: [
    { name: HOSTILE, HeadingPrimary: { Font: HOSTILE, Weights: [400] }, Body: { Font: `Inter${HOSTILE}` } },
  ],
};

export const read = (document: object, brandName = 'Harbour & Sons') =>
  parseStrategy(JSON.stringify(document), { brandName });
