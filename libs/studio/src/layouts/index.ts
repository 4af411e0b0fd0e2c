import type { DesignTypeId } from '@maquette/generation';
import type { Layout } from '../stage';
import { businessCard } from './card';
import { general, views } from './general';
import { logo } from './logo';
import { mockup } from './mockup';
import { plain } from './plain';
import { poster } from './poster';
import { bySide, onCard } from './scene';
import { tiles, tilesRight } from './tiles';
import { type } from './type';
import { wide } from './wide';

/** Every layout by design type. `plain` needs no words: it serves prompts that give none. */
export const LAYOUTS: Record<DesignTypeId, Layout[]> = {
  general: [...general, ...[...poster, tiles].map((l): Layout => ({ ...l, title: 'needs' })), ...type],
  logo,
  banner: [bySide, onCard, ...wide.filter((l) => l.id !== 'screens'), tilesRight, ...type, ...views, ...plain],
  'social-media-post': [...poster, tiles, ...type, ...views, ...plain],
  'business-card': businessCard,
  flyer: [...poster, tiles, ...type, ...views, ...plain],
  'website-header': [bySide, onCard, ...wide, tilesRight, ...type, ...views, ...plain],
  'product-mockup': mockup,
};
