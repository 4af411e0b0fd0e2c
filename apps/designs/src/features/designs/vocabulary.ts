import { DESIGN_TYPE_IDS, designType, operation, OPERATIONS as RULES } from '@maquette/generation';
import type { OperationId, Operation as Rules } from '@maquette/generation';
import type { Provider } from '@maquette/web-core';
import { Images, Mountain, Scissors, Spline, Type } from '@maquette/ui/icons';
import type { LucideIcon } from 'lucide-react';

export type { OperationId } from '@maquette/generation';

/** What can be asked for; a moodboard is made on its own page. */
export const DESIGN_TYPES = DESIGN_TYPE_IDS;

/** What is made on a page of its own, as the API names its operation and its type. */
export const MOODBOARD = 'moodboard';

/** 'Some new type' for 'some-new-type', which a newer server may send; 'Moodboard' for a moodboard. */
const fromId = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

export const designTypeLabel = (id: string): string => designType(id)?.label ?? fromId(id);

/** '5:7' for 1024 by 1448: exact where the numbers are small, else the smallest ones within 2 %. */
export function proportion({ width, height }: { width: number; height: number }): string {
  const ratio = width / height;
  for (const tolerance of [1e-9, 0.02])
    for (let down = 1; down <= 16; down++) {
      const across = Math.round(ratio * down);
      if (across > 0 && across <= 16 && Math.abs(across / down - ratio) <= tolerance * ratio)
        return `${across}:${down}`;
    }
  return `${width}:${height}`;
}

/** An operation as the screens show it. */
export interface Operation extends Rules {
  id: OperationId;
  icon: LucideIcon;
  /** The provider's field that says whether it can do this. */
  capability:
    | 'supportsTextToImage'
    | 'supportsImageToImage'
    | 'supportsVectorize'
    | 'supportsRemoveBackground'
    | 'supportsChangeBackground';
}

const SHOWN: Record<OperationId, Pick<Operation, 'icon' | 'capability'>> = {
  'text-to-image': { icon: Type, capability: 'supportsTextToImage' },
  'image-to-image': { icon: Images, capability: 'supportsImageToImage' },
  vectorize: { icon: Spline, capability: 'supportsVectorize' },
  'remove-background': { icon: Scissors, capability: 'supportsRemoveBackground' },
  'change-background': { icon: Mountain, capability: 'supportsChangeBackground' },
};

/** The five operations, in the order in which they are offered. */
export const OPERATIONS: readonly Operation[] = RULES.map((rules) => ({ ...rules, ...SHOWN[rules.id] }));

export function findOperation(id: OperationId): Operation;
export function findOperation(id: string): Operation | undefined;
export function findOperation(id: string): Operation | undefined {
  return OPERATIONS.find((known) => known.id === id);
}

/** Those of the providers that can do it. */
export const supporting = (providers: readonly Provider[], { capability }: Pick<Operation, 'capability'>): Provider[] =>
  providers.filter((provider) => provider[capability]);

export const operationLabel = (id: string): string => operation(id)?.label ?? fromId(id);
