import { hasPrice, type Item } from './items';
import type { PageWords } from './languages';
import type { Topic } from './topics';

// The words above a section, by what stands in it: a heading that does not fit every sentence below it gives way to one that does.

/** What stands in a section, and what it is about. */
export interface Part {
  texts: string[];
  items: Item[];
  topics: Set<Topic>;
}
interface Asked {
  words: PageWords | undefined;
  isOne: boolean;
  isGiving: boolean;
}

const only = ({ topics }: Part, ...asked: Topic[]): boolean => [...topics].every((topic) => asked.includes(topic));

export function headingsOf(
  { services, about, ways }: Record<'services' | 'about' | 'ways', Part>,
  { words, isOne, isGiving }: Asked,
): Record<'services' | 'about' | 'ways', string> {
  const [we, us, are] = isOne ? ['I', 'me', 'am'] : ['we', 'us', 'are'];
  const isPriced = services.topics.has('price') || services.texts.some(hasPrice);
  const isSteps = ways.items.length > 1 && only(ways, 'work');
  if (words)
    return {
      services: isPriced && only(services, 'price', 'charge') ? words.prices : words.offers,
      about: about.topics.size > 0 && only(about, 'whom') ? words.whom : words.about,
      ways: words.how,
    };
  return {
    services:
      isGiving && !only(services, 'price', 'charge')
        ? 'How we help'
        : !isPriced
          ? `What ${we} do`
          : only(services, 'price', 'charge')
            ? 'What it costs'
            : `What ${we} do, and what it costs`,
    about: only(about, 'people') ? `Who ${we} ${are}` : only(about, 'whom') ? 'Who it is for' : `About ${us}`,
    ways: isSteps ? 'How it works' : `How ${we} work`,
  };
}
