import { lemmasOf, nounSenses, tokensOf } from '@maquette/reading';
import { capital, sentence } from '../pen';
import { clausesOf, joinedAgain } from '../brief/clauses';
import { hasPrice, type Item } from './items';
import { isDone, itemOf, listedIn } from './offered';
import type { Place } from './place';
import type { Line } from './sentences';
import { inOwnVoice, type Voice } from './voice';

// The heading of the page: what its first sentence says that the brand is or does. What else that sentence tells goes on below it, or among
// the items. A sentence is parted only where both halves stand alone; no list is torn.

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
type Parts = Omit<Opening, 'line'>;

/** In characters: a heading of this length may stand whole, */
const WHOLE = 75;
/** and this one where it cannot be parted. */
const MOST = 95;
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
  /^(?:an? )?(?:(?:small|young|new|local|family|\p{L}+-(?:owned|run|led)|registered|non-profit|contract|independent|specialist|research|test(?:ing)?|two|three|four|five) )*(?:charity|company|firm|business|studio|agency|practice|team|organi[sz]ation|non-?profit|co-?operative|start-?up|lawyers|women|men|sisters|brothers|father|mother|daughter|son|husband|wife|couple|friends|people|engineers|workshop|office|group|family|lab(?:oratory)?|factory|manufacturer|plant|supplier|producer)\b(?! \p{Ll}+s\b)/iu;

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
  const named = new RegExp(
    `^(?:(?:${name}|We|It|This|They) (?:is|are) (?:an? |the )|${name} is (?!an?\\b|the\\b|based|located|run|owned|open|named|called|used|made|sold|now|not|where|what|how|for|in|at|on|about)(?=\\p{Ll}+(?:ing)? \\p{Ll}))(.+)$`,
    'u',
  );
  const said = (line: Line) => {
    const text = line.text.replace(/[.!]$/u, '');
    const is = named.exec(text)?.[1];
    // 'It is a launderette and it is a wine bar'
    return is && !/ (?:and|but) (?:it|also)? ?(?:is|are) /u.test(is) ? is : text;
  };
  // 'We are an office of four people. We print tide tables.'
  const [first] = able;
  const isVague =
    first !== undefined &&
    ANY_FIRM.test(said(first)) &&
    !RELATIVE.test(said(first)) &&
    !/ (?:for|of (?!\d|two|three|four|five|six))/u.test(said(first));
  const line =
    (isVague &&
      able
        .slice(1)
        .find(({ text }) =>
          /^(?:We|I) (?!are\b|have\b|work\b|want\b)\p{Ll}+ (?!(?:to|for|with|in|from|by|at|on)\b)/u.test(text),
        )) ||
    first;
  if (!line) return { heading: voice.name, rest: [], items: [], isOffer: false };
  const { heading, ...more } = partsOf(said(line), voice);
  return { heading: capital(heading.replace(/^an? /iu, '')), line, ...more };
}

function partsOf(text: string, voice: Voice): Parts {
  return (
    relativeIn(text, voice) ??
    doingIn(text, voice) ??
    colonIn(text, voice) ??
    clauseIn(text, voice) ?? {
      heading: text.length > MOST ? short(text) : text,
      rest: text.length > MOST && short(text) !== text ? [sentence(text)] : [],
      items: [],
      isOffer: false,
    }
  );
}

