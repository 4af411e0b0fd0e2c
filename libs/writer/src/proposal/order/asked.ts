import { FINITE, isUnsure, NO_START, NO_THING, ON_SCREEN } from '../reading/phrases';
import { type Passage, sentencesOf } from '../reading/passages';
import { isSocial } from '../reading/said';
import { headOf } from './excluded';
import { DONE_TO, firstPhrase, kindOf, knownOf } from './kinds';
import { isStruck } from './struck';

// The one reader of what a letter orders. A thing keeps the letter's whole words: what is not surely a thing of its own goes on with the one
// before it, or is left out; nothing is cut out of the middle.

export interface Asked {
  text: string;
  /** … with its article */
  said?: string;
  passage: Passage;
  isOpen: boolean;
  /** what the rest of its line tells */
  detail?: string;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Says that something is wanted: behind it the things stand. */
const CUE =
  /(?:['’]d (?:also |really )?(?:like|love)|(?<!\p{L})(?:what (?:we|i) (?:(?:think|feel) (?:we|i) )?(?:really )?(?:need|want|would like|lack|miss) is|what (?:we|i) (?:do not|don['’]t) have is|what(?:['’]s| is) missing is|need(?:s|ed)?|want(?:s|ed)?|would (?:also |really )?(?:like|love)|would be (?:nice|good|great)|(?:have|had) in mind|look(?:ing|s)? for|(?:we|i)(?:['’](?:re|m)| are| am) after|(?:we|i)(?:['’](?:re|m)| are| am)? plan(?:ning)?|ask(?:s|ing)? (?:you |us )?for|seek(?:s|ing)?|thought of|think(?:ing)? of|(?:we|i) (?:picture|imagine)|wish(?:es)?(?: for| is)?|quote (?:us |me )?for|(?:offers?|proposals?|quotes?|bids|tenders) for|(?:please|kindly) (?:propose|design|make|do)|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|suchen?|möcht\p{L}*|wünsch\p{L}*|hätten? gern\p{L}*|wir planen|gesucht (?:wird|werden)|gedacht ist an|es geht um|es fehl(?:t|en)|queremos|quiero|necesit\p{L}+|busc(?:o|amos|an)|quisi\p{L}+|hacen? falta|nos faltan?|preparamos|(?:il (?:me |nous )?faut)|cherch(?:e|ons)|voudr\p{L}+|voulons|souhait\p{L}+|aimer(?:ions|ais)|besoin d(?:e |['’])|préparons))(?!\p{L})(?: (?:also|from you|dringend|noch|auch|dafür|uns|mir|wir|ich|jetzt|von ihnen|de ustedes|de vous)(?!\p{L}))*:?\s*/giu;
