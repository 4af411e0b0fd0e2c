import type { EntityTarget, ObjectLiteral } from 'typeorm';

/** Every entity of the application: TypeORM needs them when the connection opens. */
export const entities: Exclude<EntityTarget<ObjectLiteral>, string | { name: string }>[] = [];
