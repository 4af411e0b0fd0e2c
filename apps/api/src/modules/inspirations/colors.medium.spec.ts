import { converter, formatHex } from 'culori';
import { type Person, person } from '../../../test/people';
import { drawing } from '../../../test/pictures';
import { createTestApp, type TestApp } from '../../../test/test-app';

// A labelled set: each picture has two colours by name, in shades that people would still call so. Searching by a name's
// own shade has to find the pictures that are labelled with it, and no others.

const NAMES: Record<string, string> = {
  red: '#d23b2f',
  orange: '#ee8a2a',
  yellow: '#f2c93b',
  green: '#4b9a51',
  teal: '#2a9d96',
  blue: '#2f6fbf',
  navy: '#1f2f57',
  purple: '#7a4fa3',
  pink: '#e58fae',
  brown: '#7c5236',
  beige: '#e6d8bd',
  white: '#ffffff',
  grey: '#9a9da0',
  black: '#141414',
};

const toOklch = converter('oklch');

/** A little lighter or darker, stronger or weaker, and turned by a few degrees. */
function shade(hex: string, step: number): string {
  const { l, c, h = 0 } = toOklch(hex)!;
  const turn = [0, 5, -5][step % 3]!;
  const light = [0, -0.05, 0.04][step % 3]!;
  return formatHex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, l + (l > 0.99 ? -Math.abs(light) / 2 : light))),
    c: c * [1, 1.08, 0.9][step % 3]!,
    h: h + turn,
  });
}

describe('the search by colour', () => {
  let test: TestApp;
  let anna: Person;
  const labels = new Map<string, string[]>();
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' });
    anna = await person(test);
    const names = Object.keys(NAMES);
    for (const [index, ground] of names.entries())
      for (const step of [0, 1, 2]) {
        const thing = names[(index + 3 + step * 4) % names.length]!;
        const picture = await drawing(
          `<circle cx="200" cy="150" r="${90 - step * 20}" fill="${shade(NAMES[thing]!, step)}"/>`,
          { background: shade(NAMES[ground]!, step + 1) },
        );
        const fields = {
          prompt: `${ground} ${thing} ${step}`,
          design_type: 'logo',
          provider: 'studio',
          style_tags: 'x',
        };
        const { body } = await anna.postForm('/api/inspirations', fields, { image: picture }).expect(201);
        labels.set(body.inspiration.prompt, [ground, thing]);
      }
  }, 120_000);
  afterAll(() => test.close());

  it('finds what people would call so', async () => {
    let [hits, wanted, wrong, found] = [0, 0, 0, 0];
    const misses: string[] = [];
    for (const [name, hex] of Object.entries(NAMES)) {
      const { body } = await anna.get(`/api/inspirations?per_page=100&color=${hex.slice(1)}`).expect(200);
      const answered = new Set((body.data as { prompt: string }[]).map(({ prompt }) => prompt));
      for (const [prompt, names] of labels) {
        if (names.includes(name)) {
          wanted++;
          if (answered.has(prompt)) hits++;
          else misses.push(`${name} in ${prompt}`);
        } else if (answered.has(prompt)) {
          wrong++;
          misses.push(`${name} not in ${prompt}`);
        }
      }
      found += answered.size;
    }
    process.stdout.write(
      `Search by colour: ${hits} of ${wanted} labelled pictures found, ${wrong} of ${found} found are not labelled so\n` +
        misses.map((miss) => `  ${miss}\n`).join(''),
    );
    expect(hits / wanted).toBeGreaterThanOrEqual(0.95);
    expect(wrong / found).toBeLessThanOrEqual(0.05);
  });
});
