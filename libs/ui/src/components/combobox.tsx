import { ChevronDown } from '../icons';
import { Popover } from 'radix-ui';
import { classNames } from '../class-names';
import { later } from '../later';
import { Field, splitFieldProps } from './field';
import fieldStyles from './field.module.css';
import list from './list.module.css';
import type { SelectProps } from './select';
import styles from './select.module.css';
import { useTriggeredLayer } from './use-return-focus';

export const ComboboxList = later(() => import('./combobox-list').then((module) => module.ComboboxList), {
  failed: () => <p className={list.none}>The list could not be loaded. Please check your connection.</p>,
});

/** A `Select` for long lists: the same props, and a box that narrows the list while one types. */
export function Combobox(props: SelectProps) {
  const [field, { options, value, onValueChange, placeholder = 'Choose…', disabled, ref, onBlur }] =
    splitFieldProps(props);
  const layer = useTriggeredLayer({ modal: true, ref });
  const { open, onOpenChange } = layer.root;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        // Modal, since inside a dialog the list could not be scrolled otherwise.
        <Popover.Root {...layer.root} modal>
          <Popover.Trigger
            {...control}
            {...layer.trigger}
            onBlur={onBlur}
            role="combobox"
            aria-expanded={open}
            disabled={disabled}
            data-placeholder={chosen ? undefined : ''}
            className={classNames(fieldStyles.control, styles.trigger)}
          >
            <span className={styles.value}>
              {chosen?.swatch && <span className={list.swatch} style={{ background: chosen.swatch }} />}
              <span className={list.text}>{chosen?.label ?? placeholder}</span>
            </span>
            <ChevronDown aria-hidden />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              {...layer.content}
              aria-label={field.label}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={classNames(list.sheet, styles.list)}
            >
              <ComboboxList
                label={field.label}
                options={options}
                value={value}
                onChoose={(next) => {
                  onValueChange(next);
                  onOpenChange(false);
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
