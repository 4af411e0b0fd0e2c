import { contrast, hexOf, legible, parts, shift } from '../colour';
import { COLOUR_NAMES, HUE_RANGES } from '../knowledge/colour-names';
import { capital, list, small } from '../pen';
import type { Plan } from '../plan';

interface Named {
  name: string;
  hex: string;
  /** why it is there, as a sentence; told once, where the colour is used first */
  why: string;
}

const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;
const articled = (name: string) => `“${name}”`;

/** What the brief asks for by name, then the matter that it speaks of; nothing that it rules out. */
function ownColours({ colours, materials, name }: Plan): Named[] {
  const isBanned = (hex: string) =>
    colours.banned.some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex))));
  const wanted = colours.wanted.flatMap(({ name: word, unit }) => {
    const [shade = '', base = shade] = word.split(' ');
    const named = COLOUR_NAMES[base] ?? COLOUR_NAMES[shade];
    if (!named) return [];
    const by = /^(?:dark|deep|bottle|racing)/.test(word) ? -0.12 : /^(?:light|pale)/.test(word) ? 0.2 : 0;
    return [{ name: capital(word), hex: shift(named, { l: by }), why: `The brief asks for it: “${unit.text}”` }];
  });
  const matter = materials.map(({ name: word, hex }) => ({
    name: capital(word),
    hex,
    why: `The ${word} in the brief of ${name}, taken as a colour.`,
  }));
  return [...wanted, ...matter].filter(({ hex }) => !isBanned(hex));
}

/** Hues that a neutral set can carry, in OKLCH degrees, with the name of the colour at that place. */
const ACCENTS: [string, number, number, number][] = [
  ['Petrol', 0.42, 0.07, 215],
  ['Pine', 0.42, 0.07, 160],
  ['Plum', 0.4, 0.09, 340],
  ['Cobalt', 0.44, 0.14, 262],
  ['Ochre', 0.5, 0.1, 75],
  ['Brick', 0.48, 0.12, 35],
  ['Aubergine', 0.36, 0.07, 310],
  ['Slate', 0.42, 0.03, 240],
  ['Moss', 0.45, 0.07, 120],
  ['Claret', 0.38, 0.11, 12],
  ['Umber', 0.4, 0.05, 60],
  ['Indigo', 0.36, 0.1, 282],
];

function neutral(plan: Plan): Named {
  const allowed = ACCENTS.map(([name, l, c, h]) => ({ name, hex: hexOf(l, c, h) })).filter(
    ({ hex }) =>
      !plan.colours.banned.some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex)))),
  );
  const chosen = allowed[plan.seed % Math.max(1, allowed.length)] ?? { name: 'Graphite', hex: '#3c3f45' };
  return {
    ...chosen,
    why: `Nothing in the brief of ${plan.name} decides this hue: it is a proposal to react to, and one colour is enough until then.`,
  };
}

/** Two sets: a light one to read on, and its dark sister. All that may be text has a contrast of 4.5 to 1 or more. */
export function colorPalettes(plan: Plan) {
  const { name, colours } = plan;
  const own = ownColours(plan);
  const lights = own.filter(({ hex }) => parts(hex).l > 0.84);
  const darks = own.filter(({ hex }) => parts(hex).l < 0.4);
  const asked = own.filter(({ why }) => why.startsWith('The brief asks'));
  const byColour = own
    .filter((one) => parts(one.hex).l <= 0.84)
    .sort(
      (one, other) =>
        Number(asked.includes(other)) - Number(asked.includes(one)) || parts(other.hex).c - parts(one.hex).c,
    );
  const accent = byColour[0] ?? neutral(plan);
  const hue = parts(accent.hex).h;
  const ground: Named = lights[0] ?? {
    name: 'Paper',
    hex: hexOf(0.972, 0.006, hue),
    why: '',
  };
  const ink: Named = darks.find((one) => one !== accent) ?? {
    name: 'Ink',
    hex: hexOf(0.24, 0.018, hue),
    why: '',
  };
  const second = byColour.find((one) => one !== accent && one !== ink);
  const night = {
    ...ink,
    hex: hexOf(Math.min(parts(ink.hex).l, 0.26), Math.min(parts(ink.hex).c, 0.03), parts(ink.hex).h),
  };
  const sets = [
    { primary: ink, ground, accent, isFirst: true },
    { primary: ground, ground: night, accent: second ?? accent, isFirst: false },
  ];
  // with nothing to go by, one set is enough
  return sets.slice(0, own.length > 0 ? 2 : 1).map(({ primary, ground: under, accent: call, isFirst }) => {
    const text = legible(primary.hex, under.hex);
    const mark = legible(call.hex, under.hex);
    return {
      name: `${primary.name} on ${small(under.name)}`,
      Primary: { Hex: text, Name: primary.name, Rationale: (isFirst && primary.why) || null },
      Secondary: { Hex: under.hex, Name: under.name, Rationale: (isFirst && under.why) || null },
      Accent: { Hex: mark, Name: call.name, Rationale: isFirst || call !== accent ? call.why : null },
      UsageGuidelines: [
        `${primary.name} on ${small(under.name)}: ${ratio(text, under.hex)}, for text of any size.`,
        `${call.name} on ${small(under.name)}: ${ratio(mark, under.hex)}, for one thing on a page.`,
        ...(isFirst && colours.banned.length > 0
          ? [`Kept out, as the brief of ${name} asks: ${list(colours.banned)}.`]
          : []),
      ],
      EmotionalAlignment:
        isFirst && own.length > 1
          ? `Taken from what the brief names: ${list(own.slice(0, 4).map((one) => articled(small(one.name))))}.`
          : null,
    };
  });
}
