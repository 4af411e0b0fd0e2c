/** Stands where a text stops in the middle. */
export const CUT = ' […]';
