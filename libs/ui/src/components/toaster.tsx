import { useRef, useSyncExternalStore } from 'react';
import { later } from '../later';
import { toastStore } from './toast';

const useEntries = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);

/** Where the code of `Toasts` cannot be fetched: the sentences alone. */
const Sentences = () =>
  useEntries().map(({ id, message }) => (
    <p key={id} role="alert">
      {message}
    </p>
  ));

const Toasts = later(() => import('./toasts').then((module) => module.Toasts), { failed: Sentences });

function ToasterOnDemand() {
  const entries = useEntries();
  const used = useRef(false);
  used.current ||= entries.length > 0;
  return used.current && <Toasts />;
}

/** Shows what `toast` says. Once in a page, in the shell. A page that has nothing to say need not fetch how it is said. */
export const Toaster = Object.assign(ToasterOnDemand, { preload: Toasts.preload });
