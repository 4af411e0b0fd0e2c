import { blocks, heading, plain, points, quote, steps, table } from '../markdown';
import {
  answerTo,
  back,
  backAll,
  beginning,
  budgetLine,
  deliverables,
  offers,
  ourRoles,
  PHASE_NAMES,
  picturesText,
  PRICE,
  proofs,
  stopLine,
  timing,
  trialsOf,
  workOf,
} from '../parts';
import { lowerName, type Plan, whenOf } from '../plan';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Each section is a question and its answer; what nobody knows yet is said to be open. */
export function bil(plan: Plan): string {
  const { brief, phases, questions, assumptions } = plan;
  const criteria = plan.isShort ? plan.of('rule') : [...plan.of('wish'), ...plan.of('rule')];
  // a day or a sum can be given at any time; this cannot
  const decisive =
    questions.find((question) => !/^(?:“|By when|First ideas have|Which sum|Does )/.test(question)) ?? questions[0];
  const others = questions.filter((question) => question !== decisive);
  const tried = proofs(plan);
  return blocks(
    heading('What is this about?'),
    plan.of('situation').length > 0 && !plan.isShort
      ? backAll(plan.of('situation'))
      : plan.isSilent
        ? 'About pictures that you sent, and about what they stand for; in words you left that open.'
        : 'You said it in few words, and we would rather repeat them than fill them up:',
    (plan.of('situation').length === 0 || plan.isShort) && !plan.isSilent && quote(plain(brief.request)),
    brief.pictures.length > 0 &&
      heading(brief.pictures.length === 1 ? 'What is in the picture?' : 'What is in the pictures?'),
    brief.pictures.length > 0 && picturesText(plan),
    criteria.length > 0 && heading('How will we know that it is right?'),
    criteria.length > 0 &&
      'By your own words. At the end we go through them together, one by one, and each must get a yes:',
    criteria.length > 0 && points(criteria.map(back)),
    ...(plan.of('question').length > 0
      ? [
          heading('What did you ask us?'),
          ...plan.of('question').map((one) => `**${plain(one.text)}** ${answerTo(one, plan)}`),
        ]
      : []),
    heading('What decides everything else?'),
    decisive
      ? `One question, before all others: ${lowerName(decisive)} As long as that is open, every drawing is a guess. So we begin there, and not with drawing.`
      : 'Your request leaves little open. So we can begin with drawing.',
    `Then ${plan.isTight ? 'one direction, with its reasons, since the days allow no more' : 'two directions, each an answer to the same question, so that you compare ideas and not tastes'}. ${
      tried.length > 0 ? `What settles it is a trial. ${trialsOf(plan, 3)}` : 'What settles it is seeing them in use.'
    }`,
    heading('What will you have at the end?'),
    points(deliverables(plan).map(({ name, gives }) => `**${name}**: ${gives}.`)),
    heading('When is what there?'),
    ...timing(plan),
    table(
      ['When', 'What happens', 'What you decide'],
      phases.map((phase) => [
        whenOf(phase),
        `${PHASE_NAMES[phase.id]}: ${lower(workOf(phase.id, plan))}`,
        {
          start: 'Is the brief right?',
          ideas: 'Which direction?',
          development: 'Is it the one?',
          artwork: 'May it be made?',
          making: 'Is it as agreed?',
        }[phase.id],
      ]),
    ),
    heading('Who does what?'),
    points(ourRoles(plan).map(([who, does]) => `**${who}.** ${does}.`)),
    plan.of('decision').length > 0
      ? `And with you: ${backAll(plan.of('decision'))}`
      : 'And with you: somebody who decides. You have not said who that is.',
    heading('What does it cost?'),
    budgetLine(plan),
    'It depends on how far you want to go with us.',
    table(
      ['If you want', 'you get', 'ready', 'for'],
      offers(plan).map(({ name, contains, time }) => [lower(name), lower(contains), time, PRICE]),
    ),
    `Where it says ${PRICE}, the price is filled in before this is sent.${plan.isPricedApart ? ' What you want priced apart has a line of its own there.' : ''}${plan.mayStop ? ` ${stopLine(plan)}` : ''}`,
    heading('What do we take as given?'),
    points(assumptions),
    heading('What do we not know yet?'),
    others.length > 0
      ? points(others)
      : decisive
        ? `Only what stands above: ${lowerName(decisive)}`
        : 'Nothing that would keep us from beginning.',
    heading('What happens if you say yes?'),
    steps([
      `You answer ${decisive ? 'the first question, and as many of the others as you can' : 'this letter'}.`,
      'We fill in the price of the way that you chose, and both sign one page.',
      beginning(plan),
    ]),
  );
}
