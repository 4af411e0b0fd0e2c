import { pictureProblem, toast } from '@maquette/ui';
import { messageOf, providersQuery } from '@maquette/web-core';
import type { QueryClient } from '@tanstack/react-query';
import type { DesignActions } from '../../design-actions/design-actions';
import { NONE_CAN_WORK_FROM_IMAGE, canWorkFromImage } from '../../designs/hooks/use-works-from-image';
import { isDialogOpen } from './is-dialog-open';

/** The server refuses from 10 MB on. */
const MAX_BYTES = 10 * 1024 * 1024 - 1;

interface Page extends Pick<DesignActions, 'create'> {
  client: QueryClient;
  userId: string;
}

/** Begins a design with the picture that was dropped or pasted, or says why it cannot. */
export async function takePicture(files: readonly File[], { client, userId, create }: Page): Promise<void> {
  const [file] = files;
  if (!file) return;
  if (files.length > 1) {
    toast.error(`One image at a time: these were ${files.length}.`);
    return;
  }
  const problem = await pictureProblem(file, MAX_BYTES);
  if (problem) {
    toast.error(problem);
    return;
  }
  try {
    if (canWorkFromImage(await client.ensureQueryData(providersQuery(userId)))) {
      if (!isDialogOpen()) create({ operation: 'image-to-image', image: file });
    } else toast.info(NONE_CAN_WORK_FROM_IMAGE);
  } catch (error) {
    toast.error(`Failed to load providers: ${messageOf(error, 'no answer')}`);
  }
}
