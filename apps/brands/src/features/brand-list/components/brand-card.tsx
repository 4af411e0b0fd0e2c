import { Button, IconButton } from '@maquette/ui';
import { BrandPlate, Counts } from '@maquette/ui/documents';
import { Trash2 } from '@maquette/ui/icons';
import { Link } from 'react-router';
import { brandPath, nameOf, newDesignPath } from '../../brands/brand';
import { CreatePrompt } from '../../brand-prompts/create-prompt';
import type { Brand } from '../../brands/brand';
import { useNewestPicture } from '../../brands/hooks/use-newest-picture';
import styles from './brand-card.module.css';

const MAX_DESCRIPTION = 80;

const cut = (text: string) => {
  const characters = [...text];
  return characters.length > MAX_DESCRIPTION ? `${characters.slice(0, MAX_DESCRIPTION).join('').trimEnd()}…` : text;
};

const counted = (value: number, thing: string) => ({ value, label: value === 1 ? thing : `${thing}s` });

/** A brand as a plate in its colour, what is known of it below. The whole of it leads to the brand. */
export function BrandCard({ brand, onDelete }: { brand: Brand; onDelete: () => void }) {
  const name = nameOf(brand);
  const picture = useNewestPicture(brand);
  return (
    <li className={styles.card}>
      <BrandPlate name={name} link={<Link to={brandPath(brand.id)} />} className={styles.plate}>
        {picture}
      </BrandPlate>
      <div className={styles.foot}>
        <div className={styles.words}>
          {brand.description && (
            <p className={styles.description} dir="auto">
              {cut(brand.description)}
            </p>
          )}
          <Counts
            label={`What ${name} has`}
            items={[counted(brand.designCount, 'design'), counted(brand.promptCount, 'prompt')]}
            done={[
              ...(brand.hasStrategyExecuted ? ['Strategy'] : []),
              ...(brand.hasWebsiteContentExecuted ? ['Website Content'] : []),
            ]}
          />
        </div>
        <div className={styles.actions}>
          <Button asChild>
            <Link to={newDesignPath(brand.id)} aria-label={`Create Design for ${name}`}>
              Create Design
            </Link>
          </Button>
          <CreatePrompt brandId={brand.id} name={name} />
          <IconButton label={`Delete ${name}`} variant="outlined" onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
