import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '../../config';
import { DiskSpace } from './disk-space';
import { FileRow } from './file.entity';
import { FileLinks } from './file-links';
import { Files } from './files';
import { FilesController } from './files.controller';
import { ObjectStore } from './object-store';
import { openStore } from './open-store';
import { PictureGate } from './picture-gate';
import { SpaceGuard } from './space.guard';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FileRow])],
  controllers: [FilesController],
  providers: [
    { provide: ObjectStore, inject: [CONFIG], useFactory: openStore },
    { provide: APP_GUARD, useClass: SpaceGuard },
    DiskSpace,
    Files,
    FileLinks,
    PictureGate,
  ],
  exports: [DiskSpace, Files, FileLinks, PictureGate],
})
export class StorageModule {}
