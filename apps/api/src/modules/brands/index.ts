export { BrandsModule } from './brands.module';
export { BrandsService } from './brands.service';
