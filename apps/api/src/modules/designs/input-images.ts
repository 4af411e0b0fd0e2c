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
    const keep = async (mediaType: string, bytes: Buffer): Promise<InputImage> => {
      const [file, size] = await Promise.all([put(mediaType, bytes), measure(bytes)]);
      return { file, ...size };
    };
    const upload = uploads[field]?.[0];
    if (upload) {
      const { mediaType, bytes } = await this.gate.accept(userId, upload.path, field, PICTURE_LIMIT);
      return keep(mediaType, bytes);
    }
    if (path === undefined) return undefined;
    const file = (await this.files.findOwned('design-images', [path], userId)).get(path);
    if (!file || file.mediaType === 'image/svg+xml') throw invalid(`${field}_path`, 'This image is not one of yours.');
    return keep(file.mediaType, await this.files.readAll(file));
  }
}
