import { runCommand } from './command.mjs';
import { Problem } from './problem.mjs';

const HELP = `npm start          installs what is missing, builds what changed, and runs Maquette until Ctrl-C

It brings its own PostgreSQL, starts Redis, and keeps everything in DATA_DIR (.data unless set).
Settings come from the environment or from a file .env beside package.json; .env.example lists them all.
Most used:
  PORT=5002          another port                    HOST=0.0.0.0      reachable from other machines
  DATA_DIR=/a/folder another data folder             PUBLIC_URL=…      the address people use
  DATABASE_URL=…     a PostgreSQL of your own        REDIS_URL=…       a Redis of your own

See also: npm run dev -- <remote>, npm test, docs/operations.md`;

/** `npm start` */
export function start(/** @type {string[]} */ args) {
  return runCommand({ args, help: HELP, steps: 5 }, async (product) => {
    if (args.length > 0) throw new Problem(`npm start takes no "${args[0]}". npm start -- --help explains.`);
    await product.prepare();
    await product.installAndBuild();
    const { env } = await product.startApps(await product.startServices());
    product.announce(env);
  });
}
