import { points } from '../markdown';
import type { Plan } from '../proposal';

/** What binds, each on its line. */
export const conditions = ({ telling }: Plan): string | undefined =>
  telling.conditions.length > 0 ? points(telling.conditions) : undefined;
