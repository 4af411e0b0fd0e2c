import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiskStore } from './disk-store';
import { FileRow } from './file.entity';
import { FileLinks } from './file-links';
import { Files } from './files';
import { FilesController } from './files.controller';
import { ObjectStore } from './object-store';
import { PictureGate } from './picture-gate';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FileRow])],
  controllers: [FilesController],
  providers: [{ provide: ObjectStore, useClass: DiskStore }, Files, FileLinks, PictureGate],
  exports: [Files, FileLinks, PictureGate],
})
export class StorageModule {}
