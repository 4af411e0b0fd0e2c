export { WebsiteModule } from './website.module';
