import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';
import { confusionsOf, harmonyOf, namedPalette, pairsOf, temperatureOf } from './colours';
import { sample } from './picture';

const apart = differenceCiede2000();
/** Bands of these colours, each as high as its share. */
async function bands(colours: [hex: string, share: number][], more = '') {
  let y = 0;
  const rects = colours.map(([hex, share]) => {
    const band = `<rect y="${y}" width="600" height="${share * 600}" fill="${hex}"/>`;
    y += share * 600;
    return band;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${rects.join('')}${more}</svg>`;
  return namedPalette(await sample(await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer(), 512));
}

describe('the palette of a picture', () => {
  it.each([
    [
      [
        ['#1b2a4a', 0.5],
        ['#f5efe0', 0.3],
        ['#e8674b', 0.2],
      ],
    ],
    [
      [
        ['#ffffff', 0.4],
        ['#f5efe0', 0.3],
        ['#d8c9a6', 0.2],
        ['#101418', 0.1],
      ],
    ],
    [
      [
        ['#24492e', 0.6],
        ['#e8f0e4', 0.25],
        ['#b3541e', 0.15],
      ],
    ],
    [
      [
        ['#ffd60a', 0.7],
        ['#1d1d1d', 0.2],
        ['#0077b6', 0.1],
      ],
    ],
  ] as [[string, number][]][])('is within Delta E 3 of what was drawn, though it was compressed: %j', async (drawn) => {
    const circles = Array.from(
      { length: 12 },
      (_, i) => `<circle cx="${30 + i * 48}" cy="${i * 48}" r="9" fill="${drawn[i % drawn.length]![0]}"/>`,
    );
    const palette = await bands(drawn, circles.join(''));
    for (const [hex, share] of drawn) {
      const nearest = palette.reduce((best, one) => (apart(one.hex, hex) < apart(best.hex, hex) ? one : best));
      expect(apart(nearest.hex, hex)).toBeLessThan(3);
      expect(Math.abs(nearest.share - share)).toBeLessThan(0.03);
    }
  });

  it('calls no two colours alike', async () => {
    const names = (
      await bands([
        ['#1b2a4a', 0.5],
        ['#22335a', 0.3],
        ['#f5efe0', 0.2],
      ])
    ).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says how its hues lie, and whether they are warm', async () => {
    const of = async (...hexes: string[]) => {
      const palette = await bands(hexes.map((hex) => [hex, 1 / hexes.length]));
      return [harmonyOf(palette), temperatureOf(palette)];
    };
    expect(await of('#f4a259', '#bc4b51', '#5b2a1a')).toEqual([
      expect.stringMatching(/monochromatic|analogous/),
      'warm',
    ]);
    expect(await of('#ffffff', '#777777', '#111111')).toEqual(['neutral', 'neutral']);
    expect(await of('#e76f1a', '#1a7ae7', '#ffffff')).toEqual(['complementary', 'warm and cool']);
    // leaves are neither
    expect(await of('#2f8f3a', '#e9f5e9')).toEqual(['monochromatic', 'neutral']);
  });

  it('pairs what is legible on each other, by the contrast of WCAG, rounded down', async () => {
    const [best] = pairsOf(
      await bands([
        ['#000000', 0.5],
        ['#ffffff', 0.5],
      ]),
    );
    expect(best).toMatchObject({ contrast: 21 });
  });

  it('knows the red and green that some cannot tell apart, and no pair that all can', async () => {
    const [confused] = confusionsOf(
      await bands([
        ['#b0503c', 0.5],
        ['#6f7a2e', 0.5],
      ]),
    );
    expect(confused).toMatchObject({ seenBy: expect.stringMatching(/protanopia|deuteranopia/) });
    expect(
      confusionsOf(
        await bands([
          ['#1b2a4a', 0.5],
          ['#f5efe0', 0.5],
        ]),
      ),
    ).toEqual([]);
  });
});
