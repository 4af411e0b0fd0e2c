import { capital } from '../../pen';
import { planOf } from '../proposal';
import { readRequest } from './request';

const NOW = new Date('2026-11-23T00:00:00Z');
const read = (request: string) => readRequest(request, NOW);
const names = (request: string) => read(request).asked.map(({ text }) => capital(text));

describe('a request that passes on the mail of somebody else', () => {
  const { asked, letter, notes, money, asks } = read(
    'FW: site\n\nHi, see below from my boss, can you send something by Friday? Jana\n\n-----Original Message-----\nFrom: Radek\nTo: Jana\nSubject: site\n\nJana, find someone. We need a new website for the vineyard. People must be able to book a room, order wine and pay by card. 250 000 crowns, not more. Ask them also if they can do the labels later.\nR.',
  );

  it('is read from that mail', () => {
    expect(asked.map(({ text }) => capital(text))).toContain('New website for the vineyard');
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
    ).toEqual(['Interviews with 20 customers, among them old ones', 'Design system', 'Support for a year']);
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
    const request =
      'We need waiting areas, reception, 8 exam rooms, a farewell room with its own exit, and wayfinding.';
    expect(planOf({ request, studio: { id: 'TI', name: 'TI' }, pictures: [], today: NOW }).order.main).toBe('space');
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

describe('steps of others that take their time', () => {
  const roles = (request: string) =>
    read(request).days.map(({ role, date }) => [role, date.toISOString().slice(0, 10)].join(' '));

  it('are counted back from the day on which it is sold', () => {
    expect(roles('4,000 diaries must be in the shops on 1 November 2027. Binding takes five weeks.')).toContain(
      'files 2027-09-27',
    );
  });

  it('are counted on from the day that stands beside them', () => {
    expect(roles('We want drawings for the city by 1 February 2027; the permit takes eight weeks.')).toContain(
      'access 2027-03-29',
    );
  });

  it('are told where they pass the day', () => {
    const { figures } = read(
      'We need a frame. The board meets on 10 March 2027 and requires a home test of 8 weeks. The bender needs 9 weeks, the lab tests of series parts take 14 weeks. It is on sale from 22 September 2027.',
    );
    expect(figures).toMatchObject([{ kind: 'chain', weeks: 23 }]);
  });

  it('do not count what is only paid for by then', () => {
    expect(
      roles('Print takes 3 weeks. The posts must be up on 5 April 2027. Invoiced before 31 December 2026.'),
    ).toContain('files 2027-03-15');
  });
});

describe('a day', () => {
  const days = (request: string) => read(request).days.map(({ role }) => role);

  it('of another century is none', () => {
    expect(days('My husband kept a diary from 3 May 1961 to 11 August 2024.')).toEqual([]);
  });

  it('on which it is shown at a fair comes before that on which it is sold', () => {
    expect(
      days('We show the control at a fair on 22 May 2027 (a model is enough) and want to sell from 1 November 2027.'),
    ).toEqual(['test', 'live']);
  });

  it('by which the name is settled is not that of the whole', () => {
    expect(days('We should like to have the name settled by 29 January 2027.')).toEqual(['draft']);
  });

  it('on which the money is accounted for ends no work', () => {
    expect(days('The fund wants the final report by 15 December 2027.')).toEqual(['goal']);
  });
});

describe('who signs', () => {
  it('is found under a closing of any language', () => {
    expect(read('We need a logo. Can you do it?\n\nKveðja\nRagnheiður Sölvadóttir').letter.signer).toBe(
      'Ragnheiður Sölvadóttir',
    );
  });

  it('is no office', () => {
    expect(read('We need a logo.\n\nKristof Mertens\nDepartment of Mobility').letter.signer).toBe('Kristof Mertens');
  });
});
