import { modKey } from '@maquette/ui';
import { ShortcutSheet as Sheet } from '@maquette/ui/command-palette';
import { useShortcutGroups } from '@maquette/web-core';
import type { ShortcutGroup } from '@maquette/web-core';
import type { CreateItem } from '@maquette/web-core/remotes';

const everywhere = (creations: readonly CreateItem[]): ShortcutGroup => ({
  title: 'Everywhere',
  shortcuts: [
    { keys: [modKey(), 'K'], does: 'Open the commands' },
    ...creations.flatMap(({ key, label }) => (key ? [{ keys: [key.toUpperCase()], does: label }] : [])),
    { keys: ['/'], does: 'Go to the search box' },
    { keys: [modKey(), 'Enter'], does: 'Send the form' },
    { keys: ['?'], does: 'List the shortcuts' },
    { keys: ['Esc'], does: 'Close what is on top' },
  ],
});

interface ShortcutSheetProps {
  creations: readonly CreateItem[];
  onOpenChange: (open: boolean) => void;
}

/** Every key that does something on this page. */
export function ShortcutSheet({ creations, onOpenChange }: ShortcutSheetProps) {
  return <Sheet open onOpenChange={onOpenChange} groups={[everywhere(creations), ...useShortcutGroups()]} />;
}
