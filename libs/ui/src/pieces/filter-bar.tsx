// Through the package's door: this module is built into each remote, and must take what the page already carries.
import {
  Button,
  Combobox,
  Dialog,
  IconButton,
  Popover,
  RangeRuler,
  SearchField,
  Select,
  TextField,
  useIsPhone,
  useMedia,
  type Option,
} from '@maquette/ui';

import { CalendarDays, Plus, SlidersHorizontal, X } from '../icons';
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { columnsOf, widthsOf } from './masonry';
import { useWidth } from './use-width';

const TYPING_PAUSE_MS = 250;

/** There is no room for all filters in the row. */
const NARROW = '(max-width: 1359px)';

/** Whether the filters stand in the sheet, one under the other and with their names, or in the row. */
const InSheet = createContext(false);

export interface FilterBarProps {
  /** `onChange` is called when the typing pauses. */
  search: { label: string; value: string; onChange: (text: string) => void };
  /** How many filters leave something out. */
  narrowed?: number;
  onClear?: () => void;
  /** How wide a piece is at least, where that can be chosen: the ruler knows the widths that fit. */
  size?: { value: number; onChange: (width: number) => void; min: number; max: number } | undefined;
  /** What makes a new one: '+ New Design', whose '+' is drawn as an icon. The page's one accent button. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Closes the sheet: 'Show designs'. */
  showLabel?: string;
  /** `FilterChoice`, `FilterDays` and `FilterToggle`; none where the list can only be searched. */
  children?: ReactNode;
}

const REACHED_BY_TAB = 'a[href], button:not(:disabled, [tabindex="-1"]), [tabindex="0"]';

/** To the first control behind the bar. */
function skip({ currentTarget: { parentElement: bar } }: MouseEvent<HTMLButtonElement>) {
  const isBehind = (control: HTMLElement) =>
    bar !== null &&
    !bar.contains(control) &&
    (bar.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  [...document.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].find(isBehind)?.focus();
}

/** Seen once the Tab key reaches it: the list is one step away, not ten. */
const SkipFilters = () => (
  <button type="button" className={styles.skip} onClick={skip}>
    Skip the filters
  </button>
);

/** Search, filters, size and the page's action in one row that stays in sight; where it is narrow, the filters are behind one button. */
export function FilterBar({ search, narrowed = 0, onClear, size, action, showLabel, children }: FilterBarProps) {
  const isPhone = useIsPhone();
  const isNarrow = useMedia(NARROW);
  const row = useRef<HTMLDivElement>(null);
  const width = useWidth(row, 1196);
  const [sheet, setSheet] = useState(false);
  const filters = !children ? null : !isNarrow && !isPhone ? (
    <>
      {children}
      {narrowed > 0 && (
        <IconButton label="Clear filters" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      )}
    </>
  ) : (
    <>
      <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setSheet(true)}>
        {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
      </Button>
      <Dialog
        open={sheet}
        onOpenChange={setSheet}
        title="Filters"
        size={isPhone ? 'sheet' : 'small'}
        footer={
          <>
            {narrowed > 0 && (
              <Button variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
                Clear filters
              </Button>
            )}
            <Button variant="accent" onClick={() => setSheet(false)}>
              {showLabel}
            </Button>
          </>
        }
      >
        <InSheet value>
          <div className={styles.sheet}>{children}</div>
        </InSheet>
      </Dialog>
    </>
  );
  return (
    <div className={styles.bar}>
      {children && <SkipFilters />}
      <div ref={row} className={styles.row}>
        <ListSearch {...search} />
        {filters}
        {size && !isPhone && <SizeRuler wall={width} {...size} />}
        {action &&
          (isPhone ? (
            <IconButton label={action.label} variant="accent" tooltip={false} onClick={action.onClick}>
              <Plus aria-hidden />
            </IconButton>
          ) : (
            <Button
              variant="accent"
              icon={<Plus aria-hidden />}
              aria-label={action.label}
              className={styles.action}
              onClick={action.onClick}
            >
              {action.label.replace(/^\+ /, '')}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** Goes from one width that fits to the next, and says it. The row is as wide as the wall. */
function SizeRuler({ wall, value, onChange, min, max }: NonNullable<FilterBarProps['size']> & { wall: number }) {
  const widths = widthsOf(wall, min, max);
  if (widths.length < 2) return null;
  const { width } = columnsOf(wall, value);
  const at = widths.findIndex((one) => one >= width - 1);
  return (
    <RangeRuler
      inline
      label="Size"
      value={at < 0 ? widths.length - 1 : at}
      onValueChange={(index) => onChange(Math.floor(widths[index] ?? value))}
      min={0}
      max={widths.length - 1}
      step={1}
      format={(index) => String(Math.round(widths[index] ?? value))}
      className={styles.size ?? ''}
    />
  );
}

/** The text that a list is searched for; told when the typing pauses. */
export function ListSearch({ label, value, onChange }: FilterBarProps['search']) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const search = useEffectEvent(() => {
    if (text !== value) onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(search, text ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return <SearchField label={label} value={text} onValueChange={setText} maxLength={200} className={styles.search} />;
}

interface FilterChoiceProps {
  label: string;
  /** The first is 'All …' with the value ''. */
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** There may be hundreds: they can be searched. */
  many?: boolean;
  /** Somebody goes for it: what the options need can be read now. In the sheet it is called when that opens. */
  onWanted?: () => void;
}

/** One of the values of a property. */
export function FilterChoice({ label, options, value, onValueChange, many, onWanted }: FilterChoiceProps) {
  const inSheet = use(InSheet);
  const Choice = many ? Combobox : Select;
  const opened = useEffectEvent(() => onWanted?.());
  useEffect(() => {
    if (inSheet) opened();
  }, [inSheet]);
  return (
    <div className={styles.choice} onPointerEnter={onWanted} onFocus={onWanted} data-chosen={value ? '' : undefined}>
      <Choice label={label} hideLabel={!inSheet} options={options} value={value} onValueChange={onValueChange} />
    </div>
  );
}

interface FilterDaysProps {
  /** Days as '2026-03-01', both included; '' for none. */
  from: string;
  to: string;
  onChange: (changes: { from?: string; to?: string }) => void;
}

/** From one day to another. */
export function FilterDays({ from, to, onChange }: FilterDaysProps) {
  const inSheet = use(InSheet);
  const days = (
    <div className={styles.days}>
      <TextField
        label="From"
        type="date"
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
  if (inSheet) return days;
  return (
    <Popover
      label="Dates"
      trigger={
        <Button
          variant="outlined"
          aria-label="Dates"
          title="Dates"
          className={styles.square}
          data-chosen={from || to ? '' : undefined}
        >
          <CalendarDays aria-hidden />
        </Button>
      }
    >
      {days}
    </Popover>
  );
}

interface FilterToggleProps {
  label: string;
  icon: ReactNode;
  /** Undefined for a button that changes what it says, as the order does. */
  pressed?: boolean | undefined;
  onClick: () => void;
}

/** On or off: an icon in the row, with its words in the sheet. */
export function FilterToggle({ label, icon, pressed, onClick }: FilterToggleProps) {
  const inSheet = use(InSheet);
  const toggle = {
    'aria-pressed': pressed,
    'data-chosen': pressed ? '' : undefined,
    className: styles.toggle,
    onClick,
  };
  return inSheet ? (
    <Button icon={icon} {...toggle}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} variant="outlined" {...toggle}>
      {icon}
    </IconButton>
  );
}
