import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../config';
import { Public } from '../auth';
import { notFound } from '../errors';
import { Metrics } from './metrics';
import { mayReadMetrics } from './metrics-access';

/** For Prometheus. To everybody else there is no such page. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'no-store')
  async getMetrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!mayReadMetrics(request, this.config)) throw notFound('Page');
    const text = await this.metrics.text();
    // as it is: Express would add a second character set
    response.setHeader('Content-Type', this.metrics.contentType);
    response.end(text);
  }
}
