import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config';
import { checkSessions, dataSourceOptions, STATEMENT_TIMEOUT_MS } from './data-source';

const timeoutOf = ({ role }: Config) => (role === 'worker' ? 0 : STATEMENT_TIMEOUT_MS);

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.database, { statementTimeoutMs: timeoutOf(config) }),
        autoLoadEntities: true,
        retryAttempts: 5,
        retryDelay: 1_000,
      }),
    }),
  ],
})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.database.pooler) await checkSessions(this.source, timeoutOf(this.config));
  }
}
