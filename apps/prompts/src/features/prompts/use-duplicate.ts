import { toast } from '@maquette/ui';
import { messageOf } from '@maquette/web-core';
import { useListChanges } from '@maquette/web-core/lists';
import { useNavigate } from 'react-router';
import { promptsList } from './list';
import { clonePrompt } from './calls';
import { editPath } from './prompt';

/** Copies a prompt, and tells the copy's id with the way to it, or why there is none. */
export function useDuplicate() {
  const lists = useListChanges(promptsList);
  const navigate = useNavigate();
  return async (id: string) => {
    try {
      const copy = await clonePrompt(id);
      void lists.refresh();
      toast.success(`Prompt duplicated. The new prompt's ID is ${copy.id}.`, {
        action: { label: 'Open', onClick: () => void navigate(editPath(copy.id)) },
      });
    } catch (error) {
      const message = messageOf(error, 'no answer came').replace(/\.$/, '');
      toast.error(`Failed to duplicate prompt: ${message}. Please try again later.`);
    }
  };
}
