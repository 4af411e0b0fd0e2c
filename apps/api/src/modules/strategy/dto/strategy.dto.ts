import { MAX_STRATEGY, STRATEGY_TYPES, type StrategyType } from '@maquette/strategy';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateBy } from 'class-validator';
import { IdParam, IsText, IsVersion, WithoutUnkept } from '../../../platform/http';

const NOTHING_TO_SAVE = 'Cannot save strategy without a type or content.';
const UNKNOWN_TYPE = `strategy type must be one of ${STRATEGY_TYPES.join(', ')}.`;

const isNotBlank = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export class SaveStrategyDto {
  @ApiProperty({ enum: STRATEGY_TYPES })
  @IsIn(STRATEGY_TYPES, {
    message: ({ value }) => (value === undefined || value === null || value === '' ? NOTHING_TO_SAVE : UNKNOWN_TYPE),
  })
  strategy_input_type: StrategyType;

  /** Kept as it was typed, blanks and broken JSON included; NUL characters alone, which no database keeps, are taken out. */
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_STRATEGY })
  @WithoutUnkept()
  @IsText('strategy_text', MAX_STRATEGY)
  @ValidateBy({ name: 'isNotBlank', validator: { validate: isNotBlank, defaultMessage: () => NOTHING_TO_SAVE } })
  strategy_text: string;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version that was edited; over a newer one the answer is 409 with both.',
  })
  @IsVersion()
  version?: number;
}

export class StrategyTypeParam extends IdParam {
  @ApiProperty({ enum: STRATEGY_TYPES })
  @IsIn(STRATEGY_TYPES, { message: UNKNOWN_TYPE })
  type: StrategyType;
}
