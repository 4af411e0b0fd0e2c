import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { MetricsServer } from './metrics-server';
import { StateMetrics } from './state-metrics';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, MetricsServer, StateMetrics],
  exports: [Metrics],
})
export class MetricsModule {}
