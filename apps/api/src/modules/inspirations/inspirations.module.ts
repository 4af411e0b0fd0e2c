import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DesignsModule } from '../designs';
import { Fingerprints } from './fingerprints';
import { Inspiration, InspirationColor } from './inspiration.entity';
import { InspirationsController } from './inspirations.controller';
import { InspirationsMapper } from './inspirations.mapper';
import { InspirationsRepository } from './inspirations.repository.sql';
import { InspirationsService } from './inspirations.service';
import { InspirationsTrash } from './inspirations.trash';
import { PictureReader } from './pictures/picture-reader';

@Module({
  imports: [TypeOrmModule.forFeature([Inspiration, InspirationColor]), DesignsModule],
  controllers: [InspirationsController],
  providers: [
    InspirationsService,
    InspirationsRepository,
    InspirationsMapper,
    PictureReader,
    Fingerprints,
    InspirationsTrash,
  ],
  exports: [InspirationsService],
})
export class InspirationsModule {}
