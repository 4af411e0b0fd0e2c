import { capital, sentence, sentences, small } from '../pen';
import type { Fact, Plan } from '../plan';

/** Who is meant, how they come to buy, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { relation, fill } = plan;
  const level = (of: readonly [string, string]) => ({ Level: of[0], AdAdvice: fill(of[1]) });
  return {
    Definition: definition(plan),
    Situation: {
      Level: fill(relation.situation),
      AdAdvice: fill(relation.show),
    },
    MarketDesire: level(relation.desire),
    AwarenessLevel: level(relation.awareness),
    SophisticationLevel: level(skillOf(plan)),
    DeepPains: painsOf(plan).map(({ title, text }) => (title === '' ? text : sentence(`${title}: ${small(text)}`))),
    BuyingObjections: objections(plan),
  };
}

const EXPERTS =
  /\b(?:chefs?|architects?|engineers?|procurement|publishers?|vessels|cruisers|professionals?|dealers?|contractors?|builders?|growers?|brewers?|skippers?|restorers?|museums?)\b/;
const NEWCOMERS = /\b(?:beginners?|first[- ]time|for the first time|newcomers?|founders?|tourists?|day trippers)\b/;

/** How much those who are served know of it, where the brief says who they are. */
function skillOf({ relation, who, everybody, name }: Plan): readonly [string, string] {
  if (EXPERTS.test(who) && relation.skill[0] !== 'Expert')
    return [
      'Expert',
      `${capital(who)} know the field. Give them terms, figures and limits as they use them, and leave out every introduction to their own trade.`,
    ];
  if (NEWCOMERS.test(everybody) && relation.skill[0] !== 'Novice')
    return [
      'Novice',
      `For many of them it is the first time. Explain each step where it comes up, and let nobody feel that they should have known it before they came to ${name}.`,
    ];
  return relation.skill;
}

function definition(plan: Plan): string {
  const { name, people, about, tell, who, goals, at, isNamed, fill } = plan;
  const said = people.slice(0, 3).map((group) => group.said);
  const wanted = people.filter(({ isGoal }) => isGoal);
  const [first, second, third] = said;
  const order =
    wanted.length > 1
      ? `${name} has to win ${first ?? ''} first and ${second ?? ''} second${third ? `; ${third} are part of the picture as well` : ''}`
      : isNamed
        ? `${name} is for ${first ?? ''}${second ? `, and besides for ${second}${third ? ` and ${third}` : ''}` : ''}`
        : `The brief does not say whom ${name} serves${at}; the working hypothesis is ${who}, who have the need themselves and decide on their own`;
  // what only lists them again adds nothing
  const adds = ({ text }: Fact) => said.reduce((rest, one) => rest.replace(one, ''), text).length > 45;
  const facts = about.filter((fact) => adds(fact)).slice(0, 2);
  return sentences(
    order,
    ...facts.map((fact) => tell(fact)),
    goals[0] &&
      `${wanted.length > 0 ? 'The order follows from the aim in the brief' : 'The aim in the brief comes on top of this'}: “${goals[0].replace(/[.]$/, '').replace(/[“”]/g, '"')}”`,
    isNamed
      ? `What is said below of doubts and levels is a hypothesis, to be tested in the first ten conversations with ${who}`
      : fill(`What is said below is to be tested with the last ten {people} of {name}`),
  );
}

/** What troubles those who are served: first what the brief tells, then what is usual in such a relationship. */
export function painsOf(plan: Plan): { title: string; text: string; isTold: boolean }[] {
  const { problems, relation, fill, tell } = plan;
  const own = problems.slice(0, 2).map((fact) => ({ title: '', text: tell(fact), isTold: true }));
  return [...own, ...relation.pains.map(([title, text]) => ({ title, text: fill(text), isTold: false }))].slice(0, 3);
}

/** Says who buys, and nothing about the brand. */
const isListing = ({ text }: Fact): boolean =>
  /^(?:the |our |most |many )?(?:typical )?(?:customers?|clients?|buyers|regulars|guests|members|eaters) (?:are|is)\b/i.test(
    text,
  );

/** Doubts: what the strongest facts answer, then what is usually asked, with a fact of that kind where the brief has one. */
function objections(plan: Plan): string[] {
  const { relation, facts, differences, tell, name } = plan;
  const used = new Set<Fact>();
  const asked = relation.doubts.map(([question, topics, how]) => {
    const fact = topics
      .split(' ')
      .flatMap((topic) =>
        facts.filter((one) => one.topic.id === topic && !used.has(one) && !one.isOffer && !isListing(one)),
      )
      .at(0);
    if (fact) used.add(fact);
    return { fact, text: `“${question}” – ${fact ? tell(fact) : `To be answered by ${name}: ${plan.fillSmall(how)}`}` };
  });
  const topics = new Set([...used].map(({ topic }) => topic));
  const own = differences
    .filter(({ isOffer, topic }) => !isOffer && topic.weight > 2 && !topics.has(topic) && topics.add(topic))
    .slice(0, 2)
    .map((fact) => `“${fact.topic.question}” – ${tell(fact)}`);
  const told = asked.filter(({ fact }) => fact).map(({ text }) => text);
  const open = asked.filter(({ fact }) => !fact).map(({ text }) => text);
  return [...own, ...told, ...open.slice(0, 2)].slice(0, 5);
}
