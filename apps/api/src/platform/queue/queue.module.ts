import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { definedJobs } from './job-definition';
import { JobRunner } from './job-runner';
import { Leases } from './leases';
import { QueueConnections, QueueConnectionsModule } from './queue-connections';
import { Queues } from './queues';

@Global()
@Module({})
export class QueueModule {
  /** One Bull queue for every job that the imported modules define. */
  static forDefinedJobs(): DynamicModule {
    const queues = definedJobs().map(({ name }) =>
      BullModule.registerQueueAsync({
        name,
        imports: [QueueConnectionsModule],
        inject: [QueueConnections],
        useFactory: (connections: QueueConnections) => connections.options(),
      }),
    );
    return {
      module: QueueModule,
      imports: [DiscoveryModule, QueueConnectionsModule, ...queues],
      providers: [Queues, Leases, JobRunner],
      exports: [Queues, Leases],
    };
  }
}
