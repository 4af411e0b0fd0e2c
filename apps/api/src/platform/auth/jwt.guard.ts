import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppError } from '../errors';
import type { Caller } from './current-user';
import { JwtStrategy } from './jwt.strategy';
import { IS_PUBLIC } from './public.decorator';

/** Stands before every route (APP_GUARD). */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: JwtStrategy,
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
    const caller = await this.strategy.remembered(request);
    if (!caller) return super.canActivate(context) as Promise<boolean>;
    request.user = caller;
    return true;
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    // whoever could not be asked for a key has not refused the token
    if (info instanceof AppError) throw info;
    if (error) throw error as Error;
    if (!user) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    return user;
  }
}
