import { ApiError } from './http/api-error';
import { createQueryClient } from './query-client';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retry = queries?.retry as (failures: number, error: Error) => boolean;

describe('the query client', () => {
  it('keeps unused answers for 5 minutes', () => {
    expect(queries?.gcTime).toBe(5 * 60_000);
  });

  it.each([
    [new ApiError('', { status: 503 }), true],
    [new ApiError('', { status: 0, code: 'NETWORK' }), true],
    [new ApiError('', { status: 0, code: 'TIMEOUT' }), false],
    [new ApiError('', { status: 404 }), false],
    [new Error('a bug'), false],
  ])('repeats a read only when that may help', (error, expected) => {
    expect(retry(0, error)).toBe(expected);
    expect(retry(2, error)).toBe(false);
  });

  it('fails at once without a connection instead of waiting silently', () => {
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
  });
});
