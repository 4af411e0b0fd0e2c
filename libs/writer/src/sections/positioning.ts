import { plural, singular } from '@maquette/reading';
import { bare, capital, sentence, sentences, small } from '../pen';
import { type Fact, type Plan } from '../plan';
import { BRAND, type Group } from '../sheet';
import { painsOf } from './audience';

/** What the brand is, for whom, against what, and what makes it believable. */
export function positioningStrategy(plan: Plan) {
  const { name, differences, fill, who, at } = plan;
  const pillars = pillarsOf(plan);
  return {
    name: nameOf(plan),
    PositioningStatement: statementOf(plan),
    ValueProposition: { statement: valueOf(plan), pillars },
    BrandPromise: promiseOf(plan),
    Product: {
      description: whatOf(plan),
      Features: featuresOf(plan),
      Benefits: [...new Set(differences.map(({ topic }) => fill(topic.gain)))]
        .slice(0, 4)
        .concat(differences.length === 0 ? [fill(`What {people} have of {offer} is to be asked of them.`)] : []),
    },
    TargetAudience: segmentsOf(plan),
    CompetitiveAdvantage:
      differences.length > 0
        ? differences
            .slice(0, 3)
            .map((fact) =>
              sentences(
                `To be held against competitors: ${plan.short(fact)}`,
                CLAIM.test(fact.text) ? 'To be verified before it is printed' : undefined,
              ),
            )
        : [`Still to be found: what ${who} get from ${name} and from nobody else${at}.`],
    KeyMessages: messagesOf(plan),
  };
}

/** Nobody can know it without looking. */
export const CLAIM =
  /\b(?:nobody else|no one else|the only|the first (?:to|in)|the (?:best|largest|smallest|oldest|cheapest|fastest))\b/i;

/** What the brand is, as a sentence. */
function whatOf({ name, what, ownWords, at }: Plan): string {
  if (what) return sentence(what.replace(BRAND, name));
  return ownWords
    ? `${name}, in its own words: “${bare(ownWords)}.”`
    : `What ${name} offers${at} has to be settled first, in one sentence of its own.`;
}

/** Named after the strongest difference. */
function nameOf({ differences, headline, name, thing, offerSaid }: Plan): string {
  const best = differences.find(({ isOffer }) => !isOffer) ?? differences[0];
  const about = thing !== '' ? thing : (offerSaid?.category ?? '');
  // 'Catering for mine camps: real cooking on site rather than reheated trays'
  const thingSaid =
    best && /^Xname (?:offers|has|provides|makes|produces|publishes) (.+?)(?:, which .*)?\.$/.exec(best.text)?.[1];
  const idea =
    thingSaid && thingSaid.length < 70
      ? thingSaid
      : best && best.topic.weight > 2
        ? small(best.topic.title)
        : undefined;
  if (idea)
    return about !== '' && about.length < 50 ? `${capital(about.replace(/^the /, ''))}: ${idea}` : capital(idea);
  return headline === '' ? name : headline;
}

function statementOf(plan: Plan): string {
  const { people, what, name, differences } = plan;
  const isSaid = people.slice(0, 2).every(({ noun }) => what?.includes(noun));
  const whom = people
    .slice(0, 2)
    .map(({ noun }) => noun)
    .join(' and ');
  const opening =
    what && people.length > 0 && !isSaid ? `For ${whom}, ${bare(what.replace(BRAND, name))}` : whatOf(plan);
  const [first, second] = differences.filter(({ isOffer }) => !isOffer);
  return sentences(opening, first && plan.tellIt(first), second && second.topic.weight > 3 && plan.tellIt(second));
}

function valueOf(plan: Plan): string {
  const { differences, fill, tell, name } = plan;
  const [pain] = painsOf(plan);
  const [best] = differences;
  return (
    sentences(
      pain?.text,
      best ? `${name} answers with something that can be checked: ${plan.short(best)}` : undefined,
      best && fill(best.topic.gain),
    ) || tell({ text: name } as Fact)
  );
}

/** Kinds of facts that can be promised. */
const PROMISED = ['guarantee', 'speed', 'person', 'answerable', 'without', 'method', 'openprice', 'alone', 'focus'];

function promiseOf(plan: Plan): string {
  const { differences, who, name, short, fill, relation } = plan;
  const best =
    PROMISED.flatMap((id) => differences.slice(0, 4).filter(({ topic }) => topic.id === id)).at(0) ?? differences[0];
  return best
    ? sentence(`What ${name} promises ${who}: ${short(best)}`)
    : sentence(
        `Proposed, until ${name} has chosen its own: ${fill(relation.wishes[0] ?? '').replace(/^To /, 'to help ' + who + ' to ')}`,
      );
}

