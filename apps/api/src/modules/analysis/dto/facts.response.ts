import { DEFICIENCIES } from '@maquette/seeing/colours';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const share = { type: Number, description: 'Part of the picture, 0 to 1.' } as const;
const hex = { type: String, description: '`#rrggbb`' } as const;
const contrast = { type: Number, description: 'Contrast of WCAG 2, 1 to 21.' } as const;

class NamedColourResponse {
  @ApiProperty(hex)
  hex: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty(share)
  share: number;
}

class ColourPairResponse {
  @ApiProperty(hex)
  one: string;

  @ApiProperty(hex)
  other: string;

  @ApiProperty(contrast)
  contrast: number;
}

class TextLineResponse {
  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: Number, description: '0 to 100; 100 where the picture was made here and its words are known.' })
  confidence: number;

  @ApiProperty({ type: Number, description: 'Of its box, in pixels of the picture.' })
  x: number;

  @ApiProperty({ type: Number })
  y: number;

  @ApiProperty({ type: Number })
  width: number;

  @ApiProperty({ type: Number })
  height: number;

  @ApiProperty({ ...hex, description: 'Of the letters, `#rrggbb`.' })
  colour: string;

  @ApiProperty({ ...hex, description: 'Of what is around them, `#rrggbb`.' })
  ground: string;

  @ApiProperty(contrast)
  contrast: number;

  @ApiProperty({
    type: Boolean,
    description: 'So large that a contrast of 3 is enough, with the picture shown 1,000 pixels high or wide.',
  })
  is_large: boolean;
}

class PlaceResponse {
  @ApiProperty({ type: Number, description: '0 left to 1 right.' })
  x: number;

  @ApiProperty({ type: Number, description: '0 top to 1 bottom.' })
  y: number;
}

class CompositionResponse {
  @ApiProperty({ type: Number, description: 'Mean lightness, 0 to 1.' })
  brightness: number;

  @ApiProperty({ type: Number, description: 'Deviation of lightness.' })
  contrast: number;

  @ApiProperty({ type: Number, description: 'Mean chroma in OKLab.' })
  colourfulness: number;

  @ApiProperty({ type: PlaceResponse, description: 'Where what stands out lies.' })
  weight: PlaceResponse;

  @ApiProperty({ type: Number, description: 'Of left and right, 0 to 1.' })
  symmetry: number;

  @ApiProperty({ ...share, description: 'Part of the picture where nothing happens, 0 to 1.' })
  quiet_space: number;

  @ApiProperty({ ...share, description: 'Part of the pixels that lie on an edge, 0 to 1.' })
  detail: number;
}

class QualityResponse {
  @ApiProperty({ type: Number, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: Number, description: 'Pixels.' })
  height: number;

  @ApiProperty({ type: Number, description: '0 sharp to 1 blurred.' })
  blur: number;

  @ApiProperty({ type: Number, description: 'Deviation of the grain, of 255.' })
  noise: number;

  @ApiProperty({ ...share, description: 'Part of the pixels that are pure white.' })
  white: number;

  @ApiProperty({ ...share, description: 'Part of the pixels that are pure black.' })
  black: number;

  @ApiProperty({ type: Number, description: 'Centimetres at 300 dots an inch.' })
  print_width: number;

  @ApiProperty({ type: Number, description: 'Centimetres at 300 dots an inch.' })
  print_height: number;
}

class ConfusionResponse {
  @ApiProperty(hex)
  one: string;

  @ApiProperty(hex)
  other: string;

  @ApiProperty({ type: String, enum: DEFICIENCIES })
  seen_by: string;

  @ApiProperty({ type: Number, description: 'Delta E 2000 for most people.' })
  apart: number;

  @ApiProperty({ type: Number, description: 'Delta E 2000 for those.' })
  alike: number;
}

class FaintLineResponse {
  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: String, enum: DEFICIENCIES })
  seen_by: string;

  @ApiProperty(contrast)
  contrast: number;
}

/** What was found out, as far as the method looks for it. */
export class PictureFactsResponse {
  @ApiPropertyOptional({ type: NamedColourResponse, isArray: true, description: 'At most eight, the largest first.' })
  palette?: NamedColourResponse[];

  @ApiPropertyOptional({ type: ColourPairResponse, isArray: true, description: 'The ten strongest contrasts.' })
  pairs?: ColourPairResponse[];

  @ApiPropertyOptional({ type: String, description: 'How the hues lie to each other: `complementary`.' })
  harmony?: string;

  @ApiPropertyOptional({ type: String, description: '`warm`, `cool`, `neutral`, `warm and cool`' })
  temperature?: string;

  @ApiPropertyOptional({ type: TextLineResponse, isArray: true, description: 'At most 200, from top to bottom.' })
  lines?: TextLineResponse[];

  @ApiPropertyOptional({ type: CompositionResponse })
  composition?: CompositionResponse;

  @ApiPropertyOptional({ type: QualityResponse })
  quality?: QualityResponse;

  @ApiPropertyOptional({ type: ConfusionResponse, isArray: true, description: 'At most six, the worst first.' })
  confusions?: ConfusionResponse[];

  @ApiPropertyOptional({
    type: FaintLineResponse,
    isArray: true,
    description: 'Lines legible for most people, and not for those with a colour-vision deficiency.',
  })
  faint_lines?: FaintLineResponse[];
}
