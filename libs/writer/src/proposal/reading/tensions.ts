import type { Passage } from './passages';

/** Two wishes of one letter that pull against each other, and a way in which both can be had, as far as they can. */
export interface Tension {
  texts: string[];
  /** the sentences that it was read from */
  from: string[];
  /** 'new, and yet not to be noticed' */
  between: string;
  way: string;
  /** people want different things: it is theirs to settle */
  isOfPeople: boolean;
}

const AXES: readonly (readonly [between: string, one: RegExp, other: RegExp, way: string])[] = [
  [
    'new, and yet unchanged',
    /\b(?:completely|totally|brand|entirely)[ -]new|\bnobody will confuse\b|\bclean break\b|\bunrecogni[sz]able\b|\bradical(?:ly)?\b/i,
    /\bnot notice\b|\bexactly as (?:it )?is\b|\bmust(?: still)? recogni[sz]e\b|\bunchanged\b|\bnothing changes\b|\bwithout (?:changing|losing|touching) (?:anything|everything|a thing)\b|\bstay(?:s)? the same\b/i,
    'We would write down piece by piece what stays and what changes, keep what people know you by as it is, and draw the rest anew around it. You see both side by side and move the line.',
  ],
  [
    'little on it, and everything on it',
    /\b(?:minimal(?:ist)?|(?:very|super|really) simple|lots? of white|less text|few words|clean|uncluttered|calm)\b/i,
    /\b(?:everything|all (?:the |our )?(?:\d+ )?(?:features|functions|services|information|details|products|logos|sponsors)|every detail|full page|should show (?:the )?\d+|(?:,[^,.]{3,40}){3,}(?:,)? and )\b/i,
    'We would give each place one message: the first thing large and alone, the rest on a second level that is read from near or on the phone. We show one example of it before anything else is drawn.',
  ],
  [
    'one for all, and each his own',
    /\b(?:one (?:consistent|common|single|uniform) (?:look|design|style|brand)|consistent|uniform|the same everywhere|look the same)\b/i,
    /\b(?:each|every) \p{L}+ (?:may|can|should|wants to|is allowed to) (?:choose|have|decide|pick)\b|\b(?:their|its|his|her) own (?:colou?rs?|design|logo|style|look)\b/iu,
    'We would fix the frame (mark, type, layout) and offer a small set of colours that work with it: each chooses from these, and it remains one family.',
  ],
  [
    'soon, and only step by step',
    /\b(?:quick(?:ly)?|launch|all at once|in all|asap|at the same time|immediately)\b/i,
    /\bonly be (?:replaced|changed|done)\b|\bwhen the leases?\b|\bnext ones? in \d\b|\bin \d (?:and \d )?years\b/i,
    'We would split it: what can be changed by the day (print, web, shirts, windows) is new on that day; what cannot follows when it is due, with a rule for how old and new stand next to each other until then.',
  ],
  [
    'the finest, and the cheapest',
    /\b(?:money is no (?:problem|object)|premium|luxur\w+|best quality|high[- ]end|exclusive|world[- ]class|like apple)\b/i,
    /\b(?:cheap(?:est|er)?|as little as possible|lower than|low(?:est)? (?:budget|cost|price)|no budget|almost no money|small budget|costs? should be low)\b/i,
    'We would spend where hand and eye rest longest, on one or two pieces, and keep the others to standard sizes and papers. The price list shows which is which.',
  ],
  [
    'modern, and traditional',
    /\b(?:modern|fresh|contemporary|young|bold|trendy|cool)\b/i,
    /\b(?:traditional|classic|timeless|conservative|old[- ]fashioned|like (?:before|always|it was)|nothing too)\b/i,
    'We would show one direction from each end and one between, on the same piece, and say which we would take; you decide by seeing, not by the word.',
  ],
  [
    'playful, and serious',
    /\b(?:playful|funny|fun|cuddly|cheeky|crazy)\b/i,
    /\b(?:serious|solemn|strict|clinical|dignified|corporate)\b/i,
    'We would keep the frame serious and let one element play, the picture or the line of text; two samples show how far that goes.',
  ],
];

const PERSON =
  '(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:wife|husband|partner|son|daughter|boss|chair(?:man|woman|person)?|board|committee|owner|dad|mum|mom|father|mother|brother|sister|colleague|co-founder|founder|director|manager|treasurer|team|staff|kids|customers|marketing|sales|landlord|vicar|mayor|council|other partner|chef|cook|president|investors?|parents|users|the staff|chairperson|singer|drummer|youngest|eldest)|marketing|sales|half (?:of )?(?:the|us|them)|(?:Director|Chef|Father|Sister|Brother|Mr|Mrs|Ms|Dr) \\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?|(?!(?:We|I|They|It|You|She|He|This|That|The|If|So|But|And|Who|Our|My|Please|There|What)\\b)\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)';
