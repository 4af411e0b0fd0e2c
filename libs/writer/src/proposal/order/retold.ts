import { capital } from '../../pen';
import type { Language } from '../language';

// What the client says, told back: 'we open in May' is 'you open in May'. Where a language would need another form of the verb, or it is not sure
// who 'you' is, nothing is turned and the sentence is quoted.

const OURS: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  your: 'our',
  yours: 'ours',
  yourself: 'ourselves',
  yourselves: 'ourselves',
};
const SPEAKER =
  /(?<![\p{L}\d'’-])(?:(?:I|i) (?:am|was)|(?:am|was) I|I['’]m|i['’]m|i(?=['’](?:ve|d|ll))|(?:I|i)(?![.'’]?\p{L}?\.|['’]m)|me|my|mine|myself|we|us|our|ours|ourselves|you(?:rs?|rself|rselves)?|We|Us|Our|Ours|My|Mine|Myself|Me|You(?:rs?)?)(?![\p{L}\d-])/gu;
/** Behind these 'you' is who something is done to. */
const TO_YOU =
  /(?<!\p{L})(?:like|love|want|need|ask(?:ed)?|expect|invite|let|have|get|for|to|with|from|of|tell|show|give|send|help|by|on|at|about|trust|pay|hire|meet|see|saw|found|find|thank|than|reach|contact|write|call|chose|choose|pick(?:ed)?|visit)\s+$/iu;

function inEnglish(text: string): string {
  return text
    .split(/([“"][^”"]*[”"]|‘[^’]{2,60}’(?!\p{L}))/u)
    .map((part, index) => (index % 2 === 1 ? part : turned(part)))
    .join('');
}

function turned(text: string): string {
  return text.replace(SPEAKER, (said, at: number) => {
    const isFirst = /^\p{Lu}/u.test(said) && (at === 0 || /[.!?:]\s+$/u.test(text.slice(0, at)));
    const lower = said.toLowerCase().replace('’', "'");
    const own =
      lower === 'you'
        ? TO_YOU.test(text.slice(0, at)) || /^\s*(?:[.,;:!)]|$)/u.test(text.slice(at + said.length))
          ? 'us'
          : 'we'
        : lower === 'i am'
          ? 'you are'
          : lower === 'i was'
            ? 'you were'
            : lower === 'am i'
              ? 'are you'
              : lower === 'was i'
                ? 'were you'
                : lower === "i'm"
                  ? 'you’re'
                  : (OURS[lower] ?? said);
    return isFirst ? capital(own) : own;
  });
}

/** Whoever does something, where nothing is asked of us. */
const OF_ANYBODY =
  /(?<!(?:like|love|want|need|ask|asked|expect|let|have|get|for|to|with|from|of|tell|show|give|send|help|by|on|at|about|see|found|find|than|if|that|what|as|how|hope|so) )(?<!\p{L})you(?:['’]re|['’]ve)?(?= (?!(?:would|could|can|will|should|may|might|must|do|did|have|need|tell|think|want|know|write|see|say|suggest|find|offer)(?!\p{L}))\p{Ll})/iu;

/** 'Need a logo.': somebody in a hurry leaves out who. */
const NO_SUBJECT = /^(?:need|want|would (?:like|love)|have(?! to)|hope to|plan to)(?!\p{L})/iu;
const LOOKING = /^(?:looking for|thinking of|after)(?!\p{L})/iu;

/** Who is spoken to, or who speaks of himself alone, has another form of the verb. */
const NOT_IN_GERMAN =
  /(?<!\p{L})(?:[Ii]ch|[Mm]ir|[Mm]ich|[Mm]ein\p{L}*|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|ihr|[Ee]uch|[Ee]uer\p{L}*|[Ee]ure\p{L}*)(?!\p{L})|(?<=\p{L}[^.!?]* )(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u;
const DATIVE = /(?<!\p{L})(?:bei|mit|von|zu|nach|aus|seit|gegenüber|unter|vor|hinter|über|in)\s+$/iu;
const ACCUSATIVE = /(?<!\p{L})(?:für|durch|gegen|ohne|um|an|auf)\s+$/iu;
function inGerman(text: string): string | undefined {
  if (NOT_IN_GERMAN.test(text)) return undefined;
  let isSure = true;
  const said = text.replace(/(?<!\p{L})(?:wir|uns|unse?re?[nmrs]?)(?!\p{L})/giu, (word, at: number) => {
    if (/^wir$/iu.test(word)) return 'Sie';
    if (!/^uns$/iu.test(word)) return word.replace(/^unse?r/iu, 'Ihr');
    if (DATIVE.test(text.slice(0, at))) return 'Ihnen';
    if (ACCUSATIVE.test(text.slice(0, at))) return 'Sie';
    isSure = false;
    return word;
  });
  return isSure ? said : undefined;
}

/** A sentence of the letter as the studio would say it to the client; nothing where that is not sure. */
/** '… but tell us honestly': said to us within a sentence about them. */
const ASKS_US =
  /(?<=[,;] |(?<!\p{L})(?:but|and|so) )(?:please )?(?:tell|give|show|send|let|advise) (?:us|me)(?!\p{L})/iu;
export function retold(text: string, { locale }: Pick<Language, 'locale'>, isPart = false): string | undefined {
  const plain = text.trim();
  if (locale === 'de-DE') {
    const said = inGerman(
      plain.replace(/^bitte (?=kein|nicht|nichts|nur|ohne)/iu, '').replace(/,? bitte(?=[.!]?$)/iu, ''),
    );
    return said && (isPart ? said : capital(said));
  }
  if (locale !== 'en-GB') return undefined;
  const bare = plain
    .replace(
      /^(?:and |also |so )*please,? (?=(?:no|not|do not|don['’]t|nothing|never|keep|only|use|avoid)(?!\p{L}))/iu,
      '',
    )
    .replace(/^(?:(?:and|so|also),? )+(?=\p{L})/iu, '')
    .replace(/,? please(?=[.!]?$)/iu, '');
  // 'you put away £25 a month': said of anybody, and not to us
  if (OF_ANYBODY.test(bare) || ASKS_US.test(bare)) return undefined;
  // 'Could it perhaps look less angry'
  const wished =
    /^(?:could|can) (it|they|this|that|the \p{L}+) ((?:perhaps |maybe |also |please )*\p{Ll}+(?: .*)?)[.?]$/iu.exec(
      bare,
    );
  if (wished) return capital(inEnglish(`${wished[1]!} should ${wished[2]!}.`));
  const whole = NO_SUBJECT.test(bare)
    ? `We ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    : LOOKING.test(bare)
      ? `We are ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
      : bare;
  return isPart ? inEnglish(plain) : capital(inEnglish(whole));
}