/** 'a bookshop that opens at 6 pm': 'We open at 6 pm'; 'software that reads statements': 'Ledgerline reads statements' */
function relativeIn(text: string, voice: Voice): Parts | undefined {
  const relative = RELATIVE.exec(text);
  const head = text.slice(0, relative?.index).replace(/,$/u, '');
  if (!relative || ACT.test(text) || words(head) < 2 || /[:;(]/.test(head)) return undefined;
  const does = text.slice(relative.index + relative[0].length);
  const isSingular = /^(?:also |only |still |now )?(?:\p{Ll}+s|has|is|does)\b/u.test(does);
  if (!isFirm(head)) {
    // it is said of the first thing: 'Software for publishers that reads …'
    const isOfFirst = isSingular && / (?:for|of|in) [\p{L}'’-]+(?: [\p{L}'’-]+)*s$/u.test(head) && text.length > WHOLE;
    return isOfFirst ? { ...partsOf(head, voice), rest: [sentence(`${voice.name} ${does}`)] } : undefined;
  }
  const isOne = voice.isOne && isSingular;
  const who = isOne ? 'He' : isSingular ? 'The company' : 'They';
  const said = inOwnVoice(`${who} ${does}`, { ...voice, isOurs: false, isOne });
  if (!/^(?:We|I) /u.test(said)) return undefined;
  // 'Two lawyers in Santa Fe who do nothing but wills': what they do says more
  if (ANY_FIRM.test(head)) {
    const deed = partsOf(said, voice);
    if (deed.heading.length <= WHOLE)
      return {
        ...deed,
        rest: [
          sentence(capital(OF_MAKERS.test(head) ? `we are ${head.charAt(0).toLowerCase()}${head.slice(1)}` : head)),
          ...deed.rest,
        ],
      };
    const first = /^(.{10,60}?)(?:,| and )/u.exec(does)?.[1];
    if (first) return { ...deed, heading: `${head}${relative[0]}${first}`, rest: [sentence(said)] };
  }
  const before = partsOf(head, voice);
  return { ...before, rest: [...before.rest, sentence(said)] };
}

const DOING =
  /(?<=\p{Lu}[\p{L}’-]{0,30}) ((?:grow|mak|sell|offer|produc|serv|repair|build|teach|print|roast|bak|brew|restor|design|supply|provid|rent|import|weav|publish|train|clean|deliver)ing) (?=\p{Ll})/u;
