import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import { LocalMailbox } from './local-mailbox';
import { Mailer } from './mail';
import { SmtpMailer } from './smtp-mailer';
import { UndeliverableMailer } from './undeliverable-mailer';

@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [CONFIG],
      useFactory: (config: Config): Mailer => {
        if (config.mail.smtpUrl) return new SmtpMailer(config, config.mail.smtpUrl);
        return config.localTrial ? new LocalMailbox(config.mail.mailboxFile) : new UndeliverableMailer();
      },
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
