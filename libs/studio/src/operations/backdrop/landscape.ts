import { singular } from '@maquette/reading';
import { settingOf } from '../../art/scene/settings';
import { coloursIn } from '../image-to-image/colour-words';
import type { Reading } from '../../prompt/read';
import type { Ground, SceneBrief, SceneSubject } from '../../prompt/scene';
import { OUTDOORS } from '../../prompt/scene/grounds';
import { GROUND_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../../prompt/scene/tables';

export const HEAVENS = /^(?:suns?|moons?|stars?|rainbows?)$/iu;

/** The place that is asked for, with what stands in its sky; a wall is the photographer's own, and things would stand behind the subject. */
export function placeIn(
  { scene, subjects, time }: Reading,
  prompt: string,
): { brief: SceneBrief; ground: Ground } | undefined {
  const land = subjects.find((subject) => subject.land)?.land;
  // the polar lights are of a sky, which is seen over snow
  const polar = POLAR.test(prompt) ? 'snow' : undefined;
  const moon: SceneSubject[] = /\b(?:moon|night sky|starry|stars)\b/iu.test(prompt)
    ? [{ words: 'moon', noun: 'moon', class: 'place', kinds: [], count: 1 }]
    : [];
  const above = scene?.subjects.filter(({ noun }) => HEAVENS.test(noun)) ?? moon;
  const narrower = scene?.ground || land ? undefined : narrowerPlace(prompt);
  // a waterfall in a jungle is not drawn, and the jungle is
  const wider = scene?.ground === 'river' && WATERFALL.test(prompt) ? scene.distance : undefined;
  const ground = wider ?? scene?.ground ?? land ?? narrower?.ground ?? polar ?? (above.length > 0 ? 'sky' : undefined);
  // what lies flat or hangs is a surface; furniture is drawn with the wall behind it
  if (!ground || /^(?:wall|table|shelf)$/u.test(ground)) return undefined;
  const said = saidOf(prompt);
  const words = subjects.filter((subject) => subject.land).map((subject) => subject.words);
  const flowers = /^(?:field|meadow|hills)$/u.test(ground) ? inFlower(prompt, scene?.groundColour) : [];
  return {
    brief: {
      ...scene,
      // what is photographed stands in daylight; another hour is named, or that of the moon
      time: scene?.time ?? time ?? said.time ?? (above.length > 0 ? undefined : 'day'),
      weather: scene?.weather ?? said.weather,
      season: scene?.season ?? said.season ?? (DRY.test(prompt) ? 'autumn' : undefined),
      ground,
      // the lavender of a lavender field grows there, and is no colour of its sky
      sky: flowers.length > 0 ? undefined : scene?.sky,
      subjects: [...above.map((subject) => ({ ...subject, relation: undefined })), ...flowers],
      read: [
        ...(scene?.read ?? []),
        ...words,
        ...(narrower?.read ?? []),
        ...(prompt.match(NIGHTLY) ?? []),
        ...(prompt.match(TERRACE) ?? []),
      ],
    },
    ground,
  };
}
/** Of what the ground of a land is, where it is not that of its kind. */
const EARTHS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:savann?ah?s?|veldt?|serengeti|steppes?|prairies?|pampas?|dry grass(?:land)?)\b/iu, '#bfa163'],
  [/\b(?:canyons?|mesas?|outback|red rocks?|mars)\b/iu, '#b5653f'],
  [/\b(?:volcano(?:es)?|lava|craters?|basalt)\b/iu, '#47413f'],
  [/\b(?:swamps?|marsh(?:es)?|bayous?|wetlands?|mangroves?|bogs?)\b/iu, '#66704f'],
  [/\b(?:moors?|moorlands?|heaths?|tundra)\b/iu, '#857259'],
  [/\b(?:glaciers?|ice(?:bergs?)?|arctic|antarctica)\b/iu, '#d3e4ee'],
];
const COLOURED_EARTH = /\b(\p{L}+(?:[ -]\p{L}+)?) (?:sands?|dunes?|deserts?|rocks?|earth|soil|gravel|moss|grass)\b/iu;

/** Grass that no flowers grow in. */
const DRY = EARTHS[0]![0];

