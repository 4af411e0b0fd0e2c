/**
 * How many requests in a row have layouts of their own: seeds that follow one another in this count go on through the
 * layouts of each kind where the one before left off.
 */
export const TURNS = 8;
