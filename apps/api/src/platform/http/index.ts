export { ApiErrors } from './api-errors';
export { BooleanFromForm, EmptyAsAbsent, IsText, NumberFromForm } from './fields';
export { IdParam } from './id.param';
export { MessageResponse } from './message.response';
export { validationPipe } from './validation';
