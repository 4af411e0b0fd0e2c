export { compose } from './compose';
export type { Composition, CompositionFacts, StudioBrand, StudioRequest } from './compose';
export { rasterise } from './rasterise';
export type { RasteriseOptions } from './rasterise';
