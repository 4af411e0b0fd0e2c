/** Read before the configuration is, since libraries are watched from the moment in which they are loaded. */
export const tracingEnvironment = ({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = process.env) => ({
  enabled: Boolean(OTEL_EXPORTER_OTLP_ENDPOINT?.trim()),
  /** undefined: as the process is called */
  serviceName: OTEL_SERVICE_NAME,
});
