import { Button, PasswordField, toast } from '@maquette/ui';
import { LoadingScreen, authClient, needsPassword, useSession } from '@maquette/web-core';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AuthLayout, FormAlert, FormAside } from './auth-layout';
import styles from './auth.module.css';
import { MIN_PASSWORD, confirmationRules, newPasswordRules } from './form-rules';
import { useErrorFocus } from './use-error-focus';

interface ResetForm {
  password: string;
  confirmation: string;
}

const TOO_LATE = 'reauthentication_needed';

/** A link has signed the user in; here they set the password. */
export function ResetPasswordPage() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const form = useForm<ResetForm>({ shouldFocusError: false });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const refusal = errors.root;
  useErrorFocus(form, 'password');
  const first = user !== null && needsPassword(user);

  const submit = handleSubmit(async ({ password }) => {
    const { error } = await authClient().updateUser({ password });
    if (error)
      return setError('root', {
        type: error.code,
        message:
          error.code === TOO_LATE
            ? 'You opened the link more than 10 minutes ago. Please ask for a new one.'
            : error.message || 'The password could not be changed. Please try again.',
      });
    toast.success(first ? 'Your password has been set.' : 'Your password has been changed.');
    await navigate('/dashboard', { replace: true });
  });

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
      {refusal && <FormAlert>{refusal.message}</FormAlert>}
      <form noValidate className={styles.form} onSubmit={submit}>
        <PasswordField
          large
          disabled={isSubmitting}
          label="New password"
          autoComplete="new-password"
          autoFocus
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
        <Button type="submit" variant="accent" large wide className={styles.submit} busy={isSubmitting && 'Saving...'}>
          Save password
        </Button>
      </form>
      {refusal?.type === TOO_LATE && (
        <FormAside>
          <Link to="/forgot-password">Send a new link</Link>
        </FormAside>
      )}
    </AuthLayout>
  );
}
