import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RequestsAtOnce } from './requests-at-once';

/** Imported behind the module of tokens: guards run in the order of their modules. */
@Module({ providers: [{ provide: APP_GUARD, useClass: RequestsAtOnce }] })
export class ConcurrencyModule {}
