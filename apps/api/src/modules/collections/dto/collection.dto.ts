import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsNotEmpty, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { EmptyAsAbsent, IsText, Trimmed } from '../../../platform/http';
import { PageQuery } from '../../../platform/pagination';

const MAX_NAME = 100;
const MAX_ITEMS_AT_ONCE = 500;

export class CreateCollectionDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_NAME })
  @Trimmed()
  @IsText('The name', MAX_NAME)
  @IsNotEmpty({ message: 'Please enter a name for your collection' })
  name: string;
}

/** What is given changes, the rest stays. */
export class UpdateCollectionDto {
  @ApiPropertyOptional({ type: String, minLength: 1, maxLength: MAX_NAME })
  @ValidateIf(({ name }: UpdateCollectionDto) => name !== undefined)
  @Trimmed()
  @IsText('The name', MAX_NAME)
  @IsNotEmpty({ message: 'Please enter a name for your collection' })
  name?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The inspiration in it that stands for it; null for the one added last.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'cover_id must be a UUID.' })
  cover_id?: string | null;
}

export class CollectionItemsDto {
  @ApiProperty({ type: String, format: 'uuid', isArray: true, minItems: 1, maxItems: MAX_ITEMS_AT_ONCE })
  @IsUUID('all', { each: true, message: 'inspiration_ids must hold UUIDs.' })
  @ArrayMaxSize(MAX_ITEMS_AT_ONCE, { message: `inspiration_ids must hold at most ${MAX_ITEMS_AT_ONCE}.` })
  @ArrayNotEmpty({ message: 'inspiration_ids must not be empty.' })
  @IsArray({ message: 'inspiration_ids must be a list.' })
  inspiration_ids: string[];
}

export class ListCollectionsQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'Part of the name, in any case.' })
  @EmptyAsAbsent()
  @Trimmed()
  @IsOptional()
  @IsText('search', 200)
  search?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Those that hold this inspiration.' })
  @EmptyAsAbsent()
  @IsOptional()
  @IsUUID('all', { message: 'inspiration_id must be a UUID.' })
  inspiration_id?: string;
}
