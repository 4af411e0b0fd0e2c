import { capital } from '../pen';
import { blocks, heading, plain, points, quote, quoted, steps, table } from './markdown';
import { answersOf } from './answers';
import { ANSWER, CONFIRM, NAME } from './parts/marks';
import { questionsOf } from './parts/questions';
import { besides, budget, linesOf, scopePoints, scopeTable, thingsAsked } from './parts/scope';
import { deadline, timeRows, vagueDays } from './parts/time';
import { conditions, conflicts, understanding } from './parts/told';
import { picturesText } from './pictures';
import { lowerName, numberWord, type Plan } from './plan';
import type { StudioId } from './studios';

type Part =
  | 'understanding'
  | 'pictures'
  | 'scope'
  | 'conditions'
  | 'conflicts'
  | 'answers'
  | 'how'
  | 'schedule'
  | 'people'
  | 'options'
  | 'questions'
  | 'next';

interface Voice {
  /** before the first heading */
  opening(plan: Plan): string;
  /** the parts in their order, each with its heading */
  parts: [Part, string][];
  scope(plan: Plan): string;
  conditions: string;
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
  const count = plan.reading.asked.length;
  return count === 0
    ? `${verb} something new, and leave open what; so here are three ways to begin, from small to large.`
    : `${verb} ${count === 1 ? 'one thing' : `${numberWord(count)} things`}: ${thingsAsked(plan)}.`;
};

const nameIn = (plan: Plan, name: string) => plain(lowerName(name, plan.reading.isForeign));
const first = (plan: Plan): string => {
  const [line] = plan.reading.asked;
  return line ? `the ${nameIn(plan, line.name).replace(/^(?:an?|the) /i, '')}` : 'the first step';
};
const many = (plan: Plan) => linesOf(plan).length > 1;
/** How the hardest pieces are tried. */
const trials = (plan: Plan, most: number): string[] =>
  [...new Map(plan.reading.asked.map((one) => [one.of.proof, one])).values()]
    .sort((one, other) => other.of.days - one.of.days)
    .flatMap(({ name, of: { proof } }) =>
      proof && name.length < 48 ? [`the ${nameIn(plan, name).replace(/^(?:an?|the) /i, '')} ${proof}`] : [],
    )
    .slice(0, most);
/** What carries the rest is drawn before it. */
function firstThings(plan: Plan): string {
  const { asked } = plan.reading;
  const carrier = ['name', 'identity', 'refresh', 'logo', 'wayfinding', 'concept', 'stand-concept', 'exhibition']
    .map((id) => asked.find(({ of }) => of.id === id))
    .find((one) => one !== undefined);
  if (!carrier || asked.length < 2) return '';
  const rest = asked.filter((one) => one !== carrier);
  return `The ${nameIn(plan, carrier.name).replace(/^(?:an?|the) /i, '')} comes first: ${rest.length === 1 ? `the ${nameIn(plan, rest[0]!.name)} hangs` : 'everything else hangs'} on it, and nothing else is drawn before you have decided it. `;
}
const rounds = ({ schedule }: Plan) => (schedule.rounds === 1 ? 'one round' : 'two rounds');
const whole = (plan: Plan) =>
  quote(plain(plan.reading.letter.passages.map(({ text }) => text).join(' ') || plan.reading.request));
