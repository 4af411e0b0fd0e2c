import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The signed-in caller, read from a verified token. */
export interface CurrentUser {
  id: string;
  email: string;
  /** absent when a hosted project's tokens carry none */
  sessionId?: string;
  fullName?: string;
}

export const User = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUser => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: CurrentUser }>();
  if (!user) throw new Error('@User() stands on a route without the guard');
  return user;
});
