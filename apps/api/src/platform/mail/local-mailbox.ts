import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Mail, Mailer } from './mail';

export interface KeptMail extends Mail {
  /** ISO 8601 */
  received_at: string;
}

const KEEP = 100;
const COMPACT_ABOVE_BYTES = 512 * 1024;

/** Keeps the mails of a local trial in one file, a JSON line each, readable by its owner alone: the links in them sign people in. */
export class LocalMailbox extends Mailer {
  constructor(private readonly file: string) {
    super();
  }

  send(mail: Mail): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const kept: KeptMail = { ...mail, received_at: new Date().toISOString() };
    appendFileSync(this.file, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
    if (statSync(this.file).size > COMPACT_ABOVE_BYTES) this.compact();
  }

  /** @returns the newest first */
  list(): KeptMail[] {
    if (!existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
    return lines.slice(-KEEP).flatMap(parseLine).reverse();
  }

  private compact(): void {
    const lines = this.list()
      .reverse()
      .map((mail) => `${JSON.stringify(mail)}\n`);
    writeFileSync(`${this.file}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }
}

/** A line that was cut off when the process was killed is skipped. */
function parseLine(line: string): KeptMail[] {
  try {
    return [JSON.parse(line) as KeptMail];
  } catch {
    return [];
  }
}
