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
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|to whom it may concern|g'?day|hola|bonjour|hallo|ciao|moin)\b/i;
const EXCUSE =
  /^(?:sorry|apologies|please find|as (?:discussed|agreed|promised)|thanks? (?:you )?for|many thanks|ok so)\b[^.!?]*(?:[.!?]\s*|$)|(?<=^|[.!?] )[^.!?]*\b(?:excuse me|blame (?:her|him|me|them)|as you asked)\b[^.!?]*(?:[.!?]\s*|$)/gi;
const FAREWELL =
  /^(?:(?:kind(?:est)?|best|warm(?:est)?|many|with)[ \p{L}]{0,16}(?:regards|wishes|thanks|greetings)|regards|cheers|thanks?(?: you)?(?: and [\p{L} ]{1,30}| in advance| so much)?|yours(?: \p{L}+)?|sincerely|best|ta|mvh|xx?|greetings|saludos|atentamente|abra[cç]os?|merci|cordialement|danke|(?:viele |liebe |beste )?gr[uü](?:ß|ss)e|mfg|pozdrawiam|cordiali saluti|med vennlig hilsen)[.,!]*$/iu;
/** 'D. Fennimore, Clerk', 'Nutsa & Levan' */
const SIGNATURE =
  /^(?:\p{Lu}[\p{L}'’.-]*|&|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|and|de|van|von|of)){0,3}(?:, [\p{L} ]{2,30})?$/u;
const GREETING_WORDS = 14;
const AT_THE_END = 4;

const LABEL = /^(\p{L}[\p{L}'’]*(?:[ /-]\p{L}[\p{L}'’]*){0,6})(?::| [-–—](?= ))\s*(?=\S)/u;
const FOR_MAKERS =
  /^(?:(?:for )?(?:the )?(?:looks?|looks? and feel|visual(?:s|ly)?|design|style|tone|tone of voice|voice|mood|colou?rs?|fonts?|type(?:face)?|photos?|pictures|images?|imagery|logo|accessibility|accessability|technical|seo|deadline|budget|timing)|(?:please )?(?:do not|don['’]t|not|never)\b.*\b(?:publish|publication|mention|print|go on|go in|put|show|include)\b.*|not (?:to go on|for publication|for the (?:web)?site)|what people need.*|(?:front|home) ?page|private(?:ly)?|confidential|between us)$/iu;
/** Words that only tell what follows: it stands without them. */
const LEADS_IN =
  /^(?:who we are|what we (?:do|are)|what (?:it|she|he) does|about us|about|the (?:business|company|shop|firm|place|story)|our story|in short|summary|background|main work|intro(?:duction)?|what (?:should|must|has to) (?:be|stand|go) .*)$/i;
const WHOM = /^(?:customers?|clients?|our customers|our clients|who for|for whom|who it(?:'s| is) for|audience)$/i;

/** What a paragraph says, by its label. */
function told(line: string): Line {
  const [lead = '', label = ''] = LABEL.exec(line) ?? [];
  const rest = line.slice(lead.length);
  if (label === '') return { text: line, isForMakers: false };
  if (FOR_MAKERS.test(label)) return { text: line, isForMakers: true };
  if (LEADS_IN.test(label)) return { text: rest.charAt(0).toUpperCase() + rest.slice(1), isForMakers: false };
  if (WHOM.test(label)) return { text: `We work for ${rest}`, isForMakers: false };
  return { text: line, isForMakers: false };
}

/** The paragraphs of a brief without what makes it a letter. */
export function bodyOf(lines: readonly string[]): Line[] {
  const said = lines.filter((line) => line.trim() !== '');
  if (said.length < 3) return said.map(told);
  const end = said.findIndex((line, at) => at >= said.length - AT_THE_END && FAREWELL.test(line.trim()));
  let body = end > 0 ? said.slice(0, end) : [...said];
  const last = body.at(-1)?.trim() ?? '';
  if (end < 0 && SIGNATURE.test(last)) body = body.slice(0, -1);
  while (body.length > 1 && (SUBJECT.test(body[0] ?? '') || isGreeting(body[0] ?? ''))) body = body.slice(1);
  return body.flatMap((line, at) => {
    const text = at < 2 || at === body.length - 1 ? line.replace(EXCUSE, '').trim() : line;
    return text === '' ? [] : [told(text)];
  });
}

/** 'Dear team, …', and in any language a few words with a comma at the end of the line. */
const isGreeting = (line: string) =>
  (GREETING.test(line.trim()) && line.split(/\s+/).length <= GREETING_WORDS) ||
  /^(?:\p{L}+ ){0,4}\p{L}+,$/u.test(line.trim());
