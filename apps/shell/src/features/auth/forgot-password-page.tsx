import { Button, TextField } from '@maquette/ui';
import { authClient } from '@maquette/web-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AuthLayout, FormAlert, FormAside, FormNotice } from './auth-layout';
import styles from './auth.module.css';
import { emailRequired } from './form-rules';
import { MailboxLink } from './mailbox-link';
import { useErrorFocus } from './use-error-focus';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<{ email: string }>({ shouldFocusError: false });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const refusal = errors.root;
  useErrorFocus(form, 'email');

  const submit = handleSubmit(async ({ email }) => {
    const { error } = await authClient().resetPasswordForEmail(email);
    if (error) setError('root', { message: error.message || 'The mail could not be sent. Please try again.' });
    else setSentTo(email);
  });

  return (
    <AuthLayout
      title="Reset your password"
      lead={sentTo ? undefined : 'We will send you a link with which you can set a new one.'}
    >
      {refusal && <FormAlert>{refusal.message}</FormAlert>}
      {sentTo ? (
        // The same sentence whether there is an account or not: the page must not tell who works here.
        <>
          <FormNotice>If there is an account for {sentTo}, a mail with a link is on its way.</FormNotice>
          <FormAside>A link that came within the last hour works too.</FormAside>
          <MailboxLink />
        </>
      ) : (
        <form noValidate className={styles.form} onSubmit={submit}>
          <TextField
            large
            disabled={isSubmitting}
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            error={errors.email?.message}
            {...register('email', { required: emailRequired, setValueAs: (value: string) => value.trim() })}
          />
          <Button
            type="submit"
            variant="accent"
            large
            wide
            className={styles.submit}
            busy={isSubmitting && 'Sending...'}
          >
            Send reset link
          </Button>
        </form>
      )}
      <FormAside>
        <Link to="/login">Back to sign in</Link>
      </FormAside>
    </AuthLayout>
  );
}
