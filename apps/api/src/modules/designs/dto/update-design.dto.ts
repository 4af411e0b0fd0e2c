import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class UpdateDesignDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'favorite must be true or false.' })
  favorite: boolean;
}
