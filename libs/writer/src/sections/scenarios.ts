import { isPublic } from '../brief';
import { lineOf } from '../knowledge/entries';
import { capital, joined, sentence, sentences } from '../pen';
import type { Plan } from '../plan';
import { point } from './audience';

/** Moments in which the voice is tested, each with what to say and what not to say. */
export function scenarios(plan: Plan) {
  const { name, thing, people, refusals, offer, notes, arguments: found, at } = plan;
  const mistaken = plan.having('mistaken', 'private').find(({ unit }) => unit.text.split(' ').length > 3);
  const refusal = refusals.find(({ fact: { unit } }) => isPublic(unit) && unit.text.length < 160);
  const price = plan
    .having('price', 'aside', 'private', 'aim')
    .find(({ unit }) => isPublic(unit) && unit.text.length < 160);
  const [lead] = found;
  const known = notes.take('moment', 2).map((line) => {
    const [scenario = '', context = '', goodExample = '', badExample = '', explanation = ''] = line.parts;
    const handle = line.near && plan.recall(line.near);
    return {
      scenario,
      context,
      goodExample,
      badExample,
      explanation: joined(explanation, handle && `${name} can go on to ${handle}`),
    };
  });
  return [
    ...(mistaken && offer?.predicate
      ? [
          {
            scenario: 'Somebody expects something else',
            context:
              plan.shown(mistaken) < 2 ? plan.tell(mistaken) : `${capital(people)} come to ${name} for what it is not.`,
            goodExample: sentence(`${name} ${offer.predicate}`),
            badExample: 'You must be thinking of somebody else.',
            explanation: `It says what ${name} is, and lets nobody feel foolish for asking.`,
          },
        ]
      : []),
    ...(refusal
      ? [
          {
            scenario: `Asked for what ${name} does not do`,
            context: `Somebody asks all the same, politely and for the second time.`.replace(
              'Somebody',
              at ? `Somebody${at}` : `One of the ${people}`.replace('One of the people who come', 'Somebody'),
            ),
            goodExample: sentences(
              refusal.fact.unit.text,
              refusal.limit && plan.guard.allows(lineOf(refusal.limit, 'line'))
                ? lineOf(refusal.limit, 'line')
                : undefined,
            ),
            badExample: `Let us see what ${name} can do for you this time.`,
            explanation: refusal.limit
              ? `It gives up ${lineOf(refusal.limit, 'cost')} and keeps ${lineOf(refusal.limit, 'gain')}.`
              : `A clear no keeps the yes of ${name} worth something.`,
          },
        ]
      : []),
    ...(price
      ? [
          {
            scenario: 'The price is asked',
            context: `Somebody wants to know what ${name} charges${thing === 'its work' ? '' : ` for ${thing}`} before anything else.`,
            goodExample: price.unit.text,
            badExample: 'That depends on many factors. Contact us for an individual offer.',
            explanation: `The sum is known at ${name}, so it is said at once and in full.`,
          },
        ]
      : []),
    ...known,
    ...(known.length < 2
      ? [
          {
            scenario: 'Something went wrong',
            context: `${capital(people)} write to ${name} that it was not what they expected.`,
            goodExample: `Thank you for telling us. I will look into it today and write to you by [day] what ${name} does about it. [Name]`,
            badExample: `${name} takes all feedback seriously.`,
            explanation: sentences(
              `A person, a day and a next step are what an answer of ${name} consists of`,
              lead && `It must not fall behind ${point(plan, lead.fact, lead.value)}`,
            ),
          },
        ]
      : []),
  ];
}
