import { namedItems } from './items';
import type { Kind } from './kinds';
import type { Passage } from './passages';

// Which passage stands in which section: by what it is; what was said in one paragraph of a long letter stays together.

export interface Plan {
  /** below the heading */
  lead: Passage[];
  services: Passage[];
  ways: Passage[];
  about: Passage[];
  /** how one is reached */
  contact: Passage[];
  /** where, when, and by when */
  call: Passage[];
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
  story: 'about',
  result: 'about',
  where: 'call',
  hours: 'call',
  contact: 'contact',
};

/** In characters, what stands below the heading. */
const LEAD = 330;
const HEART =
  /\bour thing is\b|\b(?:we are|we['’]re|i am|i['’]m) (?:best )?known for\b|\bpeople come (?:to (?:us|me) )?for\b|\bwhat sets us apart\b|\bthe whole plan\b|\b(?:that|this)['’]s the point\b|\bthat is all (?:i|we) do\b/;
const GAIN =
  /\b(?:commission|hidden|extra|upsell|sell|repairs|parts|nobody (?:here )?(?:makes|takes|earns)|money off|profit|tied to|independent|throw|weg|plastic)\b/;
const PROOF =
  /\b(?:every|each|always|never|by hand|tested|only|nobody|none|not one|free|gratis|kostenlos|within (?:\d+|one|two|an) (?:hours?|days?|minutes)|guarantee\w*)\b/;

/** True, and no way to begin a page. */
const TROUBLE =
  /[–:] no\b|\b(?:please|give up|problem|wrong|stuck|bitter|cracks?|lonely|complain\w*|die[ds]?|dizz\w*|returns?|wait(?:s|ing)? (?:about|is|time)|must understand|doesn['’]t like)\b/;

/** How much it says for the brand right below its name. */
function strength({ kind, plain, text, isFlagged, lines }: Passage, opening: number): number {
  if (
    lines.some(({ list, text: said, label }) => list !== undefined || (label === 'what' && namedItems(said))) ||
    text.length > 260
  )
    return -1;
  if (isFlagged) return 100;
  if (text.split(' ').length < 3) return -1;
  if (HEART.test(plain)) return 12;
  if (
    /^(?:and|but|so|then|also|no |not |first|next|after|before|wear|bring|come|take|leave|if|when|please|wait|there is one|once|some|i |in (?:the|may|june|winter|summer))/.test(
      plain,
    ) &&
    kind !== 'guarantee'
  )
    return -1;
  const values: Partial<Record<Kind, number>> = { guarantee: 9, result: 6.5, what: 7, whom: 5, step: 2.5, story: 2.5 };
  if (
    TROUBLE.test(plain) ||
    (/\b(?:may|must|cannot|can['’]t|not allowed|sorry|curfew|rules?)\b|\d ?(?:am|pm)\b/.test(plain) &&
      kind !== 'guarantee')
  )
    return -1;
  let value = kind === 'refusal' ? (GAIN.test(plain) && text.split(' ').length > 5 ? 8 : -1) : (values[kind] ?? -1);
  if (value < 0) return value;
  if (PROOF.test(plain) && kind !== 'story') value += 1.5;
  if ((lines[0]?.index ?? 99) <= opening + 1 && /what|whom|story|step/.test(kind)) value += 2;
  if (text.length < 25 || text.length > 210) value -= 2;
  return value;
}

/**
 * @param opening the passage that the heading is taken from, where it goes on below it
 * @param taken characters that stand below the heading already
 */
export function planOf(
  passages: readonly Passage[],
  { opening, at, taken, isNamed }: { opening: Passage | undefined; at: number; taken: number; isNamed: boolean },
): Plan {
  const plan: Plan = { lead: [], services: [], ways: [], about: [], contact: [], call: [] };
  let room = LEAD - taken;
  if (opening) {
    plan.lead.push(opening);
    room -= opening.text.length;
  }
  const able = passages
    .filter((passage) => passage !== opening)
    .map((passage) => ({ passage, value: strength(passage, at) }))
    .filter(({ value }) => value >= 4)
    .sort((one, other) => other.value - one.value || one.passage.first - other.passage.first);
  // without a heading of its own the page begins with what the brief begins with
  if (isNamed)
    for (const passage of passages.slice(0, 4)) {
      const isTold =
        (passages.length > 3 ? /^(?:what|who|whom|story|where)$/ : /^(?:what|who|price|whom|story|where)$/).test(
          passage.kind,
        ) && passage.lines[0]?.list === undefined;
      if (passage.text.split(' ').length < 3) continue;
      if (!isTold || passage.text.length > room || plan.lead.length > 2) break;
      plan.lead.push(passage);
      room -= passage.text.length;
    }
  const most = isNamed ? 3 : 2;
  for (const { passage, value } of able.filter(({ passage }) => !plan.lead.includes(passage))) {
    if (value < 100 && (plan.lead.length >= most || (plan.lead.length > 0 && room < 90))) break;
    if (passage.text.length > room && value < 100) continue;
    plan.lead.push(passage);
    room -= passage.text.length;
  }
  // a page does not begin with nothing below its heading
  if (plan.lead.length === 0 && taken === 0) {
    const first = passages.find(
      ({ kind, lines, text }) =>
        !/^(?:contact|hours|where|price)$/.test(kind) &&
        lines[0]?.list === undefined &&
        text.length > 24 &&
        text.length < LEAD,
    );
    if (first && passages.length > 1) plan.lead.push(first);
  }
  plan.lead.sort(
    (one, other) =>
      Number(other === opening) - Number(one === opening) ||
      Number(other.isFlagged) - Number(one.isFlagged) ||
      one.first - other.first,
  );
  const rest = passages.filter((passage) => !plan.lead.includes(passage));
  const homes = isLetter(passages) ? homesOfParagraphs(rest) : homesOf(rest);
  rest.forEach((passage, index) => {
    const home = homes[index] ?? 'about';
    // how far one goes and how long one waits is no way to get in touch
    plan[home === 'call' && !OF_CONTACT.test(passage.plain) ? 'ways' : home].push(passage);
  });
  return balanced(plan);
}

/** Paragraphs of some length, each of one thing. */
const isLetter = (passages: readonly Passage[]) => {
  const paragraphs = new Set(passages.map(({ paragraph }) => paragraph)).size;
  return paragraphs > 3 && passages.flatMap(({ lines }) => lines).length / paragraphs > 2;
};

const isReached = ({ kind }: Passage) => kind === 'contact';

/** What stands beside the button: when and where one comes, calls or writes. */
const OF_CONTACT =
  /\b(?:open|closed|shut|hours|call|phone|ring|whatsapp|text us|text me|appointment|you (?:can )?come|come (?:in|and see|to see)|visit us|visitors|book\p{L}*|find us|address|walk in|knock|behind the|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\d{1,2}[:.]\d\d|\d ?(?:am|pm)\b|(?:öffnet|geöffnet|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|termin|abierto|lunes|martes|jueves|viernes|sábado|domingo|ouvert|lundi|mardi|mercredi|jeudi|vendredi|samedi|aperto|lunedì|martedì|giovedì|venerdì|sabato|domenica|aberto|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|straße|strasse|straat|calle|rue|via|rua|praça|piazza|plaza)/u;

/** Each paragraph as a whole, by its label or by what most of it is. */
function homesOfParagraphs(passages: readonly Passage[]): Section[] {
  const votes = new Map<number, Map<Section, number>>();
  for (const { paragraph, kind, text, lines } of passages) {
    const of = votes.get(paragraph) ?? new Map<Section, number>();
    votes.set(paragraph, of);
    const label = lines[0]?.isFirst ? lines[0].label : undefined;
    const home = HOME[label ?? kind];
    const weight = label ? 1000 : kind === 'story' ? 0.2 : /^(?:hours|where|contact)$/.test(kind) ? 0.5 : 1;
    of.set(home === 'contact' ? 'call' : home, (of.get(home) ?? 0) + weight * Math.min(text.length, 200));
  }
  return passages.map((passage) => {
    if (isReached(passage)) return 'contact';
    if (passage.kind === 'price') return 'services';
    if (passage.kind === 'hours' && passage.lines[0]?.label !== 'step') return 'call';
    const of = [...(votes.get(passage.paragraph) ?? [])].sort((one, other) => other[1] - one[1]);
    const [home = 'about'] = of[0] ?? [];
    // a paragraph of no sure kind, behind the offer and its price: what else is to be known
    const isVague =
      home === 'about' &&
      passages.filter(({ paragraph }) => paragraph === passage.paragraph).every(({ kind }) => kind === 'story');
    return isVague &&
      passages.some(({ paragraph, kind }) => paragraph < passage.paragraph && /^(?:price|step)$/.test(kind))
      ? 'ways'
      : home;
  });
}

/** Whose it is, and how it came about. */
const OF_PEOPLE =
  /\b(?:I'm|I am|my|My|name|since|Since|began|started|born|father|mother|grand\p{L}+|years?|family|founded|Founder|owner|[Oo]wned|sisters?|brothers?|learned|trained|retired|story|once|worked|was|were|(?:1[5-9]|20)\d\d)\b|(?<!\p{L})(?:seit|gegründet|familie|vater|mutter|depuis|famille|père|mère|desde|familia|padre|madre|dal|famiglia|fundad\p{L}*|família|pai|mãe|sinds|opgericht|minha|irmã|hermano|fratello|zus|broer|schwester)(?!\p{L})/iu;
/** Each by what it is; what tells nothing of its kind stays with what was said before it in its paragraph. */
function homesOf(passages: readonly Passage[]): Section[] {
  const homes: Section[] = [];
  passages.forEach((passage, index) => {
    const { kind, paragraph, plain, text } = passage;
    const before = passages[index - 1];
    const near = before?.paragraph === paragraph ? homes[index - 1] : undefined;
    if (kind === 'story' && near && near !== 'call' && near !== 'contact') homes.push(near);
    else if (kind === 'story' && !OF_PEOPLE.test(text)) homes.push('ways');
    else if (kind === 'story' && /^(?:if|when|you|once|after|before)\b/.test(plain)) homes.push('ways');
    // how long one waits stands beside what it costs
    else homes.push(HOME[kind]);
  });
  return homes;
}

const size = (passages: readonly Passage[]) => passages.map(({ text }) => text).join(' ').length;
const inOrder = (passages: readonly Passage[]) => [...passages].sort((one, other) => one.first - other.first);

/** No section of one short sentence: it joins the one that is nearest to it. */
function balanced(plan: Plan): Plan {
  const isThin = (passages: readonly Passage[], least: number) =>
    passages.length > 0 && size(passages) < least && !passages.some(({ lines }) => lines[0]?.list !== undefined);
  const told = plan.lead.length;
  if (isThin(plan.ways, 60) && plan.services.length > 0) {
    plan.services = inOrder([...plan.services, ...plan.ways]);
    plan.ways = [];
  }
  if (isThin(plan.about, 40) && size(plan.lead) < LEAD) {
    plan.lead = [...plan.lead, ...plan.about];
    plan.about = [];
  }
  if (isThin(plan.ways, 60) && plan.services.length === 0 && plan.about.length === 0 && size(plan.lead) < LEAD) {
    plan.lead = [...plan.lead.slice(0, told), ...plan.ways, ...plan.lead.slice(told)];
    plan.ways = [];
  }
  if (isThin(plan.services, 60) && plan.ways.length > 0 && !plan.services.some(({ kind }) => kind === 'price')) {
    plan.ways = inOrder([...plan.services, ...plan.ways]);
    plan.services = [];
  }
  plan.lead = [...plan.lead.slice(0, told), ...inOrder(plan.lead.slice(told))];
  return plan;
}

const PARAGRAPH = 480;
/** Passages as paragraphs, in their order; what was said in one paragraph stands in one. */
export function paragraphsOf(passages: readonly Passage[]): string[] {
  const paragraphs: string[] = [];
  let before: Passage | undefined;
  for (const passage of passages) {
    const last = paragraphs.at(-1);
    const isSame =
      before !== undefined &&
      (before.paragraph === passage.paragraph || (passage.text.length < 90 && before.text.length < 90)) &&
      (last?.length ?? 0) + passage.text.length < PARAGRAPH;
    if (last !== undefined && isSame) paragraphs[paragraphs.length - 1] = `${last} ${passage.text}`;
    else paragraphs.push(passage.text.trim());
    before = passage;
  }
  return paragraphs;
}
