import { Notice, TextLink } from '@maquette/ui';
import { api, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import styles from './save-to-inspirations.module.css';

/** What is about to be saved: a picture that was chosen, or that of a design. */
export type PictureSource = { image: File } | { design_id: string };

const keyOf = (source: PictureSource | undefined) =>
  !source
    ? ''
    : 'image' in source
      ? `${source.image.name} ${source.image.size} ${source.image.lastModified}`
      : source.design_id;

/** The inspirations that show the same picture already. That it cannot be told now is no reason not to save. */
export function useCopies(source: PictureSource | undefined) {
  const { id: userId } = useUser();
  const { data } = useQuery({
    queryKey: ['inspirations', userId, 'copies', keyOf(source)],
    queryFn: ({ signal }) =>
      source && 'image' in source
        ? api.post('/api/inspirations/find_copies', { form: { image: source.image }, signal })
        : api.post('/api/inspirations/find_copies', { body: { design_id: source?.design_id }, signal }),
    enabled: source !== undefined,
    retry: false,
    gcTime: 0,
  });
  return data?.copies ?? [];
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Warns before the same picture is saved twice. */
export function CopiesNotice({ copies }: { copies: ReturnType<typeof useCopies> }) {
  const [first] = copies;
  if (!first) return null;
  return (
    <Notice tone="caution">
      <div className={styles.copies}>
        {first.thumbnails[0] && <img src={first.thumbnails[0].url} alt="" />}
        <p>
          You saved this picture already, on {day.format(new Date(first.createdAt))}.
          {first.styleTags.length > 0 && <> It is tagged {first.styleTags.slice(0, 3).join(', ')}.</>}{' '}
          {/* beside what is being filled in, which stays */}
          <TextLink>
            <a href={`/dashboard/inspiration?open=${first.id}`} target="_blank" rel="noreferrer">
              Look at it in a new tab
            </a>
          </TextLink>
          , or save it once more.
        </p>
      </div>
    </Notice>
  );
}
