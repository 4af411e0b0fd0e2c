import type { StrategySections } from '@maquette/strategy';
import { boundName } from '@maquette/ui/documents';
import { isOpen, isQuestion } from './parts';
import { alphabetOf, lettersOf } from './scripts';

/** What the faces of a book are shown with: words of the brand's own, in the script that its document is written in. */
export interface Sample {
  heading: string;
  body: string;
  /** What sizes are shown in, the best first. */
  lines: readonly string[];
  /** A sentence that stands beside the brand's name. */
  words: string | null;
  /** 'Aa' */
  letters: string;
  /** All that is set in them: each face has all of its letters, or another stands in for it wherever it is used. */
  all: string;
}

/** A line of up to so many letters is set large. */
const LONGEST_HEADING = 80;
/** Characters of a sentence that stands whole beside the brand's name. */
const LONGEST_WORDS = 140;
/** Less shows no lines. */
const SHORTEST_BODY = 40;
/** More would outweigh the heading. */
const LONGEST_BODY = 260;

const isSaid = (text: string | null | undefined): text is string => Boolean(text) && !isOpen(text);

/** Its first sentences, as many as make some lines. */
const opening = (text: string) =>
  text.length <= LONGEST_BODY
    ? text
    : (text.slice(0, LONGEST_BODY).match(/^.*[.!?。؟…](?=\s|$|[^\p{L}\p{N}\s])/su)?.[0] ??
      `${text.slice(0, LONGEST_BODY).replace(/\s+\S*$/, '')}…`);

/** @param book all of its words */
export function sampleOf(sections: StrategySections, brandName: string, book: string): Sample {
  const { positioningStrategy: positioning, audienceProfile, brandVoiceGuide: voice } = sections;
  const running = [
    positioning?.valueProposition?.statement,
    positioning?.positioningStatement,
    positioning?.keyMessages.slice(0, 3).join(' '),
    audienceProfile?.definition,
    positioning?.product?.description,
    audienceProfile?.segments[0]?.description,
  ].filter(isSaid);
  const name = boundName(brandName);
  const lines = [
    positioning?.brandPromise,
    name,
    ...(positioning?.keyMessages ?? []),
    positioning?.name,
    ...(voice?.voiceDemonstrations ?? []),
    ...(voice?.personalityTraits.map((trait) => trait.name) ?? []),
    ...(sections.colorPalettes?.map((palette) => palette.name) ?? []),
  ].filter(isSaid);
  // names of faces and words of a scale are Latin in every book
  const own = [...running, ...lines].join(' ');
  const letters = lettersOf(/\p{L}/u.test(own) ? own : book);
  const isOwn = (text: string) => [letters, letters === 'あ' ? '永' : letters].includes(lettersOf(text));
  const heading =
    lines.find((text) => isOwn(text) && !isQuestion(text) && text.length <= LONGEST_HEADING) ??
    (letters === 'Aa' ? name : letters);
  const texts = running.filter(isOwn);
  // other scripts say more in fewer letters
  const text =
    texts.find(({ length }) => length >= SHORTEST_BODY) ??
    (letters === 'Aa' ? undefined : texts.sort((one, other) => other.length - one.length)[0]);
  const body = text ? opening(text) : alphabetOf(own || book);
  const words =
    [positioning?.brandPromise, ...(positioning?.keyMessages ?? [])].find(
      (one) => isSaid(one) && !isQuestion(one) && one.length <= LONGEST_WORDS,
    ) ?? null;
  return {
    heading,
    body,
    lines: [
      name.length < heading.length && isOwn(name) ? name : heading,
      // of a long name the words that are long enough to be one
      ...(isOwn(name) ? name.split(/\s+/).filter((word) => word.length > 3) : []),
      letters,
    ],
    words,
    letters,
    all: [heading, body, words, name, letters].filter(Boolean).join(' '),
  };
}
