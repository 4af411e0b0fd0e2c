import { bare } from '../pen';
import type { Plan } from '../plan';

/** Moments in which the voice is tested, each with what to say and what not to say. */
export function scenarios(plan: Plan) {
  const { relation, fill, facts, tell, offer_, name, refusals } = plan;
  const price = facts.find(({ topic }) => /price/.test(topic.id));
  const [refusal] = refusals;
  return [
    ...relation.moments.map(({ scenario, context, good, bad, why }) => ({
      scenario,
      context: fill(context),
      goodExample: fill(good),
      badExample: bare(bad),
      explanation: fill(why),
    })),
    ...(price
      ? [
          {
            scenario: 'The price is asked',
            context: `Somebody asks ${name} for the price of ${offer_.replace(/^what .*/, 'it')} before anything else.`,
            goodExample: `“${tell(price)}”`.replace(/^“(?=“)|”(?=”$)/g, ''),
            badExample: 'That depends on many factors. Contact us for an individual offer.',
            explanation: `The brief gives the sum, so ${name} says it at once and in full.`,
          },
        ]
      : []),
    ...(refusal
      ? [
          {
            scenario: 'Asked for what is not done here',
            context: `Somebody asks ${name} for it all the same, politely and for the second time.`,
            goodExample: tell(refusal),
            badExample: 'Let us see what we can do for you this time.',
            explanation: `A clear no from ${name} keeps its yes worth something.`,
          },
        ]
      : []),
  ];
}
