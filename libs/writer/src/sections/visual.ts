import { bare, capital, list, sentence, sentences, small } from '../pen';
import { lineOf, type Plan } from '../plan';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { trade, name, seed, primary, noun } = plan;
  const views = [
    '{}, close enough to show the surface',
    '{}, alone on a plain ground, at true size',
    '{}, where it is used, with nobody posing',
    'the moment before and the moment after: {}',
  ];
  const own = plan.things
    .slice(0, plan.isKnownTrade ? 2 : 4)
    .map((thing, index) => (views[(index + seed) % views.length] ?? '{}').replace('{}', thing));
  const subjects = [...own, ...plan.draw('see').take(5)].slice(0, 6);
  const shows = plan.arguments.flatMap(({ lever }) => (lever ? [lineOf(lever.entry, 'show')] : []));
  const [shape = '', pattern = ''] = (trade.lines('form')[0] ?? '').split('|').map((part) => part.trim());
  const mood = trade.lines('mood')[0] ?? '';
  const isBold = /bold|tech/.test(trade.lines('type')[0] ?? '');
  const columns = isBold ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isBold ? 4 : 8;
  const pictures = plan.wishes
    .filter(({ text }) => /\b(?:look|photo|picture|image|style|design|logo|visual|feel)/i.test(text))
    .map(({ text }) => text);
  const noFaces = plan.limits
    .filter(({ said }) => /\b(?:photo|picture|face|image|stock|show)/i.test(said))
    .map(({ said }) => said);
  return {
    description: sentences(
      `The look of ${name}: ${mood}`,
      pictures.length > 0
        ? `The brief asks: “${list(pictures.slice(0, 2).map(bare))}”; where a rule below disagrees, the brief wins`
        : undefined,
      shows[0] ? `The signature of the system is simple: ${small(shows[0])}` : undefined,
    ),
    Grid: {
      columns,
      maxWidth: isBold ? 1280 : 1120 + (seed % 3) * 40,
      gutters: base * (isBold ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isBold ? 1440 : 1280],
      usage: sentence(
        columns === 12
          ? `Facts and figures take four columns, pictures eight; on phones the facts of the ${noun} come first`
          : `Text keeps to ${columns - 2} of ${columns} columns; the rest stays empty or holds a date, a price or a caption`,
      ),
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: sentence(
        `Steps of ${base} pixels; ${base * 12} pixels above every new subject, so that ${name} never looks like a leaflet`,
      ),
    },
    ImageryStyle: {
      style: sentence(`${capital(mood)}; ${bare(small(lineOf(primary.entry, 'mood')))}`),
      mood: capital(mood),
      subjects: subjects.map(capital),
      treatment: sentence(
        isBold
          ? `Even light, full sharpness, colours as they are; ${subjects[0]?.split(',')[0] ?? 'the thing'} is cut close and never tilted`
          : `Light from one side, shadows kept, no filter; around ${subjects[0]?.split(',')[0] ?? 'the thing'} the crop leaves air on one side for words`,
      ),
      dosDonts: {
        dos: [sentence(`Begin a series with this picture: ${subjects[0] ?? ''}`), ...shows.slice(0, 2).map(sentence)],
        donts: [
          ...trade.lines('cliche').map((line) => sentence(`No ${line.replace(/^(?:an?|the) /, '')}`)),
          ...noFaces.map((said) => sentence(said)),
        ],
      },
    },
    DesignElements: {
      shapes: [sentence(shape)],
      patterns: [sentence(`Pattern: ${pattern}`)],
      effects: [
        isBold
          ? `No shadow, gradient or glow on anything of ${name}.`
          : `No effect but paper: flat colour, with ${small(pattern)} at a tenth of its strength where a ground would be dull.`,
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
        plan.arguments[0]
          ? `First ${plan.arguments[0].handle}, second the picture, third the name; the way to buy or come stands last and alone`
          : 'First what it is, second the picture, third the name; the way to buy or come stands last and alone',
      ),
      balance: sentence(
        isBold
          ? `Heavy on the left, open to the right; symmetry only on the signs of ${name}`
          : `Off centre: picture and text of ${name} never have the same width`,
      ),
      whitespace: sentence(
        `At least ${isBold ? 'a quarter' : 'a third'} of any page of ${name} stays empty; what does not fit becomes a second page`,
      ),
      focal: sentence(`One per page, usually ${subjects[1] ?? subjects[0] ?? 'the thing itself'}`),
    },
  };
}
