import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Dependencies } from '../health';
import { DiskSpace } from '../storage';
import { Metrics } from './metrics';

/** What the process stands on: connections to the database, what it depends on, room on the disk. */
@Injectable()
export class StateMetrics {
  constructor(
    metrics: Metrics,
    @InjectDataSource() database: DataSource,
    dependencies: Dependencies,
    space: DiskSpace,
  ) {
    const registers = [metrics.registry];
    const connections = new Gauge({
      name: 'maquette_database_connections',
      help: 'Connections of this process to PostgreSQL (total, idle), and the queries that wait for one (waiting).',
      labelNames: ['state'],
      registers,
    });
    const up = new Gauge({
      name: 'maquette_dependency_up',
      help: '1 while database, Redis or storage answers this process within two seconds, else 0.',
      labelNames: ['dependency'],
      registers,
    });
    const free = new Gauge({
      name: 'maquette_storage_free_bytes',
      help: 'Free space on the disk of the data folder (with an object store: where uploads lie first).',
      registers,
    });
    metrics.beforeEach(async () => {
      // a query stands among those that wait until the next turn, and other figures of this answer have just asked theirs
      await setImmediate();
      const { totalCount, idleCount, waitingCount } = (database.driver as unknown as { master: Pool }).master;
      connections.set({ state: 'total' }, totalCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'waiting' }, waitingCount);
      for (const [dependency, isUp] of Object.entries(await dependencies.areUp())) up.set({ dependency }, Number(isUp));
      const bytes = await space.freeBytes();
      if (bytes === undefined) free.remove();
      else free.set(bytes);
    });
  }
}
