import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RequestsAtOnce, RequestTurns } from './requests-at-once';

/** Imported behind the module of tokens: guards run in the order of their modules. */
@Global()
@Module({ exports: [RequestTurns], providers: [RequestTurns, { provide: APP_GUARD, useClass: RequestsAtOnce }] })
export class ConcurrencyModule {}
