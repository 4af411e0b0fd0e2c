import { Global, Module } from '@nestjs/common';
import { Dependencies } from './dependencies';
import { Draining } from './draining';
import { HealthController } from './health.controller';

@Global()
@Module({ controllers: [HealthController], providers: [Dependencies, Draining], exports: [Dependencies, Draining] })
export class HealthModule {}
