import { isPublic } from '../brief';
import { lineOf } from '../knowledge/entries';
import { capital, sentence, sentences } from '../pen';
import type { Plan } from '../plan';

/** Moments in which the voice is tested, each with what to say and what not to say. */
export function scenarios(plan: Plan) {
  const { name, thing, people, refusals, offer, notes, at } = plan;
  const mistaken = plan.having('mistaken', 'private').find(({ unit }) => unit.text.split(' ').length > 3);
  const refusal = refusals.find(({ fact: { unit } }) => isPublic(unit) && unit.text.length < 160);
  const price = plan
    .having('price', 'aside', 'private', 'aim')
    .find(({ unit }) => isPublic(unit) && unit.text.length < 160);
  const known = notes
    .take('moment', 2)
    .map(({ parts: [scenario = '', context = '', goodExample = '', badExample = '', explanation = ''] }) => ({
      scenario,
      context,
      goodExample,
      badExample,
      explanation,
    }));
  return [
    ...(mistaken && offer?.predicate
      ? [
          {
            scenario: 'Somebody expects something else',
            context:
              plan.shown(mistaken) < 2 ? plan.tell(mistaken) : `${capital(people)} come to ${name} for what it is not.`,
            goodExample: sentence(`${name} ${offer.predicate}`),
            badExample: 'You must be thinking of somebody else.',
            explanation: 'It says what it is, and lets nobody feel foolish for asking.',
          },
        ]
      : []),
    ...(refusal
      ? [
          {
            scenario: 'Asked for what is not done here',
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
            badExample: plan.vary(
              'Let us see what we can do for you this time.',
              'Normally not, but for you we can find a way.',
              'That would be against our policy.',
              'We will pass your wish on to the team.',
              'In principle no, but leave us your number.',
              'Everything is possible at a price.',
              'Our colleagues do that now and then.',
            ),
            explanation: refusal.limit
              ? `It gives up ${lineOf(refusal.limit, 'cost')} and keeps ${lineOf(refusal.limit, 'gain')}.`
              : 'A clear no keeps the yes worth something.',
          },
        ]
      : []),
    ...(price
      ? [
          {
            scenario: 'The price is asked',
            context: `Somebody wants to know the price${thing.includes(name) ? '' : ` of ${thing}`} before anything else.`,
            goodExample: price.unit.text,
            badExample: 'That depends on many factors. Contact us for an individual offer.',
            explanation: 'The sum is known, so it is said at once and in full.',
          },
        ]
      : []),
    ...known,
    // what every house has to answer, where nothing of this one is known
    ...(known.length + [mistaken && offer?.predicate, refusal, price].filter(Boolean).length < 2
      ? [
          {
            scenario: 'Something went wrong',
            context: `${capital(people)} write that it was not what they expected.`,
            goodExample: `Thank you for telling us. I will look into it today and write to you by [day] what we do about it. [Name]`,
            badExample: 'We take all feedback seriously.',
            explanation: 'A person, a day and a next step are what an answer consists of.',
          },
        ]
      : []),
  ];
}
