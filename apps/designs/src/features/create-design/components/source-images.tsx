import { ImageDropField, Segmented, TextArea } from '@maquette/ui';
import { useField } from '@maquette/web-core/forms';
import type { CreateDesignForm } from '../hooks/use-create-design';
import { BACKGROUND_LIMIT } from '../values';
import styles from './source-images.module.css';

/** The server refuses from 10 MB on. */
const MAX_BYTES = 10 * 1024 * 1024 - 1;

/** The pictures an operation works on. What is pasted goes to the first empty one, or to the one that has the focus. */
export function SourceImages({ form }: { form: CreateDesignForm }) {
  const takesBackground = form.operation.inputs.includes('background_image');
  const pasteGoesToBackground = takesBackground && !form.describesBackground && form.values.image !== undefined;
  return (
    <div className={styles.images}>
      <ImageDropField
        label="Image"
        {...useField(form, 'image')}
        maxBytes={MAX_BYTES}
        pasteAnywhere={!pasteGoesToBackground}
      />
      {takesBackground && form.provider?.supportsBackgroundPrompt && (
        <Segmented
          label="Background"
          choices={[
            { value: 'image', label: 'From an image' },
            { value: 'words', label: 'From words' },
          ]}
          value={form.values.background_by}
          onValueChange={(value) => form.setValue('background_by', value === 'words' ? 'words' : 'image')}
        />
      )}
      {form.describesBackground ? (
        <BackgroundWords form={form} />
      ) : (
        takesBackground && <BackgroundImage form={form} pasteAnywhere={pasteGoesToBackground} />
      )}
    </div>
  );
}

const BackgroundWords = ({ form }: { form: CreateDesignForm }) => (
  <TextArea
    label="Background in words"
    rows={4}
    limit={BACKGROUND_LIMIT}
    placeholder="A studio in warm grey, a beach at sunset, mountains in the morning"
    error={form.formState.errors.background_prompt?.message}
    value={form.values.background_prompt}
    {...form.register('background_prompt')}
  />
);

const BackgroundImage = ({ form, pasteAnywhere }: { form: CreateDesignForm; pasteAnywhere: boolean }) => (
  <ImageDropField
    label="Background image"
    {...useField(form, 'background_image')}
    maxBytes={MAX_BYTES}
    pasteAnywhere={pasteAnywhere}
  />
);
