export { dataSourceOptions, migrate, openDataSource, SCHEMA, STATEMENT_TIMEOUT_MS } from './data-source';
export { migrations } from './migrations';
export { DatabaseModule } from './database.module';
