import { Button } from '@maquette/ui';
import { X } from '@maquette/ui/icons';
import { designTypeLabel } from '../design-type-label';
import type { Filters } from '../inspiration';
import { colorName } from './filter-panel';
import styles from './filter-panel.module.css';

interface FilterSummaryProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** How many the filters let through, where that is known. */
  found: number | undefined;
}

/** What the list is narrowed by while the panel is shut, each with the way out of it. */
export function FilterSummary({ filters, onChange, found }: FilterSummaryProps) {
  const { designType, color, tags } = filters;
  const chosen = tags === '' ? [] : tags.split(',');
  const all = [
    ...(designType ? [{ label: designTypeLabel(designType), without: { designType: '' } }] : []),
    ...(color ? [{ label: colorName(color), swatch: color, without: { color: '', sort: 'newest' as const } }] : []),
    ...chosen.map((tag) => ({ label: tag, without: { tags: chosen.filter((one) => one !== tag).join(',') } })),
  ];
  return (
    <div role="group" aria-label="Filters in use" className={styles.summary}>
      {all.map(({ label, without, ...rest }) => (
        <Button key={label} aria-label={`Remove the filter ${label}`} onClick={() => onChange(without)}>
          {'swatch' in rest && <span className={styles.chip} style={{ backgroundColor: rest.swatch }} />}
          {label}
          <X aria-hidden />
        </Button>
      ))}
      {found !== undefined && <p className={styles.found}>{found} found</p>}
    </div>
  );
}
