import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Caller } from '../auth';
import { ConcurrencyLimit } from './concurrency-limit';

const AT_ONCE = 4;
const WAITING = 60;

/**
 * One user's requests wait for each other, not everybody for them: fewer of them run at once than the database has
 * connections. A form with pictures is not counted, since it takes as long as the sender's line.
 */
@Injectable()
export class RequestsAtOnce implements NestInterceptor {
  private readonly limit = new ConcurrencyLimit(AT_ONCE, WAITING);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (!request.user || request.is('multipart/form-data')) return next.handle();
    return from(this.limit.run(request.user.id, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
