import { z } from 'zod';
import type { Config } from '../../config';
import { isCompanyEmail, parseEmail } from './company-email';
import type { Caller } from './current-user';

const claimsSchema = z.object({
  sub: z.uuid(),
  aud: z.union([z.literal('authenticated'), z.array(z.string()).refine((all) => all.includes('authenticated'))]),
  role: z.literal('authenticated'),
  iss: z.string(),
  // jsonwebtoken checks it only where there is one
  exp: z.number(),
  email: z.string(),
  is_anonymous: z.literal(false).optional(),
  session_id: z.uuid().optional(),
  user_metadata: z.object({ full_name: z.string().optional().catch(undefined) }).optional(),
});

/** @returns the issuer that tokens must name */
export const issuerOf = (config: Config) =>
  `${config.auth.mode === 'hosted' ? config.auth.url : config.http.publicUrl}/auth/v1`;

/**
 * Who calls and until when, or nothing: anon and service keys are valid tokens too, and a hosted project may hold people of other
 * companies, so role, audience, issuer and the company's domain are all checked here.
 */
export function readClaims(claims: unknown, config: Config): { caller: Caller; expiresAt: Date } | undefined {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success || parsed.data.iss !== issuerOf(config)) return undefined;
  const { sub, session_id, user_metadata, exp } = parsed.data;
  const email = parseEmail(parsed.data.email);
  if (!email || !isCompanyEmail(email, config.product.companyDomain)) return undefined;
  return {
    caller: { id: sub, email, sessionId: session_id, fullName: user_metadata?.full_name },
    expiresAt: new Date(exp * 1_000),
  };
}
