import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../errors';
import { IS_PUBLIC } from './public.decorator';

/** Stands before every route (APP_GUARD). */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const open = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    return open ? true : super.canActivate(context);
  }

  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    // whoever could not be asked for a key has not refused the token
    if (info instanceof AppError) throw info;
    if (error) throw error as Error;
    if (!user) throw new AppError(401, 'UNAUTHENTICATED', 'Please log in to continue.');
    return user;
  }
}
