export { CollectionsModule } from './collections.module';
