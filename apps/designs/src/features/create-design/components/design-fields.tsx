import { designType } from '@maquette/generation';
import {
  Button,
  Checkbox,
  ChoiceButtons,
  Combobox,
  Notice,
  RangeRuler,
  Segmented,
  Select,
  TextArea,
  useIsTouch,
} from '@maquette/ui';
import { brandsQuery, messageOf, useUser } from '@maquette/web-core';
import { useField } from '@maquette/web-core/forms';
import { useQuery } from '@tanstack/react-query';
import { DESIGN_TYPES, designTypeLabel, proportion } from '../../designs/vocabulary';
import type { CreateDesignForm } from '../hooks/use-create-design';
import styles from './design-fields.module.css';

const TYPE_OPTIONS = DESIGN_TYPES.map((value) => ({
  value,
  label: `${designTypeLabel(value)}, ${proportion(designType(value))}`,
}));
const counts = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** What every operation asks for: type, brand, provider, prompt, and how many. */
export function DesignFields({ form }: { form: CreateDesignForm }) {
  const { id: userId } = useUser();
  const brands = useQuery(brandsQuery(userId));
  const { operation, mostImages, showsStrength } = form;
  const isTouch = useIsTouch();
  const brand = useField(form, 'brand_profile_id');
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Select label="Design type" options={TYPE_OPTIONS} {...useField(form, 'design_type')} />
        <Combobox
          label="Brand"
          options={[
            { value: '', label: 'No Brand' },
            ...(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...brand}
          error={brands.error ? `Failed to load brands: ${messageOf(brands.error, 'no answer')}` : brand.error}
        />
      </div>
      {form.values.brand_profile_id !== '' && operation.several && (
        <Checkbox
          label="Use the brand’s colours and type"
          checked={form.values.use_brand_style}
          onCheckedChange={(checked) => form.setValue('use_brand_style', checked)}
        />
      )}
      <Providers form={form} />
      {operation.prompt !== 'unused' && (
        <TextArea
          label="Prompt"
          optional={operation.prompt === 'optional'}
          // on a touch screen the keyboard would hide what comes before
          autoFocus={!isTouch && operation.prompt !== 'optional'}
          limit={form.promptLimit}
          rows={5}
          placeholder={
            operation.inputs.includes('background_image')
              ? 'What to keep in mind when the two are put together'
              : 'What should be in the picture, in which style, with which words on it'
          }
          error={form.formState.errors.prompt?.message}
          value={form.values.prompt}
          {...form.register('prompt')}
        />
      )}
      {(mostImages > 1 || showsStrength) && (
        <div className={styles.pair}>
          {showsStrength && (
            <RangeRuler
              label="Strength"
              value={form.strength}
              onValueChange={(value) => form.setValue('strength', value)}
              ends={['0 minimal change', '1 maximum change']}
            />
          )}
          {mostImages > 1 && (
            <Segmented
              label="Number of images"
              choices={counts(mostImages)}
              value={String(form.n)}
              onValueChange={(value) => form.setValue('n', Number(value))}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Providers({ form: { providers, capable, provider, setValue } }: { form: CreateDesignForm }) {
  if (providers.error) {
    return (
      <Notice
        tone="critical"
        action={
          <Button busy={providers.isFetching && 'Retrying...'} onClick={() => void providers.refetch()}>
            Retry
          </Button>
        }
      >
        Failed to load providers: {messageOf(providers.error, 'no answer')}
      </Notice>
    );
  }
  if (!providers.data)
    return (
      <ChoiceButtons
        label="Provider"
        choices={[{ value: '', label: 'Loading providers...', disabled: true }]}
        value=""
        onValueChange={() => undefined}
      />
    );
  if (capable.length === 0) {
    return (
      <Notice tone="caution">
        {providers.data.length === 0 ? 'No AI providers available.' : 'No providers available for this operation.'}
      </Notice>
    );
  }
  return (
    <ChoiceButtons
      label="Provider"
      choices={capable.map(({ id, name }) => ({ value: id, label: name }))}
      value={provider?.id ?? ''}
      onValueChange={(id) => setValue('provider', id)}
    />
  );
}
