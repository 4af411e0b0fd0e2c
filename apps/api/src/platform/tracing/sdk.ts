import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

/** What may leave the process. Addresses, queries, headers and the words of errors tell of people, and are not among it. */
const SHOWN = new Set([
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'db.operation',
  'db.operation.name',
  'db.query.text',
  'db.statement',
  'db.system',
  'db.system.name',
  'maquette.job.id',
  'maquette.job.kind',
  'maquette.job.provider',
  'maquette.job.result',
]);

const withoutPeople = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => SHOWN.has(name))) },
    // recorded errors, with the values that were refused in their sentences
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

const exporterOf = (inner: SpanExporter): SpanExporter => ({
  export: (spans, done) => inner.export(spans.map(withoutPeople), done),
  shutdown: () => inner.shutdown(),
  forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
});

const UNTRACED = /^\/(api\/(health|ready)|metrics|assets|static|remotes)/;

/** Where the traces go, and which of them, the OTEL_* variables say, as in every program that is traced. */
export function startTracing(serviceName: string): void {
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName }));
  new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporterOf(new OTLPTraceExporter()))],
  }).register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
        // to providers too: they are told nothing of ours
        disableOutgoingRequestInstrumentation: true,
        // NestJS 12 is loaded in a way that its own instrumentation does not see; Express knows the route's pattern when it answers
        applyCustomAttributesOnSpan: (span, request) => {
          const { route, method } = request as { route?: { path?: unknown }; method?: string };
          const pattern = route?.path;
          if (typeof pattern !== 'string') return;
          span.setAttribute('http.route', pattern);
          span.updateName(`${method} ${pattern}`);
        },
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      // keys are made of people's ids
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    ],
  });
}
