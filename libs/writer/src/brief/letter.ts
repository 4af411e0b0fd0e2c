// A brief is often a letter. What makes it one (its subject, greeting and farewell) says nothing of the brand, and its paragraphs say
// themselves, by the word before their colon, whom they are for.

/** A paragraph or a point of a list. */
export interface Line {
  text: string;
  /** says how it shall look, or what shall not be told: for who makes it, and for no reader */
  isForMakers: boolean;
}

const SUBJECT = /^(?:subject|re|fwd?|betreff|objet|asunto|oggetto)\s*:/i;
const GREETING =
  /^(?:hi|hello|hey|hiya|hej|hei|dear|good (?:morning|afternoon|evening)|to whom it may concern|g'?day|namaste|salaam|shalom|hola|bonjour|hallo|ciao|moin)\b/i;
const EXCUSE =
  /^(?:sorry|apologies|please find|as (?:discussed|agreed|promised)|thanks? (?:you )?for|many thanks|ok so)\b[^.!?]*(?:[.!?]\s*|$)|(?<=^|[.!?] )[^.!?]*\b(?:excuse me|blame (?:her|him|me|them)|as you asked)\b[^.!?]*(?:[.!?]\s*|$)/gi;
const FAREWELL =
  /^(?:(?:kind(?:est)?|best|warm(?:est)?|many|with)[ \p{L}]{0,16}(?:regards|wishes|thanks|greetings)|regards|cheers|thanks? a (?:million|lot|bunch)|x+|thanks?(?: you)?(?: and [\p{L} ]{1,30}| in advance| so much)?|yours(?: \p{L}+)?|sincerely|best|ta|mvh|xx?|(?:\p{L}+ )?greetings(?: from [\p{L} ]{1,30})?|saludos|atentamente|abra[cç]os?|merci|cordialement|danke|(?:viele |liebe |beste )?gr[uü](?:ß|ss)e|mfg|pozdrawiam|cordiali saluti|med vennlig hilsen|h[äa]lsning(?:ar)?|(?:med )?vänlig(?:a)? hälsning(?:ar)?|hilsen|terveisin|üdvözlettel|s pozdravem|groet(?:en|jes)?|namaste|asante(?: sana)?)[.,!]*$/iu;
/** 'With kind regards and come for tea,' */
const CLOSES =
  /^(?:with |many |all )?(?:my |our |the )?(?:kind(?:est)?|best|warm(?:est)?|friendly|good)?\s?(?:regards|wishes|greetings)\b.*[,!]?$/iu;
/** 'D. Fennimore, Clerk', 'Nutsa & Levan' */
const SIGNATURE =
  /^(?:x+ )?(?:\p{Lu}[\p{L}'’.-]*|&|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|and|de|van|von|of)){0,3}(?:, [\p{L} ]{2,30}| \([\p{L} ,]{2,30}\))?$/u;
const GREETING_WORDS = 14;
const AT_THE_END = 4;

/** What a line begins with before its colon or dash: 'Opening hours: '. */
export const LABEL = /^(\p{L}[\p{L}'’]*(?:[ /-]\p{L}[\p{L}'’]*){0,6})(?::| [-–—](?= ))\s*(?=\S)/u;
/** Labels of what is for who makes the brand, and for no reader. */
export const FOR_MAKERS =
  /^(?:(?:for )?(?:the )?(?:designers?|agency|studio|copywriters?|web (?:team|people)|looks?|looks? and feel|visual(?:s|ly)?|design|style|tone|tone of voice|voice|mood|colou?rs?|fonts?|type(?:face)?|(?:look|looks|design|style|visual|layout|site|website|page)(?: (?:stuff|things|notes?|wishes|side|part|and \p{L}+|& \p{L}+))|notes? for (?:you|the \p{L}+)|for (?:you|the (?:designers?|agency|studio|team))|photos?|pictures|images?|imagery|logo|accessibility|accessability|technical|seo|deadline|budget|timing)|(?:please )?(?:do not|don['’]t|not|never)\b.*\b(?:publish|publication|mention|say|write|use|call us|tell|name|print|go on|go in|put|show|include)\b.*|not (?:to go on|to (?:be )?(?:publish(?:ed)?|written|mentioned|printed|told|named|said)|to print|for (?:publication|publishing|print(?:ing)?|the (?:web)?site|the page|the public))|off the record|internal(?:ly)?|keep (?:out|off|quiet)\b.*|leave out|(?:an? )?aside|ps|p\.s|what people need.*|(?:front|home) ?page|private(?:ly)?|confidential|between us)$/iu;
/** Words that only tell what follows: it stands without them. */
export const LEADS_IN =
  /^(?:who we are|what we (?:do|are)|what (?:it|she|he) does|about us|about|the (?:business|company|shop|firm|place|story)|our story|in short|summary|background|main work|intro(?:duction)?|what (?:should|must|has to) (?:be|stand|go) .*)$/i;
/** What a paragraph says, by its label. */
function told(line: string): Line {
  const [lead = '', label = ''] = LABEL.exec(line) ?? [];
  const rest = line.slice(lead.length);
  if (label === '') return { text: line, isForMakers: false };
  if (FOR_MAKERS.test(label)) return { text: line, isForMakers: true };
  if (LEADS_IN.test(label)) return { text: rest, isForMakers: false };
  return { text: line, isForMakers: false };
}

/** The lines of a letter without its subject, greeting, excuses, farewell and signature; those of a short note as they are. */
export function withoutFrame(lines: readonly string[]): string[] {
  const said = lines.filter((line) => line.trim() !== '');
  if (said.length < 3) return said;
  const end = said.findIndex(
    (line, at) =>
      at >= said.length - AT_THE_END &&
      (FAREWELL.test(line.trim()) || (CLOSES.test(line.trim()) && line.split(/\s+/).length < 11)),
  );
  let body = end > 0 ? said.slice(0, end) : [...said];
  const last = body.at(-1)?.trim() ?? '';
  if (end < 0 && SIGNATURE.test(last)) {
    body = body.slice(0, -1);
    // a farewell in whatever language
    const before = body.at(-1)?.trim() ?? '';
    if (body.length > 2 && /^(?:\p{L}+[ ,]*){1,3}[,!]?$/u.test(before) && !/\d/.test(before)) body = body.slice(0, -1);
  }
  while (body.length > 1 && (SUBJECT.test(body[0] ?? '') || isGreeting(body[0] ?? ''))) body = body.slice(1);
  return body
    .map((line, at) => (at < 2 || at === body.length - 1 ? line.replace(EXCUSE, '').trim() : line))
    .filter((line) => line !== '');
}

/** The paragraphs of a brief without what makes it a letter. */
export const bodyOf = (lines: readonly string[]): Line[] => withoutFrame(lines).map(told);

/** 'Dear team, …', and in any language a few words with a comma at the end of the line. */
const isGreeting = (line: string) =>
  (GREETING.test(line.trim()) && line.split(/\s+/).length <= GREETING_WORDS) ||
  /^(?:\p{L}+ ){0,4}\p{L}+,$/u.test(line.trim());
