import { capital, list } from '../../pen';
import { blocks, heading, points, quoted, steps, table } from '../markdown';
import {
  answerTo,
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
  RESULTS,
  stopLine,
  timing,
  trialsOf,
  whole,
  topicsIn,
  workOf,
} from '../parts';
import { lowerName, numberWord, type Plan, whenOf } from '../plan';
import type { Said } from '../said';

/** Numbered, in tables; each point of the request has a number and a place where it is answered. */
export function ti(plan: Plan): string {
  const { brief, phases, asked, questions, assumptions } = plan;
  const names = [
    'What you ask',
    ...(brief.pictures.length > 0 ? ['What your pictures show'] : []),
    'Approach',
    'Scope and deliverables',
    'Schedule',
    'People',
    'Options',
    'Assumptions',
    'Open questions',
    'Next steps',
  ];
  const number = (name: string) => names.indexOf(name) + 1;
  const section = (name: string) => heading(`${number(name)}. ${name}`);
  const whereOf = (one: Said): string => {
    switch (one.kind) {
      case 'question':
        return `${answerTo(one, plan)} (${number(one.dates.length > 0 ? 'Schedule' : 'Approach')})`;
      case 'rule':
        return `Kept as a rule (${number('Approach')})`;
      case 'decision':
        return `Section ${number('People')}`;
      case 'budget':
        return `Section ${number('Options')}`;
      case 'time':
        return `Section ${number('Schedule')}`;
      default: {
        const named = topicsIn(one, asked).map(({ name }) => lowerName(name));
        const also = [
          ...(one.dates.length > 0 ? [number('Schedule')] : []),
          ...(one.amounts.length > 0 ? [number('Options')] : []),
        ];
        return `${named.length > 0 ? `${capital(list(named))} (${[number('Scope and deliverables'), ...also].join(', ')})` : `Section ${[number('Approach'), ...also].join(', ')}`}`;
      }
    }
  };
  const situation = plan.of('situation');
  const points_ = plan.said.filter(({ kind }) => kind !== 'situation');
  const tried = new Map(proofs(plan).map(({ name, proof }) => [name, proof]));
  const rules = plan.of('rule');
  const hardest = proofs(plan)[0];
  return blocks(
    section('What you ask'),
    plan.isForeign && whole(plan),
    !plan.isForeign && situation.length > 0 && `We read your request as follows. ${backAll(situation)}`,
    plan.isSilent &&
      'You sent pictures and left the rest to us. What follows keeps to what can be measured in them, and asks for the rest.',
    points_.length > 0 && 'Your points, in your words, with the section in which each is answered:',
    points_.length > 0 &&
      table(
        ['No.', 'Your words', 'Answered in'],
        points_.map((one, index) => [`P${index + 1}`, quoted(one.text), whereOf(one)]),
      ),
    brief.pictures.length > 0 && section('What your pictures show'),
    brief.pictures.length > 0 && picturesText(plan),
    section('Approach'),
    blocks(
      rules.length > 0 &&
        `${rules.length === 1 ? 'One point is a rule' : `${capital(numberWord(rules.length))} points are rules`}: each draft is checked against ${rules.length === 1 ? 'it' : 'all of them'} before you see it, and one that breaks ${rules.length === 1 ? 'it' : 'a rule'} is not shown.`,
      hardest
        ? `We decide on the real thing, not on the screen. ${trialsOf(plan, 1)} What holds there is carried to the rest.`
        : 'We decide on the real thing, not on the screen: every direction is shown where it will be used, beside what it stands next to today.',
      'At each step there is one recommendation with its reasons, and one thing for you to decide. What you decide is written down the same day.',
    ),
    section('Scope and deliverables'),
    table(
      ['Item', 'You receive', 'Tried'],
      deliverables(plan).map(({ name, gives }) => [name, gives, tried.get(name) ?? 'in use, before it is final']),
    ),
    plan.isPricedApart && 'Each item is priced by itself, so that you can take it, leave it or put it off.',
    section('Schedule'),
    table(
      ['Phase', 'When', 'Work', 'At its end'],
      phases.map((phase) => [PHASE_NAMES[phase.id], whenOf(phase), workOf(phase.id, plan), RESULTS[phase.id]]),
    ),
    ...timing(plan),
    stopLine(plan),
    section('People'),
    table(
      ['Who', 'Does'],
      [
        ...ourRoles(plan),
        ['You', 'One person who gathers what everybody on your side says, and answers within two working days'],
      ],
    ),
    plan.of('decision').length > 0 &&
      `On your side: ${backAll(plan.of('decision'))} The schedule has a date for it at the end of each phase.`,
    section('Options'),
    budgetLine(plan),
    table(
      ['Option', 'Contains', 'Ready', 'Price'],
      offers(plan).map(({ name, contains, time }, index) => [`${'ABC'[index]} ${name}`, contains, time, PRICE]),
    ),
    `Where it says ${PRICE}, a price is put in before this is sent. We recommend B.`,
    section('Assumptions'),
    points(assumptions),
    section('Open questions'),
    steps(questions),
    section('Next steps'),
    steps([
      `You answer the open questions, in writing or in a call of half an hour.`,
      'You choose an option; we put it on one page for both to sign.',
      beginning(plan),
    ]),
  );
}
