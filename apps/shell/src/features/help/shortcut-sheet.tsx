import { Dialog, Kbd } from '@maquette/ui';
import { useShortcutGroups } from '@maquette/web-core';
import type { ShortcutGroup } from '@maquette/web-core';
import styles from './help.module.css';

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
export default function ShortcutSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const groups = [EVERYWHERE, ...useShortcutGroups()];
  return (
    <Dialog open onOpenChange={onOpenChange} title="Keyboard shortcuts" size="small">
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={styles.shortcuts}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={styles.shortcut}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
