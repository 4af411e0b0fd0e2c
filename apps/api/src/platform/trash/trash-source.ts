import { DiscoveryService } from '@nestjs/core';
import type { Bucket } from '../storage';

export interface TrashItem {
  id: string;
  /** what the user knows it by; '' when it has no name */
  title: string;
  deletedAt: Date;
  /** what it looked like, where it is a picture: the path of its thumbnail, and how large the picture itself is, in pixels */
  picture?: { bucket: Bucket; path: string; width: number; height: number; averageColor: string };
}

/** Which of a user's things in the trash. */
export interface TrashSearch {
  /** at most so many */
  limit: number;
  /** only what was deleted before that time */
  before?: Date;
}

/** One kind of thing that can be deleted and restored. Each module has its own, marked by `@Trashes`; modules/trash shows all. */
export interface TrashSource {
  /** the latest deleted first, id breaking ties */
  list(userId: string, search: TrashSearch): Promise<TrashItem[]>;
  count(userId: string): Promise<number>;
  /** Takes it out again, as it was. @returns false when there is no such thing in this user's trash */
  restore(id: string, userId: string): Promise<boolean>;
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
