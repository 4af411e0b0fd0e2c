import type { Design } from './design';
import { thumbnailsOf } from './design';

const design = (changes: Partial<Design>) =>
  ({
    designType: 'banner',
    width: 1600,
    height: 900,
    thumbnailUrl: '/1x',
    thumbnail2xUrl: '/2x',
    ...changes,
  }) as Design;

describe('The thumbnails of a design', () => {
  it('have the widths at which they were made, up to that of the picture', () => {
    const all = { thumbnail3xUrl: '/3x', thumbnail4xUrl: '/4x' };
    expect(thumbnailsOf(design(all)).map(({ width }) => width)).toEqual([384, 768, 1152, 1536]);
    expect(thumbnailsOf(design({ ...all, width: 1200 })).map(({ width }) => width)).toEqual([384, 768, 1152, 1200]);
  });

  it('are narrower for a tall picture, which is made at most twice as high as wide', () => {
    expect(thumbnailsOf(design({ width: 1000, height: 4000 })).map(({ width }) => width)).toEqual([192, 384]);
  });

  it('are two for a design made before there were four, and none where there is no picture', () => {
    expect(thumbnailsOf(design({})).map(({ url }) => url)).toEqual(['/1x', '/2x']);
    expect(thumbnailsOf(design({ thumbnailUrl: null, thumbnail2xUrl: null }))).toEqual([]);
  });
});
