import { REACHED } from './kinds';
import { hasVerb, type Reason, reasonOf } from './cut';
import type { Sentence } from './sentences';

// Which sentences of a brief ask something of the makers, also those that only go on with it: 'It should sound like a garage. Oily, quick.'

const count = (text: string) => text.split(/\s+/).length;

/** Why each of them is no copy, by its index. */
export function talkAmong(all: readonly Sentence[], isEnglish: boolean): Map<number, Reason> {
  const found = new Map<number, Reason>();
  // behind 'Tone: …', up to the next fact
  let isStyle = false;
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    const isNear = before?.paragraph === one.paragraph;
    const asked = before && found.get(before.index);
    if (!isNear || isFact(one.text)) isStyle = false;
    const why =
      (one.isForMakers ? 'wishes for the page' : reasonOf(one.text, isEnglish)) ??
      (isNear && (isStyle || (asked && goesOn(one.text, isEnglish))) ? (asked ?? 'wishes for the page') : undefined);
    if (why) found.set(one.index, why);
    if (OF_STYLE.test(one.text)) isStyle = true;
  }
  return found;
}

/** Begins what is said of the sound of the text, to the end of its paragraph. */
const OF_STYLE =
  /^(?:the |our )?(?:tone|voice|style|mood|register)(?: of voice)?(?:\s?[:.]|$|,? (?!of|and|from|is on))|^how to (?:write|say)\b|^(?:ton|tono|toon|stil|stile|stijl|estilo|tom)\s?[:.]/iu;
/** It has a figure or a number to call, or says what somebody does. */
const isFact = (text: string): boolean => /\d/.test(text) || REACHED.test(text) || (count(text) > 4 && hasVerb(text));

/** 'Oily, quick, bit cheeky.', 'No candle, no old glasses.' behind what is asked */
const goesOn = (text: string, isEnglish: boolean): boolean =>
  /^(?:don['’]t|please|never)[.!]$/iu.test(text) ||
  (isEnglish
    ? !/\d/.test(text) &&
      ((count(text) < 6 && !/.\s\p{Lu}/u.test(text) && !hasVerb(text)) ||
        (/^(?:no|not|never|nothing)\b/iu.test(text) && !/\b(?:is|are|we|i|you|have|has|can)\b/iu.test(text)))
    : count(text) < 4);
