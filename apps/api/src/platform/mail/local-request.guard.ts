import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError, notFound } from '../errors';
import { isLocalRequest } from '../http';
import { peerAccounts } from './peer-account';

const ROOT = 0;

/**
 * Lets through what a browser on this machine asked for under a local name. Where the system tells whose connection it is, it must be
 * this process's own account: others may have accounts on the machine, and a proxy has one.
 */
@Injectable()
export class LocalRequestGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!isLocalRequest(request)) throw notFound('Page');
    const accounts = await peerAccounts(request.socket);
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
