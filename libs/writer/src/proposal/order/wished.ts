import { FINITE, isUnsure, ON_SCREEN } from '../reading/phrases';
import { type Passage, sentencesOf } from '../reading/passages';
import { isSocial } from '../reading/said';
import { amountsIn } from '../money';
import { enumeratedIn } from './enumerated';
import { kindOf } from './kinds';
import { bareOf, CLAUSE, DEFINITE, INFINITIVE, isThing, LONGEST, phrasesIn, type Tongue } from './listed';

// What one sentence or line of a letter orders.

export interface Asked {
  text: string;
  /** … with its article */
  said?: string;
  passage: Passage;
  isOpen: boolean;
  /** what the rest of its line tells */
  detail?: string;
  /** other sentences that tell of it, and of nothing else */
  also?: string[];
  /** nothing is named: the sentence stands for it where nothing else does */
  isSentence?: true;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Says that something is wanted: behind it the things stand. */
const CUE =
  /(?:['’]d (?:also |really )?(?:like|love)|(?<!\p{L})(?:what (?:we|i) (?:(?:think|feel) (?:we|i) )?(?:really )?(?:need|want|would like|lack|miss)(?:, (?:i|we) (?:think|guess|believe),)? is|(?:we|i)(?:['’](?:re|m)| are| am) (?:still )?missing|(?:we|i)(?:['’](?:re|m)| are| am) (?:going|changing|moving|switching)(?: over)? (?:from [^:;.]{2,40} )?to(?= (?:\d[\d.,]* ?(?:ml|cl|l|g|kg) )?(?:an? |new )?\p{L}+:)|(?:resolved|decided|agreed|voted|like|likes|going)(?: \([^()]*\))? to (?:commission|order|redesign|have)|(?:pitch|propose|make|draw|design|do) (?:us|me)(?= an?(?!\p{L}))|(?:board|management|boss|committee|council|chair) (?:says|wants|decided(?: on)?|agreed(?: on)?)|(?:invites?|asks?) (?:offers|bids|proposals) for|what (?:we|i) (?:do not|don['’]t) have is|what(?:['’]s| is) missing is|(?:we|i) (?:shall |will |therefore )?require|need(?:s|ed)?|want(?:s|ed)?|would (?:also |really )?(?:like|love)|would be (?:nice|good|great)|(?:have|had) in mind|look(?:ing|s)? for|(?:we|i)(?:['’](?:re|m)| are| am) after|(?:we|i)(?:['’](?:re|m)| are| am)? plan(?:ning)?|ask(?:s|ing)? (?:you |us )?for|seek(?:s|ing)?|thought of|think(?:ing)? of|(?:we|i) (?:picture|imagine)|wish(?:es)?(?: for| is)?|quote (?:us |me )?for|(?:offers?|proposals?|quotes?|bids|tenders) for|(?:please|kindly) (?:propose|design|make|do|plan|prepare|offer)(?: for us)?|neu (?:sein|werden) soll\p{L}*|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|suchen?|möcht\p{L}*|wünsch\p{L}*|hätten? gern\p{L}*|wir planen|gesucht (?:wird|werden)|gedacht ist an|es geht um|es fehl(?:t|en)|queremos|quiero|necesit\p{L}+|busc(?:o|amos|an)|quisi\p{L}+|hacen? falta|nos faltan?|preparamos|(?:il (?:me |nous )?faut)|cherch(?:e|ons)|voudr\p{L}+|voulons|souhait\p{L}+|aimer(?:ions|ais)|besoin d(?:e |['’])|préparons))(?!\p{L})(?: (?:also|from you|dringend|noch|auch|dafür|uns|mir|wir|ich|jetzt|von ihnen|de ustedes|de vous)(?!\p{L}))*:?\s*/giu;
