import { Field, classNames } from '@maquette/ui';
import type { FieldOptions } from '@maquette/ui';
import { X } from '../icons';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import styles from './tag-input.module.css';

export interface TagInputProps extends FieldOptions {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  placeholder?: string;
  /** How many there may be. */
  limit?: number;
  /** How many characters one may have. */
  longest?: number;
  disabled?: boolean;
}

const SEPARATORS = /[,;\n\t]+/;
const plain = (tag: string) => tag.trim().replace(/\s+/g, ' ');
const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent', usage: 'search' }) === 0;

/** Words added one by one: a comma or Enter adds what is typed, a pasted list all of it, Backspace in the empty field removes the last. */
export function TagInput({
  value,
  onValueChange,
  placeholder,
  limit = 20,
  longest = 40,
  disabled,
  aside,
  ...field
}: TagInputProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  /** Adds what may be added, and says what not. What was not taken stays in the field, as far as it is one tag. */
  const add = (texts: readonly string[]) => {
    const tags = [...value];
    const problems: string[] = [];
    let left = '';
    for (const tag of texts.map(plain).filter(Boolean)) {
      if (tags.some((other) => same(other, tag))) problems.push(`'${tag}' is there already.`);
      else if (tag.length > longest) {
        problems.push(`A tag has at most ${longest} characters.`);
        left = tag;
      } else if (tags.length >= limit) {
        problems.push(`No more than ${limit} fit.`);
        left ||= tag;
      } else tags.push(tag);
    }
    const added = tags.slice(value.length);
    if (added.length > 0) onValueChange(tags);
    setTyped(left);
    setSaid([added.length > 0 && `Added ${added.join(', ')}.`, ...new Set(problems)].filter(Boolean).join(' '));
    setProblem([...new Set(problems)].join(' '));
  };
  const [problem, setProblem] = useState('');

  const remove = (tag: string) => {
    onValueChange(value.filter((other) => other !== tag));
    setSaid(`Removed ${tag}.`);
    setProblem('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === ',' || (event.key === 'Enter' && typed.trim() !== '')) {
      event.preventDefault(); // the form is not sent by what adds a tag
      add(typed.split(SEPARATORS));
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATORS.test(text)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add((typed.slice(0, selectionStart ?? 0) + text + typed.slice(selectionEnd ?? 0)).split(SEPARATORS));
  };

  const count = (
    <span className={styles.count} data-full={value.length >= limit ? '' : undefined}>
      {value.length} of {limit}
    </span>
  );
  return (
    <Field {...field} aside={aside ?? count} error={field.error ?? (problem || undefined)}>
      {(control) => (
        <div
          className={styles.box}
          data-disabled={disabled ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        >
          {value.length > 0 && (
            <ul className={styles.tags}>
              {value.map((tag) => (
                <li key={tag} className={styles.tag}>
                  <span className={styles.word}>{tag}</span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${tag}`}
                    disabled={disabled}
                    onClick={() => remove(tag)}
                  >
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            className={styles.input}
            value={typed}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : undefined}
            enterKeyHint="done"
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => typed.trim() && add(typed.split(SEPARATORS))}
          />
          <span role="status" className={classNames(styles.said)}>
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
