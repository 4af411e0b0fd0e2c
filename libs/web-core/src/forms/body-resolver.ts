import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { $ZodRawIssue, $ZodType } from 'zod/v4/core';

/** What is said of a field that breaks a rule of its schema; a plain sentence where none is given. */
export interface FieldTexts {
  /** Nothing is there. */
  required?: string;
  /** Too short, or too small a number. */
  min?: string;
  /** Too long, or too great a number. */
  max?: string;
}

interface BodyRules<Values, Body, Known> {
  /** The body that these values make: trimmed, without what the choice made elsewhere in the form does not need. */
  body: (values: Values) => Body;
  texts?: { [Field in keyof Known & string]?: FieldTexts };
  /** Rules that the schema does not know, as a sentence for each field; they come before the schema's. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string | undefined>>;
}

function sentenceFor(issue: $ZodRawIssue, { required, min, max }: FieldTexts = {}): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  const characters = (limit: unknown) =>
    'origin' in issue && issue.origin === 'string' ? `${String(limit)} characters` : String(limit);
  if (isEmpty) return required ?? 'Please fill this in.';
  if (issue.code === 'too_small') return min ?? `Please enter at least ${characters(issue.minimum)}.`;
  if (issue.code === 'too_big') return max ?? `Please enter at most ${characters(issue.maximum)}.`;
  return 'Please check this entry.';
}

/**
 * Checks what a form would send by the schema generated from the API's description. Fields and members of the body have the same names,
 * so that an error of one, and the server's `details`, belong to the other.
 */
export function bodyResolver<Values extends FieldValues, Known extends FieldValues, Body extends Known>(
  schema: $ZodType<unknown, Known>,
  { body, texts = {}, check }: BodyRules<Values, Body, Known>,
): Resolver<Values, unknown, Body> {
  const bySchema = zodResolver(
    schema,
    {
      error: (issue) => sentenceFor(issue, texts[issue.path?.join('.') as keyof Known & string]),
    },
    { raw: true },
  ) as Resolver<Known, unknown, Body>;
  return async (values, context, options) => {
    const found = await bySchema(body(values), context, options as never);
    const errors = Object.entries(check?.(values) ?? {}).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, { type: 'check', message, ref: options.fields[field as never]?.ref }]],
    );
    if (errors.length === 0) return found as never;
    return { values: {}, errors: { ...found.errors, ...Object.fromEntries(errors) } as FieldErrors<Values> };
  };
}
