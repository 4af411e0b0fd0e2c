import { LIMITS } from '@maquette/website';
import type { WebsiteSection } from '@maquette/website';
import { Button, TextArea, TextField } from '@maquette/ui';
import { Plus } from '@maquette/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './website-section.module.css';

interface SectionFieldsProps {
  label: string;
  section: WebsiteSection;
  onChange: (section: WebsiteSection) => void;
}

/** The words of one section as fields. */
export const SectionFields = ({ label, section, onChange }: SectionFieldsProps) => (
  <div className={styles.fields}>
    <TextField
      label={`Heading of ${label}`}
      maxLength={LIMITS.heading}
      value={section.heading}
      onChange={(event) => onChange({ ...section, heading: event.target.value })}
    />
    <TextArea
      label={`Text of ${label}`}
      rows={3}
      maxLength={LIMITS.body}
      value={section.body}
      onChange={(event) => onChange({ ...section, body: event.target.value })}
    />
    <Points label={label} points={section.items} onChange={(items) => onChange({ ...section, items })} />
    <TextField
      label={`Button of ${label}`}
      hint="Without words there is no button."
      maxLength={LIMITS.action}
      value={section.action}
      onChange={(event) => onChange({ ...section, action: event.target.value })}
    />
  </div>
);

type Point = WebsiteSection['items'][number];

interface PointsProps {
  label: string;
  points: readonly Point[];
  onChange: (points: Point[]) => void;
}

/** What a section lists: added, moved and taken away; the focus goes where the point goes. */
function Points({ label, points, onChange }: PointsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ selector: string } | null>(null);
  // after the fields stand where they were put
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);
  const put = (at: number, next: Partial<Point>) =>
    onChange(points.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const move = (at: number, by: number) => {
    const next = [...points];
    const [point] = next.splice(at, 1);
    if (!point) return;
    next.splice(at + by, 0, point);
    onChange(next);
    // at the edge its button can no longer be pressed, and the field has the focus
    const isAtEdge = at + by === 0 || at + by === points.length - 1;
    setFocus({ selector: `[data-point="${at + by}"] ${isAtEdge ? 'input' : `[data-by="${by}"]`}` });
  };
  const remove = (at: number) => {
    onChange(points.filter((_, index) => index !== at));
    setFocus({ selector: '[data-add]' });
  };
  return (
    <div ref={list} role="group" aria-label={`Points of ${label}`} className={styles.points}>
      {points.map(({ title, text }, at) => {
        const name = `point ${at + 1} of ${label}`;
        return (
          <div key={at} data-point={at} className={styles.item}>
            <TextField
              label={`Title of ${name}`}
              maxLength={LIMITS.itemTitle}
              value={title}
              onChange={(event) => put(at, { title: event.target.value })}
            />
            <TextArea
              label={`Text of ${name}`}
              rows={2}
              maxLength={LIMITS.itemText}
              value={text}
              onChange={(event) => put(at, { text: event.target.value })}
            />
            <div className={styles.acts}>
              <Button
                variant="quiet"
                data-by={-1}
                disabled={at === 0}
                aria-label={`Move ${name} up`}
                onClick={() => move(at, -1)}
              >
                Move up
              </Button>
              <Button
                variant="quiet"
                data-by={1}
                disabled={at === points.length - 1}
                aria-label={`Move ${name} down`}
                onClick={() => move(at, 1)}
              >
                Move down
              </Button>
              <Button variant="quiet" aria-label={`Remove ${name}`} onClick={() => remove(at)}>
                Remove
              </Button>
            </div>
          </div>
        );
      })}
      {points.length < LIMITS.items && (
        <div className={styles.acts}>
          <Button
            variant="quiet"
            data-add
            icon={<Plus aria-hidden />}
            aria-label={`Add a point to ${label}`}
            onClick={() => {
              onChange([...points, { title: '', text: '' }]);
              setFocus({ selector: `[data-point="${points.length}"] input` });
            }}
          >
            Add a point
          </Button>
        </div>
      )}
    </div>
  );
}
