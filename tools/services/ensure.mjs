// Installs the system programs that the tests need, where that can be done without asking. Says what to type where not.
import { ensureChromium } from './chromium.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { ensureRedis } from './redis-program.mjs';

try {
  console.log(ensureRedis().path);
  console.log(ensurePgBouncer().path);
  console.log(ensureChromium());
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
