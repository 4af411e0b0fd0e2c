import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';

/** Text that the database can keep: PostgreSQL has no place for NUL. `name` begins the sentences about it. */
export const IsText = (name: string, maxLength: number) =>
  applyDecorators(
    // eslint-disable-next-line no-control-regex -- NUL is what is looked for
    Matches(/^[^\u0000]*$/, { message: `${name} must not contain NUL characters.` }),
    MaxLength(maxLength, { message: `${name} must be at most ${maxLength} characters.` }),
    IsString({ message: `${name} must be text.` }),
  );

/** Forms and query strings write a field that was left empty as ''. */
export const EmptyAsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** Multipart forms know no numbers. Only text is converted: `true` and `[1]` stay what they are and are refused. */
export const NumberFromForm = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : typeof value === 'string' ? Number(value) : value));

export const BooleanFromForm = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value === 'true' ? true : value === 'false' ? false : value));
