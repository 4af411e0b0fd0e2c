import type { Item } from './items';
import type { Topic } from './topics';

/** What stands together, whatever section it comes to. */
export interface Unit {
  text: string;
  topic: Topic;
  /** its paragraph in the note */
  paragraph: number;
  /** it could stand in running text; a fragment is a point */
  isSentence: boolean;
  /** it has a verb */
  isWhole?: boolean;
  /** it was opened: its things, or its prices */
  things?: string[];
  prices?: Item[];
  /** the client's own words above it */
  head?: string;
  /** the client says that it is what matters most */
  isFlagged?: boolean;
}

export interface Laid {
  heading: string;
  lead: string;
  units: Unit[];
  isOwn: boolean;
  /** whole sentences that stand alone, the one under the heading first */
  sentences: string[];
}

export const LEANS =
  /^(?:They|It|He|She|His|Her|Hers|Their|Its|This|That|These|Those|Both|Then|Also|And|But|So|Or|Yet|Instead|Otherwise|Afterwards|First(?=,| (?:we|you|they|it|he|she|comes?|the|an?)(?!\p{L}))|Second(?=,| (?:comes?|the|we))|Secondly|Third(?=,| (?:comes?|the|we))|Thirdly|Finally|The (?:rest|other|others|same|first|second|third|last)|Rest(?=:)|Half|Each|Neither|Nor|Now|Today|Later|Since then|Sie|Er|Es|Dann|Dazu|Dafür|Außerdem|Ils?|Elles?|Ce|Cette|Ces|Cela|Ça|Son|Sa|Ses|Puis|Esto|Ese|Eso|Sus?|También|Además|Anche|Questo|Questa|Também|Isso|Ook|Dat|Ze|Het|Hij|Zij)(?![\p{L}'’-]| \p{Lu})/u;
