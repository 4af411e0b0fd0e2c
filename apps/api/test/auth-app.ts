import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AddressInfo } from 'node:net';
import ws from 'ws';
import { createTestApp, type TestApp } from './test-app';
import type { Mail, Mailer } from '../src/platform/mail';

export interface AuthApp extends TestApp {
  url: string;
  /** the unmodified client, a new one each time */
  client(): SupabaseClient;
  /** every mail, in order */
  sent: readonly Mail[];
  /** the next mail to that address, also one that was sent before it was asked for */
  mailTo(address: string): Promise<Mail>;
  /** a signed-in user with a confirmed address */
  signedIn(
    email?: string,
  ): Promise<{ client: SupabaseClient; email: string; userId: string; accessToken: string; refreshToken: string }>;
}

export const PASSWORD = 'correct horse battery';

let people = 0;
export const newEmail = () => `person${(people += 1)}@example.com`;

/** `token_hash` and `type` of the link in a mail, as `verifyOtp` takes them. */
export function linkOf({ button }: Mail) {
  const { searchParams } = new URL(button.url);
  return {
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') as 'signup' | 'recovery' | 'email_change',
  };
}

/** The listening application, and the client that its users have. */
export async function startAuthApp(env: NodeJS.ProcessEnv = {}): Promise<AuthApp> {
  const sent: Mail[] = [];
  const mails: Mail[] = [];
  let arrived: () => void = () => undefined;
  const mailer: Mailer = {
    send: (mail) => {
      sent.push(mail);
      mails.push(mail);
      arrived();
    },
  };
  const mailTo = async (address: string): Promise<Mail> => {
    for (;;) {
      const index = mails.findIndex((mail) => mail.to === address);
      const [mail] = index < 0 ? [] : mails.splice(index, 1);
      if (mail) return mail;
      await new Promise<void>((resolve) => (arrived = resolve));
    }
  };

  const test = await createTestApp({ AUTH_REUSE_INTERVAL: '0', ...env }, { mailer });
  await test.app.listen(0, '127.0.0.1');
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const client = () =>
    createClient(url, 'embedded', {
      realtime: { transport: ws as never },
      auth: { persistSession: false, autoRefreshToken: false },
    });
  const signedIn = async (email = newEmail()) => {
    const user = client();
    await user.auth.signUp({ email, password: PASSWORD });
    const { data, error } = await user.auth.verifyOtp(linkOf(await mailTo(email)));
    if (!data.session || !data.user) throw error ?? new Error('no session');
    return {
      client: user,
      email,
      userId: data.user.id,
      accessToken: data.session.access_token,
      refreshToken: data.session.refresh_token,
    };
  };
  return { ...test, url, client, sent, mailTo, signedIn };
}
