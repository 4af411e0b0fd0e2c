import type { ReactNode } from 'react';
import { useId } from 'react';
import { CircleAlert } from '../icons';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden';

/** What every labelled control takes. */
export interface FieldOptions {
  label: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** Marks the label 'optional'; a control is required unless it says so. */
  optional?: boolean;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the place of the hint and marks the control invalid. */
  error?: string | undefined;
  /** At the right of the label: a count, a link. */
  aside?: ReactNode;
  /** 44 px high, for sign-in forms. */
  large?: boolean;
  className?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldOptions {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one entry. The child gets the attributes that belong on the control. */
export function Field({
  label,
  hideLabel,
  optional,
  hint,
  error,
  aside,
  large,
  className,
  id: givenId,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const note = error ?? hint;
  const labelElement = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}>, optional</span>}
    </label>
  );
  return (
    <div className={classNames(styles.field, large && styles.large, className)}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelElement}
          {aside}
        </div>
      )}
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className={styles.error} id={`${id}-note`} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** Splits the props of a labelled control into those of the field and those of the native element. */
export function splitFieldProps<P extends FieldOptions & { id?: string | undefined }>(props: P) {
  const { label, hideLabel, optional, hint, error, aside, large, className, id, ...control } = props;
  return [{ label, hideLabel, optional, hint, error, aside, large, className, id }, control] as const;
}
