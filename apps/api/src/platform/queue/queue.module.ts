import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobRunner } from './job-runner';
import { Leases } from './leases';
import { Queues } from './queues';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Queues, Leases, JobRunner], exports: [Queues, Leases] })
export class QueueModule {}
