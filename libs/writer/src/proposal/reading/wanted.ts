import { hitsIn, type Deliverable } from '../lexicon';
import { capital } from '../../pen';
import type { Passage } from './passages';

/** A thing that the client asks for, as a noun phrase of theirs. */
export interface Wanted {
  /** as a line of a list */
  name: string;
  /** as it was written, within a sentence */
  said: string;
  /** what the lexicon knows of it, where its last noun is a word of the trade and nothing else */
  of?: Deliverable;
  /** in a list that the client made */
  isListed: boolean;
  /** the whole of which a list behind it names the parts */
  isHead?: true;
  /** 'maybe', 'later', or with a question mark */
  isOpen: boolean;
  passage: Passage;
}

/** Says that something is wanted. */
export const WISH =
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:we|i) (?:also |really |only )*(?:need|want|wish|hope|seek|propose)(?!\p{L})|(?<!\p{L})(?:would (?:like|love)|looking for|ask for|the aim|aim:|goal|(?:please|kindly) (?:propose|quote for|design)|brauchen|benötigen|suchen|möchten|wünschen|hätten gern\p{L}*|gesucht|queremos|quiero|necesitamos|necesito|buscamos|busco|quisiéramos|nos gustaría|voudrions|voudrais|souhait(?:ons|e|erions)|cherchons|cherche|besoin|il nous faut)(?!\p{L})/iu;

const EN_MAKE =
  '(?:have|get|make|design|develop|redesign|redo|rebuild|relaunch|refresh|update|improve|modernise|rethink|rebrand|build|create|commission|order|produce|renew|replace|do|draw|print|set up|publish)';
