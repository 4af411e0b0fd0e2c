import type { SceneBrief, SceneSubject } from '../../prompt/scene';
import type { Random } from '../../random';
import type { Sheet } from '../../sheet';
import { rect } from '../../svg';
import type { Box } from '../patterns';
import { furnished, seated, spread } from './arrange';
import { GROUNDS } from './ground';
import { HEAVENS, isIndoors, placeOf } from './home';
import { stockIcon } from '../library';
import { settingOf } from './settings';
import type { Setting } from './settings';
import { heldAs } from './figures/held';
import { figureFor, isItself } from './library';
import { indoors, lightOf } from './light';
import type { Figure } from './pen';
import { place } from './place';
import type { Placed } from './place';
import { bolt, paintWeather, rainbow } from './sky';
import { LEAVES, litter } from './litter';
import { stand } from './stand';
import { strings } from './strings';
import { blend } from './tone';
import { said } from './view';
import type { Ground, View } from './view';

export interface PaintOptions {
  /** Words will stand in the upper part, or at the left side: it is kept calm. */
  clear?: 'top' | 'side';
  /** 1 = as usual; larger comes nearer. */
  zoom?: number;
  /** Two takes of one scene differ in the side of the light and in the tones of the sky. */
  variant?: 0 | 1;
  /** The hour where none is named, and whether its sun is low in a sky that is still blue. */
  hour?: SceneBrief['time'];
  isGolden?: boolean;
  /** No sun or moon is painted. */
  isSunless?: boolean;
}
export interface Painted {
  /** Every colour of the upper part, for words that stand there. */
  sky: string[];
  /** The nearest ground, at the foot of the picture. */
  foot: string;
  /** Where its ground begins, px from the top of the box. */
  level: number;
  /** Subjects that are in the picture, and those that are not. */
  drawn: SceneSubject[];
  missing: SceneSubject[];
  /** Where each stands, in the frame before mirroring. */
  placed: Placed[];
  /** The name of its ground or setting. */
  ground: string;
  indoors: boolean;
  /** Lamps are lit. */
  dark: boolean;
}

/** How a state is said; what is drawn so is not reported as missing. */
const STATE_WORDS: Record<NonNullable<SceneSubject['state']>, string> = {
  sitting: 'sitting seated sits perched perching crouching',
  lying: 'lying lies asleep sleeping sleeps resting curled dozing napping',
  standing: 'standing stands waiting rising towering',
  flying: 'flying flies soaring gliding hovering',
  leaning: 'leaning leans leant propped',
  floating: 'floating floats drifting sailing moored anchored bobbing swimming swims rowing',
  running: 'running runs galloping gallops racing sprinting chasing trotting',
  walking: 'walking walks crossing strolling wandering trudging climbing hiking marching passing stepping',
  jumping: 'jumping jumps leaping leaps breaching',
  grazing: 'grazing drinking eating feeding browsing pecking nibbling sniffing',
  open: 'open opened',
  lit: 'lit glowing glows burning shining illuminated flickering',
  steaming: 'steaming steams steamy hot',
};
/** What is named after one of these is in the hands of who does it. */
const HANDLES = /\b(?:selling|holding|carrying|bringing|reading|drinking|gathering|picking|offering|swinging)$/iu;
const handles = ({ words, deed }: SceneSubject): boolean =>
  HANDLES.test(words) || HANDLES.test(deed?.split(' ')[0] ?? '');
/** Who it is, without what they do. */
const named = ({ words, deed }: SceneSubject): string =>
  deed === undefined ? words : words.replace(/ \p{L}+ing$/u, '');
/** What hangs on strings out of doors where there are several. */
const STRUNG =
  /^(?:lanterns?|paper lanterns?|fairy lights?|string lights?|lights?|bunting|pennants?|flags?|garlands?|lampions?)$/u;
/** States that turn a thing into another picture. */
const CONTRARY =
  /\b(?:upturned|overturned|capsized|wrecked|sunken|broken|smashed|dismantled|ruined|headless|stuffed|half-built|unfinished|folded|tipped|burnt|burned)\b/iu;
