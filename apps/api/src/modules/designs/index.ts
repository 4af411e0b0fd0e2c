export { DesignsModule } from './designs.module';
export { DesignsService } from './designs.service';
export type { CreateDesignDto } from './dto/create-design.dto';
