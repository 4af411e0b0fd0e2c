export { dataSourceOptions, migrate, SCHEMA } from './data-source';
export { DatabaseModule } from './database.module';
