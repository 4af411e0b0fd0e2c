import { capital } from '../pen';
import { blocks, heading, plain, points, quoted, steps, table } from './markdown';
import { answersOf } from './answers';
import { ANSWER, CONFIRM, NAME } from './parts/marks';
import { ENGLISH } from './jobs/english';
import { bounds, conflicts } from './parts/bounds';
import { budget, isUnpaid } from './parts/frame';
import type { Part } from './parts/names';
import { questionsOf } from './parts/questions';
import { besides, linesOf, scopePoints, scopeTable, thingsAsked, wishes } from './parts/scope';
import { deadline, timeRows, vagueDays } from './parts/time';
import { picturesText } from './pictures';
import { numberWord } from './counts';
import { lowerName, type Plan } from './plan';
import { statementOf, strongest } from './statement';
import type { StudioId } from './studios';

interface Voice {
  /** before the first heading */
  opening(plan: Plan): string;
  /** the parts in their order, each with its heading */
  parts: [Part, string][];
  scope(plan: Plan): string;
  how(plan: Plan): string;
  schedule(plan: Plan): string;
  people: string;
  options(plan: Plan): string;
  next: readonly [string, string] | readonly [string];
  closing(plan: Plan): string | undefined;
  /** a note is answered by a note */
  note(plan: Plan): { greeting: string; before: string; ask: string; end: string };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'You ask for three things: a, b and c.' */
const asks = (plan: Plan, verb: string): string => {
  const count = plan.pieces.rows.length;
  return plan.pieces.isStaged
    ? `${verb} ${thingsAsked(plan)}.`
    : `${verb} ${count === 1 ? 'one thing' : `${numberWord(count)} things`}: ${thingsAsked(plan)}.`;
};

const nameIn = (plan: Plan, name: string) => plain(lowerName(name, plan.reading.isForeign));
const first = (plan: Plan): string => {
  const [line] = plan.pieces.rows;
  return plan.pieces.isStaged
    ? 'the first stage'
    : line
      ? `the ${nameIn(plan, line.name).replace(/^(?:an?|the) /i, '')}`
      : 'the first step';
};
const many = (plan: Plan) => linesOf(plan).length > 1;
/** How the hardest pieces are tried. */
const trials = (plan: Plan, most: number): string[] =>
  [...new Map(plan.pieces.rows.map((one) => [one.of.proof, one])).values()]
    .sort((one, other) => other.of.days - one.of.days)
    .flatMap(({ name, of: { proof } }) =>
      proof && name.length < 48 ? [`the ${nameIn(plan, name).replace(/^(?:an?|the) /i, '')} ${proof}`] : [],
    )
    .slice(0, most);
/** What carries the rest is drawn before it. */
function firstThings(plan: Plan): string {
  const asked = plan.pieces.rows;
  const carrier = ['name', 'identity', 'refresh', 'logo', 'wayfinding', 'concept', 'stand-concept', 'exhibition']
    .map((id) => asked.find(({ of }) => of.id === id))
    .find((one) => one !== undefined);
  if (plan.pieces.isStaged || !carrier || asked.length < 2) return '';
  const rest = asked.filter((one) => one !== carrier);
  return `The ${nameIn(plan, carrier.name).replace(/^(?:an?|the) /i, '')} comes first: ${rest.length === 1 ? `the ${nameIn(plan, rest[0]!.name)} hangs` : 'everything else hangs'} on it, and nothing else is drawn before you have decided it.`;
}
/** How this very work is best tackled, and what of the client's words decides most. */
function view(plan: Plan): string {
  const { job } = plan.reading;
  const own = strongest(plan);
  return [
    plan.isSilent ? '' : ENGLISH[job.id].view,
    firstThings(plan),
    own.length > 1
      ? `Two of your conditions decide more than all others, so the first draft is made to them: ${own.map(({ text }) => quoted(text)).join(' and ')}`
      : own[0]
        ? `One of your conditions decides more than all others, so the first draft is made to it: ${quoted(own[0].text)}`
        : '',
  ]
    .filter(Boolean)
    .join(' ');
}
const rounds = ({ schedule }: Plan) => (schedule.rounds === 1 ? 'one round' : 'two rounds');
const days = (plan: Plan, body: string): string => blocks(deadline(plan), body, vagueDays(plan));
const dated = (plan: Plan) => plan.schedule.day !== undefined && !plan.schedule.isHopeless;
const options = (plan: Plan): string =>
  !many(plan) || isUnpaid(plan)
    ? ''
    : plan.schedule.isHopeless
      ? `${capital(first(plan))} by your day and the rest after it, or everything later and at once.`
      : plan.pieces.isStaged
        ? 'Everything together, or stage by stage: the first can be ordered alone, and what it finds is yours, whoever goes on with it.'
        : `Everything together, or line by line: ${first(plan)} can be ordered alone, and the rest when you like.`;
const answerPoints = (plan: Plan): string | undefined =>
  answersOf(plan)
    .map(
      ({ question, text, isToConfirm }) =>
        `**${quoted(question)}** ${text ?? ANSWER}${isToConfirm ? ` ${CONFIRM}` : ''}`,
    )
    .join('\n\n') || undefined;

const VOICES: Record<StudioId, Voice> = {
  TI: {
    opening: (plan) =>
      `${asks(plan, 'You ask for')} Below stands what we understood, what you would get and what it costs, when it is there, and what is still open.`,
    parts: [
      ['understanding', 'Understanding'],
      ['scope', 'Scope and prices'],
      ['pictures', 'What your pictures show'],
      ['conditions', 'What we keep to'],
      ['conflicts', 'Not decided yet'],
      ['answers', 'Your questions'],
      ['schedule', 'Schedule'],
      ['how', 'Approach'],
      ['people', 'People'],
      ['options', 'Options'],
      ['questions', 'Questions before we start'],
      ['next', 'Next steps'],
    ],
    scope: (plan) =>
      blocks(
        scopeTable(plan, ['Item', 'As you give it', 'You receive', 'Price']),
        wishes(plan),
        besides(plan),
        budget(plan),
      ),
    how: (plan) =>
      blocks(
        view(plan),
        `At each step there is one recommendation with its reasons and one thing for you to decide; what you decide is written down the same day.${trials(plan, 1).length > 0 ? ` We try ${trials(plan, 2).join(', and ')}.` : ''}`,
      ),
    schedule: (plan) => days(plan, table(['When', 'Phase', 'What happens'], timeRows(plan))),
    people: `${NAME} leads and is your contact; ${NAME} draws. With you, one person gathers what everybody says.`,
    options: (plan) => options(plan),
    next: [
      'You answer the questions and strike the lines that you do not want.',
      'We put what is left on one page, for both to sign.',
    ],
    closing: () => undefined,
    note: () => ({
      greeting: 'Hello',
      before: 'thank you for your message. This is what we read in it:',
      ask: 'To put in firm prices we need to know:',
      end: 'Send us that, and the prices above become an offer.',
    }),
  },
  SUL: {
    opening: (plan) =>
      blocks(
        `Dear ${plan.reading.letter.signer ?? NAME},`,
        `thank you for writing to us. If we read you rightly, ${lower(asks(plan, 'you would like'))} Stop us where we heard it wrongly.`,
      ),
    parts: [
      ['understanding', 'What we heard'],
      ['pictures', 'What your pictures tell us'],
      ['conflicts', 'Where two of you want different things'],
      ['answers', 'You asked'],
      ['scope', 'What you would have in your hands'],
      ['conditions', 'What we keep to'],
      ['how', 'How we would go about it'],
      ['schedule', 'When'],
      ['people', 'Who would be with you'],
      ['options', 'How to take it'],
      ['questions', 'What we would like to ask'],
      ['next', 'If you like this'],
    ],
    scope: (plan) => blocks(scopePoints(plan), wishes(plan), besides(plan), budget(plan)),

    how: (plan) =>
      blocks(
        view(plan),
        trials(plan, 1).length > 0
          ? `Nothing is finished until it has been tried: ${trials(plan, 2).join(', and ')}.`
          : '',
      ),
    schedule: (plan) =>
      days(plan, points(timeRows(plan).map(([when, name, work]) => `**${when}.** ${name}: ${work}.`))),
    people: `${NAME} would lead the work and be the one you call; ${NAME} would draw.`,
    options: (plan) => options(plan),
    next: [
      'Write back, or call, with whatever you can answer of the above; half an hour is enough. We then put it on one page, both sign it, and the work can begin.',
    ],
    closing: ({ brief }) => `With kind regards,\n\n${NAME}\n${brief.studio.name}`,
    note: () => ({
      greeting: 'Dear',
      before: 'thank you for writing to us. If we read you rightly, it is this:',
      ask: 'Before we can say a firm price we would like to ask:',
      end: 'Write back or call, whichever is easier, and we take it from there.',
    }),
  },
  JAD: {
    opening: (plan) => `**${capital(thingsAsked(plan))}.**${plan.schedule.day ? '' : ' No day given, so weeks.'}`,
    parts: [
      ['understanding', 'The case'],
      ['scope', 'You get'],
      ['pictures', 'Seen'],
      ['conditions', 'We keep to'],
      ['conflicts', 'Undecided'],
      ['answers', 'Asked, answered'],
      ['schedule', 'Dates'],
      ['how', 'How'],
      ['people', 'Who'],
      ['questions', 'Open'],
      ['next', 'Now'],
    ],
    scope: (plan) =>
      blocks(
        scopeTable(plan, ['What', 'As you say', 'You get', 'Price']),
        wishes(plan),
        besides(plan),
        budget(plan),
        options(plan),
      ),
    how: (plan) => `${view(plan)}${trials(plan, 1).length > 0 ? ` The test: ${trials(plan, 1)[0]}.` : ''}`,
    schedule: (plan) =>
      days(plan, points(timeRows(plan).map(([when, name, work]) => `**${when}:** ${lowerName(name)}: ${work}`))),
    people: `${NAME} leads, ${NAME} draws. With you, one person gathers the answers.`,
    options: () => '',
    next: ['Answer what is open, strike what you do not want, say yes to the rest.'],
    closing: () => undefined,
    note: () => ({
      greeting: 'Hello',
      before: 'understood:',
      ask: 'For a firm price, please send:',
      end: 'A message is enough. Then we start.',
    }),
  },
  BIL: {
    opening: (plan) =>
      `${asks(plan, 'You need')} This paper answers what a decision needs, and says where nobody knows the answer yet.`,
    parts: [
      ['understanding', 'What is it about?'],
      ['scope', 'What would you have at the end, and what does it cost?'],
      ['pictures', 'What is in the pictures?'],
      ['answers', 'What did you ask us?'],
      ['conflicts', 'What is not decided yet?'],
      ['questions', 'What do we have to know before we start?'],
      ['conditions', 'What must it keep to?'],
      ['schedule', 'When is what there?'],
      ['how', 'How do we know that it is right?'],
      ['people', 'Who does what?'],
      ['options', 'Must it be everything at once?'],
      ['next', 'What happens if you say yes?'],
    ],
    scope: (plan) =>
      blocks(
        scopeTable(plan, ['Piece', 'As you describe it', 'You have at the end', 'Price']),
        wishes(plan),
        besides(plan),
        budget(plan),
      ),
    how: (plan) =>
      blocks(
        view(plan),
        `By a trial, not by taste.${trials(plan, 2).length > 0 ? ` We look at ${trials(plan, 2).join(', and at ')}.` : ' We look at it in use, with people who have not seen it before.'}`,
      ),
    schedule: (plan) => days(plan, table(['When', 'What happens', 'What it holds'], timeRows(plan))),
    people: `${NAME} leads and answers for the dates; ${NAME} draws. With you, somebody decides, and tells us what the others say.`,
    options: (plan) => (many(plan) ? `No. ${options(plan)}` : ''),
    next: [
      'You answer the questions above, as far as you can.',
      'We fill in what hangs on them, and both sign one page.',
    ],
    closing: () => undefined,
    note: () => ({
      greeting: 'Hello',
      before: 'what we understood:',
      ask: 'What we have to know before we can name a firm price:',
      end: 'What happens then? You get one page with the price on it; if you say yes to it, we begin.',
    }),
  },
  HOL: {
    opening: (plan) =>
      `The job: ${thingsAsked(plan)}. ${dated(plan) ? 'Your day stands at the top of the list below, and there is something to hold as early as we can make it.' : plan.schedule.day ? 'The day you name is too near for all of it, so we count in weeks and say what can be there by then.' : 'You name no day, so we count in weeks from your order.'}`,
    parts: [
      ['understanding', 'On the bench'],
      ['schedule', 'Back from the last day'],
      ['scope', 'What leaves the workshop, and its price'],
      ['pictures', 'What we measured'],
      ['conditions', 'What we keep to, as to a measure on a drawing'],
      ['conflicts', 'To be settled between you'],
      ['answers', 'Your questions'],
      ['how', 'How we work'],
      ['people', 'Hands'],
      ['options', 'Piece by piece, or all at once'],
      ['questions', 'Before the first cut'],
      ['next', 'First moves'],
    ],
    scope: (plan) =>
      blocks(
        scopeTable(plan, ['Piece', 'Measures and numbers, from you', 'You get', 'Price']),
        wishes(plan),
        besides(plan),
        budget(plan),
      ),
    how: (plan) =>
      blocks(
        view(plan),
        `There is something to hold early; it is rough, and it is thrown away without regret.${trials(plan, 2).length > 0 ? ` We try ${trials(plan, 2).join(', and ')}.` : ''}`,
      ),
    schedule: (plan) =>
      days(
        plan,
        table([dated(plan) ? 'Until' : 'Time', 'On the bench', 'What that is'], [...timeRows(plan)].reverse()),
      ),
    people: `${NAME} at the drawing table, ${NAME} with the makers, and one pair of yours: somebody who answers.`,
    options: (plan) => options(plan),
    next: [
      'You settle what you can of the questions.',
      'You strike out of the price list what you do not want; what is left is the order.',
    ],
    closing: () => undefined,
    note: () => ({
      greeting: 'Hello',
      before: 'on the bench, if we have it right:',
      ask: 'Before the first cut we need:',
      end: 'Send that, and we put a figure on each piece.',
    }),
  },
};

function bodyOf(part: Part, voice: Voice, plan: Plan): string | undefined {
  switch (part) {
    case 'pictures':
      return plan.brief.pictures.length > 0 ? picturesText(plan) : undefined;
    case 'scope':
      return voice.scope(plan);
    case 'conditions':
      return bounds(plan);
    case 'understanding':
      return plan.isSilent ? undefined : statementOf(plan).text;
    case 'conflicts':
      return conflicts(plan);
    case 'answers':
      return answerPoints(plan);
    case 'how':
      return `${voice.how(plan)} ${capital(rounds(plan))} of changes ${plan.schedule.rounds === 1 ? 'is' : 'are'} ${isUnpaid(plan) ? 'part of it' : 'in the price'}.`;
    case 'schedule':
      return voice.schedule(plan);
    case 'people':
      return voice.people;
    case 'options':
      return voice.options(plan) || undefined;
    case 'questions': {
      const questions = questionsOf(plan);
      return questions.length > 0 ? points(questions) : undefined;
    }
    case 'next':
      return voice.next.length > 1 ? steps(voice.next) : voice.next[0];
  }
}

/** A few lines and a list: what is read, what it costs, what is asked. */
function noteOf(voice: Voice, plan: Plan): string {
  const { greeting, before, ask, end } = voice.note(plan);
  const questions = questionsOf(plan);
  const { signer } = plan.reading.letter;
  const weeks = plan.schedule.phases.at(-1)?.weeks.match(/\d+$/)?.[0];
  return blocks(
    `${greeting} ${signer ?? NAME},`,
    before,
    statementOf(plan).text,
    conflicts(plan),
    scopePoints(plan),
    wishes(plan),
    bounds(plan),
    besides(plan),
    budget(plan),
    answerPoints(plan),
    deadline(plan) ??
      (weeks && !answersOf(plan).some(({ text }) => text?.includes('weeks'))
        ? `It takes about ${weeks === '1' ? 'a week' : `${numberWord(Number(weeks))} weeks`} from your yes, with ${rounds(plan)} of changes.`
        : undefined),
    vagueDays(plan),
    questions.length > 0 && ask,
    questions.length > 0 && points(questions),
    end,
    `${NAME}\n${plan.brief.studio.name}`,
  );
}

/** Somebody of theirs has died. */
const LOSS =
  /\bmy (?:\p{L}+ )?(?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|friend|partner|grand\p{L}+)\b.{0,40}\b(?:died|passed away)\b/iu;

const SPARED: ReadonlySet<Part> = new Set(['how', 'people', 'options', 'next']);

export function worded(plan: Plan): string {
  const voice = VOICES[plan.brief.studio.id];
  if (plan.isNote) return noteOf(voice, plan);
  const opening = plan.reading.isAngry
    ? blocks(
        plan.brief.studio.id === 'SUL' && `Dear ${plan.reading.letter.signer ?? NAME},`,
        'What you asked for, what it costs, when it is there, and who answers for it. Nothing else.',
      )
    : plan.isSilent
      ? 'You sent pictures and left the rest to us. What follows keeps to what can be measured in them, and asks for the rest.'
      : voice.opening(plan);
  // who is angry, or asks for a page, gets what there is to decide and nothing else
  const { isAngry, isShort } = plan.reading;
  const isTerse = isAngry || isShort;
  const isMourning = LOSS.test(plan.reading.request);
  return blocks(
    isMourning && 'We are sorry for your loss, and glad that you thought of us for this.',
    opening,
    ...voice.parts
      .filter(([part]) => !isTerse || !SPARED.has(part))
      .flatMap(([part, name]) => {
        const body = bodyOf(part, voice, plan);
        return body ? [heading(name), body] : [];
      }),
    voice.closing(plan),
  );
}
