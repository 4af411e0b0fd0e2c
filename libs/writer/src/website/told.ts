import type { PageWords } from './languages';
import type { Place } from './place';
import type { positionOf } from './position';
import type { PageSection } from './sections';
import type { Line } from './sentences';

/** What is known of the brand besides its sentences. */
export interface About {
  name: string;
  place: Place | undefined;
  position: ReturnType<typeof positionOf>;
  words: PageWords | undefined;
  isOne: boolean;
  isGiving: boolean;
}

/** What of a description stands where on its page. */
export interface Told {
  heading: string;
  /** the sentence that the heading is taken from; '' for none */
  opening: string;
  /** below the heading */
  lead: string[];
  services: PageSection;
  ways: PageSection;
  about: PageSection;
  /** how one is reached */
  contact: string[];
  /** where and when */
  call: string[];
  /** what customers say of it */
  voices: string[];
  /** sentences for search engines, the strongest first */
  facts: string[];
  /** what leans on a sentence that is not shown */
  loose: Line[];
}
