import type { SceneBrief } from '../../prompt/scene';
import type { Random } from '../../random';
import { blend, bright, rgb, under } from './tone';

export type Time = NonNullable<SceneBrief['time']>;
export type Weather = NonNullable<SceneBrief['weather']>;
export type Season = NonNullable<SceneBrief['season']>;
type Tint = [number, number, number];
type Sky = [string, string, string, string];

/** The one light of a scene. It always comes from the upper left: a scene is mirrored as a whole. */
export interface Light {
  time: Time;
  weather: Weather;
  season: Season;
  /** From the top down to the horizon. */
  sky: Sky;
  /** The sun or the moon; undefined where clouds hide it. */
  orb?: string;
  /** What the air does to what is far. */
  air: string;
  /** How much of it lies before the farthest layer, 0–1. */
  haze: number;
  tint: Tint;
  /** Colour of lit edges and of the shade. */
  key: string;
  shade: string;
  /** Lamps and windows are lit. */
  lamps: boolean;
  /** Snow lies. */
  white: boolean;
}

interface Hour {
  skies: Sky[];
  orb: string;
  tint: Tint;
  key: string;
  shade: string;
}
const HOURS: Record<Time, Hour> = {
  dawn: {
    skies: [
      ['#6d92b8', '#b3b9cf', '#efcfc2', '#fde8d2'],
      ['#86a9b8', '#c3cdc9', '#f1d9c0', '#fdeedb'],
    ],
    orb: '#fff4e0',
    tint: [0.97, 0.92, 0.93],
    key: '#ffe0bd',
    shade: '#4d5878',
  },
  day: {
    skies: [
      ['#3f8fc9', '#76b8de', '#b4dcea', '#e6f3ee'],
      ['#5aa5c4', '#93c9d6', '#c9e4df', '#f3f3df'],
    ],
    orb: '#fffbe6',
    tint: [1, 1, 1],
    key: '#fff6d9',
    shade: '#2c4664',
  },
  sunset: {
    skies: [
      ['#3a2a63', '#93406f', '#e5735c', '#fcc57c'],
      ['#2c4a72', '#8a6280', '#ea8a62', '#fdd391'],
    ],
    orb: '#fff0c4',
    tint: [0.98, 0.83, 0.77],
    key: '#ffb46e',
    shade: '#33204f',
  },
  night: {
    skies: [
      ['#070e24', '#0f1f45', '#1f3a6b', '#41618f'],
      ['#0d0b27', '#1d1b4c', '#39357a', '#66609f'],
    ],
    orb: '#f6f1dc',
    tint: [0.37, 0.45, 0.66],
    key: '#b9cdf5',
    shade: '#050a1e',
  },
};
/** Late in the afternoon: the sun is low and its colours are warm, and the sky is still blue. */
const GOLDEN: Hour = {
  skies: [
    ['#5f97c2', '#a3bfc9', '#f0d3a0', '#fde6b4'],
    ['#6d9fb8', '#b4c4bd', '#f2cd92', '#fdeabf'],
  ],
  orb: '#fff4d2',
  tint: [1, 0.92, 0.8],
  key: '#ffd28a',
  shade: '#4a3d5c',
};
/** What a weather does to the sky: its grey, how much of it, how much light it takes and how much haze it brings. */
const WEATHERS: Record<Weather, { grey: string; cover: number; dim: number; haze: number }> = {
  clear: { grey: '#ffffff', cover: 0, dim: 1, haze: 0.72 },
  wind: { grey: '#dfe7ea', cover: 0.16, dim: 0.99, haze: 0.66 },
  cloudy: { grey: '#b9c4cc', cover: 0.5, dim: 0.94, haze: 0.76 },
  rain: { grey: '#8797a3', cover: 0.66, dim: 0.84, haze: 0.84 },
  storm: { grey: '#434f60', cover: 0.74, dim: 0.68, haze: 0.76 },
  fog: { grey: '#d3d8d8', cover: 0.72, dim: 0.95, haze: 1 },
  snow: { grey: '#cfd8e1', cover: 0.6, dim: 0.97, haze: 0.88 },
};

/** The one colour that a sky has of itself at an hour. */
const isOwn = (sky: string[] | undefined, time: Time): boolean => {
  if (sky?.length !== 1) return false;
  const [red = 0, green = 0, blue = 0] = rgb(sky[0] ?? '');
  return blue > red * 1.25 && blue >= green && time !== 'sunset';
};

export function lightOf(brief: SceneBrief, random: Random, variant?: 0 | 1): Light {
  const weather = brief.weather ?? 'clear';
  const time = brief.time ?? random.pick(['day', 'day', 'dawn', 'sunset'] as const);
  const hour = time === 'sunset' && brief.isGolden ? GOLDEN : HOURS[time];
  const { grey, cover, dim, haze } = WEATHERS[weather];
  // Clouds take the light of the hour as everything does.
  const cloud = under(grey, time === 'night' ? [0.24, 0.29, 0.42] : hour.tint);
  // 'blue sky' by day is the sky of the day
  const [upper, lower = upper] = isOwn(brief.sky, time) ? [] : (brief.sky ?? []);
  const sky = (hour.skies[variant ?? random.int(2)] ?? random.pick(hour.skies)).map((c, i) => {
    const covered = blend(c, cloud, cover);
    // colours that were named for the sky take it over, in the light of the hour
    return upper === undefined || lower === undefined
      ? covered
      : blend(covered, under(blend(upper, lower, i / 3), time === 'night' ? [0.4, 0.45, 0.6] : [1, 1, 1]), 0.78);
  }) as Sky;
  const grim = weather === 'storm' ? 0.75 : 1;
  return {
    time,
    weather,
    season: brief.season ?? (weather === 'snow' || brief.ground === 'snow' ? 'winter' : 'summer'),
    sky,
    orb: cover > 0.45 ? (weather === 'fog' ? blend(hour.orb, sky[2], 0.5) : undefined) : hour.orb,
    air: blend(sky[2], sky[3], 0.6),
    haze,
    tint: hour.tint.map((v) => v * (time === 'night' ? Math.max(0.92, dim * grim) : dim * grim)) as Tint,
    key: blend(hour.key, cloud, cover * 0.7),
    shade: hour.shade,
    lamps: time === 'night' || (time === 'sunset' && !brief.isGolden) || weather === 'storm',
    white: brief.season === 'winter' || weather === 'snow' || brief.ground === 'snow',
  };
}

/** The light inside: by night it is a lamp's. */
export const indoors = (light: Light): Light =>
  light.time === 'night'
    ? { ...light, tint: [0.74, 0.62, 0.56], key: '#ffd79a', shade: '#1c1630', haze: 0 }
    : { ...light, tint: light.tint.map((v) => 0.5 + v / 2) as Tint, haze: 0 };

/** A thing's own colour in this light, `far` (0–1) through the air. */
export const litTone = (light: Light, hex: string, far = 0): string =>
  blend(under(hex, light.tint), light.air, Math.min(1, far * light.haze));
/** The same on the side away from the light. */
export const shadeTone = (light: Light, hex: string, far = 0, depth = 0.34): string =>
  blend(blend(under(hex, light.tint), light.shade, depth), light.air, Math.min(1, far * light.haze));
/** And where the light strikes. */
export const keyTone = (light: Light, hex: string, far = 0, strength = 0.34): string =>
  blend(
    blend(under(hex, light.tint), light.key, strength * (bright(hex) > 0.8 ? 0.6 : 1)),
    light.air,
    Math.min(1, far * light.haze),
  );
