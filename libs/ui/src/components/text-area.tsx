import type { ComponentProps } from 'react';
import { useState } from 'react';
import { classNames } from '../class-names';
import type { FieldOptions } from './field';
import { Field, splitFieldProps } from './field';
import styles from './field.module.css';

export type TextAreaProps = FieldOptions &
  Omit<ComponentProps<'textarea'>, keyof FieldOptions> & {
    /** Shows 'n / limit'. Longer text may be typed, so that nothing pasted is lost; the form refuses it. */
    limit?: number;
  };

const count = new Intl.NumberFormat('en');

/** Labelled running text that grows with what is written. */
export function TextArea({ limit, aside, onChange, ...props }: TextAreaProps) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typed : String(props.value).length;
  const counter = limit !== undefined && (
    <span className={classNames(styles.counter, length > limit && styles.over)}>
      <strong>{count.format(length)}</strong> / {count.format(limit)}
    </span>
  );
  const [field, area] = splitFieldProps({ rows: 4, ...props, aside: aside ?? counter });
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(styles.control, styles.area)}
          style={{ minBlockSize: `${area.rows * 20 + 22}px`, ...area.style }}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
