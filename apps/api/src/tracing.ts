import { tracingEnvironment } from './config/tracing-environment';
import type { startTracing } from './platform/tracing/sdk';

/**
 * Imported before everything else by what runs as a process: libraries are watched from the moment in which they are loaded. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing of it is loaded. The name of the process in the traces can be given by OTEL_SERVICE_NAME.
 */
const { enabled, serviceName } = tracingEnvironment();
if (enabled) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() would come too late
  const sdk = require('./platform/tracing/sdk') as { startTracing: typeof startTracing };
  sdk.startTracing(serviceName ?? (process.argv[1]?.includes('worker') ? 'maquette-worker' : 'maquette-api'));
}
