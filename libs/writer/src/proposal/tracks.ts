import type { Reading } from './reading/request';
import type { Wanted } from './reading/wanted';
import type { TradeId } from './trades';

/** One kind of work of a request: an exhibition may have a book beside it, and an identity a website. */
export interface Track {
  trade: TradeId;
  /** the things that are asked for in it */
  wanted: Wanted[];
  isMain: boolean;
}

/** These are a work of their own, with phases of their own, and no piece of another. */
const WORKS: Readonly<Record<string, TradeId>> = {
  identity: 'identity',
  refresh: 'identity',
  website: 'web',
  shop: 'web',
  booking: 'web',
  app: 'app',
  campaign: 'campaign',
  packaging: 'packaging',
  interior: 'space',
  exhibition: 'exhibition',
  'stand-concept': 'stand',
  wayfinding: 'signage',
  'annual-report': 'print',
  catalogue: 'print',
  magazine: 'print',
  book: 'print',
  'picture-book': 'print',
};
/** What a kind of work holds in any case. */
const HOLDS: Readonly<Partial<Record<TradeId, readonly TradeId[]>>> = {
  identity: ['print', 'packaging'],
  campaign: ['print', 'signage', 'packaging', 'stand'],
  packaging: ['print'],
  product: ['app', 'packaging'],
  space: ['stand', 'exhibition'],
  stand: ['exhibition', 'space', 'print'],
  exhibition: ['space', 'stand'],
  app: ['web'],
  advice: Object.values(WORKS),
};
/** Nobody reads a plan of more. */
const MOST = 4;

/** The kinds of work of a request: the one that it is in the first place, and those beside it. */
export function tracksOf({ trade, wanted }: Pick<Reading, 'trade' | 'wanted'>): Track[] {
  const beside = new Map<TradeId, Wanted[]>();
  for (const one of wanted) {
    const own = one.of && WORKS[one.of.id];
    if (!own || own === trade || one.isOpen || HOLDS[trade]?.includes(own)) continue;
    if (beside.has(own) || beside.size < MOST - 1) beside.set(own, [...(beside.get(own) ?? []), one]);
  }
  const taken = new Set([...beside.values()].flat());
  return [
    { trade, wanted: wanted.filter((one) => !taken.has(one)), isMain: true },
    ...[...beside].map(([own, things]): Track => ({ trade: own, wanted: things, isMain: false })),
  ];
}
