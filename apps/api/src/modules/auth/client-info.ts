import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressKey } from '../../platform/rate-limit';

/** Where a request comes from. */
export interface ClientInfo {
  /** what limits count as one address */
  address: string;
  /**
   * SHA-256 of X-Device-Id, a random number that a browser makes for itself and keeps: the front end sends it, other clients need not.
   * It opens nothing; it tells whether the same browser was here before.
   */
  deviceHash?: Buffer;
}

const DEVICE_ID = /^[\w-]{22,64}$/;

/** The {@link ClientInfo} of a request, as a parameter of a route. */
export const Client = createParamDecorator((_: unknown, context: ExecutionContext): ClientInfo => {
  const request = context.switchToHttp().getRequest<Request>();
  const deviceId = request.get('x-device-id') ?? '';
  return {
    address: addressKey(request.ip),
    deviceHash: DEVICE_ID.test(deviceId) ? createHash('sha256').update(deviceId).digest() : undefined,
  };
});
