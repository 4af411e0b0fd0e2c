import { inflateRawSync } from 'node:zlib';
import { readBlocks, textOf } from './blocks';
import { toDocx } from './docx';
import type { ProposalDocument } from './document';
import { withoutTypeface } from './letters';
import { lookOf } from './look';
import { toPdf } from './pdf';

const document = (content: string, more: Partial<ProposalDocument> = {}): ProposalDocument => ({
  title: 'A sign for a bakery',
  content,
  studio: { id: 'TI', name: 'TI Acme' },
  date: '2027-06-18',
  ...more,
});
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the text of a proposal', () => {
  it('is read as headings, paragraphs, lists, tables and quotes', () => {
    const blocks = readBlocks(
      '## One\n\nTwo **three**\n\n- four\n- five\n\n1. six\n\n> seven\n\n| a | b |\n| --- | --- |\n| c | d |',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'table']);
    expect(blocks[1]).toMatchObject({ runs: [{ text: 'Two ' }, { text: 'three', isBold: true }] });
    expect(blocks[5]).toMatchObject({
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: 'c' }], [{ text: 'd' }]]],
    });
  });

  it('marks what somebody has to fill in', () =>
    expect(readBlocks('For [price] by [name]')).toMatchObject([
      {
        runs: [
          { text: 'For ' },
          { text: '[price]', isPlaceholder: true },
          { text: ' by ' },
          { text: '[name]', isPlaceholder: true },
        ],
      },
    ]));

  it('is text where it is HTML, a link or a picture', () => {
    const [block] = readBlocks(
      '<b onclick="x">1 < 2</b> & [here](http://evil.example) ![x](http://evil.example/a.png)',
    );
    const text = block && 'runs' in block ? textOf(block.runs) : '';
    expect(text).toContain('<b onclick="x">1 < 2</b> &');
    expect(text).toContain('here');
  });
});

