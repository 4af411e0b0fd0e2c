import { Button, IconButton, Segmented, Select, useIsPhone } from '@maquette/ui';
import { Grid2x2, List, SlidersHorizontal } from '@maquette/ui/icons';
import type { Filters } from '../inspiration';
import styles from './view-bar.module.css';

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <Grid2x2 aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
] as const;

const SORTS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
];
const CLOSEST = { value: 'closest', label: 'Closest Color' };

interface SortChoiceProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  hideLabel?: boolean;
}

/** The order; what is closest comes first only where a colour is looked for. */
export const SortChoice = ({ filters, onChange, hideLabel = false }: SortChoiceProps) => (
  <Select
    label="Sort"
    hideLabel={hideLabel}
    options={filters.color ? [CLOSEST, ...SORTS] : SORTS}
    value={filters.sort === 'closest' && !filters.color ? 'newest' : filters.sort}
    onValueChange={(sort) => onChange({ sort: sort as Filters['sort'] })}
  />
);

interface ViewBarProps extends Omit<SortChoiceProps, 'hideLabel'> {
  narrowed: number;
  /** Of the filters' panel. */
  panelId: string;
  isPanelOpen: boolean;
  onPanelChange: (open: boolean) => void;
}

/** The order, the filters' panel, and whether it is a wall or a list. On phones the order stands in the panel. */
export function ViewBar({ filters, onChange, narrowed, panelId, isPanelOpen, onPanelChange }: ViewBarProps) {
  const isPhone = useIsPhone();
  const panel = {
    'aria-expanded': isPanelOpen,
    'aria-controls': panelId,
    onClick: () => onPanelChange(!isPanelOpen),
  };
  const label = `${isPanelOpen ? 'Hide Filters' : 'Show Filters'}${narrowed > 0 ? ` (${narrowed})` : ''}`;
  return (
    <>
      {isPhone ? (
        <IconButton
          {...panel}
          label={label}
          variant="outlined"
          tooltip={false}
          className={styles.filters ?? ''}
          data-chosen={narrowed > 0 ? '' : undefined}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      ) : (
        <>
          <div className={styles.sort}>
            <SortChoice filters={filters} onChange={onChange} hideLabel />
          </div>
          <Button {...panel} icon={<SlidersHorizontal aria-hidden />}>
            {label}
          </Button>
        </>
      )}
      <Segmented
        fit
        hideLabel
        label="View"
        choices={VIEWS}
        value={filters.view}
        onValueChange={(view) => onChange({ view })}
      />
    </>
  );
}
