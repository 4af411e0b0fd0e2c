import sharp from 'sharp';
import { plainBytes } from '../picture';
import { contactOf, cutBeside, footOf } from './contact';

const SIZE = { width: 200, height: 160 };
const draw = async (inner: string) =>
  plainBytes(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160">${inner}</svg>`))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );

/** A picture, and the opacity of its subject. */
async function cut(ground: string, subject: string) {
  const [data, alone] = await Promise.all([draw(ground + subject), draw(subject)]);
  return { source: { data, ...SIZE }, alpha: new Float32Array(data.length / 4).map((_, i) => alone[4 * i + 3]! / 255) };
}
/** How a subject touches what it was photographed before. */
async function contact(ground: string, subject: string) {
  const { source, alpha } = await cut(ground, subject);
  const foot = footOf(alpha, SIZE.width, SIZE.height);
  return foot && contactOf(source, alpha, foot);
}
const WALL = '<rect width="200" height="160" fill="#c8ccd0"/>';
const BALL = '<circle cx="100" cy="80" r="46" fill="#b0202a"/>';

describe('a subject in its own picture', () => {
  it.each([
    ['with a level base', WALL, '<rect x="70" y="30" width="60" height="100" fill="#b0202a"/>'],
    ['on narrow feet', WALL, '<path d="M40 30h120v50H154V130H146V80H54V130H46V80H40z" fill="#b0202a"/>'],
    [
      'on thick legs, one of them a little behind',
      WALL,
      '<path d="M30 30H170V132H120V90H100V126H40V70H30z" fill="#b0202a"/>',
    ],
    ['that darkens the ground', `${WALL}<ellipse cx="100" cy="128" rx="34" ry="9" fill="#5c5f63"/>`, BALL],
  ])('%s stands', async (_, ground, subject) => {
    expect(await contact(ground, subject)).toBe('stands');
  });

  it('that ends in a curve, as a head and a lamp do, is not seen to stand', async () => {
    expect(await contact(WALL, BALL)).toBe('unseen');
  });

  it('goes on where what is below its edge has its colour', async () => {
    const body = '<rect x="40" y="60" width="120" height="100" fill="#b0202a"/>';
    expect(await contact(WALL + body, BALL)).toBe('goes on');
  });

  it('is told to be cut off where it runs out at a side and ends above the lower edge, unless it stands there', async () => {
    const told = async (subject: string) => {
      const { source, alpha } = await cut(WALL, subject);
      return cutBeside(source, alpha);
    };
    expect(await told('<path d="M0 20H60Q150 30 140 80Q120 130 80 125Q40 90 0 90z" fill="#b0202a"/>')).toMatch(
      /^The subject runs out of the picture at the left .* missing at the bottom\.$/u,
    );
    expect(await told('<path d="M0 40H140V130H0z" fill="#b0202a"/>')).toBeUndefined();
  });
});
