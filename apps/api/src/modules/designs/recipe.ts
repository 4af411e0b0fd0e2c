import { randomInt } from 'node:crypto';
import { OPERATION_IDS, type OperationId } from '@maquette/generation';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { z } from 'zod';
import type { ImageProvider } from '../../platform/ai';
import type { CreateDesignDto } from './dto/create-design.dto';
import { MAX_SEED, MOODBOARD } from './options';

// What is stored stays as it was written: a field that comes later has a default. What a default cannot bridge becomes
// a new version, read beside this one. Version 1 did not write its number at first.
const shared = {
  version: z.literal(1).default(1),
  design_type: z.string().default('general'),
  prompt: z.string().default(''),
  brand: z
    .object({
      id: z.uuid(),
      name: z.string(),
      /** what of its strategy flows into the pictures: hex colours, the most important first, and names of families */
      palette: z.array(z.string()).optional(),
      fonts: z.object({ heading: z.string().optional(), body: z.string().optional() }).optional(),
    })
    .nullable()
    .default(null),
  provider: z.string(),
  model: z.string().default(''),
  seed: z.number().default(0),
  n: z.number().default(1),
  parent_id: z.uuid().nullable().default(null),
};
const image_path = z.string();

const recipeSchema = z.discriminatedUnion('operation', [
  z.object({ ...shared, operation: z.literal('text-to-image') }),
  z.object({
    ...shared,
    operation: z.literal('image-to-image'),
    image_path,
    /** null: the provider's own */
    strength: z.number().nullable().default(null),
  }),
  z.object({
    ...shared,
    operation: z.literal('vectorize'),
    image_path,
    /** the vectors that the picture was drawn from, where it was */
    svg_path: z.string().nullable().default(null),
  }),
  z.object({ ...shared, operation: z.literal('remove-background'), image_path }),
  z.object({
    ...shared,
    operation: z.literal('change-background'),
    image_path,
    /** null where words describe it */
    background_image_path: z.string().nullable().default(null),
    background_prompt: z.string().default(''),
  }),
  // its title is its prompt
  z.object({ ...shared, operation: z.literal(MOODBOARD), image_paths: z.array(image_path).min(1) }),
]) satisfies z.ZodType<{ operation: OperationId | typeof MOODBOARD }>;

/** Everything that made a design, frozen when the request was accepted, so that it can be traced and run again. */
export type Recipe = z.infer<typeof recipeSchema>;

/** For making it. @throws ZodError when a stored recipe is not one that this version can run */
export const parseRecipe = (stored: unknown): Recipe => recipeSchema.parse(stored);

/** @throws ZodError when it has no picture where its operation starts from one */
export const toRecipe = (
  dto: CreateDesignDto,
  provider: Pick<ImageProvider, 'model' | 'strength'>,
  brand: Recipe['brand'],
  image_path?: string,
  background_image_path?: string,
  svg_path?: string,
): Recipe =>
  parseRecipe({
    ...dto,
    prompt: dto.prompt?.trim(),
    background_prompt: dto.background_prompt?.trim(),
    brand,
    model: provider.model,
    seed: dto.seed ?? randomSeed(),
    strength: dto.strength ?? provider.strength,
    image_path,
    background_image_path,
    svg_path,
  });

export const randomSeed = (): number => randomInt(MAX_SEED + 1);

export const toMoodboardRecipe = (
  title: string,
  provider: Pick<ImageProvider, 'id' | 'model'>,
  brand: Recipe['brand'],
  image_paths: string[],
  parent_id: string | null | undefined,
): Recipe =>
  parseRecipe({
    operation: MOODBOARD,
    design_type: MOODBOARD,
    prompt: title,
    brand,
    provider: provider.id,
    model: provider.model,
    parent_id: parent_id ?? null,
    image_paths,
  });

const shownSchema = z.object({
  operation: z.string().catch(''),
  design_type: z.string().catch(''),
  prompt: z.string().catch(''),
  brand: z
    .object({
      id: z.string(),
      name: z.string(),
      palette: z.array(z.string()).optional().catch(undefined),
      fonts: z.object({ heading: z.string().optional(), body: z.string().optional() }).optional().catch(undefined),
    })
    .nullable()
    .catch(null),
  provider: z.string().catch(''),
  model: z.string().catch(''),
  seed: z.number().catch(0),
  n: z.number().catch(1),
  strength: z.number().nullable().catch(null),
  parent_id: z.string().nullable().catch(null),
  image_path: z.string().nullable().catch(null),
  background_image_path: z.string().nullable().catch(null),
  background_prompt: z.string().catch(''),
  image_paths: z.array(z.string()).catch([]),
});

/** For showing it: whatever an older or newer version wrote, what can be told of it is told. */
export const toRecipeResponse = (stored: unknown): RecipeResponse =>
  shownSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});

/** Every file that only this recipe holds, of whatever version. */
export function inputPathsOf(stored: unknown): string[] {
  const { image_path, background_image_path, image_paths } = toRecipeResponse(stored);
  const { svg_path } = z.object({ svg_path: z.string().nullable().catch(null) }).parse(stored);
  return [image_path, background_image_path, svg_path, ...image_paths].filter((path) => path !== null);
}

class RecipeFonts {
  @ApiPropertyOptional({ type: String })
  heading?: string;

  @ApiPropertyOptional({ type: String })
  body?: string;
}

class RecipeBrand {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'The name at the time.' })
  name: string;

  @ApiPropertyOptional({
    type: String,
    isArray: true,
    description: "The brand's colours that the pictures were made with, as hex; absent where they were not used.",
  })
  palette?: string[];

  @ApiPropertyOptional({ type: RecipeFonts, description: "The brand's typefaces, in the same way." })
  fonts?: RecipeFonts;
}

export class RecipeResponse {
  @ApiProperty({
    type: String,
    description: `One of ${OPERATION_IDS.join(', ')}; of another version of the product perhaps another.`,
  })
  operation: string;

  @ApiProperty({ type: String })
  design_type: string;

  @ApiProperty({ type: String, description: 'As sent to the provider.' })
  prompt: string;

  @ApiProperty({ type: RecipeBrand, nullable: true })
  brand: RecipeBrand | null;

  @ApiProperty({ type: String })
  provider: string;

  @ApiProperty({ type: String, description: 'Version of what made the picture.' })
  model: string;

  @ApiProperty({ type: Number })
  seed: number;

  @ApiProperty({ type: Number })
  n: number;

  @ApiProperty({ type: Number, nullable: true })
  strength: number | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The design that this one was run again from.',
  })
  parent_id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The input picture; send it as `image_path` to run the recipe again.',
  })
  image_path: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The background picture; send it as `background_image_path` to run the recipe again.',
  })
  background_image_path: string | null;

  @ApiProperty({
    type: String,
    description: 'The words that the background was drawn from; empty where it is a picture.',
  })
  background_prompt: string;

  @ApiProperty({
    type: String,
    isArray: true,
    description: 'The pictures of a moodboard; empty for every other design.',
  })
  image_paths: string[];
}
