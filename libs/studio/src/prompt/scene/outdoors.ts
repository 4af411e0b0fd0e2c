import type { Ground, SceneBrief, SceneSubject } from './brief';
import { GROUND_WORDS } from './tables';

/** What every front of a house has: named beside one, it is part of it. */
export const PARTS =
  /^(?:windows?|window frames?|windowpanes?|doors?|doorways?|front doors?|roofs?|chimneys?|chimney smoke|smoke|facades?|façades?|shutters?|gables?|signs?|shop signs?|awnings?|walls?|porch|porches|light|lights|glow|minarets?|domes?|spires?|steeples?|belfry|columns?|pillars?|portals?|steps|stairs|stilts?|shop ?fronts?)$/u;
export const LIT = /\b(?:lit|warm|glowing|golden|light(?:s|ed)?|yellow|glow|lamplit|illuminated)\b/iu;
const HOUSES = /^(?:house|building|home|cottage|facade|façade|townhouse|shop|roof)$/u;
const BUILT: ReadonlySet<Ground> = new Set(['street', 'city', 'harbour', 'courtyard', 'roofs']);
const WATERS: ReadonlySet<Ground> = new Set(['sea', 'lake', 'river', 'beach', 'harbour']);
const ROCKY = /\b(?:rocks?|rocky|cliffs?|crags?|headland|skerr(?:y|ies))\b/iu;
const PORT = /\b(?:harbou?rs?|ports?|marinas?|quays?|wharfs?|docks)\b/iu;
const SWIMS = /\b(?:swim\w*|bath\w*|surf\w*|sail\w*|row\w*|paddl\w*|div\w*)\b/iu;

const HOUSE =
  /^(?:(?:log )?cabin|hut|cottage|chalet|lodge|shed|barn|house|farmhouse|boathouse|sauna|mill|windmill|tower|inn)$/u;
/** A house of any kind, and no part of one. */
export const isBuilt = ({ class: kind, kinds, noun }: SceneSubject): boolean =>
  !PARTS.test(noun) && (kind === 'building' || HOUSE.test(noun) || (kind === 'place' && kinds.includes('structure')));

/** Removes subjects by their index; who stood by them stands by `to`. */
function dissolve(brief: SceneBrief, gone: ReadonlyMap<number, number>): void {
  const kept = brief.subjects.map((one, index) => ({ one, index })).filter(({ index }) => !gone.has(index));
  const place = new Map(kept.map(({ index }, at) => [index, at]));
  for (const [index, to] of gone) {
    const part = brief.subjects[index];
    if (part) brief.read.push(...part.words.toLowerCase().split(/\s+/u));
    if (place.has(to)) place.set(index, place.get(to) ?? -1);
  }
  brief.subjects = kept.map(({ one }) => {
    if (!one.relation || one.relation.to < 0) return one;
    const to = place.get(one.relation.to);
    const { relation, ...rest } = one;
    return to === undefined || brief.subjects[relation.to] === one
      ? rest
      : { ...rest, relation: { to, kind: gone.has(relation.to) ? 'beside' : relation.kind } };
  });
  for (const [at, one] of brief.subjects.entries()) if (one.relation?.to === at) delete one.relation;
}

const isOnLand = (one: SceneSubject): boolean => {
  const { class: kind, words, state, relation } = one;
  return (
    (isBuilt(one) ||
      /^(?:tree|furniture|plant|vehicle)$/.test(kind) ||
      ((kind === 'person' || kind === 'animal') && state !== 'floating' && !SWIMS.test(words))) &&
    !(relation?.to === -1 && /^(?:in|on)$/.test(relation.kind))
  );
};

const YOUNG = /^(?:cub|pup|baby|young|youngster|calf|fawn|chick|kit|offspring|litter|foal|lamb)$/u;
/** A young animal is a small one of the kind that was named before it, and no child. */
function grownUp({ subjects }: SceneBrief): void {
  subjects.forEach((one, index) => {
    if (!YOUNG.test(one.noun)) return;
    const parent = subjects.slice(0, index).find(({ class: kind }) => /^(?:animal|bird)$/.test(kind));
    if (!parent) return;
    one.noun = parent.noun;
    one.class = parent.class;
    one.kinds = parent.kinds;
    one.isYoung = true;
    if (one.relation?.to === -1) delete one.relation;
  });
}

/** Who rides sits on what is named next. */
function mounted({ subjects }: SceneBrief): void {
  subjects.forEach((one, index) => {
    const mount = subjects[index + 1];
    if (one.class !== 'person' || !mount || !/\b(?:riding|rides|cycling)$/iu.test(one.words)) return;
    if (!/^(?:animal|vehicle)$/.test(mount.class) && !/bi(?:cycle|ke)$/u.test(mount.noun)) return;
    one.relation = { to: index + 1, kind: 'on' };
    one.state = 'sitting';
  });
}

