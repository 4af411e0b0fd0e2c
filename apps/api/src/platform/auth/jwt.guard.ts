import { type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppError } from '../errors';
import type { Caller } from './current-user';
import { JwtStrategy } from './jwt.strategy';
import { IS_PUBLIC } from './public.decorator';
import { SESSION_CHECK, type SessionCheck } from './session-check';

/** Stands before every route (APP_GUARD). */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
    @Optional() @Inject(SESSION_CHECK) private readonly sessions?: SessionCheck,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const open = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (open) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    request.user = this.strategy.known(request);
    if (!request.user) await super.canActivate(context);
    await this.checkSession(request.user);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    // whoever could not be asked for a key has not refused the token
    if (info instanceof AppError) throw info;
    if (error) throw error as Error;
    if (!user) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    return user;
  }

  private async checkSession(user: Caller | undefined): Promise<void> {
    if (!this.sessions) return;
    if (!user?.sessionId || !(await this.sessions.isAlive(user.sessionId, user.id)))
      throw new AppError(401, 'SESSION_ENDED', 'Your session has ended. Please log in again.');
  }
}
