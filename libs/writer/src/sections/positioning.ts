import { type Group, isPublic, LETTER, type Said } from '../brief';
import { lineOf } from '../knowledge/entries';
import { bare, capital, joined, list, sentence, sentences, small } from '../pen';
import type { Fact, Plan } from '../plan';
import { point } from './audience';

/** What the brand is, for whom, against what, and what makes it believable. */
export function positioningStrategy(plan: Plan) {
  const { name, arguments: found, refusals, notes, people, thing } = plan;
  const [lead, second] = found;
  const [aim] = plan.having('aim', 'private').filter(({ unit }) => unit !== lead?.fact.unit);
  const [refusal] = refusals;
  const positions = notes.take('position', 2);
  const [territory] = positions;
  const result = {
    name: title(plan),
    PositioningStatement: statement(plan, aim),
    ValueProposition: {
      statement: valueOf(plan),
      pillars: pillars(plan),
    },
    BrandPromise: promise(plan),
    Product: {
      description: plan.what ? sentence(plan.what) : sentence(`${name}: ${plan.thing}${plan.at}`),
      Features: [] as string[],
      Benefits: (found.length > 0
        ? []
        : [`${capital(people)} hear from ${name} plainly what ${thing} can be and what not (a proposal).`]
      ).concat(
        found
          .slice(0, 4)
          .map(({ lever, fact, value }) =>
            sentences(`${lineOf(lever, 'gives').replace(/^They\b/, capital(people))}: ${point(plan, fact, value)}`),
          ),
      ),
    },
    TargetAudience: segments(plan),
    CompetitiveAdvantage: [
      ...found.slice(0, 2).map(({ value, lever, fact }) => {
        const handle = plan.recall(fact);
        return sentence(
          `${handle ? `${value}, shown by ${handle}` : `${value} at ${name}`}: ${small(lineOf(lever, 'means'))}`,
        );
      }),
      ...notes.take('rival', 2).map(({ parts: [who = '', what = ''] }) => {
        const against = second ?? lead;
        return sentence(
          `Compared with ${small(who)}${what ? ` (${small(bare(what)).replace(/;/g, ',')})` : ''} `.concat(
            against
              ? `${name} has ${point(plan, against.fact, against.value)} to offer`
              : `${name} still has to say what it does differently`,
          ),
        );
      }),
      ...(territory
        ? [
            sentences(
              `A territory to claim, as a hypothesis: ${small(territory.parts[0] ?? '')}`,
              territory.parts[1] && `What it demands of ${name}: ${small(territory.parts[1])}`,
            ),
          ]
        : []),
      ...(refusal ? [refusalAdvantage(plan)] : []),
    ],
    KeyMessages: messages(plan),
  };
  // what is left of the facts, in the brief's order
  result.Product.Features = featuresOf(plan);
  return result;
}

/** The position in a few words. */
function title({ arguments: [lead, second], refusals: [refusal], noun, name, at, thing }: Plan): string {
  const handles = [lead, second]
    .filter((one) => one?.id !== 'benefit')
    .flatMap((one) => one?.fact.handles[0]?.replace(/^the /, '') ?? []);
  const where = `${noun}${noun.includes(at.trim()) ? '' : at}`;
  if (handles.length > 0) return `${capital(list([...new Set(handles)]))}: ${/house$/.test(noun) ? name : where}`;
  if (lead) return lead.id === 'benefit' ? capital(where) : `${capital(where)}: ${small(lead.value)}`;
  if (refusal) return `What ${name} leaves out`;
  return `${capital(thing === 'its work' ? noun : thing)}${at}`;
}

function statement(plan: Plan, aim: Fact | undefined): string {
  const {
    name,
    audience,
    what,
    arguments: [lead],
    people,
    notes,
    offer,
    facts,
  } = plan;
  const rival = notes.one('rival')?.parts[0];
  const opening = what
    ? audience && !what.includes(audience) && audience.length < 110
      ? `For ${audience}, ${what}`
      : what
    : facts[0] && offer
      ? plan.tell(facts[0])
      : undefined;
  if (!opening) return `What ${name} sells or does has to be settled first, in one sentence of its own.`;
  return sentences(
    opening,
    lead &&
      (lead.id === 'benefit'
        ? `What sets it apart is said in one sentence of the brief`
        : `What sets it apart is ${small(lead.value)}`),
    lead && plan.tell(lead.fact),
    rival && lead && `${capital(people)} who would otherwise turn to ${small(rival)} have a reason to change`,
    aim && plan.shown(aim) < 2 && `The task that the brand is set: ${plan.tell(aim)}`,
  );
}

