import { Logger } from '@nestjs/common';
import { type Mail, Mailer } from './mail';

/** An installation that was given no way to send mail says so instead of losing it silently. */
export class UndeliverableMailer extends Mailer {
  private readonly log = new Logger('Mail');

  send(mail: Mail): void {
    this.log.error(
      `Mail "${mail.subject}" cannot be sent: set SMTP_URL. (AUTH_AUTOCONFIRM=true lets people sign up without a mail.)`,
    );
  }
}
