import { tokensOf } from '@maquette/reading';
import type { Brief, Said } from '../brief';
import { bare, capital, sentence } from '../pen';
import { type Group, groupsOf, isRow } from './audience';
import { type Offer, offerOf } from './offer';
import { segmentsOf } from './segments';
import { beginsWithVerb, BRAND, inner, told } from './told';
import { type Topic, TOPICS } from './topics';

export type { Group } from './audience';

/** A statement of the brief about the brand, as a whole sentence. */
export interface Fact {
  /** `Xname` stands for the brand where it is the subject */
  text: string;
  topic: Topic;
  index: number;
  /** how much it sets the brand apart */
  weight: number;
  /** it is what the brand is or does, said anyway */
  isOffer?: boolean;
}

export interface Sheet extends Brief {
  offerSaid?: Offer;
  /** the sentence that says what the brand is or does, `Xname` first; undefined where the brief does not say */
  what?: string;
  thing: string;
  people: Group[];
  facts: Fact[];
  /** what troubles those who are served, in the brief's words */
  problems: Fact[];
  /** what the brief says of those who are served */
  about: Fact[];
  /** what is to be reached, as the brief has it */
  goals: string[];
  /** how it shall sound or look, as the brief has it */
  wishes: string[];
  isForGood: boolean;
  /** its own words for what it does, where the brief is not in English */
  ownWords?: string;
  /** what it does not do, for customers to know */
  refusals: Fact[];
}

const PAGE = String.raw`(?:the |our |its |their )?(?:web ?site|site|page|text|texts|copy|brand|tone|voice|look|home ?page|identity|logo|strategy|both halves|design)`;
/** From here on a sentence speaks to whoever writes. */
const WISH = new RegExp(
  String.raw`(?:^|,? (?:so|and|but|therefore) |; )(?=${PAGE} (?:should|needs?|has|have|must|to be)\b|(?:it|they|we|this) (?:should|must|wants?|would like|needs? to (?:sound|look|feel|be|read|convince|reach|win))\b|(?:should|must) (?:feel|look|sound|be|read|come)\b|please\b|keep (?:this|the|it)\b)|(?:,? and |; |, )(?=(?:wants?|hopes?|would like|needs?) to (?:sell|win|reach|grow|be|become|attract|convince|find|look|sound))|,? (?=please\b)`,
  'i',
);
const IS_WISH = new RegExp(
  String.raw`^(?:now they |the (?:owners?|founders?|family|team|client) |(?:now )?(?:(?:we|it|xname) )?)(?:also |now |really )?(?:should|wants?|needs?|would like|hopes?|must|hates?|likes? it)\b(?! (?:of|for) )|^${PAGE} (?:should|needs?|has to|have to|must|is to be|in \p{L}+,)|^(?:please|kindly)\b|^\p{L}+ should (?:understand|know|feel|see|learn|be able|find|get)\b|^(?:keep|make|avoid|no words?|do not|don['’]t|never) |^the (?:tone|voice|look|feel)\b|clich|^hard rule|\b(?:is|are) ok\b|^goal\b|\b(?:they|we) want us\b`,
  'iu',
);
const IS_GOAL =
  /\b(?:needs?|wants?|hopes?|would like|goal|aim|task|job)\b[^.]*(?:\bto (?!look|feel|sound|be (?!found|known|the )|seem|come across|keep)\p{Ll}+|\b(?:more|be found|known|donors|volunteers|members)\b)|\bmust be found\b|\bhas to serve\b/iu;
const TONE =
  /^(?:very |quite |rather |a little |straightforward|serious|warm|calm|plain|quiet|dry|friendly|precise|modern|cheeky|relaxed)[\p{L} ,-]*(?:\.|\bis ok\b|\btowards\b|$)/iu;

const PROBLEM =
  /\btired of\b|\bworr(?:y|ied|ies)\b|\bafraid\b|\bnervous\b|\bscared\b|\bno idea\b|\btoo late\b|\bmistakes?\b.*\bcosts?\b|\bcan cost\b|\bspoil|\bcomplicated\b|\bonly when\b|\bdon['’]t know\b|\bdo not know\b|\bno \p{L}+ists?\b|\breasons? (?:why )?people (?:quit|leave|stop)\b|\blocked out\b|\brun out of\b|\bfreeze\b|\bget(?:s)? (?:lost|thrown|broken|sick)\b|\bwith no \b|\band no \p{L}+\b|\bstruggle|\bfail|\blonely\b|\bhard to\b|\bdifficult\b|\bcan['’]?not (?:afford|find|get|sleep)\b|\bused to\b|\bhas nobody\b|\bwaste|\bfour names\b|\bask(?:s)? (?:whether|if|why)\b/iu;
