import { capital } from '../../pen';
import { blocks, heading, points, quoted, table } from '../markdown';
import {
  answerTo,
  back,
  beginning,
  deliverables,
  NAME,
  offers,
  picturesText,
  PHASE_NAMES,
  PRICE,
  proofs,
  stopLine,
  timing,
  trialsOf,
  whole,
} from '../parts';
import { lowerName, type Plan, whenOf } from '../plan';

/** As little as a decision needs. */
export function jad(plan: Plan): string {
  const { brief, phases, asked, questions, assumptions, budget, end, first } = plan;
  const [main, ...rest] = asked;
  const headline = [
    main ? `${main.name}.` : brief.pictures.length > 0 ? 'From pictures to a design.' : 'One job.',
    rest.length > 0 && `${rest.map(({ name }) => name).join('. ')}.`,
    (end ?? first) && `${capital((end ?? first)!.text)}.`,
    budget && `${capital(budget.text)}.`,
  ].filter(Boolean);
  const wanted = plan.said.filter(
    ({ kind }) => kind === 'wish' || kind === 'budget' || kind === 'time' || kind === 'decision',
  );
  const [tried] = proofs(plan);
  const [core, asWished] = offers(plan);
  return blocks(
    `**${headline.join(' ')}**`,
    heading('Heard'),
    whole(plan),
    !plan.isShort && plan.of('situation').length > 0 && plan.of('situation').map(back).join(' '),
    !plan.isShort && wanted.length > 0 && points(wanted.map(({ text }) => quoted(text))),
    plan.of('rule').length > 0 && `**Not up for discussion.** ${plan.of('rule').map(back).join(' ')}`,
    brief.pictures.length > 0 && heading('Seen'),
    brief.pictures.length > 0 && picturesText(plan),
    ...(plan.of('question').length > 0
      ? [
          heading('Asked, answered'),
          points(plan.of('question').map((one) => `${quoted(one.text)} ${answerTo(one, plan)}`)),
        ]
      : []),
    heading('How'),
    `${plan.isTight ? 'One direction, no detours.' : 'Two directions. One recommendation.'} Shown in use, never on an empty page. ${tried ? `The test: ${lowerName(trialsOf(plan, 1))}` : 'If it does not work small and in one colour, it does not work.'}`,
    heading('You get'),
    points(deliverables(plan).map(({ name, gives }) => `**${name}.** ${capital(gives)}.`)),
    heading('Dates'),
    points(phases.map((phase) => `**${whenOf(phase)}:** ${PHASE_NAMES[phase.id].toLowerCase()}`)),
    ...(plan.isTight ? timing(plan) : []),
    heading('Who'),
    `${NAME} leads, ${NAME} draws${plan.isMade ? `, ${NAME} talks to the makers` : ''}. On your side one person gathers the answers.`,
    heading('Price'),
    table(
      ['Way', 'What', 'Ready', 'Price'],
      [core, asWished]
        .filter((offer) => offer !== undefined)
        .map(({ name, contains, time }) => [name, contains, time, PRICE]),
    ),
    `${budget ? `Ceiling: ${quoted(budget.text)}. ` : ''}Prices go in before this goes out.${plan.mayStop ? ` ${stopLine(plan)}` : ''}`,
    heading('Given'),
    points(assumptions),
    heading('Open'),
    points(questions),
    heading('Now'),
    `Answer what is open. Pick a line. Sign one page. ${beginning(plan)}`,
  );
}
