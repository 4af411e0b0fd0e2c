import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { audiencesOf, likelihoodsOf, type Audience, type Part } from '.';

const tools = path.join(__dirname, '../../../tools/gate');
const read = (file: string) => readFileSync(path.join(tools, file), 'utf8');
const WHO: Record<string, Audience> = { P: 'readers', N: 'designers', G: 'colleague' };

/** The notes of a file, and to whom each of their parts is said. */
const notesOf = (text: string): (Part & { who: Audience | undefined })[][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((note) =>
      note.split('\n').map((line) => {
        const [label = '', words = ''] = line.split('\t');
        return { text: words, isNewSentence: label < 'a', who: WHO[label.toUpperCase()] };
      }),
    );

const told = (...sentences: string[]): Audience[] =>
  audiencesOf(
    sentences.map((text) => ({ text, isNewSentence: true })),
    '',
  );

describe('to whom a sentence of a note is said', () => {
  it('was learned from the sentences and features as they stand (otherwise: build, then node libs/writer/tools/gate/train.mjs)', () => {
    const sentences = readdirSync(tools)
      .filter((file) => /^sentences-.*\.tsv$/.test(file))
      .sort()
      .map(read);
    const { of } = JSON.parse(readFileSync(path.join(__dirname, '../../../assets/audiences.json'), 'utf8')) as Record<
      'of',
      string
    >;
    expect(of).toBe(
      createHash('sha256')
        .update([readFileSync(path.join(__dirname, 'features.ts'), 'utf8'), ...sentences].join(''))
        .digest('hex'),
    );
  });

  it('prints most facts and few asides of notes that it has never seen', () => {
    const judged = notesOf(read('held-out.tsv')).flatMap((parts) =>
      audiencesOf(parts, '').map((who, at) => ({ who, right: parts[at]?.who })),
    );
    const share = (right: (who?: Audience) => boolean) => {
      const of = judged.filter((one) => right(one.right));
      return of.filter(({ who }) => who === 'readers').length / of.length;
    };
    expect(share((who) => who === 'readers')).toBeGreaterThan(0.9);
    expect(share((who) => who !== 'readers')).toBeLessThan(0.2);
  });

  it('has a held-out set of which no sentence was learned', () => {
    const learned = new Set(
      readdirSync(tools)
        .filter((file) => /^sentences-.*\.tsv$/.test(file))
        .flatMap((file) => notesOf(read(file)).flat())
        .map(({ text }) => text),
    );
    const both = notesOf(read('held-out.tsv'))
      .flat()
      .filter(({ text }) => learned.has(text) && text.split(' ').length > 3);
    expect(both).toEqual([]);
  });

  it('tells what the client offers from what the client wants of the designers', () => {
    expect(
      told(
        'A dentist for anxious patients in Ghent.',
        'Check-ups from €45, no waiting list.',
        'The logo should work on a door plate.',
        'No teeth and no smiles, please.',
      ),
    ).toEqual(['readers', 'readers', 'designers', 'designers']);
  });

  it('is sure of each part, and of all three together', () => {
    const [likelihoods = []] = likelihoodsOf([{ text: 'Open daily from nine.', isNewSentence: true }], '');
    expect(likelihoods).toHaveLength(3);
    expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('reads a long note in time that grows with its length alone', () => {
    const parts = Array.from({ length: 20_000 }, (_, at) => ({
      text: `Part ${String(at)} of it.`,
      isNewSentence: true,
    }));
    const before = process.cpuUsage();
    expect(audiencesOf(parts, 'It')).toHaveLength(parts.length);
    expect(audiencesOf([{ text: 'a'.repeat(1_000_000), isNewSentence: true }], '')).toHaveLength(1);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(10_000);
  });

  it('has nothing to say of an empty note', () => {
    expect(audiencesOf([], 'Alder')).toEqual([]);
  });
});
