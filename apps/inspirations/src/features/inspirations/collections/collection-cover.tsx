import { InspirationImage } from '../components/inspiration-image';
import type { Collection } from './collection';
import styles from './collection-cover.module.css';

/** The cover of a collection, large, with up to three more beside it, each filling its part of the plate; a drawn place where there is no picture. */
export function CollectionCover({ collection, small }: { collection: Collection; small?: boolean }) {
  const pictures = collection.pictures.slice(0, small ? 1 : 4);
  return (
    <div className={styles.cover} data-count={pictures.length} data-small={small ? '' : undefined}>
      {pictures.map((picture, index) => (
        <div key={picture.id} className={styles.picture}>
          <InspirationImage inspiration={picture} shownWidth={small ? 80 : index === 0 ? 400 : 160} alt="" fit="fill" />
        </div>
      ))}
      {pictures.length === 0 && (
        <svg className={styles.void} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <path d="M0 0 1 1M1 0 0 1" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}
