import type { Wanted } from './reading/wanted';
import { knownOf } from './tracks';
import type { TradeId } from './trades';

/** The thing that is the whole work; its parts stand beside it. */
export const WHOLE: Readonly<Record<TradeId, RegExp>> = {
  identity: /^(?:identity|refresh)$/,
  web: /^(?:website|shop|booking|app|web-build)$/,
  app: /^(?:app|ux)$/,
  campaign: /^campaign$/,
  packaging: /^packaging$/,
  product: /^(?!)/,
  space: /^interior$/,
  exhibition: /^exhibition$/,
  stand: /^stand-concept$/,
  print: /^(?!)/,
  advice: /^(?!)/,
  general: /^(?!)/,
  signage: /^wayfinding$/,
};

/** The piece of a work that is the work itself: the one that its client leads with, or else the one that the trade knows as such. */
export const wholeOf = (wanted: readonly Wanted[], trade: TradeId): Wanted | undefined =>
  wanted.find(({ isHead }) => isHead) ?? wanted.find((one) => WHOLE[trade].test(knownOf(one)?.id ?? ''));
