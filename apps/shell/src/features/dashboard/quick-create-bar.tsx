import { Button, IconButton, Tooltip, useIsPhone } from '@maquette/ui';
import { preloadRemote } from '@maquette/web-core/remotes';
import type { CreateItem } from '@maquette/web-core/remotes';
import { ChartNoAxesColumn, Plus } from '@maquette/ui/icons';
import { AccountMenu } from './account-menu';
import styles from './dashboard.module.css';
import type { QuickCreate } from './use-quick-create';

interface QuickCreateBarProps {
  name: string;
  items: readonly CreateItem[];
  quickCreate: QuickCreate;
  onHelp: (which: 'palette' | 'shortcuts') => void;
  statsOpen: boolean;
  onStatsOpenChange: (open: boolean) => void;
}

/** Who works here, and what can be begun from anywhere. */
export function QuickCreateBar({
  name,
  items,
  quickCreate,
  onHelp,
  statsOpen,
  onStatsOpenChange,
}: QuickCreateBarProps) {
  const isPhone = useIsPhone();
  return (
    <section aria-label="Quick create" className={styles.bar}>
      <p className={styles.displayName} title={name}>
        {name}
      </p>
      <div role="group" aria-label="Create" className={styles.create}>
        {items.map((item) => {
          const preload = () => preloadRemote(item.remote);
          const button = (
            <Button
              key={item.create}
              variant="quiet"
              icon={<Plus aria-hidden />}
              busy={quickCreate.loading === item.create && 'Opening...'}
              onClick={() => quickCreate.open(item)}
              onPointerEnter={preload}
              onFocus={preload}
              aria-keyshortcuts={item.key}
            >
              <CreateLabel label={item.label} />
            </Button>
          );
          if (!item.key) return button;
          return (
            <Tooltip key={item.create} label={item.label} shortcut={item.key.toUpperCase()} side="bottom">
              {button}
            </Tooltip>
          );
        })}
      </div>
      {isPhone ? (
        <AccountMenu name={name} onHelp={onHelp} stats={{ open: statsOpen, onOpenChange: onStatsOpenChange }} />
      ) : (
        <IconButton
          label={statsOpen ? 'Hide stats' : 'Show stats'}
          aria-expanded={statsOpen}
          onClick={() => onStatsOpenChange(!statsOpen)}
        >
          <ChartNoAxesColumn aria-hidden />
        </IconButton>
      )}
    </section>
  );
}

/** 'New Design', of which a phone shows 'Design' and a screen reader says all. */
function CreateLabel({ label }: { label: string }) {
  const thing = label.replace(/^New /, '');
  return (
    <span>
      {thing !== label && <span className={styles.new}>New </span>}
      {thing}
    </span>
  );
}
