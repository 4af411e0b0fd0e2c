import { bare, capital, list } from '../../pen';
import { blocks, heading, points, quoted } from '../markdown';
import {
  answerTo,
  back,
  backAll,
  beginning,
  budgetLine,
  deliverables,
  NAME,
  offers,
  PHASE_NAMES,
  picturesText,
  PRICE,
  proofs,
  stopLine,
  timing,
  trialsOf,
  whole,
  workOf,
} from '../parts';
import { numberWord, type Plan, topicNames, whenOf } from '../plan';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A letter: paragraphs that could be read aloud, in the first person, with a name under them. */
export function sul(plan: Plan): string {
  const { brief, phases, questions, assumptions, asked } = plan;
  const [situation, wishes, rules, decisions] = [
    plan.of('situation'),
    plan.of('wish'),
    plan.of('rule'),
    plan.of('decision'),
  ];
  const tried = proofs(plan);
  return blocks(
    `Dear ${NAME},`,
    plan.isSilent
      ? 'thank you for the pictures. We looked at them for a while before we wrote this, and we keep to what is in them; the rest we ask.'
      : 'thank you for writing to us. Before we say what we would do, here is what we heard, so that you can stop us where we heard it wrongly.',
    heading('What we heard'),
    plan.isShort && 'You wrote little, and it says what matters:',
    whole(plan),
    !plan.isShort && situation.length > 0 && backAll(situation),
    !plan.isShort && wishes.length > 0 && `${situation.length > 0 ? 'From us you want this. ' : ''}${backAll(wishes)}`,
    !plan.isShort &&
      [...plan.of('time'), ...plan.of('budget')].length > 0 &&
      `You also gave us what to keep to: ${list([...plan.of('time'), ...plan.of('budget')].map(({ text }) => quoted(bare(text))))}.`,
    rules.length > 0 &&
      `And some things are settled before anybody draws a line. ${backAll(rules)} We have put that on top of our own notes, because it is the first thing we will hold every sketch against.`,
    brief.pictures.length > 0 &&
      heading(brief.pictures.length === 1 ? 'What your picture tells us' : 'What your pictures tell us'),
    brief.pictures.length > 0 && picturesText(plan),
    ...(plan.of('question').length > 0
      ? [heading('You asked'), ...plan.of('question').map((one) => `${quoted(one.text)} ${answerTo(one, plan)}`)]
      : []),
    heading('How we would go about it'),
    `We would start by listening a little longer: a first talk, with ${brief.pictures.length > 0 ? 'your pictures and ' : ''}everything that exists on one table. Then we would draw, and come back with ${plan.isTight ? 'one direction that we believe in' : 'two directions that we can both defend'}. You would see ${asked.length > 1 ? `the ${topicNames(asked.slice(0, 3))} together, because that is how people will meet them` : 'it where people will meet it, not on an empty page'}.`,
    tried.length > 0 && `Nothing is finished until it has been tried. ${trialsOf(plan, 3)}`,
    heading('What you would have in your hands'),
    points(deliverables(plan).map(({ name, gives }) => `**${name}:** ${gives}.`)),
    heading('When'),
    ...timing(plan),
    points(
      phases.map((phase) => `**${capital(whenOf(phase))}.** ${PHASE_NAMES[phase.id]}. ${workOf(phase.id, plan)}.`),
    ),
    plan.mayStop && `You said that you may have to stop. ${stopLine(plan)}`,
    heading('Who would be with you'),
    `${NAME} would lead the work and be the one you call. ${NAME} would draw${plan.isMade ? `, and ${NAME} would talk to the people who print and build` : ''}. ${
      decisions.length > 0
        ? `From your side we have understood: ${decisions.map(back).join(' ')} We leave time for that at the end of each step.`
        : 'From you we would need one person who gathers what everybody says, and somebody who decides.'
    }`,
    heading(`${capital(numberWord(offers(plan).length))} ways to do it`),
    budgetLine(plan),
    ...offers(plan).map(
      ({ name, contains, time }) => `**${name}.** ${contains}; ready ${lower(time)}. Price: ${PRICE}.`,
    ),
    `The prices are placeholders; they are put in before this letter leaves us.${plan.isPricedApart ? ' Each part has a price of its own, as you asked.' : ''} If it were ours to choose, we would take the second.`,
    heading('What we take for granted'),
    points(assumptions),
    heading('What we would like to ask'),
    points(questions),
    heading('If you like this'),
    `Write back, or call, with whatever you can answer of the above; half an hour is enough. We then put the way that you choose on one page, both sign it, and the work can begin. ${beginning(plan)}`,
    `With kind regards,\n\n${NAME}\n${brief.studio.name}`,
  );
}
