import { ImageDropField } from '@maquette/ui';
import type { useCreateDesign } from '../hooks/use-create-design';
import styles from './source-images.module.css';

/** The server refuses from 10 MB on. */
const MAX_BYTES = 10 * 1024 * 1024 - 1;

/** The pictures an operation works on. What is pasted goes to the first empty one, or to the one that has the focus. */
export function SourceImages({
  design: { values, operation, set, problem },
}: {
  design: ReturnType<typeof useCreateDesign>;
}) {
  const missing = (file: File | undefined) => (problem && !file ? 'Choose an image.' : undefined);
  const pasteGoesToBackground = operation.inputs.includes('background_image') && values.image !== undefined;
  return (
    <div className={styles.images}>
      <ImageDropField
        label="Image"
        file={values.image}
        onFileChange={(file) => set('image', file)}
        maxBytes={MAX_BYTES}
        pasteAnywhere={!pasteGoesToBackground}
        error={missing(values.image)}
      />
      {operation.inputs.includes('background_image') && (
        <ImageDropField
          label="Background image"
          file={values.backgroundImage}
          onFileChange={(file) => set('backgroundImage', file)}
          maxBytes={MAX_BYTES}
          pasteAnywhere={pasteGoesToBackground}
          error={missing(values.backgroundImage)}
        />
      )}
    </div>
  );
}