/** Who somebody is, and only in passing what they lack. */
const PROBLEM_SAID = /^(?:others are|the typical client|(?:many |most |our )?(?:clients|customers) are)\b/i;
const ABOUT =
  /^(?:many|most|some|others) (?:of them )?(?:come|are)\b|^(?:(?:our|the|its|their|my|most|many|typical|some) )*(?:customers?|clients?|buyers?|guests?|members|regulars|patients|readers|students|users|visitors|families|parents|eaters|founders?|beginners?)\b/i;
const REMARK =
  /,? and (?:that['’]s the pitch|(?:are|is|we are|they are) (?:a bit |a little |quite |very )?proud of (?:that|it|this))(?=\.?$)|, which (?:we|they) (?:are|is) proud of(?=\.?$)|, (?:we know|obviously|of course)(?=\.?$)/i;
const PLACED =
  /(?<!\p{L})(?:(?:in|near|outside|at|on|from|across|around|to|of) (?:the \p{Ll}+(?: \p{Ll}+)? (?:of|in|near|outside) )?|(?:south|north|east|west) of )(?:(?:central |downtown |southern |northern |eastern |western |rural ))?((?:the )?\p{Lu}[\p{L}’'-]+(?:[ -]\p{Lu}[\p{L}’'-]+){0,2})(?! (?:and|on) \p{Ll})/u;
/** In quotes or said with a wink: no fact to be retold. */
const isIronic = ({ roles, text }: Said): boolean => roles.has('irony') && !/\d/.test(text);
const PRIDE = /\bproud\b|\bthat['’]s the pitch\b|\bthe whole point\b/i;

/** Sentences that leave out who does it say it of the brand. */
export function normalised(description: string, name: string): string {
  return description.replace(
    /(^|[.!?]\s+)(They|[A-Z][a-z]+s)(?= )/g,
    (whole: string, mark: string, word: string, at: number) => {
      if (word === 'They') {
        const before =
          description
            .slice(0, at + mark.length)
            .trim()
            .split(/[.!?]\s+/)
            .at(-1) ?? '';
        return /^(?:(?:our|most|many|the) )?(?:customers|clients|parents|guests|families|members|regulars|visitors)\b/i.test(
          before,
        )
          ? whole
          : `${mark}We`;
      }
      const rest = description.slice(at + mark.length).split(/[.!?](?:\s|$)/)[0] ?? '';
      return !/^(?:Needs|Wants|Hopes)$/.test(word) && beginsWithVerb(rest) && segmentsOf(rest).length < 2
        ? `${mark}${name} ${word.toLowerCase()}`
        : whole;
    },
  );
}

/** Says of itself that others do not do it. */
const ALONE =
  /\b(?:nobody else|no one else|the only|only one|the first (?:to|in|and)|no other|unlike|rather than|instead of)\b/i;

function topicOf(text: string): Topic {
  return TOPICS.find(({ test }) => test.test(text)) ?? (TOPICS.at(-1) as Topic);
}

/** Longer sentences are told by nobody. */
const LONGEST = 420;
const PLACE_ALONE =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})*\.?$/u;
/** 'Customers don't read much; they want a phone number': who 'they' are stands before it. */
function leaning(fact: string, unit: Said, units: readonly Said[]): string {
  const before = units.find(({ index }) => index === unit.index - 1);
  const who = before && ABOUT.exec(before.text)?.[0];
  return who ? fact.replace(/^They(?= )/, who) : fact;
}

/** Where the brand is: as its offer says, or the first sentences. */
function placeIn(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const alone = PLACE_ALONE.test(text) ? text.split(',')[0] : undefined;
    const found = alone ?? PLACED.exec(text)?.[1];
    if (
      found &&
      !/^(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|English|Irish|French|German|Christmas|Easter|WhatsApp|SMS|Instagram)/.test(
        found,
      )
    )
      return found;
  }
  return undefined;
}

