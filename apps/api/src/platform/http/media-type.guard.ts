import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors';
import { TAKES_MULTIPART } from './picture-uploads';

/** A body of another type would reach the route as no body at all, and be answered with the wrong complaint. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const types = this.reflector.get<boolean | undefined>(TAKES_MULTIPART, context.getHandler())
      ? ['json', 'multipart/form-data']
      : ['json'];
    // null: there is no body; a browser says of an empty one that it has 0 bytes
    const empty = request.headers['content-length'] === '0';
    if (!empty && /^\/(api|auth\/v1)\//i.test(request.path) && request.is(types) === false)
      throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported.');
    return true;
  }
}
