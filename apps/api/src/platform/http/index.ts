export { ApiErrors } from './api-errors';
export { BooleanFromForm, EmptyAsAbsent, IsText, IsTimestamp, NumberFromForm } from './fields';
export { IdParam } from './id.param';
export { MediaTypeGuard } from './media-type.guard';
export { MessageResponse } from './message.response';
export { PICTURE_LIMIT, TakesPictures } from './picture-uploads';
export type { UploadedPictures } from './picture-uploads';
export { validationPipe } from './validation';
