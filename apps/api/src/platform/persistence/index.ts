export { advisoryLock } from './advisory-lock.sql';
export { columnsOf } from './columns.sql';
export { inTurn } from './in-turn.sql';
export { owned, trashed } from './owned';
export { OwnedEntity } from './owned-entity';
export { OwnedTable } from './owned-table';
export { Quota, quotaOf, withinQuota } from './quota.sql';