/** 'Vertical farm in Łódź growing basil': 'We grow basil' */
function doingIn(text: string, voice: Voice): Parts | undefined {
  const [found = '', doing = ''] = DOING.exec(text) ?? [];
  const at = text.indexOf(found);
  const head = text.slice(0, at);
  const verb = tokensOf(`we are ${doing} it`).flat()[2]?.lemma;
  if (
    found === '' ||
    !verb ||
    text.length <= WHOLE ||
    ACT.test(text) ||
    words(head) < 2 ||
    /[,:;(]$| (?:and|or|for|of)$/u.test(head)
  )
    return undefined;
  const before = partsOf(head, voice);
  const said = `${voice.isOne ? 'I' : 'We'} ${verb} ${text.slice(at + found.length)}`;
  return { ...before, rest: [...before.rest, sentence(said)] };
}

/** 'Two women', 'a team of nurses' */
const OF_MAKERS = /^(?:an? (?:team|couple|group|family)|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/iu;

function colonIn(text: string, voice: Voice): Parts | undefined {
  const [, head = '', mark = '', after = ''] = /^([^:]{8,90}?)(: | [–—-] )(.+)$/u.exec(text) ?? [];
  if (words(head) < 2 || (ACT.test(text) && mark !== ': ' && text.length <= WHOLE)) return undefined;
  const list = listedIn(after);
  // 'for parents who work nights: nurses, bakers, train drivers'
  if (!list && (text.length <= WHOLE || (after.length < 45 && text.length <= MOST)))
    return { heading: text, rest: [], items: [], isOffer: false };
  const before = partsOf(head, voice);
  if (list) return { ...before, items: [...before.items, ...list], isOffer: true };
  const told =
    mark === ': ' && /^(?:people|those|anyone|families|firms|companies|men|women|everything|all)\b/iu.test(after)
      ? `${lastThing(head)}: ${after}`
      : after;
  return { ...before, rest: [...before.rest, sentence(capital(told))] };
}

/** What stands behind a comma begins something new: how, since when, by whom, how many. */
const BEGINS =
  /^(?:(?:most|some|many|half|based|located|opened|founded|started|established|newly|recently|just|run|owned|led|made|built|taught|grown|sewn|cut|ground|set up|with|from|by|for|in|at|on|near|since|now|each|every|all|any|no|plus|mostly|mainly|also|where|which|who|we|i|and (?:we|i)|but|about|around|up to|over|under|just|only|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|open)\b|\d|[€£$]|\p{L}+ing (?!and\b|or\b)\p{L}|\p{L}+ed (?:by|in|on|at|from|with|and|for|since|to)\b|\p{L}+ed \d)/iu;
const BEGINS_ABROAD =
  /^(?:seit|mit|aus|für|im|in|von|am|geführt|gegründet|inhaber\p{L}*|betrieben|spezialisiert|eine?|dazu|wo|avec|depuis|pour|dans|sur|tenue?|ouverte?|fondée?|installée?|spécialisée?|dirigée?|créée?|une?|où|qui|con|desde|para|en|por|fundad[oa]|abiert[oa]|dirigid[oa]|gestionad[oa]|especializad[oa]|donde|un|una|dal|per|di|gestit[oa]|fondat[oa]|apert[oa]|com|em|aberto|aberta|fundada|met|sinds|voor|uit|opgericht|een|\d)(?!\p{L})/iu;

/** A sentence up to the first comma behind which something new begins. */
function clauseIn(text: string, voice: Voice): Parts | undefined {
  const clauses = clausesOf(text);
  const texts = clauses.map(({ text: part }) => part);
  const begins = (at: number): boolean => {
    const [mark, part = ''] = [clauses[at - 1]?.mark, texts[at]];
    if (mark === ';') return true;
    // 'which rows need water, which are sick and when to pick' is one list
    if (OF_QUESTION.test(part) && texts.slice(0, at).some((one) => ASKS.test(one))) return false;
    if (
      /[:–—]/.test(mark ?? '') ||
      OF_PLACE.test(part) ||
      words(texts.slice(0, at).join(' ')) < 2 ||
      LEADS_ON.test(texts[at - 1] ?? '')
    )
      return false;
    if (/^such as /iu.test(part)) return true;
    return (BEGINS.test(part) || BEGINS_ABROAD.test(part)) && !isListed(texts, at);
  };
  const end = texts.findIndex((_, at) => at > 0 && begins(at));
  if (end === -1) return undefined;
  const head = joinedAgain(clauses.slice(0, end));
  const after = joinedAgain(clauses.slice(end));
  const isOnePart = clauses.length - end === 1;
  const isScrap = words(after) < 5 && !hasPrice(after);
  if (isOnePart && isScrap && /^(?:based|located) in \p{Lu}/u.test(after))
    return {
      heading: head,
      rest: [sentence(`${voice.isOne ? 'I am' : 'We are'} ${after}`)],
      items: [],
      isOffer: false,
    };
  // a scrap is no sentence
  const isWhole =
    isOnePart &&
    !hasPrice(after) &&
    !OF_NOW.test(after) &&
    ((text.length <= WHOLE && !/\d/.test(after)) || (isScrap && text.length <= MOST));
  if (isWhole) return undefined;
  if (hasPrice(after) && isOnePart) return { heading: head, rest: [], items: [itemOf(after)], isOffer: false };
  const said = after
    .replace(/^such as /iu, 'among them: ')
    // 'with a workshop at the back'
    .replace(
      ACT.test(text)
        ? /^$/u
        : /^with (?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|its|our|more|over|about|around|\d)\b)/iu,
      voice.isOne ? 'I have ' : 'we have ',
    )
    .replace(/^(?:and|but) (?=(?:we|i) )/iu, '')
    .replace(/^for (?!\d|every|all|each|any|more|less|over|an? |up )/iu, ACT.test(text) ? 'we work for ' : 'for ');
  const fits = head.length <= MOST;
  return {
    heading: fits ? head : short(head),
    rest: fits ? [sentence(capital(inOwnVoice(said, voice)))] : short(head) === head ? [] : [sentence(capital(text))],
    items: [],
    isOffer: false,
  };
}
const OF_QUESTION =
  /^(?:(?:at|of|in|by|with|for|to|from|under) )?(?:which|what|how|when|where|who|whom|whose|whether|why)\b/iu;
const ASKS = / (?:which|what|how|when|where|who|whether|why) /iu;
const LEADS_ON = / (?:and|or|but|that|which|who|so|und|oder|et|ou|y|o|e)$/iu;
/** Is not true for long, and stands in no heading. */
const OF_NOW = /\b(?:last|this) (?:year|month|week|spring|summer|autumn|winter)\b|\b(?:newly|recently|just) opened\b/iu;

/** 'crowns, bridges and dentures', 'to plan rounds, send reminders and take payments': further things of the same list */
const isListed = (parts: readonly string[], at: number): boolean => {
  const rest = parts.slice(at);
  const last = rest.findIndex((part) =>
    /^(?:and|or|und|oder|et|ou|y|o|e|en) \p{L}| (?:and|or|und|oder|et|ou|y|o|e|en) \p{L}/u.test(part),
  );
  return (
    last !== -1 &&
    rest.slice(0, last + 1).every(
      (part, index) =>
        // 'flood banks in Wales': the place is none of the list
        words(index === last ? (part.split(/ (?:in|for|from|across|around|near|with|by) /u)[0] ?? part) : part) <
          (index === last ? 7 : 4) &&
        !/\d|^(?:with|for|from|by|in|at|on|since|run|owned|made|open|not|mit|seit|aus|avec|depuis|con|desde)\b|ed\b/iu.test(
          part,
        ),
    ) &&
    !OF_PLACE.test(parts[at - 1] ?? '')
  );
};

/** A sentence that is too long and cannot be parted: as much of it as stands before a preposition; the whole goes below it. */
function short(text: string): string {
  const isSecond = (index: number) => index <= WHOLE && ACT.test(text) && isDone(text.slice(index + 5, index + 65));
  // no heading ends within 'that is too coarse for clothing', or within what they do besides
  const relative = / (?:that|which|who) /u.exec(text)?.index ?? text.length;
  const second = [...text.matchAll(/ and /gu)].find(({ index }) => index > 14 && isSecond(index))?.index ?? text.length;
  const end = [
    ...text.matchAll(
      / (?=(?:for|with|from|in|on|at|by|to|and|so|because|over|around|across|that|which|für|mit|aus|pour|avec|para|con) )/gu,
    ),
  ]
    .map(({ index }) => index)
    .filter(
      (index) =>
        index > 14 &&
        index <= Math.min(WHOLE, relative, second) &&
        (!text.startsWith(' and ', index) || isSecond(index)) &&
        !/, [^,]*$/u.test(text.slice(0, index).replace(/, \p{Lu}[^,]*,?$/u, '')),
    )
    .at(-1);
  return end === undefined ? text : text.slice(0, end).replace(/,$/u, '');
}

/** What is done where they are, in few words. */
const MADE_THERE =
  /^(?:we|i) (?:make|build|repair|restore|bake|brew|sell|print|grow|carve|weave|teach|mend|tune|forge|cast|bind|sew|roast|produce|keep|sharpen|paint)(?: (?!to\b|from\b|for\b|with\b)[\p{L}'’-]+){1,5}$/iu;
/** 'Two-man plumbing outfit in Dayton, Ohio': what is no clause has its place. */
export function withPlace(heading: string, place: Place | undefined): string {
  const town = place?.name.split(', ')[0] ?? '';
  if (
    !place ||
    town === '' ||
    !place.isFirst ||
    heading.includes(town) ||
    (/^(?:we|i)\b/iu.test(heading) && !MADE_THERE.test(heading)) ||
    /\b(?:in|at|near|around|across|from|on|off|between) (?:the )?(?:\p{Lu}|old |former )/u.test(heading) ||
    /, | and | (?:you|we|that|which|will) |^the /iu.test(heading)
  )
    return heading;
  const at = place.isNear
    ? 'near'
    : /^(?:Lake|Loch|Lough|River|Isle|Mount)\b|\b(?:Island|Canal|Isles?)\b/u.test(place.name)
      ? 'on'
      : 'in';
  const placed = `${heading} ${at} ${place.name}`;
  return placed.length <= 70 ? placed : heading;
}
