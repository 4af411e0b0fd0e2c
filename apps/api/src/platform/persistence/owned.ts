import { IsNull, Not } from 'typeorm';

// Every query for a user's rows begins with one of these, in finds, updates and query builders alike, so that none
// forgets whose rows they are or that some lie in the trash. Absent, trashed and somebody else's all look the same.

/** The caller's rows, or the one with that id; not those in the trash. */
export const owned = (userId: string, id?: string) => ({
  userId,
  ...(id !== undefined && { id }),
  deletedAt: IsNull(),
});

/** The caller's rows in the trash, or the one with that id. A find needs `withDeleted` besides. */
export const trashed = (userId: string, id?: string) => ({
  userId,
  ...(id !== undefined && { id }),
  deletedAt: Not(IsNull()),
});
