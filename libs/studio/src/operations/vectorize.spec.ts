import sharp from 'sharp';
import { scenePicture, similarity } from '../testing/pictures';
import { xmlFault } from '../testing/xml';
import { vectorize } from './vectorize';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

const logo = (inner: string, size = 256) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${size}" height="${size}">${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const RING =
  '<circle cx="128" cy="128" r="80" fill="none" stroke="#0b5d4a" stroke-width="36"/><rect x="20" y="20" width="50" height="50" fill="#e4572e"/>';

describe('a traced picture', () => {
  it('of flat art looks like it, in few clean shapes of its own colours', async () => {
    const source = await logo(`<rect width="256" height="256" fill="#fff"/>${RING}`);
    const { svg, image, notes } = await vectorize(source);
    expect(await similarity(source, image)).toBeGreaterThan(0.98);
    expect(svg.length).toBeLessThan(8_000);
    expect(new Set(svg.match(/#[0-9a-f]{6}/gu))).toEqual(new Set(['#ffffff', '#0b5d4a', '#e4572e']));
    expect(notes).toEqual([]);
  });

  it('of a drawing has the colours that it was drawn in, however close two of them are', async () => {
    const { svg } = await vectorize(
      await logo(
        '<rect width="256" height="256" fill="#fff"/><circle cx="128" cy="128" r="110" fill="#f8fafe"/><path d="M60 60h120v140h-120z" fill="#066fd1"/><path d="M60 160h120v40h-120z" fill="#0564bd"/>',
        1024,
      ),
    );
    expect(new Set(svg.match(/#[0-9a-f]{6}/gu))).toEqual(new Set(['#ffffff', '#f8fafe', '#066fd1', '#0564bd']));
  });

  it('of a thing photographed before white is told as a photograph, not as a drawing', async () => {
    const { data, info } = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><radialGradient id="g"><stop stop-color="#c98a5a"/><stop offset="1" stop-color="#2a1a40"/></radialGradient><circle cx="200" cy="200" r="90" fill="url(#g)"/></svg>',
      ),
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let state = 1;
    const grained = data.map((v) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return v === 255 ? v : Math.max(0, Math.min(254, v + (state >>> 26) - 32));
    });
    const { notes } = await vectorize(await sharp(grained, { raw: info }).png().toBuffer());
    expect(notes[0]).toMatch(/poster of \d+ colours/u);
  });

  it('of skin has more colours than one of anything else that is as soft', async () => {
    const face = async (tones: readonly string[]) => {
      const stops = tones.map((tone, i) => `<stop offset="${i / (tones.length - 1)}" stop-color="${tone}"/>`).join('');
      const gradients = [0, 1, 2]
        .map(
          (k) =>
            `<radialGradient id="g${k}" cx="${0.3 + 0.2 * k}" cy="${0.35 + 0.1 * k}" r=".8">${stops}</radialGradient>`,
        )
        .join('');
      const { data, info } = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"><defs>${gradients}</defs><rect width="360" height="360" fill="#3d5a63"/><ellipse cx="180" cy="190" rx="120" ry="150" fill="url(#g0)"/><ellipse cx="140" cy="240" rx="60" ry="40" fill="url(#g1)"/><ellipse cx="230" cy="130" rx="50" ry="70" fill="url(#g2)"/></svg>`,
        ),
      )
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // grain that is the same each time
      let state = 1;
      const grained = data.map((v) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.max(0, Math.min(255, v + (state >>> 27) - 16));
      });
      return sharp(grained, { raw: info }).png().toBuffer();
    };
    const colours = async (tones: readonly string[]) =>
      new Set((await vectorize(await face(tones))).svg.match(/#[0-9a-f]{6}/gu)).size;
    expect(await colours(['#f7dcc6', '#d99f7c', '#8d5538', '#4a2a1c'])).toBeGreaterThan(
      await colours(['#c6f0f7', '#7cc0d9', '#38728d', '#1c3a4a']),
    );
  });

  it('of a scene with gradients keeps its look', async () => {
    const source = await scenePicture(640, 480);
    expect(await similarity(source, (await vectorize(source)).image)).toBeGreaterThan(0.93);
  });

  it.each([
    [
      'linear',
      '<linearGradient id="a" x2="0.4" y2="1"><stop stop-color="#0b5d4a"/><stop offset="1" stop-color="#f3d9a4"/></linearGradient>',
    ],
    [
      'radial',
      '<radialGradient id="a" cx="0.4"><stop stop-color="#fff2c0"/><stop offset="1" stop-color="#3a0f45"/></radialGradient>',
    ],
  ])('of a %s gradient has that gradient, not its steps', async (kind, gradient) => {
    const source = await logo(
      `<defs>${gradient}</defs><rect width="256" height="256" fill="url(#a)"/><circle cx="190" cy="190" r="36" fill="#e4572e"/>`,
    );
    const { svg, image, notes } = await vectorize(source);
    expect(svg.match(new RegExp(`<${kind}Gradient `, 'gu'))).toHaveLength(1);
    expect(await similarity(source, image)).toBeGreaterThan(0.98);
    expect(svg.length).toBeLessThan(14_000);
    expect(notes).toEqual([]);
  });

  it('is paths alone: no script, style, link, text or pixel, and well formed', async () => {
    const { svg } = await vectorize(await scenePicture());
    expect(xmlFault(svg)).toBeUndefined();
    expect(new Set([...svg.matchAll(/<\/?([a-z]+)/gu)].map(([, name]) => name))).toEqual(
      new Set(['svg', 'defs', 'linear', 'stop', 'g', 'path']),
    );
    expect(new Set([...svg.matchAll(/ ([a-z-]+)="/giu)].map(([, name]) => name))).toEqual(
      new Set('xmlns width height viewBox id gradientUnits offset stop-color fill d'.split(' ')),
    );
    expect(svg).not.toMatch(/NaN|Infinity/u);
  });

  it('is written in short steps from point to point, which lead where they should', async () => {
    const source = await logo(`<rect width="256" height="256" fill="#fff"/>${RING}`, 512);
    const { svg, image } = await vectorize(source);
    const paths = [...svg.matchAll(/ d="([^"]*)"/gu)].map(([, d = '']) => d);
    expect(paths.join('')).toMatch(/^[Mlcz\d .-]+$/u);
    expect(await similarity(source, image)).toBeGreaterThan(0.98);
  });

  it('leaves transparent what was, holes too', async () => {
    const { image, svg } = await vectorize(await logo(RING));
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([info.channels, alpha(128, 128), alpha(250, 250), alpha(128, 48), alpha(45, 45)]).toEqual([
      4, 0, 0, 255, 255,
    ]);
    expect(svg).not.toMatch(/#ffffff/u);
  });

  it('has the size of its source, however large', async () => {
    const { svg, image } = await vectorize(await scenePicture(1600, 1200));
    expect(svg).toContain('width="1600" height="1200" viewBox="0 0 1024 768"');
    expect(await sharp(image).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  it('of noise says that it is a poster of itself', async () => {
    const noise = await sharp({
      create: {
        width: 120,
        height: 120,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
        background: '#000',
      },
    })
      .png()
      .toBuffer();
    expect((await vectorize(noise)).notes[0]).toMatch(/poster of \d+ colours/u);
  });

  it('says when faint outlines of a drawing are gone', async () => {
    const glass = (side: string, water: string) =>
      logo(
        `<linearGradient id="g"><stop stop-color="${side}"/><stop offset=".25" stop-color="#fff"/><stop offset=".75" stop-color="#fff"/><stop offset="1" stop-color="${side}"/></linearGradient><linearGradient id="h" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${water}"/></linearGradient><rect width="256" height="256" fill="#fff"/><path d="M60 24L76 232H180L196 24" fill="url(#g)"/><ellipse cx="128" cy="224" rx="48" ry="12" fill="url(#h)"/><ellipse cx="128" cy="120" rx="56" ry="12" fill="url(#h)"/>`,
        640,
      );
    expect((await vectorize(await glass('#f9f9f9', '#cccccc'))).notes.join(' ')).toMatch(/faint outlines are gone/u);
    expect((await vectorize(await glass('#777777', '#333333'))).notes.join(' ')).not.toMatch(/faint outlines/u);
  });

  it('of one pixel or one colour is that colour', async () => {
    for (const size of [1, 64]) {
      const { svg } = await vectorize(await logo('<rect width="256" height="256" fill="#3366cc"/>', size));
      expect(svg).toContain('#3366cc');
    }
  });

  it('traces the lines of a scanned drawing as lines, however close they lie', async () => {
    const lines = Array.from(
      { length: 6 },
      (_, k) => `<path d="M${20 + 9 * k} 20L${120 + 9 * k} 160" stroke="#35302b" fill="none"/>`,
    );
    const scan = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#e9e2d3"/>${lines.join('')}</svg>`,
      ),
    )
      .removeAlpha()
      .jpeg({ quality: 82 })
      .toBuffer();
    const { image, notes } = await vectorize(scan);
    expect(notes).toEqual([]);
    const { data } = await sharp(image).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
    const row = [...data.subarray(90 * 240, 91 * 240)];
    const dark = row.filter((v, x) => v < 150 && (row[x - 1] ?? 255) >= 150).length;
    expect(dark).toBe(6);
  });
});
