import { resolve } from 'node:path';
import { ConfigurationError, loadConfig } from '../config';
import { openStore } from '../platform/storage/stores';
import { backUp, restore } from './backup';

/** `npm run backup -- <folder>` and `npm run restore -- <folder>` */
async function run([action, given]: string[]): Promise<string> {
  if (!given) throw new Error('Name the folder.');
  const config = loadConfig();
  const [folder, store] = [resolve(given), openStore(config)];
  if (action === 'restore') {
    const { rows, files } = await restore(config.database, store, folder);
    return `${rows} rows and ${files} files were restored from ${folder}; every file was read again and is what it was.`;
  }
  const { rows, files } = await backUp(config.database, store, folder);
  return `${rows} rows and ${files} files, which fit each other, are in ${folder}.`;
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
