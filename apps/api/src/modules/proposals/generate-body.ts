/** The one route whose body may hold pictures: three of 10 MB in base64, and words. */
export const GENERATE_PATH = '/api/proposals/generate';
export const GENERATE_BYTES = 42 * 1024 * 1024;
