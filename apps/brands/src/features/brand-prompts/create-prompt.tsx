import { Button, toast } from '@maquette/ui';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { editPromptPath, savePrompt } from './calls';

/** Begins a general prompt of a brand, and goes to write it. */
export function CreatePrompt({ brandId, name }: { brandId: string; name: string }) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const creating = useMutation({
    mutationFn: () => savePrompt(userId, { draft_content: '', brand_profile_id: brandId, prompt_type: 'general' }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['brands', userId] });
      void client.invalidateQueries({ queryKey: ['prompts', userId, 'list'] });
      void client.invalidateQueries({ queryKey: ['stats'] });
      void navigate(editPromptPath(id));
    },
    onError: (error) => toast.error(sentenceOf(error, 'Failed to save prompt.')),
  });
  return (
    <Button
      aria-label={`Create Prompt for ${name}`}
      busy={creating.isPending && 'Creating...'}
      onClick={() => creating.mutate()}
    >
      Create Prompt
    </Button>
  );
}
