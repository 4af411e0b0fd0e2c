import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsText, IsTimestamp, WithoutUnkept } from './fields';

const complaint = (decorator: PropertyDecorator, value: unknown): string | undefined => {
  class Dto {
    field = value;
  }
  decorator(Dto.prototype, 'field');
  return Object.values(validateSync(new Dto())[0]?.constraints ?? {})[0];
};

describe('a text', () => {
  const text = (value: unknown) => complaint(IsText('name', 100), value);

  it.each(['', 'Alder & Sons', '\u{1f600} Żółć 東京'])('may be %p', (value) => expect(text(value)).toBeUndefined());

  it.each(['a\u0000b', 'Logo \ud83d', '\ude00', '\ude00\ud83d'])(
    'may not be %j, which PostgreSQL cannot keep',
    (value) => expect(text(value)).toBe('name must not contain NUL characters or broken Unicode.'),
  );
});

it.each([
  [undefined, 'name is required.'],
  [null, 'name is required.'],
  [7, 'name must be text.'],
  [['a'], 'name must be text.'],
  ['x'.repeat(101), 'name must be at most 100 characters.'],
])('a text that is %p is told apart', (value, sentence) =>
  expect(complaint(IsText('name', 100), value)).toBe(sentence),
);

it('a text that is to be kept whatever is wrong with it loses what no database keeps, and nothing else', () => {
  class Dto {
    @WithoutUnkept()
    field: string;
  }
  expect(plainToInstance(Dto, { field: ' a\u0000b\ud83d\u0007 \u{1f600}' }).field).toBe(' ab\u0007 \u{1f600}');
});

describe('a timestamp', () => {
  const timestamp = (value: unknown) => complaint(IsTimestamp('from'), value);

  it.each([
    '2026-01-31',
    '0001-01-01',
    '0999-12-31',
    '2024-02-29',
    '9999-12-31',
    '2026-01-31T12:00Z',
    '2026-01-31T12:00:00.123Z',
    '2026-01-31T23:59:59+15:59',
    '2026-01-31T00:00:00-08:00',
  ])('may be %s', (value) => expect(timestamp(value)).toBeUndefined());

  it.each([
    '2026',
    '2026-01',
    '2026-W05',
    '2026-031',
    '20260131',
    '0000-01-01',
    '2026-02-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-31T12:00:00',
    '2026-01-31T24:00:00Z',
    '2026-01-31T12:00:00+16:00',
    '+012026-01-31',
    'now',
    '',
    5,
    ['2026-01-31'],
  ])('may not be %j', (value) =>
    expect(timestamp(value)).toBe(
      'from must be a date such as 2026-01-31, or a date and time with zone such as 2026-01-31T12:00:00Z, from the year 0001.',
    ),
  );
});
