import { Module } from '@nestjs/common';
import { BrandsModule, BrandsTrash } from '../brands';
import { DesignsModule, DesignsTrash } from '../designs';
import { Housekeeping } from './housekeeping';
import { TrashController } from './trash.controller';
import { TRASH_SOURCES, TrashService } from './trash.service';

/** A module whose things can be deleted adds its source here. */
@Module({
  imports: [DesignsModule, BrandsModule],
  controllers: [TrashController],
  providers: [
    {
      provide: TRASH_SOURCES,
      inject: [DesignsTrash, BrandsTrash],
      useFactory: (designs: DesignsTrash, brands: BrandsTrash) => [designs, brands],
    },
    TrashService,
    Housekeeping,
  ],
})
export class TrashModule {}