/** Who is called after what they ride sits on it. */
const RIDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cyclist|biker|bicyclist)$/u, 'bicycle'],
  [/^(?:motorcyclist)$/u, 'motorcycle'],
  [/^(?:horseman|horsewoman|jockey)$/u, 'horse'],
];
function ridden({ subjects }: SceneBrief): void {
  for (const one of [...subjects]) {
    const noun = RIDERS.find(([names]) => names.test(one.noun))?.[1];
    if (!noun || subjects.some((other) => other.noun === noun)) continue;
    const mount: SceneSubject = {
      words: noun,
      noun,
      class: noun === 'horse' ? 'animal' : 'vehicle',
      kinds: [],
      count: one.count,
      relation: one.relation,
    };
    one.relation = { to: subjects.push(mount) - 1, kind: 'on' };
    one.state = 'sitting';
  }
}

const GLASSHOUSE = /\b(?:green ?house|glass ?house|hot ?house|conservatory|dome)\b/iu;
const SPANS = /^(?:bridge|viaduct|footbridge|aqueduct|drawbridge)$/u;
/** Who crosses a bridge is on it. */
function crossing({ subjects }: SceneBrief, text: string): void {
  const bridge = subjects.findIndex(({ noun }) => SPANS.test(noun));
  if (
    bridge < 1 ||
    !/\b(?:cross(?:es|ing)?|(?:over|across|on)(?: \p{L}+){0,3} (?:bridge|viaduct|footbridge|aqueduct))\b/iu.test(text)
  )
    return;
  const before = subjects[bridge - 1];
  const on =
    before && (before.relation?.to ?? -1) >= 0 && before.relation?.kind === 'on' && before.class === 'person'
      ? subjects[before.relation.to]
      : before;
  if (on && on.class !== 'boat') on.relation = { to: bridge, kind: 'on' };
}

const CARRIES = /^(?:carr(?:y|ies|ying)|hold(?:s|ing)?|bring(?:s|ing)?|lugging|dragging|bear(?:s|ing))\b/iu;
/** What an animal carries hangs from its mouth. */
function burdened({ subjects }: SceneBrief): void {
  subjects.forEach((one, index) => {
    const load = subjects[index + 1];
    if (!load || !/^(?:animal|bird)$/.test(one.class) || !CARRIES.test(one.deed ?? '')) return;
    load.relation = { to: index, kind: 'held' };
  });
}

const NATURE: ReadonlySet<string> = new Set([
  'beach',
  'mountains',
  'forest',
  'desert',
  'lake',
  'garden',
  'river',
  'hills',
]);
const WORN =
  /^(?:raincoat|coat|jacket|dress|scarf|hat|straw hat|cap|helmet|apron|jumper|sweater|pullover|cardigan|boots?|wellies|gloves?|mittens?|uniform|overalls|cloak|cape|suit|shirt)$/u;
/** 'a child in a yellow raincoat' wears it. */
function dressed(brief: SceneBrief): void {
  const worn = new Map<number, number>();
  for (const [at, one] of brief.subjects.entries()) {
    const cloth = brief.subjects[one.relation?.to ?? -1];
    if (one.class !== 'person' || one.relation?.kind !== 'in' || !cloth || !WORN.test(cloth.noun)) continue;
    worn.set(one.relation.to, at);
    one.words += ` in ${cloth.words}`;
    if (cloth.colour && !/hat|cap|helmet|scarf|boot|glove/u.test(cloth.noun)) one.colour ??= cloth.colour;
    // where the garment is said to be, its wearer is
    if (cloth.relation) one.relation = cloth.relation;
    else delete one.relation;
    if (cloth.state) one.state ??= cloth.state;
  }
  if (worn.size > 0) dissolve(brief, worn);
}

