import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../../platform/errors';
import { PostgrestError } from './postgrest-error';

/** The same check of the same token as everywhere, answered in this protocol's words. */
@Injectable()
export class PostgrestGuard extends AuthGuard('jwt') {
  override handleRequest<User>(error: unknown, user: User | false, info: unknown): User {
    if (error && !(error instanceof AppError && error.status === 401)) throw error as Error;
    if (user && !error) return user;
    // whoever could not be asked for a key has not refused the token
    if (info instanceof AppError) throw info;
    if (info instanceof Error && info.name === 'TokenExpiredError')
      throw new PostgrestError(401, 'PGRST303', 'JWT expired');
    if (info instanceof Error && info.message === 'No auth token')
      throw new PostgrestError(401, 'PGRST302', 'Anonymous access is disabled');
    throw new PostgrestError(401, 'PGRST301', 'JWT cryptographic operation failed');
  }
}
