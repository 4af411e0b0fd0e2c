import { capital } from '../pen';
import { wordsIn } from './forms';
import { hasPrice } from './items';
import { fromPronoun } from './subject';
import type { Topic } from './topics';
import { LEANS, type Unit } from './unit';
import { isOffer } from './whom';

// The sentence under the heading: for whom it is, or what is special about it. A heading alone is better than one that says something else.

/** Somebody else does something, or something is not done: no beginning. */
const OF_OTHERS =
  /^(?:the |our |most |half |many |some |old |new |regular |main |usual )*(?:customers|clients|buyers|people|parents|patients|guests|owners|users|everybody|nobody|half|name|owner|founder)(?!\p{L})/iu;
/** Who writes is no beginning either. */
const WRITES = /^(?:I am|I['’]m|My name is|Me|My) (?!an? )/u;
const REFUSES =
  /^(?:(?:we|i|they|it)(?: are| is|['’]re|['’]s) not|(?:we|i|they|it) (?:do not|don['’]t|never|cannot|can['’]t|won['’]t)|no|not|never|nothing|kein\p{L}*|nicht|pas|sin|sem|senza|geen)(?!\p{L})/iu;
/** How long one waits, and in which months: no beginning. */
const IS_WHEN =
  /^(?:(?:current|our|the|main|average) )?(?:waiting|wait|lead|delivery|turnaround|response|harvest|season|queue|lieferzeit|délai|plazo)(?: times?| list| season)?(?!\p{L})/iu;
/** What one may pay with, who vouches for it, how it comes. */
const TERMS =
  /(?<!\p{L})(?:accepted|insured|registered|licen[cs]ed|member of|pick-?up|collection|delivery|shipp(?:ing|ed)|parking|allerg\p{L}+|deposit|ships?|posts?)(?!\p{L})/iu;
/** The client speaks, or all is meant. */
const OF_THEM =
  /^(?:we|our|i|every|each|all|nothing|everything|an?|only|wir|unser\p{L}*|alles|jede\p{L}*|nous|notre|nos|tout\p{L}*|chaque|todo\p{L}*|cada|ogni|tutt\p{L}*)(?!\p{L})/iu;
/** 'Last job: a cold store' */
const LABELLED = /^\p{L}[^:.]{1,30}: /u;
const LONGEST = 280;
const LONG_LEAD = 230;
const LEAST_SCORE = 1.5;
/** Of so short a note anything may begin. */
const SHORT = 4;

export function leadOf(units: readonly Unit[], name: string, isEnglish: boolean): { lead: string; units: Unit[] } {
  const left = [...units];
  const take = (unit: Unit | undefined) => {
    if (unit) left.splice(left.indexOf(unit), 1);
    return unit?.text ?? '';
  };
  const [best] = left
    .map((unit, at) => ({ unit, score: scoreOf(unit, at, name, isEnglish) }))
    .filter(({ score }) => score > LEAST_SCORE)
    .sort((one, other) => other.score - one.score);
  let lead = take(best?.unit);
  const any = (...topics: Topic[]) =>
    left.filter(
      ({ topic, text, things, prices }) =>
        topics.includes(topic) &&
        text !== '' &&
        !things &&
        !prices &&
        !LEANS.test(text) &&
        !OF_OTHERS.test(text) &&
        (units.length === 1 || !TERMS.test(text)),
    );
  if (lead === '' && units.length <= SHORT) {
    const [one, other] = any('people', 'proof');
    lead = `${take(one)} ${one && wordsIn(one.text).length < 7 ? take(other) : ''}`.trim();
    if (lead === '') lead = take(any('what', 'how', 'whom', 'prices')[0]);
  }
  const whom = left.find(({ topic, text }) => topic === 'whom' && /^For /u.test(text));
  if (whom && !lead.startsWith('For ') && lead.length + whom.text.length < LONG_LEAD)
    lead = `${lead} ${take(whom)}`.trim();
  lead = fromPronoun(lead, name) ?? lead;
  return { lead: capital(lead), units: left };
}

function scoreOf(
  { topic, text, isSentence, isWhole = true, isFlagged, things, prices }: Unit,
  at: number,
  name: string,
  isEnglish: boolean,
): number {
  if (things || prices || topic === 'reach' || topic === 'prices' || topic === 'voices' || hasPrice(text)) return 0;
  const count = wordsIn(text).length;
  if (count < 4 || text.length > LONGEST) return 0;
  const isSpecial =
    /(?<!\p{L})(?:known for|so that|because|only|the first|no other|instead of|without|for (?:people|those|anyone|families|kids|children))(?!\p{L})/iu.test(
      text,
    );
  return (
    { what: 2, whom: 2, how: 1.6, proof: 0.8, people: 0.6, reach: 0, prices: 0, voices: 0 }[topic] +
    (isSentence && isWhole ? 1 : 0) -
    // what tells of one thing further on is no summary
    (topic === 'how' && at > 0 && !OF_THEM.test(text) && !text.startsWith(name) ? 1 : 0) +
    (text.startsWith(name) && / is an? /u.test(text) && !TERMS.test(text) ? 1.5 : 0) +
    (isSpecial ? 0.6 : 0) +
    (isFlagged && isWhole ? 4 : 0) +
    // what there is comes before who they are
    (isEnglish && isOffer(text) ? 2.4 : 0) -
    (OF_OTHERS.test(text) || WRITES.test(text) ? 3 : 0) -
    (REFUSES.test(text) ? 1.5 : 0) -
    (IS_WHEN.test(text) || TERMS.test(text) ? 2 : 0) -
    (LABELLED.test(text) ? 1.5 : 0) +
    (count > 6 && count < 32 ? 0.6 : 0) -
    0.25 * at
  );
}
