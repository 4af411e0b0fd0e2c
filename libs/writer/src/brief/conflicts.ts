import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role> };

/** Two things that the brief says and that do not go together, each as it is said; and what kind it is. */
export interface Conflict {
  kind: 'years' | 'both' | 'denied' | 'money';
  one: string;
  other: string;
}

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bnothing (?:may|should|must|can) change\b/,
    /\b(?:must )?all look new\b|\bcompletely digital\b|\blook like a new\b|\bvery modern\b/,
  ],
  [
    /\b(?:very )?serious\b(?: and dignified)?|\bdignified\b/,
    /\bgreat craic\b|\bfun(?:ny)?\b|\bplayful\b|\bcheeky\b|\bsilly\b/,
  ],
  [
    /\bluxur(?:y|ious)\b|\bexclusive\b|\bpremium\b/,
    /\bfor everyone\b|\baffordable\b|\bcheap(?:est)?\b|\baccessible to all\b/,
  ],
  [/\bminimal(?:ist|istic)?\b/, /\bcolourful\b|\bopulent\b/],
  [/\bnever advertise\b|\bno advertising\b/, /\bbillboards?\b|\bcampaign\b/],
];
const WORDS: Record<string, number> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** What the brief says twice in ways that cannot both be so. @param year the present one, where it is known */
export function conflictsOf(units: readonly Read[], year: number | undefined): Conflict[] {
  const shown = units.filter(({ isForeign, roles }) => !isForeign && !roles.has('private'));
  const found: Conflict[] = [];
  const founded = shown
    .map(({ plain }) =>
      /\b(?:set up|founded|established|started|opened|began|since|begun)\b[^.]{0,12}?\b((?:1[6-9]|20)\d\d)\b/.exec(
        plain,
      ),
    )
    .find((match) => match);
  if (founded && year)
    for (const { plain } of shown) {
      const match =
        /\b(?:for )?(?:over |more than |nearly |almost )?(\d{2,3}|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) years (?:now|of (?:experience|doing|work)|we)/.exec(
          plain,
        );
      const years = match ? (WORDS[match[1] ?? ''] ?? Number(match[1])) : 0;
      if (match && years > year - Number(founded[1]) + 2)
        found.push({ kind: 'years', one: founded[0], other: match[0].replace(/ we$/, '') });
    }
  const text = shown.map(({ plain }) => plain).join(' ');
  for (const [one, other] of OPPOSITES) {
    const whole = shown.find(({ plain }) => one.test(plain) && other.test(plain));
    if (whole) {
      found.push({ kind: 'both', one: whole.text, other: '' });
      continue;
    }
    const [first, second] = [shown.find(({ plain }) => one.test(plain)), shown.find(({ plain }) => other.test(plain))];
    if (!first || !second) continue;
    if (first.text.length + second.text.length < 600) found.push({ kind: 'both', one: first.text, other: second.text });
  }
  const denied = /\bno ([a-z]{4,}s)\b(?=[,.])/g;
  for (const { plain } of shown)
    for (const match of plain.matchAll(denied)) {
      const noun = (match[1] ?? '').replace(/s$/, '');
      const rest = plain.slice(match.index + match[0].length);
      const has = new RegExp(`\\b(?:fill in|use|sign|have|get|in) (?:the|an?|our) (?:[a-z]+ )?${noun}s?\\b`).exec(rest);
      if (has) found.push({ kind: 'denied', one: match[0], other: has[0] });
    }
  const never = /\bnever ask (?:the )?(?:public|people|anyone|anybody) for money\b/.exec(text);
  const asks = /\b(?:\d+ )?(?:monthly )?(?:donors?|donations|sponsors)\b[^.,]*/.exec(text);
  if (never && asks) found.push({ kind: 'money', one: never[0], other: asks[0].trim() });
  return found;
}
