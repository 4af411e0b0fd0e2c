import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CONFIG, type Config } from '../../config';
import { type Caller, CurrentUser } from '../auth';
import { notFound } from '../errors';
import { ApiErrors } from '../http';
import { BOARD_COOKIE, BOARD_PATH } from './board';
import { PASS_SECONDS, signPass } from './board-pass';
import { isOperator } from './operators';

@ApiTags('operations')
@Controller('api/operations')
export class OperationsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** For operators: a cookie that opens `/operations/queues` for half an hour, as long as the session lives. To everybody else there is no such page. */
  @Post('pass')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async issuePass(@CurrentUser() caller: Caller, @Res({ passthrough: true }) response: Response): Promise<void> {
    if (!isOperator(this.config, caller.email)) throw notFound('Page');
    response.cookie(BOARD_COOKIE, await signPass(this.config, caller), {
      path: BOARD_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.config.http.publicUrl.startsWith('https:'),
      maxAge: PASS_SECONDS * 1_000,
    });
  }
}
