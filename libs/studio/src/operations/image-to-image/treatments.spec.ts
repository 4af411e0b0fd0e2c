import sharp from 'sharp';
import { scenePicture } from '../../testing/pictures';
import { restyle } from '.';

// hundreds of thousands of pixels, on a machine that may be busy
jest.setTimeout(60_000);

const drawn = (inner: string, [width, height] = [704, 528]) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`))
    .removeAlpha()
    .png()
    .toBuffer();
const styled = (prompt: string, image: Uint8Array) => restyle({ image, prompt, strength: 0.7 }, 1, 0);
const part = async (image: Uint8Array, left: number, top: number, width: number, height: number) =>
  sharp(await sharp(image).extract({ left, top, width, height }).toBuffer()).stats();

describe('a white thing on white', () => {
  const jug = drawn(
    '<rect width="704" height="528" fill="#fafafa"/><path d="M230 120h220v240a60 60 0 0 1-60 60H290a60 60 0 0 1-60-60z" fill="#f1f0ed"/><path d="M400 120h50v240a60 60 0 0 1-50 58z" fill="#e4e3df"/>',
  );

  it.each(['watercolour', 'gouache', 'charcoal', 'coloured pencil', 'etching', 'engraving'])(
    'as %s stays a light one, and is told from its ground',
    async (prompt) => {
      const { image, notes } = await styled(prompt, await jug);
      expect(notes.join(' ')).not.toMatch(/made out|hardly changes/u);
      const { channels } = await part(image, 270, 180, 100, 120);
      expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(150);
    },
  );
});

describe('a treatment', () => {
  it('lays the inks of a risograph beside each other', async () => {
    const square = await drawn(
      '<rect width="704" height="528" fill="#fff"/><rect x="200" y="140" width="300" height="240" fill="#2a2440"/>',
    );
    const { image } = await styled('risograph in pink and blue', square);
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    // a rim of one ink alone, at one of the sides
    let rims = 0;
    for (let x = 180; x < 520; x++) {
      const p = (260 * 704 + x) * 3;
      const spread = Math.max(data[p]!, data[p + 1]!, data[p + 2]!) - Math.min(data[p]!, data[p + 1]!, data[p + 2]!);
      if ((x < 206 || x > 494) && spread > 60) rims++;
    }
    expect(rims).toBeGreaterThan(1);
  });

  it.each(['cyanotype', 'blueprint', 'white chalk on a blackboard'])('as %s draws lines in white', async (prompt) => {
    const lines = await drawn(
      '<rect width="704" height="528" fill="#fff"/><path d="M80 80H620V440H80zM80 80L620 440" fill="none" stroke="#111" stroke-width="3"/>',
    );
    const { image } = await styled(prompt, lines);
    const { channels } = await part(image, 400, 150, 120, 60);
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(170);
  });

  it('has several inks for a linocut in several colours, and says nothing of one', async () => {
    const { image, notes } = await styled('linocut in navy, coral and cream', await scenePicture(704, 528));
    expect(notes.join(' ')).not.toMatch(/One ink/u);
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    let coral = 0;
    for (let p = 0; p < data.length; p += 3) coral += Number(data[p]! > 180 && data[p + 2]! < 160);
    expect(coral).toBeGreaterThan(0.02 * 704 * 528);
  });

  it('says that a picture without colours gets none', async () => {
    const grey = await sharp(await scenePicture(704, 528))
      .greyscale()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    expect((await styled('coloured pencil', grey)).notes.join(' ')).toMatch(/stays black and white/u);
    expect((await styled('coloured pencil in navy and coral', grey)).notes.join(' ')).not.toMatch(/black and white/u);
  });

  it('says what it does not do to a part, and where no snow comes to lie', async () => {
    const house = await drawn(
      '<rect width="704" height="528" fill="#9fc4e0"/><path d="M200 240L350 120 500 240V440H200z" fill="#a0452c"/>',
    );
    const { notes } = await styled('winter with snow on the roof, brighten the door', house);
    expect(notes.join(' ')).toMatch(/in a drawing no snow comes to lie/u);
    expect(notes.join(' ')).toMatch(/alike\. Not done: brighten the door\./u);
  });
});
