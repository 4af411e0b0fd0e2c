import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  IsString,
  Max,
  Min,
  maxLength as isWithin,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** A rule about texts: what is no text breaks `IsString` alone, so that the sentence about it is the right one. */
const TextRule = (name: string, isKept: (text: string) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value !== 'string' || isKept(value) } }, { message });

// a whole pair is one code point to a pattern with `u`: only a half is \p{Cs} (surrogate)
// eslint-disable-next-line no-control-regex -- NUL is what is looked for
const UNKEPT = /[\u0000\p{Cs}]/u;

/** Text that the database can keep: PostgreSQL has no place for NUL nor for half of a surrogate pair. `name` begins the sentences about it. */
export const IsText = (name: string, maxLength: number) =>
  applyDecorators(
    TextRule('isKept', (text) => !UNKEPT.test(text), `${name} must not contain NUL characters or broken Unicode.`),
    TextRule('maxLength', (text) => isWithin(text, maxLength), `${name} must be at most ${maxLength} characters.`),
    IsString({ message: ({ value }) => (value == null ? `${name} is required.` : `${name} must be text.`) }),
  );

// the offset ends where PostgreSQL's does
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-5]):[0-5]\d))?$/;

function isTimestamp(value: unknown): boolean {
  const date = typeof value === 'string' ? TIMESTAMP.exec(value)?.[1] : undefined;
  if (date === undefined || date < '0001') return false;
  // JavaScript takes 31 February for 3 March
  const instant = new Date(date);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

/** A moment that both JavaScript and PostgreSQL understand, and alike: ISO 8601 has many forms that only one of them knows. */
export const IsTimestamp = (name: string) =>
  ValidateBy({
    name: 'isTimestamp',
    validator: {
      validate: isTimestamp,
      defaultMessage: () =>
        `${name} must be a date such as 2026-01-31, or a date and time with zone such as 2026-01-31T12:00:00Z, from the year 0001.`,
    },
  });

/** A list of at most `max` objects of that type. `name` begins the sentences about it. */
export const IsListOf = (type: () => new () => object, name: string, max: number) =>
  applyDecorators(
    Type(type),
    ValidateNested({ each: true }),
    // what is nested may be a list too, and an empty one has nothing that could be wrong
    IsObject({ each: true, message: `${name} must hold objects.` }),
    ArrayMaxSize(max, { message: `${name} must hold at most ${max}.` }),
    IsArray({ message: `${name} must be a list.` }),
  );

/** The version that a writer had seen, 0 when there was none; it may be left out. */
export const IsVersion = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    IsInt({ message: 'version must be a whole number.' }),
    Min(0, { message: 'version must be 0 or more.' }),
    Max(2_147_483_647, { message: 'version must be 2147483647 or less.' }),
  );

/** Without the blanks around it. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Without what PostgreSQL cannot keep, where a text comes from a model and is to be kept whatever is wrong with it. */
export const WithoutUnkept = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(UNKEPT).join('') : value));

/** Forms and query strings write a field that was left empty as ''. */
export const EmptyAsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** Multipart forms know no numbers. Only text is converted: `true` and `[1]` stay what they are and are refused. */
export const NumberFromForm = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '' ? undefined : typeof value === 'string' ? Number(value) : value,
  );

export const BooleanFromForm = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '' ? undefined : value === 'true' ? true : value === 'false' ? false : value,
  );
