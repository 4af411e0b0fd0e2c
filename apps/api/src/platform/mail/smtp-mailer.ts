import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../config';
import { type Mail, Mailer } from './mail';
import { renderMail } from './render';

const SECOND = 1_000;
const RETRY_AFTER_MS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

/** Sends in the background and tries again with growing pauses; what never goes out is logged by its subject alone. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport: Transporter;
  private readonly stopping = new AbortController();

  constructor(
    private readonly config: Config,
    smtpUrl: string,
    private readonly retryAfterMs: readonly number[] = RETRY_AFTER_MS,
  ) {
    super();
    this.transport = createTransport({ url: smtpUrl, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND, disableFileAccess: true, disableUrlAccess: true });
  }

  send(mail: Mail): void {
    void this.deliver(mail);
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    this.transport.close();
  }

  private async deliver(mail: Mail): Promise<void> {
    const { text, html } = renderMail(mail, this.config.product.name);
    for (const pause of [...this.retryAfterMs, undefined]) {
      try {
        await this.transport.sendMail({ from: this.config.mail.from, to: { name: '', address: mail.to }, subject: mail.subject, text, html });
        return;
      } catch (error) {
        // a server's answer may quote the address: only its code is logged
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        const permanent = error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
        if (pause === undefined || permanent) {
          this.log.error(`Mail "${mail.subject}" could not be sent (${code}) and is given up.`);
          return;
        }
        this.log.warn(`Mail "${mail.subject}" could not be sent (${code}); next attempt in ${pause / SECOND} s.`);
        const stopped = await wait(pause, false, { signal: this.stopping.signal, ref: false }).catch(() => true);
        if (stopped) return;
      }
    }
  }
}
