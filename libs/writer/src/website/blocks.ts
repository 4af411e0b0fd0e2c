import type { Role } from '../brief';
import type { Line } from './public';

/** Sentences that were said together, and are read together: each that leans on the one before it stands with it. */
export interface Block {
  first: number;
  text: string;
  plain: string;
  roles: ReadonlySet<Role>;
}

/** Goes on from the sentence before it, and cannot stand alone. */
const LEANS =
  /^(?:it|its|they|their|he|she|his|her|this|that|these|those|and|but|so|then|also|there|because|or|which|both|neither|half of (?:it|them)|some of (?:it|them|these|those|the)|instead|otherwise|besides|the (?:other|same|rest|second|latter)|what (?:it|that|this)|if (?:it|they|he|she|you (?:don't|do not))|none of|one of (?:them|these|those))\b|^[^,.]{0,24}\b(?:him|her|them|he|she|it)\b/i;

const HE = /\b(?:he|she|him|her|his|hers)\b/i;
/** Somebody who can be meant by it. */
const SOMEBODY =
  /(?<=\p{L},? |\()\p{Lu}\p{Ll}+|\b(?:m[ae]n|wom[ae]n|child|person|boy|girl|mother|father|nurse|shepherd|landlord|tenant|debtor|owner|founder|somebody|anyone|(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|[Oo]ne|[Ee]very|[Ee]ach) (?:\p{L}+ )?\p{L}+(?:er|or|ist|man|woman|ian|ant|son|ther|le))\b/u;

/** Says 'her' of somebody whom nothing before it names. */
const isOfNobody = (before: string, text: string): boolean => {
  const at = HE.exec(text)?.index;
  return at !== undefined && !SOMEBODY.test(`${before} ${text.slice(0, at)}`.trim());
};

/** The lines as blocks; a line that leans on one that is not shown is not shown either. */
export function blocksOf(lines: readonly Line[], isForeign: boolean): Block[] {
  const blocks: Block[] = [];
  let last = -2;
  for (const { index, text, plain, roles } of lines) {
    const leans = !isForeign && index > 0 && (LEANS.test(text) || /^(?:we|i) \p{L}+ed\.$/iu.test(text));
    const before = blocks.at(-1);
    if (leans && (last !== index - 1 || !before)) continue;
    if (!isForeign && isOfNobody(leans && before ? before.text : '', text)) continue;
    if (leans && before)
      blocks[blocks.length - 1] = {
        ...before,
        text: `${before.text} ${text}`,
        plain: `${before.plain} ${plain}`,
        roles: new Set([...before.roles, ...roles]),
      };
    else blocks.push({ first: index, text, plain, roles });
    last = index;
  }
  return blocks;
}
