import { nounSenses } from '@maquette/reading';
import { contrast, hexOf, legible, parts, shift } from '../../colour';
import { COLOUR_NAMES, HUE_RANGES } from '../../knowledge/colour-names';
import { lineOf } from '../../knowledge/entries';
import { MATERIALS } from '../../knowledge/materials';
import { capital, list, sentence, small } from '../../pen';
import { titleOf } from '../archetypes';
import { type Plan, quoted } from '../plan';

interface Named {
  name: string;
  hex: string;
  /** why it is there */
  why: string;
}

const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;

/** Words that name a matter here and something else there. */
const UNSURE =
  /^(?:oil|night|field|screen|stage|port|tower|elevator|gate|card|tooth|ice|tile|horse|sheep|goat|bee|rain|fog|fire|river|lake|sea|harbour|rose|orange|ash|tin|ink|apple|prison|hospital|chain|chimney|knife|blade|piano|violin|harp|fiddle|egg|rice|flower|leaf|grass|blue|salmon|plum|smoke)$/;
const OF_SUBSTANCE = /^(?:material|food|drink|plant|tree|flower|land|water|fish|bird|animal|abstract)$/;
const ELSEWHERE = /^(?:old|former|no|above|below|beside|near|next)$/i;

/** What the notes ask for, and the matter that they name as their own; nothing that they rule out. */
function coloursOf(plan: Plan): { asked: Named[]; own: Named[] } {
  const { brief, facts, identity } = plan;
  const isBanned = ({ hex }: Named) => isBarred(plan, hex);
  const asked = brief.colours.wanted.flatMap(({ name: word, unit }) => {
    const [shade = '', base = shade] = word.split(' ');
    const found = COLOUR_NAMES[base] ?? COLOUR_NAMES[shade];
    if (!found) return [];
    const by = /^(?:dark|deep|bottle|racing)/.test(word) ? -0.12 : /^(?:light|pale)/.test(word) ? 0.2 : 0;
    return [{ name: capital(word), hex: shift(found, { l: by }), why: `The notes ask for it: ${quoted(unit.text)}` }];
  });
  const own = brief.materials.flatMap(({ name: word, hex }) => {
    const [sense] = nounSenses(word);
    // a bicycle is a thing and has no colour of its own
    if (sense && !OF_SUBSTANCE.test(sense.class)) return [];
    if (UNSURE.test(word) || !Object.hasOwn(MATERIALS, word)) return [];
    const pattern = new RegExp(`(?:(\\p{L}+) )?\\b${word}s?\\b`, 'iu');
    const note = facts.find(
      ({ text, kinds }) =>
        (text === identity.unit?.text || kinds.some(({ id }) => /^(?:handmade|origin|own|offer)$/.test(id))) &&
        pattern.test(text),
    );
    if (!note || ELSEWHERE.test(pattern.exec(note.text)?.[1] ?? '')) return [];
    return [
      {
        name: capital(word),
        hex,
        why: `${capital(word)} is named in the notes (${plan.cite(note, 80)}), so nobody has to explain why this colour is here`,
      },
    ];
  });
  const free = (list: Named[]) => list.filter((one) => !isBanned(one));
  return { asked: free(asked), own: free(own) };
}

const isBarred = ({ brief, wishes }: Plan, hex: string): boolean =>
  [
    ...brief.colours.banned,
    ...wishes.rules.flatMap(
      (rule) => rule.toLowerCase().match(/\b(?:pink|blue|green|red|yellow|orange|brown|purple|black|gold)\b/g) ?? [],
    ),
  ].some((word) => HUE_RANGES.some(([pattern, test]) => pattern.test(word) && test(parts(hex))));

const BRIGHT = /\b(?:colou?rful|bright|vivid|loud|cheerful|joyful|bunt|farbenfroh|coloré|colorido)\b/i;

