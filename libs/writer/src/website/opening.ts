import { lemmasOf, nounSenses } from '@maquette/reading';
import { clausesOf, joinedAgain } from '../brief/clauses';
import { capital, sentence } from '../pen';
import { hasPrice, type Item } from './items';
import type { Line } from './sentences';
import { itemOf, listedIn } from './offered';
import { inOwnVoice, type Voice } from './voice';

// The heading of an ordinary description's page: what its first sentence says that the brand is or does. What else that sentence tells
// goes on below it or among the items.

export interface Opening {
  heading: string;
  line?: Line;
  /** what else its sentence says, as sentences */
  rest: string[];
  /** and as things of their own */
  items: Item[];
  /** its list says what is offered */
  isOffer: boolean;
}

/** In characters: a heading of this length may stand whole. */
const WHOLE = 75;
const MOST = 110;
const words = (text: string) => text.split(/\s+/).length;

const NO_OPENING =
  /^(?:founded|started|opened|established|since|team of|run by|owned by|open\b|closed\b|from (?:€|£|\$|\d)|no\b|not\b|never\b|[“"'‘]|\d+ people|our (?:customers|clients)|we (?:work for|are open))/iu;
/** 'Gothenburg, Sweden', 'Sakai, near Osaka': goes on with the place. */
const OF_PLACE =
  /^(?:near |outside |just outside |north of |south of |east of |west of |in )?\p{Lu}[\p{L}’'-]+(?: (?:de |la |of |the )?\p{Lu}[\p{L}’'-]+)*$/u;
/** Says what they do. */
export const ACT = /^(?:We|I|Wir|Ich|Nous|On|Je|Wij|Ik) |^\p{L}+(?:amos|emos|imos|iamo) /u;
const RELATIVE = / (?:that|which|who) (?=(?:also |only |still |now )?\p{Ll})/u;

/** Says little of what it does. */
const ANY_FIRM =
  /^(?:an? )?(?:(?:small|young|new|local|family|registered|non-profit|two|three|four|five) )*(?:charity|company|firm|business|studio|agency|practice|team|organi[sz]ation|non-?profit|co-?operative|start-?up|lawyers|women|men|sisters|brothers|friends|people|engineers|workshop|office|group|family)\b/iu;

/** 'a bookshop', 'two lawyers', and not 'head lamps' */
const isFirm = (head: string): boolean => {
  // it is said of the last thing before it: 'a school for adults who never learned'
  if (/ (?:for|with|of|from|to|by) /u.test(head) && !/\p{Lu}[\p{L}’'-]+$/u.test(head)) return false;
  if (ANY_FIRM.test(head)) return true;
  if (/, (?!\p{Lu})/u.test(head)) return false;
  const thing =
    (head.split(/ (?:for|with|of|in|from|to|on|at|by|near) |, /u)[0] ?? '').toLowerCase().split(' ').at(-1) ?? '';
  return /^(?:person|group|building|place)$/.test(nounSenses(lemmasOf(thing)[0] ?? thing)[0]?.class ?? '');
};

/** The words behind the last preposition: 'small companies with cross-border staff' is of the staff. */
const lastThing = (text: string) => text.split(/ (?:for|with|of|in|from|to|on|at|by|near) /u).at(-1) ?? text;

export function openingOf(lines: readonly Line[], voice: Voice): Opening {
  const able = lines
    .slice(0, 4)
    .filter(
      ({ text, kind, list }) => list === undefined && kind !== 'contact' && !NO_OPENING.test(text) && words(text) > 1,
    );
  const name = voice.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`^(?:${name}|We|It|This|They) (?:is|are) (?:an? |the )(.+)$`, 'u');
  const said = (line: Line) => {
    const text = line.text.replace(/[.!]$/u, '');
    return named.exec(text)?.[1] ?? text;
  };
  // 'We are an office of four people. We print tide tables.'
  const [first] = able;
  const isVague =
    first !== undefined &&
    ANY_FIRM.test(said(first)) &&
    !RELATIVE.test(said(first)) &&
    !/ (?:for|of (?!\d|two|three|four|five|six))/u.test(said(first));
  const line =
    (isVague && able.slice(1).find(({ text }) => /^(?:We|I) (?!are\b|have\b|work\b|want\b)\p{Ll}+ /u.test(text))) ||
    first;
  if (!line) return { heading: voice.name, rest: [], items: [], isOffer: false };
  const { heading, ...more } = partsOf(said(line), voice);
  return { heading: capital(heading.replace(/^an? /iu, '')), line, ...more };
}

function partsOf(text: string, voice: Voice): Omit<Opening, 'line'> {
  const whole: Omit<Opening, 'line'> = { heading: text, rest: [], items: [], isOffer: false };
  const isAct = ACT.test(text);
  // 'a bookshop that opens at 6 pm': 'We open at 6 pm'
  const relative = RELATIVE.exec(text);
  if (
    relative &&
    !isAct &&
    isFirm(text.slice(0, relative.index)) &&
    words(text.slice(0, relative.index)) > 1 &&
    !/[:;]/.test(text.slice(0, relative.index))
  ) {
    const does = text.slice(relative.index + relative[0].length);
    const isSingular = /^(?:also |only |still |now )?(?:\p{Ll}+s|has|is|does)\b/u.test(does);
    const said = inOwnVoice(`${isSingular ? 'The company' : 'They'} ${does}`, {
      ...voice,
      isOurs: false,
      isOne: false,
    });
    if (/^We /u.test(said)) {
      const head = text.slice(0, relative.index).replace(/,$/u, '');
      // 'Two lawyers in Santa Fe who do nothing but wills': what they do says more
      if (ANY_FIRM.test(head)) {
        const first = /^(.{10,60}?)(?:,| and )/u.exec(does)?.[1];
        if (said.length <= WHOLE) return { ...whole, heading: said, rest: [sentence(capital(head))] };
        if (first) return { ...whole, heading: `${head}${relative[0]}${first}`, rest: [sentence(said)] };
      }
      const before = partsOf(text.slice(0, relative.index).replace(/,$/u, ''), voice);
      return { ...before, rest: [...before.rest, sentence(said)] };
    }
  }
  const colon = /^([^:]{8,90}?)(?:: | [–—] )(.+)$/u.exec(text);
  if (colon?.[1] && colon[2] && words(colon[1]) > 1) {
    const [, head = '', after = ''] = colon;
    const list = listedIn(after);
    // 'for parents who work nights: nurses, bakers, train drivers'
    if (!list && (text.length <= WHOLE || (after.length < 45 && text.length <= MOST))) return whole;
    const before = partsOf(head, voice);
    if (list) return { ...before, items: [...before.items, ...list], isOffer: true };
    const told =
      /: /u.test(text.slice(head.length, head.length + 2)) &&
      /^(?:people|those|anyone|families|firms|companies|men|women|everything|all)\b/iu.test(after)
        ? `${lastThing(head)}: ${after}`
        : after;
    return { ...before, rest: [...before.rest, sentence(capital(told))] };
  }
  if (isAct) {
    // 'We sell books in Ghent, and we buy whole libraries'
    const second = text.length > WHOLE ? /, (?:and|but) (?=(?:we|I) )/u.exec(text) : null;
    return second && second.index > 24
      ? {
          ...whole,
          heading: text.slice(0, second.index),
          rest: [sentence(capital(text.slice(second.index + second[0].length)))],
        }
      : cut(whole);
  }
  const clauses = clausesOf(text);
  let end = 1;
  while (
    end < clauses.length &&
    (OF_PLACE.test(clauses[end]?.text ?? '') ||
      (end === 1 && words(clauses[0]?.text ?? '') < 2) ||
      isListed(
        clauses.map(({ text: part }) => part),
        end,
      ))
  )
    end++;
  const head = joinedAgain(clauses.slice(0, end));
  const after = joinedAgain(clauses.slice(end));
  if (after === '') return cut(whole);
  const isOnePart = clauses.length - end === 1;
  if (text.length <= WHOLE && isOnePart && !/\d/.test(after)) return whole;
  // a scrap is no sentence
  if (isOnePart && words(after) < 5 && text.length <= MOST && !hasPrice(after)) return whole;
  if (hasPrice(after) && isOnePart) return { ...whole, heading: head, items: [itemOf(after)] };
  return {
    ...whole,
    heading: head,
    rest: [sentence(capital(inOwnVoice(after, voice)))],
  };
}

/** 'crowns, bridges and dentures': further things of the same list */
const isListed = (parts: readonly string[], at: number): boolean => {
  const rest = parts.slice(at);
  const last = rest.findIndex((part) => /^(?:and|or) \p{L}| (?:and|or) \p{L}/u.test(part));
  return (
    last !== -1 &&
    rest.slice(0, last + 1).every(
      (part, index) =>
        // 'flood banks in Wales': the place is none of the list
        words(index === last ? (part.split(/ (?:in|for|from|across|around|near|with|by) /u)[0] ?? part) : part) <
          (index === last ? 6 : 4) &&
        !/\d|^(?:with|for|from|by|in|at|on|since|run|owned|made|open|not)\b|ed\b/iu.test(part),
    ) &&
    !OF_PLACE.test(parts[at - 1] ?? '')
  );
};

/** A heading that is too long is cut before a preposition; its whole sentence stands below it. */
function cut(whole: Omit<Opening, 'line'>): Omit<Opening, 'line'> {
  const { heading: text } = whole;
  if (text.length <= MOST) return whole;
  const end = [...text.matchAll(/ (?=(?:for|with|from|in|on|at|by|to|and we|so|because) )/gu)]
    .map(({ index }) => index)
    .filter((index) => index > 14 && index <= WHOLE)
    .at(-1);
  return end === undefined ? whole : { ...whole, heading: text.slice(0, end), rest: [sentence(text)] };
}
