import { Button, ChoiceButtons, Combobox, Notice, RangeRuler, Segmented, Select, TextArea } from '@maquette/ui';
import { messageOf, useSession } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../designs/api/list-brands';
import { DESIGN_TYPES, designTypeLabel } from '../../designs/vocabulary';
import type { useCreateDesign } from '../hooks/use-create-design';
import styles from './design-fields.module.css';

const TYPE_OPTIONS = DESIGN_TYPES.map((value) => ({ value, label: designTypeLabel(value) }));
const COUNTS = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

type Form = ReturnType<typeof useCreateDesign>;

/** What every operation asks for: type, brand, provider, prompt, and how many. */
export function DesignFields({ design }: { design: Form }) {
  const { user } = useSession();
  const brands = useQuery({ ...brandsQuery(user?.id ?? ''), enabled: Boolean(user) });
  const { values, operation, set, form, problem, promptLimit } = design;
  const promptMissing = Boolean(problem) && operation.prompt === 'required' && !values.prompt.trim();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Select
          label="Design type"
          options={TYPE_OPTIONS}
          value={values.designType}
          onValueChange={(value) => set('designType', value)}
        />
        <Combobox
          label="Brand"
          options={[
            { value: '', label: 'No Brand' },
            ...(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={values.brandId}
          onValueChange={(value) => set('brandId', value)}
          error={brands.error ? `Failed to load brands: ${messageOf(brands.error, 'no answer')}` : undefined}
        />
      </div>
      <Providers design={design} />
      {operation.prompt !== 'unused' && (
        <TextArea
          label="Prompt"
          optional={operation.prompt === 'optional'}
          limit={promptLimit}
          rows={5}
          placeholder={
            operation.inputs.includes('background_image')
              ? 'What to keep in mind when the two are put together'
              : 'What should be in the picture, in which style, with which words on it'
          }
          error={promptMissing ? 'Write what you want to see.' : undefined}
          value={values.prompt}
          {...form.register('prompt')}
          onChange={(event) => set('prompt', event.target.value)}
        />
      )}
      {(operation.several || design.showsStrength) && (
        <div className={styles.pair}>
          {design.showsStrength && (
            <RangeRuler
              label="Strength"
              value={design.strength}
              onValueChange={(value) => set('strength', value)}
              ends={['0 minimal change', '1 maximum change']}
            />
          )}
          {operation.several && (
            <Segmented
              label="Number of images"
              choices={COUNTS}
              value={String(values.n)}
              onValueChange={(value) => set('n', Number(value))}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Providers({ design: { providers, capable, provider, set } }: { design: Form }) {
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
      onValueChange={(id) => set('provider', id)}
    />
  );
}