/** Two or three sets; everything that may be text is legible on its ground. */
export function colorPalettes(plan: Plan) {
  const { seed, brief, primary, secondary, trade, who, fill, wishes } = plan;
  const { asked, own } = coloursOf(plan);
  const hues = trade.hues
    .map(([name, l, c, h, why]) => ({
      name,
      hex: c < 0.06 ? hexOf(Math.max(l, 0.44), 0.065, h) : hexOf(l, c, h),
      why: fill(why),
    }))
    .filter(({ hex }) => !isBarred(plan, hex));
  // 'colourful', 'bright': the strongest colour stands first
  if (BRIGHT.test([...wishes.look, ...wishes.voice].join(' ')))
    hues.sort((one, other) => parts(other.hex).c - parts(one.hex).c);
  const from = BRIGHT.test([...wishes.look, ...wishes.voice].join(' ')) ? 0 : seed % Math.max(1, hues.length);
  const lent = [...hues.slice(from), ...hues.slice(0, from)].map(({ name, hex, why }) => ({
    name,
    hex,
    why: `A proposal, as the notes name no colour: ${why}`,
  }));
  const usable = (list: Named[]) =>
    list.filter(({ hex }) => parts(hex).l <= 0.86 && parts(hex).l >= 0.24 && parts(hex).c > 0.025);
  // what is bright is no letter on paper: it waits for the dark ground
  const byDepth = [...lent].sort((one, other) => Number(parts(one.hex).l > 0.6) - Number(parts(other.hex).l > 0.6));
  const vivid = [...usable(asked), ...usable(own), ...byDepth].filter(
    (one, at, all) => all.findIndex(({ name }) => name === one.name) === at,
  );
  const [first, second = first, third = second] = vivid as [Named, Named?, Named?];
  const dark = asked.find((one) => one !== first && parts(one.hex).l < 0.5);
  const { h } = parts(first.hex);
  const ink: Named = dark ?? {
    name: inkName(first),
    hex: hexOf(0.24, 0.022, h),
    why: `Nearly black with a trace of ${small(first.name)}, so that text and accent are of one family`,
  };
  const paleOwn = own.find(({ hex }) => parts(hex).l > 0.86);
  const paper: Named = paleOwn
    ? { ...paleOwn, hex: hexOf(0.955, Math.min(parts(paleOwn.hex).c * 0.6, 0.03), parts(paleOwn.hex).h) }
    : {
        name: `${warmth(h)} paper`,
        hex: hexOf(0.968, 0.009, h),
        why: `A ground on which ${small(first.name)} is seen from across a room`,
      };
  const tint: Named = {
    name: `Washed ${small(second.name)}`,
    hex: hexOf(0.94, Math.min(parts(second.hex).c * 0.35, 0.03), parts(second.hex).h),
    why: `${second.name}, thinned until ${who} can read on it`,
  };
  const night: Named = {
    name: `${ink.name} ground`,
    hex: hexOf(Math.min(parts(ink.hex).l, 0.26), Math.min(parts(ink.hex).c, 0.035), parts(ink.hex).h),
    why: `For screens after dark and for signs: the ink of the first set turned into a ground`,
  };
  const sets = [
    {
      text: ink,
      ground: paper,
      mark: first,
      align: primary,
      use: 'for what has to be found first',
    },
    {
      text: ink,
      ground: tint,
      mark: second === first ? ink : second,
      align: secondary,
      use: 'for figures and dates',
    },
    {
      text: paper,
      ground: night,
      mark: parts(third.hex).l > 0.5 ? third : first,
      align: primary,
      use: `for the one thing that ${who} can press`,
    },
  ].slice(0, asked.length + own.length > 0 || seed % 2 === 0 ? 3 : 2);
  return sets.map(({ text: said, ground, mark, use, align }, at) => {
    const text = legible(said.hex, ground.hex);
    const call = legible(mark.hex, ground.hex);
    const share = 58 + ((seed >>> at) % 4) * 4;
    return {
      name: `${mark.name} on ${small(ground.name)}`,
      Primary: {
        Hex: text,
        Name: said.name,
        Rationale: sentence(
          at === 0
            ? `${said.why}; for headings and text`
            : at === 1
              ? `${said.name} as in the first set, for text`
              : `${said.name}, now as letter: for text on the dark ground`,
        ),
      },
      Secondary: { Hex: ground.hex, Name: ground.name, Rationale: sentence(ground.why) },
      Accent: {
        Hex: call,
        Name: mark.name,
        Rationale: sentence(`${at === 2 && mark === first ? `${mark.name} again, lighter` : mark.why}; ${use}`),
      },
      UsageGuidelines: [
        `${said.name} on ${small(ground.name)}: ${ratio(text, ground.hex)}, for text of any size.`,
        `${mark.name} on ${small(ground.name)}: ${ratio(call, ground.hex)}, for links, figures and buttons.`,
        `About ${share} parts ${small(ground.name)}, ${Math.round((100 - share) * 0.7)} parts ${small(said.name)}, the rest ${small(mark.name)}.`,
        ...(brief.colours.banned.length > 0 && at === 0
          ? [`Kept out, as the notes ask: ${list(brief.colours.banned)}.`]
          : []),
      ],
      EmotionalAlignment: sentence(
        `${capital(lineOf(align.entry, 'mood'))}: ${small(mark.name)} as ${['the first impression', 'company for longer reading', 'a lamp in the evening'][at] ?? ''}, ${at === 1 ? `nearer to the ${titleOf(align.id)}` : `as the ${titleOf(align.id)} asks`}`,
      ),
    };
  });
}

const inkName = ({ name }: Named): string =>
  `${name.split(' ').at(-1) ?? name} ink`.replace(/^./, (letter) => letter.toUpperCase());
const warmth = (hue: number): string =>
  hue > 20 && hue < 110 ? 'Warm' : hue >= 110 && hue < 200 ? 'Green-white' : hue < 290 && hue >= 200 ? 'Cool' : 'Rag';
