import { contrast, hexOf, legible, parts, shift } from '../colour';
import { titleOf } from '../character';
import { COLOUR_NAMES, HUE_RANGES } from '../knowledge/colour-names';
import { lineOf } from '../knowledge/entries';
import { bare, capital, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';
import { worldOf } from './world';

interface Named {
  name: string;
  hex: string;
  /** why it is there, as a sentence */
  why: string;
}

const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;

/** What the brief asks for, the matter that it speaks of, and what surrounds its trade; nothing that it rules out. */
function coloursOf(plan: Plan): { asked: Named[]; own: Named[]; lent: Named[] } {
  const { colours, materials } = plan;
  const isBanned = ({ hex }: Named) =>
    colours.banned.some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex))));
  const asked = colours.wanted.flatMap(({ name: word, unit }) => {
    const [shade = '', base = shade] = word.split(' ');
    const found = COLOUR_NAMES[base] ?? COLOUR_NAMES[shade];
    if (!found) return [];
    const by = /^(?:dark|deep|bottle|racing)/.test(word) ? -0.12 : /^(?:light|pale)/.test(word) ? 0.2 : 0;
    return [{ name: capital(word), hex: shift(found, { l: by }), why: `The brief asks for it: “${bare(unit.text)}”` }];
  });
  const own = materials.map(({ name: word, hex }) => ({
    name: capital(word),
    hex,
    why: `The brief of ${plan.name} speaks of ${word}, so nobody has to explain why this colour is here`,
  }));
  const lent = worldOf(plan).map(({ name: word, hex, why }) => ({ name: word, hex, why }));
  const free = (list: Named[]) => list.filter((one) => !isBanned(one));
  return { asked: free(asked), own: free(own), lent: free(lent) };
}

/** Hues that a set can carry where neither brief nor trade has one, in OKLCH, with the name of the colour at that place. */
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

function neutrals({ seed, colours, name }: Plan): Named[] {
  const allowed = ACCENTS.map(([word, l, c, h]) => ({
    name: word,
    hex: hexOf(l, c, h),
    why: `Nothing in the brief of ${name} decides this hue, so it is a proposal to react to`,
  })).filter(
    ({ hex }) =>
      !colours.banned.some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex)))),
  );
  const from = seed % Math.max(1, allowed.length);
  return [...allowed.slice(from), ...allowed.slice(0, from)];
}

/** Two or three sets; everything that may be text is legible on its ground. */
export function colorPalettes(plan: Plan) {
  const { name, seed, who: people, colours, primary, secondary } = plan;
  const { asked, own, lent } = coloursOf(plan);
  const spare = neutrals(plan);
  const order = (list: Named[]) =>
    [...list].sort((one, other) => ((seed ^ one.name.length) % 5) - ((seed ^ other.name.length) % 5));
  const all = [...asked, ...own, ...order(lent)];
  const lights = all.filter(({ hex }) => parts(hex).l > 0.82);
  const darks = all.filter(({ hex }) => parts(hex).l < 0.42);
  const vivid = [
    ...asked.filter(({ hex }) => parts(hex).l <= 0.82),
    ...[...own, ...order(lent)]
      .filter(({ hex }) => parts(hex).l <= 0.82 && parts(hex).l >= 0.3 && parts(hex).c > 0.03)
      .sort((one, other) => Number(own.includes(other)) - Number(own.includes(one))),
    ...spare,
  ].filter((one, index, list) => list.findIndex((other) => other.name === one.name) === index);
  const hue = parts((vivid[0] as Named).hex).h;
  // what is too dark to read on all day is taken lighter
  const pale =
    lights[0] && parts(lights[0].hex).l < 0.92
      ? {
          ...lights[0],
          name: `Pale ${small(lights[0].name)}`,
          hex: hexOf(0.945, Math.min(parts(lights[0].hex).c * 0.5, 0.035), parts(lights[0].hex).h),
        }
      : lights[0];
  const light = pale ?? {
    name: 'Paper',
    hex: hexOf(0.968, 0.008, hue),
    why: `A quiet ground that leaves the attention to what ${name} shows`,
  };
  const ink = darks.find((one) => one !== vivid[0]) ?? {
    name: 'Ink',
    hex: hexOf(0.24, 0.018, hue),
    why: `Nearly black, tinted with the accent colour of ${name}`,
  };
  const [first, second = first, third = second] = vivid.filter((one) => one !== ink) as [Named, Named?, Named?];
  const tint: Named = {
    name: `Washed ${small(second.name)}`,
    hex: hexOf(0.945, Math.min(parts(second.hex).c * 0.35, 0.03), parts(second.hex).h),
    why: `A light tint of ${small(second.name)}, so that the second set of ${name} belongs to the first`,
  };
  const night: Named = {
    name: `${ink.name} ground`,
    hex: hexOf(Math.min(parts(ink.hex).l, 0.27), Math.min(parts(ink.hex).c, 0.04), parts(ink.hex).h),
    why: `${ink.name} as a ground, for what ${name} shows after dark`,
  };
  const lead = asked[0] && asked[0] !== ink && parts(asked[0].hex).l < 0.62 && asked[0] !== first ? asked[0] : ink;
  const isTaken = all.length > 0;
  const sets = [
    { text: lead, ground: light, mark: first, use: `headings and text that ${people} see most`, align: primary },
    {
      text: darks.find((one) => one !== ink && one !== second) ?? ink,
      ground: tint,
      mark: second === first ? ink : second,
      use: `what ${name} announces`,
      align: secondary,
    },
    {
      text: light,
      ground: night,
      mark: parts(third.hex).l > 0.5 ? third : first,
      use: `signs and screens after dark`,
      align: primary,
    },
  ].slice(0, isTaken ? 3 : 2);
  return sets.map(({ text: said, ground, mark, use, align }, index) => {
    const text = legible(said.hex, ground.hex);
    const call = legible(mark.hex, ground.hex);
    const shares = 58 + ((seed >>> index) % 4) * 4;
    return {
      name: `${said.name} on ${small(ground.name)}`,
      Primary: {
        Hex: text,
        Name: said.name,
        Rationale: sentence(`${bare(index === 0 || said !== ink ? said.why : `${said.name} again`)}; for ${use}`),
      },
      Secondary: { Hex: ground.hex, Name: ground.name, Rationale: sentence(ground.why) },
      Accent: {
        Hex: call,
        Name: mark.name,
        Rationale: sentence(
          `${bare(index === 0 || mark !== first ? mark.why : `${mark.name} stays the one signal`)}; for ${['what people can press or ring', 'the date or the figure that counts', 'the way in'][index] ?? ''}`,
        ),
      },
      UsageGuidelines: [
        `${said.name} on ${small(ground.name)}: ${ratio(text, ground.hex)}, for text of any size.`,
        `${mark.name} on ${small(ground.name)}: ${ratio(call, ground.hex)}, for links, figures and buttons, never for whole paragraphs.`,
        `About ${shares} parts ${small(ground.name)}, ${Math.round((100 - shares) * 0.7)} parts ${small(said.name)}, the rest ${small(mark.name)}; the two never stand on each other as text (${ratio(text, call)}).`,
        ...(colours.banned.length > 0 && index === 0 ? [`Kept out, as the brief asks: ${list(colours.banned)}.`] : []),
      ],
      EmotionalAlignment: sentences(
        `${capital(lineOf(align.entry, 'mood'))}: the mood of the ${titleOf(align.id)} in ${name}`,
        index === 0 &&
          own.length > 1 &&
          `It is taken from what the brief names: ${list(own.slice(0, 4).map((one) => small(one.name)))}`,
      ),
    };
  });
}
