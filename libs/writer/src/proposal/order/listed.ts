import { FINITE, NO_START, NO_THING, RELATIVE_END } from '../reading/phrases';
import { DONE_TO, firstPhrase, kindOf, knownOf, SERVICES } from './kinds';
import { isStruck } from './struck';

// Behind a wish things are listed: where one ends and the next begins. What is not surely a thing of its own goes on with the one before it, or
// ends the list.

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const ARTICLE =
  /^(?:(?:also|maybe|perhaps|just|only|some kind of|plus|then|first|and|vielleicht|noch|auch|dazu|und|también|y|aussi|et|peut-être|quizás?) )*(?:(?:a (?:bit|few|couple) of|an?|the|our|my|its|some|eine?n?|die|der|das|den|unsere?n?|una?|unos|unas|el|la|los|las|nuestr\p{L}+|une?|le|les|des|du|de la|notre|nos) |[ld]['’])/iu;
const LED =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:about|around|some|etwa|rund|unos|environ) \d[\d.,]*|new|some|several|\d[\d.,]*|eine?n?|zwei|drei|vier|neue[nrs]?|una?|unos|unas|dos|tres|une?|des|deux|trois|nouve\p{L}+|nuev\p{L}+|something|somewhere|etwas|algo|quelque chose) (?=\p{L})/iu;
export const DEFINITE =
  /^(?:(?:the|our|my|its|die|der|das|den|unsere?n?|el|la|los|las|nuestr\p{L}+|le|les|notre|nos) |l['’])(?=\p{L})/iu;
/** Where one thing may end and the next begin. */
const JOINT =
  /[,;]\s+(?:(?:and|und|y|et|plus|also|then|dazu|noch|también|aussi) )*|\s(?:and|und|y|e|et|plus|as well as|sowie|together with|along with|ainsi que|así como) (?:also |auch |aussi |también )?/giu;
/** Somebody begins to speak, or a clause to explain: the list is over. */
const OVER =
  /^(?:but|because|so|since|if|when|while|although|though|unless|as|before|until|after|by|we|i|you|it|they|he|she|this|these|those|there|please|not|no|nothing|never|ideally|preferably|all|each|everything|nobody|people|thanks|mostly|mainly|weil|damit|aber|denn|wenn|wir|ich|es|sie|bitte|nicht|kein\p{L}*|alles|porque|para que|pero|si|no|todo|por favor|parce que|pour que|mais|nous|on|il|pas|tout|car)(?!\p{L})/iu;
const RELATIVE =
  /^(?:that|which|who|where|whose|with|in|on|for|from|at|to|of|made|printed|drawn|shown|explaining|showing|including|incl\.?|among|darunter|entre|what|how|why|whether|wer|was|wie|wann|ob|qui|que|où|dont|avec|pour|donde|con|para|mit|für|die|der|das|auf|in|wo)(?!\p{L})/iu;
export const CLAUSE =
  /,? (?:only if|because|since we|but|so that|so (?:we|people|i)|before we|until|as we|if|when we|please|pls|asap|urgently|as soon as possible|damit|weil|aber|bitte|para que|porque|pero|por favor|pour que|parce que|mais)(?!\p{L}).*$/iu;
/** By when it is wanted is told with the dates. */
const DATED =
  /,? (?:(?:to (?:the )?printers? )?(?:by|on|before|until)|in time for|for|bis|am|avant|antes|le|el|para) (?:the )?(?=\d{1,2}(?:st|nd|rd|th)?\.? ?(?:of |de )?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|fév|avr|juin|juil|août|déc)|end of|mid-|early |late |january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|next |monday|tuesday|wednesday|thursday|friday|saturday|sunday).*$/iu;
const TO_BE =
  /,? to be (?:re-?)?(?:designed|made|done|drawn|built|redone|developed|renewed|printed|written|delivered|placed|handed over)(?!\p{L}).*$/iu;
/** What is done for a thing, and is a piece of work by itself. */
const SERVICE =
  /^(?:advice|help|support|training|supervision|beratung|hilfe|asesoría|conseils?) (?:on|with|for|in|zu|bei|mit|sobre|con|sur|pour)(?!\p{L})/iu;
const PLURAL = /^(?:\p{L}[\p{L}-]+ ){0,2}\p{L}{2,}(?<!s|u|i|ou)s$/u;
const NO_NOUN = word(
  'then|also|later|always|perhaps|sometimes|thanks|plus|yes|besides|afterwards|etc|and so on|less|us|his|hers|ours|yours|is|was|has|does|things?|ways|times|days|weeks|months|years|people|works|needs|wants|looks|comes|goes|makes|shows|tells|writes|means|seems|says|gives|takes|lives|stays|keeps',
);
/** The thing before is told of in a clause. */
const IN_CLAUSE = /(?<!\p{L})(?:that|which|where|who|whose|so|qui|que|où|donde)(?!\p{L})/iu;
export const INFINITIVE =
  /^(?!(?:cartel|taller|dossier|papier|cahier|atelier|flyer|poster|banner|panier|calendrier|courrier)(?!\p{L}))\p{L}{2,}(?:ar|er|ir)(?:nos|se)? /iu;
const PREPOSITION =
  / (?:for|of|with|in|on|at|about|from|between|für|von|mit|im|auf|para|de|del|con|en|pour|avec|sur|du|des) /iu;
/** An article within says that a verb stands before it: 'Curator writes the texts'. */
const VERBAL = /^[^,(]{2,40} (?:the|los|las|les|die|das|den|it|its|them) /iu;
export const LONGEST = 130;
const MOST_PARTS = 24;
const LONG_CLAUSE = 80;

/** 'and leave us with a library': another wish of the same sentence. */
const VERB =
  /^(?:then )?(?:leave us with|provide(?: us with)?|supply(?: us with)?|hand over|deliver|give us|(?:re-?)?design|develop|create|make|build|produce|draw|write|plan|propose|set up) (?=(?:an?|the|our|one|two|three|four|five|some|new|\d[\d.,]*) )/iu;
/** 'placed by their agency', 'made of oak': of the thing before. */
const PARTICIPLE =
  /^(?:\p{L}{3,}(?:ed|en)|made|drawn|sold|kept|sent|built) (?:by|in|with|on|from|at|to|of|for|as)(?!\p{L})/iu;
const UNIT = /^\d[\d.,]* ?(?:kg|g|mg|ml|cl|l|cm|mm|m|inch(?:es)?)(?!\p{L})/iu;
/** 'entsprechende Ansichten': where every noun is written large, what stands small before it is of it. */
const ATTRIBUTED = /^(?:\p{Ll}{3,}e[nrs]? ){1,2}\p{Lu}\p{Ll}{2,}/u;
const OF_SET = /(?<!\p{L})(?:sets?|systems?|kits?|series|range|concept|family|satz|serie|juego|jeu)$/iu;
/** What is done, in a list of what is done. */
const WORK =
  /^(?:(?:graphic |book )?design|layout|concept|text|copy|gestaltung|satz|konzept|diseño|maquetación|conception|mise en page)$/iu;
/** 'something modern' */
const MANNER =
  /^(?:something|etwas|algo|quelque chose) (?!for|on|in|at|like|fürs?|an|auf|para|en|pour|sur)\p{L}+(?: (?:but|and|und|pero|y|mais|et) \p{L}+)?$/iu;

export interface Tongue {
  isForeign: boolean;
  /** in French and Spanish the noun comes first */
  isNounFirst: boolean;
}
export const ADVERB =
  /^(?:also|maybe|perhaps|possibly|eventually|just|only|plus|then|and|vielleicht|auch|quizás?|también|peut-être|aussi) /iu;
export const bareOf = (part: string): string =>
  part
    .trim()
    .replace(ADVERB, '')
    .replace(ARTICLE, '')
    .replace(ARTICLE, '')
    .replace(/^(?:kind|sort|type|pack|bunch) of (?=\p{L})/iu, '')
    // 'an internal website for it', 'an idea linking both': what it points to stands elsewhere
    .replace(
      / (?:(?:linking|joining|connecting) (?:both|them|the two)|(?:for|of|to|with) (?:it|them|both|these))$/iu,
      '',
    )
    // 'the preparation room designed'
    .replace(/ (?:re-?)?(?:designed|redone|renewed|made|drawn)$/iu, '');
/** 'hi vis vests x 12', 'a leaflet explaining how to use it': what tells of a thing, and names it not. */
const TOLD_OF =
  / x \d+$| between (?:them|these|both)$|,? (?:explaining|showing|telling|saying|of saying|to see|(?:we|you|(?:our|my) \p{L}+|customers|people|guests|staff) (?:can|could|may|will)|that|which|who|where|so that|so it|so they|qui|que|où|donde|(?<=, )(?:die|der|das)) .*$/iu;

/** Whether a part of a list is surely a thing of its own. */
export function isThing(
  part: string,
  before: string | undefined,
  joint: string,
  isList: boolean,
  tongue: Tongue,
  isMany = false,
): boolean {
  const bare = bareOf(part);
  // 'how we tell people' is a piece of work
  if (/^how (?:we|i|to) \p{Ll}+/iu.test(bare) && before !== undefined) return true;
  if (MANNER.test(part.trim()) || PARTICIPLE.test(bare)) return false;
  if (
    before !== undefined &&
    UNIT.test(part) &&
    UNIT.test(
      before
        .split(/, | and /u)
        .at(-1)!
        .trim(),
    )
  )
    return false;
  if (before === undefined || /^[,;]/u.test(joint)) if (SERVICE.test(bare)) return true;
  const noun = firstPhrase(bare);
  const isSome = /^(?:something|somewhere|etwas|algo|quelque chose) /iu.test(bare);
  if (!/\p{L}{2}/u.test(noun) || noun.split(' ').length > 6) return false;
  const own = bare.replace(/\s*\([^()]*\)/gu, '').replace(TOLD_OF, '');
  // whoever is looked for does a work
  const isPerson =
    /(?:^|\s)(?:illustrator(?:in)?|editor|photographer|translator|copywriter|lektor(?:in)?|fotograf(?:in)?|ilustradora?|fotógraf[oa]|traductora?|illustrat(?:rice|eur)|photographe|traducteur)$/iu.test(
      noun,
    );
  // 'a way of saying what we are'
  const isWay = /^(?:way|place|corner|somewhere|something) (?:of|to|for) /iu.test(bare);
  if (
    !isSome &&
    !isWay &&
    !isPerson &&
    ((isStruck(own) && !(isList && WORK.test(bare))) || NO_THING.test(noun) || (!LED.test(part) && NO_START.test(bare)))
  )
    return false;
  // 'we would like the waiting room to feel less like one'
  if (DEFINITE.test(part) && / to \p{Ll}{3,}/u.test(bare)) return false;
  if (FINITE.test(noun.replace(/^can /iu, '')) || VERBAL.test(noun) || NO_NOUN.test(noun)) return false;
  const known = SERVICES.test(noun) || kindOf(bare, undefined, tongue.isForeign, tongue.isNounFirst) !== undefined;
  const unled = part.replace(ADVERB, '');
  const isLed = LED.test(unled) || (tongue.isForeign && !tongue.isNounFirst && ATTRIBUTED.test(unled));
  // 'an icon set, and documentation for the developers'
  if (/^[,;]\s+(?:and|und|y|et) /iu.test(joint) && noun.split(' ').length < 4) return true;
  // 'a wrap for the paper and maybe a cloth' are two, whatever a cloth is
  const isApart =
    isLed &&
    /^(?:maybe|perhaps|possibly|eventually|also|vielleicht|auch|quizás?|también|peut-être|aussi) /iu.test(part);
  if (before !== undefined && !/^[,;]/u.test(joint)) {
    // 'a wall of 28 metres and signs for the garden'
    if (known && (PREPOSITION.test(` ${bare} `) || SERVICES.test(noun)) && isMany) return true;
    // 'labels for 9 jams and 4 chutneys', 'for surgeries and clinics', 'the design of the cup and the headband'
    // 'a site where they see prices and book a day'
    if (isApart) return true;
    if (IN_CLAUSE.test(before)) return isLed && known;
    if (PREPOSITION.test(` ${bareOf(before)} `))
      return (
        isPerson || (isLed && (/^\d/u.test(part) ? knownOf(bare, undefined, tongue.isForeign) !== undefined : known))
      );
    if (isLed || DEFINITE.test(part)) return true;
    const kind = (one: string) => kindOf(bareOf(one), undefined, tongue.isForeign, tongue.isNounFirst);
    // 'a pouch, a product page and posts'
    // … but an icon and animation set is one,
    if (
      isMany &&
      kind(before) !== undefined &&
      kind(bare) !== undefined &&
      bare.split(' ').length > 1 &&
      // … and room and route signs are
      (bareOf(before).split(' ').length > 1 || (LED.test(before) && !OF_SET.test(bare)))
    )
      return true;
    // 'colour and material concept' is one
    return isList && known
      ? true
      : knownOf(bareOf(before), undefined, tongue.isForeign) !== undefined &&
          knownOf(bare, undefined, tongue.isForeign) !== undefined;
  }
  // 'a programme, ticket wagon and truck graphics': two nouns between the commas of a list
  const isBetween = isMany && before !== undefined && !tongue.isForeign && BARE_NOUNS.test(bare);
  return known || DONE_TO.test(bare) || isLed || DEFINITE.test(part) || isList || PLURAL.test(noun) || isBetween;
}

const BARE_NOUNS = /^(?!\p{L}+ly )\p{Ll}{3,} (?!only|too|and|or|but)\p{Ll}{3,}$/u;

/** A part without the clause behind it, and without its day. */
const withoutClause = (part: string): string => {
  const masked = part.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  return part.slice(0, masked.replace(CLAUSE, '').replace(TO_BE, '').replace(DATED, '').length);
};

/** The things of a clause that lists them; where its first words are none, nothing. */
export function phrasesIn(clause: string, isList: boolean, tongue: Tongue): string[] {
  const masked = clause.replace(/\([^()]*\)|[“"„«][^”"“»]*[”"“»]/gu, (aside) => '_'.repeat(aside.length));
  const cuts = [...masked.matchAll(JOINT)].slice(0, MOST_PARTS);
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)];
  const found: string[] = [];
  for (const [at, start] of starts.entries()) {
    const end = cuts[at]?.index ?? clause.length;
    const joint = cuts[at - 1]?.[0] ?? '';
    const whole = clause.slice(start, end);
    const part = withoutClause(at > 0 ? whole.replace(VERB, '') : whole).trim();
    const last = found.at(-1);
    if (last !== undefined && MANNER.test(part)) break;
    if (at > 0 && OVER.test(whole)) {
      // 'a book with the photographs, I have four boxes, and something for the internet'
      const rest = cuts.slice(at).findLast((cut, index) => {
        const from = cut.index + cut[0].length;
        const one = withoutClause(clause.slice(from, cuts[at + index + 1]?.index ?? clause.length)).trim();
        return (
          /^[,;]\s+(?:and|und|y|et) /iu.test(cut[0]) && LED.test(one) && isThing(one, last, cut[0], isList, tongue)
        );
      });
      if (rest && found.length > 1) found.push(withoutClause(clause.slice(rest.index + rest[0].length)).trim());
      break;
    }
    // 'a leaflet in English, Urdu and Polish'
    if (
      last !== undefined &&
      / in (?:\p{Lu}\p{L}+(?:, | and ))*\p{Lu}\p{L}+$/u.test(last) &&
      /^\p{Lu}\p{L}+$/u.test(part)
    )
      found[found.length - 1] = `${last}${joint}${part}`;
    else if (found.length > 1 && /^an? (?:own |common |new )?look$/iu.test(part)) found.push(part);
    else if (isThing(part, last, joint, isList, tongue, cuts.length > 1)) found.push(part);
    // 'a foyer where people wait and are not bored': the clause goes on
    else if (last !== undefined && !/^[,;]/u.test(joint) && IN_CLAUSE.test(last)) {
      if (last.length + part.length < LONG_CLAUSE) found[found.length - 1] = `${last}${joint}${part}`;
    } else if (last === undefined && isList && at < 3) continue;
    else if (last === undefined) return [];
    else if (
      (RELATIVE.test(part) || !FINITE.test(part)) &&
      part.length < 70 &&
      last.length + part.length < LONGEST &&
      part.length > 1 &&
      !NO_NOUN.test(part.split(' ')[0]!)
    )
      found[found.length - 1] = `${last}${joint}${part}`;
    else break;
    // where a clause was cut off the list is over
    if (part.length < whole.replace(VERB, '').trim().length - 1) break;
  }
  return found
    .map((part) =>
      part
        .replace(RELATIVE_END, '')
        .replace(/,? (?:maybe|perhaps|too|as well|vielleicht|quizás?|peut-être)$/iu, '')
        .replace(/ (?:on|from|am|le|el) \d{1,2}$/iu, '')
        .replace(/^["“„]|["”“]$|[\s.,;:!?–-]+$/gu, '')
        .replace(/^[^(]*\)$/u, ''),
    )
    .filter((part) => part !== '' && part.length <= LONGEST + 50 && part.split('(').length === part.split(')').length);
}
