import type { Role } from '../brief';
import type { Kind } from './kinds';
import type { Piece } from './read';

/** A sentence that may be read, and what it is. */
export interface Line extends Pick<
  Piece,
  'index' | 'paragraph' | 'text' | 'plain' | 'list' | 'head' | 'isOrdered' | 'isFlagged' | 'topic'
> {
  roles: ReadonlySet<Role>;
  kind: Kind;
}
