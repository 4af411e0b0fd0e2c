import { type Deliverable, hitsIn } from './lexicon';
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
/** Of paper, also where all else is on a screen. */
export const SURELY_PAPER = [
  'leaflet',
  'brochure',
  'poster',
  'annual-report',
  'catalogue',
  'magazine',
  'book',
  'business-card',
];
const ON_PAPER = ['print', 'book', 'goods', 'packaging'];

/** A name up to what is told of the thing: 'Leaflet', of 'Leaflet about burning candles'. */
export const firstPhrase = (name: string): string =>
  name
    .split(
      / (?:for|with|of|in|on|about|to|that|which|where|your|our|my|you|we|after|before|from|at|explaining|für|mit|von|zu|das|die|der|para|de|con|que|sobre|pour|avec|qui|sur) |,| \(/,
    )[0]!
    .trim();

const OF_IT =
  /^(?:advice|help|ideas?|proposals?|(?:re)?design|concepts?|development|drawing) (?:on|with|for|of) (?:(?:an?|the|our|new) )*/iu;
/** What the dictionary knows of a thing: by its whole name, or by the noun that its first phrase ends with. */
export function knownOf({ name, of }: Wanted, isForeign = false, mostWords = 3): Deliverable | undefined {
  if (of) return of;
  // 'Advice on the name', 'Design of the notebooks'
  const phrase = firstPhrase(name.replace(OF_IT, ''));
  const hit = hitsIn(phrase, isForeign).at(-1);
  // what is short is asked for in so many words
  const isSure = hit && hit.end === phrase.length && (!hit.isWeak || phrase.split(' ').length <= mostWords);
  return isSure && (!ON_PAPER.includes(hit.of.family) || SURELY_PAPER.includes(hit.of.id)) ? hit.of : undefined;
}

/** What a kind of work holds in any case. */
const HOLDS: Readonly<Partial<Record<TradeId, readonly TradeId[]>>> = {
  identity: ['print', 'packaging'],
  campaign: ['print', 'signage', 'packaging', 'stand'],
  packaging: ['print'],
  product: ['app'],
  space: ['stand', 'exhibition'],
  stand: ['exhibition', 'space', 'print'],
  exhibition: ['space', 'stand'],
  app: ['web'],
  advice: Object.values(WORKS),
};
/** Nobody reads a plan of more. */
const MOST = 4;

/** The kinds of work of a request: the one that it is in the first place, and those beside it. */
export function tracksOf({ trade, wanted, isForeign }: Pick<Reading, 'trade' | 'wanted' | 'isForeign'>): Track[] {
  const beside = new Map<TradeId, Wanted[]>();
  for (const one of wanted) {
    const own = WORKS[knownOf(one, isForeign, 0)?.id ?? ''];
    if (!own || own === trade || one.isOpen || HOLDS[trade]?.includes(own)) continue;
    if (beside.has(own) || beside.size < MOST - 1) beside.set(own, [...(beside.get(own) ?? []), one]);
  }
  const taken = new Set([...beside.values()].flat());
  return [
    { trade, wanted: wanted.filter((one) => !taken.has(one)), isMain: true },
    ...[...beside].map(([own, things]): Track => ({ trade: own, wanted: things, isMain: false })),
  ];
}
