export { DesignsModule } from './designs.module';
export { DesignsService } from './designs.service';
export { DesignsTrash } from './designs.trash';
export type { CreateDesignDto } from './dto/create-design.dto';
