import type { Block } from './blocks';
import type { Kind } from './kinds';
import { listedItems, pricedItems } from './offers';

// Which block stands in which section: by what it is, and never one alone where others of its like stand elsewhere.

export interface Plan {
  /** below the heading */
  lead: Block[];
  services: Block[];
  ways: Block[];
  about: Block[];
  /** where somebody decides: how one is reached, where, when, and by when */
  contact: Block[];
  call: Block[];
}
type Section = 'services' | 'ways' | 'about' | 'contact' | 'call';

const HOME: Record<Kind, Section> = {
  what: 'services',
  whom: 'services',
  price: 'services',
  step: 'ways',
  guarantee: 'ways',
  terms: 'ways',
  refusal: 'ways',
  who: 'about',
  where: 'call',
  story: 'about',
  result: 'about',
  hours: 'call',
  contact: 'contact',
};

/** In characters, the words below the heading. */
const LEAD = 240;
/** A section of less text joins another one. */
const THIN = 70;
/** Who is behind it is told in a line, too. */
const FEW = 40;

const size = (blocks: readonly Block[]) =>
  blocks.map(({ text, points }) => (points ? points.texts.join(' ') : text)).join(' ').length;

const DEADLINE =
  /\b(?:next (?:course|start|intake)|starts?|orders? (?:after|before|by|close)|apply|applications|enrol\w*|deadline|notice|waiting (?:list|time)|the wait|book(?:ing)? (?:by|before|opens)|days before|weeks before|in advance|same[- ](?:day|week) appointments?|emergenc\w+)\b/;
const PROOF =
  /\b(?:every|each|always|never|certificate|by hand|tested|only|nobody|none|not one|until|free|same (?:day|night|price)|within (?:\d+|one|two|an) (?:hours?|days?|minutes)|stays?)\b/;
/** What the work of those who give costs, and who pays for it. */
export const FUNDS =
  /\b(?:costs? us|costs? [£$€]?[\d.,]+ ?\p{L}* a year|from (?:gifts|donations|grants|legacies)|% from|legacies|funded by|paid for by)\b/u;
/** How one comes there. */
const GETTING_THERE =
  /\b(?:postcode|sat ?navs?|the road (?:down|up|in)|parking (?:for|is|behind|in)|bus (?:\d|stops?)|has to come by)\b/;
/** Said of an offer, and below it. */
const CONDITION = /\b(?:collect|deliver|within \d|minimum|at least \d|up to \d|a tenner|a fiver)\b/;
const HEART =
  /\bour thing is\b|\bwhat (?:we are|we're|i am|i'm) (?:best )?known for\b|\b(?:we are|we're|i am|i'm) (?:best )?known for\b|\bpeople come (?:to (?:us|me) )?for\b|\bwhat sets us apart\b|\bno one else\b[^.]*\bdoes\b/;
const REFUSES_GAIN =
  /\b(?:commission|hidden|extra|upsell|sell|repairs|parts|nobody (?:here )?(?:makes|takes|earns)|money off|profit|claim|tied to|independent)\b/;

