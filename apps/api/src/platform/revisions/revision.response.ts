import { ApiProperty } from '@nestjs/swagger';
import { REVISION_SOURCES, type RevisionSource } from './revision.entity';
import type { RevisionHead } from './revisions';

/** A version as lists have it; each module gives it a name of its own, and what else its versions hold. */
export class RevisionResponse {
  @ApiProperty({ type: Number })
  version: number;

  @ApiProperty({ enum: REVISION_SOURCES })
  source: RevisionSource;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export const toRevisionResponse = ({ version, source, createdAt }: RevisionHead): RevisionResponse => ({
  version,
  source,
  created_at: createdAt.toISOString(),
});
