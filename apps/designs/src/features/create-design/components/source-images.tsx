import { ImageDropField } from '@maquette/ui';
import { useField } from '@maquette/web-core/forms';
import type { CreateDesignForm } from '../hooks/use-create-design';
import styles from './source-images.module.css';

/** The server refuses from 10 MB on. */
const MAX_BYTES = 10 * 1024 * 1024 - 1;

/** The pictures an operation works on. What is pasted goes to the first empty one, or to the one that has the focus. */
export function SourceImages({ form }: { form: CreateDesignForm }) {
  const takesBackground = form.operation.inputs.includes('background_image');
  const pasteGoesToBackground = takesBackground && form.values.image !== undefined;
  return (
    <div className={styles.images}>
      <ImageDropField
        label="Image"
        {...useField(form, 'image')}
        maxBytes={MAX_BYTES}
        pasteAnywhere={!pasteGoesToBackground}
      />
      {takesBackground && <BackgroundImage form={form} pasteAnywhere={pasteGoesToBackground} />}
    </div>
  );
}

const BackgroundImage = ({ form, pasteAnywhere }: { form: CreateDesignForm; pasteAnywhere: boolean }) => (
  <ImageDropField
    label="Background image"
    {...useField(form, 'background_image')}
    maxBytes={MAX_BYTES}
    pasteAnywhere={pasteAnywhere}
  />
);
