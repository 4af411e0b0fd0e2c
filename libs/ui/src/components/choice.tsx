import { Checkbox as CheckboxPrimitive, RadioGroup } from 'radix-ui';
import { Check, Minus } from '../icons';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface Choice<V extends string = string> {
  value: V;
  label: string;
  /** Stands in place of the label, which stays the accessible name. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps<V extends string> {
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice<V>[];
  /** '' while nothing is chosen. */
  value: V | '';
  onValueChange: (value: V) => void;
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

interface GroupProps<V extends string> extends ChoiceGroupProps<V> {
  look: string | undefined;
  children: (choice: Choice<V>) => ReactNode;
}

/** One of a few, all in sight. Arrows walk and choose. */
function Group<V extends string>({
  label,
  hideLabel,
  choices,
  value,
  onValueChange,
  error,
  disabled,
  className,
  look,
  children,
}: GroupProps<V>) {
  const id = useId();
  const legend = (
    <span id={id} className={styles.legend}>
      {label}
    </span>
  );
  return (
    <div className={classNames(styles.group, className)}>
      {hideLabel ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      <RadioGroup.Root
        className={look}
        value={value}
        onValueChange={(next) => onValueChange(next as V)}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {choices.map(children)}
      </RadioGroup.Root>
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Joined segments, the chosen one filled with ink: a number from 1 to 10, a view. `fit` keeps them as narrow as their words. */
export const Segmented = <V extends string>({ fit, ...props }: ChoiceGroupProps<V> & { fit?: boolean }) => (
  <Group {...props} look={classNames(styles.segments, fit && styles.fit)}>
    {({ value, label, icon, disabled }) => (
      <RadioGroup.Item
        key={value}
        value={value}
        disabled={disabled}
        className={styles.segment}
        {...(icon && { 'aria-label': label, title: label })}
      >
        {icon ?? label}
      </RadioGroup.Item>
    )}
  </Group>
);

/** Separate buttons, the chosen one with an ink edge and a check: providers. */
export const ChoiceButtons = <V extends string>(props: ChoiceGroupProps<V>) => (
  <Group {...props} look={styles.choices}>
    {({ value, label, disabled }) => (
      <RadioGroup.Item key={value} value={value} disabled={disabled} className={styles.choice}>
        <RadioGroup.Indicator asChild>
          <Check aria-hidden />
        </RadioGroup.Indicator>
        {label}
      </RadioGroup.Item>
    )}
  </Group>
);

export interface TickProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** A box with its words. `indeterminate` shows that some of what it stands for is chosen. */
export const Checkbox = ({
  label,
  checked,
  indeterminate,
  onCheckedChange,
  disabled,
  className,
}: TickProps & { indeterminate?: boolean }) => (
  <label className={classNames(styles.line, className)}>
    <CheckboxPrimitive.Root
      className={styles.box}
      checked={indeterminate ? 'indeterminate' : checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      disabled={disabled}
    >
      <CheckboxPrimitive.Indicator>
        {indeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
    {label}
  </label>
);
