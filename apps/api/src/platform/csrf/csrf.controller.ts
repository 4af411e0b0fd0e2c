import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../auth';

class CsrfTokenResponse {
  @ApiProperty({ type: String })
  csrfToken: string;
}

@ApiTags('platform')
@Controller('api')
export class CsrfController {
  /** Public, since the token protects a browser's cookies and says nothing of who asks. */
  @Public()
  @Get('csrf-token')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CsrfTokenResponse })
  getCsrfToken(@Req() request: Request): CsrfTokenResponse {
    return { csrfToken: request.csrfToken() };
  }
}
