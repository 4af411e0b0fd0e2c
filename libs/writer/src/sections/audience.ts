import { isPublic, type Said } from '../brief';
import { sentence } from '../pen';
import { hasPrice, isForGood, type Plan } from '../plan';

const PEOPLE =
  /\b(?:people|customers?|clients?|patients?|guests?|visitors?|women|men|children|famil(?:y|ies)|students?|members?|owners?|shopkeepers?|tenants?|passengers?|riders?|buyers?|residents?|your)\b/;
const NOVICE =
  /\bfor the first time\b|\bonce in their life\b|\bnever (?:been|washed|bought)\b|\bdon't know (?:what|how)\b|\bfirst (?:car|flat|child|language)\b/;
const EXPERT =
  /\bhave seen [^.]*\bfail\b|\bfussiest\b|\b(?:know|knows) (?:exactly|more|the difference)\b|\bprofessionals?\b|\bby tender\b/;
const UNAWARE =
  /\bremember us only when\b|\bhard to find\b|\bnever (?:heard|had a sign)\b|\bnobody knows (?:us|that)\b|\bdon't know (?:us|that we)\b/;

/** Who is meant and what the brief tells about them; what it does not tell is left out. */
export function audienceProfile(plan: Plan) {
  const { name, audience, groups, units, people, quote, quotes, having } = plan;
  const troubles = having('trouble', 'private', 'aside', 'legal', 'look').filter(
    ({ index, plain }) => index !== plan.offer?.unit.index && !/\beveryone asks\b/.test(plain),
  );
  const level = (pattern: RegExp): Said | undefined =>
    units.find(
      ({ plain, roles, isForeign }) =>
        !isForeign &&
        !roles.has('irony') &&
        !/\bwe never\b/.test(plain) &&
        !roles.has('private') &&
        pattern.test(plain),
    );
  const [novice, expert, unaware] = [level(NOVICE), level(EXPERT), level(UNAWARE)];
  const isAllForeign = units.length > 0 && units.every(({ isForeign }) => isForeign);
  const come = units.find((unit) => isPublic(unit) && unit.text.length < 260 && PEOPLE.test(unit.plain));
  const skilled = novice ?? expert;
  const situation = troubles.find((unit) => unit !== skilled && unit !== unaware);
  return {
    Definition:
      audience &&
      groups.every(({ said, noun, unit }) => said === noun && unit === groups[0]?.unit) &&
      !/\d \w|[€$£]/.test(groups[0]?.unit.text ?? '') &&
      (groups[0]?.unit.text.length ?? 999) < 200
        ? quote(groups[0]?.unit as Said)
        : audience
          ? sentence(`The brief names ${audience}${groups.some(({ share }) => share) ? `; ${shares(plan)}` : ''}`)
          : isAllForeign
            ? `Whom ${name} is for has to be read from the brief by somebody who speaks its language.`
            : come
              ? quote(come)
              : `The brief of ${name} does not say who its customers are: ask for the last ten, and who decided in each case.`,
    Situation: situation
      ? { Level: quote(situation), AdAdvice: `Begin with this, and let ${name} come second.` }
      : null,
    MarketDesire: null,
    AwarenessLevel: unaware
      ? {
          Level: 'Unaware',
          AdAdvice: `${quote(unaware)} The name and what ${name} does have to be met before the need arises.`,
        }
      : null,
    SophisticationLevel: skilled
      ? {
          Level: novice ? 'Novice' : 'Expert',
          AdAdvice: novice
            ? `${quote(skilled)} So ${name} explains every term where ${people} first meet it, and takes the steps in their order.`
            : `${quote(skilled)} So ${name} gives ${people} figures and terms as they use them, and no introduction to their own trade.`,
        }
      : null,
    DeepPains: quotes(
      troubles.filter((unit) => unit !== situation && unit !== skilled && unit !== unaware),
      3,
    ),
    BuyingObjections: objections(plan),
  };
}

const shares = ({ groups }: Plan): string =>
  groups.flatMap(({ noun, share }) => (share ? [`${noun} bring ${share}`] : [])).join(', ');

function objections(plan: Plan): string[] {
  const { name, offer, having, quote, units } = plan;
  const mistaken = having('mistaken', 'private').find(({ text }) => text.split(' ').length > 3);
  const prices = having('price', 'aside', 'private', 'aim')
    .filter(({ text }) => text.length < 260)
    .slice(0, 2);
  const asked = units.find(({ plain }) => /\beveryone asks\b|\beverybody asks\b/.test(plain));
  return [
    ...(mistaken && offer?.predicate
      ? [`It may be taken for something else: ${quote(mistaken)} The answer: ${name} ${offer.predicate}.`]
      : []),
    ...(asked && asked !== mistaken ? [`Asked every time: ${quote(asked)}`] : []),
    ...(prices.length > 0
      ? [`The price: ${prices.map(quote).join(' ')}`]
      : isForGood(plan) || hasPrice(plan) || units.every(({ isForeign }) => isForeign)
        ? []
        : [`The price: to be asked, since the brief of ${name} gives none.`]),
  ];
}
