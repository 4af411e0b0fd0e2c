import { Module } from '@nestjs/common';
import { RestController } from './rest.controller';

/** Direct reads. A hosted project does not have our tables, so there the API's own calls are used instead. */
@Module({ controllers: [RestController] })
export class RestModule {}
