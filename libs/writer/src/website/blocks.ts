import type { Role } from '../brief';
import { capital, list as listed } from '../pen';
import { tokensOf } from '@maquette/reading';
import { FINITE, type Kind, labelKind } from './kinds';
import type { Line } from './line';

/** Sentences that were said together, and are read together: each that leans on the one before it stands with it; a list is one block. */
export interface Block {
  first: number;
  paragraph: number;
  text: string;
  plain: string;
  roles: ReadonlySet<Role>;
  kind: Kind;
  isFlagged: boolean;
  /** said by a label, and lost where it leaves its paragraph: 'Garage' */
  topic?: string | undefined;
  /** begins its paragraph */
  isFirst: boolean;
  /** three points or more: they stay below each other, and under the line above them */
  points?: { head: string; texts: string[]; isOrdered: boolean };
}

/** Goes on from the sentence before it, and cannot stand alone. */
const LEANS =
  /^(?!it is (?:me|just me|us)\b)(?:it|its|they|their|he|she|his|her|this|that|these|those|and|but|so|then|also|there(?! (?:is|are)\b(?! never))|because|or|which|both|neither|same|the same|half of (?:it|them)|some of (?:it|them|these|those|the)|some (?:are|were|take|come|need|want|stay)|instead|otherwise|besides|the (?:other|same|rest|second|latter)|what (?:it|that|this)|if (?:it|they|he|she|you (?:don't|do not))|not an?|none of|one of (?:them|these|those)|other people|others|we (?:do not|don't|do|did|didn't)\.|(?:by|with|from|for) (?:an? )?\p{L}+\.$|(?:two|three|four|some|most|all|none|one) (?:have|has|did|do|asked)\b)(?=\W|$)|^(?!it is (?:me|us)\b)[^,.]{0,24}\b(?:him|her|them|he|she|it)\b(?! is (?:me|us)\b)/iu;

/** What 'it' or 'both' stands for is in the sentence before: 'beginners are half of it', 'the same people do both'. */
const LEANS_BACK =
  /^(?:(?! and |[,;:]).){0,80}?(?:\b(?:half|most|some|all|none|part|a third|a quarter|the rest) of (?:it|them|these|those|that)\b|\b(?:do|does|did|use|uses|make|makes|sell|sells|speak|speaks) both\b(?! \p{L}))|^[^,.]{0,40}\b(?:own|owns|run|runs) (?:it|them|both)\b/iu;

const HE = /\b(?:he|she|him|her|his|hers)\b/i;
/** Somebody who can be meant by it. */
const SOMEBODY =
  /(?<=\p{L},? |\()\p{Lu}\p{Ll}+|\b(?:m[ae]n|wom[ae]n|child|person|boy|girl|mother|father|nurse|shepherd|landlord|tenant|debtor|owner|founder|somebody|anyone|(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|[Oo]ne|[Ee]very|[Ee]ach) (?:\p{L}+ )?\p{L}+(?:er|or|ist|man|woman|ian|ant|son|ther|le))\b/u;

/** Says 'her' of somebody whom nothing before it names. */
const isOfNobody = (before: string, text: string): boolean => {
  const at = HE.exec(text)?.index;
  return at !== undefined && !SOMEBODY.test(`${before} ${text.slice(0, at)}`.trim());
};

/** Has a verb of its own, and is no mere list of things. */
const isClause = (text: string): boolean =>
  FINITE.test(text.toLowerCase()) ||
  tokensOf(text)
    .flat()
    .some(({ pos, lower }, at) => at > 0 && pos === 'VERB' && !/(?:ing|ed)$/.test(lower));

const FEWEST = 3;
const MOST = 12;

/** 'Prices:' says what the heading of the section says; 'Rates this year, from Soti Khola:' says more. */
const headOf = (head: string): string => {
  const bare = head.replace(/[\s:.]+$/, '');
  const isLabel = bare.split(' ').length < 4 && labelKind(bare) !== undefined;
  return isLabel || bare === '' ? '' : `${capital(bare === bare.toUpperCase() ? bare.toLowerCase() : bare)}:`;
};

function listBlock(lines: readonly Line[]): Block {
  const [first] = lines as [Line];
  const texts = lines.map(({ text }) => text);
  const head = headOf(first.head ?? '');
  const counts = new Map<Kind, number>();
  for (const { kind } of lines) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kind = [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? first.kind;
  const named = labelKind(first.head ?? '');
  const points = texts.length <= MOST ? texts : [...texts.slice(0, MOST - 1), texts.slice(MOST - 1).join(' ')];
  const bare = texts.map((text) => text.replace(/[.;]$/, ''));
  const text = head === '' ? texts.join(' ') : `${head} ${listed(bare)}.`;
  return {
    first: first.index,
    paragraph: first.paragraph,
    text,
    plain: text.toLowerCase(),
    roles: new Set(lines.flatMap(({ roles }) => [...roles])),
    kind: first.isOrdered && kind !== 'price' ? 'step' : (named ?? kind),
    isFlagged: lines.some(({ isFlagged }) => isFlagged),
    isFirst: true,
    ...(texts.length >= FEWEST && {
      points: { head, texts: points, isOrdered: first.isOrdered },
    }),
  };
}

/** 'It is run as a foundation', where what stood before it is not shown: the brand itself. */
const BEGAN = /^It (?:all )?(?=(?:started|began) (?:because|in|when|as|with|by|out of)\b)/u;
const OF_ITSELF =
  /^It (?=(?:is|was|has been) (?:run|owned|funded|founded|started|managed|staffed|registered|open|a (?:foundation|co-?operative|charity|family|trust)|an (?:association|employee))\b)/u;
/** 'Cass and Dom own it': the brand is theirs. */
const THEIRS =
  /^(\p{Lu}\p{L}+(?:(?:,| and|, and) \p{Lu}\p{L}+){0,3}(?: also| still| now)? (?:owns?|runs?|founded|started|began|bought|took over)) it\b/u;
const named = (line: Line, name: string): Line => {
  const text = line.text
    .replace(BEGAN, () => `${name} `)
    .replace(OF_ITSELF, () => `${name} `)
    .replace(THEIRS, (_, said: string) => `${said} ${name}`);
  return text === line.text ? line : { ...line, text, plain: text.toLowerCase(), kind: 'who' };
};

/** The lines as blocks; a line that leans on one that is not shown is not shown either, and told. */
export function blocksOf(
  lines: readonly Line[],
  name: string,
  isForeign: boolean,
  /** index of the line that is the heading */
  opening: number,
): { blocks: Block[]; loose: string[] } {
  const blocks: Block[] = [];
  const loose: string[] = [];
  let last = -2;
  // a letter of paragraphs, and no note of one
  const isProse = new Set(lines.map(({ paragraph }) => paragraph)).size > 2;
  lines.forEach((given, at) => {
    const isAfter = at > 0 && given.index - last <= 1;
    const line = isForeign ? given : named(given, name);
    const { index, paragraph, text, plain, roles, kind, isFlagged, list } = line;
    if (list !== undefined) {
      if (lines[at - 1]?.list !== list) blocks.push(listBlock(lines.slice(at).filter((one) => one.list === list)));
      last = index;
      return;
    }
    const before = blocks.at(-1);
    const isNear = isAfter && before !== undefined && before.points === undefined;
    const isPriced =
      before?.kind === 'price' &&
      !LEANS_BACK.test(text) &&
      !/^(?:it|its|they|that|this|these|both|same|which)\b/i.test(text);
    const isOfOthers = before !== undefined && /^(?:price|contact|hours|terms)$/.test(before.kind);
    // what follows the heading goes on from it
    const isUnderHeading = blocks.length === 0 && index === opening + 1;
    const leans =
      !isForeign &&
      !isUnderHeading &&
      index > 0 &&
      !isFlagged &&
      kind !== 'contact' &&
      !isPriced &&
      // 'You bring it, I ring you': of the work, and not of the price before it
      !(isOfOthers && /^(?:you|we|i)\b/i.test(text)) &&
      (LEANS.test(text) ||
        LEANS_BACK.test(text) ||
        // 'Anyone can come. No proof, no questions.'
        (isProse &&
          isNear &&
          before.paragraph === paragraph &&
          /^no \p{L}+/iu.test(text) &&
          /^(?:whom|what|story|step|price|terms)$/.test(before.kind)) ||
        /^(?:we|i) \p{L}+ed\.$/iu.test(text) ||
        (isNear && before.paragraph === paragraph && /^(?:we|i) \p{L}+(?: \p{L}+)?\.$/iu.test(text)) ||
        (isNear &&
          before.paragraph === paragraph &&
          kind === 'story' &&
          before.kind !== 'result' &&
          (text.split(' ').length < 4 || !isClause(text)) &&
          !/\d/.test(text)));
    if (
      (leans && !isNear) ||
      (!isForeign && isOfNobody(leans && before ? before.text : isNear ? before.text : '', text))
    ) {
      loose.push(text);
      return;
    }
    last = index;
    if (leans && before) {
      blocks[blocks.length - 1] = {
        ...before,
        text: `${before.text} ${text}`,
        plain: `${before.plain} ${plain}`,
        roles: new Set([...before.roles, ...roles]),
        isFlagged: before.isFlagged || isFlagged,
        // a promise is never behind something else
        kind: kind === 'guarantee' && before.kind !== 'contact' ? kind : before.kind,
      };
    } else
      blocks.push({
        first: index,
        paragraph,
        text,
        plain,
        roles,
        kind,
        isFlagged,
        topic: line.topic,
        isFirst: lines[at - 1]?.paragraph !== paragraph,
      });
  });
  return { blocks, loose };
}
