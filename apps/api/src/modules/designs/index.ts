export { DesignsModule } from './designs.module';
