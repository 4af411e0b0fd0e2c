import { Button, EmptyState } from '@maquette/ui';
import { Plus } from '@maquette/ui/icons';
import { useDesignActions } from '../../design-actions/design-actions';
import { useWorksFromImage } from '../../designs/hooks/use-works-from-image';

export function NoDesigns() {
  const { create } = useDesignActions();
  const worksFromImage = useWorksFromImage();
  return (
    <EmptyState
      drawing="designs"
      title="No designs yet"
      action={
        <Button icon={<Plus aria-hidden />} onClick={() => create()}>
          Create Design
        </Button>
      }
    >
      {worksFromImage
        ? 'Describe a picture, or bring one to change, and the designs that are made of it stand here.'
        : 'Describe a picture, and the designs that are made of it stand here.'}
    </EmptyState>
  );
}
