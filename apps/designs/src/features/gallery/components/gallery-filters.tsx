import { FilterBar, FilterChoice, FilterDays, FilterToggle } from '@maquette/ui/pieces';
import type { Option } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownNarrowWide, ArrowDownWideNarrow, Star } from '@maquette/ui/icons';
import { useState } from 'react';
import { filterOptionsQuery } from '../../designs/api/get-filter-options';
import type { DesignFilters } from '../../designs/design-filters';
import { useProviderName } from '../../designs/hooks/use-provider-name';
import { DESIGN_TYPES, OPERATIONS, designTypeLabel, operationLabel } from '../../designs/vocabulary';
import { LARGEST_CARD, SMALLEST_CARD } from '../hooks/use-card-size';

interface GalleryFiltersProps {
  filters: DesignFilters;
  onChange: (changes: Partial<DesignFilters>) => void;
  onClear: () => void;
  narrowed: number;
  cardSize: number;
  onCardSize: (size: number) => void;
  onCreate: () => void;
}

/** What the designs can be narrowed by, their order and the size of their cards. */
export function GalleryFilters({
  filters,
  onChange,
  onClear,
  narrowed,
  cardSize,
  onCardSize,
  onCreate,
}: GalleryFiltersProps) {
  const { id: userId } = useUser();
  // The cards come first: the options are read when somebody goes for them.
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery({ ...filterOptionsQuery(userId), enabled: wanted });
  const providerName = useProviderName();
  const { favorite, sort } = filters;
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
    { name: 'brand', label: 'Brand', options: optionsOf('All Brands', data?.brands ?? [], filters.brand), many: true },
    {
      name: 'provider',
      label: 'Provider',
      options: optionsOf('All Providers', data?.providers ?? [], filters.provider, providerName),
    },
  ] as const;
  return (
    <FilterBar
      search={{ label: 'Search designs', value: filters.search, onChange: (search) => onChange({ search }) }}
      narrowed={narrowed}
      onClear={onClear}
      size={{ value: cardSize, onChange: onCardSize, min: SMALLEST_CARD, max: LARGEST_CARD }}
      action={{ label: '+ New Design', onClick: onCreate }}
      showLabel="Show designs"
    >
      {choices.map(({ name, ...choice }) => (
        <FilterChoice
          key={name}
          {...choice}
          value={filters[name]}
          onValueChange={(value) => onChange({ [name]: value })}
          onWanted={() => setWanted(true)}
        />
      ))}
      <FilterDays from={filters.from} to={filters.to} onChange={onChange} />
      <FilterToggle
        label="Favourites"
        icon={<Star aria-hidden fill={favorite ? 'currentColor' : 'none'} />}
        pressed={favorite}
        onClick={() => onChange({ favorite: !favorite })}
      />
      <FilterToggle
        label={sort === 'newest' ? 'Newest first' : 'Oldest first'}
        icon={sort === 'newest' ? <ArrowDownWideNarrow aria-hidden /> : <ArrowDownNarrowWide aria-hidden />}
        onClick={() => onChange({ sort: sort === 'newest' ? 'oldest' : 'newest' })}
      />
    </FilterBar>
  );
}

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
