import { Button, Form, PasswordField, toast } from '@maquette/ui';
import { LoadingScreen, accepted, authClient, needsPassword, sentenceOf, useSession } from '@maquette/web-core';
import { useRequestForm } from '@maquette/web-core/forms';
import { Link, useNavigate } from 'react-router';
import { AuthLayout, FormAlert, FormAside } from './auth-layout';
import styles from './auth.module.css';
import { MIN_PASSWORD, confirmationRules, newPasswordRules } from './form-rules';

const EMPTY = { password: '', confirmation: '' };

const TOO_LATE = 'reauthentication_needed';

/** A link has signed the user in; here they set the password. */
export function ResetPasswordPage() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const first = user !== null && needsPassword(user);
  const form = useRequestForm({
    defaultValues: EMPTY,
    send: async ({ password }) => {
      await accepted(authClient().updateUser({ password }));
      return first;
    },
    failed: (error) =>
      error.code === TOO_LATE
        ? 'You opened the link more than 10 minutes ago. Please ask for a new one.'
        : sentenceOf(error, 'The password could not be changed. Please try again.'),
    onSent: (wasFirst) => toast.success(wasFirst ? 'Your password has been set.' : 'Your password has been changed.'),
    onDone: () => void navigate('/dashboard', { replace: true }),
  });
  const { register, isSending } = form;
  const { errors } = form.formState;

  if (status === 'loading') return <LoadingScreen />;
  if (status === 'visitor') {
    return (
      <AuthLayout title="Set a new password">
        <FormAlert>Open this page with the link in the mail. The link works once and for a limited time.</FormAlert>
        <FormAside>
          <Link to="/forgot-password">Send a new link</Link>
        </FormAside>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={first ? 'Set your password' : 'Set a new password'}
      lead={
        first
          ? 'At the moment no password opens your account. Choose the one with which you sign in from now on.'
          : undefined
      }
    >
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      <Form form={form} focusOnProblem="password" className={styles.form}>
        <PasswordField
          large
          disabled={isSending}
          label="New password"
          autoComplete="new-password"
          autoFocus
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
        <Button type="submit" variant="accent" large wide className={styles.submit} busy={isSending && 'Saving...'}>
          Save password
        </Button>
      </Form>
      {errors.root?.type === TOO_LATE && (
        <FormAside>
          <Link to="/forgot-password">Send a new link</Link>
        </FormAside>
      )}
    </AuthLayout>
  );
}
