import { Button, PasswordField, TextField } from '@maquette/ui';
import { authClient } from '@maquette/web-core';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { AuthLayout, FormAlert, FormAside } from './auth-layout';
import styles from './auth.module.css';
import { emailRequired } from './form-rules';
import { MailboxLink } from './mailbox-link';
import { ResendButton } from './resend-button';
import { useErrorFocus } from './use-error-focus';

interface LoginForm {
  email: string;
  password: string;
}

const UNCONFIRMED = 'email_not_confirmed';

const SENTENCES: Record<string, string> = {
  invalid_credentials: 'Invalid email or password. Please try again.',
  [UNCONFIRMED]: 'Please confirm your email address before logging in.',
  over_request_rate_limit:
    'There were too many attempts. Please wait a few seconds, or let "Forgot password?" send you a link.',
};

export function LoginPage() {
  const [query] = useSearchParams();
  const form = useForm<LoginForm>({ shouldFocusError: false });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const refusal = errors.root;
  useErrorFocus(form, 'password');
  const carried = formState.isSubmitted ? null : query.get('error');

  const submit = handleSubmit(async (credentials) => {
    const { error } = await authClient().signInWithPassword(credentials);
    if (error)
      setError('root', {
        type: error.code,
        message: SENTENCES[error.code ?? ''] ?? 'Failed to log in. Please check your credentials.',
      });
  });

  return (
    <AuthLayout title="Sign in to your account">
      {(refusal?.message ?? carried) && <FormAlert>{refusal?.message ?? carried}</FormAlert>}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          large
          disabled={isSubmitting}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...register('email', { required: emailRequired })}
        />
        <PasswordField
          large
          disabled={isSubmitting}
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
        <Button
          type="submit"
          variant="accent"
          large
          wide
          className={styles.submit}
          busy={isSubmitting && 'Signing in...'}
        >
          Sign In
        </Button>
      </form>
      {refusal?.type === UNCONFIRMED && (
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
