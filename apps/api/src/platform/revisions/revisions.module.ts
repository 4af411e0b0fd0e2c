import { Global, Module } from '@nestjs/common';
import { Revisions } from './revisions';

@Global()
@Module({ providers: [Revisions], exports: [Revisions] })
export class RevisionsModule {}
