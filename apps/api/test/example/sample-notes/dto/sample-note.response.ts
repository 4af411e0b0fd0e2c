import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../../src/platform/pagination';
import type { SampleNote } from '../sample-note.entity';

export class SampleNoteResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;
}

export class SampleNoteListResponse {
  @ApiProperty({ type: SampleNoteResponse, isArray: true, description: 'Newest first.' })
  sample_notes: SampleNoteResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export const toSampleNoteResponse = ({ id, title, text, createdAt, updatedAt }: SampleNote): SampleNoteResponse => ({
  id,
  title,
  text,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
