import { nounSenses, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import type { Line } from './sentences';
import type { Language } from './languages';
import { hasPrice } from './items';
import { isPlaceAlone } from './place';

// What it is or does, in a few words taken whole from the sentence that says it.

export interface Headline {
  heading: string;
  /** the sentence it is taken from */
  line?: Line;
  /** the heading is the whole sentence */
  isWhole: boolean;
}

const MOST_WORDS = 14;
const MOST = 84;
/** Where no shorter phrase says it. */
const AT_MOST = 104;
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Does nothing that a visitor comes for. */
const NO_TRADE =
  /^(?:talk|listen|chat|meet|gather|look|search|start|begin|want|know|think|have|like|need|hope|believe|love|be|leave|keep|put|say|tell|do|can|could|will|would|must|should|may|might|mean|call|get|feel|try|see|hear|wish|agree|remember|go|come|become|answer|prefer|live|work|sit|stop|use|take(?! )|ask|open|close|charge|cost|pay|speak|understand|find|show|lose|buy|own|run|remain|stay|post|book|send|ship|happen|discount|deliver|turn|arrive|reply|care|try|reckon|move on|hate|worry|test|accept|propose|recommend|suggest|refuse|guarantee|plan|advise|promise|only|never|also|still|once|just)$/;
/** Says what it is that does nothing: any office is one. */
const ANY_OFFICE =
  /^(?:an? |the )?(?:(?:small|little|young|old|new|big|large|family|family-run|independent|local|private|public|registered|national|international|global|tiny|two-person|married|retired|[\p{L}-]+-(?:person|man|woman|strong|owned|run)) ){0,3}(?:office|company|firm|team|group|business|family|organi[sz]ation|people|start-?up|couple|enterprise|agency|sisters?|brothers?|friends|charity|non-?profit|foundation|association|co-?operative|persons?|project|two|three|four|one|\d+)(?=$|[\s,.;:(])(?! (?:that|which|who|for|of (?:buttons|\p{L}+s\b)|making|building|offering|selling|repairing|giving|teaching|helping))/iu;

/** Where a phrase may end and still be one: before what only adds to it. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  const tokens = tokensOf(text).flat();
  let at = 0;
  let depth = 0;
  let hasObject = false;
  let hasVerb = false;
  const isList = /,[^,]{2,40},? (?:and|or|&) /u.test(text);
  tokens.forEach((token, index) => {
    const found = text.indexOf(token.value, at);
    const start = found === -1 ? at : found;
    const next = tokens[index + 1];
    const isOpen = token.value === '(';
    if (depth === 0 && hasObject && start > 8) {
      const before = tokens[index - 1];
      const isNoun = before !== undefined && /^(?:NOUN|PROPN|NUM)$|^\)$/.test(before.value === ')' ? ')' : before.pos);
      const opens = /^(?:who|which|that|where|since|because|so|when|if|while)$/.test(token.lower);
      const preposition =
        token.pos === 'ADP' && !/^(?:of|to|off)$/.test(token.lower) && (isNoun || next?.pos === 'PROPN') && !opens;
      // behind a comma stands no further member of a list
      const mark =
        (/^[;:–—(]$/.test(token.value) && isNoun) ||
        (token.value === ',' &&
          next !== undefined &&
          (/^(?:ADP|PRON|ADV|SCONJ|AUX)$/.test(next.pos) ||
            (next.pos === 'PROPN' && /^\p{Lu}/u.test(next.value)) ||
            /^(?:every|daily|open|est|established|\d)/.test(next.lower) ||
            /^(?:who|which|where|that|not|since|from|only|mostly|mainly|fenced|made|run|no)$/.test(next.lower) ||
            (/ed$|en$/.test(next.lower) && next.pos === 'VERB')) &&
          !(isList && /^(?:NOUN|ADJ)$/.test(next.pos)));
      if (mark || preposition || (opens && isNoun)) ends.push(start);
    }
    if (isOpen) depth++;
    if (token.value === ')') depth = Math.max(0, depth - 1);
    if (token.pos === 'VERB' || token.pos === 'AUX') hasVerb = true;
    if (/^(?:NOUN|PROPN)$/.test(token.pos) && (hasVerb || index > 0)) hasObject = true;
    at = start + token.value.length;
  });
  return ends;
}

const NEGATION =
  /\b(?:no|not|never|without|nothing|nobody|none|neither|nor|cannot|don'?t|doesn'?t|isn'?t|aren'?t|won'?t)\b|n['’]t\b/iu;

/** The longest phrase that is short enough, ends where one may end and holds the whole of what is done. */
function phraseOf(given: string): string {
  // 'Two-man plumbing outfit, me and my son-in-law': who they are is told further down
  const text = given
    .replace(/[.!]$/, '')
    .replace(
      /^((?:[\p{L}'’-]+ ){1,8}[\p{L}'’-]+), (?:(?:just )?me\b|my\b|(?:run|owned|founded) by\b|(?:two|three) of us\b).*$/iu,
      '$1',
    );
  if (words(text) <= MOST_WORDS && text.length <= MOST && !/[;:]|, (?:and|but|so) (?:we|i|it|they)\b/i.test(text))
    return text;
  const options = endsOf(text)
    .map((end) =>
      text
        .slice(0, end)
        .replace(/[\s,;:–—-]+$/, '')
        .replace(/ (?:located|based|situated|established|run|owned)$/iu, ''),
    )
    // a bracket in the phrase is said in the sentence below
    .map((option) => option.replace(/ \([^()]*\)/gu, ''))
    .filter(
      (option) =>
        // 'to Germany, Austria' of three countries
        !(
          /, \p{Lu}\p{L}+$/u.test(option) &&
          /^, (?:and |or )?\p{Lu}|^ (?:and|or) \p{Lu}/u.test(text.slice(text.indexOf(option) + option.length))
        ) &&
        !/ (?:in|at|to|on|from|with|by) (?:an?|\d+|our) [^ ]+(?: [^ ]+)?$/iu.test(option) &&
        isClosed(option),
    )
    .filter(
      (option) =>
        words(option) >= 2 &&
        words(option) <= 11 &&
        option.length <= 72 &&
        !/\b(?:and|or|the|a|an|of|to|for|in|with|at|by)$/i.test(option) &&
        !option.includes('('),
    );
  const best = options.at(-1);
  // 'to Germany, Austria, Netherlands'
  if (best !== undefined && text.length <= AT_MOST && !/[;:]/.test(text) && /^, \p{Lu}/u.test(text.slice(best.length)))
    return text;
  // 'A rooftop in Mapo, where people keep their jars': the place alone does not say it
  const isPlaced = best !== undefined && / (?:in|at|on|near) \p{Lu}[^,]*(?:, \p{Lu}[^,]*)?$/u.test(best);
  const relative = isPlaced ? /^[^;:]*?, (?:where|that|which|who) [^,;:]+/u.exec(text)?.[0] : undefined;
  if (relative) {
    const short =
      relative.length <= AT_MOST
        ? relative
        : relative
            .slice(0, AT_MOST + 12)
            .replace(/ (?:in|at|on|with|from|by|for) (?:(?! (?:in|at|on|with|from|by|for) ).)*$/u, '');
    if (short.length <= AT_MOST + 12 && short.length > (best?.length ?? 0) + 8) return short;
  }
  if (best !== undefined) return best;
  if (text.length <= AT_MOST && !/[;:]/.test(text)) return text;
  // 'We make fencing equipment, small workshop in Zugló, …'
  const [clause = '', rest = ''] = text.split(/, (.*)/su);
  const isList = / (?:and|or|&) /u.test(rest.split(/[;:.–—]/u)[0] ?? '') && rest.split(/, /u).length < 4;
  return /^(?:we|i) /iu.test(clause) && words(clause) > 2 && words(clause) <= MOST_WORDS && !isList ? clause : '';
}

/** What stands behind its last comma is the end of a list, or of a place. */
const isClosed = (option: string): boolean => {
  const last = option.split(', ').slice(1).at(-1);
  return last === undefined || /^(?:and|or) | (?:and|or|&) /u.test(last) || /^\p{Lu}/u.test(last);
};

/** 'I'm Denise Okafor, I run the fuel boat', 'Döstädning: I help people …', 'Factory – blown glass beads': from where it says what is done. */
const ownClause = (text: string): string =>
  text
    .replace(/^[\p{L} -]{3,30}: (?=(?:I|we) )/iu, '')
    .replace(/, (?:and )?(?:(?:on )?weekends|evenings|(?:in|on) [^,]{3,16}) (?:I|we) .*$/iu, '')
    // 'Tuesdays to Fridays I line chimneys'
    .replace(
      /^(?:on |from )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|in (?:summer|winter|spring|autumn)|by day|most days)[^,.;:]{0,24}?,? (?=(?:I|we) \p{Ll})/iu,
      '',
    )
    .replace(
      /^(?:factory|workshop|company|shop|studio|firm|family business|manufacturer|manufactory|start-?up|project|business) ?[–—:-] (?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:I['’]m|I am|My name is|We['’]re|We are|This is|It['’]s) \p{Lu}[\p{L}'’-]+(?:(?: and| &|,)? \p{Lu}[\p{L}'’-]+){0,4}(?:, [^,]{2,30})?(?:,| and) (?=(?:I|we) )/u,
      '',
    );

/** A name or a place, and what lies behind it: 'Toa Payoh, Lorong 8 industrial estate', 'I'm Denise Okafor' */
const isNamed = (text: string, name: string): boolean => {
  if (/^(?:I['’]m|I am|My name is|We['’]re|We are) \p{Lu}[\p{L}'’-]+ (?:\p{Lu}|and \p{Lu})/u.test(text)) return true;
  // 'Herefordshire and the Marches, up to 45 miles'
  if (/^\p{Lu}[\p{L}'’-]+(?:,? (?:and|&|or)(?: the)? \p{Lu}[\p{L}'’-]+)+(?:,|$)/u.test(text) && !text.startsWith(name))
    return true;
  const first = /^((?:\p{Lu}[\p{L}'’-]+ ?){1,3}(?: by| near| in| on| upon)?(?: \p{Lu}[\p{L}'’-]+)?)(?:,|\.$)/u.exec(
    text,
  )?.[1];
  if (first === undefined || text.startsWith(name)) return false;
  return first
    .split(/[ -]/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .every((word, at) => at > 0 || nounSenses(tokensOf(word.toLowerCase()).flat()[0]?.lemma ?? '').length === 0);
};

/** How surely a line says what they do, and the words that say it. */
function said(line: Line, at: number, name: string): { value: number; text: string } {
  const none = { value: 0, text: '' };
  const { text, kind } = line;
  if (
    line.list !== undefined ||
    /[?]$/.test(text) ||
    isPlaceAlone(text) ||
    kind === 'contact' ||
    (kind === 'hours' && ownClause(text) === text) ||
    kind === 'guarantee'
  )
    return none;
  const own = ownClause(text);
  if (/^[\p{L} ]{3,30}: /u.test(own) || isNamed(own, name)) return none;
  const early = Math.max(0, 6 - at) / 2 - (/\b(?:too|also|as well)\b/iu.test(text) ? 6 : 0);
  // 'What I do now is I take families out'
  const does = /^What (?:we|i) do(?: now| here| today)? is(?: that)? ((?:we|i) .+)$/iu.exec(text)?.[1];
  if (does) return { value: 30, text: does };
  // 'On Thursdays anybody can bring a coat'
  const open =
    /^(?:on [^,]{3,24},? )?((?:anybody|anyone|everyone|you) can (?:bring|send|come|borrow|rent|learn|leave|order|try) .+)$/iu.exec(
      own,
    )?.[1];
  if (open && at < 4) return { value: 9 + early, text: open };
  const stated = own.replace(/^(?:(?:basically|today|now|here|in short|mostly|mainly),? )/iu, '');
  const act =
    /^(?:we|i|(?:me|my \p{L}+) and (?:i|my \p{L}+)) (?:also |mostly |mainly |only |now )?([\p{L}-]+)\b/iu.exec(stated);
  if (act?.[1]) {
    const tokens = tokensOf(stated).flat();
    const verb = tokens.find(({ lower }) => lower === act[1]?.toLowerCase());
    const isNow = verb !== undefined && verb.lower === verb.lemma;
    const after = tokens[tokens.findIndex((token) => token === verb) + 1];
    if (
      isNow &&
      !/^(?:are|am|['’]re|['’]m)$/.test(verb.lower) &&
      !NO_TRADE.test(verb.lemma) &&
      after &&
      !/^(?:PUNCT|PRON|SCONJ)$/.test(after.pos) &&
      !/^(?:in|with|at|on|by|from|since|every|all|nothing|no|not|it|them|this|that)$/.test(after.lower) &&
      !/^\S+ \S+ (?:only|just|also) (?:with|in|by|from|for|at|on)\b/i.test(stated)
    )
      return { value: (/^(?:the|this|that)$/.test(after.lower) ? 8 : 14) + early, text: stated };
    if (verb?.lower === 'take' && /^(?:down|apart|out|up)$/.test(after?.lower ?? ''))
      return { value: 13 + early, text: stated };
    if (
      /^(?:take|run|own|keep|have|serve|work)$/.test(verb?.lemma ?? '') &&
      /^(?:an?|families|people|children|small|old|the)$/.test(after?.lower ?? '') &&
      /^(?:take|run|own)$/.test(verb?.lemma ?? '')
    )
      return { value: 11 + early, text: stated };
  }
  const is =
    /^(?:we are|we['’]re|i am|i['’]m|it is|it['’]s|this is) ((?:an?|the) .+)$/iu.exec(stated) ??
    (stated.toLowerCase().startsWith(`${name.toLowerCase()} is a`) ? /^.+? is (an? .+)$/u.exec(stated) : null);
  // 'It's a circle', of what was said before
  if (is?.[1] && /^(?:it|this)\b/iu.test(stated) && (at > 1 || words(is[1]) < 4)) return none;
  if (is?.[1] && ANY_OFFICE.test(is[1]))
    return / that (?:is|makes|repairs|sells|helps|gives|teaches|builds) /u.test(is[1])
      ? { value: 10 + early, text: is[1] }
      : none;
  if (is?.[1]) return { value: 10 + early, text: is[1] };
  // 'We are three retired firefighters who make candles'
  const makers =
    /^(?:we are|we['’]re) (?=(?:two|three|four|five|six|\d+) )([^,;:]{4,40} who (?!are|were|have|had|met|like|love|live)\p{Ll}.*)$/iu.exec(
      stated,
    )?.[1];
  if (makers) return { value: 14 + early, text: makers.replace(/ \((?:yes|no|we|i|sorry|ha)[^)]*\)/iu, '') };
  // 'We're stone carvers'
  const plural =
    /^(?:we are|we['’]re) ((?!\d|a\b|an\b|the\b|not\b|so\b|very\b|in\b|at\b|on\b|open|closed|based|called|happy|proud|sound|adequate|nice|two|three|four|five|both|all\b|no\b|from\b)(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?:s|men|women)\b.*)$/iu.exec(
      stated,
    )?.[1];
  const [first] = plural === undefined ? [] : tokensOf(plural).flat();
  if (plural && /^(?:NOUN|ADJ)$/.test(first?.pos ?? '') && !/\b(?:years|days|months|weeks|hours)\b/iu.test(plural))
    return { value: 11 + early, text: plural };
  // 'Our nursery is grafting apple trees'
  if (
    at < 4 &&
    /^(?:our|my) (?!name|problem|customers?|clients?|users?|buyers?)\p{Ll}+ (?:is|are) \p{Ll}+ing \p{L}+/iu.test(stated)
  )
    return { value: 10 + early, text: stated };
  const called = stated.toLowerCase().startsWith(`${name.toLowerCase()} `) ? stated.slice(name.length + 1) : '';
  if (/^(?!was\b|has\b|had\b|is\b|ltd|inc|gmbh|can\b|will\b)\p{Ll}+s /u.test(called))
    return { value: 9 + early, text: stated };
  if (at > 2 || (kind === 'where' && at > 0) || kind === 'result' || /^(?:Dr|Mr|Mrs|Ms|Prof|Sr|Sra)\b/u.test(stated))
    return none;
  if (
    /^(?:the )?(?:\p{L}+ )?(?:hall|rooms?|unit|floor|building|church|barn|yard)\b|^(?:in|at|on|above|behind|opposite|near|next)\b/iu.test(
      stated,
    )
  )
    return none;
  // 'Septic tank emptying across Meath', 'Hire goats to eat gorse'
  const main = tokensOf(
    stated
      .replace(/[!?…]/gu, '')
      .replace(/\p{L}+(?:-\p{L}+)+/gu, 'special')
      .split(/[,;:(.]| (?:who|that|which|when|where) /u)[0] ?? '',
  ).flat();
  // 'Two-man plumbing outfit, me (Walt) and Curtis', and not 'Walt and Curtis'
  if (
    kind === 'who' &&
    ((main.length < 2 &&
      /^(?:person|group)$/.test(
        nounSenses(tokensOf(main[0]?.lower ?? '').flat()[0]?.lemma ?? '')[0]?.class ?? 'person',
      )) ||
      main.some(({ pos }) => pos === 'PRON') ||
      stated.length - main.map(({ value }) => value).join(' ').length < 4)
  )
    return none;
  const isPhrase = !main.some(
    ({ pos, lower }, index) =>
      (pos === 'PRON' && !/^(?:our|my|your|their|its)$/.test(lower)) ||
      pos === 'AUX' ||
      (pos === 'VERB' &&
        index > 0 &&
        !/(?:ing|ed|en|made|built|cut|run|eat|grow|buy|keep)$/.test(lower) &&
        main[index - 1]?.lower !== 'to'),
  );
  if (
    !isPhrase ||
    ANY_OFFICE.test(stated) ||
    /^(?:no|not|never|yes|please|dear|like|only|around|about|over|up to|\d|some|most|every|each|nearly|almost|on|from|then|since|if|when|but|and|please|what|how|why|based|located|founded|started|established|since|also)\b/i.test(
      stated,
    )
  )
    return none;
  return { value: main.length < 2 ? (at === 0 && /,/.test(stated) ? 5 : 2) : at === 0 ? 18 : 8 + early, text: stated };
}

const WE: Partial<Record<Language | 'other', RegExp>> = {
  nl: /^(?:wij|we|ik) (?!zijn\b|hebben\b|willen\b|ben\b|heb\b|kunnen\b|gaan\b|komen\b|doen geen|vinden|werken\b)\p{Ll}+en\b/iu,
  de: /^(?:wir|ich) (?!sind\b|haben\b|wollen\b|bin\b|habe\b|können\b|nehmen\b|arbeiten\b|kommen\b|nennen\b)\p{Ll}+/iu,
  fr: /^(?:\p{L}+['’]?(?:\p{L}+)? ){0,2}(?:nous|je|on) (?!cherch|parl|somm|répond|ferm|ouvr|demand|sommes\b|avons\b|voulons\b|est\b|a\b|ne\b|n['’]|pouvons\b|travaillons\b|préfér)\p{Ll}+/iu,
  es: /^(?!prefer|dec|sab|ten|pod|quer|est|viv|empez|acept|llev|som|cre|pens|no )\p{L}+(?:amos|emos|imos) \p{L}+ \p{L}+/iu,
  it: /^(?!siamo|abbiamo|vogliamo|prefer|poss|sapp|non )\p{L}+iamo \p{L}+ \p{L}+/iu,
  pt: /^(?!somos|temos|queremos|prefer|pod|sab|não |estamos)\p{L}+(?:amos|emos|imos) \p{L}+ \p{L}+/iu,
};
const IS_ABROAD =
  /^(?:wij zijn|we zijn|wir sind|ich bin|nous sommes|on est|somos|soy|siamo|sono|sou) (?=(?:een|eine?|une?|una?|um|uma|un|\d+|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|cinq|six|sept|huit|neuf|dix|onze|douze|vijf|zes|zeven|acht|negen|tien|elf|twaalf|cinco|seis|siete|ocho|nueve|diez|once|doce|cinque|sei|sette|otto|nove|dieci|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|vier) )/iu;
/** A comma behind which something new is said. */
const COMMA_ABROAD =
  /: |, (?:\d+|Inhaber\p{L}*|geführt|gegründet|propriétaire|tenue?|dirigée?|gestit[oa]|titolare|dueñ[oa]s?|proprietári[oa]|eigena\p{L}+|ouvert|geöffnet|abiert[oa]|apert[oa]|abert[oa]|open|eu|ich|ik|io|yo|moi|\p{L}+(?:és?|ées?) (?:en|à|au|depuis|par)|\p{L}+[ai]d[oa]s? (?:en|por|desde)|\p{L}+[aiu]t[oaie] (?:in|da|nel)|(?:a|o|la|el|il|le|die|der) \p{Lu}|vooral|met|in|sinds|uit|voor|die|dat|waar|vor allem|mit|seit|aus|für|im|der|die|wo|dritte|avec|depuis|pour|dans|qui|à|au|con|desde|para|en|que|de|dal|da|per|nel|che|com|em|no|na|sobre todo|soprattutto|surtout)(?!\p{L})| [–—] |; | \(/u;

/** ', a Rita Falcão e eu' */
const COMMA_NAME = /, (?:(?:a|o|la|el|il|le|die|der) )?(?=\p{Lu}\p{Ll}+ (?:\p{Lu}|e|y|et|und|en)\b)/u;

/** Small words before which a phrase of a Romance language may end; a German or Dutch verb may have its other half behind them. */
const BEFORE_ABROAD =
  /\s(?=(?:à des|à ceux|pour|avec|dans|depuis|qui|que|para|con|desde|per|con|dal|che|com|desde)\s)/giu;
const AND_ABROAD = /\s(?=(?:und|et|y|e)\s\p{Ll}+(?:en|ons|amos|emos|imos|iamo)\s)/giu;
const NOT_ABROAD =
  /(?<!\p{L})(?:no|non|não|nicht|kein\p{L}*|geen|niet|ne|pas|sin|nunca|nie|aussi|auch|ook|también|anche|também)(?!\p{L})/iu;

/** The longest phrase that is short enough and ends where one may end. */
function phraseAbroad(whole: string, language: Language | undefined): string {
  const text = whole.replace(/ \([^()]*\)/gu, '');
  const marks = [COMMA_ABROAD.exec(text)?.index, ...[...text.matchAll(AND_ABROAD)].map(({ index }) => index)];
  if (language && /^(?:fr|es|it|pt)$/.test(language))
    marks.push(...[...text.matchAll(BEFORE_ABROAD)].map(({ index }) => index));
  const ends = marks.filter((mark): mark is number => mark !== undefined);
  const isShort = (option: string) => words(option) <= 14 && option.length <= 88;
  return (
    [text, ...ends.sort((one, other) => other - one).map((end) => text.slice(0, end).replace(/[\s,;:–—-]+$/u, ''))]
      .filter((option) => isShort(option) && words(option) > 2)
      .at(0) ?? ''
  );
}

/** Says where it is, or who speaks, and not what is done. */
const STANDS_ABROAD =
  /^(?:(?:noi )?siamo|estamos|(?:nous )?sommes|on est|(?:wir )?sind|(?:wij |we )?(?:zitten|zijn)) (?:a|in|en|à|au|em|na|no|te|aan|am|im) \p{Lu}|^(?:io sono|(?:yo )?soy|(?:eu )?sou|je suis|ich bin|ik ben|(?:ich|wir) hei(?:ße|ßen)|je m['’]appelle|me llamo|mi chiamo|me chamo) (?:[oa] )?\p{Lu}|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:\p{Ll}+ ){0,3}\p{Lu}\p{Ll}+$|^(?:guten tag|hallo|buongiorno|ciao|hola|buenas|olá|oi|bonjour|salut|le scrivo|ti scrivo)\b/iu;

/** Names a person, or begins with one. */
const SPEAKS_OF_ONE =
  /^(?:[Ii]ch|[Mm]eine?|[Jj]e|[Mm]on|[Mm]a|[Yy]o|[Ss]oy|[Mm]i|[Ii]o|[Ss]ono|[Ee]u|[Ss]ou|[Ii]k|[Mm]ijn)(?!\p{L})|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:et|y|e|und|en) |,|$)/u;
const IS_VERB =
  /(?<!\p{L})(?:ist|sind|war|es|son|está|están|est|sont|è|sono|é|são|is|zijn|wordt|kostet|kosten|hat|haben|tiene|tienen|wir|nous|wij|we|ich|je|ik)(?!\p{L})|\p{L}{2}(?:amos|emos|imos|iamo)(?!\p{L})/iu;
function saidAbroad(
  { text, kind, list }: Line,
  at: number,
  name: string,
  language: Language | undefined,
): { value: number; text: string } {
  const none = { value: 0, text: '' };
  if (list !== undefined || /\?$/.test(text) || kind === 'contact' || (kind === 'hours' && at > 0)) return none;
  const option = phraseAbroad(text.replace(/[.!。]$/, ''), language);
  if (option === '' || hasPrice(option) || NOT_ABROAD.test(option) || STANDS_ABROAD.test(option)) return none;
  const early = Math.max(0, 6 - at) / 2;
  const pattern = language && WE[language];
  if (
    name !== '' &&
    option.includes(name) &&
    /^(?:wir sind|nous sommes|somos|siamo|(?:wij|we) zijn|ich bin|soy|sou|sono)(?!\p{L})/iu.test(option)
  )
    return none;
  const is = IS_ABROAD.exec(option)?.[0];
  const short = is
    ? option.slice(0, Math.min(...[COMMA_ABROAD, COMMA_NAME].map((mark) => mark.exec(option)?.index ?? option.length)))
    : option;
  if (is)
    return {
      value: 13 + early,
      text: capital(
        (words(short) > 3 ? short : option).slice(is.length).replace(/^(?:een|eine?|une?|una?|um|uma|un) /iu, ''),
      ),
    };
  if (pattern?.test(text)) return { value: 12 + early, text: option };
  // 'A Luz de Obra ilumina festas'
  if (
    at < 2 &&
    new RegExp(`^(?:[aoAOlLdDeEiI]\\p{L}{0,2} )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\p{Ll}`, 'u').test(
      option,
    )
  )
    return { value: 12 + early, text: option };
  return at === 0 && (kind !== 'who' || language === undefined || !SPEAKS_OF_ONE.test(option))
    ? { value: IS_VERB.test(option) ? 7 : 15, text: option }
    : none;
}

export function headlineOf(lines: readonly Line[], name: string, language: Language | 'en' | undefined): Headline {
  const isEnglish = language === 'en';
  const best = lines
    .slice(0, 40)
    .map((line, at) => ({ line, ...(isEnglish ? said(line, at, name) : saidAbroad(line, at, name, language)) }))
    // what stands under 'WHAT' says what they do
    .map((one) => (one.value > 0 && one.line.label === 'what' ? { ...one, value: one.value + 6 } : one))
    .filter(({ value }) => value > 2)
    .map((one) => ({ ...one, phrase: isEnglish ? phraseOf(one.text) : one.text.replace(/[.!。]$/, '') }))
    .filter(({ phrase }) => phrase !== '' && !hasPrice(phrase) && (!isEnglish || !NEGATION.test(phrase)))
    .sort((one, other) => other.value - one.value || one.line.index - other.line.index)[0];
  if (!best) return (isEnglish && thingOf(lines, name)) || { heading: name, isWhole: false };
  const heading = capital(best.phrase);
  // abroad 'Siamo un' before it is no more than the article that the heading goes without
  const whole = isEnglish
    ? best.text
    : best.line.text.replace(IS_ABROAD, '').replace(/^(?:een|eine?|une?|una?|um|uma|un) /iu, '');
  const isWhole = heading.length >= whole.replace(/[.!。]$/, '').length - 1;
  return { heading, line: best.line, isWhole };
}

/** No sentence says what is done: the first that only names things does. */
function thingOf(lines: readonly Line[], name: string): Headline | undefined {
  for (const line of lines.slice(0, 3)) {
    const text = ownClause(line.text).replace(/[.!]$/, '');
    const phrase = phraseOf(text);
    const isThing =
      words(phrase) > 2 &&
      words(phrase) < 13 &&
      line.list === undefined &&
      !/^(?:contact|hours|where)$/.test(line.kind) &&
      !/\b(?:we|i|it|they|this|that|you|he|she|is|are|was|were|has|have|can|will|do|does|my|now)\b|[?:]/iu.test(
        phrase,
      ) &&
      !hasPrice(phrase) &&
      !NEGATION.test(phrase) &&
      !/^(?:and|but|so|since|because|when|if|from|around|about|every)\b/iu.test(phrase) &&
      !isNamed(text, name);
    if (isThing) return { heading: capital(phrase), line, isWhole: phrase.length >= text.length - 1 };
  }
  return undefined;
}
