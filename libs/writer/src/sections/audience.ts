import { bare, capital, list, sentence, sentences, small } from '../pen';
import { lineOf, type Plan, titled } from '../plan';

const capitalWords = (text: string) => text.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** Who is meant, how they come to buy, and what keeps them from it. */
export function audienceProfile(plan: Plan) {
  const { name, offer, levels, audiences, audience, where, kinds } = plan;
  const wish = plan.draw('wish');
  const [firstWish = 'to know what they get', secondWish = firstWish] = wish.take(2);
  const rival = titled(plan.draw('rival').one());
  const whom =
    audiences.length > 0
      ? `The brief names whom ${name} is for: ${audiences.join('; ')}`
      : audience
        ? placed(audience, where)
        : `The brief of ${name} names no audience; the working answer is whoever needs ${offer}${where ? ` ${where}` : ''}, to be confirmed in ten conversations`;
  return {
    Definition: sentences(whom, `They want ${firstWish}`),
    Situation: { Level: plan.lines('when')[0] ?? '', AdAdvice: plan.lines('show')[0] ?? '' },
    MarketDesire: { Level: capitalWords(levels.desire), AdAdvice: desireAdvice(plan, secondWish) },
    AwarenessLevel: { Level: capitalWords(levels.awareness), AdAdvice: awarenessAdvice(plan, rival) },
    SophisticationLevel: { Level: capitalWords(levels.sophistication), AdAdvice: sophisticationAdvice(plan) },
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
    : capital(/^\w+ (?:who|to whom) /.test(buyer) ? buyer.replace(/ (?=who |to whom )/, ` ${where} `) : buyer);

/** What people hold against it, each with the answer that the brief supports. */
function objections(plan: Plan): string[] {
  const [price] = plan.prices;
  const asked = plan.arguments.slice(0, 3).map(({ lever, quote }) => {
    const { title, text } = titled(lineOf(lever, 'doubt'));
    return `“${title}” ${sentence(text)}${quote.startsWith('“') ? ` The brief offers ${quote}.` : ''}`;
  });
  const own = plan
    .draw('doubt')
    .take(2)
    .map(titled)
    .map(({ title, text }) => `“${title}” ${sentence(text)}`);
  return [
    ...(price
      ? [`“What does it cost?” Answer with the figures of the brief and what they include: ${small(bare(price.told))}.`]
      : []),
    ...own,
    ...asked.slice(0, 2),
  ];
}

function desireAdvice({ levels, offer, name, readers }: Plan, wish: string): string {
  switch (levels.desire) {
    case 'very low':
    case 'low':
      return sentences(
        `Few ${readers} wake up wanting ${offer}`,
        `Tie it to something that is in the diary anyway, and to this wish: ${wish}`,
      );
    case 'high':
    case 'very high':
      return sentences(
        `The wish is there (${wish}) and needs no stoking`,
        `Say first what ${name} does about it, and let the reasons follow`,
      );
    default:
      return sentences(
        `${capital(readers)} want ${wish}, and put it off`,
        `Give them a date or an occasion for ${offer}`,
      );
  }
}

function awarenessAdvice({ levels, name, offer, readers }: Plan, rival: { title: string; text: string }): string {
  const habit = rival.title ? `What they do instead: ${small(rival.title)} (${rival.text})` : undefined;
  switch (levels.awareness) {
    case 'unaware':
    case 'problem aware':
      return sentences(
        `${capital(readers)} feel the trouble and don't yet look for ${offer}`,
        `Describe the moment in which it hurts before ${name} is mentioned`,
        habit,
      );
    case 'product aware':
    case 'most aware':
      return sentences(
        `${capital(readers)} know ${name} or somebody like it`,
        `Don't introduce ${offer} again; give the condition, the date or the figure that decides`,
        habit,
      );
    default:
      return sentences(
        `${capital(readers)} know that ${offer} can be had, and compare`,
        `Say in the first line where ${name} differs`,
        habit,
      );
  }
}

function sophisticationAdvice({ levels, name, readers, lines, arguments: [best] }: Plan): string {
  const words = (lines('avoid')[0] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, 3);
  const without =
    words.length > 0
      ? list(
          words.map((word) => `“${word}”`),
          'or',
        )
      : undefined;
  switch (levels.sophistication) {
    case 'novice':
    case 'beginner':
      return sentences(
        `${capital(readers)} decide on this seldom and lack the words for it`,
        `Give them an order of steps and one question that they can ask anybody in the field`,
      );
    case 'advanced':
    case 'expert':
      return sentences(
        `${capital(readers)} know the field and stop reading at ${without ?? 'the first superlative'}`,
        best
          ? `Use the exact term and the figure, and put method or name behind ${best.quote}`
          : `Use the exact term and the figure`,
        `Say as well what ${name} does not do`,
      );
    default:
      return sentences(
        `${capital(readers)} have compared before${without ? ` and read past ${without}` : ''}`,
        `Explain how it is done: the mechanism is what convinces them`,
      );
  }
}
