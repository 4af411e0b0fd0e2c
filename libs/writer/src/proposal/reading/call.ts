import { firmIn } from './client';
import { sentencesOf } from './passages';
import { telegramIn } from './telegram';
import type { Unsure } from './unsure';

// A colleague's notes on a call or a visit, put as the client would say it: 'she wants' is 'we want'. What the colleague says for himself is
// taken out, and stays with the studio.

export interface Call {
  text: string;
  isNoted: boolean;
  signer?: string;
  client?: string;
  /** what the colleague says in his own voice */
  own: string;
  /** what is not decided */
  unsure: Unsure[];
  isTelegram: boolean;
}

const NOTED =
  /(?<!\p{L})(?:(?:phone|call|meeting|telephone|visit) (?:notes?|summary|minutes)|(?:notes?|summary) (?:of|for) (?:a|the) (?:call|meeting|proposal)|(?:phone |video |telephone )call (?:on |of )?(?:\d|with|from)|^\s*call (?:with|from|w\/)|notes by \p{L}+|caller:|forwarding|wrote down (?:from|after)|notes? (?:from|of|after) (?:(?:my|a|the|our) )?(?:phone )?(?:call|meeting|talk|visit)|after (?:my|the|a) (?:phone )?(?:call|visit|meeting) (?:with|to|from)|(?:spoke|talked) (?:to|with) (?:the )?(?:client|(?:Mrs?|Ms|Dr)\b|\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:from|of|at)\b)|client (?:called|rang|wants|said)|(?:she|he) (?:called|rang)|telefonnotiz|gesprächsnotiz|(?:anruf|gespräch) (?:von|mit)|nota de (?:la )?llamada|note d['’]appel|compte rendu d['’]appel)(?!\p{L})/iu;
