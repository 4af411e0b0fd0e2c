import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { Search, X } from '../icons';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { Kbd } from './kbd';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** The accessible name; also the placeholder unless one is given. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box. The page that owns it binds `/` to `focusSearch`; Escape clears it, a second Escape leaves it. */
export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames(styles.control, styles.box, className)}>
      <Search aria-hidden className={styles.lead} />
      <input
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        data-search
        className={styles.inner}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            if (value) onValueChange('');
            else input.current?.blur();
          }
          onKeyDown?.(event);
        }}
      />
      {value ? (
        <button
          type="button"
          className={styles.beside}
          aria-label="Clear search"
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </button>
      ) : (
        <Kbd className={styles.key}>/</Kbd>
      )}
    </div>
  );
}

/** Puts the caret into the page's search box; false when there is none. */
export function focusSearch(): boolean {
  const input = document.querySelector<HTMLInputElement>('input[data-search]');
  input?.focus();
  input?.select();
  return input !== null;
}