/** The ground of a land, as it is named ("black sand"), else as it is known of the land. */
export function earthIn(prompt: string): { hex: string; words?: string } | undefined {
  const [words = '', colour = ''] = COLOURED_EARTH.exec(prompt) ?? [];
  const [named] = coloursIn(colour);
  if (named) return { hex: named, words };
  const known = EARTHS.find(([land]) => land.test(prompt));
  return known && { hex: known[1] };
}
/** What grows close together in a wood. */
const TREES =
  /\b(?:birch(?:es)?|pines?|firs?|spruces?|oaks?|beech(?:es)?|maples?|trees|branches|bamboo)\b(?! (?:table|floor|desk|board|plank|wood|top|sideboard|shelf|counter))/iu;
/** The place that a word names where the sentence reads as one thing: a corridor is a room, a foggy moor is land. */
function narrowerPlace(prompt: string): { ground: Ground; read: string[] } | undefined {
  for (const ground of ['room', 'street', 'forest', 'meadow'] as const) {
    const setting = settingOf({ read: [prompt], subjects: [] }, ground);
    const [named] = (setting && setting.words.exec(prompt)) ?? [];
    if (named) return { ground, read: [named] };
  }
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const lands = words.flatMap((word) => {
    const ground = GROUND_WORDS.get(word) ?? GROUND_WORDS.get(singular(word));
    return ground && OUTDOORS.has(ground) && !NO_LAND.test(word) ? [{ ground, read: [word] }] : [];
  });
  // 'snow' lies on what is named beside it
  const land = lands.find(({ ground }) => ground !== 'snow') ?? lands[0];
  const [trees] = TREES.exec(prompt) ?? [];
  return land && land.ground !== 'snow' ? land : trees ? { ground: 'forest', read: [trees.toLowerCase()] } : land;
}
/** Words of land that are a stuff or a part as well. */
const NO_LAND = /^(?:air|patch|wood|sand|park|top|range)$/u;
/** The hour, the weather and the season that the words name, whatever they are said of. */
export function saidOf(prompt: string): Pick<SceneBrief, 'time' | 'weather' | 'season'> {
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = <T>(table: ReadonlyMap<string, T>): T | undefined =>
    words.map((word) => table.get(word)).find((one) => one !== undefined);
  const time = NIGHTLY.test(prompt) ? 'night' : first(TIME_WORDS);
  return { time, weather: first(WEATHER_WORDS), season: first(SEASON_WORDS) };
}
const POLAR = /\b(?:northern lights?|polar lights?|aurora(?: borealis)?)\b/iu;
const NIGHTLY = /\b(?:northern lights?|polar lights?|aurora|milky way|moonlight|moonlit|starry)\b/iu;
/** With what hangs over it, which tells it from that of a vineyard. */
const TERRACE = /\bterraces?\b[^.]*/iu;
const WATERFALL = /\b(?:water ?falls?|cascades?|rapids)\b/iu;
/** What grows in a field of grain. */
export const CROPS = ['wheat', 'corn', 'barley', 'rye', 'oats', 'grain', 'crops', 'stubble'];
/** What is sown or grows wild over whole fields, and the colour that it gives them. */
const FIELDS_OF: readonly (readonly [RegExp, string | undefined])[] = [
  [/^lavenders?$/u, '#8b79c4'],
  [/^popp(?:y|ies)$/u, '#d3382c'],
  [/^sunflowers?$/u, '#f2b62c'],
  [/^(?:rapeseed|rape|canola|mustard|buttercups?|dandelions?)$/u, '#ecd033'],
  [/^thistles?$/u, '#9a6cae'],
  [/^heathers?$/u, '#a5658e'],
  [/^(?:bluebells?|cornflowers?|flax)$/u, '#5a6fcb'],
  [/^(?:dais(?:y|ies)|cha?momiles?|snowdrops?)$/u, '#f6f2e6'],
  [/^(?:tulips?|roses?|cosmos|(?:wild ?)?flowers?)$/u, undefined],
];
const FIELD =
  /\b(\p{L}{3,})[- ](?:fields?|meadows?|hills?)\b|\b(?:fields?|meadows?|hills?) (?:full )?(?:of|with|in) (?:\p{L}+ )?(\p{L}{3,})/iu;
/** The flowers that a field is named after. @param colour hex that was named for it */
function inFlower(prompt: string, colour?: string): SceneSubject[] {
  const [, before, after] = FIELD.exec(prompt) ?? [];
  return [before, after].flatMap((word) => {
    const noun = word?.toLowerCase() ?? '';
    const known = FIELDS_OF.find(([words]) => words.test(noun));
    return known
      ? [{ words: noun, noun, class: 'flower' as const, kinds: [], count: 5, colour: colour ?? known[1] }]
      : [];
  });
}
