// Somebody passes on what others wrote: their mails are the request, and the line above them is not.

export interface Forwarded {
  /** the mails that were passed on, as one letter */
  text: string;
  /** what the sender says of them */
  beside: string;
  /** who passed it on, and gets the answer */
  sender?: string;
}

const PASSED_ON =
  /^\s*(?:subject\s?:\s*)?(?:fwd?|fw|wg|tr|rv)\s?:|(?<!\p{L})(?:forward(?:ing|ed)?|(?:see|read) (?:the (?:mail|message) )?below|weiterleit\p{L}+|siehe unten|reenv\p{L}+|transf(?:é|è)r\p{L}+)(?!\p{L})/imu;
/** Where the first mail that was passed on begins. */
const BEGINS =
  /^[\s>]*(?:-{2,}\s?(?:original|forwarded|ursprüngliche|mensaje|message)[^\n]*|begin forwarded message:?|(?:from|von|de)\s?: [^\n]{2,80}|on [^\n]{6,80} wrote:|am [^\n]{6,80} schrieb[^\n]*:)\s*$/imu;
const HEADER =
  /^[\s>]*(?:-{2,}[^\n]*|begin forwarded message:?|(?:from|to|cc|bcc|sent|date|subject|von|an|gesendet|datum|betreff|de|para|asunto|à|objet|envoyé)\s?:[^\n]{0,120}|on [^\n]{6,80} wrote:|am [^\n]{6,80} schrieb[^\n]*:)$/iu;
/** The headers of who sends the whole: 'From: Lucía F. (assistant) To: Hollar'. */
const SENT_BY = /^(?:from|von|de)\s?:\s*([^<\n(@]{2,40}?)(?=\s*(?:[<(,]|to\s?:|an\s?:|$))/imu;
/** Who is named in a header. */
const NAMED = /^[\s>]*(?:from|to|von|an|de|à)\s?:\s*(\p{Lu}[\p{L}'’-]+)/gimu;
const SIGNED =
  /(?:[.!?…,]|^)\s*(?:thanks|thank you|gracias|danke|merci|br|best|cheers|regards)?[,!.]*\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+)?)\s*$/u;

const THEM = /(?<!\p{L})(?:they(?:['’]d|['’]re| are| would| want)?|them|the client|sie wollen|ellos|ils)(?!\p{L})/iu;
const US = /(?<!\p{L})(?:we|us|our|my|wir|uns\p{L}*|nosotros|nuestr\p{L}+|nous|notre|nos)(?!\p{L})/iu;
const deep = (line: string): number => (/^[\s>]*/.exec(line)?.[0].match(/>/gu) ?? []).length;

export function forwardedIn(request: string): Forwarded | undefined {
  const text = request.replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, index) => BEGINS.test(line) && lines.slice(0, index).some((one) => /\p{L}/u.test(one.replace(HEADER, ''))),
  );
  // without one the mail that is passed on stands behind marks
  const first = at >= 0 && !isOfSender(lines, at) ? at : lines.findIndex((line) => /^\s*>/.test(line));
  if (first < 1) return undefined;
  const isQuoted = lines.slice(first).some((line) => /^\s*>/.test(line));
  const isTheirs = (line: string, index: number) =>
    index >= first && (!isQuoted || /^\s*>/.test(line) || index === first);
  const bare = (line: string) => line.replace(/^[\s>]+/, '').trim();
  const plain = (all: readonly string[]) =>
    // each mail is a letter of its own
    all
      .flatMap((line, index) => (index > 0 && deep(line) !== deep(all[index - 1]!) ? ['', bare(line)] : [bare(line)]))
      .filter((line) => !HEADER.test(line) && !/^(?:fwd?|fw|wg|re|aw|tr)\s?:/iu.test(line));
  // what the sender adds under the mails belongs to the request
  const last = isQuoted ? lines.findLastIndex((line) => /^\s*>/.test(line)) : lines.length;
  const added = lines.slice(last + 1).join('\n');
  const names = [...text.matchAll(NAMED)].map(([, name]) => name!);
  const spoken = /^\s*(\p{Lu}[\p{L}'’-]+):\s/u.exec(added);
  const speaker = spoken && names.includes(spoken[1]!) ? spoken : null;
  const theirs = plain([...lines.filter(isTheirs), '', ...added.slice(speaker?.[0].length ?? 0).split('\n')])
    .join('\n')
    .trim();
  const beside = plain(lines.filter((line, index) => !isTheirs(line, index) && index <= last))
    .join('\n')
    .trim();
  if (!PASSED_ON.test(lines.slice(0, first + 1).join('\n')) || theirs.length < beside.length) return undefined;
  const sender =
    speaker?.[1] ?? SIGNED.exec(beside)?.[1] ?? SENT_BY.exec(lines.slice(0, first).join('\n'))?.[1]?.trim();
  // 'They would go elsewhere by Friday': whoever passes it on is one of us, and the answer goes to who wrote last
  const author = /^[\s>]*(?:from|von|de)\s?:\s*(\p{Lu}[^<\n(@,]{2,40}?)\s*(?:[<(,].*)?$/imu.exec(
    lines.slice(first).join('\n'),
  )?.[1];
  const isOurs = THEM.test(beside) && !US.test(beside);
  return {
    text: toUs(theirs, names),
    beside,
    ...(isOurs && author ? { sender: author } : sender && { sender }),
  };
}

/** 'Jana, find someone. Ask them if they can do the labels': said to the sender, and meant for us. */
const toUs = (text: string, names: readonly string[]): string =>
  text
    .split('\n')
    .map((line) => {
      const [called = '', name = ''] = /^(\p{Lu}[\p{L}'’-]+)(?: (?:ji|san|sir|bey|sahib))?, /u.exec(line) ?? [];
      return names.includes(name) ? line.slice(called.length) : line;
    })
    .join('\n')
    .replace(
      /(?<!\p{L})ask (?:them|him|her)(?: also)? (?:if|whether) they can ([^.?!\n]{3,120})[.?!]?/giu,
      'Can you $1?',
    );

/** 'From: Lucía (assistant) To: Hollar' heads the sender's own mail, where another follows behind marks. */
const isOfSender = (lines: readonly string[], at: number): boolean =>
  lines.slice(at + 1).some((line) => /^\s*>+\s*(?:from|von|de)\s?:/iu.test(line)) && !/^\s*>/.test(lines[at]!);
