import { lineOf, type Plan, titled } from '../plan';
import { bare, capital, list, sentence, sentences, small } from '../pen';

const capitalWords = (text: string) => text.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Who is meant, how they come to buy, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { name, levels, audiences, where, kinds, trade } = plan;
  const wish = plan.draw('wish');
  const rival = titled(plan.draw('rival').one());
  const firstWish = wish.one();
  const proof = (index: number) =>
    plan.arguments[index]?.handle ?? plan.arguments[0]?.handle ?? `what ${name} does differently`;
  const avoid = (trade.lines('avoid')[0] ?? '').split(',').map((word) => word.trim());
  const whom =
    audiences.length > 0
      ? sentences(
          `${name} is for ${list(audiences)}`,
          audiences.some((one) => one.split(' ').length < 4) && plan.isKnownTrade && !plan.kinds.length
            ? `In their habits they are ${trade.lines('buyer')[0] ?? ''}`
            : undefined,
        )
      : sentence(placed(trade.lines('buyer')[0] ?? '', where));
  const rule = plan.refusals[0];
  const notFor = rule && `Whoever cannot live with “${bare(rule.said)}” should learn it before making the trip`;
  return {
    Definition: sentences(whom, `They want ${firstWish}`, notFor || undefined),
    Situation: { Level: trade.lines('when')[0] ?? '', AdAdvice: trade.lines('show')[0] ?? '' },
    MarketDesire: {
      Level: capitalWords(levels.desire),
      AdAdvice: desireAdvice(plan, wish.one() || firstWish, proof(0)),
    },
    AwarenessLevel: { Level: capitalWords(levels.awareness), AdAdvice: awarenessAdvice(plan, rival, proof(1)) },
    SophisticationLevel: {
      Level: capitalWords(levels.sophistication),
      AdAdvice: sophisticationAdvice(plan, avoid, proof(2)),
    },
    DeepPains: [
      ...plan
        .draw('pain')
        .take(2)
        .map(titled)
        .map(({ title, text }) => `${title}: ${small(bare(text))}.`),
      ...kinds
        .slice(0, 2)
        .map((kind) => titled(lineOf(kind, 'pain')))
        .map(({ title, text }) => `${title}: ${small(bare(text))}.`),
    ],
    BuyingObjections: objections(plan),
  };
}

/** 'people who buy bread' → 'People in Ghent who buy bread'. */
const placed = (buyer: string, where: string | undefined): string =>
  where === undefined
    ? capital(buyer)
    : capital(
        /^\w+ (?:who|to whom) /.test(buyer) ? buyer.replace(/ (?=who |to whom )/, ` ${where} `) : `${buyer}, ${where}`,
      );

function objections(plan: Plan): string[] {
  const own = plan
    .draw('doubt')
    .take(2)
    .map(titled)
    .map(({ title, text }) => `“${title}” ${sentence(text)}`);
  const ofFacts = plan.arguments.flatMap(({ lever, handle }) => {
    if (!lever) return [];
    const { title, text } = titled(lineOf(lever.entry, 'doubt'));
    return [`“${title}” ${sentence(text)} The answer at hand: ${handle}.`];
  });
  const ofLimits = plan.refusals
    .slice(0, 1)
    .flatMap(({ said, limit }) =>
      limit
        ? [
            `“Why: ${small(bare(said))}?” It costs ${lineOf(limit.entry, 'cost')}; say what it brings: ${lineOf(limit.entry, 'gain')}.`,
          ]
        : [],
    );
  return [...own, ...ofFacts.slice(0, 2), ...ofLimits];
}

function desireAdvice({ levels, offer, noun }: Plan, wish: string, proof: string): string {
  switch (levels.desire) {
    case 'very low':
    case 'low':
      return sentences(
        `Nobody wakes up wanting ${offer}`,
        `Tie it to something that is in the diary anyway, and to one wish: ${wish}`,
      );
    case 'high':
    case 'very high':
      return sentences(
        `The wish exists (${wish}) and needs no stoking`,
        `Meet it in the first line and leave ${proof} for the second`,
      );
    default:
      return sentences(
        `The wish for ${offer} is there and loses to habit every week`,
        `Name a day and a reason: ${wish}`,
        `A ${noun} that only says it exists will be postponed`.replace(/^A (?=[aeiou])/, 'An '),
      );
  }
}

function awarenessAdvice({ levels, name, offer }: Plan, rival: { title: string; text: string }, proof: string): string {
  switch (levels.awareness) {
    case 'unaware':
    case 'problem aware':
      return sentences(
        `They feel the trouble and don't yet look for ${offer}`,
        `Describe the moment it hurts, in their words, and only then introduce ${name} with ${proof}`,
        `The habit to beat is ${small(rival.title)}: ${rival.text}`,
      );
    case 'product aware':
    case 'most aware':
      return sentences(
        `They have seen ${name} or somebody like it and have not come`,
        `Give date, price and the one detail that settles it: ${proof}`,
        `They still compare with ${small(rival.title)}: ${rival.text}`,
      );
    default:
      return sentences(
        `They know how others solve it: ${small(rival.title)} (${rival.text})`,
        `Don't explain the category; put ${proof} beside it and let them draw the conclusion`,
      );
  }
}

function sophisticationAdvice({ levels, name }: Plan, avoid: string[], proof: string): string {
  const words = list(
    avoid.slice(0, 3).map((word) => `“${word}”`),
    'or',
  );
  switch (levels.sophistication) {
    case 'novice':
    case 'beginner':
      return sentences(
        `They have bought this seldom or never, so a plain order of steps convinces more than any claim`,
        `Explain ${proof} in one sentence without a technical term, and do without ${words}`,
      );
    case 'advanced':
    case 'expert':
      return sentences(
        `They have heard every promise in this field; ${words} make them leave the page`,
        `Lead with ${proof} and give the figure, method or name behind it`,
        `What ${name} can't do belongs on the same page`,
      );
    default:
      return sentences(
        `They have compared before and read past ${words}`,
        `A mechanism convinces them: say how ${proof} comes about`,
      );
  }
}
