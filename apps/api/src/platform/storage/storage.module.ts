import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiskStore } from './disk-store';
import { FileRow } from './file.entity';
import { FileLinks } from './file-links';
import { Files } from './files';
import { FilesController } from './files.controller';
import { ObjectStore } from './object-store';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FileRow])],
  controllers: [FilesController],
  providers: [{ provide: ObjectStore, useClass: DiskStore }, Files, FileLinks],
  exports: [Files, FileLinks],
})
export class StorageModule {}
