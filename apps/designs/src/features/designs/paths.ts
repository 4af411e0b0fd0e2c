export const DESIGNS_PATH = '/dashboard/designs';

export const designPath = (id: string): string => `${DESIGNS_PATH}/${id}`;

/** The state of a link from the list to a design: the way back is then a step back, to the list as it was left. */
export const FROM_LIST = { fromList: true };

export const cameFromList = (state: unknown): boolean => (state as Partial<typeof FROM_LIST> | null)?.fromList === true;
