import type { NounClass } from '@maquette/reading';
import type { Time } from '../lexicon';

export const GROUNDS = [
  'sea',
  'beach',
  'cliff',
  'lake',
  'river',
  'mountains',
  'hills',
  'forest',
  'meadow',
  'field',
  'desert',
  'snow',
  'street',
  'road',
  'courtyard',
  'city',
  'room',
  'table',
  'shelf',
  'wall',
  'window',
  'garden',
  'harbour',
  'roofs',
  'sky',
  'underwater',
  'space',
] as const;
export type Ground = (typeof GROUNDS)[number];
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'fog' | 'snow' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type SubjectState =
  | 'sitting'
  | 'lying'
  | 'standing'
  | 'flying'
  | 'leaning'
  | 'floating'
  | 'running'
  | 'walking'
  | 'jumping'
  | 'grazing'
  | 'open'
  | 'lit'
  | 'steaming';
export type RelationKind = 'on' | 'in' | 'under' | 'beside' | 'behind' | 'before' | 'over' | 'held';

export interface SceneSubject {
  /** As it was written, without its article: 'white heron'. */
  words: string;
  /** Lemma of the noun that carries it. */
  noun: string;
  class: NounClass;
  /** What it is a kind of, the nearest first: 'wading bird', 'aquatic bird', 'bird'. */
  kinds: string[];
  count: number;
  /** Hex of a colour that was named for it alone. */
  colour?: string;
  state?: SubjectState;
  /** What it does, as it was said: 'feeding geese'. */
  deed?: string;
  /** Seen in the distance. */
  isFar?: boolean;
  /** A young one of its kind. */
  isYoung?: boolean;
  /** Where it is: by index of another subject, or -1 for the ground. */
  relation?: { to: number; kind: RelationKind };
}

/** A place with things in it, as the prompt describes it; words that have no slot are reported in `unpictured`. */
export interface SceneBrief {
  ground?: Ground;
  /** Hex of a colour that was named for the ground: 'against a blue wall'. */
  groundColour?: string;
  /** A second place, seen in the distance: the mountains of 'a lake before mountains'. */
  distance?: Ground;
  time?: Time;
  /** The sun is low, and the sky still blue: 'late afternoon'. */
  isGolden?: boolean;
  weather?: Weather;
  season?: Season;
  /** What makes the place one of a narrower kind: the castle of a castle garden. */
  kinds?: { words: string; by: string }[];
  /** What an open land is full of: 'a field of sunflowers', 'lavender fields'. */
  crop?: { noun: string; colour?: string };
  /** Hex of a colour that was named for the houses of a street or a village. */
  walls?: string;
  /** Hex of the colours that were named for the sky, the upper first. */
  sky?: string[];
  subjects: SceneSubject[];
  /** The words that the place, the hour, the weather and the season were read from. */
  read: string[];
}
