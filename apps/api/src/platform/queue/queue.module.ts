import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Queue } from 'bull';
import type { JobDefinition } from './job-definition';
import { JobTraces } from '../tracing';
import { JobRunner } from './job-runner';
import { Jobs } from './jobs';
import { JobsController } from './jobs.controller';
import { Leases } from './leases';
import { QueueConnections, QueueConnectionsModule } from './queue-connections';
import { QueueMetrics } from './queue-metrics';
import { type JobPayload, Queues } from './queues';

@Global()
@Module({
  imports: [
    DiscoveryModule,
    QueueConnectionsModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionsModule],
      inject: [QueueConnections],
      useFactory: (connections: QueueConnections) => connections.options(),
    }),
  ],
  controllers: [JobsController],
  providers: [Queues, Leases, Jobs, JobRunner, JobTraces, QueueMetrics],
  exports: [Jobs, Queues],
})
export class QueueModule {
  /** For the module that has the job's processor: its Bull queue exists where that module does, and nowhere else. */
  static forFeature(job: JobDefinition): DynamicModule {
    return {
      module: QueueFeatureModule,
      imports: [BullModule.registerQueue({ name: job.name })],
      providers: [
        {
          provide: `job ${job.name}`,
          inject: [Queues, getQueueToken(job.name)],
          useFactory: (queues: Queues, queue: Queue<JobPayload>) => queues.register(job, queue),
        },
      ],
    };
  }
}

@Module({})
class QueueFeatureModule {}
