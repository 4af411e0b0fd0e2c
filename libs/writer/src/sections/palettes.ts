import { contrast, hexOf, legible, parts, shift } from '../colour';
import { COLOUR_NAMES, HUE_RANGES } from '../knowledge/colour-names';
import { MATERIALS } from '../knowledge/materials';
import { lineOf, type Plan } from '../plan';
import { capital, list, sentences, small } from '../pen';

interface Named {
  name: string;
  hex: string;
}

/** The colours of the trade's materials, in this brand's own shades, without those that the brief rules out. */
function materials(plan: Plan): Named[] {
  const { trade, second, seed, colours } = plan;
  const named = ownMaterials(plan);
  const lines = [...trade.lines('colour'), ...(second?.lines('colour') ?? [])];
  const isBanned = (hex: string) =>
    colours.banned.some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex))));
  const family = lines.flatMap((line) => line.split(';'));
  // what the brief names comes first; a trade that is only guessed lends no more than ground and ink
  const lent =
    plan.isKnownTrade || named.length < 3
      ? family
      : family.filter((text) => /#(?:[ef][0-9a-f]|[0-3][0-9a-f])/.test(text));
  return [...named, ...lent]
    .flatMap((text, index) => {
      const [, name, hex] = /^\s*(.+?) (#[0-9a-f]{6})\s*$/.exec(text) ?? [];
      if (!name || !hex) return [];
      // a brand's own hand: up to eight degrees of hue and a little lightness, never enough to change the name
      const turn = ((seed >>> (index * 3)) % 17) - 8;
      return [{ name: capital(name), hex: shift(hex, { h: turn, l: (((seed >>> index) % 7) - 3) / 150 }) }];
    })
    .filter(({ hex }) => !isBanned(hex));
}

/** Things in the brief that have a colour of their own. */
function ownMaterials({ facts }: Plan): string[] {
  const words = facts.flatMap(({ statement }) =>
    statement.tokens
      .filter(
        (token, index, all) =>
          !all.slice(Math.max(0, index - 4), index).some(({ lower }) => /^(?:no|not|without|never|n't)$/.test(lower)) &&
          token.pos !== 'VERB',
      )
      .map(({ lemma }) => lemma),
  );
  return [...new Set(words)].flatMap((word) => (MATERIALS[word] ? [`${word} ${MATERIALS[word]}`] : [])).slice(0, 5);
}

const wantedOf = ({ colours }: Plan): Named[] =>
  colours.wanted.flatMap((word) => {
    const last = word.split(' ').at(-1)?.replace(/s$/, '') ?? '';
    const [shade, base] = [COLOUR_NAMES[word.split(' ')[0] ?? ''], COLOUR_NAMES[last] ?? COLOUR_NAMES[`${last}s`]];
    if (!base) return [];
    const named = word.includes(' ') && shade ? shade : base;
    return [
      {
        name: capital(word),
        hex: /^(?:dark|deep)/.test(word)
          ? shift(named, { l: -0.12 })
          : /^(?:light|pale)/.test(word)
            ? shift(named, { l: 0.22, c: 0.6 })
            : named,
      },
    ];
  });

const titleOf = (id: string): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());

const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;

/** Three ways to use what the trade's own materials look like; everything that may be text is legible on its ground. */
export function colorPalettes(plan: Plan) {
  const { name, trade, offer } = plan;
  const all = materials(plan);
  const wanted = wantedOf(plan);
  const by = (value: (colour: { l: number; c: number }) => number) =>
    [...all].sort((a, b) => value(parts(b.hex)) - value(parts(a.hex)));
  const lights = [...wanted.filter(({ hex }) => parts(hex).l > 0.85), ...by(({ l, c }) => l - c)].filter(
    ({ hex }) => parts(hex).l > 0.8,
  );
  const light: Named = lights[0] ?? { name: 'Paper', hex: '#f5f2ea' };
  const asked = wanted.filter(({ hex }) => parts(hex).l <= 0.85);
  const darks = [...asked.filter(({ hex }) => parts(hex).l < 0.5), ...by(({ l }) => -l)].filter(
    ({ hex }) => parts(hex).l < 0.45,
  );
  const vivid = [...asked, ...by(({ c }) => c)].filter(
    (colour, index, list) =>
      list.findIndex(({ name: other }) => other === colour.name) === index && parts(colour.hex).l <= 0.85,
  );
  const dark: Named = darks[0] ?? { name: 'Ink', hex: '#1e2126' };
  const colourful = vivid.filter(({ name: other }) => other !== dark.name);
  const [first = dark, second = first, third = second] = colourful;

  const tint: Named = {
    name: `Washed ${small(second.name)}`,
    hex: hexOf(0.94, Math.min(parts(second.hex).c * 0.35, 0.035), parts(second.hex).h),
  };
  const night: Named = {
    name: `${dark.name} ground`,
    hex: hexOf(Math.min(parts(dark.hex).l, 0.27), Math.min(parts(dark.hex).c, 0.04), parts(dark.hex).h),
  };
  const isNamed = (of: string) => plan.facts.some(({ said }) => said.toLowerCase().includes(small(of)));
  const sets = [
    {
      primary: asked[0] && parts(asked[0].hex).l < 0.62 ? asked[0] : dark,
      ground: light,
      accent: colourful.find(({ name: other }) => other !== asked[0]?.name) ?? first,
      use: `what ${plan.readers} see most: website, letters, price lists`,
      part: 'most of what people read',
    },
    {
      primary: second.name === (asked[0]?.name ?? '') ? first : second,
      ground: asked[0] ? light : tint,
      accent: dark,
      use: `the weeks in which ${name} has something to announce`,
      part: 'one campaign at a time',
    },
    {
      primary: light,
      ground: night,
      accent: parts(third.hex).l > 0.5 ? third : first,
      use: `doors, vehicles and screens of ${name} after dark`,
      part: 'signs and the first screen of a talk',
    },
  ];
  const reason =
    plan.wishes.length > 0 && asked[0]
      ? `The brief asks for ${list(asked.map(({ name: word }) => small(word)))}`
      : undefined;
  return sets.map(({ primary, ground, accent, use, part }, index) => {
    const text = legible(primary.hex, ground.hex);
    const call = legible(accent.hex, ground.hex);
    const material = trade.lines('see')[index] ?? '';
    return {
      name: `${primary.name} on ${small(ground.name)}`,
      Primary: {
        Hex: text,
        Name: primary.name,
        Rationale: sentences(
          index === 0
            ? (reason ??
                (isNamed(primary.name)
                  ? `${primary.name} is in the brief, and nobody has to explain why it is in the palette`
                  : `${primary.name} is proposed from what surrounds ${offer}; the people at ${name} should say whether they recognise it`))
            : `Steps forward where the everyday set of ${name} stays back`,
          `${primary.name} carries headings and text`,
        ),
      },
      Secondary: {
        Hex: ground.hex,
        Name: ground.name,
        Rationale: sentences(
          `${ground.name} is the ground for ${use}`,
          index === 0 ? `It lets ${offer} be the most colourful thing on the page` : undefined,
        ),
      },
      Accent: {
        Hex: call,
        Name: accent.name,
        Rationale: sentences(
          `${accent.name} marks one thing per page: ${index === 0 ? `what ${plan.readers} can press or ring` : index === 1 ? `the figure that counts, or the date` : `the way in`}`,
          index === 0 && material && plan.isKnownTrade ? `Look for it in this picture: ${material}` : undefined,
        ),
      },
      UsageGuidelines: [
        `${primary.name} on ${small(ground.name)} measures ${ratio(text, ground.hex)}: text of any size.`,
        `${accent.name} on ${small(ground.name)} measures ${ratio(call, ground.hex)}: links, prices and buttons, never whole paragraphs.`,
        `${primary.name} and ${small(accent.name)} do not stand on each other as text (${ratio(text, call)}).`,
        `For ${part}: about ${60 + ((plan.seed >>> index) % 3) * 5} parts ${small(ground.name)}, ${25 - ((plan.seed >>> index) % 3) * 3} parts ${small(primary.name)}, the rest ${small(accent.name)}.`,
        ...(plan.colours.banned.length > 0 && index === 0
          ? [`Not used anywhere, as the brief asks: ${list(plan.colours.banned)}.`]
          : []),
      ],
      EmotionalAlignment: sentences(
        index === 0
          ? `${capital(lineOf(plan.primary.entry, 'mood'))}, as suits ${name} in its part as ${titleOf(plan.primary.id)}`
          : index === 1
            ? `${capital(trade.lines('mood')[0] ?? '')}, with the ${titleOf(plan.secondary.id)} in front`
            : `${primary.name} lit against ${small(ground.name)}, for where ${name} is seen from afar`,
      ),
    };
  });
}
