import { ConfigurationError } from './config';

/** Runs an entry point; what cannot start says so in a sentence and ends with 1. */
export function start(name: string, run: () => Promise<void>): void {
  run()
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
