import { Global, Module } from '@nestjs/common';
import { DiskStore } from './disk-store';
import { FileLinks } from './file-links';
import { Files } from './files';
import { FilesController } from './files.controller';
import { ObjectStore } from './object-store';

@Global()
@Module({
  controllers: [FilesController],
  providers: [{ provide: ObjectStore, useClass: DiskStore }, Files, FileLinks],
  exports: [Files, FileLinks],
})
export class StorageModule {}
