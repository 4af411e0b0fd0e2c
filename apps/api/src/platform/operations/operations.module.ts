import { Module } from '@nestjs/common';
import { JobRows } from './job-rows.sql';
import { OperationsController } from './operations.controller';

@Module({ controllers: [OperationsController], providers: [JobRows] })
export class OperationsModule {}
