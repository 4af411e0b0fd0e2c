import { Button, Form, PasswordField, TextField } from '@maquette/ui';
import { accepted, authClient } from '@maquette/web-core';
import { useRequestForm } from '@maquette/web-core/forms';
import { Link, useSearchParams } from 'react-router';
import { AuthLayout, FormAlert, FormAside } from './auth-layout';
import styles from './auth.module.css';
import { emailRequired } from './form-rules';
import { MailboxLink } from './mailbox-link';
import { ResendButton } from './resend-button';

const EMPTY = { email: '', password: '' };

const UNCONFIRMED = 'email_not_confirmed';

const SENTENCES: Record<string, string> = {
  invalid_credentials: 'Invalid email or password. Please try again.',
  [UNCONFIRMED]: 'Please confirm your email address before logging in.',
  over_request_rate_limit:
    'There were too many attempts. Please wait a few seconds, or let "Forgot password?" send you a link.',
};

export function LoginPage() {
  const [query] = useSearchParams();
  const form = useRequestForm({
    defaultValues: EMPTY,
    send: (credentials) => accepted(authClient().signInWithPassword(credentials)),
    failed: ({ code = '' }) => SENTENCES[code] ?? 'Failed to log in. Please check your credentials.',
  });
  const { register, getValues, formState, isSending } = form;
  const { errors, isSubmitted } = formState;
  const problem = form.problem ?? (isSubmitted ? null : query.get('error'));

  return (
    <AuthLayout title="Sign in to your account">
      {problem && <FormAlert>{problem}</FormAlert>}
      <Form form={form} focusOnProblem="password" className={styles.form}>
        <TextField
          large
          disabled={isSending}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...register('email', { required: emailRequired })}
        />
        <PasswordField
          large
          disabled={isSending}
          label="Password"
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className={styles.forgot}>
              Forgot password?
            </Link>
          }
          error={errors.password?.message}
          {...register('password', { required: 'Please enter your password.' })}
        />
        <Button type="submit" variant="accent" large wide className={styles.submit} busy={isSending && 'Signing in...'}>
          Sign In
        </Button>
      </Form>
      {errors.root?.type === UNCONFIRMED && (
        <>
          <MailboxLink />
          <ResendButton email={getValues('email')} />
        </>
      )}
      <FormAside>
        No account yet? <Link to="/signup">Sign up</Link>
      </FormAside>
    </AuthLayout>
  );
}
