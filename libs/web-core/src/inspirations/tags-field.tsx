import { Button, Notice } from '@maquette/ui';
import { TagInput } from '@maquette/ui/documents';
import { useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { inspirationsMetaQuery } from './inspirations-meta';
import styles from './save-to-inspirations.module.css';

/** About a line of them. */
const SUGGESTED = 6;
/** As the server has it. */
const MOST = 20;
const LONGEST = 50;

interface TagsFieldProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  error?: string | undefined;
}

/** Style tags as chips, typed or chosen from those that are used already. */
export function TagsField({ value, onValueChange, error }: TagsFieldProps) {
  const { id: userId } = useUser();
  const { data, isError, isPending } = useQuery(inspirationsMetaQuery(userId));
  const has = (tag: string) => value.some((one) => one.toLowerCase() === tag.toLowerCase());
  const suggested = (data?.styleTags ?? []).filter((tag) => !has(tag)).slice(0, SUGGESTED);
  return (
    <div className={styles.tags}>
      <TagInput
        label="Style tags"
        value={value}
        onValueChange={onValueChange}
        limit={MOST}
        longest={LONGEST}
        placeholder="minimal, warm light, poster"
        hint="A comma or Enter adds a tag."
        error={error}
      />
      {isError && <Notice tone="caution">Failed to load tag options. You can still proceed with manual entry.</Notice>}
      {isPending && <div className={styles.place} />}
      {suggested.length > 0 && value.length < MOST && (
        <div role="group" aria-label="Tags in use" className={styles.suggested}>
          {suggested.map((tag) => (
            <Button key={tag} aria-label={`Add ${tag}`} onClick={() => onValueChange([...value, tag])}>
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
