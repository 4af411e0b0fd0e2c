import { BARS_VOICES } from '../brief/talk';
import type { Copy } from './copy';
import { hasPrice } from './items';
import { peopleIn } from './place';
import { topicOf } from './topics';

// What an editor asks the client for: what no sentence of the brief gives.

/** Names who runs it. */
const OWNER =
  /\b(?:run|owned|led|founded|started|taught|made) by (?:me\b|us\b|\p{Lu}\p{L}+)|\p{Lu}\p{L}+ (?:owns?|runs?|founded|started) |\bby \p{Lu}\p{L}+ \p{Lu}\p{L}+|\b(?:[Mm]y|[Oo]ur) (?:late )?(?:wife|husband|brother|sister|son|daughter|father|mother|mum|dad|grandfather|grandmother|partner)\b|\b(?:I'm|I am|[Mm]y name is|[Mm]e|we are|We are|We're) \p{Lu}\p{Ll}+|\b(?:two|three|four|five|six|seven|eight|nine|\d+) (?:sisters|brothers|friends|women|men|people|of us|partners|cousins)\b|\b(?:Mr|Mrs|Ms|Dr|Madam|Sister|Father|Uncle|Auntie|Oom|Dona|Don)\.? \p{Lu}\p{Ll}+/u;
/** 'Audiologist Aoife Lynch does the tests herself', 'the founders met at school' */
const ROLES =
  /\b(?:founders?|owners?|owned|(?:great-)?grand(?:son|daughter)|[\p{L}-]+(?:er|ist|or|ian|wife|man|woman|chef|nurse|doctor)) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:the|our|its|two|three|both) (?:founders?|owners?)\b/iu;
/** A town or a street, wherever it is named. */
const SOMEWHERE =
  /\b(?:in|at|near|around|across|from|outside|between|off|on|base[d]? in) (?:the |our |about )?(?:\p{Ll}+ )?(?!January|February|March|April|May\b|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|WhatsApp|Facebook|Instagram|English|German|French|I\b)\p{Lu}\p{Ll}+/u;
const STREET =
  /\b(?:rua|calle|rue|via|strada|avenida|plaza|street|road|lane|quay|square)\b|\p{L}(?:straße|strasse|gasse|gatan|straat|weg) \d/iu;
/** Those whom it works for are not to be named. */
const NO_NAMES =
  /\b(?:forbidden|prohibited|not allowed|not permitted)\b[^.]{0,20}\bname\b|\b(?:never|not|don't|no)\b[^.]{0,30}\bnam(?:e|es|ed|ing)\b[^.]{0,20}\b(?:clients?|customers?|patients?|families|people|users?|guests?|children|pupils)\b|\bno (?:pictures of )?faces\b|\bno (?:client |customer |patient |real |last )?names\b/iu;

/** How one reaches them, as far as it is not given. */
export function missingReach(copy: Copy, hasAddress: boolean, hasPlace: boolean): string {
  // a name that early is where it is, more often than not
  const isPlaced =
    hasPlace ||
    copy.all.some(({ text }) => STREET.test(text) || SOMEWHERE.test(text)) ||
    copy.all.slice(0, 3).some(({ text }) => / \p{Lu}\p{Ll}{2,}/u.test(text));
  const isOnline =
    !hasAddress &&
    copy.lines.some(({ text }) => /\b(?:sells?|sold|order|orders|buy|shop)\b[^.]*\bonline\b/iu.test(text));
  return [
    hasAddress ? '' : 'a telephone number or an e-mail address',
    isOnline ? 'the address of the online shop' : '',
    isPlaced ? '' : 'the town or address',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether nobody's words may stand on the page. */
export const isWithoutVoices = (copy: Copy): boolean =>
  copy.all.some(({ text }) => BARS_VOICES.test(text) || NO_VOICES.test(text));
/** 'No prices, no customer quotes' */
const NO_VOICES = /\bno (?:\p{L}+ )?(?:quotes|testimonials|reviews|endorsements)\b/iu;

/** @param whose words of whom are asked for */
export function missingFacts(
  copy: Copy,
  name: string,
  hasVoices: boolean,
  whose: string,
  trade: string | undefined,
): string[] {
  const isForeign = copy.language !== 'en';
  const spoken = copy.lines.map(({ plain }) => plain).join(' ');
  const strangers = copy.all.filter(({ isForeign: is }) => is).length;
  const tellsWho =
    peopleIn(copy.all).length > 0 ||
    OWNER.test(name) ||
    copy.lines.some(({ kind }) => kind === 'who') ||
    copy.all.some(({ text }) => OWNER.test(text) || ROLES.test(text)) ||
    copy.lines.some((line) => topicOf(line, !isForeign) === 'people');
  const isScant = copy.lines.filter(({ text }) => text.split(' ').length > 2).length < 2 && !/,[^,]*,/.test(spoken);
  return [
    !isForeign && strangers > 1 && strangers * 5 > copy.all.length ? 'which language the page is to be in' : '',
    copy.asksForEnglish ? 'a reading of the English: only simple slips are put right here' : '',
    isScant
      ? [
          / for \p{L}/u.test(spoken) ? '' : 'for whom it is',
          'what there is to choose from',
          hasPrice(spoken) ? '' : 'what it costs',
        ]
          .filter(Boolean)
          .join(', ')
      : '',
    !isScant && /^(?:shop|cafe|table|show)$/.test(trade ?? '') && !copy.lines.some(({ kind }) => kind === 'hours')
      ? 'the opening hours'
      : '',
    !isScant &&
    /^(?:cafe|table|show|course|stay|camp|clinic|software|trip|tasting|touring)$/.test(trade ?? '') &&
    !copy.all.some(({ text }) => hasPrice(text) || /\b(?:prices?|fees?|free|cost)\b/iu.test(text))
      ? 'what it costs'
      : '',
    !tellsWho ? 'who is behind it' : '',
    isWithoutVoices(copy) || hasVoices
      ? ''
      : copy.all.some(({ text }) => NO_NAMES.test(text))
        ? `two or three sentences from ${whose} in their own words, without names, and only if the brief's own rules allow it`
        : `two or three sentences from ${whose} in their own words, with their names and their permission`,
  ].filter(Boolean);
}
