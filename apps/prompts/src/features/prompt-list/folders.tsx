import { Button, IndexNav, classNames } from '@maquette/ui';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../prompts/calls';
import { typeLabel } from '../prompts/prompt';
import styles from './prompt-list-page.module.css';

/** '' is that of all. */
const ALL = { id: '', label: 'All Prompts' };

export function useFolders() {
  const { id: userId } = useUser();
  const query = useQuery(foldersQuery(userId));
  const folders = query.data ?? [];
  return {
    ...query,
    folders: [
      { ...ALL, count: folders.reduce((sum, { count }) => sum + count, 0) },
      ...folders
        .map(({ type, count }) => ({ id: type, label: typeLabel(type), count }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en')),
    ],
  };
}

interface FoldersProps {
  folders: ReturnType<typeof useFolders>;
  /** The list is there: only they are missing, and are tried again by themselves. */
  failsAlone: boolean;
  current: string;
  onChoose: (type: string) => void;
}

/** All prompts, and one folder for each type, with how many are in it. */
export function Folders({ folders: { folders, data, error, refetch }, failsAlone, current, onChoose }: FoldersProps) {
  return (
    <div className={styles.folders}>
      <IndexNav
        label="Folders"
        items={folders}
        current={current}
        renderItem={({ id, count }, { className, children, ...props }) => (
          <button
            {...props}
            type="button"
            className={classNames(className, styles.folder)}
            onClick={() => onChoose(id)}
          >
            <span className={styles.folderName}>{children}</span>
            {data && <span className={styles.count}>{count.toLocaleString('en')}</span>}
          </button>
        )}
      />
      {error && !data && (
        <div role="alert" className={styles.foldersFailed}>
          <p>
            <strong>Error loading folders</strong>
            {failsAlone && sentenceOf(error, 'Failed to fetch prompt categories.')}
          </p>
          {failsAlone && <Button onClick={() => void refetch()}>Retry</Button>}
        </div>
      )}
    </div>
  );
}
