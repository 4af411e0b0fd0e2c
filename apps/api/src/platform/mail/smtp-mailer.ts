import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../config';
import { type Mail, Mailer } from './mail';
import { renderMail } from './render';

const SECOND = 1_000;
/** Long enough for a conversation that goes well; a supervisor kills what takes much longer to end. */
const SHUTDOWN_PATIENCE_MS = 5 * SECOND;
const RETRY_AFTER_MS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

interface Delivery {
  mail: Mail;
  finished: Promise<void>;
}

/** Sends in the background and tries again with growing pauses; what never goes out is logged by its subject alone. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport: Transporter;
  private readonly stopping = new AbortController();
  private readonly deliveries = new Set<Delivery>();

  constructor(
    private readonly config: Config,
    smtpUrl: string,
    private readonly retryAfterMs: readonly number[] = RETRY_AFTER_MS,
    private readonly shutdownPatienceMs = SHUTDOWN_PATIENCE_MS,
  ) {
    super();
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  send(mail: Mail): void {
    const delivery: Delivery = { mail, finished: this.deliver(mail).finally(() => this.deliveries.delete(delivery)) };
    this.deliveries.add(delivery);
  }

  /** Gives up what waits for its next attempt, and lets the attempts in progress end. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const all = Promise.all(Array.from(this.deliveries, ({ finished }) => finished));
    await Promise.race([all, wait(this.shutdownPatienceMs, undefined, { ref: false })]);
    for (const { mail } of this.deliveries)
      this.log.error(`Mail "${mail.subject}" was being sent when the application ended, and may be lost.`);
    this.transport.close();
  }

  private async deliver(mail: Mail): Promise<void> {
    const { text, html } = renderMail(mail, this.config.product.name);
    for (const pause of [...this.retryAfterMs, undefined]) {
      try {
        await this.transport.sendMail({
          from: this.config.mail.from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text,
          html,
        });
        return;
      } catch (error) {
        // a server's answer may quote the address: only its code is logged
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        const permanent = error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
        if (pause === undefined || permanent || !(await this.waitForNextAttempt(mail, code, pause))) {
          this.log.error(`Mail "${mail.subject}" could not be sent (${code}) and is given up.`);
          return;
        }
      }
    }
  }

  /** @returns false when the application ends before */
  private async waitForNextAttempt(mail: Mail, code: string, pause: number): Promise<boolean> {
    const { signal } = this.stopping;
    if (!signal.aborted)
      this.log.warn(`Mail "${mail.subject}" could not be sent (${code}); next attempt in ${pause / SECOND} s.`);
    return wait(pause, true, { signal, ref: false }).catch(() => false);
  }
}
