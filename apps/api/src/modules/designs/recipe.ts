import { OPERATION_IDS, type OperationId } from '@maquette/generation';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';

const recipeSchema = z.object({
  operation: z.enum(OPERATION_IDS),
  design_type: z.string(),
  prompt: z.string(),
  brand: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  provider: z.string(),
  model: z.string(),
  seed: z.number(),
  n: z.number(),
  strength: z.number().nullable(),
  parent_id: z.uuid().nullable(),
  image_path: z.string().nullable(),
  background_image_path: z.string().nullable(),
});

/** Everything that made a design, frozen when the request was accepted, so that it can be traced and run again. */
export type Recipe = z.infer<typeof recipeSchema>;

/** @throws ZodError when a stored recipe is not one that this version can run */
export const parseRecipe = (stored: unknown): Recipe => recipeSchema.parse(stored);

class RecipeBrand {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, description: 'The name at the time.' })
  name: string;
}

export class RecipeResponse implements Recipe {
  @ApiProperty({ type: String, enum: OPERATION_IDS })
  operation: OperationId;

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
}
