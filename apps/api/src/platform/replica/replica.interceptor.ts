import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Caller } from '../auth';
import { Replica } from './replica';

const FROM_REPLICA = 'maquette:from-replica';

/** A list: it only reads, and may be a moment old as far as others are concerned. */
export const FromReplica = () => SetMetadata(FROM_REPLICA, true);

/** Sends lists to the replica, and notes who changes something. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly replica: Replica,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const userId = request.user?.id;
    if (userId === undefined || !this.replica.isSet) return next.handle();
    if (this.reflector.get<boolean | undefined>(FROM_REPLICA, context.getHandler()))
      return from(this.replica.read(userId, () => lastValueFrom(next.handle())));
    if (request.method === 'GET' || request.method === 'HEAD') return next.handle();
    // before the answer, so that whoever has it finds the change
    return from(lastValueFrom(next.handle(), { defaultValue: undefined }).finally(() => this.replica.wrote(userId)));
  }
}
