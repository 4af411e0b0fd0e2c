import type { CreateDesignForm } from '@maquette/api-client';
import { useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { generateDesign } from '../api/generate-design';
import type { Design } from '../design';
import { expectedDesign, expectedSize } from '../expected-design';
import { useDesignLists } from './use-design-lists';

const NONE: readonly Design[] = [];
/** In the cache, which is the user's and is wiped with the session. */
const sentKey = (userId: string) => ['designs', userId, 'sent'] as const;

let sent = 0;

/** Asks for a design and lets the wall show it from this moment on; where the server refuses it is taken back, and the error is the caller's to tell. */
export function useGenerate(): (form: CreateDesignForm) => Promise<string> {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const lists = useDesignLists();
  const change = (update: (designs: readonly Design[]) => readonly Design[]) =>
    client.setQueryData<readonly Design[]>(sentKey(userId), (designs = NONE) => update(designs));

  return async (form) => {
    const design = expectedDesign(form, ++sent, await expectedSize(form));
    const takeBack = (id: string) => change((designs) => designs.filter((other) => other.id !== id));
    change((designs) => [design, ...designs]);
    try {
      const id = await generateDesign(form);
      change((designs) => designs.map((other) => (other === design ? { ...design, id, originalId: id } : other)));
      // From here on the list has it, if it has it at all.
      void lists.refresh().finally(() => takeBack(id));
      return id;
    } catch (error) {
      takeBack(design.id);
      throw error;
    }
  };
}

/** The requests that were sent and that the list does not have yet, newest first: see `isSent`. */
export function useSentDesigns(): readonly Design[] {
  const { id: userId } = useUser();
  const { data } = useQuery({
    queryKey: sentKey(userId),
    queryFn: () => NONE,
    initialData: NONE,
    enabled: false,
    staleTime: Infinity,
  });
  return data;
}
