import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config';
import { dataSourceOptions } from './data-source';

/** Nobody waits longer for an answer, and no query holds one of the connections that all share for longer. */
const STATEMENT_TIMEOUT_MS = 5_000;

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ database, role }: Config) => ({
        ...dataSourceOptions(database, { statementTimeoutMs: role === 'worker' ? 0 : STATEMENT_TIMEOUT_MS }),
        autoLoadEntities: true,
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
    }),
  ],
})
export class DatabaseModule {}
