import sharp from 'sharp';
import { openPicture } from '../picture';
import { look } from './look';

const drawn = async (inner: string, ground = '#ffffff') =>
  openPicture(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/>${inner}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
    1536,
  );

describe('what is traced of a drawing', () => {
  it('is what lies within its margin of one colour, at its place on the sheet', async () => {
    const { large, at, sheet } = await look(await drawn('<rect x="150" y="100" width="90" height="50"/>'));
    const zoom = sheet.width / 400;
    expect(sheet.height).toBe(300 * zoom);
    // with a dozen pixels on each side
    expect(at).toEqual({ x: 138 * zoom, y: 88 * zoom });
    expect([large.width, large.height]).toEqual([114 * zoom, 74 * zoom]);
  });

  it('is all of it where something touches its sides, or where it is transparent within a margin that is not', async () => {
    for (const picture of [
      await drawn('<path d="M0 20H400M20 0V300" stroke="#000" stroke-width="6"/>'),
      await openPicture(
        await sharp(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#fff" fill-rule="evenodd" d="M0 0H400V300H0zM150 100h90v50h-90z"/></svg>',
          ),
        )
          .png()
          .toBuffer(),
        1536,
      ),
    ]) {
      const { large, at, sheet } = await look(picture);
      expect(at).toEqual({ x: 0, y: 0 });
      expect(sheet).toEqual({ width: large.width, height: large.height });
    }
  });
});
