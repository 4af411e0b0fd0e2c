import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Check } from '../icons';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '../use-media';
import type { Choice } from './choice';
import { Segmented } from './choice';
import { useDialogClose } from './dialog';
import list from './list.module.css';
import { Sheet } from './sheet';
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

/** One of a few, at the head of a menu. The menu stays open, so that one sees what was chosen. */
export interface MenuChoice {
  label: string;
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  choice?: MenuChoice;
  align?: 'start' | 'end';
  /** What the actions are about: the title of the sheet that a menu is on phones. */
  label?: string;
}

/**
 * A menu of actions; on phones a sheet, without keys. An action runs after the menu has closed and the focus is back on the trigger, so
 * that a dialog opened by it returns the focus there too.
 */
export function Menu(props: MenuProps) {
  const phone = useIsPhone();
  return phone ? <MenuSheet {...props} /> : <MenuList {...props} />;
}

type Choose = (action: () => void) => void;

/** Keeps what was chosen until the menu has closed. */
function useChosen(open: boolean): Choose {
  const chosen = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const action = chosen.current;
    chosen.current = undefined;
    if (!open && action) queueMicrotask(action); // behind the one that gives the focus back
  }, [open]);
  return (action) => {
    chosen.current = action;
  };
}

function MenuList({ trigger, items, choice, align = 'end' }: MenuProps) {
  const layer = useTriggeredLayer();
  const choose = useChosen(layer.root.open);
  return (
    // Not modal: the page behind need not be hidden from screen readers for a list that closes on the next press.
    <Primitive.Root modal={false} {...layer.root}>
      <Primitive.Trigger asChild {...layer.trigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content {...layer.content} align={align} sideOffset={4} collisionPadding={8} className={list.sheet}>
          {choice && (
            <>
              <Primitive.Label className={list.heading}>{choice.label}</Primitive.Label>
              <Primitive.RadioGroup aria-label={choice.label} value={choice.value} onValueChange={choice.onValueChange}>
                {choice.choices.map(({ value, label, icon }) => (
                  <Primitive.RadioItem
                    key={value}
                    value={value}
                    className={list.row}
                    onSelect={(event) => event.preventDefault()}
                  >
                    {icon}
                    <span className={list.text}>{label}</span>
                    <Primitive.ItemIndicator asChild>
                      <Check aria-hidden />
                    </Primitive.ItemIndicator>
                  </Primitive.RadioItem>
                ))}
              </Primitive.RadioGroup>
              <Primitive.Separator className={list.divider} />
            </>
          )}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.divided && <Primitive.Separator className={list.divider} />}
              <Primitive.Item
                className={list.row}
                disabled={item.disabled}
                data-critical={item.critical ? '' : undefined}
                onSelect={() => choose(item.onSelect)}
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

function MenuSheet({ trigger, items, choice, label = 'Actions' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const choose = useChosen(open);
  return (
    <Sheet trigger={trigger} title={label} flush onOpenChange={setOpen}>
      {choice && (
        <div className={list.choice}>
          <Segmented
            label={choice.label}
            choices={choice.choices.map(({ value, label: word }) => ({ value, label: word }))}
            value={choice.value}
            onValueChange={choice.onValueChange}
          />
        </div>
      )}
      <SheetRows items={items} choose={choose} />
    </Sheet>
  );
}

function SheetRows({ items, choose }: Pick<MenuProps, 'items'> & { choose: Choose }) {
  const close = useDialogClose();
  return (
    // What lies behind, a viewer with arrow keys for example, hears none of the keys pressed here.
    <ul className={list.inSheet} onKeyDown={(event) => event.stopPropagation()}>
      {items.map((item) => (
        <li key={item.label} className={item.divided ? list.divided : undefined}>
          <button
            type="button"
            className={list.row}
            disabled={item.disabled}
            data-disabled={item.disabled ? '' : undefined}
            data-critical={item.critical ? '' : undefined}
            onClick={() => {
              choose(item.onSelect);
              close();
            }}
          >
            {item.icon}
            <span className={list.text}>{item.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
