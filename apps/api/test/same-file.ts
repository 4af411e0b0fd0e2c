/** The address of the same file: its signature is another in each half hour, and a test may begin in one and end in the next. */
export const sameFile = (url: string): unknown => expect.stringContaining(`${url.split('?')[0]}?`);
