import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { Tooltip } from './tooltip';

interface Look {
  /** One accent button per view. Default: outlined. */
  variant?: 'accent' | 'outlined' | 'quiet' | 'critical';
  /** 46 px high, for the landing page and the sign-in forms. */
  large?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Says what is waited for ('Generating...'). While set the button shows it, stays in the tab order and does nothing. */
  busy?: string | false | undefined;
  /** A 16-px lucide icon before the text. */
  icon?: ReactNode;
  /** Puts the look on the only child, a link for example. It takes no icon and no busy text. */
  asChild?: boolean;
}

const lookOf = ({ variant = 'outlined', large, wide }: Look, className?: string) =>
  classNames(styles.button, styles[variant], large && styles.large, wide && styles.wide, className);

/** A push button. `type` is 'button' unless said otherwise. */
export function Button({
  variant,
  large,
  wide,
  busy,
  icon,
  asChild,
  className,
  disabled,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = lookOf({ variant, large, wide }, className);
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  // A disabled button would lose the focus; a busy one keeps it and ignores the click.
  const stop = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={look}
      disabled={disabled}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      data-blocked={disabled || busy ? '' : undefined}
      data-busy={busy ? '' : undefined}
      onClick={busy ? stop : onClick}
    >
      {!busy && icon}
      {busy || children}
    </button>
  );
}

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'busy' | 'icon' | 'large' | 'wide' | 'asChild'
> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** A key shown in the tooltip after the label. */
  shortcut?: string;
  children: ReactNode;
  /** False where the name stands in plain sight. */
  tooltip?: boolean;
}

/** A square button that holds one icon. */
export function IconButton({
  label,
  shortcut,
  children,
  variant = 'quiet',
  className,
  disabled,
  type = 'button',
  tooltip = true,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled}
      data-blocked={disabled ? '' : undefined}
      className={classNames(lookOf({ variant }), styles.square, className)}
    >
      {children}
    </button>
  );
  return tooltip ? (
    <Tooltip label={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
