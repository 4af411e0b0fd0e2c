import { DiscoveryService } from '@nestjs/core';

export interface TrashItem {
  id: string;
  /** what the user knows it by */
  title: string;
  deletedAt: Date;
}

/** One kind of thing that can be deleted and restored. Each module has its own, marked by `@Trashes`; modules/trash shows all. */
export interface TrashSource {
  /** the latest deleted first, id breaking ties */
  list(userId: string, limit: number): Promise<TrashItem[]>;
  /** Removes rows and files for good. @returns false when there is no such thing in this user's trash */
  purge(id: string, userId: string): Promise<boolean>;
  /** what was deleted before that time, of all users, oldest first */
  expired(before: Date, limit: number): Promise<{ id: string; userId: string }[]>;
}

/** Found by it: the value is the type. */
export const TrashMark = DiscoveryService.createDecorator<string>();

/** The types of all sources, complete once every module is imported. */
export const trashTypes: string[] = [];

/** Marks a TrashSource. @param type as in `DELETE /api/trash/{type}/{id}` */
export function Trashes(type: string): ClassDecorator {
  if (trashTypes.includes(type)) throw new Error(`The type ${type} has two trash sources.`);
  trashTypes.push(type);
  trashTypes.sort();
  return TrashMark(type);
}
