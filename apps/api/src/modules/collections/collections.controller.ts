import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse } from '../../platform/http';
import { FromReplica } from '../../platform/replica';
import { InspirationListResponse, ListInspirationsQuery } from '../inspirations';
import { CollectionsService } from './collections.service';
import {
  CollectionItemsDto,
  CreateCollectionDto,
  ListCollectionsQuery,
  UpdateCollectionDto,
} from './dto/collection.dto';
import { CollectionItemsResponse, CollectionListResponse, CollectionResponse } from './dto/collection.response';

@ApiTags('collections')
@Controller('api/collections')
export class CollectionsController {
  constructor(private readonly collections: CollectionsService) {}

  @Get()
  @FromReplica()
  @ApiOkResponse({ type: CollectionListResponse })
  @ApiErrors(400)
  listCollections(
    @CurrentUser() { id }: Caller,
    @Query() query: ListCollectionsQuery,
  ): Promise<CollectionListResponse> {
    return this.collections.list(id, query);
  }

  @Post()
  @ApiCreatedResponse({ type: CollectionResponse })
  @ApiErrors(400, 403, 409)
  createCollection(@CurrentUser() { id }: Caller, @Body() dto: CreateCollectionDto): Promise<CollectionResponse> {
    return this.collections.create(id, dto);
  }

  @Get(':id')
  @ApiOkResponse({ type: CollectionResponse })
  @ApiErrors(400, 404)
  getCollection(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<CollectionResponse> {
    return this.collections.get(id, user.id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: CollectionResponse })
  @ApiErrors(400, 403, 404)
  updateCollection(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateCollectionDto,
  ): Promise<CollectionResponse> {
    return this.collections.update(id, user.id, dto);
  }

  /** Moves it to the trash for 30 days. What it holds stays. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteCollection(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.collections.remove(id, user.id);
    return { message: 'Collection deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectionResponse })
  @ApiErrors(400, 403, 404)
  restoreCollection(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<CollectionResponse> {
    return this.collections.restore(id, user.id);
  }

  @Get(':id/items')
  @ApiOkResponse({ type: InspirationListResponse })
  @ApiErrors(400, 404)
  listCollectionItems(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Query() query: ListInspirationsQuery,
  ): Promise<InspirationListResponse> {
    return this.collections.listItems(id, user.id, query);
  }

  @Post(':id/items')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectionItemsResponse })
  @ApiErrors(400, 403, 404, 409)
  addCollectionItems(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() { inspiration_ids }: CollectionItemsDto,
  ): Promise<CollectionItemsResponse> {
    return this.collections.addItems(id, user.id, inspiration_ids);
  }

  /** Takes them out of the collection; they stay inspirations. */
  @Delete(':id/items')
  @ApiOkResponse({ type: CollectionItemsResponse })
  @ApiErrors(400, 403, 404)
  removeCollectionItems(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() { inspiration_ids }: CollectionItemsDto,
  ): Promise<CollectionItemsResponse> {
    return this.collections.removeItems(id, user.id, inspiration_ids);
  }
}
