import type { DesignType } from '../compose';
import type { Layout } from '../stage';
import { logo } from './logo';

/** Every layout by design type. */
export const LAYOUTS: Record<DesignType, Layout[]> = { general: logo, logo, banner: logo, 'social-media-post': logo, 'business-card': logo, flyer: logo, 'website-header': logo, 'product-mockup': logo };