/** What is never inside a room, on a table or on a shelf. */
const isOutside = ({ class: kind }: SceneSubject, { home }: Figure): boolean =>
  /^(?:tree|building|boat|aircraft|vehicle)$/.test(kind) || home === 'wheels' || home === 'heaven';
/** What a figure can be seen to wear. */
const WORN = /^(?:straw hat|conical hat|hat|apron|helmet|cap|hood|raincoat|woolly hat)$/u;
/** Whether a drawing shows a state: its own, or one that placing alone shows. */
const shows = (figure: Figure, state: NonNullable<SceneSubject['state']>): boolean =>
  figure.states?.includes(state) === true ||
  state === 'standing' ||
  state === 'leaning' ||
  (state === 'flying' && figure.home === 'air') ||
  (state === 'floating' && figure.home !== 'land');

/** A tram that climbs and a boat that passes are where they are. */
const MOVES: ReadonlySet<string> = new Set(['walking', 'running', 'standing']);
const isAlive = ({ class: kind }: SceneSubject): boolean => /^(?:animal|person|bird|insect)$/u.test(kind);

/** Under clouds the sun does not set in colours. */
const hourFor = (hour: SceneBrief['time'], { weather }: SceneBrief): SceneBrief['time'] =>
  hour === 'sunset' && weather !== undefined && weather !== 'clear' && weather !== 'wind' ? 'dawn' : hour;

/** Deeds that are done where those who do them and what they have are seen together. */
const SHARED = /^(?:shar\w+|enjoy\w*|hav(?:e|ing)|meet\w*|gather\w*|wait\w*|crossing|cross(?:es)?|riding|rides?)\b/iu;

/** The words of a place that its drawing shows: a castle garden without its castle is told as the garden that it is. */
function ofItsKind(
  { read, kinds = [] }: SceneBrief,
  setting: Setting | undefined,
  ground: string,
  sheet: Sheet,
): string[] {
  const name = setting?.name ?? ground;
  const left = new Set<string>();
  for (const { words, by } of kinds) {
    const [named = ''] = setting?.words.exec(words) ?? [];
    if (named.includes(by) || setting?.words.test(by) || setting?.shows?.test(by) || USUAL.test(by)) continue;
    if (DRAWN_WITH[ground]?.test(by)) continue;
    left.add(by);
    sheet.lacking.push(`${words} (shown as a plain ${name})`);
  }
  return read.filter((word) => !left.has(word));
}
/** What every place of its kind has or is made of. */
const USUAL =
  /^(?:wood(?:en)?|stone|brick|tile[ds]?|glass|city|town|village|street|garden|side|country|family|home|house|kitchen|public|open|back|front|summer|winter|night|evening|old|wild|flower|grass|sand|water|tree|oak|pine|marble|coffee|roof|rooftop|floor|sun|rain|snow)s?$/u;
const DRAWN_WITH: Readonly<Record<string, RegExp>> = {
  forest: /^(?:fir|spruce|conifer|bamboo|evergreen)$/u,
  sea: /^(?:ocean|coast)$/u,
  harbour: /^(?:fishing|boat|sea|port|fish)$/u,
  beach: /^(?:sea|ocean|coast)$/u,
  field: /^(?:farm|corn|grain)$/u,
  lake: /^(?:forest|wood)$/u,
};

/** Pixels of a side that can be drawn in. */
const LEAST = 40;

