import { zCreateCollectionDto } from '@maquette/api-client';
import { FormDialog, TextField, toast } from '@maquette/ui';
import { api } from '@maquette/web-core';
import { bodyResolver, useRequestForm } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { nameOf } from './collection';
import type { Collection } from './collection';

const resolver = bodyResolver(zCreateCollectionDto, {
  body: ({ name }: { name: string }) => ({ name: name.trim() }),
  texts: {
    name: {
      required: 'Please enter a name for your collection',
      max: 'The name of a collection has at most 100 characters',
    },
  },
});

interface NameCollectionProps {
  /** The one that gets another name; without it a new one is made. */
  collection?: Collection | undefined;
  onCreated?: (collection: Collection) => void;
  onClose: () => void;
}

/** Makes a collection, or gives one another name. */
export function NameCollection({ collection, onCreated, onClose }: NameCollectionProps) {
  const client = useQueryClient();
  const form = useRequestForm({
    defaultValues: { name: collection?.name ?? '' },
    resolver,
    send: (body) =>
      collection
        ? api.patch('/api/collections/{id}', { path: { id: collection.id }, body })
        : api.post('/api/collections', { body }),
    failed: 'The collection could not be saved. Please try again.',
    onSent: (saved) => {
      toast.success(collection ? 'Collection renamed.' : `Collection "${nameOf(saved)}" created.`);
      void client.invalidateQueries({ queryKey: ['collections'] });
    },
    onDone: (saved) => {
      onClose();
      if (!collection) onCreated?.(saved);
    },
  });
  return (
    <FormDialog
      title={collection ? 'Rename Collection' : 'New Collection'}
      size="small"
      form={form}
      submitLabel={collection ? 'Rename' : 'Create'}
      busyLabel={collection ? 'Renaming...' : 'Creating...'}
      onOpenChange={onClose}
    >
      <TextField
        label="Name"
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  );
}
