import { UserFacingError } from '@maquette/ui';
import { ApiError, messageOf, sentenceOf } from './api-error';

/** As bundlers and browsers say it. */
const MACHINES = [
  Object.assign(new Error('Loading chunk q failed.\n(error: https://x/q.js)'), { name: 'ChunkLoadError' }),
  new TypeError('Failed to fetch'),
  new SyntaxError('Unexpected token < in JSON at position 0'),
  new DOMException('signal is aborted without reason', 'AbortError'),
  new Error('[ Federation Runtime ]: Failed to get remoteEntry exports.'),
  'offline',
  undefined,
];

it.each(MACHINES)('nothing of %p is for the screen', (error) => {
  expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
  expect(sentenceOf(error, 'Please try again.')).toBe('Please try again.');
});

it.each([new ApiError('The image is too large.', { status: 413 }), new UserFacingError('The image is too large.')])(
  'the sentence of %p is',
  (error) => {
    expect(messageOf(error, 'Please try again.')).toBe('The image is too large.');
    expect(sentenceOf(error, 'Please try again.')).toBe('The image is too large.');
  },
);

it('an error without a sentence leaves it to the fallback', () => {
  expect(messageOf(new UserFacingError(''), 'Please try again.')).toBe('Please try again.');
});
