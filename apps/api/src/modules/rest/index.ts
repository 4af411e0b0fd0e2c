export { RestModule } from './rest.module';
