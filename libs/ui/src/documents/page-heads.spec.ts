import { pageHeads } from './page-heads';

beforeAll(() => {
  // jsdom has none; the ids of sections are plain words
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

it('names the document on each page but the cover, the section on its own pages, and a mark at each foot', () => {
  const text = pageHeads({ name: 'Alder', sections: [{ id: 'colors', label: 'Colors' }], mark: 'Sample' });
  expect(text).toContain('@page { @top-left { content: "Alder" } @bottom-center { content: "Sample" } }');
  expect(text).toContain('@page colors { @top-right { content: "Colors" } }');
  expect(text).toContain('@page cover { margin: 0; @top-left { content: none }');
});

it('has its names and numbers at the other side where it is bound at the right', () => {
  const text = pageHeads({ name: 'دار', sections: [], dir: 'rtl' });
  expect(text).toContain('@page { @top-right { content: "دار" }');
  expect(text).toContain('@page :left { @bottom-right { content: counter(page) } @bottom-left { content: none } }');
  expect(text).toContain('@page :right { @bottom-left { content: counter(page) } @bottom-right { content: none } }');
});

it('cuts a name that is too long for its line after a word; alone on it there is room for more', () => {
  const name = 'The Society of Footbridge Keepers, Painters and Measurers of the Wharfe';
  const head = (long: string, sections: { id: string; label: string }[] = []) =>
    pageHeads({ name: long, sections }).split('"')[1];
  expect(head(name, [{ id: 'colors', label: 'Colors' }])).toBe(
    'The Society of Footbridge Keepers, Painters and Measurers…',
  );
  expect(head(name)).toBe(name);
  expect(head('x'.repeat(120))).toBe(`${'x'.repeat(99)}…`);
});

it('keeps what a name holds inside its quotes, and on one line', () => {
  const text = pageHeads({ name: `"} * { display: none } \\\n${'long '.repeat(30)}`, sections: [] });
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain('content: "\\"} * { display: none } \\\\ long');
  expect(text).toContain('…" }');
});
