import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role> };

const QUOTED = /["'‘“«](?!s\b)([\p{L}][\p{L}\s-]{1,38}?)[,.]?["'’”»](?!\p{L})/gu;
const JARGON =
  /\b(?:best-in-class|leveraging|leverage|excellence|world-class|cutting-edge|state-of-the-art|synergy|passion(?:ate)?|innovative|premium|unlock|seamless|holistic|journey)\b/gi;

/** Words that the brief keeps to, and words that it will not or may not use; as it spells them. */
export function wordingOf(units: readonly Read[], name: string): { preferred: string[]; avoided: string[] } {
  const [preferred, avoided] = [new Set<string>(), new Set<string>()];
  for (const { text, plain, roles } of units) {
    // the client mocks it: what is on the site today
    if (roles.has('irony') || roles.has('aside'))
      for (const [word] of text.matchAll(JARGON))
        if (roles.has('irony') || /website|on the current/.test(plain)) avoided.add(word);
    // 'Not a launderette.'
    const not = roles.has('mistaken') ? /^not an? ([a-z]+)\.$/.exec(plain)?.[1] : undefined;
    if (not) avoided.add(not);
    // 'Don't call them seniors.'
    const call =
      /\b(?:don't|do not|never) call (?:them|us|it|him|her|people|our \p{L}+) (?:an? |the )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?=[.,;]| and | or |$)/u.exec(
        plain,
      )?.[1];
    if (call) avoided.add(call);
    for (const match of text.matchAll(QUOTED)) {
      const word = (match[1] ?? '').trim();
      if (word.split(' ').length > 5 || name.includes(word)) continue;
      const before = text.slice(0, match.index).toLowerCase();
      const clause = before.slice(Math.max(before.lastIndexOf(':'), before.lastIndexOf('. '), 0));
      const after = text.slice(match.index + match[0].length).toLowerCase();
      const denies =
        /\b(?:no|not|never|without)\b[^,;]*$|n't\b[^;]*$|\bcannot\b[^;]*$|\bnot on\b/.test(clause) ||
        /^\s*(?:[–-]\s*no\b|is (?:forbidden|banned|out)\b)/.test(after);
      const mocks = roles.has('irony') || /suggested|ought to call|computer/.test(plain);
      if (denies || mocks) avoided.add(word);
      else if (/\b(?:labelled|marked|speak of|we say|we call (?:it|them|this|her|him)|always say)\s*$/.test(clause))
        preferred.add(word);
    }
  }
  return {
    preferred: [...preferred].filter((word) => !avoided.has(word)).slice(0, 6),
    avoided: [...avoided].slice(0, 12),
  };
}

/** The words that may not be said, out of a sentence that forbids them without quotes: 'heal, cure, treat'. */
export function forbiddenIn(units: readonly Read[]): string[] {
  return units.flatMap(({ plain, roles }) => {
    if (!roles.has('legal')) return [];
    const list =
      /\b(?:say|hint|claim|promise|mention)(?: or (?:say|hint|claim|promise))?(?: that)?(?: [a-z]+)? ((?:[a-z]+, )+[a-z]+ or [a-z]+)/.exec(
        plain,
      )?.[1];
    return (list ?? '').split(/, | or /).filter((word) => word.length > 2);
  });
}
