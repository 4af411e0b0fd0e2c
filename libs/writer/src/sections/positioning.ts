import { type Group, isPublic, LETTER, type Said } from '../brief';
import { isDoubtful } from '../argue';
import { stemsOf } from '../guard';
import { lineOf } from '../knowledge/entries';
import { bare, capital, sentence, sentences, small } from '../pen';
import type { Fact, Plan } from '../plan';
import { comersOf } from './audience';

/** What the brand is, for whom, against what, and what makes it believable. */
export function positioningStrategy(plan: Plan) {
  const { name, arguments: found, notes, people, thing, at } = plan;
  const positions = notes.take('position', 2);
  const statement = statementOf(plan);
  const value = valueOf(plan);
  const pillars = pillarsOf(plan);
  const advantages = [
    ...plan
      .pick(
        found.map(({ fact }) => fact),
        2,
      )
      .map((fact) => plan.tell(fact)),
    ...refusalOf(plan),
    ...positions.map(({ parts: [territory = '', demand = ''] }) =>
      sentences(`To be claimed: ${small(territory)}`, demand && `It demands: ${small(demand)}`),
    ),
  ];
  const segments = segmentsOf(plan);
  return {
    name: nameOf(plan, positions[0]?.parts[0]),
    PositioningStatement: statement,
    ValueProposition: { statement: value, pillars },
    BrandPromise: promiseOf(plan),
    Product: {
      description: plan.what ? sentence(plan.what) : sentence(`${name}: ${thing}${at}`),
      Features: featuresOf(plan),
      Benefits: benefitsOf(plan),
    },
    TargetAudience: segments,
    CompetitiveAdvantage:
      advantages.length > 0
        ? advantages
        : [`Still to be found: what ${people} get from ${name} and from nobody else${at}.`],
    KeyMessages: messagesOf(plan),
  };
}

/** A word of weight in common. */
const shares = (one: string, other: string): boolean => {
  const stems = new Set(stemsOf(other).filter((word) => word.length > 4));
  return stemsOf(one).some((word) => stems.has(word));
};

/** The idea of the position: the brief's own strongest short sentence, else a territory that the trade leaves open. */
function nameOf({ strong, noun, at, thing, guard }: Plan, territory: string | undefined): string {
  const own = strong
    .slice(0, 3)
    .find(
      ({ unit }) =>
        unit.text.split(' ').length < 11 &&
        unit.text.length < 64 &&
        /\b(?:we|our|nobody|every|no|only)\b/i.test(unit.text) &&
        !unit.isForeign &&
        !['price', 'refusal', 'since', 'people', 'hours', 'aim'].some((role) => unit.roles.has(role as 'price')) &&
        guard.allows(unit.text),
    );
  if (territory && strong[0] && shares(territory, strong[0].unit.text)) return capital(bare(territory));
  if (own) return bare(own.unit.text);
  if (territory) return capital(bare(territory));
  return capital(`${thing === 'its work' ? noun : thing}${at}`);
}

function statementOf(plan: Plan): string {
  const { name, audience, what, offer, facts, arguments: found, strong } = plan;
  const opening = what
    ? audience && !what.includes(audience) && audience.length < 110
      ? `For ${audience}, ${what}`
      : what
    : facts[0] && offer
      ? plan.tell(facts[0])
      : undefined;
  if (!opening) return `What ${name} sells or does has to be settled first, in one sentence of its own.`;
  plan.named();
  const lead = strong.find(({ unit }) => unit.index !== offer?.unit.index) ?? found[0]?.fact;
  const [aim] = plan.having('aim', 'private').filter(({ unit }) => unit !== lead?.unit && !unit.isToWriter);
  return sentences(opening, lead && plan.tell(lead), aim && `The task: ${taskOf(plan, aim)}`);
}

