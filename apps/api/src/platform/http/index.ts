export { ApiErrors } from './api-errors';
export {
  BooleanFromForm,
  EmptyAsAbsent,
  IsListOf,
  IsText,
  IsTimestamp,
  IsVersion,
  NumberFromForm,
  Trimmed,
  WithoutUnkept,
} from './fields';
export { IdParam } from './id.param';
export { jsonBodies, TakesJsonUpTo } from './json-bodies';
export { isLocalRequest } from './local-request';
export { MediaTypeGuard } from './media-type.guard';
export { MessageResponse } from './message.response';
export { noStore } from './no-store';
export { PICTURE_LIMIT, TakesPictures, TakesPicturesUpTo } from './picture-uploads';
export type { UploadedPictures } from './picture-uploads';
export { validationPipe } from './validation';
export { VersionParam } from './version.param';