/** 'Sober, technical, a bit proud.': adjectives alone say how it shall sound. */
const isManner = (text: string): boolean => {
  const parts = bare(text).split(/,? and |, (?:but )?/);
  return (
    parts.length > 1 &&
    parts.every((part) => /^(?:(?:a (?:bit|little)|very|rather|quite|never|not|no|always) )*[\p{L}-]+$/iu.test(part)) &&
    parts.every((part) => !/[^su]s$/.test(part)) &&
    parts.some(
      (part) =>
        /^(?:never|not|a (?:bit|little)) /i.test(part) ||
        /^(?:ADJ|ADV)$/.test(tokensOf(`It is ${part.toLowerCase()}`).flat().at(-1)?.pos ?? ''),
    )
  );
};

interface Part {
  unit: Said;
  fact: string;
  wish: string;
}

/** What a sentence tells, and what it asks of the makers. */
function parted(unit: Said, units: readonly Said[], name: string): Part {
  const isOfCustomers =
    /^They /.test(unit.text) && ABOUT.test(units.find(({ index }) => index === unit.index - 1)?.text ?? '');
  const text = capital(
    bare(unit.text)
      .replace(REMARK, '')
      .replace(/^(?:not a joke|seriously|no kidding): /i, '')
      .replace(/\b(who|that) (\p{Ll}+) (?:you|us)\b/gu, `$1 $2 ${name}`),
  );
  const isTold = /\d/.test(text) && !new RegExp(`\\b(?:${PAGE}|words?|tone|photos?|pictures?)\\b`, 'i').test(text);
  const cut = WISH.exec(text);
  const isHalf = cut !== null && bare(text.slice(0, cut.index)).split(' ').length > 3 && !IS_WISH.test(text);
  if ((unit.errand === 'ban' || (unit.errand === 'voice' && !isHalf)) && !isTold) return { unit, fact: '', wish: text };
  if (isManner(text)) return { unit, fact: '', wish: text };
  if (isOfCustomers) return { unit, fact: text, wish: '' };
  if (IS_WISH.test(text) || TONE.test(text)) return { unit, fact: '', wish: text };
  if (!cut) return { unit, fact: text, wish: '' };
  const fact = bare(text.slice(0, cut.index));
  const wish = text.slice(cut.index + cut[0].length);
  return fact.split(' ').length > 2 ? { unit, fact, wish } : { unit, fact: '', wish: text };
}

const REFUSES = new RegExp(String.raw`^${BRAND} (?:does not|never|only|has no|refuses)\b`);
const FOR_GOOD =
  /\b(?:charity|charitable|non-?profit|ngo|donat(?:e|es|ed|ions?)|donors?|food bank|volunteers?|foundation|shelter)\b/i;

