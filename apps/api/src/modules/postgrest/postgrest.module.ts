import { Module } from '@nestjs/common';
import { PostgrestController } from './postgrest.controller';

/** Direct reads, whoever keeps the accounts: a hosted project does not have our tables. */
@Module({ controllers: [PostgrestController] })
export class PostgrestModule {}
