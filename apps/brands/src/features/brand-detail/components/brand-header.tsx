import { zUpdateBrandProfileDto } from '@maquette/api-client';
import { Button, Form, Notice, TextArea, TextField } from '@maquette/ui';
import { BrandPlate } from '@maquette/ui/documents';
import { useUser } from '@maquette/web-core';
import { bodyResolver, useRequestForm } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from '@maquette/ui/icons';
import { useState } from 'react';
import { brandQuery, nameOf } from '../../brands/brand';
import type { BrandDetail } from '../../brands/brand';
import { useNewestPicture } from '../../brands/hooks/use-newest-picture';
import { conflictOf, saveBrand } from '../api/save-brand';
import type { Conflict } from '../api/save-brand';
import styles from './brand-header.module.css';

const DESCRIPTION_LIMIT = 500;

/** Name and description on the brand's plate, edited in place. */
export function BrandHeader({ brand }: { brand: BrandDetail }) {
  const [editing, setEditing] = useState(false);
  const picture = useNewestPicture(brand);
  if (editing) return <EditForm brand={brand} onClose={() => setEditing(false)} />;
  return (
    <header className={styles.header}>
      <BrandPlate name={nameOf(brand)} as="h1">
        {picture}
      </BrandPlate>
      <div className={styles.foot}>
        <p className={styles.description} dir="auto">
          {brand.description ?? 'No description yet.'}
        </p>
        <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
          Edit Details
        </Button>
      </div>
    </header>
  );
}

const resolver = (version: () => number) =>
  bodyResolver(zUpdateBrandProfileDto, {
    body: ({ name, description }: { name: string; description: string }) => ({
      name: name.trim(),
      description: description.trim() || null,
      version: version(),
    }),
    check: ({ name }) => ({ name: name.trim() === '' ? 'Brand name cannot be empty.' : undefined }),
    texts: {
      name: { max: 'Brand name must be less than 100 characters' },
      description: { max: `The description may have at most ${DESCRIPTION_LIMIT} characters` },
    },
  });

function EditForm({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // what was there when the editing began, not what a reload brought since
  const [version] = useState(brand.version);
  const form = useRequestForm({
    defaultValues: { name: brand.name, description: brand.description ?? '' },
    resolver: resolver(() => conflict?.version ?? version),
    send: (body: { name: string; description: string | null; version: number }) =>
      saveBrand(brand.id, body).catch((error: unknown) => {
        setConflict(conflictOf(error));
        throw error;
      }),
    failed: 'Failed to save brand details.',
    onSent: (saved) => {
      client.setQueryData(brandQuery(userId, brand.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['brands', userId] });
    },
    onDone: onClose,
  });
  const { errors } = form.formState;
  const isBlank = form.watch('name').trim() === '';
  return (
    <Form form={form} className={styles.form}>
      <h1 className={styles.formTitle}>Edit Details</h1>
      <TextField
        label="Brand name"
        autoComplete="off"
        autoFocus
        error={isBlank ? 'Brand name cannot be empty.' : errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Description"
        optional
        limit={DESCRIPTION_LIMIT}
        rows={4}
        defaultValue={brand.description ?? ''}
        error={errors.description?.message}
        {...form.register('description')}
      />
      {conflict ? (
        <Notice
          tone="caution"
          action={
            <Button
              onClick={() => {
                void client.invalidateQueries({ queryKey: ['brands', userId] });
                onClose();
              }}
            >
              Take theirs
            </Button>
          }
        >
          <strong>This was changed in the meantime.</strong> Saved elsewhere: “{conflict.theirs.name}”,{' '}
          {conflict.theirs.description ? `“${conflict.theirs.description}”` : 'without a description'}. Save again to
          replace it with what you wrote above.
        </Notice>
      ) : (
        form.problem && <Notice tone="critical">{form.problem}</Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="accent" type="submit" disabled={isBlank} busy={form.isSending && 'Saving...'}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
