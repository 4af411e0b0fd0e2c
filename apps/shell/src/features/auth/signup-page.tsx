import { Button, PasswordField, TextField } from '@maquette/ui';
import { authClient, runtimeConfig } from '@maquette/web-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AuthLayout, FormAlert, FormAside, FormNotice } from './auth-layout';
import styles from './auth.module.css';
import { MIN_PASSWORD, confirmationRules, emailRequired, newPasswordRules } from './form-rules';
import { MailboxLink } from './mailbox-link';
import { ResendButton } from './resend-button';
import { useErrorFocus } from './use-error-focus';

interface SignupForm {
  email: string;
  password: string;
  confirmation: string;
}

export function SignupPage() {
  const { companyDomain } = runtimeConfig();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<SignupForm>({ shouldFocusError: false });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const refusal = errors.root;
  useErrorFocus(form, 'email');

  const submit = handleSubmit(async ({ email, password }) => {
    const { data, error } = await authClient().signUp({ email, password });
    if (error) setError('root', { message: error.message || 'Failed to sign up. Please try again.' });
    // With a session there is nothing to confirm: the guard takes the new user to the dashboard.
    else if (!data.session) setSentTo(email);
  });

  if (sentTo) {
    return (
      <AuthLayout title="Check your email">
        <FormNotice>Signup successful! Please check your email to confirm your account.</FormNotice>
        <MailboxLink />
        <ResendButton email={sentTo} />
        <FormAside>
          <Link to="/login">Back to sign in</Link>
        </FormAside>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title="Create your account">
      {refusal && <FormAlert>{refusal.message}</FormAlert>}
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          large
          disabled={isSubmitting}
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          placeholder={`name@${companyDomain}`}
          error={errors.email?.message}
          {...register('email', {
            required: emailRequired,
            setValueAs: (value: string) => value.trim(),
            validate: (value) =>
              value.toLowerCase().endsWith(`@${companyDomain.toLowerCase()}`) ||
              `Only email addresses from @${companyDomain} are allowed to sign up.`,
          })}
        />
        <PasswordField
          large
          disabled={isSubmitting}
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters`}
          error={errors.password?.message}
          {...register('password', newPasswordRules)}
        />
        <PasswordField
          large
          disabled={isSubmitting}
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation', confirmationRules)}
        />
        <Button
          type="submit"
          variant="accent"
          large
          wide
          className={styles.submit}
          busy={isSubmitting && 'Signing up...'}
        >
          Sign Up
        </Button>
      </form>
      <FormAside>
        Already have an account? <Link to="/login">Sign in</Link>
      </FormAside>
    </AuthLayout>
  );
}
