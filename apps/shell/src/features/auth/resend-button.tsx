import { accepted, authClient, messageOf } from '@maquette/web-core';
import { useMutation } from '@tanstack/react-query';
import { FormAside } from './auth-layout';

/** Sends the confirmation mail again. */
export function ResendButton({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => accepted(authClient().resend({ type: 'signup', email })),
  });
  return (
    <FormAside>
      {!resend.isSuccess && 'No mail yet? '}
      {resend.isSuccess ? (
        <span role="status">Sent again to {email}.</span>
      ) : (
        <button
          type="button"
          aria-disabled={resend.isPending || undefined}
          onClick={() => !resend.isPending && resend.mutate()}
        >
          {resend.isPending ? 'Sending...' : 'Resend the confirmation email'}
        </button>
      )}
      {resend.isError && (
        <span role="alert"> {messageOf(resend.error, 'The mail could not be sent. Please try again.')}</span>
      )}
    </FormAside>
  );
}
