export { Metrics } from './metrics';
export { MetricsModule } from './metrics.module';
export { requestMetrics } from './request-metrics';
