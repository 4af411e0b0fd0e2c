import { ShortcutSheet as Sheet } from '@maquette/ui/command-palette';
import { useShortcutGroups } from '@maquette/web-core';
import type { ShortcutGroup } from '@maquette/web-core';

const EVERYWHERE: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: ['⌘ or Ctrl', 'K'], does: 'Open the commands' },
    { keys: ['/'], does: 'Go to the search box' },
    { keys: ['?'], does: 'List the shortcuts' },
    { keys: ['Esc'], does: 'Close what is on top' },
  ],
};

/** Every key that does something on this page. */
export function ShortcutSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return <Sheet open onOpenChange={onOpenChange} groups={[EVERYWHERE, ...useShortcutGroups()]} />;
}
