export { EntityTrash } from './entity-trash';
export { Trashes, TrashMark, trashTypes } from './trash-source';
export type { TrashItem, TrashSource } from './trash-source';
