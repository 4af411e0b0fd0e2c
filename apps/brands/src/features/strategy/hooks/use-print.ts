const AFTER_SWITCH_MS = 100;
const PRINTING_MS = 1_000;

/** Prints the strategy alone. @returns called with whether the visual display has to come up first */
export function usePrint(): (switches: boolean) => void {
  return (switches) => {
    const root = document.documentElement;
    const print = () => {
      root.classList.add('printing-strategy');
      // a face that is still on its way would be missing on paper
      void Promise.resolve((document as Partial<Document>).fonts?.ready).then(() => window.print());
      setTimeout(() => root.classList.remove('printing-strategy'), PRINTING_MS);
    };
    if (switches) setTimeout(print, AFTER_SWITCH_MS);
    else print();
  };
}
