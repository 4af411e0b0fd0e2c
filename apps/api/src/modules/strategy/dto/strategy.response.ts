import { ApiProperty } from '@nestjs/swagger';
import { PaginationResponse } from '../../../platform/pagination';
import { RevisionResponse } from '../../../platform/revisions';

export const STATUSES = ['idle', 'queued', 'generating', 'completed', 'failed'] as const;
export type StrategyStatus = (typeof STATUSES)[number];

export class StrategyStatusResponse {
  @ApiProperty({ enum: STATUSES })
  status: StrategyStatus;

  @ApiProperty({ type: Number, description: '0 to 100.' })
  progress: number;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty({ type: String, nullable: true })
  strategy_type: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The whole current document, once completed.' })
  strategy_text: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completed_at: string | null;
}

export class StrategyQueuedResponse {
  @ApiProperty({ enum: ['queued'] })
  status: 'queued';

  @ApiProperty({ type: String, format: 'uuid', description: 'For `GET /api/jobs`.' })
  job_id: string;
}

export class StrategyResultResponse {
  @ApiProperty({ type: String, description: 'The whole merged document as JSON text.' })
  result: string;

  @ApiProperty({ type: String })
  strategy_type: string;
}

export class StrategyCancelledResponse {
  @ApiProperty({ enum: ['idle'] })
  status: 'idle';
}

export class StrategyResponse {
  @ApiProperty({ type: String, nullable: true })
  strategy_input_type: string | null;

  @ApiProperty({ type: String })
  strategy_text: string;

  @ApiProperty({ type: Number })
  version: number;
}

export class StrategyVersionResponse extends RevisionResponse {}

export class StrategyVersionDetailResponse extends StrategyVersionResponse {
  @ApiProperty({ type: String })
  strategy_text: string;
}

export class StrategyVersionListResponse {
  @ApiProperty({ type: StrategyVersionResponse, isArray: true, description: 'Newest first; at most 200 are kept.' })
  versions: StrategyVersionResponse[];

  @ApiProperty({ type: PaginationResponse })
  pagination: PaginationResponse;
}

export class BrandViewResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'Taken from the strategy; null before there is one.',
  })
  data: Record<string, unknown> | null;
}
