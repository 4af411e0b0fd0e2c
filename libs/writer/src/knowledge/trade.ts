import { entriesOf, type Entry, linesOf } from './entries';
import { FAMILIES } from './trades/families';
import { MORE_FAMILIES } from './trades/families-2';
import { TRADES } from './trades/trades';

export interface Trade {
  id: string;
  /** what it knows of its own; what it doesn't say its family says */
  lines(key: string): readonly string[];
  terms: readonly string[];
  /** not one trade but what a whole kind of trades has in common */
  isFamily: boolean;
  family: string;
}

const families = new Map([...entriesOf(FAMILIES), ...entriesOf(MORE_FAMILIES)]);
const trades = entriesOf(TRADES);

const termsOf = (entry: Entry): string[] =>
  linesOf(entry, 'terms').flatMap((line) => line.split(',').map((term) => term.trim().toLowerCase()));

const tradeOf = (id: string, entry: Entry, family: string): Trade => {
  const base = families.get(family);
  if (!base) throw new Error(`There is no family ${family}.`);
  const isFamily = entry === base;
  return {
    id,
    family,
    isFamily,
    terms: termsOf(entry),
    lines: (key) => (entry.has(key) ? linesOf(entry, key) : linesOf(base, key)),
  };
};

/** Every trade that is known by itself, then the families. */
export const KNOWN: readonly Trade[] = [
  ...[...trades].map(([id, entry]) => tradeOf(id, entry, linesOf(entry, 'family')[0] ?? '')),
  ...[...families].map(([id, entry]) => tradeOf(id, entry, id)),
];
export const familyOf = (id: string): Trade => KNOWN.find((trade) => trade.isFamily && trade.id === id) as Trade;
