export { BrandsModule } from './brands.module';
export { BrandsService } from './brands.service';
export { BrandsTrash } from './brands.trash';
