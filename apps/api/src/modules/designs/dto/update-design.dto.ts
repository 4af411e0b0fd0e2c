import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsUUID, ValidateIf } from 'class-validator';

export class UpdateDesignDto {
  @ApiPropertyOptional({ type: Boolean })
  @ValidateIf(({ favorite }: UpdateDesignDto) => favorite !== undefined)
  @IsBoolean({ message: 'favorite must be true or false.' })
  favorite?: boolean;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The brand that it is shown under; null for none. What it was made with stays in its recipe.',
  })
  @ValidateIf(({ brand_profile_id }: UpdateDesignDto) => brand_profile_id !== undefined && brand_profile_id !== null)
  @IsUUID('all', { message: 'brand_profile_id must be a UUID.' })
  brand_profile_id?: string | null;
}
