/** What an image provider can be asked to do, as the API names it. */
export const OPERATIONS = ['text-to-image', 'image-to-image', 'vectorize', 'remove-background', 'change-background'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a brand adds to a picture. Data for the picture, never instructions. */
export interface BrandInput {
  name: string;
}

export interface TextToImage {
  prompt: string;
  /** one of the product's design types, such as `logo` */
  designType: string;
  brand?: BrandInput;
  /** how many pictures, 1 to the provider's `maxImages` */
  n: number;
  /** 0 to 2^31 - 1. The same request and seed give the same pictures, where the provider can promise that. */
  seed: number;
}

export interface GeneratedImage {
  /** a whole PNG, JPEG or WebP file */
  image: Buffer;
  /** the picture as vectors, where the provider drew it so */
  svg?: string;
  /** the seed that this one picture was made from */
  seed: number;
  /** sentences that the user should read, such as what could not be pictured */
  notes: string[];
}

/**
 * A maker of pictures. What it can do is what it implements: an absent method is an absent capability.
 *
 * Methods yield each picture as soon as it is ready, throw JobError with a typed reason, and stop when `signal` is
 * aborted. A provider never keeps what it was given.
 */
export interface ImageProvider {
  /** stable, stored with every design */
  readonly id: string;
  readonly name: string;
  /** changes whenever the same request would give another picture */
  readonly model: string;
  readonly maxImages: number;
  /** characters */
  readonly maxPrompt: number;
  /** default of `strength`: 0 keeps the input, 1 ignores it */
  readonly strength: number;
  textToImage?(request: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage>;
}

const METHODS: Partial<Record<Operation, keyof ImageProvider>> = { 'text-to-image': 'textToImage' };

export function supports(provider: ImageProvider, operation: Operation): boolean {
  const method = METHODS[operation];
  return method !== undefined && provider[method] !== undefined;
}
