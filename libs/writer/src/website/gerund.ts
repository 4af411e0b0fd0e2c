const KEPT = /^(?:be|see|flee|free|dye|singe|hoe|shoe)$/;
const DOUBLED = /^(?:[^aeiou]*[aeiou][bdgklmnprt])$/;
const NOT_DOUBLED = /(?:[wxy]|[aeiou][^aeiou]+(?:er|en|on|or|it))$/;

const ing = (verb: string): string => {
  const base = verb.toLowerCase();
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^aeo]e$|[aeiou][^aeiou]e$/.test(base) && !KEPT.test(base)) return `${base.slice(0, -1)}ing`;
  if (DOUBLED.test(base) && !NOT_DOUBLED.test(base)) return `${base}${base.at(-1) ?? ''}ing`;
  return `${base}ing`;
};
export const bareForm = (verb: string): string =>
  /(?:ss|[^s]us)$/.test(verb)
    ? verb
    : /ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /(?:sh|ch|x|ss|zz|o)es$/.test(verb)
        ? verb.slice(0, -2)
        : verb.replace(/s$/, '');

/** 'sweep chimneys and reline flues': 'sweeping chimneys and relining flues'. The first word is a verb, in whatever person. */
export function gerund(clause: string): string {
  const [verb = '', ...rest] = clause.split(' ');
  const isThird = /s$/.test(verb) && !/ss$/.test(verb);
  const first = isThird ? bareForm(verb) : verb;
  return [ing(first), ...rest]
    .join(' ')
    .replace(/ and ([\p{Ll}-]+)(?= \p{Ll})/u, (whole, second: string) =>
      ALSO.test((isThird ? bareForm(second) : second).replace(/^re-/, ''))
        ? ` and ${ing(isThird ? bareForm(second) : second)}`
        : whole,
    );
}
const ALSO =
  /^(?:rush|cane|string|sole|bake|bind|brew|build|carve|cast|clean|coach|collect|cook|cut|deliver|design|digiti[sz]e|drill|preserve|record|dye|engrave|fit|fix|forge|grow|help|hire|host|offer|organi[sz]e|run|wash|install|lend|line|reline|maintain|make|mend|paint|plant|press|print|process|produce|publish|raise|refill|rent|repair|replace|restore|roast|sell|serve|service|sew|sharpen|smoke|supply|teach|test|train|translate|treat|tune|weave|weld|write)$/;
