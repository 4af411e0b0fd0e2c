import { MOODBOARD_IMAGES } from '@maquette/generation';
import { BackLink, Button, Combobox, IconButton, ImageDropZone, Notice, PageHeader, TextField } from '@maquette/ui';
import { X } from '@maquette/ui/icons';
import { brandsQuery, messageOf, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { fetchInspiration } from '../designs/api/fetch-inspiration';
import { fetchPicture } from '../designs/api/fetch-picture';
import { getDesign } from '../designs/api/get-design';
import { useDesignLists } from '../designs/hooks/use-design-lists';
import { DESIGNS_PATH } from '../designs/paths';
import { createMoodboard, problemOf } from './create-moodboard';
import styles from './moodboard-page.module.css';

/** What the user reads is there so long before the list comes. */
const REDIRECT_MS = 2_000;
const STARTED = 'Moodboard generation started! You will see it in your designs list soon.';

/**
 * Several pictures become one board. `?from={id}` begins with the pictures, title and brand of an earlier one; `?source=inspiration:{id}`,
 * once or more, with the pictures of inspirations.
 */
export function MoodboardPage() {
  useDocumentTitle('Generate Moodboard');
  const navigate = useNavigate();
  const lists = useDesignLists();
  const [images, setImages] = useState<readonly File[]>([]);
  const [title, setTitle] = useState('');
  const [brandId, setBrandId] = useState('');
  const [refused, setRefused] = useState<string>();
  const [query] = useSearchParams();
  const [parentId] = query.getAll('from');
  const sources = query.getAll('source');
  const { id: userId } = useUser();
  const brands = useQuery(brandsQuery(userId));
  const sending = useMutation({ mutationFn: createMoodboard, onSuccess: () => void lists.refresh() });

  const begun = useQuery({
    queryKey: ['designs', userId, 'moodboard', parentId, sources],
    queryFn: () => (parentId === undefined ? loadSources(sources) : loadEarlier(parentId)),
    enabled: parentId !== undefined || sources.length > 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!begun.data) return;
    setImages(begun.data.images);
    setTitle(begun.data.title);
    setBrandId(begun.data.brandId);
  }, [begun.data]);

  useEffect(() => {
    if (!sending.isSuccess) return;
    const timer = setTimeout(() => void navigate(DESIGNS_PATH), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sending.isSuccess, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending || sending.isSuccess) return;
    const problem = problemOf({ images });
    setRefused(problem);
    if (!problem) sending.mutate({ images, title, brand_profile_id: brandId, parent_id: parentId });
  };
  const add = (files: File[]) => {
    setRefused(undefined);
    setImages((now) => [...now, ...files]);
  };
  const problem = refused ?? (sending.error ? sentenceOf(sending.error, 'Error submitting form') : undefined);
  return (
    <>
      <BackLink>
        <Link to={DESIGNS_PATH}>Back to Designs</Link>
      </BackLink>
      <PageHeader
        title="Generate Moodboard"
        subtitle="A collage of your pictures with their colours, type that suits them, and what they have in common."
      />
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          <ImageDropZone
            label="Images"
            multiple
            onFiles={add}
            disabled={sending.isPending || sending.isSuccess}
            error={problem}
          />
          <TextField
            label="Title"
            optional
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Combobox
            label="Brand"
            options={[
              { value: '', label: 'No Brand' },
              ...(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={brandId}
            onValueChange={setBrandId}
            error={brands.error ? `Failed to load brands: ${messageOf(brands.error, 'no answer')}` : undefined}
          />
          {begun.error && <Notice tone="critical">Its pictures could not be fetched. Please choose them again.</Notice>}
          {begun.data && begun.data.missing > 0 && (
            <Notice tone="critical">{`${begun.data.missing} of the pictures could not be fetched. Please choose ${begun.data.missing === 1 ? 'it' : 'them'} again.`}</Notice>
          )}
          <div className={styles.foot}>
            <Button variant="accent" type="submit" busy={sending.isPending && 'Uploading and generating moodboard...'}>
              Generate Moodboard
            </Button>
            <p role="status" className={styles.status}>
              {sending.isSuccess && STARTED}
            </p>
          </div>
        </div>
        <div className={styles.chosen} data-begun={images.length > 0 ? '' : undefined}>
          <p className={styles.count}>{`${images.length} of ${MOODBOARD_IMAGES}`}</p>
          <ol className={styles.pictures} aria-label="Chosen images">
            {images.map((file, index) => (
              <Chosen
                key={`${index}-${file.name}`}
                file={file}
                onRemove={() => setImages((now) => now.filter((_, at) => at !== index))}
              />
            ))}
          </ol>
        </div>
      </form>
    </>
  );
}

async function loadEarlier(id: string) {
  const { recipe, prompt, brandProfileId } = await getDesign(id);
  const images = await Promise.all(recipe.imagePaths.map((path, index) => fetchPicture(path, `Image ${index + 1}`)));
  return { images, title: prompt, brandId: brandProfileId ?? '', missing: 0 };
}

/** The pictures of those that can be had, in order. */
async function loadSources(sources: readonly string[]) {
  const found = await Promise.allSettled(sources.map(fetchInspiration));
  const images = found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value.image] : []));
  return { images, title: '', brandId: '', missing: sources.length - images.length };
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className={styles.picture}>
      {url && <img src={url} alt={file.name} />}
      <IconButton label={`Remove ${file.name}`} className={styles.remove} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
