import { familyOf, KNOWN, type Trade } from './trade';

/** Keys of a line each, with how many parts between '|' it has. */
const PARTS: Record<string, number> = {
  segment: 3,
  pain: 2,
  doubt: 2,
  rival: 2,
  proof: 2,
  position: 2,
  colour: 2,
  value: 2,
  feel: 2,
  moment: 5,
  channel: 2,
  chance: 3,
  trend: 2,
  form: 2,
  arch: 2,
  theirs: 2,
  desire: 2,
  awareness: 2,
  sophistication: 2,
};
const SINGLE =
  'family terms weak people is offer when show stance tension wish no see cliche say avoid mood type buyer'.split(' ');
const LEAST: Record<string, number> = {
  ...Object.fromEntries(Object.keys(PARTS).map((key) => [key, 1])),
  segment: 2,
  pain: 3,
  doubt: 2,
  see: 4,
  colour: 5,
  moment: 2,
  wish: 2,
  no: 2,
  arch: 2,
};

const trades = KNOWN.filter(({ isFamily }) => !isFamily);
const KEYS = [...Object.keys(PARTS), ...SINGLE];
const each = (key: string, trade: Trade) => trade.lines(key).map((line) => ({ id: trade.id, key, line }));
const all = trades.flatMap((trade) => KEYS.flatMap((key) => each(key, trade)));

test('a hundred trades are known, each with enough lines of every kind', () => {
  expect(trades.length).toBeGreaterThanOrEqual(100);
  const thin = trades.flatMap(({ id, lines }) =>
    Object.entries(LEAST).flatMap(([key, least]) => (lines(key).length < least ? [`${id}: ${key}`] : [])),
  );
  expect(thin).toEqual([]);
});

test('a line of a trade has all of its parts, none of them empty or too long to be quoted', () => {
  const bad = all.filter(({ key, line }) => {
    const parts = line.split('|').map((part) => part.trim());
    return parts.length !== (PARTS[key] ?? 1) || parts.some((part) => part === '');
  });
  expect(bad).toEqual([]);
  const long = all.filter(
    ({ key, line }) => !/^(?:terms|weak)$/.test(key) && line.split('|').some((part) => part.trim().length > 260),
  );
  expect(long).toEqual([]);
});

test('a term names one trade only, and families claim none of them', () => {
  const owners = new Map<string, string[]>();
  for (const { id, terms } of KNOWN) for (const term of terms) owners.set(term, [...(owners.get(term) ?? []), id]);
  const shared = [...owners].filter(([, ids]) => ids.length > 1 && ids.some((id) => familyOf(id) === undefined));
  expect(shared).toEqual([]);
});

test('no two trades say the same sentence', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { id, key, line } of all) {
    if (!/^(?:when|show|stance|tension|pain|wish|doubt|proof|position|moment|chance|trend|see|value)$/.test(key))
      continue;
    for (const part of line.split('|').map((text) => text.trim().toLowerCase())) {
      if (part.split(' ').length < 4) continue;
      if (seen.has(part)) twice.push(`${seen.get(part)}, ${id}: ${part}`);
      seen.set(part, id);
    }
  }
  expect(twice).toEqual([]);
});

test('colours are hex, slots are ones that the writer fills, and no line carries a figure that a brand might not have', () => {
  const colours = all.filter(({ key, line }) => key === 'colour' && !/^[\p{L}' -]+ #[0-9a-f]{6} \| /u.test(line));
  expect(colours).toEqual([]);
  const slots = all.filter(({ line }) =>
    (line.match(/\{\w+\}/g) ?? []).some((slot) => !/^\{(?:name|people|place|offer)\}$/.test(slot)),
  );
  expect(slots).toEqual([]);
  const figures = all.filter(
    ({ key, line }) => !/^(?:terms|weak|avoid)$/.test(key) && /\d/.test(line.replace(/#[0-9a-f]{6}/, '')),
  );
  expect(figures).toEqual([]);
});
