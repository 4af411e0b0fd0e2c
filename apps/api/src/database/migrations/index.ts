import { Extensions1700000000000 } from './1700000000000-extensions';

/** Named one by one: a glob would find other files in src/ than in dist/. */
export const migrations = [Extensions1700000000000];
