import type { SceneBrief } from '../../prompt/scene';
import { room, shelf, sky, space, table, wallGround, windowGround } from './indoors';
import { desert, field, forest, garden, hills, meadow, mountains, snow } from './land';
import { city, roofs, street } from './town';
import type { Ground, View } from './view';
import { beach, cliff, harbour, lake, river, sea, underwater } from './water';

export type Place = NonNullable<SceneBrief['ground']>;
export const GROUNDS: Record<Place, (view: View) => Ground> = {
  sea, beach, cliff, lake, river, harbour, underwater,
  mountains, hills, forest, meadow, field, desert, snow, garden,
  street, city, roofs,
  room, table, shelf, wall: wallGround, window: windowGround,
  sky, space,
};
