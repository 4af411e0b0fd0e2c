import { Button } from '@maquette/ui';
import { accepted, authClient, messageOf, type EmailOtpType } from '@maquette/web-core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthLayout, FormAlert, FormAside } from './auth-layout';

const READY = 'One click, and you can go on.';
const SIGN_UP = {
  title: 'Confirm your account',
  lead: READY,
  action: 'Confirm my email',
  busy: 'Confirming...',
  next: '/dashboard',
  again: '/login',
} as const;
const KINDS = {
  signup: SIGN_UP,
  email: SIGN_UP,
  email_change: { ...SIGN_UP, title: 'Confirm your new email' },
  email_restore: {
    title: 'Take your account back',
    lead: 'Your old email address counts again, everybody who is signed in is signed out, and you choose a new password.',
    action: 'Take my account back',
    busy: 'Taking it back...',
    next: '/dashboard',
    again: '/login',
  },
  recovery: {
    title: 'Reset your password',
    lead: READY,
    action: 'Continue',
    busy: 'Checking the link...',
    next: '/reset-password',
    again: '/forgot-password',
  },
} as const;

type Kind = keyof typeof KINDS;
const isKind = (type: string | null): type is Kind => type !== null && Object.hasOwn(KINDS, type);

/** Where the links in mails lead. Only the button uses the link up: mail scanners open every address they find. */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const type = query.get('type');
  const tokenHash = query.get('token_hash');
  const kind = isKind(type) ? KINDS[type] : KINDS.signup;

  const verify = useMutation<unknown, Error & { code?: string }, { token_hash: string; type: Kind }>({
    // taking an address back is the product's own addition to the protocol, which the library's types do not know
    mutationFn: ({ token_hash, type }) => accepted(authClient().verifyOtp({ token_hash, type: type as EmailOtpType })),
    onSuccess: () => navigate(kind.next, { replace: true }),
  });

  const whole = tokenHash && isKind(type);
  const spent = verify.error?.code === 'otp_expired';
  const usable = whole && !spent;
  return (
    <AuthLayout title={kind.title} lead={usable ? kind.lead : undefined}>
      {!whole && <FormAlert>This link is incomplete. Please open the whole link from the mail.</FormAlert>}
      {verify.isError && (
        <FormAlert>
          {spent
            ? 'This link has already been used or has expired.'
            : messageOf(verify.error, 'The link could not be checked. Please try again.')}
        </FormAlert>
      )}
      {usable && (
        <Button
          variant="accent"
          large
          wide
          busy={verify.isPending && kind.busy}
          onClick={() => verify.mutate({ token_hash: tokenHash, type })}
        >
          {kind.action}
        </Button>
      )}
      {(!usable || verify.isError) && (
        <FormAside>
          <Link to={kind.again}>{kind.again === '/login' ? 'Back to sign in' : 'Send a new link'}</Link>
        </FormAside>
      )}
    </AuthLayout>
  );
}
