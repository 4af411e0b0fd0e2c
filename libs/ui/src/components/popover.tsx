import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import list from './list.module.css';
import styles from './popover.module.css';
import { useTriggeredLayer } from './use-return-focus';

export interface PopoverProps {
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A small sheet beside its button: filters on a phone, options. */
export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  const layer = useTriggeredLayer();
  return (
    <Primitive.Root {...layer.root}>
      <Primitive.Trigger asChild {...layer.trigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...layer.content}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className={classNames(list.sheet, styles.popover, className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
