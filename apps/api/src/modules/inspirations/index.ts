export { InspirationListResponse, ThumbnailResponse } from './dto/inspiration.response';
export type { InspirationResponse } from './dto/inspiration.response';
export { ListInspirationsQuery } from './dto/inspiration.dto';
export { InspirationsModule } from './inspirations.module';
export { InspirationsService } from './inspirations.service';
export { LIVING_INSPIRATIONS } from './living-inspirations.sql';
