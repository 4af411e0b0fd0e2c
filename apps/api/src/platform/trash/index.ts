export { EntityTrash } from './entity-trash';
export { Trashes, TrashMark, trashTypes } from './trash-source';
export type { TrashItem, TrashSearch, TrashSource } from './trash-source';
