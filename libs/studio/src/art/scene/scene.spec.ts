import { compose } from '../../compose';
import { GROUNDS as PLACES, type SceneBrief, type SceneSubject } from '../../prompt/scene';
import { Random } from '../../random';
import { Sheet } from '../../sheet';
import { xmlFault } from '../../testing/xml';
import { figureFor, figures } from './library';
import { paintScene } from './paint';
import { SETTINGS } from './settings';

const subject = (noun: string, more: Partial<SceneSubject> = {}): SceneSubject => ({
  words: noun,
  noun,
  class: 'object',
  kinds: [],
  count: 1,
  ...more,
});
const brief = (more: Partial<SceneBrief>): SceneBrief => ({ subjects: [], read: [], ...more });
function paint(scene: SceneBrief, seed = 3): { svg: string; sheet: Sheet; painted: ReturnType<typeof paintScene> } {
  const sheet = new Sheet(1000, 1000);
  const painted = paintScene(sheet, { x: 0, y: 0, w: 1000, h: 1000 }, scene, new Random(seed));
  return { svg: sheet.svg(), sheet, painted };
}
const EXAMPLES =
  'coast jungle orchard rooftop platform market cemetery pitch lido rice greenhouse corridor library depot workshop café kitchen museum village premises lunar'.split(
    ' ',
  );
const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;

