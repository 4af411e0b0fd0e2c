import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, MessageResponse } from '../../platform/http';
import {
  EmptiedResponse,
  EmptyTrashQuery,
  RestoredResponse,
  RestoreTrashDto,
  TrashListResponse,
  TrashQuery,
  TrashReference,
} from './dto/trash.dto';
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

  /** Takes several out, as they were. What is not in the trash (any more) is left out of the answer. */
  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ type: RestoredResponse })
  @ApiErrors(400, 403)
  restoreFromTrash(@CurrentUser() { id }: Caller, @Body() { items }: RestoreTrashDto): Promise<RestoredResponse> {
    return this.trash.restore(items, id);
  }

  /** Removes everything for good, 200 things a call: while `has_more` is true, call again with the answer's `before`. */
  @Delete()
  @ApiOkResponse({ type: EmptiedResponse })
  @ApiErrors(400, 403)
  emptyTrash(@CurrentUser() { id }: Caller, @Query() { before }: EmptyTrashQuery): Promise<EmptiedResponse> {
    return this.trash.empty(id, before === undefined ? undefined : new Date(before));
  }

  /** Removes rows and files for good. */
  @Delete(':type/:id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async purgeFromTrash(@CurrentUser() user: Caller, @Param() { type, id }: TrashReference): Promise<MessageResponse> {
    await this.trash.purge(type, id, user.id);
    return { message: 'Deleted for good.' };
  }
}
