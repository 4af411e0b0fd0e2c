import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse } from '../../platform/http';
import { FromReplica } from '../../platform/replica';
import { BrandsService } from './brands.service';
import { CreateBrandProfileDto, ListBrandProfilesQuery, UpdateBrandProfileDto } from './dto/brand-profile.dto';
import { BrandProfileEnvelope, BrandProfileListResponse } from './dto/brand-profile.response';

@ApiTags('brands')
@Controller('api/brand-profiles')
export class BrandsController {
  constructor(private readonly brands: BrandsService) {}

  @Get()
  @FromReplica()
  @ApiOkResponse({ type: BrandProfileListResponse })
  @ApiErrors(400)
  listBrandProfiles(
    @CurrentUser() { id }: Caller,
    @Query() query: ListBrandProfilesQuery,
  ): Promise<BrandProfileListResponse> {
    return this.brands.list(id, query);
  }

  @Post()
  @ApiCreatedResponse({ type: BrandProfileEnvelope })
  @ApiErrors(400, 403, 409)
  createBrandProfile(@CurrentUser() { id }: Caller, @Body() dto: CreateBrandProfileDto): Promise<BrandProfileEnvelope> {
    return this.brands.create(id, dto);
  }

  @Get(':id')
  @ApiOkResponse({ type: BrandProfileEnvelope })
  @ApiErrors(400, 404)
  getBrandProfile(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandProfileEnvelope> {
    return this.brands.get(id, user.id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: BrandProfileEnvelope })
  @ApiErrors(400, 403, 404)
  updateBrandProfile(
    @CurrentUser() user: Caller,
    @Param() { id }: IdParam,
    @Body() dto: UpdateBrandProfileDto,
  ): Promise<BrandProfileEnvelope> {
    return this.brands.update(id, user.id, dto);
  }

  /** Moves brand, strategy and website content to the trash for 30 days; designs and prompts stay. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteBrandProfile(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.brands.remove(id, user.id);
    return { message: 'Brand deleted successfully!' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: BrandProfileEnvelope })
  @ApiErrors(400, 403, 404)
  restoreBrandProfile(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<BrandProfileEnvelope> {
    return this.brands.restore(id, user.id);
  }
}
