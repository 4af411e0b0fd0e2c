import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Replica } from './replica';
import { ReplicaInterceptor } from './replica.interceptor';

@Global()
@Module({ providers: [Replica, { provide: APP_INTERCEPTOR, useClass: ReplicaInterceptor }], exports: [Replica] })
export class ReplicaModule {}
