import { isPublic, LETTER, type Group, type Said } from '../brief';
import { ABOUT } from '../knowledge/proofs';
import { capital, sentence, sentences } from '../pen';
import type { Plan, Proof } from '../plan';

/** What the brand is, for whom, and what in the brief makes it believable. */
export function positioningStrategy(plan: Plan) {
  const { name, offer, audience, evidence, what, units, quote, quotes, having } = plan;
  const [lead, ...rest] = evidence;
  const [aim] = having('aim', 'private').filter((unit) => unit !== lead?.unit);
  const statement = what
    ? sentences(audience && !what.includes(audience) ? `For ${audience}: ${what}` : what)
    : undefined;
  const promise =
    evidence.find(({ proof }) => proof === 'guarantee') ?? evidence.slice(1).find(({ proof }) => PROMISES.has(proof));
  const others = rest.filter((one) => one !== promise);
  const result = {
    name: lead ? ABOUT[lead.proof].label : null,
    PositioningStatement:
      [
        statement,
        !statement && offer && !offer.predicate && `In its own words: ${quote(units[offer.unit.index] as Said)}`,
        lead && statement && `${capital(ABOUT[lead.proof].claim(name))}: ${quote(lead.unit)}`,
        statement && aim && `What the brand has to achieve, as the brief puts it: ${quote(aim)}`,
      ]
        .filter((part) => part)
        .join(' ') || `To be researched: what ${name} sells or does, in one sentence of its own.`,
    ValueProposition: {
      statement: others[0] ? `${ABOUT[others[0].proof].claim(name)}: ${quote(others[0].unit)}` : null,
      pillars: others.slice(1, 4).map(({ proof, unit }) => ({ title: ABOUT[proof].label, description: quote(unit) })),
    },
    BrandPromise: promise ? `Proposed, in the words of the brief: ${quote(promise.unit)}` : null,
    Product: {
      description: offer?.predicate ? sentence(`${name} ${offer.predicate}`) : null,
      Features: [] as string[],
      Benefits: [],
    },
    TargetAudience: plan.groups.map((group) => audienceOf(group, plan)),
    CompetitiveAdvantage: [],
    KeyMessages: messages(plan),
  };
  // what is left of the facts, in the brief's order
  result.Product.Features = quotes(
    units.filter(
      (unit) =>
        (isPublic(unit) ||
          units.every(({ isForeign }) => isForeign) ||
          (unit.roles.has('irony') &&
            unit.roles.has('figure') &&
            !unit.roles.has('aside') &&
            !unit.roles.has('mistaken'))) &&
        !(
          units.length > LETTER &&
          !/^(?:we|our|nobody|every|each|a|an|in numbers|i (?:do|don't|started))\b/.test(unit.plain)
        ) &&
        !unit.roles.has('refusal') &&
        !plan.isShown(unit) &&
        !/^(?:it's also|it|they|that|then|there was)\b/.test(unit.plain) &&
        isFact(unit, units.length <= LETTER) &&
        unit.text.length < 230,
    ),
    8,
  );
  return result;
}

const PROMISES: ReadonlySet<Proof> = new Set(['candour', 'openness']);

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
/** In a short brief each sentence counts; a long letter is sifted. */
const isFact = ({ roles, text }: Said, isShort: boolean): boolean =>
  FACTS.some((role) => roles.has(role)) || (isShort && text.split(' ').length > 3);

/** A group with what the brief says of it alone. */
function audienceOf({ said, noun, share, unit }: Group, { units, name }: Plan) {
  const stem = (noun.split(' ').at(-1) ?? noun).toLowerCase().replace(/ies$|s$/, '');
  const about = units.find(
    (other) =>
      other.index !== unit.index &&
      isPublic(other) &&
      units.length <= LETTER &&
      !/^(?:people|group|customer|client)$/.test(stem) &&
      other.text.length < 240 &&
      new RegExp(`\\b${noun.toLowerCase().replace(/ies$|s$/, '')}`, 'i').test(other.plain) &&
      !name.toLowerCase().includes(stem),
  );
  return {
    name: capital(said.replace(/^(?:the|a|an) /, '')),
    priority: null,
    description: about ? `“${about.text}”` : share ? `${capital(share)} of the income, as the brief has it.` : null,
    problems: [],
    goals: [],
  };
}

/** Lines that could stand on a page as they are: what it is under its name, and the brief's shortest public sentences. */
function messages({ name, offer, evidence }: Plan): string[] {
  const short = evidence
    .filter(({ proof }) => proof !== 'refusal' && proof !== 'hours')
    .map(({ unit }) => unit.text)
    .filter(
      (text) => text.length <= 90 && /\b(?:we|our)\b/i.test(text) && !/^(?:it|they|he|she|this|that|but)\b/i.test(text),
    );
  return [...(offer?.line ? [`${name}. ${sentence(offer.line)}`] : []), ...short.slice(0, 2)];
}
