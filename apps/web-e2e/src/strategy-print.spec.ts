import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, type Page, test } from './fixtures';
import { brandWith, fullStrategy } from './strategies';

test.slow();

/** Words on a page of A4 and where they stand, in points from its lower left corner. */
interface Piece {
  text: string;
  x: number;
  y: number;
  size: number;
}

async function printed(page: Page): Promise<Piece[][]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, x, y] = item.transform as [number, number, number, number, number, number];
        return [{ text: item.str, x, y, size }];
      }),
    );
  }
  await document.destroy();
  return pages;
}

/** Of `@page`: 20 mm above the text, 14 mm below it. */
const [TOP, FOOT] = [841.9 - 56.7, 39.7];
/** Of the height of the text, what may stand empty before the next chapter. */
const MOST_EMPTY = 0.36;
/** What the chapters are called, in their order. */
const CHAPTERS = {
  MarketInsights: 'Market Insights',
  AudienceProfile: 'Audience',
  ArchetypeStrategy: 'Archetype',
  ColorPalettes: 'Colors',
  TypographyOptions: 'Typography',
  PositioningStrategy: 'Positioning',
  VisualSystem: 'Visual System',
  BrandVoiceGuide: 'Brand Voice',
};

const body = (pieces: readonly Piece[]) => pieces.filter(({ y }) => y < TOP && y > FOOT);
/** Pieces of one line have one base line. */
const linesBelow = (pieces: readonly Piece[], y: number) =>
  new Set(body(pieces).flatMap((piece) => (piece.y < y - 4 ? [Math.round(piece.y / 3)] : []))).size;
const textOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

for (const [what, name, strategy] of [
  ['A whole strategy', 'Ember & Oak', fullStrategy],
  [
    'A strategy in part',
    'Tall Wood',
    {
      ArchetypeStrategy: fullStrategy.ArchetypeStrategy,
      ColorPalettes: fullStrategy.ColorPalettes,
      TypographyOptions: fullStrategy.TypographyOptions,
      PositioningStrategy: fullStrategy.PositioningStrategy,
    },
  ],
] as const)
  test(`${what} prints as a book: headings with their text, filled pages, folios outside and running heads`, async ({
    page,
    account,
    baseURL,
  }) => {
    const id = await brandWith(baseURL ?? '', account, name, strategy);
    await page.goto(`/dashboard/brands/${id}/strategy`);
    await expect(page.getByRole('heading', { level: 2, name: 'Positioning' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const [cover = [], ...pages] = await printed(page);

    expect(textOf(cover)).toContain('Brand strategy');
    expect(cover.filter(({ y }) => y < FOOT)).toEqual([]);

    const expected = Object.entries(CHAPTERS).flatMap(([section, title]) => (section in strategy ? [title] : []));
    const found: string[] = [];
    for (const [index, pieces] of pages.entries()) {
      const number = index + 2;
      expect(textOf(pieces.filter(({ y }) => y > TOP)), `running head of page ${number}`).toBe(name);
      const [folio] = pieces.filter(({ y }) => y < FOOT);
      expect(folio?.text, `folio of page ${number}`).toBe(String(number));
      // even pages are left ones
      expect(folio && folio.x < 297, `folio of page ${number} is at the left`).toBe(number % 2 === 0);

      for (const title of expected) {
        const heading = pieces.find(({ text, size }) => text.includes(title) && size > 20);
        if (!heading) continue;
        found.push(title);
        expect(linesBelow(pieces, heading.y), `lines under “${title}” on page ${number}`).toBeGreaterThanOrEqual(2);
      }
      if (index < pages.length - 1) {
        const lowest = Math.min(...body(pieces).map(({ y }) => y));
        expect((lowest - FOOT) / (TOP - FOOT), `empty part of page ${number}`).toBeLessThan(MOST_EMPTY);
      }
    }
    expect(found).toEqual(expected);

    const words = textOf(pages.flat());
    for (const screenOnly of [
      'Copy palette',
      'Check contrast',
      'Try your own words',
      'Recommended next steps',
      'Completeness',
      'Generate Brand Design Strategy',
      'Edit Text',
      'To be researched',
    ])
      expect(words).not.toContain(screenOnly);
  });
