export { PostgrestModule } from './postgrest.module';
