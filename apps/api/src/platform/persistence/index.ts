export { owned, trashed } from './owned';
export { OwnedEntity } from './owned-entity';
