import type { Ground as Place } from '../../prompt/scene';
import { courtyard } from './courtyard';
import { underwater } from './deep';
import { sky, space } from './heights';
import { room, table } from './indoors';
import { field, garden, hills, meadow } from './land';
import { road } from './road';
import { roofs } from './roofs';
import { beach, cliff, harbour } from './shore';
import { city, street } from './town';
import type { Ground, View } from './view';
import { shelf, wallGround, windowGround } from './walls';
import { lake, river, sea } from './water';
import { desert, forest, mountains, snow } from './wild';

export const GROUNDS: Record<Place, (view: View) => Ground> = {
  sea,
  beach,
  cliff,
  lake,
  river,
  harbour,
  underwater,
  mountains,
  hills,
  forest,
  meadow,
  field,
  desert,
  snow,
  garden,
  street,
  road,
  courtyard,
  city,
  roofs,
  room,
  table,
  shelf,
  wall: wallGround,
  window: windowGround,
  sky,
  space,
};
