import type { Sentence } from './sentences';

// What the client asks not to be told, and which sentences tell it: by what is meant, not by the words alone.

const ASKED =
  /\b(?:do not|don't|dont|never|not to|nothing|please no|no|kindly do not|rather not|leave|keep|without)\b[^.:;]*?\b(?:publish(?:ing|ed)?|mention(?:ing|ed)?|print(?:ing|ed)?|writ(?:e|ing)(?: about| (?=the |my |our |his |her ))|tell|name(?! of)|naming|say|put (?:up|on|in)|post|include|show|talk about|speak of|out of it|out|off the (?:page|site)|refer to|bring up|list)\b(?: (?:of|about|anything about|that|out|up))*\s*/iu;
const AFTER_LABEL =
  /^(?:not for (?:publishing|publication|the (?:web)?(?:site|page))|do not publish|don'?t publish|private|confidential|between us|not to publish|not to be (?:written|published|printed|told|mentioned)|off the record|keep (?:out|off))\b/i;
const BEFORE =
  /^(.{4,80}?),? (?:is|are|must|should|may|has to|have to)(?: also)? (?:not (?:be )?(?:for (?:publication|publishing|the (?:site|page|web))|published|mentioned|printed|named|public|to be (?:published|mentioned|printed|named|told))|(?:stay|remain|be kept)s? (?:out|private|between us|off)|private|confidential|between us)/iu;

const ORDER: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  last: -1,
  top: 0,
};
const PARAGRAPH =
  /\b(first|1st|second|2nd|third|3rd|fourth|4th|fifth|last|top) (?:para(?:graph)?|bit|part|section|line|sentence|point|one)\b/i;
/** Says nothing of what is meant. */
const EMPTY =
  /^(?:the|and|for|our|his|her|its|any|all|not|but|you|are|was|has|had|out|off|who|how|why|use|one|two|say|put|name|names|list|number|numbers|figure|figures|amount|amounts|job|story|thing|things|bit|part|detail|details|address|word|words|photo|photos|picture|pictures|sorry|should|have|here|para|paragraph|line|sentence|that|this|they|them|their|with|from|about|what|which|when|where|because|please|also|anything|anyone|page|site|website|front|home|asked|contract|only|full|exact|real|being|some|any|very|much|made|make|want|wants|does|like|will|would|first|second|third|last|above|year|years|people|work|place|street|town|city|customers?|clients?|business|company)$/;
const SYNONYMS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bsubsid|\bgrant|\bfunding|\bfunded/,
    /\bsubsid|\bgrants?\b|\bfund(?:s|ed|ing)\b|\bpays? the (?:rest|remainder|other|balance|difference)|\bcovers? the (?:rest|remainder)|\bsponsor/,
  ],
  [
    /\bage\b|\bhow old\b/,
    /\b(?:i am|i'm|he is|she is|aged) (?:\d\d|\p{L}+ty(?:-\p{L}+)?)\b(?! (?:km|miles|minutes|metres))|\b\d\d years old\b/u,
  ],
  [/\baccident|\binjur/, /\baccident|\binjur|\bfell (?:off|from)|\bcrash/],
  [
    /\bturnover|\brevenue|\bincome|\bprofit|\bearn/,
    /\bturnover|\brevenue|\bprofits?\b|\bearn(?:s|ed|ings)?\b|\bincome\b|\bturn over\b/,
  ],
  [/\bdivorce|\bseparat/, /\bdivorc|\bex-(?:wife|husband)|\bseparated from/],
  [/\bfire\b|\bburn/, /\b(?:the|a|that) fire\b|\bburn(?:t|ed) down/],
  [/\bdeath|\bdied|\bdying/, /\bdied\b|\bdeath\b|\blate (?:husband|wife|father|mother|brother|son)\b|\bpassed away\b/],
  [/\billness|\bsick|\bcancer|\bhealth\b/, /\bill(?:ness)?\b|\bcancer\b|\bsick\b|\bstroke\b|\bhospital/],
  [/\bcourt|\blawsuit|\bsued|\blegal/, /\bcourt\b|\blawsuit|\bsued\b|\btribunal/],
  [/\bdebt|\bloan|\bbank\b|\bbankrupt/, /\bdebts?\b|\bloan|\bbankrupt|\bthe bank\b/],
  [/\bprison|\bconvict|\bcriminal/, /\bprison|\bconvict|\bsentence[ds]? (?:to|for)|\binmate/],
  [/\bsalar|\bwages?\b|\bwhat we pay/, /\bsalar(?:y|ies)\b|\bwages?\b/],
  [
    /\bstreet address|\bthe address|\bour address|\bhome address|\bexact address/,
    /\b(?:street|road|lane|avenue|rue|calle|straße|strasse|gasse|straat|quay|weg) \d+\b|\b\d+[a-z]? (?:\p{Lu}?\p{L}+ ){1,2}(?:street|road|lane|avenue|quay|close|way|drive|st|rd)\b|\p{L}+(?:straat|straße|strasse|weg|gasse) \d+/iu,
  ],
  [/\blandlord|\brent\b/, /\blandlord|\bour rent\b|\brent is\b/],
];

