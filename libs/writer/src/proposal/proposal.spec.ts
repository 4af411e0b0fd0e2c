import { addWorkingDays, datesIn, longDate } from './dates';
import { amountsIn } from './money';
import { type ProposalBrief, STUDIOS, type StudioId, writeProposal } from '.';
import { saidBack } from './said';

const TODAY = new Date('2027-03-01T09:30:00Z'); // a Monday
const STUDIO_IDS = Object.keys(STUDIOS) as StudioId[];
const REQUEST =
  'We repair church organs in the Vosges, eleven people in two villages. We need a website and a folder of 24 pages for parishes. No stained glass, no choir boys. It must be ready by 18 June, our budget is 14,500 euros. The parish council of Thann decides. Could you also do the van?';

const write = (request: string, studio: StudioId = 'TI', more: Partial<ProposalBrief> = {}) =>
  writeProposal({ request, studio: { id: studio, name: `${studio} Acme` }, pictures: [], today: TODAY, ...more });
const headings = (content: string) => [...content.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
const plainOf = (content: string) => content.replace(/\\(?=[\p{P}\p{S}])/gu, '').replace(/’/g, "'");

describe.each(STUDIO_IDS)('a proposal of %s', (studio) => {
  const { title, content } = write(REQUEST, studio);
  const plain = plainOf(content);

  it('is named by what is made, and for whom', () => expect(title).toBe('Website for church organs'));

  it('answers each wish, number, date, sum and constraint in the client’s own words', () => {
    for (const words of [
      'eleven people in two villages',
      '24 pages',
      'No stained glass, no choir boys',
      '18 June',
      '14,500 euros',
      'The parish council of Thann decides',
      'do the van',
    ])
      expect(plain).toContain(words);
  });

  it('counts its dates back from the client’s', () => expect(plain).toMatch(/\b18 June 2027\b/));

  it('leaves prices and people to whoever sends it, and nothing else', () => {
    const marked = new Set(plain.match(/\[[^\]]*\]/g));
    expect(marked).toContain('[price]');
    expect(
      [...marked].filter((mark) => !['[price]', '[name]', '[our answer, before this is sent]'].includes(mark)),
    ).toEqual([]);
  });

  it('has no figure that is neither the client’s nor a date nor a number of a list', () => {
    const own = plain
      .replace(/\b\d{1,2} \p{Lu}\p{L}+(?: 20\d\d)?\b/gu, '')
      .replace(/^(?:## )?\d+\. /gm, '')
      .replace(/\| P\d+ \|/g, '')
      .replace(/\((?:\d+(?:, )?)+\)|Section [\d, ]+/g, '');
    const figures = own.match(/\d[\d.,]*\d|\d/g) ?? [];
    expect([...new Set(figures)].filter((figure) => !['24', '18', '14,500'].includes(figure))).toEqual([]);
  });

  it('is the same when it is written again', () => expect(write(REQUEST, studio).content).toBe(content));

  it('has every part that a proposal needs', () => {
    expect(headings(content).length).toBeGreaterThanOrEqual(9);
    expect(content).not.toMatch(/undefined|null|NaN|\[object|\.\.|“”| {2,}\S/);
  });

  it.each([
    ['one word', 'Logo.logo.logo'],
    ['HTML', '<script>alert(1)</script> We need a <b>logo</b> & a | table'],
    ['2000 characters without a blank', 'x'.repeat(2_000)],
    ['names of built-in things', 'We need a logo for constructor, __proto__ and toString by Friday'],
    ['another language', 'Wir brauchen ein Logo für unsere Bäckerei und das bis nächsten Freitag, mit 300 Euro.'],
    ['signs alone', '?!?!?!?!?!?!?!'],
  ])('is written from %s', (_, request) => {
    const written = write(request, studio);
    expect(written.title).not.toBe('');
    expect(headings(written.content).length).toBeGreaterThanOrEqual(9);
    expect(written.content).not.toMatch(/(?<!\\)<(?!\s)/);
  });
});

describe('five studios', () => {
  const all = STUDIO_IDS.map((studio) => write(REQUEST, studio).content);

  it('have five structures', () =>
    expect(new Set(all.map((content) => headings(content).join('|'))).size).toBe(STUDIO_IDS.length));

  it('share hardly a sentence that is not the client’s, but for assumptions, questions and what is handed over', () => {
    const sentences = all.map(
      (content) =>
        new Set(content.split(/\n+|(?<=[.:?]) /).filter((line) => line.length > 30 && !/^[-|\d>*]/.test(line))),
    );
    for (const [index, one] of sentences.entries())
      for (const other of sentences.slice(index + 1)) {
        const shared = [...one].filter((line) => other.has(line));
        expect(shared.length).toBeLessThanOrEqual((2 / 3) * Math.min(one.size, other.size));
      }
  });
});

describe('what is not said is asked', () => {
  it('for the day, the sum and who decides', () => {
    const { content } = write('We make bicycle bells and need a logo.');
    expect(content).toContain('By when must it be in use');
    expect(content).toContain('Which sum is set aside');
    expect(content).toContain('Who decides');
    expect(content).toContain('Week 1');
  });

  it('and what was said is not', () => {
    const { content } = write(REQUEST);
    for (const question of ['By when must', 'Which sum', 'Who decides']) expect(content).not.toContain(question);
  });
});

it('a proposal from pictures says what was measured in them, and asks what is to be made', () => {
  const facts = {
    palette: [{ hex: '#1b2a4a', name: 'Deep navy', share: 0.6 }],
    lines: [{ text: 'Open House', contrast: 1.8, isLarge: false }],
  };
  const { title, content } = write('Please analyze these images and create a proposal.', 'BIL', {
    pictures: [{ width: 1200, height: 800, facts, description: null }],
  });
  expect(title).toBe('From a reference picture');
  expect(content).toContain('deep navy #1b2a4a (60 %)');
  expect(content).toContain('“Open House” stands at a contrast of 1.8:1');
  expect(content).toContain('what is to be made');
});

describe('days', () => {
  const first = (text: string) => {
    const [date] = datesIn(text, new Date('2027-03-01'));
    return date && longDate(date.date);
  };
  it.each([
    ['ready by 18 June', 'Friday 18 June 2027'],
    ['June 18th is the day', 'Friday 18 June 2027'],
    ['by 2027-06-18', 'Friday 18 June 2027'],
    ['for Friday', 'Friday 5 March 2027'],
    ['in three weeks', 'Monday 22 March 2027'],
    ['we open in May', 'Friday 30 April 2027'],
    ['by the end of May', 'Monday 31 May 2027'],
    ['on 3 February', 'Thursday 3 February 2028'],
    ['before Christmas', 'Thursday 23 December 2027'],
    ['we may need a sign', undefined],
    ['since 12 May 2019', undefined],
    ['opened in June 2019', undefined],
    ['40 days in clay', undefined],
  ])('%s: %s', (text, date) => expect(first(text)).toBe(date));

  it('are counted without weekends', () =>
    expect(longDate(addWorkingDays(new Date('2027-03-07'), -1))).toBe('Thursday 4 March 2027'));
});

it.each([
  ['420,000 pesos all in', ['420,000 pesos all in'], [false]],
  ['Budget: €4.500', ['€4.500'], [false]],
  ['It must cost below 6.5 baht', ['6.5 baht'], [true]],
  ['we have 12k USD', ['12k USD'], [false]],
  ['bread at 4 euros each', ['4 euros'], [true]],
  ['40 people in 3 rooms', [], []],
])('sums in %s', (text, sums, prices) => {
  expect(amountsIn(text).map((one) => one.text)).toEqual(sums);
  expect(amountsIn(text).map(({ isPrice }) => isPrice)).toEqual(prices);
});

it.each([
  ['We run our mill ourselves', 'You run your mill yourselves'],
  ['I am a beekeeper and my bees know me', 'You are a beekeeper and your bees know you'],
  ["We don't wash, it's ours", 'You don’t wash, it’s yours'],
  ['We would like you to come', undefined],
])('%s is said back', (text, back) => expect(saidBack(text)).toBe(back));
