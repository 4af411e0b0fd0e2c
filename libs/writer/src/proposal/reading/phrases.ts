import { type Deliverable, hitsIn } from '../lexicon';

// What stands behind a wish, as names of things: where one ends and the next begins, and what is no thing at all.

/** Commas and joints outside brackets and quotation marks. */
export function parted(text: string): string[] {
  const parts: string[] = [];
  let [from, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (/["“”„«»]/.test(letter)) isQuoted = letter === '"' ? !isQuoted : /[“„«]/.test(letter);
    else if (depth === 0 && !isQuoted && /[,;+]/.test(letter) && !/\d/.test(text.charAt(at + 1))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  // 'a poster, which our secretary fills in' is one
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<string[]>((all, part) => {
      const own = part.replace(/^with (?=\p{Ll})/u, '');
      // 'a redesign, with templates and drawings'
      if (all.length > 0 && own !== part && hitsIn(own).some(({ isWeak, at }) => !isWeak && at === 0)) all.push(own);
      else if (all.length > 0 && GOES_ON.test(part) && !/^d\p{Ll}+ .*\p{Lu}\p{L}*$/u.test(part))
        all.push(`${all.pop() ?? ''}, ${part}`);
      else all.push(part);
      return all;
    }, []);
}
const GOES_ON =
  /^(?:\p{L}+(?:able|ible)(?= )|with|without|including|incl\.?|in|for|from|each|mit|ohne|avec|sans|con|sin|nesting|fitting|showing|using|matching|hanging|standing|made|printed|which|who|that|where|die|der|das|den|dem|que|qui|où|donde)(?!\p{L})/iu;

const JOINT = /\s(?:and|und|y|e|et|as well as|together with|plus|sowie|ainsi que|along with)\s(?:also |then |auch )?/iu;
export const STARTS =
  /^(?:an?|the|our|new|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|\d+|eine?n?|neue?\p{L}*|unser\p{L}*|una?|unos|unas|nuev\p{L}+|une?|des|du|de la|le|la|les|nos|something|etwas|algo|quelque chose)\s/iu;
const PREPOSITION = /\s(?:for|of|with|under|between|in|on|at|from|für|mit|von|aus|para|de|con|en|pour|avec|à)\s/iu;

const shifted = (found: RegExpExecArray | null, by: number): { index: number; 0: string } | null =>
  found && { index: found.index + by, 0: found[0] };

/** 'a name and a logo' are two; 'labels for jars and boxes' are one. */
export function joined(part: string, isLast: boolean): string[] {
  const masked = part.replace(/\([^)]*\)/g, (whole) => '_'.repeat(whole.length));
  const first = JOINT.exec(masked);
  // 'a pouch for the dulse and the snack' is one
  const isWithin =
    first &&
    / (?:for|of|with|in|pour|dans|chez|avec|für|mit|para|en) (?:the|our|his|her|their|my|les?|la|nos|die|den|das|unsere|los|las|el) [\p{L}-]+$/iu.test(
      part.slice(0, first.index),
    ) &&
    /^(?:the|our|les?|la|nos|die|den|das|unsere|los|las|el) /iu.test(part.slice(first.index + first[0].length));
  const from = isWithin ? first.index + first[0].length : 0;
  const joint = isWithin ? shifted(JOINT.exec(masked.slice(from)), from) : first;
  if (!joint) return [part];
  const [left, right] = [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)];
  if (left === '' || right === '') return [left + right];
  // 'a bench with and without back'
  if (/ (?:with|in|on|for|mit|con|avec)$/iu.test(left)) return [part];
  // 'labels for 9 jams and 4 chutneys' are of one thing
  if (
    /^\d/.test(right) &&
    PREPOSITION.test(` ${left}`) &&
    /\d/.test(left) &&
    // 'a folder of 24 pages and 200 stickers' are two
    !hitsIn(right).some(({ isWeak, end }) => !isWeak && end === right.length)
  )
    return [part];
  // 'a poster for pubs and the co-op' is one
  if (
    / (?:for|in|at|on|für|in|para|en|pour|dans) [\p{L} -]+$/iu.test(left) &&
    /^(?:the|die|der|das|den|el|la|los|las|le|les) [\p{L}-]+$/iu.test(right) &&
    hitsIn(right).every(({ isWeak }) => isWeak)
  )
    return [part];
  // 'packs of 3 and 10' are of one thing
  if (/\d$/.test(left) && /^\d[\d.,]*$/.test(right.trim())) return [part];
  // '250 g and 1 kg' are of one thing
  if (MEASURE.test(right.replace(/\s*\([^)]*\)/g, ''))) return [part];
  return STARTS.test(right) ||
    // 'an evening for 120 guests and posters for the tram stops'
    (PREPOSITION.test(` ${right}`) && hitsIn(right).some(({ isWeak, at }) => !isWeak && at === 0)) ||
    /^\p{Ll}{4,}e[nrs]? \p{Lu}\p{L}+$/u.test(right) ||
    /plus\s$/i.test(joint[0]) ||
    (isLast && !PREPOSITION.test(`${left} `))
    ? [left, ...joined(right, isLast)]
    : [part];
}

export const ARTICLE =
  /^(?:(?:plus|a few|a couple of|an?|the|our|my|some|also|maybe|perhaps|possibly|later|eventually|then|first|just|only|basically|(?:a )?(?:completely |totally |brand )(?=new)|ein(?:e[nmrs]?)?|unser\p{L}*|d(?:er|ie|as|en)|auch|vielleicht|und|and|un[ao]?|unos|unas|el|la|los|las|también|y|une?|des|du|de la|le|les|l['’]|d['’]|aussi|et|nos)\s+|[ld]['’](?=\p{L}))+/iu;
export const OPEN =
  /\?\s*$|(?<!\p{L})(?:maybe|perhaps|possibly|later|eventually|optional(?:ly)?|if possible|if (?:the )?(?:money|budget)|vielleicht|später|evtl|eventuell|quizás?|tal vez|más adelante|peut-être|plus tard)(?!\p{L})/iu;
/** Said of the thing itself, not of what is told behind it. */
export const isUnsure = (part: string): boolean =>
  OPEN.test(part.replace(/ (?:that|which|who|der|die|das|qui|que) .*/iu, '').slice(0, 60)) || /\?\s*$/u.test(part);
/** 'A leaflet in Danish, German and English' is one thing. */
const LANGUAGE =
  /^(?:english|german|french|spanish|italian|portuguese|dutch|estonian|latvian|lithuanian|slovak|sloven(?:e|ian)|croatian|serbian|bulgarian|icelandic|albanian|georgian|armenian|persian|farsi|kurdish|urdu|bengali|tamil|indonesian|javanese|malay|thai|vietnamese|afrikaans|xhosa|isixhosa|zulu|isizulu|māori|maori|sámi|sami|ukrainian|danish|swedish|norwegian|finnish|polish|czech|hungarian|romanian|russian|ukrainian|turkish|arabic|hebrew|greek|chinese|japanese|korean|hindi|welsh|irish|gaelic|catalan|basque|swahili|setswana|englisch|deutsch|französisch|spanisch|italienisch|polnisch|türkisch|russisch|inglés|alemán|francés|portugués|italiano|catalán|euskera|anglais|allemand|espagnol|portugais|italien|néerlandais)$/i;
const isLanguage = (before: string, part: string): boolean => {
  const [first = '', ...more] = part.split(' ');
  // 'in English, German and Arabic linking to …'
  return LANGUAGE.test(first) && (more.length === 0 || LANGUAGE.test(before.split(' ').at(-1)!));
};
export const withLanguages = (parts: readonly string[]): string[] => {
  const all: string[] = [];
  for (const part of parts)
    if (
      all.length > 0 &&
      ((/ for \d+$/u.test(all.at(-1)!) && /^\d+(?: and \d+)?$/u.test(part.trim())) ||
        isLanguage(all.at(-1)!, part.replace(/\s*\([^()]*\)/gu, '').trim()) ||
        isPlace(all.at(-1)!, part))
    )
      all.push(`${all.pop()!}, ${part.trim()}`);
    else all.push(part);
  return all;
};

/** 'outdoor in Sydney', 'Perth', 'and Adelaide': of the piece before. */
const isPlace = (before: string, part: string): boolean =>
  / (?:in|from|at|for) (?:\p{Lu}[\p{L}-]+(?:, | and )?)+$/u.test(before) &&
  /^(?:and )?\p{Lu}[\p{L}-]+(?: (?:and )?\p{Lu}[\p{L}-]+)*$/u.test(part.trim());

/** What stands in the first place of no thing that is made. */
export const NO_START =
  /^(?:mainly|mostly|primarily|especially|whatever|supervise|oversee|coordinate|manage|opening(?! (?:evening|night|party|event|ceremony|day))|starting|launching|documented|ready|finished|separately|bis|sur|sous|à|dans|avec|chez|con|bei|auf|an|im|am|aus|vor|nach|unter|über|\p{L}+(?:ibles?|ables?) (?:sous|sur|à|pour)|pas|sans|ni|ohne|\p{L}{2,}(?:ar|er|ir)(?= (?:con|una?|el|la|los|las|lo|más|l['’]|des|mis?|sus?|tus?|notre|nos|mon|ma|mes|nuestr\p{L}+)(?!\p{L}))|again|now|here|there|today|totally|completely|separate|size|style|works?|fits?|looks?(?! (?:of|for))|lies|survives?|nicht|garder|avoir|être|faire|bleiben|nichts|auch|sondern|it|its|them|they|you|your|us|me|him|her|to|that|this|these|those|there|all|any|every|more|less|fewer|much|many|nothing|none|no|not|never|help|advice|sure|because|so|if|when|where|why|what|which|who|whose|by|from|for|in|on|at|with|without|under|around|about|until|before|after|within|up|please|thanks|ideally|also|very|too|etc|and|or|but|one of|be|is|are|let|make|know|see|go|come|keep|than|as|like|people|somebody|someone|anybody|everybody|everything|anything|dass|zu|es|sie|uns|mir|man|jemand|alles|nichts|kein\p{L}*|mehr|weniger|que|lo|nos|se|alguien|todo|nada|más|menos|qui|ce|cela|quelqu|tout|rien|plus|moins)(?!\p{L})/iu;
export const FINITE =
  /(?<!\p{L})(?:is|are|was|were|be|been|will|would|can|could|should|shall|must|may|might|do|does|did|has|had|have|we|i|you|they|he|she|it|us|me|them|disagree|yes\/no|choose|think|know|knows|says?|said|wants?|needs?|ist|sind|war|wird|werden|kann|können|muss|soll|sollen|hat|haben|wir|ich|sie|es|uns|está|están|son|es|sea|tiene|hay|nos|est|sont|soit|a été|nous|vous|ils?|elles?)(?!\p{L})|['’](?:s (?:not|too|very|a)|re|ve|ll|m)(?!\p{L})|(?<!\p{L})(?:or|oder|o|ou) (?:other|another|something|similar|the like|andere\p{L}*|otr[oa]s?|autres?)(?!\p{L})|(?<!\p{L})(?:o|ou) \p{L}{3,}(?:ar|er|ir)(?!\p{L})/iu;
const RELATIVE =
  /,? (?:that|which|who|where|whose|with which|so|in which|on which|to which|die|das|der|den|dem|damit|que|donde|qui|où|dont)(?!\p{L}) /iu;
/** People, places in time, sums and measures, and what a studio is: wished for, and not made. */
export const NO_THING =
  /(?<!\p{L})(?:growth|increase|rise|percent|rounds?|(?:business |working )?days?|weeks?|months?|hours?|approval|consent|permission|permits?|feedback|experience|references|things?|people|overhaul|surprise|partnership|(?:\d+ )?pages|photos from \p{L}+|copies|guests?|customers?|clients?|visitors?|tenors?|subscribers?|members?|donors?|volunteers?|patients?|students?|pupils?|buyers?|readers?|followers?|families|teenagers|designers?|studios?|agenc(?:y|ies)|partners?|suppliers?|freelancers?|somebody|someone|person|help|advice|support|proposals?|quotes?|quotations?|offers?|prices?|answers?|estimates?|cost|budget|money|time|change|attention|respect|sales|bookings|orders|awareness|feeling|impression|option|solution|way|chance|reason|start|idea of|look and feel|year[ -]olds|trust|sizes|menschen|leute|gäste|kunden|besucher|mitglieder|hilfe|rat|angebote?|preise?|kosten|gente|personas|clientes|visitantes|ayuda|presupuesto|precio|personne|gens|visiteurs|aide|devis|prix)$/iu;
const MEASURE =
  /^(?:about |approx\.? |ca\.? |max\.? )?[\d.,–x× -]+ ?(?:%|mm|cm|m|km|m²|sqm|kg|g|l|ml|cl|seconds?|segundos?|secondes?|sekunden|sec|min|minutes?|hours?|days?|weeks?|months?|years?|tage|wochen|días|semanas|jours|semaines|pages? max|words|euros?|€|\$|£|usd|eur)?\.?$/iu;
const MONTH =
  /^(?:mid-|early |late |end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|oct|nov|dec|jan|feb)\b/i;

/** 'We want a website that': its lines say what that does, and are no things. */
export const RELATIVE_END =
  /,?\s(?:que|die|der|das|that|which|who|qui|to|must|should|can|zu|soll|sollen|muss|kann)\s*:?$/iu;

/** Says nothing by itself. */
const VAGUE =
  /^(?:the )?(?:(?:proposal|offer|quote) for|above|below|front|following|something (?:else|new|different)|etwas (?:anderes|neues)|things?|work|rest|whole|all|everything|same)$/iu;

/** A clause, a manner or a time, which ends a list. */
const NO_ITEM =
  /^(?:kindly|send|live|ready|tops|asap|urgent|whatever|mainly|mostly|supervise|oversee|coordinate|manage|we|i|it|they|he|she|this|that|there|you|please|thanks|because|so|if|when|which|who|whose|than|but|no|not|never|nothing|documented|opening(?! (?:evening|night|party|event|ceremony|day))|starting|launching|ready|works?|fits?|ideally|preferably|below|above|under|over|ex-works|maximum|max|min|at least|at most|up to|about|from|to|in|on|at|by|until|till|before|after|within|since|incl\p{L}*|except|without|rather|readable|legible|lesbar|right now|now|today|[\d.,]+(?: (?:and|or) [\d.,]+)?$|then|also|only|just|as|like|\d{1,2}\.? \p{Lu}\p{Ll}+ 20\d\d|(?:english|german|french|spanish|italian|creole|welsh|arabic|portuguese|dutch) and|wir|ich|es|sie|nicht|kein\p{L}*|ohne|bis|ab|nous|on|il|pas|sans|no|sin|hasta|lo que)(?!\p{L})|(?<!\p{L})(?:rather than|it|them|is|are|was|were|must|has to|have to|wants?|ist|sind|muss|müssen|soll|está|están|tiene que|est|sont|doit)(?!\p{L})/iu;

/** 'about 40 maps' are maps. */
const ROUGHLY =
  /^(?:about|around|roughly|approximately|approx\.?|ca\.?|circa|at least|up to|say|etwa|rund|ungefähr|mindestens|environ|au moins|al menos|unos|unas) (?=\d|an? |two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|dos|tres|deux|trois)/iu;

/** 'correct, illustrated by someone who has looked at a bird': how it is to be. */
const ATTRIBUTE =
  /^(?:[\d.,]+ (?:pcs|pieces|stück|units)(?=$)|beautiful(?=$)|simple(?=$)|correct|accurate|waterproof|weatherproof|washable|stackable|(?:designed|illustrated|drawn|printed|made|written|built)(?= (?:by|on|in|with|at|for|to) |$))(?!\p{L})/iu;

/** A phrase as the name of a thing, or nothing. */
export function nameOf(part: string, isFirst: boolean, isListed = false): string | undefined {
  const said = part
    .replace(/^\(?[a-h]\)\s+/iu, '')
    // 'somebody who designs the inside, makes three samples'
    .replace(
      /^(?:and )?(?:you to )?(?:makes?|draws?|(?:re)?designs?|produces?|writes?|do|does|creates?|develops?|builds?|renews?) (?=an? |the |our |all |two |three |four |\d)/iu,
      '',
    )
    .replace(/^[-–—•*"“„'‘\s]+|["”“'’\s]+$/gu, '')
    .replace(/,? (?:rather than|instead of|not just) .*$/iu, '')
    .replace(/^(?:et )?à (?=des |une? |la |l['’])/iu, '')
    .replace(/^einschließlich (?:de[rs]|die|das) /iu, '')
    // 'a proposal covering a film and a leaflet'
    .replace(/^(?:an? |your |the )?(?:proposal|offer|quotation|quote|price)s? (?:covering|for|on|including) /iu, '')
    .replace(/^(?:ainsi qu(?:e |['’])|así como |sowie |as well as |together with )/iu, '')
    // 'and you to watch over the build'
    .replace(
      /^(?:and )?(?:for )?(?:you|us) to (watch over|supervise|oversee|accompany|coordinate) /iu,
      (_, verb: string) =>
        `${verb
          .replace(/e$/, '')
          .replace(/^watch over$/i, 'watching over')
          .replace(/^(?!watching)(\p{L}+)$/u, '$1ing')} `,
    )
    // what is told in brackets is said by the letter
    .replace(/\s*\(([^()]*)\)/g, (whole, within: string) => (within.length > 28 || FINITE.test(within) ? '' : whole))
    .replace(/\s*\((?:now|currently|today|please|pls|see|he|she|i|we|they|one|yes|no)\b[^)]*\)?/giu, '')
    .replace(
      /(?:\s+(?:please|pls|thanks|bitte|por favor|later|too|as well|also|etc|and so on|designed|gestalten|entwickeln|machen(?: lassen)?|haben|erneuern|lassen|herausgeben|veröffentlichen|drucken|bauen))+[.!]*$/iu,
      '',
    )
    .replace(/[\s.,;:!?–—-]+$/u, '')
    // by when it is wanted is told with the dates
    .replace(/^(?:bis|ab|by|before|for|avant|pour|antes|para) [^,]{3,44}? (?=(?:eine?n?|an?|una?|une?) )/iu, '')
    .replace(
      /,? (?:by|before|until|on|in time for|bis|am|avant|antes|le|el) (?:the )?(?=\S*\d|end|mid|early|late|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|zu)[^(]*$/iu,
      '',
    )
    .replace(/ (?:for|on|in|with) (?:it|them|this)$|(?<! without| with| and| the) back$/i, '')
    .replace(
      / (?:and|with|plus) (?:everything|all|whatever)(?: else)? that (?:goes|belongs|comes) (?:with|to) ?(?:it|them)?$/iu,
      '',
    )
    .replace(/,? from (?:concept|idea|sketch)(?: \p{L}+){0,2}$| from (?:it|them)(?= |$)/iu, '')
    // 'a leaflet explaining why …'
    .replace(/,? (?:explaining|showing|telling|saying|about) (?:why|how|what|that|who) .*$/iu, '')
    // 'the villages as they were'
    .replace(/ as (?:they|it|we|he|she)(?!\p{L}).*$/iu, '')
    .replace(/(?<!\p{L})(?:actually|really|simply) | (?:anyway|instead)$/giu, '')
    .replace(RELATIVE_END, '')
    // 'identity for a theatre: must fit the old logo'
    .replace(/:\s.*$/u, '')
    .replace(/ (?:redesigned|renewed|redone|translated)(?= \(|$)/i, '')
    .replace(ARTICLE, '')
    .replace(ARTICLE, '')
    .trim();
  // dictated: 'the order form they have to be a client'
  const spoken = / (?:they|it|he|she|because)(?!\p{L}).*$/iu;
  const cut = /['‘’"“”„«»]\p{Lu}/u.test(said) ? said : said.replace(spoken, '');
  if ((!isListed || FINITE.test(said)) && cut !== said && /\p{L}{3}/u.test(cut) && !/,/.test(said))
    return nameOf(cut, isFirst);
  // 'how we tell people' is a piece of work, too
  const how = !isFirst && /^how (?:we|to|i) (?:can |could |should )?(\p{L}+(?: \p{L}+){0,4})$/iu.exec(said);
  if (how) return `how you ${how[1] ?? ''}`;
  // 'a typeface we can use in Word': a relative clause without its word
  const relative =
    RELATIVE.exec(said) ??
    /(?<=\p{L}{3}) (?=(?:we|you|(?:our|my) \p{L}+|customers|people|staff) (?:can |could |may |will )?(?:actually |really )?\p{Ll}{3,})/iu.exec(
      said,
    );
  // 'a campaign to fill the afternoons'
  const purpose = isListed ? null : / to (?=\p{Ll}{3,})/iu.exec(said);
  const cutAt = Math.min(relative?.index ?? Infinity, purpose?.index ?? Infinity);
  const head = cutAt < Infinity ? said.slice(0, cutAt) : said;
  const own =
    relative && said.length < 100 && !/\d[\d.,]* (?:\p{L}+ ){0,2}(?:a|per) /u.test(said) && !purpose ? said : head;
  const bare = head
    .replace(/\s*\([^)]*\)/g, '')
    .replace(ROUGHLY, '')
    .trim();
  const words = bare.split(/\s+/).length;
  if (
    !/\p{L}{2}/u.test(bare) ||
    words > (isListed ? 18 : 12) ||
    bare.length > (isListed ? 110 : 80) ||
    own.length > 120 ||
    // in a list that the client made most is a thing
    (isListed
      ? NO_ITEM.test(bare)
      : NO_START.test(bare) ||
        // a can is a tin, too
        FINITE.test(bare.replace(/^can /i, ''))) ||
    / per (?=\p{L})/u.test(bare) ||
    / (?:below|under|above|over) \d/u.test(` ${bare}`) ||
    VAGUE.test(bare) ||
    ATTRIBUTE.test(bare) ||
    // when it is tried stands with the days
    /^(?:first )?(?:tests?|pilots?|trials?|beta) (?:with|at|in|on|by)(?!\p{L})/iu.test(bare) ||
    bare.split(' ').every((word) => LANGUAGE.test(word)) ||
    /^\d+ (?:pages?|seiten|páginas)(?:,|$)/iu.test(bare) ||
    MEASURE.test(bare) ||
    /^[\d.,]+ ?(?:mm|cm|m|km|m²|sqm|ha|kg|g|l|ml|%)(?!\p{L})(?: (?:of|in|per|high|wide|long|deep|each)(?!\p{L}).*)?$/iu.test(
      bare,
    ) ||
    MONTH.test(bare) ||
    (!(isListed && /^\D/u.test(bare)) && NO_THING.test(bare.replace(PREPOSITION, '\n').split('\n')[0]!.trim())) ||
    /^(?:\p{Lu}\p{Ll}+ ){0,1}\d{1,2}$/u.test(bare) ||
    /^\W*[€$£¥₹]|:(?!\d)|^[A-Z]{3} \d|\d ?(?:lakh|crore|million)|^(?:VAT|GST|MwSt)/.test(bare) ||
    own.split('(').length !== own.split(')').length ||
    (own.match(/["“”„]/g) ?? []).length % 2 > 0
  )
    return undefined;
  return own;
}

/** 'Calendar of free dates': where a page is spoken of, paper is not meant. */
export const ON_PAPER = ['print', 'book', 'goods', 'packaging'];
export const ON_SCREEN = /(?<!\p{L})(?:web ?sites?|apps?|online|portal|webseite|internet|página web|sitio)(?!\p{L})/iu;

/** It holds something, and is no stand at a fair. */
const HOLDS =
  /(?<!\p{L})(?:bicycle|bike|cake|plant|umbrella|music|phone|display|tester|night|coat|hat|bottle|phone|tablet) stands?$|(?<!\p{L})(?:phone|photo|ticket|listening|voting|fitting) booths?$/iu;

/** What the lexicon says of it: only where its noun ends the name's first phrase, and means nothing else. */
export function knownAs(name: string, isForeign: boolean): Deliverable | undefined {
  const bare = (parted(name)[0] ?? name)
    .replace(/\s*\([^)]*\)/g, '')
    // 'a set of photographs', 'the redesign of our logo'
    .replace(
      /^(?:\p{L}+ |\d+ )?(?:sets?|series|range|family|collection|couple|redesign|design|production) of (?:an? |the |our )?/iu,
      '',
    )
    .trim();
  const head = bare
    .split(
      / (?:for|of|with|in|on|at|from|that|which|who|where|für|mit|von|aus|im|am|an|para|de|del|con|en|que|pour|avec|à|au|du|des|qui|we|you|our|incl|made|shot|taken|showing|holding|linking|–|-)(?!\p{L})/iu,
    )[0]!
    .trim();
  if (HOLDS.test(head)) return undefined;
  for (const part of [head, bare]) {
    const hits = hitsIn(part, isForeign);
    const hit = hits.at(-1);
    const [first] = hits;
    if (first && first.at === 0 && !first.isWeak && part.slice(0, first.end).includes(' ')) return first.of;
    if (
      hit &&
      (part === head || hit.at === 0) &&
      hit.end === part.length &&
      (!hit.isWeak || hit.at === 0 || part.split(' ').length < 3)
    )
      return hit.of;
    // 'logo and colours'
    if (first && first.at === 0 && !first.isWeak && JOINT.test(part.slice(first.end, first.end + 8))) return first.of;
  }
  // 'poster series'
  const [only] = hitsIn(head, isForeign);
  return only && only.at === 0 && !only.isWeak && head.slice(only.end).trim().split(' ').length < 3
    ? only.of
    : undefined;
}
