import { Button, Segmented, Select } from '@maquette/ui';
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

interface ViewBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  narrowed: number;
  /** Of the filters' panel. */
  panelId: string;
  isPanelOpen: boolean;
  onPanelChange: (open: boolean) => void;
}

/** The order, the filters' panel, and whether it is a wall or a list. */
export function ViewBar({ filters, onChange, narrowed, panelId, isPanelOpen, onPanelChange }: ViewBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.sort}>
        <Select
          label="Sort"
          hideLabel
          options={filters.color ? [CLOSEST, ...SORTS] : SORTS}
          value={filters.sort === 'closest' && !filters.color ? 'newest' : filters.sort}
          onValueChange={(sort) => onChange({ sort: sort as Filters['sort'] })}
        />
      </div>
      <Button
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={() => onPanelChange(!isPanelOpen)}
      >
        {isPanelOpen ? 'Hide Filters' : 'Show Filters'}
        {narrowed > 0 && ` (${narrowed})`}
      </Button>
      <Segmented
        fit
        hideLabel
        label="View"
        choices={VIEWS}
        value={filters.view}
        onValueChange={(view) => onChange({ view })}
      />
    </div>
  );
}
