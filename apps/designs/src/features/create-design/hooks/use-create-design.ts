import { toast } from '@maquette/ui';
import { useSession } from '@maquette/web-core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { providersQuery, supporting } from '../../designs/api/get-available-providers';
import { generateDesign, hasRequiredFields } from '../../designs/api/generate-design';
import { useDesignLists } from '../../designs/hooks/use-design-lists';
import { DESIGNS_PATH } from '../../designs/paths';
import { sentenceOf } from '../../designs/sentence-of';
import { findOperation } from '../../designs/vocabulary';
import { DEFAULT_STRENGTH, EMPTY_DESIGN, PROMPT_LIMIT, STRENGTH_PROVIDER } from '../values';
import type { CreateDesignValues } from '../values';

/** The form of the Create New Design dialog: its values, what follows from them, and sending it. */
export function useCreateDesign(start: Partial<CreateDesignValues>, onDone: () => void) {
  const { user } = useSession();
  const navigate = useNavigate();
  const lists = useDesignLists();
  const form = useForm<CreateDesignValues>({ defaultValues: { ...EMPTY_DESIGN, ...start } });
  const values = form.watch();
  // An object: the same refusal said again is a new one.
  const [problem, setProblem] = useState<{ text: string }>();

  const providers = useQuery({ ...providersQuery(user?.id ?? ''), enabled: Boolean(user) });
  const operation = findOperation(values.operation);
  const capable = supporting(providers.data ?? [], operation);
  // The user's choice as long as it can do this, else the first that can, else none.
  const provider = capable.find(({ id }) => id === values.provider) ?? capable[0];
  const promptLimit = Math.min(PROMPT_LIMIT, provider?.maxPrompt ?? PROMPT_LIMIT);
  const strength = values.strength ?? provider?.strength ?? DEFAULT_STRENGTH;
  const showsStrength = operation.strength && provider?.id === STRENGTH_PROVIDER;

  const sending = useMutation({
    mutationFn: () =>
      generateDesign({
        provider: provider?.id ?? '',
        operation: operation.id,
        designType: values.designType,
        brandProfileId: values.brandId || null,
        prompt: operation.prompt !== 'unused' ? values.prompt : '',
        n: operation.several ? values.n : undefined,
        strength: showsStrength ? strength : undefined,
        image: operation.inputs.includes('image') ? values.image : undefined,
        backgroundImage: operation.inputs.includes('background_image') ? values.backgroundImage : undefined,
        parentId: values.parentId,
      }),
    onSuccess: () => {
      toast.success('Design generation started! It will appear here shortly.');
      void lists.refresh();
    },
    onError: (error) => setProblem({ text: sentenceOf(error, 'Failed to start generation. Please try again.') }),
  });

  // Given to `mutate`, which forgets it when the form is closed: by then the user is about something else.
  const leave = () => {
    onDone();
    window.scrollTo(0, 0);
    void navigate(DESIGNS_PATH);
  };

  const check = (): string | undefined => {
    if (!provider) return 'Please select a provider.';
    if (!hasRequiredFields({ ...values, operation: operation.id })) return 'Please fill in all required fields.';
    if (operation.prompt !== 'unused' && values.prompt.length > promptLimit) {
      return promptLimit < PROMPT_LIMIT
        ? `${provider.name} takes a prompt of at most ${promptLimit.toLocaleString('en')} characters.`
        : 'The prompt may have at most 10,000 characters.';
    }
    return undefined;
  };

  return {
    form,
    values,
    providers,
    operation,
    capable,
    provider,
    promptLimit,
    strength,
    showsStrength,
    problem,
    isSending: sending.isPending,
    set: <Name extends keyof CreateDesignValues>(name: Name, value: CreateDesignValues[Name]) => {
      setProblem(undefined);
      (form.setValue as (name: Name, value: unknown) => void)(name, value);
    },
    /** Something was written or chosen that closing would lose. */
    unsaved:
      values.prompt !== (start.prompt ?? '') ||
      values.image !== start.image ||
      values.backgroundImage !== start.backgroundImage,
    submit: () => {
      if (sending.isPending) return;
      const found = check();
      setProblem(found === undefined ? undefined : { text: found });
      if (!found) sending.mutate(undefined, { onSuccess: leave });
    },
  };
}
