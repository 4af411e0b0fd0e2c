import { ImagePlus, X } from '../icons';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { useDropzone } from 'react-dropzone';
import { Button } from './button';
import { Field } from './field';
import { IMAGE_TYPES, fileSize, imageProblem } from './image-problem';
import styles from './image-drop.module.css';

export interface ImageDropZoneProps {
  label: string;
  hideLabel?: boolean;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Bytes a file may have; 10 MB unless said otherwise. */
  maxBytes?: number;
  /** Said of a file that is neither JPEG, PNG nor WebP, in place of the usual sentence. */
  wrongType?: string;
  /** Says what is wrong with the file, the nth (from 0) of those offered together, in place of all usual sentences. Each is told. */
  problemOf?: ((file: File, index: number) => string | undefined) | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** Takes an image pasted anywhere in the page, unless another zone has the focus. One zone of a page may. */
  pasteAnywhere?: boolean;
  /** Under the zone. */
  hint?: ReactNode;
  className?: string;
}

export interface ImageDropFieldProps extends Omit<ImageDropZoneProps, 'onFiles' | 'multiple'> {
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
}

const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

interface IntakeOptions {
  multiple: boolean;
  maxBytes: number;
  wrongType: string | undefined;
  problemOf: ImageDropZoneProps['problemOf'];
  disabled: boolean;
  pasteAnywhere: boolean;
  onFiles: (files: File[]) => void;
}

/** Drop, browse and paste end in one place: good files go out, the first refusal stays as a sentence. */
function useImageIntake({
  multiple,
  maxBytes,
  wrongType,
  problemOf: ownProblemOf,
  disabled,
  pasteAnywhere,
  onFiles,
}: IntakeOptions) {
  const [problem, setProblem] = useState<string>();
  const usualProblemOf = (file: File) =>
    wrongType && !(file.type in IMAGE_TYPES) ? wrongType : imageProblem(file, maxBytes);
  const take = (files: File[]) => {
    const offered = multiple ? files : files.slice(0, 1);
    const problems = offered.map(ownProblemOf ?? usualProblemOf);
    const told = [...new Set(problems)].filter((one) => one !== undefined);
    setProblem(ownProblemOf ? told.join('\n') || undefined : told[0]);
    const good = offered.filter((_, index) => !problems[index]);
    if (good.length > 0) onFiles(good);
  };
  const dropzone = useDropzone({
    accept: IMAGE_TYPES,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted: File[], rejected: FileRejection[]) => take([...accepted, ...rejected.map((one) => one.file)]),
  });
  const paste = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])];
    if (disabled || files.length === 0) return false;
    take(files);
    return true;
  };
  useEffect(() => {
    if (!pasteAnywhere) return;
    const onPaste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && paste(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  const rootProps = {
    ...dropzone.getRootProps({
      onPaste: (event) => {
        if (paste(event.clipboardData)) event.preventDefault();
      },
    }),
    tabIndex: undefined,
    'data-over': dropzone.isDragActive ? '' : undefined,
  };
  return { ...dropzone, rootProps, problem };
}

/** Takes JPEG, PNG and WebP files by drop, browse and paste. Wrong files are refused with a sentence; good ones beside them are kept. */
export function ImageDropZone({
  label,
  hideLabel,
  onFiles,
  multiple = false,
  maxBytes = DEFAULT_MAX_BYTES,
  wrongType,
  problemOf,
  error,
  disabled = false,
  pasteAnywhere = true,
  hint,
  className,
}: ImageDropZoneProps) {
  const { rootProps, getInputProps, open, problem } = useImageIntake({
    multiple,
    maxBytes,
    wrongType,
    problemOf,
    disabled,
    pasteAnywhere,
    onFiles,
  });
  return (
    <Field label={label} hideLabel={hideLabel} error={problem ?? error} hint={hint} className={className}>
      {(control) => (
        <div {...rootProps} className={styles.zone} data-invalid={control['aria-invalid'] && ''}>
          <input {...getInputProps()} {...control} />
          <ImagePlus aria-hidden />
          <p>
            Drop or paste {multiple ? 'images' : 'an image'} here.
            <br />
            JPEG, PNG or WebP, up to {fileSize(maxBytes)}.
          </p>
          <Button onClick={open} disabled={disabled}>
            {multiple ? 'Choose images' : 'Choose image'}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** One image with its preview, its true dimensions and Remove. Another image dropped or pasted takes its place. */
export function ImageDropField({ value, onValueChange, ...zone }: ImageDropFieldProps) {
  if (!value) return <ImageDropZone {...zone} onFiles={([first]) => onValueChange(first)} />;
  return <ImagePreview {...zone} file={value} onValueChange={onValueChange} />;
}

function ImagePreview({
  file,
  onValueChange,
  label,
  hideLabel,
  maxBytes = DEFAULT_MAX_BYTES,
  wrongType,
  problemOf,
  error,
  disabled = false,
  pasteAnywhere = true,
  hint,
  className,
}: Omit<ImageDropFieldProps, 'value'> & { file: File }) {
  const [url, setUrl] = useState<string>();
  const [dimensions, setDimensions] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const { rootProps, getInputProps, problem } = useImageIntake({
    multiple: false,
    maxBytes,
    wrongType,
    problemOf,
    disabled,
    pasteAnywhere,
    onFiles: ([first]) => onValueChange(first),
  });
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      error={problem ?? error}
      hint={hint ?? 'Drop or paste another image to replace it. JPEG, PNG or WebP.'}
      className={className}
    >
      {(control) => (
        <>
          <div {...rootProps} className={styles.preview}>
            <input {...getInputProps()} {...control} />
            {url && (
              <img
                src={url}
                alt={`Preview of ${file.name}`}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setDimensions(`${naturalWidth} × ${naturalHeight}, `)
                }
              />
            )}
          </div>
          <div className={styles.foot}>
            <p className={styles.facts}>
              <strong>{file.name}</strong>
              {dimensions}
              {fileSize(file.size)}
            </p>
            <Button icon={<X aria-hidden />} disabled={disabled} onClick={() => onValueChange(undefined)}>
              Remove
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}