/** What stands outdoors, once everything is known: parts belong to their house, houses to their street, and land lies under what stands on land. */
export function settleOutdoors(brief: SceneBrief, text: string): void {
  const house = brief.subjects.findIndex(isBuilt);
  if (house !== -1) {
    const parts = new Map(
      brief.subjects.flatMap((one, index): [number, number][] =>
        index !== house && PARTS.test(one.noun) ? [[index, house]] : [],
      ),
    );
    const owner = brief.subjects[house];
    if (owner && [...parts.keys()].some((index) => LIT.test(brief.subjects[index]?.words ?? ''))) owner.state ??= 'lit';
    if (owner && /\b(?:warm|golden|yellow) light\b|\blit windows?\b|\blights? (?:on|in)\b/iu.test(text))
      owner.state ??= 'lit';
    if (parts.size > 0) dissolve(brief, parts);
  }
  // 'a beach hut' is on a beach
  for (const { words } of brief.subjects.filter(isBuilt)) {
    const place = words
      .toLowerCase()
      .split(/[\s-]+/u)
      .slice(0, -1)
      .map((word) => GROUND_WORDS.get(word))
      .find((one) => one !== undefined && NATURE.has(one));
    if (place) brief.ground ??= place;
  }
  const hasPremises = brief.subjects.some(({ kinds }) => kinds[0] === 'premises');
  if (hasPremises && (brief.ground === undefined || brief.ground === 'street')) {
    brief.ground = 'street';
    brief.read.push('premises');
  }
  // 'laundry between the houses of a street': they are the street's own
  if (brief.ground && BUILT.has(brief.ground)) {
    const own = new Map(
      brief.subjects.flatMap((one, index): [number, number][] =>
        HOUSES.test(one.noun) && one.count > 1 ? [[index, -1]] : [],
      ),
    );
    for (const index of own.keys()) brief.walls ??= brief.subjects[index]?.colour;
    if (own.size > 0) dissolve(brief, own);
  }
  // who fishes from a jetty on a lake is at the lake
  const quay = /\b(jetty|pier|boardwalk|landing stage|dock)\b/iu.exec(text)?.[1]?.toLowerCase();
  if (quay && brief.ground === 'harbour' && brief.distance && WATERS.has(brief.distance) && !PORT.test(text)) {
    brief.ground = brief.distance === 'beach' ? 'sea' : brief.distance;
    brief.distance = undefined;
    const to = brief.subjects.length;
    for (const one of brief.subjects)
      if ((one.relation?.to ?? -1) < 0 && one.class !== 'boat' && one.class !== 'tree')
        one.relation = { to, kind: 'on' };
    brief.subjects.push({ words: quay, noun: quay, class: 'object', kinds: [], count: 1 });
  }
  const [celestial, body] = /\bon (?:the )?(moon|mars)(?:['’]s)?\b|\blunar\b/iu.exec(text) ?? [];
  if (celestial !== undefined && GLASSHOUSE.test(text)) {
    // what is inside is seen inside, the red land through its panes
    brief.ground = 'room';
    brief.read.push('greenhouse', (body ?? 'moon').toLowerCase());
    if (body?.toLowerCase() === 'mars') brief.sky = ['#a0573a', '#e0a070'];
  } else if (celestial !== undefined) {
    brief.ground = 'space';
    brief.read.push('lunar', 'moon', (body ?? 'moon').toLowerCase(), 'earth');
    const bodies = brief.subjects.flatMap((one, index): [number, number][] =>
      /^(?:earth|moon|mars|planet)$/u.test(one.noun) ? [[index, -1]] : [],
    );
    dissolve(brief, new Map(bodies));
  }
  // what grows in rows grows in a field
  if (brief.crop && (brief.ground !== 'garden' || /\bpatch(?:es)?\b/iu.test(text))) brief.ground = 'field';
  const isVillage = /\b(?:village|hamlet)\b/iu.test(text) && brief.ground === 'city';
  if (isVillage && brief.distance && WATERS.has(brief.distance)) {
    brief.ground = 'harbour';
    brief.distance = /\b(?:fjords?|mountains?|peaks?|rocky|cliffs?)\b/iu.test(text) ? 'mountains' : undefined;
  }
  if (brief.ground === 'sea' && brief.subjects.some(isOnLand) && !/\b(?:island|islet|boat|ship)\b/iu.test(text)) {
    const isRocky = ROCKY.test(text);
    brief.ground = isRocky ? 'cliff' : 'beach';
    if (isRocky) brief.read.push('rock', 'rocks', 'rocky', 'cliff', 'cliffs');
  }
  if (
    /\b(?:snowm[ae]n|sled(?:ge|ges|s)?|sleighs?|toboggans?|igloos?|snowballs?|skis|skiers?|ice[- ]skat\w+|penguins?)\b/iu.test(
      text,
    )
  )
    brief.season ??= 'winter';
  if (
    /\b(?:snow(?:flakes)? (?:is |are |softly |gently |quietly )?falling|(?:falling|drifting) snow|light snow|heavy snow)\b/iu.test(
      text,
    )
  ) {
    brief.weather ??= 'snow';
    brief.read.push('snow', 'falling');
  }
  grownUp(brief);
  mounted(brief);
  burdened(brief);
  ridden(brief);
  crossing(brief, text);
  dressed(brief);
  for (const one of brief.subjects)
    // who flies a kite stands
    if (one.class === 'person' && one.state === 'flying') one.state = 'standing';
}
