import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional } from 'class-validator';
import { EmptyAsAbsent, IsText, Trimmed } from '../../../../src/platform/http';
import { PageQuery } from '../../../../src/platform/pagination';

const MAX_TITLE = 200;
const MAX_TEXT = 10_000;

export class CreateSampleNoteDto {
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_TITLE })
  @Trimmed()
  @IsText('title', MAX_TITLE)
  @IsNotEmpty({ message: 'title is required.' })
  title: string;

  @ApiPropertyOptional({ type: String, maxLength: MAX_TEXT, nullable: true })
  @IsOptional()
  @IsText('text', MAX_TEXT)
  text?: string | null;
}

/** What is given changes, the rest stays. */
export class UpdateSampleNoteDto extends PartialType(CreateSampleNoteDto, { skipNullProperties: false }) {}

export class ListSampleNotesQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'Part of the title, in any case.' })
  @EmptyAsAbsent()
  @Trimmed()
  @IsOptional()
  @IsText('search', 200)
  search?: string;
}