/** Draws the scene of a brief into a box: sky, ground, subjects, weather, under one light. */
export function paintScene(
  sheet: Sheet,
  given: Box,
  asked: SceneBrief,
  random: Random,
  options: PaintOptions = {},
): Painted {
  // what is set may leave no room at all: such a sheet is composed again, and rows of things need a width to end at
  const area = { ...given, w: Math.max(given.w, LEAST), h: Math.max(given.h, LEAST) };
  const { w, h } = area;
  const brief = seated(spread(furnished(asked)));
  const ground = placeOf(brief);
  const setting = settingOf(brief, ground);
  const isInRoom = isIndoors(ground, brief);
  const nouns = new Set(brief.subjects.flatMap((s) => s.noun.toLocaleLowerCase('en').split(/\s+/u)));
  const night = ['moon', 'stars', 'star'].some((word) => nouns.has(word));
  const lit = lightOf(
    {
      ...brief,
      ground,
      isGolden: brief.isGolden ?? (brief.time === undefined && options.isGolden),
      time: setting?.name === 'lunar' ? 'day' : (brief.time ?? (night ? 'night' : hourFor(options.hour, brief))),
    },
    random,
    options.variant,
  );
  const light = options.isSunless ? { ...lit, orb: undefined } : lit;
  const mirrored =
    options.clear === 'side'
      ? GROUNDS[ground] !== GROUNDS.cliff
      : options.variant === undefined
        ? random.chance(0.5)
        : options.variant === 1;
  const high = options.clear
    ? random.range(0.5, 0.56)
    : light.time === 'day' || light.time === 'night'
      ? random.range(0.14, 0.3)
      : random.range(0.42, 0.54);
  const r = Math.min(w, h) * (light.time === 'sunset' ? 0.085 : 0.058);
  const v: View = {
    free: options.clear !== 'side' ? [w * 0.03, w * 0.97] : mirrored ? [w * 0.03, w * 0.52] : [w * 0.46, w * 0.97],
    sheet,
    w,
    h,
    u: Math.min(w, h) / 1000,
    light: isInRoom ? indoors(light) : light,
    outside: light,
    random,
    brief,
    clear: options.clear,
    orb: {
      x: w * (options.clear === 'side' ? (mirrored ? 0.1 : 0.5) : random.range(0.16, 0.3)),
      y: h * high,
      r: night ? r * 1.25 : r,
    },
  };
  const cast: { index: number; figure: Figure; subject: SceneSubject }[] = [];
  const missing: SceneSubject[] = [];
  const drawn: SceneSubject[] = [];
  /** What each carries, by its place among the subjects. */
  const carried = new Map<number, string[]>();
  const worn = new Map<SceneSubject, string>();
  brief.subjects.forEach((subject, index) => {
    // a field in flower is a field, and no bouquet in it
    if (brief.crop && new RegExp(`^${brief.crop.noun}`, 'u').test(subject.noun)) {
      drawn.push(subject);
      sheet.pictured.push(subject.words);
      return;
    }
    if (subject.class === 'flower' && /^(?:field|meadow|hills)$/.test(ground) && (subject.relation?.to ?? -1) < 0) {
      drawn.push(subject);
      sheet.pictured.push(subject.words);
      v.bloom = subject.colour ?? figureFor(subject)?.colour ?? '#e8618c';
      return;
    }
    if (HEAVENS.test(subject.noun)) {
      drawn.push(subject);
      sheet.pictured.push(subject.words);
      return;
    }
    if (
      STRUNG.test(subject.noun) &&
      subject.count > 1 &&
      !isInRoom &&
      (subject.relation?.kind !== 'beside' || brief.subjects[subject.relation.to]?.class === 'tree')
    ) {
      drawn.push(subject);
      sheet.pictured.push(subject.words, 'strings');
      v.strung = /bunting|flag|pennant|garland/u.test(subject.noun) ? 'bunting' : 'lanterns';
      return;
    }
    // rain stands in puddles on every wet ground
    if (/^puddles?$/u.test(subject.noun) && subject.count > 1 && /^(?:rain|storm)$/u.test(light.weather)) {
      drawn.push(subject);
      sheet.pictured.push(subject.words);
      return;
    }
    // the plants of a greenhouse are in its beds
    if (setting?.planted && subject.relation?.kind !== 'on' && /^(?:plant|flower|tree|food)$/.test(subject.class)) {
      drawn.push(subject);
      sheet.pictured.push(subject.words, 'rows');
      return;
    }
    // the building that a room or a roof is in
    if (subject.class === 'abstract' || (setting?.name === 'rooftop' && subject.class === 'building')) return;
    const carrier = brief.subjects[subject.relation?.to ?? -1];
    const thing = heldAs(subject.noun);
    if (carrier?.class === 'person' && WORN.test(subject.noun)) {
      worn.set(carrier, `${worn.get(carrier) ?? carrier.words} ${subject.words}`);
      drawn.push(subject);
      sheet.pictured.push(subject.words);
      return;
    }
    if (thing && carrier?.class === 'person' && /^(?:beside|on|in)$/.test(subject.relation?.kind ?? '')) {
      const at = subject.relation?.to ?? 0;
      carried.set(at, [...(carried.get(at) ?? []), thing]);
      drawn.push(subject);
      sheet.pictured.push(subject.words, subject.noun);
      return;
    }
    const before = brief.subjects[index - 1];
    if (thing && before?.class === 'person' && handles(before) && (subject.relation?.to ?? -1) < 0) {
      carried.set(index - 1, [...(carried.get(index - 1) ?? []), thing]);
      drawn.push(subject);
      sheet.pictured.push(subject.words, subject.noun);
      return;
    }
    // out of doors a lamp stands on a post
    const own = figureFor(
      !isInRoom && subject.noun === 'lamp' && (subject.relation?.to ?? -1) < 0
        ? { ...subject, words: 'street lamp', noun: 'street lamp' }
        : subject,
    );
    const isAmiss =
      own !== undefined &&
      (CONTRARY.test(subject.words) ||
        (isInRoom
          ? // a bicycle leans on a wall, buses stand in their depot
            isOutside(subject, own) &&
            !(
              (own.home === 'wheels' && setting?.name === 'shed') ||
              (subject.class === 'vehicle' && ground === 'wall' && own.tall < 1.6)
            )
          : // scissors do not stand in a meadow
            own.home === 'surface' &&
            ((own.borrowed ?? own.stock) !== undefined
              ? subject.relation?.kind !== 'on'
              : /^(?:food|drink)$/.test(subject.class) && (subject.relation?.to ?? -1) < 0)));
    const figure = isAmiss ? undefined : own;
    // 'A cabin … the cabin' is one.
    const again = cast.find(
      (c) =>
        c.figure === figure &&
        (c.subject.noun === subject.noun || figure?.nouns.startsWith('blanket')) &&
        c.subject.colour === subject.colour,
    );
    if (again && subject.count === 1 && !subject.isYoung) {
      drawn.push(subject);
      return;
    }
    if (!figure) {
      missing.push(subject);
      sheet.lacking.push(subject.words);
    } else {
      drawn.push(subject);
      sheet.pictured.push(subject.words, subject.noun);
      if (figure.many) sheet.pictured.push('stack pile bunch bouquet row');
      const { state } = subject;
      if (state && shows(figure, state)) sheet.pictured.push(STATE_WORDS[state]);
      if (!isItself(subject, figure) && subject.noun !== 'lamp')
        sheet.lacking.push(`${named(subject)} (shown as ${figure.nouns.split(',')[0] ?? ''})`);
      else if (state && !shows(figure, state) && (!MOVES.has(state) || isAlive(subject)))
        sheet.lacking.push(`${subject.noun} ${state}`);
      cast.push({ index, figure, subject });
      sheet.artwork.push(
        figure.borrowed
          ? `illustration:${figure.borrowed}`
          : figure.stock
            ? `icon:${stockIcon(figure.stock)}`
            : `figure:${figure.nouns.split(',')[0] ?? ''}`,
      );
    }
  });
  for (const { subject } of cast) {
    const { relation } = subject;
    // what is a part of the room stands at its back wall
    if (isInRoom && relation?.kind === 'behind' && relation.to === -1 && setting)
      sheet.lacking.push(
        `${named(subject)} behind ${setting.name === 'bar' ? 'the counter' : `what is in the ${setting.name}`}`,
      );
    const whole = cast.find(({ index }) => index === relation?.to);
    if (relation?.kind === 'in' && whole && !whole.figure.mouth && !whole.figure.seat)
      sheet.lacking.push(`${subject.noun} in ${whole.subject.noun}`);
  }
  for (const { index, subject } of cast) {
    const { deed } = subject;
    if (deed === undefined) continue;
    // a letter is no thing by itself, and in a hand it is
    const [verb = '', thing] = [deed.split(' ')[0], heldAs(deed.split(' ').at(-1) ?? '')];
    if (subject.class === 'person' && thing !== undefined && HANDLES.test(verb) && !carried.has(index))
      carried.set(index, [thing]);
    const isSeen =
      carried.has(index) ||
      SHARED.test(deed) ||
      cast.some((other) => other.subject.relation?.kind === 'held' && other.subject.relation.to === index);
    if (isSeen) sheet.pictured.push(deed);
    else sheet.lacking.push(`${named(subject)} ${deed}`);
  }
  // a lamp and a laptop stand on the table that is there, not on the floor
  const tableAt = cast.find(({ figure }) => figure.nouns.startsWith('table'));
  if (tableAt && ground === 'room' && isInRoom)
    for (const one of cast)
      if (one.figure.home === 'surface' && (one.subject.relation?.to ?? -1) < 0)
        one.subject = { ...one.subject, relation: { to: tableAt.index, kind: 'on' } };
  sheet.artwork.push(`scene:${setting?.name ?? ground}`);
  sheet.pictured.push(...ofItsKind(brief, setting, ground, sheet));
  if (/^(?:street|city|harbour|village|square|roofs)$/u.test(setting?.name ?? ground))
    sheet.pictured.push('roof roofs houses buildings town');
  let upper: string[] = [];
  let foot = '';
  let level = 0;
  let placed: Placed[] = [];
  const draw = (): void => {
    const made = setting && !v.bloom ? setting.draw(v) : GROUNDS[v.bloom ? 'meadow' : ground](v);
    if (v.clear === 'top' && setting?.indoors) calm(v, made);
    placed = place(v, made, cast, options.zoom ?? 1);
    const far = placed.filter((p) => p.layer < 5000).sort((a, b) => a.layer - b.layer);
    if (!made.closed && !made.indoors && LEAVES.test(said(v))) litter(v, made, placed);
    if (v.strung) strings(v, made, v.strung);
    if (nouns.has('rainbow')) rainbow(v, made.horizon);
    if (/\b(?:lightning|thunder\w*)\b/u.test(brief.read.join(' ')) && !v.clear && !made.closed)
      bolt(v, made.horizon, placed);
    for (const p of far) stand(v, made, p, { holds: carried.get(p.index), words: worn.get(p.subject) });
    // Words stay off the subjects themselves.
    for (const p of placed) sheet.shield(p.x - p.wide * 0.4, p.y - p.tall * 0.95, p.wide * 0.8, p.tall * 0.95);
    made.front?.();
    for (const p of placed.filter((q) => q.layer >= 5000).sort((a, b) => a.layer - b.layer))
      stand(v, made, p, { holds: carried.get(p.index), words: worn.get(p.subject) });
    if (!made.indoors && !made.closed) {
      paintWeather(v);
      sheet.pictured.push('sky');
    }
    upper = made.upper ?? skyTones(light.sky);
    foot = made.foot;
    level = made.stand(0, w / 2).y;
  };
  sheet.within(
    mirrored ? [-1, 0, 0, 1, area.x + w, area.y] : [1, 0, 0, 1, area.x, area.y],
    draw,
    sheet.clip(rect(0, 0, w, h, '#000000')),
  );
  return {
    sky: upper,
    foot,
    level,
    drawn,
    missing,
    placed,
    ground: setting?.name ?? ground,
    indoors: isInRoom,
    dark: light.time === 'night',
  };
}

/** Shelves and windows give way to the words over them. */
function calm({ sheet, w, h }: View, made: Ground): void {
  const tone = made.upper?.[0] ?? made.foot;
  sheet.add(
    rect(
      0,
      0,
      w,
      h * 0.52,
      sheet.linear(0, 0, 0, h * 0.52, [
        [0, tone, 0.97],
        [0.72, tone, 0.94],
        [1, tone, 0],
      ]),
    ),
  );
  made.upper = [tone];
}

function skyTones([a, b, c, d]: [string, string, string, string]): string[] {
  return [a, blend(a, b, 0.5), b, blend(b, c, 0.5), c, blend(c, d, 0.5)];
}
