/** What a design company delivers, under the words that people have for it. */
export interface Deliverable {
  id: string;
  family: FamilyId;
  /** nouns in seven languages, small and singular; '~' before one that also means much else: taken only where it is asked for in so many words */
  names: string;
  /** what is handed over */
  gives: string;
  /** is printed, sewn or built by somebody after it is drawn */
  isMade?: boolean;
}

export type FamilyId =
  | 'identity'
  | 'packaging'
  | 'print'
  | 'book'
  | 'space'
  | 'fair'
  | 'web'
  | 'product'
  | 'image'
  | 'motion'
  | 'social'
  | 'goods'
  | 'words'
  | 'event'
  | 'advice';

export type Family = Omit<Deliverable, 'id' | 'names' | 'family'>;
type Row = readonly [id: string, names: string, own?: Partial<Family>];

/** The deliverables of a family; what one of them does not say is as in the others. */
export const family = (id: FamilyId, all: Family, rows: readonly Row[]): Deliverable[] =>
  rows.map(([own, names, more]) => ({ ...all, ...more, id: own, family: id, names }));
