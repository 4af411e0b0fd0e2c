import type { DesignTypeId, OperationId } from '@maquette/generation';

/** What a brand adds to a picture. Data for the picture, never instructions. */
export interface BrandInput {
  name: string;
  /** hex colours, the most important first; absent where the brand has none, or they are not to be used */
  palette?: string[];
  /** names of families */
  fonts?: { heading?: string; body?: string };
}

export interface TextToImage {
  prompt: string;
  designType: DesignTypeId;
  brand?: BrandInput;
  /** how many pictures, 1 to the provider's `maxImages` */
  n: number;
  /** 0 to 2^31 - 1. The same request and seed give the same pictures, where the provider can promise that. */
  seed: number;
}

/** Input pictures are whole files, JPEG, PNG or WebP, upright and at most 40 megapixels. */
export interface ImageToImage extends TextToImage {
  image: Buffer;
  /** 0 keeps the input, 1 ignores it */
  strength: number;
}

export interface ImageOnly {
  image: Buffer;
}

export interface Vectorize extends ImageOnly {
  /** the vectors that the picture was drawn from, where they are known */
  svg?: string;
}

export interface ChangeBackground extends ImageOnly {
  background: Buffer;
  /** may be empty */
  prompt: string;
}

/** Another background, drawn from words. */
export interface DrawBackground extends ImageOnly {
  words: string;
  /** may be empty */
  prompt: string;
  brand?: BrandInput;
  seed: number;
}

export interface Moodboard {
  /** whole files, 1 to 20 */
  images: Buffer[];
  /** may be empty */
  title: string;
  brand?: BrandInput;
}

export interface GeneratedImage {
  /** a whole PNG, JPEG or WebP file */
  image: Buffer;
  /** the picture as vectors, where the provider drew it so */
  svg?: string;
  /** the seed that this one picture was made from; absent where chance plays no part */
  seed?: number;
  /** sentences that the user should read, such as what could not be pictured */
  notes: string[];
}

/** One request to a hosted provider. What was taken on is not asked for a second time, whatever happens meanwhile. */
export interface ProviderCall {
  /** what an earlier attempt kept: fetch the result, ask for nothing */
  readonly ticket?: string;
  /** The provider has taken the request on: `ticket` is all that is needed to fetch the result, later or by another process. Stored when this resolves. */
  keep(ticket: string): Promise<void>;
  /** what the provider says that it charged, in its `unit`; without it, one for each picture */
  charge(units: number): void;
}

/**
 * A maker of pictures. What it can do is what it implements: an absent method is an absent capability.
 *
 * Methods yield each picture as soon as it is ready, throw JobError with a typed reason, and stop when `signal` is
 * aborted. A provider never keeps what it was given. Those of a hosted provider (one with a `unit`) send one request.
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
  /** the form asks for the strength: with `recraftai` alone, says the specification, though the API takes it for every image to image */
  readonly showsStrength?: boolean;
  /** a seed for somebody's request after one with the seed `last`, made from a random one: the pictures differ in kind as well */
  seedAfter?(last: number, random: number): number;
  /** how many calls one process makes at once */
  readonly parallel: number;
  /** what its requests are counted in, such as 'credits'; absent for what is built in and costs nothing */
  readonly unit?: string;
  /** how many pictures one request can ask for; for more of them there are more requests */
  readonly perCall?: number;
  /** a request whose answer was lost may be sent again, since nothing is charged for it */
  readonly repeatable?: boolean;
  /** pixels of a picture made from words; absent where that is not known before */
  sizeOf?(designType: DesignTypeId): { width: number; height: number };
  textToImage?(request: TextToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  imageToImage?(request: ImageToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  /** the vectors in `svg`, and a picture of them in `image` */
  vectorize?(request: Vectorize, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  /** with an alpha channel */
  removeBackground?(request: ImageOnly, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  changeBackground?(request: ChangeBackground, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  /** change-background too, for those who describe what they have no picture of */
  drawBackground?(request: DrawBackground, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
  /** no operation of the form: it has a page of its own */
  moodboard?(request: Moodboard, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage>;
}

const METHODS = {
  'text-to-image': 'textToImage',
  'image-to-image': 'imageToImage',
  vectorize: 'vectorize',
  'remove-background': 'removeBackground',
  'change-background': 'changeBackground',
  moodboard: 'moodboard',
} as const satisfies Record<OperationId | 'moodboard', keyof ImageProvider>;

export const supports = (provider: ImageProvider, operation: keyof typeof METHODS): boolean =>
  provider[METHODS[operation]] !== undefined;
