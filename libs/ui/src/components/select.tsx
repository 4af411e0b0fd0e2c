import { Select as Primitive } from 'radix-ui';
import { Check, ChevronDown } from '../icons';
import type { Ref } from 'react';
import { classNames } from '../class-names';
import type { FieldOptions } from './field';
import { Field, splitFieldProps } from './field';
import fieldStyles from './field.module.css';
import list from './list.module.css';
import styles from './select.module.css';
import { useTriggeredLayer } from './use-return-focus';

export interface Option {
  /** May be '' for 'all' or 'none'. */
  value: string;
  label: string;
  /** A colour square before the label. */
  swatch?: string | undefined;
  disabled?: boolean;
}

export interface SelectProps extends FieldOptions {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while no option has the value. */
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onBlur?: () => void;
}

// The primitive keeps '' for 'nothing chosen'; our options may use it.
const EMPTY = '(empty)';
const inner = (value: string) => (value === '' ? EMPTY : value);
const outer = (value: string) => (value === EMPTY ? '' : value);

/** A labelled choice out of a short list. For long lists use `Combobox`. */
export function Select(props: SelectProps) {
  const [field, { options, value, onValueChange, placeholder, disabled, name, ref, onBlur }] = splitFieldProps(props);
  const layer = useTriggeredLayer({ modal: true, ref });
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        // '' tells the primitive that nothing is chosen, which brings the placeholder back.
        <Primitive.Root
          {...layer.root}
          value={chosen ? inner(value) : ''}
          onValueChange={(next) => onValueChange(outer(next))}
          disabled={disabled}
          name={name}
        >
          <Primitive.Trigger
            {...control}
            {...layer.trigger}
            onBlur={onBlur}
            className={classNames(fieldStyles.control, styles.trigger)}
          >
            <span className={styles.value}>
              {chosen?.swatch && <span className={list.swatch} style={{ background: chosen.swatch }} />}
              <span className={list.text}>
                <Primitive.Value placeholder={placeholder}>{chosen?.label}</Primitive.Value>
              </span>
            </span>
            <ChevronDown aria-hidden />
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              {...layer.content}
              position="popper"
              sideOffset={4}
              collisionPadding={8}
              className={classNames(list.sheet, styles.list)}
            >
              <Primitive.Viewport>
                {options.map((option) => (
                  <Primitive.Item
                    key={option.value}
                    value={inner(option.value)}
                    disabled={option.disabled}
                    className={list.row}
                  >
                    {option.swatch && <span className={list.swatch} style={{ background: option.swatch }} />}
                    <span className={list.text}>
                      <Primitive.ItemText>{option.label}</Primitive.ItemText>
                    </span>
                    <Primitive.ItemIndicator>
                      <Check aria-hidden />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}