/** 'The Bodega Rueda wants to renew': the house itself, as somebody else. */
const OF_HOUSE =
  /(?<=(?:^|\n)(?:(?:La|El|Le|L['’]|Der|Die|Das|The) ?)?\p{Lu}[^.;:,!?\n]{2,60}(?:, [^.;:,!?\n]{2,60},)? )(?:quiere|desea|necesita|busca|souhaite|cherche|désire|sucht|möchte|braucht|wants|needs|is looking for|seeks)(?: (?:to (?:have|get|renew|redesign|create)|renovar|rediseñar|crear|hacer|renouveler|refaire|créer))? (?=[\p{L}\d])/gu;
/** What stands behind these is asked for. */
const CUES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?:we|i)(?:['’]d| would|['’]ll| will| shall)? (?:also |really |just |only |now |still |first |mainly |urgently |therefore )*(?:need|want|wanted|(?<=d )(?:like|love)|require|ask for|wish(?: for)?|imagine|picture|have in mind|am looking for|are looking for|(?:am|are) (?:after|asking for)|am thinking of|are thinking of)|we['’]re (?:looking for|after)|i['’]m (?:looking for|after)|looking for|in need of|(?:it|this|that) (?:also |still )?needs|there (?:must|should|has to|have to|will) (?:also )?be|(?:please|kindly) (?:you )?(?:propose|design|make|do|draw|quote(?: us| me)? for|offer)|(?:can|could|would) you (?:also |please |perhaps |maybe )*(?:design|make|do|draw|propose|create|develop)|(?:invites?|requests?|seeks?) (?:offers|bids|proposals|quotes|quotations|tenders) for|tender for|quotation for|(?:proposal|offer|quote|bid) (?:is |are )?(?:wanted |requested |required |invited )?for|the job is|what (?:we|i) (?:need|want)(?: you for)?(?: is)?|(?:should|must|has to|have to) (?:be new|cover|include|comprise)|(?:scope(?: of (?:work|services))?|deliverables|elements|order|subject|betreff|objet|asunto)(?=:))(?![\\p{L}'’])(?: (?:to ${EN_MAKE}|you to ${EN_MAKE}|help with|help (?:to )?${EN_MAKE}|(?:someone|somebody|a (?:studio|designer|company|partner|team)) (?:to|who (?:can|could|will|would)) ${EN_MAKE}|for)(?!\\p{L}))?(?: (?:us|me)(?!\\p{L}))?(?: (?:is|are|include|comprise)(?!\\p{L}))?\\s*(?:[:：–-]\\s*)?(?=[\\p{L}\\d“"'‘(])`,
    'giu',
  ),
  // 'Our choir needs', 'Mine needs', 'want:': of the client, and of nobody else
  new RegExp(
    `(?<=^|[.;:(]\\s?|(?:^|[.;,] |and )(?:mine|his|hers|(?:our|my|the) (?:\\p{L}+ )?(?:choir|site|website|app|online shop|menu|packaging|club|school|museum|company|practice|firm|shop|caf[eé]|restaurant|farm|brewery|bakery|business|hotel|association|society|federation|cooperative|charity|festival|library|theatre|team|village|town|parish|new entity)|\\p{L}+ (?:ltd|gmbh|inc|society|trust))(?: [^.;,]{0,80})?(?:, [^,.;]{3,24},)? |(?:^|[.;:(,]\\s)|(?:we|i) [^.;,]{3,80} and )(?:wanted|needs?|wants?|shopping list)(?!\\p{L})(?: to ${EN_MAKE}(?!\\p{L}))?\\s*(?:[:：–-]\\s*)?(?=[\\p{L}\\d“"'‘(])`,
    'giu',
  ),
  // 'We run a shop in Ghent and need a name': of a sentence that begins with us
  /(?<=^(?:\p{L}+,? ){0,2}(?:we|i)(?!\p{L})[^.;:!?]{3,160}(?:,| and) )(?:need|want|would like|are looking for|seek)(?!\p{L})\s*(?=[\p{L}\d])/giu,
  // 'Also the calendar'
  /^(?:also|and also|plus|then also|dazu|außerdem|también|además|aussi)[,:]? (?=(?:an?|the|our|new|some|neue|nuev\p{L}+|eine?n?|die|das|den|una?|la|el|une?|la|le) )/giu,
  /(?<!\p{L})(?:(?:wir|ich) (?:brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|such\p{L}*|möcht\p{L}*|wünsch\p{L}*(?: uns| mir)?|hätten? gerne?|wollen|will)|(?:brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|such\p{L}*|möcht\p{L}*|hätten?) (?:wir|ich)|neu (?:sein|werden) soll\p{L}*|gesucht (?:wird|werden)|gebraucht (?:wird|werden)|es geht um|gegenstand(?: der leistung)?(?: ist| sind)?)(?: (?:dafür|dazu|also|jetzt|nun|dringend|noch|auch|gerne?|nur))*\s*:?\s+(?=[\p{L}\d„"])/giu,
  /(?<!\p{L})(?:pedido(?=:)|hacen? falta|necesitamos|queremos|buscamos|quisiéramos|necesito|quiero|busco|nos hace falta|nos hacen falta|(?:nos|me) gustaría|precisamos)(?: (?:tener|hacer|encargar|renovar|que (?:nos )?(?:hagan|diseñen)))?\s*:?\s+(?=[\p{L}\d])/giu,
  /(?<!\p{L})(?:(?:nous|on|je) (?:cherch(?:ons|e)|voudr(?:ions|ait|ais)|souhait(?:ons|e|erions)|aimer(?:ions|ait|ais)|veut|voulons)|(?:avons|a|ai) besoin d(?:e |['’]|u |es )|besoins?(?= ?:)|il (?:nous|me) faut(?:rait)?)(?: (?:(?:quelqu['’]un|un(?:e)? (?:studio|agence|designer|équipe|bureau)) pour )?(?:avoir|faire|créer|refaire|commander|renouveler|redessiner|dessiner|concevoir|repenser))?\s*:?\s*(?=[\p{L}\d])/giu,
  // 'you would do the concept', of a colleague's note
  /(?<!\p{L})you(?: would|['’]d|['’]ll| will| should) (?:do|design|make|provide|deliver) (?=(?:the |an? )?\p{L})/giu,
  OF_HOUSE,
];
/** Where every noun is written large. */
const GERMAN = /benötig/u;
const HEADED =
  /(?<!\p{L})(?:need|needs|want|wanted|scope|deliverables?|wish(?:list)?|shopping list|please (?:design|quote|offer|make)|to (?:be )?design(?:ed)?|looking for|order|lots?|items?|required|includes?|things?|brauchen|benötig\p{L}*|bräuchten?|gewünscht|leistung(?:en|sumfang)?|umfang|gesucht|neu|necesitamos|queremos|pedido|encargo|alcance|besoins?|prestations?|livrables?|commande)(?!\p{L})/iu;
const NOT_HEADED =
  /(?<!\p{L})(?:not|no|don['’]?t|without|never|avoid|hate|have|already|keep|kein\p{L}*|nicht|nunca|sin|pas|sans|questions?|budget|deadline|fee|sum|costs?|prices?|money|honorar)(?!\p{L})/iu;

/** The wish is none: 'we don't need', 'nobody wants'. */
const DENIED =
  /(?<!\p{L})(?:not|n['’]t|don['’]?t|no|never|nobody|didn['’]?t|kein\p{L}*|nicht|no se|ne)(?: \p{L}+){0,2}\s*$|^(?:if|when|what|why|how|wenn|si)\b[^,]*$/iu;
/** Somebody who is not the client wants it. */
const OF_OTHERS =
  /(?<!\p{L})(?:he|she|they|who|everybody|everyone|nobody|people|guests|customers|(?:my|our|the|his|her) (?:\p{L}+ )?(?:wife|husband|father|mother|son|daughter|brother|sister|boss|director|chair\p{L}*|mayor|board|accountant|partner|nephew|niece|cousin|uncle|aunt|importer|landlord))(?: \p{L}+)? *$|(?<!\p{L})(?:say|saying|says|tell|telling)(?: that)? *$/iu;

/** The object ends where another clause begins. */
const ENDS =
  /[;!]|(?<!\d)\.(?=[\s"”’)]|$)|\s[–—]\s|\?(?=\s+\p{Lu})|,? (?:because|cuz|since we|as we|so that|so (?:we|people|it|they|the|customers)|but|although|though|while|if|when|before|until|unless|weil|damit|aber|denn|bevor|wenn|porque|para que|pero|antes|parce que|car|pour que|mais|avant)(?!\p{L})|,? (?:and|und|y|et) (?=(?:we|i|it|they|he|she|that|this|there|please|not|no|nothing|wir|ich|es|das|nosotros|nous|on|que)(?!\p{L}))|, (?=(?:we|i|it|they|he|she|this|that['’]s|which|not|nothing|please|ideally|preferably|wir|ich|es|die|der|das|que|qui)(?!\p{L}))/iu;

/** Commas and joints outside brackets and quotation marks. */
function parted(text: string): string[] {
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
      if (all.length > 0 && GOES_ON.test(part) && !/^d\p{Ll}+ .*\p{Lu}\p{L}*$/u.test(part))
        all.push(`${all.pop() ?? ''}, ${part}`);
      else all.push(part);
      return all;
    }, []);
}
const GOES_ON =
  /^(?:\p{L}+(?:able|ible)(?= )|with|without|including|incl\.?|in|for|from|each|mit|ohne|avec|sans|con|sin|nesting|fitting|showing|using|matching|hanging|standing|made|printed|which|who|that|where|die|der|das|den|dem|que|qui|où|donde)(?!\p{L})/iu;

const JOINT = /\s(?:and|und|y|e|et|as well as|plus|sowie|ainsi que|along with)\s(?:also |then |auch )?/iu;
const STARTS =
  /^(?:an?|the|our|new|some|two|three|four|five|six|\d+|eine?n?|neue?\p{L}*|unser\p{L}*|una?|unos|unas|nuev\p{L}+|une?|des|du|de la|le|la|les|nos|something|etwas|algo|quelque chose)\s/iu;
const PREPOSITION = /\s(?:for|of|with|under|between|in|on|at|from|für|mit|von|aus|para|de|con|en|pour|avec|à)\s/iu;

const shifted = (found: RegExpExecArray | null, by: number): { index: number; 0: string } | null =>
  found && { index: found.index + by, 0: found[0] };

/** 'a name and a logo' are two; 'labels for jars and boxes' are one. */
function joined(part: string, isLast: boolean): string[] {
  const masked = part.replace(/\([^)]*\)/g, (whole) => '_'.repeat(whole.length));
  const first = JOINT.exec(masked);
  // 'a pouch for the dulse and the snack' is one
  const isWithin =
    first &&
    / (?:for|of|with|in) (?:the|our) [\p{L}-]+$/iu.test(part.slice(0, first.index)) &&
    /^(?:the|our) /iu.test(part.slice(first.index + first[0].length));
  const from = isWithin ? first.index + first[0].length : 0;
  const joint = isWithin ? shifted(JOINT.exec(masked.slice(from)), from) : first;
  if (!joint) return [part];
  const [left, right] = [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)];
  if (left === '' || right === '') return [left + right];
  // 'labels for 9 jams and 4 chutneys' are of one thing
  if (/^\d/.test(right) && PREPOSITION.test(` ${left}`) && /\d/.test(left)) return [part];
  // '250 g and 1 kg' are of one thing
  if (MEASURE.test(right.replace(/\s*\([^)]*\)/g, ''))) return [part];
  return STARTS.test(right) ||
    /^\p{Ll}{4,}e[nrs]? \p{Lu}\p{L}+$/u.test(right) ||
    /plus\s$/i.test(joint[0]) ||
    (isLast && !PREPOSITION.test(`${left} `))
    ? [left, ...joined(right, isLast)]
    : [part];
}

const ARTICLE =
  /^(?:(?:plus|a few|a couple of|an?|the|our|my|some|also|maybe|perhaps|possibly|later|eventually|then|first|just|only|basically|(?:a )?(?:completely |totally |brand )(?=new)|ein(?:e[nmrs]?)?|unser\p{L}*|d(?:er|ie|as|en)|auch|vielleicht|und|and|un[ao]?|unos|unas|el|la|los|las|también|y|une?|des|du|de la|le|les|l['’]|d['’]|aussi|et|nos)\s+|[ld]['’](?=\p{L}))+/iu;
const OPEN =
  /\?\s*$|(?<!\p{L})(?:maybe|perhaps|possibly|later|eventually|optional(?:ly)?|if possible|if (?:the )?(?:money|budget)|vielleicht|später|evtl|eventuell|quizás?|tal vez|más adelante|peut-être|plus tard)(?!\p{L})/iu;
/** 'A leaflet in Danish, German and English' is one thing. */
const LANGUAGE =
  /^(?:english|german|french|spanish|italian|portuguese|dutch|danish|swedish|norwegian|finnish|polish|czech|hungarian|romanian|russian|ukrainian|turkish|arabic|hebrew|greek|chinese|japanese|korean|hindi|welsh|irish|gaelic|catalan|basque|swahili|setswana|englisch|deutsch|französisch|spanisch|italienisch|polnisch|türkisch|russisch|inglés|alemán|francés|portugués|italiano|catalán|euskera|anglais|allemand|espagnol|portugais|italien|néerlandais)$/i;
const isLanguage = (before: string, part: string): boolean => {
  const [first = '', ...more] = part.split(' ');
  // 'in English, German and Arabic linking to …'
  return LANGUAGE.test(first) && (more.length === 0 || LANGUAGE.test(before.split(' ').at(-1)!));
};
const withLanguages = (parts: readonly string[]): string[] => {
  const all: string[] = [];
  for (const part of parts)
    if (
      all.length > 0 &&
      (isLanguage(all.at(-1)!, part.replace(/\s*\([^()]*\)/gu, '').trim()) || isPlace(all.at(-1)!, part))
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
const NO_START =
  /^(?:mainly|mostly|primarily|especially|whatever|supervise|oversee|coordinate|manage|opening|starting|launching|documented|ready|finished|separately|sur|sous|à|dans|avec|chez|con|bei|auf|an|im|am|aus|vor|nach|unter|über|\p{L}+(?:ibles?|ables?) (?:sous|sur|à|pour)|pas|sans|ni|ohne|\p{L}{2,}(?:ar|er|ir)(?= (?:con|una?|el|la|los|las|lo|más|l['’]|des|mis?|sus?|tus?|notre|nos|mon|ma|mes|nuestr\p{L}+)(?!\p{L}))|again|now|here|there|today|totally|completely|separate|size|style|works?|fits?|looks?(?! (?:of|for))|lies|survives?|nicht|garder|avoir|être|faire|bleiben|nichts|auch|sondern|it|its|them|they|you|your|us|me|him|her|to|that|this|these|those|there|all|any|every|more|less|fewer|much|many|nothing|none|no|not|never|help|advice|sure|because|so|if|when|where|why|what|which|who|whose|by|from|for|in|on|at|with|without|under|around|about|until|before|after|within|up|please|thanks|ideally|also|very|too|etc|and|or|but|one of|be|is|are|let|make|know|see|go|come|keep|than|as|like|people|somebody|someone|anybody|everybody|everything|anything|dass|zu|es|sie|uns|mir|man|jemand|alles|nichts|kein\p{L}*|mehr|weniger|que|lo|nos|se|alguien|todo|nada|más|menos|qui|ce|cela|quelqu|tout|rien|plus|moins)(?!\p{L})/iu;
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|be|been|will|would|can|could|should|shall|must|may|might|do|does|did|has|had|have|we|i|you|they|he|she|it|us|me|them|disagree|yes\/no|choose|think|know|knows|says?|said|wants?|needs?|ist|sind|war|wird|werden|kann|können|muss|soll|sollen|hat|haben|wir|ich|sie|es|uns|está|están|son|es|sea|tiene|hay|nos|est|sont|soit|a été|nous|vous|ils?|elles?)(?!\p{L})|['’](?:s (?:not|too|very|a)|re|ve|ll|m)(?!\p{L})|(?<!\p{L})(?:or|oder|o|ou) (?:other|another|something|similar|the like|andere\p{L}*|otr[oa]s?|autres?)(?!\p{L})|(?<!\p{L})(?:o|ou) \p{L}{3,}(?:ar|er|ir)(?!\p{L})/iu;
const RELATIVE =
  /,? (?:that|which|who|where|whose|with which|so|in which|on which|to which|die|das|der|den|dem|damit|que|donde|qui|où|dont)(?!\p{L}) /iu;
/** People, places in time, sums and measures, and what a studio is: wished for, and not made. */
const NO_THING =
  /(?<!\p{L})(?:growth|increase|rise|percent|rounds?|(?:business |working )?days?|weeks?|months?|hours?|approval|consent|permission|permits?|feedback|experience|references|things?|people|overhaul|surprise|partnership|(?:\d+ )?pages|photos from \p{L}+|copies|guests?|customers?|clients?|visitors?|tenors?|subscribers?|members?|donors?|volunteers?|patients?|students?|pupils?|buyers?|readers?|followers?|families|teenagers|designers?|studios?|agenc(?:y|ies)|partners?|suppliers?|freelancers?|somebody|someone|person|help|advice|support|proposals?|quotes?|quotations?|offers?|prices?|answers?|estimates?|cost|budget|money|time|change|attention|respect|sales|bookings|orders|awareness|feeling|impression|option|solution|way|chance|reason|start|idea of|look and feel|menschen|leute|gäste|kunden|besucher|mitglieder|hilfe|rat|angebote?|preise?|kosten|gente|personas|clientes|visitantes|ayuda|presupuesto|precio|personne|gens|visiteurs|aide|devis|prix)$/iu;
const MEASURE =
  /^(?:about |approx\.? |ca\.? |max\.? )?[\d.,–x× -]+ ?(?:%|mm|cm|m|km|m²|sqm|kg|g|l|ml|cl|seconds?|segundos?|secondes?|sekunden|sec|min|minutes?|hours?|days?|weeks?|months?|years?|tage|wochen|días|semanas|jours|semaines|pages? max|words|euros?|€|\$|£|usd|eur)?\.?$/iu;
const MONTH =
  /^(?:mid-|early |late |end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|oct|nov|dec|jan|feb)\b/i;

/** 'We want a website that': its lines say what that does, and are no things. */
const RELATIVE_END = /,?\s(?:que|die|der|das|that|which|who|qui|to|must|should|can|zu|soll|sollen|muss|kann)\s*:?$/iu;

/** Says nothing by itself. */
const VAGUE =
  /^(?:the )?(?:front|following|something (?:else|new|different)|etwas (?:anderes|neues)|things?|work|rest|whole|all|everything|same)$/iu;

/** A clause, a manner or a time, which ends a list. */
const NO_ITEM =
  /^(?:live|ready|tops|asap|urgent|whatever|mainly|mostly|supervise|oversee|coordinate|manage|we|i|it|they|he|she|this|that|there|you|please|thanks|because|so|if|when|which|who|whose|than|but|no|not|never|nothing|documented|opening|starting|launching|ready|works?|fits?|ideally|preferably|below|above|under|over|ex-works|maximum|max|min|at least|at most|up to|about|from|to|in|on|at|by|until|till|before|after|within|since|incl\p{L}*|except|without|rather|readable|legible|lesbar|right now|now|today|[\d.,]+(?: (?:and|or) [\d.,]+)?$|then|also|only|just|as|like|\d{1,2}\.? \p{Lu}\p{Ll}+ 20\d\d|(?:english|german|french|spanish|italian|creole|welsh|arabic|portuguese|dutch) and|wir|ich|es|sie|nicht|kein\p{L}*|ohne|bis|ab|nous|on|il|pas|sans|no|sin|hasta|lo que)(?!\p{L})|(?<!\p{L})(?:rather than|it|them|is|are|was|were|must|has to|have to|wants?|ist|sind|muss|müssen|soll|está|están|tiene que|est|sont|doit)(?!\p{L})/iu;

/** A phrase as the name of a thing, or nothing. */
function nameOf(part: string, isFirst: boolean, isListed = false): string | undefined {
  const said = part
    .replace(/^[-–—•*"“„'‘\s]+|["”“'’\s]+$/gu, '')
    .replace(/^(?:ainsi qu(?:e |['’])|así como |sowie |as well as )/iu, '')
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
      /(?:\s+(?:please|pls|thanks|bitte|por favor|too|as well|also|etc|and so on|designed|gestalten|entwickeln|machen(?: lassen)?|haben|erneuern|lassen))+[.!]*$/iu,
      '',
    )
    .replace(/[\s.,;:!?–—-]+$/u, '')
    // by when it is wanted is told with the dates
    .replace(/^(?:bis|ab|by|before|for|avant|pour|antes|para) [^,]{3,44}? (?=(?:eine?n?|an?|una?|une?) )/iu, '')
    .replace(
      /,? (?:by|before|until|on|in time for|bis|am|avant|antes|le|el) (?:the )?(?=\S*\d|end|mid|early|late|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|zu)[^(]*$/iu,
      '',
    )
    .replace(/ (?:for|on|in|with) (?:it|them|this)$| back$/i, '')
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
  const cut = said.replace(spoken, '');
  if ((!isListed || FINITE.test(said)) && cut !== said && /\p{L}{3}/u.test(cut) && !/,/.test(said))
    return nameOf(cut, isFirst);
  // 'how we tell people' is a piece of work, too
  const how = !isFirst && /^how (?:we|to|i) (?:can |could |should )?(\p{L}+(?: \p{L}+){0,4})$/iu.exec(said);
  if (how) return `how you ${how[1] ?? ''}`;
  // 'a typeface we can use in Word': a relative clause without its word
  const relative =
    RELATIVE.exec(said) ??
    /(?<=\p{L}{3}) (?=(?:we|you|our \p{L}+|customers|people|staff) (?:can |could |may |will )?(?:actually |really )?\p{Ll}{3,})/iu.exec(
      said,
    );
  // 'a campaign to fill the afternoons'
  const purpose = isListed ? null : / to (?=\p{Ll}{3,})/iu.exec(said);
  const cutAt = Math.min(relative?.index ?? Infinity, purpose?.index ?? Infinity);
  const head = cutAt < Infinity ? said.slice(0, cutAt) : said;
  const own =
    relative && said.length < 100 && !/\d[\d.,]* (?:\p{L}+ ){0,2}(?:a|per) /u.test(said) && !purpose ? said : head;
  const bare = head.replace(/\s*\([^)]*\)/g, '').trim();
  const words = bare.split(/\s+/).length;
  if (
    !/\p{L}{2}/u.test(bare) ||
    words > 12 ||
    bare.length > 80 ||
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
    MEASURE.test(bare) ||
    /^[\d.,]+ ?(?:mm|cm|m|km|m²|sqm|ha|kg|g|l|ml|%)(?!\p{L})(?: (?:of|in|per|high|wide|long|deep|each)(?!\p{L}).*)?$/iu.test(
      bare,
    ) ||
    MONTH.test(bare) ||
    (!(isListed && /^\D/u.test(bare)) && NO_THING.test(bare.replace(PREPOSITION, '\n').split('\n')[0]!.trim())) ||
    /^(?:\p{Lu}\p{Ll}+ ){0,1}\d{1,2}$/u.test(bare) ||
    /^\W*[€$£¥₹]|:|^[A-Z]{3} \d|\d ?(?:lakh|crore|million)|^(?:VAT|GST|MwSt)/.test(bare) ||
    own.split('(').length !== own.split(')').length ||
    (own.match(/["“”„]/g) ?? []).length % 2 > 0
  )
    return undefined;
  return own;
}

/** 'Calendar of free dates': where a page is spoken of, paper is not meant. */
const ON_PAPER = ['print', 'book', 'goods', 'packaging'];
const ON_SCREEN = /(?<!\p{L})(?:web ?sites?|apps?|online|portal|webseite|internet|página web|sitio)(?!\p{L})/iu;

/** What the lexicon says of it: only where its noun ends the name's first phrase, and means nothing else. */
function knownAs(name: string, isForeign: boolean): Deliverable | undefined {
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

/** 'Identity for a cooperative, 31 drivers, 19 cars': told of them, and not asked for. */
const isOfTheirs = (first: string, part: string): boolean =>
  /^\d/.test(part) &&
  /(?<!\p{L})(?:for|para|pour|für) (?:an?|the|our|my|una?|nuestr[oa]|el|la|une?|notre|le|eine?n?|unsere?n?)(?!\p{L})/iu.test(
    first,
  );

/** 'From June we are in sixty shops and need:': the last clause says what the list below it is. */
const isWishedIn = (header: string): boolean => {
  const last = header.split(/[,;–] | (?:and|und|et|y) (?=\p{Ll})/u).at(-1)!;
  const isWish = WISH.test(last) || FROM_US.test(last) || (isOfUs(header) && HEADED.test(header));
  return isWish && !NOT_HEADED.test(WISH.test(last) ? last.replace(/^.*?(?=we |i |wir )/iu, '') : last);
};
const FROM_US =
  /(?<!\p{L})(?:from you|what we(?:['’]d| would)? (?:like|need|want)|needs?(?: to be)?$|needs? \p{L}+(?: \p{L}+)?$|please (?:quote|offer|propose|design)|scope|deliverables)(?!\p{L})/iu;

/** 'Three readers who want different things' is no list of ours. */
const isOfUs = (header: string): boolean =>
  header.split(' ').length < 6 ||
  /(?<!\p{L})(?:we|i|you|our|bidder|tenderer|contractor|wir|ich|nous|on|queremos|necesitamos|necesito|quiero|it) (?:\p{L}+ ){0,4}(?:need|want|like|propose|deliver|design|include|offer|brauch\p{L}*|such\p{L}*|möcht\p{L}*|cherch\p{L}+|voudr\p{L}+|voul\p{L}+)|^(?:queremos|necesitamos|please)/iu.test(
    header,
  );

/** 'We want an app: reminders, films and a checklist': what stands before the colon, and the parts. */
function colonList(text: string): [head: string, parts: string[]] | undefined {
  const [, head = '', list = ''] = /^([^:?]{2,160}):\s+(.+)$/u.exec(text) ?? [];
  if (
    list === '' ||
    list.length > LONGEST ||
    (DENIED.test(head) && !/^what (?:we|i|it)(?!\p{L})/iu.test(head)) ||
    NOT_HEADED.test(head)
  )
    return undefined;
  const isAsked = WISH.test(head) || ASKED.test(head) || (head.split(' ').length < 4 && HEADED.test(head));
  if (!isAsked) return undefined;
  // 'a device: usable with one hand, below 900 g': what it has to be like
  if (LIMIT.test(list)) return undefined;
  const end = LIST_ENDS.exec(list.replace(/\([^)]*\)/g, (whole) => '_'.repeat(whole.length)))?.index ?? list.length;
  const all = parted(list.slice(0, end).replace(/[.!]$/, '')).flatMap((part, index, own) =>
    joined(part, index === own.length - 1),
  );
  const parts = withLanguages(all);
  const names = parts.filter((part) => nameOf(part, false, true) !== undefined);
  return names.length > 1 && names.length * 3 >= parts.length * 2
    ? [head, names.length === parts.length ? parts : names]
    : undefined;
}
const ASKED =
  /^so$|(?<!\p{L})(?:imagine|in mind|required|requested|wanted|ask for|you to (?:\p{L}+ and )?(?:plan|do|make|design|produce|develop|propose)|gewünscht|erbeten|demandons|pedimos|you (?:would|will|should|shall|are to)(?: \p{L}+)? ?(?:design|make|do|deliver|provide)?|(?:please|kindly) (?:propose|design|make|quote|offer)|(?:and|also) (?:need|want|would like)|^plus |outputs?|elements|services|(?:then|also|plus) the (?:full|whole|complete) \p{L}+|from you|task|what i['’]d like|to do|scope|deliverables|gesucht|umfang|wünschen (?:uns|wir)|alcance|livrables|prestations)(?!\p{L})/iu;
/** What a thing has to be like, and no thing. */
const LIMIT =
  /^(?:\p{L}+(?:able|ible)|no|not|under|below|above|max\p{L}*|at least|at most|weight|IP ?\d|easy|light|small|simple|it|they)(?!\p{L})/iu;
/** Where a list that stands behind a colon ends. */
const LIST_ENDS =
  /(?<!\d)\.(?=\s|$)|\s[–—]\s|,? (?:because|since we|cuz|cause|so that|so (?:we|people|it|they|I|\p{L}+ed)|but|although|though|weil|damit|aber|porque|para que|pero|parce que|mais)(?!\p{L})/iu;

/** Before a sentence that is nothing but a list. */
const NEEDED = /(?<!\p{L})(?:needs?|wants?|like|overhaul|wish|job|brauch\p{L}*|quer\p{L}*|voul\p{L}*)(?!\p{L})/iu;

/** The parts of a sentence without a verb, where most of them are things of the trade. */
function fragmentOf(text: string, isForeign: boolean, isWished: boolean): string[] | undefined {
  const bare = text.replace(/\([^()]*\)/g, '').split(/\s[–—]\s|;\s/u)[0]!;
  if (
    FINITE.test(bare) ||
    /[:?]|(?<!\p{L})(?:no|not|without|kein\p{L}*|nicht|sin|pas|sans)(?!\p{L})|\d ?(?:x|×) ?\d/iu.test(bare) ||
    bare.length > 400
  )
    return undefined;
  const parts = parted(bare.replace(/[.!]$/, '')).flatMap((part, index, all) => joined(part, index === all.length - 1));
  const known = parts.filter((part) => hitsIn(part, isForeign).some(({ isWeak }) => !isWeak)).length;
  const isPlain =
    known * 2 >= parts.length ||
    (isWished && parts.every((part) => STARTS.test(`${part.trim().replace(/^(?:and|und|y|et) /iu, '')} `)));
  return parts.length > 2 && isPlain && parts.every((part) => nameOf(part, false, true) !== undefined)
    ? parts
    : undefined;
}

/** 'Two test rooms, about 900 frames, a repair counter': what a place shall hold, told without a verb. */
const ROOM =
  /(?<!\p{L})(?:rooms?|counters?|storage|stores?|kitchen(?:ette)?|bar|seats?|places|tables?|desks?|reception|toilets?|corner|vault|lounge|shelves|shelving|stage|cloakroom|workshop|cabins?|frames)(?!\p{L})/iu;
/** 'Small museum, 3 rooms, 9,000 visitors a year': of the house as it is. */
const OF_A_HOUSE =
  /(?<!\p{L})(?:visitors?|guests?|employees|staff|people work|members|a year|per year|founded|since|today|currently|now|open on)(?!\p{L})/iu;
export function roomsIn(passages: readonly Passage[]): Wanted[] {
  return passages.flatMap((passage) => {
    const text = passage.text.replace(/^\p{L}+: /u, '');
    if (passage.isOthers || text.length > 240 || /[:?€$£]/u.test(text)) return [];
    const bare = text.replace(/,? (?:because|so that|where|since)(?!\p{L})[^,.]*/giu, '');
    const parts = parted(bare.replace(/[.!]$/, '')).flatMap((part, at, all) => joined(part, at === all.length - 1));
    const isPlain = (part: string) => {
      const words = part.trim().split(' ').length;
      return (
        words < 4 ||
        (words < 8 &&
          /^(?:about |around |ca\. )?(?:\d|an? |one |two |three |four |five |six |ein|zwei|drei|vier|une? |deux|trois)/iu.test(
            part.trim(),
          ))
      );
    };
    if (parts.length < 2 || !parts.every(isPlain) || parts.some((part) => OF_A_HOUSE.test(part))) return [];
    return parts.flatMap((part) => {
      const said = nameOf(part.replace(/ \p{L}+ (?:can|could) .*$/u, ''), false, true);
      return said === undefined || !ROOM.test(said) || FINITE.test(said)
        ? []
        : [{ name: capital(said), said, isListed: true, isOpen: OPEN.test(part), passage } satisfies Wanted];
    });
  });
}

/** What people do with a page. */
const ACTS =
  '(?:order|book|see|follow|pay|renew|sign up|read|find|search|send|get|upload|download|compare|choose|register|buy|reserve|check|track|request|ask|filter|log in|cancel|change|print|apply|donate|subscribe|share|watch|listen|learn|look up|calculate|plan|enter|report|rate)';
const DOES = new RegExp(
  `(?<!\\p{L})(?:(?:web)?sites?|apps?|portals?|shops?|pages?|tools?) (?:where|on which|in which|with which|that lets?|which lets?|so that) (?:\\p{L}+ ){1,4}?(?:can |could |may )?(${ACTS}(?!\\p{L})[^.;?!]*)`,
  'iu',
);
/** 'Roasters should find lots, see scores and order samples' */
const DOES_MUST = new RegExp(
  `(?:^|: )(?:\\p{L}+ ){1,3}(?:should|must|can|need to|want to|have to|shall)(?: be able to)? (${ACTS}(?!\\p{L})[^.;?!]*)`,
  'iu',
);
/** The same in other languages: 'donde los clientes puedan pedir cita, ver los precios' */
const DOES_ABROAD: readonly (readonly [sentence: RegExp, act: RegExp])[] = [
  [
    /(?<!\p{L})(?:web|sitio|página|app|aplicación|tienda)(?: \p{L}+){0,2} (?:donde|en la que|en el que|con la que|que permita[n]?) (?:\p{L}+ ){0,4}?(?:puedan? |se pueda[n]? )?(\p{L}{2,}(?:ar|er|ir)(?!\p{L})[^.;?!]*)/iu,
    /^\p{L}{2,}(?:ar|er|ir)(?:se)?(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:site|page|application|appli|boutique|portail)(?: \p{L}+){0,2} (?:où|sur le ?quel|avec le ?quel|qui permet(?:te)? de|qui permette à \p{L}+ \p{L}+ de) (?:\p{L}+ ){0,4}?(?:puissent |peuvent |peut )?((?:s['’])?\p{L}{2,}(?:er|ir|re)(?!\p{L})[^.;?!]*)/iu,
    /^(?:s['’])?\p{L}{2,}(?:er|ir|re)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:website|webseite|seite|app|portal|shop)(?: \p{L}+){0,2}, (?:auf der|auf dem|mit der|in dem|wo|über die) (?:unsere |die )?\p{Lu}\p{L}+ ([^.;?!]*?) können/iu,
    /\p{Ll}en$/u,
  ],
];
const DOES_LIST = new RegExp(
  `^[^:]{3,60}(?:want|need|should|must|can|do)[^:]{0,30}: (${ACTS}(?!\\p{L})[^;?!]*)$`,
  'iu',
);

/** What a site shall do: 'where companies order a courier, see the price and follow it on a map'. */
export function functionsIn(passages: readonly Passage[]): { texts: string[]; told: Set<string> } {
  const texts: string[] = [];
  const told = new Set<string>();
  const isOnScreen = passages.some(({ text }) => ON_SCREEN.test(text));
  for (const { text, isOthers } of passages) {
    if (isOthers) continue;
    const listed = DOES_LIST.exec(text);
    const found = listed ?? DOES.exec(text) ?? (isOnScreen ? DOES_MUST.exec(text) : null);
    if (!found?.[1]) {
      const [sentence, act] = DOES_ABROAD.find(([pattern]) => pattern.test(text)) ?? [];
      const listed = sentence?.exec(text)?.[1];
      const acts = listed
        ? parted(listed)
            .flatMap((part) => part.split(/ (?:y|et|und) /iu))
            .map((part) => part.trim())
        : [];
      const end = act ? acts.findIndex((part) => !act.test(part)) : 0;
      const own = acts.slice(0, end < 0 ? acts.length : end);
      if (own.length > 1) texts.push(...own.map(capital));
      continue;
    }
    const parts = parted(found[1].replace(/\.$/, '')).flatMap((part) => {
      const joint = new RegExp(` and (?=${ACTS}(?!\\p{L}))`, 'iu').exec(
        part.replace(/\([^)]*\)/g, (all) => '_'.repeat(all.length)),
      );
      return joint && listed === null
        ? [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)]
        : [part];
    });
    const acts = parts
      .map((part) => part.replace(/^and /i, ''))
      .filter((part) => new RegExp(`^${ACTS}(?!\\p{L})`, 'iu').test(part));
    if (acts.length < 2) continue;
    texts.push(...acts.map(capital));
    if (listed && acts.length === parts.length) told.add(text);
  }
  return { texts, told };
}

const STEPS =
  /(?<!\p{L})(?:two|three|four|five|\d|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) (?:steps|stages|phases|parts|schritte\p{L}*|phasen|stufen|pasos|fases|etapas|étapes|phases)(?: please| bitte| por favor)?\s?:\s(.+?)[.]?$/iu;
/** 'idea + plan first, production after approval' */
const FIRST_THEN =
  /(?<!\p{L})([\p{L} +&-]{3,40}?) first, ([\p{L} +&-]{3,30}?) (?:after|later|then|once|when|afterwards)/iu;

/** The steps in which the client wants the work. */
export function stagesIn(passages: readonly Passage[]): { texts: string[]; told: Set<string> } {
  for (const { text, isOthers } of passages) {
    if (isOthers) continue;
    const listed = STEPS.exec(text)?.[1];
    const parts = listed
      ? parted(listed).flatMap((part, index, all) => joined(part, index === all.length - 1))
      : undefined;
    if (parts && parts.length > 1) return { texts: parts.map((part) => capital(part.trim())), told: new Set([text]) };
    const then = FIRST_THEN.exec(text);
    if (then) {
      const first = then[1]!.replace(/^.*(?:wants?|needs?|would like)(?: the| an?)? /iu, '').replace(/ \+ /g, ' and ');
      return { texts: [capital(first.trim()), capital(then[2]!.trim())], told: new Set() };
    }
  }
  return { texts: [], told: new Set() };
}

/** 'Also a redesign of the handle': it comes to what is listed elsewhere. */
const ADDED = /^(?:and )?(?:also|plus|first|second|then|außerdem|dazu|también|además|aussi)(?!\p{L})/iu;
const REDONE =
  /^(?:so |also )?(?:the |our |my )([\p{L} -]{3,40}?) (?:has|have|needs?|must) (?:to )?be (?:redone|renewed|redesigned|rebuilt|refurbished|replaced|modernised|renovated)(?!\p{L})/iu;

const TWO_JOBS =
  /^(?:two|three|four|\d|zwei|drei|dos|tres|deux|trois) (?:separate |different )?(?:things|jobs|projects|orders|dinge|aufträge|cosas|encargos|choses|projets)(?!\p{L})/iu;

/** 'Maybe not app', 'forget the poster': what was asked for and is taken back. */
const TAKEN_BACK =
  /(?<!\p{L})(?:(?:maybe|perhaps|actually|really|rather|probably) not (?:an? |the )?|(?:forget|scratch|drop|cancel|ignore|skip) (?:about )?(?:the |that |an? )?|(?:do not|don['’]t) (?:want|need) (?:an? |the |any )?|(?:doch )?(?:kein(?:e[nr]?)?|nicht) |(?:mejor )?(?:sin|ningún|ninguna) |pas (?:de |d['’]))(\p{L}+)(?=[.,;!?]|$| (?:after|then|at) all)/giu;
const lastWord = (name: string): string =>
  (
    name
      .split(/ (?:for|of|with|in|on|that|which|für|mit|para|de|pour)(?!\p{L})/iu)[0]!
      .match(/\p{L}+/gu)
      ?.at(-1) ?? ''
  ).toLowerCase();

const MOST = 14;
const WHOLE_LINE = 100;
/** No sentence of a letter wishes more often, or longer: what is read stays linear. */
const MOST_CUES = 20;
const LONGEST = 700;

/** The things that a letter asks for, in its order, each once; and the sentences that are told by them in full. */
export function wantedIn(passages: readonly Passage[], isForeign: boolean): { things: Wanted[]; told: Set<string> } {
  const things: Wanted[] = [];
  const isOnScreen = passages.some(({ text, isOthers }) => !isOthers && ON_SCREEN.test(text));
  const told = new Set<string>();
  const add = (part: string, passage: Passage, isFirst = true, isListed = false, line?: string): boolean => {
    const said = nameOf(line === undefined ? part : (parted(part)[0] ?? part), isFirst, isListed);
    if (said === undefined) return false;
    const name = capital(line?.replace(ARTICLE, '') ?? said);
    const key = name.toLowerCase();
    const known = things.find((one) => one.name.toLowerCase() === key);
    if (known) known.isListed ||= isListed;
    if (known) return true;
    if (things.length >= MOST) return false;
    const of = knownAs(name, isForeign);
    const isSure = of && !(isOnScreen && ON_PAPER.includes(of.family));
    things.push({
      name,
      said,
      isListed,
      isOpen: OPEN.test(part.replace(/ (?:that|which|who|der|die|das|qui|que) .*/iu, '')),
      passage,
      ...(isSure && { of }),
    });
    return true;
  };
  for (const [index, passage] of passages.entries()) {
    const { text, header, isItem, isOthers } = passage;
    if (isOthers || STEPS.test(text) || FIRST_THEN.test(text)) continue;
    if (isItem && header !== undefined && !RELATIVE_END.test(header) && (TWO_JOBS.test(header) || isWishedIn(header))) {
      const [first = ''] = text.split(/[;:]\s|(?<!\b(?:min|max|ca|approx|no|nr))\.\s|\s[–—-]\s/i);
      const whole = text.replace(/[\s.;]+$/u, '');
      // a line of their list is a line of ours, with all that it says
      if (whole.length < WHOLE_LINE && add(whole, passage, true, true, whole)) {
        told.add(text);
        continue;
      }
      const [head = ''] = parted(first);
      if (add(head, passage, true, true)) {
        if (head.length > text.length - 3) told.add(text);
        continue;
      }
    }
    const colon = colonList(text);
    if (colon) {
      const [head, parts] = colon;
      const wish = CUES.map((cue) => [...head.matchAll(cue)][0]).find(Boolean);
      const plus = /^(?:then|also|plus|and) /iu.exec(head);
      if (!wish && plus) add(head.slice(plus[0].length), passage, true, false);
      if (wish) {
        const said = head.slice(wish.index + wish[0].length).split(/, (?=die|der|das|que|qui|that|which)/u)[0]!;
        // 'one name, a logo, and whatever goes with it: two signs, four jeeps'
        const own = parted(said).flatMap((part, at, all) => joined(part, at === all.length - 1));
        for (const [at, part] of own.entries()) add(part, passage, at === 0, at > 0);
      }
      const heads = wish || plus ? things.filter((one) => one.passage === passage) : [];
      const whole = heads.length === 1 ? heads[0] : undefined;
      const count = parts.filter((part) => add(part, passage, false, true)).length;
      if (whole && count > 1) whole.isHead = true;
      for (const thing of things) if (thing.passage === passage) thing.isListed = true;
      if (count === parts.length) told.add(text);
      continue;
    }
    // 'Logo.', 'New menu please': a note that is nothing but its wish
    if (
      passages.length < 6 &&
      !text.includes('?') &&
      text.split(' ').length < 5 &&
      knownAs(text.replace(/[\s.!?]+$|,? please\b.*$/giu, ''), isForeign)
    )
      add(text, passage);
    // 'The breakfast room has to be redone'
    const redone = REDONE.exec(text)?.[1];
    if (redone && add(redone, passage)) continue;
    // 'Poster and key visual, social, something on the street': a sentence that is nothing but its list
    const before = passages[index - 1]?.text ?? '';
    const isWished = NEEDED.test(before);
    const list = fragmentOf(text, isForeign, isWished);
    if (list) {
      for (const part of list) add(part, passage, false, isWished);
      told.add(text);
      continue;
    }
    // what stands in brackets hides nothing
    const masked = text.replace(/\([^()]*\)/g, (whole) => '_'.repeat(whole.length));
    const found = CUES.flatMap((cue) =>
      [...masked.matchAll(cue)].map((match) => ({
        index: match.index,
        length: match[0].length,
        isGerman: GERMAN.test(cue.source),
      })),
    )
      .sort((one, other) => one.index - other.index)
      .slice(0, MOST_CUES);
    let end = 0;
    for (const cue of found) {
      if (cue.index < end) continue;
      const before = text.slice(Math.max(0, cue.index - 60), cue.index);
      if (DENIED.test(before) || OF_OTHERS.test(before)) continue;
      const after = text.slice(cue.index + cue.length, cue.index + cue.length + LONGEST);
      const to = ENDS.exec(after.replace(/\([^)]*\)/g, (whole) => '_'.repeat(whole.length)))?.index ?? after.length;
      const from = cue.index + cue.length;
      const parts = parted(after.slice(0, to)).flatMap((part, index, own) => {
        // 'one identity for the three: a logo, colours': the whole and its parts
        const [head = '', first] = index === 0 ? part.split(/:\s(?=.)/u) : [part];
        // 'the box: right now it has a photo' is no list
        return first === undefined || own.length < 2 || LIMIT.test(first) ? [head] : [head, first];
      });
      // where every noun is written large, a thing has a capital
      if (cue.isGerman && !/\p{Lu}/u.test(parts[0] ?? '')) continue;
      const isSubject = /^(?:subject|betreff|objet|asunto)/iu.test(text.slice(cue.index));
      const all = withLanguages(
        (isSubject ? parts.slice(0, 1) : parts).flatMap((part, index) => joined(part, index === parts.length - 1)),
      );
      // a list of things ends where something else begins
      let count = 0;
      const isList = all.length > 2;
      while (
        count < all.length &&
        !(count > 0 && all.slice(0, count).some((one) => isOfTheirs(one, all[count]!))) &&
        (add(all[count]!, passage, count === 0, isList && count > 0) ||
          // one that is not understood ends no long list
          (count > 1 && count < all.length - 1 && !FINITE.test(all[count]!) && !NO_START.test(all[count]!)))
      )
        count++;
      // the whole belongs to the list of its parts
      if (isList && count > 1) for (const thing of things) if (thing.passage === passage) thing.isListed = true;
      if (count > 0) end = from + to;
      if (count > 0 && count === all.length && text.length - to < 45) told.add(text);
    }
  }
  const takenBack = new Set(
    passages.flatMap(({ text, isOthers }) =>
      isOthers ? [] : [...text.matchAll(TAKEN_BACK)].map((match) => match[1]!.toLowerCase()),
    ),
  );
  const isStep = ({ name }: Wanted): boolean =>
    things.length > 1 &&
    /^(?:first )?(?:drafts?|sketch(?:es)?|ideas?|proposals?|entw(?:u|ü)rfe?|bocetos?|esquisses?)$/iu.test(name);
  const left = things.filter(
    (one) =>
      !takenBack.has(lastWord(one.name)) &&
      !isStep(one) &&
      !things.some(({ name }) => name.toLowerCase().startsWith(`${one.name.toLowerCase()} `)),
  );
  // a list that the client made is the order; what stands in sentences beside it is told by them
  const listed = left.filter(({ isListed }) => isListed);
  const kept = (one: Wanted): boolean =>
    one.isListed ||
    ADDED.test(one.passage.text) ||
    (one.of !== undefined && !listed.some(({ of }) => of?.id === one.of?.id));
  return { things: listed.length > 2 ? left.filter(kept) : left, told };
}
