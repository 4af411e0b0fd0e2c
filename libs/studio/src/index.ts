export { canvasSize, compose, DESIGN_TYPES } from './compose';
export type { Composition, CompositionFacts, DesignType, StudioBrand, StudioRequest } from './compose';
export { rasterise } from './rasterise';
export type { RasteriseOptions } from './rasterise';
