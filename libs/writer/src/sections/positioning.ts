import { tokensOf } from '@maquette/reading';
import { type Group, isPublic, LETTER, type Said } from '../brief';
import { FOREIGN_WORD, isDoubtful, isTalkative, particularity } from '../argue';
import { stemsOf } from '../guard';
import { lineOf } from '../knowledge/entries';
import { bare, capital, sentence, sentences, small } from '../pen';
import type { Fact, Plan } from '../plan';
import { comersOf } from './audience';

/** What the brand is, for whom, against what, and what makes it believable. */
export function positioningStrategy(plan: Plan) {
  const { name, arguments: found, notes, people, at } = plan;
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
      description: plan.what
        ? sentence(plan.what)
        : plan.inItsWords
          ? `In its own words: “${plan.inItsWords}.”`
          : `What ${name} sells or does${at} is the first question to those who wrote the brief.`,
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
function nameOf(
  { strong, name, at, thing, isOwnThing, audience, guard, inItsWords, offer }: Plan,
  territory: string | undefined,
): string {
  const own = strong
    .slice(0, 3)
    .find(
      ({ unit }) =>
        unit.index !== offer?.unit.index &&
        unit.text.split(' ').length < 11 &&
        unit.text.length < 64 &&
        /^(?:(?:we|I) (?!are\b|am\b|have\b|had\b|was\b|were\b|like\b|think\b|do\b|will\b|remember\b|need\b|want\b)|(?:nobody|every|no|only)\b)[^:]*$/i.test(
          unit.text,
        ) &&
        !/\b(?:me|my|you)\b/i.test(unit.text) &&
        !unit.isForeign &&
        !['price', 'refusal', 'since', 'people', 'hours', 'aim'].some((role) => unit.roles.has(role as 'price')) &&
        guard.allows(unit.text),
    );
  if (inItsWords) return `“${inItsWords.split(/[,;(]/)[0]?.trim() ?? inItsWords}”`;
  if (territory && strong[0] && shares(territory, strong[0].unit.text)) return capital(bare(territory));
  if (own) return bare(own.unit.text);
  if (territory) return capital(bare(territory));
  if (!isOwnThing && audience && audience.length < 60) return `For ${audience}`;
  return thing.includes(name) ? `${name}${at}` : capital(`${thing}${at}`);
}

function statementOf(plan: Plan): string {
  const { name, audience, what, offer, facts, groups, arguments: found, strong } = plan;
  const opening = what
    ? audience &&
      !what.includes(audience) &&
      audience.length < 110 &&
      !groups.slice(0, 2).some(({ noun }) => what.includes(noun))
      ? `For ${audience}, ${what}`
      : what
    : plan.inItsWords
      ? `${audience ? `For ${audience}, ` : ''}${name}, in its own words: “${plan.inItsWords}.”`
      : facts[0] && offer
        ? plan.tell(facts[0])
        : undefined;
  if (!opening) return `What ${name} sells or does has to be settled first, in one sentence of its own.`;
  plan.named();
  const lead =
    (plan.units.length < 8 ? promiseAmong(plan) : undefined) ??
    strong.find((fact) => fact.unit.index !== offer?.unit.index && !isOffer(fact, plan) && plan.shown(fact) === 0) ??
    found[0]?.fact;
  const [aim] = [
    ...[...plan.goals].sort((one, other) => reach(other) - reach(one)),
    ...plan.having('aim', 'private').filter(({ unit }) => !unit.isToWriter),
  ].filter(({ unit }) => unit !== lead?.unit);
  return sentences(opening, lead && plan.tell(lead), aim && `The task, as the brief has it: ${plan.quote(aim)}`);
}

/** What names a sum or a purpose is the task before what asks for a mention. */
const reach = ({ unit: { plain } }: Fact): number => (/\d/.test(plain) ? 2 : 0) + (/^please\b/.test(plain) ? 0 : 1);

/** In another language too, what it does is said once. */
const isOffer = ({ unit }: Fact, { inItsWords }: Plan): boolean =>
  inItsWords !== undefined && bare(unit.text) === bare(inItsWords);

/** What is to be reached, without the words that say that it is. */
const taskOf = (plan: Plan, aim: Fact): string =>
  plan
    .tell(aim)
    .replace(/^“|”$/g, '')
    .replace(
      /^(?:what |the main thing |our aim |our goal )?[^:,.]{0,60}(?:would like|'d like|wants?|hopes?|needs?)(?: from (?:the|this|our) (?:web ?site|site|page|brand))?(?: is)?:? (?:is )?(?:that )?(?=\p{Ll}|\d)/iu,
      '',
    )
    .replace(/ = /g, ': ');

function valueOf(plan: Plan): string {
  const { arguments: found, people, name, notes, strong, offer, what } = plan;
  const stance = notes.one('stance')?.parts[0];
  const [second] = plan.pick(
    [...found.map(({ fact }) => fact), ...strong]
      .filter(
        ({ unit }) =>
          unit.index !== offer?.unit.index &&
          !unit.roles.has('price') &&
          !unit.roles.has('hours') &&
          // what is left out is no value but where it says why
          !(unit.roles.has('refusal') && !/\b(?:because|so|even|until|instead)\b/.test(unit.plain)),
      )
      .sort((one, other) => particularity(other) - particularity(one))
      .filter((fact) => plan.shown(fact) === 0 && isCarrying(fact) && !isOffer(fact, plan)),
    1,
  );
  return (
    sentences(second && plan.tell(second), stance) ||
    sentences(
      ...plan
        .pick(
          plan.facts.filter(
            // of one line all is worth saying
            (fact) =>
              plan.units.length < 5 &&
              isPublic(fact.unit) &&
              fact.unit.index !== offer?.unit.index &&
              plan.shown(fact) < 2,
          ),
          1,
        )
        .map(plan.tell),
    ) ||
    (what ? sentence(what) : `What ${people} have from ${name} is to be said in one sentence, with the client.`)
  );
}

/** Whole enough to carry the brand: it says who does what, and does not lean on another sentence. */
const isCarrying = ({ unit: { text, plain, isForeign } }: Fact): boolean =>
  (isForeign && text.split(' ').length > 4) ||
  /^it is free\b/.test(plain) ||
  (!isForeign &&
    !/\bme \(|^(?:charity|company|firm)\b/.test(plain) &&
    !/^(?:it|they|that|this|he|she|then|also|these|those|there|but|and)\b/.test(plain) &&
    text.split(' ').length > 3 &&
    (/^(?:no|every|each|never|nobody)\b|\bof whom\b/.test(plain) ||
      tokensOf(text)
        .flat()
        .some(({ pos }) => pos === 'VERB' || pos === 'AUX')));

function pillarsOf(plan: Plan) {
  const { arguments: found, notes, name, what, people } = plan;
  const carrying = found.filter(
    ({ fact }) => plan.shown(fact) < 2 && !fact.unit.roles.has('price') && isCarrying(fact),
  );
  // of one line nothing may carry more than its price or its hours
  const own = (carrying.length > 0 || plan.units.length > 4 ? carrying : found)
    .slice(0, 3)
    .map(({ value, fact }) => ({ title: value, description: plan.tell(fact) }));
  const proposed = notes
    .take('value', Math.max(0, 2 - own.length))
    .map(({ parts: [title = '', text = ''] }) => ({ title, description: `Proposed: ${small(sentence(text))}` }));
  const all = [...own, ...proposed];
  return all.length > 0
    ? all
    : [
        {
          title: 'What it does',
          description: what ? sentence(what) : `To be named with ${name}: what ${people} can rely on each time.`,
        },
      ];
}

/** What it can be held to by its own words. */
function promiseAmong({ arguments: found, refusals }: Plan): Fact | undefined {
  return (
    found.find(
      ({ id, fact }) =>
        /^(?:marked|guarantee|answer|openness|candour|refusing|comingback|evidence|fast|noexception|access|free|keeping|care)$/.test(
          id,
        ) && isCarrying(fact),
    )?.fact ?? refusals.find(({ fact }) => isPromise(fact))?.fact
  );
}

function promiseOf(plan: Plan): string {
  const { name, what, thing } = plan;
  const held = promiseAmong(plan);
  if (held) return plan.tell(held);
  const abroad = plan.facts.find(
    ({ unit }) =>
      unit.isForeign && !unit.isToWriter && FOREIGN_WORD.test(unit.plain) && unit.text.split(' ').length > 4,
  );
  if (abroad && plan.inItsWords) return plan.tell(abroad);
  if (plan.hasPrice && !plan.isForGood && plan.isOwnThing)
    return `Proposed: ${thing} for the price that was said before, and a word in time where that cannot be.`;
  return what
    ? `Proposed: ${what}, and says beforehand what that includes.`
    : `To be agreed with ${name}: the one thing that can be held against it.`;
}
/** A no that customers gain by: 'We don't sell them ourselves, so there is no commission in it.' */
const isPromise = ({ unit: { plain } }: Fact): boolean =>
  /^no \p{L}+(?: \p{L}+)? without (?:your|their|a|the)\b/u.test(plain) ||
  (/\b(?:because|so (?:there|that|you|nobody)|never|even)\b/.test(plain) && /\b(?:we|i|nobody)\b/.test(plain));

function benefitsOf(plan: Plan): string[] {
  const { arguments: found, people, name, notes } = plan;
  const telling = found.filter(({ id }) => !/^(?:scale|hands|origin|promptness)$/.test(id));
  const gives = (telling.length > 0 ? telling : found.filter(({ id }) => id !== 'scale'))
    .slice(0, 3)
    .map(({ lever }) => sentence(lineOf(lever, 'gives').replace(/^They\b/, capital(people))));
  return gives.length > 0
    ? gives
    : notes
        .peek('wish', 2)
        .map(({ parts: [wish = ''] }) => `${capital(people)} come closer to a wish: ${sentence(wish)}`)
        .concat(`${capital(people)} hear from ${name} plainly what it can do and what not (a proposal).`)
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

const CONCRETE = [
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
const MOST_FEATURES = 12;
/** Says something by itself: who is meant by 'it' or 'they' was said before. */
const LEANS = /^(?:it|they|that|this|these|those|he|she|then|there was|one time|but|and|or|which)\b/;

/** 'It holds availability, height and range': what the product does. */
const OF_PRODUCT = /^it (?!is\b|was\b|has\b|takes\b|depends\b|means\b|costs\b|smells\b|moves\b)\p{L}+s\b.{16,}/u;

/** Of one sentence that says all: what stands in brackets and behind its commas. */
const detailsOf = (text: string): string[] => {
  const [, ...parts] = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[.!]$/, '')
    .split(/, (?:and )?/);
  return [...[...text.matchAll(/\(([^)]{4,60})\)/g)].map(([, inner = '']) => inner), ...parts]
    .filter(
      (part) => part.split(' ').length > 1 && part.length < 80 && !/^(?:who|which|where|\p{Lu}\p{Ll}+$)/u.test(part),
    )
    .map((part) => sentence(capital(part)));
};

/** Facts that nothing else has told yet, what can be counted or checked first; in the brief's order. */
function featuresOf(plan: Plan): string[] {
  const { facts, offer, name, thing, at } = plan;
  const isTold = ({ unit }: Fact) =>
    unit.index === offer?.unit.index && offer.predicate !== '' && !/\d/.test(unit.text);
  // of one line everything counts
  const isShort = plan.units.length < 8;
  // what is counted is a fact even where it is told with a straight face
  const isCounted = ({ roles }: Said) =>
    roles.has('irony') && roles.has('figure') && !roles.has('aside') && !roles.has('mistaken');
  const worth = ({ unit: { roles, text, plain, isForeign } }: Fact) =>
    (CONCRETE.some((role) => roles.has(role)) || /\d/.test(plain) ? 2 : 0) +
    // 'Head of workshop: Beatrice Akinyi'
    (/^[\p{L} ]{4,30}: (?:\p{L}+\. )?\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? 2 : 0) +
    (/^(?:we|i|our|nobody|every|each|an?|the|you)\b/.test(plain) || OF_PRODUCT.test(plain) || isForeign ? 1 : 0);
  const fit = facts
    .filter(
      (fact) =>
        plan.shown(fact) < 2 &&
        !isDoubtful(fact, plan) &&
        !isTold(fact) &&
        (isPublic(fact.unit) || fact.unit.isForeign || isCounted(fact.unit)) &&
        !(fact.unit.roles.has('refusal') && !fact.unit.roles.has('figure')) &&
        !fact.unit.roles.has('rivals') &&
        !fact.unit.roles.has('name') &&
        !isTalkative(fact) &&
        !isOffer(fact, plan) &&
        !(fact.unit.roles.has('trouble') && !/\bwe\b/.test(fact.unit.plain)) &&
        (!LEANS.test(fact.unit.plain) || /\d/.test(fact.unit.plain) || OF_PRODUCT.test(fact.unit.plain)) &&
        (fact.unit.text.split(' ').length > 2 || /\d/.test(fact.unit.text) || isShort) &&
        (worth(fact) > 0 || isShort) &&
        fact.unit.text.length < 260,
    )
    .sort((one, other) => plan.shown(one) - plan.shown(other) || worth(other) - worth(one));
  const details = isShort && offer ? detailsOf(offer.unit.text) : [];
  const fresh = fit.filter((fact) => plan.shown(fact) === 0);
  const chosen = fresh.length > 2 ? fresh.slice(0, MOST_FEATURES) : fit.slice(0, 3);
  if (chosen.length + details.length > 0)
    return [
      ...details,
      ...chosen
        .filter(({ unit }) => details.length === 0 || unit.index !== offer?.unit.index)
        .sort((one, other) => one.unit.index - other.unit.index)
        .map((fact) => plan.tell(fact)),
    ];
  return [
    plan.what
      ? sentence(plan.what)
      : thing.includes(name)
        ? `To be listed with ${name}.`
        : sentence(`${capital(thing)}${at}`),
  ];
}

function segmentsOf(plan: Plan) {
  const { groups, notes, people, thing, at, audience } = plan;
  const problems = notes.peek('pain', 2).map(({ parts: [heading = ''] }) => sentence(heading));
  const goals = notes.take('wish', 3).map(({ parts: [wish = ''] }) => sentence(capital(wish)));
  const all = groups.slice(0, 4).map((group, index) => ({
    name: capital(group.said.replace(/^(?:the|a|an) /, '')),
    priority: group.isMinor ? 'Low' : group.isGoal ? 'High' : index === 0 ? 'High' : index === 1 ? 'Medium' : 'Low',
    description: describe(group, plan),
    problems: index === 0 && !group.isMinor ? problems : [],
    goals: index === 0 && !group.isMinor ? goals.slice(0, 2) : [],
  }));
  const named = all.slice(0, groups.filter(({ isMinor }) => !isMinor).length);
  // a small share of the business is no answer to whom it is for
  const minor = all.slice(named.length);
  // whom a brief in another language names, each in its words
  const abroad =
    groups.length === 0 && audience
      ? bare(audience.replace(/[“”]/g, ''))
          .split(/, (?:y |e |en |und |et )?| (?:y|e|en|und|et) /)
          .slice(0, 5)
          .map((one, index) => ({
            name: `“${one}”`,
            priority: index === 0 ? 'High' : index === 1 ? 'Medium' : 'Low',
            description: 'Named in the brief, in its own language.',
            problems: [],
            goals: [],
          }))
      : [];
  const comers =
    named.length + abroad.length > 0
      ? []
      : plan.pick(comersOf(plan), 1).map((fact) => ({
          name: `Those who come today`,
          priority: 'High',
          description: plan.tell(fact),
          problems,
          goals: goals.slice(0, 2),
        }));
  const told = [...named, ...abroad, ...comers];
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
      name: capital(
        notes.one('buyer')?.parts[0] ?? (plan.isOwnThing ? `those who look for ${thing}${at}` : `${people}${at}`),
      ),
      priority: 'High',
      description: thing.includes(plan.name)
        ? `A first picture, to be tested.`
        : `A first picture, drawn from the offer (${thing}) and to be tested.`,
      problems,
      goals: goals.slice(0, 2),
    },
    ...minor,
  ];
}

/** What the brief says of a group. */
function describe(group: Group, plan: Plan): string {
  const { noun, share, unit } = group;
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
    sentences(
      (group.isGoal || group.isWanted) && 'To be won: the brief asks for them',
      share && `${capital(share)} of the business`,
      about && plan.tell(about),
    ) ||
    (/^(?:children|kids|babies|toddlers|dogs|cats|horses|pets|animals)$/.test(noun)
      ? `It is made for them; ${plan.people} decide.`
      : `Named in the brief; what ${noun} ask first is to be found out.`)
  );
}

