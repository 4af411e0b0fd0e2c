import { Button, Form, TextField } from '@maquette/ui';
import { accepted, authClient } from '@maquette/web-core';
import { useState } from 'react';
import { useRequestForm } from '@maquette/web-core/forms';
import { Link } from 'react-router';
import { AuthLayout, FormAlert, FormAside, FormNotice } from './auth-layout';
import styles from './auth.module.css';
import { emailRequired } from './form-rules';
import { MailboxLink } from './mailbox-link';

const EMPTY = { email: '' };

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useRequestForm({
    defaultValues: EMPTY,
    send: ({ email }) => accepted(authClient().resetPasswordForEmail(email)),
    failed: 'The mail could not be sent. Please try again.',
    onDone: () => setSentTo(form.getValues('email')),
  });
  const { register, isSending } = form;
  const { errors } = form.formState;

  return (
    <AuthLayout
      title="Reset your password"
      lead={sentTo ? undefined : 'We will send you a link with which you can set a new one.'}
    >
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      {sentTo ? (
        // The same sentence whether there is an account or not: the page must not tell who works here.
        <>
          <FormNotice>If there is an account for {sentTo}, a mail with a link is on its way.</FormNotice>
          <FormAside>A link that came within the last hour works too.</FormAside>
          <MailboxLink />
        </>
      ) : (
        <Form form={form} focusOnProblem="email" className={styles.form}>
          <TextField
            large
            disabled={isSending}
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            error={errors.email?.message}
            {...register('email', { required: emailRequired, setValueAs: (value: string) => value.trim() })}
          />
          <Button type="submit" variant="accent" large wide className={styles.submit} busy={isSending && 'Sending...'}>
            Send reset link
          </Button>
        </Form>
      )}
      <FormAside>
        <Link to="/login">Back to sign in</Link>
      </FormAside>
    </AuthLayout>
  );
}
