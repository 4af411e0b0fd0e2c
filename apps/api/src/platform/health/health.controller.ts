import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { Public } from '../auth';
import { AppError, ErrorResponse } from '../errors';
import { REDIS } from '../redis';
import { DiskSpace, Files } from '../storage';

class HealthResponse {
  @ApiProperty({ type: String, enum: ['ok'] })
  status: 'ok';
}

const within = <T>(ms: number, work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()),
  ]);

@ApiTags('platform')
@Controller('api')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly files: Files,
    private readonly space: DiskSpace,
  ) {}

  /** The process is alive. */
  @Public()
  @Get('health')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthResponse })
  getHealth(): HealthResponse {
    return { status: 'ok' };
  }

  /** Everything that a request may need answers, database, Redis, storage, and the disk has room. 503 names what does not. */
  @Public()
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HealthResponse })
  @ApiResponse({ status: 503, type: ErrorResponse })
  async getReady(): Promise<HealthResponse> {
    const checks = {
      database: () => this.database.query('SELECT 1'),
      redis: () => this.redis.ping(),
      storage: () => this.files.check(),
    };
    const [full, ...results] = await Promise.all([
      this.space.isLow(),
      ...Object.entries(checks).map(async ([name, check]) => ({
        name,
        up: await within(2_000, Promise.resolve().then(check)).then(
          () => true,
          () => false,
        ),
      })),
    ]);
    const down = results.filter((result) => !result.up).map((result) => result.name);
    const problems = [
      ...(down.length > 0 ? [`${down.join(', ')} cannot be reached`] : []),
      ...(full ? ['the disk is almost full'] : []),
    ];
    if (problems.length > 0)
      throw new AppError(503, 'NOT_READY', `Not ready: ${problems.join(', and ')}.`, {
        details: { down: full ? [...down, 'space'] : down },
      });
    return { status: 'ok' };
  }
}
