import { Button, Form, PasswordField, TextField } from '@maquette/ui';
import { accepted, authClient, runtimeConfig } from '@maquette/web-core';
import { useState } from 'react';
import { useRequestForm } from '@maquette/web-core/forms';
import { Link } from 'react-router';
import { AuthLayout, FormAlert, FormAside, FormNotice } from './auth-layout';
import styles from './auth.module.css';
import { MIN_PASSWORD, confirmationRules, emailRequired, newPasswordRules } from './form-rules';
import { MailboxLink } from './mailbox-link';
import { ResendButton } from './resend-button';

const EMPTY = { email: '', password: '', confirmation: '' };

export function SignupPage() {
  const { companyDomain } = runtimeConfig();
  const [sentTo, setSentTo] = useState<string>();
  const form = useRequestForm({
    defaultValues: EMPTY,
    send: ({ email, password }) => accepted(authClient().signUp({ email, password })),
    failed: 'Failed to sign up. Please try again.',
    // With a session there is nothing to confirm: the guard takes the new user to the dashboard.
    onDone: ({ session }) => !session && setSentTo(form.getValues('email')),
  });
  const { register, isSending } = form;
  const { errors } = form.formState;

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
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      <Form form={form} focusOnProblem="email" className={styles.form}>
        <TextField
          large
          disabled={isSending}
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
          disabled={isSending}
          label="Password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters`}
          error={errors.password?.message}
          {...register('password', newPasswordRules)}
        />
        <PasswordField
          large
          disabled={isSending}
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation', confirmationRules)}
        />
        <Button type="submit" variant="accent" large wide className={styles.submit} busy={isSending && 'Signing up...'}>
          Sign Up
        </Button>
      </Form>
      <FormAside>
        Already have an account? <Link to="/login">Sign in</Link>
      </FormAside>
    </AuthLayout>
  );
}
