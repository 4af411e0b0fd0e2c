import type { Ground as Place, SceneBrief, SceneSubject } from '../../prompt/scene';
import { COLOUR_WORDS } from '../../palette/colour-words';
import type { Random } from '../../random';
import type { Sheet } from '../../sheet';
import { ellipse, group, n, path, rect } from '../../svg';
import type { Box } from '../patterns';
import { GROUNDS } from './ground';
import { stockIcon } from '../library';
import { settingOf } from './settings';
import { heldAs } from './figures/held';
import { figureFor, isItself } from './library';
import { indoors, lightOf } from './light';
import { Pen } from './pen';
import type { Figure, Look } from './pen';
import { naturalColour } from './natural';
import { place } from './place';
import type { Placed } from './place';
import { bolt, paintWeather, rainbow } from './sky';
import { LEAVES, litter } from './litter';
import { strings } from './strings';
import { blend } from './tone';
import { dark, lens, lit, pale, said } from './view';
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
}
export interface Painted {
  /** Every colour of the upper part, for words that stand there. */
  sky: string[];
  /** The nearest ground, at the foot of the picture. */
  foot: string;
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
/** What hangs on strings out of doors where there are several. */
const STRUNG =
  /^(?:lanterns?|paper lanterns?|fairy lights?|string lights?|lights?|bunting|pennants?|flags?|garlands?|lampions?)$/u;
/** Stalls stand in a market. */
const STALL = /\bstalls?$/u;
/** Land that a railway runs through. */
const OPEN: ReadonlySet<Place> = new Set(['field', 'meadow', 'hills', 'snow', 'desert', 'forest', 'mountains']);
const LAMPLIT: ReadonlySet<Place> = new Set(['street', 'city', 'courtyard', 'harbour', 'roofs', 'garden']);
const INDOORS: ReadonlySet<Place> = new Set(['room', 'table', 'shelf', 'wall', 'window']);
/** States that turn a thing into another picture. */
const CONTRARY =
  /\b(?:upturned|overturned|capsized|wrecked|sunken|broken|smashed|dismantled|ruined|headless|stuffed|half-built|unfinished|folded|tipped|burnt|burned)\b/iu;
/** What is never inside a room, on a table or on a shelf. */
const isOutside = ({ class: kind }: SceneSubject, { home }: Figure): boolean =>
  /^(?:tree|building|boat|aircraft|vehicle)$/.test(kind) || home === 'wheels' || home === 'heaven';
/** What a figure can be seen to wear. */
const WORN = /^(?:straw hat|conical hat|hat|apron|helmet|cap|hood|raincoat|woolly hat)$/u;
const HEAVENS =
  /^(?:suns?|moons?|full moon|crescent moon|stars?|sky|skies|clouds?|rainbows?|sunsets?|sunrises?|starry sky|night sky|dawn|dusk|horizon|air|light|sunlight|moonlight)$/iu;

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

/** Whether a scene can be drawn from it: a place is named, or what it is about has a drawing. Scenery alone stands for no subject. */
export const canPaint = ({ ground, subjects }: SceneBrief): boolean => {
  // somebody in no place at all would stand in for whoever is meant
  const isOneself = (subject: SceneSubject): boolean => {
    const figure = figureFor(subject);
    return (
      HEAVENS.test(subject.noun) || (figure !== undefined && (subject.class !== 'person' || isItself(subject, figure)))
    );
  };
  const [chief] = subjects;
  return (
    ground !== undefined ||
    chief === undefined ||
    isOneself(chief) ||
    subjects.filter(isOneself).length * 3 >= subjects.length
  );
};

/** The place that a brief names, or where its first subject is at home. */
export function placeOf(brief: SceneBrief): Place {
  const isRailed = brief.subjects.some(({ noun }) => /^(?:train|locomotive)$/u.test(noun));
  if (isRailed && (brief.ground === undefined || OPEN.has(brief.ground))) return 'road';
  if (brief.ground) return brief.ground;
  if (brief.subjects.some(({ noun }) => STALL.test(noun))) return 'street';
  const figure = brief.subjects.map((s) => figureFor(s)).find((f) => f !== undefined);
  if (brief.subjects.some((s) => figureFor(s)?.home === 'wheels')) return 'street';
  if (brief.subjects.some((s) => figureFor(s)?.home === 'floor')) return 'room';
  // who is on a floe is at sea
  const under = brief.subjects[brief.subjects[0]?.relation?.to ?? -1];
  if (under && figureFor(under)?.floats) return 'sea';
  const isWild = brief.subjects.some(
    (s) => /^(?:animal|bird)$/u.test(s.class) && figureFor(s)?.home === 'surface' && !/^(?:cat|kitten)$/u.test(s.noun),
  );
  if (figure?.home === 'surface' && isWild) return 'meadow';
  const homes = {
    land: 'meadow',
    water: 'sea',
    surface: 'table',
    air: 'sky',
    heaven: 'hills',
    floor: 'room',
    wheels: 'street',
  } as const;
  return figure ? homes[figure.home] : 'hills';
}

/** Under clouds the sun does not set in colours. */
const hourFor = (hour: SceneBrief['time'], { weather }: SceneBrief): SceneBrief['time'] =>
  hour === 'sunset' && weather !== undefined && weather !== 'clear' && weather !== 'wind' ? 'dawn' : hour;

/** Whether a scene is in a room. */
export const isInside = (brief: SceneBrief): boolean =>
  settingOf(brief, placeOf(brief))?.indoors ?? INDOORS.has(placeOf(brief));

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
  const isIndoors = setting?.indoors ?? INDOORS.has(ground);
  const named = new Set(brief.subjects.flatMap((s) => s.noun.toLocaleLowerCase('en').split(/\s+/u)));
  const night = ['moon', 'stars', 'star'].some((word) => named.has(word));
  const light = lightOf(
    {
      ...brief,
      ground,
      isGolden: brief.isGolden ?? (brief.time === undefined && options.isGolden),
      time: setting?.name === 'lunar' ? 'day' : (brief.time ?? (night ? 'night' : hourFor(options.hour, brief))),
    },
    random,
    options.variant,
  );
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
    light: isIndoors ? indoors(light) : light,
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
      !isIndoors &&
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
    if (thing && before?.class === 'person' && HANDLES.test(before.words) && (subject.relation?.to ?? -1) < 0) {
      carried.set(index - 1, [...(carried.get(index - 1) ?? []), thing]);
      drawn.push(subject);
      sheet.pictured.push(subject.words, subject.noun);
      return;
    }
    // out of doors a lamp stands on a post
    const own = figureFor(
      !isIndoors && subject.noun === 'lamp' && (subject.relation?.to ?? -1) < 0
        ? { ...subject, words: 'street lamp', noun: 'street lamp' }
        : subject,
    );
    const isAmiss =
      own !== undefined &&
      (CONTRARY.test(subject.words) ||
        (isIndoors
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
        sheet.lacking.push(`${subject.words} (shown as ${figure.nouns.split(',')[0] ?? ''})`);
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
    const whole = cast.find(({ index }) => index === relation?.to);
    if (relation?.kind === 'in' && whole && !whole.figure.mouth && !whole.figure.seat)
      sheet.lacking.push(`${subject.noun} in ${whole.subject.noun}`);
  }
  // a lamp and a laptop stand on the table that is there, not on the floor
  const tableAt = cast.find(({ figure }) => figure.nouns.startsWith('table'));
  if (tableAt && ground === 'room' && isIndoors)
    for (const one of cast)
      if (one.figure.home === 'surface' && (one.subject.relation?.to ?? -1) < 0)
        one.subject = { ...one.subject, relation: { to: tableAt.index, kind: 'on' } };
  sheet.artwork.push(`scene:${setting?.name ?? ground}`);
  sheet.pictured.push(...brief.read);
  if (/^(?:street|city|harbour|village|square|roofs)$/u.test(setting?.name ?? ground))
    sheet.pictured.push('roof roofs houses buildings town');
  let upper: string[] = [];
  let foot = '';
  let placed: Placed[] = [];
  const draw = (): void => {
    const made = setting && !v.bloom ? setting.draw(v) : GROUNDS[v.bloom ? 'meadow' : ground](v);
    if (v.clear === 'top' && setting?.indoors) calm(v, made);
    placed = place(v, made, cast, options.zoom ?? 1);
    const far = placed.filter((p) => p.layer < 5000).sort((a, b) => a.layer - b.layer);
    if (!made.closed && !made.indoors && LEAVES.test(said(v))) litter(v, made, placed);
    if (v.strung) strings(v, made, v.strung);
    if (named.has('rainbow')) rainbow(v, made.horizon);
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
  };
  sheet.within(
    mirrored ? [-1, 0, 0, 1, area.x + w, area.y] : [1, 0, 0, 1, area.x, area.y],
    draw,
    sheet.clip(rect(0, 0, w, h, '#000000')),
  );
  return {
    sky: upper,
    foot,
    drawn,
    missing,
    placed,
    ground: setting?.name ?? ground,
    indoors: isIndoors,
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

const RUNS = /^(?:run|running|runs|racing|jumping|jumps|leaping|sprinting|dancing|skating|galloping|playing)$/u;
/** People walk where they are not said to run, and some where nothing is said. */
function gait(v: View, { subject, figure, stands, whim }: Placed): string | undefined {
  if (!figure.states?.includes('walking')) return subject.state;
  if (stands === 'water') return 'swimming';
  if (subject.state === 'running' && subject.class !== 'person') return 'running';
  if (subject.state === 'running') return v.brief.read.some((word) => RUNS.test(word)) ? 'running' : 'walking';
  return subject.state ?? (stands === 'ground' && subject.relation === undefined && whim > 0.6 ? 'walking' : undefined);
}
const SEATS =
  /^(?:bicycle|bike|scooter|moped|motorbike|motorcycle|horse|pony|donkey|camel|elephant|sledge|sled|bench|park bench|chair|stool|armchair|sofa|couch|reading chair|deckchair|swing)$/u;
/** Who is on a bench or in a chair sits there, and so does who is with a dog that is. */
function seated(brief: SceneBrief): SceneBrief {
  const { subjects } = brief;
  const seatOf = ({ relation }: SceneSubject): number | undefined =>
    relation && /^(?:on|in)$/.test(relation.kind) && SEATS.test(subjects[relation.to]?.noun ?? '')
      ? relation.to
      : undefined;
  const changed = subjects.map((one, index): SceneSubject => {
    if (one.class !== 'person') {
      const owner = subjects.findIndex(
        (other) => other.class === 'person' && other.relation?.kind === 'beside' && other.relation.to === index,
      );
      const master = owner === -1 && one.relation?.kind === 'beside' ? one.relation.to : owner;
      // of the two it is the person that has the seat
      return one.class === 'animal' &&
        master !== -1 &&
        subjects[master]?.class === 'person' &&
        seatOf(one) !== undefined
        ? { ...one, relation: { to: seatOf(one) ?? -1, kind: 'beside' } }
        : one;
    }
    const kin = subjects[one.relation?.to ?? -1];
    const pet = kin ?? subjects.find((other) => other.relation?.to === index && other.relation.kind === 'beside');
    // a bench by which somebody is who is not said to stand
    const bench = subjects.findIndex(({ noun, words }) => /bench$/u.test(noun) && !/empty|vacant|work/u.test(words));
    const isFree = one.relation === undefined && !subjects.some(({ relation }) => relation?.to === bench);
    const seat =
      seatOf(one) ??
      (pet?.class === 'animal' ? seatOf(pet) : undefined) ??
      (bench !== -1 && isFree ? bench : undefined);
    return seat === undefined || (one.state !== undefined && one.state !== 'sitting')
      ? one
      : { ...one, state: 'sitting', relation: { to: seat, kind: 'on' } };
  });
  return { ...brief, subjects: changed };
}
/** A stove and somebody under the table stand in the room that the table is in. */
function furnished(brief: SceneBrief): SceneBrief {
  const things = brief.subjects.filter((one) => figureFor(one)?.home === 'surface');
  // what nobody says to be on the floor of a room has a table
  const isBare =
    brief.ground === 'room' &&
    !settingOf(brief, 'room') &&
    !brief.read.includes('floor') &&
    things.some(({ relation }) => (relation?.to ?? -1) < 0) &&
    !brief.subjects.some(({ noun }) => /table|desk|bench|counter|shelf|bed/u.test(noun));
  if (isBare) {
    const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
    return { ...brief, subjects: [...brief.subjects, table] };
  }
  if (brief.ground !== 'table') return brief;
  const floored = (one: SceneSubject): boolean => {
    const home = figureFor(one)?.home;
    return home === 'floor' || home === 'land' || (one.relation?.to === -1 && one.relation.kind === 'under');
  };
  if (!brief.subjects.some(floored)) return brief;
  const to = brief.subjects.length;
  const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
  const subjects = brief.subjects.map((one): SceneSubject => {
    if (one.relation?.to !== -1) return one;
    const { kind } = one.relation;
    return { ...one, relation: { to, kind: floored(one) && kind === 'on' ? 'beside' : kind } };
  });
  return { ...brief, ground: 'room', subjects: [...subjects, table] };
}

/** What is eaten out of doors lies on the blanket that is there. */
function spread(brief: SceneBrief): SceneBrief {
  const to = brief.subjects.findIndex((one) => figureFor(one)?.nouns.startsWith('blanket'));
  const meals = brief.subjects.filter(
    (one) => /^(?:food|drink)$/u.test(one.class) && (one.relation?.to ?? -1) < 0 && figureFor(one)?.home === 'surface',
  );
  // a meal on a balcony or in a garden has a table
  const isLaid =
    to === -1 &&
    meals.length > 0 &&
    /^(?:roofs|garden|courtyard|harbour)$/u.test(brief.ground ?? '') &&
    !brief.subjects.some(({ noun }) => /table|bench|counter|tree|basket|crate|bowl|plate|tray|stall/u.test(noun));
  if (isLaid) {
    const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
    return {
      ...brief,
      subjects: [
        ...brief.subjects.map((one): SceneSubject =>
          meals.includes(one) ? { ...one, relation: { to: brief.subjects.length, kind: 'on' } } : one,
        ),
        table,
      ],
    };
  }
  if (to === -1) return brief;
  const subjects = brief.subjects.map((one, index): SceneSubject => {
    const isServed = /^(?:food|drink|container)$/u.test(one.class) || figureFor(one)?.home === 'surface';
    return index !== to && isServed && (one.relation?.to ?? -1) < 0 && one.class !== 'animal'
      ? { ...one, relation: { to, kind: 'on' } }
      : one;
  });
  return { ...brief, subjects };
}

/** One subject with its shadow on the ground, or its image in the water. */
function stand(v: View, ground: Ground, p: Placed, more: Pick<Look, 'holds' | 'words'>): void {
  const { sheet, light, u } = v;
  const { figure, subject } = p;
  const far =
    p.stands === 'ground' && !ground.indoors
      ? Math.max(0, 0.3 - p.depth * 0.36)
      : p.stands === 'air'
        ? 0.08
        : p.stands === 'water'
          ? Math.max(0, 0.26 - p.depth * 0.4)
          : 0;
  // lamps light those who stand near them
  const isLamplit = light.time === 'night' && LAMPLIT.has(placeOf(v.brief)) && !ground.indoors;
  const pen = new Pen(sheet, isLamplit ? { ...light, tint: [0.68, 0.62, 0.62], key: '#ffd79a' } : light, far);
  const s = p.tall / 100;
  const named = COLOUR_WORDS.get(subject.words.toLocaleLowerCase('en').split(' ')[0] ?? '');
  const look = {
    colour: subject.colour ?? named ?? naturalColour(subject) ?? figure.colour,
    state: ground.deep && !figure.floats ? 'swimming' : gait(v, p),
    words: more.words ?? subject.words,
    whim: p.whim,
    holds: more.holds,
    free: p.stands === 'ground' || p.stands === 'bank',
  };
  const svg = figure.draw(pen, look);
  const lean = subject.state === 'leaning' && !figure.states?.includes('leaning') ? ` rotate(8)` : '';
  const at = (flip: number): string =>
    `translate(${n(p.x)} ${n(p.y)})${lean} scale(${String(Math.round(s * 10000) / 10000)} ${String(Math.round(s * flip * 10000) / 10000)})`;
  if (p.stands === 'water') {
    sheet.add(group({ transform: at(-0.62), opacity: light.time === 'night' ? 0.3 : 0.36 }, figure.draw(pen, look)));
    let rings = '';
    for (let i = 0; i < 5; i++)
      rings += lens(p.x + (i - 2) * p.wide * 0.12, p.y + u * (3 + i * 7), p.wide * (1.05 - i * 0.1), u * (4 + i));
    sheet.add(path(rings, light.sky[3], { 'fill-opacity': 0.26 }));
  } else if (p.stands === 'ground' || p.stands === 'bank') {
    if (ground.water && ground.horizon + 1 > 0 && GROUNDS.sea === GROUNDS[placeOf(v.brief)] && figure.home !== 'water')
      islet(v, p);
    const ink = blend(light.shade, ground.foot, 0.2);
    const soft = light.orb === undefined || ['fog', 'cloudy', 'rain', 'snow'].includes(light.weather) ? 0.6 : 1;
    const rx = p.wide * 0.5;
    const ry = Math.max(u * 3, Math.min(p.tall * 0.05, p.wide * 0.09));
    const cx = p.x + rx * 0.3;
    sheet.add(
      ellipse(
        cx,
        p.y + ry * 0.1,
        rx * 1.25,
        ry * 1.3,
        sheet.radial(
          cx,
          p.y + ry * 0.1,
          rx * 1.25,
          [
            [0, ink, 0.5 * soft],
            [0.55, ink, 0.3 * soft],
            [1, ink, 0],
          ],
          (ry * 1.3) / (rx * 1.25),
        ),
      ),
    );
  } else if (p.stands === 'thing') {
    const ry = Math.max(u * 2, p.wide * 0.04);
    sheet.add(ellipse(p.x + p.wide * 0.06, p.y, p.wide * 0.42, ry, light.shade, { 'fill-opacity': 0.28 }));
  }
  sheet.add(group({ transform: at(1) }, svg));
  if (p.stands === 'water') {
    const d =
      lens(p.x - p.wide * 0.1, p.y + u * 2, p.wide * 0.9, u * 5) +
      lens(p.x + p.wide * 0.2, p.y + u * 5, p.wide * 0.6, u * 4);
    sheet.add(path(d, blend(light.sky[3], '#ffffff', 0.3), { 'fill-opacity': 0.6 }));
  }
}

/** Rock under what stands in the middle of water. */
function islet(v: View, p: Placed): void {
  const { sheet, u } = v;
  const r = p.wide * 0.5 + u * 60;
  const t = u * 44;
  const [x, y] = [p.x, p.y + t * 0.4];
  const d = `M${n(x - r * 1.25)} ${n(y + t * 0.4)}L${n(x - r * 0.95)} ${n(y - t * 0.2)}L${n(x - r * 0.6)} ${n(y - t * 0.5)}H${n(x + r * 0.62)}L${n(x + r * 0.9)} ${n(y - t * 0.1)}L${n(x + r * 1.3)} ${n(y + t * 0.4)}Z`;
  sheet.add(
    path(
      d,
      sheet.linear(x - r, 0, x + r, 0, [
        [0, pale(v, '#8f8a84')],
        [0.4, lit(v, '#7d7873')],
        [1, dark(v, '#7d7873', 0, 0.5)],
      ]),
    ),
    path(
      `M${n(x - r * 0.6)} ${n(y - t * 0.5)}H${n(x + r * 0.62)}l${n(-r * 0.1)} ${n(t * 0.2)}h${n(-r * 0.9)}Z`,
      lit(v, '#7c9a4e'),
    ),
    path(lens(x, y + t * 0.42, r * 2.9, u * 12), blend(v.light.sky[3], '#ffffff', 0.5), { 'fill-opacity': 0.7 }),
  );
}
