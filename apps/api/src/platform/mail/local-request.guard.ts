import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { AppError, notFound } from '../errors';
import { peerAccounts } from './peer-account';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i;
const isLoopback = (address = '') => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const ROOT = 0;

/**
 * Lets through what a browser on this machine asked for under a local name. The name matters as well as the address:
 * a page elsewhere can point its own name at 127.0.0.1, and a tunnel's requests come from 127.0.0.1 too. Where the system tells whose
 * connection it is, it must be this process's own account: others may have accounts on the machine, and a proxy has one.
 */
@Injectable()
export class LocalRequestGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, socket } = context.switchToHttp().getRequest<Request>();
    const proxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
    if (proxied || !LOCAL_HOST.test(headers.host ?? '') || !isLoopback(socket.remoteAddress)) throw notFound('Page');
    const accounts = await peerAccounts(socket);
    if (accounts && !(accounts.length > 0 && accounts.every((account) => isOurs(account))))
      throw new AppError(
        403,
        'ANOTHER_ACCOUNT',
        'Only the account of this machine that runs the server may read its mails. Open the page as that account, or set AUTH_AUTOCONFIRM=true to do without mails.',
      );
    return true;
  }
}

const isOurs = (account: number) => account === ROOT || account === process.getuid?.();
