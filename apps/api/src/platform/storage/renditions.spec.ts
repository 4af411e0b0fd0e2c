import sharp from 'sharp';
import { render } from './renditions';

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const sizesOf = async (width: number, height: number) => {
  const { thumbnails } = await render(await picture(width, height));
  return Promise.all(
    thumbnails.map(async (thumbnail) => {
      const made = await sharp(thumbnail).metadata();
      return [made.format, made.width, made.height];
    }),
  );
};

describe('the thumbnails of a picture', () => {
  it('are as wide as cards are shown, on screens of one to three pixels for each', async () =>
    expect(await sizesOf(1600, 800)).toEqual([
      ['webp', 384, 192],
      ['webp', 768, 384],
      ['webp', 1152, 576],
      ['webp', 1536, 768],
    ]));

  it('end with the first that shows every pixel', async () => {
    expect(await sizesOf(1024, 1024)).toEqual([
      ['webp', 384, 384],
      ['webp', 768, 768],
      ['webp', 1024, 1024],
    ]);
    expect(await sizesOf(20, 10)).toEqual([['webp', 20, 10]]);
  });

  it('are at most twice as high as their limit is wide', async () =>
    expect(await sizesOf(300, 1500)).toEqual([
      ['webp', 154, 768],
      ['webp', 300, 1500],
    ]));

  it('keep what is transparent, and the average colour is that of the picture on white', async () => {
    const { thumbnails, averageColor } = await render(await picture(500, 500, '#ff000000'));
    expect(averageColor).toBe('#ffffff');
    for (const thumbnail of thumbnails) expect((await sharp(thumbnail).stats()).isOpaque).toBe(false);
  });

  it('have the colours that a profile means', async () => {
    const flat = sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } });
    const wide = await flat.withIccProfile('p3').png().toBuffer();
    const { averageColor, thumbnails } = await render(wide);
    expect(averageColor).toBe('#ff0000');
    const [red = 0] = await sharp(thumbnails[0]).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  it('are not made of what is wider or higher than any picture may be, whoever sends it', async () => {
    for (const [width, height] of [
      [16_385, 1],
      [1, 16_385],
    ] as const)
      await expect(picture(width, height).then(render)).rejects.toThrow('a side of 16385 pixels');
    expect(await sizesOf(16_384, 1)).toHaveLength(4);
  });

  it.each(['grey', 'cmyk'] as const)('can be made of a %s picture', async (kind) => {
    const base = sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } });
    const bytes =
      kind === 'grey' ? await base.greyscale().png().toBuffer() : await base.toColourspace('cmyk').jpeg().toBuffer();
    expect((await render(bytes)).averageColor).toMatch(/^#(7|8)[0-9a-f](7|8)[0-9a-f](7|8)[0-9a-f]$/);
  });
});
