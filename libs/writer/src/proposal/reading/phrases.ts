import { hitsIn } from '../lexicon';

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
const STARTS =
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
const OPEN =
  /\?\s*$|(?<!\p{L})(?:maybe|perhaps|possibly|later|eventually|optional(?:ly)?|if possible|if (?:the )?(?:money|budget)|vielleicht|später|evtl|eventuell|quizás?|tal vez|más adelante|peut-être|plus tard)(?!\p{L})/iu;
/** Said of the thing itself, not of what is told behind it. */
export const isUnsure = (part: string): boolean =>
  OPEN.test(part.replace(/ (?:that|which|who|der|die|das|qui|que) .*/iu, '').slice(0, 60)) || /\?\s*$/u.test(part);
/** What stands in the first place of no thing that is made. */
export const NO_START =
  /^(?:mainly|mostly|primarily|especially|whatever|supervise|oversee|coordinate|manage|opening(?! (?:evening|night|party|event|ceremony|day))|starting|launching|documented|ready|finished|separately|bis|sur|sous|à|dans|avec|chez|con|bei|auf|an|im|am|aus|vor|nach|unter|über|\p{L}+(?:ibles?|ables?) (?:sous|sur|à|pour)|pas|sans|ni|ohne|\p{L}{2,}(?:ar|er|ir)(?= (?:con|una?|el|la|los|las|lo|más|l['’]|des|mis?|sus?|tus?|notre|nos|mon|ma|mes|nuestr\p{L}+)(?!\p{L}))|again|now|here|there|today|totally|completely|separate|size|style|works?|fits?|looks?(?! (?:of|for))|lies|survives?|nicht|garder|avoir|être|faire|bleiben|nichts|auch|sondern|it|its|them|they|you|your|us|me|him|her|to|that|this|these|those|there|all|any|every|more|less|fewer|much|many|nothing|none|no|not|never|help|advice|sure|because|so|if|when|where|why|what|which|who|whose|by|from|for|in|on|at|with|without|under|around|about|until|before|after|within|up|please|thanks|ideally|also|very|too|etc|and|or|but|one of|be|is|are|let|make|know|see|go|come|keep|than|as|like|people|somebody|someone|anybody|everybody|everything|anything|dass|zu|es|sie|uns|mir|man|jemand|alles|nichts|kein\p{L}*|mehr|weniger|que|lo|nos|se|alguien|todo|nada|más|menos|qui|ce|cela|quelqu|tout|rien|plus|moins)(?!\p{L})/iu;
export const FINITE =
  /(?<!\p{L})(?:is|are|was|were|be|been|will|would|can|could|should|shall|must|may|might|do|does|did|has|had|have|we|i|you|they|he|she|it|us|me|them|disagree|yes\/no|choose|think|know|knows|says?|said|wants?|needs?|ist|sind|war|wird|werden|kann|können|muss|soll|sollen|hat|haben|wir|ich|sie|es|uns|está|están|son|es|sea|tiene|hay|nos|est|sont|soit|a été|nous|vous|ils?|elles?)(?!\p{L})|['’](?:s (?:not|too|very|a)|re|ve|ll|m)(?!\p{L})|(?<!\p{L})(?:or|oder|o|ou) (?:other|another|something|similar|the like|andere\p{L}*|otr[oa]s?|autres?)(?!\p{L})|(?<!\p{L})(?:o|ou) \p{L}{3,}(?:ar|er|ir)(?!\p{L})/iu;
/** People, places in time, sums and measures, and what a studio is: wished for, and not made. */
export const NO_THING =
  /(?<!\p{L})(?:growth|increase|rise|percent|rounds?|(?:business |working )?days?|weeks?|months?|hours?|approval|consent|permission|permits?|feedback|experience|references|things?|people|overhaul|surprise|partnership|(?:\d+ )?pages|photos from \p{L}+|copies|guests?|customers?|clients?|visitors?|tenors?|subscribers?|members?|donors?|volunteers?|patients?|students?|pupils?|buyers?|readers?|followers?|families|teenagers|designers?|studios?|agenc(?:y|ies)|partners?|suppliers?|freelancers?|somebody|someone|person|help|advice|support|proposals?|quotes?|quotations?|offers?|prices?|answers?|estimates?|cost|budget|money|time|change|attention|respect|sales|bookings|orders|awareness|feeling|impression|option|solution|way|chance|reason|start|idea of|look and feel|year[ -]olds|trust|sizes|menschen|leute|gäste|kunden|besucher|mitglieder|hilfe|rat|angebote?|preise?|kosten|gente|personas|clientes|visitantes|ayuda|presupuesto|precio|personne|gens|visiteurs|aide|devis|prix)$/iu;
const MEASURE =
  /^(?:about |approx\.? |ca\.? |max\.? )?[\d.,–x× -]+ ?(?:%|mm|cm|m|km|m²|sqm|kg|g|l|ml|cl|seconds?|segundos?|secondes?|sekunden|sec|min|minutes?|hours?|days?|weeks?|months?|years?|tage|wochen|días|semanas|jours|semaines|pages? max|words|euros?|€|\$|£|usd|eur)?\.?$/iu;
/** 'We want a website that': its lines say what that does, and are no things. */
export const RELATIVE_END =
  /,?\s(?:que|die|der|das|that|which|who|qui|to|must|should|can|zu|soll|sollen|muss|kann)\s*:?$/iu;

/** What is spoken of is seen on a screen. */
export const ON_SCREEN =
  /(?<!\p{L})(?:web ?sites?|apps?|online|portal|kundenportal|interface|software|kiosks?|dashboards?|react|screens|webseite|internet|oberfläche|benutzeroberfläche|página web|sitio|logiciel|interfaz)(?!\p{L})/iu;