/** Lines that could stand on a page as they are: the brief's own. */
function messagesOf(plan: Plan): string[] {
  const { name, offer, at, thing, strong, arguments: found, guard, goals, inItsWords, headline } = plan;
  const own = [...found.map(({ fact }) => fact), ...strong]
    .filter(
      ({ unit }) =>
        unit.text.length <= 120 &&
        unit.text.split(' ').length > 4 &&
        !/^(?:it|they|he|she|this|that|but)\b/i.test(unit.text) &&
        (!unit.isForeign || inItsWords !== undefined) &&
        unit.index !== offer?.unit.index &&
        !unit.roles.has('name') &&
        !/\bme \(|\bi(?:'ll| will)\b|→/i.test(unit.text) &&
        guard.allows(unit.text),
    )
    .sort((one, other) => particularity(other) - particularity(one))
    .map(({ unit }) => unit.text);
  // what is to be brought about, where it is said with its figure
  const asks = goals
    .filter(({ unit }) => /\d/.test(unit.text) && !/^please\b|\bwho\b/.test(unit.plain) && /[:=]/.test(unit.text))
    .map((fact) => sentence(capital(taskOf(plan, fact))));
  const first = headline
    ? `${name}. ${sentence(headline)}`
    : inItsWords
      ? `${inItsWords}.`
      : thing.includes(name)
        ? `${name}${at}.`
        : `${name}: ${thing}${at}.`;
  return [...new Set([first, ...own.slice(0, 5 - Math.min(1, asks.length)), ...asks.slice(0, 1)])].slice(0, 6);
}
