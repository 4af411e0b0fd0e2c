import type { InputField } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../platform/errors';
import { PICTURE_LIMIT, type UploadedPictures } from '../../platform/http';
import { Files, measure, PictureGate, type Put, type StoredFile } from '../../platform/storage';

export type InputUploads = UploadedPictures<InputField>;

/** An input picture of a request, as it was stored. */
export interface InputImage {
  file: StoredFile;
  /** pixels */
  width: number;
  height: number;
}

/** The pictures that an operation starts from: uploaded, or one that the caller has already. */
@Injectable()
export class InputImages {
  constructor(
    private readonly files: Files,
    private readonly gate: PictureGate,
  ) {}

  /**
   * A copy of its own for the request, so that deleting the original leaves the recipe whole. The row is the caller's
   * to record, in the transaction of the request.
   *
   * @param put as Files.together hands it out
   */
  async store(
    put: Put,
    userId: string,
    field: InputField,
    uploads: InputUploads,
    path: string | undefined,
  ): Promise<InputImage | undefined> {
    const upload = uploads[field]?.[0];
    if (upload) return this.takeIn(put, userId, field, upload.path);
    return path === undefined ? undefined : this.copy(put, userId, `${field}_path`, path);
  }

  /** As `store`, of several uploads and then of several of the caller's own, one after the other. */
  async storeAll(
    put: Put,
    userId: string,
    uploads: readonly Express.Multer.File[],
    paths: readonly string[],
  ): Promise<InputImage[]> {
    const images: InputImage[] = [];
    for (const { path } of uploads) images.push(await this.takeIn(put, userId, 'images', path));
    for (const path of paths) images.push(await this.copy(put, userId, 'image_paths', path));
    return images;
  }

  private async takeIn(put: Put, userId: string, field: string, upload: string): Promise<InputImage> {
    const { mediaType, bytes } = await this.gate.accept(userId, upload, field, PICTURE_LIMIT);
    return keep(put, mediaType, bytes);
  }

  private async copy(put: Put, userId: string, field: string, path: string): Promise<InputImage> {
    const file = (await this.files.findOwned('design-images', [path], userId)).get(path);
    if (!file || file.mediaType === 'image/svg+xml') throw invalid(field, 'This image is not one of yours.');
    return keep(put, file.mediaType, await this.files.readAll(file));
  }
}

async function keep(put: Put, mediaType: string, bytes: Buffer): Promise<InputImage> {
  const [file, size] = await Promise.all([put(mediaType, bytes), measure(bytes)]);
  return { file, ...size };
}
