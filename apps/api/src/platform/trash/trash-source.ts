export interface TrashItem {
  id: string;
  /** what the user knows it by */
  title: string;
  deleted_at: Date;
}

/** One kind of thing that can be deleted and restored. Each module offers its own; modules/trash shows them together. */
export interface TrashSource {
  /** as in `DELETE /api/trash/{type}/{id}` */
  readonly type: string;
  /** the latest deleted first, id breaking ties */
  list(userId: string, limit: number): Promise<TrashItem[]>;
  /** Removes rows and files for good. @returns false when there is no such thing in this user's trash */
  purge(id: string, userId: string): Promise<boolean>;
  /** what was deleted before that time, of all users, oldest first */
  expired(before: Date, limit: number): Promise<{ id: string; user_id: string }[]>;
}
