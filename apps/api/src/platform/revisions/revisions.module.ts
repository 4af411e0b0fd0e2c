import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Revision } from './revision.entity';
import { Revisions } from './revisions';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([Revision])], providers: [Revisions], exports: [Revisions] })
export class RevisionsModule {}
