import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, MessageResponse } from '../../platform/http';
import { TrashListResponse, TrashParam, TrashQuery } from './dto/trash.dto';
import { TrashService } from './trash.service';

@ApiTags('trash')
@Controller('api/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get()
  @ApiOkResponse({ type: TrashListResponse })
  @ApiErrors(400)
  listTrash(@CurrentUser() { id }: Caller, @Query() query: TrashQuery): Promise<TrashListResponse> {
    return this.trash.list(id, query);
  }

  /** Removes rows and files for good. */
  @Delete(':type/:id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async purgeFromTrash(@CurrentUser() user: Caller, @Param() { type, id }: TrashParam): Promise<MessageResponse> {
    await this.trash.purge(type, id, user.id);
    return { message: 'Deleted for good.' };
  }
}