function valueOf(plan: Plan): string | null {
  const { arguments: found, people, name, notes, refusals, thing } = plan;
  const second = found[1] ?? found[0];
  const stance = notes.one('stance')?.parts[0];
  if (!second && !stance && !refusals[0])
    return `${capital(people)} get ${thing} from ${name}, and a plain word about it.`;
  return sentences(
    stance && `A view that ${name} can hold: ${small(stance)}`,
    second && plan.tell(second.fact),
    second && `So ${lineOf(second.lever, 'gives').replace(/^They\b/, people)} from ${name}`.replace(/ from [^.]*$/, ''),
    !second && refusals[0] && plan.tell(refusals[0].fact),
  );
}

function pillars(plan: Plan) {
  const { arguments: found, notes, name } = plan;
  const own = found.slice(1, 4).map(({ value, fact, lever }) => ({
    title: value,
    description:
      plan.shown(fact) < 2
        ? sentences(
            plan.tell(fact),
            `${plan.vary('This weighs', 'It counts')} for ${name}: ${small(lineOf(lever, 'means'))}`,
          )
        : joined(lineOf(lever, 'means'), `${name} shows it by ${point(plan, fact, value)}`),
  }));
  const proposed = notes.take('value', Math.max(0, 3 - own.length)).map(({ parts: [heading = '', text = ''] }) => ({
    title: heading,
    description: sentence(
      `${plan.vary('Proposed to', 'A value to discuss with', 'To be tried out at')} ${name}: ${small(text)}`,
    ),
  }));
  const all = [...own, ...proposed].slice(0, 4);
  return all.length > 0
    ? all
    : [
        {
          title: 'Plain dealing',
          description: `What ${plan.thing} from ${name} includes${plan.at} is said before it is asked.`,
        },
      ];
}

function promise(plan: Plan): string {
  const { arguments: found, refusals, name, people, thing } = plan;
  const held =
    found.find(({ id }) => /guarantee|answer|openness|candour|refusing|comingback|evidence|fast/.test(id)) ?? found[0];
  if (held)
    return sentences(
      plan.shown(held.fact) < 2 ? plan.tell(held.fact) : `${name} stands by ${point(plan, held.fact, held.value)}`,
      `${capital(people)} may hold ${name} to it`,
    );
  if (refusals[0]) return sentences(plan.tell(refusals[0].fact), `${capital(people)} may rely on that at ${name}`);
  return `Proposed: ${thing} as described, and a plain word from ${name} where that is not possible.`;
}

