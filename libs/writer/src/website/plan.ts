import { sentence } from '../pen';
import type { Block } from './blocks';
import type { Kind } from './kinds';

// Which block stands in which section: by what it is, and never one alone where others of its like stand elsewhere.

export interface Plan {
  /** the second line of the page */
  lead: Block[];
  about: Block[];
  services: Block[];
  ways: Block[];
  results: Block[];
  /** where somebody decides: when one comes or rings, and by when */
  call: Block[];
  contact: Block[];
  hours: Block[];
}

const HOME: Record<Kind, 'about' | 'services' | 'ways' | 'results' | 'hours' | 'contact'> = {
  what: 'services',
  whom: 'services',
  price: 'services',
  step: 'ways',
  guarantee: 'ways',
  terms: 'ways',
  refusal: 'ways',
  who: 'about',
  where: 'about',
  story: 'about',
  result: 'results',
  hours: 'hours',
  contact: 'contact',
};

/** In characters, the words below the heading. */
const LEAD = 260;
/** A section of less text joins another one. */
const THIN = 60;
/** Fewer characters of what is refused stand with what is done. */
const FEW = 150;

const AREA = /\b(?:in|at|near|from|between|across|around|within|cover|serve)\b[^.]*(?:\p{Lu}\p{L}+|\d+ (?:km|miles))/u;
const DEADLINE =
  /\b(?:next|starts?|start(?:ing)?|orders? (?:after|before|by|close)|apply|applications|enrol\w*|deadline|until|notice|waiting list|book(?:ing)? (?:by|before|opens)|days before|weeks before|in advance)\b/;
const PROOF =
  /\b(?:every|each|always|never|certificate|by hand|tested|recorded|only|nobody|none|not one|until|free|same (?:day|night|price)|within (?:\d+|one|two|an) (?:hours?|days?|minutes)|stays?|until)\b/;
const KEEPS = /\b(?:record|share|sell your|data|names?)\b/;
const REFUSES_GAIN = /\b(?:commission|hidden|extra|upsell|deposit|contract|tip|nobody has ever|claim)\b/;

const size = (blocks: readonly Block[]) =>
  blocks.map(({ text, points }) => (points ? points.texts.join(' ') : text)).join(' ').length;

/** How much it says for the brand right below its name. */
function strength(block: Block, isPlaced: boolean, opening: number, openingParagraph: number): number {
  if (block.points) return -1;
  const { kind, plain, text, isFlagged, roles } = block;
  if (isFlagged) return 100;
  if (text.length > LEAD || kind === 'contact' || kind === 'hours') return -1;
  if (/^(?:and|but|so|then|also|no |not )/.test(plain) && kind !== 'refusal') return -1;
  if (/^(?:first|then|next|after|before|day|wear|bring|come|take|leave|tell|ask) /.test(plain)) return -1;
  let value: number;
  switch (kind) {
    case 'guarantee':
      value = 9;
      break;
    case 'result':
      value = 8;
      break;
    case 'whom':
    case 'where':
      value = isPlaced ? 3 : 10;
      break;
    case 'step':
      value = 6;
      break;
    case 'what':
      value = 5;
      break;
    case 'refusal':
      value = REFUSES_GAIN.test(plain) ? 8 : KEEPS.test(plain) ? 4 : -1;
      break;
    case 'terms':
    case 'price':
      value = /^(?:most of what|we mostly|mostly|mainly)\b/.test(plain) ? 6 : -1;
      break;
    case 'who':
      value = 2;
      break;
    default:
      value = isPlaced || !AREA.test(text) ? 2 : 10;
  }
  if (value < 0) return value;
  if (PROOF.test(plain) && kind !== 'story') value += 1.5;
  if (roles.has('candour') || roles.has('openness') || roles.has('access')) value += 1.5;
  if (!isPlaced && AREA.test(text) && value < 10) value += 3;
  // what follows the opening goes on from it
  if (block.first === opening + 1 && /what|whom|where|story/.test(kind)) value += 1.5;
  // further down in a paragraph it is of what was said before it there
  if (!block.isFirst && block.paragraph !== openingParagraph)
    value -= kind === 'guarantee' && !/^(?:we|i|it|they|you|he|she|there|so|and)\b/.test(plain) ? 0 : 8;
  if (text.length < 25) value -= 1;
  if (text.length > 190) value -= 1.5;
  if (/\b(?:first|then|next|after)\b.*\b(?:visit|lesson)\b/.test(plain)) value -= 2;
  return value;
}

