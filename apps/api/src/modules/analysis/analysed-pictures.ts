import { designType } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { ImageProviders, type PictureOrigin, STUDIO_MODEL } from '../../platform/ai';
import { AppError, invalid } from '../../platform/errors';
import { Files, measure, PictureGate } from '../../platform/storage';
import { DesignsService } from '../designs';
import { InspirationsService } from '../inspirations';
import type { Source } from './image-analysis.entity';

/** The pictures that are analysed lie beside those that designs are made of. */
export const BUCKET = 'design-images';
/** 'Maximum 5MB': the largest that is taken has exactly that; the limit of an upload is the first size that is not. */
export const UPLOAD_LIMIT = { bytes: 5 * 1024 * 1024 + 1, sentence: 'Images may have at most 5 MB.' };
const NAME = 200;

export interface AnalysedPicture {
  name: string;
  source: Source;
  sourceId: string | null;
  origin: PictureOrigin | null;
  bytes: Buffer;
  mediaType: string;
  width: number;
  height: number;
}

export interface PictureSource {
  upload?: Express.Multer.File;
  design_id?: string;
  inspiration_id?: string;
}

/** What is analysed: a picture that was uploaded, or one that the caller has. */
@Injectable()
export class AnalysedPictures {
  constructor(
    private readonly designs: DesignsService,
    private readonly inspirations: InspirationsService,
    private readonly providers: ImageProviders,
    private readonly gate: PictureGate,
    private readonly files: Files,
  ) {}

  /** @param field names the upload in the error */
  async get(userId: string, source: PictureSource, field: string): Promise<AnalysedPicture> {
    const found = await this.find(userId, source, field);
    return { ...found, ...(await measure(found.bytes)), name: found.name.trim().slice(0, NAME) };
  }

  private async find(
    userId: string,
    { upload, design_id, inspiration_id }: PictureSource,
    field: string,
  ): Promise<Omit<AnalysedPicture, 'width' | 'height'>> {
    if (upload)
      return { ...(await this.takeIn(userId, upload, field)), source: 'upload', sourceId: null, origin: null };
    if (design_id) return { ...(await this.ofDesign(userId, design_id)), source: 'design', sourceId: design_id };
    if (inspiration_id)
      return { ...(await this.ofInspiration(userId, inspiration_id)), source: 'inspiration', sourceId: inspiration_id };
    throw invalid(field, 'Please select an image file for this analyzer.');
  }

  private async takeIn(userId: string, { path, originalname }: Express.Multer.File, field: string) {
    try {
      const { bytes, mediaType } = await this.gate.accept(userId, path, field, UPLOAD_LIMIT.bytes);
      // multer reads names as Latin-1, and browsers send UTF-8
      return { bytes, mediaType, name: Buffer.from(originalname, 'latin1').toString() };
    } catch (error) {
      if (error instanceof AppError && error.status === 415)
        throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Please upload a valid image file (JPG, PNG, WebP).');
      throw error;
    }
  }

  private async ofDesign(userId: string, id: string) {
    const {
      prompt,
      designType: type,
      provider,
      seed,
      bytes,
      mediaType,
      recipe,
    } = await this.designs.getPicture(id, userId);
    const known = designType(type);
    const isDrawn =
      recipe.operation === 'text-to-image' && provider === 'studio' && recipe.model === STUDIO_MODEL && seed !== null;
    return {
      bytes,
      mediaType,
      name: prompt || known?.label || 'Design',
      origin: {
        ...this.origin(prompt, type, provider),
        ...(isDrawn && {
          drawing: {
            model: recipe.model,
            prompt: recipe.prompt,
            designType: known?.id ?? ('general' as const),
            brand: recipe.brand ? { name: recipe.brand.name } : undefined,
            seed,
          },
        }),
      },
    };
  }

  private async ofInspiration(userId: string, id: string) {
    const { prompt, design_type, provider, image_filename, media_type } = await this.inspirations.get(id, userId);
    if (image_filename === null || media_type === null)
      throw invalid('inspiration_id', 'This inspiration has no image.');
    return {
      bytes: await this.files.readAll({ bucket: 'inspiration-images', path: image_filename }),
      mediaType: media_type,
      name: prompt,
      origin: this.origin(prompt, design_type, provider),
    };
  }

  private origin(prompt: string, type: string, provider: string): PictureOrigin {
    return {
      prompt,
      designType: type === 'general' ? undefined : designType(type)?.label,
      maker: this.providers.find(provider)?.name ?? provider,
    };
  }
}
