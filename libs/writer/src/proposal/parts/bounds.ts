import { blocks, plain, points } from '../markdown';
import type { Plan } from '../plan';
import { frameOf, UNPAID } from './frame';
import { statementOf } from '../statement';

/** What the client binds us to, each in their words, and nothing of ours behind it. */
export function bounds(plan: Plan): string | undefined {
  const { used } = statementOf(plan);
  const { sayings, sums, days } = plan.reading;
  const isRow = (passage: Plan['reading']['sayings'][number]['passage']) =>
    plan.pieces.rows.filter((one) => one.passage === passage).length > 2;
  const frame = frameOf(plan);
  const isFrame = (text: string) =>
    frame !== undefined &&
    text.includes(frame) &&
    (text.length < frame.length + 60 ||
      days.some(({ role, passage }) => role !== 'other' && passage.text.includes(frame)));
  const bound = sayings.filter(
    ({ kind, text, passage }) =>
      kind === 'bound' && !used.includes(text) && !isRow(passage) && !isFrame(text) && !UNPAID.test(text),
  );
  const isElsewhere = (passage: (typeof sayings)[number]['passage']) =>
    sums.some((one) => one.passage === passage && one.role === 'budget') ||
    days.some((one) => one.passage === passage && one.role !== 'other' && one.role !== 'away');
  const facts = sayings.filter(
    ({ kind, text, passage }) => kind === 'fact' && !used.includes(text) && !isElsewhere(passage) && !isRow(passage),
  );
  const own = (list: typeof sayings) => points([...new Set(list.map(({ text }) => plain(text)))]);
  return (
    blocks(
      bound.length > 0 && 'In your words, and they hold for every draft:',
      bound.length > 0 && own(bound),
      facts.length > 0 && (bound.length > 0 ? 'And what we calculate with:' : 'What we calculate with, in your words:'),
      facts.length > 0 && own(facts),
    ) || undefined
  );
}

/** Wishes that pull apart: named, with a way out. */
export function conflicts(plan: Plan): string | undefined {
  const { tensions } = plan.reading;
  if (tensions.length === 0) return undefined;
  return blocks(
    ...tensions.map(({ texts, between, way, isOfPeople }) => {
      const said = texts.map((text) => `“${plain(text)}”`).join(' ');
      return isOfPeople
        ? `${said}\n\nThe first ideas show both on the same piece. We recommend one, with reasons; you decide before anything is worked out.`
        : `${between ? `**${between.charAt(0).toUpperCase() + between.slice(1)}.** ` : ''}${said} ${way}`;
    }),
  );
}
