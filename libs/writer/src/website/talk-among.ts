import { FLAGS, HEADS_TALK } from '../brief/talk';
import { isCalled } from './calls';
import { hasVerb, type Reason, reasonOf } from './cut';
import { kindOf, REACHED } from './kinds';
import { foreignKind } from './kinds-abroad';
import type { Sentence } from './sentences';

// Which sentences of a brief ask something of the makers, also those that only go on with it: 'It should sound like a garage. Oily, quick.'

const count = (text: string) => text.split(/\s+/).length;

/** Why each of them is no copy, by its index. */
export function talkAmong(all: readonly Sentence[], isEnglish: boolean): Map<number, Reason> {
  const found = new Map<number, Reason>();
  for (const { index, text, isForMakers } of all) {
    const why = isForMakers ? 'wishes for the page' : reasonOf(text, isEnglish);
    if (why) found.set(index, why);
  }
  const paragraphs = new Map<number, Sentence[]>();
  for (const one of all) paragraphs.set(one.paragraph, [...(paragraphs.get(one.paragraph) ?? []), one]);
  for (const sentences of paragraphs.values()) goOn(sentences, found, isEnglish);
  // 'Chile asked. Still thinking.'
  for (const { index, text, paragraph } of all) {
    const before = all[index - 1];
    const isShort = before && before.paragraph >= paragraph - 1 && count(before.text) < 4 && !/\d/.test(before.text);
    if (found.get(index) === 'not decided' && count(text) < 4 && isShort) found.set(before.index, 'not decided');
  }
  // 'No guilt. Please no sentence that begins with …'
  for (const { index, text, paragraph } of [...all].reverse())
    if (
      !found.has(index) &&
      all[index + 1]?.paragraph === paragraph &&
      // what must stand there is none
      !FLAGS.test(all[index + 1]?.text ?? '') &&
      /^w/.test(found.get(index + 1) ?? '') &&
      isShortNo(text)
    )
      found.set(index, 'wishes for the page');
  return found;
}

/** The sentences of one paragraph that go on with what others of it ask. */
function goOn(sentences: readonly Sentence[], found: Map<number, Reason>, isEnglish: boolean) {
  const asked = sentences.filter(({ index }) => found.has(index));
  const first = asked[0]?.index ?? Infinity;
  // from its first order on, where it is mostly talk
  const isMostlyTalk = asked.length > 1 && asked.length * 2 >= sentences.length;
  // behind 'How it should sound.', to its end
  let isUnder = false;
  // behind 'Tone: …', up to the next fact
  let isStyle = false;
  sentences.forEach((unit, at) => {
    const { index, text, plain } = unit;
    const before = sentences[at - 1];
    const isBehind = before !== undefined && found.has(before.index);
    const fact = isFact(unit, isEnglish);
    if (!found.has(index)) {
      const kind = isEnglish ? kindOf(plain, new Set(), undefined) : foreignKind(text);
      if (fact) isStyle = false;
      if (
        isStyle ||
        (isMostlyTalk && index > first && !fact) ||
        (isUnder && !/^(?:contact|price|hours|guarantee|terms)$/.test(kind)) ||
        (isBehind && goesOn(before, unit, isEnglish))
      )
        found.set(index, (before && found.get(before.index)) ?? 'wishes for the page');
    }
    if (OF_STYLE.test(text)) isStyle = true;
    if (HEADS_TALK.test(text) || (unit.isFirst && unit.isForMakers && NOTES.test(text))) isUnder = true;
  });
}

/** All that its paragraph says is for the makers. */
const NOTES = /^(?:notes?|ps|p\.s|for (?:you|the|whoever))\b/iu;
/** Begins what is said of the sound of the text, to the end of its paragraph. */
const OF_STYLE =
  /^(?:the |our )?(?:tone|voice|style|mood|register)(?: of voice)?(?:\s?[:.]|$|,? (?!of|and|from|is on))|^how to (?:write|say)\b|^(?:ton|tono|toon|stil|stile|stijl|estilo|tom)\s?[:.]/iu;
/** It has a figure, a time or a number, or says what 'we' do. */
const isFact = ({ text, plain }: Sentence, isEnglish: boolean): boolean =>
  /\d|^please\b/iu.test(text) ||
  REACHED.test(text) ||
  isCalled(text, isEnglish ? 'en' : undefined) ||
  /(?:téléphone|telefon|teléfono|telefoon)/u.test(plain) ||
  (/^(?:we|our|i|my|he|she|the|mein\p{L}*|ich|mon|ma|je|mi|yo|mio|mia|io|meu|minha|eu|mijn|ik|you|your|if you|each|every|wir|unser\p{L}*|nous|notre|nos|noi|nuestr\p{L}+|nossos?|wij|onze)\b/iu.test(
    text,
  ) &&
    count(text) > 4);
const isShortNo = (text: string): boolean =>
  /^(?:no|not|never|nothing)\b/iu.test(text) &&
  count(text) < 6 &&
  !/\d|\b(?:is|are|we|i|you|have|has|can)\b/iu.test(text);
/** 'No death jokes. I can make the jokes, in person.' */
const goesOnAbout = (before: Sentence, { plain, text }: Sentence): boolean =>
  count(text) < 10 &&
  !/\d|^please\b/iu.test(text) &&
  (plain.match(/\p{L}{4,}/gu) ?? []).some(
    (word) =>
      !/^(?:with|that|this|have|from|they|what|when|your|will|only|also|here)$/.test(word) &&
      before.plain.includes(word.slice(0, -1)),
  );
const GOES_ON: readonly ((text: string) => boolean)[] = [
  // 'Oily, quick, bit cheeky.'
  (text) => count(text) < 6 && !/\d|.\s\p{Lu}/u.test(text) && !hasVerb(text),
  // 'No candle, no old glasses.'
  (text) => /^(?:no|not|never|nothing)\b/iu.test(text) && !/\d|\b(?:is|are|we|i|you|have|has|can)\b/iu.test(text),
  // 'Mum says no. I say "can smile a bit".'
  (text) => /^(?:i|we|he|she|they) (?:say|says|think|thinks)\b/iu.test(text),
];

const goesOn = (before: Sentence, unit: Sentence, isEnglish: boolean): boolean =>
  /^(?:don['’]t|please|never)[.!]$/iu.test(unit.text) ||
  (isEnglish ? GOES_ON.some((does) => does(unit.text)) || goesOnAbout(before, unit) : count(unit.text) < 4);
