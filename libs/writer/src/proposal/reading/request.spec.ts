import { readRequest } from './request';

const NOW = new Date('2026-11-23T00:00:00Z');
const read = (request: string) => readRequest(request, NOW);
const names = (request: string) => read(request).wanted.map(({ name }) => name);

describe('a request that passes on the mail of somebody else', () => {
  const { wanted, letter, notes, functions, money, asks } = read(
    'FW: site\n\nHi, see below from my boss, can you send something by Friday? Jana\n\n-----Original Message-----\nFrom: Radek\nTo: Jana\nSubject: site\n\nJana, find someone. We need a new website for the vineyard. People must be able to book a room, order wine and pay by card. 250 000 crowns, not more. Ask them also if they can do the labels later.\nR.',
  );

  it('is read from that mail', () => {
    expect(wanted.map(({ name }) => name)).toContain('New website for the vineyard');
    expect(functions).toEqual(['Book a room', 'Order wine', 'Pay by card']);
    expect(money).toEqual(['250 000 crowns, not more.']);
  });

  it('turns what the sender shall ask into a question to us', () => {
    expect(asks.map(({ text }) => text)).toEqual(['Can you do the labels later?']);
  });

  it('is answered to the sender, whose own line is a note', () => {
    expect(letter.signer).toBe('Jana');
    expect(notes).toContain('can you send something by Friday?');
  });
});

describe('a list of wishes', () => {
  it('goes on behind a number that is only about right', () => {
    expect(names('We need the design of the book, about 40 maps drawn by hand, and the jacket.')).toEqual([
      'Design of the book',
      'About 40 maps drawn by hand',
      'Jacket',
    ]);
  });

  it('may be what they expect or think of', () => {
    expect(names('We think of: a radio spot for six stations, a kit for 300 schools, and a small page.')).toHaveLength(
      3,
    );
    expect(
      names('We expect: interviews with 20 customers, among them old ones; a design system; and support for a year.'),
    ).toEqual(['Interviews with 20 customers', 'Design system', 'Support for a year']);
  });

  it('holds nobody for whom it is', () => {
    expect(names('We want a kettle for people with weak hands: a tremor, arthritis, one arm.')).not.toContain(
      'Arthritis',
    );
  });

  it('holds a bench with and without back as one piece', () => {
    expect(names('We need a bench with and without back, a litter bin, and a bicycle stand.')[0]).toBe(
      'Bench with and without back',
    );
  });
});

describe('the kind of work', () => {
  it('is an interior where rooms are wanted, though signs stand beside them', () => {
    expect(
      read('We need waiting areas, reception, 8 exam rooms, a farewell room with its own exit, and wayfinding.').trade,
    ).toBe('space');
  });
});

describe('what is approved', () => {
  it('does not keep the work from beginning', () => {
    const { days } = read(
      'We launch on 26 March 2027. We would like to see two ideas on 20 January and to approve everything by 1 March.',
    );
    expect(days.map(({ role }) => role)).toEqual(['live', 'draft', 'files']);
  });
});
