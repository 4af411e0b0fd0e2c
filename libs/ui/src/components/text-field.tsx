import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Eye, EyeOff } from '../icons';
import { classNames } from '../class-names';
import type { FieldOptions } from './field';
import { Field, splitFieldProps } from './field';
import styles from './field.module.css';

export type TextFieldProps = FieldOptions & Omit<ComponentProps<'input'>, keyof FieldOptions>;

/** A labelled line of text. Everything else goes to the `input`, so `{...register('name')}` fits. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field {...field}>{(control) => <input type="text" {...input} {...control} className={styles.control} />}</Field>
  );
}

/** A password with show and hide, and a warning while Caps Lock is on. */
export function PasswordField({ hint, onKeyUp, ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [field, input] = splitFieldProps({ ...props, hint: capsLock ? 'Caps Lock is on.' : hint });
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(styles.control, styles.box)}
          data-invalid={control['aria-invalid'] && ''}
          data-disabled={input.disabled ? '' : undefined}
        >
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={styles.inner}
            onKeyUp={(event) => {
              setCapsLock(event.getModifierState('CapsLock'));
              onKeyUp?.(event);
            }}
          />
          <button
            type="button"
            className={styles.beside}
            aria-label={shown ? 'Hide password' : 'Show password'}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}
