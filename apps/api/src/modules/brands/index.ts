export { CountsByBrand } from './brand-counts';
export type { BrandCounter, BrandPicture } from './brand-counts';
export { BrandStrategies } from './brand-strategies';
export type { BrandStrategy } from './brand-strategies';
export { BrandWebsites } from './brand-websites';
export type { BrandWebsite } from './brand-websites';
export { BRAND_NAMES } from './brand-names.sql';
export { BrandsModule } from './brands.module';
export { BrandsService } from './brands.service';
