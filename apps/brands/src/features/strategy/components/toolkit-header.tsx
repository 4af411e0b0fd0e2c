import { BackLink, Button, IconButton, Menu, Segmented, useMedia } from '@maquette/ui';
import { SaveState } from '@maquette/ui/documents';
import type { Saving } from '@maquette/ui/documents';
import { Download, Ellipsis, History, Printer } from '@maquette/ui/icons';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { brandPath, nameOf } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import styles from './toolkit-header.module.css';

export type Mode = 'visual' | 'text';

const MODES = [
  { value: 'visual', label: 'Visual Display' },
  { value: 'text', label: 'Edit Text' },
] as const;

interface ToolkitHeaderProps {
  brand: BrandDetail;
  titleRef: Ref<HTMLHeadingElement>;
  saving: Saving | null;
  /** There is a text to be shown, printed and edited. */
  hasText: boolean;
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  onShowVersions: () => void;
  onExport: () => void;
  onPrint: () => void;
}

/** Whose strategy it is, where what was typed is, and how it is looked at. */
export function ToolkitHeader({ brand, titleRef, saving, hasText, mode, onModeChange, ...does }: ToolkitHeaderProps) {
  const isNarrow = useMedia('(max-width: 1280px)');
  const actions = [
    ...(brand.strategyVersion > 0
      ? [{ label: 'Versions', icon: <History aria-hidden />, onSelect: does.onShowVersions }]
      : []),
    { label: 'Export', icon: <Download aria-hidden />, onSelect: does.onExport },
    { label: 'Print Strategy', icon: <Printer aria-hidden />, onSelect: does.onPrint },
  ];
  return (
    <header className={styles.header}>
      <BackLink>
        <Link to={brandPath(brand.id)}>Back to Brand</Link>
      </BackLink>
      <div className={styles.names}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          Strategy Toolkit
        </h1>
        <p className={styles.brand} dir="auto" title={nameOf(brand)}>
          {nameOf(brand)}
        </p>
      </div>
      {saving && <SaveState saving={saving} className={styles.saving} />}
      {hasText && (
        <div className={styles.tools}>
          <Segmented
            label="View"
            hideLabel
            choices={MODES}
            value={mode}
            onValueChange={onModeChange}
            className={styles.modes}
          />
          {isNarrow ? (
            <Menu
              label="Strategy"
              items={actions}
              trigger={
                <IconButton label="More actions" variant="outlined">
                  <Ellipsis aria-hidden />
                </IconButton>
              }
            />
          ) : (
            actions.map(({ label, icon, onSelect }) => (
              <Button
                key={label}
                variant={label === 'Print Strategy' ? 'outlined' : 'quiet'}
                icon={icon}
                onClick={onSelect}
              >
                {label}
              </Button>
            ))
          )}
        </div>
      )}
    </header>
  );
}
