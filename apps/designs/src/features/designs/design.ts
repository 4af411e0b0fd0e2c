/** A card of the gallery: one image, or a request that has none yet. */
export interface Design {
  id: string;
  /** The request that this image came from; the images of one request share it. */
  originalId: string;
  prompt: string | null;
  createdAt: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  /** 0 to 100. */
  progress?: number | null;
  /** Why it failed, a sentence. */
  error?: string | null;
  provider: string | null;
  operation: string | null;
  designType: string | null;
  brandProfileId?: string | null;
  brandName?: string | null;
  imageUrl?: string | null;
  /** 384 and 768 pixels wide. */
  thumbnailUrl?: string | null;
  thumbnail2xUrl?: string | null;
  /** The scalable original, when there is one. */
  svgUrl?: string | null;
  supabasePath?: string | null;
  /** Pixels; of an unfinished design, those that were asked for. */
  width?: number | null;
  height?: number | null;
  averageColor?: string | null;
  isMultiImage?: boolean;
  imageIndex?: number;
  seed?: number | null;
  favorite?: boolean;
  /** What of the prompt could not be pictured, in words. */
  notes?: string[];
}

export const isUnfinished = ({ status }: Design) => status === 'pending' || status === 'processing';

/** Proportions to expect before the true ones are known. */
const EXPECTED: Record<string, { width: number; height: number }> = {
  banner: { width: 16, height: 9 },
  'business-card': { width: 8, height: 5 },
  flyer: { width: 5, height: 7 },
  'website-header': { width: 16, height: 9 },
};
const SQUARE = { width: 1, height: 1 };

/** The picture's size in pixels, or the proportion that its type is likely to have. */
export const sizeOf = ({ width, height, designType }: Design): { width: number; height: number } =>
  width && height ? { width, height } : (EXPECTED[designType ?? ''] ?? SQUARE);