const days = (plan: Plan, body: string): string => blocks(deadline(plan), body, vagueDays(plan));
const dated = (plan: Plan) => plan.schedule.day !== undefined && !plan.schedule.isHopeless;
const options = (plan: Plan): string =>
  plan.reading.asked.length === 0
    ? 'One of the three, or the first now and then one of the others.'
    : many(plan)
      ? plan.schedule.isTooShort
        ? `${capital(first(plan))} by your day and the rest after it, or everything later and at once.`
        : `Everything together, or line by line: ${first(plan)} can be ordered alone, and the rest when you like.`
      : '';
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
      `${asks(plan, 'You ask for')} ${many(plan) ? 'Each has a line and a price of its own below.' : 'What it holds, when it is there and what is still open stands below.'}`,
    parts: [
      ['understanding', 'Understanding'],
      ['scope', 'Scope and prices'],
      ['pictures', 'What your pictures show'],
      ['conditions', 'Your conditions, and where they take effect'],
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
      blocks(scopeTable(plan, ['Item', 'As you give it', 'You receive', 'Price']), besides(plan), budget(plan)),
    conditions: '',
    how: (plan) =>
      `We decide on the real thing, not on the screen${trials(plan, 1).length > 0 ? `: we try ${trials(plan, 2).join(', and ')}` : ''}. At each step there is one recommendation with its reasons and one thing for you to decide; what you decide is written down the same day.`,
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
      ['conflicts', 'Where you are of two minds'],
      ['answers', 'You asked'],
      ['scope', 'What you would have in your hands'],
      ['conditions', 'What is settled'],
      ['how', 'How we would go about it'],
      ['schedule', 'When'],
      ['people', 'Who would be with you'],
      ['options', 'How to take it'],
      ['questions', 'What we would like to ask'],
      ['next', 'If you like this'],
    ],
    scope: (plan) => blocks(scopePoints(plan), besides(plan), budget(plan)),
    conditions: 'These things are settled before anybody draws a line:',
    how: (plan) =>
      `${plan.schedule.isTight && !plan.schedule.isHopeless ? 'We would start on the day on which you say yes, with what exists, and come back' : 'We would start by listening a little longer, with everything that exists on one table. Then we would draw, and come back'} with ${plan.schedule.rounds === 1 ? 'one direction that we believe in' : 'two directions that we can both defend'}${many(plan) ? ', seen together, because that is how people will meet them' : ', where people will meet it and not on an empty page'}. ${trials(plan, 1).length > 0 ? `Nothing is finished until it has been tried: ${trials(plan, 2).join(', and ')}.` : ''}`.trim(),
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
    opening: (plan) =>
      `**${thingsAsked(plan) ? `${capital(thingsAsked(plan))}.` : 'Three ways to begin.'}** ${plan.schedule.day ? '' : 'No day given, so weeks.'}`.trim(),
    parts: [
      ['understanding', 'The case'],
      ['scope', 'You get'],
      ['pictures', 'Seen'],
      ['conditions', 'Fixed'],
      ['conflicts', 'Undecided'],
      ['answers', 'Asked, answered'],
      ['schedule', 'Dates'],
      ['how', 'How'],
      ['people', 'Who'],
      ['questions', 'Open'],
      ['next', 'Now'],
    ],
    scope: (plan) =>
      blocks(scopeTable(plan, ['What', 'As you say', 'You get', 'Price']), besides(plan), budget(plan), options(plan)),
    conditions: '',
    how: (plan) =>
      `${plan.schedule.rounds === 1 ? 'One direction, no detours.' : 'Two directions. One recommendation.'} Shown in use, never on an empty page.${trials(plan, 1).length > 0 ? ` The test: ${trials(plan, 1)[0]}.` : ''}`,
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
        besides(plan),
        budget(plan),
      ),
    conditions: '',
    how: (plan) =>
      `By a trial, not by taste.${trials(plan, 2).length > 0 ? ` We look at ${trials(plan, 2).join(', and at ')}.` : ' We look at it in use.'} ${plan.schedule.rounds === 1 ? 'There is one direction, with its reasons, since the days allow no more.' : 'Two directions answer the same question, so that you compare ideas and not tastes.'}`,
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
      `The job: ${thingsAsked(plan) || 'as you describe it'}. ${dated(plan) ? 'We count back from your day, and make something to hold as early as we can.' : plan.schedule.day ? 'The day you name is too near for all of it, so we count in weeks and ask about it.' : 'You name no day, so we count in weeks from your order.'}`,
    parts: [
      ['understanding', 'On the bench'],
      ['schedule', 'Back from the last day'],
      ['scope', 'What leaves the workshop, and its price'],
      ['pictures', 'What we measured'],
      ['conditions', 'As fixed as a measure on a drawing'],
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
        besides(plan),
        budget(plan),
      ),
    conditions: '',
    how: (plan) =>
      `By making. A drawing is an opinion until it has been ${plan.reading.asked.some(({ of }) => of.isMade) ? 'printed, folded, stitched or put on a wall' : 'used by somebody'}. So there is something to hold early; it is rough, and it is thrown away without regret.${trials(plan, 2).length > 0 ? ` We try ${trials(plan, 2).join(', and ')}.` : ''}`,
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
      return blocks(
        plan.reading.asked.length === 0 && !plan.isSilent && plan.reading.request.length < 300 && whole(plan),
        voice.scope(plan),
      );
    case 'conditions': {
      const said = conditions(plan);
      return said && blocks(voice.conditions, said);
    }
    case 'understanding':
      return understanding(plan);
    case 'conflicts':
      return conflicts(plan);
    case 'answers':
      return answerPoints(plan);
    case 'how':
      return `${voice.how(plan)} ${firstThings(plan)}${capital(rounds(plan))} of changes ${plan.schedule.rounds === 1 ? 'is' : 'are'} in the price.`;
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
  const hasThings = plan.reading.asked.length > 0;
  const { signer } = plan.reading.letter;
  const weeks = plan.schedule.phases.at(-1)?.weeks.match(/\d+$/)?.[0];
  return blocks(
    `${greeting} ${signer ?? NAME},`,
    before,
    plan.reading.asked.length === 0 ? whole(plan) : understanding(plan),
    conflicts(plan),
    scopePoints(plan),
    // what is quoted whole is not told again
    hasThings && conditions(plan),
    besides(plan),
    budget(plan),
    answerPoints(plan),
    deadline(plan) ??
      (hasThings && weeks && !answersOf(plan).some(({ text }) => text?.includes('weeks'))
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
