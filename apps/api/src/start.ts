import { type Config, ConfigurationError, loadConfig, useTemporaryFolder } from './config';

/** Runs an entry point; what cannot start says so in a sentence and ends with 1. What it writes is for its account alone. */
export function start(name: string, run: (config: Config) => Promise<void>): void {
  process.umask(0o077);
  prepare()
    .then(run)
    // the launcher waits for this before it names the address
    .then(() => process.send?.({ type: 'ready' }))
    .catch((error: unknown) => {
      console.error(
        error instanceof ConfigurationError
          ? error.message
          : `${name} could not start: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exit(1);
    });
}

async function prepare(): Promise<Config> {
  const config = loadConfig();
  await useTemporaryFolder(config.files.temporaryDir);
  return config;
}