/** A line that tells of the note itself: 'PHONE NOTE - Tues, 11.20, taken by Jonas'. */
const HEAD =
  /^\s*(?:[-*#•]\s*)?(?:phone|call|telephone|meeting|visit|notes?|telefonnotiz|gesprächsnotiz|nota|note)(?!\p{L})/iu;
const TITLED = '(?:(?:Mrs?|Ms|Dr|Prof|Herr|Frau|Sra?|Mme|M)\\.? )?';
const PERSON = `${TITLED}(\\p{Lu}[\\p{L}'’-]+(?: (?:van|von|de|der|den|da|di|du|la|le|al|el|bin|ter|ten|\\p{Lu}[\\p{L}'’.-]*)){1,4})`;
const HOUSE_NAME = "((?:the )?\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:\\p{Lu}[\\p{L}\\d'’&-]*|&|of|de|du|and|van|von|in)){0,6})";
/** Who calls, and from where: the surest first. */
const CALLERS: readonly RegExp[] = [
  new RegExp(`[Cc]ontact(?: is|:)[^.\\n]{0,60}, ((?:Mrs?|Ms|Dr|Prof)\\.? \\p{Lu}[\\p{L}'’-]+)`, 'u'),
  new RegExp(
    `(?:[Cc]aller|[Cc]lient|[Cc]ustomer|[Cc]ontact|[Aa]nrufer(?:in)?|[Kk]und(?:e|in))\\s*:\\s*${PERSON}(?:, (?:[^.,\\n]{2,60}?(?: (?:at|of|from|for|bei|von|,) |, ))?${HOUSE_NAME})?`,
    'u',
  ),
  new RegExp(
    `(?:with|to|from|at|mit|von|bei|avec|chez) ${PERSON}(?:,? (?:from|of|at|\\(|,|von|de) ?${HOUSE_NAME})?`,
    'u',
  ),
  new RegExp(`(?:^|\\n|, )${PERSON}, (?:[^.,\\n]{2,50}? (?:at|of|for|from) |[\\p{Ll} ]{2,50}, )?${HOUSE_NAME}`, 'u'),
  new RegExp(`(?:with|to|from|mit|von|avec) (\\p{Lu}\\p{Ll}+) (?:\\(|from |of |at )${HOUSE_NAME}`, 'u'),
  new RegExp(`(?:[Cc]all|[Pp]hone)[^\\n]{0,24}, ((?:Mrs?|Ms|Dr|Prof|Herr|Frau)\\.? \\p{Lu}[\\p{L}'’-]+)`, 'u'),
  new RegExp(`(?:with|to|from|w\\/) ((?:Mrs?|Ms|Dr|Prof|Herr|Frau)\\.? \\p{Lu}[\\p{L}'’-]+)`, 'u'),
  new RegExp(`(?:director|owner|manager|head|curator|founder|mayor|secretary)[,:]? ${PERSON}`, 'u'),
];

/** The colleague's own voice: 'I said probably not', 'wants our paper by Friday'. */
const OWN =
  /(?<!\p{L})(?:i|i['’]m|i['’]ve|i['’]d|i['’]ll|me|my|we|we['’]re|we['’]ve|us|our|ich|wir|uns|unser\p{L}*|je|nous|notre|nosotros|nuestr\p{L}+)(?!\p{L})/iu;
/** A label of the note that is put as the client's sentence. */
const OF_FORM = /^(?:we need: |we have |we do not have |our audience: |we are |who we are: )/iu;
/** What the client asks of us is theirs. */
const OF_US =
  /(?<!\p{L})(?:wants?|would like|asks?|expects?|needs?|hopes?) us to (?=\p{Ll})|(?<!\p{L})we(?:['’](?:d|ll)| would| should| will) (?=do|design|make|build|deliver|take)/giu;
/** The family of somebody, and what somebody else of them feels. */
const FAMILY = /\s*\((?:her|his|their) [^()]{2,40}\)/giu;
const OTHERS =
  /(?<!\p{L})(?:owner|chair\p{L}*|director|boss|father|mother|husband|wife|mayor|brother|sister|partner|son|daughter)(?!\p{L})/iu;

const ASIDE =
  /(?<!\p{L})(?:her|his) (?:md|ceo|boss|chair\p{L}*)(?!\p{L})|^(?:(?:his|her|their) )?(?:son|daughter|wife|husband|brother|sister) (?:\p{Lu}\p{L}+ )?(?:wants|says|thinks|likes)(?!\p{L})|^(?:his|her|their) (?:owner|father|mother|husband|wife|brother|sister|partner|son|daughter|boss|chair\p{L}*)(?!\p{L})|(?<!\p{L})(?:(?:other|\d|two|three|four|five) (?:agenc(?:y|ies)|studios?|offices?|designers?)|promised (?:her|him|them)|call(?: |-)?back|(?:number|phone) is|spelling|prefers? (?:a )?(?:written|short|printed) (?:proposal|offer|quote|paper)|no slides|sounded|seemed|sceptical|skeptical|retire\p{L}*|stubborn|impatient|nervous|grumpy|seems? (?:nice|stressed|in a hurry)|careful)(?!\p{L})/iu;

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  goes: 'go',
  "doesn't": "don't",
  'doesn’t': 'don’t',
  "isn't": "aren't",
  "hasn't": "haven't",
  "wasn't": "weren't",
};
const plural = (verb: string): string =>
  IRREGULAR[verb] ??
  (/(?:ss|sh|ch|x)es$/.test(verb)
    ? verb.slice(0, -2)
    : /ies$/.test(verb)
      ? `${verb.slice(0, -3)}y`
      : /[^s]s$/.test(verb)
        ? verb.slice(0, -1)
        : verb);

/** Verbs with which a note begins: 'Hates the white lab look'. */
const BEGINS =
  /^(wants|needs|has|is|likes|loves|hates|dislikes|thinks|hopes|asks(?! whether| if)|sells|makes|runs|owns|plans|prefers|fears|expects|would like|would love|also wants|also needs|says that)(?!\p{L})/iu;
const PRONOUN =
  /(?<!\p{L})(?:she|he)(?:['’](re|ve|d|ll|s))?(?: (also|really|twice|never|now|only))?(?: (\p{Ll}[\p{Ll}'’]*))?(?!\p{L})/giu;

const SHORT: Readonly<Record<string, string>> = { sth: 'something', ppl: 'people', yr: 'year', 'w/': 'with' };
function spoken(sentence: string): string {
  const isOfClient = BEGINS.test(sentence) || /^(?:she|he|they)(?!\p{L})/iu.test(sentence);
  const said = sentence
    .replace(BEGINS, (verbs) => {
      const [first = '', ...more] = verbs.split(' ');
      return first.toLowerCase() === 'would'
        ? `We ${verbs.toLowerCase()}`
        : `We ${[first, ...more].map((one) => plural(one.toLowerCase())).join(' ')}`;
    })
    .replace(/^they(?= (\p{Ll}+))/iu, 'We')
    .replace(PRONOUN, (_, short?: string, more?: string, verb?: string) => {
      const has =
        short === 's' && verb && /(?:ed|en|n|t)$/u.test(verb)
          ? ' have'
          : short === 's'
            ? ' are'
            : short
              ? `'${short}`
              : '';
      const next = verb && (short ? verb : plural(verb));
      return `we${has}${more ? ` ${more}` : ''}${next ? ` ${next}` : ''}`;
    })
    // 'We sell kits and needs a poster'
    .replace(
      /(?<=^We [^.;]{2,80}(?:,| and| but) )(wants|needs|has|likes|hates|asks|thinks|sells|makes|runs|owns)(?!\p{L})/giu,
      (verb) => plural(verb),
    )
    .replace(/(?<!\p{L})(?:sth|ppl|yr|w\/)(?!\p{L})/gu, (short) => SHORT[short] ?? short);
  const own = isOfClient
    ? said
        .replace(/(?<!\p{L})(?:herself|himself|themselves)(?!\p{L})/giu, 'ourselves')
        .replace(/(?<!\p{L})(?:her|his|their)(?= \p{Ll})/giu, 'our')
    : said;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

const LABELLED = /^(?:caller|client|customer|contact|from|taken by|anrufer(?:in)?|kund(?:e|in))\s*:/iu;
/** 'asked: do we book media ourselves?' */
const ASKED = /^(?:(?:she|he|they) )?(?:also )?ask(?:s|ed)\s?:\s?(.{6,})$/iu;
/** 'asks how drawings are updated' */
const ASKED_HOW =
  /^(?:she|he|they) (?:also )?ask(?:s|ed)? (?:me )?(how|what|who|when|where|why|which) (.{6,160}?)[.?]?$/iu;
/** 'asked whether we come to Kano' */
const ASKED_WHETHER =
  /^(?:(?:she|he|they) )?(?:also )?ask(?:s|ed) (?:me )?(?:whether|if) we (?:(can|could|would|will) )?(\p{Ll}.{3,120})$/iu;

export function fromCall(written: string): Call {
  if (!NOTED.test(written.slice(0, 400)))
    return { text: written, isNoted: false, own: '', unsure: [], isTelegram: false };
  const { text, aside, unsure, isTelegram } = telegramIn(written);
  const begins = written.slice(0, 400);
  const found = CALLERS.map((pattern) => pattern.exec(begins)).find(Boolean);
  const signer = found?.[1]?.replace(/[.,?-]+$/, '');
  const house = found?.[2]
    ?.replace(/^the /, '')
    .replace(/(?: (?:in|of|and|de|du|van|von))+$/u, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '');
  // '- Polmeble, school furniture, Łódź, 90 people'
  const stands =
    /^\s*[-*•]\s*(\p{Lu}[\p{L}&'’-]+(?: (?:\p{Lu}[\p{L}&'’-]+|&)){0,4}), [^\n]*?\d+ (?:people|staff|employees|mitarbeiter)/mu.exec(
      text,
    )?.[1];
  const kept: string[] = [];
  const own: string[] = [...aside];
  let before = '';
  for (const [at, line] of text.split('\n').entries()) {
    const bare = line.replace(/^\s*[-*•–]\s+/u, '');
    const isCaller = LABELLED.test(bare);
    const sentences = sentencesOf(bare).flatMap((sentence, index) => {
      // 'Caller: Ada Obi (spelling?), brand manager, Lagos': the rest of its line begins small
      if (isCaller && (index === 0 ? found !== undefined : !/^\p{Lu}/u.test(sentence))) return [];
      const whether = ASKED_WHETHER.exec(sentence);
      const question = whether
        ? `${whether[1] ?? 'do'} we ${whether[2]!.replace(/[.?]$/, '')}?`
        : (ASKED.exec(sentence)?.[1] ?? ASKED_HOW.exec(sentence)?.slice(1).join(' ').concat('?'));
      if (question && !/(?<!\p{L})(?:i|i['’]ve) (?:said|told|answered)/iu.test(sentence)) {
        const turned = question
          .replace(/(?<!\p{L})ourselves(?!\p{L})/giu, 'yourselves')
          .replace(/(?<!\p{L})our(?!\p{L})/giu, 'your')
          .replace(/(?<!\p{L})(?:we|us)(?!\p{L})/giu, 'you');
        return turned
          .split('?')
          .map((one) => one.trim())
          .filter((one) => one !== '')
          .map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1).replace(/\.$/u, '')}?`);
      }
      const isHead = at === 0 && index === 0 && HEAD.test(sentence);
      const names = found && sentence.includes(found[1] ?? ' ') && (isHead || sentence.split(' ').length < 25);
      // 'Caller: Ada Obi, marketing lead at Sunroot' tells who it is, and nothing else
      if (isHead && !/(?:wants?|needs?|opens?|is looking)(?!\p{L})/iu.test(sentence)) return [];
      if (names && !/(?<!\p{L})(?:wants?|needs?|has|have|is|are|asked|called)(?!\p{L})/iu.test(sentence)) return [];
      const plain = sentence
        .replace(FAMILY, '')
        .replace(OF_US, (us) => (/^we/iu.test(us) ? 'you would ' : us.replace(/us to $/iu, 'you to ')));
      // about somebody's brother, and how the call went: for us
      if (ASIDE.test(plain) && !BEGINS.test(plain)) {
        own.push(sentence);
        return [];
      }
      if (
        !isTelegram &&
        !OF_FORM.test(plain) &&
        OWN.test(plain.replace(/["“„«][^"”“»]*["”“»]/gu, '').replace(/you to|you would/giu, ''))
      ) {
        own.push(sentence);
        return [];
      }
      // 'The owner insists. He is stubborn.': of somebody else
      const isOfOthers = OTHERS.test(before) && /^(?:she|he|her|his)(?!\p{L})/iu.test(plain);
      before = sentence;
      return isOfOthers ? [] : [spoken(plain)];
    });
    const isOfList = bare !== line && /:$/.test(kept.at(-1) ?? '');
    kept.push((isOfList && sentences.length > 0 ? '- ' : '') + sentences.join(' '));
  }
  return {
    text: kept.join('\n').trim(),
    isNoted: true,
    own: own.join(' '),
    unsure,
    isTelegram,
    ...(signer && { signer }),
    ...((firmIn(begins) ?? house ?? stands) && { client: firmIn(begins) ?? house ?? stands }),
  };
}
