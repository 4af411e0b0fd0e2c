import { OBJECTS } from '../../art/objects';
import type { MockObject, ObjectName } from '../../art/objects';
import { isDrawn } from '../../art/mark';
import { contrast } from '../../palette/palette';
import { coatOf } from '../../prompt/coat';
import type { Coat } from '../../prompt/product-parts';
import { hash, Random } from '../../random';
import type { Stage } from '../../stage';
import { Sheet } from '../../sheet';
import { ellipse } from '../../svg';
import { belted, patterned, screen, sticker } from '../label';
import type { Label, PackColours } from '../label';
import { standOff } from '../parts';

const BY_TOPIC: Partial<Record<string, ObjectName[]>> = {
  coffee: ['pouch', 'cup'],
  tea: ['box', 'pouch'],
  beauty: ['bottle', 'jar'],
  spa: ['bottle', 'candle'],
  honey: ['jar'],
  wine: ['wine'],
  whisky: ['wine'],
  fashion: ['tote', 'shirt'],
  street: ['shirt', 'can'],
  tech: ['phone'],
  finance: ['phone'],
  books: ['book', 'tote'],
  citrus: ['can', 'bottle'],
  fresh: ['bottle', 'tote'],
  bakery: ['pouch', 'box'],
  sweet: ['box', 'cup'],
  burger: ['box', 'cup'],
  olive: ['wine', 'jar'],
  candle: ['candle'],
  music: ['poster', 'shirt'],
  art: ['poster', 'tote'],
  photo: ['poster', 'phone'],
  sport: ['shirt', 'bottle'],
  pet: ['pouch', 'can'],
  jewel: ['box'],
};
const ANY: ObjectName[] = ['tote', 'box', 'poster', 'mug', 'phone'];

/** Glass that a label of another colour is stuck on. */
const GLASS: Partial<Record<ObjectName, string>> = { wine: '#26352b', dropper: '#6b3d17', jar: '#d9dcd4' };
/** What a product is made of has a colour, whatever is printed on it. */
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kraft|brown paper|cardboard|corrugated|unbleached)\b/iu, '#bf9a6c'],
  [/\b(?:hessian|burlap|jute|natural cotton|linen|calico)\b/iu, '#d9c7a3'],
  [/\bstoneware\b/iu, '#b9aa97'],
  // light comes through both
  [/\b(?:frosted|milky|opal)(?: glass)?\b/iu, '#dfe5e2'],
  [/\b(?:clear|transparent) glass\b/iu, '#d5dfdd'],
];

export interface Piece {
  name: ObjectName;
  object: MockObject;
  colours: PackColours;
}

/** The same in every option of a prompt: four views of one thing, never four things. */
function chooseObject({ reading, prompt }: Stage): ObjectName {
  const fitting = BY_TOPIC[reading.subjects[0]?.topic ?? ''] ?? ANY;
  return reading.product?.object ?? new Random(hash(prompt)).pick(fitting);
}

/** The colours of its parts; of two that were named for all of it the ground changes from option to option. */
function dressed({ reading, prompt, option }: Stage): Coat {
  const { pair, ...coat } = coatOf(prompt, reading.colours, reading.product?.word);
  if (!pair) return coat;
  const [body, other] = option % 2 ? [pair[1], pair[0]] : pair;
  // what would not be read on it goes round it
  return { ...coat, body, ...(contrast(other, body) >= 3 ? { print: other } : { band: coat.band ?? other }) };
}

/** The product in the palette: each part in the colour that was asked for it, in every option. */
export function piece(stage: Stage, turn = 0): Piece {
  const { palette, prompt } = stage;
  const name = chooseObject(stage);
  const coat = dressed(stage);
  const order = {
    paper: [palette.paper, palette.primary, palette.deep],
    tint: [palette.primary, palette.paper, palette.accent],
    field: [palette.deep, palette.accent, palette.paper],
    night: [palette.primary, palette.deep, palette.accent],
  }[palette.scheme];
  const given =
    (/\bamber (?:glass|bottles?|jars?)\b/iu.test(prompt) ? '#7b4416' : undefined) ??
    coat.body ??
    MATERIALS.find(([said]) => said.test(prompt))?.[1] ??
    // a cream label is on the bottle: the bottle is of glass
    (coat.label === undefined ? undefined : GLASS[name]);
  const body = given ?? (turn === 0 && palette.inRoles ? palette.bg : undefined) ?? order[turn % 3] ?? palette.paper;
  const trim =
    coat.trim ??
    standOff(body, 1.5, body === palette.deep ? palette.accent : palette.deep, palette.primary, palette.accent);
  const { label, band: belt, print } = coat;
  const isDressed = Object.keys(coat).length > 0;
  return { name, object: OBJECTS[name], colours: { body, trim, edge: coat.trim, label, band: belt, print, isDressed } };
}

/** Width of an object by its height. */
export const widthOf = ({ draw }: MockObject): number =>
  draw(new Sheet(1, 1), 0, 0, 100, { body: '#888888', trim: '#444444' }, () => undefined) / 100;

/** 'a toucan pattern': what is drawn on it is drawn all over it. */
const IN_PATTERN = /\b(?:pattern(?:ed)?|all[- ]?over|muster|motif répété|estampado|fantasia)\b/iu;

export function put(stage: Stage, item: Piece, label: Label, cx: number, y: number, h: number): number {
  stage.sheet.artwork.push(`object:${item.name}`);
  const isPatterned = IN_PATTERN.test(stage.prompt) && isDrawn(stage.mark) && stage.copy.title !== undefined;
  return item.object.draw(stage.sheet, cx, y, h * item.object.tall, item.colours, (face) =>
    item.object.screen
      ? screen(stage, face)
      : (isPatterned
          ? patterned
          : item.colours.label !== undefined
            ? sticker
            : item.colours.band !== undefined
              ? belted
              : label)(stage, face, item.colours),
  );
}

/** Soft shadow on the floor: a long one away from the light and a dark line of contact. */
export function shadow(stage: Stage, cx: number, y: number, w: number, dark: string, strength = 1): void {
  const { sheet } = stage;
  sheet.add(
    ellipse(
      cx + w * 0.14,
      y + w * 0.02,
      w * 0.86,
      w * 0.13,
      sheet.radial(
        cx + w * 0.14,
        y + w * 0.02,
        w * 0.86,
        [
          [0, dark, 0.4 * strength],
          [0.5, dark, 0.2 * strength],
          [1, dark, 0],
        ],
        0.151,
      ),
    ),
    ellipse(
      cx,
      y,
      w * 0.54,
      w * 0.045,
      sheet.radial(
        cx,
        y,
        w * 0.54,
        [
          [0, dark, 0.65 * strength],
          [0.75, dark, 0.42 * strength],
          [1, dark, 0],
        ],
        0.0833,
      ),
    ),
  );
}
