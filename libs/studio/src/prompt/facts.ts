export const FACT_KINDS = ['date', 'time', 'price', 'percent', 'phone', 'mail', 'web', 'handle', 'address'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A date, price, address … exactly as the client wrote it. */
export interface Fact {
  kind: FactKind;
  text: string;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|maggio|giugno|luglio|settembre|ottobre|dicembre|ledna|února|března|dubna|května|června|července|srpna|října|prosince)';
const WEEKDAY =
  '(?:(?<!black |good |cyber )(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|sábados?|domingos?|viernes|jueves|miércoles|lunes|samstags?|sonntags?|freitags?|samedis?|dimanches?|vendredis?|soboty?|sobota|niedziel[aę]|piątek|piątki|sabato|domenica|venerdì)';

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
    /(?<![\w.#/])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{1,4}(?:[ .-]\d{2,4}){2,5}(?!\w)|(?<!\w)\+\d{8,14}(?!\w)|(?<!\w)0\d{2,5}[ /-]\d{4,8}(?!\w)|(?<![\w-])\d{3}-\d{4}(?![\w-])/gu,
  ],
  [
    'percent',
    /(?:\b(?:up to|save|now|only) )?(?:giảm giá |zniżka |rabatt |hasta )?\d{1,3} ?%(?: (?:off|discount|rabatt|zniżki|de descuento)(?: (?:your |the )?(?:first|next|all|every|selected) \p{L}+| everything)?)?/giu,
  ],
  [
    'price',
    /\b(?:free|gratis) (?:entry|admission|entrance|parking|delivery|shipping|trial|tickets?|of charge)\b|\b(?:entry|admission|entrance) (?:is )?free\b|\bfree to (?:enter|join|attend)\b|\b(?:Eintritt|Eintritt ist) frei\b|\bentrada (?:libre|gratuita|gratis)\b|\bentrée (?:libre|gratuite)\b|\bwstęp wolny\b|\bingresso (?:libero|gratuito)\b|\bpay what you (?:can|like|want)\b|\bbuy one,? get one(?: free)?\b|\b(?:two|three|2|3) for (?:one|two|1|2)\b|\bhalf[- ]price\b/giu,
  ],
  [
    'price',
    /(?:(?:tickets?|entry|admission|adults|children) )?(?:from |only |just )?(?:[$€£¥₺]|(?:USD|EUR|GBP|PLN|CHF) ?)\d+(?:[.,]\d{1,3})*(?:\/\p{L}+| (?:a|an|per|each) \p{L}+)?|(?:(?:tickets?|entry|admission) )?(?:from |only |just )?\d+(?:[.,]\d{2})? ?(?:€|£|zł|Kč|₺|USD|EUR|GBP|PLN|CHF)(?![\p{L}])/gu,
  ],
  [
    'date',
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:until|till|from|through) )?(?:${WEEKDAY},? (?:the )?)?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th|\\.)?)? (?:de |of )?${MONTH}(?![\\p{L}])|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)?\\b)(?:,? (?:de )?\\d{4})?`,
      'giu',
    ),
  ],
  ['date', /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/gu],
  [
    'date',
    new RegExp(
      `(?<![\\p{L}])(?:(?:every |this |next )?(?:first |second |third |fourth |last |other )?)?${WEEKDAY}(?![\\p{L}])(?: (?:morning|afternoon|evening|night)s?\\b)?(?:(?: ?[-–] ?| to | and )${WEEKDAY}(?![\\p{L}]))?`,
      'giu',
    ),
  ],
  [
    'time',
    /(?<![\w/])24\/7(?![\w/])|\b(?:from )?\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?|uhr)? ?(?:[-–]|to|until) ?\d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?(?!\w)|uhr)|\b\d{1,2}[:h]\d{2} ?(?:[-–]|to|until) ?\d{1,2}[:h]\d{2}(?!\w)|\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?(?!\w)|uhr)|\b\d{1,2}[:h]\d{2}(?!\w)/giu,
  ],
  [
    'address',
    /(?:\blast seen (?:on |in |near |at )?)?\b(?:\p{Lu}[\p{L}'’.-]+ ){1,2}(?:Street|Road|Avenue|Lane|Boulevard|Terrace|Quay)\b(?:, ?\p{Lu}[\p{L}-]+)?|\b(?:Campus|Platform|Pier|Gate|Unit|Hall|Room) (?:\p{Lu}\p{L}+|\d{1,3}|[A-Z])\b|\b\d{1,5} (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Boulevard|Blvd|Square|Sq|Drive|Dr|Place|Pl|Court|Row|Way|Terrace|Quay|Market|Yard)\b\.?(?:, ?\p{Lu}[\p{L}-]+)?|\b(?:\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|platz|weg|allee)|(?:ul|al|pl|Rue|Calle|Via|Avenida|Plaza|Piazza|Rua)\.? (?:de |du |des |la |del )*\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?,?) \d{1,4}[a-z]?\b(?:, ?\p{Lu}[\p{L}-]+)?|\b\d{1,4},? (?:rue|avenue|boulevard|place) (?:de |du |des |la |l')*\p{Lu}[\p{L}-]+/gu,
  ],
];

/** Takes the facts out of a text: the facts in order of kind, and the text with a full stop where each stood. */
export function takeFacts(text: string): { facts: Fact[]; rest: string } {
  let rest = text;
  const facts: Fact[] = [];
  for (const [kind, pattern] of PATTERNS) {
    rest = rest.replace(pattern, (match) => {
      const clean = match.trim().replace(/[.,;]$/, (end) => (/[ap]\.m\.$/i.test(match.trim()) ? end : ''));
      if (clean.length > 60 || facts.length >= 12) return match;
      if (!facts.some((f) => f.text === clean)) facts.push({ kind, text: clean });
      return ' ¶ ';
    });
  }
  return { facts, rest };
}
