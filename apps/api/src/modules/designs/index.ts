export { DesignsModule } from './designs.module';
export { DesignsTrash } from './designs.trash';
