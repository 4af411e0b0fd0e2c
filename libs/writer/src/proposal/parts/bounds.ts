import { blocks, plain, points } from '../markdown';
import type { Plan } from '../plan';
import type { Passage } from '../reading/passages';
import { frameOf, UNPAID } from './frame';
import { statementOf } from '../statement';

/** What the client binds us to, and what is calculated with, each in their words. @param used is told already */
export function boundTexts(plan: Plan, used: readonly string[]): { bound: string[]; facts: string[] } {
  const { sayings, sums, days } = plan.reading;
  const isRow = (passage: Passage) => plan.pieces.rows.filter((one) => one.passage === passage).length > 1;
  const frame = frameOf(plan);
  const isFrame = (text: string) =>
    frame !== undefined &&
    text.includes(frame) &&
    (text.length < frame.length + 60 ||
      days.some(({ role, passage }) => role !== 'other' && passage.text.includes(frame)));
  const isElsewhere = (passage: Passage) =>
    sums.some((one) => one.passage === passage && one.role === 'budget') ||
    days.some((one) => one.passage === passage && one.role !== 'other' && one.role !== 'away');
  const open = sayings.filter(({ text, passage }) => !used.includes(text) && !isRow(passage));
  const texts = (own: typeof sayings) => [...new Set(own.map(({ text }) => plain(text)))];
  return {
    bound: texts(open.filter(({ kind, text }) => kind === 'bound' && !isFrame(text) && !UNPAID.test(text))),
    facts: texts(open.filter(({ kind, passage }) => kind === 'fact' && !isElsewhere(passage))),
  };
}

/** What we keep to, and nothing of ours behind it. */
export function bounds(plan: Plan): string | undefined {
  const { bound, facts } = boundTexts(plan, statementOf(plan).used);
  return (
    blocks(
      bound.length > 0 && 'In your words, and they hold for every draft:',
      bound.length > 0 && points(bound),
      facts.length > 0 && (bound.length > 0 ? 'And what we calculate with:' : 'What we calculate with, in your words:'),
      facts.length > 0 && points(facts),
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
        ? `${said}\n\n${way}`
        : `${between ? `**${between.charAt(0).toUpperCase() + between.slice(1)}.** ` : ''}${said} ${way}`;
    }),
  );
}
