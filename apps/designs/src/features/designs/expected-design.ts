import type { CreateDesignForm } from '@maquette/api-client';
import { designType, intendedDesignType } from '@maquette/generation';
import type { Design } from './design';
import type { DesignFilters } from './design-filters';

interface Size {
  width: number;
  height: number;
}

async function sizeOfFile(file: Blob): Promise<Size | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The pixels that the pictures will have: those of the picture that is worked on, else those of what is asked for. */
export async function expectedSize({ image, design_type, prompt }: CreateDesignForm): Promise<Size> {
  const worked = image instanceof Blob ? await sizeOfFile(image) : undefined;
  const { width, height } =
    worked ?? intendedDesignType(designType(design_type ?? '')?.id ?? 'general', prompt?.trim() ?? '');
  return { width, height };
}

const SENT = 'sent-';

/** Whether the server has not answered yet: it stands on the wall, but nothing can be done with it. */
export const isSent = ({ id }: Pick<Design, 'id'>): boolean => id.startsWith(SENT);

/** A request as the list will show it once the server has it; `number` tells it from others until then. */
export const expectedDesign = (form: CreateDesignForm, number: number, { width, height }: Size): Design => ({
  id: `${SENT}${number}`,
  originalId: `${SENT}${number}`,
  prompt: form.prompt?.trim() ?? '',
  createdAt: new Date().toISOString(),
  status: 'pending',
  progress: 0,
  error: null,
  errorCode: null,
  provider: form.provider,
  operation: form.operation,
  designType: form.design_type ?? 'general',
  brandProfileId: form.brand_profile_id || null,
  brandName: null,
  imageUrl: null,
  supabasePath: null,
  folder: null,
  thumbnailUrl: null,
  thumbnail2xUrl: null,
  thumbnail3xUrl: null,
  thumbnail4xUrl: null,
  svgUrl: null,
  mediaType: null,
  bytes: null,
  width,
  height,
  averageColor: null,
  isMultiImage: (form.n ?? 1) > 1,
  n: form.n ?? 1,
  imageIndex: 0,
  seed: null,
  favorite: false,
  notes: [],
});

const includes = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());
const today = () => new Date().toLocaleDateString('sv');

/** Whether a list that is narrowed so will show a request of this moment. */
export function letsThrough(filters: DesignFilters, design: Design, brandName: string): boolean {
  const { search, designType: type, operation, brand, provider, favorite, from, to } = filters;
  return (
    !favorite &&
    (!type || type === design.designType) &&
    (!operation || operation === design.operation) &&
    (!provider || provider === design.provider) &&
    (!brand || brand === brandName) &&
    (!from || from <= today()) &&
    (!to || to >= today()) &&
    (includes(design.prompt, search) || (design.brandProfileId !== null && includes(brandName, search)))
  );
}
