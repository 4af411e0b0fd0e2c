import { downloadName, extensionOf } from './download-name';

const day = new Date(2026, 2, 3);

it('names a file after the first 50 characters of the prompt, the day and what it is', () => {
  expect(downloadName('A kraft bag, on a green shelf!', 'png', day)).toBe(
    'A_kraft_bag__on_a_green_shelf__2026-03-03.png',
  );
  expect(downloadName('x'.repeat(80), 'svg', day)).toBe(`${'x'.repeat(50)}_2026-03-03.svg`);
});

it("falls back to 'design'", () => {
  expect(downloadName('', 'png', day)).toBe('design_2026-03-03.png');
  expect(downloadName('…', 'jpg', day)).toBe('design_2026-03-03.jpg');
});

it('takes the extension from the media type', () => {
  expect(['image/svg+xml', 'image/jpeg; q=1', 'image/webp', 'text/plain'].map(extensionOf)).toEqual([
    'svg',
    'jpg',
    'webp',
    'png',
  ]);
});
