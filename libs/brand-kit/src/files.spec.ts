import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseStrategy } from '@maquette/strategy';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { compileString } from 'sass';
import { compile } from 'tailwindcss';
import { z } from 'zod';
import { HOSTILE, harbour, hostile, read } from '../test/strategies';
import { cssString, fileSlug, plainText } from './escape';
import { brandFiles, kitName, zipOf } from './files';
import { brandKit, exportProblem } from './kit';

const kitOf = (document: object, name?: string) => brandKit(read(document, name));
const fileOf = (document: object, name: string) =>
  brandFiles(kitOf(document)).find((file) => file.name === name)?.text ?? '';

/** As another program reads it. */
function readWith(tool: 'style-dictionary' | 'terrazzo', text: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    const file = join(folder, 'tokens.json');
    writeFileSync(file, text);
    const script = join(__dirname, '../test/read-tokens.mjs');
    return JSON.parse(execFileSync(process.execPath, [script, tool, file], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the report of 2025.10 lets a file hold, of the types that stand in ours: https://www.designtokens.org/TR/2025.10/format/ */
const named = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[^${}.][^{}.]*$/), value);
const token = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ $value: value, $description: z.string().optional() });
/** A group of one type: all in it are tokens of that type, or groups of such. */
const groupOf = <Value extends z.ZodType>(type: string, value: Value) =>
  z.looseObject({ $type: z.literal(type) }).transform(({ $type, ...members }) => {
    z.literal(type).parse($type);
    return named(z.union([token(value), named(token(value))])).parse(members);
  });
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const typed = z.discriminatedUnion('$type', [
  z.strictObject({ $type: z.literal('number'), $value: z.number() }),
  z.strictObject({ $type: z.literal('dimension'), $value: dimension }),
]);
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number(), z.number(), z.number()]).refine((all) => all.every((one) => one >= 0 && one <= 1)),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const weight = z.number().min(1).max(1_000);
const format2025 = z.strictObject({
  $description: z.string(),
  color: groupOf('color', color).optional(),
  'font-family': groupOf('fontFamily', z.array(z.string()).min(1)).optional(),
  'font-weight': groupOf('fontWeight', weight).optional(),
  'heading-size': groupOf('dimension', dimension).optional(),
  'line-height': groupOf('number', z.number()).optional(),
  space: groupOf('dimension', dimension).optional(),
  breakpoint: groupOf('dimension', dimension).optional(),
  grid: named(typed).optional(),
});

describe('design tokens', () => {
  it.each([
    ['a strategy as a model writes it', harbour],
    ['one with hostile words', hostile],
  ])('follow the schema of the 2025.10 report for %s', (_, document) => {
    expect(format2025.safeParse(JSON.parse(fileOf(document, 'tokens.json'))).error).toBeUndefined();
  });

  it('are read with all their values by Style Dictionary in the older form, and by Terrazzo in that of 2025.10', () => {
    const css = String(readWith('style-dictionary', fileOf(harbour, 'tokens.hex.json')));
    expect(css).toContain('--color-primary: #1b3a4b;');
    expect(css).toContain('--color-accent: #ee6633;');
    expect(css).toMatch(/--font-family-heading: '?Fraunces'?, serif;/);
    expect(css).toContain('--font-weight-heading-semibold: 600;');
    expect(css).toContain('--heading-size-1: 3rem;');
    expect(css).toContain('--line-height-body: 1.6;');
    expect(css).toContain('--breakpoint-1: 576px;');
    const tokens = readWith('terrazzo', fileOf(harbour, 'tokens.json')) as Record<string, { $value: unknown }>;
    expect(tokens['color.primary']?.$value).toMatchObject({ colorSpace: 'srgb', components: [0.1059, 0.2275, 0.2941] });
    expect(tokens['heading-size.2']?.$value).toEqual({ value: 2.25, unit: 'rem' });
    expect(tokens['grid.columns']?.$value).toBe(12);
  });

  it('are read by both where the words in them are hostile, and refer to nothing', () => {
    expect(readWith('style-dictionary', fileOf(hostile, 'tokens.hex.json'))).toContain('--color-primary: #112233;');
    const tokens = readWith('terrazzo', fileOf(hostile, 'tokens.json')) as object;
    expect(Object.keys(tokens)).toEqual(
      expect.arrayContaining(['color.primary', 'color.accent', 'font-family.heading', 'font-family.body']),
    );
    expect(tokens).not.toHaveProperty(['color.secondary']);
  });
});

