import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import { Mailer } from '../../platform/mail';
import type { Purpose } from './one-time-token.entity';

/** The mails of an account. Links are made from PUBLIC_URL alone, whatever host a request named. */
@Injectable()
export class AuthMails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  /** @param token as `issueOneTimeToken` made it */
  send(purpose: Exclude<Purpose, 'email_restore'>, to: string, token: string): void {
    const { name } = this.config.product;
    const ignore = 'If you did not ask for this, you can ignore this mail.';
    const contents = {
      signup: {
        subject: `Confirm your email address for ${name}`,
        paragraphs: [
          'Please confirm that this email address is yours. Your account is ready right after.',
          `The link works once, within 24 hours. ${ignore}`,
        ],
        label: 'Confirm email address',
      },
      recovery: {
        subject: `Choose a new password for ${name}`,
        paragraphs: [
          'Somebody asked for a new password for your account.',
          `The link works once, within one hour. ${ignore} Your password stays as it is.`,
        ],
        label: 'Choose a new password',
      },
      email_change: {
        subject: `Confirm your new email address for ${name}`,
        paragraphs: [
          'Please confirm that this is the new email address of your account.',
          `The link works once, within 24 hours. ${ignore}`,
        ],
        label: 'Confirm new email address',
      },
    }[purpose];
    this.mailer.send({
      to,
      subject: contents.subject,
      paragraphs: contents.paragraphs,
      button: { label: contents.label, url: confirmationUrl(this.config, purpose, token) },
    });
  }

  /** Tells the old address, in case it was not its owner who moved the account away. */
  sendEmailChanged(to: string, newEmail: string, token: string): void {
    const { name } = this.config.product;
    this.mailer.send({
      to,
      subject: `The email address of your ${name} account was changed`,
      paragraphs: [
        `From now on you sign in with ${newEmail}. Your other sessions have ended.`,
        'If that was not you, take your account back: this address counts again, every session ends, and you choose a new password. The link works once, within 72 hours.',
      ],
      button: { label: 'Take my account back', url: confirmationUrl(this.config, 'email_restore', token) },
    });
  }

  sendAlreadyRegistered(to: string): void {
    const { name } = this.config.product;
    this.mailer.send({
      to,
      subject: `You already have an account at ${name}`,
      paragraphs: [
        'Somebody signed up with this email address, which has an account already. Nothing was changed.',
        'If it was you, sign in with your password; if you have forgotten it, "Forgot password?" on that page sends you a link. If it was not you, you can ignore this mail.',
      ],
      button: { label: 'Sign in', url: `${this.config.http.publicUrl}/login` },
    });
  }
}

/** The page whose button redeems a token. Opening the page alone does nothing, since mail scanners open links. */
export function confirmationUrl({ http }: Config, type: string, token: string): string {
  const url = new URL(`${http.publicUrl}/auth/confirm`);
  url.search = new URLSearchParams({ token_hash: token, type }).toString();
  return url.href;
}