describe('a scene', () => {
  it.each(PLACES)('of the ground "%s" is sound SVG of a sane size at every hour', (ground) => {
    for (const time of TIMES) {
      const { svg } = paint(brief({ ground, time, subjects: [subject('cabin')] }));
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(400_000);
      expect((svg.match(/<(?:path|rect|circle|ellipse)/g) ?? []).length).toBeLessThan(700);
    }
  });

  it('is the same for the same seed and another for another', () => {
    const scene = brief({ ground: 'lake', subjects: [subject('cabin'), subject('fir tree')] });
    expect(paint(scene, 5).svg).toBe(paint(scene, 5).svg);
    expect(paint(scene, 6).svg).not.toBe(paint(scene, 5).svg);
  });

  it('draws every subject or says that it does not', () => {
    const subjects = ['lighthouse', 'zeppelin hangar', 'boat', 'quorum'].map((noun) => subject(noun));
    const { painted, sheet } = paint(brief({ ground: 'sea', subjects }));
    expect([...painted.drawn, ...painted.missing].map(({ noun }) => noun).sort()).toEqual(
      subjects.map(({ noun }) => noun).sort(),
    );
    expect(sheet.lacking).toEqual(painted.missing.map(({ words }) => words));
  });

  it('puts things where their relation says, whichever is named first', () => {
    const sheet = new Sheet(1000, 1000);
    const { placed } = paintScene(
      sheet,
      { x: 0, y: 0, w: 1000, h: 1000 },
      brief({
        ground: 'room',
        subjects: [
          subject('cat', { state: 'lying', relation: { to: 1, kind: 'on' } }),
          subject('armchair'),
          subject('dog', { relation: { to: 1, kind: 'beside' } }),
          subject('table', { relation: { to: 1, kind: 'behind' } }),
        ],
      }),
      new Random(4),
    );
    const [cat, chair, dog, table] = ['cat', 'armchair', 'dog', 'table'].map((noun) =>
      placed.find((one) => one.subject.noun === noun),
    );
    if (!cat || !chair || !dog || !table) throw new Error('One is missing.');
    expect(cat.layer).toBeGreaterThan(chair.layer);
    expect(cat.y).toBeLessThan(chair.y - chair.tall * 0.3);
    expect(Math.abs(cat.x - chair.x)).toBeLessThan(chair.wide / 2);
    expect(Math.abs(dog.x - chair.x)).toBeGreaterThan(chair.wide / 3);
    expect(table.layer).toBeLessThan(chair.layer);
    expect(table.y).toBeLessThan(chair.y);
  });

  const placedIn = (scene: SceneBrief): ReturnType<typeof paintScene>['placed'] =>
    paintScene(new Sheet(1000, 1000), { x: 0, y: 0, w: 1000, h: 1000 }, scene, new Random(4)).placed;
  const one = (placed: ReturnType<typeof placedIn>, noun: string): ReturnType<typeof placedIn>[number] => {
    const found = placed.find(({ subject: { noun: own } }) => own === noun);
    if (!found) throw new Error(`${noun} is missing.`);
    return found;
  };

  it('seats who is by a bench, with the dog on the ground, and leaves the seat of an empty one free', () => {
    const dog = subject('dog', { class: 'animal', relation: { to: 0, kind: 'beside' } });
    const park = (bench: string): ReturnType<typeof placedIn> =>
      placedIn(
        brief({
          ground: 'meadow',
          subjects: [subject('woman', { class: 'person' }), dog, subject('bench', { words: bench })],
        }),
      );
    const placed = park('bench');
    expect(one(placed, 'woman')).toMatchObject({ stands: 'thing', subject: { state: 'sitting' } });
    expect(Math.abs(one(placed, 'woman').x - one(placed, 'bench').x)).toBeLessThan(one(placed, 'bench').wide / 2);
    expect(one(placed, 'dog').stands).toBe('ground');
    expect(one(park('empty bench'), 'woman').stands).toBe('ground');
  });

  it('gives what people carry into their hands', () => {
    const { painted, sheet } = paint(
      brief({
        ground: 'street',
        subjects: [
          subject('man', { class: 'person' }),
          subject('umbrella', { relation: { to: 0, kind: 'beside' } }),
          subject('straw hat', { words: 'straw hat', noun: 'hat', relation: { to: 0, kind: 'beside' } }),
        ],
      }),
    );
    expect([painted.placed.map(({ subject: { noun } }) => noun), painted.missing, sheet.lacking]).toEqual([
      ['man'],
      [],
      [],
    ]);
  });

  it('puts no tractor on a roof, and a stove beside the table of the same kitchen', () => {
    const farm = placedIn(
      brief({
        ground: 'field',
        subjects: [subject('barn', { class: 'building' }), subject('tractor', { relation: { to: 0, kind: 'on' } })],
      }),
    );
    expect(one(farm, 'tractor').stands).toBe('ground');
    const kitchen = placedIn(
      brief({
        ground: 'table',
        read: ['kitchen'],
        subjects: [
          subject('stove', { class: 'furniture', relation: { to: -1, kind: 'on' } }),
          subject('bread', { class: 'food', relation: { to: -1, kind: 'on' } }),
          subject('cat', { class: 'animal', relation: { to: -1, kind: 'under' } }),
        ],
      }),
    );
    const table = one(kitchen, 'table');
    expect(one(kitchen, 'stove').stands).toBe('ground');
    expect(one(kitchen, 'bread').y).toBeLessThan(table.y - table.tall * 0.8);
    expect(Math.abs(one(kitchen, 'cat').x - table.x)).toBeLessThan(table.wide / 2);
  });

  it('is the narrower place that is named', () => {
    for (const [ground, word] of [
      ['room', 'kitchen'],
      ['street', 'platform'],
      ['meadow', 'cemetery'],
      ['lake', 'pool'],
    ] as const)
      expect(paint(brief({ ground, read: [word] })).sheet.artwork).toContain(`scene:${word}`);
    expect(paint(brief({ ground: 'lake', read: ['rock', 'pool'] })).sheet.artwork).toContain('scene:lake');
    expect(paint(brief({ ground: 'garden', read: ['kitchen', 'garden'] })).sheet.artwork).toContain('scene:garden');
  });

  it.each(SETTINGS.map((setting) => [setting.name, setting] as const))(
    'of the place "%s" is sound SVG of a sane size by day and night, in every format',
    (_, setting) => {
      const [ground] = PLACES.filter((place) => setting.of.test(place));
      const read = EXAMPLES.filter((word) => setting.words.test(word)).slice(0, 1);
      expect([ground, read.length]).toEqual([expect.any(String), 1]);
      for (const time of ['day', 'night'] as const)
        for (const [w, h] of [
          [1000, 1000],
          [1600, 600],
          [700, 1000],
        ] as const) {
          const sheet = new Sheet(w, h);
          paintScene(
            sheet,
            { x: 0, y: 0, w, h },
            brief({ ground, time, read, subjects: [subject('cat')] }),
            new Random(2),
          );
          const svg = sheet.svg();
          expect(sheet.artwork).toContain(`scene:${setting.name}`);
          expect(xmlFault(svg)).toBeUndefined();
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
          expect(svg.length).toBeLessThan(400_000);
        }
    },
  );

  it('lights the sky with what is said to be in it, and throws lightning only where it is said', () => {
    const sky = (read: string[], more: Partial<SceneBrief> = {}): string =>
      paint(brief({ ground: 'lake', time: 'night', read, ...more })).svg;
    expect(sky(['northern', 'lights'])).toContain('#5ff0b0');
    expect(sky([])).not.toContain('#5ff0b0');
    const storm = { time: 'day', weather: 'storm' } as const;
    expect(sky(['lightning'], storm)).toContain('#fdf6d0');
    expect(sky([], storm)).not.toContain('#fdf6d0');
  });

  it('shows animals as they go, graze and lie, and tells what no drawing shows', () => {
    const at = (state: SceneSubject['state']): ReturnType<typeof paint> =>
      paint(brief({ ground: 'meadow', subjects: [subject('deer', { class: 'animal', state })] }));
    const drawings = (['standing', 'walking', 'running', 'jumping', 'grazing', 'lying'] as const).map(
      (state) => at(state).svg,
    );
    expect(new Set(drawings).size).toBe(6);
    expect(at('grazing').sheet.lacking).toEqual([]);
    expect(at('steaming').sheet.lacking).toEqual(['deer steaming']);
  });

  it('gives kinds that share a drawing their own colours', () => {
    const look = (noun: string): string =>
      paint(brief({ ground: 'table', time: 'day', subjects: [subject(noun, { class: 'food' })] })).svg;
    expect(look('tomato')).not.toBe(look('orange'));
  });

  it('hangs lanterns on strings out of doors, and sets a table for a meal on a balcony', () => {
    const lanterns = brief({ ground: 'courtyard', time: 'night', subjects: [subject('lantern', { count: 5 })] });
    expect([paint(lanterns).painted.placed, paint(lanterns).sheet.lacking]).toEqual([[], []]);
    const croissant = subject('croissant', { class: 'food' });
    const meal = placedIn(brief({ ground: 'roofs', read: ['balcony'], subjects: [croissant] }));
    expect(one(meal, 'croissant').y).toBeLessThan(one(meal, 'table').y);
  });

  it('lays food out of doors on the blanket that is there', () => {
    const placed = placedIn(
      brief({
        ground: 'meadow',
        subjects: [
          subject('picnic blanket'),
          subject('apple', { class: 'food' }),
          subject('basket', { class: 'container' }),
        ],
      }),
    );
    expect([one(placed, 'apple').stands, one(placed, 'basket').stands]).toEqual(['thing', 'thing']);
  });

  it('keeps every subject within the picture', () => {
    for (const ground of PLACES)
      for (const noun of ['cat', 'horse', 'bus', 'ship', 'balloon'])
        for (const seed of [1, 2]) {
          const sheet = new Sheet(1000, 1000);
          const { placed } = paintScene(
            sheet,
            { x: 0, y: 0, w: 1000, h: 1000 },
            brief({ ground, subjects: [subject(noun), subject('tree'), subject('bird', { count: 3 })] }),
            new Random(seed),
          );
          for (const one of placed)
            expect({
              ground,
              noun: one.subject.noun,
              inside: one.x > 0 && one.x < 1000 && one.y <= 1000 && one.y - one.tall > -60,
            }).toMatchObject({ inside: true });
        }
  });

  it('keeps the words off what stands in it', () => {
    const { sheet } = paint(brief({ ground: 'meadow', subjects: [subject('house')] }));
    expect(sheet.faults).toBe(0);
    const covered = compose(
      { designType: 'flyer', prompt: 'Flyer "Walk the Edge", a lighthouse on a cliff at dusk, 12 June, 9am' },
      7,
      0,
    );
    expect(covered.facts.artwork).toContain('scene:cliff');
    expect(covered.unpictured).toEqual([]);
  });
});

describe('the drawings', () => {
  it.each(figures().map((figure) => [figure.nouns.split(',')[0] ?? '', figure] as const))(
    '%s stays within its frame and is found by each of its nouns',
    (_, figure) => {
      for (const noun of figure.nouns.split(',')) expect(figureFor(subject(noun))).toBeDefined();
      expect(figure.tall).toBeGreaterThan(0);
      const { svg } = paint(brief({ ground: 'hills', subjects: [subject(figure.nouns.split(',')[0] ?? '')] }));
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );
});
