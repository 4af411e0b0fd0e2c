import { zCreateBrandProfileDto } from '@maquette/api-client';
import { FormDialog, TextArea, TextField, toast } from '@maquette/ui';
import { bodyResolver, useRequestForm } from '@maquette/web-core/forms';
import type { QuickCreateProps } from '@maquette/web-core/remotes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { brandPath } from '../../brands/brand';
import { createBrand } from '../api/create-brand';

const EMPTY = { brand_name: '', business_description: '' };
const DESCRIPTION_LIMIT = 500;

const resolver = bodyResolver(zCreateBrandProfileDto, {
  body: ({ brand_name, business_description }: typeof EMPTY) => ({
    brand_name: brand_name.trim(),
    business_description: business_description.trim() || undefined,
  }),
  texts: {
    brand_name: {
      required: 'Please enter a name for your brand',
      min: 'Brand name must be at least 2 characters long',
      max: 'Brand name must be less than 100 characters',
    },
    business_description: { max: `The description may have at most ${DESCRIPTION_LIMIT} characters` },
  },
});

/** Create New Brand. It starts anew every time it is opened; nothing is lost when sending fails. */
export const CreateBrandDialog = ({ open, onOpenChange }: QuickCreateProps) =>
  open && <OpenDialog onOpenChange={onOpenChange} />;

function OpenDialog({ onOpenChange }: Pick<QuickCreateProps, 'onOpenChange'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRequestForm({
    defaultValues: EMPTY,
    resolver,
    send: createBrand,
    failed: 'Failed to create brand. Please try again.',
    onSent: ({ name }) => {
      toast.success(`Brand "${name}" created. You can choose it for a new design.`);
      void client.invalidateQueries({ queryKey: ['brands'] });
      void client.invalidateQueries({ queryKey: ['stats'] });
    },
    onDone: ({ id }) => {
      onOpenChange(false);
      void navigate(brandPath(id));
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Create New Brand"
      form={form}
      submitLabel="Create Brand"
      busyLabel="Creating..."
      onOpenChange={onOpenChange}
    >
      <TextField
        label="Brand name"
        autoComplete="off"
        error={errors.brand_name?.message}
        {...form.register('brand_name')}
      />
      <TextArea
        label="Description"
        optional
        limit={DESCRIPTION_LIMIT}
        rows={4}
        placeholder="What the company makes, for whom, and what sets it apart"
        error={errors.business_description?.message}
        {...form.register('business_description')}
      />
    </FormDialog>
  );
}
