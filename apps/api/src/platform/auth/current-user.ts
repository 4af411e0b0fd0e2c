import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The signed-in caller, read from a verified token. */
export interface Caller {
  id: string;
  email: string;
  /** absent when a hosted project's tokens carry none */
  sessionId?: string;
  fullName?: string;
}

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
  if (!user) throw new Error('@CurrentUser() stands on a route without the guard');
  return user;
});