/** What is to be reached, without the words that say that it is. */
export const taskOf = (plan: Plan, aim: Fact): string =>
  plan
    .tell(aim)
    .replace(
      /^(?:what |the main thing |our aim |our goal )?[^:,.]{0,40}(?:would like|'d like|wants?|hopes?)(?: is)?:? (?:is )?(?:that )?(?=\p{Ll})/iu,
      '',
    );

function valueOf(plan: Plan): string {
  const { arguments: found, people, name, notes, thing, strong, offer } = plan;
  const stance = notes.one('stance')?.parts[0];
  const [second] = plan.pick(
    [
      ...found.slice(1).map(({ fact }) => fact),
      ...strong.filter(({ unit }) => unit.index !== offer?.unit.index && !unit.roles.has('price')),
    ].filter((fact) => plan.shown(fact) === 0),
    1,
  );
  return (
    sentences(second && plan.tell(second), stance) ||
    `${capital(people)} get ${thing} from ${name}, and a plain word about it.`
  );
}

function pillarsOf(plan: Plan) {
  const { arguments: found, notes, name, thing, at } = plan;
  const own = found
    .filter(({ fact }) => plan.shown(fact) < 2 && !fact.unit.roles.has('price'))
    .slice(0, 3)
    .map(({ value, fact }) => ({ title: value, description: plan.tell(fact) }));
  const proposed = notes
    .take('value', Math.max(0, 2 - own.length))
    .map(({ parts: [title = '', text = ''] }) => ({ title, description: `Proposed: ${small(sentence(text))}` }));
  const all = [...own, ...proposed];
  return all.length > 0
    ? all
    : [{ title: 'Plain dealing', description: `What ${thing} from ${name} includes${at} is said before it is asked.` }];
}

/** What it can be held to: what binds it by its own words. */
function promiseOf(plan: Plan): string {
  const { arguments: found, refusals, name, thing } = plan;
  const held =
    found.find(({ id }) =>
      /^(?:guarantee|answer|openness|candour|refusing|comingback|evidence|fast|noexception|refusal|free)$/.test(id),
    )?.fact ?? refusals[0]?.fact;
  return held
    ? plan.tell(held)
    : `Proposed: ${thing} as described, and a plain word from ${name} where that is not possible.`;
}

function benefitsOf(plan: Plan): string[] {
  const { arguments: found, people, name, thing, notes } = plan;
  const gives = found
    .slice(0, 3)
    .map(({ lever }) => sentence(lineOf(lever, 'gives').replace(/^They\b/, capital(people))));
  return gives.length > 0
    ? gives
    : notes
        .peek('wish', 2)
        .map(({ parts: [wish = ''] }) => `${capital(people)} come closer to a wish: ${sentence(wish)}`)
        .concat(`${capital(people)} hear from ${name} plainly what ${thing} can be and what not (a proposal).`)
        .slice(0, 2);
}

function refusalOf(plan: Plan): string[] {
  const {
    arguments: found,
    refusals: [refusal],
  } = plan;
  if (!refusal?.limit || found.slice(0, 2).some(({ fact }) => fact === refusal.fact)) return [];
  return plan.shown(refusal.fact) < 2
    ? [
        sentences(
          plan.tell(refusal.fact),
          `That gives up ${lineOf(refusal.limit, 'cost')}, and wins ${lineOf(refusal.limit, 'gain')}`,
        ),
      ]
    : [];
}

const FACTS = [
  'price',
  'figure',
  'people',
  'since',
  'method',
  'hours',
  'guarantee',
  'openness',
  'access',
  'result',
] as const;

/** Facts that nothing else has told yet. In a short brief each sentence counts; a long letter is sifted. */
function featuresOf(plan: Plan): string[] {
  const { facts, units, offer } = plan;
  const isLetter = units.length > LETTER;
  const isFact = ({ roles, text }: Said) =>
    FACTS.some((role) => roles.has(role)) || (!isLetter && text.split(' ').length > 1);
  const isOwn = ({ plain }: Said) =>
    !isLetter || /^(?:we|our|nobody|every|each|a|an|in numbers|i (?:do|don't|started))\b/.test(plain);
  const isCounted = ({ roles }: Said) =>
    roles.has('irony') && roles.has('figure') && !roles.has('aside') && !roles.has('mistaken');
  const fit = facts
    .filter(
      (fact) =>
        plan.shown(fact) < 2 &&
        !isDoubtful(fact, plan) &&
        !(fact.unit.index === offer?.unit.index && offer?.predicate !== '' && !/\d/.test(fact.unit.text)) &&
        (isPublic(fact.unit) || fact.unit.isForeign || isCounted(fact.unit)) &&
        isOwn(fact.unit) &&
        !(fact.unit.roles.has('refusal') && !fact.unit.roles.has('figure')) &&
        !/^(?:it's also|that|then|there was)\b/.test(fact.unit.plain) &&
        isFact(fact.unit) &&
        fact.unit.text.length < 260,
    )
    .sort((one, other) => plan.shown(one) - plan.shown(other));
  const fresh = fit.filter((fact) => plan.shown(fact) === 0);
  const chosen = fresh.length > 2 ? fresh.slice(0, 10) : fit.slice(0, 3);
  return chosen.length > 0
    ? chosen.sort((one, other) => one.unit.index - other.unit.index).map((fact) => plan.tell(fact))
    : [sentence(`${capital(plan.thing)}${plan.at}, from ${plan.name}`)];
}

function segmentsOf(plan: Plan) {
  const { groups, notes, people, thing, at } = plan;
  const problems = notes.peek('pain', 2).map(({ parts: [heading = ''] }) => sentence(heading));
  const goals = notes.take('wish', 3).map(({ parts: [wish = ''] }) => sentence(capital(wish)));
  const all = groups.slice(0, 4).map((group, index) => ({
    name: capital(group.said.replace(/^(?:the|a|an) /, '')),
    priority: group.isMinor ? 'Low' : index === 0 ? 'High' : index === 1 ? 'Medium' : 'Low',
    description: describe(group, plan),
    problems: index === 0 && !group.isMinor ? problems : [],
    goals: index === 0 && !group.isMinor ? goals.slice(0, 2) : [],
  }));
  const named = all.slice(0, groups.filter(({ isMinor }) => !isMinor).length);
  // a small share of the business is no answer to whom it is for
  const minor = all.slice(named.length);
  const comers =
    named.length > 0
      ? []
      : plan.pick(comersOf(plan), 1).map((fact) => ({
          name: `Those who come today`,
          priority: 'High',
          description: plan.tell(fact),
          problems,
          goals: goals.slice(0, 2),
        }));
  const told = [...named, ...comers];
  const proposed = notes
    .take('segment', told.length > 1 ? 0 : told.length > 0 ? 1 : 2)
    .map(({ parts: [who = '', what = '', when = ''] }, index) => ({
      name: capital(who),
      priority: told.length > 0 ? 'Low' : index === 0 ? 'High' : 'Medium',
      description: sentences('A hypothesis', what && `What they decide: ${what}${when ? `, ${when}` : ''}`),
      problems: told.length === 0 && index === 0 ? problems : [],
      goals: told.length === 0 ? goals.slice(index, index + 1) : [],
    }));
  if (told.length + proposed.length > 0) return [...told, ...proposed, ...minor];
  return [
    {
      name: capital(notes.one('buyer')?.parts[0] ?? `${people}${at}`),
      priority: 'High',
      description: `A first picture, drawn from the offer (${thing}) and to be tested.`,
      problems,
      goals: goals.slice(0, 2),
    },
    ...minor,
  ];
}

/** What the brief says of a group. */
function describe({ noun, share, unit }: Group, plan: Plan): string {
  const { facts, units, name } = plan;
  const last = (noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/ies$|s$/, '');
  const isTelling =
    last.length > 3 &&
    units.length <= LETTER &&
    !/^(?:people|group|customer|client)$/.test(last) &&
    !name.toLowerCase().includes(last);
  const [about] = plan.pick(
    facts.filter(
      (fact) =>
        isPublic(fact.unit) &&
        !fact.unit.roles.has('refusal') &&
        (fact.unit === unit ? false : isTelling && new RegExp(`\\b${last}`).test(fact.unit.plain)),
    ),
    1,
  );
  return (
    sentences(share && `${capital(share)} of the business`, about && plan.tell(about)) ||
    (/^(?:children|kids|babies|toddlers|dogs|cats|horses|pets|animals)$/.test(noun)
      ? `It is made for them; ${plan.people} decide.`
      : `Named in the brief; what ${noun} ask first is to be found out.`)
  );
}

/** Lines that could stand on a page as they are: the brief's own. */
function messagesOf({ name, offer, noun, at, thing, strong, arguments: found, trades, guard }: Plan): string[] {
  const headline =
    offer?.line ??
    (offer?.category ? capital(offer.category) : undefined) ??
    (trades.main ? `${capital(noun)}${at}` : undefined);
  const own = [...found.map(({ fact }) => fact), ...strong]
    .filter(
      ({ unit }) =>
        unit.text.length <= 120 &&
        unit.text.split(' ').length > 2 &&
        !/^(?:it|they|he|she|this|that|but)\b/i.test(unit.text) &&
        !unit.isForeign &&
        unit.index !== offer?.unit.index &&
        guard.allows(unit.text),
    )
    .map(({ unit }) => unit.text);
  return [...new Set([headline ? `${name}. ${sentence(headline)}` : `${name}: ${thing}${at}.`, ...own])].slice(0, 5);
}
