import { hitsIn } from '../lexicon';
import { SPEAKS } from './passages';

// The form has one field for a request: under a client's letter people of the studio add what they know. That is for them alone.

const SIGN_OFF =
  /^(?:[–—/]\s?)?(?:(?:dr|prof|mag|ing|ir|drs|mr|mrs|ms)\.? )?\p{Lu}[\p{L}'’.-]*(?:(?: (?:&|and|y|und|et|e|de|da|van|von|der|ní|ter|ten|la|le|del?))? \p{Lu}[\p{L}'’.-]*){0,4}(?:(?:,| \(| [–-]) ?.{0,60})?$/u;
const HEADED =
  /^(?:\[?(?:internal|for us|our notes?|notes?|context|background for us|staff notes?|note to (?:self|studio|team)|intern|interne notiz|kontext|contexto|contexte)\b[^\n:]{0,30}[:\]]|\(for us\))\s*/i;
const THEIRS =
  /\b(?:we['’]?(?:re|ve|d|ll)?|I['’]?(?:m|ve|d|ll)?|our|my|us|me|wir|unser\w*|nous|notre|nos|noi|nostr\w*|nuestr\w*)\b/i;
/** Said of the client or of the studio's own work by somebody who works there. */
const OURS =
  /\b(?:(?:he|she|they|client|the client)(?: \w+)? (?:said|says|wants?|wanted|would|wouldn['’]t|has|have|is|are|didn['’]t|doesn['’]t|hasn['’]t|pays?|paid|needs?|also|reads?|sounds?|seems?|called|rang|mentioned|knows?)|came (?:through|via|in through|by)|contact form|recommended by|first contact|erstkontakt|friends? of|budget not (?:stated|known|mentioned)|no budget (?:mentioned|stated|named|yet)|small job|big (?:job|client)|existing client|long[- ]?standing client|we (?:ate|met|know|did|worked|have never|have done|don['’]t do|can['’]t do|would (?:do|need|have)|should|could|lost|pitched|only have)|is (?:free|on leave|away|available|not available|serious)|leaves us|not available|on the phone|by phone|kick-?off|repeat client|new client|old client|warm lead|cold|pitch against|firms asked|studios asked|our (?:day )?rate|margin|invoice[sd]? late)\b/i;

export interface Brief {
  /** what the client wrote */
  letter: string;
  /** what somebody of the studio added; never shown to the client */
  notes: string;
}

/** Where the letter ends and the studio's own words begin. */
export function briefOf(request: string): Brief {
  const parts = request.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  const none = { letter: request, notes: '' };
  if (parts.length < 2) return none;
  const headed = parts.findIndex(
    (part, index) =>
      index > 0 &&
      HEADED.test(part.trim()) &&
      /internal|for us|our notes?|staff|context|kontext|contexte?o?|note to/i.test(part.slice(0, 40)),
  );
  if (headed > 0) return split(parts, headed);
  // after the last line that is a signature
  for (let index = parts.length - 1; index > 0; index--) {
    const lines = parts[index - 1]!.trim().split('\n');
    const before = lines.at(-1)!.trim();
    const after = parts[index]!.trim();
    if (
      !isSigned(lines, index === parts.length - 1) ||
      after === '' ||
      /^(?:hi|hello|dear|hey|good (?:morning|day|afternoon))\b/i.test(after) ||
      /^(?:p\.? ?s\b|pps|ps:)/i.test(after) ||
      /^>/.test(after)
    )
      continue;
    if (/\n/.test(after) && /^(?:from|to|subject|on .* wrote)/im.test(after)) continue;
    // what follows a name is a letter that goes on only where the name greets: 'Dear Anna'
    if (index === 1 && /^(?:dear|hi|hello|hey|hola|hallo|bonjour|ciao|sehr|liebe|beste)\b/i.test(before)) continue;
    if (isAddress(after)) continue;
    // what stands under a name is the studio's only where it speaks of the client
    if (!OURS.test(parts.slice(index).join(' ')) && !/^(?:friends?|small|big|repeat|new|old) /i.test(after)) continue;
    return split(parts, index);
  }
  // unsigned: a last paragraph that speaks of the client as somebody else
  const last = parts.at(-1)!.trim();
  const rest = parts.slice(0, -1).join('\n\n');
  // a paragraph that greets is the letter
  if (/^(?:hi|hello|dear|hey|good (?:morning|day|afternoon))\b/i.test(last)) return none;
  if (
    last.length < 420 &&
    /^(?:no budget|budget not|first contact|erstkontakt|came (?:through|via|in)|recommended by|met (?:at|in|on|her|him|them)|friends? of|small job|called (?:once|twice|us)|public client|existing client|new client|repeat client)\b/i.test(
      last,
    )
  )
    return split(parts, parts.length - 1);
  if (
    last.length < 420 &&
    OURS.test(last) &&
    THEIRS.test(rest) &&
    !/\?\s*$|\bplease\b/i.test(last) &&
    !/^(?:we|I) (?:need|want|would like|also|open|have|are)\b/i.test(last) &&
    (/\b(?:he|she|they|client|came|recommended|first contact|contact form)\b/i.test(last) ||
      /\bwe (?:ate|met|have never|don['’]t do|should|would do)\b/i.test(last))
  )
    return split(parts, parts.length - 1);
  return none;
}

const split = (parts: readonly string[], index: number): Brief => ({
  letter: parts.slice(0, index).join('\n\n'),
  notes: parts.slice(index).join('\n').replace(HEADED, '').trim(),
});

/** 'Thanks x Chelsea', '… what is possible. Imran', 'price? zurab' */
const INLINE =
  /(?:[.!?)…]\s+|^|\n)(?:(?:many |kind |best )*(?:thx|thanks|thank you|cheers|best|regards|wishes|saluti|lg|mfg|vg|x+|love),? )*(?:[–—-] ?)?(?:x+ )?(?:(?!Thanks|Thank|Cheers|Best|Regards|Merci|Gracias|Grazie|Danke)\p{Lu}[\p{L}'’-]+(?:,? (?:\p{Lu}[\p{L}'’.-]*|&|de|van|von)){0,6}|(?!please|thanks|cheers|asap|soon|bye|price|okay|urgent|etc)\p{Ll}{3,10})$/u;

/** Whether a paragraph ends with who signs it: a name, a name and an office under it, or a name after the last stop. */
const isSigned = (lines: readonly string[], isLast: boolean): boolean => {
  const [over = '', last = ''] = lines.slice(-2).map((line) => line.trim());
  const own = lines.length > 1 ? last : over;
  if (isSignature(own)) return true;
  if (lines.length > 1 && isSignature(over) && own.split(' ').length < 7 && !/[.?!]$/.test(own)) return true;
  return isLast && INLINE.test(own.slice(-120));
};

/** A short last line with a name in it. */
const isSignature = (line: string): boolean =>
  line.length < 90 &&
  SIGN_OFF.test(line) &&
  !SPEAKS.test(line) &&
  !/[.?:;]$/.test(line.replace(/\b\p{L}\.$/u, '')) &&
  hitsIn(line, true).length === 0 &&
  !/^(?:Thanks|Thank|Cheers|Best|Regards|Merci|Gracias|Grazie|Danke|Obrigad[oa]|Asap|Urgent|Re|Subject|Hello|Hi|Dear|Hey|The(?! Rev)|We|Our|A|An|I|It|This|That|Please|Good|Thanks|Sehr|Hallo|Liebe|Request|Proposal|Brief|Budget|Deadline|Scope)\b/u.test(
    line,
  ) &&
  line.split(' ').length < 11;

/** Who signs, where no farewell stands before it: the name, and what is beside or under it. */
export function signatureOf(letter: string): { name: string; beside: string; lines: string[] } | undefined {
  const lines = letter
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
  const [over = '', last = ''] = lines.slice(-2);
  // 'Kristof Mertens' and 'Department of Mobility' under it
  if (lines.length > 2 && lines.at(-3) === '' && isSignature(over) && isSignature(last))
    return named(over, last, [over, last]);
  if (isSignature(last)) return named(last, '', [last]);
  if (lines.length > 1 && isSignature(over) && last.split(' ').length < 7 && !/[.?!]$/.test(last))
    return named(over, last, [over, last]);
  const inline = INLINE.exec(last.slice(-120))?.[0].replace(/^[.!?)…\s]+/, '');
  return inline && inline.length < last.length && !SPEAKS.test(inline)
    ? named(inline.replace(/^(?:(?:thx|thanks|cheers|best|x+|[–—-])[ ,]*)+/i, ''), '', [inline])
    : undefined;
}

const named = (line: string, under: string, lines: string[]) => {
  const [name = '', ...more] = line
    .replace(/^(?:Contact|Kontakt|Contacto):? /u, '')
    .replace(/^(?:The )?(?:Revd?|Dr|Dott(?:\.ssa)?|Prof|Eng|Mag|Mrs?|Ms)\.? /u, '')
    .split(/, | \(/);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    beside: [...more, under].filter((one) => one !== '').join(', '),
    lines,
  };
};

/** Telephone, web and street under a name. */
const isAddress = (text: string): boolean =>
  text.length < 160 &&
  !/\b(?:we|he|she|they|client|our)\b/i.test(text) &&
  /@|\bwww\.|\+?\d[\d /-]{6,}|\b(?:street|road|str\.|straße|tel)\b/i.test(text);