/** How much it says for the brand right below its name. */
function strength(block: Block, opening: number): number {
  if (block.points || block.text.length > LEAD) return -1;
  const { kind, plain, text, isFlagged, roles } = block;
  if (isFlagged) return 100;
  if (listedItems(text)) return -1;
  if (/^(?:pre-?)?order\b/.test(plain)) return -1;
  // what they are known for, in their own words
  if (HEART.test(plain)) return 12;
  if (/^not an? |^(?:we|i) also\b/.test(plain)) return -1;
  if (
    /^(?:please|and|but|so|then|also|no |not |first|then|next|after|before|wear|bring|come|take|leave|ask|it is me)\b/.test(
      plain,
    ) &&
    kind !== 'refusal'
  )
    return -1;
  const values: Partial<Record<Kind, number>> = { guarantee: 9, result: 7, whom: 7, step: 6, what: 5, story: 3 };
  // most of what is made, before what else is done
  if (
    /^(?:(?:roughly|about|nearly|more than|over) )?(?:half|most|two thirds|three quarters)\b.* (?:is|are|goes)\b/.test(
      plain,
    ) &&
    /^(?:what|whom|story|step)$/.test(kind)
  )
    return 10;
  if (FUNDS.test(plain) || /^referral\b/.test(plain)) return -1;
  let value =
    kind === 'refusal' ? (REFUSES_GAIN.test(plain) && text.split(' ').length > 5 ? 8 : -1) : (values[kind] ?? -1);
  // 'Wir nehmen höchstens 22 Baustellen an': what it keeps to, where nothing else is told
  if (kind === 'terms' && /^(?:wir|nous|wij|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L})/iu.test(text)) return 4;
  if (value < 0) return value;
  if (PROOF.test(plain) && kind !== 'story') value += 1.5;
  if (roles.has('candour') || roles.has('openness') || roles.has('access') || roles.has('respect')) value += 2;
  if (roles.has('stance')) value += 1;
  // what follows the opening goes on from it
  if (block.first <= opening + 1 && /what|whom|story|step/.test(kind)) value += 2;
  if (kind === 'step' && CONDITION.test(plain)) return -1;
  if (text.length < 25) value -= 2;
  if (text.length > 190) value -= 1.5;
  return value;
}

/**
 * @param opening index of the line that is the heading
 * @param taken characters that stand below the heading already
 * @param isGiving it sells nothing: its amounts are what its work costs
 */
