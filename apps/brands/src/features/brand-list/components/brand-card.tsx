import { Button, IconButton } from '@maquette/ui';
import { Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { brandPath, nameOf, newDesignPath } from '../../brands/brand';
import type { Brand } from '../../brands/brand';
import { plateColour } from '../../brands/brand-colour';
import styles from './brand-card.module.css';

const MAX_DESCRIPTION = 80;

/** Long names are set smaller, so that they are read whole. */
const sizeOf = (name: string) => (name.length <= 18 ? 'short' : name.length <= 44 ? 'middle' : 'long');

const cut = (text: string) => {
  const characters = [...text];
  return characters.length > MAX_DESCRIPTION ? `${characters.slice(0, MAX_DESCRIPTION).join('').trimEnd()}…` : text;
};

const counted = (count: number, thing: string) => (
  <li>
    <strong>{count.toLocaleString('en')}</strong> {count === 1 ? thing : `${thing}s`}
  </li>
);

/** A brand as a plate in its colour, what is known of it below. The whole of it leads to the brand. */
export function BrandCard({ brand, onDelete }: { brand: Brand; onDelete: () => void }) {
  const name = nameOf(brand);
  const { ground, ink } = plateColour(name);
  return (
    <li className={styles.card}>
      <Link
        to={brandPath(brand.id)}
        className={styles.plate}
        data-size={sizeOf(name)}
        style={{ '--plate': ground, '--plate-ink': ink } as CSSProperties}
      >
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
      </Link>
      <div className={styles.foot}>
        <div className={styles.words}>
          {brand.description && (
            <p className={styles.description} dir="auto">
              {cut(brand.description)}
            </p>
          )}
          <ul className={styles.figures} aria-label={`What ${name} has`}>
            {counted(brand.designCount, 'design')}
            {counted(brand.promptCount, 'prompt')}
            {brand.hasStrategyExecuted && <li className={styles.badge}>Strategy</li>}
            {brand.hasWebsiteContentExecuted && <li className={styles.badge}>Website Content</li>}
          </ul>
        </div>
        <div className={styles.actions}>
          <Button asChild>
            <Link to={newDesignPath(brand.id)} aria-label={`Create Design for ${name}`}>
              Create Design
            </Link>
          </Button>
          <IconButton label={`Delete ${name}`} variant="outlined" onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
