import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../../config';
import { LocalMailbox } from './local-mailbox';
import { Mailer } from './mail';
import { MailboxController } from './mailbox.controller';
import { SmtpMailer } from './smtp-mailer';
import { UndeliverableMailer } from './undeliverable-mailer';

/** Sends through SMTP_URL; in a local trial without one, keeps the mails for a page on this machine. */
@Module({})
export class MailModule {
  static for(config: Config, mailer?: Mailer): DynamicModule {
    const { smtpUrl, mailboxFile } = config.mail;
    const base = { module: MailModule, global: true, exports: [Mailer] };
    if (mailer) return { ...base, providers: [{ provide: Mailer, useValue: mailer }] };
    if (smtpUrl)
      return { ...base, providers: [{ provide: Mailer, useFactory: () => new SmtpMailer(config, smtpUrl) }] };
    if (!config.localTrial) return { ...base, providers: [{ provide: Mailer, useClass: UndeliverableMailer }] };
    return {
      ...base,
      controllers: [MailboxController],
      providers: [
        { provide: LocalMailbox, useFactory: () => new LocalMailbox(mailboxFile) },
        { provide: Mailer, useExisting: LocalMailbox },
      ],
    };
  }
}
