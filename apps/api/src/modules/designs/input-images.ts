import type { InputField } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../platform/errors';
import { PICTURE_LIMIT, type UploadedPictures } from '../../platform/http';
import { Files, PictureGate, type Put, type StoredFile } from '../../platform/storage';

export type InputUploads = UploadedPictures<InputField>;

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
  ): Promise<StoredFile | undefined> {
    const upload = uploads[field]?.[0];
    if (upload) {
      const { mediaType, bytes } = await this.gate.accept(userId, upload.path, field, PICTURE_LIMIT);
      return put(mediaType, bytes);
    }
    if (path === undefined) return undefined;
    const file = (await this.files.findOwned('design-images', [path], userId)).get(path);
    if (!file || file.mediaType === 'image/svg+xml') throw invalid(`${field}_path`, 'This image is not one of yours.');
    return put(file.mediaType, await this.files.readAll(file));
  }
}
