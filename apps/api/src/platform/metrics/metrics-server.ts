import { createServer, type Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import { Metrics } from './metrics';
import { mayReadMetrics } from './metrics-access';

/** A worker answers nobody else, so it opens a port for its figures alone, when it is given one. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { role, metrics, http } = this.config;
    const { port } = metrics;
    if (role !== 'worker' || port === undefined) return;
    const server = createServer((request, response) => {
      const asked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
      if (!asked || !mayReadMetrics(request, this.config)) return void response.writeHead(404).end();
      this.metrics.text().then(
        (text) => response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, http.host, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