const NOT_WISHED =
  /(?<!\p{L})(?:no|not|n['’]t|dont|never|without|nobody|no one|instead of|rather than|kein\p{L}*|nicht|ohne|sin|pas|sans|whether|if|when|what|why|how|if|wenn|si)(?!\p{L})[^,;.:]*$/iu;
/** 'They need artwork ten weeks before': nobody of ours wishes it. */
const OF_OTHERS =
  /(?<!\p{L})(?:they|he|she|who|which|that|people|everybody|nobody|customers|members|guests|visitors|users|printers?|suppliers?|makers?|buyers?|staff|couriers?|students|parents|children|schools?|(?:my|our|his|her) (?:\p{L}+ )?(?:wife|husband|brother|sister|father|mother|boss|partner|accountant|nephew|niece)|sie(?= brauch)|er|ellos|ellas|ils|elles)\s+(?:\p{L}+ly |also |will |would )?$/iu;
/** What shall be done with the thing, and by whom, is no part of its name. */
const DONE =
  /^(?:(?:(?:you|us|someone|somebody|an? (?:studio|agency|designer|company|partner|team|new partner)|jemanden|ein(?:e|en)? (?:büro|agentur|studio)|un studio|une agence|alguien|un estudio) )?(?:(?:to|who (?:can|could|will|would)|der uns|für|pour|para|for) )?(?:have |get )?(?:please )?(?:help us to )?(?:(?:re-?design|do|make|create|develop|draw|produce|write|build|renew|redo|refresh|update|plan|propose|publish|have|get|prepare|print|order|commission|introduce|rediseñar|rehacer|faire|créer|refaire|hacer|crear|renovar|diseñar)(?:s|ing)? )?)(?=(?:an?|the|our|my|all|new|some|one|two|three|four|five|\d[\d.,]*|eine?n?|die|der|das|unsere?n?|neue[nrs]?|una?|el|la|los|las|nuestr\p{L}+|une?|le|les|des|notre|nos)(?!\p{L})|l['’])/iu;
const DONE_BY =
  /^(?:you|someone|somebody) to (?:re-?design|design|make|create|develop|draw|produce|write|build|renew|refresh|propose|prepare) (?=\p{L})/iu;
const ARTICLE =
  /^(?:(?:also|maybe|perhaps|just|only|some kind of|plus|then|first|and|vielleicht|noch|auch|dazu|und|también|y|aussi|et|peut-être|quizás?) )*(?:(?:a (?:bit|few|couple) of|an?|the|our|my|some|eine?n?|die|der|das|den|unsere?n?|una?|unos|unas|el|la|los|las|nuestr\p{L}+|une?|le|les|des|du|de la|notre|nos) |[ld]['’])/iu;
const LED =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:about|around)(?= \d)|new|some|several|\d[\d.,]*|eine?n?|zwei|drei|vier|neue[nrs]?|una?|unos|unas|dos|tres|une?|des|deux|trois|nouve\p{L}+|nuev\p{L}+|something|somewhere|etwas|algo|quelque chose) (?=\p{L})/iu;
const DEFINITE =
  /^(?:(?:the|our|my|die|der|das|den|unsere?n?|el|la|los|las|nuestr\p{L}+|le|les|notre|nos) |l['’])(?=\p{L})/iu;
/** Where one thing may end and the next begin. */
const JOINT =
  /[,;]\s+(?:(?:and|und|y|et|plus|also|then|dazu|noch|también|aussi) )*|\s(?:and|und|y|e|et|plus|as well as|sowie|together with|along with|ainsi que|así como) (?:also |auch |aussi |también )?/giu;
/** Somebody begins to speak, or a clause to explain: the list is over. */
const OVER =
  /^(?:but|because|so|since|if|when|while|although|though|unless|as|before|until|after|by|we|i|you|it|they|he|she|this|these|those|there|please|not|no|nothing|never|ideally|preferably|all|each|everything|nobody|people|thanks|mostly|mainly|weil|damit|aber|denn|wenn|wir|ich|es|sie|bitte|nicht|kein\p{L}*|alles|porque|para que|pero|si|no|todo|por favor|parce que|pour que|mais|nous|on|il|pas|tout|car)(?!\p{L})/iu;
const RELATIVE =
  /^(?:that|which|who|where|whose|with|in|on|for|from|at|to|of|made|printed|drawn|shown|explaining|showing|including|incl\.?|what|how|why|whether|wer|was|wie|wann|ob|qui|que|où|dont|avec|pour|donde|con|para|mit|für|die|der|das|auf|in|wo)(?!\p{L})/iu;
const CLAUSE =
  /,? (?:only if|because|since we|but|so that|so (?:we|people|i)|before we|until|as we|if|when we|please|pls|damit|weil|aber|bitte|para que|porque|pero|por favor|pour que|parce que|mais)(?!\p{L}).*$/iu;
/** By when it is wanted is told with the dates. */
const DATED =
  /,? (?:by|before|until|in time for|for|bis|am|avant|antes|le|el|para) (?:the )?(?=\d{1,2}(?:st|nd|rd|th)?\.? ?(?:of |de )?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|fév|avr|juin|juil|août|déc)|end of|mid-|early |late |january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|next |monday|tuesday|wednesday|thursday|friday|saturday|sunday).*$/iu;
const TO_BE =
  /,? to be (?:re-?)?(?:designed|made|done|drawn|built|redone|developed|renewed|printed|written)(?!\p{L}).*$/iu;
/** What is done for a thing, and is a piece of work by itself. */
const SERVICE =
  /^(?:advice|help|support|training|supervision|beratung|hilfe|asesoría|conseils?) (?:on|with|for|in|zu|bei|mit|sobre|con|sur|pour)(?!\p{L})/iu;
const PLURAL = /^(?:\p{L}[\p{L}-]+ ){0,2}\p{L}{2,}(?<!s|u|i|ou)s$/u;
const NO_NOUN = word(
  'then|also|later|always|perhaps|sometimes|thanks|plus|yes|besides|afterwards|etc|and so on|less|us|his|hers|ours|yours|is|was|has|does|things?|ways|times|days|weeks|months|years|people|works|needs|wants|looks|comes|goes|makes|shows|tells|writes|means|seems|says|gives|takes|lives|stays|keeps',
);
/** The thing before is told of in a clause. */
const IN_CLAUSE = /(?<!\p{L})(?:that|which|where|who|whose|so|qui|que|où|donde)(?!\p{L})/iu;
const INFINITIVE =
  /^(?!(?:cartel|taller|dossier|papier|cahier|atelier|flyer|poster|banner|panier|calendrier|courrier)(?!\p{L}))\p{L}{2,}(?:ar|er|ir)(?:nos|se)? /iu;
const PREPOSITION =
  / (?:for|of|with|in|on|at|about|from|between|für|von|mit|im|auf|para|de|del|con|en|pour|avec|sur|du|des) /iu;
/** An article within says that a verb stands before it: 'Curator writes the texts'. */
const VERBAL = /^[^,(]{2,40} (?:the|los|las|les|die|das|den|it|its|them) /iu;
const LONGEST = 130;
const MOST_PARTS = 24;

interface Tongue {
  isForeign: boolean;
  /** in French and Spanish the noun comes first */
  isNounFirst: boolean;
}
const ADVERB =
  /^(?:also|maybe|perhaps|possibly|eventually|just|only|plus|then|and|vielleicht|auch|quizás?|también|peut-être|aussi) /iu;
const bareOf = (part: string): string => part.trim().replace(ADVERB, '').replace(ARTICLE, '').replace(ARTICLE, '');
/** 'hi vis vests x 12', 'a leaflet explaining how to use it': what tells of a thing, and names it not. */
const TOLD_OF =
  / x \d+$| between (?:them|these|both)$|,? (?:explaining|showing|telling|saying|of saying|to see|(?:we|you|(?:our|my) \p{L}+|customers|people|guests|staff) (?:can|could|may|will)|that|which|who|where|so that|so it|so they|qui|que|où|donde|(?<=, )(?:die|der|das)) .*$/iu;

/** Whether a part of a list is surely a thing of its own. */
function isThing(part: string, before: string | undefined, joint: string, isList: boolean, tongue: Tongue): boolean {
  const bare = bareOf(part);
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
    (isStruck(own) || NO_THING.test(noun) || (!LED.test(part) && NO_START.test(bare)))
  )
    return false;
  // 'we would like the waiting room to feel less like one'
  if (DEFINITE.test(part) && / to \p{Ll}{3,}/u.test(bare)) return false;
  if (FINITE.test(noun.replace(/^can /iu, '')) || VERBAL.test(noun) || NO_NOUN.test(noun)) return false;
  const known = kindOf(bare, undefined, tongue.isForeign, tongue.isNounFirst) !== undefined;
  const unled = part.replace(ADVERB, '');
  const isLed = LED.test(unled);
  // 'a wrap for the paper and maybe a cloth' are two, whatever a cloth is
  const isApart =
    isLed &&
    /^(?:maybe|perhaps|possibly|eventually|also|vielleicht|auch|quizás?|también|peut-être|aussi) /iu.test(part);
  if (before !== undefined && !/^[,;]/u.test(joint)) {
    // 'labels for 9 jams and 4 chutneys', 'for surgeries and clinics', 'the design of the cup and the headband'
    // 'a site where they see prices and book a day'
    if (isApart) return true;
    if (IN_CLAUSE.test(before)) return isLed && known;
    if (PREPOSITION.test(` ${bareOf(before)} `))
      return (
        isPerson || (isLed && (/^\d/u.test(part) ? knownOf(bare, undefined, tongue.isForeign) !== undefined : known))
      );
    if (isLed || DEFINITE.test(part)) return true;
    // 'colour and material concept' is one
    return isList && known
      ? true
      : knownOf(bareOf(before), undefined, tongue.isForeign) !== undefined &&
          knownOf(bare, undefined, tongue.isForeign) !== undefined;
  }
  return known || DONE_TO.test(bare) || isLed || DEFINITE.test(part) || isList || PLURAL.test(noun);
}

/** The things of a clause that lists them; where its first words are none, nothing. */
function phrasesIn(clause: string, isList: boolean, tongue: Tongue): string[] {
  const masked = clause.replace(/\([^()]*\)|[“"„«][^”"“»]*[”"“»]/gu, (aside) => '_'.repeat(aside.length));
  const cuts = [...masked.matchAll(JOINT)].slice(0, MOST_PARTS);
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)];
  const found: string[] = [];
  for (const [at, start] of starts.entries()) {
    const end = cuts[at]?.index ?? clause.length;
    const joint = cuts[at - 1]?.[0] ?? '';
    const whole = clause.slice(start, end);
    const part = whole.replace(CLAUSE, '').replace(TO_BE, '').replace(DATED, '').trim();
    const last = found.at(-1);
    if (at > 0 && OVER.test(whole)) break;
    if (isThing(part, last, joint, isList, tongue)) found.push(part);
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
    if (part.length < whole.trim().length - 1) break;
  }
  return found
    .map((part) =>
      part
        .replace(/,? (?:maybe|perhaps|too|as well|vielleicht|quizás?|peut-être)$/iu, '')
        .replace(/ (?:on|from|am|le|el) \d{1,2}$/iu, '')
        .replace(/^["“„]|["”“]$|[\s.,;:!?–-]+$/gu, '')
        .replace(/^[^(]*\)$/u, ''),
    )
    .filter((part) => part !== '' && part.length <= LONGEST + 50 && part.split('(').length === part.split(')').length);
}

/** A heading or a label under which things are ordered. */
const ASKS = word(
  'in mind|needs?|needed|want(?:ed)?|expect(?:ed)?|scope|requirements?|required|items?|deliver(?:ables?|s)?|ask|interested in|looking for|order|(?:offers?|proposals?|quotations?|quotes?|bids?|tenders?) for|pieces|wish(?:es|list)?|tasks?|to (?:be )?(?:design(?:ed)?|made?|do)|brief|lots?|applications?|elements|brauchen|benötig\\p{L}*|gewünscht|gesucht|umfang|leistung(?:en|sumfang)?|aufgaben?|stücke|necesitamos|queremos|pedido|encargo|alcance|piezas|entregables|besoins?|prestations?|livrables?|commande|demande|pièces|requested|you to do|outputs?|the (?:job|work)',
);
const ASKS_NOT =
  /(?<!\p{L})(?:not|no|don['’]?t|never|avoid|hate|(?:have|had)(?! in mind)(?! to do)|already|kein\p{L}*|nicht|sin|pas|questions?|budget|deadline|dates?|fee|costs?|calendar|timeline|timetable|team|conditions?|constraints?|who|when|fragen|termine|fechas|plazos|délais|condiciones)(?!\p{L})/iu;
const MISSING =
  /^what(?:['’]s| is| we)? (?:(?:do ?n['’]?t|do not) have|lack|(?:still )?(?:missing|miss))$|^(?:es fehlen|uns fehlen|was fehlt|nos falta|il nous manque)$/iu;
const isAsking = (header: string): boolean => MISSING.test(header) || (ASKS.test(header) && !ASKS_NOT.test(header));
/** What a list of acts stands under: what a site does, and no things. */
const ENABLES =
  /(?<!\p{L})(?:can|could|should|must|has to|have to|needs? to|able to|lets? \p{L}+|to|that|which|können|soll\p{L}*|muss|puedan?|pueden|puissent|peuvent|permet\p{L}*|que|qui|die|das)(?: (?:do|also))?$/iu;
const LABELLED = /^(\p{L}[\p{L}’'“” /-]{1,60}?)\s?:\s+(.{3,600})$/u;
const OPTIONAL =
  /(?<!\p{L})(?:price (?:it|that|this) separately|nice to have|if (?:the )?(?:money|budget)|optional(?:ly)?|possible follow[- ]up)(?!\p{L})/iu;

/** A line of a list that asks: its first words, and what the rest of it tells. */
function itemOf(passage: Passage, tongue: Tongue): Asked[] {
  const [first = '', ...more] = sentencesOf(passage.text);
  const [, head = first, rest = ''] = /^(.{3,110}?)(?:\s[–—-]\s|:\s|;\s)(.+)$/u.exec(first) ?? [];
  const clean = (text: string) => text.replace(/[\s.,;]+$/u, '');
  const parts = phrasesIn(clean(first), false, tongue);
  // 'Stationery, title block, two utes, site signs' in one line of theirs are as many things
  const isEach =
    parts.length > 2 &&
    parts.every((part) => kindOf(bareOf(part), undefined, tongue.isForeign) && part.split(' ').length < 8);
  if (isEach) return parts.map((text) => ({ text, passage, isOpen: isUnsure(text) }));
  const name = clean(head).replace(CLAUSE, '');
  if (!isThing(name, undefined, '', true, tongue) || name.length > LONGEST)
    return phrasesIn(clean(first), true, tongue)
      .slice(0, 1)
      .map((text) => ({ text, passage, isOpen: isUnsure(text) }));
  const detail = clean([rest, ...more].filter(Boolean).join(' '));
  return [
    {
      text: name,
      passage,
      isOpen: isUnsure(name) || OPTIONAL.test(passage.text),
      ...(/^[\p{L}\d]/u.test(detail) && detail.split(' ').length > 2 && detail.length < 200 && { detail }),
    },
  ];
}

/** 'Can you help with signs, uniforms and new cards?' */
const ORDERS =
  /^(?:so |and |also )?(?:can|could|would|will) you (?:please |also |perhaps |maybe )?(?:help (?:us )?with|(?:re-?)?design|draw|make(?: us)?|do(?: us)?|create|develop|propose|quote for) ((?:an?|the|our|some|new|\d+|\p{L}+s,) ?.+)\?$/iu;
/** Whoever is looked for, and what they shall do, without a thing's name: the sentence stands whole. */
const LOOKED_FOR =
  /^(?:an? (?:studio|agency|designer|company|partner|team)|somebody|someone) (?:that|who|to) (?!(?:re-?)?designs? an?)/iu;
/** A sentence that is nothing but its things: 'New label for three gins and a neck tag'. */
const isFragment = (text: string): boolean =>
  !FINITE.test(
    text.replace(
      /\s*\([^()]*\)|,? (?:that|which|who|where|to|so that|qui|que|où|donde|(?<=, )(?:die|der|das)) .*$/giu,
      '',
    ),
  );

/** Right before a thing. */
const UNSURE =
  /(?<!\p{L})(?:maybe|perhaps|possibly|eventually|vielleicht|eventuell|quizás?|tal vez|peut-être),? (?:an? |the |some |eine?n? |une? |una? )?$/iu;

const NEGATED = /(?<!\p{L})(?:not|don['’]?t|never|avoid|no|hate|kein\p{L}*|nicht|nada|nunca|pas|jamais)(?!\p{L})/iu;

function thingsOf(passage: Passage, before: string, index: number, isCounted: boolean, tongue: Tongue): Asked[] {
  const { text, isItem, header } = passage;
  const take = (parts: readonly string[]): Asked[] =>
    parts.map((said) => ({
      text: said,
      passage,
      isOpen:
        isUnsure(said) ||
        OPTIONAL.test(text) ||
        UNSURE.test(text.slice(0, text.indexOf(said))) ||
        /^,? (?:maybe|perhaps|vielleicht|quizás?|peut-être|(?:only )?if (?:there|(?:the )?(?:money|budget)))(?!\p{L})/iu.test(
          text.slice(text.indexOf(said) + said.length),
        ),
    }));
  if (isItem && NEGATED.test(header ?? '')) return [];
  if (isItem && header !== undefined) {
    if (ENABLES.test(header) && ON_SCREEN.test(header)) return [];
    if (isAsking(header)) return itemOf(passage, tongue);
  }
  if (isItem && header === undefined && isCounted && isFragment(text)) return itemOf(passage, tongue);
  if (isSocial(text) || text.length > 900) return [];
  // 'also stickers for manhole lids??'
  if (text.includes('?')) {
    const [, object = ''] = ORDERS.exec(text) ?? [];
    if (object !== '' && !object.includes('?')) return take(phrasesIn(object, false, tongue));
    const said = text.replace(/[?!.\s]+$/u, '').replace(/^(?:and |also |maybe |perhaps |plus )+/iu, '');
    return !said.includes('?') &&
      said.split(' ').length < 9 &&
      isFragment(said) &&
      kindOf(bareOf(said), undefined, tongue.isForeign) &&
      !/^(?:what|how|who|when|where|why|which|any|is|are|do|can|could|would|was|wer|wie|wo|qui|que|qué|cómo|comment|combien)(?!\p{L})/iu.test(
        said,
      )
      ? [{ text: said, passage, isOpen: true }]
      : [];
  }
  const [, label = '', rest = ''] = LABELLED.exec(text) ?? [];
  // 'we want a site for skippers: the tide, pictures' names the whole before its parts
  if (
    (isAsking(label) || /^(?:so|also|plus)$/iu.test(label)) &&
    !/ (?:an?|the|our|one|eine?n?|una?|une?) /iu.test(label)
  ) {
    const parts = phrasesIn(rest, true, tongue);
    if (parts.length > 0) return take(parts);
  }
  const all: string[] = [];
  let end = 0;
  for (const cue of text.matchAll(CUE)) {
    const said = text.slice(0, cue.index);
    if (cue.index < end || NOT_WISHED.test(said) || OF_OTHERS.test(said)) continue;
    // 'Visitors enter by the upper gate and will need …'
    if (
      /(?<!\p{L})(?:will|would|may|might|shall) (?:also )?$/iu.test(said) &&
      !/(?<!\p{L})(?:we|i)(?!\p{L})/iu.test(said)
    )
      continue;
    const object = text
      .slice(cue.index + cue[0].length)
      .replace(DONE, '')
      .replace(DONE_BY, '');
    // 'queremos vender almejas': a verb
    if (/^(?:quer|quier|necesit|busc|quisi|voul|voudr|souhait|cherch|aimer)/iu.test(cue[0]) && INFINITIVE.test(object))
      continue;
    // 'our menu boards need a ladder'
    if (
      /^(?:need|want)(?!\p{L})/iu.test(cue[0]) &&
      /(?<!\p{L})(?:our|the|my|these|those|their|all)(?: \p{L}+){0,2} \p{L}+s $/iu.test(said)
    )
      continue;
    // 'the plant wants files twelve weeks before'
    if (/^(?:the |all |our )?(?:final )?(?:files|artwork|data|pdfs?|samples|notice)(?!\p{L})/iu.test(object)) continue;
    // 'one identity for the three: a logo, colours'
    const [head = '', list = ''] = object.split(/:\s(?=.)/u);
    const parts = phrasesIn(head.split(/;\s|\s[–—]\s/u)[0]!.replace(/[.!]$/u, ''), false, tongue);
    if (parts.length === 0) {
      if (LOOKED_FOR.test(text.slice(cue.index + cue[0].length)) && text.length < LONGEST)
        all.push(text.replace(/[.!]$/u, ''));
      continue;
    }
    const listed = list === '' ? [] : phrasesIn(list.replace(/[.!]$/u, ''), false, tongue);
    // 'the interior: a counter with a view' is one
    const last = `${parts.at(-1)!}: ${listed[0] ?? ''}`;
    if (listed.length === 1 && head.endsWith(parts.at(-1)!) && last.length < LONGEST + 40)
      parts[parts.length - 1] = last;
    all.push(...parts, ...(listed.length > 1 ? listed : []));
    end = text.indexOf(parts.at(-1)!, cue.index) + parts.at(-1)!.length;
  }
  if (all.length > 0) return take(all);
  const isNear =
    index < 2 || word('needs?|wants?|like|looking|brauch\\p{L}*|quer\\p{L}*|voul\\p{L}*|suchen').test(before);
  const first = (text.split(/[,;]/u)[0] ?? '').replace(/(?: (?:maybe|perhaps|vielleicht))?[.!]*$/iu, '');
  return isFragment(text) &&
    !DEFINITE.test(text) &&
    !/:/u.test(text) &&
    (isNear || /^(?:new|neue?\p{L}*|also|plus|nuev\p{L}+|nouve\p{L}+) /iu.test(text)) &&
    kindOf(bareOf(first), undefined, tongue.isForeign, tongue.isNounFirst) !== undefined
    ? take(phrasesIn(text.replace(/[.!]$/u, ''), false, tongue))
    : [];
}

/** The same thing, named twice: the noun is the same, or one name holds the other. */
export const isSameThing = (one: string, other: string): boolean => {
  const [first, second] = [firstPhrase(one).toLowerCase(), firstPhrase(other).toLowerCase()];
  return (
    first === second ||
    (!second.includes(' ') && headOf(one) === headOf(other)) ||
    first.endsWith(` ${second}`) ||
    second.endsWith(` ${first}`) ||
    one.toLowerCase().includes(second)
  );
};

/** The things that a letter orders, each in its own words and once, in their order. */
export function askedIn(passages: readonly Passage[], isForeign: boolean, locale: string): Asked[] {
  const tongue: Tongue = { isForeign, isNounFirst: /^(?:es|fr)/u.test(locale) || (isForeign && locale !== 'de-DE') };
  const isCounted = passages.filter(({ mark, header }) => mark !== undefined && header === undefined).length > 4;
  const all: Asked[] = [];
  for (const [index, passage] of passages.entries()) {
    if (passage.isOthers) continue;
    for (const one of thingsOf(passage, passages[index - 1]?.text ?? '', index, isCounted, tongue)) {
      const isOfList = all.some((other) => other.passage === passage);
      const known = all.find((other) =>
        isOfList ? bareOf(other.text) === bareOf(one.text) : isSameThing(bareOf(other.text), bareOf(one.text)),
      );
      if (!known) all.push(one);
    }
  }
  return all.map((one) => ({ ...one, said: one.text.replace(ADVERB, ''), text: bareOf(one.text) }));
}
