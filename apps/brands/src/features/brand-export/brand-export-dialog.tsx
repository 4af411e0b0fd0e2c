import { brandFiles, brandKit, exportProblem, kitName, zipOf } from '@maquette/brand-kit';
import type { BrandFile } from '@maquette/brand-kit';
import { parseStrategy } from '@maquette/strategy';
import { Button, CopyButton, Dialog, IconButton, Notice, Select } from '@maquette/ui';
import { Swatch, Swatches } from '@maquette/ui/documents';
import { Download } from '@maquette/ui/icons';
import { useMemo, useState } from 'react';
import type { BrandDetail } from '../brands/brand';
import { nameOf } from '../brands/brand';
import styles from './brand-export-dialog.module.css';
import { saveFile } from './save-file';

const namesOf = (things: readonly { name: string | null }[] | null, one: string) =>
  (things ?? []).map(({ name }, index) => ({ value: String(index), label: name ?? `${one} ${index + 1}` }));

const ROLES = { primary: 'Primary', secondary: 'Secondary', accent: 'Accent' };

/** The saved strategy as files for designers and developers: singly, or all as one ZIP. */
export function BrandExportDialog({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const strategy = useMemo(() => parseStrategy(brand.strategyText ?? '', { brandName: nameOf(brand) }), [brand]);
  const [palette, setPalette] = useState('0');
  const [typography, setTypography] = useState('0');
  const problem = exportProblem(strategy, brand.strategySource === 'template');
  const kit = useMemo(
    () => brandKit(strategy, { palette: Number(palette), typography: Number(typography) }),
    [strategy, palette, typography],
  );
  const files = useMemo(() => brandFiles(kit), [kit]);
  const palettes = namesOf(strategy.sections.colorPalettes, 'Palette');
  const pairs = namesOf(strategy.sections.typographyOptions, 'Typography');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export Brand"
      description={
        problem ? undefined : 'Colors, type and layout of the saved strategy, ready for design tools and code.'
      }
      footer={
        !problem && (
          <Button
            variant="accent"
            icon={<Download aria-hidden />}
            onClick={() => saveFile(`${kitName(kit)}.zip`, zipOf(kitName(kit), files), 'application/zip')}
          >
            Download All as ZIP
          </Button>
        )
      }
    >
      {problem ? (
        <Notice>{problem}</Notice>
      ) : (
        <div className={styles.content}>
          {(palettes.length > 1 || pairs.length > 1) && (
            <div className={styles.choices}>
              {palettes.length > 1 && (
                <Select label="Palette" options={palettes} value={palette} onValueChange={setPalette} />
              )}
              {pairs.length > 1 && (
                <Select label="Typography" options={pairs} value={typography} onValueChange={setTypography} />
              )}
            </div>
          )}
          {kit.colours.length > 0 && (
            <Swatches className={styles.swatches}>
              {kit.colours.map(({ role, hex, name }) => (
                <Swatch key={role} role={ROLES[role]} hex={hex} name={name} />
              ))}
            </Swatches>
          )}
          <ul className={styles.files} aria-label="Files">
            {files.map((file) => (
              <FileRow key={file.name} file={file} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

const FileRow = ({ file: { name, what, text, mediaType } }: { file: BrandFile }) => (
  <li className={styles.file}>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.what}>{what}</p>
    </div>
    <CopyButton label={`Copy ${name}`} text={text} />
    <IconButton label={`Download ${name}`} onClick={() => saveFile(name, text, mediaType)}>
      <Download aria-hidden />
    </IconButton>
  </li>
);