describe('a document', () => {
  it('has a cover and pages as PDF, with its title and its typefaces in it', async () => {
    const pdf = await toPdf(document('## One\n\nText of [price].'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(2);
    expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Inter/);
  });

  it.each([
    ['en', 'What we understood: you need a sign for the bakery.', 'Proposal, 18 June 2027'],
    ['it', 'Che cosa abbiamo capito: serve un cartello per il panificio, e serve presto.', 'Proposta, 18 giugno 2027'],
    ['ja', 'パン屋の看板が必要だと理解しました。', 'ご提案, 2027年6月18日'],
    ['en', '42', 'Proposal, 18 June 2027'],
  ])('speaks the language of its text besides: %s', async (language, content, line) => {
    const docx = await toDocx(document(content));
    expect(fileIn(docx, 'word/document.xml')).toContain(`>${line}<`);
    expect(fileIn(docx, 'word/styles.xml')).toContain(`w:val="${language}"`);
    expect((await toPdf(document(content))).toString('latin1')).toContain(`/Lang (${language})`);
  });

  it('knows which words no typeface has', () => {
    expect(withoutTypeface('Łódź, Đà Nẵng, Київ, Αθήνα 🙂 § 5 €')).toEqual([]);
    expect(withoutTypeface('The sign says 東京 and العربية, 東京 again')).toEqual(['東京', 'العربية']);
  });

  it('says what is on which page when it is long', async () => {
    const section = (n: number) => `## Section ${n}\n\n${'Many words that fill a page. '.repeat(60)}`;
    const content = Array.from({ length: 12 }, (_, n) => section(n)).join('\n\n');
    const [short, long] = await Promise.all([
      toPdf(document(content, { studio: { id: 'JAD', name: 'JAD' } })),
      toPdf(document(content)),
    ]);
    expect(pagesOf(long)).toBeGreaterThan(8);
    expect(pagesOf(short)).toBeGreaterThan(6);
  });

  it('ends with no remnant: what would stand alone on a last page is taken back, or gets company', async () => {
    const line = 'A line of its own.\n\n';
    const pagesWith = async (lines: number) => pagesOf(await toPdf(document(line.repeat(lines)))) ?? 0;
    // as many as fill one page after the cover
    let full = 20;
    while ((await pagesWith(full + 1)) === 2) full += 1;
    // usually a page takes 28 of them, and the next ones stand on another
    expect(full).toBeGreaterThan(28);
    expect(await pagesWith(full + 1)).toBe(3);
  }, 60_000);

  it.each([
    ['nothing', ''],
    ['a word without an end', 'x'.repeat(5_000)],
    ['letters of other scripts', 'Łódź, Đà Nẵng, Київ, Αθήνα, 東京, 🙂'],
    ['a table with a cell higher than a page', `| a | b |\n| --- | --- |\n| ${'word '.repeat(3_000)} | c |`],
    ['a table of many columns', `|${' a |'.repeat(30)}\n|${' --- |'.repeat(30)}\n|${' b |'.repeat(30)}`],
    ['lists in lists', '- a\n  - b\n    - c'],
  ])('is made of %s', async (_, content) => {
    expect(pagesOf(await toPdf(document(content)))).toBeGreaterThan(1);
    expect((await toDocx(document(content))).subarray(0, 2).toString()).toBe('PK');
  });

  it('has arrows, comparisons and ticks that text faces lack, as PDF', async () => {
    const facesOf = async (text: string) =>
      (await toPdf(document(text)))
        .toString('latin1')
        .match(/\/FontName \/[A-Z]{6}\+\w+/g)
        ?.join() ?? '';
    expect(await facesOf('Draft → final, ≤ 3 rounds')).toMatch(/NotoSansMath/);
    expect(await facesOf('✓ done, ☐ open')).toMatch(/NotoSansSymbols/);
    expect(await facesOf('Done')).not.toMatch(/NotoSansMath|NotoSansSymbols/);
  });

  it('has its words in Word’s own form, in styles, with the heads of its tables on every page', async () => {
    const docx = await toDocx(document('## One\n\n<b>Two</b>\n\n| a | b |\n| --- | --- |\n| c | [price] |'));
    const xml = fileIn(docx, 'word/document.xml');
    expect(xml).toContain('&lt;b&gt;Two&lt;/b&gt;');
    expect(xml).toContain('w:val="Heading1"');
    expect(xml).toContain('<w:tblHeader/>');
  });

  it('keeps on one page in Word what belongs together: small tables with what leads to them, the ends of lists, greeting and name', async () => {
    const content =
      'The prices:\n\n| a |\n| --- |\n| b |\n| c |\n\n- one\n- two\n- three\n- four\n\nKind regards,\n\n[name]';
    const xml = fileIn(await toDocx(document(content)), 'word/document.xml');
    const stays = (word: string) =>
      xml.split('<w:p>').some((part) => part.includes(`>${word}<`) && part.includes('<w:keepNext/>'));
    expect(['The prices:', 'a', 'b', 'one', 'three', 'Kind regards,'].map(stays)).not.toContain(false);
    expect(['c', 'two', 'four', '[name]'].map(stays)).not.toContain(true);
  });
});

describe('how it looks', () => {
  it('is the studio’s own without a brand', () =>
    expect(lookOf('BIL')).toMatchObject({ heading: { family: 'instrument-serif' }, accent: '#24594a' }));

  it('takes the brand’s colours where they are legible, and its typefaces where they lie here', () => {
    const look = lookOf('TI', {
      palette: ['#ffe94d', '#1d2b26'],
      fonts: { heading: 'Playfair Display', body: 'Nobody Has This' },
    });
    expect(look).toMatchObject({
      cover: { ground: '#ffe94d', ink: '#1c1b19' },
      accent: '#1d2b26',
      heading: { family: 'playfair-display' },
      body: { family: 'inter' },
    });
  });

  it('takes nothing that is no colour', () =>
    expect(lookOf('TI', { palette: ['red; }', 'url(x)'] })).toEqual(lookOf('TI')));
});

/** A file of a ZIP archive, by its central directory. */
function fileIn(zip: Buffer, name: string): string {
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50;) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    if (zip.subarray(at + 46, at + 46 + nameLength).toString() === name) {
      const start = zip.readUInt32LE(at + 42);
      const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      return inflateRawSync(zip.subarray(data, data + packed)).toString();
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`${name} is not in the archive`);
}
