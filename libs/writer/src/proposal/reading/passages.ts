// A request is a letter, a mail with others' mails under it, a list or a message: here it falls into its sentences, each with what frames it.

/** A sentence, or a line of a list, as it was written. */
export interface Passage {
  text: string;
  /** a line of a list: 'a)', '1.', '-', or a line below one that ends with a colon */
  isItem: boolean;
  /** the line that the list stands under, without its colon */
  header?: string;
  /** 'a', '3': how the client counts it */
  mark?: string;
  /** goes on in the line of the one before */
  isSameLine?: true;
  /** quoted in the mail from somebody else */
  isOthers: boolean;
}

export interface Letter {
  passages: Passage[];
  /** who signs: 'Pauline Thackray' */
  signer?: string;
  /** what stands beside the name: 'Director of Operations' */
  signature?: string;
}

const MAIL_HEADER =
  /^(?:-{2,}.*(?:message|nachricht|mensaje|message transféré).*|(?:from|to|cc|bcc|sent|date|subject|re|fwd?|fw|aw|wg|tr|de|para|von|an|gesendet|betreff|asunto|objet|oggetto|da|a|datum|onderwerp|aan|van)\s?:\s?.{0,120}|on .{6,80} wrote:|am .{6,80} schrieb.*:|le .{6,80} a écrit\s?:)$/i;
