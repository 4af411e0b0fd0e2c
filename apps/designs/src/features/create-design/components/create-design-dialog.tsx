import { Button, Dialog, useDialogClose } from '@maquette/ui';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useCreateDesign } from '../hooks/use-create-design';
import type { CreateDesignValues } from '../values';
import styles from './create-design-dialog.module.css';
import { DesignFields } from './design-fields';
import { OperationList } from './operation-list';
import { SourceImages } from './source-images';

interface CreateDesignDialogProps extends QuickCreateProps {
  /** What the form starts with, for example an earlier design's recipe. */
  start?: Partial<CreateDesignValues> | undefined;
}

/** Create New Design. It starts anew every time it is opened; nothing is lost when sending fails. */
export const CreateDesignDialog = ({ open, ...props }: CreateDesignDialogProps) => open && <OpenDialog {...props} />;

function OpenDialog({ onOpenChange, start = {} }: Omit<CreateDesignDialogProps, 'open'>) {
  const design = useCreateDesign(start, () => onOpenChange(false));
  const { operation, provider, values, problem, isSending } = design;
  const count = operation.several ? values.n : 1;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) focusFirstInvalid(content.current);
  }, [problem]);
  const submitOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    design.submit();
  };
  return (
    <Dialog
      ref={content}
      open
      onOpenChange={onOpenChange}
      title="Create New Design"
      size="large"
      flush
      unsaved={design.unsaved}
      footer={
        <>
          {problem ? (
            <p role="alert" className={styles.problem}>
              {problem.text}
            </p>
          ) : (
            <p className={styles.note}>
              {provider && `${count} ${count === 1 ? 'image' : 'images'} with ${provider.name}`}
            </p>
          )}
          <CancelButton />
          <Button
            variant="accent"
            busy={isSending && 'Starting generation...'}
            onClick={design.submit}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            Generate Design
          </Button>
        </>
      }
    >
      <div
        className={styles.columns}
        data-images={operation.inputs.length > 0 ? '' : undefined}
        onKeyDown={submitOnShortcut}
      >
        <OperationList
          chosen={operation.id}
          providers={design.providers.data}
          onChoose={(id) => design.set('operation', id)}
        />
        <DesignFields design={design} />
        {operation.inputs.length > 0 && <SourceImages design={design} />}
      </div>
    </Dialog>
  );
}

/** What is wrong may be out of sight on a small screen. */
function focusFirstInvalid(content: HTMLElement | null) {
  const invalid = content?.querySelector<HTMLElement>('[aria-invalid=true]');
  // A file input is hidden; the button beside it opens it.
  const field = invalid?.matches('[type=file]') ? invalid.parentElement?.querySelector('button') : invalid;
  field?.focus();
}

function CancelButton() {
  const close = useDialogClose();
  return (
    <Button variant="quiet" onClick={close}>
      Cancel
    </Button>
  );
}
