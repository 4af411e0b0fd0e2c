import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ErrorResponse {
  @ApiProperty({ type: String, description: 'A sentence fit for the screen.' })
  error: string;

  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ type: Number })
  status_code: number;

  @ApiPropertyOptional({ type: String, description: 'Stable code for programs.' })
  code?: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
  })
  details?: unknown;
}
