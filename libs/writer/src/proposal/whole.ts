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
  event: /^(?!)/,
  illustration: /^(?!)/,
  film: /^(?!)/,
  words: /^(?!)/,
  goods: /^(?!)/,
  advice: /^(?!)/,
  general: /^(?!)/,
  signage: /^wayfinding$/,
};
