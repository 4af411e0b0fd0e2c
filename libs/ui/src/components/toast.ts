export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  /** One thing to do about it, for example Undo. Keeps the toast for at least 10 s. */
  action?: ToastAction;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: 'success' | 'error' | 'info';
  message: string;
}

const MAX_SHOWN = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** What is shown now, oldest first; for the Toaster. */
export const toastStore = {
  read: () => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function show(tone: ToastEntry['tone'], message: string, options?: ToastOptions): number {
  const id = ++lastId;
  // The same sentence twice is one toast, begun anew; but its action may be about something else, as the Undo of two deletions is.
  const others = entries.filter((entry) => entry.action || entry.message !== message);
  const surplus = others.length < MAX_SHOWN ? undefined : (others.find((entry) => !entry.action) ?? others[0]);
  change([...others.filter((entry) => entry !== surplus), { id, tone, message, ...options }]);
  return id;
}

/**
 * Tells the user something without taking the focus. Returns an id for `dismiss`. Success and info go after 5 s
 * (10 s with an action; the clock stops under pointer and focus), errors stay until closed.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  dismiss: (id: number) => change(entries.filter((entry) => entry.id !== id)),
  /** Takes away all that is shown, on sign-out for example. */
  clear: () => change([]),
};
