import { ApiProperty } from '@nestjs/swagger';

export class MessageResponse {
  @ApiProperty({ type: String, description: 'A sentence fit for the screen.' })
  message: string;
}