export function sheetOf(brief: Brief): Sheet {
  const { units, name } = brief;
  const parts = units
    .filter((unit) => !unit.roles.has('private') && !(unit.roles.has('aside') && !unit.roles.has('figure')))
    .map((unit) => parted(unit, units, name));
  const english = parts.filter(({ unit }) => !unit.isForeign);
  const first = english.find(({ fact }) => fact !== '');
  const second = english.filter(({ fact }) => fact !== '')[1];
  const said = first && offerOf(first.fact, name);
  const later = said ? undefined : second && offerOf(second.fact, name);
  const offer = said ?? later;
  const at = offer && (said ? first : second)?.unit.index;
  const isForGood =
    english.slice(0, 6).some(({ fact }) => FOR_GOOD.test(fact)) &&
    !/[€$£] ?\d+ (?:a|per) (?:month|hour)/.test(english.map(({ fact }) => fact).join(' '));
  const groups = groupsOf(
    english.flatMap(({ unit, fact, wish }) => [
      ...(fact === '' ? [] : [{ text: fact, index: unit.index, isGoal: false, isWish: false }]),
      ...(wish === '' ? [] : [{ text: wish, index: unit.index, isGoal: IS_GOAL.test(wish), isWish: true }]),
    ]),
    isForGood,
    name,
  );
  const facts: Fact[] = english.flatMap(({ unit, fact }): Fact[] => {
    if (
      fact === '' ||
      isIronic(unit) ||
      brief.conflicts.some(({ one, other }) => fact.includes(bare(one)) || (other !== '' && fact.includes(bare(other))))
    )
      return [];
    const rest = unit.index === at ? (offer?.rest ?? []) : [];
    const said = leaning(fact, unit, units);
    if (PLACE_ALONE.test(fact)) return [];
    const texts =
      unit.index !== at && isRow(fact)
        ? [`${BRAND} is for ${inner(bare(fact))}.`]
        : unit.index === at
          ? rest.length > 0
            ? told(rest.join(', '), offer?.does)
            : []
          : told(
              said.replace(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?= \\p{Ll})`, 'u'), BRAND),
              offer?.does ?? (isForGood ? 'counts' : 'provides'),
            );
    return texts
      .filter((text) => text.length < LONGEST)
      .map((text) => {
        const topic = topicOf(text);
        return {
          text,
          topic,
          index: unit.index,
          weight:
            topic.weight +
            (ALONE.test(text) ? 2 : 0) +
            (PRIDE.test(unit.text) || unit.isFlagged ? (/^Xname (?:does not|never)\b/.test(text) ? 1 : 3) : 0) -
            (/^Xname (?:does not|never|has no|refuses)\b/.test(text) ? 2 : 0),
        };
      });
  });
  const whole = offer && `${BRAND} ${offer.predicate}.`;
  const ofOffer = whole && topicOf(whole);
  if (whole && ofOffer && ofOffer.weight >= 4)
    facts.unshift({ text: whole, topic: ofOffer, index: at ?? 0, weight: ofOffer.weight - 0.5, isOffer: true });
  const isAbout = ({ text }: Fact) =>
    ABOUT.test(text.replace(/^Xname['’]s /, '')) ||
    groups.some(({ noun }) => text.toLowerCase().startsWith(noun.toLowerCase()));
  const problems = facts.filter(
    ({ text, topic }) =>
      PROBLEM.test(text) &&
      !text.startsWith(BRAND) &&
      !/^(?:guarantee|speed|answerable)$/.test(topic.id) &&
      (!PROBLEM_SAID.test(text) || /\btired of\b|\bafraid\b|\bworr/.test(text)),
  );
  // 'artists with no idea what happens to it'
  const had = groups.flatMap(({ noun, said, index }): Fact[] => {
    const tail = said.startsWith(noun) ? said.slice(noun.length).trim() : '';
    const whole = /^(?:that|who) /.test(tail)
      ? tail.replace(/^(?:that|who) /, '')
      : tail.startsWith('with ') && / no |four names/.test(tail)
        ? `have ${tail.slice(5)}`
        : '';
    return whole !== '' && PROBLEM.test(tail)
      ? [{ text: sentence(`${capital(noun)} ${whole}`), topic: topicOf(whole), index, weight: 0 }]
      : [];
  });
  // a brief in another language speaks for itself, sentence by sentence
  const abroad = parts.filter(({ unit }) => unit.isForeign && !unit.isToWriter && unit.text.split(' ').length > 3);
  const isAbroad = abroad.length > 0 && abroad.length >= parts.length / 3 && !offer;
  const spoken: Fact[] = isAbroad
    ? abroad.map(({ unit }) => ({
        text: `“${unit.text.replace(/[“”]/g, '"')}”`,
        topic: topicOf(unit.text),
        index: unit.index,
        weight: topicOf(unit.text).weight,
      }))
    : [];
  const ownWords = isAbroad ? bare(abroad[0]?.unit.text ?? '') : undefined;
  facts.push(...spoken);
  return {
    ...brief,
    ...(ownWords !== undefined && { ownWords }),
    refusals: facts.filter(({ text }) => REFUSES.test(text)),
    ...(offer && { offerSaid: offer, what: `${BRAND} ${offer.predicate}` }),
    place:
      placeIn([
        offer?.predicate ?? '',
        ...(offer?.rest ?? []),
        ...english
          .slice(0, 3)
          .map(({ fact }) => fact)
          .filter((fact) => PLACE_ALONE.test(fact)),
      ]) ?? (isAbroad ? brief.place : undefined),
    thing: offer?.thing ?? '',
    people: groups,
    facts: facts.filter((fact) => !problems.includes(fact)),
    problems: [...problems, ...had],
    about: facts.filter(isAbout),
    goals: english.flatMap(({ wish }) => (wish !== '' && IS_GOAL.test(wish) ? [sentence(capital(wish))] : [])),
    wishes: english.flatMap(({ wish }) =>
      wish !== '' && !IS_GOAL.test(wish)
        ? [sentence(capital(wish.replace(/^(?:please|kindly) /i, '').replace(/^we want us\b/i, 'they want us')))]
        : [],
    ),
    isForGood,
  };
}

export { BRAND, inner };
