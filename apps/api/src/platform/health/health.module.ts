import { Global, Module } from '@nestjs/common';
import { Dependencies } from './dependencies';
import { HealthController } from './health.controller';

@Global()
@Module({ controllers: [HealthController], providers: [Dependencies], exports: [Dependencies] })
export class HealthModule {}
