export { compose } from './compose';
export type { Composition, CompositionFacts, StudioBrand, StudioRequest } from './compose';
export { restyle } from './operations/image-to-image';
export type { Restyle } from './operations/image-to-image';
export { UnusablePicture } from './operations/picture';
export { vectorize } from './operations/vectorize';
export { rasterise } from './rasterise';
export type { RasteriseOptions } from './rasterise';
