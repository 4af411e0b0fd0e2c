import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError, type FieldError } from '../errors';

const flatten = (errors: ValidationError[], path = ''): FieldError[] =>
  errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? `${error.property} is not a known field.` : message,
    }));
    return [...own.slice(0, 1), ...flatten(error.children ?? [], field)];
  });

/** DTOs are whitelists: an unknown field is refused, since a misspelt one would otherwise be ignored silently. */
export const validationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => {
      const details = flatten(errors);
      return new AppError(400, 'VALIDATION_FAILED', details[0]?.message ?? 'The request is not valid.', { details });
    },
  });
