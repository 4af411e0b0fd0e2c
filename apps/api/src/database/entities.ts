import type { ObjectLiteral } from 'typeorm';
import { OneTimeTokenEntity, SessionEntity, UserEntity } from '../modules/auth/entities';

/** Every entity of the application: TypeORM needs them when the connection opens. */
export const entities: (new () => ObjectLiteral)[] = [
  OneTimeTokenEntity,
  SessionEntity,
  UserEntity,
];
