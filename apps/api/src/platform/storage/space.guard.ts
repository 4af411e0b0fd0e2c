import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors';
import { DiskSpace } from './disk-space';

/** What makes something new, and so is answered 201 or 202, waits until there is room. Reading, changing and removing go on. */
@Injectable()
export class SpaceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly space: DiskSpace,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const status =
      this.reflector.get<number | undefined>(HTTP_CODE_METADATA, context.getHandler()) ??
      (method === 'POST' ? 201 : 200);
    if ((status === 201 || status === 202) && (await this.space.isLow()))
      throw new AppError(
        507,
        'DISK_FULL',
        'The server has almost no disk space left, so nothing new can be made for now. What you have stays and can be downloaded or deleted.',
      );
    return true;
  }
}
