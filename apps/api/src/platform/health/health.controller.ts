import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth';
import { AppError, ErrorResponse } from '../errors';
import { DiskSpace } from '../storage';
import { Dependencies } from './dependencies';
import { Draining } from './draining';

class HealthResponse {
  @ApiProperty({ type: String, enum: ['ok'] })
  status: 'ok';
}

@ApiTags('platform')
@Controller('api')
export class HealthController {
  constructor(
    private readonly dependencies: Dependencies,
    private readonly space: DiskSpace,
    private readonly draining: Draining,
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
    if (this.draining.hasBegun) throw new AppError(503, 'NOT_READY', 'Not ready: this process is about to stop.');
    const [full, parts] = await Promise.all([this.space.isLow(), this.dependencies.areUp()]);
    const down = Object.keys(parts).filter((name) => !parts[name]);
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
