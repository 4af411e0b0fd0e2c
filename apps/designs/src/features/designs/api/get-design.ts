import { api, requireId } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';
import type { Design } from '../design';

/** An input picture of a recipe, stored with it. */
export interface RecipeInput {
  role: 'image' | 'background_image';
  url: string | null;
  width?: number;
  height?: number;
}

/** Everything that is needed to make the design again. */
export interface Recipe {
  provider: string;
  operation: string;
  designType: string;
  prompt: string;
  n: number;
  strength?: number | null;
  seed?: number | null;
  model?: string | null;
  brand?: { id: string; name: string } | null;
  /** The design that this one was run again from. */
  parentId?: string | null;
  inputs?: RecipeInput[];
}

/** A relative, as much as a link to it needs. */
export interface RelatedDesign {
  id: string;
  prompt: string;
  thumbnailUrl: string | null;
}

export interface DesignWithRecipe extends Design {
  recipe?: Recipe | null;
  /** null when it has none, and when that one was removed. */
  parent?: RelatedDesign | null;
  /** Run again from this one, newest first. */
  children?: RelatedDesign[];
}

/** One design with its recipe. */
export const getDesign = (id: string, signal?: AbortSignal) => api.get<DesignWithRecipe>(`/api/designs/${encodeURIComponent(requireId('Design', id))}`, { signal }) as Promise<DesignWithRecipe>;

export const designQuery = (userId: string, id: string) => queryOptions({ queryKey: ['designs', userId, 'one', id], queryFn: ({ signal }) => getDesign(id, signal) });