export interface Opened {
  /** the index of the line that is the heading */
  at: number;
  /** and its paragraph */
  paragraph: number;
  /** the heading says for whom it is, or where */
  isPlaced: boolean;
  /** characters that stand below the heading already */
  taken: number;
}

/** @param blocks without the one that is the heading */
export function planOf(blocks: readonly Block[], opened: Opened, isForeign: boolean): Plan {
  const plan: Plan = { lead: [], about: [], services: [], ways: [], results: [], call: [], contact: [], hours: [] };
  const able = blocks
    .map((block) => ({
      block,
      value: isForeign
        ? block.first === opened.at + 1
          ? 5
          : -1
        : strength(block, opened.isPlaced, opened.at, opened.paragraph),
    }))
    .filter(({ value }, _, all) => value >= (all.some((one) => one.value >= 3) ? 3 : 2))
    .sort((one, other) => other.value - one.value || one.block.first - other.block.first);
  let room = LEAD - opened.taken;
  const best = able[0]?.block;
  if (best && (best.text.length <= room || best.isFlagged)) {
    plan.lead.push(best);
    room -= best.text.length;
    // 'People who …', after what is made for them
    const whom = able
      .slice(1)
      .find(
        ({ block }) =>
          /^(?:people|anyone|adults|children|families|those|women|men) (?:who|whose)\b/.test(block.plain) &&
          block.first <= opened.at + 3 &&
          block.text.length <= room,
      )?.block;
    if (whom) {
      plan.lead.unshift(whom);
      room -= whom.text.length;
    }
    // what matters most, and where or for whom
    const where =
      opened.isPlaced || AREA.test(best.text)
        ? undefined
        : able
            .slice(1)
            .find(({ block }) => AREA.test(block.text) && block.text.length <= room + 60 && block.kind !== 'price');
    // what the client marks comes first
    const proof =
      best.isFlagged || where || !/^(?:whom|where|what|story)$/.test(best.kind)
        ? undefined
        : able
            .slice(1)
            .find(({ block, value }) => value >= 6 && block.text.length <= room && !plan.lead.includes(block));
    if (proof) plan.lead.push(proof.block);
    if (where && best.isFlagged) plan.lead.push(where.block);
    else if (where) plan.lead.unshift(where.block);
  }
  const rest = blocks
    .filter((block) => !plan.lead.includes(block))
    .map((block) =>
      block.topic !== undefined && /^(?:hours|contact|refusal|terms)$/.test(block.kind)
        ? {
            ...block,
            text: `${block.topic}: ${/^(?:No|We|Not|Open|Closed|Every|Call|Ring)\b/.test(block.text) ? block.text.charAt(0).toLowerCase() + block.text.slice(1) : block.text}`,
          }
        : block,
    );
  for (const block of rest) {
    // a street and its number are where one comes, and stand with the hours
    const isAddress =
      block.kind === 'where' &&
      block.text.length < 90 &&
      /^address\b|\b\p{Lu}\p{L}+(?: \p{L}+)? \d+\b|\b\d+ \p{Lu}\p{L}+/iu.test(block.text);
    const home = isAddress ? 'hours' : HOME[block.kind];
    if (
      (block.kind === 'terms' || /^(?:starts?|next (?:start|course|intake))\b/.test(block.plain)) &&
      DEADLINE.test(block.plain) &&
      /\b(?:orders?|notice|start|starts|book|booking|apply|enrol)/.test(block.plain) &&
      !block.points
    )
      plan.call.push(block);
    else if (block.kind === 'terms' && nearPrice(block, rest)) plan.services.push(block);
    else plan[(isAddress ? undefined : homeOf(block, rest, plan)) ?? home].push(block);
  }
  return isForeign ? plan : balanced(plan);
}

/** What tells no kind of its own goes on from what was said before it in its paragraph, and stays with it. */
function homeOf(block: Block, all: readonly Block[], plan: Plan): 'about' | 'services' | 'ways' | undefined {
  const isProse = new Set(all.map(({ paragraph }) => paragraph)).size > 2;
  if (block.points || !(isProse ? /^(?:story|where|step|guarantee|what)$/ : /^story$/).test(block.kind))
    return undefined;
  const before = all[all.indexOf(block) - 1];
  if (before?.paragraph === block.paragraph) {
    const home = (['about', 'services', 'ways'] as const).find((key) => plan[key].includes(before));
    // after people come their ways; after a limit comes its reason
    if (home && !(/^(?:step|what|guarantee)$/.test(block.kind) && (home === 'about' || before.kind === 'refusal')))
      return home;
  }
  if (block.kind !== 'story') return undefined;
  if (/^(?:if|when|you|once|after|before)\b/.test(block.plain)) return 'ways';
  const kinds = all.filter(({ paragraph }) => paragraph === block.paragraph).map(({ kind }) => kind);
  if (kinds.includes('who')) return 'about';
  if (kinds.includes('price') || kinds.includes('what')) return 'services';
  return all.some(({ kind }) => kind === 'who') ? 'ways' : undefined;
}