export function planOf(
  blocks: readonly Block[],
  { opening, taken, isGiving }: { opening: number; taken: number; isGiving: boolean },
): Plan {
  const plan: Plan = { lead: [], services: [], ways: [], about: [], contact: [], call: [] };
  let room = LEAD - taken;
  const able = blocks
    .map((block) => ({ block, value: strength(block, opening) }))
    .filter(({ value, block }) => value >= 4 && (blocks.length > 3 || block.kind !== 'what' || value > 6))
    .sort((one, other) => other.value - one.value || one.block.first - other.block.first);
  for (const { block, value } of able) {
    if (plan.lead.length === 2 || (plan.lead.length === 1 && (value < 6 || room < 100))) break;
    if (block.text.length > room && !block.isFlagged) continue;
    plan.lead.push(block);
    room -= block.text.length;
  }
  // a page does not begin with nothing below its heading
  if (plan.lead.length === 0 && taken === 0 && blocks.length > 2) {
    const [best] = blocks
      .map((block) => ({ block, value: strength(block, opening) }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value);
    if (best) plan.lead.push(best.block);
  }
  plan.lead.sort((one, other) => Number(other.isFlagged) - Number(one.isFlagged) || one.first - other.first);
  const rest = blocks.filter((block) => !plan.lead.includes(block)).map(titled);
  for (const block of rest)
    plan[
      isGiving && FUNDS.test(block.plain)
        ? rest.some(({ kind }) => HOME[kind] === 'ways')
          ? 'about'
          : 'ways'
        : homeOf(block, rest, plan)
    ].push(block);
  return balanced(plan);
}

/** 'Garage: Monday to Saturday 8 to 5': which of two businesses has these hours. */
const titled = (block: Block): Block =>
  block.topic !== undefined && /^(?:hours|contact|refusal|terms)$/.test(block.kind)
    ? {
        ...block,
        text: `${block.topic}: ${/^(?:No|We|Not|Open|Closed|Every|Call|Ring)\b/.test(block.text) ? block.text.charAt(0).toLowerCase() + block.text.slice(1) : block.text}`,
      }
    : block;

/** What tells no kind of its own goes on from what was said before it in its paragraph, and stays with it. */
function homeOf(block: Block, all: readonly Block[], plan: Plan): Section {
  const { kind, plain, points, text } = block;
  if (points) return HOME[kind] === 'call' && kind !== 'hours' ? 'services' : HOME[kind];
  // how long one waits stands beside what it costs
  if (/\bthe wait\b|\bwaiting time|\blead time/.test(plain) && all.some((one) => one.kind === 'price')) return 'ways';
  if (/^referral\b|\byou can (?:ring|refer) yoursel/.test(plain)) return 'call';
  if (/^(?:terms|step|story|guarantee)$/.test(kind) && DEADLINE.test(plain) && text.length < 160) return 'call';
  if (kind === 'where')
    return /\b(?:you will find|address|street|road|behind|next to|opposite|parking|based|we are in|is in|is at)\b|\d/.test(
      plain,
    ) || text.length < 60
      ? 'call'
      : 'about';
  if (kind === 'price' && CONDITION.test(plain) && pricedItems(text) === undefined) return 'ways';
  if (kind !== 'contact' && GETTING_THERE.test(plain)) return 'call';
  if (kind === 'story' && listedItems(text, false)) return 'services';
  if (kind !== 'story') return HOME[kind];
  const before = all[all.indexOf(block) - 1];
  if (before?.paragraph === block.paragraph) {
    const home = (['about', 'services', 'ways'] as const).find((key) => plan[key].includes(before));
    // after people come their ways; after a limit comes its reason
    if (home && !(home === 'about' && /^(?:you|if|when|once)\b/.test(plain))) return home;
  }
  if (/^(?:if|when|you|once|after|before)\b/.test(plain)) return 'ways';
  return 'about';
}

const inOrder = (blocks: readonly Block[]) => [...blocks].sort((one, other) => one.first - other.first);

/** No section of one short sentence: it joins the one that is nearest to it, or what stands below the heading. */
function balanced(given: Plan): Plan {
  const plan = { ...given };
  const isThin = (blocks: readonly Block[]) =>
    blocks.length > 0 && size(blocks) < (blocks === plan.about ? FEW : THIN) && !blocks.some(({ points }) => points);
  // what is refused or has to be known stands below a list of prices, and not above it
  const isListed = plan.services.some(({ kind, points }) => points || kind === 'price');
  const join = (from: 'services' | 'ways' | 'about', to: 'services' | 'ways' | 'about' | 'lead') => {
    plan[to] = inOrder([...plan[to], ...plan[from]]);
    plan[from] = [];
  };
  // 'No laptops at weekends', beside the hours
  if (
    isThin(plan.ways) &&
    plan.ways.every(({ kind }) => kind === 'refusal') &&
    plan.call.some(({ kind }) => kind === 'hours')
  ) {
    plan.call = [...plan.call, ...plan.ways];
    plan.ways = [];
  } else if (isThin(plan.ways) && plan.services.length > 0 && !isListed) join('ways', 'services');
  else if (isThin(plan.ways) && isListed) return plan;
  else if (isThin(plan.ways) && !plan.ways.some(({ kind }) => kind === 'refusal') && size(plan.lead) < LEAD)
    join('ways', 'lead');
  if (isThin(plan.about) && size(plan.lead) + size(plan.about) < LEAD) join('about', 'lead');
  if (isThin(plan.services) && !plan.services.some(({ kind }) => kind === 'price') && size(plan.lead) < LEAD - THIN)
    join('services', 'lead');
  return plan;
}

const GROUPS: Partial<Record<Kind, number>> = { price: 2, guarantee: 3, terms: 3, refusal: 4 };
const PARAGRAPH = 420;

/** Sentences as paragraphs: what was said together or is alike stands together; what is refused comes last. */
export function paragraphsOf(blocks: readonly Block[]): string[] {
  const isRefusal = (block: Block) => (block.kind === 'refusal' ? 1 : 0);
  const ordered = [...blocks].sort((one, other) => isRefusal(one) - isRefusal(other) || one.first - other.first);
  const paragraphs: string[] = [];
  let before: Block | undefined;
  for (const block of ordered) {
    const last = paragraphs.at(-1);
    const isAlike = before !== undefined && (GROUPS[before.kind] ?? 1) === (GROUPS[block.kind] ?? 1);
    const isNear = before !== undefined && before.paragraph === block.paragraph && block.first - before.first < 3;
    const length = (last?.length ?? 0) + block.text.length;
    if (last !== undefined && (isAlike || isNear) && length < PARAGRAPH)
      paragraphs[paragraphs.length - 1] = `${last} ${block.text}`;
    else paragraphs.push(block.text);
    before = block;
  }
  return paragraphs;
}