function refusalAdvantage(plan: Plan): string {
  const {
    refusals: [refusal],
    name,
  } = plan;
  if (!refusal) return '';
  return refusal.limit
    ? sentences(
        plan.tell(refusal.fact),
        `That gives up ${lineOf(refusal.limit, 'cost')}, and wins ${name} ${lineOf(refusal.limit, 'gain')}`,
      )
    : sentences(
        plan.tell(refusal.fact),
        `The reason belongs beside it: a no that is explained is what people repeat about ${name}`,
      );
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
  const { facts, units, offer, conflicts } = plan;
  const isLetter = units.length > LETTER;
  const isFact = ({ roles, text }: Said) =>
    FACTS.some((role) => roles.has(role)) || (!isLetter && text.split(' ').length > 2);
  const isOwn = ({ plain }: Said) =>
    !isLetter || /^(?:we|our|nobody|every|each|a|an|in numbers|i (?:do|don't|started))\b/.test(plain);
  const isCounted = ({ roles }: Said) =>
    roles.has('irony') && roles.has('figure') && !roles.has('aside') && !roles.has('mistaken');
  const fit = facts
    .filter(
      (fact) =>
        plan.shown(fact) < 2 &&
        !conflicts.some(({ one, other }) =>
          [one, other].some((part) => part !== '' && (fact.unit.plain.includes(part) || fact.unit.text === part)),
        ) &&
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
  const chosen = fresh.length > 3 ? fresh.slice(0, 10) : fit.slice(0, 4);
  return chosen.length > 0
    ? chosen.sort((one, other) => one.unit.index - other.unit.index).map((fact) => plan.tell(fact))
    : [sentence(`${capital(plan.thing)}${plan.at}, from ${plan.name}`)];
}

function segments(plan: Plan) {
  const { groups, name, notes, people, thing, at } = plan;
  const lines = notes.take('segment', 2);
  const problems = notes.peek('pain', 2).map(({ parts: [heading = ''] }) => sentence(heading));
  const goals = notes
    .take('wish', 3)
    .map(({ parts: [wish = ''] }) => sentence(`${/^to /.test(wish) ? capital(wish) : wish}`));
  const named = groups.slice(0, 4).map((group, index) => ({
    name: capital(group.said.replace(/^(?:the|a|an) /, '')),
    priority: index === 0 ? 'High' : index === 1 ? 'Medium' : 'Low',
    description: describe(group, plan, index),
    problems: index === 0 ? problems : [],
    goals: index === 0 ? goals.slice(0, 2) : goals.slice(index + 1, index + 2),
  }));
  const proposed = lines
    .slice(0, named.length > 0 ? 1 : 2)
    .map(({ parts: [who = '', what = '', when = ''] }, index) => ({
      name: capital(who),
      priority: named.length > 0 ? 'Low' : index === 0 ? 'High' : 'Medium',
      description: sentences(
        `Proposed, not named in the brief of ${name}`,
        what && `What they decide, with or without ${name}: ${what}${when ? `; ${when}` : ''}`,
      ),
      problems: named.length === 0 && index === 0 ? problems : [],
      goals: named.length === 0 ? goals.slice(index, index + 1) : [],
    }));
  if (named.length + proposed.length > 0) return [...named, ...proposed];
  const buyer = notes.one('buyer')?.parts[0];
  return [
    {
      name: capital(buyer ?? `${people}${at}`),
      priority: 'High',
      description: `A first picture for ${name}, drawn from what it offers (${thing}) and to be tested.`,
      problems,
      goals: goals.slice(0, 2),
    },
  ];
}

/** What the brief says of a group alone, else how it is to be won. */
function describe({ noun, share, unit }: Group, plan: Plan, index: number): string {
  const { facts, units, name, arguments: found } = plan;
  const last = (noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/ies$|s$/, '');
  const about =
    last.length > 3 &&
    units.length <= LETTER &&
    !/^(?:people|group|customer|client)$/.test(last) &&
    !name.toLowerCase().includes(last)
      ? facts.find(
          (fact) =>
            fact.unit.index !== unit.index &&
            isPublic(fact.unit) &&
            !fact.unit.roles.has('refusal') &&
            new RegExp(`\\b${last}`).test(fact.unit.plain) &&
            plan.shown(fact) < 2,
        )
      : undefined;
  const argument = found[(index + 1) % Math.max(1, found.length)];
  return sentences(
    share && `${capital(share)} of the business of ${name}`,
    about && plan.tell(about),
    argument
      ? `Won by ${point(plan, argument.fact, argument.value)}: ${lineOf(argument.lever, 'gives').replace(/^They/, 'they')}`
      : `What ${noun} ask of ${name} first is to be found out`,
  );
}

/** Lines that could stand on a page as they are. */
function messages(plan: Plan): string[] {
  const { name, offer, noun, at, arguments: found, notes, refusals, thing } = plan;
  const headline =
    offer?.line ??
    (offer?.category ? capital(offer.category) : undefined) ??
    (plan.trades.main ? `${capital(noun)}${at}` : undefined);
  const short = [...found.map(({ fact }) => fact), ...refusals.map(({ fact }) => fact)]
    .filter(
      ({ unit }) =>
        unit.text.length <= 100 && !/^(?:it|they|he|she|this|that|but)\b/i.test(unit.text) && !unit.isForeign,
    )
    .map(({ unit }) => unit.text);
  const stance = notes.one('stance')?.parts[0];
  return [
    ...new Set([
      ...(headline ? [`${name}. ${sentence(headline)}`] : [`${name}: ${thing}${at}.`]),
      ...short.slice(0, 3),
      ...(stance ? [sentence(stance)] : []),
    ]),
  ];
}
