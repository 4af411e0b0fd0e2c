import indefinite from 'indefinite';
import pluralize from 'pluralize';

/** 'an hour', 'a unit': with the article that its sound asks for. */
export const article = (noun: string): string => indefinite(noun);
/** The last word of a phrase in its plural: 'oak table' → 'oak tables'. */
export const plural = (noun: string): string => pluralize.plural(noun);
export const singular = (noun: string): string => pluralize.singular(noun);

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['be', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
]);
/** The verb as 'it' has it: 'carry' → 'carries'. */
export function thirdSingular(base: string): string {
  const known = IRREGULAR.get(base);
  if (known) return known;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}
