import { canBeToldBack, orderToldBack, toldBack } from '../address';
import { blocks, plain, points, quoted } from '../markdown';
import type { Plan } from '../plan';
import type { Statement } from '../reading/request';
import type { Group } from '../reading/said';

/** What the client wrote, told back in the second person; where that cannot be done without a change, in quotation marks. */
export function told({ reading: { isForeign, isCasual } }: Plan, text: string): string {
  if (isForeign || isCasual) return quoted(text);
  const order = orderToldBack(text);
  if (order) return plain(order);
  return canBeToldBack(text) ? plain(toldBack(text)) : quoted(text);
}

const MOST_CONTEXT = 520;
const toldAll = (plan: Plan, statements: readonly Statement[]): string => {
  const seen = new Set<string>();
  return statements
    .flatMap(({ text }) => {
      const said = told(plan, text);
      if (seen.has(said)) return [];
      seen.add(said);
      return [said];
    })
    .join(' ');
};

const isContext = ({ group }: Statement) => group === 'context';
/** An angry letter is not told back to whoever wrote it. */
const contextOf = ({ reading }: Plan): Statement[] =>
  reading.statements.filter(
    (one) => isContext(one) && !(reading.isAngry && (!/\d/.test(one.text) || /\p{Lu}{4,}|!/u.test(one.text))),
  );

function splitContext(plan: Plan): [first: Statement[], rest: Statement[]] {
  let length = 0;
  const all = contextOf(plan);
  const end = all.findIndex(({ text }) => (length += text.length) > MOST_CONTEXT);
  return end === -1 ? [all, []] : [all.slice(0, end), all.slice(end)];
}

/** Who they are and why they write. */
export const understanding = (plan: Plan): string | undefined => toldAll(plan, splitContext(plan)[0]) || undefined;

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
  [['rule'], 'How it should be', 'Every draft is measured by this.'],
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
  const [, more] = splitContext(plan);
  if (more.length > 0) rows.push(`**Also noted.** ${toldAll(plan, more)}`);
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
