import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Caller } from '../auth';
import { addressKey } from './address-key';
import { type Limit, RateLimiter } from './rate-limiter';

interface RouteLimits {
  perUser: Limit;
  perAddress?: Limit;
}

const LIMITS = 'rateLimits';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { perUser, perAddress } = this.reflector.getAllAndOverride<RouteLimits>(LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (perAddress) await this.limiter.consume(perAddress, addressKey(request.ip));
    if (request.user) await this.limiter.consume(perUser, request.user.id);
    return true;
  }
}

/** Stands on a route (or a controller) whose work is dear. Answers 429 with Retry-After. Routes naming the same limit share its count. */
export const LimitRate = (limits: RouteLimits) =>
  applyDecorators(SetMetadata(LIMITS, limits), UseGuards(RateLimitGuard));
