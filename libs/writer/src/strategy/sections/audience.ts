import { capital, list, merged, sentences, small } from '../../pen';
import { type Note, shortOf } from '../notes';
import { type Plan, quoted } from '../plan';
import { answering, answerTo, type Pain, painsOf, questionIn } from './answers';

/** Who is meant, how they come to decide, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { trade, fill, fillHere, worries } = plan;
  // asked and answered first: what is shown there need not be shown beside a trouble again
  const asked = objections(plan);
  const level = (of: readonly [string, string]) => ({ Level: of[0], AdAdvice: merged(fillHere(of[1])) });
  const place = plan.town === '' ? plan.name : `${plan.name} in ${plan.town}`;
  return {
    Definition: definition(plan),
    Situation: {
      Level: merged(fillHere(trade.situation)),
      AdAdvice: merged(`First on every page of ${plan.name}: ${small(fill(trade.show))}`),
    },
    MarketDesire: {
      Level: trade.desire[0],
      AdAdvice: merged(`For ${place} that means: ${small(fillHere(trade.desire[1]))}`),
    },
    AwarenessLevel: level(trade.awareness),
    SophisticationLevel: {
      Level: skillOf(plan)[0],
      AdAdvice: merged(`In the texts of ${plan.name}: ${small(fillHere(skillOf(plan)[1]))}`),
    },
    DeepPains: [
      ...worries.slice(0, 2).map((note) => `Told in the notes: ${quoted(shortOf(note, 170))}`),
      ...painsOf(plan).map((pain, at) => painOf(plan, pain, at)),
    ].slice(0, 4),
    BuyingObjections: asked,
  };
}

/** The trouble, with what stands against it here. */
function painOf({ fill }: Plan, { title, text, answer }: Pain, at: number): string {
  const said = `${title.replace(/\?$/, '')}: ${small(fill(text).replace(/\.$/, ''))}`;
  return answer && at < 3 ? `${said}; see “${answer.kinds[0]?.title ?? 'the offer'}”.` : `${said}.`;
}

const EXPERTS =
  /\b(?:chefs?|architects?|engineers?|asset managers?|procurement|publishers?|professionals?|dealers?|contractors?|builders?|growers?|brewers?|restorers?|museums?|perfumers?|luthiers?)\b/;
function skillOf({ trade, who }: Plan): readonly [string, string] {
  return EXPERTS.test(who) && trade.skill[0] !== 'Expert'
    ? [
        'Expert',
        `${capital(who)} know the field: terms, figures and limits as they use them, and no introduction to their own trade.`,
      ]
    : trade.skill;
}

function definition(plan: Plan): string {
  const { isNamed, groups, about, who, trade, identity, wishes, worries, fillHere } = plan;
  const isMentioned = plan.isMentioned || worries.length > 0;
  const said = groups.filter(({ isMinor }) => !isMinor).map((group) => group.said);
  const minor = groups.filter(({ isMinor }) => isMinor).map((group) => group.said);
  const told = about.filter(
    ({ text }) => said.every((one) => !text.includes(one)) || text.length > said.join(', ').length + 40,
  );
  return sentences(
    isNamed
      ? capital(list(said.slice(0, 5)))
      : `${capital(who)}${identity.at}${about.length > 0 || isMentioned ? '' : ': taken from the trade, as no group is listed'}`,
    ...told.slice(0, 2).map((note) => `In the notes: ${quoted(shortOf(note, 170))}`),
    minor.length > 0 && told.length === 0 && `Among them ${list(minor)}`,
    wishes.goal[0] && `To be won, as the notes have it: ${quoted(wishes.goal[0])}`,
    `What brings them to ${plan.name}: ${trade.need}`,
    !isNamed &&
      !isMentioned &&
      about.length === 0 &&
      fillHere(`The first ten conversations with {who} decide whether this holds`),
  );
}

/** What is asked before a yes, with the answer where the notes have one. */
function objections(plan: Plan): string[] {
  const { trade, fill, more, factOf, lead, allowed, worries, name } = plan;
  const used: Note[] = [];
  const question = questionIn(plan);
  const [worry] = worries;
  const answer = worry && answerTo(plan, worry);
  const isMistaken = worry && /\b(?:think|believe|assume|hear|expect)\b/i.test(worry.text);
  const reply = answer
    ? (more(answer) ?? quoted(shortOf(answer, 90)))
    : isMistaken
      ? `the first line says what it is: ${quoted(plan.headline)}`
      : undefined;
  const told =
    !worry || !reply
      ? []
      : question
        ? [`“${capital(question)}?” – ${reply}`]
        : [`Reported in the notes: ${quoted(shortOf(worry))} – ${reply}`];
  const asked = allowed(trade.asks).flatMap(([text, kinds, how]) => {
    const wanted = answering(text, kinds);
    const note = factOf(wanted, used);
    const cited = more(note, 150);
    if (note) used.push(note);
    if (cited) return [{ text: `“${text}” – ${cited}`, isAnswered: true }];
    // nothing is called open that the notes answer anywhere
    const isTold = lead.some(({ kinds: all }) => all.some(({ id }) => wanted.split(' ').includes(id)));
    return isTold ? [] : [{ text: `“${text}” – to be asked of ${name}: ${fill(how)}`, isAnswered: false }];
  });
  return [
    ...told,
    ...asked.filter(({ isAnswered }) => isAnswered).map(({ text }) => text),
    ...asked
      .filter(({ isAnswered }) => !isAnswered)
      .slice(0, 2)
      .map(({ text }) => text),
  ]
    .slice(0, 6)
    .map((text) => sentences(text));
}