const NOT_WISHED =
  /(?<!\p{L})(?:no|not|\p{L}{2,6}n['’]t|dont|never|without|nobody|no one|instead of|rather than|kein\p{L}*|nicht|ohne|sin|pas|sans|whether|if|when|what|why|how|if|wenn|si)(?!\p{L})[^,;.:]*$/iu;
/** 'Instead of a brochure we want a book': the brochure is not wished, the book is. */
const IN_PLACE =
  /(?<!\p{L})(?:instead of|rather than|without|besides|statt|anstelle|ohne|en lugar de|en vez de|au lieu d(?:e|['’])|sans) [^,;.:]*? (?=(?:we|i|wir|ich|nous|on|queremos|nos)(?:['’]d)? ?$)/iu;
const isUnwished = (said: string): boolean => NOT_WISHED.test(said.replace(IN_PLACE, ''));

/** 'They need artwork ten weeks before': nobody of ours wishes it. */
const OF_OTHERS =
  /(?<!\p{L})(?:they|he|she|who|which|that|people|everybody|nobody|customers|members|guests|visitors|users|printers?|suppliers?|makers?|buyers?|staff|couriers?|students|parents|children|schools?|(?:my|our|his|her) (?:\p{L}+ )?(?:wife|husband|brother|sister|father|mother|boss|partner|accountant|nephew|niece)|sie(?= brauch)|er|ellos|ellas|ils|elles)\s+(?:\p{L}+ly |also |will |would |to )?$/iu;
/** 'Pupils want murals; the governors want the motto': several who are not the client. */
const OF_SOME =
  /(?:^|[;:.,] |(?<!\p{L})(?:and|but) )(?:(?:the|our|some|most|many|all) )?(?!(?:our|the) (?:directors|trustees|owners|partners|members)(?!\p{L}))(?:\p{Ll}+ )?[\p{L}-]{3,}(?<!s|u|i)s (?:also |really |all )?$|(?:^|[;:.,] |(?<!\p{L})(?:and|but) )(?:the|our|my|his|her) (?:\p{L}+ )?(?:caretaker|landlord|neighbou?r|printer|fair|festival|supermarket|chain|dealer|priest|mayor|doctor|architect|treasurer|chair\p{L}*|father|mother|son|daughter|wife|husband|partner|boss) $/iu;
/** What shall be done with the thing, and by whom, is no part of its name. */
const DONE =
  /^(?:(?:(?:you|us|someone|somebody|an? (?:studio|agency|designer|company|partner|team|new partner)|jemanden|ein(?:e|en)? (?:büro|agentur|studio)|un studio|une agence|alguien|un estudio) )?(?:(?:to|who (?:can|could|will|would)|der uns|für|pour|para|for) )?(?:have |get )?(?:please )?(?:help us to )?(?:(?:re-?design|do|make|create|develop|draw|produce|write|build|renew|redo|refresh|update|fix|sort out|improve|rework|overhaul|revise|modernise|tidy up|plan|propose|publish|have|get|prepare|print|order|commission|introduce|rediseñar|rehacer|faire|créer|refaire|hacer|crear|renovar|diseñar)(?:s|ing)? )?)(?=(?:an?|the|our|my|all|new|some|one|two|three|four|five|\d[\d.,]*|eine?n?|die|der|das|unsere?n?|neue[nrs]?|una?|el|la|los|las|nuestr\p{L}+|une?|le|les|des|notre|nos)(?!\p{L})|l['’])/iu;
const DONE_BY =
  /^(?:you|someone|somebody) to (?:re-?design|design|make|create|develop|draw|produce|write|build|renew|refresh|propose|prepare) (?=\p{L})/iu;
/** A heading or a label under which things are ordered. */
const ASKS = word(
  'in mind|needs?|needed|want(?:s|ed)?|expect(?:ed)?|scope|project|agreed|requirements?|require[sd]?|items?|deliver(?:ables?|s)?|ask|interested in|looking for|order|(?:offers?|proposals?|quotations?|quotes?|bids?|tenders?) for|pieces|wish(?:es|list)?|tasks?|to (?:be )?(?:design(?:ed)?|made?|do)|brief|lots?|applications?|elements|brauchen|benötig\\p{L}*|gewünscht|gesucht|umfang|leistung(?:en|sumfang)?|aufgaben?|stücke|necesitamos|queremos|pedido|encargo|alcance|piezas|entregables|besoins?|prestations?|livrables?|commande|demande|pièces|requested|you to do|outputs?|the (?:job|work)',
);
const ASKS_NOT =
  /(?<!\p{L})(?:not|no|don['’]?t|never|avoid|hate|(?:have|had)(?! in mind)(?! to do)|already|kein\p{L}*|nicht|sin|pas|questions?|budget|deadline|dates?|fee|costs?|calendar|timeline|timetable|team|conditions?|constraints?|who|when|fragen|termine|fechas|plazos|délais|condiciones)(?!\p{L})/iu;
const MISSING =
  /^what(?:['’]s| is| we)? (?:(?:do ?n['’]?t|do not) have|lack|(?:still )?(?:missing|miss))$|^(?:es fehlen|uns fehlen|was fehlt|nos falta|il nous manque)$/iu;
const isAsking = (header: string): boolean =>
  MISSING.test(header) ||
  /^(?:\d+|two|three|four|five|zwei|drei|vier|dos|tres|deux|trois) (?:separate |different )?(?:things|pieces|items|jobs|dinge|aufträge|cosas|encargos|choses)$/iu.test(
    header,
  ) ||
  (ASKS.test(header) && !ASKS_NOT.test(header) && !/n['’]t(?!\p{L})/iu.test(header));
/** 'We want signs: the whole wing': a label that names its thing asks for that. */
const namesThing = (label: string, { isForeign, isNounFirst }: Tongue): boolean => {
  const cue = [...label.matchAll(CUE)].at(-1);
  const object = cue ? label.slice(cue.index + cue[0].length) : '';
  return object !== '' && kindOf(bareOf(object), undefined, isForeign, isNounFirst) !== undefined;
};
/** What a list of acts stands under: what a site does, and no things. */
const ENABLES =
  /(?<!\p{L})(?:can|could|should|must|has to|have to|needs? to|able to|lets? \p{L}+|to|that|which|können|soll\p{L}*|muss|puedan?|pueden|puissent|peuvent|permet\p{L}*|que|qui|die|das)(?: (?:do|also))?$/iu;
/** 'We want to explain to citizens how to read labels: …': what is aimed at, and no order. */
export const TO_DO =
  /(?<!\p{L})(?:want|need|like|love|wish|hope|plan|aim|intend)s? to (?!(?:have |get |re-?)?(?:design|make|create|order|commission|produce|print|renew|redo|build|develop|buy|publish)(?!\p{L}))|(?<!\p{L})(?:möchten|wollen|queremos|voulons)(?!\p{L})[^:]* (?:erklären|zeigen|explicar|mostrar|expliquer|montrer)(?!\p{L})/iu;
export const LABELLED = /^(\p{L}[\p{L}’'“” /-]{1,60}?)\s?:\s+(.{3,600})$/u;
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

/** What stands before a colon, and behind it; not within brackets. */
function atColon(object: string): [head: string, list: string] {
  const masked = object.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  const at = masked.search(/:\s/u);
  return at < 0 ? [object, ''] : [object.slice(0, at), object.slice(at + 1).trim()];
}
/** 'three rooms', '86 square metres', 'about 144 pages': how large or how many, and no thing. */
const COUNTED =
  /^(?:about |around |some |up to |ca\. |etwa |rund |unos |environ )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|dos|tres|deux|trois)/iu;
/** The things behind a colon, where they are things of their own; what only tells of the one before is none. */
function partsOf(whole: string, list: string, tongue: Tongue): string[] {
  const parts = phrasesIn(list.replace(/[.!]$/u, ''), false, tongue);
  if (parts.length < 2) return [];
  const kind = (one: string) => kindOf(bareOf(one), undefined, tongue.isForeign, tongue.isNounFirst);
  const own = kind(whole);
  const isPlace = own === 'exhibition' || own === 'space' || own === 'stand';
  const sure = parts.filter((one) => {
    const known = kind(one);
    return (
      known !== undefined &&
      !(isPlace && (COUNTED.test(one) || known === 'space')) &&
      !(known === own && COUNTED.test(one))
    );
  });
  return sure.length * 2 > parts.length ? parts : [];
}
/** 'divided as follows: packaging 45,000, film 50,000' */
const SHARED =
  /(?<!\p{L})(?:divided|split|shared out|broken down|of which|aufgeteilt|davon|repartid\p{L}*|réparti\p{L}*)[^:]{0,30}:\s+(.{10,400})$/iu;
const RESERVED =
  /^(?:paid |bought )?media$|(?<!\p{L})(?:reserve|contingency|margin|buffer|puffer|reserva|réserve|vat|tax)(?!\p{L})/iu;
function sharedIn(list: string): Pick<Asked, 'text' | 'detail'>[] {
  return list
    .split(/[,;] (?!\d)/u)
    .map((part) =>
      /^(?:and |und |y |et )?(\p{L}[\p{L} -]{2,40}?):? ([€$£]?\d[\d.,]*(?: ?k)?(?: \p{L}{3,6})?)\.?$/iu.exec(
        part.trim(),
      ),
    )
    .filter((match) => match !== null && !RESERVED.test(match[1]!))
    .map((match) => ({ text: match![1]!, detail: match![2]! }));
}

const IT_DONE =
  /(?<!\p{L})(?:want|need|like|have) (?:it|them|this|these) (?:to be )?(?:re-?)?(?:designed|drawn|made|printed|laid out|built|redone|illustrated)(?!\p{L})/iu;
/** The first thing that a sentence names with its article. */
function thingIn(sentence: string, { isForeign, isNounFirst }: Tongue): string | undefined {
  for (const match of sentence.matchAll(
    /(?<!\p{L})(?:an?|the|our) ((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)(?= (?:of|with|for|about)(?!\p{L})|[.,;]|$)/giu,
  ))
    if (kindOf(match[1]!, undefined, isForeign, isNounFirst) !== undefined) return match[1]!;
  return undefined;
}
/** 'About 12 grand for vans and shirts', '$30k including a carton and a badge': the sum names what it is for. */
const SUM_FOR =
  /\d[\d.,]*(?: ?(?:k|grand|million|euros?|pounds|dollars))?(?: \p{L}{3})? (?:for|including|incl\.?|für|inklusive|para|pour) ([^.;:]{4,120}?)[.!]?$/iu;
function ofSum(text: string, tongue: Tongue): string[] {
  const list = SUM_FOR.exec(text)?.[1];
  const parts = list ? phrasesIn(list, true, tongue) : [];
  return parts.every(
    (one) => kindOf(bareOf(one), undefined, tongue.isForeign, tongue.isNounFirst) !== undefined && !PAID_FOR.test(one),
  )
    ? parts
    : [];
}
/** What money is collected for is not what is ordered. */
const RAISED =
  /(?<!\p{L})(?:rais(?:e|es|ing|ed)|collect(?:ing|ed)?|sammel\p{L}*|spenden|recaudar|recolect\p{L}+|collect(?:er|ons)|récolt\p{L}+)(?!\p{L})/iu;
const PAID_FOR =
  /(?<!\p{L})(?:design|production|print(?:ing)?|everything|all|work|texts?|copy|media|builder|samples|creative)(?!\p{L})/iu;

/** 'Can you help with signs, uniforms and new cards?' */
const ORDERS =
  /^(?:so |and |also )?(?:can|could|would|will) you (?:please |also |perhaps |maybe )?(?:help (?:us )?with|pitch(?: (?:us|me))?|(?:re-?)?design|draw|make(?: us)?|do(?: us)?|create|develop|propose|quote for) ((?:an?|the|our|some|new|\d+|\p{L}+s,) ?.+)\?$/iu;
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

/** 'Can you make our annual report look less like one?' */
const REMADE =
  /(?<!\p{L})(?:can|could|would) you (?:please )?(?:make|get|help (?:us|me) make|redo|re-?design|rework|refresh|rethink|renew) ((?:our|my|the|this) [^.?!,;:]{3,60}?)(?= (?:look|feel|sound|work|read|less|more|better|fit|again)(?!\p{L})|\?|,)/iu;
/** 'Part of it is to train two designers' */
const TRAINS =
  /(?<!\p{L})(?:part of (?:it|the (?:assignment|job|work|contract))|the (?:assignment|job|work|contract)|you|we (?:also )?(?:want|need|expect) you) (?:is|are|includes?|has|have|will|must|should)? ?(?:also )?to train ((?:our |one |two |three |four |five |\d+ |some |the )[^,.;]{3,60})/iu;
/** 'Please help us decide whether the name stays' */
const WHETHER = /(?<!\p{L})help (?:us|me) (?:to )?decide (whether (?:the|our) [^,.;:]{4,50})/iu;
/** Names no thing, but that something is made. */
const WHATEVER =
  /^(?:(?:new |graphic |complete |full )*(?:design|designs|package|offer|look|work|pieces|materials?)|(?:neue |grafische )*(?:gestaltung|entwürfe?|paket)|(?:un )?diseño|(?:une )?(?:création|conception))(?: (?:for|of|für|der|des|para|de|pour)(?!\p{L}).*)?$/iu;
const NEGATED = /(?<!\p{L})(?:not|don['’]?t|never|avoid|no|hate|kein\p{L}*|nicht|nada|nunca|pas|jamais)(?!\p{L})/iu;

export function thingsOf(passage: Passage, before: string, index: number, isCounted: boolean, tongue: Tongue): Asked[] {
  const { text, isItem, header } = passage;
  const take = (parts: readonly (string | Pick<Asked, 'text' | 'detail'>)[]): Asked[] =>
    parts
      .map((one) => (typeof one === 'string' ? { text: one } : one))
      .map(({ text: said, detail }) => ({
        text: said,
        ...(detail && { detail }),
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
  if (text.replace(/\([^()]*\)/gu, '').includes('?')) {
    const remade = REMADE.exec(text)?.[1];
    if (remade && kindOf(bareOf(remade), undefined, tongue.isForeign, tongue.isNounFirst)) return take([remade]);
    if (/^¿?(?:quién|qué|cuándo|cómo|cuánto|dónde|what|who|how)(?!\p{L})/iu.test(text)) return [];
    const [, object = ''] = ORDERS.exec(text) ?? [];
    if (object !== '' && !object.includes('?')) return take(phrasesIn(object, false, tongue));
    const said = text.replace(/[?!.\s]+$/u, '').replace(/^(?:and |also |maybe |perhaps |plus |so )+/iu, '');
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
  const train = TRAINS.exec(text)?.[1];
  if (train) return take([`training of ${train}`]);
  const [, label = '', rest = ''] = LABELLED.exec(text) ?? [];
  // 'want redesign: tickets, map': of one thing, what it holds
  const again = /(?:^|(?<!\p{L})(?:wants?|needs?|an?|the|our) )((?:complete |full )?re-?(?:design|launch))$/iu.exec(
    label,
  );
  if (again) return [{ text: again[1]!, passage, isOpen: false, detail: rest.replace(/[.!]$/u, '') }];
  // 'we want a site for skippers: the tide, pictures' names the whole before its parts
  if (
    ((isAsking(label) && !/(?<!\p{L})(?:is|are|was|were|has|have|sind|ist|son|sont)(?= \p{L})/iu.test(label)) ||
      /^(?:so|also|plus)$/iu.test(label)) &&
    !namesThing(label, tongue) &&
    !TO_DO.test(label) &&
    !/ (?:an?|the|our|one|eine?n?|una?|une?) /iu.test(label)
  ) {
    const parts = phrasesIn(rest.replace(/[.!]$/u, ''), true, tongue);
    if (parts.length > 0) return take(parts);
  }
  // 'Packaging: 3 models in 4 languages': the label names the thing
  const named = label.trim();
  if (
    rest !== '' &&
    named.split(' ').length < 6 &&
    !FINITE.test(named) &&
    !ASKS_NOT.test(named) &&
    !/^(?:idea|concept|plan|contact|texts?|problem|today|idee|konzept|texte|idée)s?$|\p{L} \p{Lu}/u.test(
      named.toLowerCase() === named ? named : `${named.charAt(0).toLowerCase()}${named.slice(1)}`,
    ) &&
    kindOf(bareOf(named), undefined, tongue.isForeign, tongue.isNounFirst) &&
    isFragment(rest.replace(/(?<!\p{L})i\.e\.,?/giu, '').split(/[.;]\s/u)[0]!)
  )
    return [{ text: named, passage, isOpen: false, detail: rest.replace(/[.!]$/u, '') }];
  // 'We have written a cookbook. We want it designed.'
  if (IT_DONE.test(text)) {
    const named = thingIn(before, tongue) ?? thingIn(text, tongue);
    if (named) return take([named]);
  }
  const shared = SHARED.exec(text)?.[1];
  if (shared) return take(sharedIn(shared));
  const paid = amountsIn(text).length > 0 && !RAISED.test(text) ? ofSum(text, tongue) : [];
  if (paid.length > 0) return take(paid);
  const all: Pick<Asked, 'text' | 'detail'>[] = [];
  let end = 0;
  for (const cue of text.matchAll(CUE)) {
    const said = text.slice(0, cue.index);
    if (cue.index < end || isUnwished(said) || OF_OTHERS.test(said)) continue;
    if (/^(?:needs?|wants?|would)(?!\p{L})/iu.test(cue[0]) && OF_SOME.test(said)) continue;
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
    const [head, list] = atColon(object);
    const parts = phrasesIn(head.split(/;\s|\s[–—]\s/u)[0]!.replace(/[.!]$/u, ''), /:\s*$/u.test(cue[0]), tongue);
    if (parts.length === 0) {
      if (LOOKED_FOR.test(text.slice(cue.index + cue[0].length)) && text.length < LONGEST)
        return [{ text: text.replace(/[.!]$/u, ''), passage, isOpen: false, isSentence: true }];
      continue;
    }
    const own = list === '' || !head.endsWith(parts.at(-1)!) ? [] : partsOf(parts.at(-1)!, list, tongue);
    // 'a design for the new pool: signs, tickets, a website'
    const heads = own.length > 0 && WHATEVER.test(bareOf(parts.at(-1)!)) ? parts.slice(0, -1) : parts;
    all.push(
      ...heads.map((one, at) => ({
        text: one,
        ...(at === parts.length - 1 && list !== '' && own.length === 0 && { detail: list.replace(/[.!]$/u, '') }),
      })),
      ...own.map((one) => ({ text: one })),
    );
    end = text.indexOf(parts.at(-1)!, cue.index) + parts.at(-1)!.length;
  }
  if (all.length > 0) return take(all);
  const whether = WHETHER.exec(text)?.[1];
  const listed = isItem && header !== undefined ? [] : enumeratedIn(text, tongue);
  if (listed.length > 0) return take(whether ? [`advice on ${whether}`, ...listed] : listed);
  const isNear =
    index < 2 || word('needs?|wants?|like|looking|brauch\\p{L}*|quer\\p{L}*|voul\\p{L}*|suchen').test(before);
  const bare = text
    .replace(/,? (?:while|because|since|so that|weil|porque|parce que) .*$/iu, '')
    .replace(/,? \d+ of them(?=[,.;]|$| )/iu, '')
    // 'new shirts, and the website is a disgrace'
    .replace(
      /,? (?:and|but|und|y|et) (?:the|our|my|it|that|this|die|der|das|el|la|le) (?:\p{L}+ )?(?:is|are|was|can|has|ist|sind|es|est)(?!\p{L}).*$/iu,
      '',
    );
  if (!isFragment(bare) || DEFINITE.test(text) || /:\s/u.test(text.replace(/\([^()]*\)/gu, ''))) return [];
  const parts = phrasesIn(
    bare.replace(/^(?:also|plus|dazu|außerdem|también|aussi),? /iu, '').replace(/[.!]$/u, ''),
    false,
    tongue,
  );
  const isKnown = (one: string) => kindOf(bareOf(one), undefined, tongue.isForeign, tongue.isNounFirst) !== undefined;
  const known = parts.filter(isKnown).length;
  // a sentence that is nothing but its list
  return known > 1 ||
    (known === 1 &&
      isKnown(parts[0]!) &&
      (isNear || /^(?:new|neue?\p{L}*|also|plus|nuev\p{L}+|nouve\p{L}+) /iu.test(text)))
    ? take(parts)
    : [];
}
