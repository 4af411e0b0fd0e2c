import { Images, Mountain, Scissors, Spline, Type } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const DESIGN_TYPE_LABELS: Record<string, string> = {
  general: 'General',
  logo: 'Logo',
  banner: 'Banner',
  'social-media-post': 'Social media post',
  'business-card': 'Business card',
  flyer: 'Flyer',
  'website-header': 'Website header',
  'product-mockup': 'Product mock-up',
  moodboard: 'Moodboard',
};

/** What can be asked for; a moodboard is made on its own page. */
export const DESIGN_TYPES = Object.keys(DESIGN_TYPE_LABELS).filter((type) => type !== 'moodboard');

/** 'Some new type' for 'some-new-type', which a newer server may send. */
const fromId = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

export const designTypeLabel = (id: string): string => DESIGN_TYPE_LABELS[id] ?? fromId(id);

export type OperationId = 'text-to-image' | 'image-to-image' | 'vectorize' | 'remove-background' | 'change-background';

export interface Operation {
  id: OperationId;
  label: string;
  icon: LucideIcon;
  needsPrompt: boolean;
  /** A prompt may be written; those without it take the picture alone. */
  takesPrompt: boolean;
  needsImage: boolean;
  needsBackground: boolean;
  /** Several images can be made at once. */
  takesCount: boolean;
  /** The provider's field that says whether it can do this. */
  capability:
    | 'supportsTextToImage'
    | 'supportsImageToImage'
    | 'supportsVectorize'
    | 'supportsRemoveBackground'
    | 'supportsChangeBackground';
}

/** The five operations, in the order in which they are offered, and what each one asks for. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: 'text-to-image',
    label: 'Text to image',
    icon: Type,
    needsPrompt: true,
    takesPrompt: true,
    needsImage: false,
    needsBackground: false,
    takesCount: true,
    capability: 'supportsTextToImage',
  },
  {
    id: 'image-to-image',
    label: 'Image to image',
    icon: Images,
    needsPrompt: true,
    takesPrompt: true,
    needsImage: true,
    needsBackground: false,
    takesCount: true,
    capability: 'supportsImageToImage',
  },
  {
    id: 'vectorize',
    label: 'Vectorize',
    icon: Spline,
    needsPrompt: false,
    takesPrompt: false,
    needsImage: true,
    needsBackground: false,
    takesCount: false,
    capability: 'supportsVectorize',
  },
  {
    id: 'remove-background',
    label: 'Remove background',
    icon: Scissors,
    needsPrompt: false,
    takesPrompt: false,
    needsImage: true,
    needsBackground: false,
    takesCount: false,
    capability: 'supportsRemoveBackground',
  },
  {
    id: 'change-background',
    label: 'Change background',
    icon: Mountain,
    needsPrompt: false,
    takesPrompt: true,
    needsImage: true,
    needsBackground: true,
    takesCount: false,
    capability: 'supportsChangeBackground',
  },
];

export function findOperation(id: OperationId): Operation;
export function findOperation(id: string): Operation | undefined;
export function findOperation(id: string): Operation | undefined {
  return OPERATIONS.find((operation) => operation.id === id);
}

export const operationLabel = (id: string): string => findOperation(id)?.label ?? fromId(id);
