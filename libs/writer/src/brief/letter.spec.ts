import { bodyOf } from './letter';

const body = (...lines: string[]) => bodyOf(lines).map(({ text }) => text);

describe('a brief that is a letter', () => {
  it('is read without its subject, its greeting, its excuse and its farewell', () => {
    expect(
      body(
        'Subject: RE: the new page',
        'Hi both,',
        'Sorry this is late. We lend boats by the hour. It is in English so excuse me.',
        'Six boats, two of them wooden.',
        'Kind regards,',
        'Ada Berg, harbour master',
      ),
    ).toEqual(['We lend boats by the hour.', 'Six boats, two of them wooden.']);
  });

  it.each(['Cheers, ', 'Mvh', 'Thank you and greet Sola,', 'Saludos', 'Viele Grüße,'])('ends before %s', (farewell) =>
    expect(body('We lend boats.', 'Six of them.', 'By the hour.', farewell.trim(), 'Ada')).toEqual([
      'We lend boats.',
      'Six of them.',
      'By the hour.',
    ]),
  );

  it('is greeted in any language', () =>
    expect(
      body('Namaste and good morning,', 'We carry goods by mule.', 'One never carries more than 60 kg.'),
    ).toHaveLength(2));

  it('keeps a last line that says something', () =>
    expect(body('We lend boats.', 'By the hour.', 'Thanks to the lock, at low tide too.')).toHaveLength(3));

  it.each([
    'Look: dark outside, yellow inside.',
    'For looks: plain.',
    'Do NOT publish: the name of the opera.',
    'Not for publication: who leaves.',
    'Tone: calm.',
    'Design - big type.',
  ])('has paragraphs for its makers: %s', (line) => {
    expect(bodyOf([line])).toEqual([{ text: line, isForMakers: true }]);
  });

  it('says what it is without the word before the colon, and the rest as it was written', () => {
    expect(body('Who we are: a ferry.')).toEqual(['a ferry.']);
    expect(body('Customers: islanders and their goats.')).toEqual(['Customers: islanders and their goats.']);
    expect(body('Hours: 9 to 5.')).toEqual(['Hours: 9 to 5.']);
  });

  it('is read as quickly when a word in it does not end', () =>
    expect(bodyOf(['x'.repeat(12_000), `${'y'.repeat(11_000)} z`, 'a-'.repeat(6_000)])).toHaveLength(3));
});
