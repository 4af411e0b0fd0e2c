import { mergeStrategy, parseStrategy } from '@maquette/strategy';
import { Combobox, FormDialog, Select, TextField, UserFacingError, toast } from '@maquette/ui';
import { SwatchBand, Swatches } from '@maquette/ui/documents';
import { api, brandsQuery, sentenceOf, useUser } from '@maquette/web-core';
import { useField, useRequestForm } from '@maquette/web-core/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Facts } from './calls';

type Colours = NonNullable<Facts['palette']>;

interface ColoursToBrandProps {
  palette: Colours;
  /** Of the picture. */
  name: string;
  onClose: () => void;
}

const ROLES = ['primary', 'secondary', 'accent'] as const;
const LABELS = { primary: 'Primary', secondary: 'Secondary', accent: 'Accent' };
const MAX_NAME = 60;

interface Values {
  brand_id: string;
  name: string;
  primary: string;
  secondary: string;
  accent: string;
}

/** 'Palette of harbour', of a long name as many words as fit. */
function nameOf(picture: string): string {
  const whole = `Palette of ${picture.replace(/\.\w{3,4}$/, '')}`;
  return whole.length <= MAX_NAME ? whole : `${whole.slice(0, MAX_NAME).replace(/\s+\S*$/, '')}…`;
}

/** Puts the palette behind those that the brand's strategy has, and leaves everything else of it. @throws UserFacingError, ApiError */
async function addPalette({ brand_id: id, name, ...roles }: Values, colours: Colours): Promise<void> {
  const { strategyText: text, version } = await strategyOf(id);
  const { sections, metadata } = parseStrategy(text);
  if (text?.trim() && metadata.isFallback)
    throw new UserFacingError('The strategy of this brand cannot be read, so no palette can be put into it.');
  const colourOf = (hex: string) => ({ hex, name: colours.find((one) => one.hex === hex)?.name ?? null });
  const palette = {
    name,
    ...Object.fromEntries(ROLES.map((role) => [role, roles[role] ? colourOf(roles[role]) : null])),
    usageGuidelines: [],
  };
  const colorPalettes = [...(metadata.isFallback ? [] : (sections.colorPalettes ?? [])), palette];
  await api.patch('/api/brands/{id}/strategy', {
    path: { id },
    body: {
      strategy_input_type: 'palette',
      strategy_text: mergeStrategy(text, JSON.stringify({ colorPalettes }), 'palette'),
      version,
    },
  });
}

async function strategyOf(id: string): Promise<{ strategyText: string | null; version: number }> {
  const { profile } = await api.get('/api/brand-profiles/{id}', { path: { id } });
  return { strategyText: profile.strategyText, version: profile.strategyVersion };
}

/** Gives the colours of a picture to a brand, as one more palette of its strategy. */
export function ColoursToBrand({ palette, name, onClose }: ColoursToBrandProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const brands = useQuery(brandsQuery(userId));
  const form = useRequestForm({
    defaultValues: {
      brand_id: '',
      name: nameOf(name),
      primary: palette[0]?.hex ?? '',
      secondary: palette[1]?.hex ?? '',
      accent: palette[2]?.hex ?? '',
    },
    resolver: (values, _, { fields }) => {
      const wrong = {
        ...(!values.brand_id && { brand_id: 'Please choose a brand.' }),
        ...(!values.name.trim() && { name: 'Please enter a name for the palette.' }),
      };
      const errors = Object.fromEntries(
        Object.entries(wrong).map(([name, message]) => [
          name,
          { type: 'check', message, ref: fields[name as keyof Values]?.ref },
        ]),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    send: (values: Values) => addPalette({ ...values, name: values.name.trim() }, palette),
    failed: (error) => sentenceOf(error, 'The colours could not be saved. Please try again.'),
    onSent: () => {
      toast.success('The palette is in the strategy of the brand.');
      void client.invalidateQueries({ queryKey: ['brands', userId] });
    },
    onDone: onClose,
  });
  const { errors } = form.formState;
  const options = [
    ...palette.map(({ hex, name: colour }) => ({ value: hex, label: `${colour} ${hex.toUpperCase()}`, swatch: hex })),
    { value: '', label: 'None' },
  ];
  const fields = {
    primary: useField(form, 'primary'),
    secondary: useField(form, 'secondary'),
    accent: useField(form, 'accent'),
  };
  return (
    <FormDialog
      title="Add Colours to Brand"
      form={form}
      submitLabel="Add Colours"
      busyLabel="Adding..."
      onOpenChange={onClose}
    >
      <Combobox
        label="Brand"
        options={(brands.data ?? []).map((brand) => ({ value: brand.id, label: brand.name }))}
        {...useField(form, 'brand_id')}
        error={
          brands.error
            ? sentenceOf(brands.error, 'Failed to load brands list.')
            : brands.data?.length === 0
              ? 'No brands found for your account. Please create a brand first.'
              : errors.brand_id?.message
        }
      />
      <TextField
        label="Name of the palette"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Swatches>
        {palette.map(({ hex, name: colour, share }) => (
          <SwatchBand key={hex} hex={hex} name={colour} share={Math.max(0.5, share * 6)} />
        ))}
      </Swatches>
      {ROLES.map((role) => (
        <Select key={role} label={LABELS[role]} options={options} {...fields[role]} />
      ))}
    </FormDialog>
  );
}
