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
} from '@maquette/ui';
import type { Option } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownNarrowWide, ArrowDownWideNarrow, CalendarDays, SlidersHorizontal, Star, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { filterOptionsQuery } from '../../designs/api/get-filter-options';
import type { DesignFilters } from '../../designs/design-filters';
import { useProviderName } from '../../designs/hooks/use-provider-name';
import { DESIGN_TYPES, OPERATIONS, designTypeLabel, operationLabel } from '../../designs/vocabulary';
import { LARGEST_CARD, SMALLEST_CARD } from '../hooks/use-card-size';
import { useIsPhone } from '../hooks/use-media';
import styles from './gallery-filters.module.css';

interface GalleryFiltersProps {
  filters: DesignFilters;
  onChange: (changes: Partial<DesignFilters>) => void;
  onClear: () => void;
  narrowed: number;
  cardSize: number;
  onCardSize: (size: number) => void;
}

const TYPING_PAUSE_MS = 250;

/** Search, filters, order and card size; on a phone all but the search are behind one button. */
export function GalleryFilters({ filters, onChange, onClear, narrowed, cardSize, onCardSize }: GalleryFiltersProps) {
  const isPhone = useIsPhone();
  const [sheet, setSheet] = useState(false);
  const search = <Search value={filters.search} onChange={(text) => onChange({ search: text })} />;
  const clear = narrowed > 0 && (
    <Button variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
      Clear filters
    </Button>
  );
  if (isPhone) {
    return (
      <div className={styles.bar}>
        {search}
        <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setSheet(true)}>
          {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
        </Button>
        <Dialog
          open={sheet}
          onOpenChange={setSheet}
          title="Filters"
          footer={
            <>
              {clear}
              <Button variant="accent" onClick={() => setSheet(false)}>
                Show designs
              </Button>
            </>
          }
        >
          <div className={styles.sheet}>
            <Choices filters={filters} onChange={onChange} labelled />
            <Days filters={filters} onChange={onChange} />
            <div className={styles.toggles}>
              <FavoriteToggle filters={filters} onChange={onChange} withText />
              <SortToggle filters={filters} onChange={onChange} withText />
            </div>
          </div>
        </Dialog>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      {search}
      <Choices filters={filters} onChange={onChange} />
      <div className={styles.toggles}>
        <FavoriteToggle filters={filters} onChange={onChange} />
        <Popover
          label="Dates"
          trigger={
            <Button
              variant="outlined"
              aria-label="Dates"
              title="Dates"
              className={styles.square}
              data-chosen={filters.from || filters.to ? '' : undefined}
            >
              <CalendarDays aria-hidden />
            </Button>
          }
        >
          <Days filters={filters} onChange={onChange} />
        </Popover>
        <SortToggle filters={filters} onChange={onChange} />
      </div>
      {clear}
      <RangeRuler
        inline
        label="Size"
        value={cardSize}
        onValueChange={onCardSize}
        min={SMALLEST_CARD}
        max={LARGEST_CARD}
        step={10}
        className={styles.size ?? ''}
      />
    </div>
  );
}

/** Asks the server when the typing pauses. */
function Search({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), text ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the typing starts the clock
  }, [text]);
  return (
    <SearchField
      label="Search designs"
      value={text}
      onValueChange={setText}
      maxLength={200}
      className={styles.search}
    />
  );
}

type ChangeProps = Pick<GalleryFiltersProps, 'filters' | 'onChange'>;

/** 'All …' first, then what there is, and what is chosen even when there is none of it any more. */
function optionsOf(
  all: string,
  values: readonly string[],
  chosen: string,
  labelOf: (value: string) => string = (value) => value,
): Option[] {
  const known = chosen && !values.includes(chosen) ? [...values, chosen] : values;
  return [{ value: '', label: all }, ...known.map((value) => ({ value, label: labelOf(value) }))];
}

function Choices({ filters, onChange, labelled = false }: ChangeProps & { labelled?: boolean }) {
  const { id: userId } = useUser();
  // The cards come first: the options are read when somebody goes for them.
  const [wanted, setWanted] = useState(labelled);
  const want = () => setWanted(true);
  const { data } = useQuery({ ...filterOptionsQuery(userId), enabled: wanted });
  const providerName = useProviderName();
  const choices = [
    {
      name: 'designType',
      label: 'Design type',
      options: optionsOf('All Design Types', data?.designTypes ?? DESIGN_TYPES, filters.designType, designTypeLabel),
    },
    {
      name: 'operation',
      label: 'Process type',
      options: optionsOf(
        'All Process Types',
        data?.operations ?? OPERATIONS.map(({ id }) => id),
        filters.operation,
        operationLabel,
      ),
    },
    { name: 'brand', label: 'Brand', options: optionsOf('All Brands', data?.brands ?? [], filters.brand) },
    {
      name: 'provider',
      label: 'Provider',
      options: optionsOf('All Providers', data?.providers ?? [], filters.provider, providerName),
    },
  ] as const;
  return choices.map(({ name, label, options }) => {
    // of brands there may be hundreds
    const Choice = name === 'brand' ? Combobox : Select;
    return (
      <div
        key={name}
        className={styles.choice}
        onPointerEnter={want}
        onFocus={want}
        data-chosen={filters[name] ? '' : undefined}
      >
        <Choice
          label={label}
          hideLabel={!labelled}
          options={options}
          value={filters[name]}
          onValueChange={(value) => onChange({ [name]: value })}
        />
      </div>
    );
  });
}

const Days = ({ filters: { from, to }, onChange }: ChangeProps) => (
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

function FavoriteToggle({ filters: { favorite }, onChange, withText }: ChangeProps & { withText?: boolean }) {
  const icon = <Star aria-hidden fill={favorite ? 'currentColor' : 'none'} />;
  const toggle = {
    'aria-pressed': favorite,
    'data-chosen': favorite ? '' : undefined,
    onClick: () => onChange({ favorite: !favorite }),
  };
  return withText ? (
    <Button icon={icon} className={styles.toggle} {...toggle}>
      Favourites
    </Button>
  ) : (
    <IconButton label="Favourites" variant="outlined" className={styles.toggle} {...toggle}>
      {icon}
    </IconButton>
  );
}

function SortToggle({ filters: { sort }, onChange, withText }: ChangeProps & { withText?: boolean }) {
  const newest = sort === 'newest';
  const icon = newest ? <ArrowDownWideNarrow aria-hidden /> : <ArrowDownNarrowWide aria-hidden />;
  const label = newest ? 'Newest first' : 'Oldest first';
  const toggle = { onClick: () => onChange({ sort: newest ? 'oldest' : 'newest' }) };
  return withText ? (
    <Button icon={icon} {...toggle}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} variant="outlined" {...toggle}>
      {icon}
    </IconButton>
  );
}
