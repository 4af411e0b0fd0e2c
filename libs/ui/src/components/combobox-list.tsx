import { Command } from 'cmdk';
import { Check } from '../icons';
import list from './list.module.css';
import type { SelectProps } from './select';
import styles from './select.module.css';

interface ComboboxListProps extends Pick<SelectProps, 'label' | 'options' | 'value'> {
  onChoose: (value: string) => void;
}

/** So that 'lumea' finds 'Luméa'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// By what is read alone: the value may be an identifier, in which any letters are found.
const rank = (_value: string, typed: string, [label = '']: string[] = []) =>
  plain(label).includes(plain(typed.trim())) ? 1 : 0;

/** The box that narrows and the options under it. */
export const ComboboxList = ({ label, options, value, onChoose }: ComboboxListProps) => (
  <Command label={label} filter={rank}>
    <Command.Input autoFocus placeholder="Type to narrow" className={styles.filter} />
    <Command.List className={styles.options} label={label}>
      {options.map((option) => (
        <Command.Item
          key={option.value}
          value={option.value || option.label}
          keywords={[option.label]}
          disabled={option.disabled}
          className={list.row}
          onSelect={() => onChoose(option.value)}
        >
          {option.swatch && <span className={list.swatch} style={{ background: option.swatch }} />}
          <span className={list.text}>{option.label}</span>
          {option.value === value && <Check aria-hidden />}
        </Command.Item>
      ))}
    </Command.List>
    {/* outside: a listbox holds options alone */}
    <div role="status">
      <Command.Empty className={list.none}>Nothing matches.</Command.Empty>
    </div>
  </Command>
);