const selectorsOf = (css: string) =>
  compileString(css, { syntax: 'css', style: 'compressed' }).css.match(/[^{}]+(?=\{)/g);

describe('style sheets', () => {
  it.each([
    ['written by a model', harbour],
    ['hostile', hostile],
  ])('hold variables and nothing else, when the strategy is %s', async (_, document) => {
    expect(selectorsOf(fileOf(document, 'variables.css'))).toEqual([
      expect.stringMatching(/^(@charset "UTF-8";)?:root$|^\ufeff?:root$/),
    ]);
    const uses = '.a { color: $color-primary; font-family: $font-heading; }';
    const sass = compileString(fileOf(document, '_variables.scss') + uses, { style: 'compressed' }).css;
    expect(sass.replace(/^\ufeff|@charset "UTF-8";/, '')).toMatch(
      /^\.a\{color:#[0-9a-f]{3,6};font-family:"?.+sans-serif\}$|^\.a\{color:#[0-9a-f]{3,6};font-family:"?.+serif\}$/s,
    );
    const tailwind = await compile(`${fileOf(document, 'tailwind.css')}@tailwind utilities;`);
    const classes = tailwind.build(['bg-primary', 'font-heading', 'text-heading-1', 'p-space-3', 'nothing']);
    expect(classes).toContain('background-color: var(--color-primary)');
    expect(classes).toContain('font-family: var(--font-heading)');
    expect(selectorsOf(classes)).toEqual(expect.not.arrayContaining([expect.stringMatching(/script|body/)]));
    expect(compileString(classes, { syntax: 'css' }).css).not.toMatch(/^\s*@import/m);
  });

  it('put the palette and the typefaces into Tailwind’s configuration as values, whatever they are called', () => {
    const text = fileOf(hostile, 'tailwind.config.cjs');
    const module = { exports: {} as { theme: { extend: { colors: object; fontFamily: Record<string, string[]> } } } };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as Node would load the file
    (new Function('module', text) as (given: typeof module) => void)(module);
    expect(module.exports.theme.extend.colors).toEqual({ primary: '#112233', accent: '#445566' });
    expect(module.exports.theme.extend.fontFamily.body?.[0]).toMatch(/^"Inter.*"$/);
    expect(text).not.toContain('</script');
  });

  it('call a family by its name in CSS strings that no letter ends early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const [rule] = compileString(`a{font-family:${cssString(name)};color:red}`, { syntax: 'css' }).css.match(
          /color: red/,
        ) ?? [''];
        expect(rule).toBe('color: red');
        expect(cssString(name).slice(1, -1)).not.toMatch(/["<\n]|\\$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the picture of the palette', () => {
  it.each([
    ['of a model', harbour, 3],
    ['hostile', hostile, 2],
  ])('is well-formed with a plate for each colour that can be read, when it is %s', (_, document, plates) => {
    const svg = fileOf(document, 'palette.svg');
    expect(svg.match(/<rect /g)).toHaveLength(plates);
    expect(svg.match(/<[a-z]+/g)?.filter((tag) => !['<svg', '<title', '<g', '<rect', '<text'].includes(tag))).toEqual(
      [],
    );
    expect(svg).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
  });
});

describe('the ZIP', () => {
  it('holds every file in a folder of the brand’s name, and the same bytes each time', () => {
    const kit = kitOf(harbour);
    const files = brandFiles(kit);
    const zip = zipOf(kitName(kit), files);
    expect(Buffer.from(zip).equals(Buffer.from(zipOf(kitName(kit), brandFiles(kitOf(harbour)))))).toBe(true);
    const entries = unzipSync(zip);
    expect(Object.keys(entries).sort()).toEqual(files.map(({ name }) => `harbour-sons-brand/${name}`).sort());
    for (const { name, text } of files)
      expect(Buffer.from(entries[`harbour-sons-brand/${name}`] ?? []).toString()).toBe(text);
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\con', 'c-con'],
    ['CON', 'brand-con'],
    ['', 'brand'],
    ['…', 'brand'],
    ['日本 茶', '日本-茶'],
    ['Ünïcode', 'ünïcode'],
    [HOSTILE, 'script-alert-1-script-x-y-z-import-url-e-example-color-prima'],
  ])('calls %j %s', (name, slug) => expect(fileSlug(name)).toBe(slug));

  it('takes no path, no point and no invisible letter from a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(fileSlug(name)).toMatch(/^[\p{L}\p{N}\p{M}-]{1,66}$/u);
        expect(plainText(name)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('what is exported', () => {
  it('is the palette and the pair that were chosen, and no file for what is not there', () => {
    const kit = brandKit(read(harbour), { palette: 1, typography: 1 });
    expect(kit.colours).toEqual([{ role: 'primary', hex: '#000022', name: 'Night', note: null }]);
    expect(kit.fonts).toEqual([{ role: 'body', families: ['IBM Plex Mono', 'monospace'], weights: [] }]);
    const onlyType = kitOf({ TypographyOptions: harbour.TypographyOptions });
    expect(brandFiles(onlyType).map(({ name }) => name)).not.toContain('palette.svg');
  });

  it('is refused with a sentence when there is no strategy of this brand, or nothing in it that has a measure', () => {
    expect(exportProblem(parseStrategy(''))).toBe(
      'This is the default template and no strategy of this brand. Generate a strategy, then export it.',
    );
    expect(exportProblem(read(harbour), true)).toMatch(/^This is a sample/);
    expect(exportProblem(read({ PositioningStrategy: { Name: 'Calm' } }))).toMatch(/nothing to export/);
    expect(exportProblem(read(harbour))).toBeNull();
  });
});
