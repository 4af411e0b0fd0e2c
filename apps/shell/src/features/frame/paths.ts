/** What everybody deleted lies here: every remote's things, so that the page is the shell's. */
export const TRASH_PATH = '/dashboard/trash';

/** What requests to providers have cost everybody. */
export const USAGE_PATH = '/dashboard/usage';
