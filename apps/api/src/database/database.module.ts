import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config';
import { dataSourceOptions } from './data-source';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ ...dataSourceOptions(config.database), retryAttempts: 5, retryDelay: 1_000 }),
    }),
  ],
})
export class DatabaseModule {}
