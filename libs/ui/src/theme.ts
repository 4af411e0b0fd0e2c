/** What the user chose. `system` follows the operating system and stores nothing. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** theme-boot.js reads the same key before the first paint. From then on the document element carries the choice. */
const KEY = 'theme';
const listeners = new Set<() => void>();

const read = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system';

function apply(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

/** The choice that is shown now. */
export const getTheme = (): ThemeChoice => read(document.documentElement.dataset.theme);

/** Shows the choice at once and stores it for the next visit and the other tabs. */
export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that refuses storage still shows the choice until the tab closes.
  }
  apply(choice);
}

function fromAnotherTab(event: StorageEvent) {
  if (event.key === KEY) apply(read(event.newValue));
}

/** Calls back whenever the choice changes, also from another tab. Returns the way to stop. Fits `useSyncExternalStore`. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', fromAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', fromAnotherTab);
  };
}