const WROTE = /^(?:on .{6,80} wrote:|am .{6,80} schrieb.*:|le .{6,80} a écrit\s?:|-{2,}.*original message.*)$/i;
const GREETS =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|g['’]?day|greetings|to whom it may concern|hola|buenos d[ií]as|buenas (?:tardes|noches)|bonjour|hallo|ciao|moin|servus|habari|muraho|jambo|sæl|kia ora|jambo|sawubona|marhaba|salaam|salam|as-?salaam\w*|shalom|xin chào|talofa|bula|mingalaba|ahlan|merhaba|szia|dear agency|namaste|estimad[oa]s?(?: señor(?:es|as?)?)?|distinguid[oa]s?|muy señor(?:es|a)? (?:mí[oa]s?|nuestr[oa]s?)|mesdames(?:,? messieurs)?|madame(?:,? monsieur)?|messieurs|chers?|chères?|sehr geehrte[rsn]?|liebe[rs]?|guten (?:tag|morgen)|salut|buongiorno|beste|geachte|olá|hej|ahoj|cześć|dzień dobry)(?!\p{L})(?:[ ,]+(?:there|all|both|team|studio|colleagues|designers|agency|everyone|everybody|folks|again|mate|sir\/madam|ma['’]am\/sir|sir or madam|sirs?|madam|ma['’]am|damen und herren|zusammen|friends|people|mr|mrs|ms|dr|from \p{L}+(?=[.!])))*[.]?/iu;
const GREETED =
  /^(?: (?:(?:[Tt][Ii][Nn]|[Ss]ulla|[Jj]ade|[Bb]ill|[Hh]ollar)(?: [Ss]tudios?)?(?=[,.!:])|\p{Lu}[\p{L}.'’-]+|and|&)){0,4}\s*(?:[,.!:–—-]+|$)\s*|^\s+/u;
const greetingIn = (line: string): number => {
  const greets = GREETS.exec(line)?.[0].length ?? 0;
  return greets === 0 ? 0 : greets + (GREETED.exec(line.slice(greets))?.[0].length ?? 0);
};
const FAREWELL =
  /(?:^|(?<=[.!?…)]\s)|(?<=\n))(?:(?:with |many |kind(?:est)? |best |warm(?:est)? |friendly )*(?:regards|wishes|greetings?|thanks|respect|thank you)(?: (?:from \p{Lu}\p{L}+|in advance|and [\p{L}. ]{3,20}|a (?:mill(?:ion)?|lot|bunch|ton)|so much|very much|for your [\p{L} ]{3,20}))?|thx|thanx|tks|ta|cheers(?: mate)?|rgds|brgds|br|best|yours(?: \p{L}+)?|sincerely|all the best|lp|groet(?:en|jes)?|(?:met )?vriendelijke groet(?:en)?|mvh|mfg|mit \p{L}{4,16} gr(?:(?:ü|ue)(?:ß|ss)en|u(?:ß|ss))|(?:viele |liebe |beste |schöne |freundliche |herzliche |sonnige )?gr(?:ü|ue)(?:ß|ss)e|(?:reciban? )?(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|cordialement|bien à vous|merci|cordiali saluti|grazie|gracias|obrigad[oa]|pozdrawiam|un abrazo|abrazos?|hasta pronto|à bientôt|bis bald|herzliche grüße|takk|tack|tak|kiitos|mahalo|asante(?: sana)?|(?:maraming )?salamat(?: po)?|teşekkürler|köszönöm|dziękuję|freundlich|herzlich(?:st)?|gru(?:ß|ss)|lg|b\.? ?rgds|x+o?|(?:xo)+|bye|hugs|talk soon|speak soon)(?!\p{L})(?:\s*\/\s*[\p{L} ]{2,20})?[,.!]*\s*/giu;
const TITLED = /^(?:[–—/-]\s?)?(?:(?:assoc|dr|dott(?:\.ssa)?|prof|mag|ing|ir|drs|eng|the revd?|rev)\. ?)?/iu;
const ON_BEHALF = /^(?:for|on behalf of) (?:the )?[^,\n]{3,40},\s*/iu;
const MOST_SIGNED = 300;
/** What stands behind a farewell: a name and what is under it, each line with a capital. */
const isSigned = (text: string): boolean => {
  const rest = text.trim().replace(ON_BEHALF, '').replace(TITLED, '');
  if (rest.length > MOST_SIGNED || /[!?]./u.test(rest)) return false;
  const parts = rest.split(/(?<=\.)\s+|\n/u).filter((part) => part.trim() !== '');
  return parts.length < 6 && parts.every((part) => /^\p{Lu}/u.test(part.trim()) && part.length < 73);
};
const NAME =
  "\\p{Lu}[\\p{L}'’-]*\\.?(?: (?:\\p{Lu}[\\p{L}'’-]*\\.?|&|and|und|y|et|e|de|da|di|du|del|dos|la|le|van|von|der|den|ter|ten|bin|of|ní|Ní|O'|Mc))*";
const SIGNATURE = new RegExp(`^(${NAME})(?:,? \\(?((?:[\\p{L}&'’./-]+ ?){1,8})\\)?)?[.!]?$`, 'u');
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|rev|revd|cllr|hon|arch|assoc|mr|mrs|ms|st|no|nr|esp|resp|mon|tues?|wed|thu(?:rs)?|fri|sat|jan|feb|apr|aug|sept?|oct|nov|dec|sp|o\.o|z\.o\.o|est|ref|e\.g|i\.e|approx|ca|co|inc|ltd|jr|prof|vs|etc|incl|excl|max|min|tel|art|a\.m|p\.m|mag|ing|bzw|z\.b|ca|d\.h|fa|str|inkl|zzgl|evtl|ggf|lt|abt|hr|fr|sra|sr|aprox|env|pág|núm|(?<!\b(?:and|or|in|to|of|for|by|both) )\p{L})\.$/iu;
const BULLET = /^\s*(?:[-*•–·]\s+|(\(?[a-z]|\(?\d{1,2})[.)]\s+)/i;

/** The sentences of a line; a mark within an abbreviation, a number or a quotation ends none. */
export function sentencesOf(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (!/[.!?…。！？]/.test(letter) || depth > 0) continue;
    const rest = line.slice(at + 1);
    if (!/^["”»')\]]*(?:\s|$)/.test(rest) && !/[。！？]/.test(letter)) continue;
    const before = line.slice(from, at + 1);
    // '2.0 m. Then': a measure ends no abbreviation
    const isMeasure = /\d ?\p{L}{1,2}\.$/u.test(before) && /^\s+\p{Lu}/u.test(rest);
    // '12. 5.', 'Mr. X', 'approx. 8': what goes on small or with a number goes on
    if (
      letter === '.' &&
      ((ABBREVIATION.test(before) && !isMeasure) ||
        (/\d\.$/.test(before) &&
          /^\s*(?:\d|(?:bis|und|oder|stock|og|klasse|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/u.test(
            rest,
          )))
    )
      continue;
    if (/[…?!]/.test(letter) && (letter === '…' ? /^["”»')\]]*\s*\p{Ll}/u : /^["”»')\]]+\s*\p{Ll}/u).test(rest))
      continue;
    // 'PP? beech? tuff dust??' is one question
    if (letter === '?' && /^\s+\p{Ll}[^?.!]{0,40}\?/u.test(rest)) continue;
    let to = at + 1;
    while (/["”»')\]]/.test(line.charAt(to))) to++;
    parts.push(line.slice(from, to));
    from = to;
  }
  parts.push(line.slice(from));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\d]/u.test(part));
}

/** Lines of notes are long and short as it comes; a mail program breaks all of them near its edge. */
function areNotes(lines: readonly string[]): boolean {
  const lengths = lines
    .map((line) => line.trim().length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  const longest = lengths.at(-1) ?? 0;
  return lengths.length > 5 && longest < 140 && lengths[lengths.length >> 1]! < longest * NOTED;
}
const NOTED = 0.82;

/** Lines that a mail program has broken are one again. */
function linesOf(text: string): { line: string; isOthers: boolean; isAfterGap: boolean }[] {
  const lines: { line: string; isOthers: boolean; isAfterGap: boolean }[] = [];
  let [isOthers, isAfterGap, depth, before] = [false, true, 0, 0];
  const isNotes = areNotes(text.split(/\r?\n/));
  for (const raw of text.split(/\r?\n/)) {
    const isQuoted = /^\s*>/.test(raw);
    // another mail begins
    const deep = (/^[\s>]*/.exec(raw)?.[0].match(/>/g) ?? []).length;
    if (deep !== depth) isAfterGap = true;
    depth = deep;
    const line = raw
      .replace(/^[\s>]+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (line === '') {
      isAfterGap = true;
      continue;
    }
    if (WROTE.test(line)) isOthers = true;
    if (MAIL_HEADER.test(line)) {
      isAfterGap = true;
      continue;
    }
    const last = lines.at(-1);
    const goesOn =
      last &&
      !isAfterGap &&
      !isNotes &&
      before > 55 &&
      last.isOthers === (isOthers || isQuoted) &&
      !/[.!?:;…]["”»')]*$/.test(last.line) &&
      /^[\p{Ll}(]/u.test(line) &&
      !BULLET.test(line);
    if (goesOn) last.line += ` ${line}`;
    else lines.push({ line, isOthers: isOthers || isQuoted, isAfterGap });
    isAfterGap = false;
    before = line.length;
  }
  return lines;
}

/** Nobody's name. */
export const SPEAKS =
  /(?<!\p{L})(?:sie|wir|ich|uns|es|you|we|us|it|me|they|this|that|nous|vous|usted(?:es)?|job|lot|part)(?!\p{L})|['’](?:s|re|ll|ve|d|m)(?!\p{L})/iu;

/** Whoever signs, and the text without that. */
function withoutFarewell(text: string): { body: string; signer?: string; signature?: string } {
  const own = text.trimEnd();
  const farewell = [...own.matchAll(FAREWELL)].find((match) => isSigned(own.slice(match.index + match[0].length)));
  const signed = (typed: string) => {
    const said = typed
      .trim()
      .replace(ON_BEHALF, '')
      .replace(
        /^\s*(?:[–—/-]\s?)?(?:contact:? |kontakt:? )?(?:(?:assoc|dr|dott(?:\.ssa)?|prof|mag|ing|ir|drs|mrs?|ms|cdr|capt|col|maj|sgt|engr)\.? )+/i,
        '',
      );
    const [first = '', ...more] = said
      .split(/\n|(?<=\p{Ll}{2})\. ?/u)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const found = SIGNATURE.exec(first.replace(/[,.]$/, '').replace(/ \(.*$/, ''));
    const [name, beside = ''] = first.split(/,\s*/);
    return {
      signer:
        found?.[1]?.replace(/\.$/, '') ??
        (name && /^\p{Lu}/u.test(name) && name.split(' ').length < 5 ? name : undefined),
      signature: [found?.[2] ?? beside, ...more].filter((part) => part.trim() !== '').join(', ') || undefined,
    };
  };
  if (farewell && farewell.index > 0)
    return { body: own.slice(0, farewell.index), ...signed(own.slice(farewell.index + farewell[0].length)) };
  // 'regards vikrant deshpande'
  const small =
    /(?:\n|[.!?] )(?:(?:kind |best |with )*regards|cheers|thanks|thx|saludos|merci|gruß|lg),?\s+(\p{Ll}{3,}(?: \p{Ll}{2,}){0,2})\s*$/iu.exec(
      own,
    );
  if (small?.[1] && !SPEAKS.test(small[1]))
    return {
      body: own.slice(0, small.index),
      signer: small[1].replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    };
  // a name, and an office under it
  const inOffice =
    /\n\s*\n(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3})[ \t]*\n((?:[^\n.?!]* )?(?:ceo|cto|coo|cfo|department|office|director|manager|head|lead|chair\p{L}*|secretary|owner|founder|curator|council|team|leitung|leiter(?:in)?|vorstand|directora?|gerente|responsable)(?!\p{L})[^\n.?!]{0,50})\s*$/iu.exec(
      own,
    );
  if (inOffice?.[1] && !SPEAKS.test(inOffice[1]) && /^\p{Lu}/u.test(inOffice[1]))
    return { body: own.slice(0, inOffice.index), ...signed(`${inOffice[1]}\n${inOffice[2]!}`) };
  // 'Ngā mihi,' and a name under it: two or three short lines at the end, in whatever language
  const closing =
    /\n\s*\n(\p{Lu}[^\n.?!:;\d]{1,32}),?[ \t]*\n(\p{Lu}[\p{L}'’.-]+(?: [\p{L}&'’.-]+){0,5}(?:, [^\n.?!]{2,50})?)(?:[ \t]*\n([^\n.?!]{2,60}))?\s*$/u.exec(
      own,
    );
  if (
    closing?.[2] &&
    closing[1]!.split(' ').length < 5 &&
    // 'Kristof Mertens' is a name, too
    (/,\s*\n/u.test(closing[0]) || /^\p{Lu}\S*(?: \p{Ll}\S*)*$/u.test(closing[1]!)) &&
    !SPEAKS.test(closing[1]!)
  )
    return { body: own.slice(0, closing.index), ...signed([closing[2], closing[3]].filter(Boolean).join('\n')) };
  // 'Desmond Grant Jr. 5 stores, 41 doors.'
  const titled = /\n\s*(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:Jr|Sr)\.?)?)[.,]? (?=\d[^\n]*$)/u.exec(own);
  if (titled?.[1] && !SPEAKS.test(titled[1]))
    return { body: `${own.slice(0, titled.index)}\n${own.slice(titled.index + titled[0].length)}`, signer: titled[1] };
  // '!Gai tsēs, Elfriede ǁHoëbes': a last line that is a wish and a name
  const wished = /\n\s*\n?([^\n,.?]{2,26}), ((?:[\p{L}'’.-]+ ){0,3}[\p{L}'’-]+)\s*$/u.exec(own);
  if (
    wished?.[2] &&
    /^\p{Lu}/u.test(wished[2]) &&
    !/\d|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(wished[1]!) &&
    wished[0].trim().split(/\s+/).length < 8 &&
    !SPEAKS.test(wished[0])
  )
    return { body: own.slice(0, wished.index), signer: wished[2] };
  // 'thx Beto', '… how much roughly. Derek'
  const last =
    /(?:\n|(?<=[.!?)] )(?<!\b(?:Hon|St|Prof|Rev)\. ))(?:thx |thanks |cheers |ta )?[–—/-]?\s?((?:\p{Lu}\. ?)*\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|&|and|van|von|der|den|de|da|di|du|la|le|al|bin|ter|ten)){0,4}(?:, [\p{L}\d &'’-]{2,40}){0,2})[.!]?$/u.exec(
      own,
    );
  if (
    last?.[1] &&
    last.index > 0 &&
    !SPEAKS.test(last[1]) &&
    !/\b(?:Euro|Street|May|June|July|March|April|Thanks|Help|Please|Sorry|Urgent|Asap|Soon|Now|Today|Tomorrow|Yes|No|Ok)\b/.test(
      last[1],
    )
  )
    return {
      body: own.slice(0, last.index).replace(/\s(?:mr|mrs|ms|dr|sra?|frau|herr)\.?\s*$/i, ''),
      ...signed(last[1]),
    };
  return { body: own };
}

/** '3 things: 1) a sign 2) a map 3) a folder': what stands before, and each of them. */
function enumerated(line: string): string[] | undefined {
  const marks = [...line.matchAll(/(?:^|\s)\(?([1-9a-h])\)\s+/gi)];
  const isInOrder = marks.every(
    ({ 1: mark }, index) => mark!.toLowerCase() === (/\d/.test(mark!) ? String(index + 1) : 'abcdefgh'[index]),
  );
  if (marks.length < 2 || !isInOrder) {
    // '1 new homepage 2 configurator 3 better photos'
    const counted: RegExpMatchArray[] = [];
    for (const mark of line.matchAll(
      /(?<=^|[^,;\s]\s|:\s)(?<!(?<!\p{L})(?:in|of|for|and|x|to|at|with|from|or|by|about) )([1-9])[.:]?\s+(?=\p{L})(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|days?|weeks?|months?|people|staff|rooms|floors)(?!\p{Lu})\p{L}*)/giu,
    ))
      if (Number(mark[1]) === counted.length + 1) counted.push(mark);
    if (counted.length < 3) return undefined;
    return [
      line.slice(0, counted[0]!.index),
      ...counted.map((mark, index) =>
        line.slice(mark.index! + mark[0].length, counted[index + 1]?.index).replace(/[\s;,]+$/, ''),
      ),
    ];
  }
  return [
    line.slice(0, marks[0]!.index),
    ...marks.map((mark, index) =>
      line.slice(mark.index + mark[0].length, marks[index + 1]?.index).replace(/[\s;,]+$/, ''),
    ),
  ];
}

/** The letter that a request is. */
export function letterOf(request: string): Letter {
  const whole = request
    .replace(/^(\s*dear) (?:mr|mrs|ms|sir|madam)\.?\s?\/\s?(?:mr|mrs|ms|sir|madam)\.?(?=[ ,])/iu, '$1 Sir')
    .replace(/\u00a0/g, ' ')
    // ':(' opens no bracket, and a picture is no word
    .replace(/(?<=[\p{L}\d])\s+[:;]-?[()](?=\s+\p{Lu}|\s*$)/gu, '.')
    .replace(/(?<=\s|^)[:;]-?[()](?=\s|$)|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/^\s*\[[^\]\n]{4,60}\]\s*/, '');
  const newest = whole
    .split(/\r?\n/)
    .filter((line) => !/^\s*>/.test(line))
    .join('\n');
  const frame = withoutFarewell(newest);
  // of a forwarded thread whoever writes last, and not who sent it before
  const sender = /^-{2,}.*forwarded/im.test(newest)
    ? undefined
    : /^(?:from|de|von|da|van)\s?:\s*([^<\n@]{3,40})/im.exec(newest)?.[1]?.trim();
  if (sender && /^\p{Lu}/u.test(sender)) frame.signer ??= sender;
  frame.signer = frame.signer?.replace(/^(?:contact|kontakt|contacto|greetings|regards|gru(?:ß|ss))[:,]? /i, '');
  const quoted = /^\s*>/m.test(whole);
  const text = quoted ? whole : frame.body;
  const passages: Passage[] = [];
  let header: string | undefined;
  let hasBullets = false;
  let isGreeted = false;
  const firstName = frame.signer?.split(' ')[0];
  for (const { line: read, isOthers: isQuoted, isAfterGap } of linesOf(text)) {
    // 'Dana: OK so …' within a thread: who speaks
    const speaker = quoted ? /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?): (?=\S)/u.exec(read) : null;
    const isOthers = isQuoted && !(speaker && firstName !== undefined && speaker[1] === firstName);
    let line = (speaker ? read.slice(speaker[0].length) : read).replace(
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:wrote|schrieb|escribió|a écrit) ?: /u,
      '',
    );
    if (/^(?:call|phone|meeting) notes?\b/i.test(line)) continue;
    const caller = /^(?:caller|client|contact|name)\s*:\s*(?:(?:mrs?|ms|dr)\.? )?([^,]{3,40})(?:,\s*(.+))?$/i.exec(
      line,
    );
    if (caller) {
      const [first = '', ...more] = sentencesOf(line);
      if (more.length === 0 || !/^(?:client|kunde)/iu.test(line)) {
        frame.signer ??= caller[1];
        frame.signature ??= caller[2];
        continue;
      }
      // 'Client: the port authority. A breakwater has to be explained …': the letter goes on behind the name
      line = line.slice(line.indexOf(first) + first.length).trim();
    }
    if (!isGreeted && !isOthers) {
      line = line
        .slice(greetingIn(line))
        .replace(/^\p{L}+(?: \p{L}+)?!\s+/u, '')
        .replace(/^(?:\p{L}+ )?(?:people|team|studio|folks|crew)[,!]\s*/iu, '')
        .replace(
          /^(?:(?:at|of) \p{Lu}\p{L}+,\s*|[Tt]o (?:the )?\p{Lu}\p{L}+ (?:[Ss]tudios?|[Tt]eam|[Cc]olleagues)[.,]?\s*)/u,
          '',
        );
      if (line !== read || passages.length > 0) isGreeted = true;
      if (line === '' || /^(?:\p{L}+ ){0,4}\p{L}+,$/u.test(line)) continue;
    }
    if (quoted && !isOthers && frame.signer && line.startsWith(frame.signer)) continue;
    const bullet = BULLET.exec(line);
    if (!bullet && passages.at(-1)?.isItem === true && (isAfterGap || hasBullets || /^(?:we|I)\b/i.test(line)))
      header = undefined;
    const isWhole = enumerated(line) !== undefined;
    const lists = bullet
      ? []
      : (isWhole ? [line] : sentencesOf(line)).map((part) => ({ part, listed: enumerated(part) }));
    if (lists.some(({ listed }) => listed)) {
      for (const { part, listed } of lists) {
        if (!listed) {
          passages.push({ text: part, isItem: false, isOthers });
          continue;
        }
        const [before = '', ...items] = listed;
        const said = sentencesOf(before.replace(/\s*:?\s*$/, ''));
        const last = said.at(-1);
        passages.push(...said.slice(0, -1).map((text) => ({ text, isItem: false, isOthers })));
        for (const item of items) {
          const [first = item, ...after] = sentencesOf(item);
          passages.push({ text: first, isItem: true, isOthers, ...(last && { header: last }) });
          passages.push(...after.map((text) => ({ text, isItem: false, isOthers })));
        }
      }
      continue;
    }
    const parts = sentencesOf(line);
    if (/[:：]$/.test(line) && (parts.at(-1)?.length ?? 0) < 160 && !bullet) {
      header = (parts.at(-1) ?? line).replace(/\s*:$/, '');
      hasBullets = false;
      passages.push(...parts.map((part) => ({ text: part, isItem: false, isOthers })));
      continue;
    }
    // 'We need a bag that' and its lines: a list needs no colon
    const before = passages.at(-1);
    if (bullet && !hasBullets && header === undefined && before && !before.isItem && !/[.!?]$/.test(before.text))
      header = before.text.replace(/\s*:$/, '');
    if (bullet) hasBullets = true;
    const mark = bullet?.[1]?.replace('(', '');
    const said = bullet ? line.slice(bullet[0].length) : line;
    const isItem = bullet !== null || header !== undefined;
    if (isItem) passages.push({ text: said, isItem: true, isOthers, ...(header && { header }), ...(mark && { mark }) });
    else
      passages.push(
        ...sentencesOf(said).map((part, at) => ({
          text: part,
          isItem: false,
          isOthers,
          ...(at > 0 && { isSameLine: true as const }),
        })),
      );
  }
  return {
    passages,
    ...(frame.signer && { signer: frame.signer }),
    ...(frame.signature && { signature: frame.signature }),
  };
}
