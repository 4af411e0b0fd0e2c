import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentUser } from '../../platform/auth';
import { ApiErrors, IdParam, MessageResponse, TakesPicturesUpTo, type UploadedPictures } from '../../platform/http';
import { PageQuery } from '../../platform/pagination';
import { LimitRate } from '../../platform/rate-limit';
import { UPLOAD_LIMIT } from './analysed-pictures';
import { AnalysisService } from './analysis.service';
import { AnalyzeDto, AnalyzeForm, DescribeImageDto, DescribeImageForm, SaveAsPromptDto } from './dto/analysis.dto';
import {
  AnalysisListResponse,
  AnalysisResponse,
  AnalyzerResponse,
  SavedAsPromptResponse,
} from './dto/analysis.response';

const DESCRIBER = 'ideogram-describe';
/** Each opens a picture, and reading one may take seconds. */
const ANALYSIS = {
  perUser: { name: 'analysis', points: 30, seconds: 60 },
  perAddress: { name: 'analysis-address', points: 150, seconds: 60 },
};

@ApiTags('analysis')
@Controller('api/v1')
export class AnalysisController {
  constructor(private readonly analysis: AnalysisService) {}

  /** The methods, in the order in which they are offered; `ideogram-describe` is always there. */
  @Get('analyzers')
  @ApiOkResponse({ type: AnalyzerResponse, isArray: true })
  @ApiErrors()
  listAnalyzers(): AnalyzerResponse[] {
    return this.analysis.analyzers();
  }

  /** Describes a picture in texts, each of use as a prompt. Answers when they are written. */
  @Post('analysis/describe_image')
  @HttpCode(200)
  @LimitRate(ANALYSIS)
  @TakesPicturesUpTo(UPLOAD_LIMIT, 'image_file')
  @ApiBody({ type: DescribeImageForm })
  @ApiOkResponse({ type: AnalysisResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 429)
  describeImage(
    @CurrentUser() { id }: Caller,
    @Body() dto: DescribeImageDto,
    @UploadedFiles() uploads: UploadedPictures<'image_file'> = {},
  ): Promise<AnalysisResponse> {
    return this.analysis.analyze(id, DESCRIBER, { ...dto, upload: uploads.image_file?.[0] }, 'image_file');
  }

  /** Looks at a picture by any of the methods. Answers when that is done. */
  @Post('analyze')
  @HttpCode(200)
  @LimitRate(ANALYSIS)
  @TakesPicturesUpTo(UPLOAD_LIMIT, 'file')
  @ApiBody({ type: AnalyzeForm })
  @ApiOkResponse({ type: AnalysisResponse })
  @ApiErrors(400, 403, 404, 409, 413, 415, 429)
  analyzeImage(
    @CurrentUser() { id }: Caller,
    @Body() { analyzer_slug, ...source }: AnalyzeDto,
    @UploadedFiles() uploads: UploadedPictures<'file'> = {},
  ): Promise<AnalysisResponse> {
    return this.analysis.analyze(id, analyzer_slug, { ...source, upload: uploads.file?.[0] }, 'file');
  }

  @Post('analysis/save-as-prompt')
  @ApiCreatedResponse({ type: SavedAsPromptResponse })
  @ApiErrors(400, 403, 404, 409)
  saveAnalysisAsPrompt(@CurrentUser() { id }: Caller, @Body() dto: SaveAsPromptDto): Promise<SavedAsPromptResponse> {
    return this.analysis.saveAsPrompt(id, dto);
  }

  @Get('analysis')
  @ApiOkResponse({ type: AnalysisListResponse })
  @ApiErrors(400)
  listAnalyses(@CurrentUser() { id }: Caller, @Query() query: PageQuery): Promise<AnalysisListResponse> {
    return this.analysis.list(id, query);
  }

  @Get('analysis/:id')
  @ApiOkResponse({ type: AnalysisResponse })
  @ApiErrors(400, 404)
  getAnalysis(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<AnalysisResponse> {
    return this.analysis.get(id, user.id);
  }

  /** Moves it to the trash for 30 days. */
  @Delete('analysis/:id')
  @ApiOkResponse({ type: MessageResponse })
  @ApiErrors(400, 403, 404)
  async deleteAnalysis(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<MessageResponse> {
    await this.analysis.remove(id, user.id);
    return { message: 'Analysis deleted successfully!' };
  }

  @Post('analysis/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: AnalysisResponse })
  @ApiErrors(400, 403, 404)
  restoreAnalysis(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<AnalysisResponse> {
    return this.analysis.restore(id, user.id);
  }
}
