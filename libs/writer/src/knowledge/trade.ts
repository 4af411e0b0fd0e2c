import { entriesOf, type Entry, linesOf } from './entries';
import { ANIMALS } from './trades/animals';
import { BUILDING } from './trades/building';
import { CHARITIES } from './trades/charities';
import { CRAFTS } from './trades/crafts';
import { CULTURE } from './trades/culture';
import { FOOD } from './trades/food';
import { HEALTH } from './trades/health';
import { HOSPITALITY } from './trades/hospitality';
import { LAND } from './trades/land';
import { LEARNING } from './trades/learning';
import { MAKING } from './trades/making';
import { OUTDOORS } from './trades/outdoors';
import { PERSONAL } from './trades/personal';
import { PROFESSIONAL } from './trades/professional';
import { REPAIR } from './trades/repair';
import { SHOPS } from './trades/shops';
import { SOFTWARE } from './trades/software';
import { TRANSPORT } from './trades/transport';
import { WORKS } from './trades/works';

/**
 * What a strategist knows of one trade, whoever works in it: hypotheses, no facts about a brand. A note is `# id`, then
 * lines `key: text`; parts stand between '|', `{name}`, `{people}`, `{place}` and `{offer}` are filled by the writer, and
 * what stands in square brackets the brand fills in itself.
 *
 * - terms, weak, family; people (its buyers' noun), is (what it is called), offer
 * - segment: who | what they decide | when; when (situation), show (what to put first)
 * - desire, awareness, sophistication: level | advice
 * - stance, tension; pain: title | in a buyer's words; wish; doubt: question | how to answer; rival: who | how it is met
 * - proof: what counts | how to show it; position: ground to take | what it asks of the brand
 * - no: what it never does; see: what to photograph; cliche; colour: name #hex | why; mood; form: shape | pattern; type
 * - say, avoid; value: name | what one does for it; feel: emotion | moment; channel: where | how to speak
 * - moment: title | situation | good line | bad line | why
 * - chance: title | what to test | how long; trend: title | what to check; arch, theirs: archetype | because
 */
export interface Trade {
  id: string;
  /** its lines of a key; none where it says nothing of it */
  lines(key: string): readonly string[];
  /** words that name the trade, small letters, of several languages */
  terms: readonly string[];
  /** words that only lend it weight: its materials, verbs and products that others have too */
  weak: readonly string[];
  /** not one trade but what a whole kind of trades has in common */
  isFamily: boolean;
  family: string;
}

const entries = new Map(
  [
    FOOD,
    HOSPITALITY,
    SHOPS,
    CRAFTS,
    REPAIR,
    MAKING,
    BUILDING,
    LAND,
    HEALTH,
    LEARNING,
    CHARITIES,
    SOFTWARE,
    PERSONAL,
    PROFESSIONAL,
    CULTURE,
    TRANSPORT,
    OUTDOORS,
    ANIMALS,
    WORKS,
  ].flatMap((notes) => [...entriesOf(notes)]),
);

const words = (entry: Entry, key: string): string[] =>
  linesOf(entry, key).flatMap((line) => line.split(',').map((word) => word.trim().toLowerCase()));

/** Every trade that is known, and the families. */
export const KNOWN: readonly Trade[] = [...entries].map(([id, entry]) => {
  const family = linesOf(entry, 'family')[0] ?? '';
  return {
    id,
    family,
    isFamily: family === id,
    terms: words(entry, 'terms'),
    weak: words(entry, 'weak'),
    lines: (key) => linesOf(entry, key),
  };
});

/** What a trade has in common with its kind; undefined for a trade that stands alone. */
export const familyOf = (id: string): Trade | undefined => KNOWN.find((trade) => trade.isFamily && trade.id === id);
