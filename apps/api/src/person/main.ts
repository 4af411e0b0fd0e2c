import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ConfigurationError, loadConfig } from '../config';
import { openStore } from '../platform/storage/stores';
import { deletePerson, exportPerson, findPerson, inDatabase } from './person';

const rowsAndFiles = ({ rows, files }: { rows: number; files: number }) => `${rows} rows and ${files} files`;

/** `npm run person:export -- <address> [file]` and `npm run person:delete -- <address>` */
async function run([action, given, path]: string[]): Promise<string> {
  if (!given) throw new Error('Name the address.');
  const config = loadConfig();
  const from = { database: config.database, store: openStore(config) };
  if (action === 'export') {
    const file = resolve(path ?? `${given.replace(/[^\w.@-]/g, '_')}.zip`);
    return `${rowsAndFiles(await exportPerson(from, given, file))} are in ${file}.`;
  }
  const person = await inDatabase(config.database, (source) => findPerson(source.manager, given));
  await confirm(given);
  const gone = await deletePerson(from, person);
  const named = gone.named.map(({ table, rows }) => `${table} (${rows})`).join(', ');
  return [
    `${rowsAndFiles(gone)} are gone, and no table knows the person any more.`,
    ...(named ? [`Others name the address in what they wrote, which is theirs and stays: ${named}.`] : []),
  ].join('\n');
}

/** @throws Error unless the same is typed once more */
async function confirm(given: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((done) => terminal.once('close', () => done('')));
  const answer = await Promise.race([
    terminal.question(`Everything of ${given} will be gone for good. Type it once more to go on: `),
    closed,
  ]);
  terminal.close();
  if (answer.trim() !== given) throw new Error('that is not the same, so nothing was removed.');
}

run(process.argv.slice(2))
  .then((sentence) => {
    console.log(sentence);
    process.exit(0);
  })
  .catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : `Not done: ${(error as Error).message}`);
    process.exit(1);
  });
