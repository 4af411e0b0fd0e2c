import { runCommand } from './command.mjs';

const HELP = `npm run services   runs PostgreSQL and Redis alone until Ctrl-C, and prints their addresses

For an API that is started by hand or from an editor. The data folder is that of npm start, so only one of the two runs at a time.`;

/** `npm run services` */
export function services(/** @type {string[]} */ args) {
  return runCommand({ args, help: HELP, steps: 1 }, async (product) => {
    await product.prepare();
    const urls = await product.startServices();
    product.say(
      `\n${Object.entries(urls)
        .map(([name, url]) => `${name}=${url}`)
        .join('\n')}\n\nCtrl-C stops both.`,
    );
  });
}
