import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { CONFIG, type Config } from '../../config';

/**
 * How a process leaves others that go on: for DRAIN_SECONDS it is not ready, so that a proxy turns to them, answers whatever still comes, and
 * has each connection closed with its answer. Only then the server stops listening, and what is under way ends.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private begun = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Stands before all routes. */
  readonly closeConnections = (_: Request, response: Response, next: NextFunction): void => {
    if (this.begun) response.setHeader('Connection', 'close');
    next();
  };

  async beforeApplicationShutdown(): Promise<void> {
    this.begun = true;
    if (this.config.role !== 'worker') await wait(this.config.http.drainMs);
  }
}
