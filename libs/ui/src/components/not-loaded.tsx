import { useEffect } from 'react';
import { toast } from './toast';

/** Stands, for a moment, for a dialog whose code could not be fetched (see `later`): closes it again and says why. */
export function NotLoaded({ what, onClose }: { what: string; onClose: () => void }) {
  useEffect(() => {
    onClose();
    toast.error(`${what} could not be loaded. Please check your connection, or reload the page.`);
  }, [what, onClose]);
  return null;
}
