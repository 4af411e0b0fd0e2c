import { capital } from '../../pen';
import { longDate } from '../dates';
import { blocks, heading, points, quoted, steps, table } from '../markdown';
import {
  answerTo,
  back,
  backAll,
  beginning,
  budgetLine,
  deliverables,
  ourRoles,
  PHASE_NAMES,
  picturesText,
  PRICE,
  proofs,
  RESULTS,
  stopLine,
  timing,
  whole,
  workOf,
} from '../parts';
import { lowerName, type Plan } from '../plan';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** From the workshop: the last day first, then what it is made of, and a price for each piece. */
export function hol(plan: Plan): string {
  const { brief, phases, questions, assumptions, end, first } = plan;
  const tried = new Map(proofs(plan).map(({ name, proof }) => [name, proof]));
  const last = end ?? first;
  const items = deliverables(plan);
  return blocks(
    heading('The job'),
    whole(plan),
    plan.isSilent && 'You put pictures on the bench and said nothing more. So we measured them.',
    !plan.isSilent && !plan.isShort && backAll([...plan.of('situation'), ...plan.of('wish')]),
    !plan.isShort &&
      [...plan.of('time'), ...plan.of('budget'), ...plan.of('decision')].length > 0 &&
      points([...plan.of('time'), ...plan.of('budget'), ...plan.of('decision')].map(back)),
    brief.pictures.length > 0 && heading('What we measured'),
    brief.pictures.length > 0 && picturesText(plan),
    heading('Back from the last day'),
    last
      ? `The day is yours: ${quoted(last.text)}. From there we count back.`
      : 'You name no day, so we count in weeks from your order; name one, and we turn the table round.',
    table(
      [last ? 'Until' : 'Time', 'On the bench', 'Off the bench'],
      [...phases]
        .reverse()
        .map((phase) => [
          phase.to ? longDate(phase.to) : phase.weeks,
          `${PHASE_NAMES[phase.id]}: ${lower(workOf(phase.id, plan))}`,
          RESULTS[phase.id],
        ]),
    ),
    ...timing(plan),
    plan.mayStop && `There is a place to stop. ${stopLine(plan)}`,
    plan.of('rule').length > 0 && heading('Tolerances'),
    plan.of('rule').length > 0 &&
      'These are as fixed as a measure on a drawing. A piece that is outside goes back on the bench:',
    plan.of('rule').length > 0 && points(plan.of('rule').map(back)),
    ...(plan.of('question').length > 0
      ? [
          heading('Your questions'),
          points(plan.of('question').map((one) => `${quoted(one.text)} ${answerTo(one, plan)}`)),
        ]
      : []),
    heading('How we work'),
    `By making. A drawing is an opinion until it has been ${plan.isMade ? 'printed, folded, stitched or put on a wall' : 'used by somebody'}. So there is something to hold early, it is rough, and it is thrown away without regret. ${plan.isTight ? 'With these days we go for one direction' : 'We make two directions'}, and you decide with the things in front of you.`,
    heading('What leaves the workshop'),
    points(
      items.map(
        ({ name, gives }) => `**${name}.** ${capital(gives)}.${tried.has(name) ? ` Tried ${tried.get(name)}.` : ''}`,
      ),
    ),
    heading('Hands'),
    points(ourRoles(plan).map(([who, does]) => `**${who}.** ${does}.`)),
    'And one pair of yours: somebody who answers, and is there when the first pieces come.',
    heading('Price list'),
    budgetLine(plan),
    table(
      ['Piece', 'Alone', 'With the rest'],
      [
        ...items.map(({ name }) => [name, PRICE, PRICE]),
        ...(plan.isMade
          ? [
              ...(plan.asked.some(({ id }) => id === 'prototype') ? [] : [['Samples and trials', PRICE, PRICE]]),
              ['Looking after the making', PRICE, PRICE],
            ]
          : [['A second direction', PRICE, 'included']]),
      ],
    ),
    `Two ways to take it: piece by piece, or all at once. Each ${PRICE} is put in before this is sent; nothing on the list hangs on anything else${items.length > 1 ? `, except that the ${lowerName(items[0]!.name)} comes first` : ''}.`,
    heading('Taken as given'),
    points(assumptions),
    heading('To be settled'),
    points(questions),
    heading('First moves'),
    steps([
      `You settle what you can of the list above.`,
      'You strike out of the price list what you do not want; what is left is the order.',
      beginning(plan),
    ]),
  );
}
