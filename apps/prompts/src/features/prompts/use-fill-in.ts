import { designType } from '@maquette/generation';
import { fillPrompt, isBrandVariable, promptParts, promptVariables } from '@maquette/generation/prompts';
import { useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { brandListQuery, brandVariablesQuery } from './calls';
import type { Prompt } from './prompt';

/** A prompt being filled in: what its variables are, what stands for them, and what comes of it. */
export function useFillIn(text: string, brandId: string | null) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const names = useMemo(() => promptVariables(text), [text]);
  const [chosenBrand, chooseBrand] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const firstMissing = useRef<HTMLInputElement>(null);
  const brands = useQuery(brandListQuery(userId));
  const wanted = brandId || chosenBrand;
  // that of a prompt may be in the trash
  const brand = brands.data ? brands.data.find(({ id }) => id === wanted) : undefined;
  const known = useQuery({
    ...brandVariablesQuery(userId, brand?.id ?? ''),
    enabled: brand !== undefined && names.some(isBrandVariable),
  });
  const valueOf = (name: string) => typed[name] ?? known.data?.find((one) => one.name === name)?.value ?? '';
  const values = new Map(names.map((name) => [name, valueOf(name)]));
  const filled = fillPrompt(text, values);
  return {
    names,
    parts: promptParts(text),
    values,
    /** Those that nothing stands for yet. */
    missing: names.filter((name) => !valueOf(name).trim()),
    /** The missing ones were asked for: their fields are marked. */
    isAsked,
    /** Marks the fields of those that are missing, and goes to the first of them. */
    askForMissing: () => {
      setAsked(true);
      firstMissing.current?.focus();
    },
    firstMissing,
    fill: (name: string, value: string) => setTyped((now) => ({ ...now, [name]: value })),
    filled,
    brands,
    brand,
    /** The prompt's own brand was deleted. */
    brandIsGone: Boolean(brandId) && brands.data !== undefined && !brand,
    chosenBrand,
    chooseBrand,
    isReading: known.isFetching && !known.data,
    /** Goes to the designs, with their form open and the words in it. */
    useInDesign: ({ id, promptType }: Pick<Prompt, 'id' | 'promptType'>) =>
      navigate(`/dashboard/designs?create=${brand?.id ?? ''}`, {
        state: { design: { prompt: filled, prompt_id: id, design_type: designType(promptType ?? '')?.id } },
      }),
  };
}

export type FillIn = ReturnType<typeof useFillIn>;
