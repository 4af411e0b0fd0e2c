import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { notFound } from '../errors';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i;
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Lets through what a browser on this machine asked for under a local name. The name matters as well as the address:
 * a page elsewhere can point its own name at 127.0.0.1, and a tunnel's requests come from 127.0.0.1 too.
 */
@Injectable()
export class LocalRequestGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers, socket } = context.switchToHttp().getRequest<Request>();
    const proxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
    if (proxied || !LOCAL_HOST.test(headers.host ?? '') || !LOCAL_ADDRESS.test(socket.remoteAddress ?? ''))
      throw notFound('Page');
    return true;
  }
}
