/** npm hands on what the terminal has sent to everybody already: signals of one moment are one wish. */
const ONE_MOMENT_MS = 300;

/** Calls back each time that somebody wants this process to end: Ctrl-C, a closed terminal, `kill`. */
export function onEndSignal(/** @type {() => void} */ wanted, /** @type {NodeJS.EventEmitter} */ signals = process) {
  let heard = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    signals.on(signal, () => {
      if (heard) return;
      heard = true;
      setTimeout(() => (heard = false), ONE_MOMENT_MS).unref();
      wanted();
    });
  }
}

/**
 * Undoes what this process has begun when somebody wants it to end, and ends it then, with code 1; at once when they insist.
 * @param {() => Promise<unknown>} undo
 */
export function undoAtEnd(undo) {
  let ending = false;
  onEndSignal(() => {
    if (ending) process.exit(1);
    ending = true;
    console.log('\nStopping …');
    process.on('uncaughtException', () => {}); // whoever still works finds everything gone
    void undo()
      .catch((error) => console.error(error))
      .finally(() => process.exit(1));
  });
}
