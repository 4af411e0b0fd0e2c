export { dataSourceOptions, migrate, openDataSource, SCHEMA } from './data-source';
export { migrations } from './migrations';
export { DatabaseModule } from './database.module';
