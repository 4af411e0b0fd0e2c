import { Button, Checkbox, Dialog, Notice, Select, classNames, useIsPhone } from '@maquette/ui';
import { X } from '@maquette/ui/icons';
import { useUser } from '@maquette/web-core';
import { inspirationsMetaQuery } from '@maquette/web-core/inspirations';
import { designTypeLabel } from '../design-type-label';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filters } from '../inspiration';
import styles from './filter-panel.module.css';
import { SortChoice } from './view-bar';

/** Colours to look for, by the names that people give them. */
const COLORS = [
  ['Red', '#d23b2f'],
  ['Orange', '#ee8a2a'],
  ['Yellow', '#f2c93b'],
  ['Green', '#4b9a51'],
  ['Teal', '#2a9d96'],
  ['Blue', '#2f6fbf'],
  ['Navy', '#1f2f57'],
  ['Purple', '#7a4fa3'],
  ['Pink', '#e58fae'],
  ['Brown', '#7c5236'],
  ['Beige', '#e6d8bd'],
  ['White', '#ffffff'],
  ['Grey', '#9a9da0'],
  ['Black', '#141414'],
] as const;

/** So many tags are shown without being asked for. */
const FEW = 24;

interface FilterPanelProps {
  id: string;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  narrowed: number;
  onClear: () => void;
  onClose: () => void;
  /** How many the filters let through, where that is known. */
  found: number | undefined;
}

/** What inspirations can be narrowed by: above the wall, or on phones in a sheet. */
export function FilterPanel({ id, filters, onChange, narrowed, onClear, onClose, found }: FilterPanelProps) {
  const isPhone = useIsPhone();
  const clear = (
    <Button
      variant={isPhone ? 'outlined' : 'quiet'}
      icon={<X aria-hidden />}
      disabled={narrowed === 0}
      className={styles.clear ?? ''}
      onClick={onClear}
    >
      Clear Filters
    </Button>
  );
  if (isPhone)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Filters"
        size="sheet"
        footer={
          <>
            {clear}
            <Button variant="accent" onClick={onClose}>
              {found === undefined
                ? 'Show inspirations'
                : `Show ${found} ${found === 1 ? 'inspiration' : 'inspirations'}`}
            </Button>
          </>
        }
      >
        <div className={styles.panel}>
          <SortChoice filters={filters} onChange={onChange} />
          <FilterFields filters={filters} onChange={onChange} />
        </div>
      </Dialog>
    );
  return (
    <section id={id} aria-label="Filters" className={styles.panel}>
      <FilterFields filters={filters} onChange={onChange} />
      {clear}
    </section>
  );
}

/** Their type, a colour of the picture, their tags. */
function FilterFields({ filters, onChange }: Pick<FilterPanelProps, 'filters' | 'onChange'>) {
  const { id: userId } = useUser();
  const { data, isError } = useQuery(inspirationsMetaQuery(userId));
  const chosen = filters.tags === '' ? [] : filters.tags.split(',');
  const tags = [...new Set([...(data?.styleTags ?? []), ...chosen])];
  const types = [...new Set([...(data?.designTypes ?? []), filters.designType])].filter(Boolean);
  const counts = new Map(data?.styleTags.map((tag, index) => [tag, data.styleTagCounts[index]]));
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.filter((tag, index) => index < FEW || chosen.includes(tag));
  const setColor = (color: string) => onChange({ color, sort: color ? 'closest' : 'newest' });
  return (
    <>
      <div>
        <Select
          label="Design Type"
          options={[
            { value: '', label: 'All Types' },
            ...types.map((value) => ({ value, label: designTypeLabel(value) })),
          ]}
          value={filters.designType}
          onValueChange={(designType) => onChange({ designType })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>Color</legend>
        <div className={styles.colors}>
          {COLORS.map(([name, hex]) => (
            <button
              key={hex}
              type="button"
              className={styles.color}
              style={{ backgroundColor: hex }}
              aria-label={name}
              title={name}
              aria-pressed={filters.color === hex}
              onClick={() => setColor(filters.color === hex ? '' : hex)}
            />
          ))}
          <label className={styles.own} data-chosen={filters.color && !isNamed(filters.color) ? '' : undefined}>
            <input
              type="color"
              aria-label="Custom color"
              value={filters.color && !isNamed(filters.color) ? filters.color : '#888888'}
              onChange={({ target }) => setColor(target.value)}
            />
            Custom color
          </label>
        </div>
      </fieldset>
      {(tags.length > 0 || isError) && (
        <fieldset className={classNames(styles.group, styles.all)}>
          <legend>Style tags</legend>
          {isError && (
            <Notice tone="caution">Failed to load tag options. You can still proceed with manual entry.</Notice>
          )}
          <div className={styles.tags}>
            {shown.map((tag) => (
              <Checkbox
                key={tag}
                label={
                  <span className={styles.tag}>
                    {tag} {counts.has(tag) && <span className={styles.count}>{counts.get(tag)}</span>}
                  </span>
                }
                checked={chosen.includes(tag)}
                onCheckedChange={(on) =>
                  onChange({ tags: (on ? [...chosen, tag] : chosen.filter((one) => one !== tag)).join(',') })
                }
              />
            ))}
            {shown.length < tags.length && (
              <Button variant="quiet" onClick={() => setAll(true)}>
                Show all {tags.length}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** 'Blue' for one of those that are offered, else its hex. */
export const colorName = (color: string): string => COLORS.find(([, hex]) => hex === color)?.[0] ?? color.toUpperCase();

const isNamed = (color: string) => COLORS.some(([, hex]) => hex === color);
