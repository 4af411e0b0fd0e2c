import { FormDialog } from '@maquette/ui';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useCreateDesign } from '../hooks/use-create-design';
import type { CreateDesignValues } from '../values';
import styles from './create-design-dialog.module.css';
import { DesignFields } from './design-fields';
import { ExpectedShape } from './expected-shape';
import { OperationList } from './operation-list';
import { SourceImages } from './source-images';

interface CreateDesignDialogProps extends QuickCreateProps {
  /** What the form starts with, for example an earlier design's recipe. */
  start?: Partial<CreateDesignValues> | undefined;
}

/** Create New Design. It starts anew every time it is opened; nothing is lost when sending fails. */
export const CreateDesignDialog = ({ open, ...props }: CreateDesignDialogProps) => open && <OpenDialog {...props} />;

function OpenDialog({ onOpenChange, start = {} }: Omit<CreateDesignDialogProps, 'open'>) {
  const form = useCreateDesign(start, () => onOpenChange(false));
  const { operation, provider, n, size } = form;
  return (
    <FormDialog
      title="Create New Design"
      size="large"
      flush
      form={form}
      formClassName={styles.columns}
      submitLabel="Generate Design"
      busyLabel="Starting generation..."
      note={
        provider &&
        [`${n} ${n === 1 ? 'image' : 'images'} with ${provider.name}`, size && `${size.width} × ${size.height} px`]
          .filter(Boolean)
          .join(', ')
      }
      onOpenChange={onOpenChange}
    >
      <OperationList
        chosen={operation.id}
        providers={form.providers.data}
        onChoose={(id) => form.setValue('operation', id)}
      />
      {/* before the fields on a narrow screen, beside them on a wide one */}
      {operation.inputs.length > 0 ? <SourceImages form={form} /> : <ExpectedShape form={form} />}
      <DesignFields form={form} />
    </FormDialog>
  );
}
