import { type Audience, audiencesOf, likelihoodsOf } from './gate';
import { isWork } from './forms';
import { REACHED } from './kinds';
import { isOfPage } from './parts';
import { plainly } from './plain';
import { isWish } from './wishes';

// To whom the parts of a note are said.

/** 'Customers: homeowners, farms': whom it is for, where nothing is said of what they are like. */
const isWhom = (text: string): boolean =>
  /^(?:(?:our|main|most|typical) )?(?:customers|clients|buyers|users|guests|members|patients|pupils|students)(?:: | (?=[\p{L}-]+, [^:]*$)| are (?:mostly |mainly |often |usually )?(?=(?:\p{L}+ ){0,2}\p{L}+s(?:,| and |\.|$)))/iu.test(
    text,
  ) &&
  plainly(text) === undefined &&
  !/(?<!\p{L})(?:needs?|wants?|who|they|should|must|not|never|don['’]t|afraid|nervous|worried|difficult|picky)(?!\p{L})/iu.test(
    text,
  );

/** A client that speaks for themselves is heard, where it is not plainly a wish. */
const OWN_VOICE = /^(?:we|i|our|my|wir|ich|unsere?|nous|notre|nos|je|mon|nosotros|nuestr[oa]s?)(?!\p{L})/iu;
const LIKELY = 0.2;
/** How a client is reached belongs on the page, where it is not plainly how the colleague is. */
const HARDLY = 0.1;
/** 'Boss wants the phone to ring' */
const BOSS =
  /^(?:the )?(?:boss|owner|client|director|he|she|they)s? (?:wants?|would like|needs?|says?|hopes?)(?!\p{L})/iu;
const isReached = (text: string): boolean =>
  REACHED.test(text) &&
  !/\b(?:draft|copy|proofs?|invoice|questions?|deadline|to me|my (?:mobile|phone|number))\b/iu.test(text);
/** To whom each part is said: as the classifier judges, and where its form alone says it. */
export function audiencesIn(parts: readonly { text: string; isNewSentence: boolean }[], name: string): Audience[] {
  const isOwn = OWN_VOICE.test(parts[0]?.text ?? '');
  const likely = likelihoodsOf(parts, name);
  return audiencesOf(parts, name).map((audience, at) => {
    const { text = '', isNewSentence = true } = parts[at] ?? {};
    if (isOfPage(text) || (isWish(text, !isNewSentence) && !isReached(text))) return 'designers';
    if (isWhom(text)) return 'readers';
    // 'No pool, and we want to say that early': that is for readers
    const next = parts[at + 1];
    if (next && !next.isNewSentence && isOfPage(next.text)) return 'readers';
    if (
      isReached(text) &&
      (likely[at]?.[0] ?? 0) > HARDLY &&
      plainly(text, !isNewSentence) !== 'designers' &&
      !BOSS.test(text)
    )
      return 'readers';
    if (isOwn && OWN_VOICE.test(text) && audience !== 'readers' && (likely[at]?.[0] ?? 0) > LIKELY) return 'readers';
    if (
      at === 0 &&
      (text.startsWith(`${name} `) || /^(?:it|this|they|we|i)(?: is| are| am|['’](?:s|re|m)) an? /iu.test(text))
    )
      return 'readers';
    const plain = isOwn && OWN_VOICE.test(text) ? undefined : plainly(text, !isNewSentence);
    if (plain !== undefined || audience === 'readers' || parts[at]?.isNewSentence === true) return plain ?? audience;
    // 'Owners worry, so she also finds new homes': what follows a worry may be a fact
    if (isWork(text) && (likely[at]?.[0] ?? 0) > LIKELY) return 'readers';
    const [, alone] = audiencesOf(
      [
        { text: name, isNewSentence: true },
        { text, isNewSentence: true },
      ],
      name,
    );
    return alone ?? audience;
  });
}
