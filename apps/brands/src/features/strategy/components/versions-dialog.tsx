import { parseStrategy, SECTIONS } from '@maquette/strategy';
import { Button, Dialog, ErrorState, toast } from '@maquette/ui';
import { messageOf, sentenceOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { brandQuery } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { restoreVersion, versionQuery, versionsQuery } from '../api/strategy-calls';
import { SECTION_LABELS } from '../display/sections';
import styles from '../strategy-page.module.css';

const SOURCES = {
  generated: 'Generated',
  template: 'Sample',
  edited: 'Edited',
  repaired: 'Repaired',
  restored: 'Restored',
};
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What was there before: compared section by section with what is there now, and brought back. */
export function VersionsDialog({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: versions, error, refetch } = useQuery(versionsQuery(userId, brand.id));
  const [chosen, setChosen] = useState<number>();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async () => {
    if (chosen === undefined) return;
    setRestoring(true);
    try {
      await restoreVersion(brand.id, chosen);
      await client.invalidateQueries({ queryKey: brandQuery(userId, brand.id).queryKey });
      void client.invalidateQueries({ queryKey: ['brands', userId, 'strategy-versions', brand.id] });
      toast.success(`Version ${chosen} restored.`);
      onClose();
    } catch (failure) {
      toast.error(sentenceOf(failure, 'The version could not be restored.'));
      setRestoring(false);
    }
  };
  const current = versions?.[0]?.version;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Versions"
      size="medium"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="accent"
            disabled={chosen === undefined || chosen === current}
            busy={isRestoring && 'Restoring...'}
            onClick={() => void restore()}
          >
            Restore this version
          </Button>
        </>
      }
    >
      {error && !versions ? (
        <ErrorState
          title="The versions could not be loaded"
          message={messageOf(error, 'No answer came.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={styles.versions} aria-label="Versions">
          {versions?.map(({ version, source, createdAt }) => (
            <li key={version}>
              <button
                type="button"
                aria-expanded={version === chosen}
                onClick={() => setChosen(version === chosen ? undefined : version)}
              >
                <strong>
                  {version === current ? 'Now' : `Version ${version}`} · {SOURCES[source]}
                </strong>
                <span>{when.format(new Date(createdAt))}</span>
              </button>
              {version === chosen && version !== current && <Comparison brand={brand} version={version} />}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The words of a section, a line each. */
const linesOf = (value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(linesOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

function Comparison({ brand, version }: { brand: BrandDetail; version: number }) {
  const { id: userId } = useUser();
  const { data: text, error } = useQuery(versionQuery(userId, brand.id, version));
  const changes = useMemo(() => {
    if (text === undefined) return [];
    const [then, now] = [parseStrategy(text), parseStrategy(brand.strategyText ?? '')];
    const of = ({ metadata, sections }: typeof then) => (metadata.isFallback ? null : sections);
    return SECTIONS.flatMap((section) => {
      const [before, after] = [of(then)?.[section] ?? null, of(now)?.[section] ?? null];
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ section, before, after }];
    });
  }, [text, brand.strategyText]);
  if (error) return <p role="alert">{messageOf(error, 'This version could not be loaded.')}</p>;
  if (text === undefined) return <p role="status">Loading version...</p>;
  if (changes.length === 0) return <p className={styles.hint}>Its sections are the same as now.</p>;
  return (
    <div className={styles.changes}>
      {changes.map(({ section, before, after }) => (
        <details key={section}>
          <summary>
            {SECTION_LABELS[section]}:{' '}
            {before === null ? 'not there then' : after === null ? 'not there any more' : 'changed'}
          </summary>
          <div className={styles.sides}>
            <Side title="Then" lines={linesOf(before)} others={linesOf(after)} />
            <Side title="Now" lines={linesOf(after)} others={linesOf(before)} />
          </div>
        </details>
      ))}
    </div>
  );
}

const Side = ({ title, lines, others }: { title: string; lines: string[]; others: string[] }) => (
  <div>
    <h3>{title}</h3>
    {lines.length === 0 && <p className={styles.hint}>Nothing</p>}
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{others.includes(line) ? line : <mark>{line}</mark>}</li>
      ))}
    </ul>
  </div>
);
