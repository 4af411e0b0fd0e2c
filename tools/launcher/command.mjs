import { onEndSignal } from './end-signals.mjs';
import { because, Problem } from './problem.mjs';
import { Progress } from './progress.mjs';
import { Product } from './product.mjs';

/**
 * Runs a command that brings something up and keeps it up until Ctrl-C: then everything is stopped in order, and nothing stays behind.
 * What is in the way is said in a sentence. Ends the process itself.
 * @param {{ args: string[], help: string, steps: number }} options
 * @param {(product: Product, progress: Progress) => Promise<void>} work
 */
export async function runCommand({ args, help, steps }, work) {
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  const progress = new Progress(steps);
  const product = new Product(progress);
  let stopping = false;
  const stop = async (/** @type {number} */ code) => {
    if (stopping) return product.kill();
    stopping = true;
    await product.stop().catch((error) => progress.say(because(error)));
    process.exit(code);
  };
  onEndSignal(() => {
    progress.say(stopping ? 'Ending at once.' : '\nStopping …');
    void stop(0);
  });
  // npm, killed outright, tells nobody: what it started would run on unseen.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && !stopping && void stop(0), 500).unref();
  try {
    await work(product, progress);
  } catch (error) {
    if (stopping) return;
    progress.say(
      `\n${error instanceof Problem ? error.message : `Something unexpected went wrong: ${because(error)}`}`,
    );
    await stop(1);
  }
}
