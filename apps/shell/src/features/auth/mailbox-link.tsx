import { TextLink } from '@maquette/ui';
import { runtimeConfig } from '@maquette/web-core';
import { FormAside } from './auth-layout';

/** The way to the mail where it lands on the server's own page, in a trial on the own machine; nothing elsewhere. */
export function MailboxLink() {
  if (!runtimeConfig().localMailbox) return null;
  return (
    <FormAside>
      <TextLink>
        <a href="/mailbox">Open the mailbox</a>
      </TextLink>
    </FormAside>
  );
}
