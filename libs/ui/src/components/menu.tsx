import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import list from './list.module.css';
import { useTriggeredLayer } from './use-return-focus';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  /** A key shown at the right. */
  shortcut?: string;
  critical?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/**
 * A menu of actions. An action runs after the menu has closed and the focus is back on the trigger, so that a
 * dialog opened by it returns the focus there too.
 */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const layer = useTriggeredLayer();
  const { open } = layer.root;
  const chosen = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const action = chosen.current;
    chosen.current = undefined;
    if (!open && action) queueMicrotask(action); // behind the one that gives the focus back
  }, [open]);
  return (
    // Not modal: the page behind need not be hidden from screen readers for a list that closes on the next press.
    <Primitive.Root modal={false} {...layer.root}>
      <Primitive.Trigger asChild {...layer.trigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content {...layer.content} align={align} sideOffset={4} collisionPadding={8} className={list.sheet}>
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.divided && <Primitive.Separator className={list.divider} />}
              <Primitive.Item
                className={list.row}
                disabled={item.disabled}
                data-critical={item.critical ? '' : undefined}
                onSelect={() => {
                  chosen.current = item.onSelect;
                }}
              >
                {item.icon}
                <span className={list.text}>{item.label}</span>
                {item.shortcut && <span className={list.muted}>{item.shortcut}</span>}
              </Primitive.Item>
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
