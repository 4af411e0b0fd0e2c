import { IconButton, ImageDropZone } from '@maquette/ui';
import { X } from '@maquette/ui/icons';
import { useEffect, useState } from 'react';
import styles from './generate-proposal-dialog.module.css';

const MAX_PICTURES = 3;
const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];
const MAX_BYTES = 10 * 1024 * 1024;

const problemOf = ({ type, size }: File): string | undefined => {
  if (!TYPES.includes(type)) return 'File must be JPEG, PNG, or WebP format';
  return size >= MAX_BYTES ? 'File size must be less than 10MB' : undefined;
};

interface PicturesFieldProps {
  value: readonly File[];
  onValueChange: (files: File[]) => void;
  error: string | undefined;
}

/** One to three pictures, each with its preview. What cannot be taken is told by its number; what is there stays. */
export function PicturesField({ value, onValueChange, error }: PicturesFieldProps) {
  const { length } = value;
  return (
    <div className={styles.field}>
      <ImageDropZone
        label="Images"
        multiple
        hint="One to three. They are looked at and not kept."
        problemOf={(file, index) => {
          if (length + index >= MAX_PICTURES) return 'Maximum 3 images allowed';
          const problem = problemOf(file);
          return problem && `Image ${length + index + 1}: ${problem}`;
        }}
        onFiles={(files) => onValueChange([...value, ...files])}
        error={error}
      />
      {length > 0 && (
        <ul className={styles.pictures} aria-label="Chosen images">
          {value.map((file, index) => (
            <li key={`${file.name} ${file.lastModified} ${index}`} className={styles.picture}>
              <Preview
                file={file}
                number={index + 1}
                onRemove={() => onValueChange(value.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ file, number, onRemove }: { file: File; number: number; onRemove: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <>
      <div className={styles.frame}>
        {url && <img src={url} alt={`Image ${number}: ${file.name}`} />}
        <IconButton label={`Remove image ${number}`} className={styles.remove} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <p className={styles.name}>{file.name}</p>
    </>
  );
}
