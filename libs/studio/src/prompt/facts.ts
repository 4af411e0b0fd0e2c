export type FactKind =
  'date' | 'time' | 'price' | 'percent' | 'phone' | 'mail' | 'web' | 'handle' | 'address' | 'count';

/** A date, price, address … exactly as the client wrote it. A `count` is any other number with what it counts. */
export interface Fact {
  kind: FactKind;
  text: string;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|januari|februari|maart|mei|augustus|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|maggio|giugno|luglio|settembre|ottobre|dicembre|ledna|února|března|dubna|května|června|července|srpna|října|prosince)';
const WEEKDAY_NAME =
  '(?:(?:(?<!black |good |cyber |ash )(?:mon|tues|wednes|thurs|fri|satur|sun)days?|wensdays?)|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?<=(?:todas?|as|às|nas|toda|na) )(?:segundas?|terças?|quartas?|quintas?|sextas?)(?![\\p{L}-])|segundas?-feiras?|terças?-feiras?|quartas?-feiras?|quintas?-feiras?|sextas?-feiras?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałk?[eiu]?k?|wtorek|wtorki|środ[aęy]|czwartk?i?|czwartek|piątek|piątki|sobot[aęy]|niedziel[aęe])';
/** 'Sun' and 'sat' are days only beside a number or another day. */
const WEEKDAY_SHORT =
  '(?:(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)\\.?(?=,? (?:the )?\\d| (?:closed|geschlossen|fermé|cerrado|chiuso|fechado|gesloten)|,? ?[-–&+/] ?(?:mon|tue|wed|thu|fri|sat|sun)|,? (?:to|and) (?:mon|tue|wed|thu|fri|sat|sun))|(?<=(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)\\.?(?: ?[-–&+/] ?| to | and ))(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?![\\p{L}]))';
const WEEKDAY = `(?:${WEEKDAY_NAME}|${WEEKDAY_SHORT}|(?:mo|di|mi|do|fr|sa|so)\\.?(?=,? \\d{1,2}\\. ))`;
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?';
const UNTIL = '(?: ?[-–] ?| (?:to|till|until|and|bis|und|au|et|al|a|y|e|do|i|tot|en) )';
const SINCE =
  "(?:(?:until|till|from|through|by|since|ab|bis|vom|am|zum|du|dal|del|desde(?: el)?|hasta(?: el)?|à partir du|jusqu[’']au|dès le|le|dal|fino al|a partire dal|até|de|od|do|van|vanaf|tot) )?";
const MONEY = '(?:[$€£¥₺₹]|R\\$|(?:USD|EUR|GBP|PLN|CHF|kr) ?)';
const MONEY_AFTER =
  '(?:€|£|zł|Kč|₺|USD|EUR|GBP|PLN|CHF|pesos|reais|euros?|Euro|dollars?|pounds?|bucks|quid|kr|francs?|Franken|Fr\\.|rupees|złotych)(?![\\p{L}])';
const SUM = `(?:${MONEY} ?\\d+(?:[.,]\\d{1,3})*k?|\\d+(?:[.,]\\d{1,3})* ?${MONEY_AFTER}|\\d{1,2}p(?![\\p{L}\\d]))`;
const INSTEAD =
  '(?:statt|instead of|rather than|au lieu de|en lugar de|en vez de|invece di|anziché|em vez de|in plaats van|zamiast|was|down from)';

// private marks that no text holds: control characters are cleaned away before
const [TAKEN, GAP] = ['\u0001', '\u0002'];

