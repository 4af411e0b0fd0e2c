import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

export class UsageQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'A calendar month (UTC), such as 2026-03; this one if nothing is said.',
  })
  @IsOptional()
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'month must be a month such as 2026-03.' })
  month?: string;
}

export class ProviderUsageResponse {
  @ApiProperty({ type: String })
  provider: string;

  @ApiProperty({ type: String, description: 'As it is named on the screen.' })
  name: string;

  @ApiProperty({ type: String, description: "What it counts in: 'pictures', 'tokens', 'credits'." })
  unit: string;

  @ApiProperty({ type: Number, description: 'Of everybody who works here.' })
  requests: number;

  @ApiProperty({ type: Number, description: 'Of everybody who works here.' })
  units: number;

  @ApiProperty({ type: Number, description: "The caller's part of it." })
  your_units: number;

  @ApiProperty({ type: Number, nullable: true, description: 'What may be spent in a month, if there is a limit.' })
  budget: number | null;
}

export class UsageResponse {
  @ApiProperty({ type: String, description: 'Such as 2026-03.' })
  month: string;

  @ApiProperty({ type: [ProviderUsageResponse], description: 'Those that were used, by name.' })
  providers: ProviderUsageResponse[];

  @ApiProperty({ type: Boolean, description: 'Whether the caller is one of those who run this installation.' })
  is_operator: boolean;
}
