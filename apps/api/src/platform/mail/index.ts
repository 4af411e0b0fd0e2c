export { Mailer } from './mail';
export type { Mail } from './mail';
export { MailModule } from './mail.module';
