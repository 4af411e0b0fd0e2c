import { capital } from '../../pen';
import { canBeToldBack, isAside, isPlainlySaid, isToldAsIs, orderToldBack, toldBack } from '../address';
import { longDate } from '../dates';
import { blocks, plain, points, quoted } from '../markdown';
import type { Plan } from '../plan';
import type { Statement } from '../reading/request';
import type { Group } from '../reading/said';

/** What the client wrote, in the second person where it can plainly be turned round; else in quotation marks. */
export function told({ reading: { isForeign, isCasual } }: Plan, text: string): string {
  if (isForeign || isCasual) return quoted(text);
  const order = orderToldBack(text);
  if (order) return plain(order);
  return canBeToldBack(text) && isToldAsIs(capital(text)) ? plain(toldBack(text)) : quoted(text);
}

const toldAll = (plan: Plan, statements: readonly Statement[]): string =>
  [...new Set(statements.map(({ text }) => told(plan, text)))].join(' ');

const MOST_CONTEXT = 520;
const MOST_QUOTED = 2;
/** Speaks of what stood before it. */
const LEANS = /^(?:it|they|he|she|this|that|these|those|both|his|her|their|its|such|so|which|then|there)\b/i;
/** A number, or a name within the sentence: more than an aside. */
const HAS_FACT = /\d|(?<=\p{Ll},? )\p{Lu}\p{Ll}+/u;

interface Summary {
  /** who they are and why they write */
  told: string[];
  /** more of that than a summary holds */
  more: string[];
  /** what is neither plain nor a fact */
  left: string[];
}

/** The client's own account of themselves: what can be told back is, a few facts are quoted, and nothing else is repeated. */
export function summaryOf(plan: Plan): Summary {
  const { reading } = plan;
  const summary: Summary = { told: [], more: [], left: [] };
  const { passages } = reading.letter;
  let [length, quotes, last] = [0, 0, -9];
  for (const { text, group, passage } of reading.statements) {
    if (group !== 'context') continue;
    // an angry letter is not told back to whoever wrote it
    if (reading.isAngry && (!/\d/.test(text) || /\p{Lu}{4,}|!/u.test(text))) continue;
    const at = passages.indexOf(passage);
    const isPlain =
      !reading.isForeign &&
      !reading.isCasual &&
      isPlainlySaid(capital(text)) &&
      (!LEANS.test(text) || last === at - 1 || last === at);
    const isFact =
      !isPlain &&
      (reading.isForeign || (quotes < MOST_QUOTED && text.length < 180 && HAS_FACT.test(text) && !isAside(text)));
    if (!isPlain && !isFact) {
      summary.left.push(capital(text));
      continue;
    }
    if (isFact) quotes++;
    const said = isPlain ? plain(toldBack(text)) : quoted(capital(text));
    last = at;
    length += text.length;
    const list = length > MOST_CONTEXT ? summary.more : summary.told;
    if (!list.includes(said)) list.push(said);
  }
  return summary;
}

/** Who writes, in a sentence of ours, where their own words do not say it. */
function whoSaid({ reading: { client, who, letter, isForeign, isAngry } }: Plan, said: string): string | undefined {
  if (isForeign || isAngry) return undefined;
  const isHouse = client !== undefined && client !== letter.signer && !said.includes(client);
  const kind = who !== undefined && !said.includes(who) && isToldAsIs(who) && canBeToldBack(who) ? who : undefined;
  if (isHouse) return `You write for ${plain(client)}${kind && !kind.includes(client) ? `, ${plain(kind)}` : ''}.`;
  return kind && `You are ${plain(kind)}.`;
}

/** Who they are and why they write. */
export function understanding(plan: Plan): string | undefined {
  const { told: own } = summaryOf(plan);
  const { day, isHopeless } = plan.schedule;
  const said = own.join(' ');
  return (
    [
      whoSaid(plan, said),
      said,
      own.length < 2 && day && !day.isVague && !isHopeless && !plan.isNote
        ? `The day that counts is ${longDate(day.date)}.`
        : '',
    ]
      .filter(Boolean)
      .join(' ') || undefined
  );
}

const GROUPS: readonly (readonly [groups: readonly Group[], name: string, effect: string])[] = [
  [['law'], 'Rules and rights', 'Each of these is in the first drafts and checked again before anything is final.'],
  [['stays'], 'What stays', 'What is new is fitted to it.'],
  [['avoid'], 'Not wanted', 'Kept out of every draft.'],
  [
    ['material'],
    'Material and making',
    'We draw for that from the first sketch and try it on a sample before anything is ordered.',
  ],
  [['language'], 'Languages', 'Each layout is tried with the longest text first.'],
  [['content'], 'Content', 'We lay out with that, and say at once where something is missing or does not fit.'],
  [
    ['people'],
    'People and decisions',
    'They see the work before it is final, and one list of changes comes back to us.',
  ],
  [['look'], 'How it should be', 'Every draft is measured by this.'],
  [['contact'], 'Getting in touch', 'We keep to that.'],
];

/** What the client holds us to, by what it is about, and what we do with it. */
export function conditions(plan: Plan): string | undefined {
  const { isAngry } = plan.reading;
  // what an angry letter throws at us is heard, and not held up to whoever wrote it
  const statements = plan.reading.statements.filter(({ text }) => !isAngry || canBeToldBack(text));
  const rows = GROUPS.flatMap(([groups, name, effect]) => {
    const own = statements.filter(({ group }) => groups.includes(group));
    return own.length > 0 ? [`**${name}.** ${toldAll(plan, own)} ${effect}`] : [];
  });
  const noted = [
    toldAll(
      plan,
      statements.filter(({ group }) => group === 'rule'),
    ),
    ...summaryOf(plan).more,
  ].filter(Boolean);
  if (noted.length > 0) rows.push(`**Also noted.** ${noted.join(' ')}`);
  return rows.length > 0 ? points(rows) : undefined;
}

/** How they pay, in their words. */
export const terms = (plan: Plan): string | undefined =>
  toldAll(
    plan,
    plan.reading.statements.filter(({ group }) => group === 'money'),
  ) || undefined;

/** Wishes that pull apart: named, with a way out. */
export function conflicts(plan: Plan): string | undefined {
  const { tensions } = plan.reading;
  if (tensions.length === 0) return undefined;
  return blocks(
    ...tensions.map(({ texts, between, way }) => {
      const said = texts.map((text) => told(plan, text)).join(' ');
      return between ? `**${between.charAt(0).toUpperCase() + between.slice(1)}.** ${said} ${way}` : `${said} ${way}`;
    }),
  );
}
