import { ConfigurationError, loadConfig } from '../config';
import { migrate } from './data-source';

Promise.resolve()
  .then(() => migrate(loadConfig().database))
  .then((names) => {
    console.log(names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'The database is up to date.');
  })
  .catch((error: unknown) => {
    console.error(
      error instanceof ConfigurationError
        ? error.message
        : `The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  });
