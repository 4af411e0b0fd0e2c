import { Injectable } from '@nestjs/common';
import { type Analysis, type ImageAnalyser, ImageAnalysers, type PictureFacts } from '../../platform/ai';
import { FileLinks } from '../../platform/storage';
import { BUCKET } from './analysed-pictures';
import type { AnalysisResponse, AnalysisSummaryResponse, AnalyzerResponse } from './dto/analysis.response';
import type { PictureFactsResponse } from './dto/facts.response';
import type { ImageAnalysis } from './image-analysis.entity';

const EXCERPT = 160;

export const toAnalyzerResponse = ({ slug, name, about, canSaveAsPrompt }: ImageAnalyser): AnalyzerResponse => ({
  slug,
  name,
  input_type: 'image',
  can_save_as_prompt: canSaveAsPrompt,
  about,
});

@Injectable()
export class AnalysisMapper {
  constructor(
    private readonly links: FileLinks,
    private readonly analysers: ImageAnalysers,
  ) {}

  toSummary(row: ImageAnalysis): AnalysisSummaryResponse {
    const analyser = this.analysers.find(row.analyzer);
    return {
      id: row.id,
      analyzer: row.analyzer,
      analyzer_name: analyser?.name ?? row.analyzer,
      can_save_as_prompt: analyser?.canSaveAsPrompt ?? false,
      status: row.job.status,
      error: row.job.error,
      name: row.name,
      source: row.source,
      source_id: row.sourceId,
      image_filename: row.imagePath,
      image_url: this.links.sign(BUCKET, row.imagePath),
      media_type: row.mediaType,
      thumbnails: row.thumbnails.map(({ path, width }) => ({ url: this.links.sign(BUCKET, path), width })),
      width: row.width,
      height: row.height,
      average_color: row.averageColor,
      excerpt: excerptOf(row.answer),
      created_at: row.createdAt.toISOString(),
    };
  }

  toResponse(row: ImageAnalysis): AnalysisResponse {
    const { descriptions = null, result = null, facts, method = null } = row.answer ?? {};
    return { ...this.toSummary(row), descriptions, result, facts: facts ? toFacts(facts) : null, method };
  }
}

function excerptOf(answer: Analysis | null): string {
  const text = answer?.descriptions?.[0]?.text ?? answer?.result ?? '';
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).replace(/\s+\S*$/, '')}…` : text;
}

function toFacts({ lines, composition, quality, confusions, faintLines, ...same }: PictureFacts): PictureFactsResponse {
  return {
    ...same,
    lines: lines?.map(({ isLarge, ...line }) => ({ ...line, is_large: isLarge })),
    composition: composition && {
      brightness: composition.brightness,
      contrast: composition.contrast,
      colourfulness: composition.colourfulness,
      weight: composition.weight,
      symmetry: composition.symmetry,
      quiet_space: composition.quietSpace,
      detail: composition.detail,
    },
    quality: quality && {
      width: quality.width,
      height: quality.height,
      blur: quality.blur,
      noise: quality.noise,
      white: quality.white,
      black: quality.black,
      print_width: quality.printWidth,
      print_height: quality.printHeight,
    },
    confusions: confusions?.map(({ seenBy, ...colours }) => ({ ...colours, seen_by: seenBy })),
    faint_lines: faintLines?.map(({ seenBy, ...line }) => ({ ...line, seen_by: seenBy })),
  };
}
