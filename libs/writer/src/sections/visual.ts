import { capital, sentence, sentences, small } from '../pen';
import { lineOf, type Plan } from '../plan';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { trade, name, seed, primary, offer, things } = plan;
  const views = [
    'close enough to show the surface',
    'alone on a plain ground',
    'in ordinary use, nobody posing',
    'half finished',
  ];
  const own = things
    .slice(0, 4)
    .map((thing, index) => `${capital(thing)}, ${views[(index + seed) % views.length] ?? ''}`);
  const subjects = [...own, ...plan.draw('see').take(5).map(capital)].slice(0, 6);
  const shows = plan.arguments.slice(0, 3).map(({ lever }) => lineOf(lever, 'show'));
  const [shape = '', pattern = ''] = (trade.lines('form')[0] ?? '').split('|').map((part) => part.trim());
  const mood = plan.lines('mood')[0] ?? '';
  const isBold = /bold|tech/.test(trade.lines('type')[0] ?? '');
  const columns = isBold ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isBold ? 4 : 8;
  const asked = instructionsOf(
    plan,
    /\b(?:look|photo|picture|image|design|logo|colou?r|script|cyrillic|latin|sign|van|label|leaf|skulls?|spanners?|pink|blue|green|red|black|yellow|white)\b/i,
  );
  return {
    description: sentences(
      `The look of ${name}: ${mood}; ${lineOf(primary.entry, 'mood')}`,
      shows[0] ? `Its signature: ${small(shows[0])}` : undefined,
    ),
    Grid: {
      columns,
      maxWidth: isBold ? 1280 : 1120 + (seed % 3) * 40,
      gutters: base * (isBold ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isBold ? 1440 : 1280],
      usage: sentence(
        columns === 12
          ? `Facts about ${offer} take four columns, pictures eight; on phones the facts come first`
          : `Texts about ${offer} keep to ${columns - 2} of ${columns} columns; the rest stays empty or holds a date, a price or a caption`,
      ),
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: sentence(`Steps of ${base} pixels; ${base * 12} above each new subject of ${name}`),
    },
    ImageryStyle: {
      style: sentence(`${capital(mood)}; ${lineOf(primary.entry, 'mood')}`),
      mood: capital(mood),
      subjects,
      treatment: sentence(
        isBold
          ? `Even light, full sharpness, colours as they are; ${offer} is cut close and never tilted`
          : `Light from one side, shadows kept, no filter; around ${offer} the crop leaves room for words`,
      ),
      dosDonts: {
        dos: [
          ...shows.map(sentence),
          ...(subjects[0] ? [sentence(`Begin a series of ${name} with this: ${small(subjects[0])}`)] : []),
        ],
        donts: [
          ...trade.lines('cliche').map((line) => sentence(`No ${line.replace(/^(?:an?|the) /, '')}`)),
          ...asked.map((text) => `Constraint of the brief: “${text}”.`),
        ],
      },
    },
    DesignElements: {
      shapes: [sentence(shape)],
      patterns: [sentence(capital(pattern))],
      effects: [
        isBold
          ? `No shadow, gradient or glow on anything of ${name}.`
          : `Flat colour only; where a ground of ${name} would be dull, the pattern at a tenth of its strength.`,
      ],
      borders: [
        sentence(
          isBold
            ? `One line of two pixels under headings of ${name}, nowhere else`
            : `Hairlines where ${name} compares things, none around what stands alone`,
        ),
      ],
    },
    Composition: {
      hierarchy: sentence(
        `First what ${name} does about ${offer}, second the picture, third the name; the way to buy or come stands last and alone`,
      ),
      balance: sentence(
        isBold
          ? `Heavy on the left, open to the right; symmetry only on the signs of ${name}`
          : `Off centre: picture and text of ${name} never have the same width`,
      ),
      whitespace: sentence(
        `At least ${isBold ? 'a quarter' : 'a third'} of any page of ${name} stays empty; what does not fit becomes a second page`,
      ),
      focal: sentence(`One per page: ${small(subjects[1] ?? subjects[0] ?? offer)}`),
    },
  };
}

/** What the brief asks of whoever designs or writes, as it was written: wishes, bans and rules. */
export function instructionsOf({ reading }: Plan, about: RegExp): string[] {
  return reading.statements
    .filter(
      ({ kind, text }) =>
        (kind === 'wish' ||
          /\b(?:never use|don't put|do not put|may not|must not|can't change|cannot change|don't want|don't use the word|no \w+ leaf|please)\b/i.test(
            text,
          )) &&
        about.test(text) &&
        text.length < 240,
    )
    .map(({ text }) => text)
    .slice(0, 5);
}