const DIFFER = new RegExp(
  `\\b${PERSON} (?:would nevertheless |nevertheless |still |always )?(?:wants?|says?|thinks?|prefers?|would (?:like|prefer|rather)|likes?|reckons?|insists?|hates?|feels)\\b.{0,200}\\b(?:but|whereas|while|though|I(?:['’]d| would| think| want| prefer| don['’]?t| do not)|i (?:dont|DONT|DON['’]T|don['’]t|do not|want|prefer|hate)|others?|the other half|${PERSON} (?:wants?|says?|thinks?|prefers?|would|likes?|hates?))\\b|\\b(?:can['’]t|cannot|don['’]t) agree\\b`,
  'u',
);
const WANTS = new RegExp(
  `^(?:and |but )?${PERSON}(?: (?:at|in|from|of) \\p{L}+)? (?:wants?|says?|thinks?|likes?|prefers?|would (?:like|prefer|rather)|insists?)\\b`,
  'u',
);
const AGAINST =
  /^(?:nobody else|no one else|I|we|the (?:rest|others)|but|everybody else)\b.{0,80}\b(?:wants?|don['’]t|do not|would rather|prefer|hates?|think|find|worr(?:y|ied))\b/i;
const OF_PEOPLE =
  'The first ideas show both on the same piece. We recommend one, with reasons; you decide before anything is worked out.';

const SAYS =
  /(?<!\p{L})(?:(?:mi|ma|mon|meine?|my) \p{L}+|\p{Lu}\p{Ll}+) (?:dice|quiere|dit|veut|sagt|will|meint|says|wants)(?!\p{L})/u;
const I_SAY = /^(?:yo (?:digo|quiero)|ich (?:sage|will|möchte|meine)|(?:moi,? )?je (?:dis|veux)|i say)(?!\p{L})/iu;
const OF_RANK =
  /(?<!\p{L})(?:director|boss|mayor|chief|minister|ceo|president|council|head of [\p{L}]+) (?:says?|wants?|thinks?|dreams?|likes?|insists?|loves?|hates?)(?!\p{L})/iu;

/** What somebody else should not read in our paper. */
const isKind = (text: string): boolean =>
  !/\b(?:stupid|ugly|idiot\w*|ridiculous|crazy|awful|horrible|hate)\b/i.test(text);

/** The wishes of a letter that cannot all hold. */
export function tensionsIn(passages: readonly Passage[]): Tension[] {
  const found: Tension[] = [];
  const own = passages.filter(({ isOthers }) => !isOthers);
  const axes = new Set<string>();
  const heard: string[] = [];
  own.forEach(({ text, isItem }, index) => {
    const next = own[index + 1]?.text ?? '';
    if (text.length > 600) return;
    // what somebody thinks of their chief is for no paper that the chief reads
    if (OF_RANK.test(text) || /\b(?:only the|i['’]m only|i am only|i personally)\b/i.test(`${text} ${next}`)) return;
    // 'mi mujer dice que se queda. Yo digo que no.'
    if (SAYS.test(text) && I_SAY.test(next)) {
      found.push({ texts: [text, next], from: [text, next], between: '', way: OF_PEOPLE, isOfPeople: true });
      heard.push(text, next);
      return;
    }
    if (WANTS.test(text) && (WANTS.test(next) || AGAINST.test(next))) {
      found.push({
        texts: [text, next].filter(isKind),
        from: [text, next],
        between: '',
        way: OF_PEOPLE,
        isOfPeople: true,
      });
      heard.push(text, next);
      return;
    }
    if (DIFFER.test(text)) {
      if (!heard.includes(text))
        found.push({ texts: [text].filter(isKind), from: [text], between: '', way: OF_PEOPLE, isOfPeople: true });
      return;
    }
    for (const [between, one, other, way] of AXES) {
      if (axes.has(between)) continue;
      // in one line of a list or sentence, or in two that follow each other
      const pair =
        one.test(text) && other.test(text)
          ? [text]
          : !isItem || own[index + 1]?.isItem !== false
            ? one.test(text) &&
              other.test(next) &&
              /^(?:at the same time|but|and|yet|still|each|however|signs?|also|it|only|while)\b/i.test(next)
              ? [text, next]
              : undefined
            : undefined;
      if (!pair) continue;
      axes.add(between);
      found.push({ texts: pair, from: pair, between, way, isOfPeople: false });
    }
  });
  return found;
}
