import type { DesignTypeId } from '@maquette/generation';
import type { Layout } from '../stage';
import { businessCard } from './card';
import { general } from './general';
import { logo } from './logo';
import { mockup } from './mockup';
import { plain } from './plain';
import { poster } from './poster';
import { bySide } from './scene';
import { wide } from './wide';

/** Every layout by design type. `plain` needs no words: it serves prompts that give none. */
export const LAYOUTS: Record<DesignTypeId, Layout[]> = {
  general: [
    ...general,
    ...poster.filter((l) => l.title === 'needs'),
    ...poster.filter((l) => l.art === 'land').map((l): Layout => ({ ...l, title: 'needs' })),
  ],
  logo,
  banner: [bySide, ...wide.filter((l) => l.id !== 'screens'), ...plain],
  'social-media-post': [...poster, ...plain],
  'business-card': businessCard,
  flyer: [...poster, ...plain],
  'website-header': [bySide, ...wide, ...plain],
  'product-mockup': mockup,
};
