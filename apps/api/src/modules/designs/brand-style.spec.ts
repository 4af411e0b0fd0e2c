import { brandStyle } from './brand-style';

const strategy = JSON.stringify({
  ColorPalettes: [
    { Primary: { Hex: '#1b3a4b' }, Secondary: { Hex: '#f2e8cf' }, Accent: { Hex: '#d9572b' } },
    { Primary: { Hex: '#2f3e2e' } },
  ],
  TypographyOptions: [{ HeadingPrimary: { Font: 'Fraunces' }, Body: { Font: 'Figtree' } }],
});

describe("what of a brand's strategy flows into its pictures", () => {
  it('is its first palette, the accent first, and its first typefaces', () => {
    expect(brandStyle(strategy)).toEqual({
      palette: ['#d9572b', '#1b3a4b', '#f2e8cf'],
      fonts: { heading: 'Fraunces', body: 'Figtree' },
    });
  });

  it.each([null, '', 'no strategy', '{"VisualSystem": "Quiet."}'])('is nothing of %j', (text) =>
    expect(brandStyle(text)).toEqual({}),
  );
});
