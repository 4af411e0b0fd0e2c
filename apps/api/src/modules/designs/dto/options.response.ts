import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

export class FilterOptionsResponse {
  @ApiProperty({ type: String, isArray: true, description: 'Names of the caller’s brands, alphabetical.' })
  brands: string[];

  @ApiProperty({ type: String, isArray: true })
  design_types: string[];

  @ApiProperty({ type: String, isArray: true })
  operations: string[];

  @ApiProperty({ type: String, isArray: true, description: 'Ids.' })
  providers: string[];
}

export class SizeResponse {
  @ApiProperty({ type: String })
  design_type: string;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  height: number;
}

export class ProviderResponse {
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: Boolean })
  supports_text_to_image: boolean;

  @ApiProperty({ type: Boolean })
  supports_image_to_image: boolean;

  @ApiProperty({ type: Boolean })
  supports_vectorize: boolean;

  @ApiProperty({ type: Boolean })
  supports_remove_background: boolean;

  @ApiProperty({ type: Boolean })
  supports_change_background: boolean;

  @ApiProperty({
    type: Boolean,
    description: 'The background may be described in words instead of being given as a picture.',
  })
  supports_background_prompt: boolean;

  @ApiProperty({ type: Number, description: 'Default strength: 0 keeps the input, 1 ignores it.' })
  strength: number;

  @ApiProperty({ type: Boolean, description: 'A form should ask for the strength. It is taken without that too.' })
  shows_strength: boolean;

  @ApiProperty({ type: Number, description: 'At once, for one request.' })
  max_images: number;

  @ApiProperty({ type: Number, description: 'Characters.' })
  max_prompt: number;

  @ApiProperty({
    type: [SizeResponse],
    description: 'Of a picture made from words; a type whose size is not known before is left out.',
  })
  sizes: SizeResponse[];
}

export class ProvidersResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ProviderResponse) },
    description: 'By id, in the order in which they are offered.',
  })
  providers: Record<string, ProviderResponse>;
}
