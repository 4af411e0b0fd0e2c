import { IndexNav, classNames } from '@maquette/ui';
import type { Provider } from '@maquette/web-core';
import { OPERATIONS, supporting } from '../../designs/vocabulary';
import type { OperationId } from '../../designs/vocabulary';
import styles from './operation-list.module.css';

interface OperationListProps {
  chosen: OperationId;
  /** undefined while they are being read: then nothing is refused yet. */
  providers: readonly Provider[] | undefined;
  onChoose: (operation: OperationId) => void;
}

const items = OPERATIONS.map((operation) => ({ ...operation, icon: <operation.icon aria-hidden /> }));

/** The five operations. One that no provider can do stays in sight and says so; the Tab key passes it by. */
export const OperationList = ({ chosen, providers, onChoose }: OperationListProps) => (
  <div className={styles.column}>
    <IndexNav
      label="Operation"
      items={items}
      current={chosen}
      className={styles.list}
      renderItem={(operation, { className, children, ...props }) => {
        const blocked =
          providers !== undefined && providers.length > 0 && supporting(providers, operation).length === 0;
        return (
          <button
            {...props}
            type="button"
            className={classNames(className, styles.operation)}
            {...(blocked && {
              'aria-disabled': true,
              'aria-label': `${operation.label}: no provider can do this`,
              tabIndex: -1,
            })}
            onClick={() => !blocked && onChoose(operation.id)}
          >
            {children}
            {blocked && <span className={styles.why}>No provider</span>}
          </button>
        );
      }}
    />
  </div>
);
