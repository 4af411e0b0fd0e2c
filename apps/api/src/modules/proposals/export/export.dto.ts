import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';

export const FORMATS = ['pdf', 'docx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

export class ExportProposalDto {
  @ApiPropertyOptional({ enum: FORMATS, default: 'pdf' })
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(FORMATS, { message: `format must be one of ${FORMATS.join(', ')}.` })
  format: ExportFormat = 'pdf';
}

export class ExportResponse {
  @ApiProperty({
    type: String,
    description:
      'Signed address of the document under the API’s origin, for 10 minutes; it has the text of that moment.',
  })
  url: string;
}
