import sharp from 'sharp';
import { removeBackground } from '.';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

const LINE = 'fill="none" stroke="#151515" stroke-width="5"';
const svg = (inner: string, ground = '#fff') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="${ground}"/>${inner}</svg>`,
  );
const drawn = (inner: string, ground?: string) => sharp(svg(inner, ground)).removeAlpha().png().toBuffer();
async function cut(image: Buffer) {
  const { image: made, notes } = await removeBackground(image);
  const { data } = await sharp(made).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return { at: (x: number, y: number) => data[y * 600 + x]!, notes };
}

describe('a drawing cut out', () => {
  it('keeps all the paper within its outlines, and says so', async () => {
    const figure = `<g ${LINE}><circle cx="300" cy="110" r="60"/><path d="M230 180H370L400 400H200z"/><path d="M300 180V400"/><rect x="320" y="230" width="24" height="20"/></g>`;
    const { at, notes } = await cut(await drawn(figure));
    for (const [x, y] of [
      [300, 110],
      [260, 300],
      [340, 330],
      [332, 240],
    ] as const)
      expect(at(x, y)).toBe(255);
    expect(at(40, 40)).toBe(0);
    expect(at(180, 250)).toBe(0);
    expect(notes).toEqual([expect.stringMatching(/^Everything that the drawing encloses is kept/u)]);
  });

  it('closes by the lower frame what is drawn down to it, and opens the letters of a word beside it', async () => {
    const word = [380, 405, 430, 455].map((x) => `<circle cx="${x}" cy="100" r="9"/>`).join('');
    const { at } = await cut(await drawn(`<g ${LINE}><path d="M150 455V260H300V455"/>${word}</g>`));
    expect(at(225, 400)).toBe(255);
    expect(at(225, 446)).toBe(255);
    for (const x of [380, 405, 430, 455]) expect(at(x, 100)).toBe(0);
    expect(at(60, 400)).toBe(0);
  });

  it('keeps a pale patch of one ink whole about the dark inks on it', async () => {
    const { at } = await cut(
      await drawn(
        '<path d="M120 60H480L540 225L480 390H120L60 225z" fill="#f8f9ff"/><rect x="240" y="140" width="120" height="170" fill="#0a5fd0"/>',
      ),
    );
    for (const x of [150, 232, 237, 300, 363, 370]) expect(at(x, 225)).toBe(255);
    expect(at(30, 30)).toBe(0);
  });

  it('does so behind a small gap in a line as well, and not behind a wide one', async () => {
    const box = (gap: number) => `<path d="M${200 + gap} 120H400V340H200V123" ${LINE}/>`;
    expect((await cut(await drawn(box(4)))).at(300, 230)).toBe(255);
    expect((await cut(await drawn(box(60)))).at(300, 230)).toBe(0);
  });

  it('keeps the lines alone of a sketch, whose paper would end where none is, and says so', async () => {
    const boxes = [60, 240, 420].flatMap((x) =>
      [60, 250].map((y) => `<path d="M${x + 5} ${y}h55m5 0h55v55m0 5v55h-55m-5 0h-55v-55m0-5v-50"/>`),
    );
    const { at, notes } = await cut(await drawn(`<g ${LINE}>${boxes.join('')}</g>`));
    expect(at(100, 60)).toBeGreaterThan(200);
    for (const x of [120, 300, 480]) expect(at(x, 120)).toBe(0);
    expect(notes).toEqual([expect.stringMatching(/its lines alone are kept/u)]);
  });

  it('does so behind wider gaps in a plumage, which is all strokes', async () => {
    const feathers = Array.from(
      { length: 40 },
      (_, i) => `<circle cx="${150 + (i % 8) * 40}" cy="${120 + Math.floor(i / 8) * 40}" r="17"/>`,
    ).join('');
    const body = '<path d="M180 70H500V350H100V70H171" stroke-width="14"/>';
    const bird = `<g fill="none" stroke="#151515" stroke-width="2">${feathers}${body}</g>`;
    expect((await cut(await drawn(bird))).at(130, 330)).toBe(255);
    // the same gap in a plain outline is an opening
    const plain = `<g fill="none" stroke="#151515">${body}</g>`;
    expect((await cut(await drawn(plain))).at(130, 330)).toBe(0);
  });

  it('on coloured paper with a grain is told by the same rule', async () => {
    const { data, info } = await sharp(
      svg(`<circle cx="300" cy="225" r="120" ${LINE}/><path d="M260 225h80" ${LINE}/>`, '#e9dfc6'),
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let state = 5;
    for (let p = 0; p < data.length; p += 3) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const grain = ((state >>> 16) / 65_536 - 0.5) * 24;
      for (let c = 0; c < 3; c++) data[p + c] = Math.max(0, Math.min(255, data[p + c]! + grain));
    }
    const { width, height } = info;
    const scan = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 85 })
      .toBuffer();
    const { at } = await cut(scan);
    expect(at(300, 170)).toBe(255);
    expect(at(80, 80)).toBe(0);
  });

  it('lets the counters of letters and the holes of rings go, whatever their size', async () => {
    const solid =
      '<circle cx="150" cy="150" r="80" fill="none" stroke="#103a6b" stroke-width="40"/><circle cx="400" cy="300" r="24" fill="none" stroke="#103a6b" stroke-width="14"/><path d="M360 60h160v40H360z" fill="#c43"/>';
    const { at, notes } = await cut(await drawn(solid));
    expect(at(150, 150)).toBe(0);
    expect(at(400, 300)).toBe(0);
    expect(at(440, 80)).toBe(255);
    expect(notes).toEqual([]);
  });

  it('keeps white letters on a plate', async () => {
    const plate =
      '<circle cx="300" cy="225" r="170" fill="#a1202c"/><path d="M220 180h30v90h-30zM290 180h30v90h-30zM360 180h30v90h-30z" fill="#fff"/>';
    const { at } = await cut(await drawn(plate));
    expect(at(235, 220)).toBe(255);
    expect(at(305, 220)).toBe(255);
    expect(at(30, 30)).toBe(0);
  });

  it('keeps a page of type whole, and takes the margin off', async () => {
    // letters of three strokes each, in words, since no font is sure to be there
    const letter = (x: number, y: number) => `M${x} ${y}v11h2v-5h4v5h2v-11h-2v4h-4v-4z`;
    const line = (y: number) =>
      Array.from({ length: 40 }, (_, k) => (k % 6 === 5 ? '' : letter(80 + k * 11, y))).join('');
    const lines = `<path d="${Array.from({ length: 14 }, (_, i) => line(50 + i * 25)).join('')}" fill="#222"/>`;
    const { at, notes } = await cut(await drawn(lines));
    expect(notes).toEqual([expect.stringMatching(/^This is a page/u)]);
    expect(at(300, 200)).toBe(255);
    expect(at(300, 213)).toBe(255);
    expect(at(20, 200)).toBe(0);
  });

  it('loses the paper of a sheet that fills the picture: there is no margin to take off', async () => {
    const parts = Array.from({ length: 84 }, (_, k) => {
      const [x, y] = [8 + (k % 12) * 53, 8 + Math.floor(k / 12) * 78];
      return `M${x} ${y}v11h2v-5h4v5h2v-11z`;
    }).join('');
    const gear =
      '<circle cx="300" cy="225" r="30" fill="#333"/><path d="M2 2h4v4zM596 2h3v4zM2 446h4v3zM594 444h4v4z" fill="#222"/>';
    const { at } = await cut(await drawn(`<path d="${parts}" fill="#222"/>${gear}`));
    expect(at(30, 45)).toBe(0);
    expect(at(300, 225)).toBe(255);
  });

  it('keeps the full ink of a line that is thinner than the copy in which it is found', async () => {
    const wide = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="1800" fill="#fff"/><path d="M300 900H2100" stroke="#0a6b3c" stroke-width="4"/><rect x="900" y="300" width="400" height="300" fill="#0a6b3c"/></svg>',
      ),
    )
      .removeAlpha()
      .png()
      .toBuffer();
    const { image } = await removeBackground(wide);
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const p = (900 * 2400 + 1500) * 4;
    expect(data[p + 3]).toBeGreaterThan(230);
    expect(data[p + 1]! - data[p]!).toBeGreaterThan(60);
  });
});
