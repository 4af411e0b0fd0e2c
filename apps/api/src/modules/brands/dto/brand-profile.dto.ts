import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { EmptyAsAbsent, IsText, IsVersion, Trimmed } from '../../../platform/http';
import { pageQuery } from '../../../platform/pagination';

const MAX_NAME = 99;
const MAX_DESCRIPTION = 500;

export class CreateBrandProfileDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: MAX_NAME })
  @Trimmed()
  @IsText('brand_name', 10_000)
  @MaxLength(MAX_NAME, { message: 'Brand name must be less than 100 characters' })
  @MinLength(2, { message: 'Brand name must be at least 2 characters long' })
  @IsNotEmpty({ message: 'Please enter a name for your brand' })
  brand_name: string;

  @ApiPropertyOptional({ type: String, maxLength: MAX_DESCRIPTION, nullable: true })
  @Trimmed()
  @IsOptional()
  @IsText('business_description', MAX_DESCRIPTION)
  business_description?: string | null;
}

export class UpdateBrandProfileDto {
  @ApiPropertyOptional({ type: String, maxLength: MAX_NAME })
  @Trimmed()
  @ValidateIf((dto: UpdateBrandProfileDto) => dto.name !== undefined)
  @IsText('name', 10_000)
  @MaxLength(MAX_NAME, { message: 'Brand name must be less than 100 characters' })
  @IsNotEmpty({ message: 'Brand name cannot be empty.' })
  name?: string;

  @ApiPropertyOptional({ type: String, maxLength: MAX_DESCRIPTION, nullable: true })
  @Trimmed()
  @IsOptional()
  @IsText('description', MAX_DESCRIPTION)
  description?: string | null;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version that was edited; over a newer one the answer is 409 with both.',
  })
  @IsVersion()
  version?: number;
}

/** Who wants all that the quota allows at once asks for them: 1,000 brands with pictures and counts are 600 KB. */
export class ListBrandProfilesQuery extends pageQuery({ perPage: 100, maxPerPage: 1_000 }) {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'Somewhere in name or description, in any case.' })
  @Trimmed()
  @EmptyAsAbsent()
  @IsOptional()
  @IsText('search', 200)
  search?: string;
}
