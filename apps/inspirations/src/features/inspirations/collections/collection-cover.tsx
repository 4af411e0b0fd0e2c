import { InspirationImage } from '../components/inspiration-image';
import type { Collection } from './collection';
import styles from './collection-cover.module.css';

/** The cover of a collection, large, with up to three more beside it, each whole on a mount: what is cropped says something else. A drawn place where there is no picture. */
export function CollectionCover({ collection, small }: { collection: Collection; small?: boolean }) {
  const pictures = collection.pictures.slice(0, small ? 1 : 4);
  return (
    <div className={styles.cover} data-count={pictures.length} data-small={small ? '' : undefined}>
      {pictures.map((picture, index) => (
        <div key={picture.id} className={styles.picture}>
          <InspirationImage
            inspiration={picture}
            shownWidth={small ? 80 : index === 0 ? 400 : 160}
            alt=""
            fit="mounted"
          />
        </div>
      ))}
      {pictures.length === 0 && <div className={styles.void}>{!small && 'Empty'}</div>}
    </div>
  );
}
