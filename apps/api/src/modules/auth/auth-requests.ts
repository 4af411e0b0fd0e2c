import { z } from 'zod';
import { validationFailed } from './auth-error';

// Unknown fields are ignored here: the clients send captcha and PKCE fields that mean nothing to us.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const data = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

export const signUpRequest = z.object({ email: text, phone: text, password: text, data });
export const passwordGrant = z.object({ email: text, password: text });
export const refreshGrant = z.object({ refresh_token: text });
export const userUpdate = z.object({
  email: text,
  password: text,
  current_password: text,
  data,
  app_metadata: z.unknown().optional(),
});
export const recoverRequest = z.object({ email: text });
export const resendRequest = z.object({ type: z.enum(['signup', 'email_change']), email: text });
export const verifyRequest = z.object({ type: z.string(), token_hash: text, token: text, email: text });

/** @throws AuthError 400 validation_failed naming the field; a missing body counts as an empty one */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw validationFailed(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
}
