import { GENERAL } from './general';
import { GOODS } from './goods';
import { PLACES } from './places';
import { SERVICES } from './services';
import { WORK } from './work';
import type { Relation } from '../relation';

export const RELATIONS: readonly Relation[] = [...GENERAL, ...SERVICES, ...GOODS, ...PLACES, ...WORK];