const stem = (word: string) => word.replace(/(?:ies|es|s|ing|ed|y)$/, '').slice(0, 7);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !EMPTY.test(word));

/** One thing that may not be told. */
interface Ban {
  said: string;
  quoted: string[];
  stems: string[];
  isMine: boolean;
  isName: boolean;
  paragraph?: number;
  isFigure: boolean;
  meant?: RegExp;
}

function banOf(said: string): Ban {
  const plain = said.toLowerCase();
  const bare = plain.replace(/\([^)]*\)/g, ' ');
  const where = PARAGRAPH.exec(bare)?.[1];
  const order = where === undefined ? undefined : ORDER[where];
  const meant = SYNONYMS.find(([asked]) => asked.test(bare))?.[1];
  return {
    said,
    quoted: [...said.matchAll(/["'‘“”]([\p{L}][\p{L}\s-]{1,30}?)[,.]?["'’”]/gu)].map(([, word = '']) =>
      word.toLowerCase(),
    ),
    stems: wordsOf(bare.replace(PARAGRAPH, ' ')).map(stem),
    isMine: /^(?:also )?(?:my|our|his|her) \p{L}+$/u.test(bare.trim()),
    isName: /\bnames? of\b|\bby name\b|\bnames\b/u.test(bare),
    isFigure: /\b(?:figures?|numbers?|percent\w*|amount|share|sum|price|%)\b/.test(bare),
    ...(order !== undefined && { paragraph: order }),
    ...(meant && { meant }),
  };
}

/** The things that a sentence asks not to tell. */
function asked(text: string, isList: boolean): string[] {
  const rest = isList
    ? text
    : (BEFORE.exec(text)?.[1] ??
      (ASKED.test(text)
        ? text
            .replace(
              /^[\s\S]*?(?=\b(?:do not|don't|dont|never|not to|nothing|please no|no|kindly|rather not|leave|keep|without)\b)/i,
              '',
            )
            .replace(ASKED, '')
        : ''));
  const named = /\b(?:not|no|without|leave out|nor) (?:the )?(names? of [^.]+)$/iu.exec(text)?.[1];
  return (rest === '' && named ? named : rest)
    .split(
      /,(?![^()]*\))|;| and (?!the \p{L}+ of\b)(?=(?:the|my|our|his|her|any|which|who|what|how)\b)| or (?=(?:the|my|our|any)\b)/u,
    )
    .map((part) => part.replace(/^\s*(?:and|or|also|neither|nor)\s+/i, '').trim())
    .filter((part) => part.length > 2 && !/^(?:they|he|she|it|we|i|sorry|should|because|please|as|so)\b/i.test(part));
}

/** A name beside the word: 'Adventist Hospital', 'the clinic Ryrie'. */
const NAMED = (stem: string) =>
  new RegExp(
    `\\p{Lu}\\p{L}+ (?:${stem}|${stem.charAt(0).toUpperCase()}${stem.slice(1)})|${stem}\\p{L}* (?:of |called |named )?\\p{Lu}`,
    'u',
  );
/** 'at a rehab clinic on Ryrie Street': tells which one it is. */
const whichOne = (stem: string) =>
  new RegExp(
    `,? (?:at|in|from|by|for|with|of) (?:a|an|the|our) (?:\\p{L}+ )?${stem}\\p{L}*[^,.]*\\p{Lu}[^,.]*(?=[,.]|$)`,
    'u',
  );

export interface Forbidden {
  /** the sentences that tell what was asked not to be told; each with what was asked */
  told: Map<number, string>;
  /** those that only name somebody who is not to be named, without the name */
  unnamed: Map<number, string>;
}

export function forbiddenAmong(pieces: readonly Sentence[]): Forbidden {
  const bans: Ban[] = [];
  const asking = new Set<number>();
  for (const piece of pieces) {
    const isLabelled = AFTER_LABEL.test(piece.text) && /^[^.]{3,60}:/u.test(piece.text);
    const text = piece.text.replace(/[.!]$/, '').replace(isLabelled ? /^[^:]*:\s*/u : /^$/, '');
    const isList =
      isLabelled ||
      AFTER_LABEL.test(piece.head ?? '') ||
      (piece.isForMakers && !LOOKS_LIKE_LOOK.test(piece.text) && piece.label === 'refusal' && !ASKED.test(text));
    const things = asked(text, isList);
    if (things.length === 0 || TO_OTHERS.test(text)) continue;
    // 'we never mention a price': that is no wish
    if (!isList && !piece.isForMakers && /^(?:we|i)\b/i.test(text)) continue;
    asking.add(piece.index);
    bans.push(...things.map(banOf));
  }
  const told = new Map<number, string>();
  const unnamed = new Map<number, string>();
  const last = Math.max(0, ...pieces.filter(({ isForMakers }) => !isForMakers).map(({ paragraph }) => paragraph));
  for (const ban of bans)
    for (const piece of pieces) {
      if (piece.isForMakers || asking.has(piece.index)) continue;
      if (isTold(ban, piece, last)) told.set(piece.index, ban.said);
      else if (ban.isName)
        for (const one of ban.stems) {
          const text = piece.text.replace(whichOne(one), '');
          if (text !== piece.text) unnamed.set(piece.index, text);
        }
    }
  return { told, unnamed };
}
/** 'Don't tell people to send us chairs': what is not to be asked of them. */
const TO_OTHERS = /\btell (?:people|them|anyone|anybody|customers|visitors|readers) (?:to|that)\b/iu;
const LOOKS_LIKE_LOOK = /\b(?:photos?|pictures?|colou?rs?|fonts?|drone|stock|video|music|gradient|icons?)\b/i;

function isTold(ban: Ban, { plain, text, paragraph }: Sentence, last: number): boolean {
  if (ban.quoted.some((word) => plain.includes(word))) return true;
  if (ban.paragraph !== undefined) {
    const at = ban.paragraph === -1 ? last : ban.paragraph;
    // whoever counts begins with the greeting, or does not
    const isNear = ban.paragraph === -1 ? paragraph === at : Math.abs(paragraph - at) <= 1;
    const fits = ban.meant?.test(plain) ?? ban.stems.some((one) => plain.includes(one));
    if (isNear && fits) return true;
    if (ban.meant?.test(plain) && (!ban.isFigure || /\d|half|third|quarter|percent/.test(plain))) return true;
    return false;
  }
  // what it means is known: words around it, such as the hall of 'the address of the hall', are no matter
  if (ban.meant) return ban.meant.test(plain);
  if (ban.isMine)
    return new RegExp(`\\b(?:my|our|his|her) ${ban.said.toLowerCase().split(' ').at(-1) ?? ''}\\b`, 'u').test(plain);
  const hits = ban.stems.filter((one) => new RegExp(`(?<!\\p{L})${one}`, 'u').test(plain));
  if (ban.stems.length === 0 || hits.length === 0) return false;
  // of those whose name is not to be told other things may be said
  if (ban.isName) return ban.stems.some((one) => NAMED(one).test(text));
  return hits.length >= Math.max(1, Math.ceil(ban.stems.length * 0.6));
}
