import { Module } from '@nestjs/common';
import { RestController } from './rest.controller';

/** Direct reads, whoever keeps the accounts: a hosted project does not have our tables. */
@Module({ controllers: [RestController] })
export class RestModule {}
