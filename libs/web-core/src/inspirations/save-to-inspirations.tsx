import { zCreateInspirationForm, zSaveFromDesignDto } from '@maquette/api-client';
import { FormDialog, ImageDropField, Select, TextArea, TextField, toast } from '@maquette/ui';
import { ApiError, api, providersQuery, sentenceOf, useUser } from '@maquette/web-core';
import { bodyResolver, useField, useRequestForm } from '@maquette/web-core/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopiesNotice, useCopies } from './copies-notice';
import { inspirationsMetaQuery } from './inspirations-meta';
import styles from './save-to-inspirations.module.css';
import { TagsField } from './tags-field';

/** The specification's sentences. */
export const SAVING_TEXTS = {
  prompt: { required: 'Prompt is required to save.' },
  design_type: { required: 'Design type is required to save.' },
  provider: { required: 'AI provider is required to save.' },
  style_tags: { required: 'Style tags are required to save.', min: 'Style tags are required to save.' },
};
const SAVED = 'Design saved to Inspirations!';
const failed = (error: Error) =>
  error instanceof ApiError && error.status > 0
    ? sentenceOf(error, `Failed to save inspiration (Status: ${error.status})`)
    : 'An unexpected error occurred.';

/** Lists and counts that show inspirations are read anew, whoever shows them. */
function useSaved() {
  const client = useQueryClient();
  return () => {
    toast.success(SAVED);
    void client.invalidateQueries({ queryKey: ['inspirations'] });
  };
}

interface SaveDesignProps {
  design: { id: string; prompt: string | null; thumbnailUrl: string | null };
  onClose: () => void;
}

const ofDesign = bodyResolver(zSaveFromDesignDto, {
  body: (values: { design_id: string; style_tags: string[] }) => values,
  texts: SAVING_TEXTS,
});

/** The simple form: a design is kept with style tags; all the rest is the design's. */
export function SaveDesignToInspirations({ design, onClose }: SaveDesignProps) {
  const copies = useCopies({ design_id: design.id });
  const form = useRequestForm({
    defaultValues: { design_id: design.id, style_tags: [] as string[] },
    resolver: ofDesign,
    send: (body) => api.post('/api/inspirations/save_from_design', { body }),
    failed,
    onSent: useSaved(),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Save to Inspirations"
      size="small"
      form={form}
      submitLabel={copies.length > 0 ? 'Save again' : 'Save'}
      busyLabel="Saving..."
      onOpenChange={onClose}
    >
      <div className={styles.design}>
        {design.thumbnailUrl && <img src={design.thumbnailUrl} alt="" />}
        <p>{design.prompt?.trim() || 'Untitled Inspiration'}</p>
      </div>
      <CopiesNotice copies={copies} />
      <TagsField {...useField(form, 'style_tags')} />
    </FormDialog>
  );
}

interface Words {
  prompt: string;
  design_type: string;
  provider: string;
  style_tags: string[];
}

const wordsOf = ({ prompt, design_type, provider, style_tags }: Words): Words => ({
  prompt: prompt.trim(),
  design_type: design_type.trim(),
  provider: provider.trim(),
  style_tags,
});

const words = bodyResolver(zCreateInspirationForm, { body: wordsOf, texts: SAVING_TEXTS });
const withImage = bodyResolver(zCreateInspirationForm, {
  body: (values: Words & { image: File | undefined }) => ({ ...wordsOf(values), image: values.image as File }),
  texts: SAVING_TEXTS,
  check: ({ image }) => ({ image: image ? undefined : 'Image is required to save.' }),
});

const COMPLETE = 'All fields are required.';

/** What is missing may be out of sight. */
const noteOf = (errors: object) => {
  const missing = Object.keys(errors).length;
  if (missing === 0) return undefined;
  return missing === 1 ? '1 field needs your attention.' : `${missing} fields need your attention.`;
};

interface SavePictureProps {
  /** What a design type is called: 'Social media post'. */
  typeLabel: (designType: string) => string;
  /** What the form starts with: the picture, what an analysis says of it. */
  start?: Partial<Words> & { image?: File | undefined };
  onClose: () => void;
}

/** The full form: a picture that was found or analysed, with all that is to be known of it. */
export function SavePictureToInspirations({ typeLabel, start, onClose }: SavePictureProps) {
  const form = useRequestForm({
    defaultValues: {
      prompt: '',
      design_type: 'general',
      provider: '',
      style_tags: [] as string[],
      image: undefined as File | undefined,
      ...start,
    },
    resolver: withImage,
    send: (body) => api.post('/api/inspirations', { form: body }),
    failed,
    onSent: useSaved(),
    onDone: onClose,
  });
  const image = form.watch('image');
  const copies = useCopies(image && { image });
  return (
    <FormDialog
      title="Save to Inspirations"
      form={form}
      submitLabel={copies.length > 0 ? 'Save again' : 'Save'}
      busyLabel="Saving..."
      description={COMPLETE}
      note={noteOf(form.formState.errors)}
      onOpenChange={onClose}
    >
      <ImageDropField label="Image" {...useField(form, 'image')} />
      <CopiesNotice copies={copies} />
      <WordFields form={form} typeLabel={typeLabel} />
    </FormDialog>
  );
}

interface EditProps {
  typeLabel: (designType: string) => string;
  inspiration: { id: string; prompt: string; designType: string; provider: string; styleTags: string[] };
  save: (body: Words) => Promise<unknown>;
  onClose: () => void;
}

/** Changes what is known of an inspiration; its picture stays. */
export function EditInspiration({ typeLabel, inspiration, save, onClose }: EditProps) {
  const { prompt, designType: type, provider, styleTags } = inspiration;
  const form = useRequestForm({
    defaultValues: { prompt, design_type: type, provider, style_tags: styleTags },
    resolver: words,
    send: save,
    failed: 'The inspiration could not be saved. Please try again.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Edit Inspiration"
      form={form}
      submitLabel="Save changes"
      busyLabel="Saving..."
      description={COMPLETE}
      note={noteOf(form.formState.errors)}
      onOpenChange={onClose}
    >
      <WordFields form={form} typeLabel={typeLabel} />
    </FormDialog>
  );
}

type WordsForm = ReturnType<typeof useRequestForm<Words, Words>>;

function WordFields({ form: given, typeLabel }: { form: unknown } & Pick<EditProps, 'typeLabel'>) {
  const form = given as WordsForm;
  const { id: userId } = useUser();
  const { data: meta } = useQuery(inspirationsMetaQuery(userId));
  const { data: providers } = useQuery(providersQuery(userId));
  const { errors } = form.formState;
  const type = useField(form, 'design_type');
  const types = [...new Set([...(meta?.designTypes ?? ['general']), type.value])].filter(Boolean);
  return (
    <>
      <TextArea
        label="Prompt"
        rows={3}
        placeholder="What it shows, or the prompt that it was made with"
        error={errors.prompt?.message}
        {...form.register('prompt')}
      />
      <div className={styles.pair}>
        <Select label="Design type" options={types.map((value) => ({ value, label: typeLabel(value) }))} {...type} />
        <TextField
          label="AI provider"
          list="ai-providers"
          autoComplete="off"
          placeholder="Midjourney, a photograph, unknown"
          error={errors.provider?.message}
          {...form.register('provider')}
        />
        <datalist id="ai-providers">
          {providers?.map(({ id, name }) => (
            <option key={id} value={name.replace(/ \(.*\)$/, '')} />
          ))}
        </datalist>
      </div>
      <TagsField {...useField(form, 'style_tags')} />
    </>
  );
}
