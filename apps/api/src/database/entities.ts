import type { ObjectLiteral } from 'typeorm';
import { OneTimeTokenEntity, SessionEntity, UserEntity } from '../modules/auth/entities';
import { Brand } from '../modules/brands/brand.entity';
import { Design } from '../modules/designs/design.entity';
import { DesignRequest } from '../modules/designs/design-request.entity';
import { Revision } from '../platform/revisions/revision.entity';
import { FileRow } from '../platform/storage/file.entity';

/** Every entity of the application: TypeORM needs them when the connection opens. */
export const entities: (new () => ObjectLiteral)[] = [
  OneTimeTokenEntity,
  SessionEntity,
  UserEntity,
  Brand,
  Design,
  DesignRequest,
  FileRow,
  Revision,
];
