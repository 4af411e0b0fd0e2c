import type { DesignTypeId } from '@maquette/generation';
import type { Layout } from '../stage';
import { businessCard } from './card';
import { general, views } from './general';
import { logo } from './logo';
import { mockup } from './mockup';
import { plain } from './plain';
import { poster } from './poster';
import { bySide } from './scene';
import { type } from './type';
import { wide } from './wide';

/** Every layout by design type. `plain` needs no words: it serves prompts that give none. */
export const LAYOUTS: Record<DesignTypeId, Layout[]> = {
  general: [...general, ...poster.map((l): Layout => ({ ...l, title: 'needs' })), ...type],
  logo,
  banner: [bySide, ...wide.filter((l) => l.id !== 'screens'), ...type, ...views, ...plain],
  'social-media-post': [...poster, ...type, ...views, ...plain],
  'business-card': businessCard,
  flyer: [...poster, ...type, ...views, ...plain],
  'website-header': [bySide, ...wide, ...type, ...views, ...plain],
  'product-mockup': mockup,
};
