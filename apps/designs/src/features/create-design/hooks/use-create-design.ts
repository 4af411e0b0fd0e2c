import { zCreateDesignForm } from '@maquette/api-client';
import { intendedDesignType, missingFields } from '@maquette/generation';
import { toast } from '@maquette/ui';
import { providersQuery, useUser } from '@maquette/web-core';
import type { Provider } from '@maquette/web-core';
import { bodyResolver, useRequestForm } from '@maquette/web-core/forms';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useGenerate } from '../../designs/hooks/use-generate';
import { DESIGNS_PATH } from '../../designs/paths';
import { findOperation, supporting } from '../../designs/vocabulary';
import type { Operation } from '../../designs/vocabulary';
import { DEFAULT_STRENGTH, EMPTY_DESIGN, MAX_IMAGES, PROMPT_LIMIT } from '../values';
import type { CreateDesignValues } from '../values';

const MISSING = {
  prompt: 'Write what you want to see.',
  image: 'Choose an image.',
  background_image: 'Choose an image.',
  background_prompt: 'Describe the background.',
};

/** What follows from what was chosen and from what the providers can do. */
function consequencesOf(values: CreateDesignValues, providers: readonly Provider[] = []) {
  const operation = findOperation(values.operation);
  const capable = supporting(providers, operation);
  // The user's choice as long as it can do this, else the first that can, else none.
  const provider = capable.find(({ id }) => id === values.provider) ?? capable[0];
  // A general one is made as what its words name, a poster for example.
  const designType = intendedDesignType(values.design_type, values.prompt.trim());
  const mostImages = operation.several ? Math.min(MAX_IMAGES, provider?.maxImages ?? MAX_IMAGES) : 1;
  return {
    operation,
    capable,
    provider,
    /** What will be made. */
    designType,
    mostImages,
    n: Math.min(values.n, mostImages),
    promptLimit: Math.min(PROMPT_LIMIT, provider?.maxPrompt ?? PROMPT_LIMIT),
    /** In pixels, where it follows from the type and is known before the picture is made. */
    size: operation.inputs.length === 0 ? provider?.sizes.find((size) => size.designType === designType.id) : undefined,
    /** Whether the background is described: only where the provider can draw one. */
    describesBackground:
      operation.inputs.includes('background_image') &&
      provider?.supportsBackgroundPrompt === true &&
      values.background_by === 'words',
    showsStrength: operation.strength && provider?.showsStrength === true,
    strength: values.strength ?? provider?.strength ?? DEFAULT_STRENGTH,
  };
}

/** The design that is asked for; what the operation does not take is left out. */
function toBody(values: CreateDesignValues, providers: readonly Provider[] | undefined) {
  const { operation, provider, n, showsStrength, strength, describesBackground } = consequencesOf(values, providers);
  return {
    provider: provider?.id ?? '',
    operation: operation.id,
    design_type: values.design_type,
    brand_profile_id: values.brand_profile_id || undefined,
    // on where nothing else is said
    use_brand_style: values.brand_profile_id && operation.several && !values.use_brand_style ? false : undefined,
    prompt: operation.prompt !== 'unused' && values.prompt.trim() ? values.prompt : undefined,
    n: operation.several ? n : undefined,
    strength: showsStrength ? strength : undefined,
    image: operation.inputs.includes('image') ? values.image : undefined,
    background_image:
      operation.inputs.includes('background_image') && !describesBackground ? values.background_image : undefined,
    background_prompt: describesBackground ? values.background_prompt.trim() || undefined : undefined,
    parent_id: values.parent_id,
    prompt_id: values.prompt_id,
  };
}

/** What is required and lacks, under the name of the field that asks for it. */
const missingIn = (values: CreateDesignValues, operation: Operation, describesBackground: boolean) =>
  missingFields(operation, {
    ...values,
    ...(describesBackground ? { background_image: undefined } : { background_prompt: '' }),
  }).map((field) => (field === 'background_image' && describesBackground ? 'background_prompt' : field));

function check(values: CreateDesignValues, providers: readonly Provider[] | undefined) {
  const { operation, provider, promptLimit, describesBackground } = consequencesOf(values, providers);
  if (!provider) return { provider: 'Please select a provider.' };
  const missing = missingIn(values, operation, describesBackground);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  if (operation.prompt === 'unused' || values.prompt.length <= promptLimit) return {};
  return {
    prompt:
      promptLimit < PROMPT_LIMIT
        ? `${provider.name} takes a prompt of at most ${promptLimit.toLocaleString('en')} characters.`
        : 'The prompt may have at most 10,000 characters.',
  };
}

/** The form of the Create New Design dialog: its values, what follows from them, and sending it. */
export function useCreateDesign(start: Partial<CreateDesignValues>, onDone: () => void) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const generate = useGenerate();
  const providers = useQuery(providersQuery(userId));
  const form = useRequestForm({
    defaultValues: { ...EMPTY_DESIGN, ...start },
    resolver: bodyResolver(zCreateDesignForm, {
      body: (values: CreateDesignValues) => toBody(values, providers.data),
      check: (values) => check(values, providers.data),
    }),
    send: generate,
    failed: 'Failed to start generation. Please try again.',
    onSent: () => toast.success('Design generation started! It will appear here shortly.'),
    onDone: () => {
      onDone();
      window.scrollTo(0, 0);
      void navigate(DESIGNS_PATH);
    },
  });
  const values = form.watch();
  const consequences = consequencesOf(values, providers.data);
  const { dirtyFields, errors } = form.formState;
  const { operation, describesBackground } = consequences;
  const isIncomplete = missingIn(values, operation, describesBackground).some((field) => errors[field]);
  return {
    ...form,
    ...consequences,
    values,
    providers,
    problem: form.problem ?? (isIncomplete ? 'Please fill in all required fields.' : undefined),
    /** Something was written or chosen that closing would lose and that takes time to find again. */
    unsaved: Boolean(
      dirtyFields.prompt || dirtyFields.image || dirtyFields.background_image || dirtyFields.background_prompt,
    ),
  };
}

export type CreateDesignForm = ReturnType<typeof useCreateDesign>;
