import type { Copy } from './copy';
import { headlineOf } from './headline';
import { hasPrice, type Item } from './items';
import { isLanguage, type PageWords } from './languages';
import { factsOf, openingOf } from './letter-opening';
import { withPlace } from './opening';
import { after, type Passage, passagesOf, VOICE } from './passages';
import { isPlaceAlone, type Place } from './place';
import { planOf } from './plan';
import type { positionOf } from './position';
import { offersHeading, paragraph, sectionOf } from './sections';
import type { Told } from './told';

// A long letter, or one that is not in English, keeps its own sentences and paragraphs; the page puts them in order.

export interface About {
  name: string;
  place: Place | undefined;
  position: ReturnType<typeof positionOf>;
  words: PageWords | undefined;
  isOne: boolean;
  isGiving: boolean;
}

export function letterTold(copy: Copy, { name, place, position, words, isOne, isGiving }: About): Told {
  const { language } = copy;
  const isForeign = language !== 'en';
  const headline = headlineOf(copy.lines, name, isLanguage(language) ? language : undefined);
  const heading = withPlace(headline.heading, isForeign || headline.heading === name ? undefined : place);
  // what stands at the foot of the page or in the heading is not said again; what customers say has its own section
  const read = passagesOf(
    copy.lines.filter(({ text }) => !(place && isPlaceAlone(text))),
    isForeign,
  );
  const voices = read.passages.filter(({ lines }) => VOICE.test(lines[0]?.text ?? ''));
  const told = headline.isWhole && headline.line ? [headline.line] : [];
  const passages = read.passages
    .filter((passage) => !voices.includes(passage))
    .flatMap((passage) =>
      passage.lines.some((line) => told.includes(line)) ? (after(passage, told) ?? []) : [passage],
    );
  const plan = planOf(passages, {
    opening: openingOf(passages, read.passages, headline),
    at: headline.line?.index ?? 0,
    taken: paragraph([position.value[0]]).length,
    isNamed: heading === name,
  });
  const is = (given: readonly Passage[], kinds: RegExp) =>
    given.length > 0 && given.every(({ kind }) => kinds.test(kind));
  const bare = (texts: readonly string[]): Item[] => texts.map((text) => ({ title: '', text }));
  const isStepped = plan.ways.some(({ lines }) => lines[0]?.isOrdered);
  const textOf = ({ text }: Passage) => text;
  return {
    heading,
    opening: headline.line?.text ?? '',
    lead: plan.lead.map(textOf),
    services: sectionOf(
      offersHeading(words, headline.heading, isOne, {
        prices: plan.services.some(({ text }) => hasPrice(text)),
        onlyPrices: is(plan.services, /^(?:price|terms)$/) && position.features.length === 0,
        isGiving,
      }),
      plan.services,
      bare(position.features.slice(0, 6)),
    ),
    ways: sectionOf(
      is(plan.ways, /^(?:refusal|terms|where|hours|story|result)$/)
        ? (words?.good ?? 'Good to know')
        : (words?.how ?? (isStepped ? 'How it works' : isOne ? 'How I work' : 'How we work')),
      plan.ways,
      [...position.pillars, ...bare(position.benefits.slice(0, 6))].slice(0, 9),
    ),
    about: sectionOf(
      words?.about ?? (is(plan.about, /^who$/) ? (isOne ? 'Who I am' : 'Who we are') : isOne ? 'About me' : 'About us'),
      plan.about,
    ),
    contact: plan.contact.map(textOf),
    call: plan.call.map(textOf),
    voices: voices.map(textOf),
    facts: factsOf(plan),
    loose: read.loose,
  };
}
