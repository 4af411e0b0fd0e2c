export type { TrashItem, TrashSource } from './trash-source';
