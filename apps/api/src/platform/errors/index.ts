export { AppError, invalid, notFound } from './app-error';
export type { FieldError } from './app-error';
export { dependencyAnswer, isOutage } from './dependency-error';
export { errorBody } from './error-body';
export { ErrorFilter } from './error.filter';
export { ErrorResponse } from './error.response';
export { Outage } from './outage';
