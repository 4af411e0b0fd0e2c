import { capital, list, merged, sentences, titled } from '../../pen';
import type { Note } from '../notes';
import { type Plan, quoted } from '../plan';
import { againstPain, answerTo, questionIn } from './positioning';

/** Who is meant, how they come to decide, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { trade, fill, fillHere, cite, allowed } = plan;
  const level = (of: readonly [string, string], note?: Note) => ({
    Level: of[0],
    AdAdvice: merged(
      sentences(
        fillHere(of[1]),
        note && `${plan.vary('here, for one,', 'the notes give for it', 'what fits it here:')} ${cite(note, 90)}`,
      ),
    ),
  });
  return {
    Definition: definition(plan),
    Situation: { Level: merged(fillHere(trade.situation)), AdAdvice: merged(sentences(fill(trade.show), first(plan))) },
    MarketDesire: level(trade.desire, plan.lead[0]),
    AwarenessLevel: level(trade.awareness, plan.lead[1]),
    SophisticationLevel: level(
      skillOf(plan),
      plan.lead.slice(2).find(({ text }) => /\d/.test(text)),
    ),
    DeepPains: [
      ...plan.worries.slice(0, 2).map((note) => `Told in the notes: ${cite(note, 170)}`),
      ...allowed(trade.pains).map(([title, text]) => painOf(plan, title, fill(text))),
    ].slice(0, Math.max(3, Math.min(4, plan.worries.length + 2))),
    BuyingObjections: objections(plan),
  };
}

/** The fact of the brief to which the advice is applied. */
function first({ trade, factOf, lead, cite, vary }: Plan): string | undefined {
  const note = factOf(trade.asks[0]?.[1] ?? '') ?? lead[0];
  return (
    note && `${vary('For this brand that means', 'Here it begins with', 'The notes have it ready')}: ${cite(note)}`
  );
}

/** The trouble, and in the same breath what stands against it here. */
function painOf(plan: Plan, title: string, text: string): string {
  const note = againstPain(plan, title, text, []);
  return `${titled(title, text).replace(/\.$/, '')}; ${note ? `against it ${plan.cite(note, 90)}` : `${plan.name} has no answer to it in the notes`}.`;
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
  const { isNamed, isMentioned, groups, about, cite, who, trade, identity, wishes, fill } = plan;
  const said = groups.filter(({ isMinor }) => !isMinor).map((group) => group.said);
  const minor = groups.filter(({ isMinor }) => isMinor).map((group) => group.said);
  const more = about.filter(
    ({ text }) => said.every((one) => !text.includes(one)) || text.length > said.join(', ').length + 40,
  );
  return sentences(
    isNamed
      ? `${capital(list(said.slice(0, 4)))}`
      : `${capital(who)}${identity.at}${about.length > 0 || isMentioned ? '' : ': a working hypothesis from the trade, as the notes name nobody'}`,
    ...more.slice(0, 2).map((note) => `In the notes: ${cite(note, 170)}`),
    minor.length > 0 && more.length === 0 && `Among them ${list(minor)}`,
    wishes.goal[0] && `To be won, as the notes have it: ${quoted(wishes.goal[0])}`,
    `What they have in common when they look for ${identity.trade === '' ? plan.name : `${identity.trade.split(' with ')[0] ?? ''}`}: ${trade.need}`,
    !isNamed &&
      !isMentioned &&
      about.length === 0 &&
      fill(`The first ten conversations with {who} decide whether this holds`),
  );
}

/** What is asked before a yes, with the answer where the notes have one. */
function objections(plan: Plan): string[] {
  const { trade, fill, cite, factOf, allowed, worries } = plan;
  const used: Note[] = [];
  const question = questionIn(plan);
  const [worry] = worries;
  const answer = worry && answerTo(plan, worry);
  const isMistaken = worry && /\b(?:think|believe|assume|hear|expect)\b/i.test(worry.text);
  const reply = answer
    ? cite(answer)
    : isMistaken
      ? `the first line says what it is: ${quoted(plan.headline)}`
      : undefined;
  const told =
    !worry || !reply
      ? []
      : question
        ? [`“${capital(question)}?” – ${reply}`]
        : [`Reported in the notes: ${cite(worry)} – ${reply}`];
  const asked = allowed(trade.asks).map(([text, kinds, how]) => {
    const note =
      factOf(kinds, used) ??
      factOf(
        kinds,
        used.filter((one) => one.kinds.length < 3),
      );
    if (note) used.push(note);
    return {
      isAnswered: note !== undefined,
      text: note ? `“${text}” – ${cite(note, 150)}` : `“${text}” – still open for ${plan.name}: ${fill(how)}`,
    };
  });
  return [
    ...told,
    ...asked.filter(({ isAnswered }) => isAnswered).map(({ text }) => text),
    ...asked
      .filter(({ isAnswered }) => !isAnswered)
      .slice(0, 2)
      .map(({ text }) => text),
  ]
    .slice(0, 5)
    .map((text) => sentences(text));
}