// In this order: what one pattern takes, the next no longer sees.
const PATTERNS: [FactKind, RegExp][] = [
  ['mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu],
  [
    'web',
    /(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[\w\-./]*)?(?![\w@])|(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|app|dev|studio|design|shop|store|de|fr|es|it|pl|cz|nl|be|at|ch|uk|eu|us|ca|info|biz|me|xyz|agency|cafe|coffee|art)(?:\.[a-z]{2})?(?:\/[\w\-./]*)?(?![\w@])/giu,
  ],
  ['handle', /(?<![\w@])(?!#(?:[\da-f]{6}|[\da-f]{3})(?!\w))[@#][\p{L}\d_.]{2,30}/giu],
  [
    'phone',
    /(?<![\w.#/])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{1,5}(?:[ .-]\d{2,4}){2,5}(?!\w)|(?<!\w)\+\d{8,14}(?!\w)|(?<!\w)0\d{2,5}[ /-]\d{4,8}(?!\w)|(?<![\w-])\d{3}[- ]\d{4}(?![\w-])/gu,
  ],
  [
    'percent',
    /(?:\b(?:up to|save|now|only|bis zu|jusqu[’']à|fino al|até|hasta(?: un)?|tot|do) )?(?:giảm giá |zniżka |rabatt |korting |-)?(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})? ?%(?: (?:off|discount|rabatt|zniżki|de descuento|de desconto|de remise|di sconto|sconto|korting|reduction|auf)(?: (?:your |the )?(?:first|next|all|every|selected) \p{L}+| everything)?)?/giu,
  ],
  [
    'price',
    /\b(?:free|gratis) (?:entry|admission|entrance|parking|delivery|shipping|trial|tickets?|of charge)\b|\b(?:entry|admission|entrance) (?:is )?free\b|\bfree to (?:enter|join|attend)\b|\b(?:Eintritt|Eintritt ist) frei\b|\bentrada (?:libre|gratuita|gratis)\b|\bentrée (?:libre|gratuite)\b|\bwstęp wolny\b|\bingresso (?:libero|gratuito)\b|\bpay what you (?:can|like|want)\b|\bbuy one,? get one(?: free)?\b|\b(?:two|three|2|3) for (?:one|two|1|2)\b|\bhalf[- ]price\b/giu,
  ],
  [
    'price',
    new RegExp(
      `(?:(?:tickets?|entry|admission|adults|children|rooms|entrada|eintritt|entrée|ingresso|wstęp) )?(?:(?:from|only|just|ab|nur|dès|seulement|desde|solo|da|a partir de|od|tylko|vanaf) )?(?<![\\d.,])${SUM}(?: ?[-–] ?${SUM})?(?:/\\p{L}+| (?:a|an|per|each|pro|je|par|al|por|na|za) \\p{L}+)?(?: ${INSTEAD} ${SUM})?`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      `(?<![\\p{L}\\d])${SINCE}(?:${WEEKDAY},? (?:the |den |le |el |il )?)?(?:${DAY} (?:de |of )?(?:${MONTH} )?(?:al|au|bis|to|till|until|a|do|tot|[-–]) (?:el |le )?${DAY} (?:de |of )?${MONTH}(?![\\p{L}])|${DAY}(?:${UNTIL}${DAY})? ?(?:de |of )?${MONTH}(?![\\p{L}])|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)?(?![\\d:.]\\d|\\w))(?:,? (?:de )?\\d{4})?`,
      'giu',
    ),
  ],
  ['date', /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/gu],
  [
    'date',
    new RegExp(
      `(?<![\\p{L}])(?:(?:every|this|next|each|jeden|diesen|nächsten|chaque|tous les|ce|este|cada|todos los|próximo|ogni|questo|todas as|todos os|às|toda|todo|elke|iedere|deze|każd[aąeyą]|from|until|till|ab|bis|ab diesem|desde este|à partir de|od|do|vanaf|on) )?(?:(?:first|second|third|fourth|last|other|ersten|letzten|premier|dernier|primer|último|primo|ultimo|eerste|laatste|pierwsz[aąyą]) )?${WEEKDAY}(?![\\p{L}])(?: (?:morning|afternoon|evening|night)s?(?![\\p{L}])| of the month| van de maand| im Monat| du mois| del mes| del mese)*(?:(?: ?[-–&] ?| (?:to|and|bis|und|au|et|a|y|e|do|i|tot|en|through) )${WEEKDAY}(?![\\p{L}]))?`,
      'giu',
    ),
  ],
  [
    'time',
    /(?<![\w/])24\/7(?![\w/])|(?<!\p{L})(?:from )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?: o['’]clock)? (?:to|till|until|and|-|–) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|midday)(?: o['’]clock)?(?: in the (?:morning|afternoon|evening))?(?=$|[,.;!]| (?:in|on|at)(?!\p{L}))|(?<!\p{L})(?:at |from )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|midday)(?: o['’]clock| sharp)?(?: in the (?:morning|afternoon|evening)| at night)?(?=$|[,.;!]| (?:in|on|at|we|until)(?!\p{L}))|\b(?:at )?(?:half past|quarter past|quarter to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b|\b(?:from |ab |von |de |das |dalle |od |van |vanaf )?\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?|uhr|uur|h|u|noon)? ?(?:[-–]|to|till|til|until|bis|à|às|as|a|alle|do|tot) ?(?:\d{1,2}(?:[:.hu]\d{2})? ?(?:[ap]\.?m\.?(?!\w)|uhr|uur|h(?!\w))|late(?!\w)|midnight|midnite)|\b(?:from |de |od |dalle |van |von )?\d{1,2}[:hu]\d{2} ?(?:[-–]|to|till|until|bis|à|às|a|alle|do|tot) ?\d{1,2}[:hu]\d{2}(?!\w)|(?<![\d.,])\b\d{1,2} (?:till|til|until) \d{1,2}(?![\d.,]\d|\w)|(?<![\p{L}])(?:ore|alle|godz\.?|o godz\.?|kl\.?) \d{1,2}(?:[:.]\d{2})?(?!\w)|\b(?:from |ab |um |à |às |a las |om |vanaf |at |starts? )?\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?(?!\w)|uhr|uur)|(?<![\p{L}])(?:from |ab |um |à |às |dès |om |vanaf )?\d{1,2}(?::\d{2}|[hu](?:\d{2})?)(?!\w)/giu,
  ],
  // 'every Thursday 10-12': right after a day, whose place is marked
  [
    'time',
    new RegExp(
      `(?<=[${TAKEN}${GAP}],? ?(?:from )?)\\d{1,2} ?[-–] ?\\d{1,2}(?![\\d:.,%€£$]| ?(?:kg|g|ml|cm|mm|people|years|percent)\\b)`,
      'gu',
    ),
  ],
  [
    'address',
    /(?:\blast seen (?:on |in |near |at )?)?\b(?:\p{Lu}[\p{L}'’.-]+ ){1,2}(?:Street|Road|Avenue|Lane|Boulevard|Terrace|Quay)\b(?:, ?\p{Lu}[\p{L}-]+)?|\b(?:Campus|Platform|Pier|Gate|Unit|Hall|Room) (?:\p{Lu}\p{L}+|\d{1,3}|[A-Z])\b|\b\d{1,5} (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|Ln|Hill|Close|Gardens|Parade|Crescent|Mews|Wharf|Boulevard|Blvd|Square|Sq|Drive|Dr|Place|Pl|Court|Row|Way|Terrace|Quay|Market|Yard)\b\.?(?:, ?\p{Lu}[\p{L}-]+)?|\b(?:\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|platz|weg|allee|ufer|damm|ring|straat|gracht|laan|kade|plein)|(?:ul|al|pl|Rue|Calle|C\/|[Vv]ia|[Vv]iale|[Cc]orso|Avenida|Av|Plaza|Paseo|[Pp]iazza|[Rr]ua|Largo)\.? (?:de |du |des |la |del |della |dei |degli |delle |dello |di |da |do |dos |das |las |los |el )*\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2},?) \d{1,4}[a-z]?\b(?:, ?\p{Lu}[\p{L}-]+)?|\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|allée|chemin|impasse|cours) (?:de |du |des |la |le |l['’]|d['’])*\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\b(?:place|quai|piazza|praça|plaza) (?:de |du |des |la |le |l['’]|d['’]|del |della |da |do |dos )+\p{Lu}[\p{L}-]+/gu,
  ],
];

/** A number counts as a discount only where the text says so: '5.1%' of a stout is none. */
const CHEAPER =
  /\b(?:off|discount|save|sale|up to|rabatt|reduziert|zniżk\p{L}*|descuento|desconto|remise|sconto|korting|reduction|rebajas|soldes|saldi|giảm)(?!\p{L})|^-/iu;

/** 'lentil soup 6', 'falafel 9.50', 'Kürbissuppe 6,50 €' */
export const PRICED = /^\p{L}.{2,40} (?:[€$£] ?)?\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:€|£|\$|zł|kr|Kč))?$/u;

/** Facts stand early in a prompt; what follows is left as it is. */
const READ = 3000;
/** The facts of a text in their order, each with where it begins. */
export function factsIn(text: string): { facts: (Fact & { at: number })[]; rest: string } {
  let rest = text.slice(0, READ);
  const facts: (Fact & { at: number })[] = [];
  for (const [kind, pattern] of PATTERNS) {
    rest = rest.replace(pattern, (match, ...more: unknown[]) => {
      const at = more.find((one): one is number => typeof one === 'number') ?? 0;
      const clean = match.trim().replace(/[.,;]$/, (end) => (/[ap]\.m\.$/i.test(match.trim()) ? end : ''));
      if (clean.length > 60 || facts.length >= 12) return match;
      if (!facts.some((f) => f.text === clean))
        facts.push({ kind: kind === 'percent' && !CHEAPER.test(text) ? 'count' : kind, text: clean, at });
      return TAKEN.padEnd(match.length, GAP);
    });
  }
  return {
    facts: facts.sort((a, b) => a.at - b.at),
    rest: rest.replaceAll(new RegExp(`${TAKEN}${GAP}*`, 'gu'), ' ¶ ') + text.slice(READ),
  };
}

/** Takes the facts out of a text: the facts as they were written, and the text with a full stop where each stood. */
export function takeFacts(text: string): { facts: Fact[]; rest: string } {
  const { facts, rest } = factsIn(text);
  // '40% off all rugs': the goods are told of further on
  const goods = facts.flatMap(({ kind, text: said }) =>
    kind === 'percent' ? (/ (?:all|every|selected|your (?:first|next)) (\p{L}{3,})$/iu.exec(said)?.[1] ?? []) : [],
  );
  return {
    facts: facts.map(({ kind, text: said }) => ({ kind, text: said })),
    rest: goods.length > 0 ? `${rest.trimEnd().replace(/[^.!?]$/u, '$&.')} ${goods.join(', ')}` : rest,
  };
}
