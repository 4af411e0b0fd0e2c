const AFTER_SWITCH_MS = 100;

/**
 * Prints the page, as Ctrl+P does: what of it goes on paper, the style sheets say.
 *
 * @returns called with whether the visual display has to come up first
 */
export function usePrint(): (switches: boolean) => void {
  return (switches) => {
    // a face that is still on its way would be missing on paper
    const print = () => void Promise.resolve((document as Partial<Document>).fonts?.ready).then(() => window.print());
    if (switches) setTimeout(print, AFTER_SWITCH_MS);
    else print();
  };
}
