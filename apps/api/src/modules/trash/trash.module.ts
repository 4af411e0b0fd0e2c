import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Housekeeping } from './housekeeping';
import { TrashController } from './trash.controller';
import { TrashService } from './trash.service';

@Module({
  imports: [DiscoveryModule],
  controllers: [TrashController],
  providers: [TrashService, Housekeeping],
})
export class TrashModule {}
