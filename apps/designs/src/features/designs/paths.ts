import { useMemo } from 'react';
import { useLocation } from 'react-router';

export const DESIGNS_PATH = '/dashboard/designs';

export const MOODBOARD_PATH = `${DESIGNS_PATH}/moodboard`;

export const designPath = (id: string): string => `${DESIGNS_PATH}/${id}`;

/** What a link from the list to a design says of the list. */
export interface FromList {
  /** The list's filters, as its address had them. */
  fromList: string;
}

/**
 * The state of a link from the list to a design: the way back is then a step back, to the list as it was left, and the design's neighbours
 * are those that it had there.
 */
export function useFromList(): FromList {
  const { search } = useLocation();
  return useMemo(() => ({ fromList: search }), [search]);
}

/** The filters of the list that led to this page; undefined where none did. */
export const listBehind = (state: unknown): string | undefined => {
  const said = (state as Partial<FromList> | null)?.fromList;
  return typeof said === 'string' ? said : undefined;
};