/** Said in one breath with a price. */
const nearPrice = (block: Block, all: readonly Block[]) =>
  !block.points &&
  all.some(({ kind, paragraph, points }) => kind === 'price' && paragraph === block.paragraph && !points) &&
  /\b(?:minimum|smallest|extra|estimate|quote)\b/.test(block.plain);

/** No section of one short sentence: it joins the one that is nearest to it. */
function balanced(plan: Plan): Plan {
  const isThin = (blocks: readonly Block[]) =>
    blocks.length > 0 && size(blocks) < THIN && !blocks.some(({ points }) => points);
  const sections = { ...plan };
  // what was counted stands by itself only where it says something
  if (isThin(sections.results) && size(sections.results) < 40) {
    sections.about = inOrder([...sections.about, ...sections.results]);
    sections.results = [];
  }
  // steps stand as a list, and a list ends its section: what is refused goes with what is done
  const steps = sections.ways.find(({ points }) => points?.isOrdered);
  if (steps && sections.ways.length > 1) {
    const loose = sections.ways.filter(({ kind }) => kind === 'refusal');
    sections.ways = sections.ways.filter((block) => !loose.includes(block));
    if (sections.services.length > 0 || sections.about.length === 0)
      sections.services = [...sections.services, ...loose];
    else sections.about = [...sections.about, ...loose];
  }
  // what is refused is no way of working
  if (
    sections.ways.length > 0 &&
    sections.ways.every(({ kind }) => kind === 'refusal') &&
    size(sections.ways) < FEW &&
    sections.services.length > 0
  ) {
    sections.services = [...sections.services, ...sections.ways];
    sections.ways = [];
  }
  if (isThin(sections.about) && (sections.ways.length > 0 || sections.services.length > 0)) {
    if (sections.ways.length > 0) sections.ways = [...sections.about, ...sections.ways];
    else sections.services = [...sections.services, ...sections.about];
    sections.about = [];
  }
  if (isThin(sections.ways) && sections.services.length > 0) {
    sections.services = [...sections.services, ...sections.ways];
    sections.ways = [];
  } else if (isThin(sections.ways) && sections.about.length > 0) {
    sections.about = [...sections.about, ...sections.ways];
    sections.ways = [];
  }
  return sections;
}

const inOrder = (blocks: readonly Block[]) => [...blocks].sort((one, other) => one.first - other.first);

const GROUPS: Partial<Record<Kind, number>> = {
  who: 1,
  story: 1,
  where: 1,
  what: 1,
  whom: 1,
  step: 1,
  price: 2,
  guarantee: 2,
  terms: 2,
  refusal: 3,
};
const PARAGRAPH = 420;
/** Two sentences that are shorter than this make one paragraph. */
const SHORT = 110;

/** The text of a section: what belongs together in one paragraph, and the one list that stands as a list. */
export function textOf(blocks: readonly Block[]): { paragraphs: string[]; items: string[] } {
  // as it was told; what is refused comes last
  const isRefusal = (block: Block) => (block.kind === 'refusal' ? 1 : 0);
  const ordered = [...blocks].sort((one, other) => isRefusal(one) - isRefusal(other) || one.first - other.first);
  // steps in order first, then what has a price: others become sentences
  const list =
    ordered.find(({ points }) => points?.isOrdered) ??
    ordered.find(({ points, kind }) => points && kind === 'price') ??
    ordered.find(({ points }) => points);
  const paragraphs: string[] = [];
  let before: Block | undefined;
  for (const block of ordered) {
    if (block === list) continue;
    const last = paragraphs.at(-1);
    const isNear = before !== undefined && before.paragraph === block.paragraph;
    const isAlike = before !== undefined && GROUPS[before.kind] === GROUPS[block.kind];
    const length = (last?.length ?? 0) + block.text.length;
    if (
      last !== undefined &&
      (isNear || isAlike || length < SHORT) &&
      length < PARAGRAPH &&
      (isNear ? isAlike || length < 260 : true)
    )
      paragraphs[paragraphs.length - 1] = `${last} ${block.text}`;
    else paragraphs.push(block.text);
    before = block;
  }
  if (list?.points && list.points.head !== '') paragraphs.push(list.points.head);
  return {
    paragraphs,
    items: list?.points ? list.points.texts.map((text) => sentence(text)) : [],
  };
}