function pillarsOf({ differences, tell, fill, relation, name, who }: Plan) {
  const chosen = differences
    .filter(({ topic }, at) => differences.findIndex((one) => one.topic === topic) === at)
    .slice(0, 3);
  if (chosen.length === 0)
    return relation.wishes.slice(0, 2).map((wish) => ({
      title: 'Proposed',
      description: sentence(
        `${name} helps ${who} ${bare(fill(wish)).replace(/^To /, 'to ')}; what shows it is still to be found`,
      ),
    }));
  return chosen.map((fact) => ({
    title: fact.topic.title,
    description: sentences(
      ...differences
        .filter(({ topic }) => topic === fact.topic)
        .slice(0, 2)
        .map((one) => tell(one)),
      fill(fact.topic.gain),
    ),
  }));
}

/** What there is and how it works: every fact of the offer once, in the order of the brief. */
function featuresOf(plan: Plan): string[] {
  const { facts, about, tell } = plan;
  const fit = facts.filter(
    (fact) => !fact.isOffer && fact.topic.id !== 'origin' && (!about.includes(fact) || fact.topic.weight > 2),
  );
  return fit.length > 0 ? fit.slice(0, 8).map((fact) => tell(fact)) : [whatOf(plan)];
}

function segmentsOf(plan: Plan) {
  const { people, relation, fill, problems, tell, who, name } = plan;
  const pains = painsOf(plan).map(({ title, text }) => (title === '' ? text : title));
  const wishes = relation.wishes.map((wish) => bare(fill(wish)));
  const main = people.filter(({ isMinor }) => !isMinor);
  const proposed =
    main.length > 0
      ? []
      : [
          {
            name: capital(who),
            priority: 'High',
            description: `A working hypothesis: the brief of ${name} does not say whom it is for above all.`,
            problems: pains,
            goals: wishes,
          },
        ];
  return [
    ...proposed,
    ...people.slice(0, 4).map((group, at) => ({
      name: capital(group.said.length < 70 ? group.said : group.noun),
      priority: group.priority,
      description: describe(group, at, plan),
      problems:
        at === 0 && !group.isMinor
          ? pains
          : problems
              .filter(({ text }) => text.toLowerCase().startsWith(group.noun.toLowerCase()))
              .map((fact) => tell(fact)),
      goals: at === 0 && !group.isMinor ? wishes : [],
    })),
  ];
}

/** A fact names this group, or what it is a part of: 'pharmacy' of 'pharmacy owners'. */
function speaksOf({ text }: Fact, { noun }: Group): boolean {
  const words = noun
    .split(' ')
    .map((word) => singular(word.toLowerCase()))
    .filter((word) => word.length > 3);
  return words.some((word) => new RegExp(`\\b(?:${word}|${plural(word)})\\b`, 'i').test(text));
}

/** What the brief says of a group, and what it means for its rank. */
function describe(group: Group, at: number, plan: Plan): string {
  const { facts, problems, tell, name } = plan;
  const said = [...facts, ...problems].filter((fact) => speaksOf(fact, group)).slice(0, 2);
  return sentences(
    group.isGoal &&
      (at === 0
        ? `The brief wants ${group.noun} to be won first`
        : `The brief names ${group.noun} among those to be won`),
    ...said.map((fact) => tell(fact)),
    said.length === 0 &&
      !group.isGoal &&
      `Named in the brief; what ${group.noun} ask of ${name} first is to be found out`,
    group.isGoal && said.length === 0 && `What convinces them is to be found out in the first conversations`,
  );
}

/** Lines that could stand on a page: what it is, what sets it apart, and what one group of several has to know. */
function messagesOf(plan: Plan): string[] {
  const { name, headline, differences, tell, people, facts, fill, relation } = plan;
  const first =
    plan.what || plan.ownWords ? whatOf(plan) : headline === '' ? `${name}.` : `${name}: ${sentence(headline)}`;
  const strong = differences.filter(({ isOffer }) => !isOffer).slice(0, 3);
  const forGroups = people.slice(0, 3).flatMap((group) => {
    const { noun } = group;
    const fact = facts.find((one) => !strong.includes(one) && speaksOf(one, group) && !plan.about.includes(one));
    return fact ? [sentence(`To ${noun}: ${plan.short(fact)}`)] : [];
  });
  const all = [first, ...strong.map((fact) => tell(fact)), ...forGroups];
  return [
    ...new Set(
      all.length > 1
        ? all
        : [
            ...all,
            fill(`{name} says beforehand what {people} get and what they do not.`),
            fill(relation.wishes[0] ?? ''),
          ],
    ),
  ].slice(0, 6);
}
