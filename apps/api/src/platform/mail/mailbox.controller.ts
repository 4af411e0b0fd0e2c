import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CONFIG, type Config } from '../../config';
import { Public } from '../auth';
import { builtStyleSheets } from '../web';
import { LocalMailbox } from './local-mailbox';
import { LocalRequestGuard } from './local-request.guard';
import { renderMailbox } from './mailbox-page';

/** The page on which the mails of a local trial can be read. Its links sign people in, so it is for this machine alone. */
@ApiExcludeController()
@Public()
@UseGuards(LocalRequestGuard)
@Controller('mailbox')
export class MailboxController {
  constructor(
    private readonly mailbox: LocalMailbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  @Header('Referrer-Policy', 'no-referrer')
  async showMailbox(): Promise<string> {
    return renderMailbox(this.mailbox.list(), this.config.product.name, await builtStyleSheets(this.config));
  }
}
