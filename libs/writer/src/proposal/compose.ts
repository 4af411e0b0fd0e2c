import { type Part, type Voice } from './language';
import { blocks, heading, plain, steps } from './markdown';
import { NAME } from './marks';
import { picturesText } from './pictures';
import { how } from './parts/how';
import { answers, questions } from './parts/questions';
import { conditions } from './parts/conditions';
import { refusal, schedule } from './parts/schedule';
import { scope } from './parts/scope';
import { understanding } from './parts/understanding';
import { longOf } from './language/date';
import type { Plan } from './proposal';
import type { StudioId } from './studios';

/** The parts in the order in which each studio tells them. */
const ORDER: Readonly<Record<StudioId, readonly Part[]>> = {
  TI: ['understanding', 'scope', 'pictures', 'conditions', 'answers', 'schedule', 'how', 'people', 'questions', 'next'],
  SUL: [
    'understanding',
    'pictures',
    'answers',
    'conditions',
    'how',
    'scope',
    'schedule',
    'people',
    'questions',
    'next',
  ],
  JAD: [
    'understanding',
    'scope',
    'pictures',
    'conditions',
    'answers',
    'schedule',
    'how',
    'people',
    'questions',
    'next',
  ],
  BIL: [
    'understanding',
    'answers',
    'scope',
    'pictures',
    'conditions',
    'schedule',
    'how',
    'questions',
    'people',
    'next',
  ],
  HOL: [
    'understanding',
    'schedule',
    'conditions',
    'pictures',
    'how',
    'scope',
    'answers',
    'people',
    'questions',
    'next',
  ],
};

function bodyOf(part: Part, plan: Plan, voice: Voice): string | undefined {
  const { language, brief, schedule: planned } = plan;
  switch (part) {
    case 'understanding':
      return understanding(plan);
    case 'pictures':
      return brief.pictures.length > 0 ? picturesText(plan) : undefined;
    case 'scope':
      return scope(plan);
    case 'conditions':
      return conditions(plan);
    case 'answers':
      return answers(plan);
    case 'schedule':
      return schedule(plan);
    case 'how':
      return how(plan, voice);
    case 'people':
      return voice.people;
    case 'questions':
      return questions(plan);
    case 'next': {
      const next = voice.next(longOf(planned.start, language));
      return next.length > 1 ? steps(next) : next[0];
    }
  }
}

const ended = (plan: Plan): string | false =>
  plan.brief.studio.id === 'SUL' && `${plan.language.closing}\n\n${NAME}\n${plan.brief.studio.name}`;

/** A few lines are answered by a few lines. */
function note(plan: Plan, voice: Voice): string {
  const [before, ask, end] = voice.note;
  return blocks(
    refusal(plan),
    before,
    understanding(plan),
    conditions(plan),
    answers(plan),
    scope(plan, true),
    (plan.schedule.deadline !== undefined || plan.reading.asks.some(({ kind }) => kind === 'when')) &&
      schedule(plan, true),
    ask,
    questions(plan),
    end,
  );
}

/** The proposal, in the manner of its studio and in the language of its request. */
export function composed(plan: Plan): string {
  const { brief, reading, language } = plan;
  const voice = language.voices[brief.studio.id];
  const hello = language.hello(reading.letter.signer ? plain(reading.letter.signer) : NAME);
  if (plan.isNote) return blocks(hello, note(plan, voice), ended(plan));
  return blocks(
    hello,
    reading.isNoted ? language.talked : voice.opening,
    refusal(plan),
    ...ORDER[brief.studio.id].flatMap((part) => {
      const body = bodyOf(part, plan, voice);
      return body ? [heading(voice.headings[part]), body] : [];
    }),
    ended(plan),
  );
}
