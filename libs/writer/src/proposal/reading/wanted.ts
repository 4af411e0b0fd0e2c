import { hitsIn, type Deliverable } from '../lexicon';
import { capital } from '../../pen';
import { FIRST_THEN, STEPS } from './functions';
import type { Passage } from './passages';
import {
  ARTICLE,
  FINITE,
  joined,
  knownAs,
  nameOf,
  NO_START,
  ON_PAPER,
  ON_SCREEN,
  parted,
  RELATIVE_END,
  STARTS,
  withLanguages,
  isUnsure,
} from './phrases';

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
  /['’]d (?:like|love)(?!\p{L})|(?<!\p{L})(?:we|i) (?:also |really |only |would |will )*(?:need|want|wish|hope|seek|propose|require)(?!\p{L})|(?<!\p{L})(?:would (?:like|love)|looking for|ask for|the aim|aim:|goal|(?:please|kindly) (?:propose|quote for|design)|brauchen|benötigen|suchen|möchten|wünschen|hätten gern\p{L}*|gesucht|queremos|quiero|necesitamos|necesito|buscamos|busco|quisiéramos|nos gustaría|voudrions|voudrais|souhait(?:ons|e|erions)|cherchons|cherche|besoin|il nous faut)(?!\p{L})/iu;

const EN_MAKE =
  '(?:have|get|make|design|develop|redesign|redo|rebuild|bring (?:back|out)|introduce|relaunch|refresh|update|improve|modernise|rethink|rebrand|build|create|commission|order|produce|renew|replace|do|draw|print|set up|publish|research|plan|prototype)';
/** 'The Bodega Rueda wants to renew': the house itself, as somebody else. */
const OF_HOUSE =
  /(?<=(?:^|\n)(?:(?:La|El|Le|L['’]|Der|Die|Das|The) ?)?\p{Lu}[^.;:,!?\n]{2,60}(?:, [^.;:,!?\n]{2,60},)? )(?:quiere|desea|necesita|busca|souhaite|cherche|désire|sucht|möchte|braucht|wants|needs|is looking for|seeks)(?: (?:to (?:have|get|renew|redesign|create)|renovar|rediseñar|crear|hacer|renouveler|refaire|créer))? (?=[\p{L}\d])/gu;
/** What stands behind these is asked for. */
const CUES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?:we|i)(?:['’]d| would|['’]ll| will| shall)? (?:also |really |just |only |now |still |first |mainly |urgently |therefore )*(?:need|want|wanted|(?<=d )(?:like|love)|require|expect|think of|thought of|ask (?:you |us )?for|wish(?: for)?|imagine|picture|have in mind|am looking for|are looking for|(?:am|are) (?:after|asking for|seeking)|look for|am thinking of|are thinking of)|we['’]re (?:looking for|after)|i['’]m (?:looking for|after)|looking for|(?<=^|[.;] )seeking|in need of|(?:it|this|that) (?:also |still )?needs|there (?:must|should|has to|have to) (?:also )?be|(?:it|the (?:web ?)?(?:site|page|app|tool|portal|shop|stand|book|shelf|exhibition|room)) (?:shall|should|must|will|has to) (?:also )?(?:have|hold|contain|include)|(?:please|kindly) (?:you )?(?:propose|design|make|do|draw|quote(?: us| me)? for|offer)|(?:can|could|would) you (?:also |please |perhaps |maybe )*(?:design|make|do|draw|propose|create|develop)|(?:invites?|requests?|seeks?) (?:offers|bids|proposals|quotes|quotations|tenders) for|tender for|quotation for|(?:proposal|offer|quote|bid) (?:is |are )?(?:wanted |requested |required |invited )?for|(?:the|your) (?:job|task|work|part) (?:is|would be|will be)|what (?:we|i)(?:['’]d| would)? (?:need|want|expect|like)(?: you for| (?:from|of) (?:you|someone|somebody|the studio))?(?: designed| made| done| developed)?(?: is)?|(?:should|must|has to|have to) (?:be new|cover|include|comprise)|(?:scope(?: of (?:work|services))?|deliverables|elements|order|subject|betreff|objet|asunto)(?=:))(?![\\p{L}'’])(?: (?:to ${EN_MAKE}|you to ${EN_MAKE}|help with|help (?:to )?${EN_MAKE}|(?:someone|somebody|a (?:studio|designer|company|partner|team)) (?:to|who(?: can| could| will| would)?) ${EN_MAKE}s?(?:,? (?:and )?${EN_MAKE})*|an? (?:studio|designer|agency|company|partner|team) for|for)(?!\\p{L}))?(?: (?:us|me)(?!\\p{L}))?(?: from (?:you|us)(?!\\p{L}))?(?: (?:is|are|include|comprise)(?!\\p{L}))?\\s*(?:[:：–-]\\s*)?(?=[\\p{L}\\d“"'‘(])`,
    'giu',
  ),
  // 'Our choir needs', 'Mine needs', 'want:': of the client, and of nobody else
  new RegExp(
    `(?<=^|[.;:(]\\s?|(?:^|[.;,] |and )(?:mine|his|hers|(?:our|my|the) (?:\\p{L}+ )?(?:choir|site|website|app|online shop|menu|packaging|club|school|museum|company|practice|firm|shop|caf[eé]|restaurant|farm|brewery|bakery|business|hotel|association|society|federation|cooperative|charity|festival|library|theatre|family|board|council|committee|team|village|town|parish|new entity)|\\p{L}+ (?:ltd|gmbh|inc|society|trust))(?: [^.;,]{0,80})?(?:, [^,.;]{3,24},)? |(?:^|[.;:(,]\\s)|(?:we|i) [^.;,]{3,80} and )(?:wanted|needs?|wants?|would like|shopping list)(?!\\p{L})(?: to ${EN_MAKE}(?!\\p{L}))?\\s*(?:[:：–-]\\s*)?(?=[\\p{L}\\d“"'‘(])`,
    'giu',
  ),
  // 'We run a shop in Ghent and need a name': of a sentence that begins with us
  /(?<=^(?:\p{L}+,? ){0,2}(?:we|i)(?!\p{L})[^.;:!?]{3,160}(?:,| and) )(?:need|want|would like|are looking for|seek)(?!\p{L})\s*(?=[\p{L}\d])/giu,
  // 'Also the calendar'
  /^(?:also|and also|plus|then also|dazu|außerdem|también|además|aussi)[,:]? (?=(?:an?|the|our|new|some|neue|nuev\p{L}+|eine?n?|die|das|den|una?|la|el|une?|la|le) )/giu,
  /(?<!\p{L})(?:(?:wir|ich) (?:such\p{L}* ein(?:en?)? (?:büro|agentur|studio|partner|gestalter)\p{L}* (?:für|zur)(?: die| der)?(?: (?:neu)?gestaltung (?:von|des|der))?|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|such\p{L}*|möcht\p{L}*|wünsch\p{L}*(?: uns| mir)?|hätten? gerne?|wollen|will)|(?:brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|such\p{L}*|möcht\p{L}*|hätten?) (?:wir|ich)|neu (?:sein|werden) soll\p{L}*|gesucht (?:wird|werden)|gebraucht (?:wird|werden)|es geht um|gegenstand(?: der leistung)?(?: ist| sind)?)(?: (?:dafür|dazu|also|jetzt|nun|dringend|noch|auch|gerne?|nur|im jahr 20\d\d|bis \p{L}+ 20\d\d))*\s*:?\s+(?=[\p{L}\d„"])/giu,
  /(?<!\p{L})(?:pedido(?=:)|hacen? falta|necesitamos|queremos|buscamos|quisiéramos|necesito|quiero|busco|nos hace falta|nos hacen falta|(?:nos|me) gustaría|precisamos)(?: (?:tener|hacer|encargar|renovar|que (?:nos )?(?:hagan|diseñen)))?\s*:?\s+(?=[\p{L}\d])/giu,
  /(?<!\p{L})(?:(?:nous|on|je) (?:cherch(?:ons|e)|voudr(?:ions|ait|ais)|souhait(?:ons|e|erions)|aimer(?:ions|ait|ais)|veut|voulons|pensons à)|(?:avons|a|ai) besoin d(?:e |['’]|u |es )|besoins?(?= ?:)|il (?:(?:nous|me) )?faut(?:rait)?(?= une?| des| la| les| le| \d| deux| trois| :|:))(?: (?:(?:quelqu['’]un|un(?:e)? (?:studio|agence|designer|équipe|bureau)) pour )?(?:avoir|faire|créer|refaire|commander|renouveler|redessiner|dessiner|concevoir|repenser))?\s*:?\s*(?=[\p{L}\d])/giu,
  // 'you would do the concept', of a colleague's note
  /(?<!\p{L})you(?: would|['’]d|['’]ll| will| should) (?:do|design|make|provide|deliver) (?=(?:the |an? )?\p{L})/giu,
  OF_HOUSE,
];
/** Where every noun is written large. */
const GERMAN = /benötig/u;
const HEADED =
  /(?<!\p{L})(?:need|needs|want|wanted|scope|deliverables?|wish(?:list)?|shopping list|please (?:design|quote|offer|make)|to (?:be )?design(?:ed)?|looking for|order|lots?|items?|requirements?|pieces|wishes|tasks?|required|includes?|things?|brauchen|benötig\p{L}*|bräuchten?|gewünscht|leistung(?:en|sumfang)?|umfang|gesucht|neu|necesitamos|queremos|pedido|encargo|alcance|besoins?|prestations?|livrables?|commande)(?!\p{L})/iu;
const NOT_HEADED =
  /(?<!\p{L})(?:go live|not|no|don['’]?t|without|never|avoid|hate|have|already|keep|kein\p{L}*|nicht|nunca|sin|pas|sans|questions?|budget|deadline|fee|sum|costs?|prices?|money|honorar)(?!\p{L})/iu;

/** The wish is none: 'we don't need', 'nobody wants'. */
const DENIED =
  /(?:need|want) (?:people|them|everybody|everyone) to (?:\p{L}+ ){0,4}$|(?<!\p{L})(?:not|n['’]t|don['’]?t|no|never|nobody|didn['’]?t|kein\p{L}*|nicht|no se|ne)(?: \p{L}+){0,2}\s*$|^(?:if|when|what|why|how|wenn|si)\b[^,]*$/iu;
/** 'Please do not:' */
const NEGATED = /(?<!\p{L})(?:do not|don['’]?t|never|avoid|hate|bitte nicht|jamais)(?!\p{L})[^,]*$/iu;
/** Somebody who is not the client wants it. */
const OF_OTHERS =
  /(?<!\p{L})(?:he|she|they|who|everybody|everyone|nobody|people|guests|customers|(?:my|our|the|his|her) (?:\p{L}+ )?(?:wife|husband|father|mother|son|daughter|brother|sister|boss|director|chair\p{L}*|mayor|accountant|partner|nephew|niece|cousin|uncle|aunt|importer|landlord))(?: \p{L}+)? *$|(?<!\p{L})(?:say|saying|says|tell|telling)(?: that)? *$/iu;

/** The object ends where another clause begins. */
const ENDS =
  /[;!]|(?<!\d|(?<!\p{L})(?:incl|excl|approx|max|min|ca))\.(?=[\s"”’)]|$)|\s[–—]\s|\?(?=\s+\p{Lu})|,? (?:because|cuz|since we|as we|so that|so (?:we|people|it|they|the|customers)|but|although|though|while|if|when|before|until|unless|weil|damit|aber|denn|bevor|wenn|porque|para que|pero|antes|parce que|car|pour que|mais|avant)(?!\p{L})|,? (?:and|und|y|et) (?=(?:we|i|it|they|he|she|that|this|there|please|not|no|nothing|wir|ich|es|das|nosotros|nous|on|que)(?!\p{L}))|, (?=(?:we|i|it|they|he|she|this|that['’]s|which|not|nothing|please|ideally|preferably|wir|ich|es|die|der|das|que|qui)(?!\p{L}))/iu;

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
  if (
    LIMIT.test(list) ||
    OF_PEOPLE.test(head) ||
    (/^(?:our|the|we|it|they|people)(?!\p{L})/iu.test(list) && FINITE.test(parted(list)[0] ?? ''))
  )
    return undefined;
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
  /^(?:so|seeking|pieces|brief|the list)$|(?:should|shall|must) (?:have|contain|include|hold|offer)|what we (?:thought|had in mind)(?: of)?|(?<!\p{L})(?:imagine|think of|thought of|we expect|asks? (?:us |you |me )?for|in mind|required|requested|wanted|ask for|you to (?:\p{L}+ and )?(?:plan|do|make|design|produce|develop|propose)|(?:will|shall|is to) be (?:rebuilt|redone|renewed|refitted|renovated|refurbished)|gewünscht|erbeten|demandons|pedimos|you (?:would|will|should|shall|are to)(?: \p{L}+)? ?(?:design|make|do|deliver|provide)?|(?:please|kindly) (?:propose|design|make|quote|offer|plan|prepare|deliver|produce|create|develop)|(?:and|also) (?:need|want|would like)|^plus |outputs?|elements|services|(?:then|also|plus) the (?:full|whole|complete) \p{L}+|from you|task|what i['’]d like|to do|scope|deliverables|gesucht|umfang|wünschen (?:uns|wir)|alcance|livrables|prestations)(?!\p{L})/iu;
/** What a thing has to be like, and no thing. */
const LIMIT =
  /^(?:\d[\d.,]* ?(?:litres?|liters?|l|kg|g|mm|cm|m|km|w|v|h|hours?)|\p{L}+(?:able|ible)|no|not|must|may|has to|(?:small|larg|light|heavi|thinn|cheap|strong|short|long)er|less than|more than|under|below|above|max\p{L}*|at least|at most|weight|IP ?\d|easy|light|small|simple|it|they)(?!\p{L})/iu;
/** 'for people with weak hands: a tremor, arthritis': who it is for. */
const OF_PEOPLE =
  /(?<!\p{L})(?:people|those|users|customers|patients|children|women|men|families|guests|visitors|members) (?:with|who|in|of|from|between) [^:]{2,60}$/iu;
/** Where a list that stands behind a colon ends. */
const LIST_ENDS =
  /(?<!\d|(?<!\p{L})(?:incl|excl|approx|max|min|ca))\.(?=\s|$)|\s[–—]\s|,? (?:because|since we|cuz|cause|so that|so (?:we|people|it|they|I|\p{L}+ed)|but|although|though|weil|damit|aber|porque|para que|pero|parce que|mais)(?!\p{L})/iu;

/** Before a sentence that is nothing but a list. */
const NEEDED = /(?<!\p{L})(?:needs?|wants?|like|overhaul|wish|job|brauch\p{L}*|quer\p{L}*|voul\p{L}*)(?!\p{L})/iu;

/** The parts of a sentence without a verb, where most of them are things of the trade. */
function fragmentOf(text: string, isForeign: boolean, isWished: boolean): string[] | undefined {
  const bare = text.replace(/\([^()]*\)/g, '').split(/\s[–—]\s|;\s/u)[0]!;
  if (
    WISH.test(bare) ||
    FINITE.test(bare) ||
    /[:?]|(?<!\p{L})(?:no|not|without|kein\p{L}*|nicht|sin|pas|sans)(?!\p{L})|\d ?(?:x|×) ?\d/iu.test(bare) ||
    bare.length > 400
  )
    return undefined;
  const parts = parted(bare.replace(/[.!]$/, '')).flatMap((part, index, all) => joined(part, index === all.length - 1));
  const known = parts.filter((part) => hitsIn(part, isForeign).some(({ isWeak }) => !isWeak)).length;
  const isPlain =
    known * 2 >= parts.length ||
    // 'Film of 60 seconds, outdoor in Helsinki, an idea for the repairs'
    (isWished && known > 0 && hitsIn(parts[0]!, isForeign).some(({ isWeak, at }) => !isWeak && at === 0)) ||
    (isWished && parts.every((part) => STARTS.test(`${part.trim().replace(/^(?:and|und|y|et) /iu, '')} `)));
  return parts.length > 2 && isPlain && parts.every((part) => nameOf(part, false, true) !== undefined)
    ? parts
    : undefined;
}

/** 'Also a redesign of the handle': it comes to what is listed elsewhere. */
const ADDED = /^(?:and )?(?:also|plus|first|second|then|außerdem|dazu|también|además|aussi)(?!\p{L})/iu;
const REDONE =
  /^(?:so |also )?(?:the |our |my )([\p{L} -]{3,40}?) (?:has|have|needs?|must) (?:to )?be (?:redone|renewed|redesigned|rebuilt|refurbished|replaced|modernised|renovated)(?!\p{L})/iu;

/** 'sollen unsere 210 Tüten neu gestaltet werden' */
const REDONE_ABROAD =
  /(?<!\p{L})(?:soll(?:en)?|müssen|muss) ((?:unser|d(?:er|ie|as)|ein|alle)\p{L}* [^,.;:]{3,70}?) (?:komplett |ganz )?(?:neu )?(?:gestaltet|entworfen|entwickelt|überarbeitet|erneuert|gebaut|gemacht) werden/iu;

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
      isOpen: isUnsure(part),
      passage,
      ...(isSure && { of }),
    });
    return true;
  };
  for (const [index, passage] of passages.entries()) {
    const { text, header, isItem, isOthers } = passage;
    if (
      isOthers ||
      (header !== undefined && NEGATED.test(header)) ||
      STEPS.test(text) ||
      FIRST_THEN.test(text.replace(/\([^()]*\)/gu, ''))
    )
      continue;
    if (isItem && header !== undefined && !RELATIVE_END.test(header) && (TWO_JOBS.test(header) || isWishedIn(header))) {
      const [first = ''] = text.split(/[;:]\s|(?<!\b(?:min|max|ca|approx|no|nr))\.\s|\s[–—-]\s/i);
      const whole = text.replace(/[\s.;]+$/u, '');
      // 'stationery, plan title block, two utes, site signs': a line that is a list itself
      const own = parted(whole);
      if (
        own.length > 3 &&
        !/[(:]/u.test(whole) &&
        own.every((part) => part.split(' ').length < 9 && nameOf(part, false, true) !== undefined && !FINITE.test(part))
      ) {
        for (const part of own) add(part, passage, false, true);
        told.add(text);
        continue;
      }
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
    const redone = (REDONE.exec(text) ?? REDONE_ABROAD.exec(text))?.[1];
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
    const found = CUES.filter((cue) => cue !== OF_HOUSE || index < 4)
      .flatMap((cue) =>
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
      const after = text
        .slice(cue.index + cue.length, cue.index + cue.length + LONGEST)
        // 'bread behind it, not in front, 18 seats'
        .replace(
          /, (?:not|to (?:print|launch|publish|open|go live|be (?:ready|published|printed))(?!\p{L})) ?[^,.;]{2,40}(?=,)/iu,
          (aside) => ' '.repeat(aside.length),
        );
      const to = ENDS.exec(after.replace(/\([^)]*\)/g, (whole) => '_'.repeat(whole.length)))?.index ?? after.length;
      const from = cue.index + cue.length;
      const parts = parted(after.slice(0, to)).flatMap((part, index, own) => {
        // 'one identity for the three: a logo, colours': the whole and its parts
        const [head = '', first] = index === 0 ? part.split(/:\s(?=.)/u) : [part];
        // 'the box: right now it has a photo' is no list
        return first === undefined || own.length < 2 || LIMIT.test(first) || OF_PEOPLE.test(head)
          ? [head]
          : [head, first];
      });
      // 'a cold box: 120 litres, ice stays 48 h', 'for people with weak hands: a tremor, arthritis': what it has to be like, and for whom
      const [, whole = '', said = ''] = /^([^,:]+):\s+(.+)$/u.exec(after.slice(0, to)) ?? [];
      if (whole !== '' && (LIMIT.test(said) || OF_PEOPLE.test(whole) || FINITE.test(parted(said)[0] ?? '')))
        parts.length = 1;
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
          // one that is not understood ends no list
          (isList && count > 0 && !FINITE.test(all[count]!) && !NO_START.test(all[count]!)))
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
    // 'a new website and a ticket page', before the list of what it has
    (left.filter(({ passage }) => passage === one.passage).length > 1 && WISH.test(one.passage.text)) ||
    ADDED.test(one.passage.text) ||
    (one.of !== undefined && !listed.some(({ of }) => of?.id === one.of?.id));
  return { things: listed.length > 2 ? left.filter(kept) : left, told };
}
