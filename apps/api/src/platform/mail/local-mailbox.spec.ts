import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalMailbox } from './local-mailbox';

describe('LocalMailbox', () => {
  const dir = mkdtempSync(join(tmpdir(), 'maquette-mailbox-'));
  const file = join(dir, 'data', 'mailbox.jsonl');
  const mailbox = new LocalMailbox(file);
  const send = (subject: string, text = 'Text') =>
    mailbox.send({
      to: 'ada@example.com',
      subject,
      paragraphs: [text],
      button: { label: 'Open', url: 'http://localhost:5001/' },
    });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('is empty before the first mail', () => {
    expect(mailbox.list()).toEqual([]);
  });

  it('lists what another process of the same installation finds too, the newest first', () => {
    send('One');
    send('Two');
    expect(new LocalMailbox(file).list().map(({ subject }) => subject)).toEqual(['Two', 'One']);
  });

  it('skips a line that was cut off', () => {
    appendFileSync(file, '{"to":"ada@exa\n');
    send('Three');
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One']);
  });

  it('keeps the last hundred, in a file that does not grow without end', () => {
    for (let index = 0; index < 130; index += 1) send(`Mail ${index}`, 'x'.repeat(8_000));
    expect(mailbox.list()).toHaveLength(100);
    expect(mailbox.list()[0]?.subject).toBe('Mail 129');
    expect(statSync(file).size).toBeLessThan(1_024 * 1_024);
  });
});
